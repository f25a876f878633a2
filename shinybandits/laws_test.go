package shinybandits

import (
	"slices"
	"testing"

	"github.com/sandbar-games/sandbar/core"
	"github.com/sandbar-games/sandbar/core/gametest"
)

// The option sets of the laws: the stand-in deck, and one of three kinds of cards
// with which the supply soon runs short.
var optionSets = []string{"", `{"locations":[` +
	`"nest9/camp8","nest9/camp8","nest9/camp8","camp9/stream9","camp9/stream9","camp9/stream9","stream7/nest9","nest9/stream7","nest9/stream7"]}`}

// preferring plays the first Action card of a list that is there, and otherwise
// the first move.
func preferring(cards ...Action) func(*State, core.Seat, []Move, *core.RNG) Move {
	return func(_ *State, _ core.Seat, moves []Move, _ *core.RNG) Move {
		for _, a := range cards {
			if slices.Contains(moves, PlayAction(a)) {
				return PlayAction(a)
			}
		}
		return moves[0]
	}
}

func TestLaws(t *testing.T) {
	gametest.Run(t, Game, gametest.Config[State, Move]{
		Options: optionSets,
		Policies: []gametest.Policy[State, Move]{
			{Name: "masks first", Choose: preferring(Mask, Caught, Leftovers)},
			{Name: "pluses first, then swaps", Choose: preferring(Plus, LocationSwap, BanditSwap)},
			{Name: "one Stop a round", Choose: func(s *State, by core.Seat, moves []Move, _ *core.RNG) Move {
				if int(by) == s.Round()-1 && slices.Contains(moves, PlayAction(Stop)) {
					return PlayAction(Stop)
				}
				return moves[len(moves)-1]
			}},
		},
	})
}

func TestRules(t *testing.T) { gametest.Rules(t, "RULES.md") }

func TestGolden(t *testing.T) {
	for _, c := range []struct {
		name    string
		seats   int
		options string
	}{
		{"two", 2, ""},
		{"three", 3, ""},
		{"five", 5, ""},
		{"short", 3, optionSets[1]},
	} {
		t.Run(c.name, func(t *testing.T) { gametest.Golden(t, Game, c.name, c.seats, c.options, 3) })
	}
}
