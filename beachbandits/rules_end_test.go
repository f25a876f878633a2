package beachbandits_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	bb "github.com/sandbar-games/sandbar/beachbandits"
	"github.com/sandbar-games/sandbar/core"
)

func TestBB21_NinthCardTriggersTheEnd(t *testing.T) {
	eight := "pretzel7 grapes"
	s := scene{hands: []string{"icecream fries", "slice", "slice"}, stashes: []string{eight, "slice"}}.state(t)
	require.False(t, s.Ending())
	require.True(t, play(t, s, "0 keep icecream").Ending())
	require.False(t, play(t, s, "0 give icecream 1").Ending())

	// Before its effect, and even if the effect leaves eight, for good.
	for _, c := range []string{"fries", "rings", "nuggs"} {
		events := map[string]string{"fries": "0 shuffle grapes", "rings": "0 shift grapes 2", "nuggs": "0 take grapes"}
		s = scene{hands: []string{c, "slice", "slice"}, stashes: []string{eight, "slice"}}.state(t)
		s = play(t, s, "0 keep "+c)
		require.True(t, s.Ending(), c)
		s = play(t, s, events[c])
		require.Equal(t, 8, s.Stash(0).Len())
		require.True(t, s.Ending(), c)
		s = scene{seats: 4, turn: 1, hands: []string{"slice", c}, stashes: []string{eight}}.state(t)
		require.True(t, play(t, s, "1 give "+c+" 0").Ending(), "given, too")
	}

	// By a card that Rings move, not by those that a Slice swaps.
	s = scene{hands: []string{"rings slice"}, stashes: []string{eight, "ketchup slice"}}.state(t)
	moved := play(t, s, "0 give rings 1")
	require.False(t, moved.Ending())
	moved = play(t, moved, "0 shift ketchup 0")
	require.Equal(t, 9, moved.Stash(0).Len())
	require.True(t, moved.Ending())
	require.False(t, play(t, s, "0 give slice 1", "0 swap ketchup grapes 0").Ending())
}

func TestBB22_TheRoundIsFinished(t *testing.T) {
	sc := scene{first: 1, turn: 2, hands: []string{"slice ketchup", "sandwich", "icecream", "slice"}, stashes: []string{"", "", "pretzel7 grapes"}}
	s := play(t, sc.state(t), "2 keep icecream")
	require.True(t, s.Ending())
	require.Equal(t, core.Seat(3), s.Next())
	s = play(t, s, "3 keep slice")
	require.Equal(t, core.Seat(0), s.Next())
	s = play(t, s, "0 keep ketchup")
	require.Equal(t, bb.StepReveal, s.Step(), "seat 0 is the last before the first player")
	require.Equal(t, core.Chance, s.Next())

	// The first player's own ninth card gives everyone another turn; the last
	// seat's ends the game at once.
	sc = scene{hands: []string{"icecream", "ketchup", "sandwich"}, stashes: []string{"pretzel7 grapes"}}
	s = play(t, sc.state(t), "0 keep icecream", "1 keep ketchup")
	require.Equal(t, core.Seat(2), s.Next())
	// Its other turn by a Sandwich is still taken.
	s = play(t, s, "2 give sandwich 0", "chance deal fries 2")
	require.Equal(t, core.Seat(2), s.Next())
	s = play(t, s, "2 give fries 0")
	require.Equal(t, 11, s.Stash(0).Len(), "stashes go on changing")
	s = play(t, s, "2 shuffle pretzel")
	require.Equal(t, bb.StepReveal, s.Step())
	sc = scene{turn: 2, hands: []string{"icecream", "ketchup", "icecream"}, stashes: []string{"", "", "pretzel7 grapes"}}
	require.Equal(t, bb.StepReveal, play(t, sc.state(t), "2 keep icecream").Step())
}

// last is a scene before its last play: seat 0 is on turn with a ketchup, it is
// the last of the round, and first is who resolves gulls first.
func last(gulls ...string) scene {
	seats := len(gulls)
	sc := scene{first: 1, gulls: gulls, ending: true, hands: make([]string, seats), stashes: make([]string, seats)}
	sc.hands[0] = "ketchup"
	return sc
}

// ended plays the last card of such a scene and turns up all gulls.
func ended(t testing.TB, sc scene) *bb.State {
	s := play(t, sc.state(t), "0 keep ketchup")
	for s.Step() == bb.StepReveal {
		s = play(t, s, "chance "+s.AppendOutcomes(nil)[0].Move.String())
	}
	return s
}

func TestBB23_GullsAreRevealedThenUsedInTurnOrder(t *testing.T) {
	sc := last("flo tiny", "ace", "chuck shirley")
	sc.hands, sc.stashes = []string{"ketchup", "slice", ""}, []string{"", "", "fries"}
	s := play(t, sc.state(t), "0 keep ketchup")
	require.Equal(t, map[string]int{"reveal ace none 1": 1}, outcomes(s))
	refused(t, s, "chance reveal ace tiny 1", "BB-23")
	refused(t, s, "chance reveal flo tiny 0", "BB-23")
	s = play(t, s, "chance reveal ace none 1", "chance reveal chuck shirley 2")
	require.False(t, s.GullsRevealed())
	s = play(t, s, "chance reveal flo tiny 0")
	require.True(t, s.GullsRevealed())
	require.Equal(t, core.Seat(1), s.Next(), "from the first player")
	require.Equal(t, "use ace, done", offered(s), "optional")
	s = play(t, s, "1 done")
	require.Equal(t, "use chuck, use shirley, done", offered(s), "in any order")
	s = play(t, s, "2 use shirley", "chance deal pretzel 2", "chance deal pretzel 2", "chance deal grapes 2", "2 add grapes", "chance show pretzel2 2")
	require.Equal(t, "use chuck, done", offered(s))
	s = play(t, s, "2 use chuck", "2 discard fries")
	require.Equal(t, "use flo, done", offered(s))
	require.Equal(t, core.Seat(0), s.Next())
	refused(t, s, "1 use ace", core.ReasonNotPending)
}

func TestBB24_GullsPlayWithoutEffect(t *testing.T) {
	sc := last("ace iris", "tiny", "ray")
	sc.hands = []string{"ketchup sandwich", "pretzel"}
	sc.seats = 3
	s := play(t, ended(t, sc), "0 use ace", "0 add sandwich")
	require.Equal(t, []int{0, 1, 0}, handSizes(s))
	require.Equal(t, core.Seat(0), s.Next())
	s = play(t, s, "0 use iris", "0 look 1", "chance show pretzel1 1", "0 put pretzel 0")
	require.Equal(t, []int{0, 0, 0}, handSizes(s))
	require.Equal(t, bb.StepOver, s.Step())
}

func TestBB25_Ace(t *testing.T) {
	sc := last("ace", "tiny", "ray")
	sc.hands = []string{"ketchup slice2 fries", "pretzel", "grapes"}
	s := play(t, ended(t, sc), "0 use ace")
	require.Equal(t, "add slice, add fries", offered(s))
	refused(t, s, "0 add pretzel", "not in the hand")
	s = play(t, s, "0 add slice")
	require.Equal(t, loot(t, "ketchup slice"), s.Stash(0))
	require.Equal(t, loot(t, "fries slice"), s.Hand(0))
}

func TestBB25_Chuck(t *testing.T) {
	sc := last("chuck", "tiny", "ray")
	sc.stashes = []string{"flipflop", "pretzel"}
	s := play(t, ended(t, sc), "0 use chuck")
	require.Equal(t, "discard flipflop, discard ketchup", offered(s))
	refused(t, s, "0 discard pretzel", "not in the stash")
	s = play(t, s, "0 discard flipflop")
	require.Equal(t, loot(t, "flipflop"), s.Discarded())
	require.Equal(t, loot(t, "ketchup"), s.Stash(0))
}

func TestBB25_Iris(t *testing.T) {
	sc := last("iris", "tiny", "ray", "sal")
	sc.hands = []string{"ketchup slice", "pretzel2 flipflop", "", "grapes"}
	s := play(t, ended(t, sc), "0 use iris")
	require.Equal(t, "look 1, look 3", offered(s), "an empty hand cannot be chosen")
	refused(t, s, "0 look 2", "no card in hand")
	refused(t, s, "0 look 0", "another seat")
	refused(t, s, "0 put pretzel 0", "BB-25")
	unknown := s.View(0)
	require.Zero(t, unknown.Hand(1), "the hand is unknown when it is chosen")
	s = play(t, s, "0 look 1")
	require.Equal(t, map[string]int{"show pretzel2,flipflop1 1": 1}, outcomes(s))
	refused(t, s, "chance show pretzel1 1", "BB-23")
	s = play(t, s, "chance show pretzel2,flipflop1 1")
	require.Equal(t, "put pretzel 0, put pretzel 1, put flipflop 0, put flipflop 1", offered(s))
	refused(t, s, "0 put grapes 0", "not in the hand that is shown")
	refused(t, s, "0 put pretzel 2", "own stash or to that of the seat")
	own, theirs := play(t, s, "0 put pretzel 0"), play(t, s, "0 put flipflop 1")
	require.Equal(t, loot(t, "pretzel ketchup"), own.Stash(0))
	require.Equal(t, loot(t, "flipflop pretzel"), own.Hand(1))
	require.Equal(t, loot(t, "flipflop"), theirs.Stash(1))
	require.Equal(t, loot(t, "pretzel2"), theirs.Hand(1))
}

func TestBB25_Shirley(t *testing.T) {
	sc := last("shirley", "tiny", "ray")
	sc.hands = []string{"ketchup", "slice", ""}
	s := play(t, ended(t, sc), "0 use shirley", "chance deal pretzel 0", "chance deal grapes 0")
	require.Equal(t, core.Chance, s.Next())
	s = play(t, s, "chance deal pretzel 0")
	require.Equal(t, "add pretzel, add grapes", offered(s))
	refused(t, s, "0 add slice", "drawn")
	s = play(t, s, "0 add pretzel")
	require.Equal(t, loot(t, "pretzel ketchup"), s.Stash(0))
	require.Equal(t, map[string]int{"show pretzel1,grapes1 0": 1}, outcomes(s))
	s = play(t, s, "chance show pretzel1,grapes1 0")
	require.Equal(t, loot(t, "pretzel grapes"), s.Discarded())
	require.Zero(t, s.HandLen(0))
	// Fewer if the pile is short.
	for pile, events := range map[string][]string{
		"slice":       {"chance deal slice 0", "0 add slice"},
		"slice fries": {"chance deal fries 0", "chance deal slice 0", "0 add slice", "chance show fries1 0"},
	} {
		sc.pile = pile
		s = play(t, play(t, ended(t, sc), "0 use shirley"), events...)
		require.Equal(t, loot(t, "slice ketchup"), s.Stash(0))
		require.Zero(t, s.PileLen())
	}
}

func TestBB25_Flo(t *testing.T) {
	sc := last("flo sal", "tiny", "ray")
	s := ended(t, sc)
	require.Equal(t, 3, s.Tally(0)[1].Points, "three points in any case")
	s = play(t, s, "0 use flo")
	require.Contains(t, outcomes(s), "gull chuck 0")
	s = play(t, s, "chance gull chuck 0")
	require.Equal(t, gulls(t, "chuck flo sal"), s.Gulls(0), "beyond the limit")
	spectator := s.View(core.Nobody)
	require.Equal(t, gulls(t, "chuck flo sal"), spectator.Gulls(0), "turned up")
	require.Equal(t, "use chuck, done", offered(s), "and usable")
	s = play(t, ended(t, sc), "0 use flo", "chance gull pinky 0")
	require.Equal(t, bb.StepOver, s.Step())
}

func TestBB26_ChipCopiesEveryGull(t *testing.T) {
	for _, name := range gullNames {
		if name == "chip" {
			continue
		}
		sc := last("chip", name)
		sc.hands = []string{"ketchup slice", "grapes"}
		sc.stashes = []string{"fries", "fries"}
		s := ended(t, sc)
		if s.Next() == 1 { // the other's own use comes first
			s = play(t, s, "1 done")
		}
		require.Equal(t, "copy "+name+", done", offered(s))
		g, err := bb.ParseGull(name)
		require.NoError(t, err)
		s = play(t, s, "0 copy "+name)
		require.Equal(t, g, s.Copied())
		require.True(t, s.Gulls(0).Has(bb.Chip), "he stays what he is")
		events := map[string][]string{
			"ace":     {"0 add slice"},
			"chuck":   {"0 discard fries"},
			"iris":    {"0 look 1", "chance show grapes1 1", "0 put grapes 0"},
			"shirley": {"chance deal pretzel 0", "chance deal pretzel 0", "chance deal rings 0", "0 add rings", "chance show pretzel2 0"},
			"flo":     {"chance gull sal 0"},
		}[name]
		if events == nil {
			require.Equal(t, bb.StepOpen, s.Step(), "a scoring gull has no action")
		} else {
			require.Equal(t, "use "+name+", done", offered(s), "as an own one, and optional")
			s = play(t, s, append([]string{"0 use " + name}, events...)...)
			require.NotEqual(t, bb.StepUse, s.Step(), "once")
		}
		s = settle(t, s)
		require.Equal(t, core.Nobody, s.Next())
		want := bb.ScoreOf([]bb.Holding{
			{Stash: s.Stash(0), Hand: s.HandLen(0), NoFlipFlops: true, Gulls: s.Gulls(0).Without(bb.Chip).With(g)},
			{Stash: s.Stash(1), Hand: s.HandLen(1)},
		}, 0)
		require.Equal(t, want, s.Score(0), name)
		tally := s.Tally(0)
		require.Equal(t, want, tally.Total(), name)
	}
}

func TestBB26_ChipUndecidedScoresThree(t *testing.T) {
	sc := last("chip", "sal")
	s := ended(t, sc)
	require.Equal(t, 3, s.Score(0))
	s = play(t, s, "0 done")
	require.Equal(t, bb.StepOver, s.Step())
	require.Equal(t, core.Tally{{Name: "ketchup", Count: 1}, {Name: "chip", Count: 1, Points: 3}}, s.Tally(0))

	// In its owner's time only: seat 0 resolves before seat 1 here.
	sc = last("flo", "chip")
	sc.first = 0
	sc.turn = 1
	sc.hands = []string{"", "ketchup"}
	s = play(t, sc.state(t), "1 keep ketchup", "chance reveal flo none 0", "chance reveal chip none 1")
	refused(t, s, "0 copy chip", "BB-26")
	refused(t, s, "1 copy flo", core.ReasonNotPending)
	s = play(t, s, "0 use flo", "chance gull sal 0")
	require.Equal(t, "copy flo, copy sal, done", offered(s), "also a gull that Flo brought")
}
