package gametest

import (
	"fmt"
	"math"
	"slices"
	"testing"

	"github.com/sandbar-games/sandbar/core"
)

// outcomes checks what chance offers.
func (p *play[S, M, V, PS, PV]) outcomes() error {
	return p.eachPly(func() error {
		p.count.made++
		s := PS(&p.state)
		listed := s.AppendOutcomes(nil)
		if s.Next() != core.Chance {
			var zero M
			if m := s.Sample(&p.rng); m != zero || len(listed) > 0 {
				return fmt.Errorf("chance is not to act, but has %d outcomes and samples %s", len(listed), text(m))
			}
			return nil
		}
		if len(listed) == 0 {
			return fmt.Errorf("chance is to act and has no outcome")
		}
		seen := make(map[M]bool, len(listed))
		for _, o := range listed {
			if o.Weight < 1 {
				return fmt.Errorf("outcome %s has weight %d", o.Move, o.Weight)
			}
			if seen[o.Move] {
				return fmt.Errorf("outcome %s is listed twice", o.Move)
			}
			seen[o.Move] = true
			p.scratch = p.state
			if err := PS(&p.scratch).Apply(core.Chance, o.Move); err != nil {
				return fmt.Errorf("outcome %s is refused: %w", o.Move, err)
			}
		}
		prefix := append(make([]core.Outcome[M], 0, 2+len(listed)), listed[len(listed)-1])
		if got := s.AppendOutcomes(prefix); !slices.Equal(got, append(prefix, listed...)) {
			return fmt.Errorf("appended to %v, the outcomes are %v: want %v", prefix, got, listed)
		}
		p.scratch = p.state
		for range 4 {
			if m := s.Sample(&p.rng); !seen[m] {
				return fmt.Errorf("the sample %s is no outcome", text(m))
			}
		}
		if p.scratch != p.state {
			return fmt.Errorf("sampling changes the state")
		}
		return nil
	})
}

const (
	// samplesOf is how often one state is sampled: enough to see one weight of
	// twenty-four counted double.
	samplesOf = 20_000
	// sampledStates bounds how many states of one game are.
	sampledStates = 3
	// tooUnlikely is the Bayes factor against the weights at which the law is
	// broken. A true sampler reaches it at one state with a probability of at
	// most one in 10^13.
	tooUnlikely = 13 * math.Ln10
)

// sampling samples some states often. Its statistic, unlike chi-squared, is exact
// for rare outcomes too: the likelihood of the counts if the probability of one
// outcome, any, were not the exact one but uniform in [0, 1], over their
// likelihood by the weights. Under the weights its mean is 1, so that Markov's
// inequality bounds the false alarms.
func (p *play[S, M, V, PS, PV]) sampling() error {
	p.follows = false
	left := sampledStates
	return p.somePlies(2*sampledStates, func() error {
		s := PS(&p.state)
		if left == 0 || s.Next() != core.Chance {
			return nil
		}
		listed := s.AppendOutcomes(nil)
		if len(listed) < 2 {
			p.count.vacuous++
			return nil
		}
		left--
		p.count.made++
		number, total := make(map[M]int, len(listed)), 0
		for i, o := range listed {
			number[o.Move] = i
			total += o.Weight
		}
		samples := samplesOf
		if testing.Short() {
			samples /= 4
		}
		counts := make([]int, len(listed))
		for range samples {
			m := s.Sample(&p.rng)
			i, ok := number[m]
			if !ok {
				return fmt.Errorf("the sample %s is no outcome", text(m))
			}
			counts[i]++
		}
		worst, sum := 0, 0.0
		factors := make([]float64, len(listed))
		for i, o := range listed {
			factors[i] = bayesFactor(counts[i], samples, float64(o.Weight)/float64(total))
			if factors[i] > factors[worst] {
				worst = i
			}
			sum += math.Exp(min(factors[i], 600))
		}
		if math.Log(sum/float64(len(listed))) > tooUnlikely {
			return fmt.Errorf("in %d samples %s comes %d times: by its weight %d of %d about %.0f are due",
				samples, listed[worst].Move, counts[worst], listed[worst].Weight, total,
				float64(samples)*float64(listed[worst].Weight)/float64(total))
		}
		return nil
	})
}

// bayesFactor returns the logarithm of the likelihood of count hits in n draws if
// their probability is uniform in [0, 1], over that if it is q.
func bayesFactor(count, n int, q float64) float64 {
	k, rest := float64(count), float64(n-count)
	hits, _ := math.Lgamma(k + 1)
	misses, _ := math.Lgamma(rest + 1)
	all, _ := math.Lgamma(float64(n) + 2)
	return hits + misses - all - k*math.Log(q) - rest*math.Log1p(-q)
}
