// Validate holds the JSON form of a state or a view against its schema, and then
// against the game itself, which knows more than a schema can say.
//
//	go run ./examples/validate losbanditos state FILE...
//	go run ./examples/validate losbanditos view -
//	go run ./examples/validate losbanditos view -schema
//
// A - stands for standard input. With -schema it prints the schema. The exit
// status is 1 if anything is not valid.
//
// The program has a module of its own, so that the library does not depend on
// the validator, github.com/santhosh-tekuri/jsonschema.
package main

import (
	"errors"
	"fmt"
	"io"
	"os"
	"strings"
)

func main() {
	if err := run(os.Args[1:], os.Stdin, os.Stdout); err != nil {
		fmt.Fprintln(os.Stderr, "validate:", err)
		os.Exit(1)
	}
}

func run(args []string, in io.Reader, out io.Writer) error {
	if len(args) < 3 {
		return fmt.Errorf("usage: validate GAME state|view FILE...; the games are %s", strings.Join(names(), ", "))
	}
	g, err := lookup(args[0])
	if err != nil {
		return err
	}
	form, ok := map[string]form{"state": g.state, "view": g.view}[args[1]]
	if !ok {
		return fmt.Errorf("%q: want state or view", args[1])
	}
	if args[2] == "-schema" {
		_, err := io.WriteString(out, form.text)
		return err
	}
	failed := 0
	for _, file := range args[2:] {
		if err := validate(g, form, file, in); err != nil {
			failed++
			fmt.Fprintf(out, "%s: %v\n", file, err)
			continue
		}
		fmt.Fprintf(out, "%s: valid\n", file)
	}
	if failed > 0 {
		return fmt.Errorf("%d of %d not valid", failed, len(args[2:]))
	}
	return nil
}

// errRefused heads what only the game finds wrong.
var errRefused = errors.New("valid by the schema, but the game refuses it")

func validate(g game, f form, file string, in io.Reader) error {
	var data []byte
	var err error
	if file == "-" {
		data, err = io.ReadAll(in)
	} else {
		data, err = os.ReadFile(file)
	}
	if err != nil {
		return err
	}
	schema, err := f.compile()
	if err != nil {
		return err
	}
	if err := check(schema, data); err != nil {
		return err
	}
	like, err := optionsIn(data)
	if err != nil {
		return err
	}
	if err := g.decodes(f, like, data); err != nil {
		return fmt.Errorf("%w: %w", errRefused, err)
	}
	return nil
}
