package mermaids

import "github.com/sandbar-games/sandbar/core"

// The reasons for which an event is no outcome of chance now.
const (
	reasonNotNow      = "that event is not due now (MB-23)"
	reasonNotDrawer   = "that seat is not the one to get a card (MB-04, MB-09, MB-11)"
	reasonNotInDeck   = "no such card is in the Beach deck (MB-21)"
	reasonNotInShells = "no such card is in the Shell deck (MB-21)"
	reasonUntrue      = "the hands say otherwise (MB-23)"
)

// AppendOutcomes appends, when chance is next, every outcome with its weight: for
// a card dealt or drawn one per kind in the deck, weighing as many as there are;
// for a reveal that is no draw the truth alone.
func (s *State) AppendOutcomes(dst []Outcome) []Outcome {
	switch s.phase {
	case PhaseDeal, PhaseDraw:
		for c := Sun; c <= SeaMonster; c++ {
			if n := s.deck.Count(c); n > 0 {
				dst = append(dst, Outcome{Move: s.drawing(c), Weight: n})
			}
		}
	case PhaseReveal:
		for shell := Shell1; shell <= StarfishRight; shell++ {
			if n := s.shellDeck.Count(shell); n > 0 {
				dst = append(dst, Outcome{Move: Reveal(shell), Weight: n})
			}
		}
	case PhaseAnswer, PhaseTakeUp, PhaseCheck:
		dst = append(dst, Outcome{Move: s.truth(), Weight: 1})
	}
	return dst
}

// Sample returns, when chance is next, one outcome by the weights of
// AppendOutcomes, otherwise the zero move.
func (s *State) Sample(r *core.RNG) Move {
	switch s.phase {
	case PhaseDeal, PhaseDraw:
		return s.drawing(s.deck.At(r.Intn(int(s.beach))))
	case PhaseReveal:
		return Reveal(s.shellDeck.Pick(r))
	case PhaseAnswer, PhaseTakeUp, PhaseCheck:
		return s.truth()
	}
	return Move{}
}

// drawing returns the event in which the seat that is due gets a card.
func (p *public) drawing(c Card) Move {
	if p.phase == PhaseDeal {
		return Deal(p.dealTo(), c)
	}
	return Draw(p.drawer(), c)
}

// truth returns the one outcome of a phase that makes known what the hands hold.
func (s *State) truth() Move {
	switch s.phase {
	case PhaseAnswer:
		if s.hands[s.target].Has(s.item) {
			return Give()
		}
		return Refuse()
	case PhaseTakeUp:
		m := Move{kind: KindTakeUp}
		for seat := range core.Seat(s.seats) {
			*m.slot(seat) = s.passed[s.giver(seat)]
		}
		return m
	}
	return s.checked()
}

// checked returns what the look at the hands finds at the end of an action: who
// holds the Sea Monster if the game is over, or holds it alone (MB-16, MB-20).
func (s *State) checked() Move {
	suspects := s.alone()
	over := s.ended()
	if over {
		suspects = s.holders()
	}
	for seat := range core.Seat(s.seats) {
		if suspects.Has(seat) && s.hands[seat].Has(SeaMonster) {
			return Caught(seat)
		}
	}
	if over {
		return Caught(core.Nobody)
	}
	return Clear()
}

// refuseOutcome returns why a move is no outcome now, or "".
func (s *State) refuseOutcome(m Move) string {
	c := m.card
	switch s.phase {
	case PhaseDeal, PhaseDraw:
		due := s.drawing(c)
		switch {
		case m.kind != due.kind:
			return reasonNotNow
		case m.seat != due.seat:
			return reasonNotDrawer
		case c == Hidden:
			return core.ReasonHidden
		case !c.valid() || !s.deck.Has(c):
			return reasonNotInDeck
		}
		return ""
	case PhaseReveal:
		switch {
		case m.kind != KindReveal:
			return reasonNotNow
		case m.shell < Shell1 || m.shell > StarfishRight || !s.shellDeck.Has(m.shell):
			return reasonNotInShells
		}
		return ""
	}
	truth := s.truth()
	switch {
	case m == truth:
		return ""
	case m.kind == KindTakeUp && m.hides():
		return core.ReasonHidden
	case m.kind == KindTakeUp && s.phase == PhaseTakeUp,
		(m.kind == KindGive || m.kind == KindRefuse) && s.phase == PhaseAnswer,
		(m.kind == KindClear || m.kind == KindCaught) && s.phase == PhaseCheck:
		return reasonUntrue
	}
	return reasonNotNow
}

// hides reports whether a take-up hides a card.
func (m Move) hides() bool {
	return m.card == Hidden || m.card1 == Hidden || m.card2 == Hidden || m.card3 == Hidden || m.card4 == Hidden
}

// dealt returns how many cards the hands hold.
func (p *public) dealt() int {
	n := 0
	for _, size := range p.sizes {
		n += int(size)
	}
	return n
}

// dealTo returns the seat that is dealt the next card: one after the other from
// the first seat on (MB-04).
func (p *public) dealTo() core.Seat {
	return core.Seat((int(p.options.First) + p.dealt()) % int(p.seats))
}
