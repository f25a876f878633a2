package mermaids

import (
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/sandbar-games/sandbar/core"
	"github.com/sandbar-games/sandbar/core/gametest"
)

func TestMB21_CheckFindsWhatIsWrong(t *testing.T) {
	turn := spec{hands: []string{"sun pail", "umbrella mermaid"}, shells: []string{"3"}}.state(t)
	answer := turn
	play(t, &answer, "0 ask 1 sun")
	draw := answer
	play(t, &draw, "chance refuse")
	decide := draw
	play(t, &decide, "chance draw 0 sailboat")
	pass := spec{turn: 1, hands: []string{"sun pail", "umbrella mermaid"}}.state(t)
	play(t, &pass, "1 mermaid", "chance reveal starleft", "0 pass sun")
	reveal := spec{turn: 1, hands: []string{"sun pail", "umbrella mermaid"}}.state(t)
	play(t, &reveal, "1 mermaid")
	last := spec{turn: 1, hands: []string{"sun pail", "mermaid", "pail"}}.state(t)
	play(t, &last, "1 mermaid", "chance reveal starleft", "0 pass sun")
	pair := spec{hands: []string{"sun sun pail", "umbrella mermaid"}}.state(t)
	play(t, &pair, "0 pair sun")
	seaweed := spec{hands: []string{"seaweed pail", "umbrella mermaid"}}.state(t)
	play(t, &seaweed, "0 seaweed 1")
	single := spec{hands: []string{"sun", "umbrella mermaid"}}.state(t)
	dry := spec{hands: []string{"sun pail", "pail umbrella", "umbrella sun monster"}, deck: "none"}.state(t)
	play(t, &dry, "0 ask 1 sun")
	nobody := spec{hands: []string{"sun", "sun"}}.state(t)
	play(t, &nobody, "0 ask 1 sun", "chance give", "chance reveal starleft")
	given := spec{hands: []string{"sun pail", "sun monster", "pail umbrella"}}.state(t)
	play(t, &given, "0 ask 1 sun", "chance give", "chance reveal shell4", "chance caught 1")
	alone := spec{hands: []string{"mermaid monster", "sun umbrella"}}.state(t)
	play(t, &alone, "0 mermaid", "chance reveal shell1")
	over := spec{hands: []string{"mermaid", "sun monster"}}.state(t)
	play(t, &over, "0 mermaid", "chance reveal shell1", "chance caught 1")
	deal, err := New(2, Options{})
	require.NoError(t, err)

	for _, test := range []struct {
		name  string
		state State
		spoil func(*State)
	}{
		{"a card too many", turn, func(s *State) { s.hands[0] = s.hands[0].Add(Sun, 1); s.sizes[0]++ }},
		{"a card lost", turn, func(s *State) { s.deck = s.deck.Add(Sun, -1); s.beach-- }},
		{"two cards swapped", turn, func(s *State) { s.hands[0] = CardsOf(Sun, Umbrella) }},
		{"a size", turn, func(s *State) { s.sizes[0]++ }},
		{"a deck's size", turn, func(s *State) { s.beach-- }},
		{"a kind that is none", turn, func(s *State) { s.deck = s.deck.Add(15, 1) }},
		{"a shell too many", turn, func(s *State) { s.shells[1] = s.shells[1].Add(Shell4, 1) }},
		{"a Starfish before a seat", turn, func(s *State) {
			s.shells[0], s.shellDeck = s.shells[0].Add(StarfishLeft, 1), s.shellDeck.Add(StarfishLeft, -1)
		}},
		{"a shell for nothing", turn, func(s *State) { s.shells[1], s.shellDeck = s.shells[1].Add(Shell4, 1), s.shellDeck.Add(Shell4, -1) }},
		{"half a pair played", turn, func(s *State) { s.discard, s.deck, s.beach = s.discard.Add(Pail, 1), s.deck.Add(Pail, -1), s.beach-1 }},
		{"the Sea Monster played", turn, func(s *State) {
			s.discard, s.deck, s.beach = s.discard.Add(SeaMonster, 1), s.deck.Add(SeaMonster, -1), s.beach-1
		}},
		{"seats", turn, func(s *State) { s.seats = 6 }},
		{"phase", turn, func(s *State) { s.phase = 99 }},
		{"no phase", turn, func(s *State) { s.phase = 0 }},
		{"turn", turn, func(s *State) { s.turn = 2 }},
		{"options", turn, func(s *State) { s.options.First = 5 }},
		{"younger", turn, func(s *State) { s.options.Younger = true }},
		{"an Ask in no phase of it", turn, func(s *State) { s.item, s.target = Sun, 1 }},
		{"a target", turn, func(s *State) { s.target = 1 }},
		{"a bonus before the mermaid", turn, func(s *State) { s.bonus = true }},
		{"an empty hand before", turn, func(s *State) { s.out = true }},
		{"a Starfish", turn, func(s *State) { s.star = StarfishLeft }},
		{"a card passed", turn, func(s *State) { s.passed[0] = Sun }},
		{"a card drawn", turn, func(s *State) { s.drawn = Sun }},
		{"a monster shown", turn, func(s *State) { s.monster = 1 }},
		{"a hand touched", turn, func(s *State) { s.touched = core.SeatsOf(0) }},
		{"refused and held", turn, func(s *State) { s.refused[0] = core.SetOf[uint16](Sun) }},
		{"refused and no item", turn, func(s *State) { s.refused[0] = core.SetOf[uint16](SeaMonster) }},
		{"nothing to check", turn, func(s *State) { s.phase = PhaseCheck }},
		{"over without reason", turn, func(s *State) { s.phase = PhaseOver }},
		{"asked oneself", answer, func(s *State) { s.target = 0 }},
		{"asked for what is not held", answer, func(s *State) { s.item = Sailboat }},
		{"asked with a mermaid", answer, func(s *State) { s.turn, s.target, s.item = 1, 0, Umbrella }},
		{"drawn after no refusal", draw, func(s *State) { s.refused[1] = core.Set[uint16, Card]{} }},
		{"nobody draws", draw, func(s *State) { s.target = core.Nobody }},
		{"a drawn card not in hand", decide, func(s *State) { s.drawn = Mermaid }},
		{"no drawn card", decide, func(s *State) { s.drawn = 0 }},
		{"a passed card not in hand", pass, func(s *State) { s.passed[0] = Mermaid }},
		{"committed without a card", pass, func(s *State) { s.choosing = 0 }},
		{"all committed and still passing", pass, func(s *State) { s.passed[1], s.choosing = Umbrella, 0 }},
		{"no Starfish", pass, func(s *State) { s.star = 0 }},
		{"another Starfish", pass, func(s *State) { s.star = StarfishRight }},
		{"the drawer has refused what it may have drawn", decide, func(s *State) { s.refused[0] = core.SetOf[uint16](Surfboard) }},
		{"a hand touched by an Ask", answer, func(s *State) { s.touched = core.SeatsOf(1) }},
		{"a hand touched before a draw", draw, func(s *State) { s.touched = core.SeatsOf(0) }},
		{"the drawer's hand not touched", decide, func(s *State) { s.touched = 0 }},
		{"a mermaid from nowhere", reveal, func(s *State) { s.touched = 0 }},
		{"a mermaid of two hands", reveal, func(s *State) { s.touched = core.SeatsOf(0, 1) }},
		{"a pair of three hands", last, func(s *State) { s.bonus, s.touched = false, core.SeatsOf(0, 1, 2) }},
		{"no hand was empty", pass, func(s *State) { s.out = true }},
		{"the empty hand forgotten", last, func(s *State) { s.out = false }},
		{"a hand that nobody looks at", alone, func(s *State) { s.touched = 0 }},
		{"looked at without an action", alone, func(s *State) { s.touched = core.SeatsOf(1) }},
		{"caught in a hand of before", given, func(s *State) { s.touched = core.SeatsOf(0) }},
		{"an item asked of nobody", turn, func(s *State) { s.item = Sun }},
		{"an empty hand", turn, func(s *State) { s.deck, s.beach, s.hands[0], s.sizes[0] = s.deck.Plus(s.hands[0]), s.beach+2, 0, 0 }},
		{"nothing to check after an action", turn, func(s *State) { s.phase, s.touched = PhaseCheck, core.SeatsOf(0) }},
		{"over after an action like any other", turn, func(s *State) { s.phase, s.touched = PhaseOver, core.SeatsOf(0) }},
		{"a bonus for a pair", pair, func(s *State) { s.bonus = true }},
		{"a Seaweed for oneself", seaweed, func(s *State) { s.target = 0 }},
		{"a Seaweed for nobody", seaweed, func(s *State) { s.target = core.Nobody }},
		{"the Sea Monster alone", single, func(s *State) { s.hands[0], s.deck = CardsOf(SeaMonster), s.deck.Add(Sun, 1).Add(SeaMonster, -1) }},
		{"asked in vain", dry, func(s *State) { s.refused[1] = core.SetOf[uint16](Sun) }},
		{"a draw from an empty deck", dry, func(s *State) { s.refused[1], s.phase = core.SetOf[uint16](Sun), PhaseDraw }},
		{"a passing of nobody", nobody, func(s *State) { s.star, s.phase = StarfishLeft, PhaseTakeUp }},
		{"the wrong holder", over, func(s *State) { s.monster = 0 }},
		{"no holder", over, func(s *State) { s.monster = core.Nobody }},
		{"dealt to the wrong seat", deal, func(s *State) {
			s.deck, s.beach, s.hands[1], s.sizes[1], s.touched = s.deck.Add(Sun, -1), 50, CardsOf(Sun), 1, core.SeatsOf(1)
		}},
		{"a turn before the deal", deal, func(s *State) { s.turn = 1 }},
	} {
		s := test.state
		require.NoError(t, s.Check(), test.name)
		test.spoil(&s)
		require.ErrorContains(t, s.Check(), "mermaids: ", test.name)
	}
}

func TestMB21_PendingCardsCountInTheHand(t *testing.T) {
	s := spec{hands: []string{"sun pail", "umbrella mermaid"}}.state(t)
	play(t, &s, "0 ask 1 sun", "chance refuse", "chance draw 0 sailboat")
	require.Equal(t, CardsOf(Sun, Pail, Sailboat), s.Hand(0))
	require.Equal(t, Sailboat, s.Drawn())
	require.Equal(t, 51, s.DeckSize()+s.HandSize(0)+s.HandSize(1)+s.Discards().Len())

	s = spec{hands: []string{"mermaid pail", "umbrella sun"}}.state(t)
	play(t, &s, "0 mermaid", "chance reveal starleft", "1 pass sun")
	require.Equal(t, CardsOf(Umbrella, Sun), s.Hand(1))
	require.Equal(t, Sun, s.Passed(1))
	require.Equal(t, 51, s.DeckSize()+s.HandSize(0)+s.HandSize(1)+s.Discards().Len())
}

func TestMB23_RevealsAreEventsOfTheirOwn(t *testing.T) {
	s := spec{hands: []string{"sun pail", "sun umbrella", "mermaid pail"}}.state(t)
	for _, event := range []string{"give", "refuse", "clear", "caught 1", "caught nobody", "reveal shell1", "draw 0 sun",
		"takeup sun none none none none"} {
		refused(t, s, "chance "+event, core.ReasonNotChance)
	}
	play(t, &s, "0 ask 1 sun")
	for _, event := range []string{"clear", "caught 1", "reveal shell1", "draw 0 sun", "deal 0 sun", "takeup sun none none none none"} {
		refused(t, s, "chance "+event, "that event is not due now (MB-23)")
	}
	play(t, &s, "chance give")
	refused(t, s, "chance give", "MB-23")
	play(t, &s, "chance reveal shell2")
	refused(t, s, "chance reveal shell2", "MB-23")
	play(t, &s, "chance clear", "1 ask 2 umbrella", "chance refuse", "chance draw 1 sun", "1 keep", "2 mermaid")
	refused(t, s, "chance draw 2 sun", "MB-23")
	play(t, &s, "chance reveal starleft", "0 pass pail", "1 pass sun", "2 pass pail")
	refused(t, s, "chance takeup pail pail pail none none", "the hands say otherwise (MB-23)")
	refused(t, s, "chance takeup ? pail sun none none", core.ReasonHidden)
	refused(t, s, "chance clear", "MB-23")
}

// What nobody but the players concerned may know, no move as seen shows.
func TestMB23_WhatIsSeen(t *testing.T) {
	s := spec{hands: []string{"sun pail", "sun umbrella", "mermaid pail"}}.state(t)
	seen := func(viewer core.Seat, event string) string {
		by, m := gametest.ParseEvent(t, Game, event)
		return s.Seen(viewer, by, m).String()
	}
	for _, viewer := range []core.Seat{0, 1, 2, core.Nobody, core.Chance, 7} {
		for _, event := range []string{"0 ask 1 sun", "chance give", "chance refuse", "0 keep", "0 pair sun", "0 mermaid", "chance reveal shell1",
			"chance clear", "chance caught 1", "0 seaweed 1", "0 discard mean", "0 mean 1 shell2", "0 wave 1 shell2"} {
			require.Equal(t, event[len(event)-len(seen(viewer, event)):], seen(viewer, event), "all see all of it")
		}
		want := map[bool]string{true: "draw 1 sun", false: "draw 1 ?"}[viewer == 1]
		require.Equal(t, want, seen(viewer, "chance draw 1 sun"))
		want = map[bool]string{true: "deal 1 sun", false: "deal 1 ?"}[viewer == 1]
		require.Equal(t, want, seen(viewer, "chance deal 1 sun"))
		want = map[bool]string{true: "pass sun", false: "pass ?"}[viewer == 1]
		require.Equal(t, want, seen(viewer, "1 pass sun"))
	}
	play(t, &s, "0 ask 1 sun", "chance give", "chance reveal starleft", "0 pass pail", "1 pass umbrella", "2 pass mermaid")
	event := "chance takeup mermaid pail umbrella none none"
	require.Equal(t, "takeup mermaid pail ? none none", seen(0, event), "what it got and what it gave")
	require.Equal(t, "takeup ? pail umbrella none none", seen(1, event))
	require.Equal(t, "takeup mermaid ? umbrella none none", seen(2, event))
	require.Equal(t, "takeup ? ? ? none none", seen(core.Nobody, event))
	require.Equal(t, "takeup ? ? ? none none", seen(4, event))
}

func TestMB26_OneCardIsNotTheSeaMonster(t *testing.T) {
	s := spec{turn: 1, hands: []string{"sun", "mermaid pail", "pail umbrella"}}.state(t)
	rng := core.NewRNG(1, 0)
	v := s.View(1)
	require.Equal(t, 0, v.AtMost(0, SeaMonster))
	require.Equal(t, 1, v.AtMost(2, SeaMonster))
	elsewhere := 0
	for range 500 {
		d := v.Determinize(&rng)
		require.False(t, d.Hand(0).Has(SeaMonster))
		if d.Hand(2).Has(SeaMonster) {
			elsewhere++
		}
	}
	require.Positive(t, elsewhere)
	// In the midst of an action too, for a hand that has not changed.
	play(t, &s, "1 mermaid")
	v = s.View(2)
	require.Equal(t, 0, v.AtMost(0, SeaMonster))
	require.Equal(t, 1, v.AtMost(1, SeaMonster), "this one has, and is not yet looked at")
	play(t, &s, "chance reveal shell1")
	require.Equal(t, "clear", truth(t, &s))
	play(t, &s, "chance clear")
	v = s.View(2)
	require.Equal(t, 0, v.AtMost(1, SeaMonster))
}

func TestMB26_ALookOnlyWhenAHandHasChanged(t *testing.T) {
	s := spec{hands: []string{"sun pail umbrella", "sailboat", "sun umbrella"}}.state(t)
	play(t, &s, "0 ask 1 sun", "chance refuse", "chance draw 0 mermaid", "0 keep")
	require.Equal(t, PhaseTurn, s.Phase(), "what the hand of one card is not is known already")
}

func TestMB26_HolderIsShownAtTheEnd(t *testing.T) {
	s := spec{hands: []string{"mermaid", "sun pail", "monster umbrella"}}.state(t)
	play(t, &s, "0 mermaid", "chance reveal shell1", "chance caught 2")
	require.Equal(t, core.Seat(2), s.Monster())
	rng := core.NewRNG(1, 0)
	others := map[Cards]bool{}
	for range 200 {
		v := s.View(0)
		d := v.Determinize(&rng)
		require.True(t, d.Hand(2).Has(SeaMonster))
		others[d.Hand(1)] = true
	}
	require.Greater(t, len(others), 10, "the other hands are not shown")

	// If nobody shows it, it is in the deck.
	s = spec{hands: []string{"mermaid", "sun pail", "pail umbrella"}}.state(t)
	play(t, &s, "0 mermaid", "chance reveal shell1", "chance caught nobody")
	for range 200 {
		v := s.View(0)
		d := v.Determinize(&rng)
		require.True(t, d.Deck().Has(SeaMonster))
	}
}

func TestMB27_CommittedCardIsHidden(t *testing.T) {
	s := spec{hands: []string{"mermaid pail sun", "umbrella sun", "sailboat pail"}}.state(t)
	play(t, &s, "0 mermaid", "chance reveal starleft")
	one, other := s, s
	play(t, &one, "1 pass umbrella")
	play(t, &other, "1 pass sun")
	for _, viewer := range []core.Seat{0, 2, core.Nobody} {
		require.Equal(t, one.View(viewer), other.View(viewer), "which card it is does not show")
	}
	require.NotEqual(t, one.View(1), other.View(1))
	v := one.View(1)
	require.Equal(t, Umbrella, v.Passed())
	require.Equal(t, core.SeatsOf(1), one.Committed())
	require.Equal(t, 2, one.HandSize(1), "nor does it leave the hand")
	require.Equal(t, core.SeatsOf(0, 2), one.Pending())
	refused(t, one, "1 pass sun", "MB-27")
}

func TestMB27_OrderOfChoosingDoesNotMatter(t *testing.T) {
	start := spec{hands: []string{"mermaid pail sun", "umbrella sun", "sailboat pail"}}.state(t)
	play(t, &start, "0 mermaid", "chance reveal starright")
	choices := []string{"0 pass sun", "1 pass umbrella", "2 pass pail"}
	want := start
	play(t, &want, choices...)
	for _, order := range [][]int{{0, 2, 1}, {1, 0, 2}, {1, 2, 0}, {2, 0, 1}, {2, 1, 0}} {
		s := start
		for _, i := range order {
			play(t, &s, choices[i])
		}
		require.Equal(t, want, s)
	}
}

func TestMB27_NobodyHoldsACard(t *testing.T) {
	// Both last cards leave by one granted Ask, and the shell is a Starfish.
	s := spec{hands: []string{"sun", "sun"}}.state(t)
	play(t, &s, "0 ask 1 sun", "chance give", "chance reveal starleft")
	require.Equal(t, PhaseCheck, s.Phase())
	play(t, &s, "chance caught nobody")
	require.Equal(t, core.AllSeats(2), s.Winners())
}
