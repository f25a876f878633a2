package core

import (
	"iter"
	"math/bits"

	"golang.org/x/exp/constraints"
)

// Set is a set of unique cards with small numbers, one bit each in a word W:
// Set[uint32, Gull] holds cards 0 to 31. It is comparable, and its zero value is
// empty.
type Set[W constraints.Unsigned, K constraints.Integer] struct {
	word W
}

// SetOf returns the set of the given cards.
func SetOf[W constraints.Unsigned, K constraints.Integer](cards ...K) Set[W, K] {
	var s Set[W, K]
	for _, c := range cards {
		s = s.With(c)
	}
	return s
}

// Has reports whether card c is in the set.
func (s Set[W, K]) Has(c K) bool { return s.word>>uint(c)&1 != 0 }

// With returns the set with card c in it.
func (s Set[W, K]) With(c K) Set[W, K] { return Set[W, K]{s.word | 1<<uint(c)} }

// Without returns the set with card c not in it.
func (s Set[W, K]) Without(c K) Set[W, K] { return Set[W, K]{s.word &^ (1 << uint(c))} }

// Plus returns the cards that are in either set.
func (s Set[W, K]) Plus(other Set[W, K]) Set[W, K] { return Set[W, K]{s.word | other.word} }

// Minus returns the cards of s that are not in other.
func (s Set[W, K]) Minus(other Set[W, K]) Set[W, K] { return Set[W, K]{s.word &^ other.word} }

// Covers reports whether every card of other is in s.
func (s Set[W, K]) Covers(other Set[W, K]) bool { return other.word&^s.word == 0 }

// Empty reports whether no card is in the set.
func (s Set[W, K]) Empty() bool { return s.word == 0 }

// Len returns the number of cards in the set.
func (s Set[W, K]) Len() int { return bits.OnesCount64(uint64(s.word)) }

// At returns card number i, 0 to Len()-1, in ascending order.
func (s Set[W, K]) At(i int) K {
	word := uint64(s.word)
	for ; i > 0; i-- {
		word &= word - 1
	}
	return K(bits.TrailingZeros64(word))
}

// Pick returns one card at random. The set must not be empty.
func (s Set[W, K]) Pick(r *RNG) K { return s.At(r.Intn(s.Len())) }

// All yields the cards in ascending order.
func (s Set[W, K]) All() iter.Seq[K] {
	return func(yield func(K) bool) {
		for word := uint64(s.word); word != 0; word &= word - 1 {
			if !yield(K(bits.TrailingZeros64(word))) {
				return
			}
		}
	}
}
