package core

import (
	"iter"
	"math/bits"

	"golang.org/x/exp/constraints"
)

// Multiset counts alike cards by kind: a hand, a pile, or a face-down deck of
// which only the contents are known. Kinds are the integers 0 to 15, and there
// can be up to 15 cards of each, 255 in all. It is one machine word, comparable,
// and its zero value is empty. Each kind has four bits.
//
// None of its methods checks the bounds: taking a card that is not there, or
// adding a sixteenth, spoils the neighbouring counts. The games ask first, and
// their Check counts all cards.
type Multiset[K constraints.Integer] uint64

// MultisetOf returns the multiset with counts[k] cards of each kind k.
func MultisetOf[K constraints.Integer](counts ...int) Multiset[K] {
	var m Multiset[K]
	for k, n := range counts {
		m = m.Add(K(k), n)
	}
	return m
}

// Count returns the number of cards of kind k.
func (m Multiset[K]) Count(k K) int { return int(m >> (uint(k) * 4) & 15) }

// Has reports whether there is a card of kind k.
func (m Multiset[K]) Has(k K) bool { return m>>(uint(k)*4)&15 != 0 }

// Add returns m with n more cards of kind k; a negative n takes cards away.
func (m Multiset[K]) Add(k K, n int) Multiset[K] {
	return m + Multiset[K](n)<<(uint(k)*4)
}

// Plus returns the cards of both together.
func (m Multiset[K]) Plus(other Multiset[K]) Multiset[K] { return m + other }

// Minus returns m without the cards of other, all of which m must hold.
func (m Multiset[K]) Minus(other Multiset[K]) Multiset[K] { return m - other }

// Covers reports whether m holds every card of other.
func (m Multiset[K]) Covers(other Multiset[K]) bool {
	const even = 0x0f0f0f0f0f0f0f0f
	// A borrow out of a byte's four low bits shows in its four high ones.
	low := (m&even | 0x1010101010101010) - other&even
	high := (m>>4&even | 0x1010101010101010) - other>>4&even
	return low&high&0x1010101010101010 == 0x1010101010101010
}

// Len returns the number of cards of all kinds.
func (m Multiset[K]) Len() int {
	const even = 0x0f0f0f0f0f0f0f0f
	return int((uint64(m)&even + uint64(m)>>4&even) * 0x0101010101010101 >> 56)
}

// Distinct returns one card of each kind that is there: m without m.Distinct() has one
// card less of each kind, and the length of m.Distinct() is how many kinds there are.
func (m Multiset[K]) Distinct() Multiset[K] {
	m |= m >> 2
	m |= m >> 1
	return m & 0x1111111111111111
}

// Kinds is Distinct.
//
// Deprecated: the name is too near to AllKinds; use Distinct.
func (m Multiset[K]) Kinds() Multiset[K] { return m.Distinct() }

// All yields each kind that is there with the number of its cards, in ascending order
// of the kinds.
func (m Multiset[K]) All() iter.Seq2[K, int] {
	return func(yield func(K, int) bool) {
		for ones := m.Distinct(); ones != 0; ones &= ones - 1 {
			k := K(bits.TrailingZeros64(uint64(ones)) / 4)
			if !yield(k, m.Count(k)) {
				return
			}
		}
	}
}

// AllKinds yields each kind that is there, in ascending order.
func (m Multiset[K]) AllKinds() iter.Seq[K] {
	return func(yield func(K) bool) {
		for ones := m.Distinct(); ones != 0; ones &= ones - 1 {
			if !yield(K(bits.TrailingZeros64(uint64(ones)) / 4)) {
				return
			}
		}
	}
}

// At returns the kind of card number i, 0 to Len()-1, when the cards lie in the
// order of their kinds.
func (m Multiset[K]) At(i int) K {
	// Byte j of sums is how many cards there are of the kinds up to 2j+1. Halving
	// finds the first byte above i.
	const even = 0x0f0f0f0f0f0f0f0f
	sums := (uint64(m)&even + uint64(m)>>4&even) * 0x0101010101010101
	n, at := uint64(i), uint(0)
	if sums>>24&255 <= n {
		at = 32
	}
	if sums>>(at+8)&255 <= n {
		at += 16
	}
	if sums>>at&255 <= n {
		at += 8
	}
	// Of the two kinds of that byte it is the first if the second does not reach down to i.
	if sums>>at&255-uint64(m)>>(at+4)&15 <= n {
		at += 4
	}
	return K(at / 4)
}

// Pick returns the kind of one card at random, each card equally likely. There
// must be a card.
func (m Multiset[K]) Pick(r *RNG) K { return m.At(r.Intn(m.Len())) }

// Deal takes n cards at random, every set of n physical cards equally likely,
// and returns them and the rest. There must be n cards.
func (m Multiset[K]) Deal(r *RNG, n int) (dealt, rest Multiset[K]) {
	left := m.Len()
	if n > left-n { // fewer tries by choosing those that stay
		rest, dealt = m.Deal(r, left-n)
		return dealt, rest
	}
	rest = m
	for ; n > 0; n-- {
		k := rest.At(r.Intn(left))
		rest, dealt = rest.Add(k, -1), dealt.Add(k, 1)
		left--
	}
	return dealt, rest
}
