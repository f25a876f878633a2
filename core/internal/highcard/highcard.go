// Package highcard is a tiny game with hidden cards and choices at the same time,
// for the tests of code that plays any game. In each round every seat is dealt
// one of the cards 1 to 8 face down and looks at it. All choose at the same time,
// unseen, to keep it or to swap it for a card from the deck; the choices are
// shown, swapped cards replaced, and all cards shown. The highest card scores a
// point. Most points after the last round win. It keeps all laws of package
// gametest but those on text and JSON from outside.
package highcard

import (
	"fmt"
	"math/bits"

	"github.com/sandbar-games/sandbar/core"
)

const (
	name  = "highcard"
	cards = 8
)

// Kind is a kind of move.
type Kind uint8

// The kinds of moves: two of a seat, then three of chance.
const (
	Keep Kind = 1 + iota
	Swap
	Deal    // a card comes to a seat, seen by that seat only
	Choices // the choices of all are shown
	Cards   // the cards of all are shown
)

// Hidden is the Card of a deal, or of shown cards, that the viewer does not see.
const Hidden = 255

// Move is a choice, or an event of chance.
type Move struct {
	Kind       Kind
	Seat       uint8 // of a deal
	Card       uint8 // of a deal
	Set        uint8 // of choices: the seats that swap
	A, B, C, D uint8 // cards shown, by seat
}

var kinds = [...]string{"none", "keep", "swap", "deal", "choices", "cards"}

// String returns the notation.
func (m Move) String() string {
	if m.Kind == Deal && m.Card == Hidden {
		return fmt.Sprintf("deal %d ?", m.Seat)
	}
	switch {
	case int(m.Kind) >= len(kinds):
		return "none"
	case m.Kind == Deal:
		return fmt.Sprintf("deal %d %d", m.Seat, m.Card)
	case m.Kind == Choices:
		return fmt.Sprintf("choices %d", m.Set)
	case m.Kind == Cards:
		return fmt.Sprintf("cards %d %d %d %d", m.A, m.B, m.C, m.D)
	}
	return kinds[m.Kind]
}

// MarshalText writes the notation, so that moves stand as text in JSON; the zero
// value is an error.
func (m Move) MarshalText() ([]byte, error) { return core.MarshalMove(name, m) }

// UnmarshalText reads what MarshalText wrote.
func (m *Move) UnmarshalText(text []byte) error { return core.UnmarshalMove(m, text, ParseMove) }

// ParseMove reads the notation.
func ParseMove(text string) (Move, error) {
	w := core.ReadWords(text)
	switch w.Verb() {
	case "keep":
		return core.End(w, Move{Kind: Keep}, "keep")
	case "swap":
		return core.End(w, Move{Kind: Swap}, "swap")
	case "deal":
		return core.End(w, Move{Kind: Deal, Seat: uint8(w.Seat()), Card: core.Word(w, parseCard)}, "deal SEAT CARD")
	case "choices":
		return core.End(w, Move{Kind: Choices, Set: uint8(w.Number("set", 0, 15))}, "choices SET")
	case "cards":
		card := func() uint8 { return uint8(w.Number("card", 0, cards)) }
		return core.End(w, Move{Kind: Cards, A: card(), B: card(), C: card(), D: card()}, "cards A B C D")
	}
	return Move{}, w.Unknown("keep, swap (of chance: deal, choices, cards)")
}

func parseCard(text string) (uint8, error) {
	if text == "?" {
		return Hidden, nil
	}
	if len(text) != 1 || text[0] < '1' || text[0] > '0'+cards {
		return 0, fmt.Errorf("%q is no card: want 1 to 8", core.Clip(text))
	}
	return text[0] - '0', nil
}

// Public is what everyone sees.
type Public struct {
	Players, Rounds, Round uint8
	Dealt                  uint8 // seats that have a card
	Chosen                 uint8 // seats that have chosen
	Shown                  bool  // the choices of this round are shown
	Swaps                  uint8 // seats that swap, once shown
	Points                 [4]uint8
}

// State is a game at one moment.
type State struct {
	Public
	Hand [4]uint8
	Old  [4]uint8 // cards swapped away, which only their owners know
	Mind uint8    // seats that have chosen to swap
}

// View is what a seat sees.
type View struct {
	Public
	Who       core.Seat
	Hand, Old uint8
	Mind      bool
}

// Game describes the game: two to four seats, and rounds from 1 to 200 by the
// option of that name, 3 unless said otherwise.
var Game = core.Game[State, Move, View]{
	Name: name, Title: "High Card", MinSeats: 2, MaxSeats: 4, Hides: true, Revision: 1, MostEvents: 200 * (4*3 + 2),
	Options: []core.Option{{Name: "rounds", Doc: "The number of rounds.", Values: "1 to 200", Default: "3"}},
	New: func(seats int, data []byte) (State, error) {
		options := options{Rounds: 3}
		if err := core.CheckSeats(name, seats, 2, 4); err != nil {
			return State{}, err
		}
		if err := core.DecodeOptions(name, data, &options); err != nil {
			return State{}, err
		}
		if options.Rounds < 1 || options.Rounds > 200 {
			return State{}, fmt.Errorf("highcard: options: rounds %d: want 1 to 200", options.Rounds)
		}
		return State{Public: Public{Players: uint8(seats), Rounds: options.Rounds}}, nil
	},
	OptionsOf: func(s *State) []byte { return core.EncodeJSON(options{s.Rounds}) },
	Evaluate: func(s *State) core.Shares {
		if s.Round == s.Rounds {
			return core.SharesOf(s.Winners())
		}
		var points [4]float64
		for seat := range points[:s.Players] {
			points[seat] = float64(s.Score(core.Seat(seat)))
		}
		return core.SharesByWorth(points[:s.Players], 1+float64(s.Rounds-s.Round))
	},
	ParseMove:   ParseMove,
	DecodeState: func(_ *State, data []byte) (State, error) { return decode[State](data) },
	DecodeView:  func(_ *State, data []byte) (View, error) { return decode[View](data) },
}

func decode[T any](data []byte) (T, error) {
	var v T
	err := core.DecodeJSON(data, &v)
	return v, err
}

type options struct {
	Rounds uint8 `json:"rounds"`
}

func (p *Public) all() uint8 { return 1<<p.Players - 1 }

// Seats returns the number of seats.
func (p *Public) Seats() int { return int(p.Players) }

// Next returns who is to act.
func (p *Public) Next() core.Seat {
	if p.Round == p.Rounds {
		return core.Nobody
	}
	if pending := p.Pending(); pending != 0 {
		return pending.First()
	}
	return core.Chance
}

// Pending returns the seats that have not chosen once all have cards.
func (p *Public) Pending() core.SeatSet {
	if p.Round == p.Rounds || p.Dealt != p.all() || p.Shown {
		return 0
	}
	return core.SeatSet(p.all() &^ p.Chosen)
}

// Score returns a seat's points.
func (p *Public) Score(seat core.Seat) int {
	if !seat.At(p.Seats()) {
		return 0
	}
	return int(p.Points[seat])
}

// Winners returns the seats with the most points in the end.
func (p *Public) Winners() core.SeatSet {
	var set core.SeatSet
	if p.Round != p.Rounds {
		return 0
	}
	most := max(p.Points[0], p.Points[1], p.Points[2], p.Points[3])
	for seat := range core.Seat(p.Seats()) {
		if p.Points[seat] == most {
			set = set.With(seat)
		}
	}
	return set
}

func appendMoves(dst []Move, p *Public, by core.Seat) []Move {
	if !p.Pending().Has(by) {
		return dst
	}
	return append(dst, Move{Kind: Keep}, Move{Kind: Swap})
}

// AppendMoves appends keep and swap for a pending seat.
func (s *State) AppendMoves(dst []Move, by core.Seat) []Move { return appendMoves(dst, &s.Public, by) }

// Moves returns the legal moves.
func (s *State) Moves(by core.Seat) []Move { return s.AppendMoves(nil, by) }

// Tally returns the points as one item.
func (s *State) Tally(seat core.Seat) core.Tally {
	return core.Tally{{Name: "rounds won", Count: s.Score(seat), Points: s.Score(seat)}}
}

// deck returns the cards that nobody has or had this round, a bit each.
func (s *State) deck() uint16 {
	set := uint16(1<<(cards+1) - 2)
	for i := range s.Hand {
		set &^= 1<<s.Hand[i] | 1<<s.Old[i]
	}
	return set
}

// due returns the seat to be dealt a card next.
func (p *Public) due() int { return bits.TrailingZeros8(p.all() &^ p.Dealt) }

// AppendOutcomes appends what chance can bring.
func (s *State) AppendOutcomes(dst []core.Outcome[Move]) []core.Outcome[Move] {
	if s.Next() != core.Chance {
		return dst
	}
	if s.Dealt == s.all() {
		return append(dst, core.Outcome[Move]{Move: s.reveal(), Weight: 1})
	}
	for set := s.deck(); set != 0; set &= set - 1 {
		m := Move{Kind: Deal, Seat: uint8(s.due()), Card: uint8(bits.TrailingZeros16(set))}
		dst = append(dst, core.Outcome[Move]{Move: m, Weight: 1})
	}
	return dst
}

// reveal returns the event that shows the choices or the cards.
func (s *State) reveal() Move {
	if !s.Shown {
		return Move{Kind: Choices, Set: s.Mind}
	}
	return Move{Kind: Cards, A: s.Hand[0], B: s.Hand[1], C: s.Hand[2], D: s.Hand[3]}
}

// Sample returns one of the outcomes.
func (s *State) Sample(r *core.RNG) Move {
	switch {
	case s.Next() != core.Chance:
		return Move{}
	case s.Dealt == s.all():
		return s.reveal()
	}
	set := s.deck()
	for n := r.Intn(bits.OnesCount16(set)); n > 0; n-- {
		set &= set - 1
	}
	return Move{Kind: Deal, Seat: uint8(s.due()), Card: uint8(bits.TrailingZeros16(set))}
}
