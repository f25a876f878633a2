package strandbufe

import (
	"iter"
	"math/bits"

	"github.com/sandbar-games/sandbar/core"
)

// guestSet is a set of guest cards by number, 1 to 80: core.Set in two words. It
// is comparable, and the zero value is empty.
type guestSet [2]uint64

func (s *guestSet) has(n uint8) bool { return n < 128 && s[n>>6]>>(n&63)&1 != 0 }
func (s *guestSet) add(n uint8)      { s[n>>6] |= 1 << (n & 63) }
func (s *guestSet) remove(n uint8)   { s[n>>6] &^= 1 << (n & 63) }

func (s *guestSet) len() int { return bits.OnesCount64(s[0]) + bits.OnesCount64(s[1]) }

// pick returns one card at random. The set must not be empty.
func (s *guestSet) pick(r *core.RNG) uint8 {
	i := r.Intn(s.len())
	word, base := s[0], uint8(0)
	if n := bits.OnesCount64(word); i >= n {
		word, base, i = s[1], 64, i-n
	}
	for ; i > 0; i-- {
		word &= word - 1
	}
	return base + uint8(bits.TrailingZeros64(word))
}

// all yields the numbers in ascending order.
func (s *guestSet) all() iter.Seq[uint8] {
	return func(yield func(uint8) bool) {
		for i, word := range s {
			for ; word != 0; word &= word - 1 {
				if !yield(uint8(64*i + bits.TrailingZeros64(word))) {
					return
				}
			}
		}
	}
}

// list returns the numbers in ascending order.
func (s *guestSet) list() []int {
	list := []int{}
	for n := range s.all() {
		list = append(list, int(n))
	}
	return list
}
