package losbanditos

import (
	"fmt"
	"slices"

	"github.com/sandbar-games/sandbar/core"
)

const seats = 2

// Actions says how many booty actions, claims and gifts, a turn may hold (LB-07).
type Actions uint8

const (
	// AnyActions sets no limit: the default.
	AnyActions Actions = iota
	// OneAction allows one a turn, the narrow reading of the print.
	OneAction
)

// Options are the ways to play. The zero value is the rulebook.
type Options struct {
	Actions Actions   `json:"actions"` // how many booty actions a turn may hold (LB-07)
	First   core.Seat `json:"first"`   // who starts, 0 or 1 (LB-02)
}

// Types of core for this game.
type (
	// Table is a game being played, see [core.Table].
	Table = core.Table[State, Move, View, *State, *View]
	// Outcome is a possible result of a chance event.
	Outcome = core.Outcome[Move]
	// Event is one entry of a table's log.
	Event = core.Event[Move]
)

// NewTable opens a table for a new game. It resolves chance with a copy of rng,
// or waits for Resolve if rng is nil.
func NewTable(seats int, options Options, rng *core.RNG) (*Table, error) {
	start, err := New(seats, options)
	if err != nil {
		return nil, err
	}
	return core.NewTable(Game, start, rng)
}

// State is a game at one moment: a plain value, copied by assignment and compared
// with ==. Nothing in it is hidden from the players but what chance will bring.
type State struct {
	public
}

// public is what everyone sees, and in this game that is everything. State and
// View share it with all its questions.
type public struct {
	sides  [seats][places]Side
	row    [places]uint8      // the tiles' values, 0 where there is none
	stack  tileCounts         // face down
	won    [seats]tileCounts  // taken
	bag    [1 + colours]uint8 // dice in the bag by colour, the first element being 0
	hand   [dicePerRoll]Die   // rolled and not yet placed, in ascending order
	first  core.Seat
	turn   core.Seat
	next   core.Seat // who is to act: what actor returns
	due    uint8     // the place where a tile is to be revealed: what gap returns
	draws  uint8     // dice of this roll still to be drawn
	rolled bool      // this turn's roll has been made, or begun
	one    bool      // one booty action a turn (LB-07)
	spent  bool      // and this turn's is spent
	opened bool      // the first turn of the game is over (LB-04)
}

// New returns the state at the start of a game: all dice in the bag, and four
// tiles about to be revealed. The game is for two seats.
func New(players int, options Options) (State, error) {
	if err := core.CheckSeats(name, players, seats, seats); err != nil {
		return State{}, err
	}
	if options.Actions > OneAction {
		return State{}, fmt.Errorf("losbanditos: options: %v: want any or one", options.Actions)
	}
	if !options.First.At(seats) {
		return State{}, fmt.Errorf("losbanditos: options: first %v: want seat 0 or 1", options.First)
	}
	s := State{public{
		stack: everyTile,
		first: options.First,
		turn:  options.First,
		next:  core.Chance,
		due:   1,
		one:   options.Actions == OneAction,
	}}
	for c := Red; c <= Blue; c++ {
		s.bag[c] = diceOfColour
	}
	return s, nil
}

// Options returns the options of this game.
func (p *public) Options() Options {
	options := Options{First: p.first}
	if p.one {
		options.Actions = OneAction
	}
	return options
}

// Seats returns 2.
func (p *public) Seats() int { return seats }

// Next returns who is to act: the seat whose turn it is, core.Chance while tiles
// are to be revealed or dice drawn, or core.Nobody when the game is over.
func (p *public) Next() core.Seat { return p.next }

// actor works out who is to act.
func (p *public) actor() core.Seat {
	switch {
	case p.over():
		return core.Nobody
	case p.draws > 0 || p.due != 0:
		return core.Chance
	}
	return p.turn
}

// Pending returns the seat whose turn it is, if a player is to act.
func (p *public) Pending() core.SeatSet {
	return core.SeatsOf(p.next)
}

// gap works out the place at which a tile is to be revealed: the first empty one
// while the stack has tiles (LB-02, LB-14), otherwise 0.
func (p *public) gap() uint8 {
	if p.stack.empty() {
		return 0
	}
	return uint8(1 + slices.Index(p.row[:], 0))
}

// Turn returns the seat whose turn it is, also while chance decides and after
// the end.
func (p *public) Turn() core.Seat { return p.turn }

// Rolled reports whether this turn's roll has been made or begun.
func (p *public) Rolled() bool { return p.rolled }

// Hand returns the dice rolled and not yet placed, none being zero.
func (p *public) Hand() [dicePerRoll]Die { return p.hand }

// Tile returns what the tile at a place, 1 to 4, is worth: 1 to 3, or 0 if there
// is none.
func (p *public) Tile(place int) int {
	if place < 1 || place > places {
		return 0
	}
	return int(p.row[place-1])
}

// Side returns a seat's dice at a place, 1 to 4; none for any other seat or place.
func (p *public) Side(seat core.Seat, place int) Side {
	if !seat.At(seats) || place < 1 || place > places {
		return Side{}
	}
	return p.sides[seat][place-1]
}

// Stack returns how many face-down tiles are worth value, 1 to 3. Their order is
// unknown to all.
func (p *public) Stack(value int) int {
	if value < 1 || value > tileValues {
		return 0
	}
	return int(p.stack[value])
}

// Won returns how many tiles worth value, 1 to 3, a seat has taken.
func (p *public) Won(seat core.Seat, value int) int {
	if !seat.At(seats) || value < 1 || value > tileValues {
		return 0
	}
	return int(p.won[seat][value])
}

// Bag returns how many dice of a colour are in the bag, 0 to 6.
func (p *public) Bag(c Colour) int {
	if c < Red || c > Blue {
		return 0
	}
	return int(p.bag[c])
}
