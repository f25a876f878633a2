package main

import (
	"slices"
	"strings"

	"github.com/sandbar-games/sandbar/core"
	"github.com/sandbar-games/sandbar/core/bots"
)

// kinds are the kinds of bots to play against, the weakest first.
var kinds = []string{"random", "greedy", "flat", "search"}

func botNames() string { return strings.Join(kinds, ", ") }

func botKnown(kind string) bool { return slices.Contains(kinds, kind) }

// newBot returns the bot of a kind that botKnown knows. Each follows the generator
// that it is given and nothing else, so that a game taken up again goes on alike.
func newBot[S comparable, M core.Move, V comparable, PS core.State[S, M, V], PV core.View[S, M, V]](
	game core.Game[S, M, V], kind string,
) bots.Bot[M, V] {
	switch kind {
	case "greedy":
		return bots.NewGreedy[S, M, V, PS, PV](game, bots.GreedyOptions{})
	case "flat":
		return bots.NewFlat[S, M, V, PS, PV](game, bots.FlatOptions{})
	case "search":
		return bots.NewSearch[S, M, V, PS, PV](game, bots.SearchOptions{})
	}
	return bots.NewRandom(game)
}
