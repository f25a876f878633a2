// Play is all games of the module in a terminal: people against bots, people
// among themselves, or bots for people to watch.
//
//	go run ./examples/play
//	go run ./examples/play losbanditos -you 1 -record game.txt
//	go run ./examples/play losbanditos -watch -delay 300ms
package main

import (
	"context"
	"errors"
	"flag"
	"fmt"
	"io"
	"os"
	"os/signal"

	"github.com/sandbar-games/sandbar/examples/internal/face"
)

func main() {
	ctx, stop := signal.NotifyContext(context.Background(), os.Interrupt)
	defer stop()
	err := run(ctx, os.Args[1:], os.Stdin, os.Stdout)
	switch {
	case errors.Is(err, flag.ErrHelp):
	case errors.Is(err, errLeft):
		fmt.Println()
	case err != nil:
		fmt.Fprintln(os.Stderr, "play:", err)
		os.Exit(1)
	}
}

// errLeft ends the program because the player left: end of input, quit or Ctrl-C.
var errLeft = errors.New("the player left")

func run(ctx context.Context, args []string, in io.Reader, out io.Writer) error {
	set, err := readSettings(args, out)
	if err != nil {
		return err
	}
	scr := face.NewScreen(out)
	input := newInput(ctx, in)
	record, err := set.readRecord(scr)
	if err != nil {
		return err
	}
	if record != nil {
		set.game = record.Game
	}
	if set.game == "" && set.watch {
		set.game = games()[0].name
	}
	if set.game == "" {
		if set.game, err = menu(scr, input); err != nil {
			return err
		}
	}
	for _, g := range games() {
		if g.name == set.game {
			return g.play(&host{settings: set, Screen: scr, input: input, record: record})
		}
	}
	return fmt.Errorf("no game %q: there are %s", set.game, gameNames())
}

// menu asks for a game; a mere Enter takes the first.
func menu(scr *face.Screen, in *input) (string, error) {
	list := games()
	scr.Printf("%s\n\n", scr.Bold("Which game?"))
	for i, g := range list {
		scr.Printf("  %d  %-16s %s\n", i+1, g.title, g.seats())
	}
	for {
		scr.Printf("\nA number or a name (Enter: 1) > ")
		line, err := in.line()
		if err != nil {
			return "", err
		}
		if line == "" {
			return list[0].name, nil
		}
		for i, g := range list {
			if line == g.name || line == g.title || line == fmt.Sprint(i+1) {
				return g.name, nil
			}
		}
		scr.Printf("%q is not on the list: a number from 1 to %d, or one of %s.\n", line, len(list), gameNames())
	}
}
