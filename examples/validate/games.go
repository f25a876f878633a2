package main

import (
	"bytes"
	"encoding/json"
	"fmt"
	"strings"

	"github.com/santhosh-tekuri/jsonschema/v6"

	"github.com/sandbar-games/sandbar"
	"github.com/sandbar-games/sandbar/core"
)

// games returns the games with their forms.
func games() []game {
	var all []game
	for _, g := range sandbar.Games() {
		files := map[string]string{"state.json": g.StateSchema, "view.json": g.ViewSchema}
		all = append(all, game{g, form{g.StateSchema, files, g.CheckState}, form{g.ViewSchema, files, g.CheckView}})
	}
	return all
}

// game is a game and its JSON forms.
type game struct {
	core.AnyGame
	state, view form
}

// form is a JSON form: its schema, and how the game reads it.
type form struct {
	text string
	// files are the schemas by the names with which they refer to each other.
	files map[string]string
	// decode reads a value of a game with such options.
	decode func(options, data []byte) error
}

func lookup(name string) (game, error) {
	for _, g := range games() {
		if g.Name == name {
			return g, nil
		}
	}
	_, err := sandbar.Lookup(name)
	return game{}, err
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
