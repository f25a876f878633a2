package losbanditos

import "github.com/sandbar-games/sandbar/core"

// AppendOutcomes appends, when chance is next, every outcome with its weight: for
// a reveal one per value left in the stack, weighing as many as there are such
// tiles; for a draw six per colour left in the bag, weighing as many as there are
// such dice.
func (s *State) AppendOutcomes(dst []Outcome) []Outcome {
	if s.next != core.Chance {
		return dst
	}
	if place := s.due(); place != 0 {
		for i, n := range s.stack {
			if n > 0 {
				dst = append(dst, Outcome{Move: Reveal(i+1, place), Weight: int(n)})
			}
		}
		return dst
	}
	for c, n := range s.bag {
		for value := 1; n > 0 && value <= faces; value++ {
			dst = append(dst, Outcome{Move: Draw(die(Colour(c+1), value)), Weight: int(n)})
		}
	}
	return dst
}

// Sample returns, when chance is next, one outcome by the weights of
// AppendOutcomes, otherwise the zero move.
func (s *State) Sample(r *core.RNG) Move {
	if s.next != core.Chance {
		return Move{}
	}
	if place := s.due(); place != 0 {
		i := pick(s.stack[:], r.Intn(total(s.stack[:])))
		return Reveal(i+1, place)
	}
	// One number decides for the die in the bag and for the face it shows.
	n := r.Intn(total(s.bag[:]) * faces)
	c := pick(s.bag[:], n/faces)
	return Draw(die(Colour(c+1), n%faces+1))
}

// refuseOutcome returns why a move is no outcome now, or "".
func (p *public) refuseOutcome(m Move) string {
	place := p.due()
	switch m {
	case Move{kind: KindReveal, value: m.value, place: m.place}:
		switch {
		case place == 0 || int(m.place) != place:
			return reasonNotDue
		case p.Stack(int(m.value)) == 0:
			return reasonNotStack
		}
		return ""
	case Move{kind: KindDraw, die: m.die}:
		switch {
		case place != 0:
			return reasonNoDraw
		case !m.die.valid() || p.Bag(m.die.Colour()) == 0:
			return reasonNotBag
		}
		return ""
	}
	return core.ReasonNoMove
}

func total(counts []uint8) int {
	sum := 0
	for _, n := range counts {
		sum += int(n)
	}
	return sum
}

// pick returns the index into which thing number n falls when as many as counted
// lie in a row.
func pick(counts []uint8, n int) int {
	for i, count := range counts {
		if n -= int(count); n < 0 {
			return i
		}
	}
	return len(counts) - 1
}
