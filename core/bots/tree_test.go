package bots

import (
	"math"
	"testing"

	"github.com/stretchr/testify/require"
	"pgregory.net/rapid"

	"github.com/sandbar-games/sandbar/core"
)

// pick chooses among moves as Search.pick does without priors.
func (t *tree[M]) pick(moves []M, r *core.RNG) (edge int32, grown bool) {
	if untried := t.match(rootNode, moves); untried > 0 {
		i := t.untried(r.Intn(untried))
		return t.expand(rootNode, i, moves[i], 0), true
	}
	return t.upper(false, r), false
}

// TestTree_UpperIsTheFormula holds one node against statistics kept in a map and
// the formula written out.
func TestTree_UpperIsTheFormula(t *testing.T) {
	rapid.Check(t, func(rt *rapid.T) {
		type stats struct{ reward, visits, available, prior float64 }
		k, w := rapid.Float64Range(0.1, 2).Draw(rt, "k"), float64(rapid.IntRange(0, 3).Draw(rt, "w"))
		tree := tree[int]{explore: k, weight: w}
		tree.reset()
		rng := core.NewRNG(rapid.Uint64().Draw(rt, "seed"), 0)
		known := map[int]*stats{}
		bound := func(s *stats) float64 {
			return (s.reward+w*s.prior)/(s.visits+w) + k*math.Sqrt(math.Log(s.available)/(s.visits+w))
		}
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
			var edge int32
			untried := tree.match(rootNode, moves)
			for _, m := range moves {
				if known[m] != nil {
					known[m].available++
					untried++
				}
			}
			require.Len(rt, moves, untried)
			for i, m := range moves {
				if known[m] == nil && (w > 0 || edge == none) {
					known[m] = &stats{available: 1, prior: float64(rng.Intn(5)) / 4}
					edge = tree.expand(rootNode, i, m, known[m].prior)
				}
			}
			if w > 0 || edge == none {
				edge = tree.upper(false, &rng)
				best := math.Inf(-1)
				for _, m := range moves {
					best = max(best, bound(known[m]))
				}
				require.InDelta(rt, best, bound(known[tree.links[edge].move]), 1e-12)
			}
			reward := float64(rng.Intn(3)) / 2
			s, e := known[tree.links[edge].move], &tree.edges[edge]
			s.visits++
			s.reward += reward
			e.visits++
			e.reward += reward
		}
		for m, s := range known {
			e := tree.edges[tree.find(tree.nodes[rootNode], m)]
			require.Equal(rt, *s, stats{e.reward, float64(e.visits), float64(e.available), float64(e.prior)})
		}
		require.Len(rt, tree.edges, 1+len(known))
	})
}

// TestTree_UntriedMovesAreDrawnAlike checks that every untried move is as likely.
func TestTree_UntriedMovesAreDrawnAlike(t *testing.T) {
	rng, count := core.NewRNG(1, 1), [5]int{}
	tree := tree[int]{explore: 1}
	for range 5000 {
		tree.reset()
		edge, grown := tree.pick([]int{2}, &rng)
		require.True(t, grown)
		require.Equal(t, 2, tree.links[edge].move)
		edge, _ = tree.pick([]int{0, 1, 2, 3, 4}, &rng)
		count[tree.links[edge].move]++
	}
	require.Zero(t, count[2])
	for _, m := range []int{0, 1, 3, 4} {
		require.InDelta(t, 1250, count[m], 150)
	}
}

// TestTree_EdgesKeepTheOrderOfTheMoves checks what makes looking them up quick.
func TestTree_EdgesKeepTheOrderOfTheMoves(t *testing.T) {
	rng := core.NewRNG(1, 1)
	tree := tree[int]{explore: 1}
	moves := []int{0, 1, 2, 3, 4, 5, 6}
	for range 50 {
		tree.reset()
		for range moves {
			edge, grown := tree.pick(moves, &rng)
			require.True(t, grown)
			tree.edges[edge].visits++
		}
		at := tree.nodes[rootNode]
		for _, m := range moves {
			require.Equal(t, m, tree.links[at].move)
			at = tree.links[at].next
		}
		require.Equal(t, tree.nodes[rootNode], at)
	}
}

// TestTree_MovesThatLookTheSameLeadToOneNode checks where edges lead.
func TestTree_MovesThatLookTheSameLeadToOneNode(t *testing.T) {
	rng := core.NewRNG(1, 1)
	tree := tree[int]{explore: 1, most: 10}
	tree.reset()
	edges := map[int]int32{}
	for range 3 {
		edge, _ := tree.pick([]int{10, 11, 20}, &rng)
		edges[tree.links[edge].move] = edge
	}
	one := tree.childOf(edges[10], 1)
	require.Equal(t, one, tree.childOf(edges[11], 1))
	require.NotEqual(t, one, tree.childOf(edges[20], 2))
	outcome := tree.outcome(one, 5)
	require.Equal(t, outcome, tree.outcome(one, 5))
	require.NotEqual(t, outcome, tree.outcome(one, 6))
}

func TestTree_GrowsNoFurtherThanItMay(t *testing.T) {
	tree := tree[int]{most: 2}
	tree.reset()
	require.NotEqual(t, none, tree.outcome(rootNode, 5))
	require.NotEqual(t, none, tree.outcome(rootNode, 6))
	require.True(t, tree.full())
	require.Equal(t, none, tree.outcome(rootNode, 7))
}
