package beachbandits_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	bb "github.com/sandbar-games/sandbar/beachbandits"
	"github.com/sandbar-games/sandbar/core"
)

func TestBB13_Pretzel(t *testing.T) {
	s := scene{hands: []string{"pretzel2", "slice", "fries"}}.state(t)
	kept := play(t, s, "0 keep pretzel", "chance deal slice 0", "chance deal rings 1", "chance deal nuggs 2")
	require.Equal(t, loot(t, "pretzel slice"), kept.Hand(0))
	require.Equal(t, loot(t, "rings slice"), kept.Hand(1))
	require.Equal(t, loot(t, "fries nuggs"), kept.Hand(2))
	require.Equal(t, core.Seat(1), kept.Next())
	given := play(t, s, "0 give pretzel 1", "chance deal slice 0")
	require.Equal(t, []int{2, 1, 1}, handSizes(given))
	require.Equal(t, core.Seat(1), given.Next())
}

func TestBB14_Sandwich(t *testing.T) {
	s := scene{seats: 4, turn: 1, hands: []string{"fries", "sandwich2", "fries", "fries"}}.state(t)
	kept := play(t, s, "1 keep sandwich", "chance deal slice 2", "chance deal slice 3", "chance deal slice 0")
	require.Equal(t, []int{2, 1, 2, 2}, handSizes(kept))
	require.Equal(t, core.Seat(2), kept.Next())
	given := play(t, s, "1 give sandwich 3", "chance deal slice 1")
	require.Equal(t, []int{1, 2, 1, 1}, handSizes(given))
	require.Equal(t, core.Seat(1), given.Next(), "another turn")
}

func TestBB14_AnotherTurn(t *testing.T) {
	s := scene{hands: []string{"sandwich", "fries", "fries"}}.state(t)
	s = play(t, s, "0 give sandwich 1", "chance deal sandwich 0")
	require.Equal(t, "keep sandwich, give sandwich 1, give sandwich 2, draw", offered(s), "a whole turn: a draw too")
	again := play(t, s, "0 give sandwich 1", "chance deal slice 0")
	require.Equal(t, core.Seat(0), again.Next(), "and yet another")
	drawn := play(t, s, "0 draw", "chance deal ketchup 0", "0 keep ketchup")
	require.Equal(t, core.Seat(1), drawn.Next())
	require.Equal(t, loot(t, "sandwich"), drawn.Hand(0))
	// With nothing to draw and nothing to play the other turn is a pass.
	s = play(t, scene{hands: []string{"sandwich", "fries"}, pile: "none"}.state(t), "0 give sandwich 1")
	require.Equal(t, "pass", offered(s))
	require.Equal(t, core.Seat(1), play(t, s, "0 pass").Next())
}

func TestBB15_Grapes(t *testing.T) {
	s := scene{hands: []string{"grapes2", "slice2 fries", "none"}}.state(t)
	kept := play(t, s, "0 keep grapes")
	require.Equal(t, "treat 1, treat 2", offered(kept))
	refused(t, kept, "0 treat 0", "another seat")
	refused(t, kept, "0 treat 3", "no such seat")
	kept = play(t, kept, "0 treat 2", "chance deal rings 2")
	require.Equal(t, []int{1, 3, 1}, handSizes(kept))
	require.Equal(t, core.Seat(1), kept.Next())

	given := play(t, s, "0 give grapes 1")
	require.Equal(t, map[string]int{"steal slice 1": 2, "steal fries 1": 1}, outcomes(given))
	refused(t, given, "chance steal rings 1", "BB-15")
	refused(t, given, "chance steal slice 2", "another seat")
	given = play(t, given, "chance steal slice 1")
	require.Equal(t, loot(t, "grapes slice"), given.Hand(0))
	require.Equal(t, loot(t, "fries slice"), given.Hand(1))
	require.Equal(t, core.Seat(1), given.Next())

	require.Equal(t, core.Seat(1), play(t, s, "0 give grapes 2").Next(), "nothing to steal")
	two := play(t, scene{seats: 2, hands: []string{"grapes"}}.state(t), "0 keep grapes")
	require.Equal(t, "treat 1", offered(two))
}

func TestBB16_IceCream(t *testing.T) {
	s := scene{hands: []string{"icecream", "fries", "fries"}}.state(t)
	kept := play(t, s, "0 keep icecream")
	require.Equal(t, core.Seat(1), kept.Next())
	require.Equal(t, []int{0, 1, 1}, handSizes(kept))
	given := play(t, s, "0 give icecream 2", "chance deal slice 0")
	require.Equal(t, core.Chance, given.Next())
	given = play(t, given, "chance deal rings 0")
	require.Equal(t, []int{2, 1, 1}, handSizes(given))
	require.Equal(t, core.Seat(1), given.Next())
}

func TestBB17_Slice(t *testing.T) {
	s := scene{hands: []string{"slice", "fries", "fries"}, stashes: []string{"pretzel", "grapes2", "ketchup pretzel"}}.state(t)
	kept := play(t, s, "0 keep slice")
	require.Equal(t, "swap pretzel grapes 1, swap pretzel pretzel 2, swap pretzel ketchup 2", offered(kept))
	refused(t, kept, "0 swap pretzel pretzel 0", "another stash")
	refused(t, kept, "0 swap pretzel pretzel 3", "no such seat")
	refused(t, kept, "0 swap pretzel fries 1", "not in the other stash")
	refused(t, kept, "0 swap grapes grapes 1", "BB-10")
	swapped := play(t, kept, "0 swap pretzel ketchup 2")
	require.Equal(t, loot(t, "ketchup slice"), swapped.Stash(0))
	require.Equal(t, loot(t, "pretzel2"), swapped.Stash(2))
	require.Equal(t, core.Seat(1), swapped.Next())
	alike := play(t, kept, "0 swap pretzel pretzel 2")
	require.Equal(t, kept.Stash(0), alike.Stash(0))
	require.Equal(t, kept.Stash(2), alike.Stash(2))

	// Given, it is the receiver's stash that swaps, with the giver's or a third one.
	given := play(t, s, "0 give slice 1")
	require.Equal(t, "swap grapes pretzel 0, swap grapes pretzel 2, swap grapes ketchup 2", offered(given))
	swapped = play(t, given, "0 swap grapes pretzel 0")
	require.Equal(t, loot(t, "grapes"), swapped.Stash(0))
	require.Equal(t, loot(t, "grapes pretzel slice"), swapped.Stash(1))
	require.Equal(t, loot(t, "ketchup pretzel"), swapped.Stash(2))

	// A second Slice of the stash can be swapped, for a Slice even.
	s = scene{hands: []string{"slice"}, stashes: []string{"slice", "slice"}}.state(t)
	require.Equal(t, "swap slice slice 1", offered(play(t, s, "0 keep slice")))
}

func TestBB18_FlipFlopKept(t *testing.T) {
	s := scene{hands: []string{"flipflop", "fries", "fries"}, gulls: []string{"sandy"}, under: "iris"}.state(t)
	s = play(t, s, "0 keep flipflop")
	require.Len(t, outcomes(s), 12, "the unknown part: 18 without three held and three buried")
	require.NotContains(t, outcomes(s), "gull iris 0")
	refused(t, s, "chance gull iris 0", "BB-31")
	refused(t, s, "chance gull flo 1", "another seat")
	s = play(t, s, "chance gull flo 0", "chance gull ace 0")
	require.Equal(t, gulls(t, "ace flo"), s.AsideGulls())
	require.Equal(t, "choose ace, choose flo", offered(s), "both are seen, and one is held")
	refused(t, s, "0 choose sandy", "BB-18")
	held := play(t, s, "0 choose flo")
	require.Equal(t, gulls(t, "flo sandy"), held.Gulls(0))
	require.Equal(t, []bb.Gull{bb.Iris, bb.Ace}, []bb.Gull{held.BuriedGull(0), held.BuriedGull(3)})
	require.Equal(t, core.Seat(1), held.Next(), "two gulls are no more than allowed")

	// With two gulls before, one of three goes under, after the one not chosen.
	s = scene{hands: []string{"flipflop", "fries", "fries"}, gulls: []string{"chip sandy"}}.state(t)
	s = play(t, s, "0 keep flipflop", "chance gull flo 0", "chance gull ace 0", "0 choose ace")
	require.Equal(t, "bury ace, bury chip, bury sandy", offered(s))
	require.Equal(t, bb.Flo, s.BuriedGull(3), "at once")
	s = play(t, s, "0 bury sandy")
	require.Equal(t, gulls(t, "ace chip"), s.Gulls(0))
	require.Equal(t, bb.Sandy, s.BuriedGull(4))
	require.Equal(t, core.Seat(1), s.Next())
}

func TestBB18_FlipFlopGiven(t *testing.T) {
	s := scene{hands: []string{"flipflop2", "fries", "fries"}, gulls: []string{"sandy", "tiny", "iris ray"}}.state(t)
	one := play(t, s, "0 give flipflop 1")
	require.Contains(t, outcomes(one), "gull ace 1")
	one = play(t, one, "chance gull ace 1")
	require.Equal(t, gulls(t, "ace tiny"), one.Gulls(1))
	require.Equal(t, gulls(t, "sandy"), one.Gulls(0))
	require.Equal(t, core.Seat(1), one.Next())
	require.Equal(t, bb.StepPlay, one.Step())

	two := play(t, s, "0 give flipflop 2", "chance gull ace 2")
	require.Equal(t, core.Seat(2), two.Next(), "the receiver chooses")
	require.Equal(t, "bury ace, bury iris, bury ray", offered(two))
	two = play(t, two, "2 bury ace")
	require.Equal(t, gulls(t, "iris ray"), two.Gulls(2))
	require.Equal(t, bb.Ace, two.BuriedGull(3))
	require.Equal(t, core.Seat(1), two.Next())
}

func TestBB19_Fries(t *testing.T) {
	s := scene{hands: []string{"fries", "slice", "slice"}, stashes: []string{"pretzel", "flipflop grapes"}}.state(t)
	kept := play(t, s, "0 keep fries")
	require.Equal(t, "shuffle pretzel", offered(kept))
	kept = play(t, kept, "0 shuffle pretzel")
	require.Equal(t, loot(t, "fries"), kept.Stash(0))
	require.Equal(t, s.Pile().Count(bb.Pretzel)+1, kept.Pile().Count(bb.Pretzel))
	require.Equal(t, s.PileLen()+1, kept.PileLen())
	given := play(t, s, "0 give fries 1")
	require.Equal(t, "shuffle grapes, shuffle flipflop", offered(given))
	given = play(t, given, "0 shuffle grapes")
	require.Equal(t, loot(t, "fries flipflop"), given.Stash(1))
	require.Equal(t, core.Seat(1), given.Next())
	refused(t, play(t, s, "0 give fries 1"), "0 shuffle pretzel", "BB-10")
	// An empty pile is no obstacle.
	s = scene{hands: []string{"fries"}, stashes: []string{"pretzel"}, pile: "none"}.state(t)
	require.Equal(t, loot(t, "pretzel"), play(t, s, "0 keep fries", "0 shuffle pretzel").Pile())
}

func TestBB19_Rings(t *testing.T) {
	s := scene{hands: []string{"rings", "slice", "slice"}, stashes: []string{"pretzel", "flipflop grapes"}}.state(t)
	kept := play(t, s, "0 keep rings")
	require.Equal(t, "shift pretzel 1, shift pretzel 2", offered(kept))
	refused(t, kept, "0 shift pretzel 0", "another stash")
	refused(t, kept, "0 shift pretzel 4", "no such seat")
	refused(t, kept, "0 shift grapes 2", "BB-10")
	kept = play(t, kept, "0 shift pretzel 2")
	require.Equal(t, loot(t, "pretzel"), kept.Stash(2))
	require.Equal(t, loot(t, "rings"), kept.Stash(0))
	given := play(t, s, "0 give rings 1")
	require.Equal(t, "shift grapes 0, shift grapes 2, shift flipflop 0, shift flipflop 2", offered(given))
	given = play(t, given, "0 shift grapes 0")
	require.Equal(t, loot(t, "grapes pretzel"), given.Stash(0), "to the own stash too")
	require.Equal(t, core.Seat(1), given.Next())
}

func TestBB19_Nuggs(t *testing.T) {
	s := scene{hands: []string{"nuggs", "slice", "slice"}, stashes: []string{"pretzel", "flipflop grapes"}}.state(t)
	kept := play(t, s, "0 keep nuggs", "0 take pretzel")
	require.Equal(t, loot(t, "pretzel"), kept.Hand(0))
	require.Equal(t, loot(t, "nuggs"), kept.Stash(0))
	given := play(t, s, "0 give nuggs 1")
	require.Equal(t, "take grapes, take flipflop", offered(given))
	refused(t, given, "0 take pretzel", "BB-10")
	given = play(t, given, "0 take flipflop")
	require.Equal(t, loot(t, "flipflop"), given.Hand(0), "into the hand of the seat on turn")
	require.Equal(t, loot(t, "slice"), given.Hand(1))
	require.Equal(t, core.Seat(1), given.Next())
}

func TestBB19_Ketchup(t *testing.T) {
	for _, event := range []string{"0 keep ketchup", "0 give ketchup 1"} {
		s := scene{hands: []string{"ketchup slice"}, stashes: []string{"fries rings", "grapes"}}.state(t)
		s = play(t, s, event)
		require.Equal(t, core.Seat(1), s.Next())
		require.Equal(t, []int{1, 0}, handSizes(s)[:2])
	}
}

func TestBB36_MovedCardsHaveNoEffect(t *testing.T) {
	for _, c := range []string{"pretzel", "sandwich", "grapes", "icecream", "slice", "flipflop", "fries", "nuggs", "rings"} {
		sc := scene{hands: []string{"rings slice", "fries", "fries"}, stashes: []string{c, "ketchup"}}
		s := play(t, sc.state(t), "0 keep rings", "0 shift "+c+" 1")
		require.Equal(t, core.Seat(1), s.Next(), c)
		require.Equal(t, []int{1, 1, 1}, handSizes(s), c)
		s = play(t, sc.state(t), "0 keep slice", "0 swap "+c+" ketchup 1")
		require.Equal(t, core.Seat(1), s.Next(), c)
		require.Equal(t, []int{1, 1, 1}, handSizes(s), c)
		require.Equal(t, 1, s.GullCount(1))
	}
}
