// Custombot measures a bot of one's own, the one in bot.go, against the library's
// Random and Search in Beach Bandits.
//
//	go run ./examples/custombot
package main

import (
	"context"
	"flag"
	"fmt"
	"io"
	"log"
	"os"

	"github.com/sandbar-games/sandbar/beachbandits"
	"github.com/sandbar-games/sandbar/core/arena"
	"github.com/sandbar-games/sandbar/core/bots"
)

type bot = bots.Bot[beachbandits.Move, beachbandits.View]

func main() {
	deals := flag.Int("deals", 100, "`how many` deals; each is played in all seatings")
	flag.Parse()
	if err := measure(os.Stdout, *deals); err != nil {
		log.Fatal(err)
	}
}

func measure(out io.Writer, deals int) error {
	entrants := []arena.Entrant[beachbandits.Move, beachbandits.View]{
		{Name: "mine", New: func() bot { return bots.Func(choose) }},
		{Name: "random", New: func() bot { return bots.NewRandom(beachbandits.Game) }},
		{Name: "search", New: func() bot { return bots.NewSearch(beachbandits.Game, bots.SearchOptions{Iterations: 300}) }},
	}
	result, err := arena.RoundRobin(context.Background(), beachbandits.Game, entrants, arena.Options{Deals: deals})
	if err != nil {
		return err
	}
	for i, lineup := range result.Lineups {
		s := result.Matches[i][0]
		other := result.Entrants[lineup[1]]
		fmt.Fprintf(out, "%-6s against %-6s  %5.1f%% of the victories (%.1f to %.1f)\n",
			s.Entrant, other, 100*s.Share.Mean, 100*s.Share.Low, 100*s.Share.High)
	}
	return nil
}
