// Replay prints the record of a game ply by ply with the table, openly or as one
// seat saw it, and verifies that records reproduce.
//
//	go run ./examples/replay game.txt
//	go run ./examples/replay game.txt -seat 1 -from 20 -to 30
//	go run ./examples/replay game.txt -spectator -json
//	go run ./examples/replay -verify games/*.txt
//
// Plies are counted from 1 and include what chance did. The table is drawn where
// a player is to move, as that player sees it; -seat and -spectator show it, and
// the events, as one viewer saw them instead. -json prints the JSON form: of the
// state with nothing hidden, or of the viewer's view.
//
// A damaged record is shown as far as it is whole. The exit status is 1 if a
// record is damaged or does not reproduce.
package main

import (
	"errors"
	"flag"
	"fmt"
	"io"
	"math"
	"os"

	"github.com/sandbar-games/sandbar/core"
	"github.com/sandbar-games/sandbar/examples/internal/face"
)

func main() {
	err := run(os.Args[1:], os.Stdout)
	if err != nil && !errors.Is(err, flag.ErrHelp) {
		fmt.Fprintln(os.Stderr, "replay:", err)
		os.Exit(1)
	}
}

// settings are what the command line says.
type settings struct {
	files    []string
	verify   bool
	open     bool      // nothing is hidden
	viewer   core.Seat // otherwise who looks
	json     bool
	from, to int // the first and the last ply to show
}

func run(args []string, out io.Writer) error {
	set, err := readSettings(args, out)
	if err != nil {
		return err
	}
	scr := face.NewScreen(out)
	if set.verify {
		return verify(scr, set.files)
	}
	return show(scr, set)
}

func readSettings(args []string, out io.Writer) (settings, error) {
	set := settings{open: true, viewer: core.Nobody}
	flags := flag.NewFlagSet("replay", flag.ContinueOnError)
	flags.SetOutput(out)
	flags.BoolVar(&set.verify, "verify", false, "say of each file whether its record reproduces")
	seat := flags.String("seat", "", "show what this `seat` saw")
	spectator := flags.Bool("spectator", false, "show what a spectator saw")
	flags.BoolVar(&set.json, "json", false, "print JSON instead of drawing the table")
	flags.IntVar(&set.from, "from", 1, "the first `ply` to show")
	flags.IntVar(&set.to, "to", math.MaxInt, "the last `ply` to show")
	flags.Usage = func() {
		fmt.Fprint(out, "usage: replay FILE [flags]\n       replay -verify FILE...\n\n")
		flags.PrintDefaults()
	}
	// Flags may stand before and behind the files.
	for {
		if err := flags.Parse(args); err != nil {
			return set, err
		}
		if flags.NArg() == 0 {
			break
		}
		set.files = append(set.files, flags.Arg(0))
		args = flags.Args()[1:]
	}
	switch {
	case len(set.files) == 0:
		return set, errors.New("which record? Give the name of a file")
	case len(set.files) > 1 && !set.verify:
		return set, fmt.Errorf("%q is too much: several files only with -verify", set.files[1])
	case *seat != "" && *spectator:
		return set, errors.New("-seat and -spectator: only one viewer at a time")
	}
	if *seat != "" {
		var err error
		if set.viewer, err = core.ParseSeat(*seat); err != nil || set.viewer < 0 {
			return set, fmt.Errorf("-seat %q: want the number of a seat, the first being 0", *seat)
		}
	}
	set.open = *seat == "" && !*spectator
	return set, nil
}
