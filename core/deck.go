package core

import (
	"iter"

	"golang.org/x/exp/constraints"
)

// DeckBottom is the most cards that can lie under a [Deck].
const DeckBottom = 20

// Deck is a face-down deck of unique cards, numbered 0 to 31: on top an unknown
// part, in any order, and under it the cards that were put under the deck, in
// the order in which they will come up. It is comparable, and its zero value is
// empty.
type Deck[K constraints.Integer] struct {
	unknown Set[uint32, K]
	under   [DeckBottom]K
	n       uint8
}

// DeckOf returns the deck whose unknown part is the given cards.
func DeckOf[K constraints.Integer](unknown Set[uint32, K]) Deck[K] {
	return Deck[K]{unknown: unknown}
}

// Len returns the number of cards in the deck.
func (d *Deck[K]) Len() int { return d.unknown.Len() + int(d.n) }

// Unknown returns the cards of the unknown part: one of them, each equally
// likely, is the top card while there are any.
func (d *Deck[K]) Unknown() Set[uint32, K] { return d.unknown }

// UnderLen returns how many cards were put under the deck and are still there.
func (d *Deck[K]) UnderLen() int { return int(d.n) }

// Under yields the cards put under the deck, the first to come up first.
func (d *Deck[K]) Under() iter.Seq[K] {
	return func(yield func(K) bool) {
		for _, c := range d.under[:d.n] {
			if !yield(c) {
				return
			}
		}
	}
}

// UnderAt returns card number i of those put under the deck, 0 to UnderLen()-1,
// the first to come up being number 0.
func (d *Deck[K]) UnderAt(i int) K { return d.under[i] }

// Put puts card c under the deck, below all others. It reports false, and does
// nothing, if DeckBottom cards lie there already.
func (d *Deck[K]) Put(c K) bool {
	if int(d.n) == len(d.under) {
		return false
	}
	d.under[d.n] = c
	d.n++
	return true
}

// CanDraw reports whether card c can be the top card.
func (d *Deck[K]) CanDraw(c K) bool {
	if !d.unknown.Empty() {
		return c >= 0 && c < 32 && d.unknown.Has(c)
	}
	return d.n > 0 && d.under[0] == c
}

// Draw takes card c, which must satisfy CanDraw, from the top.
func (d *Deck[K]) Draw(c K) {
	if !d.unknown.Empty() {
		d.unknown = d.unknown.Without(c)
		return
	}
	copy(d.under[:], d.under[1:d.n])
	d.n--
	d.under[d.n] = 0
}

// Top returns the top card, drawn at random from the unknown part while there is
// one. The deck must not be empty.
func (d *Deck[K]) Top(r *RNG) K {
	if !d.unknown.Empty() {
		return d.unknown.Pick(r)
	}
	return d.under[0]
}
