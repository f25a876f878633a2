package losbanditos

import (
	"errors"
	"fmt"
	"slices"
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
	var count [1 + tileValues]int // as bytes they could wrap round
	for i, value := range p.row {
		if value > tileValues {
			return fmt.Errorf("row: place %d: a tile worth %d: want 1 to %d, or 0", i+1, value, tileValues)
		}
		count[value]++
	}
	if p.stack[0] != 0 || p.won[0][0] != 0 || p.won[1][0] != 0 {
		return errors.New("no tile is worth 0")
	}
	for value := 1; value <= tileValues; value++ {
		n, want := count[value]+p.Stack(value)+p.Won(0, value)+p.Won(1, value), int(everyTile[value])
		if n != want {
			return fmt.Errorf("tiles worth %d: %d in all: want %d (LB-01)", value, n, want)
		}
	}
	if most := max(p.points(0), p.points(1)); most >= goal+tileValues {
		return fmt.Errorf("won: %d points, but the game ends at %d (LB-20)", most, goal)
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
	if p.bag[0] != 0 {
		return errors.New("bag: the first element must be 0")
	}
	for c := Red; c <= Blue; c++ {
		if count[c] != diceOfColour {
			return fmt.Errorf("%v dice: %d in all: want %d (LB-21)", c, count[c], diceOfColour)
		}
	}
	return nil
}

func (p *public) checkTurn() error {
	roll := p.rollSize()
	coming := int(p.draws) // dice of this turn's roll that are not yet placed
	for _, d := range p.hand {
		if d != 0 {
			coming++
		}
	}
	thrown := allDice - total(p.bag[:]) + int(p.draws)
	switch {
	case !p.first.At(seats) || !p.turn.At(seats):
		return fmt.Errorf("turn %v, first %v: want seat 0 or 1", p.turn, p.first)
	case !p.rolled && coming > 0:
		return errors.New("dice in hand before the roll (LB-03)")
	case coming > roll || p.draws > 0 && coming < roll:
		return fmt.Errorf("a roll of %d dice: want %d (LB-03, LB-04)", coming, roll)
	case !p.opened && (p.turn != p.first || p.sides[1-p.first] != [places]Side{} || !p.rolled && thrown > 0 || thrown > roll):
		return errors.New("more has happened than the first turn allows (LB-02, LB-04)")
	case !p.opened && (p.won[p.first] != tileCounts{} || p.one && p.spent != (total(p.won[1-p.first][:]) == 1)):
		return errors.New("tiles are taken that no gift of the first turn can have given (LB-04, LB-07)")
	case p.spent && (!p.one || p.won == [seats]tileCounts{}):
		return errors.New("a booty action is spent, but any number is allowed or no tile is taken (LB-07)")
	}
	if !p.rolled {
		coming = roll
	}
	if p.spent && !p.stack.empty() && p.room() < coming {
		return errors.New("the booty action is spent, and there is no room for the dice (LB-07, LB-09)")
	}
	return nil
}

// room returns how many dice the seat on turn can place, the tile that is due
// included.
func (p *public) room() int {
	n := 0
	for i, value := range p.row {
		if value != 0 || i+1 == int(p.due) {
			n += sideDice - p.sides[p.turn][i].Len()
		}
	}
	return n
}

// checkSettled looks for what should have happened of itself.
func (p *public) checkSettled() error {
	gaps := 0
	for i, value := range p.row {
		if value == 0 {
			gaps++
		}
		if p.sides[0][i].Full() && p.sides[1][i].Full() {
			return fmt.Errorf("place %d: three dice on both sides of a tile (LB-13)", i+1)
		}
	}
	taken := p.won != [seats]tileCounts{}
	setup := !taken && !p.rolled && !p.opened && slices.IndexFunc(p.row[places-gaps:], isTile) < 0
	switch {
	case p.over() && (gaps == 0 || p.draws > 0):
		return errors.New("the game goes on after its end (LB-20)")
	case p.draws > 0 && p.due != 0:
		return errors.New("a die to be drawn while a tile is to be revealed (LB-14)")
	case gaps == 0 || setup || taken && (p.stack.empty() || gaps == 1):
	default:
		return fmt.Errorf("row: %d empty places while the stack has tiles (LB-14)", gaps)
	}
	if p.due != p.gap() || p.next != p.actor() {
		return fmt.Errorf("next %v, due %d: want %v, %d", p.next, p.due, p.actor(), p.gap())
	}
	if p.rolled && p.next >= 0 && (p.stuck() || p.finished()) {
		return errors.New("a turn that should have gone on by itself (LB-08, LB-09)")
	}
	return nil
}

func isTile(value uint8) bool { return value != 0 }
