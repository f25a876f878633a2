package losbanditos_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/sandbar-games/sandbar/core"
	lb "github.com/sandbar-games/sandbar/losbanditos"
)

func TestEvaluateSharesTheVictory(t *testing.T) {
	playouts(t, 20, func(s *lb.State, _, _ int) {
		shares := lb.Evaluate(s)
		mine, theirs := shares.Of(0), shares.Of(1)
		require.InDelta(t, 1, mine+theirs, 1e-9)
		require.GreaterOrEqual(t, mine, 0.0)
		require.LessOrEqual(t, mine, 1.0)
		if s.Next() == core.Nobody {
			require.Equal(t, s.Winners().Has(0), mine == 1)
			require.Equal(t, s.Winners().Has(1), theirs == 1)
		}
		require.Zero(t, shares.Of(core.Nobody))
		require.Zero(t, shares.Of(2))
	})
}

func TestEvaluateKnowsBetter(t *testing.T) {
	row := [4]int{3, 2, 1, 1}
	for _, c := range []struct {
		name          string
		better, worse scene
	}{
		{"points", scene{row: row, iWon: [3]int{1}}, scene{row: row}},
		{"the other's points", scene{row: row}, scene{row: row, theyWon: [3]int{1}}},
		{"a safe tile", scene{row: row, mine: [4]string{"red6 red6 red6"}}, scene{row: row, mine: [4]string{"red6 red6"}}},
		{"a tile taken", scene{row: [4]int{3, 1, 1, 1}, iWon: [3]int{0, 1}}, scene{row: [4]int{3, 1, 1, 2}, mine: [4]string{"", "", "", "red6 red6 red6"}}},
		{"a safe tile worth more", scene{row: row, mine: [4]string{"red6 red6 red6"}}, scene{row: row, mine: [4]string{"", "red6 red6 red6"}}},
		{"two alike", scene{row: row, mine: [4]string{"red6 red6"}}, scene{row: row, mine: [4]string{"red6 blue1"}}},
		{"high dice", scene{row: row, mine: [4]string{"red6"}}, scene{row: row, mine: [4]string{"red1"}}},
		{"a lost tile", scene{row: row, mine: [4]string{"red6 blue6"}}, scene{row: row, mine: [4]string{"red6 blue6"}, theirs: [4]string{"green6 green6 green6"}}},
	} {
		better, worse := lb.Evaluate(c.better.state(t)).Of(0), lb.Evaluate(c.worse.state(t)).Of(0)
		require.Greater(t, better, worse, c.name)
	}
	require.InDelta(t, 0.5, lb.Evaluate(newGame(t, lb.Options{})).Of(1), 1e-9)
}

// TestEvaluateBeatsChance plays a seat that always takes the move that looks best
// to Evaluate against one that plays at random, but gives nothing away.
func TestEvaluateBeatsChance(t *testing.T) {
	won, games := 0, 100
	for game := range games {
		me, r := core.Seat(game%2), core.NewRNG(1, uint64(game))
		s := newGame(t, lb.Options{})
		for s.Next() != core.Nobody {
			by, m := s.Next(), s.Sample(&r)
			if by != core.Chance {
				m = keep.choose(s, s.Moves(by), &r)
			}
			if by == me {
				best := -1.0
				for _, try := range s.Moves(me) {
					after := *s
					require.NoError(t, after.Apply(me, try))
					for after.Next() == core.Chance {
						require.NoError(t, after.Apply(core.Chance, after.Sample(&r)))
					}
					if value := lb.Evaluate(&after).Of(me); value > best {
						best, m = value, try
					}
				}
			}
			require.NoError(t, s.Apply(by, m))
		}
		if s.Winners().Has(me) {
			won++
		}
	}
	require.Greater(t, won, games*9/10)
}
