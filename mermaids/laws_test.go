package mermaids

import (
	"testing"
	"unsafe"

	"github.com/stretchr/testify/require"

	"github.com/sandbar-games/sandbar/core"
	"github.com/sandbar-games/sandbar/core/gametest"
)

// optionSets are those that the laws play with.
var optionSets = []string{"", `{"younger":true}`, `{"seaweed":"any","first":1}`}

func TestLaws(t *testing.T) {
	gametest.Run(t, Game, gametest.Config[State, Move]{
		Options:  optionSets,
		Policies: policies,
	})
}

func TestSizes(t *testing.T) {
	require.LessOrEqual(t, unsafe.Sizeof(State{}), uintptr(160))
	require.LessOrEqual(t, unsafe.Sizeof(View{}), uintptr(320))
	require.LessOrEqual(t, unsafe.Sizeof(Move{}), uintptr(8))
}

func TestRules(t *testing.T) { gametest.Rules(t, "RULES.md") }

func TestGolden(t *testing.T) {
	gametest.Golden(t, Game, "two-seats", 2, "", 1)
	gametest.Golden(t, Game, "five-seats", 5, "", 2)
	gametest.Golden(t, Game, "younger", 3, `{"younger":true}`, 3)
	gametest.Golden(t, Game, "seaweed-any", 4, `{"seaweed":"any","first":1}`, 4)
}

// policies are stubborn ways to play.
var policies = []gametest.Policy[State, Move]{
	{Name: "hoard", Choose: prefer(KindKeep, KindDiscard, KindAsk, KindSeaweed)},
	{Name: "ask", Choose: prefer(KindAsk, KindKeep, KindSeaweed)},
	{Name: "play", Choose: prefer(KindMermaid, KindMean, KindPair, KindWave, KindSeaweed)},
	{Name: "ask in vain", Choose: func(s *State, by core.Seat, moves []Move, r *core.RNG) Move {
		for _, m := range moves {
			if m.kind == KindAsk && !s.hands[m.seat].Has(m.card) {
				return m
			}
		}
		return prefer(KindKeep, KindAsk)(s, by, moves, r)
	}},
}

// prefer picks a random move of the first of some kinds that there is, otherwise
// any.
func prefer(kinds ...Kind) func(*State, core.Seat, []Move, *core.RNG) Move {
	return func(_ *State, _ core.Seat, moves []Move, r *core.RNG) Move {
		start := r.Intn(len(moves))
		for _, kind := range kinds {
			for i := range moves {
				if m := moves[(start+i)%len(moves)]; m.kind == kind {
					return m
				}
			}
		}
		return moves[start]
	}
}
