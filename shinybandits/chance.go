package shinybandits

import "github.com/sandbar-games/sandbar/core"

// AppendOutcomes appends, when chance is next, every outcome with its weight: one
// per kind of Location card that is face down, weighing as many as there are of
// it, or the one reveal that tells the truth.
func (s *State) AppendOutcomes(dst []Outcome) []Outcome {
	switch s.phase {
	case PhaseLocation:
		down := s.cards[s.turned:]
		for i := 0; i < len(down); {
			n := 1
			for i+n < len(down) && down[i+n] == down[i] {
				n++
			}
			dst = append(dst, Outcome{Move: Draw(down[i]), Weight: n})
			i += n
		}
	case PhaseRevealBandits, PhaseRevealActions:
		dst = append(dst, Outcome{Move: s.truth(), Weight: 1})
	}
	return dst
}

// Sample returns, when chance is next, one outcome by the weights of
// AppendOutcomes, otherwise the zero move.
func (s *State) Sample(r *core.RNG) Move {
	switch s.phase {
	case PhaseLocation:
		down := s.cards[s.turned:]
		return Draw(down[r.Intn(len(down))])
	case PhaseRevealBandits, PhaseRevealActions:
		return s.truth()
	}
	return Move{}
}

// truth returns the reveal that is due (SB-26).
func (s *State) truth() Move {
	return Move{kind: s.dueReveal(), seat0: s.shows(0), seat1: s.shows(1), seat2: s.shows(2), seat3: s.shows(3), seat4: s.shows(4)}
}

func (s *State) dueReveal() Kind {
	if s.phase == PhaseRevealBandits {
		return KindRevealBandits
	}
	return KindRevealActions
}

// shows returns what a seat turns up in the reveal that is due: with Bandits those
// that are not masked, with Action cards also those that are (SB-08).
func (s *State) shows(seat int) uint8 {
	if seat >= int(s.seats) {
		return 0
	}
	c := s.hidden[seat]
	if s.phase == PhaseRevealBandits && s.masked>>seat&1 != 0 {
		c.Bandit = 0
	}
	return packChoice(c)
}

// tells reports whether m is the reveal that is due. It looks at one seat after
// the other, which is quicker than to make the reveal and compare.
func (s *State) tells(m *Move) bool {
	for seat, up := range m.up() {
		if up != s.shows(seat) {
			return false
		}
	}
	return m.kind == s.dueReveal() && m.first|m.second == 0
}

// refuseOutcome returns why a move is no outcome now, or "".
func (s *State) refuseOutcome(m *Move) string {
	switch s.phase {
	case PhaseLocation:
		switch {
		case m.kind == KindRevealBandits || m.kind == KindRevealActions:
			return reasonNoReveal
		case m.kind != KindDraw || m.reveals():
			return core.ReasonNoMove
		case s.faceDown(m.Card()) < 0:
			return reasonNotFaceDown
		}
		return ""
	case PhaseRevealBandits, PhaseRevealActions:
		switch {
		case s.tells(m):
			return ""
		case m.kind == KindDraw:
			return reasonNoDraw
		case m.kind < KindDraw:
			return core.ReasonNoMove
		}
		return reasonUntrue
	}
	return core.ReasonNotChance
}

// faceDown returns the place in cards of a Location card that is face down, or
// -1. Sides are compared one by one, which is quicker than both at once.
func (p *public) faceDown(c Card) int {
	for i := int(p.turned); i < len(p.cards); i++ {
		if p.cards[i][0] == c[0] && p.cards[i][1] == c[1] {
			return i
		}
	}
	return -1
}
