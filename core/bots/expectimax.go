package bots

import (
	"context"

	"github.com/sandbar-games/sandbar/core"
)

// ExpectimaxOptions say how far ahead [Expectimax] looks. The zero value is the
// default.
type ExpectimaxOptions struct {
	// Depth is the number of decisions, of any seat, that are looked ahead, the
	// bot's own one included; 0 or less means 2. Chance does not count.
	Depth int
}

// Expectimax computes the expectation of every move from the exact probabilities
// of all that chance can bring, down to a depth, where the game's Evaluate has
// the last word. Every seat maximises its own expectation (for more than two,
// this is the max^n of Luckhardt and Irani 1986 with chance nodes).
//
// It is made for games that hide nothing but what chance will bring, such as Los
// Banditos. In a game with hidden cards it looks at one world, drawn at random.
type Expectimax[S comparable, M core.Move, V comparable, PS core.State[S, M, V], PV core.View[S, M, V]] struct {
	world[S, M, V, PS]
	depth int
	// known has the values of states met with a number of decisions to go: the
	// same state is often reached by moves or outcomes in another order.
	known map[situation[S]]core.Shares
}

type situation[S comparable] struct {
	state S
	depth int
}

// NewExpectimax returns an expectimax bot.
func NewExpectimax[S comparable, M core.Move, V comparable, PS core.State[S, M, V], PV core.View[S, M, V]](
	game core.Game[S, M, V], options ExpectimaxOptions,
) *Expectimax[S, M, V, PS, PV] {
	return &Expectimax[S, M, V, PS, PV]{
		world: world[S, M, V, PS]{evaluate: game.Evaluate},
		depth: orDefault(options.Depth, 2),
		known: map[situation[S]]core.Shares{},
	}
}

// Choose satisfies [Bot]: it returns the move of the greatest expectation, the
// first one among equals. When ctx is done it settles for the moves looked at.
func (b *Expectimax[S, M, V, PS, PV]) Choose(ctx context.Context, view V, moves []M, rng *core.RNG) M {
	moves = appendLegal(nil, moves, PV(&view).AppendMoves(nil))
	switch len(moves) {
	case 0:
		var none M
		return none
	case 1:
		return moves[0]
	}
	me := PV(&view).Viewer()
	start := PV(&view).Determinize(rng)
	best, value := moves[0], -1.0
	for _, m := range moves {
		if v := b.after(ctx, start, me, m, b.depth)[me]; v > value && ctx.Err() == nil {
			best, value = m, v
		}
	}
	clear(b.known)
	return best
}

// Values returns what each seat may expect of a state, the share of the victory
// or an estimate of it, when all play for their own expectation. It returns nil if
// ctx is done before they are known.
func (b *Expectimax[S, M, V, PS, PV]) Values(ctx context.Context, state S) []float64 {
	values := b.expect(ctx, state, b.depth)
	clear(b.known)
	if ctx.Err() != nil {
		return nil
	}
	return append([]float64(nil), values[:PS(&state).Seats()]...)
}

// after returns the values of the state after a move.
func (b *Expectimax[S, M, V, PS, PV]) after(ctx context.Context, state S, by core.Seat, m M, depth int) core.Shares {
	b.state = state
	b.apply(by, m)
	return b.expect(ctx, b.state, depth-1)
}

// expect returns the values of a state with a number of decisions to go.
func (b *Expectimax[S, M, V, PS, PV]) expect(ctx context.Context, state S, depth int) core.Shares {
	by := PS(&state).Next()
	if by == core.Nobody || by != core.Chance && depth == 0 {
		b.state = state
		return b.shares()
	}
	key := situation[S]{state, depth}
	if values, ok := b.known[key]; ok || ctx.Err() != nil {
		return values
	}
	var values core.Shares
	if by == core.Chance {
		values = b.chance(ctx, state, depth)
	} else {
		values[by] = -1
		for _, m := range PS(&state).Moves(by) {
			if v := b.after(ctx, state, by, m, depth); v[by] > values[by] {
				values = v
			}
		}
	}
	b.known[key] = values
	return values
}

// chance returns the mean over all outcomes by their weights.
func (b *Expectimax[S, M, V, PS, PV]) chance(ctx context.Context, state S, depth int) core.Shares {
	var sum core.Shares
	total := 0.0
	for _, o := range PS(&state).AppendOutcomes(nil) {
		b.state = state
		b.apply(core.Chance, o.Move)
		values := b.expect(ctx, b.state, depth)
		for seat := range sum {
			sum[seat] += float64(o.Weight) * values[seat]
		}
		total += float64(o.Weight)
	}
	for seat := range sum {
		sum[seat] /= total
	}
	return sum
}
