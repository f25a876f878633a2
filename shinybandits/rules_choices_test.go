package shinybandits

import (
	"testing"

	"github.com/sandbar-games/sandbar/core"
	"github.com/stretchr/testify/require"
)

func TestSB06_OneOfTwoBandits(t *testing.T) {
	for card, want := range map[string][]Move{
		"nest3/stream5": {PlayBandit(Raccoon), PlayBandit(Magpie)},
		"stream5/nest3": {PlayBandit(Raccoon), PlayBandit(Magpie)},
		"nest3/camp5":   {PlayBandit(Fox), PlayBandit(Magpie)},
		"stream3/camp5": {PlayBandit(Fox), PlayBandit(Raccoon)},
	} {
		s := dealtWith(t, 2, card, "camp1/nest1")
		require.Equal(t, want, s.Moves(0), card)
		require.Equal(t, want, s.Moves(1), card)
	}
	s := dealtWith(t, 2, "nest3/stream5", "camp1/nest1")
	require.Equal(t, reasonNotActive, refused(t, &s, 0, PlayBandit(Fox)))
	require.Equal(t, core.ReasonHidden, refused(t, &s, 0, PlayBandit(0)))
	require.Equal(t, reasonNotActive, refused(t, &s, 0, PlayBandit(77)))
}

func TestSB06_TurnedUpTogether(t *testing.T) {
	s := dealtWith(t, 3, "nest3/stream5", "camp1/nest1")
	for _, seat := range []core.Seat{2, 0, 1} {
		require.Equal(t, Choice{}, s.Up(seat))
		require.NoError(t, s.Apply(seat, PlayBandit(Magpie)))
		require.Equal(t, Choice{}, s.Up(seat), "face down")
		require.Equal(t, Choice{Bandit: Magpie}, s.Choice(seat))
	}
	require.Equal(t, PhaseRevealBandits, s.Phase())
	do(t, &s, core.Chance, "bandits magpie,magpie,magpie")
	for seat := range core.Seat(3) {
		require.Equal(t, Choice{Bandit: Magpie}, s.Up(seat))
		require.Equal(t, Choice{}, s.Choice(seat))
	}
	require.Equal(t, PhaseActions, s.Phase())
}

func TestSB07_EachCardOnce(t *testing.T) {
	s := dealtWith(t, 2, "nest3/stream5", "camp1/nest1")
	for _, seat := range []core.Seat{0, 1} {
		require.Equal(t, reasonNoActions, refused(t, &s, seat, PlayAction(Plus)), "Bandits come first")
		require.NoError(t, s.Apply(seat, PlayBandit(Raccoon)))
	}
	turnUp(t, &s)
	require.Len(t, s.Moves(0), 8, "by kind")
	do(t, &s, 0, "action locationswap")
	do(t, &s, 1, "action plus")
	turnUp(t, &s)
	require.Equal(t, 1, s.Hand(0).Count(LocationSwap), "one of two")
	require.Equal(t, 0, s.Hand(1).Count(Plus))
	require.Equal(t, 8, s.Hand(1).Len())

	do(t, &s, core.Chance, "draw camp1/nest1")
	do(t, &s, 0, "bandit fox")
	do(t, &s, 1, "bandit fox")
	turnUp(t, &s)
	require.Contains(t, s.Moves(0), PlayAction(LocationSwap))
	require.NotContains(t, s.Moves(1), PlayAction(Plus))
	require.Equal(t, reasonNotHeld, refused(t, &s, 1, PlayAction(Plus)))
	require.Equal(t, reasonNotHeld, refused(t, &s, 1, PlayAction(77)))
	require.Equal(t, core.ReasonHidden, refused(t, &s, 1, PlayAction(0)))
}

func TestSB07_TurnedUpTogether(t *testing.T) {
	s := dealtWith(t, 2, "nest3/stream5", "camp1/nest1")
	do(t, &s, 0, "bandit magpie")
	do(t, &s, 1, "bandit raccoon")
	turnUp(t, &s)
	do(t, &s, 1, "action stop")
	require.Equal(t, Choice{Bandit: Raccoon}, s.Up(1))
	require.Equal(t, Choice{Action: Stop}, s.Choice(1))
	do(t, &s, 0, "action mask")
	require.Equal(t, PhaseRevealActions, s.Phase())
	do(t, &s, core.Chance, "actions mask,stop")
	require.Equal(t, Choice{Magpie, Mask}, s.Up(0))
	require.Equal(t, Choice{Raccoon, Stop}, s.Up(1))
}

func TestSB08_MaskedUntilTheActions(t *testing.T) {
	s := dealtWith(t, 3, "nest3/stream5", "camp4/nest2")
	chooseAll(t, &s, "raccoon mask", "magpie plus", "magpie minus")
	require.Equal(t, core.SeatsOf(0), s.Masked())
	turnUp(t, &s)
	for seat, name := range []string{"bandit fox", "bandit magpie", "bandit fox"} {
		do(t, &s, core.Seat(seat), name)
	}
	require.Equal(t, []Outcome{{Move: RevealBandits(0, Magpie, Fox), Weight: 1}}, s.AppendOutcomes(nil))
	require.Equal(t, reasonUntrue, refused(t, &s, core.Chance, RevealBandits(Fox, Magpie, Fox)))
	turnUp(t, &s)
	require.Equal(t, Choice{}, s.Up(0), "still face down")
	require.Equal(t, Choice{Bandit: Magpie}, s.Up(1))

	// The Stop of seat 1 is decided with all Bandits in sight.
	for seat, name := range []string{"action plus", "action stop", "action caught"} {
		do(t, &s, core.Seat(seat), name)
	}
	do(t, &s, core.Chance, "actions fox+plus,stop,caught")
	require.Equal(t, PhaseStop, s.Phase())
	require.Equal(t, Choice{Fox, Plus}, s.Up(0))
	do(t, &s, 1, "cancel 2")
	r, _ := s.LastRound()
	require.Equal(t, [2]int{3, 0}, r.Plus, "Plus found the masked Bandit at the camp")
	require.Equal(t, core.SeatSet(0), s.Masked(), "one round long")
}

func TestSB09_ByRisingNumber(t *testing.T) {
	// Plus (2) counts before the card turns (4), and Leftovers (7) after all.
	_, r := roundOf(t, "nest3/stream4", nobody, "magpie plus", "raccoon locationswap", "magpie leftovers")
	require.Equal(t, []int{2, 6, 2}, took(r, 3))
	// Minus (3) takes from what Plus (2) has brought.
	_, r = roundOf(t, "nest1/stream4", nobody, "raccoon minus", "magpie plus")
	require.Equal(t, []int{4, 2}, took(r, 2))
	// Bandit Swap (5) goes to where the turned card (4) has put the location.
	_, r = roundOf(t, "nest1/stream4", nobody, "magpie banditswap", "magpie locationswap")
	require.Equal(t, []int{1, 4}, took(r, 2))
}

func TestSB10_LoneStopChooses(t *testing.T) {
	s := dealtWith(t, 3, "nest3/stream5", "camp1/nest1")
	chooseAll(t, &s, "magpie plus", "raccoon stop", "magpie minus")
	require.Equal(t, PhaseStop, s.Phase())
	require.Equal(t, core.Seat(1), s.Next())
	require.Equal(t, core.SeatsOf(1), s.Pending())
	require.Equal(t, []Move{Cancel(0), Cancel(2)}, s.Moves(1))
	require.Equal(t, [2]int{3, 5}, [2]int{s.Pile(0), s.Pile(1)}, "nothing has acted yet")
	require.Equal(t, reasonSelf, refused(t, &s, 1, Cancel(1)))
	require.Equal(t, reasonNoTarget, refused(t, &s, 1, Cancel(3)))
	require.Equal(t, reasonNoTarget, refused(t, &s, 1, Cancel(-1)))
	require.Equal(t, reasonNotStop, refused(t, &s, 0, Cancel(2)))
	require.Equal(t, reasonNoActions, refused(t, &s, 1, PlayAction(Plus)))
	spectator := s.View(core.Nobody)
	require.Equal(t, Choice{Magpie, Plus}, spectator.Up(0), "all cards lie open")

	stopPlus, stopMinus := s, s
	do(t, &stopPlus, 1, "cancel 0")
	r, _ := stopPlus.LastRound()
	require.Equal(t, core.SeatsOf(0), r.Cancelled)
	require.Equal(t, [2]int{3, 3}, [2]int{r.Piles[0] + r.Plus[0] - r.Minus[0], r.Piles[1] + r.Plus[1] - r.Minus[1]})
	require.Equal(t, []int{1, 3, 1}, took(r, 3))
	do(t, &stopMinus, 1, "cancel 2")
	r, _ = stopMinus.LastRound()
	require.Equal(t, []int{3, 5, 3}, took(r, 3))

	// Whoever plays it, it is for the others.
	for by := range core.Seat(5) {
		choices := []string{"magpie plus", "magpie plus", "raccoon plus", "magpie plus", "raccoon plus"}
		choices[by] = "magpie stop"
		s := dealtWith(t, 5, "nest3/stream5", "camp1/nest1")
		chooseAll(t, &s, choices...)
		var want []Move
		for target := range core.Seat(5) {
			if target != by {
				want = append(want, Cancel(target))
			}
		}
		require.Equal(t, want, s.Moves(by))
		require.Equal(t, reasonSelf, refused(t, &s, by, Cancel(by)))
	}

	// With two seats there is one target, and it is still chosen.
	s = dealtWith(t, 2, "nest3/stream5", "camp1/nest1")
	chooseAll(t, &s, "magpie plus", "raccoon stop")
	require.Equal(t, []Move{Cancel(0)}, s.Moves(1))
}

func TestSB10_SeveralStopsCancel(t *testing.T) {
	s := dealtWith(t, 4, "nest3/stream5", "camp1/nest1")
	chooseAll(t, &s, "magpie stop", "raccoon stop", "magpie plus", "raccoon minus")
	require.Equal(t, 2, s.Round(), "nobody chooses")
	r, _ := s.LastRound()
	require.Equal(t, core.SeatsOf(0, 1), r.Cancelled)
	// 3+3-2 = 4 at the Nest, 5 at the stream.
	require.Equal(t, []int{2, 2, 2, 2}, took(r, 4))
	for seat := range core.Seat(4) {
		require.Equal(t, 8, s.Hand(seat).Len())
	}
}

func TestSB10_StoppedCountsNowhere(t *testing.T) {
	// Stopped, one of two Location Swaps leaves one.
	_, r := roundOf(t, "nest3/stream5", 1, "magpie stop", "magpie locationswap", "raccoon locationswap")
	require.True(t, r.Turned)
	// No Caught: the pile is given out.
	_, r = roundOf(t, "nest5/stream5", 1, "magpie stop", "magpie caught", "raccoon leftovers")
	require.Equal(t, [2]bool{}, r.Caught)
	require.Equal(t, []int{2, 2, 5}, took(r, 3))
	// No sharer of a rest: 5 among 3 leave 2, which one Leftovers takes alone.
	_, r = roundOf(t, "nest5/stream5", 1, "magpie stop", "magpie leftovers", "magpie leftovers")
	require.Equal(t, []int{1, 1, 3}, took(r, 3))
	// No Bandit Swap, no Plus and no Minus.
	_, r = roundOf(t, "nest5/stream2", 1, "magpie stop", "magpie banditswap")
	require.Equal(t, []int{2, 2}, took(r, 2))
	_, r = roundOf(t, "nest5/stream2", 1, "magpie stop", "raccoon plus")
	require.Equal(t, []int{5, 2}, took(r, 2))
	_, r = roundOf(t, "nest5/stream2", 1, "magpie stop", "raccoon minus")
	require.Equal(t, []int{5, 2}, took(r, 2))
	// No Mask; and the card is used up all the same.
	s, _ := roundOf(t, "nest5/stream2", 1, "magpie stop", "raccoon mask")
	require.Equal(t, core.SeatSet(0), s.Masked())
	require.Equal(t, 0, s.Hand(1).Count(Mask))
}
