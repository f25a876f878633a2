package shinybandits

import (
	"testing"
	"unsafe"

	"github.com/sandbar-games/sandbar/core"
	"github.com/stretchr/testify/require"
)

func TestEvaluateIsAShareOfTheVictory(t *testing.T) {
	for seats := 2; seats <= 5; seats++ {
		rng := core.NewRNG(5, uint64(seats))
		s, err := New(seats, Options{})
		require.NoError(t, err)
		for {
			sum := 0.0
			for seat := range core.Seat(seats) {
				share := Evaluate(&s).Of(seat)
				require.True(t, share >= 0 && share <= 1, share)
				sum += share
			}
			require.InDelta(t, 1, sum, 1e-9)
			if s.Next() == core.Nobody {
				break
			}
			step(t, &s, &rng)
		}
	}
}

func TestEvaluateLooksAtTheRound(t *testing.T) {
	// All alike at the start.
	s, err := New(4, Options{})
	require.NoError(t, err)
	require.InDelta(t, 0.25, Evaluate(&s).Of(3), 1e-9)

	// A lead counts, and the more the later.
	early, late := s, lateRound(t, 4, 9, [2]int{}, Caught)
	early.nuggets[0], late.nuggets[0] = 5, 5
	require.Greater(t, Evaluate(&early).Of(0), 0.25)
	require.Greater(t, Evaluate(&late).Of(0), Evaluate(&early).Of(0))

	// To go where most is to be had alone is better, and so is a good card.
	s = dealtWith(t, 2, "nest2/stream9", "camp1/nest1")
	do(t, &s, 1, "bandit magpie")
	rich, poor := s, s
	do(t, &rich, 0, "bandit raccoon")
	do(t, &poor, 0, "bandit magpie")
	require.Greater(t, Evaluate(&rich).Of(0), Evaluate(&poor).Of(0))
	turnUp(t, &rich)
	plus, caught := rich, rich
	do(t, &plus, 0, "action plus")
	do(t, &caught, 0, "action caught")
	require.Greater(t, Evaluate(&plus).Of(0), Evaluate(&caught).Of(0))
}

func TestFitsTellsWhatSpeaksAgainstIt(t *testing.T) {
	s := dealtWith(t, 2, "nest2/stream9", "camp1/nest1")
	before := s.View(0)
	do(t, &s, 0, "bandit magpie")
	after := s.View(0)
	require.NoError(t, after.Fits(&s))
	require.ErrorContains(t, before.Fits(&s), "does not look like the view")
	s.hidden[0].Bandit = Raccoon
	require.ErrorContains(t, after.Fits(&s), "has chosen otherwise")
	other := s.View(1)
	require.NoError(t, other.Fits(&s))
}

func TestSizes(t *testing.T) {
	require.LessOrEqual(t, unsafe.Sizeof(State{}), uintptr(96))
	require.EqualValues(t, 94, unsafe.Sizeof(State{}), "as its documentation says")
	require.EqualValues(t, 8, unsafe.Sizeof(Move{}))
}
