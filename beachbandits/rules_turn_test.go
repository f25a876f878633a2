package beachbandits_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	bb "github.com/sandbar-games/sandbar/beachbandits"
	"github.com/sandbar-games/sandbar/core"
)

func TestBB05_KeepOrGiveAnyCardOfTheHand(t *testing.T) {
	s := scene{hands: []string{"icecream2 ketchup", "slice", "fries"}}.state(t)
	require.Equal(t, "keep icecream, keep ketchup, give icecream 1, give ketchup 1, give icecream 2, give ketchup 2", offered(s))
	kept := play(t, s, "0 keep ketchup")
	require.Equal(t, loot(t, "ketchup"), kept.Stash(0))
	require.Equal(t, loot(t, "icecream2"), kept.Hand(0))
	given := play(t, s, "0 give ketchup 2")
	require.Equal(t, loot(t, "ketchup"), given.Stash(2))
	require.Zero(t, given.Stash(0))
	require.Equal(t, core.Seat(1), given.Next())
	refused(t, s, "0 give ketchup 0", "another seat")
	refused(t, s, "0 give ketchup 3", "no such seat")
	refused(t, s, "0 keep slice", "not in the hand")
	refused(t, s, "0 give slice 1", "not in the hand")
	refused(t, s, "1 keep slice", core.ReasonNotPending)
	refused(t, s, "0 take ketchup", "BB-05")
	refused(t, s, "chance deal slice 0", core.ReasonNotChance)
}

func TestBB06_DrawWithOneOrNone(t *testing.T) {
	for hand, may := range map[string]bool{"none": true, "slice": true, "slice2": false, "slice fries": false} {
		s := scene{hands: []string{hand, "slice", "slice"}}.state(t)
		if may {
			require.Contains(t, s.Moves(0), bb.Draw())
			continue
		}
		refused(t, s, "0 draw", "BB-06")
	}
	refused(t, scene{hands: []string{"slice"}, pile: "none"}.state(t), "0 draw", "pile is empty")
}

func TestBB06_TheDrawnCardItselfIsPlayed(t *testing.T) {
	s := scene{hands: []string{"slice", "grapes", "grapes"}}.state(t)
	s = play(t, s, "0 draw")
	require.Equal(t, 7, outcomes(s)["deal icecream 0"])
	require.NotContains(t, outcomes(s), "deal icecream 1")
	s = play(t, s, "chance deal icecream 0")
	require.Equal(t, core.Seat(0), s.Next())
	require.Equal(t, "keep icecream, give icecream 1, give icecream 2", offered(s))
	require.Equal(t, 1, s.HandLen(0), "the drawn card is not in the hand")
	require.Equal(t, loot(t, "icecream"), s.AsideLoot())
	refused(t, s, "0 keep slice", "not the card that was drawn")
	refused(t, s, "0 draw", "BB-06")
	refused(t, s, "0 pass", "BB-06")
	kept := play(t, s, "0 keep icecream")
	require.Equal(t, core.Seat(1), kept.Next(), "it is this turn's card")
	require.Equal(t, loot(t, "slice"), kept.Hand(0))
	given := play(t, s, "0 give icecream 2", "chance deal slice 0", "chance deal slice 0")
	require.Equal(t, loot(t, "slice3"), given.Hand(0), "its action follows")
	require.Zero(t, given.Aside())
}

func TestBB07_EmptyHandMustDraw(t *testing.T) {
	s := scene{hands: []string{"none", "slice", "slice"}}.state(t)
	require.Equal(t, "draw", offered(s))
	refused(t, s, "0 pass", "BB-07")
	// As long as there is a card to draw.
	s = scene{hands: []string{"none", "slice"}, pile: "grapes"}.state(t)
	require.Equal(t, "draw", offered(s))
	refused(t, s, "0 pass", "BB-07")
}

func TestBB07_EmptyHandMayPassWithTheOption(t *testing.T) {
	s := scene{hands: []string{"none", "slice", "slice"}, mayPass: true}.state(t)
	require.Equal(t, "draw, pass", offered(s))
	s = play(t, s, "0 pass")
	require.Equal(t, core.Seat(1), s.Next())
	require.Equal(t, "keep slice, give slice 0, give slice 2, draw", offered(s))
	refused(t, s, "1 pass", "with cards")
}

func TestBB07_NothingLeftIsAPass(t *testing.T) {
	for _, mayPass := range []bool{false, true} {
		s := scene{hands: []string{"none", "slice"}, pile: "none", mayPass: mayPass}.state(t)
		require.Equal(t, "pass", offered(s))
		s = play(t, s, "0 pass")
		require.Equal(t, core.Seat(1), s.Next())
		require.False(t, s.Ending())
	}
}

func TestBB07_ARoundOfPassesTriggersTheEnd(t *testing.T) {
	empty := scene{hands: []string{"none", "none", "none"}, mayPass: true}
	s := play(t, empty.state(t), "0 pass", "1 pass")
	require.False(t, s.Ending())
	s = play(t, s, "2 pass")
	require.True(t, s.Ending())
	require.Equal(t, bb.StepReveal, s.Step(), "the round is over with it")

	// In the middle of a round the rest of it is played.
	empty.first = 1
	s = play(t, empty.state(t), "0 pass")
	s = play(t, s, "1 pass", "2 pass")
	require.True(t, s.Ending())
	require.Equal(t, core.Seat(0), s.Next())
	s = play(t, s, "0 pass")
	require.Equal(t, bb.StepReveal, s.Step())

	// A card in between begins the count anew.
	s = play(t, empty.state(t), "0 pass", "1 draw", "chance deal ketchup 1", "1 keep ketchup", "2 pass", "0 pass")
	require.False(t, s.Ending())
	require.True(t, play(t, s, "1 pass").Ending())
}

func TestBB08_HandsHaveNoLimit(t *testing.T) {
	s := scene{hands: []string{"icecream6", "slice", "slice6 grapes7 pretzel7 sandwich6"}}.state(t)
	s = play(t, s, "0 give icecream 1", "chance deal flipflop 0", "chance deal flipflop 0")
	require.Equal(t, 7, s.HandLen(0))
	s = play(t, s, "1 give slice 0")
	s = play(t, s, "2 keep pretzel", "chance deal flipflop 2", "chance deal flipflop 0", "chance deal flipflop 1")
	require.Equal(t, []int{8, 1, 26}, handSizes(s))
}

// Every effect that finds nothing to do: whose turn it is next, and that nothing
// else has changed.
func TestBB09_WhatCannotBeDoneIsSkipped(t *testing.T) {
	for _, test := range []struct {
		name  string
		sc    scene
		event string
		next  core.Seat
	}{
		{"pretzel kept", scene{hands: []string{"pretzel"}, pile: "none"}, "0 keep pretzel", 1},
		{"pretzel given", scene{hands: []string{"pretzel"}, pile: "none"}, "0 give pretzel 1", 1},
		{"sandwich kept", scene{hands: []string{"sandwich"}, pile: "none"}, "0 keep sandwich", 1},
		{"sandwich given draws nothing and takes another turn", scene{hands: []string{"sandwich"}, pile: "none"}, "0 give sandwich 1", 0},
		{"grapes kept", scene{hands: []string{"grapes"}, pile: "none"}, "0 keep grapes", 1},
		{"grapes given to an empty hand", scene{hands: []string{"grapes", "none"}}, "0 give grapes 1", 1},
		{"ice cream given", scene{hands: []string{"icecream"}, pile: "none"}, "0 give icecream 1", 1},
		{"slice kept alone", scene{hands: []string{"slice"}, stashes: []string{"", "fries"}}, "0 keep slice", 1},
		{"slice given alone", scene{hands: []string{"slice"}, stashes: []string{"fries"}}, "0 give slice 1", 1},
		{"slice kept, no other stash", scene{hands: []string{"slice"}, stashes: []string{"fries"}}, "0 keep slice", 1},
		{"slice given, no other stash", scene{hands: []string{"slice"}, stashes: []string{"", "fries"}}, "0 give slice 1", 1},
		{"fries kept alone", scene{hands: []string{"fries"}, stashes: []string{"", "rings"}}, "0 keep fries", 1},
		{"fries given alone", scene{hands: []string{"fries"}, stashes: []string{"rings"}}, "0 give fries 1", 1},
		{"rings kept alone", scene{hands: []string{"rings"}, stashes: []string{"", "fries"}}, "0 keep rings", 1},
		{"rings given alone", scene{hands: []string{"rings"}, stashes: []string{"fries"}}, "0 give rings 1", 1},
		{"nuggs kept alone", scene{hands: []string{"nuggs"}, stashes: []string{"", "fries"}}, "0 keep nuggs", 1},
		{"nuggs given alone", scene{hands: []string{"nuggs"}, stashes: []string{"fries"}}, "0 give nuggs 1", 1},
	} {
		before := test.sc.state(t)
		s := play(t, before, test.event)
		require.Equal(t, test.next, s.Next(), test.name)
		require.Equal(t, bb.StepPlay, s.Step(), test.name)
		require.Equal(t, before.HandLen(0)-1, s.HandLen(0), test.name)
		require.Equal(t, before.HandLen(1), s.HandLen(1), test.name)
		require.Equal(t, before.PileLen(), s.PileLen(), test.name)
	}
	// The part that can be done is done.
	s := play(t, scene{hands: []string{"icecream"}, pile: "slice"}.state(t), "0 give icecream 1", "chance deal slice 0")
	require.Equal(t, core.Seat(1), s.Next())
	require.Equal(t, 1, s.HandLen(0))
	s = play(t, scene{seats: 3, turn: 1, hands: []string{"none", "pretzel"}, pile: "slice2"}.state(t),
		"1 keep pretzel", "chance deal slice 1", "chance deal slice 2")
	require.Equal(t, core.Seat(2), s.Next())
	require.Zero(t, s.HandLen(0))
}

func TestBB10_ThePlayedCardIsNoOther(t *testing.T) {
	for _, c := range []string{"slice", "fries", "rings", "nuggs"} {
		sc := scene{hands: []string{c}, stashes: []string{"pretzel", "grapes"}}
		s := play(t, sc.state(t), "0 keep "+c)
		require.NotContains(t, offered(s)+",", " "+c+",", "alone of its kind it is no choice")
		for _, m := range s.Moves(0) {
			require.Equal(t, bb.Pretzel, m.Loot())
		}
		sc.stashes[0] = "pretzel " + c
		s = play(t, sc.state(t), "0 keep "+c)
		var choices []string
		for _, m := range s.Moves(0) {
			choices = append(choices, m.Loot().String())
		}
		require.Contains(t, choices, c, "a second one is")
	}
	s := play(t, scene{hands: []string{"nuggs"}, stashes: []string{"pretzel"}}.state(t), "0 keep nuggs")
	refused(t, s, "0 take nuggs", "BB-10")
	s = play(t, scene{hands: []string{"slice"}, stashes: []string{"pretzel", "fries"}}.state(t), "0 keep slice")
	refused(t, s, "0 swap slice fries 1", "BB-10")
}

func TestBB11_EffectsAreOwed(t *testing.T) {
	s := play(t, scene{hands: []string{"nuggs slice"}, stashes: []string{"flipflop"}}.state(t), "0 keep nuggs")
	require.Equal(t, "take flipflop", offered(s), "one choice only, and it is owed")
	refused(t, s, "0 keep slice", "BB-19")
	refused(t, s, "0 pass", "BB-19")
	s = play(t, scene{hands: []string{"grapes"}}.state(t), "0 keep grapes")
	require.Equal(t, "treat 1, treat 2", offered(s))
}

func TestBB11_WhoChooses(t *testing.T) {
	// The seat on turn chooses from the stash of another.
	s := play(t, scene{hands: []string{"fries"}, stashes: []string{"", "pretzel grapes"}}.state(t), "0 give fries 1")
	require.Equal(t, core.SeatsOf(0), s.Pending())
	// Only the receiver of a gull chooses which to hold.
	s = play(t, scene{hands: []string{"flipflop"}, gulls: []string{"", "ace iris"}}.state(t), "0 give flipflop 1", "chance gull flo 1")
	require.Equal(t, core.SeatsOf(1), s.Pending())
	require.Equal(t, "bury ace, bury flo, bury iris", offered(s))
	refused(t, s, "0 bury ace", core.ReasonNotPending)
	refused(t, s, "1 bury sandy", "BB-18")
	refused(t, s, "1 choose ace", "BB-18")
}

func TestBB12_DrawsGoToTheHandInTurnOrder(t *testing.T) {
	s := scene{seats: 4, turn: 2, hands: []string{"slice", "slice", "pretzel slice", "slice"}}.state(t)
	s = play(t, s, "2 keep pretzel")
	for _, seat := range []string{"2", "3", "0", "1"} {
		require.Equal(t, core.Chance, s.Next())
		require.Contains(t, outcomes(s), "deal rings "+seat)
		require.Len(t, outcomes(s), 10)
		s = play(t, s, "chance deal rings "+seat)
	}
	require.Equal(t, []int{2, 2, 2, 2}, handSizes(s))
	for seat := range core.Seat(4) {
		require.Equal(t, loot(t, "rings slice"), s.Hand(seat))
	}
	require.Equal(t, core.Seat(3), s.Next())
	require.Zero(t, s.Stash(0))
}
