package losbanditos_test

import (
	"testing"

	"github.com/sandbar-games/sandbar/core"
	"github.com/sandbar-games/sandbar/core/gametest"
	lb "github.com/sandbar-games/sandbar/losbanditos"
)

// optionSets are all ways to play, the seat that starts aside.
var optionSets = []string{"", `{"actions":"one"}`, `{"first":1}`, `{"actions":"one","first":1}`}

func TestLaws(t *testing.T) {
	config := gametest.Config[lb.State, lb.Move]{Options: optionSets}
	for _, policy := range policies {
		config.Policies = append(config.Policies, gametest.Policy[lb.State, lb.Move]{
			Name: policy.name,
			Choose: func(s *lb.State, _ core.Seat, moves []lb.Move, r *core.RNG) lb.Move {
				return policy.choose(s, moves, r)
			},
		})
	}
	gametest.Run(t, lb.Game, config)
}

func TestRules(t *testing.T) { gametest.Rules(t, "RULES.md") }

func TestGolden(t *testing.T) {
	gametest.Golden(t, lb.Game, "rulebook", 2, "", 1)
	gametest.Golden(t, lb.Game, "one-action", 2, `{"actions":"one","first":1}`, 2)
}
