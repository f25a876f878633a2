package main

import (
	"bytes"
	"encoding/json"
	"fmt"
	"maps"
	"slices"
	"strings"
	"testing"

	"github.com/santhosh-tekuri/jsonschema/v6"
	"github.com/stretchr/testify/require"

	"github.com/sandbar-games/sandbar/core"
)

// All changes of the start of a game, and not only a sample of them.
func TestEveryChangeOfOneValue(t *testing.T) {
	for _, g := range games() {
		options := optionSets[g.Name][0]
		seats := g.MaxSeats
		rng := core.NewRNG(5, 0)
		session, err := g.Open(seats, []byte(options), &rng)
		require.NoError(t, err)
		for range 9 {
			if !session.Over() {
				require.NoError(t, session.Play(session.Next(), session.Moves(session.Next())[0]))
			}
		}
		state := compiled(t, g.state)
		for _, m := range mutations(decoded(t, session.State())) {
			mutated := m.apply(t, session.State())
			if check(state, mutated) != nil {
				require.Error(t, g.state.decode([]byte(options), mutated),
					"%s: %s at %s is not valid but decodes: %s", g.Name, m.what, pathText(m.path), mutated)
				continue
			}
			require.NotContains(t, []string{"unknown key", "key in upper case"}, m.what, "%s: at %s is valid", g.Name, pathText(m.path))
		}
	}
}

func decoded(t *testing.T, data []byte) any {
	t.Helper()
	value, err := jsonschema.UnmarshalJSON(bytes.NewReader(data))
	require.NoError(t, err)
	return value
}

// mutation is a change of one value somewhere in a JSON value.
type mutation struct {
	path   []any // keys and indices
	what   string
	change func(any) any // of the value at path
}

// gone takes the place of what is to be left out.
type gone struct{}

// mutations returns changes of every value inside a value.
func mutations(value any, path ...any) []mutation {
	var all []mutation
	add := func(what string, change func(any) any) {
		all = append(all, mutation{slices.Clone(path), what, change})
	}
	for what, other := range map[string]any{
		"null": nil, "true": true, "a negative number": -1, "a large number": 1_000_000, "a fraction": 0.5,
		"another word": "nonsense", "an empty list": []any{}, "an empty object": map[string]any{},
	} {
		add(what, func(any) any { return other })
	}
	switch value := value.(type) {
	case map[string]any:
		add("unknown key", func(v any) any { v.(map[string]any)["unknown"] = 0; return v })
		for _, key := range slices.Sorted(maps.Keys(value)) {
			add("key in upper case", func(v any) any {
				m := v.(map[string]any)
				m[strings.ToUpper(key)] = m[key]
				return v
			})
			all = append(all, mutation{append(slices.Clone(path), key), "without it", func(any) any { return gone{} }})
			all = append(all, mutations(value[key], append(slices.Clone(path), key)...)...)
		}
	case []any:
		add("one more element", func(v any) any { return append(v.([]any), 0) })
		if len(value) > 0 {
			add("the last element twice", func(v any) any { return append(v.([]any), value[len(value)-1]) })
			add("without the last element", func(v any) any { return v.([]any)[:len(value)-1] })
		}
		for i := range value {
			all = append(all, mutations(value[i], append(slices.Clone(path), i)...)...)
		}
	}
	slices.SortStableFunc(all, func(a, b mutation) int { return strings.Compare(a.what, b.what) })
	return all
}

// apply returns the JSON with the change in it.
func (m mutation) apply(t *testing.T, data []byte) []byte {
	t.Helper()
	changed, err := json.Marshal(replace(decoded(t, data), m.path, m.change))
	require.NoError(t, err)
	return changed
}

func replace(value any, path []any, change func(any) any) any {
	if len(path) == 0 {
		return change(value)
	}
	switch at := path[0].(type) {
	case string:
		object := value.(map[string]any)
		inner := replace(object[at], path[1:], change)
		if _, ok := inner.(gone); ok {
			delete(object, at)
		} else {
			object[at] = inner
		}
	case int:
		list := value.([]any)
		list[at] = replace(list[at], path[1:], change)
	}
	return value
}

func pathText(path []any) string {
	text := ""
	for _, at := range path {
		text += fmt.Sprint("/", at)
	}
	return text
}
