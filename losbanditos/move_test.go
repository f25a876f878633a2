package losbanditos_test

import (
	"encoding/json"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	lb "github.com/sandbar-games/sandbar/losbanditos"
)

func TestMovesTellWhatTheyAre(t *testing.T) {
	red5 := lb.NewDie(lb.Red, 5)
	for _, c := range []struct {
		move         lb.Move
		text         string
		kind         lb.Kind
		die          lb.Die
		place, value int
	}{
		{lb.Move{}, "none", 0, 0, 0, 0},
		{lb.Roll(), "roll", lb.KindRoll, 0, 0, 0},
		{lb.Place(red5, 2), "place red5 2", lb.KindPlace, red5, 2, 0},
		{lb.Claim(3), "claim 3", lb.KindClaim, 0, 3, 0},
		{lb.GiveUp(1), "giveup 1", lb.KindGiveUp, 0, 1, 0},
		{lb.Done(), "done", lb.KindDone, 0, 0, 0},
		{lb.Reveal(3, 4), "reveal worth3 4", lb.KindReveal, 0, 4, 3},
		{lb.Draw(red5), "draw red5", lb.KindDraw, red5, 0, 0},
	} {
		require.Equal(t, c.text, c.move.String())
		require.Equal(t, c.kind, c.move.Kind(), c.text)
		require.Equal(t, strings.Fields(c.text)[0], c.kind.String())
		require.Equal(t, c.die, c.move.Die(), c.text)
		require.Equal(t, c.place, c.move.Place(), c.text)
		require.Equal(t, c.value, c.move.Value(), c.text)
		if c.kind != 0 {
			m, err := lb.ParseMove(c.text)
			require.NoError(t, err)
			require.Equal(t, c.move, m)
		}
	}
	require.Equal(t, "Kind(9)", lb.Kind(9).String())
	for _, d := range kinds {
		read, err := lb.ParseDie(d.String())
		require.NoError(t, err)
		require.Equal(t, d, read)
		require.Equal(t, d, lb.NewDie(d.Colour(), d.Value()))
	}
	require.Equal(t, "blue", lb.Blue.String())
	require.Equal(t, "none", lb.Colour(0).String())
}

// TestMovesAndDiceAreTextInJSON writes what a server would send to a web page.
func TestMovesAndDiceAreTextInJSON(t *testing.T) {
	type message struct {
		Hand    [2]lb.Die  `json:"hand"`
		Moves   []lb.Move  `json:"moves"`
		Event   lb.Event   `json:"event"`
		Outcome lb.Outcome `json:"outcome"`
	}
	red5 := lb.NewDie(lb.Red, 5)
	sent := message{
		Hand:    [2]lb.Die{red5},
		Moves:   []lb.Move{lb.Roll(), lb.Place(red5, 2)},
		Event:   lb.Event{By: 1, Move: lb.GiveUp(3)},
		Outcome: lb.Outcome{Move: lb.Reveal(2, 4), Weight: 3},
	}
	data, err := json.Marshal(sent)
	require.NoError(t, err)
	require.Equal(t, `{"hand":["red5","none"],"moves":["roll","place red5 2"],"event":{"by":1,"move":"giveup 3"},`+
		`"outcome":{"move":"reveal worth2 4","weight":3}}`, string(data))
	var read message
	require.NoError(t, json.Unmarshal(data, &read))
	require.Equal(t, sent, read)

	_, err = json.Marshal(lb.Move{})
	require.ErrorContains(t, err, "losbanditos: the zero value is no move")
	m, d := lb.Done(), red5
	require.ErrorContains(t, json.Unmarshal([]byte(`"claim 9"`), &m), "1 to 4")
	require.ErrorContains(t, json.Unmarshal([]byte(`"none"`), &m), "is no move")
	require.ErrorContains(t, json.Unmarshal([]byte(`"red9"`), &d), "is no die")
	require.Equal(t, lb.Done(), m, "a failed reading leaves what was there")
	require.Equal(t, red5, d)
}
