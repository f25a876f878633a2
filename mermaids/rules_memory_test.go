package mermaids

import (
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/sandbar-games/sandbar/core"
)

func TestMB22_Newcomer(t *testing.T) {
	f := follow(t, spec{hands: []string{"sun pail", "sun umbrella", "sun pail"}, shells: []string{"", "3"}}.state(t), 2)
	f.bounds(0, "sun 0-4, mermaid 0-10, mean 0-2, monster 0-1")
	f.bounds(2, "sun 1-1, pail 1-1, mermaid 0-0") // its own hand
	require.Zero(t, f.view.AtMost(3, Sun))
	require.Zero(t, f.view.AtMost(0, 0))
	require.Zero(t, f.view.AtLeast(0, Hidden))
	// An Ask that is waiting for its answer lies open, as what was just refused.
	f.play("0 ask 1 sun")
	newcomer := f.state.View(2)
	require.Equal(t, 1, newcomer.AtLeast(0, Sun))
	require.Equal(t, 0, newcomer.AtMost(0, Mermaid))
	f.play("chance give", "chance reveal shell1")
	newcomer = f.state.View(2)
	require.Equal(t, 10, newcomer.AtMost(0, Mermaid), "later it is a memory")
	f.bounds(0, "mermaid 0-0")
}

// Who comes in late remembers from then on what could be told from the table.
func TestMB22_NewcomerFollows(t *testing.T) {
	s := spec{hands: []string{"sun pail", "umbrella mermaid", "umbrella mermaid"}}.state(t)
	play(t, &s, "0 ask 1 sun")
	f := follow(t, s, 2)
	f.play("chance refuse", "chance draw 0 wave")
	f.bounds(0, "sun 1-1, pail 0-1, mermaid 0-0")
	f.play("0 discard wave")
	f.bounds(0, "sun 1-1, pail 0-1, mermaid 0-0")

	// That seat 1 has no sun can be told until it gets a card, and what it gets is known.
	s = spec{hands: []string{"sun pail", "umbrella mermaid", "umbrella mermaid"}}.state(t)
	play(t, &s, "0 ask 1 sun", "chance refuse", "chance draw 0 sailboat", "0 keep")
	f = follow(t, s, 2)
	f.play("1 mermaid", "chance reveal starright", "0 pass pail", "1 pass umbrella", "2 pass mermaid",
		"chance takeup umbrella mermaid pail none none")
	require.False(t, f.state.Refused(1, Sun))
	f.bounds(1, "sun 0-0, mermaid 1-10")

	// A hand of one card was not the Sea Monster, whatever is drawn to it.
	s = spec{hands: []string{"sun", "umbrella mermaid", "umbrella mermaid"}}.state(t)
	f = follow(t, s, 2)
	f.play("0 ask 1 sun", "chance refuse", "chance draw 0 wave")
	f.bounds(0, "monster 0-0")
	f.play("0 keep")
	f.bounds(0, "monster 0-1")
}

func TestMB22_WhatAnAskShowsOfTheAsker(t *testing.T) {
	for _, viewer := range []core.Seat{1, 2, core.Nobody} {
		// Somebody other than the asker has a shell: a Mean Mermaid would find one.
		f := follow(t, spec{hands: []string{"sun pail", "umbrella mermaid", "umbrella mermaid"}, shells: []string{"", "3"}}.state(t), viewer)
		f.play("0 ask 1 sun")
		f.bounds(0, "sun 1-1, pail 0-1, umbrella 0-1, surfboard 0-1, mermaid 0-0, mean 0-0, seaweed 0-4, wave 0-2, monster 0-1")
		// Nobody has, or the asker only.
		for _, shells := range [][]string{nil, {"3"}} {
			f = follow(t, spec{hands: []string{"sun pail", "umbrella mermaid", "umbrella mermaid"}, shells: shells}.state(t), viewer)
			f.play("0 ask 1 sun")
			f.bounds(0, "sun 1-1, pail 0-1, mermaid 0-0, mean 0-2")
		}
	}
}

func TestMB22_GrantedAsk(t *testing.T) {
	f := follow(t, spec{hands: []string{"sun pail umbrella", "sun sun mermaid", "umbrella mermaid"}}.state(t), 2)
	f.play("0 ask 1 sun", "chance give")
	f.bounds(0, "sun 0-0, pail 0-1, mermaid 0-0") // the asker had exactly one
	f.bounds(1, "sun 0-4, mermaid 0-10")          // of the asked nothing is known but that it had one
	f.play("chance reveal shell2")
	f.bounds(0, "sun 0-0, pail 0-1, mermaid 0-0")
}

func TestMB22_RefusedAsk(t *testing.T) {
	f := follow(t, spec{hands: []string{"sun pail", "umbrella mermaid", "umbrella mermaid"}}.state(t), 2)
	f.play("0 ask 1 sun", "chance refuse")
	f.bounds(1, "sun 0-0, pail 0-4, mermaid 0-10")
	f.bounds(0, "sun 1-1, pail 0-1, mermaid 0-0")
	// A card that is not yet decided on is left aside.
	f.play("chance draw 0 mermaid")
	f.bounds(0, "sun 1-1, pail 0-1, mermaid 0-0")
	require.Equal(t, Card(0), f.view.Drawn())
}

func TestMB22_DrawnAndKeptEndsUpperBounds(t *testing.T) {
	start := spec{hands: []string{"sun pail", "umbrella mermaid", "umbrella mermaid"}}.state(t)
	f := follow(t, start, 2)
	f.play("0 ask 1 sun", "chance refuse", "chance draw 0 mermaid", "0 keep")
	f.bounds(0, "sun 1-4, pail 0-4, mermaid 0-10, mean 0-2")
	f.bounds(1, "sun 0-0")
	// The drawer itself knows its hand.
	f = follow(t, start, 0)
	f.play("0 ask 1 sun", "chance refuse", "chance draw 0 mermaid")
	require.Equal(t, Mermaid, f.view.Drawn())
	f.bounds(0, "sun 1-1, pail 1-1, mermaid 0-0")
	f.play("0 keep")
	f.bounds(0, "sun 1-1, pail 1-1, mermaid 1-1")
}

func TestMB22_DrawnAndPlayedIsNotUnseen(t *testing.T) {
	start := spec{hands: []string{"sun pail umbrella", "umbrella mermaid", "umbrella mermaid"}}.state(t)
	f := follow(t, start, 2)
	f.play("0 ask 1 sun", "chance refuse", "chance draw 0 mermaid", "0 mermaid")
	f.bounds(0, "sun 1-1, pail 0-1, mermaid 0-0")
	// The pair took one card from what was known, and it was the only one.
	f = follow(t, start, 2)
	f.play("0 ask 1 sun", "chance refuse", "chance draw 0 sun", "0 pair sun")
	f.bounds(0, "sun 0-0, pail 0-1, mermaid 0-0")
	f = follow(t, start, 2)
	f.play("0 ask 1 sun", "chance refuse", "chance draw 0 pail", "0 pair pail")
	f.bounds(0, "sun 1-1, pail 0-0, mermaid 0-0")
}

func TestMB22_DrawnAndPlayedIsNotTheOneKnown(t *testing.T) {
	// Seat 1 has got a Seaweed from seat 0, and plays another one that it draws.
	f := follow(t, spec{hands: []string{"mermaid seaweed sun", "umbrella pail", "pail sailboat"}}.state(t), 0)
	f.play("0 mermaid", "chance reveal starleft", "0 pass seaweed", "1 pass pail", "2 pass sailboat", "chance takeup sailboat seaweed pail none none",
		"0 ask 1 sun", "chance refuse", "chance draw 0 wave", "0 keep")
	f.bounds(1, "seaweed 1-4")
	f.play("1 ask 2 umbrella", "chance refuse", "chance draw 1 seaweed", "1 seaweed 2")
	f.bounds(1, "seaweed 1-4, umbrella 1-1")
}

func TestMB22_CardsLeavingOpenly(t *testing.T) {
	// Seat 0 shows a sun, keeps the second one that it draws, and plays the pair.
	f := follow(t, spec{hands: []string{"sun pail", "umbrella wave", "umbrella wave"}}.state(t), 2)
	f.play("0 ask 1 sun", "chance refuse", "chance draw 0 sun", "0 keep", "1 discard wave", "chance clear", "2 discard wave", "chance clear")
	f.bounds(0, "sun 1-4")
	f.play("0 pair sun")
	f.bounds(0, "sun 0-4")
	// Seat 1 is asked for the umbrella that it has shown.
	f = follow(t, spec{hands: []string{"umbrella pail", "umbrella sun sailboat", "sailboat mermaid"}, turn: 1}.state(t), 2)
	f.play("1 ask 2 umbrella", "chance refuse", "chance draw 1 surfboard", "1 keep", "2 mermaid", "chance reveal shell1", "chance clear",
		"2 ask 0 sailboat", "chance refuse", "chance draw 2 wave", "2 keep")
	f.bounds(1, "umbrella 1-4")
	f.bounds(0, "sailboat 0-0")
	f.play("0 ask 1 umbrella", "chance give")
	f.bounds(1, "umbrella 0-4")
	f.bounds(0, "umbrella 0-0, sailboat 0-0, pail 0-1")
}

func TestMB22_DrawnBySeaweedEndsUpperBounds(t *testing.T) {
	start := spec{hands: []string{"sun pail", "umbrella seaweed", "umbrella mermaid"}}.state(t)
	events := []string{"0 ask 1 sun", "chance refuse", "chance draw 0 mermaid", "0 mermaid", "chance reveal shell1",
		"0 ask 2 pail", "chance refuse", "chance draw 0 wave", "0 discard wave", "1 seaweed 0"}
	f := follow(t, start, 2)
	f.play(events...)
	f.bounds(0, "sun 1-1, pail 1-1, mermaid 0-0")
	f.play("chance draw 0 mermaid")
	f.bounds(0, "sun 1-4, pail 1-4, mermaid 0-10")
	f.bounds(1, "sun 0-0")
}

// passing is a position in which seat 0 has shown a sun and, having kept nothing,
// no mermaid, and all are about to pass.
func passing(t *testing.T, viewer core.Seat, star string) *follower {
	f := follow(t, spec{hands: []string{"sun pail wave", "sun umbrella seaweed", "sailboat mermaid pail"}}.state(t), viewer)
	f.play("0 ask 2 sun", "chance refuse", "chance draw 0 mermaid", "0 mermaid", "chance reveal "+star)
	return f
}

func TestMB22_PassedUnseen(t *testing.T) {
	f := passing(t, core.Nobody, "starleft")
	f.bounds(0, "sun 1-1, pail 0-1, mermaid 0-0")
	f.bounds(2, "sun 0-0")
	f.play("0 pass wave", "1 pass umbrella", "2 pass mermaid")
	f.bounds(0, "sun 1-1, pail 0-1, mermaid 0-0") // nothing has moved yet
	f.play("chance takeup mermaid wave umbrella none none")
	f.bounds(0, "sun 0-4, pail 0-4, mermaid 0-10")
	f.bounds(2, "sun 0-4")
}

func TestMB22_PassedByTheViewer(t *testing.T) {
	// To the left of seat 2 sits seat 0, which gets one card, and known to seat 2.
	f := passing(t, 2, "starleft")
	f.play("0 pass wave", "1 pass umbrella", "2 pass mermaid", "chance takeup mermaid wave umbrella none none")
	f.bounds(0, "sun 0-1, pail 0-1, mermaid 1-1, mean 0-2")
	f.bounds(1, "wave 0-2, sun 0-4")
	// Passing an item of which there was at most one makes two possible.
	f = passing(t, 2, "starleft")
	f.play("0 pass wave", "1 pass umbrella", "2 pass pail", "chance takeup pail wave umbrella none none")
	f.bounds(0, "sun 0-1, pail 1-4, mermaid 0-0")
	// The Sea Monster given away is remembered until a card may have left.
	f = follow(t, spec{hands: []string{"monster sun mermaid", "umbrella sun", "mermaid pail sailboat"}}.state(t), 0)
	f.play("0 mermaid", "chance reveal starleft", "0 pass monster", "1 pass sun", "2 pass pail", "chance takeup pail monster sun none none")
	f.bounds(1, "monster 1-1")
	f.bounds(2, "monster 0-1")
	f.play("0 ask 1 sun", "chance refuse", "chance draw 0 wave", "0 keep", "1 ask 0 umbrella", "chance refuse", "chance draw 1 seaweed", "1 keep")
	f.bounds(1, "monster 1-1, umbrella 1-4")
	f.play("2 mermaid", "chance reveal starleft", "0 pass wave", "1 pass monster", "2 pass sun", "chance takeup sun wave monster none none")
	f.bounds(1, "monster 0-1, umbrella 0-4, wave 1-2")
}

func TestMB22_PassedToTheViewer(t *testing.T) {
	// To the right of seat 0 sits seat 2: the wave, and nothing else, has left.
	f := passing(t, 2, "starright")
	f.play("0 pass wave", "1 pass umbrella", "2 pass mermaid", "chance takeup umbrella mermaid wave none none")
	f.bounds(0, "sun 1-4, pail 0-4, mermaid 0-10")
	f.bounds(1, "mermaid 1-10")
	f = passing(t, 2, "starright")
	f.play("0 pass sun", "1 pass umbrella", "2 pass mermaid", "chance takeup umbrella mermaid sun none none")
	f.bounds(0, "sun 0-4, pail 0-4, mermaid 0-10")
}

func TestMB22_PassedBetweenTwo(t *testing.T) {
	// With two players nothing that is passed is unseen.
	f := follow(t, spec{hands: []string{"sun pail wave", "umbrella mermaid"}}.state(t), 1)
	f.play("0 ask 1 sun", "chance refuse", "chance draw 0 mermaid", "0 mermaid", "chance reveal starleft",
		"0 pass pail", "1 pass mermaid", "chance takeup mermaid pail none none none")
	f.bounds(0, "sun 1-1, pail 0-0, umbrella 0-1, mermaid 1-1, mean 0-2")
	// What it got and gave at once: one sun left, and one arrived.
	f = follow(t, spec{hands: []string{"sun pail wave", "umbrella mermaid"}}.state(t), 1)
	f.play("0 ask 1 sun", "chance refuse", "chance draw 0 mermaid", "0 mermaid", "chance reveal starleft",
		"0 pass wave", "1 pass umbrella", "chance takeup umbrella wave none none none")
	f.bounds(0, "sun 1-1, pail 0-1, umbrella 1-4, mermaid 0-0")
}

func TestMB22_WhoPassesNothing(t *testing.T) {
	// Seat 0 has no card to pass and gets one of seat 2.
	f := follow(t, spec{hands: []string{"sun", "sun umbrella", "sailboat umbrella", "sailboat pail"}, turn: 1}.state(t), core.Nobody)
	f.play("1 ask 2 sun", "chance refuse", "chance draw 1 mermaid", "1 mermaid", "chance reveal shell1", "1 ask 0 sun", "chance give",
		"chance reveal starleft", "1 pass umbrella", "2 pass umbrella", "3 pass pail", "chance takeup pail none umbrella umbrella none")
	// Seat 1 has passed a card, and got none: what it can hold at most stays.
	f.bounds(1, "sun 0-0, pail 0-1, mermaid 0-0")
	f.bounds(2, "sun 0-4")
}

func TestMB22_MemoryIsTheViewersOwn(t *testing.T) {
	start := spec{hands: []string{"sun pail", "umbrella mermaid", "umbrella mermaid"}}.state(t)
	for viewer := range core.Seat(3) {
		f := follow(t, start, viewer)
		f.play("0 ask 1 sun", "chance refuse", "chance draw 0 wave", "0 keep")
		require.Zero(t, f.view.know[viewer], "nothing is remembered of the own hand")
	}
}

// Recall is open to whoever calls it with nonsense.
func TestRecallOfNonsense(t *testing.T) {
	s := spec{hands: []string{"sun pail", "umbrella mermaid", "umbrella mermaid"}}.state(t)
	for kind := range Kind(20) {
		for _, seat := range []core.Seat{core.Nobody, core.Chance, 4, 100} {
			for _, c := range []Card{0, 14, Hidden} {
				before := s.View(0)
				v := before
				require.NotPanics(t, func() {
					v.Recall(&before, seat, Move{kind: kind, seat: seat, card: c, shell: Shell(c)})
				})
			}
		}
	}
}
