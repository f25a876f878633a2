package losbanditos_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/sandbar-games/sandbar/core"
	lb "github.com/sandbar-games/sandbar/losbanditos"
)

// fullSides are three dice on each own side: singles, but the first is a triple of
// red 6s, which can always be claimed.
var fullSides = [4]string{"red6 red6 red6", "yellow1 yellow3 yellow5", "green1 green3 green5", "blue1 blue3 blue5"}

// roomAtFour leaves one spot at place 4.
var roomAtFour = [4]string{fullSides[0], fullSides[1], fullSides[2], "blue1 blue3"}

func TestLB09_RoomIsOwedWhileTheStackLasts(t *testing.T) {
	for _, one := range []bool{false, true} {
		s := scene{row: [4]int{3, 2, 1, 1}, mine: fullSides, one: one}.state(t)
		s = play(t, s, "0 roll", "chance draw green2", "chance draw blue2")
		require.Equal(t, []string{"claim 1", "giveup 1", "giveup 2", "giveup 3", "giveup 4"}, offered(s))
		refused(t, s, "0 place green2 1", "LB-05")
		refused(t, s, "0 done", "LB-09")
		// A claim makes room, and so does a gift.
		claimed := play(t, s, "0 claim 1", "chance reveal worth1 1")
		require.Subset(t, offered(claimed), []string{"place green2 1", "place blue2 1"})
		given := play(t, s, "0 giveup 3", "chance reveal worth1 3")
		require.Subset(t, offered(given), []string{"place green2 3", "place blue2 3"})
		refused(t, given, "0 done", "LB-09")
		given = play(t, given, "0 place blue2 3", "0 place green2 3")
		require.Equal(t, side(t, "green2 blue2"), given.Side(0, 3))
	}
	// The first die may take the last spot.
	s := scene{row: [4]int{3, 2, 1, 1}, mine: roomAtFour, hand: "green2 blue5"}.state(t)
	s = play(t, s, "0 place green2 4")
	require.Equal(t, []string{"claim 1", "giveup 1", "giveup 2", "giveup 3", "giveup 4"}, offered(s))
	// The last tile of the stack makes room as well.
	s = scene{row: [4]int{3, 2, 1, 1}, mine: fullSides, hand: "green2 blue5", iWon: [3]int{2, 1, 1}, theyWon: [3]int{0, 0, 1}}.state(t)
	s = play(t, s, "0 giveup 4", "chance reveal worth2 4", "0 place green2 4", "0 place blue5 4", "0 done")
	require.Equal(t, core.Seat(1), s.Next())
}

func TestLB09_GiftThatEndsTheGameCounts(t *testing.T) {
	s := scene{row: [4]int{3, 2, 1, 1}, mine: fullSides, hand: "green2 blue2", theyWon: [3]int{0, 1, 2}}.state(t)
	s = play(t, s, "0 giveup 1")
	require.Equal(t, core.Nobody, s.Next())
	require.Equal(t, core.SeatsOf(1), s.Winners())
}

func TestLB09_DiceGoBackWithoutAStack(t *testing.T) {
	iWon, theyWon := [3]int{2, 1, 1}, [3]int{0, 1, 1} // 7 and 5 points, nothing left to turn up
	row := [4]int{3, 2, 1, 1}

	t.Run("after the whole roll", func(t *testing.T) {
		s := scene{row: row, mine: fullSides, iWon: iWon, theyWon: theyWon}.state(t)
		require.Equal(t, [4]int{3, 3, 3, 3}, bag(s))
		s = play(t, s, "0 roll", "chance draw green2")
		require.Equal(t, core.Chance, s.Next(), "not before the second die")
		require.Equal(t, [2]lb.Die{lb.NewDie(lb.Green, 2), 0}, s.Hand())
		require.Equal(t, [4]int{3, 3, 2, 3}, bag(s))
		s = play(t, s, "chance draw blue2")
		require.Equal(t, [2]lb.Die{}, s.Hand())
		require.Equal(t, [4]int{3, 3, 3, 3}, bag(s))
		require.Equal(t, []string{"done", "claim 1", "giveup 1", "giveup 2", "giveup 3", "giveup 4"}, offered(s))
		require.Equal(t, core.Seat(1), play(t, s, "0 done").Next())
	})
	t.Run("the option ends the turn then", func(t *testing.T) {
		s := scene{row: [4]int{0, 2, 1, 1}, mine: [4]string{"", fullSides[1], fullSides[2], fullSides[3]}, iWon: [3]int{2, 0, 2},
			theyWon: [3]int{0, 2, 1}, one: true, spent: true}.state(t)
		s = play(t, s, "0 roll", "chance draw green2", "chance draw blue2")
		require.Equal(t, core.Seat(1), s.Next())
	})
	t.Run("after the last spot is taken", func(t *testing.T) {
		s := scene{row: row, mine: roomAtFour, hand: "green2 blue5", iWon: iWon, theyWon: theyWon}.state(t)
		s = play(t, s, "0 place green2 4")
		require.Equal(t, [2]lb.Die{}, s.Hand())
		require.Equal(t, 4, s.Bag(lb.Blue))
		require.Contains(t, offered(s), "done")
	})
	t.Run("after a placement decided the tile with the last spot", func(t *testing.T) {
		s := scene{row: row, mine: roomAtFour, theirs: [4]string{"", "", "", "green4 green5 green6"}, hand: "yellow2 blue5",
			iWon: iWon, theyWon: theyWon}.state(t)
		s = play(t, s, "0 place yellow2 4") // a straight 3 2 1 against a colour straight
		require.Zero(t, s.Tile(4))
		require.Equal(t, 6, s.Score(1))
		require.Equal(t, [2]lb.Die{}, s.Hand())
		require.Equal(t, []string{"done", "claim 1", "giveup 1", "giveup 2", "giveup 3"}, offered(s))
	})
	t.Run("the last tile with room given up", func(t *testing.T) {
		for _, one := range []bool{false, true} {
			s := scene{row: row, mine: roomAtFour, hand: "green2 blue5", iWon: iWon, theyWon: theyWon, one: one}.state(t)
			s = play(t, s, "0 giveup 4")
			require.Equal(t, [2]lb.Die{}, s.Hand())
			require.Equal(t, [4]int{3, 3, 3, 6}, bag(s))
			if one {
				require.Equal(t, core.Seat(1), s.Next())
			} else {
				require.Equal(t, []string{"done", "claim 1", "giveup 1", "giveup 2", "giveup 3"}, offered(s))
			}
		}
	})
	t.Run("not while there is room", func(t *testing.T) {
		s := scene{row: row, mine: roomAtFour, hand: "green2 blue5", iWon: theyWon, theyWon: iWon}.state(t)
		s = play(t, s, "0 claim 1")
		require.Equal(t, []string{"giveup 2", "giveup 3", "giveup 4", "place green2 4", "place blue5 4"}, offered(s))
		refused(t, s, "0 done", "LB-09")
	})
}

func TestLB09_DoneNeedsRollAndEmptyHand(t *testing.T) {
	s := scene{row: [4]int{3, 2, 1, 1}}.state(t)
	refused(t, s, "0 done", "LB-08")
	s = play(t, s, "0 roll", "chance draw red5")
	refused(t, s, "0 done", core.ReasonNotPending)
	s = play(t, s, "chance draw red6")
	refused(t, s, "0 done", "LB-09")
	s = play(t, s, "0 place red5 1")
	refused(t, s, "0 done", "LB-09")
	s = play(t, s, "0 place red6 1")
	require.Equal(t, core.Seat(1), play(t, s, "0 done").Next())
}
