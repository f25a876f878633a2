package shinybandits

import "github.com/sandbar-games/sandbar/core"

// Score returns the nuggets that a seat has won, 0 to 80.
func (p *public) Score(seat core.Seat) int {
	if !seat.At(int(p.seats)) {
		return 0
	}
	return int(p.nuggets[seat])
}

// Winners returns the seats with the most nuggets after round nine, all of them
// if several are equal (SB-22).
func (p *public) Winners() core.SeatSet {
	if p.phase != PhaseOver {
		return 0
	}
	return p.leaders()
}

// leaders returns the seats with the most nuggets.
func (p *public) leaders() core.SeatSet {
	var leaders core.SeatSet
	most := uint8(0)
	for seat := range p.seats {
		switch n := p.nuggets[seat]; {
		case n > most:
			most, leaders = n, 1<<seat
		case n == most:
			leaders |= 1 << seat
		}
	}
	return leaders
}

// Tally returns a seat's score, which has one item only.
func (p *public) Tally(seat core.Seat) core.Tally {
	if !seat.At(int(p.seats)) {
		return nil
	}
	n := p.Score(seat)
	return core.Tally{{Name: "gold nuggets", Count: n, Points: n}}
}
