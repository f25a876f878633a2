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
	if s.step == StepOpen {
		for seat := range s.queue.All() {
			if s.handLen[seat] == 0 {
				return fmt.Errorf("seat %d has no hand to lay open (BB-35)", seat)
			}
		}
	}
	return nil
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
		seats = core.AllSeats(s.Seats()) &^ active
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
	return nil
}

// checkEnd checks what belongs to the end of the game.
func (s *State) checkEnd() error {
	switch {
	case s.step < StepReveal:
		if s.discard != 0 || s.copied != 0 || s.used != 0 {
			return errors.New("gulls are used before the end (BB-23)")
		}
		return nil
	case !s.ending:
		return errors.New("the game ends, and nothing has triggered the end (BB-21)")
	case (s.step == StepReveal || s.step >= StepOpen) && (s.turn != s.first || s.used != 0):
		return errors.New("it is somebody's turn, and no gulls can be used (BB-23)")
	case s.step == StepReveal && (s.discard != 0 || s.copied != 0):
		return errors.New("gulls are used before all are turned up (BB-23)")
	case s.copied != 0 && !s.copiedAnother():
		return fmt.Errorf("chip is %v, which is no other seat's gull (BB-26)", s.copied)
	}
	for g := range actionGulls.All() {
		if s.used.has(g) && !s.powers(s.turn).Has(g) {
			return fmt.Errorf("%v is used by a seat that does not have it (BB-23)", g)
		}
	}
	return s.checkUse()
}

// copiedAnother reports whether Chip has copied a gull of another seat than his.
func (s *State) copiedAnother() bool {
	owner, of := core.Nobody, core.Nobody
	for seat := range core.Seat(s.seats) {
		if s.gulls[seat].Has(Chip) {
			owner = seat
		}
		if s.gulls[seat].Has(s.copied) {
			of = seat
		}
	}
	return owner != core.Nobody && of != core.Nobody && owner != of && s.hadTime(owner)
}

// checkUse checks the step of a seat that uses its gulls.
func (s *State) checkUse() error {
	var g Gull
	switch s.step {
	case StepUse:
		if !s.canUseGulls() {
			return errors.New("a seat that can use no gull was not passed over (BB-37)")
		}
		return nil
	case StepAce:
		g = Ace
	case StepChuck:
		g = Chuck
	case StepIris:
		g = Iris
	case StepLook, StepPut:
		g = Iris
		if s.refuseLook(s.target) != "" {
			return errors.New("iris looks at a hand that she cannot have chosen (BB-25)")
		}
	case StepShirley, StepAdd, StepRest:
		g = Shirley
	case StepFlo:
		g = Flo
	default:
		return nil
	}
	if !s.used.has(g) {
		return fmt.Errorf("step %v: %v is not in use (BB-25)", s.step, g)
	}
	return nil
}
