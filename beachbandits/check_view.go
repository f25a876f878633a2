package beachbandits

import (
	"errors"
	"fmt"

	"github.com/sandbar-games/sandbar/core"
)

// check returns an error if the view could not come from any state: first what
// Determinize needs, then whatever is wrong with a world that it makes.
func (v *View) check() error {
	if v.viewer != core.Nobody && !v.viewer.At(v.Seats()) {
		return fmt.Errorf("viewer %v: want a seat or nobody", v.viewer)
	}
	for _, check := range []func() error{v.checkPublic, v.checkSure, v.checkLoot, v.checkGulls} {
		if err := check(); err != nil {
			return err
		}
	}
	rng := core.NewRNG(0, 0)
	s := v.Determinize(&rng)
	if err := s.check(); err != nil {
		return err
	}
	return v.Fits(&s)
}

// checkSure checks that the viewer knows what it sees, and that nobody can be
// sure of more cards than there are in a place.
func (v *View) checkSure() error {
	for seat := range core.Seat(v.seats) {
		hand, gulls := v.hand[seat].Len(), v.gulls[seat].Len()
		sees := seat == v.viewer || v.opened(seat) || v.step == StepPut && v.viewer == v.turn && seat == v.target
		if hand > v.HandLen(seat) || sees && hand != v.HandLen(seat) {
			return fmt.Errorf("hand of seat %d: %d known cards of %d", seat, hand, v.HandLen(seat))
		}
		sees = seat == v.viewer || v.revealed(seat)
		if gulls > v.GullCount(seat) || sees && gulls != v.GullCount(seat) {
			return fmt.Errorf("gulls of seat %d: %d known of %d", seat, gulls, v.GullCount(seat))
		}
	}
	if v.higher != 0 && (v.viewer == core.Nobody || v.higher != core.SeatsOf(v.viewer)) {
		return errors.New("the choice of a gull that the viewer does not see")
	}
	aside, most := v.AsideLoot().Len()+v.AsideGulls().Len(), int(v.drawn)
	if v.step.lootAside() && v.viewer != v.turn {
		most = 0
	}
	if aside > most || aside < most && v.viewer == v.turn {
		return fmt.Errorf("%d known cards drawn and not yet placed of %d", aside, v.drawn)
	}
	return nil
}

// checkLoot checks that the unseen Loot fits the free places.
func (v *View) checkLoot() error {
	aside := 0
	if v.step.lootAside() {
		aside = int(v.drawn)
	}
	pileLen := int(v.pileLen)
	if v.viewer != v.turn {
		pileLen += aside
	}
	if v.pile.Len() > pileLen {
		return fmt.Errorf("pile: %d known cards of %d", v.pile.Len(), pileLen)
	}
	total := int(v.pileLen) + aside + v.discard.Len()
	for seat := range core.Seat(v.seats) {
		total += v.HandLen(seat) + v.stash[seat].Len()
	}
	if total != allLoot {
		return fmt.Errorf("%d Loot in all: want %d (BB-30)", total, allLoot)
	}
	for k := Pretzel; k <= Ketchup; k++ {
		known := v.pile.Count(k) + v.discard.Count(k) + v.AsideLoot().Count(k)
		for seat := range core.Seat(v.seats) {
			known += v.hand[seat].Count(k) + v.stash[seat].Count(k)
		}
		if known > everyLoot.Count(k) {
			return fmt.Errorf("%v: %d in all: there are %d (BB-30)", k, known, everyLoot.Count(k))
		}
	}
	return nil
}

// checkGulls checks that the unseen gulls fit the free places.
func (v *View) checkGulls() error {
	if !v.deck.Unknown().Empty() {
		return errors.New("deck: gulls of the unknown part are known")
	}
	known, places := v.AsideGulls().Len(), int(v.unknown)+v.deck.UnderLen()
	if v.step.gullsAside() {
		places += int(v.drawn)
	}
	for g := range v.deck.Under() {
		if g.valid() {
			known++
		}
	}
	for seat := range core.Seat(v.seats) {
		known += v.gulls[seat].Len()
		places += v.GullCount(seat)
	}
	if known+v.unseenGulls().Len() != allGulls {
		return errors.New("a gull that is known to be in two places (BB-30)")
	}
	if places != allGulls {
		return fmt.Errorf("%d gulls in all: want %d (BB-30)", places, allGulls)
	}
	return nil
}
