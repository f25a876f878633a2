package beachbandits_test

import (
	"encoding/json"
	"maps"
	"testing"

	"github.com/stretchr/testify/require"

	bb "github.com/sandbar-games/sandbar/beachbandits"
	"github.com/sandbar-games/sandbar/core"
)

// TestUnreachableStates feeds the decoder with positions whose cards are all there,
// and which no game reaches. Beside each is one that a game does reach.
func TestUnreachableStates(t *testing.T) {
	type fields = map[string]any
	one := []string{"slice", "slice", "slice"}
	last := func(hands, gulls []string, more fields) scene {
		return scene{hands: hands, gulls: gulls, ending: true, more: more}
	}
	passing := func(hands []string, more fields) scene {
		return scene{passes: 2, turn: 1, mayPass: true, hands: hands, stashes: []string{"", "slice pretzel"}, more: more}
	}
	drawing := func(card string, stash int, waits []int, draws int, hands ...string) scene {
		return scene{hands: hands, stashes: []string{card, card}, more: fields{
			"step": "draw", "waits": waits, "draws": draws, "effect": fields{"card": card, "stash": stash},
		}}
	}
	noPile := func(step string) scene {
		return scene{hands: one, pile: "none", ending: true, stashes: []string{"grapes", "grapes"}, more: fields{
			"step": step, "effect": fields{"card": "grapes", "stash": map[string]int{"treat": 0, "steal": 1}[step]},
		}}
	}
	discarded := func(gulls string, turn core.Seat, used []string, cards int) scene {
		sc := last(one, []string{gulls, "flo"}, fields{"step": "use", "used": used})
		sc.turn = turn
		// The discard comes out of the pile.
		j := sc.fields()
		pile := j["pile"].(map[string]int)
		pile["grapes"] -= cards
		sc.more["pile"] = pile
		if cards > 0 {
			sc.more["discard"] = map[string]int{"grapes": cards}
		} else {
			delete(sc.more, "pile")
		}
		return sc
	}
	// flipping is a kept Flip-Flop that has brought a third gull.
	flipping := func(under string) scene {
		return scene{hands: one, stashes: []string{"flipflop"}, gulls: []string{"sandy sal flo"}, under: under, more: fields{
			"step": "bury", "effect": fields{"card": "flipflop", "stash": 0},
		}}
	}
	// raised is a scene with the first gull under the deck put into the unknown part.
	raised := func(sc scene) scene {
		j := sc.fields()
		under := j["under"].([]string)
		sc.more = maps.Clone(sc.more)
		if sc.more == nil {
			sc.more = fields{}
		}
		sc.more["under"], sc.more["unknown"] = under[1:], append(j["unknown"].([]string), under[0])
		return sc
	}
	// flo has drawn one of the two gulls of seat 0.
	flo := func(under string) scene {
		sc := last(one, []string{"flo ace"}, fields{"step": "use", "used": []string{"flo"}})
		sc.under = under
		return sc
	}
	drawsFlo := flo("annie buffy chip iris")
	drawsFlo.more["step"] = "flo"
	six := scene{
		seats: 6, gulls: []string{"ace annie", "buffy chip", "chuck coney", "flo frenchie", "gilbert iris", "pinky ray"}, allUnder: true,
	}
	for _, c := range []struct {
		name      string
		can, cant scene
		reason    string
	}{
		{"a card in a hand that passed", passing([]string{"", "slice", ""}, nil), passing([]string{"slice", "slice", ""}, nil), "BB-07"},
		{"or in that before", passing([]string{"", "slice", ""}, nil), passing([]string{"", "slice", "slice"}, nil), "BB-07"},
		{
			"passes during an effect", passing([]string{"", "slice", ""}, fields{"step": "drawn"}),
			passing([]string{"", "slice", ""}, fields{"step": "swap", "effect": fields{"card": "slice", "stash": 1}}), "BB-07",
		},
		{
			"passes while cards had to be drawn", scene{passes: 1, turn: 1, hands: []string{"", "slice"}, mayPass: true},
			scene{passes: 1, turn: 1, hands: []string{"", "slice"}}, "BB-07",
		},
		{"a gap among those who draw", drawing("pretzel", 0, []int{1, 2}, 1, one...), drawing("pretzel", 0, []int{0, 2}, 1, one...), "BB-12"},
		{"one who has drawn nothing", drawing("pretzel", 0, []int{1, 2}, 1, one...), drawing("pretzel", 0, []int{1, 2}, 1, "", "slice", ""), "BB-12"},
		{"the first of two cards is missing", drawing("icecream", 1, []int{0}, 2, "", "", ""), drawing("icecream", 1, []int{0}, 1, "", "", ""), "BB-12"},
		{"an opponent who cannot draw", noPile("steal"), noPile("treat"), "BB-09"},
		{
			"a gap among those who reveal", last(one, nil, fields{"step": "reveal", "waits": []int{1, 2}}),
			last(one, nil, fields{"step": "reveal", "waits": []int{0, 2}}), "BB-23",
		},
		{
			"a gap among the hands laid open", last([]string{"slice", "", "slice"}, nil, fields{"step": "open", "waits": []int{0, 2}}),
			last(one, nil, fields{"step": "open", "waits": []int{0, 2}}), "BB-35",
		},
		{"chuck discarded nothing", discarded("ace chuck", 0, []string{"chuck"}, 1), discarded("ace chuck", 0, []string{"chuck"}, 0), "BB-25"},
		{"chuck discarded two", discarded("ace chuck", 0, []string{"chuck"}, 1), discarded("ace chuck", 0, []string{"chuck"}, 2), "BB-25"},
		{"chuck is not used yet", discarded("ace chuck", 0, []string{}, 0), discarded("ace chuck", 0, []string{}, 1), "BB-25"},
		{"chuck was used or not", discarded("ace chuck", 1, []string{}, 0), discarded("ace chuck", 1, []string{}, 2), "BB-25"},
		{"shirley discarded one", discarded("ace shirley", 0, []string{"shirley"}, 2), discarded("ace shirley", 0, []string{"shirley"}, 1), "BB-25"},
		{"a gull of the setup is not under the deck", scene{hands: one}, raised(scene{hands: one}), "BB-31"},
		{"nor with two held", scene{hands: one, gulls: []string{"sandy sal"}}, raised(scene{hands: one, gulls: []string{"sandy sal"}}), "BB-31"},
		{"a gull went under, and nobody has two", scene{hands: one, gulls: []string{"sandy sal"}, under: "ace annie buffy chip"}, scene{hands: one, under: "ace annie buffy chip"}, "BB-18"},
		{
			"the unknown part is drawn, and nobody has two", scene{hands: one, gulls: []string{"sandy sal"}, allUnder: true},
			scene{hands: one, allUnder: true}, "BB-18",
		},
		{"of the two drawn the other is not under", flipping("ace annie buffy chip"), flipping("ace annie buffy"), "BB-31"},
		{"flo drew the second gull", flo("annie buffy chip"), flo("annie buffy chip iris"), "BB-18"},
		{"flo has yet to draw", drawsFlo, flo("annie buffy chip iris"), "BB-18"},
		{"one gull of the unknown part is left", six, raised(six), "BB-31"},
		{"shirley discarded three", discarded("ace shirley", 1, []string{}, 2), discarded("ace shirley", 1, []string{}, 3), "BB-25"},
	} {
		data, err := json.Marshal(c.can.fields())
		require.NoError(t, err)
		s, err := bb.Game.DecodeState(nil, data)
		require.NoError(t, err, c.name)
		data, err = json.Marshal(c.cant.fields())
		require.NoError(t, err)
		before := s
		require.ErrorContains(t, json.Unmarshal(data, &s), c.reason, c.name)
		require.Equal(t, before, s, c.name)
	}
}

// TestWhatChipDidIsReachable passes the turn on after Chip has acted as Flo, who
// brings a third gull, and as Shirley, who discards.
func TestWhatChipDidIsReachable(t *testing.T) {
	start := func(other string) *bb.State {
		s := scene{
			turn: 2, ending: true, gulls: []string{"chip sal", other, "ace"}, hands: []string{"slice", "slice", "icecream slice"},
		}.state(t)
		return play(t, s, "2 keep icecream", "chance reveal chip sal 0", "chance reveal "+other+" none 1", "chance reveal ace none 2")
	}
	s := play(t, start("flo"), "0 copy flo", "0 use flo", "chance gull pinky 0")
	require.Equal(t, core.Seat(1), s.Next())
	require.Equal(t, 3, s.GullCount(0))
	require.NoError(t, s.Check())
	s = play(t, start("shirley"), "0 copy shirley", "0 use shirley", "chance deal slice 0", "chance deal rings 0", "chance deal nuggs 0",
		"0 add nuggs", "chance show slice1,rings1 0")
	require.Equal(t, core.Seat(1), s.Next())
	require.Equal(t, 2, s.Discarded().Len())
	require.NoError(t, s.Check())
}
