package arena

import (
	"math"
	"slices"
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
// Terry (1952), fitted by the iteration of Hunter (2004), "MM Algorithms for
// Generalized Bradley-Terry Models". Each entrant is given one level duel more,
// against an imaginary one of strength 1, so that it keeps a finite rating even if
// it always wins. The intervals are those of the normal distribution with the
// inverse of the observed information as its covariance.
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

// fit returns the logarithms of the strengths.
func (d duels) fit() []float64 {
	strength := slices.Repeat([]float64{1}, d.n)
	for range 10_000 {
		moved := 0.0
		for i, old := range strength {
			won, expected := 0.5, 1/(old+1)
			for j, other := range strength {
				if i != j {
					won += d.at(i, j)
					expected += (d.at(i, j) + d.at(j, i)) / (old + other)
				}
			}
			strength[i] = won / expected
			moved = max(moved, math.Abs(math.Log(strength[i]/old)))
		}
		if moved < 1e-9 {
			break
		}
	}
	for i, s := range strength {
		strength[i] = math.Log(s)
	}
	return strength
}

// information returns minus the second derivatives of the logarithm of the
// likelihood by the logarithms of the strengths.
func (d duels) information(logs []float64) [][]float64 {
	weight := func(duels, difference float64) float64 {
		p := 1 / (1 + math.Exp(-difference))
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
