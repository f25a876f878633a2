package shinybandits

import (
	"fmt"
	"strings"

	"github.com/sandbar-games/sandbar/core"
)

// Kind is a kind of move. The zero value is none.
type Kind uint8

// The kinds of moves: three of a player, then three of chance.
const (
	KindBandit        Kind = 1 + iota // choose a Bandit
	KindAction                        // choose an Action card
	KindCancel                        // the only Stop: say whose card it takes
	KindDraw                          // chance: a Location card is turned up
	KindRevealBandits                 // chance: the Bandits chosen are turned up
	KindRevealActions                 // chance: the Action cards chosen are turned up
)

// Choice is what a seat has chosen in a round, or turns up in a reveal. A part
// that is not chosen, or stays face down, is none.
type Choice struct {
	Bandit Bandit `json:"bandit"`
	Action Action `json:"action"`
}

// Move is a player's decision or a chance event. The zero value is no move.
type Move struct {
	kind Kind
	// A player's Bandit, Action or target; a Location card's two sides.
	first, second uint8
	// What each seat turns up in a reveal.
	seat0, seat1, seat2, seat3, seat4 uint8
}

// PlayBandit chooses a Bandit for this round (SB-06). PlayBandit(0) is how others
// see it.
func PlayBandit(b Bandit) Move { return Move{kind: KindBandit, first: uint8(b)} }

// PlayAction chooses an Action card for this round (SB-07). PlayAction(0) is how
// others see it.
func PlayAction(a Action) Move { return Move{kind: KindAction, first: uint8(a)} }

// Cancel takes the effect from a seat's Action card, by the only Stop (SB-10).
func Cancel(target core.Seat) Move { return Move{kind: KindCancel, first: uint8(target)} }

// Draw is the chance event that turns up a Location card (SB-04).
func Draw(c Card) Move {
	return Move{kind: KindDraw, first: packSide(c[0]), second: packSide(c[1])}
}

// RevealBandits is the chance event that turns up the Bandits chosen, one for
// each seat: 0 for one that stays face down (SB-06, SB-08).
func RevealBandits(bandits ...Bandit) Move {
	var up [MaxSeats]uint8
	for seat, b := range bandits[:min(len(bandits), MaxSeats)] {
		up[seat] = packChoice(Choice{Bandit: b})
	}
	return reveal(KindRevealBandits, up)
}

// RevealActions is the chance event that turns up the Action cards chosen, one
// for each seat, and with them the Bandits that were still face down (SB-07,
// SB-08).
func RevealActions(choices ...Choice) Move {
	var up [MaxSeats]uint8
	for seat, c := range choices[:min(len(choices), MaxSeats)] {
		up[seat] = packChoice(c)
	}
	return reveal(KindRevealActions, up)
}

func reveal(kind Kind, up [MaxSeats]uint8) Move {
	return Move{kind: kind, seat0: up[0], seat1: up[1], seat2: up[2], seat3: up[3], seat4: up[4]}
}

const (
	fourBits    = 15
	seatInPlace = 1 << 7 // tells a seat that turns nothing up from no seat
)

func packSide(s Side) uint8 { return min(uint8(s.Location), fourBits)<<4 | min(s.Nuggets, fourBits) }

func unpackSide(b uint8) Side { return Side{Location(b >> 4), b & fourBits} }

func packChoice(c Choice) uint8 {
	return seatInPlace | uint8(min(c.Bandit, 7))<<4 | uint8(min(c.Action, fourBits))
}

func unpackChoice(b uint8) Choice { return Choice{Bandit(b >> 4 & 7), Action(b & fourBits)} }

// single reports whether no field is used but kind and first, as in every move of
// a player.
func (m Move) single() bool { return m.second == 0 && !m.reveals() }

// reveals reports whether a field is used for what a seat turns up.
func (m Move) reveals() bool { return m.seat0|m.seat1|m.seat2|m.seat3|m.seat4 != 0 }

// Kind returns the kind of move.
func (m Move) Kind() Kind { return m.kind }

// Bandit returns the Bandit that is chosen, or none, also where it is hidden.
func (m Move) Bandit() Bandit {
	if m.kind != KindBandit {
		return 0
	}
	return Bandit(m.first)
}

// Action returns the Action card that is chosen, or none, also where it is hidden.
func (m Move) Action() Action {
	if m.kind != KindAction {
		return 0
	}
	return Action(m.first)
}

// Target returns the seat whose card loses its effect, or core.Nobody.
func (m Move) Target() core.Seat {
	if m.kind != KindCancel {
		return core.Nobody
	}
	return core.Seat(m.first)
}

// Card returns the Location card that is turned up, or no card.
func (m Move) Card() Card {
	if m.kind != KindDraw {
		return Card{}
	}
	return Card{unpackSide(m.first), unpackSide(m.second)}
}

// Revealed returns what a seat turns up in a reveal: nothing for a seat that does
// not, and in any other move.
func (m Move) Revealed(seat core.Seat) Choice {
	if m.kind < KindRevealBandits || !seat.At(MaxSeats) {
		return Choice{}
	}
	return unpackChoice(m.up()[seat])
}

func (m Move) up() [MaxSeats]uint8 {
	return [...]uint8{m.seat0, m.seat1, m.seat2, m.seat3, m.seat4}
}

// String returns the move's notation: bandit fox, action plus, cancel 2, or with
// ? for what is hidden; for chance draw nest3/stream5, bandits fox,masked,magpie
// and, with the Bandit that was masked, actions plus,raccoon+stop,mask.
func (m Move) String() string {
	switch m.kind {
	case KindBandit:
		return "bandit " + orHidden(m.Bandit())
	case KindAction:
		return "action " + orHidden(m.Action())
	case KindCancel:
		return "cancel " + m.Target().String()
	case KindDraw:
		return "draw " + m.Card().String()
	case KindRevealBandits:
		return "bandits " + m.list(writeBandit)
	case KindRevealActions:
		return "actions " + m.list(writeAction)
	}
	return "none"
}

func orHidden[T Bandit | Action](card T) string {
	if card == 0 {
		return "?"
	}
	return fmt.Sprint(card)
}

// list writes what the seats turn up with commas between them.
func (m Move) list(write func(Choice) string) string {
	var words []string
	for _, b := range m.up() {
		if b == 0 {
			break
		}
		words = append(words, write(unpackChoice(b)))
	}
	return strings.Join(words, ",")
}

const masked = "masked"

func writeBandit(c Choice) string {
	if c.Bandit == 0 {
		return masked
	}
	return c.Bandit.String()
}

func writeAction(c Choice) string {
	if c.Bandit == 0 {
		return c.Action.String()
	}
	return c.Bandit.String() + "+" + c.Action.String()
}
