package shinybandits

import (
	"encoding/json"
	"strings"
	"testing"

	"github.com/sandbar-games/sandbar/core"
	"github.com/stretchr/testify/require"
)

func TestMoveText(t *testing.T) {
	card := Card{{Nest, 3}, {MountainStream, 5}}
	for text, m := range map[string]Move{
		"bandit fox":                            PlayBandit(Fox),
		"bandit ?":                              PlayBandit(0),
		"action locationswap":                   PlayAction(LocationSwap),
		"action ?":                              PlayAction(0),
		"cancel 4":                              Cancel(4),
		"draw nest3/stream5":                    Draw(card),
		"bandits fox,masked,magpie":             RevealBandits(Fox, 0, Magpie),
		"bandits masked,masked":                 RevealBandits(0, 0),
		"actions plus,raccoon+banditswap":       RevealActions(Choice{Action: Plus}, Choice{Raccoon, BanditSwap}),
		"actions stop,stop,minus,caught,caught": RevealActions(Choice{0, Stop}, Choice{0, Stop}, Choice{0, Minus}, Choice{0, Caught}, Choice{0, Caught}),
	} {
		require.Equal(t, text, m.String())
		read, err := ParseMove(text)
		require.NoError(t, err)
		require.Equal(t, m, read)
	}
	require.Equal(t, card, Draw(card).Card())
	require.Equal(t, core.Seat(4), Cancel(4).Target())
	require.Equal(t, core.Nobody, PlayBandit(Fox).Target())
	require.Equal(t, Card{}, PlayBandit(Fox).Card())
	require.Equal(t, Action(0), PlayBandit(Fox).Action())
	require.Equal(t, Bandit(0), PlayAction(Plus).Bandit())
	require.Equal(t, "none", Move{}.String())
}

func TestBadMoveText(t *testing.T) {
	for text, want := range map[string]string{
		"":                                  "want bandit, action or cancel",
		"fox":                               "want bandit, action or cancel",
		"bandit":                            "a word is missing: write bandit NAME",
		"bandit bear":                       `"bear" is no Bandit: want fox, raccoon, magpie`,
		"bandit none":                       `"none" is no Bandit`,
		"bandit fox fox":                    `"fox" is too much`,
		"Bandit fox":                        "is no move",
		"action swap":                       `"swap" is no Action card: want stop, plus`,
		"cancel 5":                          `seat "5" is not one of 0 to 4`,
		"cancel ?":                          "is not one of",
		"draw nest3":                        "is no Location card",
		"draw nest3/nest4":                  "the same location twice",
		"draw nest3/camp10":                 "a number that is not from 1 to 9",
		"draw nest3/camp0":                  "a number that is not from 1 to 9",
		"bandits fox":                       "has 1 parts: want one a seat, 2 to 5",
		"bandits fox,fox,fox,fox,fox,fox":   "has 6 parts",
		"bandits fox,?":                     `"?" is no Bandit`,
		"actions plus,masked":               `"masked" is no Action card`,
		"actions plus,fox+":                 `"" is no Action card`,
		"actions fox+plus+minus,plus":       `"plus+minus" is no Action card`,
		"actions plus, minus":               "is no Action card",
		strings.Repeat("bandits ", 100_000): "has 1 parts",
	} {
		_, err := ParseMove(text)
		require.ErrorContains(t, err, want, "%.60q", text)
		require.Less(t, len(err.Error()), 400)
	}
}

func TestZeroValuesDoNoHarm(t *testing.T) {
	var s State
	require.Error(t, s.Check())
	require.Equal(t, core.Nobody, s.Next())
	require.Equal(t, core.SeatSet(0), s.Pending()|s.Winners())
	require.Empty(t, s.Moves(0))
	require.Empty(t, s.AppendOutcomes(nil))
	require.Equal(t, Card{}, s.Active())
	require.Equal(t, Card{}, s.Upcoming())
	_, ok := s.LastRound()
	require.False(t, ok)
	rng := core.NewRNG(0, 0)
	require.Equal(t, Move{}, s.Sample(&rng))
	for by := core.Seat(-3); by < 9; by++ {
		refused(t, &s, by, Move{})
		refused(t, &s, by, PlayBandit(Fox))
		refused(t, &s, by, RevealBandits())
		v := s.View(by)
		require.Equal(t, s, v.Determinize(&rng))
		require.Empty(t, v.AppendMoves(nil))
	}
	_, err := json.Marshal(s)
	require.ErrorContains(t, err, "no phase")
	_, err = json.Marshal(View{})
	require.ErrorContains(t, err, "no phase")
	_, err = core.NewTable(Game, s, nil)
	require.ErrorContains(t, err, "shinybandits: ")
}

// Values that are none of the named ones are told as such and do no harm.
func TestOutOfRange(t *testing.T) {
	require.Equal(t, "Location(9)", Location(9).String())
	require.Equal(t, "Bandit(9)", Bandit(9).String())
	require.Equal(t, "Action(9)", Action(9).String())
	require.Equal(t, "Phase(9)", Phase(9).String())
	require.Equal(t, 0, fullHand.Count(0))
	require.Equal(t, 0, fullHand.Count(255))
	require.False(t, fullHand.has(255))
	require.Equal(t, Bandit(200), Location(200).Bandit())

	for _, v := range []any{Location(9), Bandit(9), Action(9), Phase(9), Phase(0), Card{{Nest, 3}, {}}, Card{{9, 3}, {Nest, 3}}} {
		_, err := json.Marshal(v)
		require.ErrorContains(t, err, "shinybandits: ", v)
	}

	s, err := New(2, Options{})
	require.NoError(t, err)
	for _, seat := range []core.Seat{-100, -2, -1, 2, 100} {
		require.Equal(t, 0, s.Score(seat))
		require.Nil(t, s.Tally(seat))
		require.Empty(t, s.Moves(seat))
		require.Equal(t, Choice{}, s.Up(seat))
		require.Equal(t, Choice{}, s.Choice(seat))
		require.Equal(t, Hand(0), s.Hand(seat))
		require.Equal(t, core.Nobody, s.View(seat).viewer)
		require.Equal(t, 0.0, Evaluate(&s).Of(seat))
		require.Equal(t, Choice{}, RevealBandits(Fox, Fox).Revealed(seat))
	}
	for _, i := range []int{-1, 0, 3, 1 << 30} {
		require.Equal(t, Card{}, s.Location(i))
		require.Equal(t, 0, s.Pile(i+2))
	}
	require.Equal(t, Bandit(7), RevealBandits(Fox+8, Fox).Revealed(0).Bandit, "not the fox")
	require.Equal(t, Choice{Fox, 15}, RevealActions(Choice{Fox, Plus + 16}, Choice{}).Revealed(0), "not plus")
	six := []Bandit{Fox, Fox, Fox, Fox, Fox, Fox}
	require.Equal(t, RevealBandits(six[:5]...), RevealBandits(six...), "the sixth is left out")
	for _, m := range []Move{
		// Not to be taken for a card in the deck.
		Draw(Card{{Nest + 16, 3}, {MountainStream + 16, 5}}), Draw(Card{{MountainStream, 16 + 3}, {MountainStream, 5}}),
		RevealBandits(200, 201), RevealActions(Choice{200, 200}), Draw(Card{{200, 200}, {100, 100}}), Cancel(-7), PlayAction(99), {kind: 99},
	} {
		require.NotEmpty(t, m.String())
		for by := core.Seat(-3); by < 9; by++ {
			refused(t, &s, by, m)
		}
	}
}

// Whatever can be asked for, or is nothing, is read back as it was written.
func TestNamesInJSON(t *testing.T) {
	type all struct {
		Location Location
		Bandit   Bandit
		Action   Action
		Side     Side
		Card     Card
	}
	for text, want := range map[string]all{
		`{"Location":"none","Bandit":"none","Action":"none","Side":{"Location":"none","Nuggets":0},"Card":"none"}`:            {},
		`{"Location":"stream","Bandit":"magpie","Action":"mask","Side":{"Location":"camp","Nuggets":9},"Card":"nest3/camp9"}`: {MountainStream, Magpie, Mask, Side{Camp, 9}, Card{{Nest, 3}, {Camp, 9}}},
		`{"Location":"nest","Bandit":"fox","Action":"stop","Side":{"Location":"nest","Nuggets":1},"Card":"nest3/nest0"}`:      {Nest, Fox, Stop, Side{Nest, 1}, Card{{Nest, 3}, {Nest, 0}}},
	} {
		data, err := json.Marshal(want)
		require.NoError(t, err)
		require.Equal(t, text, string(data))
		var read all
		require.NoError(t, json.Unmarshal(data, &read))
		require.Equal(t, want, read)
	}
	for _, l := range []Location{Camp, MountainStream, Nest} {
		read, err := ParseLocation(l.String())
		require.NoError(t, err)
		require.Equal(t, l, read)
		require.Equal(t, l, l.Bandit().Location())
	}
	_, err := ParseLocation("none")
	require.ErrorContains(t, err, `"none" is no location: want camp, stream, nest`)
	_, err = ParseCard("none")
	require.ErrorContains(t, err, `"none" is no Location card`)
	require.Equal(t, "nest3", Side{Nest, 3}.String())
	require.Equal(t, "none", Card{}.String())
	l := Nest
	require.Error(t, l.UnmarshalText([]byte("river")))
	require.Equal(t, Nest, l, "as it was")
}

// A state as JSON, in the middle of choosing.
func TestJSONIsReadable(t *testing.T) {
	s := dealtWith(t, 2, "nest3/stream5", "camp4/nest2")
	chooseAll(t, &s, "magpie mask", "raccoon stop")
	do(t, &s, 1, "cancel 0")
	turnUp(t, &s)
	do(t, &s, 0, "bandit fox")
	const open = `"options":{"locations":["camp4/nest2","camp4/nest2","camp4/nest2","camp4/nest2","camp4/nest2","camp4/nest2","camp4/nest2","camp4/nest2","nest3/stream5"]},` +
		`"phase":"bandits","round":2,"locations":["nest3/stream5","camp4/nest2","camp4/nest2"],"piles":[4,2],"supply":66,"seats":[` +
		`{"nuggets":3,"hand":["stop","plus","minus","locationswap","locationswap","banditswap","caught","leftovers"],"masked":false,"chosen":true,"up":{"bandit":"none","action":"none"}},` +
		`{"nuggets":5,"hand":["plus","minus","locationswap","locationswap","banditswap","caught","leftovers","mask"],"masked":false,"chosen":false,"up":{"bandit":"none","action":"none"}}],` +
		`"last":{"choices":[{"bandit":"magpie","action":"mask"},{"bandit":"raccoon","action":"stop"}],"stopped":[true,false],"piles":[3,5],"supply":72}`
	data, err := json.Marshal(s)
	require.NoError(t, err)
	require.Equal(t, `{`+open+`,"hidden":[{"bandit":"fox","action":"none"},{"bandit":"none","action":"none"}]}`, string(data))
	data, err = json.Marshal(s.View(0))
	require.NoError(t, err)
	require.Equal(t, `{"viewer":0,`+open+`,"own":{"bandit":"fox","action":"none"}}`, string(data))
	data, err = json.Marshal(s.View(1))
	require.NoError(t, err)
	require.Equal(t, `{"viewer":1,`+open+`,"own":{"bandit":"none","action":"none"}}`, string(data))
}

func TestBadJSON(t *testing.T) {
	s := dealtWith(t, 2, "nest3/stream5", "camp4/nest2")
	do(t, &s, 0, "bandit magpie")
	data, err := json.Marshal(s)
	require.NoError(t, err)
	for _, c := range []struct{ old, new, want string }{
		{`"supply":72`, `"supply":73`, "81 nuggets in all: want 80 (SB-23)"},
		{`"supply":72`, `"supply":300`, "supply: 300: want a whole number from 0 to 255"},
		{`"supply":72`, `"supply":72,"extra":1`, `unknown field "extra"`},
		{`"phase":"bandits"`, `"phase":"supper"`, `"supper" is no phase`},
		{`"phase":"bandits"`, `"phase":"over"`, "over after 1 rounds"},
		{`"round":1`, `"round":0`, "round 0: want 1 to 9"},
		{`"stop",`, ``, "8 Action cards in hand: want 9"},
		{`"stop",`, `"mask",`, "mask more than 1 times"},
		{`"stop",`, `"none",`, "none more than 0 times"},
		{`"hidden":[{"bandit":"magpie"`, `"hidden":[{"bandit":"fox"`, reasonNotActive},
		{`"hidden":[{"bandit":"magpie"`, `"hidden":[{"bandit":"none"`, "face down in phase bandits"},
		{`"hidden":[`, `"hidden":[{"bandit":"none","action":"none"},`, "hidden: 3 parts for 2 seats"},
		{`"locations":["nest3/stream5",`, `"locations":["nest3/stream4",`, "card 1 of 2, nest3/stream4, is not in the deck"},
		{`"locations":["nest3/stream5",`, `"locations":["nest3/stream5","nest3/stream5",`, "card 2 of 3"},
		{`{"locations":["camp4/nest2",`, `{"locations":["camp4/camp2",`, "card 1 of 9, camp4/camp2: the same location twice"},
		{`{"locations":["camp4/nest2",`, `{"locations":[`, "8 cards: want 9"},
		{`"last":null`, `"last":{"choices":[],"stopped":[],"piles":[0,0],"supply":0}`, "last: choices: 0 parts"},
	} {
		require.Contains(t, string(data), c.old)
		spoilt := strings.Replace(string(data), c.old, c.new, 1)
		var read State
		err := json.Unmarshal([]byte(spoilt), &read)
		require.ErrorContains(t, err, c.want, spoilt)
		require.ErrorContains(t, err, "shinybandits: state: ")
		require.Equal(t, State{}, read, "as it was")
	}
	for _, data := range []string{`{}`, `null`, `[]`, `1`, `""`, ``, `{"seats":[]}`} {
		var state State
		var view View
		require.Error(t, state.UnmarshalJSON([]byte(data)), data)
		require.Error(t, view.UnmarshalJSON([]byte(data)), data)
	}
	view, err := json.Marshal(s.View(0))
	require.NoError(t, err)
	for old, new := range map[string]string{`"viewer":0`: `"viewer":2`, `"own":{"bandit":"magpie"`: `"own":{"bandit":"none"`} {
		var read View
		require.ErrorContains(t, json.Unmarshal([]byte(strings.Replace(string(view), old, new, 1)), &read), "shinybandits: view: ")
	}
}

func TestDecodeKeepsToTheDeck(t *testing.T) {
	s := dealtWith(t, 2, "nest3/stream5", "camp4/nest2")
	other, err := New(2, Options{})
	require.NoError(t, err)
	state, err := json.Marshal(s)
	require.NoError(t, err)
	view, err := json.Marshal(s.View(1))
	require.NoError(t, err)

	read, err := Game.DecodeState(&s, state)
	require.NoError(t, err)
	require.Equal(t, s, read)
	start, err := New(2, s.Options())
	require.NoError(t, err)
	seen, err := Game.DecodeView(&start, view)
	require.NoError(t, err)
	require.Equal(t, s.View(1), seen)

	_, err = Game.DecodeState(&other, state)
	require.ErrorContains(t, err, "Location cards are not those of this game")
	_, err = Game.DecodeView(&other, view)
	require.ErrorContains(t, err, "Location cards are not those of this game")
}
