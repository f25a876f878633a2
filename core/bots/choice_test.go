package bots

import (
	"context"
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/sandbar-games/sandbar/core"
	"github.com/sandbar-games/sandbar/core/internal/highcard"
)

var keep, swap = highcard.Move{Kind: highcard.Keep}, highcard.Move{Kind: highcard.Swap}

func TestAppendLegal(t *testing.T) {
	legal := []int{1, 2, 3}
	for _, test := range []struct{ moves, want []int }{
		{nil, nil},
		{[]int{1, 2, 3}, []int{1, 2, 3}},
		{[]int{2, 3}, []int{2, 3}},
		{[]int{3, 1, 2, 3}, []int{3, 1, 2}},
		{[]int{2, 1, 2}, []int{2, 1}},
		{[]int{1, 1, 9, 2, 2}, []int{1, 2}},
		{[]int{9, 0}, nil},
	} {
		require.Equal(t, test.want, appendLegal(nil, test.moves, legal))
	}
}

func TestDrawBest_DrawsEqualOnesAlike(t *testing.T) {
	rng, count := core.NewRNG(1, 1), [5]int{}
	for range 6000 {
		count[drawBest([]float64{1, 3, 2, 3, 3}, &rng)]++
	}
	require.Zero(t, count[0]+count[2])
	for _, i := range []int{1, 3, 4} {
		require.InDelta(t, 2000, count[i], 150)
	}
}

// dealt returns a game in which all have cards and are to choose.
func dealt(t *testing.T, seats int, rng *core.RNG) highcard.State {
	s, err := highcard.Game.New(seats, nil)
	require.NoError(t, err)
	for s.Next() == core.Chance {
		require.NoError(t, s.Apply(core.Chance, s.Sample(rng)))
	}
	return s
}

func TestPlayout_StopsAfterTheCutoff(t *testing.T) {
	rng := core.NewRNG(1, 1)
	start := dealt(t, 4, &rng)
	for cutoff, chosen := range []int{0, 1, 2, 3} {
		w := world[highcard.State, highcard.Move, highcard.View, *highcard.State]{state: start, plies: 7}
		w.playout(&rng, cutoff)
		require.Equal(t, 7+cutoff, w.plies)
		require.Equal(t, 4-chosen, w.state.Pending().Len())
	}
}

func TestGreedy_LooksOneMoveAhead(t *testing.T) {
	rng, estimates := core.NewRNG(1, 1), 0
	game := highcard.Game
	game.Evaluate = func(s *highcard.State) core.Shares {
		estimates++
		require.Equal(t, core.AllSeats(2), s.Pending(), "nobody has chosen anything in the round after")
		require.EqualValues(t, 1, s.Round)
		return core.Shares{}
	}
	state := dealt(t, 2, &rng)
	view := state.View(1)
	NewGreedy(game, GreedyOptions{}).Choose(context.Background(), view, view.AppendMoves(nil), &rng)
	require.Equal(t, 20*2, estimates, "20 worlds, two moves")
	require.Equal(t, 2, NewExpectimax(game, ExpectimaxOptions{}).depth)
}

// poor is a game in which all points are below 0.
type poor struct{ highcard.State }

func (p *poor) Score(seat core.Seat) int { return [...]int{-5, -2, -9, -2}[seat] }

func TestLeaders_MayHaveLessThanNothing(t *testing.T) {
	rng := core.NewRNG(1, 1)
	p := poor{dealt(t, 4, &rng)}
	require.Equal(t, core.SeatsOf(1, 3), leaders[poor, highcard.Move, highcard.View](&p))
}

func TestSearch_EqualVisitsAreDecidedByTheMean(t *testing.T) {
	s := NewSearch(highcard.Game, SearchOptions{})
	s.rootMoves, s.iterations = []highcard.Move{keep, swap}, 4
	s.reset()
	s.match(rootNode, s.rootMoves)
	for i, m := range s.rootMoves {
		e := &s.edges[s.expand(rootNode, i, m, 0.25+float64(i)/2)]
		e.visits, e.reward = 2, 0.5+float64(i)
	}
	require.Equal(t, swap, s.best())
	require.Equal(t, []MoveStats[highcard.Move]{
		{Move: swap, Visits: 2, Available: 1, Mean: 0.75, Prior: 0.75},
		{Move: keep, Visits: 2, Available: 1, Mean: 0.25, Prior: 0.25},
	}, s.Report().Moves)
}

func TestSearch_DrawsFromTheGeneratorItIsGiven(t *testing.T) {
	rng := core.NewRNG(1, 1)
	state := dealt(t, 2, &rng)
	view, before := state.View(0), rng
	NewSearch(highcard.Game, SearchOptions{Iterations: 3}).Choose(context.Background(), view, view.AppendMoves(nil), &rng)
	require.NotEqual(t, before, rng)
}

func TestPlay_AnySeatThatIsPending(t *testing.T) {
	rng := core.NewRNG(1, 1)
	start, err := highcard.Game.New(3, nil)
	require.NoError(t, err)
	table, err := core.NewTable(highcard.Game, start, &rng)
	require.NoError(t, err)
	random := NewRandom(highcard.Game)
	require.NoError(t, Play(context.Background(), table, 2, random, &rng))
	require.Equal(t, core.SeatsOf(0, 1), table.Pending())
	require.ErrorContains(t, Play(context.Background(), table, 2, random, &rng), core.ReasonNotPending)
}

func TestSearch_GrowsNoFurtherThanItMay(t *testing.T) {
	rng := core.NewRNG(1, 1)
	state := dealt(t, 4, &rng)
	view := state.View(0)
	edges := func(nodes int) int {
		search := NewSearch(highcard.Game, SearchOptions{Iterations: 2000, Nodes: nodes})
		search.Choose(context.Background(), view, view.AppendMoves(nil), &rng)
		return search.Report().Edges
	}
	require.Greater(t, edges(0), 500)
	require.InDelta(t, 50, edges(50), 10) // some are of the root, and two come at a time
}
