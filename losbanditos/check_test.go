package losbanditos

import (
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/sandbar-games/sandbar/core"
)

// TestCheckFindsWhatNoCallerCanCause spoils a state from inside, where neither a
// move nor JSON reaches.
func TestCheckFindsWhatNoCallerCanCause(t *testing.T) {
	sound, err := New(seats, Options{})
	require.NoError(t, err)
	red5, blue2 := die(Red, 5), die(Blue, 2)
	for _, e := range []struct {
		by core.Seat
		m  Move
	}{
		{core.Chance, Reveal(3, 1)}, {core.Chance, Reveal(2, 2)}, {core.Chance, Reveal(1, 3)}, {core.Chance, Reveal(1, 4)},
		{0, Roll()}, {core.Chance, Draw(red5)}, {0, Place(red5, 1)}, {0, Done()},
		{1, Roll()}, {core.Chance, Draw(red5)}, {core.Chance, Draw(blue2)},
	} {
		require.NoError(t, sound.Apply(e.by, e.m))
	}
	require.NoError(t, sound.Check())
	for says, spoil := range map[string]func(s *State){
		"63 is no die":           func(s *State) { s.hand[0] = 63 },
		"hand: the dice are not": func(s *State) { s.hand = [...]Die{blue2, red5} },
		"not in ascending order": func(s *State) { s.sides[0][0] = Side{0, red5} },
		"red dice: 7":            func(s *State) { s.bag[Red]++ },
		"next 0":                 func(s *State) { s.next = 0 },
		"next chance":            func(s *State) { s.next = core.Chance },
		"due 2":                  func(s *State) { s.due = 2 },
		"the first element":      func(s *State) { s.bag[0] = 1 },
		"no tile is worth 0":     func(s *State) { s.won[1][0] = 1 },
	} {
		s := sound
		spoil(&s)
		require.ErrorContains(t, s.Check(), says)
	}
}
