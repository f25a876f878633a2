package arena_test

import (
	"context"
	"encoding/csv"
	"encoding/json"
	"fmt"
	"math"
	"reflect"
	"runtime"
	"strings"
	"sync/atomic"
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"github.com/sandbar-games/sandbar/core"
	"github.com/sandbar-games/sandbar/core/arena"
	"github.com/sandbar-games/sandbar/core/bots"
	"github.com/sandbar-games/sandbar/core/internal/highcard"
)

func TestArena_RefusesSeatsAndDealsItCannotPlay(t *testing.T) {
	ctx, two := context.Background(), []entrant{random, sharp}
	for _, seats := range []int{-3, -1, 1, 5, math.MaxInt} {
		want := fmt.Sprintf("arena: highcard: %d seats: the game is for 2 to 4", seats)
		_, err := arena.RoundRobin(ctx, highcard.Game, two, arena.Options{Seats: seats})
		require.EqualError(t, err, want)
		_, err = arena.Ladder(ctx, highcard.Game, two, arena.Options{Seats: seats})
		require.EqualError(t, err, want)
		_, err = arena.Play(ctx, highcard.Game, two, [][]int{{0, 1}}, arena.Options{Seats: seats})
		require.EqualError(t, err, want)
	}
	_, err := arena.RoundRobin(ctx, highcard.Game, two, arena.Options{Deals: 1_000_000_001})
	require.EqualError(t, err, "arena: 1000000001 deals: want at most 1000000000")
	_, err = arena.Play(ctx, highcard.Game, two, nil, arena.Options{})
	require.EqualError(t, err, "arena: there is no lineup to play")
	_, err = arena.Play(ctx, highcard.Game, two, [][]int{{0, -1}}, arena.Options{})
	require.EqualError(t, err, "arena: lineup 0: entrant -1: there are 0 to 1")
	_, err = arena.RoundRobin(ctx, highcard.Game, two, arena.Options{Rules: json.RawMessage(`{"rounds":0}`)})
	require.EqualError(t, err, "arena: highcard: options: rounds 0: want 1 to 200")
	_, err = arena.RoundRobin(ctx, highcard.Game, []entrant{random, {New: sharp.New}}, arena.Options{})
	require.EqualError(t, err, "arena: entrant 1: a name and a function New are needed")
}

func TestArena_MoreDealsAndWorkersThanEverPlayed(t *testing.T) {
	ctx, cancel := context.WithCancel(context.Background())
	r, err := arena.RoundRobin(ctx, highcard.Game, []entrant{random, sharp}, arena.Options{
		Deals: 1_000_000_000, Workers: 2,
		Progress: func(done, total int) {
			require.Equal(t, 2_000_000_000, total)
			if done == 50 {
				cancel()
			}
		},
	})
	require.ErrorIs(t, err, context.Canceled)
	require.GreaterOrEqual(t, len(r.Games), 48)

	r, err = arena.RoundRobin(context.Background(), highcard.Game, []entrant{random, sharp}, arena.Options{Deals: 2, Workers: math.MaxInt})
	require.NoError(t, err)
	require.Len(t, r.Games, 4)
}

func TestLadder_NeedsTwoSeats(t *testing.T) {
	game := highcard.Game
	game.New = func(int, []byte) (highcard.State, error) { return highcard.Game.New(2, nil) }
	_, err := arena.Ladder(context.Background(), game, []entrant{random, sharp}, arena.Options{Seats: 1})
	require.EqualError(t, err, "arena: a ladder needs two seats")
}

// shaky breaks in some games, decided by its generator alone.
var shaky = enter("shaky", func(_ context.Context, _ highcard.View, moves []highcard.Move, rng *core.RNG) highcard.Move {
	switch rng.Intn(12) {
	case 0:
		panic("shaken")
	case 1:
		return highcard.Move{}
	case 2:
		runtime.Goexit()
	}
	return moves[rng.Intn(len(moves))]
})

func TestArena_ForfeitsAndCancellationDoNotDependOnWorkers(t *testing.T) {
	entrants := []entrant{shaky, sharp, random}
	whole, err := arena.RoundRobin(context.Background(), highcard.Game, entrants, arena.Options{Deals: 40, Seed: 2, Workers: 1})
	require.NoError(t, err)
	require.Greater(t, whole.Standings[2].Forfeits, 20)
	require.Less(t, whole.Standings[2].Forfeits, 160)
	all := plain(whole)
	for _, workers := range []int{1, 2, 7} {
		again, err := arena.RoundRobin(context.Background(), highcard.Game, entrants, arena.Options{Deals: 40, Seed: 2, Workers: workers})
		require.NoError(t, err)
		require.Equal(t, all, plain(again), "%d workers", workers)

		ctx, cancel := context.WithCancel(context.Background())
		defer cancel()
		part, err := arena.RoundRobin(ctx, highcard.Game, entrants, arena.Options{
			Deals: 40, Seed: 2, Workers: workers,
			Progress: func(done, total int) {
				if done == 100 {
					cancel()
				}
			},
		})
		if err != nil {
			require.ErrorIs(t, err, context.Canceled)
		}
		// What there is, is what there would have been, in the same order, both games of
		// each deal.
		type deal struct{ lineup, deal int }
		games, next := map[deal]int{}, 0
		for _, g := range plain(part) {
			games[deal{g.Lineup, g.Deal}]++
			for next < len(whole.Games) && !reflect.DeepEqual(all[next], g) {
				next++
			}
			require.Less(t, next, len(whole.Games), "a game of its own: %+v", g)
		}
		require.GreaterOrEqual(t, len(part.Games), 100-2*workers-2)
		for d, n := range games {
			require.Equal(t, 2, n, "%+v", d)
		}
	}
}

// plain returns the games as values, without the stacks of panics.
func plain(r *arena.Result) []arena.Game {
	data, err := json.Marshal(r.Games)
	if err != nil {
		panic(err)
	}
	var games []arena.Game
	if err := json.Unmarshal(data, &games); err != nil {
		panic(err)
	}
	return games
}

func TestArena_TheFirstToBreakLoses(t *testing.T) {
	dead := entrant{Name: "dead", New: func() bot { panic("not today") }}
	empty := entrant{Name: "empty", New: func() bot { return nil }}
	gone := entrant{Name: "gone", New: func() bot { runtime.Goexit(); return nil }}
	for _, test := range []struct {
		e      entrant
		reason string
	}{{dead, "the bot panicked: not today"}, {empty, "New returned no bot"}, {gone, "the bot ended its goroutine"}} {
		r, err := arena.Play(context.Background(), highcard.Game, []entrant{test.e}, [][]int{{0, 0, 0}}, arena.Options{Seats: 3, Deals: 3})
		require.NoError(t, err)
		require.Len(t, r.Games, 3)
		for _, g := range r.Games {
			require.Equal(t, core.Seat(0), g.Forfeit.Seat, test.e.Name)
			require.Equal(t, test.reason, g.Forfeit.Reason)
			require.Equal(t, []float64{0, 0.5, 0.5}, g.Shares)
			require.Equal(t, []float64{3, 1.5, 1.5}, g.Ranks)
			require.Nil(t, g.Points)
			require.Zero(t, g.Events)
		}
	}
}

func TestArena_LeavesNoGoroutineOnceBotsReturn(t *testing.T) {
	before := runtime.NumGoroutine()
	stop, stuck := make(chan struct{}), atomic.Int32{}
	stubborn := enter("stubborn", func(_ context.Context, _ highcard.View, moves []highcard.Move, _ *core.RNG) highcard.Move {
		stuck.Add(1)
		<-stop
		return moves[0]
	})
	obedient := enter("obedient", func(ctx context.Context, _ highcard.View, moves []highcard.Move, _ *core.RNG) highcard.Move {
		<-ctx.Done()
		panic("called off")
	})
	for _, bad := range []entrant{stubborn, obedient} {
		r, err := arena.RoundRobin(context.Background(), highcard.Game, []entrant{random, bad}, arena.Options{
			Deals: 2, MoveTime: 10 * time.Millisecond,
		})
		require.NoError(t, err)
		for _, g := range r.Games {
			require.Equal(t, 1, g.Seats[g.Forfeit.Seat])
			require.Equal(t, "the bot took longer than 10ms for a move", g.Forfeit.Reason)
		}
	}
	require.EqualValues(t, 4, stuck.Load())
	close(stop)
	settles(t, before)
}

// settles waits until there are no more goroutines than before.
func settles(t *testing.T, before int) {
	t.Helper()
	for range 20_000 {
		if runtime.NumGoroutine() <= before {
			return
		}
		time.Sleep(time.Millisecond)
	}
	t.Fatalf("%d goroutines, %d before", runtime.NumGoroutine(), before)
}

func TestArena_ProgressMayPanic(t *testing.T) {
	before := runtime.NumGoroutine()
	require.PanicsWithValue(t, "enough", func() {
		_, _ = arena.RoundRobin(context.Background(), highcard.Game, []entrant{random, sharp}, arena.Options{
			Deals: 1_000_000, Workers: 3, Progress: func(done, total int) { panic("enough") },
		})
	})
	settles(t, before)
}

// brittle is highcard with a fault: it breaks in a game's second round.
type brittle struct{ highcard.State }

type brittleView struct {
	highcard.View
	Heard int // events since the start
}

func (b *brittle) Sample(r *core.RNG) highcard.Move {
	if b.Round == 1 {
		panic("cracked")
	}
	return b.State.Sample(r)
}

func (b *brittle) View(viewer core.Seat) brittleView { return brittleView{View: b.State.View(viewer)} }
func (v *brittleView) Recall(before *brittleView, _ core.Seat, _ highcard.Move) {
	v.Heard = before.Heard + 1
}
func (v *brittleView) Determinize(r *core.RNG) brittle { return brittle{v.View.Determinize(r)} }
func (v *brittleView) Fits(s *brittle) error           { return v.View.Fits(&s.State) }

func TestArena_AGameThatPanicsEndsTheCompetition(t *testing.T) {
	game := core.Game[brittle, highcard.Move, brittleView]{
		Name: "brittle", MinSeats: 2, MaxSeats: 4, MostEvents: 1000,
		New: func(seats int, options []byte) (brittle, error) {
			s, err := highcard.Game.New(seats, options)
			return brittle{s}, err
		},
		OptionsOf: func(s *brittle) []byte { return highcard.Game.OptionsOf(&s.State) },
	}
	enter := func(name string) arena.Entrant[highcard.Move, brittleView] {
		return arena.Entrant[highcard.Move, brittleView]{Name: name, New: func() bots.Bot[highcard.Move, brittleView] {
			return bots.Func(func(_ context.Context, view brittleView, moves []highcard.Move, _ *core.RNG) highcard.Move {
				if want := 2 + int(view.Who); view.Round == 0 && view.Heard != want { // deals and choices
					panic(fmt.Sprintf("seat %v remembers %d events, not %d", view.Who, view.Heard, want))
				}
				return moves[0]
			})
		}}
	}
	entrants := []arena.Entrant[highcard.Move, brittleView]{enter("a"), enter("b")}
	r, err := arena.RoundRobin(context.Background(), game, entrants, arena.Options{Workers: 2})
	require.ErrorContains(t, err, "arena: lineup 0, deal ")
	require.ErrorContains(t, err, "cracked")
	require.Empty(t, r.Games)
	r, err = arena.RoundRobin(context.Background(), game, entrants, arena.Options{Rules: json.RawMessage(`{"rounds":1}`), Deals: 2})
	require.NoError(t, err)
	require.Len(t, r.Games, 4)
	for _, g := range r.Games {
		require.Nil(t, g.Forfeit)
	}
}

func TestResult_OddNamesAreWrittenWell(t *testing.T) {
	odd := []string{`a "quoted", name`, "two\nlines", "; = <b>&'é\t\x00"}
	var entrants []entrant
	for _, name := range odd {
		entrants = append(entrants, enter(name, func(_ context.Context, _ highcard.View, moves []highcard.Move, rng *core.RNG) highcard.Move {
			if rng.Intn(9) == 0 {
				panic("with \"quotes\",\nand lines")
			}
			return moves[0]
		}))
	}
	r, err := arena.RoundRobin(context.Background(), highcard.Game, entrants, arena.Options{Deals: 5})
	require.NoError(t, err)
	var standings, games, text strings.Builder
	require.NoError(t, r.WriteCSV(&standings))
	require.NoError(t, r.WriteGamesCSV(&games))
	require.NoError(t, r.WriteJSON(&text))
	lines, err := csv.NewReader(strings.NewReader(standings.String())).ReadAll()
	require.NoError(t, err)
	require.Len(t, lines, 1+3)
	for i, s := range r.Standings {
		require.Equal(t, s.Entrant, lines[1+i][2])
		require.Contains(t, odd, s.Entrant)
	}
	lines, err = csv.NewReader(strings.NewReader(games.String())).ReadAll()
	require.NoError(t, err)
	require.Len(t, lines, 1+3*2*5*2)
	broken := 0
	for i, line := range lines[1:] {
		g := r.Games[i/2]
		require.Equal(t, odd[g.Seats[i%2]], line[4])
		require.Equal(t, g.Forfeit == nil, line[7] != "", "points")
		if line[10] != "" {
			require.Equal(t, "the bot panicked: with \"quotes\",\nand lines", line[10])
			broken++
		}
	}
	require.Equal(t, r.Standings[0].Forfeits+r.Standings[1].Forfeits+r.Standings[2].Forfeits, broken)
	require.Positive(t, broken)
	var back arena.Result
	require.NoError(t, json.Unmarshal([]byte(text.String()), &back))
	require.Equal(t, odd, back.Entrants)
	require.Equal(t, r.Standings, back.Standings)
}

func TestResult_OfNothingHasNoNulls(t *testing.T) {
	ctx, cancel := context.WithCancel(context.Background())
	cancel()
	for name, compete := range map[string]func() (*arena.Result, error){
		"round robin": func() (*arena.Result, error) {
			return arena.RoundRobin(ctx, highcard.Game, []entrant{random, sharp}, arena.Options{})
		},
		"ladder": func() (*arena.Result, error) {
			return arena.Ladder(ctx, highcard.Game, []entrant{random, sharp}, arena.Options{})
		},
	} {
		r, err := compete()
		require.ErrorIs(t, err, context.Canceled)
		var text strings.Builder
		require.NoError(t, r.WriteJSON(&text))
		require.NotContains(t, text.String(), "null", name)
	}
}
