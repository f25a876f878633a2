package main

import (
	"bytes"
	"encoding/json"
	"errors"
	"fmt"
	"strings"

	"github.com/santhosh-tekuri/jsonschema/v6"

	"github.com/sandbar-games/sandbar/beachbandits"
	beachbanditsschema "github.com/sandbar-games/sandbar/beachbandits/schema"
	"github.com/sandbar-games/sandbar/core"
	"github.com/sandbar-games/sandbar/losbanditos"
	losbanditosschema "github.com/sandbar-games/sandbar/losbanditos/schema"
	"github.com/sandbar-games/sandbar/mermaids"
	mermaidsschema "github.com/sandbar-games/sandbar/mermaids/schema"
	"github.com/sandbar-games/sandbar/shinybandits"
	shinybanditsschema "github.com/sandbar-games/sandbar/shinybandits/schema"
	"github.com/sandbar-games/sandbar/strandbufe"
	strandbufeschema "github.com/sandbar-games/sandbar/strandbufe/schema"
)

// games returns the games whose schemas there are.
func games() []game {
	return []game{
		newGame(losbanditos.Game, losbanditosschema.State, losbanditosschema.View),
		newGame(beachbandits.Game, beachbanditsschema.State, beachbanditsschema.View),
		newGame(shinybandits.Game, shinybanditsschema.State, shinybanditsschema.View),
		newGame(mermaids.Game, mermaidsschema.State, mermaidsschema.View),
		newGame(strandbufe.Game, strandbufeschema.State, strandbufeschema.View),
	}
}

// game is a game with the JSON forms of its states and views.
type game struct {
	core.AnyGame
	state, view form
}

// form is a JSON form: its schema, and how the game reads it.
type form struct {
	text string
	// files are the schemas by the names with which they refer to each other.
	files map[string]string
	// decode reads a value of a game with so many seats and such options.
	decode func(seats int, options, data []byte) error
}

func newGame[S comparable, M core.Move, V comparable, PS core.State[S, M, V], PV core.View[S, M, V]](
	g core.Game[S, M, V], state, view string,
) game {
	files := map[string]string{"state.json": state, "view.json": view}
	return game{
		AnyGame: core.Any[S, M, V, PS, PV](g),
		state: form{state, files, func(seats int, options, data []byte) error {
			like, err := g.New(seats, options)
			if err == nil {
				_, err = g.DecodeState(&like, data)
			}
			return err
		}},
		view: form{view, files, func(seats int, options, data []byte) error {
			like, err := g.New(seats, options)
			if err == nil {
				_, err = g.DecodeView(&like, data)
			}
			return err
		}},
	}
}

func names() []string {
	var names []string
	for _, g := range games() {
		names = append(names, g.Name)
	}
	return names
}

func lookup(name string) (game, error) {
	for _, g := range games() {
		if g.Name == name {
			return g, nil
		}
	}
	return game{}, fmt.Errorf("no game %q: there are %s", name, strings.Join(names(), ", "))
}

// root is where a schema stands for the validator; nothing is fetched from there.
const root = "file:///schema/"

// compile reads the schema.
func (f form) compile() (*jsonschema.Schema, error) {
	c := jsonschema.NewCompiler()
	c.UseLoader(noLoader{})
	name := ""
	for file, text := range f.files {
		if text == f.text {
			name = file
		}
		doc, err := jsonschema.UnmarshalJSON(strings.NewReader(text))
		if err != nil {
			return nil, fmt.Errorf("%s: %w", file, err)
		}
		if err := c.AddResource(root+file, doc); err != nil {
			return nil, err
		}
	}
	return c.Compile(root + name)
}

// noLoader has every schema in hand already.
type noLoader struct{}

func (noLoader) Load(url string) (any, error) { return nil, fmt.Errorf("there is no schema %s", url) }

// check holds JSON against a schema.
func check(schema *jsonschema.Schema, data []byte) error {
	value, err := jsonschema.UnmarshalJSON(bytes.NewReader(data))
	if err != nil {
		return err
	}
	return schema.Validate(value)
}

// optionsIn returns the options of the game that a state or view is of.
func optionsIn(data []byte) ([]byte, error) {
	var v struct {
		Options json.RawMessage `json:"options"`
	}
	if err := json.Unmarshal(data, &v); err != nil {
		return nil, err
	}
	return v.Options, nil
}

// decodes returns an error unless the game reads the data.
func (g game) decodes(f form, options, data []byte) error {
	err := errors.New("these options are for no number of seats")
	for seats := g.MinSeats; seats <= g.MaxSeats; seats++ {
		if _, refused := g.Open(seats, options, nil); refused == nil {
			// What else the value says of the game is in the value itself.
			return f.decode(seats, options, data)
		}
	}
	return err
}
