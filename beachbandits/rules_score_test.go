package beachbandits_test

import (
	"fmt"
	"testing"

	"github.com/stretchr/testify/require"

	bb "github.com/sandbar-games/sandbar/beachbandits"
	"github.com/sandbar-games/sandbar/core"
)

// stash is a seat with a stash and gulls.
func stash(t testing.TB, cards string, names ...string) bb.Holding {
	h := bb.Holding{Stash: loot(t, cards)}
	for _, name := range names {
		h.Gulls = h.Gulls.Plus(gulls(t, name))
	}
	return h
}

// alone scores a stash against another one that has the most of all that counts.
func alone(t testing.TB, cards string, names ...string) int {
	return bb.ScoreOf([]bb.Holding{stash(t, cards, names...), stash(t, "sandwich9 pretzel9 icecream9 slice9")}, 0)
}

func TestBB14_MostSandwichesScoreThree(t *testing.T) {
	score := func(stashes ...string) []int {
		var table []bb.Holding
		for _, s := range stashes {
			table = append(table, stash(t, s))
		}
		var scores []int
		for i := range table {
			scores = append(scores, bb.ScoreOf(table, i))
		}
		return scores
	}
	require.Equal(t, []int{3, 0, 0}, score("sandwich", "none", "none"))
	require.Equal(t, []int{1, 6, 6}, score("sandwich", "sandwich2", "sandwich2"), "ties count")
	require.Equal(t, []int{9, 2}, score("sandwich3", "sandwich2"))
	require.Equal(t, []int{0, 0}, score("none", "none"))
}

func TestBB15_GrapesScoreInSetsOfFour(t *testing.T) {
	for n, points := range []int{0, 1, 4, 9, 16, 17, 20, 25} {
		require.Equal(t, points, alone(t, fmt.Sprintf("grapes%d", n)), n)
	}
}

func TestBB16_OneIceCreamScoresSix(t *testing.T) {
	for n, points := range []int{0, 6, 2, 3, 4, 5, 6, 7} {
		require.Equal(t, points, alone(t, fmt.Sprintf("icecream%d", n)), n)
	}
}

func TestBB17_SlicesScoreByParity(t *testing.T) {
	for n, points := range []int{0, 1, 4, 3, 8, 5, 12, 7} {
		require.Equal(t, points, alone(t, fmt.Sprintf("slice%d", n)), n)
	}
	require.Equal(t, 5, alone(t, "pretzel5"), "BB-13")
	require.Equal(t, -12, alone(t, "flipflop4"), "BB-18")
}

// bestGrouping returns the most points for greasy cards by trying every grouping:
// take a set out, in each way that there is, or stop.
func bestGrouping(fries, rings, nuggs, ketchup, loose int) int {
	best := loose * (fries + rings + nuggs)
	for _, set := range [][4]int{{1, 1, 1, 0}, {0, 1, 1, 1}, {1, 0, 1, 1}, {1, 1, 0, 1}} {
		f, r, n, k := fries-set[0], rings-set[1], nuggs-set[2], ketchup-set[3]
		if min(f, r, n, k) >= 0 {
			best = max(best, 12+bestGrouping(f, r, n, k, loose))
		}
	}
	return best
}

func TestBB20_GreasySetsAgainstBruteForce(t *testing.T) {
	for i := range 5 * 5 * 5 * 2 {
		fries, rings, nuggs, ketchup := i%5, i/5%5, i/25%5, i/125
		cards := fmt.Sprintf("fries%d rings%d nuggs%d ketchup%d", fries, rings, nuggs, ketchup)
		require.Equal(t, bestGrouping(fries, rings, nuggs, ketchup, 1), alone(t, cards), cards)
		require.Equal(t, bestGrouping(fries, rings, nuggs, ketchup, 3), alone(t, cards, "frenchie"), "Frenchie and "+cards)
	}
}

func TestBB20_KetchupJoinsTheSet(t *testing.T) {
	require.Equal(t, 13, alone(t, "fries rings nuggs ketchup"))
	require.Equal(t, 12, alone(t, "fries rings ketchup"))
	require.Equal(t, 12, alone(t, "fries rings nuggs"))
	require.Equal(t, 1, alone(t, "fries ketchup"))
	require.Equal(t, 0, alone(t, "ketchup"))
	require.Equal(t, 24, alone(t, "fries2 rings2 nuggs ketchup"))
	require.Equal(t, 25, alone(t, "fries2 rings2 nuggs2 ketchup"))
}

func TestBB27_RulebookExample(t *testing.T) {
	tally := bb.TallyOf([]bb.Holding{
		stash(t, "pretzel2 grapes2 slice flipflop fries rings nuggs", "sal", "buffy"),
		stash(t, "icecream"),
	}, 0)
	require.Equal(t, 27, tally.Total())
	// Sal makes six points of the two Pretzels, of which each is worth one anyway.
	require.Equal(t, core.Tally{
		{Name: "pretzel", Count: 2, Points: 2}, {Name: "grapes", Count: 2, Points: 4}, {Name: "slice", Count: 1, Points: 1},
		{Name: "flipflop", Count: 1, Points: -3}, {Name: "fries", Count: 1, Points: 4}, {Name: "rings", Count: 1, Points: 4},
		{Name: "nuggs", Count: 1, Points: 4}, {Name: "buffy", Count: 1, Points: 7}, {Name: "sal", Count: 1, Points: 4},
	}, tally)
}

// gullCases has for each gull a table of which seat 0 holds it, and what it adds.
var gullCases = []struct {
	gull   string
	seats  []string // stashes
	hands  []int    // cards in hand, 0 if not told
	clean  bool     // seat 0 has no Flip-Flop in hand
	points int
}{
	{gull: "ace", seats: []string{"pretzel", "none"}, points: 0},
	{gull: "annie", seats: []string{"pretzel2", "pretzel"}, points: 6},
	{gull: "annie", seats: []string{"pretzel2", "pretzel3"}, points: 0},
	{gull: "annie", seats: []string{"pretzel2", "pretzel2"}, points: 6},
	{gull: "annie", seats: []string{"none", "none"}, points: 0},
	{gull: "buffy", seats: []string{"none", "slice"}, points: 0},
	{gull: "buffy", seats: []string{"pretzel3 flipflop", "slice"}, points: 2},
	{gull: "buffy", seats: []string{"pretzel sandwich grapes icecream slice flipflop fries rings nuggs ketchup", "none"}, points: 10},
	{gull: "chip", seats: []string{"none", "none"}, points: 3},
	{gull: "chuck", seats: []string{"pretzel", "none"}, points: 0},
	{gull: "coney", seats: []string{"icecream", "none"}, points: 6},
	{gull: "coney", seats: []string{"icecream", "icecream", "icecream2"}, points: 0},
	{gull: "coney", seats: []string{"icecream2", "icecream2"}, points: 6},
	{gull: "coney", seats: []string{"none", "none"}, points: 0},
	{gull: "flo", seats: []string{"none", "none"}, points: 3},
	{gull: "frenchie", seats: []string{"fries2 rings", "none"}, points: 6},
	{gull: "frenchie", seats: []string{"fries2 rings nuggs", "none"}, points: 2},
	{gull: "frenchie", seats: []string{"fries rings ketchup", "none"}, points: 0},
	{gull: "frenchie", seats: []string{"ketchup", "none"}, points: 0},
	{gull: "gilbert", seats: []string{"none", "none"}, points: 6},
	{gull: "gilbert", seats: []string{"grapes", "grapes", "grapes2"}, points: 6},
	{gull: "gilbert", seats: []string{"grapes2", "grapes"}, points: 0},
	{gull: "iris", seats: []string{"none", "none"}, points: 0},
	{gull: "pinky", seats: []string{"flipflop3", "none"}, points: 15},
	{gull: "pinky", seats: []string{"none", "flipflop"}, points: 0},
	{gull: "ray", seats: []string{"pretzel", "flipflop"}, clean: true, points: 6},
	{gull: "ray", seats: []string{"pretzel flipflop", "none"}, clean: true, points: 0},
	{gull: "ray", seats: []string{"pretzel", "none"}, points: 0},
	{gull: "rizzo", seats: []string{"slice", "none"}, points: 5},
	{gull: "rizzo", seats: []string{"slice", "slice2"}, points: 0},
	{gull: "rizzo", seats: []string{"slice2", "slice2"}, points: 5},
	{gull: "rizzo", seats: []string{"none", "none"}, points: 0},
	{gull: "sal", seats: []string{"pretzel4", "none"}, points: 8},
	{gull: "sammy", seats: []string{"none", "sandwich"}, points: 6},
	{gull: "sammy", seats: []string{"sandwich", "sandwich"}, points: 6},
	{gull: "sammy", seats: []string{"sandwich2", "sandwich"}, points: 0},
	{gull: "sandy", seats: []string{"none", "none"}, hands: []int{2, 3}, points: 5},
	{gull: "sandy", seats: []string{"none", "none"}, hands: []int{2, 2}, points: 5},
	{gull: "sandy", seats: []string{"none", "none"}, hands: []int{3, 2}, points: 0},
	{gull: "sandy", seats: []string{"none", "none"}, hands: []int{20, 33}, points: 5},
	{gull: "shirley", seats: []string{"none", "none"}, points: 0},
	{gull: "tiny", seats: []string{"pretzel7", "none"}, points: 8},
	{gull: "tiny", seats: []string{"pretzel7 slice", "none"}, points: 0},
	{gull: "tiny", seats: []string{"none", "none"}, points: 8},
}

func TestBB27_EachScoringGull(t *testing.T) {
	tested := map[string]bool{}
	for _, test := range gullCases {
		tested[test.gull] = true
		var table []bb.Holding
		for i, cards := range test.seats {
			table = append(table, stash(t, cards))
			if test.hands != nil {
				table[i].Hand = test.hands[i]
			}
		}
		table[0].NoFlipFlops = test.clean
		without := bb.ScoreOf(table, 0)
		table[0].Gulls = gulls(t, test.gull)
		label := fmt.Sprint(test)
		require.Equal(t, test.points, bb.ScoreOf(table, 0)-without, label)
		tally := bb.TallyOf(table, 0)
		require.Equal(t, core.Item{Name: test.gull, Count: 1, Points: test.points}, tally[len(tally)-1], label)
		require.Equal(t, bb.ScoreOf(table, 0), tally.Total(), label)
		// Chip is worth the same when he has copied it (BB-26).
		g, err := bb.ParseGull(test.gull)
		require.NoError(t, err)
		if g != bb.Chip {
			table[0].Gulls, table[0].Copied = gulls(t, "chip"), g
			require.Equal(t, test.points, bb.ScoreOf(table, 0)-without, label)
			require.Equal(t, bb.ScoreOf(table, 0), bb.TallyOf(table, 0).Total(), label)
		}
	}
	require.Len(t, tested, 18)
}

func TestBB27_TiesCount(t *testing.T) {
	// Everybody of six who ties has it.
	for gull, cards := range map[string]string{
		"annie": "pretzel", "coney": "icecream", "rizzo": "slice", "gilbert": "none", "sammy": "none", "sandy": "none",
	} {
		table := make([]bb.Holding, 6)
		for i := range table {
			table[i] = stash(t, cards)
			table[i].Hand = 1
		}
		plain := bb.ScoreOf(table, 3)
		for i := range table {
			table[i].Gulls = gulls(t, gull)
		}
		for i := range table {
			require.Greater(t, bb.ScoreOf(table, i), plain, gull)
		}
	}
	require.Zero(t, bb.ScoreOf(nil, 0))
	require.Zero(t, bb.ScoreOf(make([]bb.Holding, 2), 2))
	require.Zero(t, bb.ScoreOf(make([]bb.Holding, 2), -1))
	require.Nil(t, bb.TallyOf(make([]bb.Holding, 2), 5))
}
