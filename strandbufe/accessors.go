package strandbufe

import "github.com/sandbar-games/sandbar/core"

// Start returns the seat that holds the starting marker, or core.Nobody in a solo
// game, where the opponent has it (ST-09).
func (p *public) Start() core.Seat {
	if p.mode == Solo {
		return core.Nobody
	}
	return p.marker
}

// Row returns the numbers of the guests in the row in the order in which they were
// turned up, 0 where one is gone or not yet turned up.
func (p *public) Row() []int {
	row := make([]int, rowSize(p.Seats()))
	for i := range row {
		row[i] = int(p.row[i])
	}
	return row
}

// Goals returns the numbers of the goals that lie open.
func (p *public) Goals() []int {
	var list []int
	for _, g := range p.goals {
		if g != 0 {
			list = append(list, int(g))
		}
	}
	return list
}

// Bonus returns the bonus of a round, 1 to 6, or none if it is not turned up yet.
func (p *public) Bonus(round int) Bonus {
	if round < 1 || round > rounds {
		return 0
	}
	return p.bonuses[round-1]
}

// Supply returns the number of grey tokens in the supply, 0 to 140.
func (p *public) Supply() int { return int(p.supply) }

// Deck returns the numbers of the guests still to come in ascending order. Their
// order in the deck is unknown to all.
func (p *public) Deck() []int { return p.deck.list() }

// Discarded returns the numbers of the guests that are gone unserved.
func (p *public) Discarded() []int { return p.discarded.list() }

// Buffet is what lies before one player, copied for reading.
type Buffet struct {
	Board     int       // the board's number, 0 for the virtual opponent
	Guests    []Waiting // those that wait, at most two
	Grey      Tokens    // grey tokens in the cooler
	Coloured  Tokens    // coloured tokens in the cooler
	Room      Tokens    // how many more fit into each compartment
	Unspent   int       // coloured tokens still to be spent, 0 to 3
	Stars     int       // 0 to 5
	Time      int       // on the time track, 0 to 3
	Aside     int       // time won this round that is not on the track yet
	Values    [3]int    // of the workers, from Worker2 on
	Away      Worker    // the worker that was sent to bid, or none
	Bid       int       // the guest that it lies under during the bidding, or 0
	Passed    bool      // takes no guest any more this round
	Fulfilled []int     // numbers of the fulfilled guests, ascending
}

// Waiting is a guest that waits at a buffet.
type Waiting struct {
	Guest   int    // the card's number
	Served  Tokens // what lies on its icons
	Missing Tokens // what it still wants
	Drink   bool   // it has had its free drink
	Kept    bool   // and that in this phase, so that it will stay
}

// Buffet returns what lies before a seat, or the zero Buffet if it is not at the
// table.
func (p *public) Buffet(seat core.Seat) Buffet {
	if !seat.At(p.Seats()) {
		return Buffet{}
	}
	return p.buffet(&p.buffets[seat])
}

// Opponent returns what lies before the virtual opponent of a solo game, and
// otherwise the zero Buffet.
func (p *public) Opponent() Buffet {
	if p.mode != Solo {
		return Buffet{}
	}
	return p.buffet(&p.buffets[opponent])
}

func (p *public) buffet(b *buffet) Buffet {
	list := Buffet{
		Board: int(b.board), Grey: b.grey, Coloured: b.coloured, Unspent: int(b.unspent),
		Stars: int(b.stars), Time: int(b.time), Aside: int(b.aside), Away: b.away, Bid: int(b.bid),
		Room: b.room(), Passed: b.passed, Fulfilled: b.fulfilled.list(),
	}
	for w := Worker2; w <= Worker4; w++ {
		list.Values[w-1] = b.value(w)
	}
	for i := range b.guests {
		w := &b.guests[i]
		if w.guest != 0 {
			list.Guests = append(list.Guests, Waiting{int(w.guest), w.served, p.missing(w), w.drink != 0, w.fresh})
		}
	}
	return list
}

// Points returns what the seat on turn can still serve with: its workers' points,
// and its saved time besides. It is 0 for others, outside serving and after a late
// restock (ST-20).
func (p *public) Points(seat core.Seat) (workers, saved int) {
	if !p.phase.serves() || seat != p.turn || p.serving.closed {
		return 0, 0
	}
	return p.pointsLeft(), int(p.buffets[seat].time)
}

// Restocking returns the worker with which a seat restocks right now and how many
// more compartments it may fill, at most its value; no worker and 0 if the seat is
// not just doing so (ST-22).
func (p *public) Restocking(seat core.Seat) (w Worker, compartments int) {
	if p.phase != PhaseFill || seat != p.turn {
		return 0, 0
	}
	return p.serving.restocker, int(p.serving.fills)
}

// Upgrade returns the worker that a seat could turn next after this round, by the
// stars that are usable then as far as can be seen now, and how many stars that
// would cost. It returns no worker if none can be turned: too few stars, all turned,
// the seat done with it, or round six (ST-26, ST-32).
func (p *public) Upgrade(seat core.Seat) (w Worker, stars int) {
	if !seat.At(p.Seats()) || p.mode == Beginner || p.lastRound() {
		return 0, 0
	}
	b := p.buffets[seat]
	switch {
	case p.phase < PhaseServe, p.phase.serves() && p.positionOf(seat) > p.position():
		b.usable = b.stars // the seat is still to serve
	case p.phase == PhaseUpgrade && p.positionOf(seat) < p.position():
		return 0, 0
	}
	return p.nextUpgrade(&b)
}
