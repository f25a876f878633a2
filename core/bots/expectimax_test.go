package bots_test

import (
	"context"
	"testing"

	"github.com/stretchr/testify/require"
	"pgregory.net/rapid"

	"github.com/sandbar-games/sandbar/core"
	"github.com/sandbar-games/sandbar/core/bots"
	"github.com/sandbar-games/sandbar/core/internal/highcard"
	"github.com/sandbar-games/sandbar/losbanditos"
)

// plain computes the expectations of all seats without any shortcut.
func plain[S comparable, M core.Move, V comparable, PS core.State[S, M, V]](game core.Game[S, M, V], s S, depth int) []float64 {
	values := make([]float64, PS(&s).Seats())
	by := PS(&s).Next()
	switch {
	case by == core.Nobody:
		for seat := range PS(&s).Winners().All() {
			values[seat] = 1 / float64(PS(&s).Winners().Len())
		}
	case by == core.Chance:
		outcomes, total := PS(&s).AppendOutcomes(nil), 0
		for _, o := range outcomes {
			total += o.Weight
		}
		for _, o := range outcomes {
			next := s
			if err := PS(&next).Apply(by, o.Move); err != nil {
				panic(err)
			}
			for i, v := range plain[S, M, V, PS](game, next, depth) {
				values[i] += v * float64(o.Weight) / float64(total)
			}
		}
	case depth == 0:
		shares := game.Evaluate(&s)
		copy(values, shares[:])
	default:
		for i, m := range PS(&s).Moves(by) {
			next := s
			if err := PS(&next).Apply(by, m); err != nil {
				panic(err)
			}
			if v := plain[S, M, V, PS](game, next, depth-1); i == 0 || v[by] > values[by] {
				values = v
			}
		}
	}
	return values
}

func TestExpectimax_IsExact(t *testing.T) {
	game := losbanditos.Game
	game.Evaluate = func(s *losbanditos.State) (shares core.Shares) { // something uneven
		for seat := range core.Seat(2) {
			shares[seat] = float64(10+s.Score(seat)-s.Score(1-seat)) / 20
			for place := 1; place <= 4; place++ {
				shares[seat] += float64(s.Side(seat, place).Rank()) / 1e5
			}
		}
		return shares
	}
	bot := bots.NewExpectimax(game, bots.ExpectimaxOptions{Depth: 2})
	rapid.Check(t, func(t *rapid.T) {
		rng := core.NewRNG(rapid.Uint64().Draw(t, "seed"), 0)
		s, err := losbanditos.New(2, losbanditos.Options{})
		require.NoError(t, err)
		for range rapid.IntRange(0, 60).Draw(t, "plies") {
			if s.Next() == core.Nobody {
				break
			}
			m := s.Sample(&rng)
			if moves := s.Moves(s.Next()); len(moves) > 0 {
				m = moves[rng.Intn(len(moves))]
			}
			require.NoError(t, s.Apply(s.Next(), m))
		}
		// Before the dice lie there the plain way has too many outcomes.
		for s.Next() == core.Chance || s.Next() != core.Nobody && !s.Rolled() {
			m := s.Sample(&rng)
			if s.Next() != core.Chance {
				m = losbanditos.Roll()
			}
			require.NoError(t, s.Apply(s.Next(), m))
		}
		want := plain[losbanditos.State, losbanditos.Move, losbanditos.View](game, s, 2)
		require.InDeltaSlice(t, want, bot.Values(context.Background(), s), 1e-9)
		if s.Next() == core.Nobody {
			return
		}
		view := s.View(s.Next())
		m := bot.Choose(context.Background(), view, view.AppendMoves(nil), &rng)
		after := s
		require.NoError(t, after.Apply(s.Next(), m))
		require.InDelta(t, want[s.Next()], plain[losbanditos.State, losbanditos.Move, losbanditos.View](game, after, 1)[s.Next()], 1e-9)
	})
}

func TestExpectimax_ManySeatsMaximiseTheirOwn(t *testing.T) {
	rng := core.NewRNG(6, 6)
	bot := bots.NewExpectimax(highcard.Game, bots.ExpectimaxOptions{Depth: 9})
	for range 5 {
		s, err := highcard.Game.New(3, []byte(`{"rounds":1}`))
		require.NoError(t, err)
		for s.Next() == core.Chance {
			require.NoError(t, s.Apply(core.Chance, s.Sample(&rng)))
		}
		want := plain[highcard.State, highcard.Move, highcard.View](highcard.Game, s, 9)
		require.InDeltaSlice(t, want, bot.Values(context.Background(), s), 1e-9)
	}
}
