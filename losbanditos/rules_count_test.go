package losbanditos_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/sandbar-games/sandbar/core"
	lb "github.com/sandbar-games/sandbar/losbanditos"
)

// events returns all that can happen next: moves, or outcomes of chance.
func events(s *lb.State) (core.Seat, []lb.Move) {
	by := s.Next()
	if by != core.Chance {
		return by, s.Moves(by)
	}
	var list []lb.Move
	for _, outcome := range s.AppendOutcomes(nil) {
		list = append(list, outcome.Move)
	}
	return by, list
}

// countTurns counts the ways, chance included, in which the turn can go until the
// other seat is on turn, with at most so many gifts.
func countTurns(s *lb.State, gifts int) int {
	if s.Turn() != 0 {
		return 1
	}
	by, list := events(s)
	n := 0
	for _, m := range list {
		left := gifts
		if m.Kind() == lb.KindGiveUp {
			left--
		}
		if left < 0 {
			continue
		}
		next := *s
		if err := next.Apply(by, m); err != nil {
			panic(err)
		}
		n += countTurns(&next, left)
	}
	return n
}

// countPaths counts the sequences of so many events.
func countPaths(s *lb.State, depth int) int {
	if depth == 0 {
		return 1
	}
	by, list := events(s)
	n := 0
	for _, m := range list {
		next := *s
		if err := next.Apply(by, m); err != nil {
			panic(err)
		}
		n += countPaths(&next, depth-1)
	}
	return n
}

// TestLB02_FirstTurnCount counts the first turns of the game from the row 1 2 3 1.
// Two tiles of each value stay in the stack, so that each of the first two reveals
// has 3 outcomes.
func TestLB02_FirstTurnCount(t *testing.T) {
	start := scene{row: [4]int{1, 2, 3, 1}, opening: true}
	s := start.state(t)
	start.one = true
	one := start.state(t)

	// Without gifts: 24 dice at 4 places.
	//	24*4 = 96
	require.Equal(t, 96, countTurns(s, 0))
	require.Equal(t, 96, countTurns(one, 0))

	// One gift: 4 tiles, then 3 reveals, at one of three moments: before the roll,
	// before the placement, after it. Under the option the last event of the turn is
	// never a Done then, but that changes no number.
	//	96 + 3 * (4*3) * 96 = 3552
	require.Equal(t, 3552, countTurns(s, 1))
	require.Equal(t, 3552, countTurns(one, 1))
	require.Equal(t, 3552, countTurns(one, 9))

	// Two gifts fall on three moments in 6 ways.
	//	3552 + 6 * (4*3)^2 * 96 = 86496
	require.Equal(t, 86496, countTurns(s, 2))

	// Sequences of n events, by what they end in.
	for n, want := range []int{
		1,
		1 + 4,                      // roll; gift
		24 + 4*3,                   // roll, die; gift, tile
		24*(4+4) + 4*3*(1+4),       // a die in hand can be placed or a gift made; a tile leaves as at first
		96*5 + 96*3 + 12*24 + 48*3, // placed: done or gift; gift: tile; gift, tile, roll: die; two gifts: tile
		96*5 + 384*3 + 288*8 + 288*8 + 144*5,
	} {
		require.Equal(t, want, countPaths(s, n), n)
	}

	// The setup: 3^4 orders of values, without 2 2 2 2 and 3 3 3 3.
	fresh := newGame(t, lb.Options{})
	require.Equal(t, 79, countPaths(fresh, 4))
}
