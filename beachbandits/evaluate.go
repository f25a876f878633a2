package beachbandits

import (
	"github.com/sandbar-games/sandbar/core"
)

// Evaluate estimates the share of the victory that each seat may expect. It compares
// what the seats would score if the game ended now, gulls included, with something
// for each card in hand; the sooner the end, the more a lead counts. At the end it
// is exact.
func Evaluate(s *State) core.Shares {
	if s.step == StepOver {
		return core.SharesOf(s.Winners())
	}
	all := s.Holdings()
	longest := 0
	for i := range s.seats {
		h := &all[i]
		h.Gulls, h.Copied = s.gulls[i], s.copied
		h.NoFlipFlops = !s.hand[i].Has(FlipFlop)
		longest = max(longest, h.Stash.Len())
	}
	const (
		handWorth = 1.2 // points that a card in hand is about worth
		tempered  = 1.0 // the scale of the points at the end
		spread    = 1.0 // and what each card that the longest stash lacks adds to it
	)
	c := compare(all[:s.seats])
	var worth [maxSeats]float64
	for i := range s.seats {
		worth[i] = float64(c.points(&all[i]))
		if s.step < StepReveal {
			worth[i] += handWorth * float64(min(all[i].Hand, stashLimit))
		}
	}
	return core.SharesByWorth(worth[:s.seats], tempered+spread*float64(max(stashLimit-longest, 0)))
}
