package bots

import (
	"math"

	"github.com/sandbar-games/sandbar/core"
)

const (
	none       int32 = 0 // no edge, no node
	rootNode   int32 = 1 // the searcher's decision
	beforeRoot int32 = 2 // plus a seat: the choice it makes at the same time
	firstFree  int32 = beforeRoot + core.MaxSeats
)

// edge is a move at a node with its statistics.
type edge[M comparable] struct {
	move      M       // as it is made; of chance, as the searcher sees it
	seen      M       // as the searcher sees it, once there is a child
	reward    float64 // sum over the visits, of the seat that decides
	prior     float32 // what the game's estimate promised that seat
	visits    int32
	available int32 // how often the move was legal when its node was visited
	next      int32 // the node's edges make a ring, nearly in the order of its moves
	child     int32 // the node it leads to
}

// tree is the tree of one decision. It is built anew each time in the memory of
// the last one.
type tree[M comparable] struct {
	edges   []edge[M]
	nodes   []int32   // an edge of each node's ring
	found   []int32   // scratch: the edge of each legal move
	bounds  []float64 // scratch: their upper bounds
	explore float64
	weight  float64 // how many visits a prior is worth
	most    int     // it stops growing with so many edges
}

// reset empties the tree.
func (t *tree[M]) reset() {
	t.edges = append(t.edges[:0], edge[M]{})
	t.nodes = append(t.nodes[:0], make([]int32, firstFree)...)
}

// full reports whether the tree is to grow no more.
func (t *tree[M]) full() bool { return len(t.edges) > t.most }

// match looks up the edges of the legal moves at a node, none for those that have
// no edge yet, and returns how many those are.
func (t *tree[M]) match(node int32, moves []M) (untried int) {
	t.found = t.found[:0]
	at := t.nodes[node]
	for _, m := range moves {
		e := t.find(at, m)
		if e == none {
			untried++
		} else {
			t.edges[e].available++
			at = t.edges[e].next
		}
		t.found = append(t.found, e)
	}
	return untried
}

// untried returns the place among the moves of number n, counted from 0, of those
// for which match has found no edge.
func (t *tree[M]) untried(n int) int {
	for i, e := range t.found {
		if e == none {
			if n--; n < 0 {
				return i
			}
		}
	}
	panic("bots: there are fewer untried moves")
}

// find looks for a move in a ring of edges, beginning with edge at.
func (t *tree[M]) find(at int32, m M) int32 {
	if at == none {
		return none
	}
	for i := at; ; {
		e := &t.edges[i]
		if e.move == m {
			return i
		}
		if i = e.next; i == at {
			return none
		}
	}
}

// expand gives an edge to a move that match has found none for, number i of the
// legal ones. The edge goes behind that of the move before it.
func (t *tree[M]) expand(node int32, i int, m M, prior float64) int32 {
	before, first := none, true
	if i > 0 && t.found[i-1] != none {
		before, first = t.found[i-1], false
	} else {
		for j, e := range t.found { // the last one comes before the first in a ring
			if e != none && (j < i || first) {
				before, first = e, j >= i
			}
		}
	}
	e := t.grow(node, before, edge[M]{move: m, prior: float32(prior), available: 1})
	if first {
		t.nodes[node] = e
	}
	t.found[i] = e
	return e
}

// grow adds an edge to a node's ring behind another one, or anywhere if that is
// none.
func (t *tree[M]) grow(node, before int32, e edge[M]) int32 {
	i := int32(len(t.edges))
	if before == none {
		before = t.nodes[node]
	}
	if before == none {
		t.nodes[node], before, e.next = i, i, i
	} else {
		e.next = t.edges[before].next
		t.edges[before].next = i
	}
	t.edges = append(t.edges, e)
	return i
}

// node adds a node without edges.
func (t *tree[M]) node() int32 {
	t.nodes = append(t.nodes, none)
	return int32(len(t.nodes) - 1)
}

// outcome returns the node to which a chance event leads, as the searcher sees
// it, or none if there is no room for it.
func (t *tree[M]) outcome(node int32, seen M) int32 {
	e := t.find(t.nodes[node], seen)
	if e == none {
		if t.full() {
			return none
		}
		e = t.grow(node, none, edge[M]{move: seen, child: t.node()})
	}
	return t.edges[e].child
}

// childOf returns the node to which an edge leads if the searcher sees its move
// as seen: the node of any other move that looks the same, or else a new one.
func (t *tree[M]) childOf(at int32, seen M) int32 {
	e := &t.edges[at]
	for i := e.next; i != at; i = t.edges[i].next {
		if other := &t.edges[i]; other.child != none && other.seen == seen {
			e.child = other.child
			break
		}
	}
	if e.child == none {
		e.child = t.node()
	}
	e.seen = seen
	return e.child
}

// tolerance is how far below the greatest bound a move may be to be drawn where
// seats choose at the same time. Without it two seats that learn from each other
// fall into step (Tak, Lanctot and Winands 2014, "Monte Carlo Tree Search
// Variants for Simultaneous Move Games").
const tolerance = 0.01

// upper returns the edge found with the greatest upper confidence bound, or, if
// seats choose at the same time, one drawn from those that come near it.
func (t *tree[M]) upper(together bool, r *core.RNG) int32 {
	best, bound := none, math.Inf(-1)
	available, log := int32(0), 0.0
	t.bounds = t.bounds[:0]
	for _, i := range t.found {
		e := &t.edges[i]
		if e.available != available { // mostly alike
			available, log = e.available, math.Log(float64(e.available))
		}
		n := float64(e.visits) + t.weight
		b := (e.reward+t.weight*float64(e.prior))/n + t.explore*math.Sqrt(log/n)
		if b > bound {
			best, bound = i, b
		}
		t.bounds = append(t.bounds, b)
	}
	if !together {
		return best
	}
	near := 0
	for i, b := range t.bounds {
		if b > bound-tolerance {
			if near++; r.Intn(near) == 0 {
				best = t.found[i]
			}
		}
	}
	return best
}
