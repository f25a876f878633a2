package losbanditos_test

import (
	"fmt"
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/sandbar-games/sandbar/core"
	lb "github.com/sandbar-games/sandbar/losbanditos"
)

func TestLB10_ClaimNeedsThreeDice(t *testing.T) {
	s := scene{row: [4]int{3, 2, 1, 1}, mine: [4]string{"red6 red6", "red6", ""}, theirs: [4]string{"blue1 green3 green5"}}.state(t)
	for place := 1; place <= 4; place++ {
		refused(t, s, fmt.Sprint("0 claim ", place), "LB-10")
		require.False(t, s.Claimable(0, place))
	}
	require.False(t, s.Claimable(1, 1), "my two 6s could become three")
}

// claims are tiles with three own dice: what is the best the opponent could reach,
// and does that beat them?
var claims = []struct {
	mine, theirs string
	best         string // what the opponent could reach
	ok           bool
}{
	{"red6 red6 red6", "", "colour triple 6", true},
	{"red5 red5 red5", "", "colour triple 6", false},
	{"red5 red5 red5", "blue6", "colour triple 6", false},
	{"red5 red5 red5", "blue5", "colour triple 5", true},
	{"red5 red5 red5", "blue4", "colour triple 4", true},
	{"red1 red1 red1", "blue1 green1", "triple 1", true},
	{"red1 red1 red1", "blue5 blue6", "colour straight 6", true},
	{"red6 red5 red4", "", "colour triple 6", false},
	{"red6 red5 red4", "blue1", "colour triple 1", false},
	{"red6 red5 red4", "blue1 blue1", "colour triple 1", false},
	{"red6 red5 red4", "blue1 green1", "triple 1", true},
	{"red6 red5 red4", "blue5 blue6", "colour straight 6", true},
	{"red4 red3 red2", "blue4 blue3", "colour straight 5", false},
	{"red5 red4 red3", "blue4 blue3", "colour straight 5", true},
	{"red5 red4 red3", "blue3 blue5", "colour straight 5", true},
	{"red5 red4 red3", "blue4 blue6", "colour straight 6", false},
	{"red3 red2 red1", "blue1 blue2", "colour straight 3", true},
	{"red3 red2 red1", "blue1 blue3", "colour straight 3", true},
	{"red6 blue6 green6", "red1 red2", "colour straight 3", false},
	{"red6 blue6 green6", "red1 blue2", "straight 3", true},
	{"red4 blue4 green4", "blue5 green5", "triple 5", false},
	{"red4 blue4 green4", "yellow4 green4", "triple 4", true},
	{"red4 red4 green4", "blue3 green3", "triple 3", true},
	{"red6 blue5 green4", "red6 blue5", "straight 6", true},
	{"red5 blue4 green3", "red4 blue5", "straight 6", false},
	{"red5 blue4 green3", "red5 blue3", "straight 5", true},
	{"red6 blue5 green4", "red1 blue1", "triple 1", false},
	{"red6 blue5 green4", "red1 red3", "colour straight 3", false},
	{"red3 blue2 green1", "red6 red1", "colour pair 6 1", true},
	{"red6 red6 blue5", "green1 blue3", "straight 3", false},
	{"red6 red6 blue5", "green6 blue3", "colour pair 6 3", true},
	{"red6 red6 blue1", "green6 blue3", "colour pair 6 3", false},
	{"red6 red6 blue3", "green6 green3", "colour pair 6 3", true},
	{"red4 red4 blue1", "green1 blue4", "colour pair 4 1", true},
	{"red4 red4 blue1", "green1 blue5", "colour pair 5 1", false},
	{"red3 red3 blue6", "green1 blue4", "colour pair 4 1", false},
	{"red6 blue6 green5", "green1 blue4", "colour pair 4 1", false},
	{"red6 blue4 green3", "green1 blue4", "colour pair 4 1", false},
}

func TestLB10_ClaimNeedsProof(t *testing.T) {
	for _, c := range claims {
		name := c.mine + " against " + c.theirs
		require.Equal(t, c.best, side(t, c.theirs).Best().String(), name)
		for turn := range core.Seat(2) {
			s := scene{turn: turn, row: [4]int{1, 1, 2, 3}, mine: [4]string{"", "", c.mine}, theirs: [4]string{"", "", c.theirs}}.state(t)
			require.Equal(t, c.ok, s.Claimable(turn, 3), name)
			require.Equal(t, c.ok, side(t, c.mine).SafeFrom(side(t, c.theirs)), name)
			if !c.ok {
				refused(t, s, turn.String()+" claim 3", "LB-10")
				continue
			}
			require.Contains(t, offered(s), "claim 3", name)
			s = play(t, s, turn.String()+" claim 3")
			require.Equal(t, 2, s.Score(turn), name)
			require.Equal(t, 0, s.Score(1-turn), name)
		}
	}
}

func TestLB10_BagIsNoProof(t *testing.T) {
	// To beat the blue 5s the opponent needs two more red 6s, but every other red
	// die lies elsewhere.
	s := scene{
		row:    [4]int{3, 2, 1, 1},
		mine:   [4]string{"blue5 blue5 blue5", "red1 red2", "red1"},
		theirs: [4]string{"red6", "red1 red3"},
	}.state(t)
	require.Zero(t, s.Bag(lb.Red))
	refused(t, s, "0 claim 1", "LB-10")
	// And where no colour has two dice left in the bag it is the same.
	s = scene{
		row:    [4]int{3, 2, 1, 1},
		mine:   [4]string{"blue5 blue5 blue5", "red1 red2 yellow1", "yellow1 yellow2 green1", "blue1 blue2"},
		theirs: [4]string{"red6", "red1 red3", "yellow1 yellow2", "green1 green2"},
		hand:   "green1 green1",
	}.state(t)
	refused(t, s, "0 claim 1", "LB-10")
}

func TestLB11_DrawingLevelIsNotEnough(t *testing.T) {
	for _, c := range claims {
		if side(t, c.mine).Rank().String() == c.best {
			require.True(t, c.ok, "%s against %s", c.mine, c.theirs)
		}
	}
	s := scene{row: [4]int{3, 2, 1, 1}, mine: [4]string{"red6 red6 red6"}, theirs: [4]string{"blue6 blue6"}}.state(t)
	require.Equal(t, 3, play(t, s, "0 claim 1").Score(0))
}

func TestLB12_AnyTileCanBeGivenUp(t *testing.T) {
	s := scene{
		row:    [4]int{3, 2, 1, 2},
		mine:   [4]string{"", "red6 red6 red6", "red1", "blue1 blue2 blue4"},
		theirs: [4]string{"", "", "green1 green2 green3", "green5"},
	}.state(t)
	for place, value := range []int{3, 2, 1, 2} {
		after := play(t, s, fmt.Sprint("0 giveup ", place+1))
		require.Equal(t, value, after.Score(1))
		require.Equal(t, 1, after.Won(1, value))
		require.Zero(t, after.Score(0))
		require.Zero(t, after.Tile(place+1))
	}
	s = play(t, s, "0 roll", "chance draw red1", "chance draw red2", "0 place red1 1", "0 place red2 1", "0 done")
	require.Equal(t, 3, play(t, s, "1 giveup 1").Score(0), "the gift goes to the opponent of the giver")
}

func TestLB13_FullTileIsDecidedAtOnce(t *testing.T) {
	for _, c := range []struct {
		mine, die, theirs string
		iWin              bool
	}{
		{"red6 red6", "red6", "blue1 blue2 blue3", true},
		{"red6 blue6", "red1", "blue1 blue2 blue3", false},
		{"red1 blue1", "green1", "red6 blue5 green4", true},
		{"red1 blue3", "green2", "red6 red6 green5", true},
		{"red1 blue2", "green6", "red2 blue4 green5", true},
		{"red2 blue5", "green4", "red1 blue5 green4", true},
		{"red2 blue4", "green5", "red3 blue5 green1", true}, // 5 4 2 against 5 3 1
		{"red2 blue2", "green6", "red3 blue3 green1", false},
	} {
		for turn := range core.Seat(2) {
			s := scene{turn: turn, row: [4]int{1, 2, 3, 1}, mine: [4]string{"", c.mine}, theirs: [4]string{"", c.theirs}, hand: c.die}.state(t)
			s = play(t, s, fmt.Sprintf("%v place %s 2", turn, c.die))
			winner := turn
			if !c.iWin {
				winner = 1 - turn
			}
			require.Equal(t, 2, s.Score(winner), c)
			require.Zero(t, s.Score(1-winner), c)
			require.Zero(t, s.Side(0, 2), c)
			require.Zero(t, s.Side(1, 2), c)
			require.Equal(t, [4]int{6, 6, 6, 6}, bag(s))
		}
	}
}

func TestLB13_TieGoesToTheSideFullFirst(t *testing.T) {
	for _, tie := range []struct{ mine, die, theirs string }{
		{"red6 red6", "red6", "blue6 blue6 blue6"},
		{"red6 red5", "red4", "blue4 blue5 blue6"},
		{"red6 red6", "blue6", "green6 blue6 yellow6"},
		{"red6 red5", "blue4", "green4 blue5 yellow6"},
		{"red6 red6", "blue4", "green6 green6 yellow4"},
		{"red6 blue6", "blue4", "green6 red6 yellow4"},
		{"red6 blue5", "blue3", "green3 red5 yellow6"},
	} {
		for turn := range core.Seat(2) {
			s := scene{turn: turn, row: [4]int{3, 1, 2, 1}, mine: [4]string{tie.mine}, theirs: [4]string{tie.theirs}, hand: tie.die}.state(t)
			s = play(t, s, fmt.Sprintf("%v place %s 1", turn, tie.die))
			require.Equal(t, 3, s.Score(1-turn), tie)
			require.Zero(t, s.Score(turn), tie)
		}
	}
}

func TestLB13_BetweenThePlacements(t *testing.T) {
	for _, one := range []bool{false, true} {
		s := scene{row: [4]int{3, 2, 1, 1}, mine: [4]string{"red6 red6"}, theirs: [4]string{"blue1 blue2 blue3"}, hand: "red6 green1", one: one}.state(t)
		s = play(t, s, "0 place red6 1")
		require.Equal(t, 3, s.Score(0))
		require.Equal(t, core.Chance, s.Next())
		s = play(t, s, "chance reveal worth2 1")
		require.Equal(t, []string{
			"giveup 1", "giveup 2", "giveup 3", "giveup 4", // no action is spent
			"place green1 1", "place green1 2", "place green1 3", "place green1 4",
		}, offered(s))
		s = play(t, s, "0 place green1 1", "0 giveup 2")
		require.Equal(t, 2, s.Score(1))
	}
}

func TestLB14_TileTakenDiceBackRowRefilled(t *testing.T) {
	s := scene{
		row:    [4]int{3, 2, 1, 1},
		mine:   [4]string{"", "red6 red6 red6", "yellow1"},
		theirs: [4]string{"", "blue1 green1"},
		hand:   "yellow5 blue2",
	}.state(t)
	require.Equal(t, [4]int{3, 4, 5, 4}, bag(s))
	s = play(t, s, "0 claim 2")
	require.Equal(t, 1, s.Won(0, 2))
	require.Equal(t, 2, s.Score(0))
	require.Equal(t, [4]int{6, 4, 6, 5}, bag(s))
	// Of the stack two tiles are worth 1, two 2 and two 3.
	require.Equal(t, core.Chance, s.Next())
	require.Equal(t, []lb.Outcome{
		{Move: lb.Reveal(1, 2), Weight: 2}, {Move: lb.Reveal(2, 2), Weight: 2}, {Move: lb.Reveal(3, 2), Weight: 2},
	}, s.AppendOutcomes(nil))
	refused(t, s, "0 place yellow5 1", core.ReasonNotPending)
	s = play(t, s, "chance reveal worth3 2")
	require.Equal(t, 1, s.Stack(3))
	require.Equal(t, 3, s.Tile(2))
	require.Zero(t, s.Side(0, 2))
	require.Zero(t, s.Side(1, 2))
	require.Equal(t, side(t, "yellow1"), s.Side(0, 3), "the other tiles keep their dice")
	require.Equal(t, core.Seat(0), s.Next(), "the turn goes on")
	require.Equal(t, [2]lb.Die{lb.NewDie(lb.Yellow, 5), lb.NewDie(lb.Blue, 2)}, s.Hand())
}

func TestLB14_RowShrinksWithoutStack(t *testing.T) {
	s := scene{row: [4]int{3, 2, 1, 1}, mine: [4]string{"red6 red6 red6"}, iWon: [3]int{2, 1, 0}, theyWon: [3]int{0, 1, 2}}.state(t)
	s = play(t, s, "0 claim 1")
	require.Equal(t, core.Seat(0), s.Next())
	require.Equal(t, []string{"roll", "giveup 2", "giveup 3", "giveup 4"}, offered(s))
	require.Empty(t, s.AppendOutcomes(nil))
}

func TestLB15_PlacesKeepTheirNumbers(t *testing.T) {
	s := scene{row: [4]int{3, 2, 1, 1}, mine: [4]string{"", "", "red5", "red6"}, hand: "blue1 blue2"}.state(t)
	s = play(t, s, "0 giveup 2", "chance reveal worth3 2")
	require.Equal(t, [4]int{3, 3, 1, 1}, [4]int{s.Tile(1), s.Tile(2), s.Tile(3), s.Tile(4)})
	require.Equal(t, side(t, "red5"), s.Side(0, 3))

	s = scene{row: [4]int{3, 2, 1, 1}, mine: [4]string{"", "", "red5", "red6"}, hand: "blue1 blue2",
		iWon: [3]int{2, 1, 1}, theyWon: [3]int{0, 1, 1}}.state(t)
	s = play(t, s, "0 giveup 2")
	require.Equal(t, [4]int{3, 0, 1, 1}, [4]int{s.Tile(1), s.Tile(2), s.Tile(3), s.Tile(4)})
	require.Equal(t, side(t, "red6"), s.Side(0, 4))
	require.Equal(t, []string{
		"giveup 1", "giveup 3", "giveup 4",
		"place blue1 1", "place blue1 3", "place blue1 4", "place blue2 1", "place blue2 3", "place blue2 4",
	}, offered(s))
	for _, event := range []string{"0 giveup 2", "0 claim 2", "0 place blue1 2"} {
		refused(t, s, event, "LB-15")
	}
	require.False(t, s.Claimable(0, 2))
}
