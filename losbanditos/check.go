package losbanditos

import (
	"errors"
	"fmt"
)

// Check returns an error if the state breaks an invariant: a die or tile lost or
// made (LB-21), dice out of order, or a phase that cannot be.
func (s *State) Check() error { return s.check() }

func (p *public) check() error {
	for _, check := range []func() error{p.checkTiles, p.checkDice, p.checkTurn, p.checkSettled} {
		if err := check(); err != nil {
			return fmt.Errorf("losbanditos: %w", err)
		}
	}
	return nil
}

func (p *public) checkTiles() error {
	count := p.stack
	for i, value := range p.row {
		if value > tileValues {
			return fmt.Errorf("row: place %d: a tile worth %d: want 1 to %d, or 0", i+1, value, tileValues)
		}
		if value != 0 {
			count[value]++
		}
	}
	for value, want := range everyTile {
		if n := int(count[value]) + int(p.won[0][value]) + int(p.won[1][value]); n != int(want) {
			return fmt.Errorf("tiles worth %d: %d in all: want %d (LB-01)", value, n, want)
		}
	}
	return nil
}

func (p *public) checkDice() error {
	var count [1 + colours]int
	for c, n := range p.bag {
		count[c] = int(n)
	}
	add := func(where string, dice []Die) error {
		for i, d := range dice {
			switch {
			case d == 0:
			case !d.valid():
				return fmt.Errorf("%s: %d is no die", where, uint8(d))
			case i > 0 && dice[i-1] == 0 || i > 0 && dice[i-1] > d:
				return fmt.Errorf("%s: the dice are not in ascending order", where)
			default:
				count[d.Colour()]++
			}
		}
		return nil
	}
	if err := add("hand", p.hand[:]); err != nil {
		return err
	}
	for seat := range p.sides {
		for i, side := range p.sides[seat] {
			where := fmt.Sprintf("sides: seat %d at place %d", seat, i+1)
			if err := add(where, side[:]); err != nil {
				return err
			}
			if p.row[i] == 0 && side != (Side{}) {
				return fmt.Errorf("%s: dice where there is no tile (LB-14)", where)
			}
		}
	}
	for c := Red; c <= Blue; c++ {
		if count[c] != diceOfColour {
			return fmt.Errorf("%v dice: %d in all: want %d (LB-21)", c, count[c], diceOfColour)
		}
	}
	return nil
}

func (p *public) checkTurn() error {
	rollSize := dicePerRoll
	if !p.opened {
		rollSize = diceFirstRoll
	}
	inHand := len(diceOf(p.hand[:]))
	switch {
	case !p.first.At(seats) || !p.turn.At(seats):
		return fmt.Errorf("turn %v, first %v: want seat 0 or 1", p.turn, p.first)
	case !p.opened && p.turn != p.first:
		return errors.New("the first turn is not the first seat's (LB-02)")
	case !p.rolled && (inHand > 0 || p.draws > 0):
		return errors.New("dice in hand before the roll (LB-03)")
	case inHand+int(p.draws) > rollSize:
		return fmt.Errorf("a roll of %d dice: want %d (LB-03, LB-04)", inHand+int(p.draws), rollSize)
	case p.spent && !p.one:
		return errors.New("a booty action spent where any number is allowed (LB-07)")
	}
	return nil
}

// checkSettled looks for what should have happened of itself.
func (p *public) checkSettled() error {
	empty, bare := 0, true
	for i, value := range p.row {
		if value == 0 {
			empty++
		}
		if p.sides[0][i].Full() && p.sides[1][i].Full() {
			return fmt.Errorf("place %d: three dice on both sides of a tile (LB-13)", i+1)
		}
		bare = bare && p.sides[0][i] == Side{} && p.sides[1][i] == Side{}
	}
	setup := bare && !p.opened && !p.rolled && p.won == [seats]tileCounts{}
	switch {
	case p.draws > 0 && (p.over() || p.due != 0):
		return errors.New("a die to be drawn while the row is not complete (LB-06)")
	case p.due == 0 || empty == 1 || setup && p.tilesThenGaps():
	default:
		return fmt.Errorf("row: %d empty places while the stack has tiles (LB-14)", empty)
	}
	if p.due != p.gap() || p.next != p.actor() {
		return fmt.Errorf("next %v, due %d: want %v, %d", p.next, p.due, p.actor(), p.gap())
	}
	if p.rolled && p.next >= 0 && (p.stuck() || p.finished()) {
		return errors.New("a turn that should have gone on by itself (LB-08, LB-09)")
	}
	return nil
}

// tilesThenGaps reports whether no tile stands behind an empty place, as the
// setup leaves it.
func (p *public) tilesThenGaps() bool {
	for i := 1; i < places; i++ {
		if p.row[i-1] == 0 && p.row[i] != 0 {
			return false
		}
	}
	return true
}
