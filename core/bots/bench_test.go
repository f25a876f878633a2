package bots_test

import (
	"context"
	"fmt"
	"slices"
	"testing"

	"github.com/sandbar-games/sandbar/beachbandits"
	"github.com/sandbar-games/sandbar/core"
	"github.com/sandbar-games/sandbar/core/bots"
	"github.com/sandbar-games/sandbar/losbanditos"
	"github.com/sandbar-games/sandbar/mermaids"
	"github.com/sandbar-games/sandbar/shinybandits"
	"github.com/sandbar-games/sandbar/strandbufe"
)

// BenchmarkSearch measures decisions of 1,000 iterations along a random game, with
// the fewest seats and the most. It reports the events applied in imagined worlds a
// second, with Determinize and all else included.
func BenchmarkSearch(b *testing.B) {
	benchSearch(b, losbanditos.Game)
	benchSearch(b, shinybandits.Game)
	benchSearch(b, beachbandits.Game)
	benchSearch(b, mermaids.Game)
	benchSearch(b, strandbufe.Game)
}

func benchSearch[S comparable, M core.Move, V comparable, PS core.State[S, M, V], PV core.View[S, M, V]](
	b *testing.B, game core.Game[S, M, V],
) {
	seatCounts := slices.Compact([]int{max(2, game.MinSeats), game.MaxSeats})
	for _, seats := range seatCounts {
		for _, way := range []struct {
			name    string
			options bots.SearchOptions
		}{{"priors", bots.SearchOptions{}}, {"plain", bots.SearchOptions{Prior: -1, Cutoff: 1 << 20}}} {
			b.Run(fmt.Sprintf("%s/%d seats/%s", game.Name, seats, way.name), func(b *testing.B) {
				views := decisions[S, M, V, PS, PV](b, game, seats)
				search := bots.NewSearch[S, M, V, PS, PV](game, way.options)
				rng := core.NewRNG(1, 1)
				var moves []M
				for i := range views { // grow all memory
					search.Choose(context.Background(), views[i], PV(&views[i]).AppendMoves(moves[:0]), &rng)
				}
				b.ReportAllocs()
				plies, n := 0, 0
				for b.Loop() {
					view := &views[n%len(views)]
					moves = PV(view).AppendMoves(moves[:0])
					search.Choose(context.Background(), *view, moves, &rng)
					n++
					b.StopTimer() // a report allocates
					plies += search.Report().Plies
					b.StartTimer()
				}
				b.ReportMetric(float64(plies)/b.Elapsed().Seconds(), "plies/s")
				b.ReportMetric(float64(plies)/float64(n)/1000, "plies/iteration")
			})
		}
	}
}

// decisions returns what seats to act saw in a random game, where they had a choice.
func decisions[S comparable, M core.Move, V comparable, PS core.State[S, M, V], PV core.View[S, M, V]](
	tb testing.TB, game core.Game[S, M, V], seats int,
) []V {
	start, err := game.New(seats, nil)
	if err != nil {
		tb.Fatal(err)
	}
	rng := core.NewRNG(5, 5)
	table, err := core.NewTable[S, M, V, PS, PV](game, start, &rng)
	if err != nil {
		tb.Fatal(err)
	}
	var views []V
	for !table.Over() {
		seat, moves := table.Next(), table.Moves(table.Next())
		if len(moves) > 1 {
			views = append(views, table.View(seat))
		}
		if err := table.Play(seat, moves[rng.Intn(len(moves))]); err != nil {
			tb.Fatal(err)
		}
	}
	return views
}
