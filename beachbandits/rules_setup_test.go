package beachbandits_test

import (
	"fmt"
	"testing"

	"github.com/stretchr/testify/require"

	bb "github.com/sandbar-games/sandbar/beachbandits"
	"github.com/sandbar-games/sandbar/core"
	"github.com/sandbar-games/sandbar/core/gametest"
)

func TestBB01_MaterialIsCounted(t *testing.T) {
	s := newGame(t, 2, bb.Options{})
	require.Equal(t, loot(t, "pretzel7 sandwich7 grapes7 icecream7 slice7 flipflop6 fries4 rings4 nuggs4 ketchup"), s.Pile())
	require.Equal(t, 54, s.PileLen())
	require.Equal(t, 54, bb.EveryLoot().Len())
	require.Equal(t, 18, s.UnknownGulls())
	require.Zero(t, s.BuriedGulls())
	require.NoError(t, s.Check())
}

func TestBB02_TwoToSixSeats(t *testing.T) {
	for _, seats := range []int{-1, 0, 1, 7, 8, 258} {
		_, err := bb.New(seats, bb.Options{})
		require.ErrorContains(t, err, "beachbandits")
		require.ErrorContains(t, err, "2 to 6")
	}
	for seats := 2; seats <= 6; seats++ {
		require.Equal(t, seats, newGame(t, seats, bb.Options{}).Seats())
	}
}

func TestBB03_SetupDealsFiveAndTwo(t *testing.T) {
	for seats := 2; seats <= 6; seats++ {
		for first := range core.Seat(seats) {
			s := newGame(t, seats, bb.Options{First: first})
			r := core.NewRNG(7, uint64(first))
			for i := range 7 * seats {
				require.Equal(t, core.Chance, s.Next())
				m := s.Sample(&r)
				to := core.Seat((int(first) + i/5) % seats)
				if i < 5*seats {
					require.Equal(t, bb.KindDeal, m.Kind())
				} else {
					require.Equal(t, bb.KindGull, m.Kind())
					to = core.Seat((int(first) + (i-5*seats)/2) % seats)
				}
				require.Equal(t, to, m.Seat())
				other := bb.Deal(bb.Pretzel, core.Seat((int(to)+1)%seats))
				require.NotContains(t, outcomes(s), other.String())
				require.NoError(t, s.Apply(core.Chance, m))
				require.NoError(t, s.Check())
			}
			require.Equal(t, core.AllSeats(seats), s.Pending())
			require.Equal(t, 54-5*seats, s.PileLen())
			require.Equal(t, 18-2*seats, s.UnknownGulls())
			for seat := range core.Seat(seats) {
				require.Equal(t, 5, s.HandLen(seat))
				require.Equal(t, 5, s.Hand(seat).Len())
				require.Equal(t, 2, s.GullCount(seat))
				require.Len(t, s.Moves(seat), 2)
			}
		}
	}
	// Each card and each gull weighs what is left of it.
	s := play(t, newGame(t, 2, bb.Options{}), "chance deal ketchup 0", "chance deal pretzel 0")
	require.Equal(t, map[string]int{
		"deal pretzel 0": 6, "deal sandwich 0": 7, "deal grapes 0": 7, "deal icecream 0": 7, "deal slice 0": 7,
		"deal flipflop 0": 6, "deal fries 0": 4, "deal rings 0": 4, "deal nuggs 0": 4,
	}, outcomes(s))
	refused(t, s, "chance deal ketchup 0", "BB-30")
	refused(t, s, "chance deal pretzel 1", "another seat")
	refused(t, s, "chance gull ace 0", "BB-03")
	refused(t, s, "0 keep ketchup", core.ReasonNotPending)
}

// choosing returns a game in which all have been dealt and have to choose: seat 0
// has ace and annie, seat 1 buffy and chip, seat 2 chuck and coney, and so on.
func choosing(t testing.TB, seats int, first core.Seat) *bb.State {
	s := newGame(t, seats, bb.Options{First: first})
	for range 5 * seats {
		s = play(t, s, "chance "+s.AppendOutcomes(nil)[0].Move.String())
	}
	for i := range seats {
		seat := (int(first) + i) % seats
		for _, g := range gullNames[2*seat : 2*seat+2] {
			s = play(t, s, fmt.Sprintf("chance gull %s %d", g, seat))
		}
	}
	return s
}

func TestBB03_UnchosenGullsGoUnderInSeatOrder(t *testing.T) {
	start := choosing(t, 3, 1)
	require.Equal(t, "choose ace, choose annie", offered(start))
	for _, order := range [][]string{
		{"0 choose annie", "1 choose buffy", "2 choose chuck"},
		{"2 choose chuck", "1 choose buffy", "0 choose annie"},
		{"1 choose buffy", "0 choose annie", "2 choose chuck"},
	} {
		s := play(t, start, order[:2]...)
		require.Equal(t, 1, s.Pending().Len())
		require.Zero(t, s.BuriedGulls())
		for seat := range core.Seat(3) {
			require.Equal(t, 2, s.GullCount(seat), "what is chosen counts as held")
		}
		s = play(t, s, order[2])
		require.Equal(t, []bb.Gull{bb.Chip, bb.Coney, bb.Ace}, []bb.Gull{s.BuriedGull(0), s.BuriedGull(1), s.BuriedGull(2)})
		require.Equal(t, 3, s.BuriedGulls())
		require.Equal(t, gulls(t, "annie"), s.Gulls(0))
		require.Equal(t, gulls(t, "buffy"), s.Gulls(1))
		require.Equal(t, gulls(t, "chuck"), s.Gulls(2))
		require.Equal(t, core.Seat(1), s.Next())
		require.Equal(t, bb.StepPlay, s.Step())
	}
	refused(t, start, "0 choose buffy", "BB-03")
	refused(t, start, "0 choose ?", core.ReasonHidden)
	refused(t, start, "0 keep pretzel", "BB-03")
	refused(t, play(t, start, "0 choose ace"), "0 choose annie", core.ReasonNotPending)
}

func TestBB03_ChoicesStayHidden(t *testing.T) {
	start := choosing(t, 2, 0)
	for _, viewer := range []core.Seat{1, core.Nobody} {
		one, other := play(t, start, "0 choose ace"), play(t, start, "0 choose annie")
		require.Equal(t, one.View(viewer), other.View(viewer))
		one, other = play(t, one, "1 choose chip"), play(t, other, "1 choose chip")
		require.Equal(t, one.View(viewer), other.View(viewer))
		_, m := gametest.ParseEvent(t, bb.Game, "0 choose ace")
		require.Equal(t, "choose ?", start.Seen(viewer, 0, m).String())
		require.Equal(t, "choose ace", start.Seen(0, 0, m).String())
	}
	v := follow(t, start, 0, "0 choose ace", "1 choose chip")
	require.Equal(t, bb.Annie, v.BuriedGull(0))
	require.Zero(t, v.BuriedGull(1))
	v = follow(t, start, core.Nobody, "1 choose chip", "0 choose ace")
	require.Zero(t, v.BuriedGull(0))
	require.Zero(t, v.BuriedGull(1))
	require.Equal(t, 2, v.BuriedGulls())
}

func TestBB04_FirstSeatThenTheNext(t *testing.T) {
	s := scene{first: 2, turn: 2, hands: []string{"icecream", "icecream", "icecream2"}}.state(t)
	for _, seat := range []core.Seat{2, 0, 1, 2} {
		require.Equal(t, seat, s.Next())
		require.Equal(t, seat, s.Turn())
		s = play(t, s, seat.String()+" keep icecream")
	}
	for seats := 2; seats <= 6; seats++ {
		for _, first := range []core.Seat{core.Nobody, core.Chance, core.Seat(seats), 100} {
			_, err := bb.New(seats, bb.Options{First: first})
			require.ErrorContains(t, err, "first")
		}
		require.Equal(t, bb.Options{First: 1, Empty: bb.MayPass}, newGame(t, seats, bb.Options{First: 1, Empty: bb.MayPass}).Options())
	}
	_, err := bb.New(2, bb.Options{Empty: 2})
	require.ErrorContains(t, err, "Empty(2)")
}

// rotate returns a move with every seat moved on by a number of places.
func rotate(m bb.Move, by, seats int) bb.Move {
	to := m.Seat()
	if to == core.Nobody {
		return m
	}
	to = core.Seat((int(to) + by) % seats)
	switch m.Kind() {
	case bb.KindGive:
		return bb.Give(m.Loot(), to)
	case bb.KindTreat:
		return bb.Treat(to)
	case bb.KindSwap:
		return bb.Swap(m.Loot(), m.OtherLoot(), to)
	case bb.KindShift:
		return bb.Shift(m.Loot(), to)
	case bb.KindLook:
		return bb.Look(to)
	case bb.KindPut:
		return bb.Put(m.Loot(), to)
	case bb.KindDeal:
		return bb.Deal(m.Loot(), to)
	case bb.KindSteal:
		return bb.Steal(m.Loot(), to)
	case bb.KindGull:
		return bb.DrawGull(m.Gull(), to)
	case bb.KindReveal:
		return bb.Reveal(m.Gull(), m.OtherGull(), to)
	}
	return bb.Show(m.Hand(), to)
}

// Whatever happens to seat 0 of a game happens to seat n of one in which all sit
// n places further on.
func TestBB04_SeatsCanBeRenamed(t *testing.T) {
	for game := range 60 {
		seats := 2 + game%5
		by := 1 + game%(seats-1)
		a, b := newGame(t, seats, bb.Options{}), newGame(t, seats, bb.Options{First: core.Seat(by)})
		moved := func(seat core.Seat) core.Seat { return core.Seat((int(seat) + by) % seats) }
		r := core.NewRNG(uint64(game), 4)
		for a.Next() != core.Nobody {
			actor, renamed := a.Next(), a.Next()
			m := a.Sample(&r)
			if actor != core.Chance {
				moves := a.Moves(actor)
				m, renamed = moves[r.Intn(len(moves))], moved(actor)
				require.Len(t, b.Moves(renamed), len(moves))
			}
			require.NoError(t, a.Apply(actor, m))
			require.NoError(t, b.Apply(renamed, rotate(m, by, seats)))
			for seat := range core.Seat(seats) {
				require.Equal(t, a.Tally(seat), b.Tally(moved(seat)))
			}
		}
		require.Equal(t, core.Nobody, b.Next())
		require.Equal(t, a.Winners().Len(), b.Winners().Len())
		for seat := range a.Winners().All() {
			require.True(t, b.Winners().Has(moved(seat)))
		}
	}
}
