package shinybandits

import "github.com/sandbar-games/sandbar/core"

// Round tells how a round went once its Action cards were turned up: what each
// card did, what each pile became and what each seat took. What is kept by side
// is for side 0 and side 1 of the Location card, under which the piles lie
// (SB-05); what is kept by seat is zero for seats that are not at the table.
type Round struct {
	// Number is the round's, 1 to 9, and Card its Location card as listed.
	Number int  `json:"number"`
	Card   Card `json:"card"`
	// Choices are the Bandits and Action cards as they were turned up, by seat.
	Choices [MaxSeats]Choice `json:"choices"`
	// Cancelled are the seats whose Action card had no effect: the target of the
	// only Stop, or all players of Stop if there were several (SB-10).
	Cancelled core.SeatSet `json:"cancelled"`
	// Piles are the nuggets by side before any card acted, Plus what the Plus cards
	// added then and Minus what the Minus cards took away, as far as there was
	// anything to add or to take (SB-11, SB-12, SB-19).
	Piles [2]int `json:"piles"`
	Plus  [2]int `json:"plus"`
	Minus [2]int `json:"minus"`
	// Turned reports whether Location Swaps left the card turned by half a turn
	// (SB-13).
	Turned bool `json:"turned"`
	// Sides are the sides, 0 or 1, where the Bandits stood in the end, by seat, and
	// Bandits how many stood there, by side (SB-13, SB-14).
	Sides   [MaxSeats]int `json:"sides"`
	Bandits [2]int        `json:"bandits"`
	// Caught reports by side whether the pile was not given out (SB-15).
	Caught [2]bool `json:"caught"`
	// Share is what each Bandit got, and Leftovers what each Leftovers card took
	// after that, by side (SB-16, SB-20).
	Share     [2]int `json:"share"`
	Leftovers [2]int `json:"leftovers"`
	// Took is what each seat got in all, Rest what stayed at each side, and Supply
	// what was in the supply after Plus and Minus, before the next card's nuggets.
	Took   [MaxSeats]int `json:"took"`
	Rest   [2]int        `json:"rest"`
	Supply int           `json:"supply"`
	// Masks are the players of an effective Mask, in round nine too, where it
	// came too late (SB-17).
	Masks core.SeatSet `json:"masks"`
}

// Location returns the location that was at a side, 0 or 1, in the end.
func (r *Round) Location(side int) Location {
	if side < 0 || side >= len(r.Card) {
		return 0
	}
	if r.Turned {
		side = 1 - side
	}
	return r.Card[side].Location
}

// Bandit returns a seat's Bandit as it was in the end, after a Bandit Swap; none
// for a seat that is not at the table.
func (r *Round) Bandit(seat core.Seat) Bandit {
	if !seat.At(MaxSeats) || r.Choices[seat].Bandit == 0 {
		return 0
	}
	return r.Location(r.Sides[seat]).Bandit()
}

// LastRound tells how the round before this one went, or, after the end, round
// nine. It reports false in round one.
func (p *public) LastRound() (Round, bool) {
	number := int(p.round) - 1
	if p.phase == PhaseOver {
		number = Rounds
	}
	if number < 1 {
		return Round{}, false
	}
	r := Round{Number: number}
	r.resolve(&p.last, &p.cards[number-1])
	return r, true
}

// resolve fills in, from what the Action cards found, how they act by rising
// number and how the nuggets are given out (SB-09 to SB-20). The Round must be
// empty. Seats without a Bandit are not at the table.
func (r *Round) resolve(l *played, card *Card) {
	r.Card = *card
	r.Choices = l.choices
	r.Cancelled = l.cancelled() // 1: Stop
	r.Piles = [2]int{int(l.piles[0]), int(l.piles[1])}
	r.Supply = int(l.supply)
	for seat, c := range l.choices {
		if c.Bandit == 0 {
			continue
		}
		at := card.sideOf(c.Bandit)
		r.Sides[seat] = at
		if r.Cancelled>>seat&1 != 0 {
			continue
		}
		switch c.Action {
		case Plus: // 2
			r.Plus[at] += 3
		case Minus: // 3
			r.Minus[1-at] += 2
		case LocationSwap: // 4
			r.Turned = !r.Turned
		case Mask: // 8
			r.Masks |= 1 << seat
		}
	}
	r.movePiles()
	takers := r.moveBandits()
	r.giveOut(takers)
}

// cancelled returns the seats whose Action card has no effect (SB-10).
func (l *played) cancelled() core.SeatSet {
	var stops core.SeatSet
	for seat, c := range l.choices {
		if c.Action == Stop {
			stops |= 1 << seat
		}
	}
	if stops&(stops-1) == 0 {
		return l.stopped
	}
	return stops
}

// movePiles lets Plus and then Minus act on the piles as far as nuggets are there
// (SB-11, SB-12, SB-19).
func (r *Round) movePiles() {
	for side := range r.Piles {
		r.Plus[side] = min(r.Plus[side], r.Supply)
		r.Supply -= r.Plus[side]
	}
	for side := range r.Piles {
		pile := r.Piles[side] + r.Plus[side]
		r.Minus[side] = min(r.Minus[side], pile)
		r.Supply += r.Minus[side]
		r.Rest[side] = pile - r.Minus[side]
	}
}

// moveBandits brings every Bandit to the side where it ends, and returns by side
// how many Leftovers are there (SB-13 to SB-16). A turned card takes its Bandits'
// locations to the other pile.
func (r *Round) moveBandits() (takers [2]int) {
	for seat, c := range r.Choices {
		if c.Bandit == 0 {
			continue
		}
		acts := r.Cancelled>>seat&1 == 0
		if r.Turned != (acts && c.Action == BanditSwap) { // 5
			r.Sides[seat] = 1 - r.Sides[seat]
		}
		at := r.Sides[seat]
		r.Bandits[at]++
		switch {
		case acts && c.Action == Caught: // 6
			r.Caught[at] = true
		case acts && c.Action == Leftovers: // 7
			takers[at]++
		}
	}
	return takers
}

// giveOut divides the piles among the Bandits, and the rests among the Leftovers
// (SB-16, SB-20).
func (r *Round) giveOut(takers [2]int) {
	for side := range r.Rest {
		if r.Caught[side] || r.Bandits[side] == 0 {
			continue
		}
		r.Share[side] = r.Rest[side] / r.Bandits[side]
		r.Rest[side] %= r.Bandits[side]
		if takers[side] > 0 {
			r.Leftovers[side] = r.Rest[side] / takers[side]
			r.Rest[side] %= takers[side]
		}
	}
	for seat, c := range r.Choices {
		if c.Bandit == 0 {
			continue
		}
		r.Took[seat] = r.Share[r.Sides[seat]]
		if c.Action == Leftovers && r.Cancelled>>seat&1 == 0 {
			r.Took[seat] += r.Leftovers[r.Sides[seat]]
		}
	}
}
