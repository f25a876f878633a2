package beachbandits

import "github.com/sandbar-games/sandbar/core"

// AppendOutcomes appends, when chance is next, every outcome with its weight: for
// a card drawn or stolen one per kind in the pile or hand, weighing as many as
// there are; for a gull one each that can be on top; for what is turned up, shown
// or laid open the truth alone.
func (s *State) AppendOutcomes(dst []Outcome) []Outcome {
	if s.Next() != core.Chance {
		return dst
	}
	switch kind := s.event(); kind {
	case KindDeal, KindSteal:
		from, seat := s.source()
		for c := range from.AllKinds() {
			dst = append(dst, Outcome{Move: Move{kind: kind, card: uint8(c), seat: seat}, Weight: from.Count(c)})
		}
	case KindGull:
		seat := s.gullDrawer()
		if s.unknown == 0 {
			return append(dst, Outcome{Move: DrawGull(s.deck.UnderAt(0), seat), Weight: 1})
		}
		for g := range s.deck.Unknown().All() {
			dst = append(dst, Outcome{Move: DrawGull(g, seat), Weight: 1})
		}
	default:
		dst = append(dst, Outcome{Move: s.truth(), Weight: 1})
	}
	return dst
}

// Sample returns, when chance is next, one outcome by the weights of
// AppendOutcomes, otherwise the zero move.
func (s *State) Sample(r *core.RNG) Move {
	if s.Next() != core.Chance {
		return Move{}
	}
	switch kind := s.event(); kind {
	case KindDeal, KindSteal:
		from, seat := s.source()
		return Move{kind: kind, card: uint8(from.Pick(r)), seat: seat}
	case KindGull:
		return DrawGull(s.deck.Top(r), s.gullDrawer())
	}
	return s.truth()
}

// refuseOutcome returns why a move is no outcome now, or "".
func (s *State) refuseOutcome(m Move) string {
	kind := s.event()
	if m.kind != kind {
		return steps[s.step].asks
	}
	switch kind {
	case KindDeal, KindSteal:
		from, seat := s.source()
		switch {
		case m.seat != seat:
			return reasonNotDealt
		case from.Has(Loot(m.card)):
			return ""
		case kind == KindSteal:
			return reasonNotHand
		}
		return reasonNotPile
	case KindGull:
		switch {
		case m.seat != s.gullDrawer():
			return reasonNotDealt
		case !s.deck.CanDraw(Gull(m.card)):
			return reasonNotTop
		}
		return ""
	}
	return refuseUnless(m == s.truth(), reasonUntrue)
}

// event returns what kind of event chance brings now.
func (p *position) event() Kind {
	switch p.step {
	case StepDeal:
		if p.lootToDeal() {
			return KindDeal
		}
		return KindGull
	case StepDrawn, StepDraw, StepShirley:
		return KindDeal
	case StepSteal:
		return KindSteal
	case StepGulls, StepGull, StepFlo:
		return KindGull
	case StepReveal:
		return KindReveal
	}
	return KindShow
}

// lootToDeal reports whether at the start not all seats have their five Loot yet.
func (p *position) lootToDeal() bool { return int(p.pileLen) > allLoot-dealt*int(p.seats) }

// source returns where the next Loot card comes from, and the seat that the event
// names: who draws it, or from whom it is taken.
func (s *State) source() (from Loots, seat core.Seat) {
	switch s.step {
	case StepSteal:
		return s.hand[s.target], s.target
	case StepDeal:
		return s.pile, s.dealtTo((allLoot - int(s.pileLen)) / dealt)
	case StepDraw:
		return s.pile, s.nextOf(s.queue, s.turn)
	}
	return s.pile, s.turn
}

// gullDrawer returns who draws the next gull.
func (p *position) gullDrawer() core.Seat {
	switch p.step {
	case StepDeal:
		return p.dealtTo((allGulls - int(p.unknown)) / gullsHeld)
	case StepGull:
		return p.target
	}
	return p.turn
}

// dealtTo returns seat number i in turn order from the first player.
func (p *position) dealtTo(i int) core.Seat {
	if i += int(p.first); i >= int(p.seats) {
		i -= int(p.seats)
	}
	return core.Seat(i)
}

// truth returns the one outcome of an event that shows something, about the next
// seat of those that have yet to show it.
func (s *State) truth() Move {
	switch s.step {
	case StepLook:
		return Show(s.hand[s.target], s.target)
	case StepRest:
		return Show(s.AsideLoot(), s.turn)
	}
	seat := s.nextOf(s.queue, s.first)
	if s.step == StepOpen {
		return Show(s.hand[seat], seat)
	}
	gulls := s.gulls[seat]
	if gulls.Len() == 1 {
		return Reveal(gulls.At(0), 0, seat)
	}
	return Reveal(gulls.At(0), gulls.At(1), seat)
}
