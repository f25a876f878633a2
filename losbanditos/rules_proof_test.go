package losbanditos_test

import (
	"fmt"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/sandbar-games/sandbar/core"
	lb "github.com/sandbar-games/sandbar/losbanditos"
)

// worths holds the second ranking of all triples of dice, by their indexes in
// kinds, and rankWorth a Rank for each worth.
var worths, rankWorth = func() (*[24][24][24]int, map[int]lb.Rank) {
	table, ranks := &[24][24][24]int{}, map[int]lb.Rank{}
	for i, a := range kinds {
		for j, b := range kinds {
			for k, c := range kinds {
				table[i][j][k] = worth(a, b, c)
				ranks[table[i][j][k]] = lb.RankOf(a, b, c)
			}
		}
	}
	return table, ranks
}()

// bestWorth tries all 24^k ways to fill the k free spots of a side that has the
// given dice, indexes in kinds, and returns the most it can become worth.
func bestWorth(dice ...int) int {
	if len(dice) == 3 {
		return worths[dice[0]][dice[1]][dice[2]]
	}
	best := 0
	for die := range kinds {
		best = max(best, bestWorth(append(dice, die)...))
	}
	return best
}

func sideOf(dice ...int) lb.Side {
	var list []lb.Die
	for _, i := range dice {
		list = append(list, kinds[i])
	}
	return lb.SideOf(list...)
}

// TestLB10_BruteForceOverAllCompletions holds Best and SafeFrom to all ways to fill
// the free spots of every side with one, two or three of them, against every triple
// of a claimant.
func TestLB10_BruteForceOverAllCompletions(t *testing.T) {
	sides := [][]int{{}}
	for i := range kinds {
		sides = append(sides, []int{i})
		for j := i; j < len(kinds); j++ {
			sides = append(sides, []int{i, j})
		}
	}
	require.Len(t, sides, 1+24+24*25/2)
	for _, dice := range sides {
		opposite, best := sideOf(dice...), bestWorth(dice...)
		require.Equal(t, rankWorth[best], opposite.Best(), opposite)
		for i := range kinds {
			for j := i; j < len(kinds); j++ {
				for k := j; k < len(kinds); k++ {
					if own := sideOf(i, j, k); own.SafeFrom(opposite) != (best <= worths[i][j][k]) {
						t.Fatalf("%v against %v", own, opposite)
					}
				}
			}
		}
	}
	// Nothing is proven with fewer dice, and three against three is a plain comparison.
	require.False(t, sideOf(5, 5).SafeFrom(sideOf(0, 1, 8)))
	require.True(t, sideOf(5, 5, 5).SafeFrom(sideOf(11, 11, 11)))
	require.False(t, sideOf(4, 4, 4).SafeFrom(sideOf(5, 5, 5)))
}

// TestLB10_BruteForceOnTheTable asks whole states: a claim is offered exactly if no
// way to fill the opponent's free spots is worth more.
func TestLB10_BruteForceOnTheTable(t *testing.T) {
	r := core.NewRNG(10, 0)
	roll := func(n int) (dice []int, text string) {
		var words []string
		for range n {
			dice = append(dice, r.Intn(24))
			words = append(words, kinds[dice[len(dice)-1]].String())
		}
		return dice, strings.Join(words, " ")
	}
	claimable := 0
	for range 1500 {
		turn, place := core.Seat(r.Intn(2)), r.Intn(4)
		sc := scene{turn: turn, row: [4]int{3, 2, 1, 1}}
		var mine, theirs []int
		mine, sc.mine[place] = roll(3)
		if r.Intn(2) == 0 { // a triple or a pair, so that claims are not too rare
			mine[1] = mine[0]
			mine[2] = []int{mine[0], mine[2]}[r.Intn(2)]
			sc.mine[place] = fmt.Sprint(kinds[mine[0]], " ", kinds[mine[1]], " ", kinds[mine[2]])
		}
		theirs, sc.theirs[place] = roll(r.Intn(3))
		s := sc.state(t)
		safe := bestWorth(theirs...) <= worths[mine[0]][mine[1]][mine[2]]
		require.Equal(t, safe, s.Claimable(turn, place+1), sc)
		claim := lb.Claim(place + 1)
		if safe {
			claimable++
			require.Contains(t, s.Moves(turn), claim, sc)
			require.NoError(t, s.Apply(turn, claim), sc)
		} else {
			refused(t, s, fmt.Sprint(turn, " ", claim), "LB-10")
		}
	}
	require.Greater(t, claimable, 200)
	require.Less(t, claimable, 1200)
}
