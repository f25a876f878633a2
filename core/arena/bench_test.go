package arena_test

import (
	"context"
	"runtime"
	"testing"
	"time"

	"github.com/sandbar-games/sandbar/core/arena"
	"github.com/sandbar-games/sandbar/core/bots"
	"github.com/sandbar-games/sandbar/losbanditos"
)

// BenchmarkSpeedup plays the same competition with one worker and with one for
// each core, taking turns, and reports how much faster the latter is.
func BenchmarkSpeedup(b *testing.B) {
	type entrant = arena.Entrant[losbanditos.Move, losbanditos.View]
	search := func(iterations int) func() bots.Bot[losbanditos.Move, losbanditos.View] {
		return func() bots.Bot[losbanditos.Move, losbanditos.View] {
			return bots.NewSearch(losbanditos.Game, bots.SearchOptions{Iterations: iterations})
		}
	}
	entrants := []entrant{{Name: "one", New: search(300)}, {Name: "other", New: search(200)}}
	cores := runtime.GOMAXPROCS(0)
	took, games := [2]time.Duration{}, 0
	for b.Loop() {
		for i, workers := range []int{1, cores} {
			start := time.Now()
			r, err := arena.RoundRobin(context.Background(), losbanditos.Game, entrants, arena.Options{Deals: 25, Workers: workers})
			if err != nil {
				b.Fatal(err)
			}
			took[i] += time.Since(start)
			games += len(r.Games) * i
		}
	}
	b.ReportMetric(took[0].Seconds()/took[1].Seconds(), "speed-up")
	b.ReportMetric(float64(cores), "cores")
	b.ReportMetric(float64(games)/took[1].Seconds(), "games/s")
	b.ReportMetric(0, "ns/op")
}

// BenchmarkOverhead plays games of random bots, where the arena's own work shows.
func BenchmarkOverhead(b *testing.B) {
	random := func() bots.Bot[losbanditos.Move, losbanditos.View] { return bots.NewRandom(losbanditos.Game) }
	entrants := []arena.Entrant[losbanditos.Move, losbanditos.View]{{Name: "one", New: random}, {Name: "other", New: random}}
	events, start := 0, time.Now()
	for b.Loop() {
		r, err := arena.RoundRobin(context.Background(), losbanditos.Game, entrants, arena.Options{Deals: 200, Workers: 1})
		if err != nil {
			b.Fatal(err)
		}
		for _, g := range r.Games {
			events += g.Events
		}
	}
	b.ReportMetric(float64(time.Since(start).Nanoseconds())/float64(events), "ns/event")
}
