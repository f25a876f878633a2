package mermaids

import (
	"encoding/json"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/sandbar-games/sandbar/core"
)

// Every kind of move reads back, and no other text does.
func TestParseMove(t *testing.T) {
	for text, want := range map[string]Move{
		"mermaid":                        PlayMermaid(),
		"mean 2 shell4":                  PlayMean(2, Shell4),
		"pair sandcastle":                PlayPair(SandCastle),
		"ask 4 pail":                     Ask(4, Pail),
		"wave 0 shell1":                  PlayWave(0, Shell1),
		"seaweed 3":                      PlaySeaweed(3),
		"discard mean":                   Discard(MeanMermaid),
		"keep":                           Keep(),
		"pass monster":                   Pass(SeaMonster),
		"pass ?":                         Pass(Hidden),
		"deal 1 sun":                     Deal(1, Sun),
		"deal 1 ?":                       Deal(1, Hidden),
		"give":                           Give(),
		"refuse":                         Refuse(),
		"draw 1 seaweed":                 Draw(1, Seaweed),
		"draw 1 ?":                       Draw(1, Hidden),
		"reveal shell2":                  Reveal(Shell2),
		"reveal starright":               Reveal(StarfishRight),
		"takeup sun ? wave none monster": TakeUp(Sun, Hidden, SneakerWave, 0, SeaMonster),
		"clear":                          Clear(),
		"caught 4":                       Caught(4),
		"caught nobody":                  Caught(core.Nobody),
	} {
		m, err := ParseMove(text)
		require.NoError(t, err)
		require.Equal(t, want, m, text)
		require.Equal(t, text, m.String())
	}
	for text, want := range map[string]string{
		"":                               "want mermaid, mean",
		"Mermaid":                        "want mermaid, mean",
		" mermaid":                       "want mermaid, mean",
		"mermaid ":                       "too much",
		"mermaid 1":                      "too much",
		"none":                           "want mermaid",
		"mean 2":                         "a word is missing",
		"mean 5 shell1":                  `seat "5" is not one of 0 to 4`,
		"mean 2 shell5":                  "is no Shell card",
		"mean 2 starleft":                "never lies before a player",
		"ask 2 sunn":                     "is no Beach card",
		"ask 2 ?":                        "is no Beach card",
		"ask -1 sun":                     "seat",
		"ask 01 sun":                     "seat",
		"pass none":                      "is no Beach card",
		"pair  sun":                      "is no Beach card",
		"takeup sun sun sun sun":         "a word is missing",
		"takeup sun sun sun sun sun sun": "too much",
		"caught chance":                  "nobody",
		"caught 5":                       "nobody",
		"caught":                         "a word is missing",
		"reveal shell" + strings.Repeat("1", 1000): "is no Shell card",
	} {
		m, err := ParseMove(text)
		require.ErrorContains(t, err, want, text)
		require.Zero(t, m)
		require.Less(t, len(err.Error()), 300)
	}
}

func TestMoveAccessors(t *testing.T) {
	taken := TakeUp(Sun, Hidden, SneakerWave)
	require.Equal(t, []Card{Sun, Hidden, SneakerWave, 0, 0, 0, 0},
		[]Card{taken.Taken(0), taken.Taken(1), taken.Taken(2), taken.Taken(3), taken.Taken(4), taken.Taken(5), taken.Taken(-1)})
	require.Zero(t, taken.Card())
	require.Zero(t, taken.Seat())
	require.Zero(t, taken.Shell())
	require.Zero(t, Pass(Sun).Taken(0))
	require.Equal(t, Mermaid, PlayMermaid().Card())
	require.Equal(t, MeanMermaid, PlayMean(1, Shell2).Card())
	require.Equal(t, SneakerWave, PlayWave(1, Shell2).Card())
	require.Equal(t, Seaweed, PlaySeaweed(1).Card())
	require.Equal(t, Shell2, PlayWave(1, Shell2).Shell())
	require.Equal(t, core.Seat(3), Ask(3, Sun).Seat())
	require.Equal(t, Sun, Ask(3, Sun).Card())
	require.Equal(t, "none", Move{}.String())
	require.Equal(t, "none", Move{kind: 99}.String())
	require.Equal(t, "Card(14)", Card(14).String())
	require.Equal(t, "Shell(9)", Shell(9).String())
	require.Equal(t, "Phase(30)", Phase(30).String())
	require.Equal(t, "Drawers(7)", Drawers(7).String())
	require.Zero(t, Shell(200).Value())
	require.Equal(t, CardsOf(Sun), CardsOf(0, Sun, Hidden, 14, 200))
	require.Equal(t, TakeUp(Sun, Sun, Sun, Sun, Sun), TakeUp(Sun, Sun, Sun, Sun, Sun, Sun, Sun))
}

// Questions about a seat that is not there have an answer.
func TestSeatsNotAtTheTable(t *testing.T) {
	s := spec{hands: []string{"sun pail", "umbrella mermaid"}, shells: []string{"4"}}.state(t)
	for _, seat := range []core.Seat{core.Nobody, core.Chance, -100, 2, 4, 5, 100} {
		require.Zero(t, s.Hand(seat))
		require.Zero(t, s.HandSize(seat))
		require.Zero(t, s.Passed(seat))
		require.Zero(t, s.Shells(seat))
		require.Zero(t, s.Score(seat))
		require.Zero(t, Evaluate(&s).Of(seat))
		require.Empty(t, s.Moves(seat))
		require.Equal(t, s.View(core.Nobody), s.View(seat))
		v := s.View(seat)
		require.Zero(t, v.AtLeast(seat, Sun)+v.AtMost(seat, Sun))
		require.Empty(t, v.AppendMoves(nil))
	}
	var zero State
	require.Equal(t, core.Nobody, zero.Next())
	require.Error(t, zero.Check())
	require.ErrorIs(t, zero.Apply(0, Keep()), core.ErrIllegal)
	require.ErrorIs(t, zero.Apply(core.Chance, Clear()), core.ErrIllegal)
}

func TestJSONIsReadable(t *testing.T) {
	s := spec{hands: []string{"sun pail", "sun umbrella monster", "sailboat umbrella"}, shells: []string{"4", "1 1"}}.state(t)
	f := follow(t, s, 2)
	f.play("0 ask 1 sun")
	data, err := json.Marshal(f.state)
	require.NoError(t, err)
	for _, part := range []string{
		`"options":{"younger":false,"seaweed":"others","first":0},"seats":3,"phase":"answer","turn":0,"target":1,"item":"sun"`,
		`"sizes":[2,3,2]`, `"shells":[{"shell4":1},{"shell1":2},{}]`, `"hands":[{"pail":1,"sun":1},{"monster":1,"sun":1,"umbrella":1}`,
		`"passed":["none","none","none"],"drawn":"none"`, `"monster":"nobody"`,
	} {
		require.Contains(t, string(data), part)
	}
	data, err = json.Marshal(f.view)
	require.NoError(t, err)
	require.Contains(t, string(data), `"viewer":2`)
	require.Contains(t, string(data), `"hand":{"sailboat":1,"umbrella":1}`)
	require.Contains(t, string(data), `{"atLeast":{"sun":1},"atMost":{"beachball":1,"mean":0,"mermaid":0,"pail":1,`)
	require.NotContains(t, string(data), "monster\":1", "what others hold is not in it")
	var again View
	require.NoError(t, json.Unmarshal(data, &again))
	require.Equal(t, f.view, again)
	// Nor does it wait for the next event until a refusal is remembered.
	f = follow(t, f.state, 2)
	f.play("chance give", "chance reveal shell1", "chance clear", "1 ask 0 umbrella", "chance refuse")
	data, err = json.Marshal(f.view)
	require.NoError(t, err)
	require.Contains(t, string(data), `"umbrella":0`)
}

func TestJSONFromOutside(t *testing.T) {
	f := follow(t, spec{hands: []string{"sun pail", "sun umbrella monster", "sailboat umbrella"}, shells: []string{"4", "1 1"}}.state(t), 2)
	f.play("0 ask 1 sun")
	state, err := json.Marshal(f.state)
	require.NoError(t, err)
	view, err := json.Marshal(f.view)
	require.NoError(t, err)
	for _, test := range []struct{ old, swap, want string }{
		{`"sizes":[2,3,2]`, `"sizes":[2,3]`, "sizes: 2 entries for 3 seats"},
		{`"sizes":[2,3,2]`, `"sizes":[2,4,2]`, "cards"},
		{`"seats":3`, `"seats":6`, "6 seats: the game is for 2 to 5 (MB-01)"},
		{`"seats":3`, `"seats":-1`, "seats"},
		{`"phase":"answer"`, `"phase":"none"`, `phase "none": want deal`},
		{`"phase":"answer"`, `"phase":"turn"`, "MB-09"},
		{`"turn":0`, `"turn":3`, "turn 3: want a seat from 0 to 2"},
		{`"turn":0`, `"turn":"nobody"`, "turn nobody"},
		{`"target":1`, `"target":0`, "want another seat and an item (MB-09)"},
		{`"item":"sun"`, `"item":"mermaid"`, "want another seat and an item (MB-09)"},
		{`"item":"sun"`, `"item":"?"`, "is no Beach card"},
		{`"choosing":[]`, `"choosing":[0]`, "MB-14"},
		{`"touched":[]`, `"touched":[9]`, "seat"},
		{`"touched":[]`, `"touched":[1,1]`, "each once"},
		{`"touched":[]`, `"touched":["nobody"]`, "each once"},
		{`"choosing":[]`, `"choosing":["nobody"]`, "each once"},
		{`"bonus":false`, `"bonus":true`, "MB-06"},
		{`"monster":"nobody"`, `"monster":1`, "MB-26"},
		{`"discard":{`, `"discard":{"sun":16,`, "16 of sun"},
		{`"discard":{`, `"discard":{"none":1,`, "1 of none"},
		{`"discard":{`, `"discard":{"?":1,`, "is no Beach card"},
		{`"discard":{`, `"discard":{"pail":-1,`, "-1 of pail"},
		{`"shells":[{"shell4":1}`, `"shells":[{"starleft":1,"shell4":1}`, "MB-14"},
		{`"beach":`, `"beach":1`, "Beach"},
		{`"refused":[[],`, `"refused":[["monster"],`, "only items are refused (MB-25)"},
		{`{"options"`, `{"secret":1,"options"`, "secret"},
		{`"viewer":2,`, `"viewer":3,`, "viewer 3: want a seat from 0 to 2, or nobody"},
		{`"viewer":2,`, `"viewer":1,`, "2 cards in its own hand: want 3"},
		{`"hand":{"sailboat":1,"umbrella":1}`, `"hand":{"sailboat":5}`, "more cards than there are"},
		{`"drawn":"none"`, `"drawn":"sun"`, ""},
		{`"atLeast":{"sun":1}`, `"atLeast":{"sun":2}`, "2 to 1 of sun"},
		{`"atLeast":{"sun":1}`, `"atLeast":{"seaweed":4}`, "cards known of 2"},
		{`"mermaid":0`, `"mermaid":2`, "at most 2 of mermaid: want 0 or 1"},
		{`"memory":[`, `"memory":[{"atLeast":{},"atMost":{}},`, "memory: 4 entries for 3 seats"},
	} {
		found := false
		if swapped := strings.Replace(string(state), test.old, test.swap, 1); swapped != string(state) {
			found = true
			read := f.state
			err := json.Unmarshal([]byte(swapped), &read)
			require.ErrorContains(t, err, "mermaids: ", "%s", test.swap)
			require.ErrorContains(t, err, test.want, "%s", test.swap)
			require.Equal(t, f.state, read)
		}
		if swapped := strings.Replace(string(view), test.old, test.swap, 1); swapped != string(view) {
			found = true
			read := f.view
			err := json.Unmarshal([]byte(swapped), &read)
			require.ErrorContains(t, err, "mermaids: view: ", "%s", test.swap)
			require.ErrorContains(t, err, test.want, "%s", test.swap)
			require.Equal(t, f.view, read)
		}
		require.True(t, found, test.old)
	}
}

// A state that differs from what the viewer sees, or from its bounds, does not fit.
func TestFits(t *testing.T) {
	f := follow(t, spec{hands: []string{"sun pail", "umbrella mermaid", "umbrella mermaid"}}.state(t), 2)
	f.play("0 ask 1 sun", "chance refuse")
	swap := func(a, b Card, seat core.Seat) *State {
		s := f.state
		s.hands[seat] = s.hands[seat].Add(a, -1).Add(b, 1)
		s.deck = s.deck.Add(b, -1).Add(a, 1)
		return &s
	}
	require.NoError(t, f.view.Fits(swap(Pail, Seaweed, 0)))
	require.ErrorContains(t, f.view.Fits(swap(Sun, Seaweed, 0)), "seat 0 holds 0 of sun: the viewer knows of 1 to 1")
	require.ErrorContains(t, f.view.Fits(swap(Pail, Mermaid, 0)), "seat 0 holds 1 of mermaid: the viewer knows of 0 to 0")
	require.ErrorContains(t, f.view.Fits(swap(Umbrella, Sun, 1)), "seat 1 holds 1 of sun: the viewer knows of 0 to 0")
	require.ErrorContains(t, f.view.Fits(swap(Umbrella, Sun, 2)), "sees something else")
}

// A view whose memory contradicts itself in a way that only dealing out can tell.
func TestJSONOfImpossibleMemory(t *testing.T) {
	s := spec{hands: []string{"sun pail", "sun umbrella", "pail umbrella"}, deck: "none"}
	s.hands[1] += " monster"
	v := s.state(t)
	view := v.View(0)
	// Nobody can hold the Sea Monster, and there is no deck.
	view.know[1].bars = Cards(0).Add(SeaMonster, none)
	view.know[2].bars = Cards(0).Add(SeaMonster, none)
	data, err := json.Marshal(view)
	require.NoError(t, err)
	require.ErrorContains(t, json.Unmarshal(data, &View{}), "no hands fit")
	view.know[2].bars = 0
	data, err = json.Marshal(view)
	require.NoError(t, err)
	require.NoError(t, json.Unmarshal(data, &View{}))
}

func TestEvaluate(t *testing.T) {
	s := spec{hands: []string{"sun pail", "sun umbrella monster", "sailboat umbrella"}, shells: []string{"4 4", "1 1", "4 4"}}.state(t)
	sum := 0.0
	for seat := range core.Seat(3) {
		e := Evaluate(&s).Of(seat)
		require.Greater(t, e, 0.0)
		require.Less(t, e, 1.0)
		sum += e
	}
	require.InDelta(t, 1, sum, 1e-9)
	require.Greater(t, Evaluate(&s).Of(0), Evaluate(&s).Of(1))
	require.InDelta(t, Evaluate(&s).Of(0), Evaluate(&s).Of(2), 1e-9)
	// The Sea Monster is a burden.
	with := spec{hands: []string{"sun monster", "sun umbrella"}, shells: []string{"4 4", "4 4"}}.state(t)
	require.Less(t, Evaluate(&with).Of(0), Evaluate(&with).Of(1))

	over := spec{hands: []string{"mermaid", "pail", "pail"}, shells: []string{"4", "4 1"}}.state(t)
	play(t, &over, "0 mermaid", "chance reveal shell1", "chance caught nobody")
	require.Equal(t, []float64{0.5, 0.5, 0}, []float64{Evaluate(&over).Of(0), Evaluate(&over).Of(1), Evaluate(&over).Of(2)})
}
