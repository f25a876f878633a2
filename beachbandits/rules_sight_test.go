package beachbandits_test

import (
	"encoding/json"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	bb "github.com/sandbar-games/sandbar/beachbandits"
	"github.com/sandbar-games/sandbar/core"
	"github.com/sandbar-games/sandbar/core/gametest"
)

// everything returns all Loot and gulls of a state, counted here and not by the
// package's own Check.
func everything(s *bb.State) (bb.Loots, []bb.Gull) {
	all := s.Pile().Plus(s.Discarded()).Plus(s.AsideLoot())
	var held []bb.Gull
	for seat := range core.Seat(s.Seats()) {
		all = all.Plus(s.Hand(seat)).Plus(s.Stash(seat))
		for g := range s.Gulls(seat).All() {
			held = append(held, g)
		}
	}
	for g := range s.AsideGulls().All() {
		held = append(held, g)
	}
	for i := range s.BuriedGulls() {
		held = append(held, s.BuriedGull(i))
	}
	return all, held
}

func TestBB30_NothingIsLost(t *testing.T) {
	for game := range uint64(40) {
		s := newGame(t, 2+int(game%5), bb.Options{})
		r := core.NewRNG(30, game)
		for s.Next() != core.Nobody {
			by := s.Next()
			m := s.Sample(&r)
			if by != core.Chance {
				moves := s.Moves(by)
				m = moves[r.Intn(len(moves))]
			}
			require.NoError(t, s.Apply(by, m))
			all, held := everything(s)
			require.Equal(t, bb.EveryLoot(), all, m)
			require.Equal(t, 18, len(held)+s.UnknownGulls(), m)
			require.Equal(t, len(held), bb.GullsOf(held...).Len(), m)
		}
	}
}

// TestBadStates feeds the decoder with positions that cannot be.
func TestBadStates(t *testing.T) {
	base := scene{hands: []string{"slice2", "grapes", "fries"}, stashes: []string{"pretzel", "ketchup"}, gulls: []string{"annie", "tiny", "ray"}}
	for _, test := range []struct {
		name   string
		change func(j map[string]any)
		reason string
	}{
		{"55 cards", func(j map[string]any) { j["pile"].(map[string]int)["pretzel"]++ }, "pretzel: 8 in all"},
		{"55 cards, in a hand", func(j map[string]any) { j["hands"].([]map[string]int)[0]["slice"]++ }, "slice: 8 in all"},
		{"53 cards", func(j map[string]any) { delete(j["stashes"].([]map[string]int)[0], "pretzel") }, "pretzel: 6 in all"},
		{"two Annies", func(j map[string]any) { j["gulls"].([][]string)[1] = []string{"annie"} }, "gulls"},
		{"Annie twice in a hand", func(j map[string]any) { j["gulls"].([][]string)[0] = []string{"annie", "annie"} }, "each once"},
		{"Annie under the deck too", func(j map[string]any) { j["under"] = []string{"annie"} }, "gulls"},
		{"a gull that is none", func(j map[string]any) { j["gulls"].([][]string)[0] = []string{"none"} }, "gulls"},
		{"no gull", func(j map[string]any) { j["gulls"].([][]string)[0] = []string{} }, "gulls"},
		{"a strange card", func(j map[string]any) { j["pile"].(map[string]int)["lobster"] = 1 }, "lobster"},
		{"a card of no kind", func(j map[string]any) { j["pile"].(map[string]int)["none"] = 1 }, "none"},
		{"fewer than no cards", func(j map[string]any) { j["pile"].(map[string]int)["slice"] = -1 }, "-1 slice"},
		{"a strange step", func(j map[string]any) { j["step"] = "swim" }, "swim"},
		{"one seat", func(j map[string]any) {
			for _, list := range []string{"stashes", "hands"} {
				j[list] = j[list].([]map[string]int)[:1]
			}
			j["gulls"] = j["gulls"].([][]string)[:1]
		}, "2 to 6"},
		{"hands of other seats", func(j map[string]any) { j["hands"] = j["hands"].([]map[string]int)[:2] }, "same number"},
		{"a turn of nobody", func(j map[string]any) { j["turn"] = 3 }, "turn"},
		{"a turn of chance", func(j map[string]any) { j["turn"] = "chance" }, "turn"},
		{"passes without end", func(j map[string]any) { j["passes"] = 3 }, "passes"},
		{"a stash of nine before the end", func(j map[string]any) {
			j["stashes"].([]map[string]int)[0] = map[string]int{"pretzel": 7, "slice": 2}
			j["hands"].([]map[string]int)[0] = map[string]int{}
			j["pile"].(map[string]int)["pretzel"] = 0
			delete(j["pile"].(map[string]int), "pretzel")
		}, "BB-21"},
		{"the last step without an end", func(j map[string]any) { j["step"] = "over" }, "BB-21"},
		{"a swap of nothing", func(j map[string]any) { j["step"] = "swap" }, "swap"},
		{"an effect of a card that is not there", func(j map[string]any) {
			j["step"], j["effect"] = "swap", map[string]any{"card": "slice", "stash": 1}
		}, "not in the stash"},
		{"a draw by nobody", func(j map[string]any) {
			j["step"], j["effect"] = "draw", map[string]any{"card": "pretzel", "stash": 0}
		}, "drawn"},
		{"gulls used before the end", func(j map[string]any) { j["used"] = []string{"ace"} }, "BB-23"},
		{"a used gull that does nothing", func(j map[string]any) { j["used"] = []string{"annie"} }, "annie"},
		{"a card drawn and not placed", func(j map[string]any) { j["drawnLoot"] = []string{"slice"} }, "drawn"},
		{"an unknown field", func(j map[string]any) { j["secret"] = 1 }, "secret"},
	} {
		j := base.fields()
		test.change(j)
		data, err := json.Marshal(j)
		require.NoError(t, err)
		before := *base.state(t)
		s := before
		err = json.Unmarshal(data, &s)
		require.ErrorContains(t, err, test.reason, test.name)
		require.ErrorContains(t, err, "beachbandits", test.name)
		require.Equal(t, before, s, test.name)
	}
}

func TestBB31_GullDeckComesUpInOrder(t *testing.T) {
	// One gull is left of the unknown part; after it the buried ones come up.
	rest := strings.Join(plainless("ace", "tiny", "sandy", "ray", "sal"), " ")
	sc := scene{hands: []string{"flipflop2", "slice", "slice"}, gulls: []string{"sandy", "tiny", "ray sal"}, under: rest}
	s := play(t, sc.state(t), "0 keep flipflop")
	require.Equal(t, map[string]int{"gull ace 0": 1}, outcomes(s))
	s = play(t, s, "chance gull ace 0")
	require.Equal(t, map[string]int{"gull annie 0": 1}, outcomes(s), "the first that went under")
	refused(t, s, "chance gull buffy 0", "BB-31")
	s = play(t, s, "chance gull annie 0", "0 choose ace")
	require.Zero(t, s.UnknownGulls())
	require.Equal(t, bb.Buffy, s.BuriedGull(0))
	require.Equal(t, bb.Annie, s.BuriedGull(s.BuriedGulls()-1), "what goes under is the last")
	require.Zero(t, s.BuriedGull(s.BuriedGulls()))
	require.Zero(t, s.BuriedGull(-1))
	// While the unknown part lasts each of it is as likely.
	s = play(t, scene{hands: []string{"flipflop"}, gulls: []string{"sandy", "tiny", "ray"}, under: "ace flo"}.state(t), "0 give flipflop 1")
	require.Len(t, outcomes(s), 12)
	for _, weight := range outcomes(s) {
		require.Equal(t, 1, weight)
	}
}

// plainless returns the names of all gulls but some.
func plainless(without ...string) []string {
	var names []string
	for _, name := range gullNames {
		if !strings.Contains(" "+strings.Join(without, " ")+" ", " "+name+" ") {
			names = append(names, name)
		}
	}
	return names
}

func TestBB32_WhatEveryoneSees(t *testing.T) {
	sc := scene{
		hands: []string{"slice2 fries", "grapes", "rings icecream"}, stashes: []string{"pretzel", "ketchup"},
		gulls: []string{"annie iris", "tiny", "ray"}, under: "flo",
	}
	s := sc.state(t)
	for _, viewer := range []core.Seat{0, 1, 2, core.Nobody} {
		v := s.View(viewer)
		require.Equal(t, viewer, v.Viewer())
		for seat := range core.Seat(3) {
			require.Equal(t, s.Stash(seat), v.Stash(seat))
			require.Equal(t, s.HandLen(seat), v.HandLen(seat))
			require.Equal(t, s.GullCount(seat), v.GullCount(seat))
			if seat == viewer {
				require.Equal(t, s.Hand(seat), v.Hand(seat))
				require.Equal(t, s.Gulls(seat), v.Gulls(seat))
			} else {
				require.Zero(t, v.Hand(seat))
				require.Zero(t, v.Gulls(seat))
			}
		}
		require.Equal(t, s.PileLen(), v.PileLen())
		require.Zero(t, v.Pile())
		require.Equal(t, 11, v.UnknownGulls())
		require.Equal(t, 3, v.BuriedGulls())
		require.Zero(t, v.BuriedGull(0))
	}
	// Another deal of what is hidden looks the same.
	sc.hands[1], sc.gulls[1], sc.under = "nuggs", "sal", "ace"
	other := sc.state(t)
	require.Equal(t, s.View(0), other.View(0))
	require.NotEqual(t, s.View(1), other.View(1))
	// Shown to all: what Fries and Nuggs move, and discards.
	s = play(t, scene{hands: []string{"nuggs", "slice", "slice"}, stashes: []string{"flipflop"}}.state(t), "0 keep nuggs")
	_, m := gametest.ParseEvent(t, bb.Game, "0 take flipflop")
	require.Equal(t, m, s.Seen(core.Nobody, 0, m))
}

func TestBB32_WhoSeesWhichEvent(t *testing.T) {
	base := scene{hands: []string{"pretzel grapes flipflop fries", "slice2", "slice"}, gulls: []string{"ace", "tiny", "ray sal"}}
	second := scene{turn: 1, hands: []string{"slice", "grapes flipflop", "slice"}}
	shirley := last("shirley iris", "tiny", "ray")
	shirley.hands = []string{"ketchup", "grapes", "slice"}
	for _, test := range []struct {
		state *bb.State
		event string
		seen  [4]bool // by seats 0 to 2 and a spectator
	}{
		{play(t, base.state(t), "0 keep pretzel", "chance deal fries 0"), "chance deal slice 1", [4]bool{1: true}},
		{play(t, base.state(t), "0 give grapes 1"), "chance steal slice 1", [4]bool{0: true, 1: true}},
		{play(t, base.state(t), "0 give flipflop 1"), "chance gull flo 1", [4]bool{1: true}},
		{play(t, base.state(t), "0 keep flipflop"), "chance gull flo 0", [4]bool{0: true}},
		{play(t, base.state(t), "0 keep flipflop", "chance gull flo 0", "chance gull iris 0"), "0 choose iris", [4]bool{0: true}},
		{play(t, base.state(t), "0 give flipflop 2", "chance gull flo 2"), "2 bury sal", [4]bool{2: true}},
		{play(t, second.state(t), "1 keep flipflop", "chance gull flo 1", "chance gull iris 1"), "1 choose iris", [4]bool{1: true}},
		{play(t, second.state(t), "1 give grapes 2"), "chance steal slice 2", [4]bool{1: true, 2: true}},
		{play(t, ended(t, shirley), "0 use shirley"), "chance deal slice 0", [4]bool{0: true}},
		{play(t, ended(t, shirley), "0 use iris", "0 look 1"), "chance show grapes1 1", [4]bool{0: true, 1: true}},
		{base.state(t), "0 give fries 1", [4]bool{true, true, true, true}},
	} {
		by, m := gametest.ParseEvent(t, bb.Game, test.event)
		for i, viewer := range []core.Seat{0, 1, 2, core.Nobody} {
			seen := test.state.Seen(viewer, by, m)
			require.Equal(t, test.seen[i], seen == m, "%s seen by %v", test.event, viewer)
			require.Equal(t, !test.seen[i], strings.Contains(seen.String(), "?"), test.event)
		}
		require.NoError(t, test.state.Apply(by, m))
	}
	drawn := play(t, scene{hands: []string{"", "slice", "slice"}}.state(t), "0 draw")
	_, m := gametest.ParseEvent(t, bb.Game, "chance deal slice 0")
	require.Equal(t, m, drawn.Seen(0, core.Chance, m))
	require.Equal(t, "deal ? 0", drawn.Seen(1, core.Chance, m).String())
}
