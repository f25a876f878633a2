package mermaids

import (
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/sandbar-games/sandbar/core"
)

func TestMB06_MermaidBringsShellAndAnotherTurn(t *testing.T) {
	s := spec{turn: 1, hands: []string{"sun pail", "mermaid mermaid sun", "sun pail"}}.state(t)
	require.Equal(t, []string{"mermaid"}, moves(&s, 1))
	play(t, &s, "1 mermaid")
	require.Equal(t, 1, s.Discards().Count(Mermaid))
	require.Equal(t, PhaseReveal, s.Phase())
	require.Equal(t, core.Chance, s.Next())
	play(t, &s, "chance reveal shell3")
	require.Equal(t, 3, s.Score(1))
	require.Equal(t, core.Seat(1), s.Next(), "the turn stays")
	play(t, &s, "1 mermaid", "chance reveal shell1", "chance clear", "1 ask 0 sun", "chance give", "chance reveal shell1")
	require.Equal(t, 5, s.Score(1))
	refused(t, spec{hands: []string{"sun", "sun"}}.state(t), "0 mermaid", "MB-06")
}

func TestMB06_BonusTurnEndsLikeAnyOther(t *testing.T) {
	s := spec{hands: []string{"mermaid sun sun pail pail", "sun pail"}}.state(t)
	play(t, &s, "0 mermaid", "chance reveal shell3", "0 pair sun", "chance reveal shell1")
	require.Equal(t, core.Seat(1), s.Next())
}

func TestMB07_MeanMermaidTakesAShell(t *testing.T) {
	s := spec{hands: []string{"mean sun", "sun pail", "pail sun"}, shells: []string{"4", "1 1 3", "2"}}.state(t)
	require.Equal(t, []string{"mean 1 shell1", "mean 1 shell3", "mean 2 shell2"}, moves(&s, 0))
	play(t, &s, "0 mean 1 shell3")
	require.Equal(t, 7, s.Score(0))
	require.Equal(t, 2, s.Score(1))
	require.Equal(t, 1, s.Discards().Count(MeanMermaid))
	require.Equal(t, PhaseCheck, s.Phase(), "no Shell card is drawn; the hand of one card is looked at")
	play(t, &s, "chance clear")
	require.Equal(t, core.Seat(1), s.Next(), "and there is no bonus turn")
}

func TestMB07_TakingWhatIsNotThere(t *testing.T) {
	s := spec{hands: []string{"mean sun", "sun pail", "pail sun"}, shells: []string{"4", "1 1 3", ""}}.state(t)
	refused(t, s, "0 mean 1 shell4", "does not lie before that seat (MB-07")
	refused(t, s, "0 mean 2 shell1", "does not lie before that seat (MB-07")
	refused(t, s, "0 mean 0 shell4", "another player must be named (MB-07")
	refused(t, s, "0 mean 3 shell1", "another player must be named (MB-07")
	refused(t, s, "0 discard mean", "MB-12")
	refused(t, s, "1 mean 0 shell4", core.ReasonNotPending)
	require.ErrorIs(t, s.Apply(0, PlayMean(1, StarfishLeft)), core.ErrIllegal)
	require.ErrorIs(t, s.Apply(0, PlayMean(1, 200)), core.ErrIllegal)
}

func TestMB08_PairBringsShell(t *testing.T) {
	s := spec{hands: []string{"sun sun pail pail pail", "sun mermaid"}}.state(t)
	require.Equal(t, []string{"pair sun", "pair pail"}, moves(&s, 0))
	play(t, &s, "0 pair pail", "chance reveal shell2")
	require.Equal(t, CardsOf(Sun, Sun, Pail), s.Hand(0))
	require.Equal(t, CardsOf(Pail, Pail), s.Discards())
	require.Equal(t, 2, s.Score(0))
	require.Equal(t, core.Seat(1), s.Next())
	refused(t, s, "1 pair sun", "does not hold two of that item (MB-08)")
	refused(t, s, "1 pair mermaid", "no beach item (MB-08")
}

func TestMB09_AskGranted(t *testing.T) {
	s := spec{hands: []string{"sun pail", "sun sun mermaid", "pail mermaid"}}.state(t)
	require.Equal(t, []string{"ask 1 sun", "ask 1 pail", "ask 2 sun", "ask 2 pail"}, moves(&s, 0))
	play(t, &s, "0 ask 1 sun")
	seat, item := s.Asked()
	require.Equal(t, core.Seat(1), seat)
	require.Equal(t, Sun, item)
	require.Equal(t, "give", truth(t, &s))
	refused(t, s, "chance refuse", "MB-23")
	play(t, &s, "chance give")
	require.Equal(t, CardsOf(Pail), s.Hand(0))
	require.Equal(t, CardsOf(Sun, Mermaid), s.Hand(1))
	require.Equal(t, CardsOf(Sun, Sun), s.Discards())
	play(t, &s, "chance reveal shell4", "chance clear")
	require.Equal(t, 4, s.Score(0))
	require.Equal(t, core.Seat(1), s.Next())
}

func TestMB09_AskRefusedDraws(t *testing.T) {
	s := spec{hands: []string{"sun pail", "umbrella mermaid"}}.state(t)
	play(t, &s, "0 ask 1 sun")
	require.Equal(t, "refuse", truth(t, &s))
	refused(t, s, "chance give", "MB-23")
	play(t, &s, "chance refuse")
	require.Equal(t, PhaseDraw, s.Phase())
	refused(t, s, "chance draw 1 sun", "MB-09")
	refused(t, s, "chance draw 0 ?", core.ReasonHidden)
	play(t, &s, "chance draw 0 umbrella")
	require.Equal(t, 3, s.HandSize(0), "the drawn card counts in the hand")
	require.Equal(t, []string{"keep"}, moves(&s, 0))
	play(t, &s, "0 keep")
	require.Equal(t, CardsOf(Sun, Pail, Umbrella), s.Hand(0))
	require.Equal(t, core.Seat(1), s.Next())
}

func TestMB09_DrawnCardPlayedAtOnce(t *testing.T) {
	for drawn, want := range map[string][]string{
		"sun":       {"keep", "pair sun"},
		"pail":      {"keep", "pair pail"}, // a match for any item, not only the one asked for
		"surfboard": {"keep"},
		"mermaid":   {"keep", "mermaid"},
		"mean":      {"keep", "mean 1 shell3", "mean 2 shell1"},
		"wave":      {"keep", "wave 1 shell3", "wave 2 shell1"},
		"seaweed":   {"keep", "seaweed 1", "seaweed 2"},
		"monster":   {"keep"},
	} {
		s := spec{hands: []string{"sun pail", "umbrella mermaid", "umbrella mermaid"}, shells: []string{"", "3", "1"}}.state(t)
		play(t, &s, "0 ask 1 sun", "chance refuse", "chance draw 0 "+drawn)
		require.Equal(t, want, moves(&s, 0), drawn)
	}
}

func TestMB09_DrawnCardHasItsWholeEffect(t *testing.T) {
	start := spec{hands: []string{"sun pail", "umbrella mermaid", "umbrella mermaid"}, shells: []string{"", "3", "1"}}.state(t)
	play(t, &start, "0 ask 1 sun", "chance refuse")

	s := start
	play(t, &s, "chance draw 0 mermaid", "0 mermaid", "chance reveal shell2")
	require.Equal(t, core.Seat(0), s.Next(), "a mermaid so played gives its bonus turn")
	require.Equal(t, []string{"ask 1 sun", "ask 1 pail", "ask 2 sun", "ask 2 pail"}, moves(&s, 0))

	s = start
	play(t, &s, "chance draw 0 pail", "0 pair pail", "chance reveal shell2", "chance clear")
	require.Equal(t, 2, s.Score(0))
	require.Equal(t, core.Seat(1), s.Next())

	s = start
	play(t, &s, "chance draw 0 mean", "0 mean 1 shell3")
	require.Equal(t, 3, s.Score(0))
	require.Equal(t, core.Seat(1), s.Next())

	s = start
	play(t, &s, "chance draw 0 seaweed", "0 seaweed 2", "chance draw 2 sun")
	require.Equal(t, 3, s.HandSize(2))
	require.Equal(t, core.Seat(1), s.Next())
	require.Equal(t, CardsOf(Sun, Pail), s.Hand(0))
}

func TestMB09_BadAsk(t *testing.T) {
	s := spec{hands: []string{"sun pail seaweed wave monster", "sun mermaid"}}.state(t)
	refused(t, s, "0 ask 0 sun", "another player must be named (MB-07, MB-09")
	refused(t, s, "0 ask 2 sun", "another player must be named (MB-07, MB-09")
	refused(t, s, "0 ask 1 surfboard", "does not hold the item asked for (MB-09)")
	for _, c := range []string{"mermaid", "mean", "seaweed", "wave", "monster"} {
		refused(t, s, "0 ask 1 "+c, "no beach item (MB-08, MB-09)")
	}
	refused(t, s, "1 ask 0 sun", core.ReasonNotPending)
	refused(t, s, "0 pass sun", "nothing is to be passed")
	require.ErrorIs(t, s.Apply(0, Ask(1, 0)), core.ErrIllegal)
	require.ErrorIs(t, s.Apply(0, Ask(1, Hidden)), core.ErrIllegal)
	require.ErrorIs(t, s.Apply(0, Ask(-5, Sun)), core.ErrIllegal)
}

func TestMB10_AskOnlyIfNothingElse(t *testing.T) {
	for _, test := range []struct {
		hand   string
		shells []string
		reason string // "" if asking is allowed
	}{
		{"sun pail", nil, ""},
		{"sun pail pail", nil, "no mermaid and no pair"},
		{"sun mermaid", nil, "no mermaid and no pair"},
		{"sun mean", nil, ""},           // no shell to take
		{"sun mean", []string{"4"}, ""}, // the own one does not count
		{"sun mean", []string{"", "1"}, "no Mean Mermaid can take a shell"},
		{"sun wave seaweed", []string{"", "1"}, ""}, // these two may wait
		{"sun monster", nil, ""},
	} {
		s := spec{hands: []string{test.hand, "sun mermaid"}, shells: test.shells}.state(t)
		if test.reason != "" {
			require.Empty(t, movesOf(&s, 0, KindAsk), test.hand)
			refused(t, s, "0 ask 1 sun", test.reason+"")
			refused(t, s, "0 ask 1 sun", "(MB-10)")
			continue
		}
		require.Contains(t, movesOf(&s, 0, KindAsk), "ask 1 sun", test.hand)
		play(t, &s, "0 ask 1 sun")
	}
}

func TestMB11_SneakerWave(t *testing.T) {
	s := spec{hands: []string{"wave mermaid", "sun pail", "pail sun"}, shells: []string{"4", "1 1 3", ""}}.state(t)
	require.Equal(t, []string{"wave 1 shell1", "wave 1 shell3"}, movesOf(&s, 0, KindWave))
	gone := s.ShellDiscards().Count(Shell3)
	play(t, &s, "0 wave 1 shell3")
	require.Equal(t, 2, s.Score(1))
	require.Equal(t, 4, s.Score(0))
	require.Equal(t, gone+1, s.ShellDiscards().Count(Shell3))
	require.Equal(t, 1, s.Discards().Count(SneakerWave))
	play(t, &s, "chance clear")
	require.Equal(t, core.Seat(1), s.Next())

	s = spec{hands: []string{"wave mermaid", "sun pail", "pail sun"}, shells: []string{"4", "1 1 3", ""}}.state(t)
	refused(t, s, "0 wave 0 shell4", "another player must be named")
	refused(t, s, "0 wave 1 shell4", "does not lie before that seat (MB-07, MB-11)")
	refused(t, s, "0 wave 2 shell1", "does not lie before that seat (MB-07, MB-11)")
	refused(t, s, "0 discard wave", "MB-12")
}

func TestMB11_SeaweedForOthers(t *testing.T) {
	s := spec{hands: []string{"seaweed mermaid", "sun pail", "pail sun"}}.state(t)
	require.Equal(t, []string{"seaweed 1", "seaweed 2"}, movesOf(&s, 0, KindSeaweed))
	refused(t, s, "0 seaweed 0", "for another player (MB-11)")
	refused(t, s, "0 seaweed 3", "another player must be named")
	play(t, &s, "0 seaweed 2")
	refused(t, s, "chance draw 0 sun", "MB-11")
	play(t, &s, "chance draw 2 mermaid", "chance clear")
	require.Equal(t, CardsOf(Pail, Sun, Mermaid), s.Hand(2))
	require.Equal(t, core.Seat(1), s.Next(), "the drawn card cannot be played at once")
}

func TestMB11_SeaweedForAnyone(t *testing.T) {
	s := spec{options: Options{Seaweed: Anyone}, hands: []string{"seaweed mermaid", "sun pail", "pail sun"}}.state(t)
	require.Equal(t, []string{"seaweed 0", "seaweed 1", "seaweed 2"}, movesOf(&s, 0, KindSeaweed))
	play(t, &s, "0 seaweed 0", "chance draw 0 sun")
	require.Equal(t, CardsOf(Mermaid, Sun), s.Hand(0))
	require.Equal(t, core.Seat(1), s.Next())
}

func TestMB12_NothingToFind(t *testing.T) {
	s := spec{hands: []string{"mean wave seaweed sun", "sun umbrella"}, shells: []string{"4"}}.state(t)
	require.Equal(t, []string{"discard mean", "ask 1 sun", "discard wave", "seaweed 1"}, moves(&s, 0))
	refused(t, s, "0 discard seaweed", "MB-12")
	refused(t, s, "0 discard sun", "MB-12")
	refused(t, s, "0 discard mermaid", "MB-06")
	refused(t, s, "0 mean 1 shell4", "does not lie")
	for _, c := range []Card{MeanMermaid, SneakerWave} {
		next := s
		require.NoError(t, next.Apply(0, Discard(c)))
		require.Equal(t, 1, next.Discards().Count(c))
		require.Equal(t, core.Seat(1), next.Next())
	}

	// Without a card in the Beach deck there is nothing for Seaweed to find.
	s = spec{hands: []string{"seaweed sun monster", "sun umbrella umbrella"}, deck: "none"}.state(t)
	require.Equal(t, []string{"ask 1 sun", "discard seaweed"}, moves(&s, 0))
	refused(t, s, "0 seaweed 1", "the Beach deck is empty (MB-12)")
	play(t, &s, "0 discard seaweed")
	require.Equal(t, core.Seat(1), s.Next())
}

func TestMB12_DrawnWithNothingToFind(t *testing.T) {
	s := spec{hands: []string{"sun pail", "umbrella mermaid"}}.state(t)
	play(t, &s, "0 ask 1 sun", "chance refuse", "chance draw 0 mean")
	require.Equal(t, []string{"keep", "discard mean"}, moves(&s, 0))
	play(t, &s, "0 discard mean")
	require.Equal(t, core.Seat(1), s.Next())

	// The last card of the deck is a Seaweed: nothing is left to be drawn.
	s = spec{hands: []string{"sun umbrella monster", "pail umbrella", "sun pail"}, deck: "seaweed"}.state(t)
	play(t, &s, "0 ask 1 sun", "chance refuse", "chance draw 0 seaweed")
	require.Equal(t, []string{"keep", "discard seaweed"}, moves(&s, 0))
	play(t, &s, "0 discard seaweed")
	require.Equal(t, core.Seat(1), s.Next())
	require.Zero(t, s.DeckSize())
}

func TestMB13_SeaMonsterOnlyPasses(t *testing.T) {
	s := spec{hands: []string{"monster sun", "sun umbrella"}}.state(t)
	require.Equal(t, []string{"ask 1 sun"}, moves(&s, 0))
	refused(t, s, "0 discard monster", "the Sea Monster cannot be played (MB-13)")
	refused(t, s, "0 ask 1 monster", "no beach item")
	refused(t, s, "0 pair monster", "MB-13")

	s = spec{hands: []string{"monster sun", "mermaid umbrella", "sun umbrella"}, turn: 1}.state(t)
	play(t, &s, "1 mermaid", "chance reveal starleft")
	require.Contains(t, moves(&s, 0), "pass monster")
}
