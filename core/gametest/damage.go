package gametest

import (
	"bytes"
	"encoding/json"
	"maps"
	"slices"
	"strings"

	"github.com/sandbar-games/sandbar/core"
)

// hopelessJSON returns what no decoder may accept, among it a megabyte of
// nesting.
func hopelessJSON() []string {
	const most = 1 << 20
	return []string{
		``, ` `, `[]`, `1`, `"x"`, `{`, `{"no such field":1}`, `{}{}`, `null`,
		strings.Repeat("[", most), strings.Repeat(`{"a":`, most/5), `"` + strings.Repeat("a", most),
	}
}

// damager makes damaged texts of one JSON text.
type damager struct {
	data []byte
	rng  *core.RNG
}

func newDamager(data []byte, rng *core.RNG) damager { return damager{data, rng} }

// text returns the text with something changed: one of its values, a few bytes,
// or its end.
func (d damager) text() []byte {
	switch d.rng.Intn(8) {
	case 0:
		return bytes.Clone(d.data[:d.rng.Intn(len(d.data))])
	case 1:
		changed := bytes.Clone(d.data)
		for range 1 + d.rng.Intn(3) {
			changed[d.rng.Intn(len(changed))] = byte(d.rng.Uint64())
		}
		return changed
	}
	var value any
	decoder := json.NewDecoder(bytes.NewReader(d.data))
	decoder.UseNumber()
	if decoder.Decode(&value) != nil {
		return nil
	}
	n := 0
	walk(value, func(v any) any { n++; return v })
	for range 1 + d.rng.Intn(2) {
		at, i := d.rng.Intn(n), -1
		value = walk(value, func(v any) any {
			if i++; i != at {
				return v
			}
			return d.change(v)
		})
	}
	changed, err := json.Marshal(value)
	if err != nil {
		return nil
	}
	return changed
}

// walk replaces every value in a JSON value by what f makes of it.
func walk(value any, f func(any) any) any {
	switch v := value.(type) {
	case []any:
		for i := range v {
			v[i] = walk(v[i], f)
		}
	case map[string]any:
		for _, key := range sortedKeys(v) {
			v[key] = walk(v[key], f)
		}
	}
	return f(value)
}

// change returns another value in place of v.
func (d damager) change(v any) any {
	pick := func(values ...any) any { return values[d.rng.Intn(len(values))] }
	switch v := v.(type) {
	case json.Number:
		n, err := v.Int64()
		if err != nil {
			return pick(0, 1)
		}
		return pick(n+1, n-1, n+1, n-1, 0, 1, 2, -1, 255, 256, int64(1)<<31, int64(1)<<62, 1.5, "1", nil)
	case string:
		return pick("", v+"x", strings.ToUpper(v), "?", 1, nil, v+" "+v)
	case bool:
		return pick(!v, !v, !v, 1, nil)
	case []any:
		switch {
		case len(v) > 0 && d.rng.Intn(3) == 0:
			return v[:len(v)-1]
		case len(v) > 0 && d.rng.Intn(3) == 0:
			return append(v[:len(v):len(v)], v[d.rng.Intn(len(v))])
		case len(v) > 1:
			swapped := append([]any(nil), v...)
			i, j := d.rng.Intn(len(v)), d.rng.Intn(len(v))
			swapped[i], swapped[j] = swapped[j], swapped[i]
			return swapped
		}
		return pick(nil, []any{}, []any{0}, 1, []any{[]any{}})
	case map[string]any:
		keys := sortedKeys(v)
		if len(keys) == 0 {
			return pick(nil, 1, map[string]any{"x": 1})
		}
		changed := map[string]any{}
		for key, value := range v {
			changed[key] = value
		}
		key := keys[d.rng.Intn(len(keys))]
		delete(changed, key)
		if d.rng.Intn(2) == 0 {
			changed[key+"x"] = v[key]
		}
		return changed
	}
	return pick(0, 1, "x", false, []any{})
}

// sortedKeys returns the keys of a JSON object in order, so that equal draws make
// equal changes.
func sortedKeys(object map[string]any) []string {
	return slices.Sorted(maps.Keys(object))
}
