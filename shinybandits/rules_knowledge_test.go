package shinybandits

import (
	"strings"
	"testing"

	"github.com/sandbar-games/sandbar/core"
	"github.com/stretchr/testify/require"
)

func TestSB24_OnlyChoicesAreHidden(t *testing.T) {
	base := dealtWith(t, 3, "nest3/stream5", "camp4/nest2")
	chooseAll(t, &base, "raccoon mask", "magpie plus", "magpie minus")
	turnUp(t, &base)
	for seat, name := range []string{"bandit fox", "bandit magpie", "bandit fox"} {
		do(t, &base, core.Seat(seat), name)
	}
	turnUp(t, &base) // seat 0 stays masked

	// Whatever seats 0 and 1 choose, seat 2 and spectators see that they did.
	for _, viewer := range []core.Seat{2, core.Nobody, core.Chance, 3, 100} {
		looks := map[View]bool{}
		for _, first := range base.Moves(0) {
			for _, second := range base.Moves(1) {
				s := base
				require.Equal(t, PlayAction(0), s.Seen(viewer, 0, first))
				require.NoError(t, s.Apply(0, first))
				require.NoError(t, s.Apply(1, second))
				looks[s.View(viewer)] = true
			}
		}
		require.Len(t, looks, 1, "viewer %v", viewer)
		for v := range looks {
			require.Equal(t, core.SeatsOf(0, 1), v.Chosen())
			require.Equal(t, 8, v.Hand(0).Len(), "the chosen card still counts")
			require.Equal(t, core.SeatsOf(0), v.Masked())
			require.Equal(t, Choice{}, v.Up(0))
			require.Equal(t, Choice{Bandit: Magpie}, v.Up(1))
			require.Equal(t, Choice{}, v.Own())
		}
	}
	// Nor does a masked Bandit show, by anything.
	other := base
	other.hidden[0].Bandit = Magpie
	require.NoError(t, other.Check())
	require.Equal(t, base.View(1), other.View(1))
	require.Equal(t, base.View(core.Nobody), other.View(core.Nobody))

	// The owner sees its own choices.
	do(t, &base, 0, "action plus")
	v := base.View(0)
	require.Equal(t, Choice{Fox, Plus}, v.Own())
	require.Equal(t, PlayAction(Plus), base.Seen(0, 0, PlayAction(Plus)))
	require.Empty(t, v.AppendMoves(nil))

	// The rest is public.
	v = base.View(core.Nobody)
	require.Equal(t, base.Active(), v.Active())
	require.Equal(t, base.Upcoming(), v.Upcoming())
	require.Equal(t, cardOf(t, "nest3/stream5"), v.Location(1))
	require.Equal(t, [3]int{base.Pile(0), base.Pile(1), base.Supply()}, [3]int{v.Pile(0), v.Pile(1), v.Supply()})
	require.Equal(t, 3, v.Score(2))
	require.Equal(t, Cancel(1), base.Seen(core.Nobody, 0, Cancel(1)))
	text := strings.Join([]string{PlayBandit(0).String(), PlayAction(0).String()}, ", ")
	require.Equal(t, "bandit ?, action ?", text)
}

func TestSB24_TheLastCardIsKnown(t *testing.T) {
	s, err := New(2, Options{})
	require.NoError(t, err)
	rng := core.NewRNG(24, 0)
	for s.TurnedUp() < 8 {
		step(t, &s, &rng)
	}
	v := s.View(core.Nobody)
	require.Len(t, v.AppendFaceDown(nil), 1)
	for s.Phase() != PhaseLocation {
		step(t, &s, &rng)
	}
	require.Equal(t, 8, s.Round())
	require.Equal(t, []Outcome{{Move: Draw(v.AppendFaceDown(nil)[0]), Weight: 1}}, s.AppendOutcomes(nil))
}

func TestSB25_ChoicesAreFinal(t *testing.T) {
	s := dealtWith(t, 3, "nest3/stream5", "camp1/nest1")
	do(t, &s, 1, "bandit magpie")
	require.Equal(t, core.SeatsOf(0, 2), s.Pending())
	require.Equal(t, core.Seat(0), s.Next())
	require.Empty(t, s.Moves(1))
	require.Equal(t, reasonChosen, refused(t, &s, 1, PlayBandit(Raccoon)))
	require.Equal(t, reasonChosen, refused(t, &s, 1, PlayBandit(Magpie)), "twice")
	require.Equal(t, core.ReasonNotChance, refused(t, &s, core.Chance, RevealBandits(Magpie, Magpie, Magpie)))
	do(t, &s, 0, "bandit magpie")
	do(t, &s, 2, "bandit magpie")
	require.Equal(t, core.Chance, s.Next())
	require.Equal(t, core.SeatSet(0), s.Pending())
	require.Equal(t, reasonChosen, refused(t, &s, 2, PlayBandit(Raccoon)), "before the reveal too")
	require.Equal(t, reasonNoDraw, refused(t, &s, core.Chance, Draw(cardOf(t, "camp1/nest1"))))
	turnUp(t, &s)
	require.Equal(t, reasonNoBandits, refused(t, &s, 2, PlayBandit(Raccoon)))
	require.Equal(t, reasonNoStop, refused(t, &s, 2, Cancel(0)))
	do(t, &s, 2, "action plus")
	require.Equal(t, reasonChosen, refused(t, &s, 2, PlayAction(Minus)))
	last := s
	do(t, &last, 0, "action plus")
	do(t, &last, 1, "action plus")
	require.Equal(t, reasonChosen, refused(t, &last, 2, PlayAction(Minus)), "before the reveal too")
	for _, by := range []core.Seat{3, 7, 100, core.Nobody, -100} {
		require.Equal(t, core.ReasonNotPending, refused(t, &s, by, PlayAction(Minus)))
	}
	require.Equal(t, core.ReasonNoMove, refused(t, &s, 0, Move{}))
	require.Equal(t, core.ReasonNoMove, refused(t, &s, 0, Draw(cardOf(t, "camp1/nest1"))))
}

func TestSB25_TheStepWaitsForAll(t *testing.T) {
	s := dealtWith(t, 2, "nest3/stream5", "camp4/nest2")
	require.Equal(t, core.ReasonNotChance, refused(t, &s, core.Chance, Draw(cardOf(t, "camp4/nest2"))))
	chooseAll(t, &s, "raccoon mask", "magpie mask")
	require.Equal(t, reasonNoReveal, refused(t, &s, core.Chance, RevealBandits(0, 0)))
	require.Equal(t, reasonNotFaceDown, refused(t, &s, core.Chance, Draw(cardOf(t, "camp4/nest3"))))
	turnUp(t, &s)
	// Both are masked, and the step is a step all the same.
	do(t, &s, 0, "bandit fox")
	require.Equal(t, PhaseBandits, s.Phase())
	do(t, &s, 1, "bandit fox")
	require.Equal(t, []Outcome{{Move: RevealBandits(0, 0), Weight: 1}}, s.AppendOutcomes(nil))
	turnUp(t, &s)
	require.Equal(t, core.SeatsOf(0, 1), s.Pending())

	// The last Action card is chosen too.
	s = lateRound(t, 2, 9, [2]int{3, 4}, Leftovers)
	card := s.Active()
	for seat := range core.Seat(2) {
		require.NoError(t, s.Apply(seat, PlayBandit(card[0].Location.Bandit())))
	}
	turnUp(t, &s)
	require.Equal(t, []Move{PlayAction(Leftovers)}, s.Moves(1))
}

func TestSB26_OneReveal(t *testing.T) {
	s := dealtWith(t, 3, "nest3/stream5", "camp4/nest2")
	do(t, &s, 0, "bandit raccoon")
	do(t, &s, 1, "bandit magpie")
	do(t, &s, 2, "bandit magpie")
	truth := RevealBandits(Raccoon, Magpie, Magpie)
	rng := core.NewRNG(26, 0)
	require.Equal(t, []Outcome{{Move: truth, Weight: 1}}, s.AppendOutcomes(nil))
	require.Equal(t, truth, s.Sample(&rng))
	require.Equal(t, truth, s.Seen(core.Nobody, core.Chance, truth))
	require.Equal(t, Choice{Bandit: Magpie}, truth.Revealed(2))
	require.Equal(t, Choice{}, truth.Revealed(3))
	for _, m := range []Move{
		RevealBandits(Raccoon, Magpie, Raccoon), RevealBandits(Raccoon, Magpie), RevealBandits(Raccoon, Magpie, Magpie, 0),
		RevealBandits(Raccoon, Magpie, 0), RevealActions(Choice{Raccoon, 0}, Choice{Magpie, 0}, Choice{Magpie, 0}),
	} {
		require.Equal(t, reasonUntrue, refused(t, &s, core.Chance, m), m)
	}
	more := truth
	more.first = 1
	require.Equal(t, reasonUntrue, refused(t, &s, core.Chance, more), "a field too much")
	for _, m := range []Move{{}, PlayBandit(Raccoon), Cancel(0)} {
		require.Equal(t, core.ReasonNoMove, refused(t, &s, core.Chance, m), "no outcome at all")
	}
}

func TestSB26_EvenWorlds(t *testing.T) {
	// Seat 0 is masked and has chosen; it holds two Location Swaps, which count
	// once, and two other kinds.
	s := lateRound(t, 3, 6, [2]int{5, 6}, LocationSwap, LocationSwap, Plus, Caught)
	s.masked = core.SeatsOf(0)
	for seat := range core.Seat(3) {
		require.NoError(t, s.Apply(seat, s.Moves(seat)[0]))
	}
	turnUp(t, &s)
	do(t, &s, 0, "action plus")
	do(t, &s, 1, "action caught")
	const tries = 24_000
	count := map[[MaxSeats]Choice]int{}
	v, rng := s.View(1), core.NewRNG(26, 1)
	for range tries {
		d := v.Determinize(&rng)
		require.NoError(t, v.Fits(&d))
		require.Equal(t, Choice{Action: Caught}, d.Choice(1))
		count[d.hidden]++
	}
	require.Len(t, count, 2*3, "two Bandits and three kinds of Action cards")
	for _, n := range count {
		require.InDelta(t, tries/6, n, 6*58, "six standard deviations")
	}

	// Location cards: each that is face down is as likely to be next.
	s, err := New(2, Options{})
	require.NoError(t, err)
	next := map[Move]int{}
	for range tries {
		next[s.Sample(&rng)]++
	}
	require.Len(t, next, 9)
	for _, n := range next {
		require.InDelta(t, tries/9, n, 6*49)
	}
}
