package main

import (
	"context"
	"fmt"
	"slices"
	"strings"

	"github.com/sandbar-games/sandbar/beachbandits"
	"github.com/sandbar-games/sandbar/core"
	"github.com/sandbar-games/sandbar/core/arena"
	"github.com/sandbar-games/sandbar/core/bots"
	"github.com/sandbar-games/sandbar/losbanditos"
	"github.com/sandbar-games/sandbar/mermaids"
	"github.com/sandbar-games/sandbar/shinybandits"
	"github.com/sandbar-games/sandbar/strandbufe"
)

// contests returns all games that can be played.
func contests() []contest {
	return []contest{
		of(losbanditos.Game),
		of(shinybandits.Game),
		of(beachbandits.Game),
		of(mermaids.Game),
		of(strandbufe.Game),
	}
}

// contest is a game with its types hidden.
type contest struct {
	name, title string
	least, most int // seats
	play        func(context.Context, settings) (*arena.Result, error)
}

func of[S comparable, M core.Move, V comparable, PS core.State[S, M, V], PV core.View[S, M, V]](
	game core.Game[S, M, V],
) contest {
	return contest{
		name: game.Name, title: game.Title, least: max(2, game.MinSeats), most: game.MaxSeats,
		play: func(ctx context.Context, set settings) (*arena.Result, error) {
			var entrants []arena.Entrant[M, V]
			for _, name := range set.bots {
				entrants = append(entrants, enter[S, M, V, PS, PV](game, name, set.iterations))
			}
			switch {
			case set.table: // the first bot alone among each of the others
				var lineups [][]int
				for other := 1; other < len(entrants); other++ {
					lineup := slices.Repeat([]int{other}, set.options.Seats)
					lineup[0] = 0
					lineups = append(lineups, lineup)
				}
				return arena.Play[S, M, V, PS, PV](ctx, game, entrants, lineups, set.options)
			case set.ladder:
				return arena.Ladder[S, M, V, PS, PV](ctx, game, entrants, set.options)
			}
			return arena.RoundRobin[S, M, V, PS, PV](ctx, game, entrants, set.options)
		},
	}
}

var kinds = []string{"search", "flat", "greedy", "random", "expectimax"}

// enter returns the entrant of a kind.
func enter[S comparable, M core.Move, V comparable, PS core.State[S, M, V], PV core.View[S, M, V]](
	game core.Game[S, M, V], kind string, iterations int,
) arena.Entrant[M, V] {
	return arena.Entrant[M, V]{Name: kind, New: func() bots.Bot[M, V] {
		switch kind {
		case "search":
			return bots.NewSearch[S, M, V, PS, PV](game, bots.SearchOptions{Iterations: iterations})
		case "flat":
			return bots.NewFlat[S, M, V, PS, PV](game, bots.FlatOptions{})
		case "greedy":
			return bots.NewGreedy[S, M, V, PS, PV](game, bots.GreedyOptions{})
		case "expectimax":
			return bots.NewExpectimax[S, M, V, PS, PV](game, bots.ExpectimaxOptions{})
		}
		return bots.NewRandom(game)
	}}
}

func botKnown(name string) bool { return slices.Contains(kinds, name) }

func botNames() string { return strings.Join(kinds, ", ") }

func gameNames() string {
	var names []string
	for _, c := range contests() {
		names = append(names, c.name)
	}
	return strings.Join(names, ", ")
}

func find(name string) (contest, error) {
	for _, c := range contests() {
		if c.name == name {
			return c, nil
		}
	}
	return contest{}, fmt.Errorf("no game %q: there are %s", core.Clip(name), gameNames())
}
