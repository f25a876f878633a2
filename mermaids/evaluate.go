package mermaids

import (
	"math"

	"github.com/sandbar-games/sandbar/core"
)

// Evaluate estimates the share of the victory that a seat may expect, from 0 to 1:
// 1 or its part of it when the game is over and won. Before that it weighs the
// shells that lie before the seats, what the hands promise, and the Sea Monster,
// which threatens the highest shells the more, the nearer the end is. It is 0 for
// a seat not at the table.
func Evaluate(s *State, seat core.Seat) float64 {
	if !s.at(seat) {
		return 0
	}
	if s.phase == PhaseOver {
		if winners := s.Winners(); winners.Has(seat) {
			return 1 / float64(winners.Len())
		}
		return 0
	}
	// A softmax over the seats: four points more make victory about three times
	// as likely.
	var own, all float64
	best := math.Inf(-1)
	var worth [maxSeats]float64
	for other := range core.Seat(s.seats) {
		worth[other] = s.prospect(other)
		best = max(best, worth[other])
	}
	for other := range core.Seat(s.seats) {
		share := math.Exp((worth[other] - best) / 4)
		all += share
		if other == seat {
			own = share
		}
	}
	return own / all
}

// prospect returns the points that a seat may expect to end with.
func (s *State) prospect(seat core.Seat) float64 {
	const shell = 2.0 // what a draw from the Shell deck brings, Starfish and all
	points, _ := s.points(seat)
	worth := float64(points)
	hand := s.hands[seat]
	worth += shell * 0.7 * float64(hand.Count(Mermaid))
	worth += shell * 0.8 * float64(hand.Count(MeanMermaid))
	pairs := (hand >> 1 & oneOfItems) | (hand >> 2 & oneOfItems)
	worth += shell * 0.6 * float64(pairs.Len())
	if hand.Has(SeaMonster) {
		smallest := 10
		for other := range core.Seat(s.seats) {
			smallest = min(smallest, int(s.sizes[other]))
		}
		worth -= s.eaten(seat) / float64(1+smallest)
	}
	return worth
}

// eaten returns the points that the Sea Monster would take from a seat.
func (s *State) eaten(seat core.Seat) float64 {
	for shell := Shell4; shell >= Shell1; shell-- {
		if n := s.shells[seat].Count(shell); n > 0 {
			return float64(n * shell.Value())
		}
	}
	return 0
}
