package beachbandits

import (
	"errors"
	"fmt"

	"github.com/sandbar-games/sandbar/core"
)

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
	if err := s.checkDiscard(); err != nil {
		return err
	}
	return s.checkUse()
}

// checkDiscard checks that the discard can come from Chuck and Shirley (BB-25).
func (s *State) checkDiscard() error {
	least, most := 0, 0
	for seat := range core.Seat(s.seats) {
		if !s.hadTime(seat) {
			continue
		}
		powers := s.powers(seat)
		for _, g := range [...]Gull{Chuck, Shirley} {
			cards := 1
			if g == Shirley {
				cards = shirleyDraws - 1
			}
			// It is known of the seat on turn alone what it has used, and may go on.
			onTurn := seat == s.turn && s.step < StepOpen
			if !powers.Has(g) || onTurn && (!s.used.has(g) || s.uses() == g) {
				continue
			}
			most += cards
			if onTurn && (g == Chuck || s.pileLen > 0) {
				least += cards
			}
		}
	}
	if n := s.discard.Len(); n < least || n > most {
		return fmt.Errorf("%d cards discarded: want %d to %d (BB-25)", n, least, most)
	}
	return nil
}

// uses returns the gull whose action goes on, or 0.
func (s *State) uses() Gull {
	switch s.step {
	case StepAce:
		return Ace
	case StepChuck:
		return Chuck
	case StepIris, StepLook, StepPut:
		return Iris
	case StepShirley, StepAdd, StepRest:
		return Shirley
	case StepFlo:
		return Flo
	}
	return 0
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
	g := s.uses()
	switch {
	case s.step == StepUse && !s.canUseGulls():
		return errors.New("a seat that can use no gull was not passed over (BB-37)")
	case (s.step == StepLook || s.step == StepPut) && s.refuseLook(s.target) != "":
		return errors.New("iris looks at a hand that she cannot have chosen (BB-25)")
	case g != 0 && !s.used.has(g):
		return fmt.Errorf("step %v: %v is not in use (BB-25)", s.step, g)
	}
	return nil
}
