package strandbufe

import (
	"fmt"
	"slices"
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/sandbar-games/sandbar/core"
)

// Along whole games the model and the engine are asked the same at every ply: who is
// to act, with which moves, or what chance can bring, and what lies on the table. A
// failure names the mode, the seed and the ply; the seed alone brings the game back.
func TestModelPlaysAlike(t *testing.T) {
	sets := []*CardSet{StandIn(), StandIn(), StandIn(), StandIn(), ruleCards(t), otherCards(t)}
	for i, guests := range []int{18, 20, 30, 42, 54, 66, 72} { // the fewer, the more promos come up
		r := core.NewRNG(uint64(i), 51)
		sets = append(sets, randomCards(t, guests, &r))
	}
	for mode, games := range []int{Beginner: 240, Advanced: 320, Solo: 700} {
		mode := Mode(mode)
		t.Run(mode.String(), func(t *testing.T) {
			if testing.Short() {
				games /= 5
			}
			played, plies := map[Kind]int{}, 0
			for seed := range uint64(games) {
				ok := t.Run(fmt.Sprint("seed ", seed), func(t *testing.T) {
					r := core.NewRNG(seed, uint64(mode))
					seats, o := drawGame(mode, sets, &r)
					plies += playAlike(t, seats, o, &r, played)
				})
				if !ok {
					return
				}
			}
			t.Log(games, "games,", plies, "plies")
			for kind := KindTake; kind <= KindGoal; kind++ {
				if !testing.Short() && !slices.Contains(missing[mode], kind) {
					require.Positive(t, played[kind], "no game had a move of kind %d", kind)
				}
			}
		})
	}
}

// missing has the kinds of moves that may be missing in a mode: the opponent of a solo
// game outbids nobody, and hardly ever leaves a guest to be refused.
var missing = [][]Kind{Beginner: {KindBid, KindRebid, KindUpgrade}, Advanced: nil, Solo: {KindRebid, KindPass}}

// drawGame draws a number of seats and options.
func drawGame(mode Mode, sets []*CardSet, r *core.RNG) (seats int, o Options) {
	o = Options{Mode: mode, Drinks: Drinks(r.Intn(2)), Cards: sets[r.Intn(len(sets))]}
	seats = 1
	if mode != Solo {
		most := min(o.Cards.Boards(), (o.Cards.Guests()/6+1)/2) // ST-04, ST-08
		seats = 2 + r.Intn(most-1)
	}
	o.First = core.Seat(r.Intn(seats))
	switch r.Intn(3) {
	case 0:
		o.Promos = o.Cards.Promos()
	case 1:
		o.Promos = o.Cards.Promos() & PromoSet(r.Intn(256))
	}
	if r.Intn(2) == 0 {
		boards := shuffled([]uint8{1, 2, 3, 4, 5, 6}[:o.Cards.Boards()], r)
		copy(o.Boards[:seats], boards)
	}
	return seats, o
}

// modelPolicy is a way to play.
type modelPolicy = func(*State, core.Seat, []Move, *core.RNG) Move

var modelPolicies = []modelPolicy{
	prefer(),
	busy,
	hold,
	outbid,
	prefer(KindDrink, KindTake, KindServe, KindRebid, KindUpgrade),
	prefer(KindRestock, KindFill, KindStock, KindServe),
	prefer(KindBonus, KindDrink, KindServe),
	prefer(KindDecline, KindServe, KindDrink, KindPass, KindUpgrade),
	promosFirst,
	promosFirst,
}

// drawPolicies draws a way to play for each seat. Now and then six seats all hold
// tokens on guests and in coolers, and the supply runs short (ST-23).
func drawPolicies(seats int, r *core.RNG) []modelPolicy {
	var list []modelPolicy
	hoarding := seats == 6 && r.Intn(3) == 0
	for range seats {
		policy := modelPolicies[r.Intn(len(modelPolicies))]
		if hoarding {
			policy = hold
		}
		list = append(list, policy)
	}
	return list
}

// promosFirst takes, bids on and serves promo guests before all others.
func promosFirst(s *State, by core.Seat, moves []Move, r *core.RNG) Move {
	var list []Move
	for _, m := range moves {
		if m.Guest() > 72 && m.Kind() != KindDrink {
			list = append(list, m)
		}
	}
	if list == nil {
		list = moves
	}
	return prefer(KindServe, KindStock, KindGive, KindBonus, KindTake)(s, by, list, r)
}

// playAlike plays a game and compares before every ply. It counts moves by kind and
// returns the number of plies.
func playAlike(t *testing.T, seats int, o Options, r *core.RNG, played map[Kind]int) int {
	s, err := New(seats, o)
	require.NoError(t, err)
	m := newModel(seats, o, o.Cards)
	policies := drawPolicies(seats, r)
	var last Move
	for ply := 0; ; ply++ {
		at := func(what string) string {
			return fmt.Sprintf("%d seats, ply %d, after %v: %s", seats, ply, last, what)
		}
		by := s.Next()
		if want, got := m.scene(), sceneOf(&s); want != got {
			for i := range want.players {
				require.Equal(t, want.players[i], got.players[i], at(fmt.Sprint("player ", i)))
			}
			require.Equal(t, want.table, got.table, at("the table"))
		}
		if want, got := m.outcomes(), s.AppendOutcomes(nil); !slices.Equal(want, got) {
			require.Equal(t, want, got, at("what chance can bring"))
		}
		legal := s.Moves(by)
		if want := m.moves(); !slices.Equal(want, legal) {
			require.Equal(t, want, legal, at("the moves"))
		}
		if want, got := m.winners(), s.Winners(); want != got {
			require.Equal(t, want, got, at("the winners"))
		}
		if m.phase == PhaseBonus || m.phase == PhaseOver {
			compareTallies(t, m, &s, at("the tally"))
		}
		switch by {
		case core.Nobody:
			return ply
		case core.Chance:
			last = s.Sample(r)
		default:
			last = policies[by](&s, by, legal, r)
		}
		played[last.Kind()]++
		m.play(last)
		if err := s.Apply(by, last); err != nil {
			require.NoError(t, err, at("the engine refuses"))
		}
	}
}

func compareTallies(t *testing.T, m *model, s *State, what string) {
	for seat := range core.Seat(s.Seats()) {
		require.Equal(t, m.tally(m.players[seat]), s.Tally(seat), "%s of seat %v", what, seat)
	}
	if m.mode == Solo {
		require.Equal(t, m.tally(m.players[1]), s.OpponentTally(), "%s of the opponent", what)
	}
}
