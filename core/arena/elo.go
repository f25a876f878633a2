package arena

import (
	"math"
)

// eloScale is how many points of Elo a factor e of strength is: 400 points are
// odds of ten to one.
const eloScale = 400 / math.Ln10

// duels counts, for each ordered pair of entrants, the points that the first has
// made against the second: 1 for ranking before it, one half for being level. In
// a game of n seats each duel weighs 1/(n-1), so that a seat counts for one game.
type duels struct {
	n      int
	points []float64
}

func newDuels(n int) duels { return duels{n, make([]float64, n*n)} }

func (d duels) at(i, j int) float64 { return d.points[i*d.n+j] }

// count adds a game: each pair of seats of different entrants is a duel.
func (d duels) count(g *Game) {
	weight := 1 / float64(max(1, len(g.Seats)-1))
	for a, one := range g.Seats {
		for b, other := range g.Seats {
			switch {
			case one == other:
			case g.Ranks[a] < g.Ranks[b]:
				d.points[one*d.n+other] += weight
			case g.Ranks[a] == g.Ranks[b]:
				d.points[one*d.n+other] += weight / 2
			}
		}
	}
}

// elo returns ratings on the scale of Elo with mean 0: the model of Bradley and
// Terry (1952), "Rank Analysis of Incomplete Block Designs", fitted by Newton's
// method with steps of bounded length. Each entrant is given one level duel more,
// against an imaginary one of strength 1, so that it keeps a finite rating even if
// it always wins, and so that those that have never met can be rated together,
// with intervals as wide as that deserves. The intervals are those of the normal
// distribution with the inverse of the observed information as its covariance.
func (d duels) elo() []Estimate {
	logs := d.fit()
	covariance := invert(d.information(logs))
	mean := sum(logs) / float64(d.n)
	every := 0.0
	for _, row := range covariance {
		every += sum(row)
	}
	ratings := make([]Estimate, d.n)
	for i := range ratings {
		// The variance of a rating less the mean of all.
		n := float64(d.n)
		variance := covariance[i][i] - 2*sum(covariance[i])/n + every/(n*n)
		rating, half := eloScale*(logs[i]-mean), eloScale*z*math.Sqrt(max(0, variance))
		ratings[i] = Estimate{rating, rating - half, rating + half}
	}
	return ratings
}

// only returns the duels among some of the entrants, numbered as listed.
func (d duels) only(entrants []int) duels {
	some := newDuels(len(entrants))
	for a, i := range entrants {
		for b, j := range entrants {
			some.points[a*some.n+b] = d.at(i, j)
		}
	}
	return some
}

// fit returns the logarithms of the strengths.
func (d duels) fit() []float64 {
	logs := make([]float64, d.n)
	for range 1000 {
		inverse, slope := invert(d.information(logs)), d.slope(logs)
		steps, longest := make([]float64, d.n), 0.0
		for i, row := range inverse {
			for j, v := range row {
				steps[i] += v * slope[j]
			}
			longest = max(longest, math.Abs(steps[i]))
		}
		for i := range logs {
			logs[i] += steps[i] / max(1, longest)
		}
		if longest < 1e-9 {
			break
		}
	}
	return logs
}

// ahead returns how likely one entrant beats another whose logarithm of strength
// is lower by so much.
func ahead(difference float64) float64 { return 1 / (1 + math.Exp(-difference)) }

// slope returns the first derivatives of the logarithm of the likelihood by the
// logarithms of the strengths: points made less points expected.
func (d duels) slope(logs []float64) []float64 {
	slope := make([]float64, d.n)
	for i := range slope {
		slope[i] = 0.5 - ahead(logs[i])
		for j := range slope {
			if i != j {
				slope[i] += d.at(i, j) - (d.at(i, j)+d.at(j, i))*ahead(logs[i]-logs[j])
			}
		}
	}
	return slope
}

// information returns minus the second derivatives of the logarithm of the
// likelihood by the logarithms of the strengths.
func (d duels) information(logs []float64) [][]float64 {
	weight := func(duels, difference float64) float64 {
		p := ahead(difference)
		return duels * p * (1 - p)
	}
	m := make([][]float64, d.n)
	for i := range m {
		m[i] = make([]float64, d.n)
		m[i][i] = weight(1, logs[i])
		for j := range m {
			if i != j {
				w := weight(d.at(i, j)+d.at(j, i), logs[i]-logs[j])
				m[i][i] += w
				m[i][j] = -w
			}
		}
	}
	return m
}

// invert returns the inverse of a positive definite matrix, which it destroys.
func invert(m [][]float64) [][]float64 {
	inverse := make([][]float64, len(m))
	for i := range inverse {
		inverse[i] = make([]float64, len(m))
		inverse[i][i] = 1
	}
	for i := range m { // no pivoting is needed
		scale := 1 / m[i][i]
		for k := range m {
			m[i][k] *= scale
			inverse[i][k] *= scale
		}
		for j := range m {
			factor := m[j][i]
			if j == i || factor == 0 {
				continue
			}
			for k := range m {
				m[j][k] -= factor * m[i][k]
				inverse[j][k] -= factor * inverse[i][k]
			}
		}
	}
	return inverse
}

func sum(values []float64) float64 {
	total := 0.0
	for _, v := range values {
		total += v
	}
	return total
}
