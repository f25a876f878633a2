package main

import (
	"bytes"
	"encoding/json"
	"fmt"
	"maps"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"github.com/santhosh-tekuri/jsonschema/v6"
	"github.com/stretchr/testify/require"

	"github.com/sandbar-games/sandbar"
	"github.com/sandbar-games/sandbar/core"
)

// optionSets are the options with which games are played here.
var optionSets = map[string][]string{
	"losbanditos":  {``, `{"actions":"one"}`, `{"first":1}`, `{"actions":"one","first":1}`},
	"beachbandits": {``, `{"empty":"pass","first":1}`},
	"mermaids":     {``, `{"younger":true}`, `{"seaweed":"any","first":1}`},
	"strandbufe": {
		``, `{"mode":"advanced"}`, `{"mode":"solo"}`,
		`{"promos":"all","drinks":"literal","first":1}`,
		`{"mode":"advanced","promos":"all","drinks":"literal","first":1}`,
		`{"mode":"solo","promos":["alienek","eszkimok"],"boards":[4]}`,
	},
	"shinybandits": {``, `{"locations":["nest9/camp8","nest9/camp8","nest9/camp8","camp9/stream9","camp9/stream9","camp9/stream9","stream7/nest9","nest9/stream7","nest9/stream7"]}`},
}

func TestEveryGameHasSchemas(t *testing.T) {
	for _, g := range sandbar.Games() {
		require.Contains(t, sandbar.Names(), g.Name)
		require.Contains(t, optionSets, g.Name)
	}
}

// compiled returns a form's schema.
func compiled(t *testing.T, f form) *jsonschema.Schema {
	t.Helper()
	schema, err := f.compile()
	require.NoError(t, err)
	return schema
}

// eachGame plays games at random, one for each number of seats and set of options,
// and hands over the session before every move.
func eachGame(t *testing.T, test func(t *testing.T, g game, seats int, options string, visit func(func(core.Session)))) {
	for _, g := range games() {
		for i, options := range optionSets[g.Name] {
			for seats := g.MinSeats; seats <= g.MaxSeats; seats++ {
				if _, err := g.Open(seats, []byte(options), nil); err != nil {
					continue // options for other numbers of seats
				}
				t.Run(fmt.Sprintf("%s/options%d/seats%d", g.Name, i, seats), func(t *testing.T) {
					t.Parallel()
					test(t, g, seats, options, func(visit func(core.Session)) {
						rng := core.NewRNG(uint64(seats), 0)
						session, err := g.Open(seats, []byte(options), nil)
						require.NoError(t, err)
						for !session.Over() && session.Len() < 2000 {
							visit(session)
							if session.Next() == core.Chance {
								require.NoError(t, session.Resolve(session.Sample(&rng)))
								continue
							}
							pending := slices.Collect(session.Pending().All())
							seat := pending[rng.Intn(len(pending))]
							moves := session.Moves(seat)
							require.NoError(t, session.Play(seat, moves[rng.Intn(len(moves))]))
						}
						visit(session)
					})
				})
			}
		}
	}
}

// Every state and every view of whole games is valid, and the game reads it.
func TestWholeGamesAreValid(t *testing.T) {
	eachGame(t, func(t *testing.T, g game, seats int, options string, visit func(func(core.Session))) {
		state, view := compiled(t, g.state), compiled(t, g.view)
		visit(func(session core.Session) {
			require.NoError(t, check(state, session.State()), "%s", session.State())
			for _, viewer := range []core.Seat{core.Nobody, core.Seat(session.Len() % seats)} {
				require.NoError(t, check(view, session.View(viewer)), "%s", session.View(viewer))
			}
			if session.Len()%16 == 0 || session.Over() {
				require.NoError(t, g.state.decode([]byte(options), session.State()))
				require.NoError(t, g.view.decode([]byte(options), session.View(0)))
				require.NoError(t, g.state.decode(session.Record().Options, session.State()))
			}
		})
	})
}

// Whatever breaks the schema does not decode.
func TestWhatIsNotValidDoesNotDecode(t *testing.T) {
	eachGame(t, func(t *testing.T, g game, seats int, options string, visit func(func(core.Session))) {
		schemas := []*jsonschema.Schema{compiled(t, g.state), compiled(t, g.view)}
		rng := core.NewRNG(7, uint64(seats))
		refused, tried := 0, 0
		visit(func(session core.Session) {
			if session.Len()%50 != 8 && !session.Over() {
				return
			}
			for i, data := range []json.RawMessage{session.State(), session.View(core.Seat(session.Len() % seats))} {
				form := []form{g.state, g.view}[i]
				all := mutations(decoded(t, data))
				for range min(40, len(all)) {
					m := all[rng.Intn(len(all))]
					mutated := m.apply(t, data)
					tried++
					if check(schemas[i], mutated) == nil {
						continue
					}
					refused++
					require.Error(t, form.decode([]byte(options), mutated),
						"%s at %s is not valid but decodes: %s", m.what, pathText(m.path), mutated)
				}
			}
		})
		t.Logf("%d of %d changes were refused", refused, tried)
		require.Greater(t, refused, tried/2)
	})
}

// The schemas are strict and explain themselves: no object takes unknown keys,
// each key is demanded unless its description says when it is left out, and each
// has a description: its own, that of the definition it refers to, or one for all
// keys of its object.
func TestSchemasAreStrictAndDescribed(t *testing.T) {
	for _, g := range games() {
		files := map[string]any{}
		for name, text := range g.state.files {
			files[name] = decoded(t, []byte(text))
		}
		for name, file := range files {
			require.Equal(t, "https://json-schema.org/draft/2020-12/schema", file.(map[string]any)["$schema"])
			walk(file, func(schema map[string]any) {
				properties, ok := schema["properties"].(map[string]any)
				if !ok {
					return
				}
				require.Equal(t, false, schema["additionalProperties"], "%s %s: %v", g.Name, name, slices.Sorted(maps.Keys(properties)))
				required, _ := schema["required"].([]any)
				for key, property := range properties {
					description := described(files, name, property)
					if !slices.Contains(required, any(key)) {
						require.Contains(t, description, "left out", "%s %s: %s is not required", g.Name, name, key)
					}
					if schema["description"] == nil {
						require.NotEmpty(t, description, "%s %s: %s", g.Name, name, key)
					}
				}
			})
		}
	}
}

// walk visits every object of a JSON value.
func walk(value any, visit func(map[string]any)) {
	switch value := value.(type) {
	case map[string]any:
		visit(value)
		for _, inner := range value {
			walk(inner, visit)
		}
	case []any:
		for _, inner := range value {
			walk(inner, visit)
		}
	}
}

// described returns the description of a schema or of what it refers to.
func described(files map[string]any, file string, schema any) string {
	s, _ := schema.(map[string]any)
	if text, ok := s["description"].(string); ok {
		return text
	}
	ref, ok := s["$ref"].(string)
	if !ok {
		return ""
	}
	other, pointer, _ := strings.Cut(ref, "#")
	if other == "" {
		other = file
	}
	at := files[other]
	for _, key := range strings.Split(strings.Trim(pointer, "/"), "/") {
		object, _ := at.(map[string]any)
		at = object[key]
	}
	return described(files, other, at)
}

func TestCommand(t *testing.T) {
	g := games()[0]
	rng := core.NewRNG(1, 0)
	session, err := g.Open(g.MinSeats, nil, &rng)
	require.NoError(t, err)
	dir := t.TempDir()
	write := func(name, text string) string {
		file := filepath.Join(dir, name)
		require.NoError(t, os.WriteFile(file, []byte(text), 0o644))
		return file
	}
	state, view := string(session.State()), string(session.View(1))
	good := write("good.json", state)
	bad := write("bad.json", strings.Replace(state, `"turn":0`, `"turn":7`, 1))
	lost := write("lost.json", strings.Replace(state, `"red":6`, `"red":5`, 1))
	for _, c := range []struct{ args, in, out, err string }{
		{g.Name + " state " + good, "", "good.json: valid\n", ""},
		{g.Name + " state -", state, "-: valid\n", ""},
		{g.Name + " view -", view, "-: valid\n", ""},
		{g.Name + " view -", state, "missing property 'viewer'", "1 of 1 not valid"},
		{g.Name + " state " + good + " " + bad, "", "/turn", "1 of 2 not valid"},
		{g.Name + " state " + lost, "", "valid by the schema, but the game refuses it: losbanditos: state: losbanditos: red dice: 5 in all", "1 of 1"},
		{g.Name + " state -", "{", "-: ", "1 of 1"},
		{g.Name + " state -", "", "-: ", "1 of 1"},
		{g.Name + " state " + good + ".gone", "", "no such file", "1 of 1"},
		{g.Name + " state -schema", "", `"title": "State of Los Banditos"`, ""},
		{g.Name + " view -schema", "", `"title": "View of Los Banditos"`, ""},
		{g.Name + " move -", "", "", `"move": want state or view`},
		{"chess state -", "", "", `no game "chess": there are losbanditos`},
		{g.Name, "", "", "usage: "},
	} {
		var out strings.Builder
		err := run(strings.Fields(c.args), strings.NewReader(c.in), &out)
		require.Contains(t, out.String(), c.out, c.args)
		if c.err == "" {
			require.NoError(t, err, c.args)
		} else {
			require.ErrorContains(t, err, c.err, c.args)
		}
	}
}

// A card set of one's own comes as an option, without which the game refuses its states.
func TestCardSetOfOnesOwn(t *testing.T) {
	g, err := lookup("strandbufe")
	require.NoError(t, err)
	options := ownCards(t)
	session, err := g.Open(2, options, nil)
	require.NoError(t, err)
	file := filepath.Join(t.TempDir(), "options.json")
	require.NoError(t, os.WriteFile(file, options, 0o644))
	var out strings.Builder
	require.NoError(t, run([]string{"strandbufe", "state", "-options", file, "-"}, bytes.NewReader(session.State()), &out))
	require.Contains(t, out.String(), "-: valid\n")
	require.Error(t, run([]string{"strandbufe", "state", "-"}, bytes.NewReader(session.State()), &out))
	require.ErrorContains(t, run([]string{"strandbufe", "state", "-options", file}, nil, &out), "-options wants a file")
}

// ownCards returns options with a card set of one's own, as a recorded game has it.
func ownCards(t *testing.T) []byte {
	t.Helper()
	record, err := os.ReadFile("../../strandbufe/testdata/other-cards-2.record")
	require.NoError(t, err)
	for line := range strings.Lines(string(record)) {
		if options, ok := strings.CutPrefix(line, "options "); ok {
			return []byte(options)
		}
	}
	t.Fatal("the record has no line with options")
	return nil
}
