package arena

import (
	"math"
	"testing"

	"github.com/stretchr/testify/require"
	"pgregory.net/rapid"

	"github.com/sandbar-games/sandbar/core"
)

func TestWilson(t *testing.T) {
	// Newcombe (1998), "Two-sided confidence intervals for the single proportion",
	// table I, method 3.
	for _, test := range []struct {
		won, of   int
		low, high float64
	}{
		{81, 263, 0.2553, 0.3662},
		{15, 148, 0.0624, 0.1605},
		{0, 20, 0, 0.1611},
		{1, 29, 0.0061, 0.1718},
	} {
		e := wilson(float64(test.won)/float64(test.of), test.of)
		require.InDelta(t, test.low, e.Low, 0.00005)
		require.InDelta(t, test.high, e.High, 0.00005)
	}
	require.Equal(t, Estimate{0, 0, 1}, wilson(0, 0))
	require.Equal(t, 1.0, wilson(1, 10).High)
}

func TestBootstrap(t *testing.T) {
	// The interval of a mean of many values is near that of the normal distribution.
	rng := core.NewRNG(1, 1)
	parts := make([]part, 400)
	for i := range parts {
		parts[i] = part{float64(rng.Intn(2)), 1}
	}
	e := bootstrap(parts, 7)
	half := 1.96 * math.Sqrt(e.Mean*(1-e.Mean)/400)
	require.InDelta(t, e.Mean-half, e.Low, 0.01)
	require.InDelta(t, e.Mean+half, e.High, 0.01)
	require.Equal(t, e, bootstrap(parts, 7))
	require.Equal(t, Estimate{}, bootstrap(nil, 7))
	require.Equal(t, Estimate{}, bootstrap(make([]part, 3), 7))
}

func TestElo_TwoEntrants(t *testing.T) {
	// Three won of four, and the level duels with the imaginary entrant: the odds
	// are somewhat below three to one, which is 190.8 points.
	d := newDuels(2)
	d.points[1], d.points[2] = 3000, 1000
	e := d.elo()
	require.InDelta(t, 190.8, e[0].Mean-e[1].Mean, 0.1)
	require.InDelta(t, 0, e[0].Mean+e[1].Mean, 1e-6)
	// A difference from N duels has the variance 1/(N p q), here 1/750; each of the
	// two ratings, being half of it, a quarter of that.
	half := eloScale * z * math.Sqrt(1/750.0) / 2
	require.InDelta(t, half, e[0].High-e[0].Mean, 0.1)
}

func TestElo_AlwaysWinningIsFinite(t *testing.T) {
	d := newDuels(3)
	d.points[1] = 50 // 0 beats 1; 2 has not played
	for _, e := range d.elo() {
		require.False(t, math.IsInf(e.High-e.Low, 0) || math.IsNaN(e.High-e.Low))
		require.Greater(t, e.High-e.Low, 100.0)
	}
}

func TestElo_FindsTheStrengthsThatMadeTheGames(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		n := rapid.IntRange(2, 6).Draw(t, "n")
		d, truth := newDuels(n), make([]float64, n)
		for i := range truth {
			truth[i] = rapid.Float64Range(-400, 400).Draw(t, "elo")
		}
		mean := sum(truth) / float64(n)
		for i := range n {
			for j := range n {
				if i != j {
					d.points[i*n+j] = 1e5 / (1 + math.Pow(10, (truth[j]-truth[i])/400))
				}
			}
		}
		for i, e := range d.elo() {
			if math.Abs(e.Mean-(truth[i]-mean)) > 1 {
				t.Fatalf("entrant %d: %v: want %v", i, e, truth[i]-mean)
			}
		}
	})
}

func TestRank(t *testing.T) {
	for _, test := range []struct{ points, ranks []float64 }{
		{[]float64{3, 1, 2}, []float64{1, 3, 2}},
		{[]float64{1, 1, 2}, []float64{2.5, 2.5, 1}},
		{[]float64{4, 4, 4, 4}, []float64{2.5, 2.5, 2.5, 2.5}},
	} {
		ranks := make([]float64, len(test.points))
		rank(ranks, func(a, b int) int { return int(test.points[a] - test.points[b]) })
		require.Equal(t, test.ranks, ranks)
	}
}

func TestRotations_ShowEverySeat(t *testing.T) {
	require.Equal(t, 1, rotations([]int{4, 4, 4}))
	require.Equal(t, 3, rotations([]int{4, 4, 1}))
	for turned := range 4 {
		require.ElementsMatch(t, []int{7, 8, 9, 9}, seating([]int{7, 8, 9, 9}, 1, 3, turned))
	}
}
