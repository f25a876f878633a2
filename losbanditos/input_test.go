package losbanditos_test

import (
	"encoding/json"
	"fmt"
	"math"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/sandbar-games/sandbar/core"
	lb "github.com/sandbar-games/sandbar/losbanditos"
)

func TestNewRefusesWhatIsNoGame(t *testing.T) {
	for _, seats := range []int{math.MinInt, -1, 0, 1, 3, 256 + 2, math.MaxInt} {
		s, err := lb.New(seats, lb.Options{})
		require.ErrorContains(t, err, fmt.Sprintf("losbanditos: %d seats", seats))
		require.Zero(t, s)
	}
	for _, options := range []lb.Options{{Actions: 2}, {Actions: 255}, {First: 2}, {First: core.Chance}, {First: core.Nobody}, {First: 127}} {
		s, err := lb.New(2, options)
		require.ErrorContains(t, err, "losbanditos: options: ")
		require.Zero(t, s)
		_, err = lb.NewTable(2, options, nil)
		require.Error(t, err)
	}
	for options, says := range map[string]string{
		`{"actions":"two"}`:         `actions "two": want any or one`,
		`{"actions":1}`:             "actions",
		`{"first":2}`:               "first 2: want seat 0 or 1",
		`{"first":"chance"}`:        "first chance: want seat 0 or 1",
		`{"first":9}`:               "is no seat",
		`{"first":0.5}`:             "is no seat",
		`{"limit":3}`:               "unknown field",
		`[]`:                        "[]: want an object",
		`{"first":1`:                "unexpected EOF",
		`{"first":1}{}`:             "more after",
		strings.Repeat(`[`, 10<<20): "losbanditos: options: ",
	} {
		_, err := lb.Game.New(2, []byte(options))
		require.ErrorContains(t, err, says, core.Clip(options))
		require.ErrorContains(t, err, "losbanditos: ", core.Clip(options))
	}
	_, err := json.Marshal(lb.Options{Actions: 7})
	require.ErrorContains(t, err, "Actions(7)")
}

func TestApplyRefusesWhatIsNoMove(t *testing.T) {
	before := scene{row: [4]int{3, 2, 1, 1}}.state(t)
	rolled := scene{row: [4]int{3, 2, 1, 1}, hand: "red5 blue2"}.state(t)
	drawing := scene{row: [4]int{3, 2, 1, 1}, draws: 2}.state(t)
	red5 := lb.NewDie(lb.Red, 5)
	for _, c := range []struct {
		s      *lb.State
		by     core.Seat
		move   lb.Move
		reason string
	}{
		{before, 0, lb.Move{}, core.ReasonNoMove},
		{before, 1, lb.Roll(), core.ReasonNotPending},
		{before, 2, lb.Roll(), core.ReasonNotPending},
		{before, 127, lb.Roll(), core.ReasonNotPending},
		{before, -128, lb.Roll(), core.ReasonNotPending},
		{before, core.Nobody, lb.Roll(), core.ReasonNotPending},
		{before, core.Chance, lb.Roll(), core.ReasonNotChance},
		{before, 0, lb.Draw(red5), core.ReasonNoMove},
		{before, 0, lb.Reveal(1, 1), core.ReasonNoMove},
		{before, 0, lb.Place(red5, 1), "LB-03"},
		{before, 0, lb.Done(), "LB-08"},
		{before, 0, lb.GiveUp(0), "places 1 to 4"},
		{before, 0, lb.GiveUp(5), "places 1 to 4"},
		{before, 0, lb.GiveUp(-1), "places 1 to 4"},
		{before, 0, lb.GiveUp(257), "places 1 to 4"},
		{before, 0, lb.Claim(math.MaxInt), "places 1 to 4"},
		{before, 0, lb.Claim(math.MinInt), "places 1 to 4"},
		{rolled, 0, lb.Roll(), "LB-03"},
		{rolled, 0, lb.Place(red5, 0), "places 1 to 4"},
		{rolled, 0, lb.Place(red5, 5), "places 1 to 4"},
		{rolled, 0, lb.Place(0, 1), "not in hand"},
		{rolled, 0, lb.Place(255, 1), "not in hand"},
		{drawing, 0, lb.Draw(red5), core.ReasonNotPending},
		{drawing, core.Chance, lb.Draw(0), "LB-21"},
		{drawing, core.Chance, lb.Draw(255), "LB-21"},
		{drawing, core.Chance, lb.Draw(lb.Die(1<<3 | 7)), "LB-21"},
		{drawing, core.Chance, lb.Reveal(1, 1), "LB-14"},
		{drawing, core.Chance, lb.Reveal(1, 0), "LB-14"},
		{drawing, core.Chance, lb.Roll(), core.ReasonNoMove},
		{drawing, core.Chance, lb.Move{}, core.ReasonNoMove},
	} {
		s := *c.s
		err := s.Apply(c.by, c.move)
		var refusal *core.MoveError
		require.ErrorAs(t, err, &refusal)
		require.Contains(t, refusal.Reason, c.reason)
		require.Equal(t, core.MoveError{Game: "losbanditos", By: c.by, Move: c.move.String(), Reason: refusal.Reason}, *refusal)
		require.Equal(t, *c.s, s)
		require.NotContains(t, s.Moves(c.by), c.move)
	}
	setup := newGame(t, lb.Options{})
	for _, m := range []lb.Move{lb.Reveal(0, 1), lb.Reveal(4, 1), lb.Reveal(255, 1), lb.Reveal(1, 0), lb.Reveal(1, 2), lb.Reveal(1, 255)} {
		s := *setup
		require.ErrorIs(t, s.Apply(core.Chance, m), core.ErrIllegal)
		require.Equal(t, *setup, s)
	}
}

func TestParseMoveSaysWhatIsWrong(t *testing.T) {
	for text, says := range map[string]string{
		"":                         "want roll, place",
		"jump":                     "want roll, place",
		"none":                     "want roll, place",
		"Roll":                     "want roll, place",
		" roll":                    "want roll, place",
		"roll ":                    "too much",
		"roll 2":                   "too much",
		"done done":                "too much",
		"claim":                    "write claim PLACE",
		"claim 0":                  "1 to 4",
		"claim 5":                  "1 to 4",
		"claim +1":                 "1 to 4",
		"claim 01":                 "1 to 4",
		"claim 99999999999999999":  "1 to 4",
		"giveup ?":                 "1 to 4",
		"place red5":               "a word is missing",
		"place red7 1":             "is no die",
		"place pink1 1":            "is no die",
		"place none 1":             "is no die",
		"place red5  1":            "1 to 4",
		"place red5 1 2":           "too much",
		"reveal worth4 1":          "is no tile",
		"reveal worth0 1":          "is no tile",
		"reveal worth1 0":          "1 to 4",
		"draw":                     "a word is missing",
		"draw 5red":                "is no die",
		strings.Repeat("x", 1<<20): "want roll, place",
	} {
		m, err := lb.ParseMove(text)
		require.ErrorContains(t, err, says, core.Clip(text))
		require.Less(t, len(err.Error()), 300)
		require.Zero(t, m)
	}
}

func TestQueriesOutOfRange(t *testing.T) {
	s := scene{row: [4]int{3, 2, 1, 1}, mine: [4]string{"red6 red6 red6"}, iWon: [3]int{1}}.state(t)
	for _, seat := range []core.Seat{2, 127, -128, core.Chance, core.Nobody} {
		require.Zero(t, s.Score(seat))
		require.Empty(t, s.Tally(seat))
		require.Empty(t, s.Moves(seat))
		require.Zero(t, s.Side(seat, 1))
		require.Zero(t, s.Won(seat, 1))
		require.False(t, s.Claimable(seat, 1))
		v := s.View(seat)
		require.Equal(t, core.Nobody, v.Viewer())
		require.Empty(t, v.AppendMoves(nil))
	}
	for _, n := range []int{math.MinInt, -1, 0, 5, 256, 257, math.MaxInt} {
		require.Zero(t, s.Tile(n))
		require.Zero(t, s.Side(0, n))
		require.Zero(t, s.Stack(n))
		require.Zero(t, s.Won(0, n))
		require.False(t, s.Claimable(0, n))
	}
	for _, value := range []int{math.MinInt, -1, 0, 7, 257, math.MaxInt} {
		require.Zero(t, lb.NewDie(lb.Red, value))
	}
	require.Zero(t, s.Bag(0))
	require.Zero(t, s.Bag(5))
	require.Zero(t, lb.NewDie(0, 1))
	require.Zero(t, lb.NewDie(5, 1))
	require.Equal(t, "none", lb.Die(255).String())
	require.Equal(t, "Colour(9)", lb.Colour(9).String())
	require.Equal(t, "Combination(9)", lb.Combination(9).String())
	require.Equal(t, "none", lb.Move{}.String())
	require.NotPanics(t, func() { _ = lb.Rank(math.MaxUint16).String() })
	require.Equal(t, lb.SideOf(lb.NewDie(lb.Red, 1)), lb.SideOf(0, 255, lb.NewDie(lb.Red, 1), lb.Die(7)))
	odd := lb.Side{255, 0, 9}
	require.NotPanics(t, func() { odd.Rank(); odd.Best(); odd.Len(); odd.SafeFrom(lb.Side{}) })
}
