package core

import (
	"bytes"
	"encoding"
	"encoding/json"
	"fmt"
	"maps"
	"slices"
	"strconv"
	"strings"

	"golang.org/x/exp/constraints"
)

// The largest kind of a [Multiset], and the largest number of cards of one kind.
const (
	mostKind   = 15
	mostOfKind = 15
)

// String returns the kinds with their numbers, "sun 2, moon 1", in ascending order of
// the kinds, or "none".
func (m Multiset[K]) String() string {
	if m == 0 {
		return "none"
	}
	var b strings.Builder
	for k, n := range m.All() {
		if b.Len() > 0 {
			b.WriteString(", ")
		}
		fmt.Fprintf(&b, "%v %d", k, n)
	}
	return b.String()
}

// MarshalJSON writes an object of the kinds that are there with their numbers,
// {"sun":2,"moon":1}. A kind is written as its text if the type has one, otherwise as its
// number.
func (m Multiset[K]) MarshalJSON() ([]byte, error) {
	var b bytes.Buffer
	b.WriteByte('{')
	for k, n := range m.All() {
		key := []byte(fmt.Sprint(k))
		if t, ok := any(k).(encoding.TextMarshaler); ok {
			var err error
			if key, err = t.MarshalText(); err != nil {
				return nil, err
			}
		}
		if b.Len() > 1 {
			b.WriteByte(',')
		}
		fmt.Fprintf(&b, "%s:%d", EncodeJSON(string(key)), n)
	}
	b.WriteByte('}')
	return b.Bytes(), nil
}

// UnmarshalJSON reads what MarshalJSON wrote, in any order. A kind that is unknown or
// stands there twice, and a number that is not 1 to 15, are errors that leave m as it is.
func (m *Multiset[K]) UnmarshalJSON(data []byte) error {
	var counts map[string]json.Number
	if err := decodeJSON(data, &counts); err != nil {
		return err
	}
	if counts == nil {
		return fmt.Errorf("%s is no pile: want an object of kinds with their numbers", Clip(string(data)))
	}
	var read Multiset[K]
	for _, key := range slices.Sorted(maps.Keys(counts)) {
		k, err := kindOf[K](key)
		if err != nil {
			return err
		}
		n, err := strconv.Atoi(counts[key].String())
		if err != nil || n < 1 || n > mostOfKind {
			return fmt.Errorf("%s: %s cards: want 1 to %d", Clip(key), Clip(counts[key].String()), mostOfKind)
		}
		if read.Has(k) {
			return fmt.Errorf("%s stands there twice", Clip(key))
		}
		read = read.Add(k, n)
	}
	*m = read
	return nil
}

// kindOf reads a kind's text, or its number if the type has no text.
func kindOf[K constraints.Integer](text string) (K, error) {
	var k K
	if t, ok := any(&k).(encoding.TextUnmarshaler); ok {
		err := t.UnmarshalText([]byte(text))
		if err == nil && uint64(k) > mostKind {
			err = fmt.Errorf("kind %d: want 0 to %d", k, mostKind)
		}
		return k, err
	}
	n, err := strconv.Atoi(text)
	if err != nil || n < 0 || n > mostKind || strconv.Itoa(n) != text {
		return k, fmt.Errorf("%q is no kind: want 0 to %d", Clip(text), mostKind)
	}
	return K(n), nil
}
