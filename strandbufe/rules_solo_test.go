package strandbufe

import (
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/sandbar-games/sandbar/core"
)

func TestST36_OpponentsTable(t *testing.T) {
	for round, want := range map[int]struct {
		worker Worker
		card   uint8
		extra  int
	}{
		1: {Worker2, 1, 0},
		2: {Worker3, 2, 0},
		3: {Worker4, 3, 1},
		4: {0, 0, 0},
		5: {Worker3, 2, 1},
		6: {Worker2, 3, 0},
	} {
		row := []uint8{13, 14, 15}
		s := setup{Options: Options{Mode: Solo}, round: round, row: row}.state(t)
		require.Equal(t, 1, s.Seats())
		require.Equal(t, core.Seat(0), s.Next())
		require.Equal(t, PhaseBid, s.Phase())
		o := s.Opponent()
		require.Equal(t, want.worker, o.Away, round)
		if want.card == 0 {
			// It takes no guest at all, not even one of those left over: the player gets
			// the dearest, without a choice, as it would be its first.
			require.Zero(t, o.Bid)
			act(t, &s, 0, "bid worker2 13")
			require.Equal(t, []uint8{13, 15}, waits(&s, 0))
			require.Empty(t, s.buffets[opponent].fulfilled.list())
			require.True(t, s.discarded.has(14))
		} else {
			require.Equal(t, int(row[want.card-1]), o.Bid)
			// Its bid counts worker and stars: the same sum does not beat it.
			guest := int(row[want.card-1])
			for w := Worker2; w <= Worker4; w++ {
				require.Equal(t, w > want.worker, hasMove(&s, Bid(w, guest)))
			}
			s.buffets[opponent].stars = 0
			require.True(t, hasMove(&s, Bid(want.worker, guest)))
			s.buffets[opponent].stars = 1
			free := 13
			if guest == 13 {
				free = 14
			}
			act(t, &s, 0, Bid(Worker2, free).String())
		}
		for s.Phase() == PhaseGive {
			act(t, &s, 0, s.Moves(0)[0].String())
		}
		stars := s.Opponent().Stars
		act(t, &s, 0, "done")
		require.Equal(t, stars+want.extra, s.Opponent().Stars, round)
		require.Equal(t, round == 6, s.Phase() == PhaseOver)
	}
}

func hasMove(s *State, m Move) bool {
	for _, other := range s.Moves(s.Next()) {
		if other == m {
			return true
		}
	}
	return false
}

func TestST37_OutbidOpponent(t *testing.T) {
	// It lies under 13; outbid it goes under the dearer of the other two.
	s := setup{Options: Options{Mode: Solo}, row: []uint8{13, 14, 15}}.state(t)
	act(t, &s, 0, "bid worker3 13")
	require.Equal(t, PhaseServe, s.Phase()) // the bidding is over
	require.True(t, s.buffets[opponent].fulfilled.has(15))
	// Equally dear ones: the one turned up first. 14 is left and goes by quality: the
	// opponent has 9-2+1 at home, the player 9-3+1.
	s = setup{Options: Options{Mode: Solo}, row: []uint8{13, 3, 4}}.state(t)
	act(t, &s, 0, "bid worker3 13")
	require.Equal(t, []int{3, 4}, s.Opponent().Fulfilled)
	s = setup{Options: Options{Mode: Solo}, row: []uint8{13, 4, 3}}.state(t)
	s.buffets[0].stars = 5
	s.buffets[opponent].stars = 3
	act(t, &s, 0, "bid worker2 13")
	require.Equal(t, []int{4}, s.Opponent().Fulfilled)
	require.Equal(t, []uint8{13, 3}, waits(&s, 0))
	// With two guests the player bids nothing.
	s = setup{Options: Options{Mode: Solo}, round: 2, row: []uint8{13, 14, 15}, guests: [][]uint8{{1, 2}}}.state(t)
	require.Equal(t, PhaseServe, s.Phase())
	require.Equal(t, []int{14, 15}, s.Opponent().Fulfilled)
	require.True(t, s.discarded.has(13))
}

func TestST38_OpponentsGifts(t *testing.T) {
	// One card is left. The opponent has 9-2 and a star; the player with worker2 away
	// is equal, and ties go to the starting player.
	s := setup{Options: Options{Mode: Solo}, row: []uint8{13, 14, 15}}.state(t)
	act(t, &s, 0, "bid worker2 14")
	require.Equal(t, []int{13, 15}, s.Opponent().Fulfilled)
	require.Equal(t, []uint8{14}, waits(&s, 0))
	// A star more wins it for the player.
	s = setup{Options: Options{Mode: Solo}, row: []uint8{13, 14, 15}}.state(t)
	s.buffets[0].stars = 2
	act(t, &s, 0, "bid worker2 14")
	require.Equal(t, []int{13}, s.Opponent().Fulfilled)
	require.Equal(t, []uint8{14, 15}, waits(&s, 0))
	// In round six the player may refuse, the opponent never does.
	s = setup{Options: Options{Mode: Solo}, round: 6, row: []uint8{13, 14, 15}}.state(t)
	s.buffets[0].stars = 2
	act(t, &s, 0, "bid worker2 14")
	require.Equal(t, []string{"take 13", "pass"}, moves(&s, 0))
	act(t, &s, 0, "pass")
	require.Equal(t, []int{13, 15}, s.Opponent().Fulfilled)
	// Of equally dear ones it takes the one turned up first.
	s = setup{Options: Options{Mode: Solo}, round: 2, row: []uint8{4, 14, 3}, guests: [][]uint8{{1, 2}}}.state(t)
	require.Equal(t, []int{4, 14}, s.Opponent().Fulfilled)
	require.True(t, s.discarded.has(3))
	// Among them the player chooses where it is the one to get one.
	s = setup{Options: Options{Mode: Solo}, round: 4, row: []uint8{4, 14, 3}}.state(t)
	act(t, &s, 0, "bid worker2 14")
	require.Equal(t, []string{"take 4", "take 3"}, moves(&s, 0))
}

func TestST39_OpponentServes(t *testing.T) {
	s := setup{Options: Options{Mode: Solo}, row: []uint8{5, 14, 10}}.state(t)
	act(t, &s, 0, "bid worker2 14")
	o := s.Opponent()
	require.Equal(t, []int{5, 10}, o.Fulfilled)
	require.Empty(t, o.Guests)
	require.Equal(t, 1+1+1, o.Stars)
	// Five stars at most, extra star and all, and no time.
	s = setup{Options: Options{Mode: Solo}, round: 3, row: []uint8{14, 7, 5}}.state(t)
	s.buffets[opponent].stars = 5
	act(t, &s, 0, "bid worker2 14")
	require.Equal(t, []int{5, 7}, s.Opponent().Fulfilled)
	act(t, &s, 0, "done")
	require.Equal(t, 5, s.Opponent().Stars)
	require.Zero(t, s.Opponent().Time)
	require.Equal(t, [3]int{2, 3, 4}, s.Opponent().Values) // never turned
	// Promos count, but tokens, time and the gift do not.
	s = setup{
		Options: Options{Mode: Solo, Promos: AllPromos}, round: 2,
		row: []uint8{73, 75, 80}, guests: [][]uint8{{1, 2}},
	}.state(t)
	supply := s.Supply()
	require.Equal(t, PhaseServe, s.Phase())
	require.Equal(t, []int{75, 80}, s.Opponent().Fulfilled) // 75 by its table, 80 as the dearer one
	require.Equal(t, supply, s.Supply())
	require.False(t, s.gifted)
	// Alienek 2, Punk 5 and 2 for the drink goal, that goal 5, a star 2, coffee and
	// vegetable goals nothing, tokens 3.
	require.Equal(t, 2+5+2+5+2+3, s.OpponentScore())
}

func TestST40_SoloResult(t *testing.T) {
	s := setup{Options: Options{Mode: Solo}, round: 6, row: []uint8{72, 71, 41}}.state(t)
	act(t, &s, 0, "bid worker2 72")
	for s.Phase() == PhaseGive {
		act(t, &s, 0, "pass")
	}
	// The opponent: 41 by its table and 71 as the one left over, 1 and 31; goal 2 gives
	// 2 for two coffees, a star 2, tokens 3.
	require.Equal(t, 1+31+2+2+3, s.OpponentScore())
	require.Equal(t, s.OpponentScore(), s.OpponentTally().Total())
	lost, won, tied := s, s, s
	act(t, &lost, 0, "done")
	require.Equal(t, PhaseOver, lost.Phase())
	require.Zero(t, lost.Winners())
	require.Equal(t, core.Nobody, lost.Next())
	won.buffets[0].stars = 2
	act(t, &won, 0, "serve coffee 72", "done") // 32, two stars, three tokens
	require.Equal(t, 39, won.Score(0))
	require.Zero(t, won.Winners()) // equal is not more
	tied.buffets[0].stars = 3
	act(t, &tied, 0, "serve coffee 72", "done")
	require.Equal(t, 41, tied.Score(0))
	require.Equal(t, core.SeatsOf(0), tied.Winners())
	require.Zero(t, lost.Score(1)) // the opponent is no seat
	require.Nil(t, lost.Tally(1))
	several := setup{}.state(t)
	require.Zero(t, several.OpponentScore())
	require.Nil(t, several.OpponentTally())
	require.Equal(t, Buffet{}, several.Opponent())
}

// The player keeps a guest and bids for one; what is left goes to the opponent.
func TestST38_PlayerWithOneKept(t *testing.T) {
	s := setup{Options: Options{Mode: Solo}, round: 2, row: []uint8{13, 14, 15}, guests: [][]uint8{{1}}}.state(t)
	twin := s
	act(t, &s, 0, "bid worker2 13")
	require.Equal(t, []uint8{1, 13}, waits(&s, 0))
	require.Equal(t, []int{14, 15}, s.Opponent().Fulfilled)
	// Outbid on 14 by 4 and a star it goes under 15, and gets 13 besides.
	act(t, &twin, 0, "bid worker4 14")
	require.Equal(t, []uint8{1, 14}, waits(&twin, 0))
	require.Equal(t, []int{13, 15}, twin.Opponent().Fulfilled)
}

// The opponent's worker moves to the earlier of two equally dear cards, wherever the
// one that it lost lies.
func TestST37_EarlierOfEquals(t *testing.T) {
	for _, c := range []struct {
		round int
		row   []uint8
		bid   string
		to    uint8
	}{
		{1, []uint8{13, 3, 4}, "bid worker3 13", 3},
		{2, []uint8{3, 13, 4}, "bid worker4 13", 3},
		{2, []uint8{4, 13, 3}, "bid worker4 13", 4},
		{2, []uint8{14, 13, 15}, "bid worker4 13", 15},
		{2, []uint8{15, 13, 14}, "bid worker4 13", 15},
	} {
		s := setup{Options: Options{Mode: Solo}, round: c.round, row: c.row}.state(t)
		s.buffets[0].stars = 5 // the guest left over comes to the player
		act(t, &s, 0, c.bid)
		require.Equal(t, []int{int(c.to)}, s.Opponent().Fulfilled, c)
		require.Len(t, waits(&s, 0), 2)
	}
}

// The opponent and the Alienek: it gets no time, and nobody is asked for a gift; David
// and Prunella at one table count for it, too.
func TestST39_OpponentsPair(t *testing.T) {
	s := setup{
		Options: Options{Mode: Solo, Promos: AllPromos}, round: 2,
		row: []uint8{1, 77, 78}, guests: [][]uint8{{13, 14}},
	}.state(t)
	require.Equal(t, []int{1, 77}, s.Opponent().Fulfilled) // 77 by its table; 1 is dearer than 78
	require.Equal(t, core.Item{Name: "promo extras"}, s.OpponentTally()[1])
	s = setup{
		Options: Options{Mode: Solo, Promos: AllPromos}, round: 2,
		row: []uint8{11, 77, 78}, guests: [][]uint8{{13, 14}},
	}.state(t)
	require.Equal(t, []int{77, 78}, s.Opponent().Fulfilled)
	require.Equal(t, core.Item{Name: "promo extras", Count: 6, Points: 6}, s.OpponentTally()[1])
}

// The player of a solo game has all that the advanced game has: a compartment for
// four, saved points, clocks as time and no points, upgrades and the clock bonus.
func TestST01_SoloIsAdvanced(t *testing.T) {
	s := setup{
		Options: Options{Mode: Solo}, round: 3, bonus: Clock,
		row: []uint8{7, 13, 14}, guests: [][]uint8{{1}},
	}.state(t)
	s.buffets[0].stars = 4
	require.Equal(t, 4, s.Buffet(0).Grey.Count(Vegetable))
	act(t, &s, 0, "bid worker4 7") // the opponent lies under 14 and gets 13
	require.Equal(t, []int{13, 14}, s.Opponent().Fulfilled)
	act(t, &s, 0, "bonus", "serve drink 7", "serve drink 7", "serve fish 1")
	points, saved := s.Points(0)
	require.Equal(t, []int{5 - 2, 0}, []int{points, saved}) // the first token by the clock
	require.Equal(t, 2, s.Buffet(0).Aside)
	// 6 and 5 for guests, 1 for a fish icon, 5 for a drink, four stars, two tokens
	require.Equal(t, 11+1+5+8+2, s.Score(0))
	s.serving.spent = 4
	act(t, &s, 0, "done")
	require.Equal(t, 1, s.Buffet(0).Time) // one of five points
	require.Equal(t, PhaseUpgrade, s.Phase())
	require.Equal(t, []string{"upgrade worker3", "done"}, moves(&s, 0))
	act(t, &s, 0, "upgrade worker3", "upgrade worker2")
	require.Equal(t, [3]int{3, 4, 4}, s.Buffet(0).Values)
	require.Equal(t, 2, s.Buffet(0).Stars)
	require.Equal(t, 3, s.Buffet(0).Time) // with the two that were aside
	require.Equal(t, 1+1, s.Opponent().Stars)
	require.Equal(t, PhaseBonus, s.Phase())
}
