package bots

import (
	"math"
	"time"
)

// SearchOptions say how long and how a [Search] thinks. The zero value is the
// default: 1,000 iterations.
type SearchOptions struct {
	// Iterations is the most iterations for a decision, up to 2,147,483,647 of them;
	// 0 or less means 1,000, or no other bound if there is a Time.
	Iterations int
	// Time is the longest thinking time for a decision; 0 or less means no bound.
	// With a bound by time the same seed need not give the same move.
	Time time.Duration
	// Exploration is the constant k of the selection formula, at most 1,000,000; 0 or
	// less means 0.3 with priors and 0.7, the value of Cowling, Powley and
	// Whitehouse, without.
	Exploration float64
	// Prior is how many visits the estimate of the state right after a move is worth
	// at the start, at most 1,000,000; 0 means 1. If it is negative, or if the game
	// has no Evaluate, there are no priors, and the search is the plain one of the
	// paper.
	Prior float64
	// Cutoff is the number of events, chance included, that a random playout has
	// before it ends with an estimate instead of a result; 0 or less means no
	// playout at all but for chance, or one of up to 100,000 events if the game has no
	// Evaluate.
	Cutoff int
	// Nodes is about the most edges the tree grows below the root, some 50 bytes
	// each, at most 1,073,741,824; 0 or less means 1,000,000. A full tree is still
	// searched, but grows no more.
	Nodes int
}

const (
	defaultIterations = 1000
	plainExploration  = 0.7
	priorExploration  = 0.3
	defaultPrior      = 1
	toTheEnd          = 100_000 // events: longer than any game that is played out
	defaultNodes      = 1_000_000
	mostNodes         = 1 << 30 // so that the numbers of edges fit
	mostWeight        = 1e6     // so that all bounds are finite
	iterationsPerLook = 16      // between two looks at the clock and the context
)

// complete puts defaults for what is not set, and bounds for what is beyond them;
// estimates tells whether the game has an Evaluate.
func (o SearchOptions) complete(estimates bool) SearchOptions {
	if o.Iterations <= 0 {
		o.Iterations = defaultIterations
		if o.Time > 0 {
			o.Iterations = math.MaxInt32
		}
	}
	o.Iterations = min(o.Iterations, math.MaxInt32) // the tree counts so far
	switch {
	case !estimates || o.Prior < 0:
		o.Prior = 0
	case !(o.Prior > 0): // nor is NaN
		o.Prior = defaultPrior
	}
	if !(o.Exploration > 0) {
		o.Exploration = plainExploration
		if o.Prior > 0 {
			o.Exploration = priorExploration
		}
	}
	if o.Cutoff <= 0 && !estimates {
		o.Cutoff = toTheEnd
	}
	o.Exploration = min(o.Exploration, mostWeight)
	o.Prior = min(o.Prior, mostWeight)
	o.Nodes = min(orDefault(o.Nodes, defaultNodes), mostNodes)
	return o
}
