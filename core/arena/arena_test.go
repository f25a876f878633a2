package arena_test

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"runtime"
	"strings"
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"github.com/sandbar-games/sandbar/core"
	"github.com/sandbar-games/sandbar/core/arena"
	"github.com/sandbar-games/sandbar/core/bots"
	"github.com/sandbar-games/sandbar/core/internal/highcard"
)

type (
	bot     = bots.Bot[highcard.Move, highcard.View]
	entrant = arena.Entrant[highcard.Move, highcard.View]
)

// enter returns an entrant that plays by a function.
func enter(name string, choose func(ctx context.Context, view highcard.View, moves []highcard.Move, rng *core.RNG) highcard.Move) entrant {
	return entrant{Name: name, New: func() bot { return bots.Func(choose) }}
}

var (
	random = entrant{Name: "random", New: func() bot { return bots.NewRandom(highcard.Game) }}
	search = entrant{Name: "search", New: func() bot {
		return bots.NewSearch(highcard.Game, bots.SearchOptions{Iterations: 100})
	}}
	// sharp swaps cards below 5, blunt those from 5 on.
	sharp = enter("sharp", func(_ context.Context, view highcard.View, moves []highcard.Move, _ *core.RNG) highcard.Move {
		return moves[map[bool]int{true: 1}[view.Hand < 5]]
	})
	blunt = enter("blunt", func(_ context.Context, view highcard.View, moves []highcard.Move, _ *core.RNG) highcard.Move {
		return moves[map[bool]int{true: 1}[view.Hand >= 5]]
	})
)

func TestRoundRobin_EveryDealInAllSeatings(t *testing.T) {
	for seats, lineups := range map[int]int{2: 3, 3: 1, 4: 6} {
		r, err := arena.RoundRobin(context.Background(), highcard.Game, []entrant{sharp, blunt, random}, arena.Options{Seats: seats, Deals: 5})
		require.NoError(t, err)
		require.Len(t, r.Lineups, lineups)
		require.Len(t, r.Games, lineups*5*seats)
		// In each deal of a lineup every entrant sits everywhere as often as it has seats.
		sat := map[string]int{}
		for _, g := range r.Games {
			for seat, e := range g.Seats {
				sat[fmt.Sprint(g.Lineup, g.Deal, seat, e)]++
			}
		}
		for key, n := range sat {
			var lineup, deal, seat, e int
			_, err := fmt.Sscan(key, &lineup, &deal, &seat, &e)
			require.NoError(t, err)
			places := 0
			for _, other := range r.Lineups[lineup] {
				if other == e {
					places++
				}
			}
			require.Equal(t, places, n, key)
		}
	}
}

func TestPlay_SameDealSameChance(t *testing.T) {
	// Bots that keep what they have turn a deal into a fixed list of winning seats.
	keep := func(name string) entrant {
		return enter(name, func(_ context.Context, _ highcard.View, moves []highcard.Move, _ *core.RNG) highcard.Move {
			return moves[0]
		})
	}
	r, err := arena.RoundRobin(context.Background(), highcard.Game, []entrant{keep("a"), keep("b")}, arena.Options{Deals: 30, Rules: json.RawMessage(`{"rounds":9}`)})
	require.NoError(t, err)
	different := map[string]bool{}
	for i := 0; i < len(r.Games); i += 2 {
		require.Equal(t, r.Games[i].Points, r.Games[i+1].Points, "deal %d", i/2)
		different[fmt.Sprint(r.Games[i].Points)] = true
	}
	require.Greater(t, len(different), 2, "deals differ")
	require.Equal(t, 0.5, r.Standings[0].Share.Mean, "luck cancels altogether between equals")
}

func TestPlay_SkillShows(t *testing.T) {
	r, err := arena.RoundRobin(context.Background(), highcard.Game, []entrant{blunt, random, sharp}, arena.Options{Deals: 150, Seed: 3})
	require.NoError(t, err)
	var order []string
	for _, s := range r.Standings {
		order = append(order, s.Entrant)
		require.Equal(t, 2*2*150, s.Games)
		require.LessOrEqual(t, s.Share.Low, s.Share.Mean)
		require.GreaterOrEqual(t, s.Share.High, s.Share.Mean)
	}
	require.Equal(t, []string{"sharp", "random", "blunt"}, order)
	require.Greater(t, r.Standings[0].Share.Low, r.Standings[1].Share.High)
	require.Greater(t, r.Standings[0].Elo.Low, r.Standings[2].Elo.High)
	require.Less(t, r.Standings[0].Rank.High, r.Standings[2].Rank.Low)
}

func TestPlay_SameResultWithAnyNumberOfWorkers(t *testing.T) {
	var first string
	for _, workers := range []int{1, 2, 7} {
		var b strings.Builder
		calls := 0
		r, err := arena.RoundRobin(context.Background(), highcard.Game, []entrant{sharp, random, search}, arena.Options{
			Seats: 3, Deals: 12, Seed: 9, Workers: workers,
			Progress: func(done, total int) {
				calls++
				require.Equal(t, calls, done)
				require.Equal(t, 36, total)
			},
		})
		require.NoError(t, err)
		require.Equal(t, 36, calls)
		require.NoError(t, r.WriteJSON(&b))
		require.NoError(t, r.WriteCSV(&b))
		require.NoError(t, r.WriteGamesCSV(&b))
		if first == "" {
			first = b.String()
		}
		require.Equal(t, first, b.String(), "%d workers", workers)
	}
}

func TestPlay_BotsThatBreakTheRulesForfeit(t *testing.T) {
	for _, test := range []struct{ name, reason string }{
		{"panics", "the bot panicked: oh no"},
		{"cheats", "highcard: seat 1 may not cards 0 0 0 0: there is no such move"},
		{"stalls", "the bot took longer than 20ms for a move"},
		{"dawdles", "the bot took longer than 20ms for a move"},
		{"leaves", "the bot ended its goroutine"},
	} {
		t.Run(test.name, func(t *testing.T) {
			stop := make(chan struct{})
			defer close(stop)
			bad := enter(test.name, func(_ context.Context, _ highcard.View, moves []highcard.Move, _ *core.RNG) highcard.Move {
				switch test.name {
				case "panics":
					panic("oh no")
				case "cheats":
					return highcard.Move{Kind: highcard.Cards}
				case "stalls":
					<-stop
				case "dawdles":
					time.Sleep(25 * time.Millisecond)
				case "leaves":
					runtime.Goexit()
				}
				return moves[0]
			})
			r, err := arena.Play(context.Background(), highcard.Game, []entrant{random, bad}, [][]int{{0, 0, 1}, {0, 0, 0}}, arena.Options{
				Seats: 3, Deals: 2, MoveTime: 20 * time.Millisecond,
			})
			require.NoError(t, err)
			require.Len(t, r.Games, 2*3+2, "the rest goes on")
			for _, g := range r.Games {
				if g.Lineup == 1 {
					require.Nil(t, g.Forfeit)
					continue
				}
				require.NotNil(t, g.Forfeit)
				seat := g.Forfeit.Seat
				require.Equal(t, 1, g.Seats[seat])
				require.Equal(t, strings.Replace(test.reason, "seat 1", "seat "+seat.String(), 1), g.Forfeit.Reason)
				timed := test.name == "stalls" || test.name == "dawdles" || test.name == "leaves"
				require.Equal(t, !timed, g.Events > 0, "events up to the forfeit")
				require.Equal(t, test.name == "panics", strings.Contains(g.Forfeit.Stack, "arena_test"))
				for i, share := range g.Shares {
					if core.Seat(i) == seat {
						require.Zero(t, share)
						require.Equal(t, 3.0, g.Ranks[i])
					} else {
						require.Equal(t, 0.5, share)
						require.Equal(t, 1.5, g.Ranks[i])
					}
				}
			}
			require.Equal(t, 6, r.Standings[1].Forfeits)
			require.Empty(t, r.Standings[1].Distribution)
		})
	}
}

// gossip is a bot that breaks while it watches, or while it is made.
type gossip struct{ bot }

func (gossip) Observe(highcard.View, core.Seat, highcard.Move) { panic("too much") }

func TestPlay_BotsThatBreakElsewhereForfeit(t *testing.T) {
	watcher := entrant{Name: "watcher", New: func() bot { return gossip{random.New()} }}
	stillborn := entrant{Name: "stillborn", New: func() bot { panic("not today") }}
	for _, e := range []entrant{watcher, stillborn} {
		r, err := arena.Play(context.Background(), highcard.Game, []entrant{random, e}, [][]int{{0, 1}}, arena.Options{Deals: 1})
		require.NoError(t, err)
		for _, g := range r.Games {
			require.Equal(t, 1, g.Seats[g.Forfeit.Seat])
			require.Contains(t, g.Forfeit.Reason, "panicked")
		}
	}
}

// listener is a bot that follows the game by what it observes.
type listener struct {
	bot
	t      *testing.T
	view   highcard.View
	events *int
}

func (l *listener) Observe(view highcard.View, by core.Seat, seen highcard.Move) {
	l.view = view
	*l.events++
	if by >= 0 && by != view.Who {
		require.Equal(l.t, highcard.Move{}, seen, "choices of others are hidden")
	}
}

func (l *listener) Choose(ctx context.Context, view highcard.View, moves []highcard.Move, rng *core.RNG) highcard.Move {
	require.Equal(l.t, l.view, view)
	return l.bot.Choose(ctx, view, moves, rng)
}

func TestPlay_ObserversHearEveryEvent(t *testing.T) {
	events := 0
	e := entrant{Name: "listener", New: func() bot { return &listener{bot: random.New(), t: t, events: &events} }}
	r, err := arena.Play(context.Background(), highcard.Game, []entrant{random, e}, [][]int{{0, 1}}, arena.Options{Deals: 3, Workers: 1})
	require.NoError(t, err)
	played := 0
	for _, g := range r.Games {
		require.Nil(t, g.Forfeit)
		played += g.Events
	}
	require.Equal(t, played, events)
}

func TestPlay_CancelKeepsWholeDeals(t *testing.T) {
	ctx, cancel := context.WithCancel(context.Background())
	r, err := arena.RoundRobin(ctx, highcard.Game, []entrant{sharp, random, blunt}, arena.Options{
		Seats: 3, Deals: 1000, Workers: 2,
		Progress: func(done, total int) {
			if done == 100 {
				cancel()
			}
		},
	})
	require.ErrorIs(t, err, context.Canceled)
	require.NotEmpty(t, r.Games)
	require.Less(t, len(r.Games), 1000)
	require.Zero(t, len(r.Games)%3)
	require.Equal(t, len(r.Games), r.Standings[0].Games)
}

func TestPlay_CancelDoesNotWaitForAStalledBot(t *testing.T) {
	ctx, cancel := context.WithCancel(context.Background())
	stop := make(chan struct{})
	defer close(stop)
	stuck := enter("stuck", func(context.Context, highcard.View, []highcard.Move, *core.RNG) highcard.Move {
		cancel()
		<-stop
		return highcard.Move{}
	})
	_, err := arena.Play(ctx, highcard.Game, []entrant{stuck}, [][]int{{0, 0}}, arena.Options{MoveTime: time.Hour})
	require.ErrorIs(t, err, context.Canceled)
}

func TestPlay_LongGamesAreCutAndShared(t *testing.T) {
	r, err := arena.RoundRobin(context.Background(), highcard.Game, []entrant{sharp, blunt}, arena.Options{
		Deals: 4, MostEvents: 20, Rules: json.RawMessage(`{"rounds":200}`),
	})
	require.NoError(t, err)
	for _, g := range r.Games {
		require.True(t, g.Cut)
		require.Equal(t, 20, g.Events)
		require.Equal(t, []float64{0.5, 0.5}, g.Shares)
		require.Equal(t, []float64{1.5, 1.5}, g.Ranks)
	}
	require.Equal(t, 8, r.Standings[0].Cut)

	// A game that ends with the last event allowed is over.
	options := arena.Options{Deals: 4, Rules: json.RawMessage(`{"rounds":1}`)}
	r, err = arena.RoundRobin(context.Background(), highcard.Game, []entrant{sharp, blunt}, options)
	require.NoError(t, err)
	for _, g := range r.Games {
		options.MostEvents = max(options.MostEvents, g.Events)
	}
	again, err := arena.RoundRobin(context.Background(), highcard.Game, []entrant{sharp, blunt}, options)
	require.NoError(t, err)
	require.Equal(t, r, again)
}

func TestPlay_RefusesWhatCannotBePlayed(t *testing.T) {
	ctx, none := context.Background(), arena.Options{}
	two := []entrant{random, sharp}
	_, err := arena.Play(ctx, highcard.Game, two, [][]int{{0, 1, 1}}, none)
	require.EqualError(t, err, "arena: lineup 0: 3 entrants for 2 seats")
	_, err = arena.Play(ctx, highcard.Game, two, [][]int{{0, 1}, {0, 2}}, none)
	require.EqualError(t, err, "arena: lineup 1: entrant 2: there are 0 to 1")
	_, err = arena.RoundRobin(ctx, highcard.Game, two, arena.Options{Seats: 5})
	require.EqualError(t, err, "arena: highcard: 5 seats: the game is for 2 to 4")
	_, err = arena.RoundRobin(ctx, highcard.Game, []entrant{random, random}, none)
	require.EqualError(t, err, `arena: two entrants are named "random"`)
	_, err = arena.RoundRobin(ctx, highcard.Game, []entrant{random, {Name: "x"}}, none)
	require.EqualError(t, err, "arena: entrant 1: a name and a function New are needed")
	_, err = arena.RoundRobin(ctx, highcard.Game, two[:1], none)
	require.Error(t, err)
	_, err = arena.Ladder(ctx, highcard.Game, two[:1], none)
	require.Error(t, err)
	require.False(t, errors.Is(err, context.Canceled))
}

func TestLadder_TheBestClimbsToTheTop(t *testing.T) {
	last := 0
	r, err := arena.Ladder(context.Background(), highcard.Game, []entrant{blunt, random, sharp}, arena.Options{
		Seats: 3, Deals: 60, Progress: func(done, total int) {
			require.Equal(t, last+1, done)
			require.LessOrEqual(t, done, total)
			last = done
		},
	})
	require.NoError(t, err)
	require.Len(t, r.Games, last)
	require.Len(t, r.Lineups, 6, "three pairs, both ways")
	require.Equal(t, "sharp", r.Standings[0].Entrant)
	require.Equal(t, "random", r.Standings[1].Entrant)
	require.Equal(t, "blunt", r.Standings[2].Entrant)
}
