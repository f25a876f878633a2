package losbanditos_test

import (
	"encoding/json"
	"maps"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/sandbar-games/sandbar/core"
	lb "github.com/sandbar-games/sandbar/losbanditos"
)

func TestDecodingRefusesWhatCannotBe(t *testing.T) {
	sound := scene{row: [4]int{3, 2, 1, 1}, mine: [4]string{"red6 red6 red6", "red1"}, theirs: [4]string{"blue1"}, hand: "green1 green2"}
	set := func(key string, value any) func(map[string]any) {
		return func(j map[string]any) { j[key] = value }
	}
	put := func(sc scene) func(map[string]any) {
		return func(j map[string]any) { maps.Copy(j, sc.fields()) }
	}
	setup := func(row [4]int) func(map[string]any) { return put(scene{row: row, opening: true}) }
	full := [4]string{"red1 red3 red5", "yellow1 yellow3 yellow5", "green1 green3 green5", "blue1 blue3 blue5"}
	for i, c := range []struct {
		change func(map[string]any)
		says   string // "" if it is sound
	}{
		{func(map[string]any) {}, ""},
		// Counts.
		{set("stack", [3]int{3, 2, 2}), "tiles worth 1: 5 in all: want 4 (LB-01)"},
		{set("stack", [3]int{2, 2, 1}), "tiles worth 3: 2 in all: want 3 (LB-01)"},
		{func(j map[string]any) { j["stack"], j["won"] = [3]int{254, 2, 2}, [2][3]int{{4}} }, "tiles worth 1: 260 in all"},
		{set("won", [2][3]int{{0, 0, 255}, {0, 0, 1}}), "tiles worth 3"},
		{set("row", [4]int{4, 2, 1, 1}), "place 1: a tile worth 4"},
		{set("bag", map[string]int{"red": 2, "yellow": 6, "green": 4, "blue": 4}), "blue dice: 5 in all: want 6 (LB-21)"},
		{set("bag", map[string]int{"red": 255, "yellow": 6, "green": 4, "blue": 5}), "red dice: 259 in all"},
		{set("hand", []string{"green1", "green2", "red1"}), "hand: 3 dice: at most 2"},
		{set("hand", []any{nil}), "hand[0] is null"},
		{put(scene{row: [4]int{3, 2, 1, 1}, mine: [4]string{"red1 red1 red1 red1"}}), "4 dice: at most 3"},
		{put(scene{row: [4]int{3, 2, 1, 1}, mine: [4]string{"red1 red1 red1"}, theirs: [4]string{"blue1 blue1 blue1"}}), "LB-13"},
		{put(scene{row: [4]int{3, 2, 0, 1}, iWon: [3]int{2, 1, 1}, theyWon: [3]int{1, 1, 1}, mine: [4]string{"", "", "red1"}}), "no tile (LB-14)"},
		// Types and fields.
		{set("spare", 1), "unknown field"},
		{set("turn", 2), "turn 2"},
		{set("turn", "chance"), "turn chance"},
		{set("turn", true), "is no seat"},
		{set("draws", -1), "draws"},
		{set("draws", 256), "draws"},
		{set("draws", 1.5), "draws"},
		{set("rolled", 1), "rolled"},
		{set("rolled", nil), "rolled is null"},
		{set("hand", []string{"red7"}), `"red7" is no die`},
		{set("hand", "red1"), "hand is no list"},
		{func(j map[string]any) {
			maps.Copy(j, scene{row: [4]int{3, 2, 1, 1}, rolled: true}.fields())
			j["hand"] = ""
		}, "hand is no list"},
		{set("hand", []string{"green1", "none"}), "hand: none is no die"},
		{set("hand", []string{"none"}), "hand: none is no die"},
		{set("row", []int{3, 2, 1}), "row has 3 elements: want 4"},
		{set("row", []int{3, 2, 1, 1, 1}), "row has 5 elements: want 4"},
		{set("won", [][3]int{{}, {}, {}}), "won has 3 elements: want 2"},
		{set("bag", map[string]int{"red": 2}), "bag.blue is missing"},
		{func(j map[string]any) { delete(j, "spent") }, "spent is missing"},
		{set("options", map[string]any{"actions": "any"}), "options.first is missing"},
		{set("options", map[string]any{"actions": "two", "first": 0}), "want any or one"},
		{set("options", map[string]any{"actions": "any", "first": 3}), "first 3"},
		// Phases.
		{set("rolled", false), "before the roll"},
		{set("draws", 1), "a roll of 3 dice"},
		{set("spent", true), "LB-07"},
		{set("opening", true), "LB-04"},
		{put(scene{row: [4]int{3, 2, 1, 1}, hand: "green1", draws: 1}), ""},
		{put(scene{row: [4]int{3, 2, 1, 1}, draws: 1}), "a roll of 1 dice: want 2"},
		{put(scene{row: [4]int{3, 2, 1, 1}, opening: true, hand: "red1"}), ""},
		{put(scene{row: [4]int{3, 2, 1, 1}, opening: true, hand: "red1 red2"}), "want 1"},
		{put(scene{row: [4]int{3, 2, 1, 1}, opening: true, mine: [4]string{"red1"}}), "first turn"},
		{put(scene{row: [4]int{3, 2, 1, 1}, opening: true, rolled: true, theirs: [4]string{"red1"}}), "first turn"},
		{put(scene{row: [4]int{3, 2, 1, 1}, opening: true, theyWon: [3]int{2}}), ""},
		{put(scene{row: [4]int{3, 2, 1, 1}, opening: true, iWon: [3]int{1}}), "no gift of the first turn"},
		{put(scene{row: [4]int{3, 2, 1, 1}, opening: true, one: true, spent: true, theyWon: [3]int{1}}), ""},
		{put(scene{row: [4]int{3, 2, 1, 1}, opening: true, one: true, theyWon: [3]int{1}}), "no gift of the first turn"},
		{put(scene{row: [4]int{3, 2, 1, 1}, opening: true, one: true, spent: true, theyWon: [3]int{2}}), "no gift of the first turn"},
		{put(scene{row: [4]int{3, 2, 1, 1}, opening: true, rolled: true, mine: [4]string{"red1"}}), ""},
		{put(scene{row: [4]int{3, 2, 1, 1}, opening: true, rolled: true, mine: [4]string{"red1", "red2"}}), "first turn"},
		{put(scene{row: [4]int{3, 2, 1, 1}, one: true, spent: true}), "no tile is taken"},
		{put(scene{row: [4]int{3, 2, 1, 1}, one: true, spent: true, theyWon: [3]int{1}}), ""},
		{put(scene{row: [4]int{3, 2, 1, 1}, one: true, spent: true, rolled: true, theyWon: [3]int{1}}), "LB-08"},
		{put(scene{row: [4]int{3, 2, 1, 1}, one: true, spent: true, theyWon: [3]int{1}, mine: full}), "no room"},
		{put(scene{row: [4]int{3, 2, 1, 1}, one: true, spent: true, theyWon: [3]int{1}, mine: full, hand: "green2"}), "no room"},
		{put(scene{row: [4]int{3, 2, 1, 1}, hand: "green2", mine: full, theyWon: [3]int{2, 1, 1}, iWon: [3]int{0, 1, 1}}), "LB-09"},
		// The row.
		{setup([4]int{}), ""},
		{setup([4]int{3, 2}), ""},
		{setup([4]int{0, 2}), "empty places"},
		{setup([4]int{3, 2, 0, 1}), "empty places"},
		{put(scene{row: [4]int{3, 2, 1, 0}}), "empty places"},
		{put(scene{row: [4]int{3, 2, 1, 0}, theyWon: [3]int{1}}), ""},
		{put(scene{row: [4]int{3, 2, 0, 0}, theyWon: [3]int{2}}), "empty places"},
		{put(scene{row: [4]int{3, 2, 1, 0}, theyWon: [3]int{1}, draws: 2}), "LB-14"},
		// The end.
		{put(scene{row: [4]int{0, 2, 1, 1}, theyWon: [3]int{1, 0, 3}}), ""},
		{put(scene{row: [4]int{0, 2, 1, 1}, theyWon: [3]int{2, 1, 3}}), "won: 13 points"},
		{put(scene{row: [4]int{1, 2, 1, 1}, theyWon: [3]int{1, 0, 3}}), "LB-20"},
		{put(scene{row: [4]int{0, 2, 1, 1}, theyWon: [3]int{1, 0, 3}, draws: 2}), "LB-20"},
	} {
		j := sound.fields()
		c.change(j)
		for _, view := range []bool{false, true} {
			var decoded any
			var err error
			if view {
				j["viewer"] = 1
			}
			data, marshalErr := json.Marshal(j)
			require.NoError(t, marshalErr)
			if view {
				decoded, err = lb.Game.DecodeView(nil, data)
			} else {
				decoded, err = lb.Game.DecodeState(nil, data)
			}
			if c.says == "" {
				require.NoError(t, err, "case %d: %s", i, data)
				continue
			}
			require.ErrorContains(t, err, c.says, "case %d: %s", i, data)
			require.ErrorContains(t, err, "losbanditos: ")
			require.Zero(t, decoded)
		}
	}
}

func TestDecodingRefusesWhatIsNoJSON(t *testing.T) {
	sound, err := json.Marshal(newGame(t, lb.Options{}))
	require.NoError(t, err)
	deep := func(open string) []byte { return []byte(strings.Repeat(open, (10<<20)/len(open))) }
	for _, data := range [][]byte{nil, {}, []byte("null"), []byte("{}"), []byte("[]"), []byte("1"), sound[1:], append(sound[:len(sound):len(sound)], '1'),
		deep("["), deep(`{"row":`), deep(`{"options":`), deep(`[{"sides":[[`)} {
		s, err := lb.Game.DecodeState(nil, data)
		require.ErrorContains(t, err, "losbanditos: state: ", core.Clip(string(data)))
		require.Zero(t, s)
		v, err := lb.Game.DecodeView(nil, data)
		require.ErrorContains(t, err, "losbanditos: view: ", core.Clip(string(data)))
		require.Zero(t, v)
	}
	for n := range sound {
		_, err := lb.Game.DecodeState(nil, sound[:n])
		require.Error(t, err, n)
	}
	// A failed decoding leaves what was there.
	s := *newGame(t, lb.Options{First: 1})
	before := s
	require.Error(t, json.Unmarshal([]byte(`{"turn":0}`), &s))
	require.Equal(t, before, s)

	view := `{"viewer":"nobody",` + string(sound[1:])
	_, err = lb.Game.DecodeView(nil, []byte(view))
	require.NoError(t, err)
	for _, viewer := range []string{"2", `"chance"`, "-1", "null", `"x"`} {
		_, err = lb.Game.DecodeView(nil, []byte(strings.Replace(view, `"nobody"`, viewer, 1)))
		require.ErrorContains(t, err, "losbanditos: view: ", viewer)
	}
	_, err = lb.Game.DecodeView(nil, sound)
	require.ErrorContains(t, err, "viewer is missing")
}

// TestRecordsCutAnywhere cuts a record after every byte: the error names the line,
// and all whole events before it replay.
func TestRecordsCutAnywhere(t *testing.T) {
	rng := core.NewRNG(3, 3)
	table, err := lb.NewTable(2, lb.Options{Actions: lb.OneAction}, &rng)
	require.NoError(t, err)
	for !table.Over() {
		moves := table.Moves(table.Next())
		require.NoError(t, table.Play(table.Next(), moves[rng.Intn(len(moves))]))
	}
	text := table.Record().String()
	for n := range text {
		lines := strings.Count(text[:n], "\n")
		record, err := core.ReadRecord(strings.NewReader(text[:n]))
		var damage *core.RecordError
		require.ErrorAs(t, err, &damage)
		require.Equal(t, lines+1, damage.Line)
		if text[n-min(n, 1)] != '\n' || lines < 6 {
			continue
		}
		again, err := core.Replay(lb.Game, record, nil)
		require.NoError(t, err)
		require.Equal(t, min(lines-6, table.Len()), again.Len())
		state, err := table.StateAt(again.Len())
		require.NoError(t, err)
		require.Equal(t, state, again.State())
	}
	// A record of other rules, options or moves.
	for _, change := range [][2]string{
		{"losbanditos", "losbandidos"}, {"rules 1", "rules 2"}, {"seats 2", "seats 3"}, {`"one"`, `"some"`},
		{"chance draw", "0 draw"}, {"roll", "reroll"}, {"winners ", "winners 7"}, {"chance reveal worth", "chance reveal worth9"},
	} {
		require.Contains(t, text, change[0])
		record, err := core.ReadRecord(strings.NewReader(strings.Replace(text, change[0], change[1], 1)))
		if err == nil {
			_, err = core.Replay(lb.Game, record, nil)
		}
		var damage *core.RecordError
		require.ErrorAs(t, err, &damage, change)
	}
}
