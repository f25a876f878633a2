// Validate holds the JSON form of a state or a view against its schema, and then
// against the game itself, which knows more than a schema can say.
//
//	go run ./examples/validate losbanditos state FILE...
//	go run ./examples/validate losbanditos view -
//	go run ./examples/validate losbanditos view -schema
//	go run ./examples/validate strandbufe state -options cards.json FILE...
//
// A - stands for standard input. With -schema it prints the schema. With -options it
// reads the game's options from a file, such as {"cards":{...}} with a card set of your
// own. The exit status is 1 if anything is not valid.
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

	"github.com/sandbar-games/sandbar"
)

func main() {
	if err := run(os.Args[1:], os.Stdin, os.Stdout); err != nil {
		fmt.Fprintln(os.Stderr, "validate:", err)
		os.Exit(1)
	}
}

func run(args []string, in io.Reader, out io.Writer) error {
	if len(args) < 3 {
		return fmt.Errorf("usage: validate GAME state|view [-options FILE] FILE...; the games are %s", strings.Join(sandbar.Names(), ", "))
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
	files := args[2:]
	var options []byte
	if files[0] == "-options" {
		if len(files) < 3 {
			return errors.New("-options wants a file with the game's options, and then files to validate")
		}
		if options, err = os.ReadFile(files[1]); err != nil {
			return err
		}
		files = files[2:]
	}
	failed := 0
	for _, file := range files {
		if err := validate(form, options, file, in); err != nil {
			failed++
			fmt.Fprintf(out, "%s: %v\n", file, err)
			continue
		}
		fmt.Fprintf(out, "%s: valid\n", file)
	}
	if failed > 0 {
		return fmt.Errorf("%d of %d not valid", failed, len(files))
	}
	return nil
}

// errRefused heads what only the game finds wrong.
var errRefused = errors.New("valid by the schema, but the game refuses it")

func validate(f form, options []byte, file string, in io.Reader) error {
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
	if options == nil {
		if options, err = optionsIn(data); err != nil {
			return err
		}
	}
	if err := f.decode(options, data); err != nil {
		return fmt.Errorf("%w: %w", errRefused, err)
	}
	return nil
}
