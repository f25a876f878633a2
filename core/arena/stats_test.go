package arena

import (
	"fmt"
	"math"
	"testing"

	"github.com/stretchr/testify/require"
	"pgregory.net/rapid"

	"github.com/sandbar-games/sandbar/core"
	"github.com/sandbar-games/sandbar/core/internal/highcard"
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

// TestElo_SolvesItsEquations holds ratings against values worked out by bisection
// from the equations of the likelihood, the level duels included.
func TestElo_SolvesItsEquations(t *testing.T) {
	for _, test := range []struct{ won, lost, rating, half float64 }{
		{3, 1, 82.4193, 177.1943},
		{20, 0, 343.0255, 261.2980},
		{100_000, 0, 1060.5931, 241.0258}, // one that always wins takes long to climb
	} {
		d := newDuels(2)
		d.points[1], d.points[2] = test.won, test.lost
		e := d.elo()
		for i, sign := range []float64{1, -1} {
			require.InDelta(t, sign*test.rating, e[i].Mean, 0.001, "%v", test)
			require.InDelta(t, test.half, e[i].High-e[i].Mean, 0.001, "%v", test)
			require.InDelta(t, test.half, e[i].Mean-e[i].Low, 0.001, "%v", test)
		}
	}
	chain := newDuels(3) // each always beats the next
	chain.points[0*3+1], chain.points[1*3+2] = 5000, 5000
	e := chain.elo()
	for i, want := range []float64{1600.0174, 0, -1600.0174} {
		require.InDelta(t, want, e[i].Mean, 0.001)
	}
	require.Empty(t, newDuels(0).elo())
}

// TestElo_OfStrangers rates two pairs that have never met each other.
func TestElo_OfStrangers(t *testing.T) {
	d := newDuels(4)
	for _, pair := range [][2]int{{0, 1}, {2, 3}} {
		d.points[pair[0]*4+pair[1]], d.points[pair[1]*4+pair[0]] = 3000, 1000
	}
	e := d.elo()
	require.InDelta(t, e[0].Mean, e[2].Mean, 1e-6)
	require.InDelta(t, 190.8, e[0].Mean-e[1].Mean, 0.1)
	for _, one := range e {
		// The middle of a pair is known by its two level duels alone, each of which, at
		// odds of the root of three, informs by 0.2320: a variance of 1/0.4641, and for
		// half of the difference of two middles one half of that.
		require.InDelta(t, z*eloScale*math.Sqrt(1/0.4641/2), one.High-one.Mean, 0.3)
	}
}

// TestStandings_RateOnlyThoseWhoPlayed checks that absent entrants change nothing.
func TestStandings_RateOnlyThoseWhoPlayed(t *testing.T) {
	games := func(entrants ...int) (games []*Game) {
		for i := range 40 {
			g := &Game{Deal: i / 2, Seats: []int{entrants[i%3], entrants[(i+1)%3], entrants[(i+2)%3]}, Points: []int{3, 2, 1}}
			g.Shares, g.Ranks = []float64{1, 0, 0}, []float64{1, 2, 3}
			if i%5 > 0 && g.Seats[0] == entrants[2] {
				g.Ranks = []float64{3, 1, 2}
			}
			games = append(games, g)
		}
		return games
	}
	three := Result{Seats: 3, Entrants: []string{"a", "b", "c"}}
	many := Result{Seats: 3, Entrants: []string{"x", "a", "y", "b", "c", "z"}}
	want, got := three.standings(games(0, 1, 2)), many.standings(games(1, 3, 4))
	require.Len(t, got, 3)
	total := 0.0
	for i := range want {
		require.Equal(t, want[i].Elo, got[i].Elo)
		require.Equal(t, want[i].Entrant, got[i].Entrant)
		total += got[i].Elo.Mean
	}
	require.InDelta(t, 0, total, 1e-6)
	require.NotZero(t, got[0].Elo.Mean)
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

// TestLineups counts them by hand.
func TestLineups(t *testing.T) {
	for _, test := range []struct{ entrants, seats, lineups int }{
		{2, 2, 1}, {3, 2, 3}, {5, 2, 10}, {3, 3, 1}, {4, 3, 4}, {2, 3, 2}, {2, 6, 2}, {3, 6, 6}, {6, 6, 1}, {7, 6, 7}, {3, 1, 3},
	} {
		lineups := everyLineup(test.entrants, test.seats)
		require.Len(t, lineups, test.lineups, "%v", test)
		for i, lineup := range lineups {
			require.Len(t, lineup, test.seats)
			for _, other := range lineups[:i] {
				require.NotEqual(t, other, lineup)
			}
		}
	}
	require.Equal(t, [][]int{{0, 1, 1, 1, 1, 1}, {1, 0, 0, 0, 0, 0}}, everyLineup(2, 6))
}

func TestRotations_ShowEverySeat(t *testing.T) {
	require.Equal(t, 1, rotations([]int{4, 4, 4}))
	require.Equal(t, 3, rotations([]int{4, 4, 1}))
	for turned := range 4 {
		require.ElementsMatch(t, []int{7, 8, 9, 9}, seating([]int{7, 8, 9, 9}, 1, 3, turned))
	}
}

func TestDuels_ByHand(t *testing.T) {
	// In a game of three each duel weighs one half. Entrant 0 is level with one of the
	// other's seats, a quarter each, and beats the other one.
	d := newDuels(2)
	d.count(&Game{Seats: []int{1, 0, 1}, Ranks: []float64{1.5, 1.5, 3}})
	require.Equal(t, []float64{0, 0.75, 0.25, 0}, d.points)
	d.count(&Game{Seats: []int{0, 1}, Ranks: []float64{2, 1}})
	require.Equal(t, []float64{0, 0.75, 1.25, 0}, d.points)
}

func TestStreams_AreDifferent(t *testing.T) {
	seen := map[uint64]bool{}
	for deal := range 50 {
		for stream := range streamsOfDeal {
			require.False(t, seen[streamOf(deal, stream)])
			seen[streamOf(deal, stream)] = true
		}
	}
}

func TestSeating_DrawsTheOrderOfThreeOrMore(t *testing.T) {
	orders := map[string]int{}
	for deal := range 600 {
		require.Equal(t, []int{4, 7}, seating([]int{4, 7}, 1, deal, 0))
		require.Equal(t, []int{7, 4}, seating([]int{4, 7}, 1, deal, 1))
		orders[fmt.Sprint(seating([]int{4, 7, 9}, 1, deal, 0))]++
	}
	require.Len(t, orders, 6)
	for order, n := range orders {
		require.InDelta(t, 100, n, 35, order)
	}
}

func TestResult_EqualSharesAreOrderedByRank(t *testing.T) {
	a := arena[highcard.State, highcard.Move, highcard.View, *highcard.State, *highcard.View]{
		options: Options{Seats: 3}, entrants: []Entrant[highcard.Move, highcard.View]{{Name: "last"}, {Name: "second"}, {Name: "first"}},
	}
	games := []Game{{Seats: []int{0, 1, 2}, Shares: []float64{0, 0, 1}, Ranks: []float64{3, 2, 1}, Points: []int{1, 2, 3}}}
	r := a.result([][]int{{0, 1, 2}}, games)
	for i, want := range []string{"first", "second", "last"} {
		require.Equal(t, want, r.Standings[i].Entrant)
		require.Equal(t, Estimate{float64(3 - i), float64(3 - i), float64(3 - i)}, r.Standings[i].Points)
	}
	require.Equal(t, "last", r.Matches[0][0].Entrant, "matches keep the order of the entrants")
}

// TestStandings_ByHand sums up three games of one entrant against two seats of
// another.
func TestStandings_ByHand(t *testing.T) {
	r := Result{Seats: 3, Entrants: []string{"one", "many"}}
	standings := r.standings([]*Game{
		{Deal: 0, Seats: []int{0, 1, 1}, Shares: []float64{0, 0.5, 0.5}, Ranks: []float64{3, 1.5, 1.5}, Points: []int{1, 6, 6}},
		{Deal: 1, Seats: []int{1, 0, 1}, Shares: []float64{0, 0, 1}, Ranks: []float64{2, 3, 1}, Points: []int{2, 0, 7}, Cut: true},
		{Deal: 1, Seats: []int{1, 1, 0}, Shares: []float64{0.5, 0, 0.5}, Ranks: []float64{1.5, 3, 1.5}, Forfeit: &Forfeit{Seat: 1}},
	})
	one, many := standings[0], standings[1]
	for _, s := range standings {
		require.Equal(t, 3, s.Games)
		require.Equal(t, 1, s.Cut)
		require.Equal(t, 1.0/3, s.Fair)
	}
	require.InDelta(t, 0.5/3, one.Share.Mean, 1e-12)
	require.InDelta(t, (0.5+0.5+0.25)/3, many.Share.Mean, 1e-12)
	require.Equal(t, Estimate{2.5, 2.25, 3}, one.Rank) // 3, or 3 and 1.5, by deal
	require.InDelta(t, (1.5+1.5+2.25)/3, many.Rank.Mean, 1e-12)
	require.Equal(t, Estimate{0.5, 0, 1}, one.Points)
	require.Equal(t, Estimate{5.25, 4.5, 6}, many.Points)
	require.Equal(t, []Count{{0, 1}, {1, 1}}, one.Distribution)
	require.Equal(t, []Count{{2, 1}, {6, 2}, {7, 1}}, many.Distribution)
	require.Equal(t, []int{0, 1}, []int{one.Forfeits, many.Forfeits})
}

// TestElo_StepsAreBounded rates results for which whole steps of Newton's method lead
// away.
func TestElo_StepsAreBounded(t *testing.T) {
	d := newDuels(5)
	d.points[0*5+1], d.points[0*5+2], d.points[1*5+4], d.points[4*5+2], d.points[4*5+3] = 1e6, 1000, 1e6, 1, 1
	for i, v := range d.slope(d.fit()) {
		require.InDelta(t, 0, v, 1e-4, "entrant %d", i)
	}
}

// TestElo_AnyResultsAreRated checks that ratings are found whatever the results.
func TestElo_AnyResultsAreRated(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		d := newDuels(rapid.IntRange(1, 5).Draw(t, "n"))
		for i := range d.points {
			if i%(d.n+1) > 0 { // nobody against itself
				d.points[i] = rapid.SampledFrom([]float64{0, 0, 0, 1, 30, 1e3, 1e6}).Draw(t, "points")
			}
		}
		for i, v := range d.slope(d.fit()) {
			if !(math.Abs(v) < 1e-4) {
				t.Fatalf("entrant %d makes %v points more than expected", i, v)
			}
		}
		for _, e := range d.elo() {
			if !(e.Low <= e.Mean && e.Mean <= e.High) {
				t.Fatal(e)
			}
		}
	})
}
