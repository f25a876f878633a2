package bots

import (
	"context"
	"time"

	"github.com/sandbar-games/sandbar/core"
)

// Search is a bot that searches a tree of what it may come to see: single-observer
// information set Monte Carlo tree search, SO-ISMCTS (Cowling, Powley and
// Whitehouse, "Information Set Monte Carlo Tree Search", IEEE Transactions on
// Computational Intelligence and AI in Games 4, 2012). It grows one tree a
// decision. Each iteration imagines a world d with Determinize and walks down
// from the root:
//
//   - Where a seat decides, only moves legal in d are considered. The edge with
//     the greatest
//
//     (r + w p)/(n + w) + k sqrt(ln n'/(n + w))
//
//     is taken: r is the sum of the rewards of the seat that decides over the n
//     iterations that took the edge, n' the number of iterations in which the edge
//     was available when its node was visited, and p the prior: what the game
//     estimates for that seat right after the move in the world in which the edge
//     was first seen, worth w visits (Gelly and Silver, "Combining Online and Offline
//     Knowledge in UCT", 2007). The walk ends with an edge that nobody has taken
//     before. Without priors w is 0, and as long as some of the moves have no edge,
//     one of those is drawn, gets an edge, and the walk ends, as in the paper.
//
//   - Chance is sampled by its weights, and the walk goes on to the node of the
//     outcome as the searcher sees it.
//
//   - What others do leads to the node of their move as the searcher sees it, so
//     that the searcher's own decisions never depend on what is hidden from it.
//     The others' statistics are kept by the move they make, so that they still
//     choose well.
//
//   - Of seats that choose at the same time the searcher acts last, so that the
//     others cannot answer its hidden choice. All of them draw among moves whose
//     bounds are nearly equal, so that nobody learns to foresee the others.
//
// From there the world is played out at random as far as [SearchOptions].Cutoff
// says. Every seat's reward is its share of the victory in the end, or its estimate
// where the playout stops; each edge on the way adds the reward of the seat that
// took it, so that with any number of seats each maximises its own result. The
// searcher plays the root move that was taken most often.
//
// A Search keeps its memory from decision to decision, so that it soon allocates
// nothing more, but nothing of what it found, and is not safe for concurrent use.
type Search[S comparable, M core.Move, V comparable, PS core.State[S, M, V], PV core.View[S, M, V]] struct {
	world[S, M, V, PS]
	tree[M]
	options    SearchOptions
	before     S // scratch
	view       V
	me         core.Seat
	rng        core.RNG
	rootMoves  []M
	path       []step
	iterations int
}

// step is one decision on the way down.
type step struct {
	edge int32
	by   core.Seat
}

// NewSearch returns a searching bot.
func NewSearch[S comparable, M core.Move, V comparable, PS core.State[S, M, V], PV core.View[S, M, V]](
	game core.Game[S, M, V], options SearchOptions,
) *Search[S, M, V, PS, PV] {
	options = options.complete(game.Evaluate != nil)
	return &Search[S, M, V, PS, PV]{
		world:   world[S, M, V, PS]{evaluate: game.Evaluate},
		tree:    tree[M]{explore: options.Exploration, weight: options.Prior, most: options.Nodes},
		options: options,
	}
}

// Choose satisfies [Bot]. With a bound by iterations it is the same for the same
// view, moves and generator.
func (s *Search[S, M, V, PS, PV]) Choose(ctx context.Context, view V, moves []M, rng *core.RNG) M {
	s.view = view // on the heap already: the parameter shall not go there
	s.me = PV(&s.view).Viewer()
	s.moves = PV(&s.view).AppendMoves(s.moves[:0])
	s.rootMoves = appendLegal(s.rootMoves[:0], moves, s.moves)
	s.iterations, s.plies = 0, 0
	s.reset()
	switch len(s.rootMoves) {
	case 0:
		var none M
		return none
	case 1:
		return s.rootMoves[0]
	}
	s.rng = *rng
	s.think(ctx)
	*rng = s.rng
	return s.best()
}

// think iterates until one of the bounds is met.
func (s *Search[S, M, V, PS, PV]) think(ctx context.Context) {
	var end time.Time
	if s.options.Time > 0 {
		end = time.Now().Add(s.options.Time)
	}
	for s.iterations < s.options.Iterations {
		if s.iterations%iterationsPerLook == 0 {
			if ctx.Err() != nil || !end.IsZero() && time.Now().After(end) {
				return
			}
		}
		s.iterate()
		s.iterations++
	}
}

// iterate is one iteration: a world, the way down, a playout, the way back.
func (s *Search[S, M, V, PS, PV]) iterate() {
	s.state = PV(&s.view).Determinize(&s.rng)
	s.path = s.path[:0]
	others := PS(&s.state).Pending().Without(s.me)
	for left := others; left != 0; {
		seat := left.First()
		left = left.Without(seat)
		s.chooseBefore(seat)
	}
	s.descend(others != 0)
	s.playout(&s.rng, max(0, s.options.Cutoff))
	rewards := s.shares()
	for _, step := range s.path {
		e := &s.edges[step.edge]
		e.visits++
		e.reward += rewards[step.by]
	}
}

// chooseBefore lets a seat make its choice, of one move or of several, at the same
// time as the searcher's at the root.
func (s *Search[S, M, V, PS, PV]) chooseBefore(seat core.Seat) {
	for node := beforeRoot + int32(seat); ; {
		s.moves = PS(&s.state).AppendMoves(s.moves[:0], seat)
		edge := none
		if node != none {
			edge, _ = s.pick(node, seat, true)
		}
		s.take(edge, seat)
		if !PS(&s.state).Pending().Has(seat) {
			return
		}
		if node = none; edge != none {
			var hidden M // what it has chosen so far looks all alike
			node = s.childOf(edge, hidden)
		}
	}
}

// descend walks down from the root until the tree has grown an edge or the game
// is over; together tells whether others have chosen at the same time as the
// searcher does at the root.
func (s *Search[S, M, V, PS, PV]) descend(together bool) {
	state := PS(&s.state)
	s.moves = append(s.moves[:0], s.rootMoves...)
	for node, by := rootNode, s.me; ; by = state.Next() {
		switch {
		case by == core.Nobody:
			return
		case by == core.Chance:
			m := state.Sample(&s.rng)
			seen := state.Seen(s.me, core.Chance, m)
			s.apply(core.Chance, m)
			node = s.outcome(node, seen)
			together = false // that step is over
		default:
			others := state.Pending().Without(by)
			together = together || others != 0 // the last one is of the step, too
			if node != rootNode {
				if by == s.me && others != 0 { // the searcher acts last
					by = others.First()
				}
				s.moves = state.AppendMoves(s.moves[:0], by)
			}
			edge, grown := s.pick(node, by, together)
			if grown || edge == none {
				s.take(edge, by)
				return
			}
			node = s.follow(edge, by)
			s.take(edge, by)
		}
		if node == none {
			return
		}
	}
}

// pick chooses one of the moves of a seat that are legal at a node; together tells
// whether seats choose at the same time here. It returns none if an edge should
// grow and there is no room; grown tells whether the edge is taken for the first
// time.
func (s *Search[S, M, V, PS, PV]) pick(node int32, by core.Seat, together bool) (edge int32, grown bool) {
	untried := s.match(node, s.moves)
	switch {
	case untried == 0:
	case node >= firstFree && s.full(): // the root and what is chosen with it must be searched
		return none, false
	case s.weight == 0:
		i := s.untried(s.rng.Intn(untried))
		return s.expand(node, i, s.moves[i], 0), true
	default:
		s.look(node, by)
	}
	edge = s.upper(together, &s.rng)
	return edge, s.edges[edge].visits == 0
}

// look gives an edge to each move that match has found none for, with what the
// game estimates right after it as its prior. It leaves the world as it was.
func (s *Search[S, M, V, PS, PV]) look(node int32, by core.Seat) {
	s.before = s.state
	for i, e := range s.found {
		if e == none {
			s.apply(by, s.moves[i])
			s.expand(node, i, s.moves[i], s.shares()[by])
			s.state = s.before
		}
	}
}

// follow returns the node to which an edge leads.
func (s *Search[S, M, V, PS, PV]) follow(edge int32, by core.Seat) int32 {
	if child := s.edges[edge].child; child != none {
		return child
	}
	seen := s.links[edge].move
	if by != s.me {
		seen = PS(&s.state).Seen(s.me, by, seen)
	}
	return s.childOf(edge, seen)
}

// take plays the move of an edge and remembers it for the way back.
func (s *Search[S, M, V, PS, PV]) take(edge int32, by core.Seat) {
	if edge == none { // the tree is full
		s.apply(by, s.moves[s.rng.Intn(len(s.moves))])
		return
	}
	s.path = append(s.path, step{edge, by})
	s.apply(by, s.links[edge].move)
}
