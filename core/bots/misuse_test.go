package bots_test

import (
	"context"
	"math"
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"github.com/sandbar-games/sandbar/core"
	"github.com/sandbar-games/sandbar/core/bots"
	"github.com/sandbar-games/sandbar/core/internal/highcard"
	"github.com/sandbar-games/sandbar/losbanditos"
)

func TestBots_ChooseAmongLegalMovesOnly(t *testing.T) {
	mine := viewOf(t, 3, 1, 4)
	keep, swap := highcard.Move{Kind: highcard.Keep}, highcard.Move{Kind: highcard.Swap}
	other, none := highcard.Move{Kind: highcard.Deal, Card: 3}, highcard.Move{}

	dealing, err := highcard.Game.New(3, nil)
	require.NoError(t, err)
	table := viewOf(t, 3, 1, 4)
	table.Who = core.Nobody
	over := mine
	over.Round = over.Rounds
	for name, newBot := range cardBots() {
		bot, rng := newBot(), core.NewRNG(1, 1)
		for _, test := range []struct {
			what    string
			view    highcard.View
			moves   []highcard.Move
			allowed []highcard.Move
		}{
			{"no moves", mine, nil, []highcard.Move{none}},
			{"one twice", mine, []highcard.Move{swap, swap}, []highcard.Move{swap}},
			{"another order", mine, []highcard.Move{swap, keep}, []highcard.Move{keep, swap}},
			{"an illegal one", mine, []highcard.Move{other, keep}, []highcard.Move{keep}},
			{"only illegal ones", mine, []highcard.Move{other, none}, []highcard.Move{none}},
			{"not to act", dealing.View(2), []highcard.Move{keep, swap}, []highcard.Move{none}},
			{"a spectator", table, []highcard.Move{keep, swap}, []highcard.Move{none}},
			{"a game that is over", over, []highcard.Move{keep, swap}, []highcard.Move{none}},
		} {
			if name == "random" { // which does not look at the view
				test.allowed = append(test.allowed, test.moves...)
			}
			given := append([]highcard.Move(nil), test.moves...)
			require.Contains(t, test.allowed, bot.Choose(context.Background(), test.view, test.moves, &rng), "%s: %s", name, test.what)
			require.Equal(t, given, test.moves)
		}
	}
}

func TestSearch_ReportBeforeTheFirstDecision(t *testing.T) {
	search := bots.NewSearch(highcard.Game, bots.SearchOptions{})
	require.Equal(t, bots.Report[highcard.Move]{}, search.Report())
	ctx, cancel := context.WithCancel(context.Background())
	cancel()
	view, rng := viewOf(t, 2, 0, 8), core.NewRNG(1, 1)
	require.Contains(t, view.AppendMoves(nil), search.Choose(ctx, view, view.AppendMoves(nil), &rng))
	require.Equal(t, bots.Report[highcard.Move]{}, search.Report())
}

// The card decides what is right; whatever the options, a search that iterates at all
// must find it.
func TestSearch_AnyOptionsAreSafe(t *testing.T) {
	for name, options := range map[string]bots.SearchOptions{
		"negative":             {Iterations: -5, Time: -1, Exploration: -1, Prior: -1, Cutoff: -1, Nodes: -1},
		"playouts for ever":    {Cutoff: math.MaxInt},
		"no numbers":           {Exploration: math.NaN(), Prior: math.NaN()},
		"no room":              {Nodes: 1},
		"no room, no priors":   {Nodes: 1, Prior: -1, Cutoff: math.MaxInt},
		"room without end":     {Nodes: math.MaxInt},
		"time without end":     {Time: math.MaxInt64, Iterations: 1000},
		"priors with the sign": {Prior: math.Inf(-1)},
	} {
		for card, want := range map[uint8]highcard.Kind{1: highcard.Swap, 8: highcard.Keep} {
			for _, seats := range []int{2, 4} {
				search := bots.NewSearch(highcard.Game, options)
				view, rng := viewOf(t, seats, 0, card), core.NewRNG(1, 1)
				m := search.Choose(context.Background(), view, view.AppendMoves(nil), &rng)
				require.Equal(t, want, m.Kind, "%s, %d of %d seats", name, card, seats)
				report := search.Report()
				require.Equal(t, 1000, report.Iterations, name)
				require.Equal(t, 1000, report.Moves[0].Visits+report.Moves[1].Visits, name)
			}
		}
	}
	// One that only explores, or only believes its priors, still tries everything.
	for _, options := range []bots.SearchOptions{{Exploration: math.Inf(1)}, {Prior: math.Inf(1)}} {
		search := bots.NewSearch(highcard.Game, options)
		view, rng := viewOf(t, 2, 0, 8), core.NewRNG(1, 1)
		search.Choose(context.Background(), view, view.AppendMoves(nil), &rng)
		for _, m := range search.Report().Moves {
			require.InDelta(t, 500, m.Visits, 100)
		}
	}
}

func TestFlat_PlaysOutAsFarAsItMay(t *testing.T) {
	// In the last of many rounds only the whole game tells who wins.
	for _, cutoff := range []int{-1, 0, 1000, math.MaxInt} {
		for card, want := range map[uint8]highcard.Kind{1: highcard.Swap, 8: highcard.Keep} {
			game := highcard.Game
			game.Evaluate = func(*highcard.State) core.Shares {
				panic("the playout has not reached the end")
			}
			bot := bots.NewFlat(game, bots.FlatOptions{Cutoff: cutoff})
			view, rng := viewOf(t, 3, 1, card), core.NewRNG(1, 1)
			for range 2 { // no memory of the first decision
				require.Equal(t, want, bot.Choose(context.Background(), view, view.AppendMoves(nil), &rng).Kind)
			}
		}
	}
}

func TestExpectimax_CalledOff(t *testing.T) {
	table := losTable(t)
	view := table.View(table.Next())
	state := table.State()
	lookAhead := bots.ExpectimaxOptions{Depth: 2}
	bot, fresh := bots.NewExpectimax(losbanditos.Game, lookAhead), bots.NewExpectimax(losbanditos.Game, lookAhead)
	want := fresh.Values(context.Background(), state)
	require.Len(t, want, 2)

	for looks := range 40 {
		require.Nil(t, bot.Values(&lastsFor{Context: context.Background(), looks: looks}, state))
	}
	rng := core.NewRNG(1, 1)
	for looks := range 40 {
		m := bot.Choose(&lastsFor{Context: context.Background(), looks: looks}, view, view.AppendMoves(nil), &rng)
		require.Contains(t, view.AppendMoves(nil), m)
	}
	require.Equal(t, want, bot.Values(context.Background(), state), "nothing is left of what was called off")
}

// lastsFor is a context that is done after so many looks at it.
type lastsFor struct {
	context.Context
	looks int
}

func (c *lastsFor) Err() error {
	if c.looks--; c.looks < 0 {
		return context.Canceled
	}
	return nil
}

func (c *lastsFor) Deadline() (time.Time, bool) { return time.Time{}, false }

// In matching pennies seat 1 loses with either side to a seat that sees its coin, so
// that heads, the first of equals, is its move. Halfway through tails it looks as if
// that won.
func TestExpectimax_CalledOffTakesNoHalfLook(t *testing.T) {
	bot := bots.NewExpectimax(penniesGame, bots.ExpectimaxOptions{Depth: 2})
	for looks := range 40 {
		var s pennies
		rng := core.NewRNG(1, 1)
		m := bot.Choose(&lastsFor{Context: context.Background(), looks: looks}, s.View(1), s.Moves(1), &rng)
		require.Equal(t, coin{1}, m, "%d looks", looks)
	}
}
