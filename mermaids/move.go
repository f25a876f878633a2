package mermaids

import "github.com/sandbar-games/sandbar/core"

// Kind is a kind of move. The zero value is none.
type Kind uint8

// The kinds of moves: nine of a player, then eight of chance. The events Give,
// Refuse, TakeUp, Clear and Caught have exactly one outcome, the truth.
const (
	KindMermaid Kind = 1 + iota // play a mermaid (MB-06)
	KindMean                    // play a Mean Mermaid and take a shell (MB-07)
	KindPair                    // play two of the same item (MB-08)
	KindAsk                     // ask another player for an item (MB-09)
	KindWave                    // play a Sneaker Wave and wash a shell away (MB-11)
	KindSeaweed                 // play a Seaweed and make a player draw (MB-11)
	KindDiscard                 // play one of these three with nothing to find (MB-12)
	KindKeep                    // keep the card drawn after a refusal (MB-24)
	KindPass                    // choose the card to pass (MB-14)
	KindDeal                    // chance: a Beach card is dealt (MB-04)
	KindGive                    // chance: the asked player hands the item over (MB-09)
	KindRefuse                  // chance: the asked player has none (MB-09)
	KindDraw                    // chance: a Beach card is drawn (MB-09, MB-11)
	KindReveal                  // chance: the top Shell card is turned up (MB-14)
	KindTakeUp                  // chance: all take up what was passed (MB-27)
	KindClear                   // chance: no hand of one card is the Sea Monster (MB-26)
	KindCaught                  // chance: the game ends, the Sea Monster's holder shows it (MB-20)
)

// Move is a player's decision or a chance event. The zero value is no move.
//
// Of a take-up the three fields after the kind are six half bytes: what seats 0 to
// 4 get, and zero.
type Move struct {
	kind  Kind
	seat  core.Seat
	card  Card
	shell Shell
}

// PlayMermaid discards a mermaid for a Shell card and another turn (MB-06).
func PlayMermaid() Move { return Move{kind: KindMermaid} }

// PlayMean discards a Mean Mermaid and takes a shell from another seat (MB-07).
func PlayMean(from core.Seat, shell Shell) Move {
	return Move{kind: KindMean, seat: from, shell: shell}
}

// PlayPair discards two of the same item for a Shell card (MB-08).
func PlayPair(item Card) Move { return Move{kind: KindPair, card: item} }

// Ask asks another seat for an item (MB-09).
func Ask(seat core.Seat, item Card) Move { return Move{kind: KindAsk, seat: seat, card: item} }

// PlayWave discards a Sneaker Wave and washes a shell of another seat away (MB-11).
func PlayWave(from core.Seat, shell Shell) Move {
	return Move{kind: KindWave, seat: from, shell: shell}
}

// PlaySeaweed discards a Seaweed and makes a seat draw a Beach card (MB-11).
func PlaySeaweed(seat core.Seat) Move { return Move{kind: KindSeaweed, seat: seat} }

// Discard discards a Mean Mermaid, Sneaker Wave or Seaweed that has nothing to
// find (MB-12).
func Discard(c Card) Move { return Move{kind: KindDiscard, card: c} }

// Keep keeps the card drawn after a refused Ask (MB-24).
func Keep() Move { return Move{kind: KindKeep} }

// Pass chooses a card of the own hand to pass (MB-14).
func Pass(c Card) Move { return Move{kind: KindPass, card: c} }

// Deal is the chance event that deals a card to a seat before the first turn.
func Deal(seat core.Seat, c Card) Move { return Move{kind: KindDeal, seat: seat, card: c} }

// Give is the answer of a player who has the item asked for and hands it over.
func Give() Move { return Move{kind: KindGive} }

// Refuse is the answer of a player who has not.
func Refuse() Move { return Move{kind: KindRefuse} }

// Draw is the chance event in which a seat draws the top Beach card.
func Draw(seat core.Seat, c Card) Move { return Move{kind: KindDraw, seat: seat, card: c} }

// Reveal is the chance event that turns up the top Shell card.
func Reveal(s Shell) Move { return Move{kind: KindReveal, shell: s} }

// TakeUp is the event in which all take up the cards passed to them: the card
// that each seat gets, in the order of seats, none for who gets none. Cards
// beyond the fifth are left out.
func TakeUp(cards ...Card) Move {
	var half [2 * maxSeats]Card
	copy(half[:maxSeats], cards)
	return Move{
		kind:  KindTakeUp,
		seat:  core.Seat(half[0]&15 | half[1]<<4),
		card:  half[2]&15 | half[3]<<4,
		shell: Shell(half[4] & 15),
	}
}

// Clear is the event that shows that no hand of one card is the Sea Monster.
func Clear() Move { return Move{kind: KindClear} }

// Caught is the event that ends the game: the seat that holds the Sea Monster
// shows it. The seat is core.Nobody if no hand has it.
func Caught(seat core.Seat) Move { return Move{kind: KindCaught, seat: seat} }

// Kind returns the kind of move.
func (m Move) Kind() Kind { return m.kind }

// Seat returns the other seat of a play or an Ask, the seat that is dealt a card,
// draws one or is caught; 0 where a move names no seat.
func (m Move) Seat() core.Seat {
	if m.kind == KindTakeUp {
		return 0
	}
	return m.seat
}

// Shell returns the shell that is taken, washed away or revealed, or none.
func (m Move) Shell() Shell {
	if m.kind == KindTakeUp {
		return 0
	}
	return m.shell
}

// Card returns the card that is played, asked for, passed, dealt or drawn; Hidden
// if the viewer may not see it; none where a move names no card.
func (m Move) Card() Card {
	switch m.kind {
	case KindMermaid:
		return Mermaid
	case KindMean:
		return MeanMermaid
	case KindWave:
		return SneakerWave
	case KindSeaweed:
		return Seaweed
	case KindTakeUp:
		return 0
	}
	return m.card
}

// Taken returns the card that a seat gets in a take-up, Hidden if the viewer may
// not see it, or none.
func (m Move) Taken(seat core.Seat) Card {
	if m.kind != KindTakeUp {
		return 0
	}
	switch seat {
	case 0:
		return Card(m.seat) & 15
	case 1:
		return Card(m.seat) >> 4
	case 2:
		return m.card & 15
	case 3:
		return m.card >> 4
	case 4:
		return Card(m.shell) & 15
	}
	return 0
}

// unused has all bits in the fields that a kind of move does not use; there a move
// has zero.
var unused = [...]Move{
	KindMermaid: {seat: -1, card: 255, shell: 255},
	KindMean:    {card: 255},
	KindPair:    {seat: -1, shell: 255},
	KindAsk:     {shell: 255},
	KindWave:    {card: 255},
	KindSeaweed: {card: 255, shell: 255},
	KindDiscard: {seat: -1, shell: 255},
	KindKeep:    {seat: -1, card: 255, shell: 255},
	KindPass:    {seat: -1, shell: 255},
	KindDeal:    {shell: 255},
	KindGive:    {seat: -1, card: 255, shell: 255},
	KindRefuse:  {seat: -1, card: 255, shell: 255},
	KindDraw:    {shell: 255},
	KindReveal:  {seat: -1, card: 255},
	KindTakeUp:  {shell: 0xf0},
	KindClear:   {seat: -1, card: 255, shell: 255},
	KindCaught:  {card: 255, shell: 255},
}

// wellFormed reports whether the kind is one and the fields that it does not use
// are zero.
func (m Move) wellFormed() bool {
	if m.kind == 0 || int(m.kind) >= len(unused) {
		return false
	}
	u := &unused[m.kind]
	return uint8(m.seat&u.seat)|uint8(m.card&u.card)|uint8(m.shell&u.shell) == 0
}
