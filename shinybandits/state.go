package shinybandits

import (
	"fmt"
	"slices"

	"github.com/sandbar-games/sandbar/core"
)

const (
	// Rounds is the number of rounds of a game, and of Location cards (SB-04).
	Rounds = 9
	// MaxSeats is the largest number of seats of this game (SB-01).
	MaxSeats = 5

	minSeats   = 2
	nuggets    = 80 // in the box (SB-02)
	mostAtSide = 9  // the largest number on a Location card (SB-03)
)

// Options are the ways to play. The zero value is the rulebook, with a stand-in
// for its Location cards.
type Options struct {
	// Locations are the nine Location cards in any order; nil is
	// [DefaultLocations] (SB-03).
	Locations []Card `json:"locations"`
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

// State is a game at one moment: a plain value of 94 bytes, copied by assignment
// and compared with ==. It holds the whole deck, so that states of different
// decks differ.
type State struct {
	public
	hidden [MaxSeats]Choice // chosen and still face down
}

// public is what everyone sees. State and View share it with all its questions.
type public struct {
	cards   [Rounds]Card     // the Location cards: those turned up, in that order, then the others in the order of compareCards
	hands   [MaxSeats]Hand   // Action cards, those chosen and face down included
	nuggets [MaxSeats]uint8  // won by each seat
	piles   [2]uint8         // nuggets at the two sides of the card
	supply  uint8            // nuggets
	up      [MaxSeats]Choice // this round's, as far as turned up
	chosen  core.SeatSet     // who has chosen in this step
	masked  core.SeatSet     // whose Bandit stays face down until the Action cards are up (SB-08)
	phase   Phase
	round   uint8 // 1 to 9
	turned  uint8 // Location cards turned up so far
	seats   uint8
	last    played // the round before; of round nine after the end
}

// played is what a round's Action cards found when they were turned up: all that
// [Round] follows from.
type played struct {
	choices [MaxSeats]Choice
	stopped core.SeatSet // whose card the only Stop took the effect from
	piles   [2]uint8
	supply  uint8
}

// New returns the state at the start of a game: all Location cards face down, and
// two about to be turned up. The game is for two to five seats.
func New(seats int, options Options) (State, error) {
	if err := core.CheckSeats(name, seats, minSeats, MaxSeats); err != nil {
		return State{}, err
	}
	deck, err := deckOf(options.Locations)
	if err != nil {
		return State{}, fmt.Errorf("shinybandits: options: %w", err)
	}
	s := State{public: public{cards: deck, supply: nuggets, phase: PhaseLocation, round: 1, seats: uint8(seats)}}
	for seat := range seats {
		s.hands[seat] = fullHand
	}
	return s, nil
}

// Options returns the options of this game, the deck in a fixed order.
func (p *public) Options() Options {
	deck := p.deck()
	return Options{Locations: deck[:]}
}

// deck returns all Location cards as they lay face down at the start.
func (p *public) deck() [Rounds]Card {
	deck := p.cards
	slices.SortFunc(deck[:], compareCards)
	return deck
}

// Seats returns the number of seats, 2 to 5.
func (p *public) Seats() int { return int(p.seats) }

// Round returns the number of the round, 1 to 9. It stays 9 after the end.
func (p *public) Round() int { return int(p.round) }

// Active returns the active Location card as it lies while choices are made,
// which is as listed; no card before the first is turned up and after the end
// (SB-05).
func (p *public) Active() Card {
	if p.turned == 0 || p.phase == PhaseOver {
		return Card{}
	}
	return p.cards[p.round-1]
}

// Upcoming returns the Location card of the next round, or no card before it is
// turned up, in round nine and after the end (SB-04).
func (p *public) Upcoming() Card {
	if p.turned <= p.round {
		return Card{}
	}
	return p.cards[p.round]
}

// TurnedUp returns how many Location cards have been turned up so far, 0 to 9.
func (p *public) TurnedUp() int { return int(p.turned) }

// Location returns the Location card that was turned up as number i, 1 to
// TurnedUp, otherwise no card. Number i is the active card of round i.
func (p *public) Location(i int) Card {
	if i < 1 || i > int(p.turned) {
		return Card{}
	}
	return p.cards[i-1]
}

// AppendFaceDown appends the Location cards that are still face down, alike ones
// next to each other. The order in which they will come is unknown to all.
func (p *public) AppendFaceDown(dst []Card) []Card { return append(dst, p.cards[p.turned:]...) }

// Pile returns how many nuggets lie at a side, 0 or 1, of the active card.
func (p *public) Pile(side int) int {
	if side < 0 || side >= len(p.piles) {
		return 0
	}
	return int(p.piles[side])
}

// Supply returns how many nuggets are in the supply.
func (p *public) Supply() int { return int(p.supply) }

// Hand returns a seat's Action cards. One that is chosen and not yet turned up
// still counts (SB-24). Any other seat has none.
func (p *public) Hand(seat core.Seat) Hand {
	if !seat.At(int(p.seats)) {
		return 0
	}
	return p.hands[seat]
}

// Up returns what lies face up before a seat in this round: nothing before any
// other seat.
func (p *public) Up(seat core.Seat) Choice {
	if !seat.At(int(p.seats)) {
		return Choice{}
	}
	return p.up[seat]
}

// Chosen returns the seats that have chosen in this step: in a reveal, all.
func (p *public) Chosen() core.SeatSet { return p.chosen }

// Masked returns the seats whose Bandit stays face down this round until the
// Action cards are turned up (SB-08).
func (p *public) Masked() core.SeatSet { return p.masked }

// Choice returns what a seat has chosen and not yet turned up.
func (s *State) Choice(seat core.Seat) Choice {
	if !seat.At(int(s.seats)) {
		return Choice{}
	}
	return s.hidden[seat]
}
