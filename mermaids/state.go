package mermaids

import (
	"fmt"

	"github.com/sandbar-games/sandbar/core"
)

const (
	minSeats = 2
	maxSeats = 5
)

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
// with ==.
type State struct {
	public
	hands  [maxSeats]Cards
	deck   Cards          // the Beach deck, in no order
	passed [maxSeats]Card // committed in a passing, still in the hand
	drawn  Card           // drawn after a refusal and undecided, in the asker's hand
}

// public is what everyone sees. State and View share it with all its questions.
type public struct {
	shells       [maxSeats]Shells // face up before each seat
	shellDeck    Shells           // in no order; what is not to be seen must be there
	shellDiscard Shells
	discard      Cards                            // the Beach discard
	sizes        [maxSeats]uint8                  // of the hands
	refused      [maxSeats]core.Set[uint16, Card] // items refused since the seat last got a card (MB-25)
	beach        uint8                            // size of the Beach deck
	seats        uint8
	phase        Phase
	turn         core.Seat
	target       core.Seat    // asked, or to draw for Seaweed; otherwise Nobody
	item         Card         // asked for, until the action is complete or the item given
	star         Shell        // the Starfish by which all pass
	choosing     core.SeatSet // have yet to choose the card they pass
	touched      core.SeatSet // seats whose hand has changed in this action
	bonus        bool         // a mermaid was played: the turn stays (MB-06)
	out          bool         // a hand was emptied before the shell draw (MB-19)
	monster      core.Seat    // who showed the Sea Monster at the end; otherwise Nobody
	options      Options
}

// New returns the state at the start of a game: all cards in their decks, and the
// hands about to be dealt. The game is for 2 to 5 seats (MB-01).
func New(seats int, options Options) (State, error) {
	if err := core.CheckSeats(name, seats, minSeats, maxSeats); err != nil {
		return State{}, err
	}
	if err := options.check(seats); err != nil {
		return State{}, fmt.Errorf("%s: %w", name, err)
	}
	deck := options.allCards()
	return State{
		public: public{
			shellDeck: shellsOf,
			beach:     uint8(deck.Len()),
			seats:     uint8(seats),
			phase:     PhaseDeal,
			turn:      options.First,
			target:    core.Nobody,
			monster:   core.Nobody,
			options:   options,
		},
		deck: deck,
	}, nil
}

// Hand returns a seat's hand, in which a drawn, undecided card and a card chosen
// to be passed still are. It is empty for a seat that is not at the table.
func (s *State) Hand(seat core.Seat) Cards {
	if !s.at(seat) {
		return 0
	}
	return s.hands[seat]
}

// Deck returns what is in the Beach deck. Each card is equally likely on top.
func (s *State) Deck() Cards { return s.deck }

// Drawn returns the card that the seat on turn has drawn after a refused Ask and
// may play or keep, or none.
func (s *State) Drawn() Card { return s.drawn }

// Passed returns the card that a seat has chosen to pass, while not all have
// taken up theirs, or none.
func (s *State) Passed(seat core.Seat) Card {
	if !s.at(seat) {
		return 0
	}
	return s.passed[seat]
}

// Options returns the options of this game.
func (p *public) Options() Options { return p.options }

// Seats returns the number of seats, 2 to 5.
func (p *public) Seats() int { return int(p.seats) }

func (p *public) at(seat core.Seat) bool { return seat.At(int(p.seats)) }

// Phase returns what is to happen next.
func (p *public) Phase() Phase { return p.phase }

// Turn returns the seat whose turn it is, also while chance decides or all pass,
// and after the end. While the hands are dealt it is the seat that gets the next
// card.
func (p *public) Turn() core.Seat { return p.turn }

// Next returns who is to act: the seat on turn, the lowest seat that has yet to
// choose the card it passes, core.Chance, or core.Nobody when the game is over.
func (p *public) Next() core.Seat {
	switch p.phase {
	case PhaseTurn, PhaseDecide:
		return p.turn
	case PhasePass:
		return p.choosing.First()
	case 0, PhaseOver:
		return core.Nobody
	}
	return core.Chance
}

// Pending returns all seats that may act now: the seat on turn, or in a passing
// those that have yet to choose.
func (p *public) Pending() core.SeatSet {
	switch p.phase {
	case PhaseTurn, PhaseDecide:
		return core.SeatSet(1) << p.turn
	case PhasePass:
		return p.choosing
	}
	return 0
}

// holders returns the seats that have a card.
func (p *public) holders() core.SeatSet {
	var set core.SeatSet
	for seat, n := range p.sizes {
		if n > 0 {
			set |= 1 << seat
		}
	}
	return set
}

// after returns the next seat to the left.
func (p *public) after(seat core.Seat) core.Seat {
	if seat++; int(seat) == int(p.seats) {
		return 0
	}
	return seat
}

// before returns the next seat to the right.
func (p *public) before(seat core.Seat) core.Seat {
	if seat == 0 {
		return core.Seat(p.seats) - 1
	}
	return seat - 1
}

// giver returns who passes to a seat by the Starfish in play.
func (p *public) giver(seat core.Seat) core.Seat {
	if p.star == StarfishLeft {
		return p.before(seat)
	}
	return p.after(seat)
}

// handSize returns how many cards each seat is dealt (MB-04).
func (p *public) handSize() int {
	if p.seats == 2 {
		return 7
	}
	return 5
}
