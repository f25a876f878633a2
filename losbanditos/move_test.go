package losbanditos_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	lb "github.com/sandbar-games/sandbar/losbanditos"
)

func TestMovesTellWhatTheyAre(t *testing.T) {
	red5 := lb.NewDie(lb.Red, 5)
	for _, c := range []struct {
		move         lb.Move
		text         string
		kind         lb.Kind
		die          lb.Die
		place, value int
	}{
		{lb.Move{}, "none", 0, 0, 0, 0},
		{lb.Roll(), "roll", lb.KindRoll, 0, 0, 0},
		{lb.Place(red5, 2), "place red5 2", lb.KindPlace, red5, 2, 0},
		{lb.Claim(3), "claim 3", lb.KindClaim, 0, 3, 0},
		{lb.GiveUp(1), "giveup 1", lb.KindGiveUp, 0, 1, 0},
		{lb.Done(), "done", lb.KindDone, 0, 0, 0},
		{lb.Reveal(3, 4), "reveal worth3 4", lb.KindReveal, 0, 4, 3},
		{lb.Draw(red5), "draw red5", lb.KindDraw, red5, 0, 0},
	} {
		require.Equal(t, c.text, c.move.String())
		require.Equal(t, c.kind, c.move.Kind(), c.text)
		require.Equal(t, c.die, c.move.Die(), c.text)
		require.Equal(t, c.place, c.move.Place(), c.text)
		require.Equal(t, c.value, c.move.Value(), c.text)
		if c.kind != 0 {
			m, err := lb.ParseMove(c.text)
			require.NoError(t, err)
			require.Equal(t, c.move, m)
		}
	}
	for _, d := range kinds {
		read, err := lb.ParseDie(d.String())
		require.NoError(t, err)
		require.Equal(t, d, read)
		require.Equal(t, d, lb.NewDie(d.Colour(), d.Value()))
	}
	require.Equal(t, "blue", lb.Blue.String())
	require.Equal(t, "none", lb.Colour(0).String())
}
