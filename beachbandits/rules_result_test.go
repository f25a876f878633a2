package beachbandits_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	bb "github.com/sandbar-games/sandbar/beachbandits"
	"github.com/sandbar-games/sandbar/core"
)

func TestBB28_ComparedAfterTheLastGull(t *testing.T) {
	// Seat 1 has the most Pretzels until seat 0, the last, adds one.
	sc := last("ace", "annie")
	sc.hands = []string{"ketchup pretzel"}
	sc.stashes = []string{"pretzel", "pretzel"}
	s := ended(t, sc)
	require.Equal(t, 7, s.Score(1))
	s = play(t, s, "0 use ace", "0 add pretzel")
	require.Equal(t, bb.StepOver, s.Step())
	require.Equal(t, 1, s.Score(1))
	// Sandwiches too; and Tiny.
	sc = last("chuck", "tiny")
	sc.stashes = []string{"sandwich2", "sandwich pretzel7"}
	s = play(t, ended(t, sc), "0 use chuck")
	require.Equal(t, 6, s.Score(0))
	require.Equal(t, 8, s.Score(1))
	s = play(t, s, "0 discard sandwich")
	require.Equal(t, 3, s.Score(0), "level now")
	require.Equal(t, 10, s.Score(1))
	// Hands: Sandy loses to a hand that Ace empties.
	sc = last("ace", "sandy")
	sc.hands = []string{"ketchup slice", "grapes"}
	s = ended(t, sc)
	require.Equal(t, 5, s.Score(1))
	s = play(t, s, "0 use ace", "0 add slice")
	require.Zero(t, s.Score(1))
}

func TestBB29_WinnersAndTies(t *testing.T) {
	for _, test := range []struct {
		name    string
		stashes []string
		hands   []string
		winners []core.Seat
	}{
		{"most points", []string{"slice", "grapes2", "slice"}, nil, []core.Seat{1}},
		{"fewest cards in hand among equals", []string{"slice2", "grapes2", "slice"}, []string{"", "fries"}, []core.Seat{0}},
		{"shared", []string{"slice2", "slice", "grapes2"}, []string{"fries", "", "fries"}, []core.Seat{0, 2}},
		{"three share", []string{"slice", "pretzel", "fries"}, nil, []core.Seat{0, 1, 2}},
		{"the later seat has fewer cards", []string{"slice2", "grapes2", "slice"}, []string{"fries2", "fries"}, []core.Seat{1}},
		{"below nothing", []string{"flipflop2", "flipflop", "flipflop2"}, nil, []core.Seat{1}},
	} {
		hands := make([]string, 3)
		copy(hands, test.hands)
		hands[0] += " ketchup"
		sc := last("ace", "iris", "chuck") // none of them is worth a point
		sc.hands, sc.stashes = hands, test.stashes
		s := ended(t, sc)
		require.Zero(t, s.Winners(), test.name)
		for s.Step() == bb.StepUse {
			s = play(t, s, s.Next().String()+" done")
		}
		require.Zero(t, s.Winners()&^core.AllSeats(3))
		s = settle(t, s)
		require.Equal(t, core.SeatsOf(test.winners...), s.Winners(), test.name)
		for seat := range core.Seat(3) {
			want := 0.0
			if s.Winners().Has(seat) {
				want = 1 / float64(len(test.winners))
			}
			require.InDelta(t, want, bb.Evaluate(s).Of(seat), 1e-9)
		}
	}
}

func TestBB35_ScoreIsWhatTheTableSees(t *testing.T) {
	sc := last("ray sal", "tiny")
	sc.stashes = []string{"pretzel2", "grapes"}
	sc.hands = []string{"ketchup slice", "flipflop"}
	s := play(t, sc.state(t), "0 keep ketchup")
	require.Equal(t, 2, s.Score(0), "stashes only")
	s = play(t, s, "chance reveal tiny none 1")
	require.Equal(t, 1, s.Score(1), "not before all are turned up")
	s = play(t, s, "chance reveal ray sal 0")
	require.Equal(t, 9, s.Score(1))
	require.Equal(t, 6, s.Score(0), "Ray is not judged yet")
	require.Equal(t, bb.StepOpen, s.Step())
	s = play(t, s, "chance show flipflop1 1")
	require.Equal(t, 6, s.Score(0))
	require.Zero(t, s.Winners())
	s = play(t, s, "chance show slice1 0")
	require.Equal(t, 12, s.Score(0))
	require.Equal(t, core.SeatsOf(0), s.Winners())
	for _, viewer := range []core.Seat{0, 1, core.Nobody} {
		v := s.View(viewer)
		require.Equal(t, 12, v.Score(0))
		require.Equal(t, s.Winners(), v.Winners())
	}
	for _, stranger := range []core.Seat{-1, -2, 2, 100} {
		require.Zero(t, s.Score(stranger))
		require.Nil(t, s.Tally(stranger))
		require.Zero(t, bb.Evaluate(s).Of(stranger))
	}
}

func TestBB35_HandsAreLaidOpen(t *testing.T) {
	sc := last("ray", "ray", "sandy")
	sc.gulls = []string{"ray", "tiny", "sandy"}
	sc.hands = []string{"ketchup slice flipflop", "", "grapes2"}
	s := ended(t, sc)
	require.Equal(t, bb.StepOpen, s.Step(), "nobody has a gull to use")
	require.Equal(t, map[string]int{"show grapes2 2": 1}, outcomes(s), "from the first player on, without empty hands")
	refused(t, s, "chance show grapes1 2", "BB-35")
	refused(t, s, "chance show ? 2", core.ReasonHidden)
	s = play(t, s, "chance show grapes2 2")
	v := s.View(1)
	require.Equal(t, loot(t, "grapes2"), v.Hand(2))
	require.Zero(t, v.Hand(0))
	s = play(t, s, "chance show slice1,flipflop1 0")
	require.Equal(t, core.Nobody, s.Next())
	v = s.View(core.Nobody)
	require.Equal(t, loot(t, "flipflop slice"), v.Hand(0))
	require.Zero(t, s.Score(0), "a Flip-Flop in the hand is enough against Ray")
	refused(t, s, "0 keep slice", core.ReasonOver)
	refused(t, s, "chance show grapes2 2", core.ReasonOver)
}

func TestBB37_OneAtATimeUntilDone(t *testing.T) {
	sc := last("ace chuck", "tiny", "ray")
	sc.hands = []string{"ketchup slice2", "grapes", "grapes"}
	s := ended(t, sc)
	require.Equal(t, core.Seat(0), s.Next(), "who has nothing usable is passed over")
	require.Equal(t, "use ace, use chuck, done", offered(s))
	s = play(t, s, "0 use ace")
	refused(t, s, "0 use chuck", "BB-25")
	refused(t, s, "0 done", "BB-25")
	s = play(t, s, "0 add slice")
	require.Equal(t, "use chuck, done", offered(s))
	refused(t, s, "0 use ace", "used already")
	require.Equal(t, bb.StepOpen, play(t, s, "0 done").Step())
	require.Equal(t, bb.StepOpen, play(t, s, "0 use chuck", "0 discard slice").Step(), "nothing is left")
	refused(t, s, "0 use tiny", "no such gull")
	refused(t, s, "0 use iris", "no such gull")
	refused(t, s, "0 copy tiny", "no Chip")
	sc.gulls[0] = "chuck tiny"
	sc.gulls[1] = "sal"
	refused(t, ended(t, sc), "0 use tiny", "no action")
}

func TestBB37_NotUsable(t *testing.T) {
	for _, test := range []struct {
		gull, reason string
		sc           scene
	}{
		{"ace", "no card in the hand", scene{hands: []string{"ketchup", "slice"}}},
		{"iris", "no other seat", scene{hands: []string{"ketchup slice", ""}}},
		{"shirley", "pile is empty", scene{hands: []string{"ketchup slice", "slice"}, pile: "none"}},
	} {
		sc := last(test.gull+" chip", "tiny")
		sc.hands, sc.pile = test.sc.hands, test.sc.pile
		s := ended(t, sc)
		require.Equal(t, "copy tiny, done", offered(s), "Chip can be used in any case")
		refused(t, s, "0 use "+test.gull, test.reason)
	}
	// Chuck with an empty stash.
	sc := scene{first: 1, turn: 0, ending: true, gulls: []string{"chuck chip", "tiny"}, hands: []string{"ketchup"}}
	s := play(t, sc.state(t), "0 give ketchup 1", "chance reveal tiny none 1", "chance reveal chip chuck 0")
	require.Equal(t, "copy tiny, done", offered(s))
	refused(t, s, "0 use chuck", "no card in the stash")
	// What is not usable at first can become so.
	sc = last("chuck shirley", "tiny")
	sc.hands = []string{"ketchup"}
	sc.stashes = []string{""}
	s = play(t, ended(t, sc), "0 use chuck", "0 discard ketchup", "0 use shirley",
		"chance deal slice 0", "chance deal slice 0", "chance deal slice 0", "0 add slice", "chance show slice2 0")
	require.Equal(t, bb.StepOver, s.Step())
}

func TestBB37_BegunIsFinished(t *testing.T) {
	sc := last("iris shirley", "tiny")
	sc.hands = []string{"ketchup", "grapes"}
	s := play(t, ended(t, sc), "0 use iris")
	refused(t, s, "0 done", "BB-25")
	s = play(t, s, "0 look 1", "chance show grapes1 1")
	require.Equal(t, "put grapes 0, put grapes 1", offered(s))
	refused(t, s, "0 done", "BB-25")
	s = play(t, s, "0 put grapes 1", "0 use shirley", "chance deal flipflop 0", "chance deal flipflop 0", "chance deal flipflop 0")
	require.Equal(t, "add flipflop", offered(s))
	refused(t, s, "0 done", "BB-25")
}

func TestBB37_ChipMayCopyAnything(t *testing.T) {
	// Seat 1 cannot use Ace, and neither can seat 0 with an empty hand; Chip may
	// copy it, and is then worth nothing.
	sc := last("chip", "ace annie", "iris")
	s := ended(t, sc)
	require.Equal(t, "copy ace, copy annie, copy iris, done", offered(s))
	refused(t, s, "0 copy chip", "no other seat")
	refused(t, s, "0 copy tiny", "no other seat")
	copied := play(t, s, "0 copy ace")
	require.Equal(t, bb.StepOver, copied.Step())
	require.Equal(t, core.Tally{{Name: "ketchup", Count: 1}, {Name: "chip as ace", Count: 1}}, copied.Tally(0))
	// After a copy there is no other.
	sc.hands = []string{"ketchup slice", "", "slice"}
	s = ended(t, sc)
	for s.Next() != 0 {
		s = play(t, s, s.Next().String()+" done")
	}
	s = play(t, s, "0 copy ace")
	require.Equal(t, "use ace, done", offered(s))
	refused(t, s, "0 copy annie", "BB-37")
	// A copied Flo brings points and a draw.
	sc = last("chip", "flo")
	s = play(t, ended(t, sc), "1 done", "0 copy flo")
	require.Equal(t, 3, s.Score(0))
	s = play(t, s, "0 use flo", "chance gull tiny 0")
	require.Equal(t, 11, s.Score(0))
}
