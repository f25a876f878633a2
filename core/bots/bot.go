package bots

import (
	"context"
	"fmt"
	"slices"

	"github.com/sandbar-games/sandbar/core"
)

// Bot decides for one seat in one game after another.
type Bot[M, V any] interface {
	// Choose returns one of moves: the legal moves of the view's seat, of which
	// there is at least one. The slice is the bot's until Choose returns. All
	// randomness should come from rng, so that a game can be played again. When
	// ctx is done Choose returns soon, with the best move it has.
	//
	// The baselines of this package may be given some of the legal moves only, and
	// choose among those. Those that look ahead leave out what is not legal for the
	// view's seat. If nothing is left, say because the seat is not to act, they
	// return the zero move, which no game takes.
	Choose(ctx context.Context, view V, moves []M, rng *core.RNG) M
}

// Observer is a [Bot] that also wants to hear of every event of its game, say to
// draw conclusions from how the others choose.
type Observer[M, V any] interface {
	Bot[M, V]
	// Observe is called after every event with the seat's view, who acted, and the
	// move as the seat saw it.
	Observe(view V, by core.Seat, seen M)
}

// Func returns the bot that chooses by a function.
func Func[M, V any](choose func(ctx context.Context, view V, moves []M, rng *core.RNG) M) Bot[M, V] {
	return function[M, V](choose)
}

type function[M, V any] func(context.Context, V, []M, *core.RNG) M

func (f function[M, V]) Choose(ctx context.Context, view V, moves []M, rng *core.RNG) M {
	return f(ctx, view, moves, rng)
}

// Play lets a bot make one move of a seat at a table. The error is that of
// [core.Table.Play] if the bot's move is not legal, or says that it is not the
// seat's turn.
func Play[S comparable, M core.Move, V comparable, PS core.State[S, M, V], PV core.View[S, M, V]](
	ctx context.Context, t *core.Table[S, M, V, PS, PV], seat core.Seat, bot Bot[M, V], rng *core.RNG,
) error {
	view := t.View(seat)
	if !seat.At(t.Seats()) || !t.Pending().Has(seat) {
		return fmt.Errorf("%s: seat %v: %s", t.Game().Name, seat, core.ReasonNotPending)
	}
	return t.Play(seat, bot.Choose(ctx, view, PV(&view).AppendMoves(nil), rng))
}

// NewRandom returns a bot that plays every legal move with the same likelihood.
// It needs the game only for its types.
func NewRandom[S comparable, M core.Move, V comparable](_ core.Game[S, M, V]) Bot[M, V] {
	return Func(func(_ context.Context, _ V, moves []M, rng *core.RNG) M {
		if len(moves) == 0 {
			var none M
			return none
		}
		return moves[rng.Intn(len(moves))]
	})
}

// appendLegal appends to dst, which is empty, those of moves that are among legal,
// each once. Both are usually the same list, so that this takes one pass.
func appendLegal[M comparable](dst, moves, legal []M) []M {
	next := 0 // in legal
	for _, m := range moves {
		if next < len(legal) && legal[next] == m && len(dst) == next {
			dst = append(dst, m)
			next++
		} else if slices.Contains(legal, m) && !slices.Contains(dst, m) {
			dst = append(dst, m)
		}
	}
	return dst
}
