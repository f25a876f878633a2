package beachbandits

import (
	"errors"
	"fmt"

	"github.com/sandbar-games/sandbar/core"
)

// Check returns an error if the state breaks an invariant: a card or gull lost or
// made (BB-30), counts that do not agree, or a step that cannot be.
func (s *State) Check() error {
	if err := s.check(); err != nil {
		return fmt.Errorf("beachbandits: %w", err)
	}
	return nil
}

func (s *State) check() error {
	for _, check := range []func() error{
		s.checkPublic, s.checkLoot, s.checkGulls, s.checkSetup, s.checkDeck, s.checkPasses, s.checkEffect, s.checkEnd,
		s.checkMoves,
	} {
		if err := check(); err != nil {
			return err
		}
	}
	return nil
}

// checkPublic checks the ranges of what everyone sees, on which all else builds.
func (p *public) checkPublic() error {
	seats := int(p.seats)
	switch {
	case seats < minSeats || seats > maxSeats:
		return fmt.Errorf("%d seats: want %d to %d (BB-02)", seats, minSeats, maxSeats)
	case !p.first.At(seats) || !p.turn.At(seats) || !p.target.At(seats):
		return fmt.Errorf("turn %v, first %v, target %v: want seats from 0 to %d", p.turn, p.first, p.target, seats-1)
	case int(p.step) >= len(steps):
		return fmt.Errorf("%v: there is no such step", p.step)
	case p.card > Ketchup || p.copied > Tiny || p.used&^usedBits != 0:
		return errors.New("a card or gull that there is not")
	case p.queue&^core.AllSeats(seats) != 0:
		return fmt.Errorf("queue %v: want seats from 0 to %d", p.queue, seats-1)
	case p.passes >= p.seats || p.ending && p.passes > 0:
		return fmt.Errorf("%d passes in a row: want fewer than seats, and none once the end is triggered (BB-07)", p.passes)
	case p.gullCount>>(2*seats) != 0:
		return errors.New("gulls where there is no seat")
	}
	return p.checkStashes()
}

func (p *public) checkStashes() error {
	for i, stash := range p.stash {
		seat := core.Seat(i)
		switch {
		case !onlyLoot(stash):
			return fmt.Errorf("stash of seat %d: a card that there is not", seat)
		case i >= int(p.seats) && (stash != 0 || p.handLen[i] != 0):
			return errors.New("cards where there is no seat")
		case stash.Len() >= stashLimit && !p.ending:
			return fmt.Errorf("seat %d has %d cards in its stash, and the end is not triggered (BB-21)", seat, stash.Len())
		}
	}
	if !onlyLoot(p.discard) {
		return errors.New("discard: a card that there is not")
	}
	return nil
}

// usedBits has the bits of all action gulls.
const usedBits = usedGulls(1<<5 - 1)

// onlyLoot reports whether a multiset holds nothing but the game's cards, each
// at most as often as there are such.
func onlyLoot(l Loots) bool { return everyLoot.Covers(l) }

func (s *State) checkLoot() error {
	var count [kinds + 1]int
	add := func(l Loots) {
		for k := Pretzel; k <= Ketchup; k++ {
			count[k] += l.Count(k)
		}
	}
	for i, hand := range s.hand {
		if !onlyLoot(hand) || hand.Len() != int(s.handLen[i]) {
			return fmt.Errorf("hand of seat %d: %d cards, not all of them Loot, or not %d", i, hand.Len(), s.handLen[i])
		}
		add(hand)
		add(s.stash[i])
	}
	if !onlyLoot(s.pile) || s.pile.Len() != int(s.pileLen) {
		return fmt.Errorf("pile: %d cards, not all of them Loot, or not %d", s.pile.Len(), s.pileLen)
	}
	add(s.pile)
	add(s.discard)
	if s.step.lootAside() {
		for _, c := range s.aside {
			if c > uint8(Ketchup) {
				return errors.New("a drawn card that there is not")
			}
		}
		add(s.AsideLoot())
	}
	for k := Pretzel; k <= Ketchup; k++ {
		if count[k] != everyLoot.Count(k) {
			return fmt.Errorf("%v: %d in all: want %d (BB-30)", k, count[k], everyLoot.Count(k))
		}
	}
	return nil
}

func (s *State) checkGulls() error {
	all, n := Gulls{}, 0
	add := func(set Gulls) {
		all, n = all.Plus(set), n+set.Len()
	}
	for i, gulls := range s.gulls {
		if seat := core.Seat(i); i < maxSeats && gulls.Len() != s.gullCount.of(seat) {
			return fmt.Errorf("seat %d: %d gulls, and not %d", i, gulls.Len(), s.gullCount.of(seat))
		}
		add(gulls)
	}
	if s.deck.Unknown().Len() != int(s.unknown) {
		return fmt.Errorf("deck: %d gulls in the unknown part, and not %d", s.deck.Unknown().Len(), s.unknown)
	}
	add(s.deck.Unknown())
	for g := range s.deck.Under() {
		if !g.valid() {
			return errors.New("deck: a gull that there is not")
		}
		add(GullsOf(g))
	}
	if s.step.gullsAside() {
		for _, g := range s.aside {
			if g > uint8(Tiny) {
				return errors.New("a drawn gull that there is not")
			}
		}
		add(s.AsideGulls())
	}
	if all != everyGull || n != allGulls {
		return fmt.Errorf("%d gulls in all, %d different ones: want each of the 18 once (BB-30)", n, all.Len())
	}
	return nil
}

// checkAside checks that as many cards are drawn and not yet placed as it says,
// in order, and that the step allows them.
func (s *State) checkAside() error {
	least, most := 0, 0
	switch s.step {
	case StepPlace:
		least, most = 1, 1
	case StepGulls:
		most = flipFlopGulls - 1
	case StepPick:
		least, most = flipFlopGulls, flipFlopGulls
	case StepShirley:
		most = shirleyDraws - 1
	case StepRest:
		least, most = 1, shirleyDraws-1
		if s.pileLen > 0 {
			least = most
		}
	case StepAdd:
		least, most = 1, shirleyDraws
		if s.pileLen > 0 {
			least = shirleyDraws
		}
	}
	n := int(s.drawn)
	if n < least || n > most {
		return fmt.Errorf("%d cards drawn and not yet placed: want %d to %d", n, least, most)
	}
	for i, c := range s.aside {
		if (c != 0) != (i < n) || i > 0 && c != 0 && c < s.aside[i-1] {
			return errors.New("the cards drawn and not yet placed are not in order")
		}
	}
	return nil
}

// checkMoves checks that whoever is to act can act.
func (s *State) checkMoves() error {
	if s.Next() == core.Chance {
		if len(s.AppendOutcomes(nil)) == 0 {
			return fmt.Errorf("step %v: nothing can happen", s.step)
		}
		return nil
	}
	for seat := range s.Pending().All() {
		if len(s.Moves(seat)) == 0 {
			return fmt.Errorf("step %v: seat %d has no move", s.step, seat)
		}
	}
	return nil
}
