package beachbandits

import (
	"math"

	"github.com/sandbar-games/sandbar/core"
)

// evaluate estimates a seat's share of the victory, from 0 to 1. At the end it is
// exact. Before that it compares what the seats would score if the game ended now,
// gulls included, with something for each card in hand; the sooner the end, the
// more a lead counts.
func evaluate(s *State, seat core.Seat) float64 {
	if !seat.At(s.Seats()) {
		return 0
	}
	if s.step == StepOver {
		won := s.Winners()
		if !won.Has(seat) {
			return 0
		}
		return 1 / float64(won.Len())
	}
	all := s.Holdings()
	longest := 0
	for i := range core.Seat(s.seats) {
		h := &all[i]
		h.Gulls, h.Copied = s.gulls[i], s.copied
		h.NoFlipFlops = !s.hand[i].Has(FlipFlop)
		longest = max(longest, h.Stash.Len())
	}
	const (
		handWorth = 1.2 // points that a card in hand is about worth
		tempered  = 1.0 // how many points make e times the share, at the end
		spread    = 1.0 // and how many more for each card that the longest stash lacks
	)
	scale := tempered + spread*float64(max(stashLimit-longest, 0))
	c := compare(all[:s.seats])
	own, sum := 0.0, 0.0
	best := math.Inf(-1)
	var worth [maxSeats]float64
	for i := range s.Seats() {
		worth[i] = float64(c.points(&all[i]))
		if s.step < StepReveal {
			worth[i] += handWorth * float64(min(all[i].Hand, stashLimit))
		}
		best = max(best, worth[i])
	}
	for i := range s.Seats() {
		share := math.Exp((worth[i] - best) / scale)
		sum += share
		if core.Seat(i) == seat {
			own = share
		}
	}
	return own / sum
}
