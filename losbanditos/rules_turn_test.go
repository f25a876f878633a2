package losbanditos_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/sandbar-games/sandbar/core"
	lb "github.com/sandbar-games/sandbar/losbanditos"
)

func TestLB03_TurnIsRollPlacePlaceDone(t *testing.T) {
	s := scene{row: [4]int{3, 2, 1, 1}}.state(t)
	require.Equal(t, []string{"roll", "giveup 1", "giveup 2", "giveup 3", "giveup 4"}, offered(s))

	s = play(t, s, "0 roll")
	require.Equal(t, core.Chance, s.Next())
	refused(t, s, "chance reveal worth1 1", "LB-14")
	require.Len(t, s.AppendOutcomes(nil), 24)
	s = play(t, s, "chance draw blue2")
	require.Equal(t, core.Chance, s.Next(), "two dice make a roll")
	weights := map[lb.Colour]int{lb.Red: 6, lb.Yellow: 6, lb.Green: 6, lb.Blue: 5}
	for _, outcome := range s.AppendOutcomes(nil) {
		require.Equal(t, weights[outcome.Move.Die().Colour()], outcome.Weight)
	}
	s = play(t, s, "chance draw red5")
	require.Equal(t, [4]int{5, 6, 6, 5}, bag(s))
	require.Equal(t, []string{
		"giveup 1", "giveup 2", "giveup 3", "giveup 4",
		"place red5 1", "place red5 2", "place red5 3", "place red5 4",
		"place blue2 1", "place blue2 2", "place blue2 3", "place blue2 4",
	}, offered(s))
	refused(t, s, "0 roll", "LB-03")
	refused(t, s, "0 place red2 1", "not in hand (LB-03)")
	refused(t, s, "1 place red5 1", core.ReasonNotPending)
	refused(t, s, "chance draw red5", core.ReasonNotChance)

	one := play(t, s, "0 place blue2 2")
	refused(t, one, "0 place blue2 3", "not in hand (LB-03)")
	same, two := play(t, one, "0 place red5 2"), play(t, one, "0 place red5 4")
	require.Equal(t, side(t, "red5 blue2"), same.Side(0, 2))
	require.Equal(t, side(t, "blue2"), two.Side(0, 2))
	require.Equal(t, side(t, "red5"), two.Side(0, 4))
	for place := 1; place <= 4; place++ {
		require.Zero(t, two.Side(1, place), "dice go to the own side only")
	}
	two = play(t, two, "0 done")
	require.Equal(t, core.Seat(1), two.Next())
	require.False(t, two.Rolled())
}

func TestLB04_FirstRollIsOneDie(t *testing.T) {
	for first := range core.Seat(2) {
		me, you := first.String(), (1 - first).String()
		s := scene{turn: first, row: [4]int{3, 2, 1, 1}, opening: true}.state(t)
		// A gift before the roll does not end the first turn.
		s = play(t, s, me+" giveup 4", "chance reveal worth1 4", me+" roll", "chance draw red5")
		require.Equal(t, first, s.Next(), "one die is the whole roll")
		s = play(t, s, me+" place red5 1", me+" done", you+" roll", "chance draw red1")
		require.Equal(t, core.Chance, s.Next())
		s = play(t, s, "chance draw red2", you+" place red1 1", you+" place red2 1", you+" done", me+" roll", "chance draw red3")
		require.Equal(t, core.Chance, s.Next(), "later rolls of the first seat are two dice too")
	}
}

func TestLB05_SideHoldsThreeDice(t *testing.T) {
	s := scene{
		row:    [4]int{3, 2, 1, 1},
		mine:   [4]string{"red1 red3 red5", "red1 red2"},
		theirs: [4]string{"", "", "blue1 blue3 blue5"},
		hand:   "green4 green6",
	}.state(t)
	refused(t, s, "0 place green4 1", "LB-05")
	s = play(t, s, "0 place green4 2")
	refused(t, s, "0 place green6 2", "LB-05")
	// The opponent's three dice do not stop mine.
	require.Equal(t, []string{"giveup 1", "giveup 2", "giveup 3", "giveup 4", "place green6 3", "place green6 4"}, offered(s))
}

func TestLB06_ActionsAtEveryMomentOfOwnTurn(t *testing.T) {
	s := scene{row: [4]int{3, 2, 1, 1}, mine: [4]string{"red6 red6 red6"}, theirs: [4]string{"blue1", "blue2"}}.state(t)
	steps := [][]string{
		{},
		{"0 roll", "chance draw green1", "chance draw green2"},
		{"0 place green1 3"},
		{"0 place green2 3"},
	}
	for _, step := range steps {
		s = play(t, s, step...)
		require.Subset(t, offered(s), []string{"claim 1", "giveup 1", "giveup 2", "giveup 3", "giveup 4"})
		require.Equal(t, 3, play(t, s, "0 claim 1").Score(0))
		require.Equal(t, 2, play(t, s, "0 giveup 2").Score(1))
		refused(t, s, "1 giveup 1", core.ReasonNotPending)
		refused(t, s, "1 claim 1", core.ReasonNotPending)
	}
	s = play(t, s, "0 done")
	refused(t, s, "0 claim 1", core.ReasonNotPending)
}

func TestLB06_NoActionBetweenDraws(t *testing.T) {
	s := scene{row: [4]int{3, 2, 1, 1}, mine: [4]string{"red6 red6 red6"}}.state(t)
	for _, event := range []string{"0 roll", "chance draw green1"} {
		s = play(t, s, event)
		require.Equal(t, core.Chance, s.Next())
		refused(t, s, "0 claim 1", core.ReasonNotPending)
		refused(t, s, "0 giveup 1", core.ReasonNotPending)
	}
}

// TestLB06_RulebookExample plays the example of the printed rules: a seat that
// hopes for three 6s of a colour on the tile worth 3 and for a triple of 5s rolls a
// 1 and another 6.
func TestLB06_RulebookExample(t *testing.T) {
	s := scene{row: [4]int{3, 1, 2, 1}, mine: [4]string{"red6 red6", "red5 blue5"}, hand: "yellow1 blue6"}.state(t)

	s1 := play(t, s, "0 place yellow1 3", "0 giveup 3")
	require.Equal(t, 2, s1.Score(1), "the opponent gets the tile")
	require.Equal(t, core.Chance, s1.Next(), "a new tile is turned up between the placements")
	s1 = play(t, s1, "chance reveal worth3 3", "0 place blue6 3", "0 done")
	require.Equal(t, side(t, "blue6"), s1.Side(0, 3))
	require.Equal(t, side(t, "red6 red6"), s1.Side(0, 1))
	require.Equal(t, side(t, "red5 blue5"), s1.Side(0, 2))
	require.Equal(t, 6, s1.Bag(lb.Yellow), "the 1 is back in the bag")

	// The other order leaves the 1 without a tile where it does no harm.
	s2 := play(t, s, "0 giveup 3", "chance reveal worth3 3")
	require.Equal(t, [2]lb.Die{lb.NewDie(lb.Yellow, 1), lb.NewDie(lb.Blue, 6)}, s2.Hand())
	s2 = play(t, s2, "0 place yellow1 3", "0 place blue6 3")
	require.Equal(t, side(t, "yellow1 blue6"), s2.Side(0, 3))
}

func TestLB07_AnyNumberByDefault(t *testing.T) {
	s := scene{row: [4]int{1, 1, 2, 3}, mine: [4]string{"", "", "", "red6 red6 red6"}}.state(t)
	s = play(t, s, "0 giveup 1", "chance reveal worth1 1", "0 giveup 1", "chance reveal worth1 1",
		"0 claim 4", "chance reveal worth2 4", "0 roll", "chance draw green1", "chance draw green2", "0 giveup 2",
		"chance reveal worth3 2", "0 place green1 1", "0 giveup 3", "chance reveal worth3 3", "0 place green2 1", "0 giveup 1")
	require.Equal(t, 3, s.Score(0))
	require.Equal(t, 6, s.Score(1))
}

func TestLB07_OneWithTheOption(t *testing.T) {
	s := scene{row: [4]int{1, 1, 2, 3}, mine: [4]string{"", "", "red6 red6 red6", "green6 green6 green6"}, one: true}.state(t)
	for _, act := range []string{"0 claim 3", "0 giveup 1"} {
		s := play(t, s, act)
		for _, step := range [][]string{
			{"chance reveal worth1 " + act[len(act)-1:]},
			{"0 roll", "chance draw blue1", "chance draw blue2"},
			{"0 place blue1 1"},
		} {
			s = play(t, s, step...)
			refused(t, s, "0 claim 4", "LB-07")
			refused(t, s, "0 giveup 2", "LB-07")
		}
	}
	// Each later moment allows the one action too, and only one.
	s = play(t, s, "0 roll", "chance draw blue1", "chance draw blue2")
	after := play(t, s, "0 claim 4", "chance reveal worth1 4")
	require.Equal(t, []string{"place blue1 1", "place blue1 2", "place blue1 4", "place blue2 1", "place blue2 2", "place blue2 4"}, offered(after))
	s = play(t, s, "0 place blue1 2")
	after = play(t, s, "0 giveup 4", "chance reveal worth1 4")
	require.Equal(t, []string{"place blue2 1", "place blue2 2", "place blue2 4"}, offered(after))
	// The other seat has an action of its own, and so has this one next time.
	s = play(t, after, "0 place blue2 2", "1 giveup 1", "chance reveal worth1 1", "1 roll", "chance draw red1", "chance draw red2",
		"1 place red1 1", "1 place red2 1")
	require.Equal(t, []string{"roll", "claim 3", "giveup 1", "giveup 2", "giveup 3", "giveup 4"}, offered(s))
}

func TestLB08_TurnStaysUntilDone(t *testing.T) {
	for _, one := range []bool{false, true} { // the option changes nothing before the action
		s := scene{row: [4]int{3, 2, 1, 1}, mine: [4]string{"red6 red6"}, hand: "red6 blue1", one: one}.state(t)
		s = play(t, s, "0 place blue1 2", "0 place red6 1")
		require.Equal(t, []string{"done", "claim 1", "giveup 1", "giveup 2", "giveup 3", "giveup 4"}, offered(s))
		require.Equal(t, core.Seat(1), play(t, s, "0 done").Next())
		s = play(t, s, "0 claim 1", "chance reveal worth1 1")
		if one {
			require.Equal(t, core.Seat(1), s.Next())
		} else {
			require.Equal(t, []string{"done", "giveup 1", "giveup 2", "giveup 3", "giveup 4"}, offered(s))
		}
	}
}

func TestLB08_TurnEndsItselfWhenNothingIsLeft(t *testing.T) {
	start := scene{row: [4]int{3, 2, 1, 1}, theirs: [4]string{"red1 red2 red3"}, mine: [4]string{"blue5 blue6"}, one: true}
	noStack := start
	noStack.iWon, noStack.theyWon = [3]int{2, 1, 1}, [3]int{0, 1, 1}
	roll := []string{"0 roll", "chance draw green1", "chance draw green2"}
	for _, c := range []struct {
		name   string
		scene  scene
		events []string
	}{
		{"last die placed, action taken before the roll", start, append([]string{"0 giveup 4", "chance reveal worth1 4"},
			append(roll, "0 place green1 2", "0 place green2 2")...)},
		{"last die placed, action taken between", start, append(roll,
			"0 place green1 2", "0 giveup 4", "chance reveal worth1 4", "0 place green2 2")},
		{"action last, a tile is turned up first", start, append(roll,
			"0 place green1 2", "0 place green2 2", "0 giveup 4", "chance reveal worth1 4")},
		{"action last, no stack", noStack, append(roll,
			"0 place green1 2", "0 place green2 2", "0 giveup 4")},
		{"last die decides a tile, a tile is turned up first", start, append([]string{"0 giveup 4", "chance reveal worth1 4"},
			append(roll, "0 place green1 2", "0 place green2 1", "chance reveal worth3 1")...)},
	} {
		s := c.scene.state(t)
		for _, event := range c.events {
			require.NotEqual(t, core.Seat(1), s.Next(), c.name)
			s = play(t, s, event)
		}
		require.Equal(t, core.Seat(1), s.Next(), c.name)
		require.Equal(t, "roll", offered(s)[0], c.name)
		require.Contains(t, offered(s), "giveup 1", c.name)
	}
}

func TestLB22_RollIsAMove(t *testing.T) {
	s := scene{row: [4]int{3, 2, 1, 1}, mine: [4]string{"red6 red6 red6"}, one: true}.state(t)
	s = play(t, s, "0 claim 1", "chance reveal worth1 1")
	require.Equal(t, core.Seat(0), s.Next())
	require.Equal(t, []string{"roll"}, offered(s))
	refused(t, s, "0 done", "LB-08")
	require.Equal(t, core.Chance, play(t, s, "0 roll").Next())
	// Full sides do not take the roll away.
	full := [4]string{"red1 red3 red5", "yellow1 yellow3 yellow5", "green1 green3 green5", "blue1 blue3 blue5"}
	s = scene{row: [4]int{3, 2, 1, 1}, mine: full}.state(t)
	require.Contains(t, offered(s), "roll")
}

func TestLB23_DiceHaveNoOrder(t *testing.T) {
	s := scene{row: [4]int{3, 2, 1, 1}, mine: [4]string{"green3"}}.state(t)
	a := play(t, s, "0 roll", "chance draw red5", "chance draw blue2")
	b := play(t, s, "0 roll", "chance draw blue2", "chance draw red5")
	require.Equal(t, *a, *b)
	x := play(t, a, "0 place red5 1", "0 place blue2 1")
	y := play(t, a, "0 place blue2 1", "0 place red5 1")
	require.Equal(t, *x, *y)
	x = play(t, a, "0 place red5 1", "0 place blue2 4")
	y = play(t, a, "0 place blue2 4", "0 place red5 1")
	require.Equal(t, *x, *y)
	require.Equal(t, lb.SideOf(1<<3|5), side(t, "red5"))
}

func TestLB23_AlikeDiceAreOneChoice(t *testing.T) {
	s := scene{row: [4]int{3, 2, 1, 1}, hand: "red5 red5"}.state(t)
	places := []string{"giveup 1", "giveup 2", "giveup 3", "giveup 4", "place red5 1", "place red5 2", "place red5 3", "place red5 4"}
	require.Equal(t, places, offered(s))
	s = play(t, s, "0 place red5 2")
	require.Equal(t, places, offered(s), "the other one is still there")
	s = play(t, s, "0 place red5 2")
	require.Equal(t, side(t, "red5 red5"), s.Side(0, 2))
	// Of one colour and another value, or the other way round, they are not alike.
	require.Len(t, offered(scene{row: [4]int{3, 2, 1, 1}, hand: "red5 red6"}.state(t)), 12)
	require.Len(t, offered(scene{row: [4]int{3, 2, 1, 1}, hand: "red5 blue5"}.state(t)), 12)
}
