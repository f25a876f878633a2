package strandbufe

// The reasons for which a move is refused while guests are attracted.
const (
	reasonNotInRow   = "that guest is not in the row (ST-12, ST-14)"
	reasonMustTake   = "a guest must be taken before round six (ST-12)"
	reasonMustHave   = "a guest given must be taken before round six (ST-18)"
	reasonNotDearest = "the dearest guests are given first (ST-17)"
	reasonNoWorker   = "there is no such worker (ST-03)"
	reasonTooLow     = "that guest has a bid, which only a higher sum of worker and stars beats (ST-14)"
)

// inRow reports whether a guest lies in the row.
func (p *public) inRow(guest uint8) bool {
	for _, n := range &p.row {
		if n == guest {
			return guest != 0
		}
	}
	return false
}

// rowEmpty reports whether no guest is left in the row.
func (p *public) rowEmpty() bool { return p.row == [mostRow]uint8{} }

// dearest returns the guest of the row with the most points, the first one turned up
// if there are several, and how many there are; 0 guests if the row is empty.
func (p *public) dearest() (guest uint8, guests int) {
	most := -1
	for _, n := range &p.row {
		if n == 0 {
			continue
		}
		switch points := int(p.set.cards[n].points); {
		case points > most:
			guest, guests, most = n, 1, points
		case points == most:
			guests++
		}
	}
	return guest, guests
}

// leastTaken returns the points that a guest must be worth to be taken now: those of
// the dearest while the guests left over are given (ST-17).
func (p *public) leastTaken() uint8 {
	if p.phase != PhaseGive {
		return 0
	}
	guest, _ := p.dearest()
	return p.set.cards[guest].points
}

func (p *public) appendTakes(dst []Move) []Move {
	least := p.leastTaken()
	for _, n := range &p.row {
		if n != 0 && p.set.cards[n].points >= least {
			dst = append(dst, Move{kind: KindTake, card: n})
		}
	}
	if p.refusePass() == "" {
		dst = append(dst, Pass())
	}
	return dst
}

func (p *public) refuseTake(guest uint8) string {
	switch {
	case !p.inRow(guest):
		return reasonNotInRow
	case p.set.cards[guest].points < p.leastTaken():
		return reasonNotDearest
	}
	return ""
}

func (p *public) refusePass() string {
	switch {
	case p.lastRound() || p.phase == PhaseSecond:
		return ""
	case p.phase == PhaseGive:
		return reasonMustHave
	}
	return reasonMustTake
}

// bidder returns the player whose worker lies under a guest, or -1.
func (p *public) bidder(guest uint8) int {
	for i := range p.players {
		if p.buffets[i].bid == guest {
			return int(i)
		}
	}
	return -1
}

// bidOn returns the sum that is bid on a guest, 0 if none is (ST-14).
func (p *public) bidOn(guest uint8) int {
	i := p.bidder(guest)
	if i < 0 {
		return 0
	}
	b := &p.buffets[i]
	return b.sum(b.away)
}

// sum is what a bid with a worker counts (ST-14).
func (b *buffet) sum(w Worker) int { return b.value(w) + int(b.stars) }

func (p *public) appendBids(dst []Move, b *buffet) []Move {
	if p.phase == PhaseRebid {
		sum := b.sum(b.away)
		for _, n := range &p.row {
			if n != 0 && sum > p.bidOn(n) {
				dst = append(dst, Move{kind: KindRebid, card: n})
			}
		}
		return dst
	}
	for _, n := range &p.row {
		if n == 0 {
			continue
		}
		bid := p.bidOn(n)
		for w := Worker2; w <= Worker4; w++ {
			if b.sum(w) > bid {
				dst = append(dst, Move{kind: KindBid, worker: w, card: n})
			}
		}
	}
	return dst
}

func (p *public) refuseBid(b *buffet, w Worker, guest uint8) string {
	switch {
	case !w.valid():
		return reasonNoWorker
	case !p.inRow(guest):
		return reasonNotInRow
	case b.sum(w) <= p.bidOn(guest):
		return reasonTooLow
	}
	return ""
}
