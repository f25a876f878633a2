package beachbandits

import (
	"fmt"

	"github.com/sandbar-games/sandbar/core"
)

const (
	minSeats   = 2
	maxSeats   = 6
	stashLimit = 9 // cards in a stash that trigger the end (BB-21)
)

// Empty says what a turn with an empty hand may do (BB-07).
type Empty uint8

const (
	// MustDraw makes the player draw while the pile lasts: the default.
	MustDraw Empty = iota
	// MayPass lets the player pass instead.
	MayPass
)

// Options are the ways to play. The zero value is the rulebook.
type Options struct {
	Empty Empty     `json:"empty"` // what a turn with an empty hand may do (BB-07)
	First core.Seat `json:"first"` // who starts, a seat at the table (BB-04)
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
// with ==. It holds every card where it lies; what a seat may know of it is a [View].
type State struct {
	position
}

// position is a game as far as it is known: completely in a State, and in a View
// with those hidden cards only that the viewer is sure of. What the seat to act
// needs for its decision it sees, so that legal moves follow from either.
type position struct {
	public
	cards
}

// public is what everyone sees.
type public struct {
	stash     [maxSeats]Loots
	discard   Loots
	handLen   [maxSeats]uint8
	gullCount gullCounts
	pileLen   uint8
	unknown   uint8 // gulls in the unknown part of the deck (BB-31)

	seats   uint8
	first   core.Seat
	mayPass bool // with an empty hand (BB-07)
	ending  bool // the end is triggered (BB-21)
	passes  uint8

	step   Step
	turn   core.Seat
	card   Loot         // whose effect goes on
	target core.Seat    // the seat whose stash it went to, or that Iris chose
	queue  core.SeatSet // seats that have yet to choose, draw, or show something
	draws  uint8        // cards that the seat drawing has yet to draw
	drawn  uint8        // cards drawn and not yet placed
	used   usedGulls    // by the seat on turn, at the end
	copied Gull         // what Chip has become
}

// cards is where the hidden cards are.
type cards struct {
	hand  [maxSeats]Loots
	pile  Loots
	gulls [maxSeats]Gulls
	deck  core.Deck[Gull] // in a View, unknown gulls under the deck are 0
	// The cards drawn and not yet placed, Loot or gulls, in ascending order,
	// then zeros.
	aside [shirleyDraws]uint8
	// higher has the seats that have chosen the second of their two gulls, while
	// not all have (BB-03).
	higher core.SeatSet
}

// gullCounts is how many gulls each seat holds, two bits a seat.
type gullCounts uint16

func (n gullCounts) of(seat core.Seat) int { return int(n >> (2 * uint8(seat)) & 3) }

func (n *gullCounts) add(seat core.Seat, gulls int) {
	*n += gullCounts(gulls) << (2 * uint8(seat))
}

// New returns the state at the start of a game: everything about to be dealt. The
// game is for two to six seats.
func New(seats int, options Options) (State, error) {
	if err := core.CheckSeats(name, seats, minSeats, maxSeats); err != nil {
		return State{}, err
	}
	if options.Empty > MayPass {
		return State{}, fmt.Errorf("beachbandits: options: %v: want draw or pass", options.Empty)
	}
	if !options.First.At(seats) {
		return State{}, fmt.Errorf("beachbandits: options: first %v: want a seat from 0 to %d", options.First, seats-1)
	}
	var s State
	s.seats = uint8(seats)
	s.first, s.turn = options.First, options.First
	s.mayPass = options.Empty == MayPass
	s.pile, s.pileLen = everyLoot, allLoot
	s.deck, s.unknown = core.DeckOf(everyGull), allGulls
	return s, nil
}

// Options returns the options of this game.
func (p *position) Options() Options {
	options := Options{First: p.first}
	if p.mayPass {
		options.Empty = MayPass
	}
	return options
}

// after returns the next seat to the left (BB-04).
func (p *position) after(seat core.Seat) core.Seat {
	if seat++; int(seat) == int(p.seats) {
		return 0
	}
	return seat
}

// nextOf returns the first seat of a set, from a seat on in turn order. One of
// the set must be at the table.
func (p *position) nextOf(set core.SeatSet, from core.Seat) core.Seat {
	for !set.Has(from) {
		from = p.after(from)
	}
	return from
}

// Next returns who is to act: a seat, the lowest of Pending, core.Chance, or
// core.Nobody when the game is over.
func (p *position) Next() core.Seat {
	switch steps[p.step].by {
	case chance:
		return core.Chance
	case onTurn:
		return p.turn
	case receiver:
		return p.target
	case queued:
		return p.queue.First()
	}
	return core.Nobody
}

// Pending returns the seats that may act: all that have not yet chosen a gull at
// the start of the game, afterwards one.
func (p *position) Pending() core.SeatSet {
	if p.step == StepChoose {
		return p.queue
	}
	return core.SeatSet(0).With(p.Next())
}
