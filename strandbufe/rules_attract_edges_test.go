package strandbufe

import (
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/sandbar-games/sandbar/core"
	"github.com/sandbar-games/sandbar/core/gametest"
)

// Nobody has room: nobody takes or bids, no worker goes away, the row is discarded.
func TestST11_NobodyHasRoom(t *testing.T) {
	for _, mode := range []Mode{Beginner, Advanced} {
		s := setup{Options: Options{Mode: mode}, round: 3, row: []uint8{13, 14, 15}, guests: [][]uint8{{1, 2}, {3, 4}}}.state(t)
		require.Equal(t, PhaseServe, s.Phase())
		require.Equal(t, core.Seat(0), s.Next())
		for _, n := range []uint8{13, 14, 15} {
			require.True(t, s.discarded.has(n))
		}
		points, _ := s.Points(0)
		require.Equal(t, 9, points)
	}
	// Nor does the opponent take one in round four.
	s := setup{Options: Options{Mode: Solo}, round: 4, row: []uint8{13, 14, 15}, guests: [][]uint8{{1, 2}}}.state(t)
	require.Equal(t, PhaseServe, s.Phase())
	require.Empty(t, s.Opponent().Fulfilled)
	require.True(t, s.discarded.has(13) && s.discarded.has(14) && s.discarded.has(15))
}

// In round six all may pass; who has passed a first guest is offered no second one.
func TestST13_AllPass(t *testing.T) {
	s := setup{round: 6, row: []uint8{13, 14, 15}}.state(t)
	act(t, &s, 0, "pass")
	act(t, &s, 1, "pass")
	require.Equal(t, PhaseServe, s.Phase())
	require.Equal(t, 3, countOf(&s, 13, 14, 15))
	act(t, &s, 0, "done")
	act(t, &s, 1, "done")
	require.Equal(t, PhaseOver, s.Phase())
	require.Equal(t, core.SeatsOf(0, 1), s.Winners()) // 5 points each, none from cards

	// Passing a second guest is for this round alone.
	s = setup{row: []uint8{13, 14, 15}}.state(t)
	act(t, &s, 0, "take 13")
	act(t, &s, 1, "take 14")
	act(t, &s, 1, "pass")
	act(t, &s, 0, "pass", "done")
	act(t, &s, 1, "done")
	reveal(t, &s, "round meat", "guest 20", "guest 21", "guest 22")
	act(t, &s, 1, "take 20")
	act(t, &s, 0, "take 21")
	require.Equal(t, []string{"take 22", "pass"}, moves(&s, 0))
}

// countOf returns how many of the guests are discarded.
func countOf(s *State, guests ...uint8) int {
	n := 0
	for _, guest := range guests {
		if s.discarded.has(guest) {
			n++
		}
	}
	return n
}

// All five stars count for a bid.
func TestST14_FiveStars(t *testing.T) {
	for stars, beats := range map[uint8]bool{4: false, 5: true} {
		s := setup{Options: Options{Mode: Advanced}, row: []uint8{13, 14, 15}}.state(t)
		s.buffets[0].stars, s.buffets[1].stars = 2, stars
		act(t, &s, 0, "bid worker4 13")
		require.Equal(t, beats, hasMove(&s, Bid(Worker2, 13)), stars) // against 6
	}
}

// Sums: 2+1, 2+3, 3+1 and 4+1. The last bid pushes seat 2, which pushes seat 0.
func TestST15_Chain(t *testing.T) {
	s := setup{Options: Options{Mode: Advanced}, seats: 4, row: []uint8{13, 14, 15, 16, 17, 18, 19}}.state(t)
	s.buffets[1].stars = 3
	act(t, &s, 0, "bid worker2 13")
	act(t, &s, 1, "bid worker2 14")
	act(t, &s, 2, "bid worker3 15")
	act(t, &s, 3, "bid worker4 15")
	require.Equal(t, []string{"rebid 13", "rebid 16", "rebid 17", "rebid 18", "rebid 19"}, moves(&s, 2))
	refuses(t, &s, 2, "rebid 14", "ST-14") // 5 against its 4
	act(t, &s, 2, "rebid 13")
	require.Equal(t, []string{"rebid 16", "rebid 17", "rebid 18", "rebid 19"}, moves(&s, 0))
	act(t, &s, 0, "rebid 16")
	// At home: seat 0 7 and a star, seat 1 7 and three, seat 2 6 and one, seat 3 5 and
	// one; left over are 19, 18 and 17.
	require.Equal(t, PhaseServe, s.Phase())
	require.Equal(t, []uint8{16, 18}, waits(&s, 0))
	require.Equal(t, []uint8{14, 19}, waits(&s, 1))
	require.Equal(t, []uint8{13, 17}, waits(&s, 2))
	require.Equal(t, []uint8{15}, waits(&s, 3))
}

// The order runs from the marker past the last seat, for bids, ties and serving.
func TestST17_TiesFromTheMarker(t *testing.T) {
	s, err := New(3, Options{Mode: Advanced, First: 2, Cards: ruleCards(t)})
	require.NoError(t, err)
	s = gametest.Play(t, Game, s,
		"chance guest 20", "chance guest 21", "chance guest 22", "chance guest 23", "chance guest 24",
		"chance round fish", "chance goal 1", "chance goal 2", "chance goal 3", "chance goal 4", "chance goal 5",
		"2 bid worker2 20", "0 bid worker2 21", "1 bid worker2 22")
	require.Equal(t, []uint8{20, 24}, waits(&s, 2))
	require.Equal(t, []uint8{21, 23}, waits(&s, 0))
	require.Equal(t, []uint8{22}, waits(&s, 1))
	s = gametest.Play(t, Game, s, "2 done", "0 done", "1 done")
	require.Equal(t, core.Seat(0), s.Start())
}

// A turned worker that is away takes its higher side along; at home it attracts.
func TestST17_TurnedWorkersAway(t *testing.T) {
	s := setup{Options: Options{Mode: Advanced}, row: []uint8{13, 14, 15}}.state(t)
	s.buffets[1].turned = 1 << Worker2 // 3+3+4, less 3; seat 0 has 2+3+4, less 2
	act(t, &s, 0, "bid worker2 13")
	act(t, &s, 1, "bid worker2 14")
	require.Equal(t, []uint8{13, 15}, waits(&s, 0)) // equal: the marker's
	act(t, &s, 0, "done")
	points, _ := s.Points(1)
	require.Equal(t, 7, points)
	s = setup{Options: Options{Mode: Advanced}, row: []uint8{13, 14, 15}}.state(t)
	s.buffets[1].turned = 1 << Worker4 // at home while worker2 is away: one better
	act(t, &s, 0, "bid worker2 13")
	act(t, &s, 1, "bid worker2 14")
	require.Equal(t, []uint8{14, 15}, waits(&s, 1))
}

// Only equals of the very dearest make a choice: 16 is alone, 3 and 4 are worth 7
// each and turned up before it.
func TestST17_CheaperEquals(t *testing.T) {
	s := setup{Options: Options{Mode: Advanced}, seats: 3, row: []uint8{3, 4, 16, 1, 2}}.state(t)
	act(t, &s, 0, "bid worker2 1")
	act(t, &s, 1, "bid worker3 2")
	act(t, &s, 2, "bid worker4 3") // 16 goes to seat 0, then 4 to seat 1
	require.Equal(t, PhaseServe, s.Phase())
	s = setup{Options: Options{Mode: Advanced}, seats: 4, row: []uint8{3, 4, 16, 1, 2, 11, 12}}.state(t)
	act(t, &s, 0, "bid worker2 1")
	act(t, &s, 1, "bid worker3 2")
	act(t, &s, 2, "bid worker4 11")
	act(t, &s, 3, "bid worker4 12")
	require.Equal(t, []uint8{1, 16}, waits(&s, 0)) // without being asked
	require.Equal(t, core.Seat(1), s.Next())
	require.Equal(t, []string{"take 3", "take 4"}, moves(&s, 1))
	act(t, &s, 1, "take 4")
	require.Equal(t, []uint8{11, 3}, waits(&s, 2))
	require.Equal(t, []uint8{12}, waits(&s, 3))
}

// All refuse the dearest guest; nobody is asked about the other one.
func TestST18_AllRefuse(t *testing.T) {
	s := setup{Options: Options{Mode: Advanced}, seats: 3, round: 6, row: []uint8{38, 39, 1, 2, 5}}.state(t)
	act(t, &s, 0, "bid worker4 1")
	act(t, &s, 1, "bid worker3 2")
	act(t, &s, 2, "bid worker2 5")
	for _, seat := range []core.Seat{2, 1, 0} { // by quality: 8, 7, 6
		require.Equal(t, seat, s.Next())
		require.Equal(t, []string{"take 39", "pass"}, moves(&s, seat))
		act(t, &s, seat, "pass")
	}
	require.Equal(t, PhaseServe, s.Phase())
	require.Equal(t, 2, countOf(&s, 38, 39))
	// Nobody needs a star to be offered one.
	s = setup{Options: Options{Mode: Advanced}, round: 6, row: []uint8{38, 1, 2}}.state(t)
	s.buffets[0].stars, s.buffets[1].stars = 0, 0
	act(t, &s, 0, "bid worker2 1")
	act(t, &s, 1, "bid worker2 2")
	require.Equal(t, []string{"take 38", "pass"}, moves(&s, 0))
	act(t, &s, 0, "pass")
	act(t, &s, 1, "take 38")
	require.Equal(t, []uint8{2, 38}, waits(&s, 1))
}
