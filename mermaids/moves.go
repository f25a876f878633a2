package mermaids

import "github.com/sandbar-games/sandbar/core"

// AppendMoves appends the legal moves of a seat: on turn mermaid, Mean Mermaid by
// seat and shell, pairs, Asks by seat and item, Sneaker Wave, Seaweed; after a
// refused Ask keep, then what the drawn card can do; in a passing each kind of
// card in the hand.
func (s *State) AppendMoves(dst []Move, by core.Seat) []Move {
	if !s.at(by) {
		return dst
	}
	return s.appendMoves(dst, by, s.hands[by], s.drawn)
}

// Moves returns the legal moves of a seat.
func (s *State) Moves(by core.Seat) []Move { return s.AppendMoves(nil, by) }

// appendMoves is for a seat at the table with its hand and the card it has drawn.
func (p *public) appendMoves(dst []Move, by core.Seat, hand Cards, drawn Card) []Move {
	switch {
	case !p.Pending().Has(by):
		return dst
	case p.phase == PhasePass:
		for c := range hand.AllKinds() {
			dst = append(dst, Pass(c))
		}
		return dst
	case p.phase == PhaseDecide:
		dst = append(dst, Keep())
		if drawn.Item() && hand.Count(drawn) < 2 {
			return dst
		}
		return p.appendPlays(dst, by, drawn)
	}
	if hand.Has(Mermaid) {
		dst = append(dst, PlayMermaid())
	}
	if hand.Has(MeanMermaid) {
		dst = p.appendPlays(dst, by, MeanMermaid)
	}
	if pairs := pairs(hand); pairs != 0 {
		for item := range pairs.AllKinds() {
			dst = append(dst, PlayPair(item))
		}
	} else if p.refuseAnyAsk(by, hand) == "" {
		dst = p.appendAsks(dst, by, hand)
	}
	if hand.Has(SneakerWave) {
		dst = p.appendPlays(dst, by, SneakerWave)
	}
	if hand.Has(Seaweed) {
		dst = p.appendPlays(dst, by, Seaweed)
	}
	return dst
}

// appendPlays appends what a card in hand can do; for an item that is a pair.
func (p *public) appendPlays(dst []Move, by core.Seat, c Card) []Move {
	switch c {
	case SeaMonster:
		return dst
	case Mermaid:
		return append(dst, PlayMermaid())
	case MeanMermaid, SneakerWave:
		if !p.othersHaveShells(by) {
			return append(dst, Discard(c))
		}
		kind := KindMean
		if c == SneakerWave {
			kind = KindWave
		}
		for seat := range core.Seat(p.seats) {
			if seat == by || p.shells[seat] == 0 {
				continue
			}
			for shell := range p.shells[seat].AllKinds() {
				dst = append(dst, Move{kind: kind, seat: seat, shell: shell})
			}
		}
		return dst
	case Seaweed:
		if p.beach == 0 {
			return append(dst, Discard(c))
		}
		for seat := range core.Seat(p.seats) {
			if p.canDraw(by, seat) {
				dst = append(dst, PlaySeaweed(seat))
			}
		}
		return dst
	}
	return append(dst, PlayPair(c))
}

func (p *public) appendAsks(dst []Move, by core.Seat, hand Cards) []Move {
	for seat := range core.Seat(p.seats) {
		if seat == by {
			continue
		}
		for item := range (hand & allOfItems).AllKinds() {
			if !p.askedInVain(seat, item) {
				dst = append(dst, Ask(seat, item))
			}
		}
	}
	return dst
}

// pairs returns the items of which a hand holds two or more (MB-08): those of whose
// four bits another than the lowest is set.
func pairs(hand Cards) Cards { return hand & (allOfItems - oneOfItems) }

// othersHaveShells reports whether a seat could take or wash away a shell.
func (p *public) othersHaveShells(by core.Seat) bool {
	for seat, shells := range p.shells {
		if shells != 0 && core.Seat(seat) != by {
			return true
		}
	}
	return false
}

// canDraw reports whether a Seaweed of one seat may make another draw (MB-11).
func (p *public) canDraw(by, seat core.Seat) bool {
	return seat != by || p.options.Seaweed == Anyone
}

// askedInVain reports whether nobody may ask a seat for an item (MB-25).
func (p *public) askedInVain(seat core.Seat, item Card) bool {
	return p.beach == 0 && p.refused[seat].Has(item)
}
