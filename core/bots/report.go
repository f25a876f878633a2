package bots

import (
	"cmp"
	"slices"
)

// Report says how a [Search] came to its last decision.
type Report[M any] struct {
	Iterations int
	// Plies is the number of events applied in imagined worlds, chance included: in
	// the tree, for its priors, and in playouts.
	Plies int
	// Edges is the number of edges of the tree.
	Edges int
	// Moves are the root moves, those taken most often first. There are none after
	// a decision without a choice, or one called off before the first iteration.
	Moves []MoveStats[M]
}

// MoveStats are the statistics of one move at the root.
type MoveStats[M any] struct {
	Move M
	// Visits is the number of iterations that took the move.
	Visits int
	// Available is the number of iterations that could have taken it since it was
	// first tried.
	Available int
	// Mean is the searcher's mean reward over the visits, from 0 to 1, and 0 for a
	// move that was never tried.
	Mean float64
	// Prior is what the game estimated right after the move in the world in which it
	// was first seen, and 0 in a search without priors.
	Prior float64
}

// Report returns the statistics of the last decision, and nothing before the first.
func (s *Search[S, M, V, PS, PV]) Report() Report[M] {
	report := Report[M]{Iterations: s.iterations, Plies: s.plies, Edges: max(0, len(s.edges)-1)}
	if s.iterations == 0 {
		return report
	}
	for _, m := range s.rootMoves {
		stats := MoveStats[M]{Move: m}
		if e := s.find(s.nodes[rootNode], m); e != none {
			edge := &s.edges[e]
			stats.Visits, stats.Available = int(edge.visits), int(edge.available)
			stats.Prior = float64(edge.prior)
			if edge.visits > 0 {
				stats.Mean = edge.reward / float64(edge.visits)
			}
		}
		report.Moves = append(report.Moves, stats)
	}
	slices.SortStableFunc(report.Moves, func(a, b MoveStats[M]) int {
		return cmp.Or(cmp.Compare(b.Visits, a.Visits), cmp.Compare(b.Mean, a.Mean))
	})
	return report
}

// best returns the root move that was taken most often, of equal ones that with
// the better mean, then the one listed first.
func (s *Search[S, M, V, PS, PV]) best() M {
	best, top := s.rootMoves[0], &edge[M]{}
	for _, m := range s.rootMoves {
		i := s.find(s.nodes[rootNode], m)
		if i == none {
			continue
		}
		e := &s.edges[i]
		// With equal visits the sums of the rewards compare as the means do.
		if e.visits > top.visits || e.visits == top.visits && e.reward > top.reward {
			best, top = m, e
		}
	}
	return best
}
