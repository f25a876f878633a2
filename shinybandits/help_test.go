package shinybandits

import (
	"slices"
	"strings"
	"testing"

	"github.com/sandbar-games/sandbar/core"
	"github.com/stretchr/testify/require"
)

// The tests write a choice as in a record: "magpie plus".
func choiceOf(t *testing.T, text string) Choice {
	t.Helper()
	name, card, _ := strings.Cut(text, " ")
	bandit, err := ParseBandit(name)
	require.NoError(t, err)
	action, err := ParseAction(card)
	require.NoError(t, err)
	return Choice{bandit, action}
}

func cardOf(t *testing.T, text string) Card {
	t.Helper()
	card, err := ParseCard(text)
	require.NoError(t, err)
	return card
}

// dealtWith returns a state in which the Bandits of round one are to be chosen,
// at the given card and with the next one in sight.
func dealtWith(t *testing.T, seats int, card, next string) State {
	t.Helper()
	deck := slices.Repeat([]Card{cardOf(t, next)}, Rounds)
	deck[0] = cardOf(t, card)
	s, err := New(seats, Options{Locations: deck})
	require.NoError(t, err)
	do(t, &s, core.Chance, "draw "+card)
	do(t, &s, core.Chance, "draw "+next)
	require.NoError(t, s.Check())
	return s
}

// do plays a move that has to be legal.
func do(t *testing.T, s *State, by core.Seat, text string) {
	t.Helper()
	m, err := ParseMove(text)
	require.NoError(t, err)
	require.NoError(t, s.Apply(by, m))
}

// refused tries a move that has to be illegal and returns why it is.
func refused(t *testing.T, s *State, by core.Seat, m Move) string {
	t.Helper()
	before := *s
	err := s.Apply(by, m)
	var illegal *core.MoveError
	require.ErrorAs(t, err, &illegal, "%v by %v", m, by)
	require.ErrorIs(t, err, core.ErrIllegal)
	require.Equal(t, before, *s)
	return illegal.Reason
}

// turnUp lets the chance event happen that has one outcome only.
func turnUp(t *testing.T, s *State) {
	t.Helper()
	outcomes := s.AppendOutcomes(nil)
	require.Len(t, outcomes, 1)
	require.NoError(t, s.Apply(core.Chance, outcomes[0].Move))
}

// chooseAll lets every seat make the choices of a round, and turns them up.
func chooseAll(t *testing.T, s *State, choices ...string) {
	t.Helper()
	for seat, text := range choices {
		require.NoError(t, s.Apply(core.Seat(seat), PlayBandit(choiceOf(t, text).Bandit)))
	}
	turnUp(t, s)
	for seat, text := range choices {
		require.NoError(t, s.Apply(core.Seat(seat), PlayAction(choiceOf(t, text).Action)))
	}
	turnUp(t, s)
}

// roundOf plays round one at a card and returns how it went. A lone Stop takes
// the effect from the target's card.
func roundOf(t *testing.T, card string, target core.Seat, choices ...string) (State, Round) {
	t.Helper()
	s := dealtWith(t, len(choices), card, "camp1/nest1")
	chooseAll(t, &s, choices...)
	if s.Phase() == PhaseStop {
		require.NoError(t, s.Apply(s.Next(), Cancel(target)))
	}
	r, ok := s.LastRound()
	require.True(t, ok)
	require.NoError(t, s.Check())
	return s, r
}

// nobody is the target in rounds without a lone Stop.
const nobody = core.Nobody

// lateRound returns a state in which the Bandits of a later round, 2 to 9, are to
// be chosen, at a card that added to the piles what it shows: the round before it
// was one in which nobody took anything, and the seats still hold the given
// cards, as many as there are rounds left.
func lateRound(t *testing.T, seats, round int, piles [2]int, held ...Action) State {
	t.Helper()
	s, err := New(seats, Options{})
	require.NoError(t, err)
	hand, err := handOf(held)
	require.NoError(t, err)
	require.Equal(t, Rounds-round+1, hand.Len())
	s.round, s.turned, s.phase = uint8(round), uint8(min(round+1, Rounds)), PhaseBandits
	s.piles = [2]uint8{uint8(piles[0]), uint8(piles[1])}
	s.supply = uint8(nuggets - piles[0] - piles[1])
	for seat := range seats {
		s.hands[seat] = hand
	}
	return s
}

// took returns what each seat took.
func took(r Round, seats int) []int { return r.Took[:seats] }
