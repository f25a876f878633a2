package mermaids

import (
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/sandbar-games/sandbar/core"
)

func TestMB24_PlayOrKeepIsOneMove(t *testing.T) {
	s := spec{hands: []string{"sun pail wave", "umbrella mermaid"}}.state(t)
	refused(t, s, "0 keep", "no drawn card is to be kept (MB-24)")
	play(t, &s, "0 ask 1 sun", "chance refuse", "chance draw 0 monster")
	require.Equal(t, []string{"keep"}, moves(&s, 0), "even if it is the only move")
	refused(t, s, "0 discard wave", "only the card just drawn can be played, or kept (MB-24)")
}

func TestMB24_OnlyTheDrawnCardIsPlayed(t *testing.T) {
	s := spec{hands: []string{"sun pail wave seaweed", "umbrella mermaid"}, shells: []string{"", "3"}}.state(t)
	play(t, &s, "0 ask 1 sun", "chance refuse", "chance draw 0 pail")
	require.Equal(t, []string{"keep", "pair pail"}, moves(&s, 0))
	for _, move := range []string{"wave 1 shell3", "seaweed 1", "ask 1 sun", "mermaid", "pair sun"} {
		refused(t, s, "0 "+move, "only the card just drawn can be played, or kept (MB-24)")
	}
	require.Empty(t, s.Moves(1))
	play(t, &s, "0 pair pail")
}

func TestMB24_EmptyBeachDeckAsksNothing(t *testing.T) {
	s := spec{hands: []string{"sun pail", "umbrella pail", "umbrella sun monster"}, deck: "none"}.state(t)
	play(t, &s, "0 ask 1 sun", "chance refuse")
	require.Equal(t, PhaseTurn, s.Phase())
	require.Equal(t, core.Seat(1), s.Next())
}

func TestMB25_NoSecondWrongAskOfAnEmptyDeck(t *testing.T) {
	s := spec{hands: []string{"sun pail", "umbrella pail", "umbrella sun monster"}, deck: "none"}.state(t)
	require.Equal(t, []string{"ask 1 sun", "ask 1 pail", "ask 2 sun", "ask 2 pail"}, moves(&s, 0))
	play(t, &s, "0 ask 1 sun", "chance refuse", "1 ask 0 umbrella", "chance refuse")
	require.True(t, s.Refused(1, Sun))
	require.True(t, s.Refused(0, Umbrella))
	require.False(t, s.Refused(1, Umbrella))
	require.False(t, s.Refused(7, Sun))
	require.False(t, s.Refused(1, SeaMonster))
	require.Equal(t, []string{"ask 0 sun", "ask 1 umbrella"}, moves(&s, 2), "whoever asked")
}

func TestMB25_RefusedItemsAreRefusedToAll(t *testing.T) {
	s := spec{turn: 1, hands: []string{"sun pail", "umbrella pail sailboat", "umbrella sun sailboat"}, deck: "monster"}.state(t)
	// As long as the deck has cards, the same may be asked again; it costs a card.
	play(t, &s, "1 ask 0 umbrella", "chance refuse", "chance draw 1 monster", "1 keep")
	require.Zero(t, s.DeckSize())
	require.Equal(t, []string{"ask 0 sun", "ask 0 sailboat", "ask 1 sun", "ask 1 umbrella", "ask 1 sailboat"}, moves(&s, 2),
		"what was refused before the deck ran out counts too")
	refused(t, s, "2 ask 0 umbrella", "has refused the item and got no card since, and the Beach deck is empty (MB-25)")
	play(t, &s, "2 ask 0 sun", "chance give", "chance reveal starright")
	// Whoever had a card passed to it may be asked for anything again.
	play(t, &s, "0 pass pail", "1 pass sailboat", "2 pass sailboat")
	require.True(t, s.Refused(0, Umbrella))
	play(t, &s, "chance takeup sailboat sailboat pail none none", "chance clear")
	require.False(t, s.Refused(0, Umbrella))
}

func TestMB25_DeckWithCards(t *testing.T) {
	s := spec{hands: []string{"sun pail", "umbrella mermaid", "sun pail"}}.state(t)
	play(t, &s, "0 ask 1 sun", "chance refuse", "chance draw 0 sailboat", "0 keep",
		"1 mermaid", "chance reveal shell1", "chance clear", "1 ask 0 umbrella", "chance refuse", "chance draw 1 sun", "1 keep")
	require.False(t, s.Refused(1, Sun), "it has drawn since")
	require.True(t, s.Refused(0, Umbrella))
	play(t, &s, "2 ask 1 pail", "chance refuse", "chance draw 2 umbrella", "2 keep", "0 ask 1 pail", "chance refuse")
}

// Any position without a play has an Ask, however many were refused.
func TestMB25_ALegalAskRemains(t *testing.T) {
	s := spec{hands: []string{"sun pail monster", "umbrella pail", "umbrella sun"}, deck: "none"}.state(t)
	for range 30 {
		var vain []Move
		for _, m := range s.Moves(s.Next()) {
			if m.Kind() == KindAsk && !s.Hand(m.Seat()).Has(m.Card()) {
				vain = append(vain, m)
			}
		}
		require.NotEmpty(t, s.Moves(s.Next()))
		if len(vain) == 0 {
			return // only right Asks are left
		}
		require.NoError(t, s.Apply(s.Next(), vain[0]))
		play(t, &s, "chance refuse")
	}
	t.Fatal("wrong Asks go round for ever")
}

func TestMB25_WhatEndsARefusal(t *testing.T) {
	// A card drawn does, even one played at once.
	s := spec{hands: []string{"sun pail", "umbrella sailboat"}}.state(t)
	play(t, &s, "0 ask 1 sun", "chance refuse", "chance draw 0 wave", "0 keep", "1 ask 0 umbrella", "chance refuse")
	require.True(t, s.Refused(0, Umbrella))
	play(t, &s, "chance draw 1 wave", "1 discard wave", "0 ask 1 pail", "chance refuse", "chance draw 0 mean")
	require.False(t, s.Refused(0, Umbrella))
	require.False(t, s.Refused(1, Sun))
	require.True(t, s.Refused(1, Pail))
	// A card handed over by an Ask does not: it goes with its match and is never held.
	s = spec{hands: []string{"sun pail", "umbrella sun pail"}, turn: 1}.state(t)
	play(t, &s, "1 ask 0 umbrella", "chance refuse", "chance draw 1 mermaid", "1 keep", "0 ask 1 sun", "chance give", "chance reveal shell1",
		"chance clear")
	require.True(t, s.Refused(0, Umbrella))
}
