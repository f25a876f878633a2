package strandbufe

import (
	"encoding/json"
	"errors"
	"fmt"

	"github.com/sandbar-games/sandbar/core"
)

// Mode is one of the ways to play (ST-01). The zero value is the beginner's game.
type Mode uint8

// The modes.
const (
	Beginner Mode = iota // two to six players take guests in turn: the default
	Advanced             // two to six players bid for guests, save time, upgrade workers
	Solo                 // one player and the advanced rules against a virtual opponent
)

var modeNames = [...]string{"beginner", "advanced", "solo"}

// String returns "beginner", "advanced" or "solo".
func (m Mode) String() string {
	if int(m) < len(modeNames) {
		return modeNames[m]
	}
	return fmt.Sprintf("Mode(%d)", uint8(m))
}

// MarshalText writes the mode's name.
func (m Mode) MarshalText() ([]byte, error) { return []byte(m.String()), nil }

// UnmarshalText reads the mode's name.
func (m *Mode) UnmarshalText(text []byte) error {
	for i, name := range modeNames {
		if name == string(text) {
			*m = Mode(i)
			return nil
		}
	}
	return fmt.Errorf("%q is no mode: want beginner, advanced or solo", core.Clip(string(text)))
}

// Drinks says which tokens serve as a free drink (ST-30).
type Drinks uint8

const (
	// AnyToken lets every token in the drink compartment serve: the default.
	AnyToken Drinks = iota
	// LiteralDrinks asks for a coloured token, as the print has it.
	LiteralDrinks
)

// String returns "any" or "literal".
func (d Drinks) String() string {
	switch d {
	case AnyToken:
		return "any"
	case LiteralDrinks:
		return "literal"
	}
	return fmt.Sprintf("Drinks(%d)", uint8(d))
}

// MarshalText writes "any" or "literal".
func (d Drinks) MarshalText() ([]byte, error) { return []byte(d.String()), nil }

// UnmarshalText reads "any" or "literal".
func (d *Drinks) UnmarshalText(text []byte) error {
	switch string(text) {
	case "any":
		*d = AnyToken
	case "literal":
		*d = LiteralDrinks
	default:
		return fmt.Errorf("%q: want any or literal", core.Clip(string(text)))
	}
	return nil
}

// Options are the ways to play. The zero value is the beginner's game with the
// stand-in cards.
type Options struct {
	Mode   Mode      `json:"mode"`            // beginner, advanced or solo (ST-01)
	Promos PromoSet  `json:"promos"`          // promo guests in the deck (ST-41 to ST-47)
	Drinks Drinks    `json:"drinks"`          // what serves as a free drink (ST-30)
	First  core.Seat `json:"first"`           // who holds the starting marker first, 0 in a solo game (ST-09)
	Boards Boards    `json:"boards"`          // the boards before the seats (ST-04)
	Cards  *CardSet  `json:"cards,omitempty"` // the cards; nil is StandIn()
}

// Boards are the numbers of boards, from 1, by seat, and 0 where nobody sits. All
// 0 is board 1 for seat 0, board 2 for seat 1 and so on (ST-04).
type Boards [mostPlayers]uint8

// MarshalJSON writes a list of the boards up to the last seat that has one.
func (b Boards) MarshalJSON() ([]byte, error) {
	list := []int{}
	for seat, n := range b {
		if n != 0 {
			list = append(list, make([]int, seat-len(list))...)
			list = append(list, int(n))
		}
	}
	return json.Marshal(list)
}

// UnmarshalJSON reads a list of the boards by seat.
func (b *Boards) UnmarshalJSON(data []byte) error {
	var list []int
	if err := json.Unmarshal(data, &list); err != nil {
		return fmt.Errorf("want a list of numbers: %w", err)
	}
	if len(list) > mostPlayers {
		return fmt.Errorf("%d of them: want one a seat", len(list))
	}
	var read Boards
	for seat, n := range list {
		if n < 1 || n > mostBoards {
			return fmt.Errorf("%d: want 1 to %d", n, mostBoards)
		}
		read[seat] = uint8(n)
	}
	*b = read
	return nil
}

// check returns an error for options that cannot be played at so many seats, and
// otherwise the options with the boards and the card set filled in.
func (o Options) check(seats int) (Options, error) {
	switch {
	case o.Mode > Solo:
		return o, fmt.Errorf("options: %v: want beginner, advanced or solo (ST-01)", o.Mode)
	case o.Mode == Solo && seats != 1:
		return o, fmt.Errorf("%d seats: the game is for 1 in mode solo (ST-01)", seats)
	case o.Mode != Solo && (seats < 2 || seats > mostPlayers):
		return o, fmt.Errorf("%d seats: the game is for 2 to %d in mode %v, for 1 in mode solo (ST-01)", seats, mostPlayers, o.Mode)
	case o.Drinks > LiteralDrinks:
		return o, fmt.Errorf("options: %v: want any or literal (ST-30)", o.Drinks)
	case !o.First.At(seats):
		return o, fmt.Errorf("options: first %v: want a seat from 0 to %d (ST-09)", o.First, seats-1)
	}
	if o.Cards == nil {
		o.Cards = StandIn()
	}
	if o.Cards.digest == "" {
		return o, errors.New("options: cards: a card set comes from ParseCardSet or StandIn")
	}
	if err := o.checkBoards(seats); err != nil {
		return o, err
	}
	if o.Boards == (Boards{}) {
		for seat := range seats {
			o.Boards[seat] = uint8(seat + 1)
		}
	}
	return o, o.checkCards(seats)
}

func (o *Options) checkBoards(seats int) error {
	if n := o.Cards.Boards(); n < seats {
		return fmt.Errorf("card set %q: %d boards for %d seats (ST-04)", o.Cards.name, n, seats)
	}
	if o.Boards == (Boards{}) {
		return nil
	}
	var used [mostBoards + 1]bool
	for seat, b := range o.Boards {
		switch {
		case (b != 0) != (seat < seats):
			return fmt.Errorf("options: boards: want one for each of the %d seats (ST-04)", seats)
		case b == 0:
		case int(b) > o.Cards.Boards():
			return fmt.Errorf("options: boards: %d: the card set has 1 to %d (ST-04)", b, o.Cards.Boards())
		case used[b]:
			return fmt.Errorf("options: boards: %d for two seats (ST-04)", b)
		default:
			used[b] = true
		}
	}
	return nil
}

func (o *Options) checkCards(seats int) error {
	if missing := o.Promos &^ o.Cards.promos; missing != 0 {
		for p := range missing.All() {
			return fmt.Errorf("card set %q: no promo guest %v (ST-48)", o.Cards.name, p)
		}
	}
	if need := rounds * rowSize(seats); o.Cards.regular < need {
		return fmt.Errorf("card set %q: %d guests: %d seats need %d (ST-04)", o.Cards.name, o.Cards.regular, seats, need)
	}
	return nil
}

// rowSize is the number of guests turned up a round (ST-08).
func rowSize(seats int) int { return max(3, 2*seats-1) }
