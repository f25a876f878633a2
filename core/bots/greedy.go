package bots

import (
	"context"

	"github.com/sandbar-games/sandbar/core"
)

// GreedyOptions say how thoroughly the greedy bot looks. The zero value is the
// default.
type GreedyOptions struct {
	// Worlds is the number of worlds imagined for a decision; 0 or less means 20.
	Worlds int
}

// NewGreedy returns a bot that looks one move ahead: in each imagined world the
// others who choose at the same time do so at random, the move is played, and
// chance and reveals run their course until a player is to act. The bot takes the
// move with the best mean of the game's Evaluate, or of the share of the lead in
// points if the game has none; among equals it draws.
func NewGreedy[S comparable, M core.Move, V comparable, PS core.State[S, M, V], PV core.View[S, M, V]](
	game core.Game[S, M, V], options GreedyOptions,
) Bot[M, V] {
	return newSampler[S, M, V, PS, PV](game, orDefault(options.Worlds, 20), 0)
}

// FlatOptions say how much the flat Monte Carlo bot plays out. The zero value is
// the default.
type FlatOptions struct {
	// Playouts is the number of playouts of each move; 0 or less means 100.
	Playouts int
	// Cutoff is the number of events after which a playout ends with an estimate
	// instead of a result; 0 or less means that it goes to the end of the game, or
	// through 100,000 events if that is sooner.
	Cutoff int
}

// NewFlat returns a flat Monte Carlo bot: for every imagined world it plays each
// move once and then on at random, and it takes the move with the best mean
// share of the victory; among equals it draws.
func NewFlat[S comparable, M core.Move, V comparable, PS core.State[S, M, V], PV core.View[S, M, V]](
	game core.Game[S, M, V], options FlatOptions,
) Bot[M, V] {
	return newSampler[S, M, V, PS, PV](game, orDefault(options.Playouts, 100), orDefault(options.Cutoff, toTheEnd))
}

func orDefault(n, otherwise int) int {
	if n <= 0 {
		return otherwise
	}
	return n
}

// sampler tries every move in the same imagined worlds, and for each world with
// the same luck, so that moves differ by what they do.
type sampler[S comparable, M core.Move, V comparable, PS core.State[S, M, V], PV core.View[S, M, V]] struct {
	world[S, M, V, PS]
	worlds, cutoff int
	view           V
	start          S   // the world before the move
	choices        []M // the moves to choose from
	rng            core.RNG
	sums           []float64
}

func newSampler[S comparable, M core.Move, V comparable, PS core.State[S, M, V], PV core.View[S, M, V]](
	game core.Game[S, M, V], worlds, cutoff int,
) *sampler[S, M, V, PS, PV] {
	return &sampler[S, M, V, PS, PV]{
		world:  world[S, M, V, PS]{evaluate: game.Evaluate},
		worlds: worlds, cutoff: cutoff,
	}
}

// Choose satisfies [Bot].
func (b *sampler[S, M, V, PS, PV]) Choose(ctx context.Context, view V, moves []M, rng *core.RNG) M {
	b.view, b.plies = view, 0
	b.moves = PV(&b.view).AppendMoves(b.moves[:0])
	b.choices = appendLegal(b.choices[:0], moves, b.moves)
	switch moves = b.choices; len(moves) {
	case 0:
		var none M
		return none
	case 1:
		return moves[0]
	}
	me := PV(&b.view).Viewer()
	b.sums = append(b.sums[:0], make([]float64, len(moves))...)
	for range b.worlds {
		if ctx.Err() != nil {
			break
		}
		b.state = PV(&b.view).Determinize(rng)
		b.others(me, rng)
		b.start = b.state
		luck := core.NewRNG(rng.Uint64(), rng.Uint64())
		for i, m := range moves {
			b.state, b.rng = b.start, luck
			b.apply(me, m)
			b.playout(&b.rng, b.cutoff)
			b.sums[i] += b.shares()[me]
		}
	}
	return moves[drawBest(b.sums, rng)]
}

// drawBest returns the index of the greatest value, drawn among equal ones.
func drawBest(values []float64, rng *core.RNG) int {
	best, equal := 0, 0
	for i, v := range values {
		switch {
		case i == 0 || v > values[best]:
			best, equal = i, 1
		case v == values[best]:
			if equal++; rng.Intn(equal) == 0 {
				best = i
			}
		}
	}
	return best
}
