package losbanditos_test

import (
	"slices"
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/sandbar-games/sandbar/core"
	lb "github.com/sandbar-games/sandbar/losbanditos"
)

// policy is a way to play: it picks one of the moves a seat has.
type policy struct {
	name   string
	choose func(s *lb.State, moves []lb.Move, r *core.RNG) lb.Move
}

var policies = []policy{random, keep, dawdle}

var random = policy{"random", func(_ *lb.State, moves []lb.Move, r *core.RNG) lb.Move {
	return moves[r.Intn(len(moves))]
}}

// keep gives nothing away while it can do anything else.
var keep = policy{"keep", func(_ *lb.State, moves []lb.Move, r *core.RNG) lb.Move {
	var kept []lb.Move
	for _, m := range moves {
		if m.Kind() != lb.KindGiveUp {
			kept = append(kept, m)
		}
	}
	if len(kept) == 0 {
		kept = moves
	}
	return kept[r.Intn(len(kept))]
}}

// dawdle decides nothing before it must.
var dawdle = policy{"dawdle", func(s *lb.State, moves []lb.Move, _ *core.RNG) lb.Move {
	patience := func(m lb.Move) int {
		switch mine, theirs := s.Side(s.Turn(), m.Place()).Len(), s.Side(1-s.Turn(), m.Place()).Len(); {
		case m.Kind() == lb.KindRoll || m.Kind() == lb.KindDone:
			return 4
		case m.Kind() != lb.KindPlace:
			return 0
		case mine == 2 && theirs == 3:
			return 1
		default:
			return 3 - mine
		}
	}
	return slices.MaxFunc(moves, func(a, b lb.Move) int { return patience(a) - patience(b) })
}}

// playouts plays games under every policy and option and shows each state to see,
// with the number of events and turns so far.
func playouts(t *testing.T, games int, see func(s *lb.State, events, turns int)) {
	t.Helper()
	for _, policy := range policies {
		for _, options := range []lb.Options{{}, {First: 1}, {Actions: lb.OneAction}, {Actions: lb.OneAction, First: 1}} {
			for game := range games {
				r := core.NewRNG(24, uint64(game))
				s := newGame(t, options)
				events, turns := 0, 1
				for ; s.Next() != core.Nobody; events++ {
					see(s, events, turns)
					by, turn := s.Next(), s.Turn()
					m := s.Sample(&r)
					if by != core.Chance {
						moves := s.Moves(by)
						require.NotEmpty(t, moves, policy.name)
						m = policy.choose(s, moves, &r)
					}
					require.NoError(t, s.Apply(by, m), policy.name)
					if s.Turn() != turn {
						turns++
					}
				}
				see(s, events, turns)
			}
		}
	}
}
