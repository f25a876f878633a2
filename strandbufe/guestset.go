package strandbufe

import (
	"iter"

	"github.com/sandbar-games/sandbar/core"
)

// guestSet is a set of guest cards by number, 1 to 80, which need more than one
// word. It is comparable, and the zero value is empty.
type guestSet struct {
	low  core.Set[uint64, uint8] // 0 to 63
	high core.Set[uint64, uint8] // less 64
}

const lowGuests = 64

func (s *guestSet) has(n uint8) bool {
	if n < lowGuests {
		return s.low.Has(n)
	}
	return s.high.Has(n - lowGuests)
}

// add puts a guest in; n is below 128.
func (s *guestSet) add(n uint8) {
	if n < lowGuests {
		s.low = s.low.With(n)
		return
	}
	s.high = s.high.With(n - lowGuests)
}

// remove takes a guest out; n is below 128.
func (s *guestSet) remove(n uint8) {
	if n < lowGuests {
		s.low = s.low.Without(n)
		return
	}
	s.high = s.high.Without(n - lowGuests)
}

func (s *guestSet) len() int { return s.low.Len() + s.high.Len() }

// pick returns one card at random. The set must not be empty.
func (s *guestSet) pick(r *core.RNG) uint8 {
	i := r.Intn(s.len())
	if n := s.low.Len(); i >= n {
		return lowGuests + s.high.At(i-n)
	}
	return s.low.At(i)
}

// all yields the numbers in ascending order.
func (s *guestSet) all() iter.Seq[uint8] {
	return func(yield func(uint8) bool) {
		for n := range s.low.All() {
			if !yield(n) {
				return
			}
		}
		for n := range s.high.All() {
			if !yield(lowGuests + n) {
				return
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
