package shinybandits

import (
	"testing"

	"github.com/sandbar-games/sandbar/core"
	"github.com/stretchr/testify/require"
)

// roundTest is one round at a card and what it comes to.
type roundTest struct {
	name    string
	card    string
	choices []string
	took    []int
	rest    [2]int
}

func (c roundTest) run(t *testing.T) {
	t.Helper()
	t.Run(c.name, func(t *testing.T) {
		_, r := roundOf(t, c.card, nobody, c.choices...)
		require.Equal(t, c.took, took(r, len(c.choices)))
		require.Equal(t, c.rest, r.Rest)
	})
}

func TestWorkedRound(t *testing.T) {
	s, r := roundOf(t, "nest3/stream5", nobody, "magpie plus", "raccoon locationswap", "magpie leftovers")
	require.Equal(t, [2]int{3, 5}, r.Piles)
	require.Equal(t, [2]int{3, 0}, r.Plus)
	require.True(t, r.Turned)
	require.Equal(t, MountainStream, r.Location(0), "with 6 nuggets")
	require.Equal(t, Nest, r.Location(1), "with 5")
	require.Equal(t, [2]int{6, 2}, r.Share)
	require.Equal(t, [2]int{0, 1}, r.Leftovers)
	require.Equal(t, []int{2, 6, 3}, took(r, 3))
	require.Equal(t, [2]int{0, 0}, r.Rest)
	require.Equal(t, []int{2, 6, 3}, []int{s.Score(0), s.Score(1), s.Score(2)})
	require.Equal(t, 80-3-5-3-2, s.Supply(), "and the next card's two")
}

func TestSB11_PlusAddsThree(t *testing.T) {
	for _, c := range []roundTest{
		{"own side", "nest1/stream1", []string{"magpie plus", "raccoon mask"}, []int{4, 1}, [2]int{0, 0}},
		{"side 1", "nest1/stream1", []string{"magpie mask", "raccoon plus"}, []int{1, 4}, [2]int{0, 0}},
		{"twice at one side", "nest1/stream1", []string{"magpie plus", "magpie plus"}, []int{3, 3}, [2]int{1, 1}},
		{"for others too", "nest1/stream1", []string{"magpie plus", "magpie mask", "magpie mask"}, []int{1, 1, 1}, [2]int{1, 1}},
	} {
		c.run(t)
	}
	s, r := roundOf(t, "nest1/stream1", nobody, "magpie plus", "raccoon mask")
	require.Equal(t, 80-2-3, r.Supply, "from the supply")
	require.Equal(t, r.Supply-2, s.Supply())
}

func TestSB12_MinusRemovesTwo(t *testing.T) {
	for _, c := range []roundTest{
		{"the other side", "nest4/stream5", []string{"magpie minus", "raccoon mask"}, []int{4, 3}, [2]int{0, 0}},
		{"the other side of side 1", "nest4/stream5", []string{"magpie mask", "raccoon minus"}, []int{2, 5}, [2]int{0, 0}},
		{"what there is", "nest4/stream1", []string{"magpie minus", "raccoon mask"}, []int{4, 0}, [2]int{0, 0}},
		{"twice", "nest4/stream5", []string{"magpie minus", "magpie minus"}, []int{2, 2}, [2]int{0, 1}},
		{"twice what there is", "nest4/stream3", []string{"magpie minus", "magpie minus"}, []int{2, 2}, [2]int{0, 0}},
		{"where nobody is", "nest4/stream5", []string{"magpie minus", "magpie mask"}, []int{2, 2}, [2]int{0, 3}},
	} {
		c.run(t)
	}
	_, r := roundOf(t, "nest4/stream1", nobody, "magpie minus", "raccoon mask")
	require.Equal(t, [2]int{0, 1}, r.Minus)
	require.Equal(t, 80-5+1, r.Supply, "back to the supply")
}

func TestSB13_LocationsChangePiles(t *testing.T) {
	for _, c := range []roundTest{
		{"once", "nest3/stream5", []string{"magpie locationswap", "raccoon mask"}, []int{5, 3}, [2]int{0, 0}},
		{"twice", "nest3/stream5", []string{"magpie locationswap", "raccoon locationswap"}, []int{3, 5}, [2]int{0, 0}},
		{"three times", "nest3/stream5", []string{"magpie locationswap", "raccoon locationswap", "raccoon locationswap"}, []int{5, 1, 1}, [2]int{1, 0}},
		{"the other way round", "stream5/nest3", []string{"magpie locationswap", "raccoon mask"}, []int{5, 3}, [2]int{0, 0}},
	} {
		c.run(t)
	}
	_, r := roundOf(t, "nest3/stream5", nobody, "magpie locationswap", "raccoon mask")
	require.Equal(t, [2]Location{MountainStream, Nest}, [2]Location{r.Location(0), r.Location(1)})
	require.Equal(t, [2]int{1, 0}, [2]int(r.Sides[:2]))
	require.Equal(t, Magpie, r.Bandit(0), "the Bandit is the same")
}

func TestSB14_BanditChangesLocation(t *testing.T) {
	for _, c := range []roundTest{
		{"one", "nest3/stream5", []string{"magpie banditswap", "raccoon mask"}, []int{2, 2}, [2]int{3, 1}},
		{"two pass each other", "nest3/stream5", []string{"magpie banditswap", "raccoon banditswap"}, []int{5, 3}, [2]int{0, 0}},
		{"with a turned card it stays at its pile", "nest3/stream5", []string{"magpie banditswap", "raccoon locationswap"}, []int{1, 1}, [2]int{1, 5}},
	} {
		c.run(t)
	}
	_, r := roundOf(t, "nest3/stream5", nobody, "magpie banditswap", "raccoon mask")
	require.Equal(t, Raccoon, r.Bandit(0))
	require.Equal(t, Magpie, r.Choices[0].Bandit, "as it was played")
}

func TestSB15_CaughtPileWaits(t *testing.T) {
	for _, c := range []roundTest{
		{"for all there", "nest3/stream5", []string{"magpie caught", "magpie mask", "raccoon mask"}, []int{0, 0, 5}, [2]int{3, 0}},
		{"after a Location Swap", "nest3/stream5", []string{"magpie caught", "raccoon locationswap"}, []int{0, 3}, [2]int{0, 5}},
		{"two at one place", "nest3/stream5", []string{"magpie caught", "magpie caught", "raccoon mask"}, []int{0, 0, 5}, [2]int{3, 0}},
		{"at both places", "nest3/stream5", []string{"magpie caught", "raccoon caught"}, []int{0, 0}, [2]int{3, 5}},
		{"with what Plus brought", "nest3/stream5", []string{"magpie caught", "magpie plus"}, []int{0, 0}, [2]int{6, 5}},
	} {
		c.run(t)
	}
}

func TestSB16_TakesTheRest(t *testing.T) {
	for _, c := range []roundTest{
		{"rest of one", "nest3/stream5", []string{"magpie leftovers", "magpie mask"}, []int{2, 1}, [2]int{0, 5}},
		{"nothing could be divided", "nest2/stream5", []string{"magpie leftovers", "magpie mask", "magpie mask"}, []int{2, 0, 0}, [2]int{0, 5}},
		{"no rest", "nest4/stream5", []string{"magpie leftovers", "magpie mask"}, []int{2, 2}, [2]int{0, 5}},
		{"only where the Bandit is", "nest3/stream5", []string{"raccoon leftovers", "magpie mask", "magpie mask"}, []int{5, 1, 1}, [2]int{1, 0}},
		{"after a Location Swap", "nest4/stream5", []string{"magpie leftovers", "magpie locationswap"}, []int{3, 2}, [2]int{4, 0}},
	} {
		c.run(t)
	}
}

func TestSB16_SeveralShareTheRest(t *testing.T) {
	for _, c := range []roundTest{
		{"evenly", "nest8/stream1", []string{"magpie leftovers", "magpie leftovers", "magpie mask"}, []int{3, 3, 2}, [2]int{0, 1}},
		{"and leave a rest", "nest7/stream1", []string{"magpie leftovers", "magpie leftovers", "magpie mask", "magpie mask"}, []int{2, 2, 1, 1}, [2]int{1, 1}},
		{"too few to share", "nest1/stream1", []string{"magpie leftovers", "magpie leftovers"}, []int{0, 0}, [2]int{1, 1}},
		{"at two places each alone", "nest3/stream5", []string{"magpie leftovers", "raccoon leftovers", "magpie mask", "raccoon mask"}, []int{2, 3, 1, 2}, [2]int{0, 0}},
	} {
		c.run(t)
	}
}

func TestSB16_NothingWhereCaught(t *testing.T) {
	for _, c := range []roundTest{
		{"at the same place", "nest3/stream5", []string{"magpie leftovers", "magpie caught"}, []int{0, 0}, [2]int{3, 5}},
		{"not from the other place", "nest3/stream5", []string{"magpie leftovers", "raccoon caught", "magpie mask"}, []int{2, 0, 1}, [2]int{0, 5}},
	} {
		c.run(t)
	}
}

func TestSB17_MaskWithoutEffect(t *testing.T) {
	s, r := roundOf(t, "nest3/stream5", nobody, "magpie mask", "raccoon plus")
	require.Equal(t, core.SeatsOf(0), s.Masked())
	require.Equal(t, core.SeatsOf(0), r.Masks)
	s, r = roundOf(t, "nest3/stream5", 0, "magpie mask", "raccoon stop")
	require.Equal(t, core.SeatSet(0), s.Masked(), "stopped")
	require.Equal(t, core.SeatSet(0), r.Masks)

	s = lateRound(t, 2, 9, [2]int{3, 5}, Mask)
	s.masked = core.SeatsOf(1)
	for seat := range core.Seat(2) {
		require.NoError(t, s.Apply(seat, s.Moves(seat)[0]))
	}
	turnUp(t, &s)
	do(t, &s, 0, "action mask")
	do(t, &s, 1, "action mask")
	turnUp(t, &s)
	require.Equal(t, PhaseOver, s.Phase())
	require.Equal(t, core.SeatSet(0), s.Masked(), "in round nine")
	r, _ = s.LastRound()
	require.Equal(t, core.SeatsOf(0, 1), r.Masks, "which came too late")
}

func TestSB18_WhereTheBanditIsThen(t *testing.T) {
	for _, c := range []roundTest{
		// Plus finds the Magpie at side 0, under which its three nuggets stay when the
		// card turns and the stream comes there.
		{"plus before a Location Swap", "nest1/stream1", []string{"magpie plus", "raccoon locationswap"}, []int{1, 4}, [2]int{0, 0}},
		{"minus before a Location Swap", "nest3/stream3", []string{"magpie minus", "raccoon locationswap"}, []int{1, 3}, [2]int{0, 0}},
		{"caught after a Location Swap", "nest3/stream4", []string{"magpie caught", "raccoon locationswap"}, []int{0, 3}, [2]int{0, 4}},
		{"leftovers after a Location Swap", "nest2/stream3", []string{"magpie leftovers", "magpie locationswap"}, []int{2, 1}, [2]int{2, 0}},
	} {
		c.run(t)
	}
}

func TestSB19_AlikeCardsActAsOne(t *testing.T) {
	// Two Minus from both sides: each pile loses two, at once.
	roundTest{"minus across", "nest4/stream3", []string{"magpie minus", "raccoon minus"}, []int{2, 1}, [2]int{0, 0}}.run(t)
	// Two Bandit Swaps and two Leftovers have no order either.
	roundTest{"leftovers", "nest5/stream1", []string{"magpie leftovers", "magpie mask", "magpie leftovers"}, []int{2, 1, 2}, [2]int{0, 1}}.run(t)
}

func TestSB19_ShortSupply(t *testing.T) {
	for _, c := range []struct {
		name    string
		supply  int
		choices []string
		plus    [2]int
		left    int
	}{
		{"enough", 6, []string{"magpie plus", "raccoon plus"}, [2]int{3, 3}, 0},
		{"side 0 first", 4, []string{"magpie plus", "raccoon plus"}, [2]int{3, 1}, 0},
		{"whatever the seats", 4, []string{"raccoon plus", "magpie plus"}, [2]int{3, 1}, 0},
		{"both at side 0 before side 1", 5, []string{"raccoon plus", "magpie plus", "magpie plus"}, [2]int{5, 0}, 0},
		{"nothing", 0, []string{"magpie plus", "raccoon plus"}, [2]int{0, 0}, 0},
		{"minus comes too late", 1, []string{"magpie plus", "magpie minus"}, [2]int{1, 0}, 2},
	} {
		t.Run(c.name, func(t *testing.T) {
			s := dealtWith(t, len(c.choices), "nest9/stream9", "camp9/stream9")
			s.nuggets[0] += uint8(s.Supply() - c.supply)
			s.supply = uint8(c.supply)
			chooseAll(t, &s, c.choices...)
			r, _ := s.LastRound()
			require.Equal(t, c.plus, r.Plus)
			require.Equal(t, c.left, r.Supply)
		})
	}

	// The numbers of a Location card: side 0 first.
	for supply, want := range map[int][2]int{20: {9, 9}, 18: {9, 9}, 12: {9, 3}, 9: {9, 0}, 4: {4, 0}, 0: {0, 0}} {
		s := dealtWith(t, 2, "nest1/stream1", "camp9/stream9")
		s.nuggets[0] += uint8(s.Supply() - supply)
		s.supply = uint8(supply)
		chooseAll(t, &s, "magpie mask", "raccoon mask")
		require.Equal(t, want, [2]int{s.Pile(0), s.Pile(1)}, "supply %d", supply)
		require.Equal(t, supply-want[0]-want[1], s.Supply())
	}
}
