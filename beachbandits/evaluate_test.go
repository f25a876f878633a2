package beachbandits_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	bb "github.com/sandbar-games/sandbar/beachbandits"
	"github.com/sandbar-games/sandbar/core"
)

func TestEvaluateSharesTheVictory(t *testing.T) {
	for game := range uint64(10) {
		s := newGame(t, 2+int(game%5), bb.Options{})
		r := core.NewRNG(8, game)
		for {
			sum := 0.0
			for seat := range core.Seat(s.Seats()) {
				share := bb.Evaluate(s).Of(seat)
				require.GreaterOrEqual(t, share, 0.0)
				sum += share
			}
			require.InDelta(t, 1, sum, 1e-9)
			by := s.Next()
			if by == core.Nobody {
				break
			}
			m := s.Sample(&r)
			if by != core.Chance {
				moves := s.Moves(by)
				m = moves[r.Intn(len(moves))]
			}
			require.NoError(t, s.Apply(by, m))
		}
	}
}

func TestEvaluateKnowsBetter(t *testing.T) {
	worth := func(sc scene) float64 { return bb.Evaluate(sc.state(t)).Of(0) }
	plain := scene{stashes: []string{"pretzel"}}
	for _, test := range []struct {
		name          string
		better, worse scene
	}{
		{"an Ice Cream", scene{stashes: []string{"pretzel icecream"}}, plain},
		{"no Flip-Flop", plain, scene{stashes: []string{"pretzel flipflop"}}},
		{"a Flip-Flop elsewhere", scene{stashes: []string{"pretzel", "flipflop"}}, plain},
		{"a Flip-Flop with Pinky", scene{stashes: []string{"flipflop"}, gulls: []string{"pinky"}}, scene{gulls: []string{"pinky"}}},
		{"a card in hand", scene{hands: []string{"slice"}, gulls: []string{"ace"}}, scene{gulls: []string{"ace"}}},
		{
			"the same lead nearer to the end",
			scene{stashes: []string{"slice7", "pretzel5"}, gulls: []string{"ace", "chuck", "iris"}},
			scene{stashes: []string{"slice3", "pretzel"}, gulls: []string{"ace", "chuck", "iris"}},
		},
	} {
		require.Greater(t, worth(test.better), worth(test.worse), test.name)
	}
}

// TestEvaluateReadsTheEnd holds what counts once no more turns are played.
func TestEvaluateReadsTheEnd(t *testing.T) {
	worth := func(s *bb.State) float64 { return bb.Evaluate(s).Of(0) }
	plain := last("ace", "chuck", "iris")
	more := plain
	more.hands = []string{"ketchup slice2"}
	before, end := plain.state(t), play(t, plain.state(t), "0 keep ketchup")
	require.Greater(t, worth(more.state(t)), worth(before), "cards in hand may still be played")
	require.Equal(t, worth(end), worth(play(t, more.state(t), "0 keep ketchup")), "only gulls are left")

	// No more than nine cards of a hand are likely to be played.
	nine, twelve := plain, plain
	nine.hands, twelve.hands = []string{"ketchup slice7 rings"}, []string{"ketchup slice7 rings4"}
	require.Greater(t, worth(nine.state(t)), worth(more.state(t)))
	require.Equal(t, worth(nine.state(t)), worth(twelve.state(t)))

	// Ray counts as the hand has it, long before it is laid open.
	ray := last("ray", "chuck", "iris")
	ray.hands = []string{"ketchup slice"}
	flop := ray
	flop.hands = []string{"ketchup flipflop"}
	require.Greater(t, worth(ray.state(t)), worth(flop.state(t)))

	// What Chip has copied counts in his place: Tiny's 8 for his 3, Iris' nothing.
	copying := last("ace chip", "tiny", "iris")
	copying.hands = []string{"ketchup slice"}
	chip := play(t, ended(t, copying), "2 done")
	require.Greater(t, worth(play(t, chip, "0 copy tiny")), worth(chip))
	require.Less(t, worth(play(t, chip, "0 copy iris")), worth(chip))

	// A lead is worth the same whoever has the longest stash, and in stashes that
	// are longer than nine as in one of nine.
	lead := func(stashes ...string) float64 {
		sc := last("ace", "chuck", "iris")
		sc.stashes = stashes
		return worth(sc.state(t))
	}
	require.InDelta(t, lead("pretzel2", "flipflop slice3", ""), lead("pretzel2", "", "flipflop slice3"), 1e-12)
	require.InDelta(t, lead("pretzel2", "", "flipflop2 icecream7"), lead("pretzel2", "", "flipflop3 icecream7 fries3"), 1e-12)
}

// TestEvaluateBeatsChance plays a seat that takes the move that looks best to
// Evaluate in a world it imagines against three that play at random.
func TestEvaluateBeatsChance(t *testing.T) {
	won, games := 0, 60
	for game := range games {
		me, r := core.Seat(game%4), core.NewRNG(1, uint64(game))
		s := newGame(t, 4, bb.Options{})
		for s.Next() != core.Nobody {
			by, m := s.Next(), s.Sample(&r)
			if by != core.Chance {
				moves := s.Moves(by)
				m = moves[r.Intn(len(moves))]
			}
			if by == me {
				m = greedy(t, s, me, &r)
			}
			require.NoError(t, s.Apply(by, m))
		}
		if s.Winners().Has(me) {
			won++
		}
	}
	require.Greater(t, won, games*7/10)
}

// greedy returns the move that Evaluate likes best on average over some worlds.
func greedy(t *testing.T, s *bb.State, me core.Seat, r *core.RNG) bb.Move {
	v := s.View(me)
	var choice bb.Move
	best := -1.0
	for _, m := range s.Moves(me) {
		sum := 0.0
		for range 4 {
			after := v.Determinize(r)
			require.NoError(t, after.Apply(me, m))
			for after.Next() == core.Chance {
				require.NoError(t, after.Apply(core.Chance, after.Sample(r)))
			}
			sum += bb.Evaluate(&after).Of(me)
		}
		if sum > best {
			best, choice = sum, m
		}
	}
	return choice
}
