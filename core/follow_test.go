package core_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/sandbar-games/sandbar/core"
	"github.com/sandbar-games/sandbar/losbanditos"
	"github.com/sandbar-games/sandbar/mermaids"
)

func TestPlayNeverTakesChance(t *testing.T) {
	start, err := losbanditos.Game.New(2, nil)
	require.NoError(t, err)
	s := start
	wrapped := 255
	require.ErrorIs(t, core.Play(&s, core.Seat(wrapped), losbanditos.Reveal(1, 1)), core.ErrIllegal)
	require.Equal(t, start, s)
	require.NoError(t, s.Apply(core.Chance, losbanditos.Reveal(1, 1)), "which Apply takes")
}

func TestFollowShowsEachViewerWhatItSaw(t *testing.T) {
	rng := core.NewRNG(3, 0)
	table, err := mermaids.NewTable(3, mermaids.Options{}, &rng)
	require.NoError(t, err)
	s, err := table.StateAt(0)
	require.NoError(t, err)
	for range 60 {
		if table.Over() {
			break
		}
		require.NoError(t, table.Play(table.Next(), table.Moves(table.Next())[0]))
	}
	views := []mermaids.View{s.View(0), s.View(1), s.View(2), s.View(core.Nobody)}
	var seen []mermaids.Move
	for i, e := range table.Log() {
		seen, err = core.Follow(seen[:0], &s, views, e.By, e.Move)
		require.NoError(t, err)
		for v, viewer := range []core.Seat{0, 1, 2, core.Nobody} {
			require.Equal(t, table.Events(viewer, i)[0].Move, seen[v])
		}
	}
	for v, viewer := range []core.Seat{0, 1, 2, core.Nobody} {
		require.Equal(t, table.View(viewer), views[v])
	}
	before, state := append([]mermaids.View{}, views...), s
	seen, err = core.Follow(seen[:1], &s, views, core.Nobody, mermaids.Move{})
	require.ErrorIs(t, err, core.ErrIllegal)
	require.Len(t, seen, 1)
	require.Equal(t, before, views)
	require.Equal(t, state, s)
}
