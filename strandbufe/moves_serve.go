package strandbufe

// The reasons for which a move is refused while guests are served, and after.
const (
	reasonClosed     = "nothing is served after a late restock (ST-22)"
	reasonNoPoints   = "no points are left to serve with (ST-20)"
	reasonNotWaiting = "that guest does not wait at this buffet (ST-21)"
	reasonNotWanted  = "the guest does not want that, or no more of it (ST-21)"
	reasonNoToken    = "there is no such token in the cooler (ST-21)"
	reasonRestocked  = "a worker was already sent to restock this round (ST-22)"
	reasonAway       = "that worker is away until the round's end (ST-16)"
	reasonNeeded     = "that worker's value was needed for what was served (ST-22)"
	reasonAllFull    = "no compartment can be filled (ST-22, ST-23)"
	reasonNoRoom     = "that compartment cannot take a grey token (ST-22, ST-23)"
	reasonFillOne    = "at least one compartment is to be filled (ST-22)"
	reasonBonusUsed  = "this round's bonus is already bought (ST-24)"
	reasonUnspent    = "no coloured token is left to spend (ST-24)"
	reasonFull       = "that compartment is full (ST-24)"
	reasonTrackFull  = "the time track is full (ST-24)"
	reasonClosing    = "no free drinks in round six (ST-28)"
	reasonHadDrink   = "that guest has had its free drink (ST-28)"
	reasonNoDrink    = "there is no token for a free drink in the drink compartment (ST-28)"
	reasonNoColour   = "a free drink takes a coloured token from the drink compartment (ST-30)"
	reasonNoUpgrade  = "no usable star turns that worker next (ST-32)"
)

func (p *public) appendServing(dst []Move, b *buffet) []Move {
	if p.refuseServing(b) == "" {
		stock := b.stock().Kinds()
		for i := range b.guests {
			w := &b.guests[i]
			for wanted := p.missing(w).Kinds() & stock; wanted != 0; wanted &= wanted - 1 {
				dst = append(dst, Move{kind: KindServe, good: wanted.first(), card: w.guest})
			}
		}
	}
	if p.refuseRestocking(b) == "" {
		left := p.pointsLeft()
		for w := Worker2; w <= Worker4; w++ {
			if b.refuseRestocker(w, left) == "" {
				dst = append(dst, Restock(w))
			}
		}
	}
	if p.refuseBonus(b) == "" {
		dst = append(dst, BuyBonus())
	}
	for i := range b.guests {
		if b.guests[i].guest != 0 && p.refuseDrink(b, i) == "" {
			dst = append(dst, Move{kind: KindDrink, card: b.guests[i].guest})
		}
	}
	return append(dst, Done())
}

// refuseServing returns why nothing can be served any more, or "".
func (p *public) refuseServing(b *buffet) string {
	switch {
	case p.serving.closed:
		return reasonClosed
	case b.time == 0 && p.pointsLeft() == 0:
		return reasonNoPoints
	}
	return ""
}

func (p *public) refuseServe(b *buffet, g Good, guest uint8) string {
	if reason := p.refuseServing(b); reason != "" {
		return reason
	}
	i := b.place(guest)
	switch {
	case i < 0:
		return reasonNotWaiting
	case !p.missing(&b.guests[i]).has(g):
		return reasonNotWanted
	case !b.stock().has(g):
		return reasonNoToken
	}
	return ""
}

// refuseRestocking returns why no worker can restock, or "".
func (p *public) refuseRestocking(b *buffet) string {
	switch {
	case p.serving.restocker != 0:
		return reasonRestocked
	case p.fillable(b) == 0:
		return reasonAllFull
	}
	return ""
}

// refuseRestocker returns why a worker cannot restock, or "": its whole value must be
// left of the workers' points (ST-22).
func (b *buffet) refuseRestocker(w Worker, left int) string {
	switch {
	case !w.valid():
		return reasonNoWorker
	case w == b.away:
		return reasonAway
	case b.value(w) > left:
		return reasonNeeded
	}
	return ""
}

func (p *public) refuseRestock(b *buffet, w Worker) string {
	if reason := p.refuseRestocking(b); reason != "" {
		return reason
	}
	return b.refuseRestocker(w, p.pointsLeft())
}

func (p *public) refuseFill(b *buffet, g Good) string {
	if !p.fillable(b).has(g) {
		return reasonNoRoom
	}
	return ""
}

func (p *public) refuseStop() string {
	if int(p.serving.fills) == p.buffets[p.turn].value(p.serving.restocker) {
		return reasonFillOne
	}
	return ""
}

func (p *public) refuseBonus(b *buffet) string {
	g := p.bonuses[p.round-1].Good()
	switch {
	case p.serving.bonus:
		return reasonBonusUsed
	case b.unspent == 0:
		return reasonUnspent
	case g == 0 && b.time >= mostTime:
		return reasonTrackFull
	case g != 0 && !b.room().has(g):
		return reasonFull
	}
	return ""
}

// refuseDrink returns why the guest at a place cannot be kept, or "".
func (p *public) refuseDrink(b *buffet, i int) string {
	switch {
	case i < 0:
		return reasonNotWaiting
	case p.lastRound():
		return reasonClosing
	case b.guests[i].drink != 0:
		return reasonHadDrink
	case p.drinks == LiteralDrinks && !b.coloured.has(Drink):
		return reasonNoColour
	case !b.stock().has(Drink):
		return reasonNoDrink
	}
	return ""
}

func refuseGift(b *buffet, g Good) string {
	if !b.stock().has(g) {
		return reasonNoToken
	}
	return ""
}

func (p *public) refuseUpgrade(b *buffet, w Worker) string {
	if next, _ := p.nextUpgrade(b); next == 0 || next != w {
		return reasonNoUpgrade
	}
	return ""
}
