package strandbufe

import (
	"fmt"

	"github.com/sandbar-games/sandbar/core"
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

const mostRow = 2*mostPlayers - 1

// State is a game at one moment: a plain value, copied by assignment, and compared
// with == among states that share one card set. Nothing in it is hidden from the
// players but what chance will bring.
type State struct {
	public
}

// public is what everyone sees, and in this game that is everything. State and
// View share it with all its questions.
type public struct {
	set       *CardSet
	deck      guestSet // guests still to come, in no order
	discarded guestSet
	buffets   [mostPlayers]buffet
	row       [mostRow]uint8 // guests in the order they were turned up, 0 where one is gone
	goals     [goalsShown]uint8
	bonuses   [rounds]Bonus // by round
	supply    uint8         // grey tokens
	mode      Mode
	drinks    Drinks
	promos    PromoSet
	players   uint8 // the virtual opponent included
	first     core.Seat
	marker    core.Seat // the player with the starting marker (ST-09)
	round     uint8     // 1 to 6
	phase     Phase
	turn      core.Seat
	gifted    bool // the Alienek got a gift (ST-43)
	serving   serving
}

// serving is what the player on turn has done in this phase.
type serving struct {
	spent     uint8  // workers' points spent on serving
	restocker Worker // the worker that restocks or has restocked
	fills     uint8  // compartments that it can still fill, or has left
	started   bool   // something was served or a drink given: a restock is late
	closed    bool   // a late restock was made: nothing more can be served
	bonus     bool   // the round's bonus was bought
}

// Phase says what is to be decided now. The zero value is none.
type Phase uint8

// The phases in the order in which a round goes through them.
const (
	PhaseRow     Phase = 1 + iota // chance turns up guests
	PhaseBonus                    // chance turns up the round's bonus
	PhaseGoals                    // chance turns up goals, in the setup
	PhaseTake                     // beginner: the first guest (ST-12)
	PhaseSecond                   // beginner: a second guest, or none (ST-13)
	PhaseBid                      // advanced: a bid (ST-14)
	PhaseRebid                    // advanced: somebody outbid moves its worker (ST-15)
	PhaseGive                     // advanced: one of the guests left over (ST-17)
	PhaseServe                    // serving and all that goes with it (ST-19)
	PhaseFill                     // which compartment is filled (ST-22)
	PhaseStock                    // where Eszkimók's tokens go (ST-41)
	PhaseGift                     // what the Alienek get (ST-43)
	PhaseUpgrade                  // advanced: stars for workers (ST-32)
	PhaseOver                     // the game is over
)

var phaseNames = [...]string{
	"none", "row", "bonus", "goals", "take", "second", "bid", "rebid", "give",
	"serve", "fill", "stock", "gift", "upgrade", "over",
}

// String returns the phase's name in one word.
func (p Phase) String() string {
	if int(p) < len(phaseNames) {
		return phaseNames[p]
	}
	return fmt.Sprintf("Phase(%d)", uint8(p))
}

// New returns the state at the start of a game: coolers filled, the first guest
// about to be turned up. The beginner's and the advanced game are for two to six
// seats, the solo game for one (ST-01).
func New(seats int, options Options) (State, error) {
	options, err := options.check(seats)
	if err != nil {
		return State{}, fmt.Errorf("%s: %w", name, err)
	}
	s := State{public{
		set:     options.Cards,
		supply:  greyTokens,
		mode:    options.Mode,
		drinks:  options.Drinks,
		promos:  options.Promos,
		players: uint8(seats),
		first:   options.First,
		marker:  options.First,
		round:   1,
		phase:   PhaseRow,
		turn:    options.First,
	}}
	for n := range options.Cards.regular {
		s.deck.add(uint8(n + 1))
	}
	for promo := range options.Promos.All() {
		s.deck.add(promo.number())
	}
	for seat := range seats {
		b := &s.buffets[seat]
		b.board, b.unspent, b.stars = options.Boards[seat], colouredEach, starsAtStart
		s.setLimit(b)
		b.grey = b.limit
		s.supply -= uint8(b.grey.Len())
	}
	if s.mode == Solo {
		s.players++
		s.marker = opponent
		s.buffets[opponent] = buffet{unspent: colouredEach, stars: starsAtStart}
	}
	return s, nil
}

// setLimit says what the compartments of a player hold: three each, and in the
// advanced game the favoured one four (ST-02, ST-10). The opponent has none.
func (p *public) setLimit(b *buffet) {
	if b.board == 0 || int(b.board) > len(p.set.boards) {
		return
	}
	b.limit = fullCooler
	if p.mode != Beginner {
		b.limit = b.limit.add(p.set.boards[b.board-1].Favours, 1)
	}
}

// Options returns the options of this game, with the boards filled in. Its Cards are
// nil if they are those of the stand-in set.
func (p *public) Options() Options {
	o := Options{Mode: p.mode, Promos: p.promos, Drinks: p.drinks, First: p.first}
	if p.set != nil && p.set.digest != StandIn().digest {
		o.Cards = p.set
	}
	for seat := range p.Seats() {
		o.Boards[seat] = p.buffets[seat].board
	}
	return o
}

// Cards returns the card set.
func (p *public) Cards() *CardSet { return p.set }

// Seats returns the number of seats: 2 to 6, or 1 in a solo game.
func (p *public) Seats() int {
	if p.mode == Solo {
		return 1
	}
	return int(p.players)
}

// Next returns who is to act: a seat, core.Chance while cards are turned up, or
// core.Nobody when the game is over.
func (p *public) Next() core.Seat {
	switch p.phase {
	case PhaseRow, PhaseBonus, PhaseGoals:
		return core.Chance
	case PhaseOver, 0:
		return core.Nobody
	}
	return p.turn
}

// Pending returns the seat that is to act, if one is.
func (p *public) Pending() core.SeatSet {
	if p.Next() < 0 {
		return 0
	}
	return core.SeatSet(1) << p.turn
}

// Mode returns which of the three games is played.
func (p *public) Mode() Mode { return p.mode }

// Round returns the round, 1 to 6.
func (p *public) Round() int { return int(p.round) }

// Phase returns what is to be decided now.
func (p *public) Phase() Phase { return p.phase }

// lastRound reports whether this is the round before closing time.
func (p *public) lastRound() bool { return p.round == rounds }

// markerNow returns the player that holds the starting marker in this round (ST-09).
func (p *public) markerNow() core.Seat {
	if p.mode == Solo {
		return opponent
	}
	return core.Seat((int(p.first) + int(p.round) - 1) % int(p.players))
}

// inOrder returns the player at a position of the round's order, 0 to players-1
// clockwise from the starting marker.
func (p *public) inOrder(position int) core.Seat {
	player := p.marker + core.Seat(position)
	if player >= core.Seat(p.players) {
		player -= core.Seat(p.players)
	}
	return player
}

// position returns the position of the player on turn in the round's order.
func (p *public) position() int { return p.positionOf(p.turn) }

func (p *public) positionOf(player core.Seat) int {
	position := int(player) - int(p.marker)
	if position < 0 {
		position += int(p.players)
	}
	return position
}
