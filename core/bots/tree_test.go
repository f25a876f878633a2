package bots

import (
	"math"
	"testing"

	"github.com/stretchr/testify/require"
	"pgregory.net/rapid"

	"github.com/sandbar-games/sandbar/core"
)

// TestTree_PickIsTheFormula holds one node against statistics kept in a map and
// the formula written out.
func TestTree_PickIsTheFormula(t *testing.T) {
	rapid.Check(t, func(rt *rapid.T) {
		type stats struct{ reward, visits, available float64 }
		tree := tree[int]{explore: rapid.Float64Range(0.1, 2).Draw(rt, "k"), most: 1000}
		tree.reset()
		rng := core.NewRNG(rapid.Uint64().Draw(rt, "seed"), 0)
		known := map[int]*stats{}
		size := rapid.IntRange(1, 9).Draw(rt, "moves")
		for range 60 {
			var moves []int
			for m := range size {
				if rng.Intn(3) > 0 { // other moves are legal in other worlds
					moves = append(moves, m)
				}
			}
			if len(moves) == 0 {
				continue
			}
			edge, grown := tree.pick(rootNode, moves, false, &rng)
			picked := tree.edges[edge].move
			require.Contains(rt, moves, picked)
			untried, bound := 0, math.Inf(-1)
			for _, m := range moves {
				if known[m] == nil {
					untried++
					continue
				}
				known[m].available++
			}
			for _, m := range moves {
				if s := known[m]; s != nil {
					bound = max(bound, s.reward/s.visits+tree.explore*math.Sqrt(math.Log(s.available)/s.visits))
				}
			}
			require.Equal(rt, untried > 0, grown)
			if grown {
				require.Nil(rt, known[picked])
				known[picked] = &stats{available: 1}
			} else {
				s := known[picked]
				require.InDelta(rt, bound, s.reward/s.visits+tree.explore*math.Sqrt(math.Log(s.available)/s.visits), 1e-12)
			}
			reward := float64(rng.Intn(3)) / 2
			known[picked].visits++
			known[picked].reward += reward
			tree.edges[edge].visits++
			tree.edges[edge].reward += reward
		}
		for m, s := range known {
			e := tree.edges[tree.find(tree.nodes[rootNode], m)]
			require.Equal(rt, *s, stats{e.reward, float64(e.visits), float64(e.available)})
		}
		require.Len(rt, tree.edges, 1+len(known))
	})
}

// TestTree_UntriedMovesAreDrawnAlike checks that every untried move is as likely.
func TestTree_UntriedMovesAreDrawnAlike(t *testing.T) {
	rng, count := core.NewRNG(1, 1), [5]int{}
	tree := tree[int]{explore: 1, most: 10}
	for range 5000 {
		tree.reset()
		edge, _ := tree.pick(rootNode, []int{2}, false, &rng)
		require.Equal(t, 2, tree.edges[edge].move)
		edge, _ = tree.pick(rootNode, []int{0, 1, 2, 3, 4}, false, &rng)
		count[tree.edges[edge].move]++
	}
	require.Zero(t, count[2])
	for _, m := range []int{0, 1, 3, 4} {
		require.InDelta(t, 1250, count[m], 150)
	}
}

// TestTree_MovesThatLookTheSameLeadToOneNode checks where edges lead.
func TestTree_MovesThatLookTheSameLeadToOneNode(t *testing.T) {
	rng := core.NewRNG(1, 1)
	tree := tree[int]{explore: 1, most: 10}
	tree.reset()
	edges := map[int]int32{}
	for range 3 {
		edge, _ := tree.pick(rootNode, []int{10, 11, 20}, false, &rng)
		edges[tree.edges[edge].move] = edge
	}
	one := tree.childOf(edges[10], 1)
	require.Equal(t, one, tree.childOf(edges[11], 1))
	require.NotEqual(t, one, tree.childOf(edges[20], 2))
	outcome := tree.outcome(one, 5)
	require.Equal(t, outcome, tree.outcome(one, 5))
	require.NotEqual(t, outcome, tree.outcome(one, 6))
}

func TestTree_GrowsNoFurtherThanItMay(t *testing.T) {
	rng := core.NewRNG(1, 1)
	tree := tree[int]{explore: 1, most: 2}
	tree.reset()
	for range 2 {
		edge, grown := tree.pick(rootNode, []int{0, 1, 2}, false, &rng)
		require.True(t, grown)
		tree.edges[edge].visits++
	}
	edge, grown := tree.pick(rootNode, []int{0, 1, 2}, false, &rng)
	require.False(t, grown)
	require.Equal(t, none, edge)
	require.Equal(t, none, tree.outcome(rootNode, 7))
}
