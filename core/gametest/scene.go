package gametest

import (
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/sandbar-games/sandbar/core"
)

// ParseEvent reads an event as a record has it, such as "0 roll" or "chance draw
// red5". Anything else fails the test.
func ParseEvent[S comparable, M core.Move, V comparable](t testing.TB, game core.Game[S, M, V], event string) (core.Seat, M) {
	t.Helper()
	who, move, _ := strings.Cut(event, " ")
	by, err := core.ParseSeat(who)
	require.NoError(t, err, event)
	m, err := game.ParseMove(move)
	require.NoError(t, err, event)
	return by, m
}

// Play returns the state after some events, each written as ParseEvent reads it.
// An event that is refused, or a state that does not pass its Check, fails the
// test. It is for the tests of single rules.
func Play[S comparable, M core.Move, V comparable, PS core.State[S, M, V]](
	t testing.TB, game core.Game[S, M, V], s S, events ...string,
) S {
	t.Helper()
	for _, event := range events {
		by, m := ParseEvent(t, game, event)
		require.NoError(t, PS(&s).Apply(by, m), event)
		require.NoError(t, PS(&s).Check(), "after %s", event)
	}
	return s
}

// Refused fails the test unless an event is not offered, is refused with a reason
// that holds the given text, and changes nothing.
func Refused[S comparable, M core.Move, V comparable, PS core.State[S, M, V]](
	t testing.TB, game core.Game[S, M, V], s S, event, reason string,
) {
	t.Helper()
	by, m := ParseEvent(t, game, event)
	require.NotContains(t, PS(&s).Moves(by), m, event)
	before := s
	err := PS(&s).Apply(by, m)
	require.ErrorIs(t, err, core.ErrIllegal, event)
	require.ErrorContains(t, err, reason, event)
	require.Equal(t, before, s, event)
}
