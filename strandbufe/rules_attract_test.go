package strandbufe

import (
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/sandbar-games/sandbar/core"
)

func TestST11_TwoGuestsAtMost(t *testing.T) {
	// Seat 0 has kept two guests and seat 1 one: only seat 1 takes, and only once.
	s := setup{row: []uint8{1, 2, 3}, round: 2, guests: [][]uint8{{4, 5}, {6}}}.state(t)
	require.Equal(t, core.Seat(1), s.Next())
	act(t, &s, 1, "take 2")
	require.Equal(t, PhaseServe, s.Phase())
	require.Equal(t, []uint8{4, 5}, waits(&s, 0))
	require.Equal(t, []uint8{6, 2}, waits(&s, 1))
	require.True(t, s.discarded.has(1) && s.discarded.has(3))
}

func TestST12_FirstGuest(t *testing.T) {
	for round := 1; round <= 6; round++ {
		s := setup{seats: 3, round: round, row: []uint8{1, 2, 3, 4, 5}}.state(t)
		for seat, guest := range []string{"take 4", "take 2", "take 5"} {
			require.Equal(t, PhaseTake, s.Phase())
			require.Equal(t, core.Seat(seat), s.Next())
			if round < 6 {
				refuses(t, &s, core.Seat(seat), "pass", "ST-12")
			} else {
				require.Contains(t, moves(&s, core.Seat(seat)), "pass")
			}
			refuses(t, &s, core.Seat(seat), "take 6", "not in the row")
			act(t, &s, core.Seat(seat), guest)
		}
		require.Equal(t, PhaseSecond, s.Phase())
		require.Equal(t, []int{1, 0, 3, 0, 0}, s.Row())
	}
}

func TestST13_SecondGuest(t *testing.T) {
	s := setup{seats: 3, row: []uint8{1, 2, 3, 4, 5}}.state(t)
	act(t, &s, 0, "take 1")
	act(t, &s, 1, "take 2")
	act(t, &s, 2, "take 3")
	// From the last player back, until the row is empty.
	require.Equal(t, []string{"take 4", "take 5", "pass"}, moves(&s, 2))
	act(t, &s, 2, "pass")
	act(t, &s, 1, "take 5")
	act(t, &s, 0, "take 4")
	require.Equal(t, PhaseServe, s.Phase())
	require.Equal(t, []uint8{1, 4}, waits(&s, 0))
	require.Equal(t, []uint8{2, 5}, waits(&s, 1))

	// The row runs out before the first player's turn comes.
	s = setup{seats: 3, row: []uint8{1, 2, 3, 4, 5}}.state(t)
	act(t, &s, 0, "take 1")
	act(t, &s, 1, "take 2")
	act(t, &s, 2, "take 3", "take 4")
	act(t, &s, 1, "take 5")
	require.Equal(t, PhaseServe, s.Phase())
	require.Equal(t, []uint8{1}, waits(&s, 0))

	// In round six who has passed is not asked again; what is left is discarded.
	s = setup{seats: 3, round: 6, row: []uint8{1, 2, 3, 4, 5}}.state(t)
	act(t, &s, 0, "take 1")
	act(t, &s, 1, "pass")
	act(t, &s, 2, "take 3")
	act(t, &s, 2, "pass")
	act(t, &s, 0, "take 5")
	require.Equal(t, PhaseServe, s.Phase())
	require.True(t, s.discarded.has(2) && s.discarded.has(4))
}

func TestST14_Bids(t *testing.T) {
	s := setup{Options: Options{Mode: Advanced}, seats: 3, row: []uint8{1, 2, 3, 4, 5}}.state(t)
	s.buffets[1].stars = 2
	require.Equal(t, PhaseBid, s.Phase())
	require.Len(t, s.Moves(0), 15)
	refuses(t, &s, 0, "pass", "now a bid is due (ST-14)")
	refuses(t, &s, 0, "bid worker2 6", "not in the row (ST-12, ST-14)")
	act(t, &s, 0, "bid worker3 2") // 3 and a star
	// Equal sums do not beat: worker2 and two stars are 4 as well.
	refuses(t, &s, 1, "bid worker2 2", "ST-14")
	require.Contains(t, moves(&s, 1), "bid worker3 2")
	act(t, &s, 1, "bid worker4 5")
	refuses(t, &s, 2, "bid worker3 2", "ST-14")
	require.Contains(t, moves(&s, 2), "bid worker4 2")
	refuses(t, &s, 2, "bid worker4 5", "ST-14")
	// A turned worker counts with its higher side, 4 and a star.
	s.buffets[2].turned = 1 << Worker3
	act(t, &s, 2, "bid worker3 2")
	require.Equal(t, core.Seat(0), s.Next())

	// Who has two guests does not bid.
	s = setup{Options: Options{Mode: Advanced}, round: 2, row: []uint8{1, 2, 3}, guests: [][]uint8{{4, 5}}}.state(t)
	require.Equal(t, core.Seat(1), s.Next())
	act(t, &s, 1, "bid worker2 1")
	require.Equal(t, Worker(0), s.Buffet(0).Away)
	require.Equal(t, PhaseServe, s.Phase())
}

func TestST15_Outbid(t *testing.T) {
	s := setup{Options: Options{Mode: Advanced}, seats: 4, row: []uint8{1, 2, 3, 4, 5, 6, 7}}.state(t)
	act(t, &s, 0, "bid worker3 1")
	act(t, &s, 1, "bid worker2 2")
	act(t, &s, 2, "bid worker4 1")
	// Seat 0 moves the same worker: not where it was, but over seat 1 or to a free guest.
	require.Equal(t, PhaseRebid, s.Phase())
	require.Equal(t, []string{"rebid 2", "rebid 3", "rebid 4", "rebid 5", "rebid 6", "rebid 7"}, moves(&s, 0))
	refuses(t, &s, 0, "rebid 1", "ST-14")
	refuses(t, &s, 0, "bid worker4 3", "ST-15")
	refuses(t, &s, 3, "bid worker4 3", "not this seat's turn")
	act(t, &s, 0, "rebid 2")
	// That pushes seat 1 on, which can only go to a free one.
	require.Equal(t, []string{"rebid 3", "rebid 4", "rebid 5", "rebid 6", "rebid 7"}, moves(&s, 1))
	act(t, &s, 1, "rebid 7")
	// The bidding goes on where it was.
	require.Equal(t, PhaseBid, s.Phase())
	require.Equal(t, core.Seat(3), s.Next())
	act(t, &s, 3, "bid worker4 2")
	act(t, &s, 0, "rebid 7")
	act(t, &s, 1, "rebid 3")
	require.NotEqual(t, PhaseBid, s.Phase())
	require.Equal(t, uint8(7), waits(&s, 0)[0])
	require.Equal(t, uint8(3), waits(&s, 1)[0])
	require.Equal(t, uint8(1), waits(&s, 2)[0])
	require.Equal(t, uint8(2), waits(&s, 3)[0])
}

// In one chain each player outbid has a lower sum than the one before, so that
// none moves twice in it: k bids at most follow the k-th player's, n(n+1)/2 in all.
func TestST15_BiddingEnds(t *testing.T) {
	r := core.NewRNG(5, 0)
	for seats := 2; seats <= 6; seats++ {
		most := 0
		for range 400 {
			s := setup{Options: Options{Mode: Advanced, Cards: StandIn()}, seats: seats, row: []uint8{1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11}[:2*seats-1]}.state(t)
			for seat := range seats {
				s.buffets[seat].stars = uint8(r.Intn(6))
				s.buffets[seat].turned = uint8(r.Intn(8)) << 1
			}
			bids := 0
			for s.Phase() == PhaseBid || s.Phase() == PhaseRebid {
				by := s.Next()
				require.NoError(t, s.Apply(by, outbid(&s, by, s.Moves(by), &r)))
				bids++
			}
			most = max(most, bids)
		}
		require.LessOrEqual(t, most, seats*(seats+1)/2)
		require.Greater(t, most, seats)
	}
}

func TestST16_BidsTakeTheirGuests(t *testing.T) {
	s := setup{Options: Options{Mode: Advanced}, row: []uint8{3, 4, 12}}.state(t)
	act(t, &s, 0, "bid worker4 3")
	act(t, &s, 1, "bid worker2 4")
	require.Equal(t, Worker4, s.Buffet(0).Away)
	require.Equal(t, Worker2, s.Buffet(1).Away)
	require.Equal(t, PhaseServe, s.Phase())
	require.Equal(t, []uint8{3}, waits(&s, 0)) // the quality of seat 1 is higher
	require.Equal(t, []uint8{4, 12}, waits(&s, 1))
	points, _ := s.Points(0)
	require.Equal(t, 2+3, points)
	refuses(t, &s, 0, "restock worker4", "no compartment can be filled")
	act(t, &s, 0, "serve fish 3")
	refuses(t, &s, 0, "restock worker4", "away until the round's end (ST-16)")
}

func TestST17_Gifts(t *testing.T) {
	// Left over are 40, 39, 38 and 37. Qualities at home: seat 0 has 9-4+1, seat 1
	// 9-2+1, seat 2 9-2+1 too, but comes later.
	s := setup{Options: Options{Mode: Advanced}, seats: 4, row: []uint8{37, 38, 39, 40, 1, 2, 3}}.state(t)
	act(t, &s, 0, "bid worker4 1")
	act(t, &s, 1, "bid worker2 2")
	act(t, &s, 2, "bid worker2 3")
	s.buffets[3].stars = 0
	act(t, &s, 3, "bid worker3 37") // 9-3+0, tied with seat 0
	require.Equal(t, PhaseServe, s.Phase())
	require.Equal(t, []uint8{2, 40}, waits(&s, 1))
	require.Equal(t, []uint8{3, 39}, waits(&s, 2))
	require.Equal(t, []uint8{1, 38}, waits(&s, 0))
	require.Equal(t, []uint8{37}, waits(&s, 3))

	// Only buffets with room are counted, and what none can take is discarded.
	s = setup{Options: Options{Mode: Advanced}, round: 2, row: []uint8{38, 39, 40}, guests: [][]uint8{{4, 5}, {6}}}.state(t)
	act(t, &s, 1, "bid worker4 38")
	require.Equal(t, []uint8{6, 38}, waits(&s, 1))
	require.True(t, s.discarded.has(39) && s.discarded.has(40))
}

func TestST17_EquallyDear(t *testing.T) {
	// 3 and 4 are worth 7 each, 1 and 2 are worth 5.
	s := setup{Options: Options{Mode: Advanced}, seats: 3, row: []uint8{1, 3, 2, 4, 12}}.state(t)
	act(t, &s, 0, "bid worker2 1")
	act(t, &s, 1, "bid worker3 2")
	act(t, &s, 2, "bid worker4 12")
	require.Equal(t, PhaseGive, s.Phase())
	require.Equal(t, []string{"take 3", "take 4"}, moves(&s, 0))
	refuses(t, &s, 0, "pass", "ST-18")
	act(t, &s, 0, "take 4")
	require.Equal(t, []uint8{2, 3}, waits(&s, 1)) // the other one goes without a choice
	require.Equal(t, PhaseServe, s.Phase())
	// A cheaper guest cannot be chosen.
	s = setup{Options: Options{Mode: Advanced}, seats: 3, row: []uint8{1, 3, 11, 4, 12}}.state(t)
	act(t, &s, 0, "bid worker2 11")
	act(t, &s, 1, "bid worker3 12")
	act(t, &s, 2, "bid worker2 1")
	refuses(t, &s, 0, "take 1", "not in the row")
	s = setup{Options: Options{Mode: Advanced}, seats: 4, row: []uint8{1, 3, 11, 4, 12, 13, 14}}.state(t)
	act(t, &s, 0, "bid worker2 11")
	act(t, &s, 1, "bid worker3 12")
	act(t, &s, 2, "bid worker2 13")
	act(t, &s, 3, "bid worker2 14")
	refuses(t, &s, 0, "take 1", "dearest guests are given first (ST-17)")
}

func TestST18_RoundSixGifts(t *testing.T) {
	s := setup{Options: Options{Mode: Advanced}, seats: 3, round: 6, row: []uint8{38, 39, 1, 2, 5}}.state(t)
	refuses(t, &s, 0, "pass", "now a bid is due")
	act(t, &s, 0, "bid worker2 1")
	act(t, &s, 1, "bid worker3 2")
	act(t, &s, 2, "bid worker4 5")
	// One guest alone is offered too, and what one refuses goes to the next.
	require.Equal(t, []string{"take 39", "pass"}, moves(&s, 0))
	act(t, &s, 0, "pass")
	require.Equal(t, []string{"take 39", "pass"}, moves(&s, 1))
	act(t, &s, 1, "take 39")
	require.Equal(t, []string{"take 38", "pass"}, moves(&s, 2)) // seat 0 is not asked again
	act(t, &s, 2, "pass")
	require.Equal(t, PhaseServe, s.Phase())
	require.True(t, s.discarded.has(38))
	require.Equal(t, []uint8{1}, waits(&s, 0))

	// Equally dear ones and a refusal together.
	s = setup{Options: Options{Mode: Advanced}, round: 6, seats: 3, row: []uint8{3, 4, 1, 2, 5}}.state(t)
	act(t, &s, 0, "bid worker2 1")
	act(t, &s, 1, "bid worker3 2")
	act(t, &s, 2, "bid worker4 5")
	require.Equal(t, []string{"take 3", "take 4", "pass"}, moves(&s, 0))
	act(t, &s, 0, "pass")
	act(t, &s, 1, "take 4")
	require.Equal(t, []string{"take 3", "pass"}, moves(&s, 2))
}
