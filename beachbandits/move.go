package beachbandits

import "github.com/sandbar-games/sandbar/core"

// Kind is a kind of move. The zero value is none.
type Kind uint8

// The kinds of moves: first those of a turn, then those at the end of the game,
// then chance.
const (
	KindKeep    Kind = 1 + iota // play a card to the own stash
	KindGive                    // play a card to another's stash
	KindDraw                    // draw the card to play
	KindPass                    // play nothing
	KindTreat                   // Grapes kept: let an opponent draw
	KindSwap                    // Slice: swap two cards
	KindShuffle                 // Fries: shuffle a card into the pile
	KindShift                   // Rings: move a card to another stash
	KindTake                    // Nuggs: take a card into the hand
	KindChoose                  // hold this one of two gulls
	KindBury                    // put a gull under the deck
	KindUse                     // use an action gull
	KindCopy                    // Chip: copy another's gull
	KindAdd                     // Ace, Shirley: add a card to the own stash
	KindDiscard                 // Chuck: discard a card of the own stash
	KindLook                    // Iris: choose whose hand to look at
	KindPut                     // Iris: play a card of that hand
	KindDone                    // use no more gulls
	KindDeal                    // chance: a Loot card is drawn
	KindSteal                   // chance: a card is taken from a hand
	KindGull                    // chance: a gull is drawn
	KindReveal                  // chance: a seat's gulls are turned up
	KindShow                    // chance: a hand or what is discarded is shown
)

// Move is a player's decision or a chance event. The zero value is no move.
type Move struct {
	kind  Kind
	seat  core.Seat
	card  uint8 // a Loot or a Gull, as the kind has it
	other uint8 // the second of two
	// Cards that are shown: three bits a kind, Pretzel in the lowest.
	hand0, hand1, hand2, hand3 uint8
}

// mostShown is the most cards of a kind that can be shown: all there are.
const mostShown = 7

// Keep plays a card, from the hand or just drawn, to the player's own stash (BB-05).
func Keep(c Loot) Move { return Move{kind: KindKeep, card: uint8(c)} }

// Give plays a card, from the hand or just drawn, to the stash of a seat (BB-05).
func Give(c Loot, to core.Seat) Move { return Move{kind: KindGive, card: uint8(c), seat: to} }

// Draw draws the top Loot card, which then has to be played (BB-06).
func Draw() Move { return Move{kind: KindDraw} }

// Pass plays no card this turn (BB-07).
func Pass() Move { return Move{kind: KindPass} }

// Treat lets an opponent draw a card, for Grapes that are kept (BB-15).
func Treat(seat core.Seat) Move { return Move{kind: KindTreat, seat: seat} }

// Swap swaps a card of the stash that a Slice went to with a card, there, of the
// stash of a seat (BB-17).
func Swap(here, there Loot, of core.Seat) Move {
	return Move{kind: KindSwap, card: uint8(here), other: uint8(there), seat: of}
}

// Shuffle shuffles a card of the stash that Fries went to into the pile (BB-19).
func Shuffle(c Loot) Move { return Move{kind: KindShuffle, card: uint8(c)} }

// Shift moves a card of the stash that Rings went to into the stash of a seat (BB-19).
func Shift(c Loot, to core.Seat) Move { return Move{kind: KindShift, card: uint8(c), seat: to} }

// Take takes a card of the stash that Nuggs went to into the player's hand (BB-19).
func Take(c Loot) Move { return Move{kind: KindTake, card: uint8(c)} }

// Choose holds one of two gulls, those dealt at the start or those that a kept
// Flip-Flop brought; the other goes under the deck (BB-03, BB-18).
func Choose(g Gull) Move { return Move{kind: KindChoose, card: uint8(g)} }

// Bury puts a gull under the deck, one more than two being held (BB-18).
func Bury(g Gull) Move { return Move{kind: KindBury, card: uint8(g)} }

// Use uses an action gull: an own one, or one that Chip has copied (BB-25, BB-26).
func Use(g Gull) Move { return Move{kind: KindUse, card: uint8(g)} }

// Copy lets Chip copy a gull of another seat (BB-26).
func Copy(g Gull) Move { return Move{kind: KindCopy, card: uint8(g)} }

// Add adds a card to the player's own stash: from the hand for Ace, of those
// drawn for Shirley (BB-25).
func Add(c Loot) Move { return Move{kind: KindAdd, card: uint8(c)} }

// Discard discards a card of the player's own stash, for Chuck (BB-25).
func Discard(c Loot) Move { return Move{kind: KindDiscard, card: uint8(c)} }

// Look looks at the hand of a seat, for Iris (BB-25).
func Look(seat core.Seat) Move { return Move{kind: KindLook, seat: seat} }

// Put puts a card of the hand that Iris looks at into the stash of a seat: the
// player's own or the one whose hand it is (BB-25).
func Put(c Loot, to core.Seat) Move { return Move{kind: KindPut, card: uint8(c), seat: to} }

// Done uses no more gulls (BB-37).
func Done() Move { return Move{kind: KindDone} }

// Deal is the chance event that a seat draws a Loot card.
func Deal(c Loot, to core.Seat) Move { return Move{kind: KindDeal, card: uint8(c), seat: to} }

// Steal is the chance event that a card is taken from the hand of a seat, for
// Grapes that it was given (BB-15).
func Steal(c Loot, from core.Seat) Move { return Move{kind: KindSteal, card: uint8(c), seat: from} }

// DrawGull is the chance event that a seat draws a gull.
func DrawGull(g Gull, to core.Seat) Move { return Move{kind: KindGull, card: uint8(g), seat: to} }

// Reveal is the event that the gulls of a seat are turned up, one or two in the
// order of their names; other is 0 if there is one only (BB-23).
func Reveal(g, other Gull, of core.Seat) Move {
	return Move{kind: KindReveal, card: uint8(g), other: uint8(other), seat: of}
}

// Show is the event that cards of a seat, up to 7 of a kind and at least one, are
// shown: its hand to the seat that uses Iris, or to all at the end, or what Shirley
// drew for it and discards (BB-25, BB-35).
func Show(hand Loots, of core.Seat) Move {
	var bits uint32
	for c := Pretzel; c <= Ketchup; c++ {
		bits |= uint32(min(hand.Count(c), mostShown)) << (3 * (c - 1))
	}
	return Move{
		kind: KindShow, seat: of,
		hand0: uint8(bits), hand1: uint8(bits >> 8), hand2: uint8(bits >> 16), hand3: uint8(bits >> 24),
	}
}

// Kind returns the kind of move.
func (m Move) Kind() Kind { return m.kind }

// Seat returns the seat that the move names, or core.Nobody if it names none.
func (m Move) Seat() core.Seat {
	if !m.form().seat {
		return core.Nobody
	}
	return m.seat
}

// Loot returns the Loot card that the move names, or 0 if it names none or the
// card is hidden.
func (m Move) Loot() Loot {
	if m.form().card != lootField {
		return 0
	}
	return Loot(m.card)
}

// OtherLoot returns the second Loot card of a swap, or 0.
func (m Move) OtherLoot() Loot {
	if m.form().other != lootField {
		return 0
	}
	return Loot(m.other)
}

// Gull returns the gull that the move names, or 0 if it names none or the gull
// is hidden.
func (m Move) Gull() Gull {
	if m.form().card != gullField {
		return 0
	}
	return Gull(m.card)
}

// OtherGull returns the second gull of a reveal, or 0.
func (m Move) OtherGull() Gull {
	if m.form().other != gullField {
		return 0
	}
	return Gull(m.other)
}

// Hand returns the cards that are shown, none if none are or they are hidden.
func (m Move) Hand() Loots {
	var hand Loots
	bits := uint32(m.hand0) | uint32(m.hand1)<<8 | uint32(m.hand2)<<16 | uint32(m.hand3)<<24
	for c := Pretzel; c <= Ketchup; c++ {
		hand = hand.Add(c, int(bits>>(3*(c-1))&7))
	}
	return hand
}

// hidden returns the move with its card, its gull or its hand hidden.
func (m Move) hidden() Move { return Move{kind: m.kind, seat: m.seat} }
