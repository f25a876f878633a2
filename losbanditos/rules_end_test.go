package losbanditos_test

import (
	"encoding/json"
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/sandbar-games/sandbar/core"
	lb "github.com/sandbar-games/sandbar/losbanditos"
)

func TestLB20_TenPointsEndTheGame(t *testing.T) {
	base := scene{row: [4]int{3, 2, 1, 1}, mine: [4]string{"red6 red6 red6", "red6 red6"}, theirs: [4]string{"", "blue1 blue2 blue4"}}
	for _, c := range []struct {
		name          string
		iWon, theyWon [3]int
		events        []string
		winner        core.Seat
	}{
		{"a claim for exactly 10", [3]int{2, 1, 1}, [3]int{}, []string{"0 claim 1"}, 0},
		{"a claim for 12", [3]int{1, 1, 2}, [3]int{}, []string{"0 claim 1"}, 0},
		{"a gift on the giver's turn", [3]int{}, [3]int{1, 1, 2}, []string{"0 giveup 3"}, 1},
		{"a decided tile between the placements", [3]int{0, 1, 2}, [3]int{2, 1, 0},
			[]string{"0 roll", "chance draw red6", "chance draw blue5", "0 place red6 2"}, 0},
		{"a decided tile for the other seat", [3]int{2, 1, 0}, [3]int{0, 1, 2},
			[]string{"0 roll", "chance draw red1", "chance draw red3", "0 place red3 2"}, 1},
	} {
		sc := base
		sc.iWon, sc.theyWon = c.iWon, c.theyWon
		if c.winner == 1 && len(c.events) == 4 { // I stay behind the blue 1 2 4
			sc.mine[1], sc.theirs[1] = "red6 blue5", "blue1 blue2 blue3"
		}
		s := sc.state(t)
		for _, event := range c.events {
			require.NotEqual(t, core.Nobody, s.Next(), c.name)
			require.Zero(t, s.Winners(), c.name)
			s = play(t, s, event)
		}
		require.Equal(t, core.Nobody, s.Next(), c.name)
		require.Equal(t, core.SeatsOf(c.winner), s.Winners(), c.name)
		require.GreaterOrEqual(t, s.Score(c.winner), 10, c.name)
		require.Less(t, s.Score(1-c.winner), 10, c.name)
	}
	// 9 points are not enough.
	sc := base
	sc.iWon = [3]int{1, 1, 1}
	s := play(t, sc.state(t), "0 claim 1")
	require.Equal(t, 9, s.Score(0))
	require.Equal(t, core.Chance, s.Next())
	require.Zero(t, s.Winners())
}

func TestLB20_NothingFollowsTheLastTile(t *testing.T) {
	for _, one := range []bool{false, true} {
		s := scene{row: [4]int{3, 2, 1, 1}, mine: [4]string{"red6 red6 red6"}, theirs: [4]string{"green1", "green2"},
			hand: "blue1 yellow2", iWon: [3]int{1, 0, 2}, one: one}.state(t)
		s = play(t, s, "0 claim 1")
		require.Equal(t, core.Nobody, s.Next())
		require.Zero(t, s.Pending())
		require.Zero(t, s.Tile(1), "nothing is turned up")
		require.Equal(t, 2, s.Stack(2))
		require.Equal(t, [2]lb.Die{lb.NewDie(lb.Yellow, 2), lb.NewDie(lb.Blue, 1)}, s.Hand())
		require.Equal(t, [4]int{6, 5, 5, 5}, bag(s))
		require.Equal(t, side(t, "green2"), s.Side(1, 2))
		r := core.NewRNG(1, 1)
		require.Empty(t, s.AppendOutcomes(nil))
		require.Zero(t, s.Sample(&r))
		for _, event := range []string{"0 roll", "0 done", "0 place blue1 2", "0 giveup 2", "1 roll", "1 giveup 2", "chance reveal worth1 1", "chance draw red1"} {
			refused(t, s, event, core.ReasonOver)
		}
		require.Empty(t, s.Moves(0))
		require.Empty(t, s.Moves(1))
	}
}

func TestLB21_NothingIsLost(t *testing.T) {
	playouts(t, 50, func(s *lb.State, _, _ int) {
		require.NoError(t, s.Check())
		dice, lying := 0, 0
		tiles := [4]int{}
		for place := 1; place <= 4; place++ {
			lying += s.Side(0, place).Len() + s.Side(1, place).Len()
			tiles[s.Tile(place)]++
		}
		for _, d := range s.Hand() {
			if d != 0 {
				dice++
			}
		}
		for _, n := range bag(s) {
			dice += n
		}
		require.Equal(t, 24, dice+lying)
		require.LessOrEqual(t, lying, 20)
		for value, n := range [4]int{1: 4, 2: 3, 3: 3} {
			if value > 0 {
				require.Equal(t, n, tiles[value]+s.Stack(value)+s.Won(0, value)+s.Won(1, value))
			}
		}
		require.Equal(t, s.Next() == core.Nobody, s.Winners().Len() == 1)
	})
}

// Of a colour that has no die in the bag none is drawn.
func TestLB21_OnlyWhatIsInTheBagIsDrawn(t *testing.T) {
	s := scene{row: [4]int{3, 2, 1, 1}, mine: [4]string{"red1 red2", "red1 red3"}, theirs: [4]string{"red4", "red5 blue1"}, draws: 2}.state(t)
	refused(t, s, "chance draw red6", "LB-21")
	weights := map[lb.Colour]int{}
	for _, outcome := range s.AppendOutcomes(nil) {
		weights[outcome.Move.Die().Colour()] += outcome.Weight
	}
	require.Equal(t, map[lb.Colour]int{lb.Yellow: 36, lb.Green: 36, lb.Blue: 30}, weights)
	// The last one of a colour is drawn once.
	s = scene{row: [4]int{3, 2, 1, 1}, mine: [4]string{"red1 red2", "red1 red3"}, theirs: [4]string{"red4"}, draws: 2}.state(t)
	s = play(t, s, "chance draw red6")
	refused(t, s, "chance draw red6", "LB-21")
	r := core.NewRNG(21, 0)
	for range 200 {
		require.NotEqual(t, lb.Red, s.Sample(&r).Die().Colour())
	}
}

func TestLB24_GamesAreBounded(t *testing.T) {
	require.Equal(t, 192, 10+31+61+60+30)
	require.Equal(t, 192, lb.Game.MostEvents)
	mostEvents, mostTurns := 0, 0
	playouts(t, 100, func(_ *lb.State, events, turns int) {
		mostEvents, mostTurns = max(mostEvents, events), max(mostTurns, turns)
	})
	require.Equal(t, 192, mostEvents, "dawdlers reach the bound")
	require.Equal(t, 31, mostTurns)
}

// swapped is a state with the seats renamed.
func swapped(t *testing.T, s *lb.State) *lb.State {
	t.Helper()
	data, err := json.Marshal(s)
	require.NoError(t, err)
	var j map[string]any
	require.NoError(t, json.Unmarshal(data, &j))
	for _, key := range []string{"sides", "won"} {
		pair := j[key].([]any)
		pair[0], pair[1] = pair[1], pair[0]
	}
	j["turn"] = 1 - j["turn"].(float64)
	options := j["options"].(map[string]any)
	options["first"] = 1 - options["first"].(float64)
	data, err = json.Marshal(j)
	require.NoError(t, err)
	other, err := lb.Game.DecodeState(nil, data)
	require.NoError(t, err)
	return &other
}

// TestRenamingTheSeatsRenamesTheResult plays each game a second time with the other
// seat first and holds the two together at every event.
func TestRenamingTheSeatsRenamesTheResult(t *testing.T) {
	rename := func(seat core.Seat) core.Seat {
		if seat < 0 {
			return seat
		}
		return 1 - seat
	}
	for _, actions := range []lb.Actions{lb.AnyActions, lb.OneAction} {
		for _, policy := range policies {
			for game := range uint64(5) {
				r := core.NewRNG(game, 7)
				s := newGame(t, lb.Options{Actions: actions})
				other := newGame(t, lb.Options{Actions: actions, First: 1})
				for s.Next() != core.Nobody {
					m := s.Sample(&r)
					if s.Next() != core.Chance {
						m = policy.choose(s, s.Moves(s.Next()), &r)
						require.Equal(t, s.Moves(s.Next()), other.Moves(other.Next()), policy.name)
					}
					require.NoError(t, other.Apply(rename(s.Next()), m))
					require.NoError(t, s.Apply(s.Next(), m))
					require.Equal(t, swapped(t, s), other)
				}
				for seat := range core.Seat(2) {
					require.Equal(t, s.Score(seat), other.Score(1-seat))
					require.Equal(t, s.Winners().Has(seat), other.Winners().Has(1-seat))
					require.Equal(t, s.Tally(seat), other.Tally(1-seat))
				}
			}
		}
	}
}
