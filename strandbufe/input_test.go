package strandbufe

import (
	"encoding/json"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/sandbar-games/sandbar/core"
)

func TestParseMoveSaysWhatItExpects(t *testing.T) {
	for text, says := range map[string]string{
		"":                       "is no move: want take, pass, bid",
		"none":                   "is no move",
		"bid 2 17":               `"2" is no worker: want worker2, worker3 or worker4: write bid WORKER GUEST`,
		"bid worker2":            "a word is missing: write bid WORKER GUEST, such as bid worker2 17",
		"bid worker2 81":         `guest "81" is not one of 1 to 80`,
		"take 0":                 `guest "0" is not one of 1 to 80`,
		"take 017":               `guest "017"`,
		"take  17":               `guest ""`,
		"serve pizza 17":         `"pizza" is no good`,
		"serve none 17":          `"none" is no good`,
		"fill clock":             `"clock" is no good`,
		"round none":             `"none" is no bonus: want a good or clock`,
		"goal 17":                `goal "17" is not one of 1 to 16`,
		"restock none":           `"none" is no worker`,
		"done done":              `"done" is too much: write done`,
		"drink ?":                `guest "?"`,
		strings.Repeat("x", 999): "...",
	} {
		m, err := ParseMove(text)
		require.ErrorContains(t, err, says, text)
		require.Equal(t, Move{}, m)
	}
}

func TestBadOptions(t *testing.T) {
	for options, says := range map[string]string{
		`{"mode":"expert"}`:                     `options: mode: "expert" is no mode: want beginner, advanced or solo`,
		`{"mode":"solo"}`:                       "strandbufe: 2 seats: the game is for 1 in mode solo (ST-01)",
		`{"promos":["clown"]}`:                  `"clown" is no promo`,
		`{"promos":"some"}`:                     `want "all" or a list of names`,
		`{"promos":["bro","bro"]}`:              "options: promos: bro stands there twice",
		`{"first":-1}`:                          `options: first: -1 is no seat: want 0 to 7, "chance" or "nobody"`,
		`{"boards":[null,1]}`:                   "options: boards: 0: want 1 to 6",
		`{"drinks":"free"}`:                     `options: drinks: "free": want any or literal`,
		`{"first":2}`:                           "first 2: want a seat from 0 to 1",
		`{"boards":[1,1]}`:                      "boards: 1 for two seats",
		`{"boards":[0,1]}`:                      "boards: 0: want 1 to 6",
		`{"boards":[1,2,3,4,5,6,1]}`:            "boards: 7 of them",
		`{"cards":{"name":"x"}}`:                "options: cards: card set: boards is missing",
		`{"cards":"mybox.json"}`:                "card set",
		`{"seats":3}`:                           `unknown field "seats"`,
		`{"mode":"beginner"}{"mode":"beginner"`: "more after the JSON value",
	} {
		_, err := Game.New(2, []byte(options))
		require.ErrorContains(t, err, says, options)
		require.ErrorContains(t, err, "strandbufe: ")
	}
}

// Options made in Go are checked like those read from JSON.
func TestBadOptionsInGo(t *testing.T) {
	for says, o := range map[string]Options{
		"Mode(3): want beginner, advanced or solo (ST-01)": {Mode: 3},
		"Drinks(2): want any or literal (ST-30)":           {Drinks: 2},
		"first nobody: want a seat from 0 to 1":            {First: core.Nobody},
		"first 7: want a seat from 0 to 1":                 {First: 7},
		"boards: want one for each of the 2 seats":         {Boards: Boards{1}},
		"boards: want one for each of the 2 seats (ST-04)": {Boards: Boards{1, 2, 3}},
		"boards: 255: the card set has 1 to 6":             {Boards: Boards{1, 255}},
		"a card set comes from ParseCardSet or StandIn":    {Cards: new(CardSet)},
	} {
		_, err := New(2, o)
		require.ErrorContains(t, err, says)
	}
	require.Equal(t, "Drinks(2)", Drinks(2).String())
}

func TestOptionsAreWrittenInFull(t *testing.T) {
	s, err := Game.New(2, []byte(`{"mode":"advanced","promos":"all","drinks":"literal","first":1,"boards":[6,3]}`))
	require.NoError(t, err)
	require.JSONEq(t, `{"mode":"advanced","promos":["eszkimok","bro","alienek","bohoc","david","prunella","grump","punk"],
		"drinks":"literal","first":1,"boards":[6,3]}`, string(Game.OptionsOf(&s)))
	own, err := New(2, Options{Cards: otherCards(t)})
	require.NoError(t, err)
	require.Contains(t, string(Game.OptionsOf(&own)), "Guest 30")
	again, err := Game.New(2, Game.OptionsOf(&own))
	require.NoError(t, err)
	require.Equal(t, own.Cards().Digest(), again.Cards().Digest())
}

// Everything out of range that comes through the exported functions is answered
// without a panic.
func TestOutOfRange(t *testing.T) {
	s := setup{}.state(t)
	for _, seat := range []core.Seat{core.Nobody, core.Chance, 2, 6, 7, 127, -128} {
		require.Equal(t, Buffet{}, s.Buffet(seat))
		require.Empty(t, s.Moves(seat))
		require.Zero(t, s.Score(seat))
		require.Zero(t, Evaluate(&s).Of(seat))
		w, stars := s.Upgrade(seat)
		require.Zero(t, int(w)+stars)
		v := s.View(seat)
		require.Equal(t, core.Nobody, v.Viewer())
	}
	require.Zero(t, s.Bonus(0)+s.Bonus(7))
	for i := range 256 {
		m := []Move{
			Take(i), Bid(Worker(i), i), Rebid(i), Serve(Good(i), i), Restock(Worker(i)), Fill(Good(i)), FreeDrink(i),
			Stock(Good(i)), Give(Good(i)), Upgrade(Worker(i)), RevealGuest(i), RevealBonus(Bonus(i)), RevealGoal(i), {kind: Kind(i)},
		}
		for _, m := range m {
			_ = m.String()
			twin := s
			for _, by := range []core.Seat{0, 1, 2, core.Chance, core.Nobody} {
				if err := twin.Apply(by, m); err == nil {
					twin = s
				}
			}
		}
		_ = Phase(i).String() + Mode(i).String() + Drinks(i).String() + Promo(i).String() + Kind(i).name()
		_ = Tokens(i).Count(Good(i))
		require.Equal(t, i >= 1 && i <= 80, StandIn().Guest(i) != Guest{})
		StandIn().Goal(i).Points(i)
		StandIn().Board(i)
	}
	require.Equal(t, 255, Take(-1).Guest())
	require.Equal(t, 255, Take(1000).Guest())
	var zero State
	require.Error(t, zero.Check())
	require.Equal(t, core.Nobody, zero.Next())
	require.Zero(t, zero.Score(0))
	_, err := json.Marshal(zero)
	require.NoError(t, err)
	require.Error(t, json.Unmarshal([]byte(`{}`), &zero))
}

// name keeps the vocabulary of kinds in use where they have no text of their own.
func (k Kind) name() string { return Move{kind: k}.String() }

func TestAccessorsOfMoves(t *testing.T) {
	require.Equal(t, 17, Bid(Worker3, 17).Guest())
	require.Equal(t, Worker3, Bid(Worker3, 17).Worker())
	require.Equal(t, Fish, Serve(Fish, 3).Good())
	require.Equal(t, Clock, RevealBonus(Clock).Bonus())
	require.Equal(t, 5, RevealGoal(5).Goal())
	require.Zero(t, RevealGoal(5).Guest())
	require.Zero(t, Take(5).Goal())
	require.Equal(t, KindDone, Done().Kind())
	require.Equal(t, Good(0), Clock.Good())
	require.Equal(t, "fish 1, meat 2", (TokensOf(1, Fish) + TokensOf(2, Meat)).String())
	require.Equal(t, "nothing", Tokens(0).String())
}

func TestEvaluate(t *testing.T) {
	s := setup{guests: [][]uint8{{3}, {3 + 1}}}.state(t)
	before := Evaluate(&s).Of(0)
	require.InDelta(t, 1, before+Evaluate(&s).Of(1), 1e-9)
	act(t, &s, 0, "serve fish 3", "serve fish 3")
	require.Greater(t, Evaluate(&s).Of(0), before)
	require.Less(t, Evaluate(&s).Of(0), 1.0)
	end := over(t, [][]uint8{{41, 44}, {42, 43}}, []int{1, 0}, []int{0, 2})
	require.InDelta(t, 0.5, Evaluate(&end).Of(0), 1e-9)
	end = over(t, [][]uint8{{44}, {43}}, []int{0, 0}, []int{0, 0})
	require.InDelta(t, 1, Evaluate(&end).Of(0), 1e-9)
	require.Zero(t, Evaluate(&end).Of(1))
}
