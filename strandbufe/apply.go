package strandbufe

import "github.com/sandbar-games/sandbar/core"

// Apply plays a move of a seat, or an outcome of core.Chance. If it is not legal
// the error is a *core.MoveError and the state stays as it was.
func (s *State) Apply(by core.Seat, m Move) error {
	if reason := s.refuse(by, m); reason != "" {
		return core.Illegal(name, by, m, reason)
	}
	if by == core.Chance {
		s.reveal(m)
		return nil
	}
	b := &s.buffets[by]
	switch m.kind {
	case KindTake:
		s.take(b, m.card)
		s.goOnAttracting()
	case KindPass:
		b.passed = true
		s.goOnAttracting()
	case KindBid:
		b.away = m.worker
		s.bid(b, m.card)
	case KindRebid:
		s.bid(b, m.card)
	case KindServe:
		s.serve(b, m.good, b.place(m.card))
	case KindRestock:
		s.restock(b, m.worker)
	case KindFill:
		s.fill(b, m.good)
	case KindStop:
		s.phase = PhaseServe
	case KindBonus:
		s.buyBonus(b)
	case KindDrink:
		s.giveDrink(b, &b.guests[b.place(m.card)])
	case KindStock:
		s.put(b, m.good, stockTokens)
		s.phase = PhaseServe
	case KindGive:
		s.giveGift(b, m.good)
	case KindDecline:
		s.phase = PhaseServe
	case KindUpgrade:
		s.upgrade(b, m.worker)
	case KindDone:
		if s.phase == PhaseUpgrade {
			s.upgradeFrom(s.position() + 1)
			break
		}
		s.closeBuffet(b)
		s.serveFrom(s.position() + 1)
	}
	return nil
}
