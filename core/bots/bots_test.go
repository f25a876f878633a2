package bots_test

import (
	"context"
	"testing"
	"time"

	"github.com/stretchr/testify/require"
	"pgregory.net/rapid"

	"github.com/sandbar-games/sandbar/core"
	"github.com/sandbar-games/sandbar/core/bots"
	"github.com/sandbar-games/sandbar/core/gametest"
	"github.com/sandbar-games/sandbar/core/internal/highcard"
	"github.com/sandbar-games/sandbar/losbanditos"
)

type (
	cardBot = bots.Bot[highcard.Move, highcard.View]
	diceBot = bots.Bot[losbanditos.Move, losbanditos.View]
)

func cardBots() map[string]func() cardBot {
	game := highcard.Game
	scoreOnly := game
	scoreOnly.Evaluate = nil
	return map[string]func() cardBot{
		"random":     func() cardBot { return bots.NewRandom(game) },
		"greedy":     func() cardBot { return bots.NewGreedy(game, bots.GreedyOptions{Worlds: 40}) },
		"greedy nil": func() cardBot { return bots.NewGreedy(scoreOnly, bots.GreedyOptions{Worlds: 40}) },
		"flat":       func() cardBot { return bots.NewFlat(game, bots.FlatOptions{Playouts: 40}) },
		"search":     func() cardBot { return bots.NewSearch(game, bots.SearchOptions{Iterations: 400}) },
		"search nil": func() cardBot { return bots.NewSearch(scoreOnly, bots.SearchOptions{Iterations: 400, Cutoff: 3}) },
		"expectimax": func() cardBot { return bots.NewExpectimax(game, bots.ExpectimaxOptions{Depth: 1}) },
	}
}

func TestBots_DecideByWhatTheySee(t *testing.T) {
	for name, bot := range cardBots() {
		t.Run(name, func(t *testing.T) { gametest.Bot(t, highcard.Game, bot, `{"rounds":2}`) })
	}
	for name, bot := range map[string]func() diceBot{
		"greedy":     func() diceBot { return bots.NewGreedy(losbanditos.Game, bots.GreedyOptions{Worlds: 3}) },
		"search":     func() diceBot { return bots.NewSearch(losbanditos.Game, bots.SearchOptions{Iterations: 30}) },
		"expectimax": func() diceBot { return bots.NewExpectimax(losbanditos.Game, bots.ExpectimaxOptions{Depth: 1}) },
	} {
		t.Run("losbanditos "+name, func(t *testing.T) { gametest.Bot(t, losbanditos.Game, bot) })
	}
}

// viewOf returns what the seat that is to choose sees, with a given card in hand.
func viewOf(t *testing.T, seats int, seat core.Seat, card uint8) highcard.View {
	t.Helper()
	s, err := highcard.Game.New(seats, []byte(`{"rounds":1}`))
	require.NoError(t, err)
	next := uint8(1)
	for i := range core.Seat(seats) {
		m := highcard.Move{Kind: highcard.Deal, Seat: uint8(i), Card: card}
		if i != seat {
			if next == card {
				next++
			}
			m.Card = next
			next++
		}
		require.NoError(t, s.Apply(core.Chance, m))
	}
	return s.View(seat)
}

func TestBots_KeepHighCardsAndSwapLowOnes(t *testing.T) {
	for name, newBot := range cardBots() {
		if name == "random" || name == "expectimax" { // which look at one world at most
			continue
		}
		for _, seats := range []int{2, 3, 4} {
			for seat := range core.Seat(seats) {
				for card, want := range map[uint8]highcard.Kind{1: highcard.Swap, 2: highcard.Swap, 7: highcard.Keep, 8: highcard.Keep} {
					view := viewOf(t, seats, seat, card)
					rng := core.NewRNG(1, 1)
					m := newBot().Choose(context.Background(), view, view.AppendMoves(nil), &rng)
					require.Equal(t, want, m.Kind, "%s with a %d at seat %d of %d", name, card, seat, seats)
				}
			}
		}
	}
}

func TestSearch_ReportAddsUp(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		iterations := rapid.IntRange(2, 400).Draw(t, "iterations")
		search := bots.NewSearch(highcard.Game, bots.SearchOptions{
			Iterations: iterations,
			Cutoff:     rapid.IntRange(1, 40).Draw(t, "cutoff"),
			Nodes:      rapid.IntRange(1, 400).Draw(t, "nodes"),
		})
		seats := rapid.IntRange(2, 4).Draw(t, "seats")
		s, err := highcard.Game.New(seats, nil)
		require.NoError(t, err)
		rng := core.NewRNG(rapid.Uint64().Draw(t, "seed"), 0)
		for s.Next() == core.Chance {
			require.NoError(t, s.Apply(core.Chance, s.Sample(&rng)))
		}
		view := s.View(core.Seat(rapid.IntRange(0, seats-1).Draw(t, "seat")))
		moves := view.AppendMoves(nil)
		again := rng
		best := search.Choose(context.Background(), view, moves, &rng)
		report := search.Report()

		require.Equal(t, iterations, report.Iterations)
		require.GreaterOrEqual(t, report.Plies, iterations)
		require.Len(t, report.Moves, 2)
		visits := 0
		for _, m := range report.Moves {
			visits += m.Visits
			require.LessOrEqual(t, m.Visits, m.Available)
			require.LessOrEqual(t, m.Available, iterations)
			require.GreaterOrEqual(t, m.Mean, 0.0)
			require.LessOrEqual(t, m.Mean, 1.0)
		}
		require.LessOrEqual(t, visits, iterations)
		if report.Edges < 100 { // the tree was never full before the root had its edges
			require.Equal(t, best, report.Moves[0].Move)
		}
		require.Equal(t, best, search.Choose(context.Background(), view, moves, &again), "the same generator gives the same move")
		require.Equal(t, rng, again)
		require.Equal(t, report, search.Report())
	})
}

func TestSearch_OneMoveNeedsNoThought(t *testing.T) {
	search := bots.NewSearch(highcard.Game, bots.SearchOptions{})
	view, rng := viewOf(t, 2, 0, 1), core.NewRNG(1, 1)
	before := rng
	m := search.Choose(context.Background(), view, view.AppendMoves(nil)[:1], &rng)
	require.Equal(t, highcard.Keep, m.Kind)
	require.Equal(t, before, rng)
	require.Equal(t, bots.Report[highcard.Move]{}, search.Report())
}

func TestSearch_KeepsToTheMovesItIsGiven(t *testing.T) {
	table := losTable(t)
	view := table.View(table.Next())
	moves := view.AppendMoves(nil)[1:3]
	rng := core.NewRNG(2, 2)
	search := bots.NewSearch(losbanditos.Game, bots.SearchOptions{Iterations: 50})
	require.Contains(t, moves, search.Choose(context.Background(), view, moves, &rng))
	require.Len(t, search.Report().Moves, 2)
}

func TestBots_ContextEndsThinking(t *testing.T) {
	ctx, cancel := context.WithTimeout(context.Background(), 20*time.Millisecond)
	defer cancel()
	table, rng := losTable(t), core.NewRNG(3, 3)
	view := table.View(table.Next())
	for name, bot := range map[string]diceBot{
		"search":     bots.NewSearch(losbanditos.Game, bots.SearchOptions{Iterations: 1 << 30}),
		"flat":       bots.NewFlat(losbanditos.Game, bots.FlatOptions{Playouts: 1 << 30}),
		"greedy":     bots.NewGreedy(losbanditos.Game, bots.GreedyOptions{Worlds: 1 << 30}),
		"expectimax": bots.NewExpectimax(losbanditos.Game, bots.ExpectimaxOptions{Depth: 30}),
	} {
		start := time.Now()
		require.Contains(t, view.AppendMoves(nil), bot.Choose(ctx, view, view.AppendMoves(nil), &rng), name)
		require.Less(t, time.Since(start), 5*time.Second, name)
	}
}

func TestSearch_TimeEndsThinking(t *testing.T) {
	table, rng := losTable(t), core.NewRNG(3, 3)
	view := table.View(table.Next())
	search := bots.NewSearch(losbanditos.Game, bots.SearchOptions{Time: 10 * time.Millisecond})
	search.Choose(context.Background(), view, view.AppendMoves(nil), &rng)
	require.Greater(t, search.Report().Iterations, 16)
}

func TestSearch_DoesNotAllocate(t *testing.T) {
	views := decisions[highcard.State, highcard.Move, highcard.View, *highcard.State, *highcard.View](t, highcard.Game, 4)
	allocations := func(iterations int) float64 {
		search := bots.NewSearch(highcard.Game, bots.SearchOptions{Iterations: iterations})
		start := core.NewRNG(1, 1)
		moves := views[0].AppendMoves(nil)
		rng := start
		return testing.AllocsPerRun(5, func() {
			rng = start
			search.Choose(context.Background(), views[0], moves, &rng)
		})
	}
	require.Zero(t, allocations(10))
	require.Zero(t, allocations(3000))
}

// losTable returns a table with some moves to choose from.
func losTable(t *testing.T) *losbanditos.Table {
	t.Helper()
	rng := core.NewRNG(4, 4)
	table, err := losbanditos.NewTable(2, losbanditos.Options{}, &rng)
	require.NoError(t, err)
	return table
}

func TestPlay(t *testing.T) {
	table, rng, ctx := losTable(t), core.NewRNG(1, 1), context.Background()
	greedy := bots.NewGreedy(losbanditos.Game, bots.GreedyOptions{Worlds: 2})
	require.ErrorContains(t, bots.Play(ctx, table, 1, greedy, &rng), core.ReasonNotPending)
	require.ErrorContains(t, bots.Play(ctx, table, 7, greedy, &rng), core.ReasonNotPending)
	wrong := bots.Func(func(context.Context, losbanditos.View, []losbanditos.Move, *core.RNG) losbanditos.Move {
		return losbanditos.Done()
	})
	require.ErrorIs(t, bots.Play(ctx, table, 0, wrong, &rng), core.ErrIllegal)
	for !table.Over() {
		require.NoError(t, bots.Play(ctx, table, table.Next(), greedy, &rng))
	}
}
