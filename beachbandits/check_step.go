package beachbandits

import (
	"errors"
	"fmt"

	"github.com/sandbar-games/sandbar/core"
)

// checkSetup checks the deal and the first choice (BB-03).
func (s *State) checkSetup() error {
	if s.higher != 0 && (s.step != StepChoose || s.higher&s.queue != 0 || s.higher&^core.AllSeats(s.Seats()) != 0) {
		return errors.New("a gull chosen by a seat that has none to choose")
	}
	if s.step > StepChoose {
		return s.checkHeld()
	}
	if s.turn != s.first || s.ending || s.passes != 0 || s.deck.UnderLen() != 0 || s.discard != 0 {
		return errors.New("the setup is not over, and play has begun (BB-03)")
	}
	loot, gulls := allLoot-int(s.pileLen), allGulls-int(s.unknown)
	if loot > dealt*s.Seats() || gulls > 0 && loot < dealt*s.Seats() {
		return errors.New("more is dealt than five Loot and then two gulls for each seat (BB-03)")
	}
	for i := range s.Seats() {
		seat := s.dealtTo(i)
		cards := min(max(loot-i*dealt, 0), dealt)
		held := min(max(gulls-i*gullsHeld, 0), gullsHeld)
		if s.stash[seat] != 0 || int(s.handLen[seat]) != cards || s.gullCount.of(seat) != held {
			return fmt.Errorf("seat %d: %d Loot and %d gulls: want %d and %d (BB-03)",
				seat, s.handLen[seat], s.gullCount.of(seat), cards, held)
		}
	}
	complete := gulls == gullsHeld*s.Seats()
	if complete != (s.step == StepChoose) {
		return errors.New("gulls are chosen once all are dealt (BB-03)")
	}
	return nil
}

// checkHeld checks how many gulls the seats hold once they have chosen.
func (s *State) checkHeld() error {
	for seat := range core.Seat(s.seats) {
		if n, most := s.gullCount.of(seat), s.mostHeld(seat); n < 1 || n > most {
			return fmt.Errorf("seat %d holds %d gulls: want 1 to %d (BB-18)", seat, n, most)
		}
	}
	if s.step == StepBury && s.gullCount.of(s.target) <= gullsHeld {
		return errors.New("a gull is to be put under the deck, and there is no third (BB-18)")
	}
	return nil
}

// mostHeld returns how many gulls a seat can hold: a third one is Flo's, or the
// one too many.
func (s *State) mostHeld(seat core.Seat) int {
	third := s.step == StepBury && seat == s.target
	if s.step >= StepUse && s.powers(seat).Has(Flo) {
		third = s.hadTime(seat)
		if s.step < StepOpen && seat == s.turn {
			third = s.used.has(Flo) && s.step != StepFlo
		}
	}
	if third {
		return mostGulls
	}
	return gullsHeld
}

// hadTime reports whether a seat has used its gulls, or is about to (BB-23).
func (s *State) hadTime(seat core.Seat) bool {
	for before := s.first; before != s.turn || s.step >= StepOpen; before = s.after(before) {
		if before == seat {
			return true
		}
	}
	return seat == s.turn
}

// effectOf is the card to whose effect a step belongs.
var effectOf = [...]Loot{
	StepTreat: Grapes, StepSteal: Grapes, StepSwap: Slice, StepShuffle: Fries, StepShift: Rings, StepTake: Nuggs,
	StepGulls: FlipFlop, StepPick: FlipFlop, StepGull: FlipFlop, StepBury: FlipFlop,
}

// checkEffect checks what belongs to the turn and to the effect of a card.
func (s *State) checkEffect() error {
	if err := s.checkAside(); err != nil {
		return err
	}
	if s.step == StepDrawn && s.refuseDraw() != "" || s.step == StepPlace && s.handLen[s.turn] > 1 {
		return errors.New("a card is drawn to be played, and the hand is too large (BB-06)")
	}
	if !s.step.effect() {
		if s.card != 0 || s.target != 0 && s.step != StepLook && s.step != StepPut {
			return fmt.Errorf("step %v: a card's effect goes on", s.step)
		}
		return s.checkQueue()
	}
	kept := s.target == s.turn
	switch {
	case s.step == StepTreat && s.pileLen == 0:
		return errors.New("an opponent is to draw, and the pile is empty (BB-09)")
	case s.card == 0 || s.step != StepDraw && s.card != effectOf[s.step]:
		return fmt.Errorf("step %v belongs to no effect of %v", s.step, s.card)
	case !s.stash[s.target].Has(s.card):
		return fmt.Errorf("the %v is not in the stash that it was played to", s.card)
	case (s.step == StepTreat || s.step == StepGulls || s.step == StepPick) && !kept,
		(s.step == StepSteal || s.step == StepGull) && kept:
		return fmt.Errorf("step %v: the %v went to the wrong stash", s.step, s.card)
	}
	return s.checkQueue()
}

// checkQueue checks who is waited for, and how many cards are to be drawn.
func (s *State) checkQueue() error {
	waits := s.step == StepChoose || s.step == StepReveal || s.step == StepOpen
	switch {
	case s.step == StepDraw:
		return s.checkDraws()
	case s.draws != 0:
		return fmt.Errorf("step %v: cards are to be drawn", s.step)
	case waits != (s.queue != 0):
		return fmt.Errorf("step %v: waiting for seats %v", s.step, s.queue)
	}
	owe := core.AllSeats(s.Seats())
	if s.step == StepOpen {
		for seat := range s.queue.All() {
			if s.handLen[seat] == 0 {
				return fmt.Errorf("seat %d has no hand to lay open (BB-35)", seat)
			}
		}
		for seat := range owe.All() {
			if s.handLen[seat] == 0 {
				owe = owe.Without(seat)
			}
		}
	}
	if s.step != StepChoose && waits && !s.lastOf(owe, s.first) {
		return fmt.Errorf("step %v: seats %v wait, and one after them does not (BB-23, BB-35)", s.step, s.queue)
	}
	return nil
}

// lastOf reports whether the queue is the last of some seats, in turn order from
// a seat on.
func (p *position) lastOf(seats core.SeatSet, from core.Seat) bool {
	begun := false
	for range p.seats {
		if p.queue.Has(from) {
			begun = true
		} else if begun && seats.Has(from) {
			return false
		}
		from = p.after(from)
	}
	return true
}

func (s *State) checkDraws() error {
	active := core.SeatsOf(s.turn)
	most, seats := uint8(1), active
	kept := s.target == s.turn
	switch {
	case s.card == Pretzel && kept:
		seats = core.AllSeats(s.Seats())
	case s.card == Sandwich && kept:
		seats = core.AllSeats(s.Seats()) &^ active
	case s.card == Grapes && kept && s.queue.Len() == 1:
		seats = s.queue &^ active
	case s.card == IceCream && !kept:
		most = 2
	case (s.card == Pretzel || s.card == Sandwich) && !kept:
	default:
		return fmt.Errorf("a %v lets nobody draw", s.card)
	}
	if s.queue == 0 || s.queue&^seats != 0 || s.draws < 1 || s.draws > most || s.pileLen == 0 {
		return fmt.Errorf("%d cards to be drawn by seats %v from a pile of %d: want 1 to %d by some of %v",
			s.draws, s.queue, s.pileLen, most, seats)
	}
	if !s.lastOf(seats, s.turn) {
		return fmt.Errorf("seats %v draw, and one after them does not (BB-12)", s.queue)
	}
	for seat := range seats.All() {
		if s.handLen[seat] == 0 && (!s.queue.Has(seat) || s.draws < most) {
			return fmt.Errorf("seat %d has drawn, and its hand is empty (BB-12)", seat)
		}
	}
	return nil
}

// checkPasses checks that the seats that passed in a row, those before the one on
// turn, could pass (BB-07).
func (s *State) checkPasses() error {
	if s.passes == 0 {
		return nil
	}
	switch {
	case s.step != StepPlay && s.step != StepDrawn && s.step != StepPlace:
		return fmt.Errorf("step %v: a card is played, and turns are passed in a row (BB-07)", s.step)
	case !s.mayPass && (s.step != StepPlay || s.pileLen > 0):
		return errors.New("turns are passed, and cards could be drawn (BB-07)")
	}
	for i := range core.Seat(s.seats) {
		// Seat number i before the one on turn passed if i is from 1 to passes.
		seat := (s.turn - i + core.Seat(s.seats)) % core.Seat(s.seats)
		if i > 0 && uint8(i) <= s.passes && s.handLen[seat] > 0 {
			return fmt.Errorf("seat %d has passed, and has a card to play (BB-07)", seat)
		}
	}
	return nil
}
