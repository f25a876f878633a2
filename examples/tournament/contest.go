package main

import (
	"context"
	"fmt"
	"slices"
	"strings"

	"github.com/sandbar-games/sandbar"
	"github.com/sandbar-games/sandbar/core/arena"
	"github.com/sandbar-games/sandbar/core/bots"
)

// compete plays what the command line says.
func compete(ctx context.Context, game arena.AnyGame, set settings) (*arena.Result, error) {
	entrants := make([]arena.Named, len(set.bots))
	for i, name := range set.bots {
		entrants[i] = arena.Named{Name: name, Bot: name}
		if name == "search" {
			entrants[i].Options = fmt.Appendf(nil, `{"iterations":%d}`, set.iterations)
		}
	}
	switch {
	case set.table: // the first bot alone among each of the others
		var lineups [][]int
		for other := 1; other < len(entrants); other++ {
			lineup := slices.Repeat([]int{other}, set.options.Seats)
			lineup[0] = 0
			lineups = append(lineups, lineup)
		}
		return game.Play(ctx, entrants, lineups, set.options)
	case set.ladder:
		return game.Ladder(ctx, entrants, set.options)
	}
	return game.RoundRobin(ctx, entrants, set.options)
}

func botKnown(name string) bool { return slices.Contains(bots.Names(), name) }

func botNames() string { return strings.Join(bots.Names(), ", ") }

func gameNames() string { return strings.Join(sandbar.Names(), ", ") }
