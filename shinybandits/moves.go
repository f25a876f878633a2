package shinybandits

import "github.com/sandbar-games/sandbar/core"

// The reasons for which a move is refused, in rulebook order.
const (
	reasonNoDraw      = "no Location card is to be turned up now (SB-04)"
	reasonNotFaceDown = "no such Location card is face down (SB-04)"
	reasonNoBandits   = "Bandits are not chosen now (SB-06)"
	reasonNotActive   = "that Bandit's location is not on the active card (SB-06)"
	reasonNoActions   = "Action cards are not chosen now (SB-07)"
	reasonNotHeld     = "that Action card is not in the seat's hand (SB-07)"
	reasonNoStop      = "no Stop is to be decided now (SB-10)"
	reasonNotStop     = "the player of the only Stop decides first (SB-10)"
	reasonNoTarget    = "there is no such seat (SB-10)"
	reasonSelf        = "Stop takes the effect from another player's card (SB-10)"
	reasonChosen      = "this seat has chosen already, and a choice is final (SB-25)"
	reasonNoReveal    = "not all have chosen yet (SB-25)"
	reasonUntrue      = "that is not what was chosen (SB-26)"
)

// AppendMoves appends the legal moves of a seat: the two Bandits of the active
// card's locations, or the Action cards that it holds, each kind once, or the seats
// whose card its Stop can take the effect from.
func (s *State) AppendMoves(dst []Move, by core.Seat) []Move { return s.appendMoves(dst, by) }

// Moves returns the legal moves of a seat.
func (s *State) Moves(by core.Seat) []Move { return s.AppendMoves(nil, by) }

func (p *public) appendMoves(dst []Move, by core.Seat) []Move {
	if !p.Pending().Has(by) {
		return dst
	}
	switch p.phase {
	case PhaseBandits:
		for b := Fox; b <= Magpie; b++ {
			if p.refuseBandit(b) == "" {
				dst = appendChoice(dst, KindBandit, uint8(b))
			}
		}
	case PhaseActions:
		for a := range p.hands[by].All() {
			if p.refuseAction(by, a) == "" {
				dst = appendChoice(dst, KindAction, uint8(a))
			}
		}
	case PhaseStop:
		for target := range core.Seat(p.seats) {
			if p.refuseTarget(by, target) == "" {
				dst = appendChoice(dst, KindCancel, uint8(target))
			}
		}
	}
	return dst
}

// appendChoice appends a player's move. It writes the move where it will stand:
// one that is put together byte by byte and then copied as a word stalls.
func appendChoice(dst []Move, kind Kind, first uint8) []Move {
	dst = append(dst, Move{})
	m := &dst[len(dst)-1]
	m.kind, m.first = kind, first
	return dst
}

// refuse returns the rule that forbids a seat, or chance, to make a move, or "".
// It takes a pointer since a Move has too many fields to be handed on in registers.
func (s *State) refuse(by core.Seat, m *Move) string {
	switch {
	case s.phase == PhaseOver:
		return core.ReasonOver
	case by == core.Chance:
		return s.refuseOutcome(m)
	case !by.At(int(s.seats)):
		return core.ReasonNotPending
	}
	return s.refuseChoice(by, m)
}

func (p *public) refuseChoice(by core.Seat, m *Move) string {
	if p.chosen.Has(by) {
		return reasonChosen
	}
	switch {
	case !m.single():
		return core.ReasonNoMove
	case m.kind == KindBandit:
		if p.phase != PhaseBandits {
			return reasonNoBandits
		}
		return p.refuseBandit(m.Bandit())
	case m.kind == KindAction:
		if p.phase != PhaseActions {
			return reasonNoActions
		}
		return p.refuseAction(by, m.Action())
	case m.kind == KindCancel:
		if p.phase != PhaseStop {
			return reasonNoStop
		}
		return p.refuseTarget(by, m.Target())
	}
	return core.ReasonNoMove
}

// refuseBandit returns why nobody may choose a Bandit, or "" (SB-06).
func (p *public) refuseBandit(b Bandit) string {
	switch {
	case b == 0:
		return core.ReasonHidden
	case !p.cards[p.round-1].has(b):
		return reasonNotActive
	}
	return ""
}

// refuseAction returns why a seat may not choose an Action card, or "" (SB-07).
func (p *public) refuseAction(by core.Seat, a Action) string {
	switch {
	case a == 0:
		return core.ReasonHidden
	case !p.hands[by].has(a):
		return reasonNotHeld
	}
	return ""
}

// refuseTarget returns why a seat's Stop may not take the effect from another
// seat's card, or "" (SB-10).
func (p *public) refuseTarget(by, target core.Seat) string {
	switch {
	case p.up[by].Action != Stop:
		return reasonNotStop
	case !target.At(int(p.seats)):
		return reasonNoTarget
	case target == by:
		return reasonSelf
	}
	return ""
}
