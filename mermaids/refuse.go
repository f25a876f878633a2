package mermaids

import "github.com/sandbar-games/sandbar/core"

// The reasons for which a player's move is refused, in rulebook order.
const (
	reasonNotHeld    = "that card is not in this seat's hand (MB-06 to MB-11)"
	reasonNotDrawn   = "after a refused Ask only the card just drawn can be played, or kept (MB-24)"
	reasonNoKeep     = "no drawn card is to be kept (MB-24)"
	reasonNoOther    = "another player must be named (MB-07, MB-09, MB-11)"
	reasonNoShell    = "that shell does not lie before that seat (MB-07, MB-11)"
	reasonNoItem     = "that card is no beach item (MB-08, MB-09)"
	reasonNoPair     = "the hand does not hold two of that item (MB-08)"
	reasonNoMatch    = "the hand does not hold the item asked for (MB-09)"
	reasonCouldPlay  = "an Ask is only allowed while no mermaid and no pair can be played (MB-10)"
	reasonCouldTake  = "an Ask is only allowed while no Mean Mermaid can take a shell (MB-10)"
	reasonAsked      = "that player has refused the item and got no card since, and the Beach deck is empty (MB-25)"
	reasonOthers     = "a Seaweed is for another player (MB-11)"
	reasonEmptyBeach = "the Beach deck is empty (MB-12)"
	reasonToFind     = "only a Mean Mermaid, Sneaker Wave or Seaweed that has nothing to find is discarded so (MB-12)"
	reasonMonster    = "the Sea Monster cannot be played (MB-13)"
	reasonNotPassed  = "that card is not in this seat's hand (MB-14)"
	reasonTakingTurn = "all are passing a card (MB-14)"
	reasonPassed     = "this seat has chosen the card it passes, or has none (MB-27)"
	reasonNoPassing  = "nothing is to be passed (MB-14)"
)

// refuse returns the rule that forbids a seat, or chance, to make a move, or "".
func (s *State) refuse(by core.Seat, m Move) string {
	switch {
	case s.phase == PhaseOver:
		return core.ReasonOver
	case by == core.Chance && s.Next() != core.Chance:
		return core.ReasonNotChance
	case by != core.Chance && !s.Pending().Has(by):
		if s.phase == PhasePass && s.at(by) {
			return reasonPassed
		}
		return core.ReasonNotPending
	case !m.wellFormed():
		return core.ReasonNoMove
	case by == core.Chance:
		return s.refuseOutcome(m)
	case s.phase == PhasePass:
		return refusePass(s.hands[by], m)
	}
	return s.refuseAction(by, m)
}

// refusePass returns why a seat with a hand may not choose to pass a card, or "".
func refusePass(hand Cards, m Move) string {
	switch {
	case m.kind != KindPass:
		return reasonTakingTurn
	case m.card == Hidden:
		return core.ReasonHidden
	case !m.card.valid() || !hand.Has(m.card):
		return reasonNotPassed
	}
	return ""
}

// refuseAction returns why the seat on turn may not take an action, or, with a
// drawn card, play or keep it so, or "".
func (s *State) refuseAction(by core.Seat, m Move) string {
	switch m.kind {
	case KindKeep:
		if s.phase != PhaseDecide {
			return reasonNoKeep
		}
		return ""
	case KindAsk:
		if s.phase == PhaseDecide {
			return reasonNotDrawn
		}
		return s.refuseAsk(by, s.hands[by], m.seat, m.card)
	case KindMermaid, KindMean, KindPair, KindWave, KindSeaweed, KindDiscard:
		return s.refusePlay(by, m)
	case KindPass:
		return reasonNoPassing
	}
	return core.ReasonNoMove
}

// refusePlay returns why the seat on turn may not play a card so, or "".
func (s *State) refusePlay(by core.Seat, m Move) string {
	hand, c := s.hands[by], m.Card()
	switch {
	case c == SeaMonster:
		return reasonMonster
	case !c.valid():
		return core.ReasonNoMove
	case s.phase == PhaseDecide && c != s.drawn:
		return reasonNotDrawn
	case m.kind == KindPair && !c.Item():
		return reasonNoItem
	case m.kind == KindPair && hand.Count(c) < 2:
		return reasonNoPair
	case !hand.Has(c):
		return reasonNotHeld
	}
	switch m.kind {
	case KindMean, KindWave:
		return s.refuseShell(by, m.seat, m.shell)
	case KindSeaweed:
		switch {
		case s.beach == 0:
			return reasonEmptyBeach
		case !s.at(m.seat):
			return reasonNoOther
		case !s.canDraw(by, m.seat):
			return reasonOthers
		}
	case KindDiscard:
		return s.refuseDiscard(by, c)
	}
	return ""
}

// refuseShell returns why a seat may not take a shell from another or wash it
// away, or "" (MB-07, MB-11).
func (p *public) refuseShell(by, from core.Seat, shell Shell) string {
	switch {
	case from == by || !p.at(from):
		return reasonNoOther
	case !p.shells[from].Has(shell):
		return reasonNoShell
	}
	return ""
}

// refuseDiscard returns why a seat may not discard a card for nothing, or ""
// (MB-12).
func (p *public) refuseDiscard(by core.Seat, c Card) string {
	find := true // what any other card finds is not for Discard to say
	switch c {
	case MeanMermaid, SneakerWave:
		find = p.othersHaveShells(by)
	case Seaweed:
		find = p.beach > 0
	}
	if find {
		return reasonToFind
	}
	return ""
}

// refuseAnyAsk returns why a seat with a hand may not ask at all, or "" (MB-10).
func (p *public) refuseAnyAsk(by core.Seat, hand Cards) string {
	switch {
	case hand.Has(Mermaid) || pairs(hand) != 0:
		return reasonCouldPlay
	case hand.Has(MeanMermaid) && p.othersHaveShells(by):
		return reasonCouldTake
	}
	return ""
}

// refuseAsk returns why a seat with a hand may not ask another for an item, or ""
// (MB-09, MB-10, MB-25).
func (p *public) refuseAsk(by core.Seat, hand Cards, seat core.Seat, item Card) string {
	switch {
	case seat == by || !p.at(seat):
		return reasonNoOther
	case !item.Item():
		return reasonNoItem
	case !hand.Has(item):
		return reasonNoMatch
	case p.askedInVain(seat, item):
		return reasonAsked
	}
	return p.refuseAnyAsk(by, hand)
}
