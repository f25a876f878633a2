package beachbandits_test

import (
	"encoding/json"
	"slices"
	"testing"

	"github.com/stretchr/testify/require"

	bb "github.com/sandbar-games/sandbar/beachbandits"
	"github.com/sandbar-games/sandbar/core"
)

// memoryCase is what a viewer is sure of after some events.
type memoryCase struct {
	name   string
	sc     scene
	events []string
	viewer core.Seat
	hands  [3]string // of the other seats; of the viewer's own nothing is said
	pile   string
}

func (c memoryCase) check(t *testing.T) {
	t.Helper()
	v := follow(t, c.sc.state(t), c.viewer, c.events...)
	for seat := range core.Seat(3) {
		if seat != c.viewer {
			require.Equal(t, loot(t, c.hands[seat]), v.Hand(seat), "%s: hand of seat %d", c.name, seat)
		}
	}
	require.Equal(t, loot(t, c.pile), v.Pile(), "%s: pile", c.name)
}

// with returns events and some more.
func with(events []string, more ...string) []string { return slices.Concat(events, more) }

func TestBB33_SureOfLoot(t *testing.T) {
	taking := scene{hands: []string{"nuggs sandwich2", "grapes slice", "slice fries2 grapes"}, stashes: []string{"flipflop2 pretzel", "icecream"}}
	took := []string{"0 keep nuggs", "0 take flipflop"}
	shuffled := with(took, "1 give slice 2", "2 give fries 0", "2 shuffle flipflop")
	thief := scene{turn: 1, hands: []string{"slice2", "nuggs grapes pretzel", "nuggs slice fries"}, stashes: []string{"", "flipflop", "flipflop ketchup"}}
	for _, c := range []memoryCase{
		{"a card taken openly is sure", taking, took, 1, [3]string{"flipflop"}, ""},
		{
			"a second one of its kind, too", scene{hands: []string{"nuggs2", "icecream", "icecream"}, stashes: []string{"grapes2"}},
			[]string{"0 keep nuggs", "0 take grapes", "1 keep icecream", "2 keep icecream", "0 keep nuggs", "0 take grapes"},
			1, [3]string{"grapes2"}, "",
		},
		{"to spectators too", taking, took, core.Nobody, [3]string{"flipflop"}, ""},
		{"a card shuffled back is the pile's", taking, shuffled, 1, [3]string{"flipflop"}, "flipflop"},
		{"another card played leaves it sure", taking, with(shuffled, "0 keep sandwich", "chance deal slice 1", "chance deal rings 2"),
			1, [3]string{"flipflop"}, ""},
		{
			"played it is gone", taking, with(took, "1 give slice 2", "2 give fries 0", "2 shuffle pretzel", "0 give flipflop 1", "chance gull flo 1"),
			1, [3]string{}, "pretzel",
		},
		{
			"an unseen draw takes one of every kind, a seen one takes its own", taking,
			with(shuffled, "0 keep sandwich", "chance deal slice 1", "chance deal rings 2"), 2, [3]string{"flipflop"}, "",
		},
		{
			"two shuffled back leave one after an unseen draw",
			scene{hands: []string{"fries sandwich", "fries", "fries slice"}, stashes: []string{"grapes3", "", "rings"}},
			[]string{"0 keep fries", "0 shuffle grapes", "1 give fries 0", "1 shuffle grapes", "2 keep fries", "2 shuffle rings", "0 give sandwich 1", "chance deal slice 0"},
			1, [3]string{}, "grapes",
		},
		{
			"the drawer sees which card goes: another kind takes nothing",
			scene{hands: []string{"fries sandwich", "fries", "fries slice"}, stashes: []string{"grapes3", "", "rings"}},
			[]string{"0 keep fries", "0 shuffle grapes", "1 give fries 0", "1 shuffle grapes", "2 keep fries", "2 shuffle rings", "0 give sandwich 1", "chance deal slice 0"},
			0, [3]string{}, "grapes2 rings",
		},
		{
			"and its kind takes one",
			scene{hands: []string{"fries sandwich", "fries", "fries slice"}, stashes: []string{"grapes3", "", "rings"}},
			[]string{"0 keep fries", "0 shuffle grapes", "1 give fries 0", "1 shuffle grapes", "2 keep fries", "2 shuffle rings", "0 give sandwich 1", "chance deal grapes 0"},
			0, [3]string{}, "grapes rings",
		},
		{
			"a stolen card is sure to its victim",
			thief, []string{"1 give grapes 2", "chance steal fries 2"}, 2, [3]string{1: "fries"}, "",
		},
		{
			"not to the others", thief, []string{"1 give grapes 2", "chance steal fries 2"}, 0, [3]string{}, "",
		},
		{
			"a bystander loses one of every kind of the victim's hand, and the thief's stays",
			thief, []string{
				"1 keep nuggs", "1 take flipflop", "2 keep nuggs", "2 take ketchup", "0 give slice 1", "0 swap nuggs flipflop 2",
				"1 give grapes 2", "chance steal slice 2",
			}, 0, [3]string{1: "flipflop"}, "",
		},
		{
			"the thief knows what it stole and forgets nothing else",
			thief, []string{
				"1 keep nuggs", "1 take flipflop", "2 keep nuggs", "2 take ketchup", "0 give slice 1", "0 swap nuggs flipflop 2",
				"1 give grapes 2", "chance steal slice 2",
			}, 1, [3]string{2: "ketchup"}, "",
		},
		{
			"or that very card",
			thief, []string{
				"1 keep nuggs", "1 take flipflop", "2 keep nuggs", "2 take ketchup", "0 give slice 1", "0 swap nuggs flipflop 2",
				"1 give grapes 2", "chance steal ketchup 2",
			}, 1, [3]string{}, "",
		},
		{
			"the victim adds it to what is sure of the thief",
			thief, []string{
				"1 keep nuggs", "1 take flipflop", "2 keep nuggs", "2 take ketchup", "0 give slice 1", "0 swap nuggs flipflop 2",
				"1 give grapes 2", "chance steal ketchup 2",
			}, 2, [3]string{1: "flipflop ketchup"}, "",
		},
	} {
		c.check(t)
	}
}

func TestBB33_OneKindCountsAsSeen(t *testing.T) {
	// A pile of one card that Fries put there is drawn: all know which it was.
	sc := scene{hands: []string{"fries", "pretzel rings", "slice"}, stashes: []string{"ketchup icecream2"}, pile: "none"}
	events := []string{"0 keep fries", "0 shuffle icecream", "1 give pretzel 0", "chance deal icecream 1"}
	memoryCase{"a pile of one", sc, events, 0, [3]string{1: "icecream"}, ""}.check(t)
	memoryCase{"a pile of one", sc, events, core.Nobody, [3]string{1: "icecream"}, ""}.check(t)
	// Of two alike one goes and one stays.
	sc = scene{hands: []string{"fries", "fries", "sandwich2"}, stashes: []string{"icecream3"}, pile: "none"}
	events = []string{"0 keep fries", "0 shuffle icecream", "1 give fries 0", "1 shuffle icecream", "2 keep sandwich", "chance deal icecream 0"}
	memoryCase{"two alike", sc, events, 2, [3]string{"icecream"}, "icecream"}.check(t)
	events = append(events, "chance deal icecream 1")
	memoryCase{"two alike, both drawn", sc, events, 2, [3]string{"icecream", "icecream"}, ""}.check(t)
	// Two of different kinds: nothing is sure any more.
	sc.stashes[0] = "icecream3 ketchup"
	events = []string{"0 keep fries", "0 shuffle ketchup", "1 give fries 0", "1 shuffle icecream", "2 keep sandwich", "chance deal icecream 0"}
	memoryCase{"two unlike", sc, events, 2, [3]string{}, ""}.check(t)
	// A card that is not sure beside it is enough to make it unsure.
	sc = scene{hands: []string{"fries", "pretzel rings", "slice"}, stashes: []string{"ketchup icecream2"}, pile: "slice"}
	events = []string{"0 keep fries", "0 shuffle icecream", "1 give pretzel 0", "chance deal icecream 1"}
	memoryCase{"one not sure", sc, events, 0, [3]string{}, ""}.check(t)
	// A hand of one sure card is stolen from: the bystander knows what the thief got.
	sc = scene{turn: 1, hands: []string{"grapes fries", "nuggs", "slice"}, stashes: []string{"", "ketchup"}}
	events = []string{"1 keep nuggs", "1 take ketchup", "2 keep slice", "0 give grapes 1", "chance steal ketchup 1"}
	memoryCase{"a hand of one", sc, events, 2, [3]string{"ketchup"}, ""}.check(t)
	memoryCase{"a hand of one", sc, events, core.Nobody, [3]string{"ketchup"}, ""}.check(t)
	// However many cards the thief has, and not if the victim has one more.
	sc.hands[0] = "grapes fries slice"
	memoryCase{"a hand of one, by a thief of two", sc, events, 2, [3]string{"ketchup"}, ""}.check(t)
	sc.hands = []string{"grapes fries", "nuggs rings", "slice"}
	memoryCase{"a hand of two", sc, events, 2, [3]string{}, ""}.check(t)
}

func TestBB33_DrawnCardIsThePiles(t *testing.T) {
	// Seat 1 holds one card for sure, and the pile a Flip-Flop.
	sc := scene{hands: []string{"fries slice", "nuggs", "slice"}, stashes: []string{"flipflop2", "grapes"}}
	s := sc.state(t)
	start := []string{
		"0 keep fries", "0 shuffle flipflop", "1 keep nuggs", "1 take grapes", "2 keep slice",
		"0 keep slice", "0 swap fries nuggs 1",
	}
	for _, viewer := range []core.Seat{0, 2, core.Nobody} {
		events := with(start, "1 draw", "chance deal ketchup 1")
		v := follow(t, s, viewer, events...)
		require.Equal(t, loot(t, "flipflop"), v.Pile(), "unseen, and yet nothing has left")
		require.Equal(t, loot(t, "grapes"), v.Hand(1))
		require.Equal(t, 1, v.Aside())
		require.Zero(t, v.AsideLoot())
		v = follow(t, s, viewer, with(events, "1 keep ketchup")...)
		require.Equal(t, loot(t, "flipflop"), v.Pile())
		require.Equal(t, loot(t, "grapes"), v.Hand(1))
		events = with(start, "1 draw", "chance deal flipflop 1", "1 give flipflop 0")
		v = follow(t, s, viewer, events...)
		require.Zero(t, v.Pile(), "placed, it is seen leaving the pile")
		require.Equal(t, loot(t, "grapes"), v.Hand(1), "and nothing of the hand is spent, though")
		events = with(start, "1 draw", "chance deal grapes 1", "1 keep grapes", "1 treat 0")
		v = follow(t, s, viewer, events...)
		require.Equal(t, loot(t, "grapes"), v.Hand(1), "not even by a card of its kind")
	}
	v := follow(t, s, 1, with(start, "1 draw", "chance deal flipflop 1")...)
	require.Zero(t, v.Pile(), "its drawer sees it leave")
	require.Equal(t, loot(t, "flipflop"), v.AsideLoot())

	// Shirley's cards likewise, until one is added and the others are discarded.
	end := last("shirley", "tiny", "ray")
	end.hands = []string{"ketchup", "", ""}
	end.stashes = []string{"", "", "fries2"}
	end.turn, end.hands[2] = 2, "fries"
	state := end.state(t)
	draws := []string{
		"2 keep fries", "2 shuffle fries", "0 keep ketchup", "chance reveal tiny none 1", "chance reveal ray none 2", "chance reveal shirley none 0",
		"0 use shirley", "chance deal fries 0", "chance deal slice 0", "chance deal slice 0",
	}
	v = follow(t, state, 1, draws...)
	require.Equal(t, loot(t, "fries"), v.Pile())
	require.Zero(t, v.AsideLoot())
	v = follow(t, state, 1, with(draws, "0 add slice")...)
	require.Equal(t, loot(t, "fries"), v.Pile(), "a Slice it was")
	v = follow(t, state, 1, with(draws, "0 add slice", "chance show slice1,fries1 0")...)
	require.Zero(t, v.Pile())
	require.Equal(t, loot(t, "fries slice"), v.Discarded())
	v = follow(t, state, 0, draws...)
	require.Zero(t, v.Pile())
	require.Equal(t, loot(t, "fries slice2"), v.AsideLoot())
}

// TestBB33_WhoDrewTakesOnce holds that a card leaves the pile once for the seat
// that saw it drawn, though others see it leave when it is placed.
func TestBB33_WhoDrewTakesOnce(t *testing.T) {
	sc := scene{hands: []string{"fries", "fries", "slice"}, stashes: []string{"grapes4"}}
	shuffled := []string{"0 keep fries", "0 shuffle grapes", "1 give fries 0", "1 shuffle grapes"}
	drawn := with(shuffled, "2 draw", "chance deal grapes 2")
	for viewer, before := range map[core.Seat]string{0: "grapes2", 1: "grapes2", 2: "grapes", core.Nobody: "grapes2"} {
		v := follow(t, sc.state(t), viewer, drawn...)
		require.Equal(t, loot(t, before), v.Pile(), viewer)
		v = follow(t, sc.state(t), viewer, with(drawn, "2 keep grapes")...)
		require.Equal(t, loot(t, "grapes"), v.Pile(), viewer)
	}

	// What Shirley adds and discards likewise.
	end := scene{
		turn: 1, ending: true, gulls: []string{"shirley", "tiny", "ray"},
		hands: []string{"", "fries", "fries"}, stashes: []string{"grapes6"},
	}
	events := []string{
		"1 give fries 0", "1 shuffle grapes", "2 give fries 0", "2 shuffle grapes",
		"chance reveal shirley none 0", "chance reveal tiny none 1", "chance reveal ray none 2",
		"0 use shirley", "chance deal grapes 0", "chance deal slice 0", "chance deal slice 0",
	}
	for viewer, before := range map[core.Seat]string{0: "grapes", 1: "grapes2", core.Nobody: "grapes2"} {
		v := follow(t, end.state(t), viewer, events...)
		require.Equal(t, loot(t, before), v.Pile(), viewer)
		v = follow(t, end.state(t), viewer, with(events, "0 add grapes", "chance show slice2 0")...)
		require.Equal(t, loot(t, "grapes"), v.Pile(), viewer)
		v = follow(t, end.state(t), viewer, with(events, "0 add slice", "chance show grapes1,slice1 0")...)
		require.Equal(t, loot(t, "grapes"), v.Pile(), viewer)
		both := with(events[:9], "chance deal grapes 0", "chance deal slice 0", "0 add slice")
		v = follow(t, end.state(t), viewer, both...)
		if viewer != 0 {
			require.Equal(t, loot(t, "grapes2"), v.Pile(), viewer)
		}
		v = follow(t, end.state(t), viewer, with(both, "chance show grapes2 0")...)
		require.Zero(t, v.Pile(), "both are discarded, seen by %v", viewer)
	}
}

func TestBB33_ShownHands(t *testing.T) {
	sc := last("iris", "tiny", "ray")
	sc.hands = []string{"ketchup", "grapes2 slice", "fries"}
	s := ended(t, sc)
	shown := []string{"0 use iris", "0 look 1", "chance show grapes2,slice1 1"}
	v := follow(t, s, 0, shown...)
	require.Equal(t, loot(t, "grapes2 slice"), v.Hand(1))
	v = follow(t, s, 0, with(shown, "0 put grapes 0")...)
	require.Equal(t, loot(t, "grapes slice"), v.Hand(1), "the rest stays known")
	v = follow(t, s, 2, with(shown, "0 put grapes 0")...)
	require.Zero(t, v.Hand(1), "to the one who looked only")
}

// remembering returns a view with something added to what it remembers, by way of
// its JSON form.
func remembering(t testing.TB, v bb.View, field string, value any) bb.View {
	t.Helper()
	data, err := json.Marshal(v)
	require.NoError(t, err)
	var j map[string]any
	require.NoError(t, json.Unmarshal(data, &j))
	j[field] = value
	data, err = json.Marshal(j)
	require.NoError(t, err)
	var with bb.View
	require.NoError(t, json.Unmarshal(data, &with))
	return with
}
