package losbanditos

import "github.com/sandbar-games/sandbar/core"

// Apply plays a move of a seat, or an outcome of core.Chance. If it is not legal
// the error is a *core.MoveError and the state stays as it was.
func (s *State) Apply(by core.Seat, m Move) error {
	if reason := s.refuse(by, m); reason != "" {
		return core.Illegal(name, by, m, reason)
	}
	switch m.kind {
	case KindReveal:
		s.reveal(int(m.value), int(m.place)-1)
	case KindRoll:
		s.roll()
	case KindDraw:
		s.draw(m.die)
	case KindPlace:
		s.place(m.die, int(m.place)-1)
	case KindClaim:
		s.spent = s.one
		s.take(s.turn, int(m.place)-1)
	case KindGiveUp:
		s.spent = s.one
		s.take(1-s.turn, int(m.place)-1)
	case KindDone:
		s.pass()
	}
	s.settle()
	return nil
}

// reveal turns up a tile (LB-02, LB-14).
func (s *State) reveal(value, i int) {
	s.stack[value]--
	s.row[i] = uint8(value)
	s.due = s.gap()
}

// roll begins the roll; chance draws the dice (LB-03, LB-04).
func (s *State) roll() {
	s.rolled = true
	s.draws = uint8(s.rollSize())
}

// rollSize returns how many dice this turn's roll has.
func (p *public) rollSize() int {
	if p.opened {
		return dicePerRoll
	}
	return diceFirstRoll
}

// draw adds a die to the hand, which has no order (LB-23).
func (s *State) draw(d Die) {
	s.draws--
	s.bag[d.Colour()]--
	switch {
	case s.hand[0] == 0:
		s.hand[0] = d
	case s.hand[0] <= d:
		s.hand[1] = d
	default:
		s.hand = [...]Die{d, s.hand[0]}
	}
}

// place lays a die from the hand, and decides the tile if both sides are full
// now. A complete tie goes to the side that was full first, the opponent's
// (LB-13).
func (s *State) place(d Die, i int) {
	if s.hand[0] == d {
		s.hand[0] = s.hand[1]
	}
	s.hand[1] = 0
	own, other := &s.sides[s.turn][i], &s.sides[1-s.turn][i]
	own.add(d)
	switch {
	case !own.Full() || !other.Full():
	case own.Rank() > other.Rank():
		s.take(s.turn, i)
	default:
		s.take(1-s.turn, i)
	}
}

// take gives a tile to a seat and its dice to the bag (LB-14).
func (s *State) take(seat core.Seat, i int) {
	s.won[seat][s.row[i]]++
	s.row[i] = 0
	if !s.stack.empty() {
		s.due = uint8(i + 1)
	}
	for side := range s.sides {
		s.toBag(s.sides[side][i][:])
	}
}

// toBag puts dice back into the bag.
func (s *State) toBag(dice []Die) {
	for i, d := range dice {
		s.bag[d.Colour()]++
		dice[i] = 0
	}
	s.bag[0] = 0 // what empty spots have counted for
}

// pass ends the turn.
func (s *State) pass() {
	s.turn = 1 - s.turn
	s.opened = true
	s.rolled, s.spent = false, false
}

// settle does what follows of itself once neither chance nor the end comes first:
// dice for which no room can be made go back to the bag (LB-09), and a turn in
// which nothing is left to decide ends (LB-08).
func (s *State) settle() {
	s.next = s.actor()
	if !s.rolled || s.next < 0 {
		return
	}
	if s.stuck() {
		s.toBag(s.hand[:])
	}
	if s.finished() {
		s.pass()
		s.next = s.turn
	}
}

// stuck reports whether dice are in hand, every own side in the row is full and
// no tile is left that could make room (LB-09).
func (p *public) stuck() bool {
	if p.hand[0] == 0 || !p.stack.empty() {
		return false
	}
	for i := range places {
		if p.open(i) {
			return false
		}
	}
	return true
}

// finished reports whether, after the roll, the one-action option leaves nothing
// to decide (LB-08).
func (p *public) finished() bool { return p.spent && p.hand[0] == 0 }
