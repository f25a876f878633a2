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
		kind, seat := s.drawing()
		for c := range s.deck.AllKinds() {
			dst = append(dst, Outcome{Move: Move{kind: kind, seat: seat, card: c}, Weight: s.deck.Count(c)})
		}
	case PhaseReveal:
		for shell := range s.shellDeck.AllKinds() {
			dst = append(dst, Outcome{Move: Reveal(shell), Weight: s.shellDeck.Count(shell)})
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
		kind, seat := s.drawing()
		return Move{kind: kind, seat: seat, card: s.deck.At(r.Intn(int(s.beach)))}
	case PhaseReveal:
		return Reveal(s.shellDeck.Pick(r))
	case PhaseAnswer, PhaseTakeUp, PhaseCheck:
		return s.truth()
	}
	return Move{}
}

// drawing returns the kind of event in which a card comes from the Beach deck, and
// the seat that gets it: when the hands are dealt the one on turn, after a refused
// Ask the asker, otherwise the target of a Seaweed.
func (p *public) drawing() (Kind, core.Seat) {
	switch {
	case p.phase == PhaseDeal:
		return KindDeal, p.turn
	case p.item != 0:
		return KindDraw, p.turn
	}
	return KindDraw, p.target
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
		var taken [maxSeats]Card
		for seat := range core.Seat(s.seats) {
			taken[seat] = s.passed[s.giver(seat)]
		}
		return TakeUp(taken[:]...)
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
		kind, seat := s.drawing()
		switch {
		case m.kind != kind:
			return reasonNotNow
		case m.seat != seat:
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
	case m.hides():
		return core.ReasonHidden
	case m.kind == KindTakeUp && s.phase == PhaseTakeUp,
		(m.kind == KindGive || m.kind == KindRefuse) && s.phase == PhaseAnswer,
		(m.kind == KindClear || m.kind == KindCaught) && s.phase == PhaseCheck:
		return reasonUntrue
	}
	return reasonNotNow
}

// hides reports whether the move is a take-up that hides a card.
func (m Move) hides() bool {
	for seat := range core.Seat(maxSeats) {
		if m.Taken(seat) == Hidden {
			return true
		}
	}
	return false
}
