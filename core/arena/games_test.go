package arena_test

import (
	"context"
	"encoding/json"
	"sync"
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/sandbar-games/sandbar/core"
	"github.com/sandbar-games/sandbar/core/arena"
	"github.com/sandbar-games/sandbar/core/internal/highcard"
)

// TestPlay_SharesAndRanksFollowThePoints works both out anew for every game.
func TestPlay_SharesAndRanksFollowThePoints(t *testing.T) {
	ties := 0
	for _, seats := range []int{2, 3, 4} {
		r, err := arena.RoundRobin(context.Background(), highcard.Game, []entrant{random, sharp}, arena.Options{Seats: seats, Deals: 30})
		require.NoError(t, err)
		for _, g := range r.Games {
			best, winners := 0, 0
			for _, p := range g.Points {
				if p > best {
					best, winners = p, 0
				}
				if p == best {
					winners++
				}
			}
			if winners > 1 {
				ties++
			}
			for a, p := range g.Points {
				share, above, level := 0.0, 0, 0
				if p == best {
					share = 1 / float64(winners)
				}
				for b, other := range g.Points {
					if other > p {
						above++
					} else if other == p && b != a {
						level++
					}
				}
				require.Equal(t, share, g.Shares[a], "%+v", g)
				require.Equal(t, 1+float64(above)+float64(level)/2, g.Ranks[a], "%+v", g)
			}
		}
	}
	require.Greater(t, ties, 20)
}

// TestPlay_Defaults holds what the options say of the value 0.
func TestPlay_Defaults(t *testing.T) {
	game := highcard.Game
	game.MinSeats = 1
	r, err := arena.RoundRobin(context.Background(), game, []entrant{random, sharp}, arena.Options{})
	require.NoError(t, err)
	require.Equal(t, 2, r.Seats)
	require.Len(t, r.Games, 200)
	require.JSONEq(t, `{"rounds":3}`, string(r.Rules))

	long := arena.Options{Deals: 1, Rules: json.RawMessage(`{"rounds":200}`)}
	for most, cut := range map[int]bool{0: false, 300: true} {
		game.MostEvents = most
		r, err := arena.RoundRobin(context.Background(), game, []entrant{random, sharp}, long)
		require.NoError(t, err)
		for _, g := range r.Games {
			require.Equal(t, cut, g.Cut)
			require.Equal(t, cut, g.Events == 300)
		}
	}
}

func TestPlay_KeepsLineupsOfItsOwn(t *testing.T) {
	lineups := [][]int{{0, 1}}
	r, err := arena.Play(context.Background(), highcard.Game, []entrant{random, sharp}, lineups, arena.Options{Deals: 1})
	require.NoError(t, err)
	lineups[0][0] = 1
	require.Equal(t, [][]int{{0, 1}}, r.Lineups)
}

// TestPlay_EverySeatDrawsNumbersOfItsOwn checks that no two seats of any game of a
// lineup have the same generator.
func TestPlay_EverySeatDrawsNumbersOfItsOwn(t *testing.T) {
	var mu sync.Mutex
	drawn := map[uint64]bool{}
	drawer := enter("drawer", func(_ context.Context, view highcard.View, moves []highcard.Move, rng *core.RNG) highcard.Move {
		if view.Round == 0 {
			mu.Lock()
			drawn[rng.Uint64()] = true
			mu.Unlock()
		}
		return moves[0]
	})
	other := drawer
	other.Name = "other"
	for _, seats := range []int{2, 4} {
		clear(drawn)
		r, err := arena.Play(context.Background(), highcard.Game, []entrant{drawer, other}, [][]int{[]int{0, 1, 1, 1}[:seats]}, arena.Options{Seats: seats, Deals: 30})
		require.NoError(t, err)
		require.Len(t, r.Games, 30*seats)
		require.Len(t, drawn, 30*seats*seats)
	}
}

func TestArena_TheFirstObserverToBreakLoses(t *testing.T) {
	gossips := entrant{Name: "gossips", New: func() bot { return gossip{random.New()} }}
	r, err := arena.Play(context.Background(), highcard.Game, []entrant{gossips}, [][]int{{0, 0, 0}}, arena.Options{Seats: 3, Deals: 2})
	require.NoError(t, err)
	for _, g := range r.Games {
		require.Equal(t, core.Seat(0), g.Forfeit.Seat)
		require.Equal(t, 1, g.Events)
	}
}

func TestPlay_CallingOffIsNoForfeit(t *testing.T) {
	ctx, cancel := context.WithCancel(context.Background())
	quitter := enter("quitter", func(context.Context, highcard.View, []highcard.Move, *core.RNG) highcard.Move {
		cancel()
		panic("called off")
	})
	r, err := arena.Play(ctx, highcard.Game, []entrant{quitter}, [][]int{{0, 0}}, arena.Options{Workers: 1})
	require.ErrorIs(t, err, context.Canceled)
	require.Empty(t, r.Games)
}

func TestLadder_EqualsStayWhereTheyAre(t *testing.T) {
	keep := func(name string) entrant {
		return enter(name, func(_ context.Context, _ highcard.View, moves []highcard.Move, _ *core.RNG) highcard.Move {
			return moves[0]
		})
	}
	// Luck cancels altogether between those that only keep; sharp passes both.
	r, err := arena.Ladder(context.Background(), highcard.Game, []entrant{keep("a"), keep("b"), sharp}, arena.Options{Deals: 40})
	require.NoError(t, err)
	var order []string
	for _, s := range r.Standings {
		order = append(order, s.Entrant)
	}
	require.Equal(t, []string{"sharp", "a", "b"}, order)
	require.Len(t, r.Lineups, 3, "every pair meets once")
	require.Len(t, r.Games, 3*40*2)
	for _, g := range r.Games {
		require.ElementsMatch(t, r.Lineups[g.Lineup], g.Seats)
	}
}
