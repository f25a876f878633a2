package beachbandits_test

import (
	"encoding/json"
	"fmt"
	"math"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	bb "github.com/sandbar-games/sandbar/beachbandits"
	"github.com/sandbar-games/sandbar/core"
)

func TestNewRefusesWhatIsNoGame(t *testing.T) {
	for _, seats := range []int{math.MinInt, -1, 0, 1, 7, 256 + 2, math.MaxInt} {
		s, err := bb.New(seats, bb.Options{})
		require.ErrorContains(t, err, fmt.Sprintf("beachbandits: %d seats", seats))
		require.Zero(t, s)
	}
	for options, says := range map[string]string{
		`{"empty":"skip"}`:     `empty "skip": want draw or pass`,
		`{"empty":1}`:          "empty",
		`{"first":3}`:          "first 3: want a seat from 0 to 2",
		`{"first":"nobody"}`:   "first nobody",
		`{"first":-1}`:         "is no seat",
		`{"seats":3}`:          "unknown field",
		`[]`:                   "[]: want an object",
		`{"first":1}{}`:        "more after",
		strings.Repeat("[", 1): "beachbandits: options: ",
	} {
		_, err := bb.Game.New(3, []byte(options))
		require.ErrorContains(t, err, says, options)
		require.ErrorContains(t, err, "beachbandits: ", options)
	}
}

func TestApplyRefusesWhatIsNoMove(t *testing.T) {
	start := scene{hands: []string{"slice2 grapes", "grapes", "fries"}, stashes: []string{"pretzel", "ketchup"}}.state(t)
	swap := play(t, start, "0 keep slice")
	steal := play(t, start, "0 give grapes 1")
	for _, c := range []struct {
		s      *bb.State
		by     core.Seat
		move   bb.Move
		reason string
	}{
		{start, 0, bb.Move{}, core.ReasonNoMove},
		{start, 0, bb.Give(bb.Slice, 0), "another seat"},
		{start, 0, bb.Give(bb.Slice, 3), "no such seat"},
		{start, 0, bb.Give(bb.Slice, -1), "no such seat"},
		{start, 0, bb.Give(bb.Slice, 127), "no such seat"},
		{start, 0, bb.Keep(bb.Ketchup), "not in the hand"},
		{start, 0, bb.Keep(0), "not in the hand"},
		{start, 0, bb.Keep(16), "not in the hand"},
		{start, 0, bb.Keep(255), "not in the hand"},
		{start, 1, bb.Keep(bb.Grapes), core.ReasonNotPending},
		{start, 100, bb.Keep(bb.Slice), core.ReasonNotPending},
		{start, core.Nobody, bb.Keep(bb.Slice), core.ReasonNotPending},
		{start, core.Chance, bb.Deal(bb.Slice, 0), core.ReasonNotChance},
		{start, 0, bb.Deal(bb.Slice, 0), "BB-05"},
		{start, 0, bb.Choose(bb.Sandy), "BB-05"},
		{swap, 0, bb.Swap(bb.Pretzel, bb.Slice, 1), "not in the other stash"},
		{swap, 0, bb.Swap(bb.Pretzel, 0, 1), "not in the other stash"},
		{swap, 0, bb.Swap(0, bb.Ketchup, 1), "BB-10"},
		{swap, 0, bb.Swap(bb.Pretzel, 255, 1), "not in the other stash"},
		{swap, 1, bb.Swap(bb.Pretzel, bb.Ketchup, 1), core.ReasonNotPending},
		{swap, 0, bb.Keep(bb.Grapes), "BB-17"},
		{steal, core.Chance, bb.Steal(0, 1), core.ReasonHidden},
		{steal, core.Chance, bb.Steal(255, 1), "BB-15"},
		{steal, core.Chance, bb.Deal(bb.Slice, 1), "BB-15"},
		{steal, 0, bb.Steal(bb.Grapes, 1), core.ReasonNotPending},
	} {
		s := *c.s
		err := s.Apply(c.by, c.move)
		var refusal *core.MoveError
		require.ErrorAs(t, err, &refusal)
		require.Contains(t, refusal.Reason, c.reason, c.move)
		require.Equal(t, core.MoveError{Game: "beachbandits", By: c.by, Move: c.move.String(), Reason: refusal.Reason}, *refusal)
		require.Equal(t, *c.s, s)
		require.NotContains(t, s.Moves(c.by), c.move)
	}
}

func TestMovesTellWhatTheyAre(t *testing.T) {
	for _, c := range []struct {
		move       bb.Move
		text       string
		seat       core.Seat
		loot, with bb.Loot
		gull       bb.Gull
	}{
		{bb.Keep(bb.IceCream), "keep icecream", core.Nobody, bb.IceCream, 0, 0},
		{bb.Give(bb.Slice, 2), "give slice 2", 2, bb.Slice, 0, 0},
		{bb.Draw(), "draw", core.Nobody, 0, 0, 0},
		{bb.Pass(), "pass", core.Nobody, 0, 0, 0},
		{bb.Treat(1), "treat 1", 1, 0, 0, 0},
		{bb.Swap(bb.Grapes, bb.Nuggs, 3), "swap grapes nuggs 3", 3, bb.Grapes, bb.Nuggs, 0},
		{bb.Shuffle(bb.FlipFlop), "shuffle flipflop", core.Nobody, bb.FlipFlop, 0, 0},
		{bb.Shift(bb.Rings, 0), "shift rings 0", 0, bb.Rings, 0, 0},
		{bb.Take(bb.Fries), "take fries", core.Nobody, bb.Fries, 0, 0},
		{bb.Choose(bb.Tiny), "choose tiny", core.Nobody, 0, 0, bb.Tiny},
		{bb.Choose(0), "choose ?", core.Nobody, 0, 0, 0},
		{bb.Bury(bb.Ace), "bury ace", core.Nobody, 0, 0, bb.Ace},
		{bb.Use(bb.Iris), "use iris", core.Nobody, 0, 0, bb.Iris},
		{bb.Copy(bb.Sal), "copy sal", core.Nobody, 0, 0, bb.Sal},
		{bb.Add(bb.Pretzel), "add pretzel", core.Nobody, bb.Pretzel, 0, 0},
		{bb.Discard(bb.Pretzel), "discard pretzel", core.Nobody, bb.Pretzel, 0, 0},
		{bb.Look(1), "look 1", 1, 0, 0, 0},
		{bb.Put(bb.Ketchup, 1), "put ketchup 1", 1, bb.Ketchup, 0, 0},
		{bb.Done(), "done", core.Nobody, 0, 0, 0},
		{bb.Deal(bb.Sandwich, 5), "deal sandwich 5", 5, bb.Sandwich, 0, 0},
		{bb.Deal(0, 5), "deal ? 5", 5, 0, 0, 0},
		{bb.Steal(bb.Sandwich, 5), "steal sandwich 5", 5, bb.Sandwich, 0, 0},
		{bb.DrawGull(bb.Flo, 0), "gull flo 0", 0, 0, 0, bb.Flo},
		{bb.Reveal(bb.Flo, 0, 1), "reveal flo none 1", 1, 0, 0, bb.Flo},
		{bb.Reveal(bb.Flo, bb.Sal, 1), "reveal flo sal 1", 1, 0, 0, bb.Flo},
		{bb.Show(loot(t, "pretzel7 slice"), 1), "show pretzel7,slice1 1", 1, 0, 0, 0},
		{bb.Show(0, 1), "show ? 1", 1, 0, 0, 0},
	} {
		require.Equal(t, c.text, c.move.String())
		require.Equal(t, c.seat, c.move.Seat(), c.text)
		require.Equal(t, c.loot, c.move.Loot(), c.text)
		require.Equal(t, c.with, c.move.OtherLoot(), c.text)
		require.Equal(t, c.gull, c.move.Gull(), c.text)
		m, err := bb.ParseMove(c.text)
		require.NoError(t, err)
		require.Equal(t, c.move, m)
	}
	require.Equal(t, bb.Sal, bb.Reveal(bb.Flo, bb.Sal, 1).OtherGull())
	require.Equal(t, bb.EveryLoot(), bb.Show(bb.EveryLoot(), 0).Hand())
	require.Equal(t, "none", bb.Move{}.String())
	require.Equal(t, core.Nobody, bb.Move{}.Seat())
}

func TestParseMoveSaysWhatIsWrong(t *testing.T) {
	for text, says := range map[string]string{
		"":                           "want keep, give",
		"none":                       "want keep, give",
		"Keep slice":                 "want keep, give",
		" keep slice":                "want keep, give",
		"keep":                       "a word is missing",
		"keep slices":                "is no Loot",
		"keep ?":                     "is no Loot",
		"keep none":                  "is no Loot",
		"keep slice 1":               "too much",
		"keep  slice":                "is no Loot",
		"give slice":                 "a word is missing",
		"give slice 8":               "0 to 7",
		"give slice 01":              "0 to 7",
		"give slice chance":          "0 to 7",
		"swap grapes 1":              "is no Loot",
		"choose none":                "is no gull",
		"use ?":                      "is no gull",
		"copy seagull":               "is no gull",
		"reveal ace 1":               "is no gull",
		"reveal none ace 1":          "is no gull",
		"reveal ? ace 1":             "is no gull",
		"show pretzel 1":             "is no hand",
		"show pretzel0 1":            "is no hand",
		"show pretzel8 1":            "is no hand",
		"show pretzel01 1":           "is no hand",
		"show slice1,pretzel1 1":     "is no hand",
		"show pretzel1,pretzel1 1":   "is no hand",
		"show pretzel1, 1":           "is no Loot",
		"show none1 1":               "is no Loot",
		strings.Repeat("keep ", 1e5): "is no Loot",
	} {
		m, err := bb.ParseMove(text)
		require.ErrorContains(t, err, says, core.Clip(text))
		require.Less(t, len(err.Error()), 400)
		require.Zero(t, m)
	}
}

func TestQueriesOutOfRange(t *testing.T) {
	s := scene{hands: []string{"slice2", "grapes", "fries"}, stashes: []string{"pretzel"}}.state(t)
	for _, seat := range []core.Seat{3, 127, -128, core.Chance, core.Nobody} {
		require.Zero(t, s.Score(seat))
		require.Empty(t, s.Tally(seat))
		require.Empty(t, s.Moves(seat))
		require.Zero(t, s.Stash(seat))
		require.Zero(t, s.Hand(seat))
		require.Zero(t, s.HandLen(seat))
		require.Zero(t, s.Gulls(seat))
		require.Zero(t, s.GullCount(seat))
		require.Zero(t, bb.Evaluate(s).Of(seat))
		v := s.View(seat)
		require.Equal(t, core.Nobody, v.Viewer())
		require.Empty(t, v.AppendMoves(nil))
	}
	require.Equal(t, "Loot(99)", bb.Loot(99).String())
	require.Equal(t, "Gull(99)", bb.Gull(99).String())
	require.Equal(t, "Step(99)", bb.Step(99).String())
	require.Equal(t, "Empty(9)", bb.Empty(9).String())
	for _, bad := range []any{bb.Loot(0), bb.Loot(99), bb.Gull(99), bb.Step(99), bb.Empty(9)} {
		_, err := json.Marshal(bad)
		require.ErrorContains(t, err, "beachbandits", bad)
	}
	require.Equal(t, bb.LootOf(bb.Slice), bb.LootOf(0, bb.Slice, 11, 255))
	require.Equal(t, bb.GullsOf(bb.Ace), bb.GullsOf(0, bb.Ace, 19, 255))
	odd := []bb.Holding{{Stash: math.MaxUint64, Gulls: bb.GullsOf(bb.Chip, bb.Buffy), Copied: 99, Hand: -1}, {Hand: math.MaxInt}}
	require.NotPanics(t, func() { bb.ScoreOf(odd, 0); bb.TallyOf(odd, 0) })
	require.Equal(t, bb.ScoreOf(odd, 0), bb.TallyOf(odd, 0).Total())
	require.Len(t, bb.TallyOf(odd, 0), 12, "ten kinds of Loot and two gulls")
}

// TestBadViews feeds the decoder with views that nobody can have.
func TestBadViews(t *testing.T) {
	sc := scene{hands: []string{"slice2", "grapes", "fries"}, stashes: []string{"pretzel", "ketchup"}, gulls: []string{"annie", "tiny", "ray"}, under: "flo"}
	v := sc.state(t).View(0)
	data, err := json.Marshal(v)
	require.NoError(t, err)
	for _, test := range []struct {
		field  string
		value  string
		reason string
	}{
		{"viewer", `3`, "viewer"},
		{"viewer", `"chance"`, "viewer"},
		{"viewer", `1`, "known cards"},
		{"hands", `[{"slice":1},{},{}]`, "1 known cards of 2"},
		{"hands", `[{"slice":2},{"grapes":2},{}]`, "2 known cards of 1"},
		{"hands", `[{"slice":2},{},{"ketchup":1}]`, "ketchup: 2 in all"},
		{"pile", `{"ketchup":1}`, "ketchup: 2 in all"},
		{"sizes", `{"hands":[2,1,1],"pile":49,"gulls":[1,1,1],"unknown":12}`, "55 Loot"},
		{"sizes", `{"hands":[2,1,1],"pile":48,"gulls":[1,1,2],"unknown":12}`, "19 gulls"},
		{"sizes", `{"hands":[2,1,1],"pile":48,"gulls":[1,1,4],"unknown":9}`, "up to 54 and 3"},
		{"sizes", `{"hands":[2,1],"pile":49,"gulls":[1,1,1],"unknown":12}`, "2 hands"},
		{"sizes", `{"hands":[-2,1,1],"pile":48,"gulls":[1,1,1],"unknown":12}`, "up to 54 and 3"},
		{"sizes", `{"hands":[258,1,1],"pile":48,"gulls":[1,1,1],"unknown":12}`, "up to 54 and 3"},
		{"gulls", `[[],[],[]]`, "0 known of 1"},
		{"gulls", `[["annie"],["annie"],[]]`, "two places"},
		{"gulls", `[["annie"],["flo","ace"],[]]`, "2 known of 1"},
		{"under", `["annie","none","none"]`, "two places"},
		{"under", `["none","none","none","none"]`, "19 gulls"},
		{"unknown", `["ace"]`, "unknown"},
		{"second", `[1]`, "choice"},
		{"step", `"choose"`, "BB-03"},
		{"step", `"place"`, "drawn"},
	} {
		var j map[string]json.RawMessage
		require.NoError(t, json.Unmarshal(data, &j))
		j[test.field] = json.RawMessage(test.value)
		changed, err := json.Marshal(j)
		require.NoError(t, err)
		got := v
		err = json.Unmarshal(changed, &got)
		require.ErrorContains(t, err, test.reason, "%s %s", test.field, test.value)
		require.ErrorContains(t, err, "beachbandits: view: ")
		require.Equal(t, v, got)
	}
}

// TestBadViewsOfADrawnCard does the same while a card is drawn and not yet placed,
// which is the pile's to all but its drawer (BB-33).
func TestBadViewsOfADrawnCard(t *testing.T) {
	s := play(t, scene{seats: 3, hands: []string{"", "slice"}, pile: "grapes"}.state(t), "0 draw", "chance deal grapes 0")
	for _, test := range []struct {
		viewer core.Seat
		field  string
		value  string
		reason string // nothing if it can be
	}{
		{0, "pile", `{"pretzel":1}`, "pile: 1 known cards of 0"},
		{0, "drawnLoot", `[]`, "0 known cards drawn"},
		{1, "pile", `{"pretzel":1}`, ""},
		{1, "pile", `{"pretzel":2}`, "pile: 2 known cards of 1"},
		{1, "drawnLoot", `["grapes"]`, "1 known cards drawn"},
	} {
		data, err := json.Marshal(s.View(test.viewer))
		require.NoError(t, err)
		var j map[string]json.RawMessage
		require.NoError(t, json.Unmarshal(data, &j))
		j[test.field] = json.RawMessage(test.value)
		changed, err := json.Marshal(j)
		require.NoError(t, err)
		var got bb.View
		if err = json.Unmarshal(changed, &got); test.reason == "" {
			require.NoError(t, err)
		} else {
			require.ErrorContains(t, err, test.reason, "%v %s", test.viewer, test.value)
		}
	}
}
