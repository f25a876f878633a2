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

// truth returns the reveal that is due: with Bandits those that are not masked,
// with Action cards also those that are (SB-08, SB-26).
func (s *State) truth() Move {
	var up [MaxSeats]uint8
	for seat := range s.seats {
		c := s.hidden[seat]
		if s.phase == PhaseRevealBandits && s.masked>>seat&1 != 0 {
			c.Bandit = 0
		}
		up[seat] = packChoice(c)
	}
	if s.phase == PhaseRevealBandits {
		return reveal(KindRevealBandits, up)
	}
	return reveal(KindRevealActions, up)
}

// refuseOutcome returns why a move is no outcome now, or "".
func (s *State) refuseOutcome(m Move) string {
	switch s.phase {
	case PhaseLocation:
		switch {
		case m.kind == KindRevealBandits || m.kind == KindRevealActions:
			return reasonNoReveal
		case m != Draw(m.Card()):
			return core.ReasonNoMove
		case s.faceDown(m.Card()) < 0:
			return reasonNotFaceDown
		}
		return ""
	case PhaseRevealBandits, PhaseRevealActions:
		switch {
		case m == s.truth():
			return ""
		case m.kind == KindDraw:
			return reasonNoDraw
		}
		return reasonUntrue
	}
	return core.ReasonNotChance
}

// faceDown returns the place in cards of a Location card that is face down, or
// -1.
func (p *public) faceDown(c Card) int {
	for i := int(p.turned); i < len(p.cards); i++ {
		if p.cards[i] == c {
			return i
		}
	}
	return -1
}
