package beachbandits_test

import (
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	bb "github.com/sandbar-games/sandbar/beachbandits"
	"github.com/sandbar-games/sandbar/core"
)

// A card that Ace adds comes out of the hand, and nothing out of the pile.
func TestBB33_AceSpendsTheHand(t *testing.T) {
	sc := scene{
		first: 1, turn: 2, ending: true, gulls: []string{"ace", "tiny", "ray"},
		hands: []string{"nuggs slice", "", "fries"}, stashes: []string{"grapes2"},
	}
	events := []string{
		"2 give fries 0", "2 shuffle grapes", "0 keep nuggs", "0 take grapes",
		"chance reveal tiny none 1", "chance reveal ray none 2", "chance reveal ace none 0", "0 use ace",
	}
	for _, viewer := range []core.Seat{1, 2, core.Nobody} {
		v := follow(t, sc.state(t), viewer, events...)
		require.Equal(t, loot(t, "grapes"), v.Hand(0))
		v = follow(t, sc.state(t), viewer, with(events, "0 add grapes")...)
		require.Zero(t, v.Hand(0), "the sure one is gone")
		require.Equal(t, loot(t, "grapes"), v.Pile())
		v = follow(t, sc.state(t), viewer, with(events, "0 add slice")...)
		require.Equal(t, loot(t, "grapes"), v.Hand(0), "another kind was added")
		require.Equal(t, loot(t, "grapes"), v.Pile())
	}
}

// What Iris sees replaces what she was sure of; the others go on as before.
func TestBB33_WhoDoesNotSeeTheHandForgetsNothing(t *testing.T) {
	sc := scene{
		first: 1, turn: 1, ending: true, gulls: []string{"iris", "tiny", "ray"},
		hands: []string{"ketchup", "nuggs slice", "icecream"}, stashes: []string{"", "grapes"},
	}
	events := []string{
		"1 keep nuggs", "1 take grapes", "2 keep icecream", "0 keep ketchup",
		"chance reveal tiny none 1", "chance reveal ray none 2", "chance reveal iris none 0", "0 use iris", "0 look 1",
		"chance show grapes1,slice1 1",
	}
	for viewer, hands := range map[core.Seat][3]string{
		0:           {"grapes slice", "slice", "grapes"},
		2:           {"grapes", "", "grapes"},
		core.Nobody: {"grapes", "", "grapes"},
	} {
		v := follow(t, sc.state(t), viewer, events...)
		require.Equal(t, loot(t, hands[0]), v.Hand(1), "shown to %v", viewer)
		v = follow(t, sc.state(t), viewer, with(events, "0 put grapes 1")...)
		require.Equal(t, loot(t, hands[1]), v.Hand(1), "to %v, without the Grapes", viewer)
		v = follow(t, sc.state(t), viewer, with(events, "0 put slice 0")...)
		require.Equal(t, loot(t, hands[2]), v.Hand(1), "to %v, without the Slice", viewer)
	}
	// Hands laid open at the end replace what was sure of them, too.
	open := with(events, "0 put slice 0", "chance show grapes1 1")
	for _, viewer := range []core.Seat{0, 2, core.Nobody} {
		v := follow(t, sc.state(t), viewer, open...)
		require.Equal(t, loot(t, "grapes"), v.Hand(1))
	}
}

// Each seat is sure of the one gull that it put under at the start, where the turn
// order from the first player puts it, and of no other.
func TestBB34_SureOfTheGullOfTheStart(t *testing.T) {
	events := []string{"2 choose chuck", "1 choose chip", "0 choose annie"}
	for viewer, under := range map[core.Seat][]bb.Gull{
		0: {0, 0, bb.Ace}, 1: {bb.Buffy, 0, 0}, 2: {0, bb.Coney, 0}, core.Nobody: {0, 0, 0},
	} {
		v := follow(t, choosing(t, 3, 1), viewer, events...)
		require.Equal(t, under, buriedIn(&v), viewer)
	}
}

// A gull that is sure to be one of the two of a Flip-Flop is so until one is chosen,
// and not when the next Flip-Flop is kept.
func TestBB34_DrawnGullsAreForgottenWhenChosen(t *testing.T) {
	s := scene{
		turn: 1, hands: []string{"slice", "flipflop2", "flipflop slice"}, gulls: []string{"sandy iris", "tiny", "ray"},
		under: "flo annie buffy chip", allUnder: true,
	}.state(t)
	start := sureOfUnder(t, s, 0, "none annie")
	events := []string{"1 keep flipflop", "chance gull flo 1", "chance gull annie 1"}
	v := followOn(t, s, start, events...)
	require.Equal(t, gulls(t, "annie"), v.AsideGulls())
	events = append(events, "1 choose flo", "2 keep flipflop")
	v = followOn(t, s, start, events...)
	require.Zero(t, v.AsideGulls(), "another two are drawn")
	v = followOn(t, s, start, with(events, "chance gull buffy 2", "chance gull chip 2")...)
	require.Zero(t, v.AsideGulls())
	require.Zero(t, v.Gulls(1))
}

// Two gulls that a viewer is sure of add up, and an unseen choice between them
// leaves neither sure.
func TestBB34_SureOfTwoGulls(t *testing.T) {
	s := scene{
		turn: 1, hands: []string{"slice", "flipflop", "flipflop"}, gulls: []string{"sandy iris", "tiny", "ray"},
		under: "flo annie buffy", allUnder: true,
	}.state(t)
	start := sureOfUnder(t, s, 0, "flo annie")
	v := followOn(t, s, start, "1 give flipflop 2", "chance gull flo 2", "2 give flipflop 1", "chance gull annie 1")
	require.Equal(t, gulls(t, "flo"), v.Gulls(2))
	require.Equal(t, gulls(t, "annie"), v.Gulls(1))

	twice := scene{
		turn: 1, hands: []string{"icecream", "flipflop2", "icecream"}, gulls: []string{"sandy iris", "tiny", "ray"},
		under: "flo annie buffy", allUnder: true,
	}.state(t)
	given := []string{
		"1 give flipflop 2", "chance gull flo 2", "2 keep icecream", "0 keep icecream", "1 give flipflop 2", "chance gull annie 2",
	}
	v = followOn(t, twice, sureOfUnder(t, twice, 0, "flo annie"), given...)
	require.Equal(t, gulls(t, "annie flo"), v.Gulls(2))
	v = followOn(t, twice, sureOfUnder(t, twice, 0, "flo annie"), with(given, "2 bury ray")...)
	require.Zero(t, v.Gulls(2))

	kept := []string{"1 keep flipflop", "chance gull flo 1", "chance gull annie 1"}
	v = followOn(t, s, start, kept...)
	require.Equal(t, gulls(t, "annie flo"), v.AsideGulls())
	for _, choice := range []string{"flo", "annie"} {
		v = followOn(t, s, start, with(kept, "1 choose "+choice)...)
		require.Zero(t, v.Gulls(1))
		require.Zero(t, v.BuriedGull(v.BuriedGulls()-1), "it is one of the two, and not known which")
	}
}

// sureOfUnder returns the view of a seat that is sure of some gulls under the deck,
// told from the first to come up on, none for one that it does not know.
func sureOfUnder(t testing.TB, s *bb.State, viewer core.Seat, gulls string) bb.View {
	t.Helper()
	under := strings.Fields(gulls)
	for len(under) < s.BuriedGulls() {
		under = append(under, "none")
	}
	return remembering(t, s.View(viewer), "under", under)
}

// A state fits what a viewer knows if, and only if, it agrees in what the viewer
// sees and is sure of: other cards may lie anywhere.
func TestBB33_WhatIsSureMustFit(t *testing.T) {
	taking := scene{hands: []string{"nuggs fries", "icecream slice", "slice"}, stashes: []string{"ketchup", "rings"}}
	taken := func(hand string) *bb.State {
		return scene{turn: 1, hands: []string{hand, "icecream slice", "slice"}, stashes: []string{"nuggs", "rings"}}.state(t)
	}
	shuffling := scene{hands: []string{"fries", "icecream", "slice"}, stashes: []string{"ketchup"}}
	shuffled := []string{"0 keep fries", "0 shuffle ketchup"}
	hiding := func(hand string) *bb.State {
		return scene{turn: 1, hands: []string{"", "icecream", hand}, stashes: []string{"fries"}}.state(t)
	}
	drawn := func(card string) []string {
		return with(shuffled, "1 keep icecream", "2 draw", "chance deal "+card+" 2")
	}
	holding := func(gulls ...string) *bb.State {
		return scene{hands: []string{"slice", "slice", "slice"}, gulls: gulls}.state(t)
	}
	for _, c := range []struct {
		name string
		view bb.View
		s    *bb.State
		says string // nothing if it fits
	}{
		{"the stashes", follow(t, taking.state(t), 1), scene{hands: taking.hands}.state(t), "everyone sees"},
		{"the own hand", follow(t, hiding("slice"), 2), hiding("grapes"), "hand of seat 2"},
		{"another's hand", follow(t, hiding("slice"), 1), hiding("grapes"), ""},
		{"a card taken openly", follow(t, taking.state(t), 1, "0 keep nuggs", "0 take ketchup"), taken("fries grapes"), "hand of seat 0"},
		{"one beside it", follow(t, taking.state(t), 1, "0 keep nuggs", "0 take ketchup"), taken("ketchup grapes"), ""},
		{"a card shuffled into the pile", follow(t, shuffling.state(t), 1, shuffled...), hiding("ketchup"), "pile"},
		{"one beside it", follow(t, shuffling.state(t), 1, shuffled...), hiding("grapes"), ""},
		{
			"the card drawn from the pile, to its drawer", follow(t, shuffling.state(t), 2, drawn("slice")...),
			play(t, shuffling.state(t), drawn("grapes")...), "that the viewer has drawn",
		},
		{
			"to others it is the pile's", follow(t, shuffling.state(t), 1, drawn("slice")...),
			play(t, shuffling.state(t), drawn("ketchup")...), "",
		},
		{"the own gull", follow(t, holding("sandy", "tiny", "ray"), 0), holding("ace", "tiny", "ray"), "seat 0 lacks a gull"},
		{"another's gull", follow(t, holding("sandy", "tiny", "ray"), 1), holding("ace", "tiny", "ray"), ""},
		{
			"the own choice at the start", follow(t, choosing(t, 2, 0), 1, "1 choose chip"),
			play(t, choosing(t, 2, 0), "1 choose buffy"), "chosen another gull",
		},
		{
			"the other choice", follow(t, choosing(t, 2, 0), 1, "1 choose buffy"),
			play(t, choosing(t, 2, 0), "1 choose chip"), "chosen another gull",
		},
		{
			"that of another", follow(t, choosing(t, 2, 0), 0, "1 choose chip"),
			play(t, choosing(t, 2, 0), "1 choose buffy"), "",
		},
	} {
		if err := c.view.Fits(c.s); c.says == "" {
			require.NoError(t, err, c.name)
		} else {
			require.ErrorContains(t, err, c.says, c.name)
		}
	}
}

func TestBB34_SureGullsMustFit(t *testing.T) {
	deck := func(under string) *bb.State {
		return scene{
			turn: 1, hands: []string{"slice", "flipflop", "slice"}, gulls: []string{"sandy iris", "tiny", "ray"},
			under: under, allUnder: true,
		}.state(t)
	}
	s, other := deck("flo annie buffy"), deck("annie flo buffy")
	sure := sureOfUnder(t, s, 0, "flo")
	require.ErrorContains(t, sure.Fits(other), "gull 1 under the deck is not flo")
	require.NoError(t, sure.Fits(deck("flo buffy annie")))
	kept := followOn(t, s, sure, "1 keep flipflop", "chance gull flo 1", "chance gull annie 1")
	require.NoError(t, kept.Fits(play(t, other, "1 keep flipflop", "chance gull annie 1", "chance gull flo 1")))
	require.ErrorContains(t, kept.Fits(play(t, deck("annie buffy flo"), "1 keep flipflop", "chance gull annie 1", "chance gull buffy 1")), "drawn gull")
	given := followOn(t, s, sure, "1 give flipflop 2", "chance gull flo 2")
	require.ErrorContains(t, given.Fits(play(t, other, "1 give flipflop 2", "chance gull annie 2")), "seat 2 lacks a gull")
}
