package beachbandits_test

import (
	"testing"
	"unsafe"

	"github.com/stretchr/testify/require"

	bb "github.com/sandbar-games/sandbar/beachbandits"
	"github.com/sandbar-games/sandbar/core"
	"github.com/sandbar-games/sandbar/core/gametest"
)

// optionSets are ways to play that every number of seats allows.
var optionSets = []string{"", `{"empty":"pass","first":1}`}

func TestLaws(t *testing.T) {
	gametest.Run(t, bb.Game, gametest.Config[bb.State, bb.Move]{
		Options:  optionSets,
		Policies: policies,
		Plies:    5000,
	})
}

// TestSizes holds the sizes that searching and storing many positions count on.
func TestSizes(t *testing.T) {
	require.LessOrEqual(t, unsafe.Sizeof(bb.State{}), uintptr(192))
	require.LessOrEqual(t, unsafe.Sizeof(bb.View{}), uintptr(512))
	require.LessOrEqual(t, unsafe.Sizeof(bb.Move{}), uintptr(8))
}

func TestRules(t *testing.T) { gametest.Rules(t, "RULES.md") }

func TestGolden(t *testing.T) {
	gametest.Golden(t, bb.Game, "two", 2, "", 1)
	gametest.Golden(t, bb.Game, "four", 4, "", 2)
	gametest.Golden(t, bb.Game, "six", 6, "", 3)
	gametest.Golden(t, bb.Game, "three-pass", 3, `{"empty":"pass","first":2}`, 4)
}

// policies are stubborn players.
var policies = []gametest.Policy[bb.State, bb.Move]{
	{Name: "keeps everything", Choose: preferring(bb.KindKeep)},
	{Name: "gives everything", Choose: preferring(bb.KindGive)},
	{Name: "passes or draws when it can", Choose: preferring(bb.KindPass, bb.KindDraw)},
	{Name: "uses every gull", Choose: preferring(bb.KindCopy, bb.KindUse)},
	{Name: "takes back what can be taken", Choose: preferringLoot(bb.Nuggs)},
	{Name: "draws gulls", Choose: preferringLoot(bb.FlipFlop)},
	{Name: "shuffles back", Choose: preferringLoot(bb.Fries)},
	{Name: "takes another turn", Choose: preferringLoot(bb.Sandwich)},
}

// preferring returns a player that makes a move of the first of the kinds that is
// there, otherwise any.
func preferring(kinds ...bb.Kind) func(*bb.State, core.Seat, []bb.Move, *core.RNG) bb.Move {
	return func(_ *bb.State, _ core.Seat, moves []bb.Move, r *core.RNG) bb.Move {
		for _, kind := range kinds {
			if m, ok := pick(moves, r, func(m bb.Move) bool { return m.Kind() == kind }); ok {
				return m
			}
		}
		return moves[r.Intn(len(moves))]
	}
}

// preferringLoot returns a player that plays a card whenever it has it.
func preferringLoot(c bb.Loot) func(*bb.State, core.Seat, []bb.Move, *core.RNG) bb.Move {
	return func(_ *bb.State, _ core.Seat, moves []bb.Move, r *core.RNG) bb.Move {
		if m, ok := pick(moves, r, func(m bb.Move) bool { return m.Loot() == c }); ok {
			return m
		}
		return moves[r.Intn(len(moves))]
	}
}

// pick returns a random one of the moves for which accept holds, if there is any.
func pick(moves []bb.Move, r *core.RNG, accept func(bb.Move) bool) (bb.Move, bool) {
	var chosen bb.Move
	n := 0
	for _, m := range moves {
		if accept(m) {
			if n++; r.Intn(n) == 0 {
				chosen = m
			}
		}
	}
	return chosen, n > 0
}
