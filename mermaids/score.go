package mermaids

import (
	"fmt"

	"github.com/sandbar-games/sandbar/core"
)

// Score returns the points of the shells that lie before a seat, 0 to 50.
func (p *public) Score(seat core.Seat) int {
	points, _ := p.points(seat)
	return points
}

// points returns a seat's points and its number of shells.
func (p *public) points(seat core.Seat) (points, shells int) {
	lie := p.Shells(seat)
	for shell := Shell1; shell <= Shell4; shell++ {
		points += lie.Count(shell) * shell.Value()
	}
	return points, lie.Len()
}

// Winners returns, when the game is over, the seat with the most points; among
// equals the one with the most shells; among equals again all of them (MB-20).
func (p *public) Winners() core.SeatSet {
	var winners core.SeatSet
	if p.phase != PhaseOver {
		return winners
	}
	best := -1
	for seat := range core.Seat(p.seats) {
		points, shells := p.points(seat)
		// There are 20 shells, so that a point outweighs all of them.
		switch standing := points*(shellsOf.Len()+1) + shells; {
		case standing > best:
			best, winners = standing, core.SeatsOf(seat)
		case standing == best:
			winners = winners.With(seat)
		}
	}
	return winners
}

// Tally returns a seat's shells by value.
func (p *public) Tally(seat core.Seat) core.Tally {
	if !p.at(seat) {
		return nil
	}
	var tally core.Tally
	for shell := Shell1; shell <= Shell4; shell++ {
		n := p.shells[seat].Count(shell)
		tally = append(tally, core.Item{
			Name:   fmt.Sprintf("shells worth %d", shell.Value()),
			Count:  n,
			Points: n * shell.Value(),
		})
	}
	return tally
}
