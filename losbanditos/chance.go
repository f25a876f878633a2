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
	if place := int(s.due); place != 0 {
		for value, n := range s.stack {
			if n > 0 {
				dst = append(dst, Outcome{Move: Reveal(value, place), Weight: int(n)})
			}
		}
		return dst
	}
	for c, n := range s.bag {
		for value := 1; n > 0 && value <= faces; value++ {
			dst = append(dst, Outcome{Move: Draw(die(Colour(c), value)), Weight: int(n)})
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
	if place := int(s.due); place != 0 {
		return Reveal(pick(s.stack[:], r.Intn(total(s.stack[:]))), place)
	}
	// One number decides for the die in the bag and for the face it shows.
	n := r.Intn(total(s.bag[:]) * faces)
	return Draw(die(Colour(pick(s.bag[:], n/faces)), n%faces+1))
}

// refuseOutcome returns why a move is no outcome now, or "".
func (p *public) refuseOutcome(m Move) string {
	switch m {
	case Move{kind: KindReveal, value: m.value, place: m.place}:
		switch {
		case p.due == 0 || m.place != p.due:
			return reasonNotDue
		case p.Stack(int(m.value)) == 0:
			return reasonNotStack
		}
		return ""
	case Move{kind: KindDraw, die: m.die}:
		switch {
		case p.due != 0:
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
	i, before := 0, 0
	for _, count := range counts {
		if before += int(count); n >= before {
			i++
		}
	}
	return i
}
