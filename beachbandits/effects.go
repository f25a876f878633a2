package beachbandits

import "github.com/sandbar-games/sandbar/core"

// effect begins what the played card does: a step in which something is chosen or
// drawn, or nothing, if nothing can be done (BB-09).
func (s *State) effect() {
	kept := s.target == s.turn
	active := core.SeatsOf(s.turn)
	all := core.AllSeats(s.Seats())
	switch s.card {
	case Pretzel: // BB-13
		if kept {
			s.draw(all, 1)
		} else {
			s.draw(active, 1)
		}
	case Sandwich: // BB-14; another turn follows in endEffect
		if kept {
			s.draw(all&^active, 1)
		} else {
			s.draw(active, 1)
		}
	case Grapes: // BB-15
		if kept {
			s.ask(StepTreat, s.pileLen > 0)
		} else {
			s.ask(StepSteal, s.handLen[s.target] > 0)
		}
	case IceCream: // BB-16
		if kept {
			s.endEffect()
		} else {
			s.draw(active, 2)
		}
	case Slice: // BB-17
		s.ask(StepSwap, s.others() != 0 && s.otherStashes())
	case FlipFlop: // BB-18; the deck never holds fewer than six
		if kept {
			s.step = StepGulls
		} else {
			s.step = StepGull
		}
	case Fries: // BB-19
		s.ask(StepShuffle, s.others() != 0)
	case Rings:
		s.ask(StepShift, s.others() != 0)
	case Nuggs:
		s.ask(StepTake, s.others() != 0)
	default: // Ketchup
		s.endEffect()
	}
}

// ask goes to the step in which the effect is carried out, if it can be.
func (s *State) ask(step Step, can bool) {
	if !can {
		s.endEffect()
		return
	}
	s.step = step
}

// otherStashes reports whether a card lies in a stash that the played one did not
// go to.
func (p *position) otherStashes() bool {
	for seat := range core.Seat(p.seats) {
		if p.stash[seat] != 0 && p.refuseElsewhere(seat) == "" {
			return true
		}
	}
	return false
}

// draw lets seats draw a number of cards each, in turn order (BB-12).
func (s *State) draw(seats core.SeatSet, cards uint8) {
	s.queue, s.draws = seats, cards
	s.goOnDrawing()
}

// goOnDrawing ends the effect when all have drawn or the pile is empty (BB-09).
func (s *State) goOnDrawing() {
	s.step = StepDraw
	if s.queue == 0 || s.pileLen == 0 {
		s.queue, s.draws = 0, 0
		s.endEffect()
	}
}

// steal takes a card from the hand of whoever got the Grapes (BB-15).
func (s *State) steal(c Loot) {
	s.fromHand(s.target, c)
	s.toHand(s.turn, c)
	s.endEffect()
}

// swap swaps cards between the stash of the Slice and another (BB-17).
func (s *State) swap(here, there Loot, of core.Seat) {
	s.stash[s.target] = s.stash[s.target].Add(here, -1).Add(there, 1)
	s.stash[of] = s.stash[of].Add(there, -1).Add(here, 1)
	s.endEffect()
}

// shuffle puts another card of the stash into the pile (BB-19).
func (s *State) shuffle(c Loot) {
	s.stash[s.target] = s.stash[s.target].Add(c, -1)
	s.pile = s.pile.Add(c, 1)
	s.pileLen++
	s.endEffect()
}

// shift moves another card of the stash to a different one, where it has no
// effect (BB-19, BB-36).
func (s *State) shift(c Loot, to core.Seat) {
	s.stash[s.target] = s.stash[s.target].Add(c, -1)
	s.toStash(to, c)
	s.endEffect()
}

// take takes another card of the stash into the hand of the seat on turn (BB-19).
func (s *State) take(c Loot) {
	s.stash[s.target] = s.stash[s.target].Add(c, -1)
	s.toHand(s.turn, c)
	s.endEffect()
}

// drawGull gives the top gull to whom it is drawn for (BB-03, BB-18, BB-25).
func (s *State) drawGull(g Gull, to core.Seat) {
	s.deck.Draw(g)
	if s.unknown > 0 {
		s.unknown--
	}
	if s.step == StepGulls {
		s.setAside(uint8(g))
		s.drawn++
		if s.drawn == flipFlopGulls {
			s.step = StepPick
		}
		return
	}
	s.holdGull(g, to)
	switch s.step {
	case StepDeal:
		if int(s.unknown) == allGulls-gullsHeld*s.Seats() {
			s.step = StepChoose
			s.queue = core.AllSeats(s.Seats())
		}
	case StepGull:
		s.endFlipFlop(to)
	case StepFlo:
		s.resolve()
	}
}

func (s *State) holdGull(g Gull, seat core.Seat) {
	s.gulls[seat] = s.gulls[seat].With(g)
	s.gullCount.add(seat, 1)
}

// chooseDrawn holds one of the two gulls of a kept Flip-Flop; the other goes
// under the deck (BB-18).
func (s *State) chooseDrawn(g Gull) {
	other := s.AsideGulls().Without(g).At(0)
	s.clearAside()
	s.deck.Put(other)
	s.holdGull(g, s.turn)
	s.endFlipFlop(s.turn)
}

// endFlipFlop lets a seat that now holds three gulls put one under the deck (BB-18).
func (s *State) endFlipFlop(seat core.Seat) {
	s.ask(StepBury, s.gullCount.of(seat) > gullsHeld)
}

// bury puts one of three gulls under the deck (BB-18).
func (s *State) bury(by core.Seat, g Gull) {
	s.gulls[by] = s.gulls[by].Without(g)
	s.gullCount.add(by, -1)
	s.deck.Put(g)
	s.endEffect()
}
