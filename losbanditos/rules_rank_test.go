package losbanditos_test

import (
	"slices"
	"testing"

	"github.com/stretchr/testify/require"

	lb "github.com/sandbar-games/sandbar/losbanditos"
)

// kinds are the 24 dice there are: four colours by six values.
var kinds = func() (list []lb.Die) {
	for colour := lb.Red; colour <= lb.Blue; colour++ {
		for value := 1; value <= 6; value++ {
			list = append(list, lb.NewDie(colour, value))
		}
	}
	return list
}()

// worth ranks three dice once more, straight from the rules and in another way than
// the package: the type, best 7, and then the deciding values, as one number.
func worth(a, b, c lb.Die) int {
	values := []int{a.Value(), b.Value(), c.Value()}
	slices.Sort(values)
	low, mid, high := values[0], values[1], values[2]
	oneColour := a.Colour() == b.Colour() && a.Colour() == c.Colour()
	triple := low == high
	straight := low+1 == mid && mid+1 == high
	twins := a == b || b == c || a == c
	pair := low == mid || mid == high
	third := low // of a pair
	if low == mid {
		third = high
	}
	switch {
	case triple && oneColour:
		return 7000 + high
	case straight && oneColour:
		return 6000 + high
	case triple:
		return 5000 + high
	case straight:
		return 4000 + high
	case pair && twins:
		return 3000 + 10*mid + third
	case pair:
		return 2000 + 10*mid + third
	}
	return 1000 + 100*high + 10*mid + low
}

func TestLB16_TypesInOrder(t *testing.T) {
	// The highest of each type loses to the lowest of the next one.
	ladder := []string{
		"red4 blue2 green1", "red6 blue5 green3",
		"red1 blue1 green2", "red6 blue6 green5",
		"red1 red1 green2", "red6 red6 green5",
		"red1 blue2 green3", "red4 blue5 green6",
		"red1 blue1 green1", "red6 blue6 red6",
		"red1 red2 red3", "red6 red5 red4",
		"red1 red1 red1", "blue6 blue6 blue6",
	}
	types := []lb.Combination{lb.Singles, lb.Pair, lb.ColourPair, lb.Straight, lb.Triple, lb.ColourStraight, lb.ColourTriple}
	names := []string{"singles", "pair", "colour pair", "straight", "triple", "colour straight", "colour triple"}
	for i, text := range ladder {
		rank := side(t, text).Rank()
		require.Equal(t, types[i/2], rank.Combination(), text)
		require.Equal(t, names[i/2], rank.Combination().String())
		if i > 0 {
			require.Greater(t, rank, side(t, ladder[i-1]).Rank(), text)
		}
	}
}

func TestLB16_ThreeDiceMakeACombination(t *testing.T) {
	for _, text := range []string{"", "red6", "red6 red6"} {
		require.Zero(t, side(t, text).Rank(), text)
	}
	require.Zero(t, lb.RankOf(0, kinds[0], kinds[1]))
	require.Zero(t, lb.RankOf(kinds[0], 0, kinds[1]))
	require.Zero(t, lb.RankOf(kinds[0], kinds[1], 0))
	require.Zero(t, lb.RankOf(kinds[0], kinds[1], lb.Die(255)))
	require.Equal(t, lb.Combination(0), lb.Rank(0).Combination())
}

func TestLB16_CountsOfAllRolls(t *testing.T) {
	counts := map[lb.Combination]int{}
	for _, a := range kinds {
		for _, b := range kinds {
			for _, c := range kinds {
				counts[lb.RankOf(a, b, c).Combination()]++
			}
		}
	}
	// Of the 24*24*24 = 13824 ordered triples of dice:
	require.Equal(t, map[lb.Combination]int{
		lb.ColourTriple:   24,                            // each die three times
		lb.ColourStraight: 4 * 4 * 6,                     // four straights, four colours, any order
		lb.Triple:         6 * (4*4*4 - 4),               // six values, any colours but not all equal
		lb.Straight:       4 * 6 * (4*4*4 - 4),           // four straights, any order, colours not all equal
		lb.ColourPair:     24 * 20 * 3,                   // a die twice, one of 20 with another value, at three spots
		lb.Pair:           6 * (4 * 3) * 20 * 3,          // two colours of a value, another value, at three spots
		lb.Singles:        (6*5*4/6 - 4) * 6 * 4 * 4 * 4, // three values but no straight, any order and colours
	}, counts)
}

func TestLB17_StraightsDoNotWrap(t *testing.T) {
	for _, text := range []string{"red6 blue1 green2", "red5 blue6 green1", "red6 red1 red2", "red1 red5 red6"} {
		require.Equal(t, lb.Singles, side(t, text).Rank().Combination(), text)
	}
	for high := 3; high <= 6; high++ {
		values := []int{high, high - 1, high - 2}
		for _, order := range [][3]int{{0, 1, 2}, {0, 2, 1}, {1, 0, 2}, {1, 2, 0}, {2, 0, 1}, {2, 1, 0}} {
			die := func(i int, colour lb.Colour) lb.Die { return lb.NewDie(colour, values[order[i]]) }
			rank := lb.RankOf(die(0, lb.Red), die(1, lb.Blue), die(2, lb.Red))
			require.Equal(t, lb.Straight, rank.Combination())
			require.Equal(t, [3]int{high}, rank.Values())
			rank = lb.RankOf(die(0, lb.Green), die(1, lb.Green), die(2, lb.Green))
			require.Equal(t, lb.ColourStraight, rank.Combination())
		}
	}
}

func TestLB18_ValuesDecideWithinAType(t *testing.T) {
	for _, c := range []struct{ better, worse string }{
		{"red6 red6 red6", "blue5 blue5 blue5"},
		{"red6 red5 red4", "blue5 blue4 blue3"},
		{"red2 blue2 green2", "red1 blue1 green1"},
		{"red6 blue5 green4", "red5 blue4 green3"},
		{"red3 red3 blue1", "red2 red2 blue6"},   // the pair before the third die
		{"red3 red3 blue5", "blue3 blue3 blue1"}, // then the third die
		{"red4 blue4 green1", "red3 blue3 green6"},
		{"red3 blue3 green2", "red3 blue3 green1"},
		{"red6 blue3 green1", "red5 blue4 green2"}, // the highest die first
		{"red6 blue4 green1", "red6 blue3 green2"}, // then the second
		{"red6 blue4 green2", "red6 blue4 green1"}, // then the third
	} {
		require.Greater(t, side(t, c.better).Rank(), side(t, c.worse).Rank(), c)
		require.Equal(t, side(t, c.better).Rank().Combination(), side(t, c.worse).Rank().Combination(), c)
	}
	for _, c := range []struct{ one, other string }{
		{"red6 red6 red6", "blue6 blue6 blue6"},
		{"red6 red5 red4", "green5 green4 green6"},
		{"red2 blue2 green2", "red2 red2 yellow2"},
		{"red6 blue5 green4", "blue6 red5 blue4"},
		{"red3 red3 blue1", "blue3 blue3 blue1"},
		{"red3 blue3 green1", "yellow3 blue3 blue1"},
		{"red6 blue4 green1", "red6 red4 red1"}, // one colour does not help singles
	} {
		require.Equal(t, side(t, c.one).Rank(), side(t, c.other).Rank(), c)
	}
}

// TestLB18_RankIsATotalOrder holds Rank to the second ranking for all rolls.
func TestLB18_RankIsATotalOrder(t *testing.T) {
	rankOf := map[int]lb.Rank{}
	for _, a := range kinds {
		for _, b := range kinds {
			for _, c := range kinds {
				rank, worth := lb.RankOf(a, b, c), worth(a, b, c)
				if other, ok := rankOf[worth]; ok && other != rank {
					t.Fatalf("%v %v %v ranks %v and not %v like its equals", a, b, c, rank, other)
				}
				rankOf[worth] = rank
				if lb.SideOf(a, b, c).Rank() != rank {
					t.Fatalf("%v %v %v ranks differently as a side", a, b, c)
				}
			}
		}
	}
	// 6 colour triples, 4 colour straights, 6 triples, 4 straights, twice 6*5 pairs
	// and 20-4 singles differ in worth.
	require.Len(t, rankOf, 6+4+6+4+30+30+16)
	var ordered []int
	for worth := range rankOf {
		ordered = append(ordered, worth)
	}
	slices.Sort(ordered)
	for i := 1; i < len(ordered); i++ {
		require.Greater(t, rankOf[ordered[i]], rankOf[ordered[i-1]])
	}
}

func TestLB19_BestTypeCounts(t *testing.T) {
	for text, want := range map[string]string{
		"red4 red4 blue4":    "triple 4", // not a colour pair
		"red4 red4 red4":     "colour triple 4",
		"red3 red2 red1":     "colour straight 3",
		"red2 red2 blue3":    "colour pair 2 3",
		"red2 blue2 blue3":   "pair 2 3", // one colour in two dice of unequal value is nothing
		"red6 red4 red1":     "singles 6 4 1",
		"red2 red3 blue4":    "straight 4",
		"green5 blue5 blue5": "triple 5",
	} {
		require.Equal(t, want, side(t, text).Rank().String(), text)
	}
	require.Less(t, side(t, "red2 red2 blue6").Rank(), side(t, "red1 blue2 green3").Rank())
}
