package bots

import (
	"context"
	"time"

	"github.com/sandbar-games/sandbar/core"
)

// SearchOptions say how long and how a [Search] thinks. The zero value is the
// default: 1,000 iterations.
type SearchOptions struct {
	// Iterations is the most iterations for a decision; 0 means 1,000, or no
	// bound if there is a Time.
	Iterations int
	// Time is the longest thinking time for a decision; 0 means no bound. With a
	// bound by time alone the same seed need not give the same move.
	Time time.Duration
	// Exploration is the constant k of the selection formula; 0 means 0.7, the
	// value of Cowling, Powley and Whitehouse for rewards from 0 to 1.
	Exploration float64
	// Cutoff is the number of events after which a playout ends with an estimate
	// instead of a result; 0 means 8. With a Cutoff beyond the length of a game
	// every playout goes to its end.
	Cutoff int
	// Nodes is the most edges the tree grows, 32 to 48 bytes each; 0 means
	// 1,000,000. A full tree is still searched, but grows no more.
	Nodes int
}

const (
	defaultIterations  = 1000
	defaultExploration = 0.7
	defaultCutoff      = 8
	defaultNodes       = 1_000_000
	iterationsPerLook  = 16 // between two looks at the clock and the context
)

// Search is a bot that searches a tree of what it may come to see: single-observer
// information set Monte Carlo tree search, SO-ISMCTS (Cowling, Powley and
// Whitehouse, "Information Set Monte Carlo Tree Search", IEEE Transactions on
// Computational Intelligence and AI in Games 4, 2012). It grows one tree a
// decision. Each iteration imagines a world d with Determinize and walks down
// from the root:
//
//   - Where a seat decides, only moves legal in d are considered. If some of them
//     have no edge yet, one of those is drawn, gets an edge, and the walk ends.
//     Otherwise the edge with the greatest
//
//     r/n + k sqrt(ln n'/n)
//
//     is taken: r is the sum of the rewards of the seat that decides over the n
//     iterations that took the edge, and n' the number of iterations in which the
//     edge was available when its node was visited.
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
//     others cannot answer its hidden choice.
//
// From there the world is played out at random. Every seat's reward is its share
// of the victory in the end, or its estimate if the playout is cut off; each edge
// on the way adds the reward of the seat that took it, so that with any number of
// seats each maximises its own result. The searcher plays the root move that was
// taken most often.
//
// A Search keeps its memory from decision to decision but nothing of what it
// found, and is not safe for concurrent use.
type Search[S comparable, M core.Move, V comparable, PS core.State[S, M, V], PV core.View[S, M, V]] struct {
	world[S, M, V, PS]
	tree[M]
	options    SearchOptions
	view       V
	me         core.Seat
	rng        core.RNG
	rootMoves  []M
	path       []step
	rewards    shares
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
	if options.Iterations <= 0 {
		options.Iterations = defaultIterations
		if options.Time > 0 {
			options.Iterations = 1<<31 - 1
		}
	}
	if options.Exploration <= 0 {
		options.Exploration = defaultExploration
	}
	options.Cutoff = cutoffOr(options.Cutoff)
	options.Nodes = orDefault(options.Nodes, defaultNodes)
	return &Search[S, M, V, PS, PV]{
		world:   world[S, M, V, PS]{evaluate: game.Evaluate},
		tree:    tree[M]{explore: options.Exploration, most: options.Nodes},
		options: options,
	}
}

// Choose satisfies [Bot]. With a bound by iterations it is the same for the same
// view, moves and generator.
func (s *Search[S, M, V, PS, PV]) Choose(ctx context.Context, view V, moves []M, rng *core.RNG) M {
	s.view, s.me = view, PV(&view).Viewer()
	s.rootMoves = append(s.rootMoves[:0], moves...)
	s.iterations, s.plies = 0, 0
	s.reset()
	if len(moves) == 1 {
		return moves[0]
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
	for others := PS(&s.state).Pending().Without(s.me); others != 0; {
		seat := others.First()
		others = others.Without(seat)
		s.moves = PS(&s.state).AppendMoves(s.moves[:0], seat)
		edge, _ := s.pick(beforeRoot+int32(seat), s.moves, true, &s.rng)
		s.take(edge, seat)
	}
	s.descend()
	s.playout(&s.rng, s.options.Cutoff)
	s.value(&s.rewards)
	for _, step := range s.path {
		e := &s.edges[step.edge]
		e.visits++
		e.reward += s.rewards[step.by]
	}
}

// descend walks down from the root until the tree has grown an edge or the game
// is over.
func (s *Search[S, M, V, PS, PV]) descend() {
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
		default:
			others := state.Pending().Without(by)
			if node != rootNode {
				if by == s.me && others != 0 { // the searcher acts last
					by = others.First()
				}
				s.moves = state.AppendMoves(s.moves[:0], by)
			}
			edge, grown := s.pick(node, s.moves, others != 0, &s.rng)
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

// follow returns the node to which an edge leads.
func (s *Search[S, M, V, PS, PV]) follow(edge int32, by core.Seat) int32 {
	e := &s.edges[edge]
	if e.child != none {
		return e.child
	}
	seen := e.move
	if by != s.me {
		seen = PS(&s.state).Seen(s.me, by, e.move)
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
	s.apply(by, s.edges[edge].move)
}
