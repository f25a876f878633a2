package beachbandits

import "github.com/sandbar-games/sandbar/core"

// Holdings returns what the table can see of each seat that counts for the
// score: gulls once they are all turned up, and whether a hand holds Flip-Flops
// when all hands lie open (BB-35). Those of seats beyond Seats are empty.
func (p *position) Holdings() [maxSeats]Holding {
	var all [maxSeats]Holding
	for seat := range core.Seat(p.seats) {
		h := &all[seat]
		h.Stash, h.Hand = p.stash[seat], int(p.handLen[seat])
		if p.GullsRevealed() {
			h.Gulls, h.Copied = p.gulls[seat], p.copied
		}
		h.NoFlipFlops = p.step == StepOver && !p.hand[seat].Has(FlipFlop)
	}
	return all
}

// Score returns a seat's points as far as the table can see them: those of the
// stash until all gulls are turned up, then those of the gulls too, Ray's when
// all hands lie open (BB-35).
func (p *position) Score(seat core.Seat) int {
	all := p.Holdings()
	return ScoreOf(all[:p.seats], int(seat))
}

// Tally returns a seat's score item by item: one for each kind of Loot in the
// stash, then one for each gull that lies open.
func (p *position) Tally(seat core.Seat) core.Tally {
	all := p.Holdings()
	return TallyOf(all[:p.seats], int(seat))
}

// Winners returns, at the end, the seats with the most points; of those that tie
// the ones with fewest cards in hand, who share the victory (BB-29).
func (p *position) Winners() core.SeatSet {
	if p.step != StepOver {
		return 0
	}
	all := p.Holdings()
	return winners(all[:p.seats])
}

func winners(holdings []Holding) core.SeatSet {
	c := compare(holdings)
	var best core.SeatSet
	most, hand := 0, 0
	for i := range holdings {
		h := &holdings[i]
		points := c.points(h)
		switch {
		case best != 0 && (points < most || points == most && h.Hand > hand):
			continue
		case best == 0 || points > most || h.Hand < hand:
			best, most, hand = 0, points, h.Hand
		}
		best = best.With(core.Seat(i))
	}
	return best
}
