package main

import (
	"context"

	"github.com/sandbar-games/sandbar/beachbandits"
	"github.com/sandbar-games/sandbar/core"
)

// choose takes the move after which the own stash is furthest ahead of the best
// other one, counting only the card that the move lays down.
func choose(_ context.Context, view beachbandits.View, moves []beachbandits.Move, _ *core.RNG) beachbandits.Move {
	best, most := moves[0], -1000
	for _, m := range moves {
		if ahead := aheadAfter(&view, m); ahead > most {
			best, most = m, ahead
		}
	}
	return best
}

// aheadAfter returns by how many points the viewer leads once m's card is down.
func aheadAfter(view *beachbandits.View, m beachbandits.Move) int {
	all, me := view.Holdings(), view.Viewer()
	switch m.Kind() {
	case beachbandits.KindKeep, beachbandits.KindAdd:
		all[me].Stash = all[me].Stash.Add(m.Loot(), 1)
	case beachbandits.KindGive, beachbandits.KindPut:
		all[m.Seat()].Stash = all[m.Seat()].Stash.Add(m.Loot(), 1)
	}
	other := -1000
	for seat := range view.Seats() {
		if core.Seat(seat) != me {
			other = max(other, beachbandits.ScoreOf(all[:view.Seats()], seat))
		}
	}
	return beachbandits.ScoreOf(all[:view.Seats()], int(me)) - other
}
