package mermaids

import (
	"errors"
	"fmt"

	"github.com/sandbar-games/sandbar/core"
)

// Fits returns nil if the viewer, seeing and remembering what it does, could be in
// state s, and otherwise an error that says what speaks against it.
func (v *View) Fits(s *State) error {
	fresh := s.View(v.viewer)
	fresh.know = v.know
	if fresh != *v {
		return fmt.Errorf("%s: the viewer sees something else in this state", name)
	}
	for seat := range core.Seat(v.seats) {
		if seat == v.viewer {
			continue
		}
		hand := s.hands[seat]
		if s.drawn != 0 && seat == s.turn {
			hand = hand.Add(s.drawn, -1)
		}
		k := v.known(seat)
		for c := Sun; c <= SeaMonster; c++ {
			if n := hand.Count(c); n < k.least.Count(c) || n > k.most(c) {
				return fmt.Errorf("%s: seat %d holds %d of %v: the viewer knows of %d to %d",
					name, seat, n, c, k.least.Count(c), k.most(c))
			}
		}
	}
	return nil
}

// check returns an error if no state fits the view.
func (v *View) check() error {
	for _, check := range []func() error{v.checkOptions, v.checkShells, v.checkTurn, v.checkPhase, v.checkKnown} {
		if err := check(); err != nil {
			return err
		}
	}
	// If one world fits, whatever is dealt within the bounds does.
	d := v.dealing()
	var r core.RNG
	if !d.fill(&r) {
		return errors.New("memory: no hands fit")
	}
	s := v.world(&d, &r)
	if err := s.Check(); err != nil {
		return err
	}
	return v.Fits(&s)
}

// checkKnown counts the cards that the viewer knows of.
func (v *View) checkKnown() error {
	if v.viewer != core.Nobody && !v.at(v.viewer) {
		return fmt.Errorf("viewer %v: want a seat from 0 to %d, or nobody", v.viewer, v.seats-1)
	}
	rest := v.options.allCards()
	take := func(where string, cards Cards) error {
		if !rest.Covers(cards) {
			return fmt.Errorf("%s: more cards than there are (MB-21)", where)
		}
		rest = rest.Minus(cards)
		return nil
	}
	if err := errors.Join(take("discard", v.discard), take("hand", v.hand)); err != nil {
		return err
	}
	for seat := range core.Seat(maxSeats) {
		k, size := v.know[seat], int(v.sizes[seat])
		switch {
		case !v.at(seat) && (size != 0 || k != know{}):
			return fmt.Errorf("seat %v: there is none", seat)
		case seat == v.viewer && (k != know{} || size != v.hand.Len()):
			return fmt.Errorf("memory: seat %v: %d cards in its own hand: want %d", seat, v.hand.Len(), size)
		case !v.at(seat) || seat == v.viewer:
			continue
		}
		k = v.known(seat)
		if v.phase == PhaseDecide && seat == v.turn {
			size-- // the card drawn
		}
		if err := take("memory", k.least); err != nil {
			return err
		}
		for c := Sun; c <= SeaMonster; c++ {
			if k.least.Count(c) > k.most(c) {
				return fmt.Errorf("memory: seat %v: %d to %d of %v", seat, k.least.Count(c), k.most(c), c)
			}
		}
		if k.least.Len() > size {
			return fmt.Errorf("memory: seat %v: %d cards known of %d", seat, k.least.Len(), size)
		}
	}
	if in := v.discard.Len() + v.dealt() + int(v.beach); in != v.options.allCards().Len() {
		return fmt.Errorf("%d Beach cards in all: want %d (MB-21)", in, v.options.allCards().Len())
	}
	return nil
}
