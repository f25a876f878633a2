package arena

import (
	"context"

	"github.com/sandbar-games/sandbar/core"
	"github.com/sandbar-games/sandbar/core/bots"
)

// AnyGame is a game in which bots by name meet, for programs that learn the game at run
// time.
type AnyGame struct {
	Name, Title        string
	MinSeats, MaxSeats int // with at least two seats
	// Play, RoundRobin and Ladder do what the functions of these names do.
	Play       func(ctx context.Context, entrants []Named, lineups [][]int, options Options) (*Result, error)
	RoundRobin func(ctx context.Context, entrants []Named, options Options) (*Result, error)
	Ladder     func(ctx context.Context, entrants []Named, options Options) (*Result, error)
}

// Named is an entrant that is one of the library's bots.
type Named struct {
	Name    string // unique among the entrants
	Bot     string // the kind, one of bots.Names
	Options []byte // the bot's, a JSON object, or none
}

// Any puts a game behind text.
func Any[S comparable, M core.Move, V comparable, PS core.State[S, M, V], PV core.View[S, M, V]](
	game core.Game[S, M, V],
) AnyGame {
	enter := func(named []Named) ([]Entrant[M, V], error) { return Enter[S, M, V, PS, PV](game, named) }
	return AnyGame{
		Name: game.Name, Title: game.Title, MinSeats: max(2, game.MinSeats), MaxSeats: game.MaxSeats,
		Play: func(ctx context.Context, named []Named, lineups [][]int, options Options) (*Result, error) {
			entrants, err := enter(named)
			if err != nil {
				return nil, err
			}
			return Play[S, M, V, PS, PV](ctx, game, entrants, lineups, options)
		},
		RoundRobin: func(ctx context.Context, named []Named, options Options) (*Result, error) {
			entrants, err := enter(named)
			if err != nil {
				return nil, err
			}
			return RoundRobin[S, M, V, PS, PV](ctx, game, entrants, options)
		},
		Ladder: func(ctx context.Context, named []Named, options Options) (*Result, error) {
			entrants, err := enter(named)
			if err != nil {
				return nil, err
			}
			return Ladder[S, M, V, PS, PV](ctx, game, entrants, options)
		},
	}
}

// Enter returns the entrants that are the library's bots by name. A kind that there is
// not and options that it does not take are errors.
func Enter[S comparable, M core.Move, V comparable, PS core.State[S, M, V], PV core.View[S, M, V]](
	game core.Game[S, M, V], named []Named,
) ([]Entrant[M, V], error) {
	var entrants []Entrant[M, V]
	for _, n := range named {
		if _, err := bots.Named[S, M, V, PS, PV](game, n.Bot, n.Options); err != nil {
			return nil, err
		}
		entrants = append(entrants, Entrant[M, V]{Name: n.Name, New: func() bots.Bot[M, V] {
			bot, err := bots.Named[S, M, V, PS, PV](game, n.Bot, n.Options)
			if err != nil {
				panic("arena: a bot that could be made cannot be made again: " + err.Error())
			}
			return bot
		}})
	}
	return entrants, nil
}
