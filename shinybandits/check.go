package shinybandits

import (
	"errors"
	"fmt"
	"slices"

	"github.com/sandbar-games/sandbar/core"
)

// Check returns an error if the state breaks an invariant: nuggets or cards lost
// or made (SB-23), a choice that could not have been made, or a phase that cannot
// be.
func (s *State) Check() error {
	err := s.check()
	if err == nil {
		err = s.checkHidden()
	}
	if err != nil {
		return fmt.Errorf("shinybandits: %w", err)
	}
	return nil
}

func (p *public) check() error {
	for _, check := range []func() error{
		p.checkPhase, p.checkSeats, p.checkDeck, p.checkUp, p.checkHands, p.checkNuggets, p.checkLast,
	} {
		if err := check(); err != nil {
			return err
		}
	}
	return nil
}

func (p *public) checkPhase() error {
	if p.seats < minSeats || p.seats > MaxSeats {
		return fmt.Errorf("%d seats: want %d to %d (SB-01)", p.seats, minSeats, MaxSeats)
	}
	if p.round < 1 || p.round > Rounds {
		return fmt.Errorf("round %d: want 1 to %d", p.round, Rounds)
	}
	turned := min(p.round+1, Rounds)
	chosen, some := p.chosen, core.SeatSet(0)
	switch p.phase {
	case PhaseLocation:
		// Before the very first draw not even the active card is up.
		if turned--; p.round == 1 && p.turned == 0 {
			turned = 0
		}
		if p.round == Rounds {
			return errors.New("a Location card to be turned up in the last round (SB-04)")
		}
	case PhaseBandits, PhaseActions:
		if some = p.all(); chosen == some {
			return errors.New("all have chosen, and the phase is not the reveal (SB-25)")
		}
	case PhaseRevealBandits, PhaseRevealActions:
		if some = p.all(); chosen != some {
			return errors.New("a reveal before all have chosen (SB-25)")
		}
	case PhaseStop:
		if p.stops().Len() != 1 {
			return errors.New("a Stop to be decided without exactly one Stop face up (SB-10)")
		}
	case PhaseOver:
		if p.round != Rounds {
			return fmt.Errorf("over after %d rounds: want %d (SB-22)", p.round, Rounds)
		}
	default:
		return fmt.Errorf("no phase: %v", p.phase)
	}
	switch {
	case chosen&^some != 0:
		return fmt.Errorf("chosen %v: not all of them have a choice to make", chosen)
	case p.turned != turned:
		return fmt.Errorf("%d Location cards turned up in round %d: want %d (SB-04)", p.turned, p.round, turned)
	}
	return nil
}

// checkSeats looks for something at seats that are not there.
func (p *public) checkSeats() error {
	for i := int(p.seats); i < MaxSeats; i++ {
		if p.hands[i] != 0 || p.nuggets[i] != 0 || p.up[i] != (Choice{}) || p.last.choices[i] != (Choice{}) {
			return fmt.Errorf("seat %d is not at the table and has something", i)
		}
	}
	if out := (p.masked | p.last.stopped) &^ p.all(); out != 0 {
		return fmt.Errorf("seat %v is not at the table and is masked or stopped", out)
	}
	return nil
}

func (p *public) checkDeck() error {
	if _, err := deckOf(p.cards[:]); err != nil {
		return err
	}
	if !slices.IsSortedFunc(p.cards[p.turned:], compareCards) {
		return errors.New("the face-down Location cards are not in their order")
	}
	return nil
}

// checkUp looks at what lies face up in this round.
func (p *public) checkUp() error {
	stop := p.phase == PhaseStop
	bandits := stop || p.phase == PhaseActions || p.phase == PhaseRevealActions
	for seat := range core.Seat(p.seats) {
		c := p.up[seat]
		wantBandit := bandits && (stop || !p.masked.Has(seat))
		switch {
		case wantBandit != (c.Bandit != 0):
			return fmt.Errorf("seat %d: Bandit %v face up in phase %v (SB-06, SB-08)", seat, c.Bandit, p.phase)
		case wantBandit && !p.cards[p.round-1].has(c.Bandit):
			return fmt.Errorf("seat %d: %v: %s", seat, c.Bandit, reasonNotActive)
		case stop != (c.Action != 0):
			return fmt.Errorf("seat %d: Action card %v face up in phase %v (SB-07)", seat, c.Action, p.phase)
		case c.Action > actions:
			return fmt.Errorf("seat %d: %v is no Action card", seat, c.Action)
		}
	}
	return nil
}

// checkHands counts Action cards: nine a seat, one less for each round played and
// for one that lies face up.
func (p *public) checkHands() error {
	want := Rounds - int(p.round) + 1
	if p.phase == PhaseStop || p.phase == PhaseOver {
		want--
	}
	for seat := range core.Seat(p.seats) {
		hand := p.hands[seat]
		if hand.Len() != want {
			return fmt.Errorf("seat %d: %d Action cards in hand: want %d (SB-23)", seat, hand.Len(), want)
		}
		// Of the used ones only the last is known to be a certain card.
		up, last := p.up[seat].Action, p.last.choices[seat].Action
		if last > actions {
			return fmt.Errorf("seat %d: %v is no Action card", seat, last)
		}
		for a := Stop; a <= Mask; a++ {
			n := hand.Count(a)
			for _, used := range [...]Action{up, last} {
				if used == a {
					n++
				}
			}
			if n > fullHand.Count(a) {
				return fmt.Errorf("seat %d: more Action cards of a kind than there are (SB-23)", seat)
			}
		}
	}
	return nil
}

func (p *public) checkNuggets() error {
	sum := int(p.supply) + int(p.piles[0]) + int(p.piles[1])
	for _, n := range p.nuggets {
		sum += int(n)
	}
	if sum != nuggets {
		return fmt.Errorf("%d nuggets in all: want %d (SB-23)", sum, nuggets)
	}
	return nil
}

// checkHidden looks at what lies face down.
func (s *State) checkHidden() error {
	bandits, acts := s.facedown()
	for seat := range core.Seat(MaxSeats) {
		if err := s.checkChoice(seat, s.hidden[seat], bandits.Has(seat), acts.Has(seat)); err != nil {
			return err
		}
	}
	return nil
}

// checkChoice looks at a seat's choice, of which a Bandit or an Action card may
// have to lie face down.
func (p *public) checkChoice(seat core.Seat, c Choice, bandit, action bool) error {
	switch {
	case bandit != (c.Bandit != 0) || action != (c.Action != 0):
		return fmt.Errorf("seat %d: %v and %v face down in phase %v", seat, c.Bandit, c.Action, p.phase)
	case bandit && !p.cards[p.round-1].has(c.Bandit):
		return fmt.Errorf("seat %d: %v: %s", seat, c.Bandit, reasonNotActive)
	case action && !p.hands[seat].has(c.Action):
		return fmt.Errorf("seat %d: %v: %s", seat, c.Action, reasonNotHeld)
	}
	return nil
}
