package mermaids

import (
	"github.com/sandbar-games/sandbar/core"
)

// Evaluate estimates the share of the victory that each seat may expect. It weighs
// the shells that lie before the seats, what the hands promise, and the Sea Monster,
// which threatens the highest shells the more, the nearer the end is. At the end it
// is exact.
func Evaluate(s *State) core.Shares {
	if s.phase == PhaseOver {
		return core.SharesOf(s.Winners())
	}
	const scale = 4 // points
	var worth [maxSeats]float64
	for seat := range core.Seat(s.seats) {
		worth[seat] = s.prospect(seat)
	}
	return core.SharesByWorth(worth[:s.seats], scale)
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
