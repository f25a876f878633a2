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

	mostLogs = 1 << 14 // of which the tree keeps the logarithms
)

// link is the move of an edge and its place among the edges of its node. It is kept
// apart from the rest, so that a search for moves reads little memory.
type link[M comparable] struct {
	move M     // as it is made; of chance, as the searcher sees it
	next int32 // the node's edges make a ring, nearly in the order of its moves
}

// edge is the statistics of a move at a node and what it leads to.
type edge[M comparable] struct {
	seen      M       // the move as the searcher sees it, once there is a child
	reward    float64 // sum over the visits, of the seat that decides
	prior     float32 // what the game's estimate promised that seat
	visits    int32
	available int32 // how often the move was legal when its node was visited
	child     int32 // the node it leads to
}

// tree is the tree of one decision. It is built anew each time in the memory of
// the last one.
type tree[M comparable] struct {
	links   []link[M]
	edges   []edge[M] // as many as links; number 0 is none
	nodes   []int32   // an edge of each node's ring
	found   []int32   // scratch: the edge of each legal move
	bounds  []float64 // scratch: their upper bounds
	logs    []float64 // the natural logarithms of 0, 1, 2 and so on, as far as needed yet
	explore float64
	weight  float64 // how many visits a prior is worth
	most    int     // it stops growing with so many edges
}

// reset empties the tree.
func (t *tree[M]) reset() {
	t.links = append(t.links[:0], link[M]{})
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
			at = t.links[e].next
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
		l := &t.links[i]
		if l.move == m {
			return i
		}
		if i = l.next; i == at {
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
	e := t.grow(node, before, m, edge[M]{prior: float32(prior), available: 1})
	if first {
		t.nodes[node] = e
	}
	t.found[i] = e
	return e
}

// grow adds an edge to a node's ring behind another one, or anywhere if that is
// none.
func (t *tree[M]) grow(node, before int32, m M, e edge[M]) int32 {
	i := int32(len(t.edges))
	t.edges = append(t.edges, e)
	t.links = append(t.links, link[M]{move: m, next: i})
	if before == none {
		before = t.nodes[node]
	}
	if before == none {
		t.nodes[node] = i
	} else {
		t.links[i].next, t.links[before].next = t.links[before].next, i
	}
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
		e = t.grow(node, none, seen, edge[M]{child: t.node()})
	}
	return t.edges[e].child
}

// childOf returns the node to which an edge leads if the searcher sees its move
// as seen: the node of any other move that looks the same, or else a new one.
func (t *tree[M]) childOf(at int32, seen M) int32 {
	e := &t.edges[at]
	for i := t.links[at].next; i != at; i = t.links[i].next {
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
			available, log = e.available, t.log(e.available)
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
	for _, b := range t.bounds {
		if b > bound-tolerance {
			near++
		}
	}
	if near < 2 {
		return best
	}
	n := r.Intn(near)
	for i, b := range t.bounds {
		if b > bound-tolerance {
			if n--; n < 0 {
				return t.found[i]
			}
		}
	}
	return best
}

// log returns the natural logarithm of n.
func (t *tree[M]) log(n int32) float64 {
	if n >= mostLogs {
		return math.Log(float64(n))
	}
	for int(n) >= len(t.logs) {
		t.logs = append(t.logs, math.Log(float64(len(t.logs))))
	}
	return t.logs[n]
}
