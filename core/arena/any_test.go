package arena_test

import (
	"context"
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/sandbar-games/sandbar/core/arena"
	"github.com/sandbar-games/sandbar/core/bots"
	"github.com/sandbar-games/sandbar/core/internal/highcard"
)

// Bots by name play as the same bots made in code.
func TestAny_PlaysAsTheBotsThemselves(t *testing.T) {
	game := arena.Any(highcard.Game)
	named := []arena.Named{{Name: "a", Bot: "random"}, {Name: "b", Bot: "greedy", Options: []byte(`{"worlds":5}`)}}
	entrants := []entrant{
		{Name: "a", New: func() bots.Bot[highcard.Move, highcard.View] { return bots.NewRandom(highcard.Game) }},
		{Name: "b", New: func() bots.Bot[highcard.Move, highcard.View] {
			return bots.NewGreedy(highcard.Game, bots.GreedyOptions{Worlds: 5})
		}},
	}
	ctx, options := context.Background(), arena.Options{Seats: 3, Deals: 10, Seed: 4}

	want, err := arena.RoundRobin(ctx, highcard.Game, entrants, options)
	require.NoError(t, err)
	got, err := game.RoundRobin(ctx, named, options)
	require.NoError(t, err)
	require.Equal(t, want.Games, got.Games)
	require.NotEmpty(t, got.Games)

	want, err = arena.Ladder(ctx, highcard.Game, entrants, options)
	require.NoError(t, err)
	got, err = game.Ladder(ctx, named, options)
	require.NoError(t, err)
	require.Equal(t, want.Games, got.Games)

	lineups := [][]int{{0, 1, 0}}
	want, err = arena.Play(ctx, highcard.Game, entrants, lineups, options)
	require.NoError(t, err)
	got, err = game.Play(ctx, named, lineups, options)
	require.NoError(t, err)
	require.Equal(t, want.Games, got.Games)
}

func TestAny_RefusesBotsThatThereAreNot(t *testing.T) {
	game := arena.Any(highcard.Game)
	ctx := context.Background()
	for err, named := range map[string][]arena.Named{
		`no bot "clever"`: {{Name: "a", Bot: "random"}, {Name: "b", Bot: "clever"}},
		"want 0 or more":  {{Name: "a", Bot: "random"}, {Name: "b", Bot: "greedy", Options: []byte(`{"worlds":-1}`)}},
	} {
		_, got := game.RoundRobin(ctx, named, arena.Options{})
		require.ErrorContains(t, got, err)
		_, got = game.Ladder(ctx, named, arena.Options{})
		require.ErrorContains(t, got, err)
		_, got = game.Play(ctx, named, [][]int{{0, 1}}, arena.Options{})
		require.ErrorContains(t, got, err)
	}
}
