package beachbandits

import "github.com/sandbar-games/sandbar/core"

// The reasons for which a move is refused, in rulebook order; steps has those
// for a move at the wrong time.
const (
	reasonNoSeat    = "there is no such seat (BB-02)"
	reasonNotHeld   = "that gull is not among those to choose from (BB-03, BB-18)"
	reasonNotInHand = "that card is not in the hand (BB-05)"
	reasonOneself   = "it has to be another seat (BB-05)"
	reasonManyCards = "only a hand of one card or none allows to draw (BB-06)"
	reasonNotDrawn  = "that is not the card that was drawn (BB-06)"
	reasonNoPile    = "the pile is empty (BB-06)"
	reasonHasCards  = "a hand with cards cannot pass (BB-07)"
	reasonHasPile   = "with an empty hand a card has to be drawn (BB-07)"
	reasonNotThere  = "that card is not in the stash, or is the very card that was played (BB-10)"
	reasonNotOther  = "that card is not in the other stash (BB-17)"
	reasonSameStash = "it has to be another stash (BB-17, BB-19)"
	reasonNoPower   = "the seat has no such gull (BB-23)"
	reasonNoAction  = "that gull has no action (BB-25)"
	reasonUsed      = "that gull is used already (BB-37)"
	reasonNoHand    = "there is no card in the hand (BB-37)"
	reasonNoStash   = "there is no card in the stash (BB-37)"
	reasonNoHands   = "no other seat has a card in hand (BB-37)"
	reasonEmptyHand = "that seat has no card in hand (BB-25)"
	reasonNotShown  = "that card is not in the hand that is shown (BB-25)"
	reasonNotOwnOr  = "the card goes to the own stash or to that of the seat whose hand it is (BB-25)"
	reasonNoChip    = "the seat has no Chip (BB-26)"
	reasonCopied    = "Chip has copied a gull already (BB-37)"
	reasonNotOthers = "no other seat has that gull (BB-26)"

	reasonNotDealt = "the cards are dealt to another seat (BB-12)"
	reasonNotPile  = "no such card is in the pile (BB-30)"
	reasonNotHand  = "no such card is in that hand (BB-15)"
	reasonNotTop   = "that gull cannot be the top one (BB-31)"
	reasonUntrue   = "that is not what there is to show (BB-23, BB-35)"
)

// refuse returns the rule that forbids a seat, or chance, to make a move, or "".
func (s *State) refuse(by core.Seat, m Move) string {
	info := &steps[s.step]
	switch next := s.Next(); {
	case next == core.Nobody:
		return core.ReasonOver
	case by == core.Chance && next != core.Chance:
		return core.ReasonNotChance
	case by != next && !s.Pending().Has(by):
		return core.ReasonNotPending
	case m.kind == 0 || int(m.kind) >= len(forms) || m.stray():
		return core.ReasonNoMove
	case !info.kinds.has(m.kind):
		return info.asks
	case m.hides():
		return core.ReasonHidden
	case by == core.Chance:
		return s.refuseOutcome(m)
	case s.step >= StepUse:
		return s.refuseGullMove(m)
	}
	return s.refuseMove(by, m)
}

// refuseMove returns why the seat that is to act may not make a move of a kind
// that the step allows, or "".
func (p *position) refuseMove(by core.Seat, m Move) string {
	c := Loot(m.card)
	switch m.kind {
	case KindKeep, KindGive:
		switch {
		case p.playable().Has(c):
		case p.step == StepPlace:
			return reasonNotDrawn
		default:
			return reasonNotInHand
		}
		if m.kind == KindGive {
			return p.refuseOther(m.seat)
		}
		return ""
	case KindDraw:
		return p.refuseDraw()
	case KindPass:
		return p.refusePass()
	case KindTreat:
		return p.refuseOther(m.seat)
	case KindChoose:
		return refuseUnless(p.choosable(by).Has(Gull(m.card)), reasonNotHeld)
	case KindBury:
		return refuseUnless(p.gulls[by].Has(Gull(m.card)), reasonNotHeld)
	}
	// What is left is about another card of the stash that the played one went to.
	if !p.others().Has(c) {
		return reasonNotThere
	}
	switch m.kind {
	case KindSwap:
		if reason := p.refuseElsewhere(m.seat); reason != "" {
			return reason
		}
		return refuseUnless(p.stash[m.seat].Has(Loot(m.other)), reasonNotOther)
	case KindShift:
		return p.refuseElsewhere(m.seat)
	}
	return ""
}

// refuseGullMove is refuseMove for the seat that uses its gulls.
func (p *position) refuseGullMove(m Move) string {
	c := Loot(m.card)
	switch m.kind {
	case KindUse:
		return p.refuseUse(Gull(m.card))
	case KindCopy:
		if reason := p.refuseChip(); reason != "" {
			return reason
		}
		return refuseUnless(p.copyable().Has(Gull(m.card)), reasonNotOthers)
	case KindAdd:
		switch {
		case p.addable().Has(c):
			return ""
		case p.step == StepAdd:
			return reasonNotDrawn
		}
		return reasonNotInHand
	case KindDiscard:
		return refuseUnless(p.stash[p.turn].Has(c), reasonNotThere)
	case KindLook:
		return p.refuseLook(m.seat)
	case KindPut:
		if !p.hand[p.target].Has(c) {
			return reasonNotShown
		}
		return p.refusePut(m.seat)
	}
	return "" // done
}

func refuseUnless(allowed bool, reason string) string {
	if allowed {
		return ""
	}
	return reason
}

// refuseOther returns why a seat is not another one, or "".
func (p *position) refuseOther(seat core.Seat) string {
	switch {
	case !seat.At(p.Seats()):
		return reasonNoSeat
	case seat == p.turn:
		return reasonOneself
	}
	return ""
}

// refuseElsewhere returns why a seat's stash is not another one than that of the
// played card, or "" (BB-17, BB-19).
func (p *position) refuseElsewhere(seat core.Seat) string {
	switch {
	case !seat.At(p.Seats()):
		return reasonNoSeat
	case seat == p.target:
		return reasonSameStash
	}
	return ""
}

// refuseDraw returns why the seat on turn may not draw the card to play, or "" (BB-06).
func (p *position) refuseDraw() string {
	switch {
	case p.handLen[p.turn] > 1:
		return reasonManyCards
	case p.pileLen == 0:
		return reasonNoPile
	}
	return ""
}

// refusePass returns why the seat on turn may not pass, or "" (BB-07).
func (p *position) refusePass() string {
	switch {
	case p.handLen[p.turn] > 0:
		return reasonHasCards
	case p.pileLen > 0 && !p.mayPass:
		return reasonHasPile
	}
	return ""
}

// refuseUse returns why the seat on turn may not use a gull, or "" (BB-25, BB-37).
func (p *position) refuseUse(g Gull) string {
	switch {
	case !p.powers(p.turn).Has(g):
		return reasonNoPower
	case !actionGulls.Has(g):
		return reasonNoAction
	case p.used.has(g):
		return reasonUsed
	case g == Ace && p.handLen[p.turn] == 0:
		return reasonNoHand
	case g == Chuck && p.stash[p.turn] == 0:
		return reasonNoStash
	case g == Shirley && p.pileLen == 0:
		return reasonNoPile
	case g == Iris && !p.otherHands():
		return reasonNoHands
	}
	return ""
}

// otherHands reports whether a seat that is not on turn has a card in hand.
func (p *position) otherHands() bool {
	for seat := range core.Seat(p.seats) {
		if p.refuseLook(seat) == "" {
			return true
		}
	}
	return false
}

// refuseChip returns why the seat on turn may not copy any gull, or "" (BB-26).
func (p *position) refuseChip() string {
	switch {
	case !p.gulls[p.turn].Has(Chip):
		return reasonNoChip
	case p.copied != 0:
		return reasonCopied
	}
	return ""
}

// refuseLook returns why Iris may not look at the hand of a seat, or "" (BB-25).
func (p *position) refuseLook(seat core.Seat) string {
	if reason := p.refuseOther(seat); reason != "" {
		return reason
	}
	return refuseUnless(p.handLen[seat] > 0, reasonEmptyHand)
}

// refusePut returns why Iris may not put a card into the stash of a seat, or "" (BB-25).
func (p *position) refusePut(to core.Seat) string {
	switch {
	case !to.At(p.Seats()):
		return reasonNoSeat
	case to != p.turn && to != p.target:
		return reasonNotOwnOr
	}
	return ""
}
