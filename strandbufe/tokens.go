package strandbufe

import (
	"bytes"
	"encoding/json"
	"fmt"
	"iter"
	"math/bits"
	"strconv"
	"strings"

	"github.com/sandbar-games/sandbar/core"
)

// Tokens counts tokens by good, up to 15 of each: what a cooler holds, what a
// guest wants or has got. It is comparable, and the zero value is no tokens. It is
// core.Multiset in half the space, of which a state needs much.
type Tokens uint32

// Each good has four bits, those of good g starting at bit 4g. ones has the
// lowest bit of each good.
const ones Tokens = 0x11111110

// TokensOf returns n tokens of each of the given goods.
func TokensOf(n int, kinds ...Good) Tokens {
	var t Tokens
	for _, g := range kinds {
		t = t.add(g, n)
	}
	return t
}

// Count returns the number of tokens of a good, 0 to 15.
func (t Tokens) Count(g Good) int { return int(t >> (4 * uint(g)) & 15) }

// Len returns the number of tokens of all goods.
func (t Tokens) Len() int {
	const even = 0x0f0f0f0f
	return int((uint32(t)&even + uint32(t)>>4&even) * 0x01010101 >> 24)
}

// Kinds returns one token of each good that t has.
func (t Tokens) Kinds() Tokens { return (t | t>>1 | t>>2 | t>>3) & ones }

// All yields the goods that t has, in their order.
func (t Tokens) All() iter.Seq[Good] {
	return func(yield func(Good) bool) {
		for kinds := t.Kinds(); kinds != 0; kinds &= kinds - 1 {
			if !yield(kinds.first()) {
				return
			}
		}
	}
}

// first returns the first good that t, which is not empty, has.
func (t Tokens) first() Good { return Good(bits.TrailingZeros32(uint32(t)) / 4) }

// add returns t with n more tokens of a good; a negative n takes tokens away.
// There must be room and tokens for it.
func (t Tokens) add(g Good, n int) Tokens { return t + Tokens(n)<<(4*uint(g)) }

// has reports whether there is a token of a good.
func (t Tokens) has(g Good) bool { return t>>(4*uint(g))&15 != 0 }

// covers reports whether t has every token of other.
func (t Tokens) covers(other Tokens) bool {
	for g := Vegetable; g <= Drink; g++ {
		if t.Count(g) < other.Count(g) {
			return false
		}
	}
	return true
}

// String returns the goods with their numbers: "fish 1, meat 2", or "nothing".
func (t Tokens) String() string {
	var parts []string
	for g := range t.All() {
		parts = append(parts, fmt.Sprint(g, " ", t.Count(g)))
	}
	if parts == nil {
		return "nothing"
	}
	return strings.Join(parts, ", ")
}

// MarshalJSON writes an object with the number of each good that there is, the
// goods in their order.
func (t Tokens) MarshalJSON() ([]byte, error) {
	b := []byte{'{'}
	for g := range t.All() {
		if len(b) > 1 {
			b = append(b, ',')
		}
		b = append(b, `"`+g.String()+`":`...)
		b = strconv.AppendInt(b, int64(t.Count(g)), 10)
	}
	return append(b, '}'), nil
}

// UnmarshalJSON reads an object of goods and their numbers, 1 to 15, each good at
// most once.
func (t *Tokens) UnmarshalJSON(data []byte) error {
	d := json.NewDecoder(bytes.NewReader(data))
	if open, err := d.Token(); err != nil || open != json.Delim('{') {
		return fmt.Errorf("%q: want an object of goods and numbers, such as {\"fish\":1}", core.Clip(string(data)))
	}
	var read Tokens
	for d.More() {
		key, err := d.Token()
		if err != nil {
			return err
		}
		name, _ := key.(string) // a key of an object
		g, err := ParseGood(name)
		if err != nil {
			return err
		}
		var value json.RawMessage
		if err := d.Decode(&value); err != nil {
			return err
		}
		n, err := strconv.Atoi(string(value))
		switch {
		case err != nil || n < 1 || n > 15:
			return fmt.Errorf("%v %q: want a number from 1 to 15", g, core.Clip(string(value)))
		case read.has(g):
			return fmt.Errorf("%v stands there twice", g)
		}
		read = read.add(g, n)
	}
	*t = read
	return nil
}
