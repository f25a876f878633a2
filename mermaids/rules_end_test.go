package mermaids

import (
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/sandbar-games/sandbar/core"
)

func TestMB16_AnyEmptyHandEnds(t *testing.T) {
	// Not the active player's: the one asked.
	s := spec{hands: []string{"sun pail", "sun", "pail umbrella"}}.state(t)
	play(t, &s, "0 ask 1 sun", "chance give", "chance reveal shell4", "chance caught nobody")
	require.Equal(t, core.Nobody, s.Next())
	require.Equal(t, PhaseOver, s.Phase())
	require.Equal(t, core.SeatsOf(0), s.Winners())
	refused(t, s, "1 mermaid", core.ReasonOver)
	refused(t, s, "chance clear", core.ReasonOver)
}

func TestMB16_AnySeaMonsterAloneEnds(t *testing.T) {
	s := spec{hands: []string{"sun pail", "sun monster", "pail umbrella"}}.state(t)
	play(t, &s, "0 ask 1 sun", "chance give", "chance reveal shell4")
	require.Equal(t, "caught 1", truth(t, &s))
	refused(t, s, "chance clear", "MB-23")
	refused(t, s, "chance caught 2", "MB-23")
	refused(t, s, "chance caught nobody", "MB-23")
	play(t, &s, "chance caught 1")
	require.Equal(t, core.Seat(1), s.Monster())
	require.Equal(t, core.Nobody, s.Next())
}

func TestMB16_BeforeTheBonusTurn(t *testing.T) {
	s := spec{hands: []string{"mermaid monster", "sun pail"}}.state(t)
	play(t, &s, "0 mermaid", "chance reveal shell4", "chance caught 0")
	require.Equal(t, core.Nobody, s.Next(), "no bonus turn")
	require.Zero(t, s.Score(0), "and the shell just drawn is eaten")

	s = spec{hands: []string{"mermaid", "sun pail"}}.state(t)
	play(t, &s, "0 mermaid", "chance reveal shell4", "chance caught nobody")
	require.Equal(t, 4, s.Score(0))
}

func TestMB17_LastCardByEachAction(t *testing.T) {
	for _, test := range []struct {
		hand   string
		events []string
	}{
		{"mean", []string{"0 mean 1 shell3", "chance caught nobody"}},
		{"sun sun", []string{"0 pair sun", "chance reveal shell1", "chance caught nobody"}},
		{"sun", []string{"0 ask 1 sun", "chance give", "chance reveal shell1", "chance caught nobody"}},
		{"wave", []string{"0 wave 1 shell3", "chance caught nobody"}},
		{"seaweed", []string{"0 seaweed 1", "chance draw 1 pail", "chance caught nobody"}},
		{"mean monster", []string{"0 mean 1 shell3", "chance caught 0"}},
		{"sun sun monster", []string{"0 pair sun", "chance reveal shell1", "chance caught 0"}},
		{"sun monster", []string{"0 ask 1 sun", "chance give", "chance reveal shell1", "chance caught 0"}},
		{"wave monster", []string{"0 wave 1 shell3", "chance caught 0"}},
		{"seaweed monster", []string{"0 seaweed 1", "chance draw 1 pail", "chance caught 0"}},
	} {
		s := spec{hands: []string{test.hand, "sun umbrella pail"}, shells: []string{"", "3"}}.state(t)
		play(t, &s, test.events...)
		require.Equal(t, core.Nobody, s.Next(), test.hand)
	}
}

func TestMB17_HandingOverTheLastCard(t *testing.T) {
	s := spec{hands: []string{"sun pail", "sun", "pail umbrella"}}.state(t)
	play(t, &s, "0 ask 1 sun", "chance give")
	require.Equal(t, PhaseReveal, s.Phase(), "the pair's shell comes first")
	play(t, &s, "chance reveal shell4")
	require.Equal(t, 4, s.Score(0))
	require.Equal(t, "caught nobody", truth(t, &s))
}

// The print does not say when a hand emptied by Seaweed counts that draws for
// itself: the action is complete only after the draw.
func TestMB17_SeaweedForOneselfAsTheLastCard(t *testing.T) {
	start := spec{options: Options{Seaweed: Anyone}, hands: []string{"seaweed", "sun pail"}}.state(t)
	play(t, &start, "0 seaweed 0")
	s := start
	play(t, &s, "chance draw 0 pail", "chance clear")
	require.Equal(t, core.Seat(1), s.Next())
	s = start
	play(t, &s, "chance draw 0 monster", "chance caught 0")
	require.Equal(t, core.Nobody, s.Next())
}

func TestMB18_DrawnCardFirst(t *testing.T) {
	start := spec{hands: []string{"sun", "pail mermaid", "pail mermaid"}}.state(t)
	play(t, &start, "0 ask 1 sun", "chance refuse")

	// The last cards, as a pair.
	s := start
	play(t, &s, "chance draw 0 sun", "0 pair sun", "chance reveal shell2")
	require.Equal(t, "caught nobody", truth(t, &s))
	play(t, &s, "chance caught nobody")
	require.Equal(t, 2, s.Score(0))

	// The same card kept: the game goes on.
	s = start
	play(t, &s, "chance draw 0 sun", "0 keep")
	require.Equal(t, core.Seat(1), s.Next())

	// A mermaid played leaves the old card, and a bonus turn.
	s = start
	play(t, &s, "chance draw 0 mermaid", "0 mermaid", "chance reveal shell2", "chance clear")
	require.Equal(t, core.Seat(0), s.Next())

	// The Sea Monster drawn is not alone.
	s = start
	play(t, &s, "chance draw 0 monster", "0 keep")
	require.Equal(t, core.Seat(1), s.Next())

	// A pair that leaves the Sea Monster.
	s = spec{hands: []string{"sun monster", "pail mermaid"}}.state(t)
	play(t, &s, "0 ask 1 sun", "chance refuse", "chance draw 0 sun", "0 pair sun", "chance reveal shell2", "chance caught 0")
	require.Zero(t, s.Score(0))
}

func TestMB19_EmptiedBeforeAStarfish(t *testing.T) {
	for name, test := range map[string]struct {
		hands  []string
		events []string
	}{
		"by a mermaid": {[]string{"mermaid", "sun monster", "pail pail"},
			[]string{"0 mermaid", "chance reveal starright", "1 pass monster", "2 pass pail", "chance takeup monster pail none none none"}},
		"by a pair": {[]string{"sun sun", "sun monster", "pail pail"},
			[]string{"0 pair sun", "chance reveal starright", "1 pass monster", "2 pass pail", "chance takeup monster pail none none none"}},
		"by an Ask": {[]string{"sun", "sun sun monster", "pail pail"},
			[]string{"0 ask 1 sun", "chance give", "chance reveal starright", "1 pass monster", "2 pass pail",
				"chance takeup monster pail none none none"}},
		"by handing over": {[]string{"sun pail", "sun", "pail monster"},
			[]string{"0 ask 1 sun", "chance give", "chance reveal starright", "0 pass pail", "2 pass monster",
				"chance takeup none monster pail none none"}},
	} {
		s := spec{hands: test.hands}.state(t)
		play(t, &s, test.events...)
		holder := "0"
		if name == "by handing over" {
			holder = "1"
		}
		require.Equal(t, "caught "+holder, truth(t, &s), name)
		play(t, &s, "chance caught "+holder)
		require.Equal(t, core.Nobody, s.Next(), name)
	}
}

func TestMB19_EmptiedAndFilledWithAnotherCard(t *testing.T) {
	s := spec{hands: []string{"mermaid", "sun monster", "pail pail"}, shells: []string{"", "4 4 3"}}.state(t)
	play(t, &s, "0 mermaid", "chance reveal starright", "1 pass sun", "2 pass pail", "chance takeup sun pail none none none",
		"chance caught 1")
	require.Equal(t, CardsOf(Sun), s.Hand(0))
	require.Equal(t, 3, s.Score(1))
}

func TestMB19_SeaMonsterPassedAwayPlaysOn(t *testing.T) {
	s := spec{hands: []string{"mermaid monster", "sun umbrella", "pail umbrella"}}.state(t)
	play(t, &s, "0 mermaid", "chance reveal starright", "0 pass monster", "1 pass sun", "2 pass pail",
		"chance takeup sun pail monster none none")
	require.Equal(t, "clear", truth(t, &s))
	play(t, &s, "chance clear")
	require.Equal(t, core.Seat(0), s.Next(), "the bonus turn")

	// But who is left with it alone by the passing ends the game.
	s = spec{hands: []string{"mermaid monster", "sun umbrella", "pail"}}.state(t)
	play(t, &s, "0 mermaid", "chance reveal starright", "0 pass monster", "1 pass sun", "2 pass pail",
		"chance takeup sun pail monster none none", "chance caught 2")
	require.Equal(t, core.Nobody, s.Next())
}

func TestMB20_RulebookExample(t *testing.T) {
	// Two fours are eaten, and the rest adds up to eleven.
	s := spec{hands: []string{"mermaid", "monster sun"}, shells: []string{"1", "4 4 3 3 3 2"}}.state(t)
	play(t, &s, "0 mermaid", "chance reveal shell1", "chance caught 1")
	require.Equal(t, 11, s.Score(1))
	require.Equal(t, 2, s.ShellDiscards().Count(Shell4))
	require.Zero(t, s.Shells(1).Count(Shell4))
	tally := s.Tally(1)
	require.Equal(t, core.Tally{
		{Name: "shells worth 1", Count: 0, Points: 0},
		{Name: "shells worth 2", Count: 1, Points: 2},
		{Name: "shells worth 3", Count: 3, Points: 9},
		{Name: "shells worth 4", Count: 0, Points: 0},
	}, tally)
	require.Equal(t, 11, tally.Total())
	require.Equal(t, core.SeatsOf(1), s.Winners())
}

func TestMB20_Winners(t *testing.T) {
	for _, test := range []struct {
		name    string
		hands   []string // seat 0 plays its last mermaid and draws a shell worth 1
		shells  []string
		winners core.SeatSet
		scores  []int
	}{
		{"most points", []string{"mermaid", "sun", "pail"}, []string{"4", "3 3", "4"}, core.SeatsOf(1), []int{5, 6, 4}},
		{"most shells", []string{"mermaid", "sun", "pail"}, []string{"4", "1 1 3", ""}, core.SeatsOf(1), []int{5, 5, 0}},
		{"shared", []string{"mermaid", "sun", "pail"}, []string{"4", "4 1", "4"}, core.SeatsOf(0, 1), []int{5, 5, 4}},
		{"all alike", []string{"mermaid", "sun", "pail"}, []string{"4", "4 1", "1 4"}, core.SeatsOf(0, 1, 2), []int{5, 5, 5}},
		{"after the Sea Monster", []string{"mermaid", "sun monster", "pail"}, []string{"", "4 4 4 3 3", ""}, core.SeatsOf(1), []int{1, 6, 0}},
		{"all eaten", []string{"mermaid", "sun monster", "pail"}, []string{"", "4 4 4", ""}, core.SeatsOf(0), []int{1, 0, 0}},
		// Six points each, and counted before the feast seat 1 would have more shells.
		{"tie after the Sea Monster", []string{"mermaid", "sun monster", "pail"}, []string{"2 3", "3 3 4 4", "4 2"}, core.SeatsOf(0), []int{6, 6, 6}},
		{"nothing to eat", []string{"mermaid", "sun", "monster pail"}, []string{"", "", ""}, core.SeatsOf(0), []int{1, 0, 0}},
	} {
		s := spec{hands: test.hands, shells: test.shells}.state(t)
		require.Zero(t, s.Winners(), "none before the end")
		play(t, &s, "0 mermaid", "chance reveal shell1")
		play(t, &s, "chance "+truth(t, &s))
		for seat, score := range test.scores {
			require.Equal(t, score, s.Score(core.Seat(seat)), test.name)
		}
		require.Equal(t, test.winners, s.Winners(), test.name)
	}
	s := spec{hands: []string{"mermaid", "sun"}}.state(t)
	require.Zero(t, s.Score(7))
	require.Zero(t, s.Score(core.Nobody))
	require.Empty(t, s.Tally(7))
}
