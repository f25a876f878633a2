// Stdio lets programs in any language use the games through lines of JSON on
// standard input and output. README.md describes the protocol.
//
// Without bots it serves the program that has started it, which opens a game and
// drives it by requests:
//
//	python3 examples/stdio/client.py go run ./examples/stdio
//
// With bots it plays one game between programs that it starts, one a seat; the
// last -bot plays on all seats left over:
//
//	go run ./examples/stdio -game losbanditos -bot 'python3 examples/stdio/bot.py' -bot greedy
//
// With -record the game's record is kept in a file that is whole at every moment,
// and -load goes on from there.
package main

import (
	"context"
	"errors"
	"flag"
	"fmt"
	"io"
	"math/rand/v2"
	"os"
	"os/signal"
	"strings"
	"time"
)

func main() {
	ctx, stop := signal.NotifyContext(context.Background(), os.Interrupt)
	defer stop()
	err := run(ctx, os.Args[1:], os.Stdin, os.Stdout, os.Stderr)
	if err != nil && !errors.Is(err, flag.ErrHelp) {
		fmt.Fprintln(os.Stderr, "stdio:", err)
		os.Exit(1)
	}
}

// settings are what the command line says.
type settings struct {
	game    string
	seats   int
	options string
	bots    []string // commands, one a seat, the last repeated; none to serve the caller
	seed    uint64
	timeout time.Duration // how long the other side may take, or 0
	limit   int           // the most events of a game, or 0
	load    string        // the file to go on from
	keep    string        // the file that the record is kept in
}

func run(ctx context.Context, args []string, in io.Reader, out, log io.Writer) error {
	set, err := readSettings(args, log)
	if err != nil {
		return err
	}
	if len(set.bots) == 0 {
		return serve(ctx, set, in, out)
	}
	return host(ctx, set, out, log)
}

func readSettings(args []string, log io.Writer) (settings, error) {
	var set settings
	flags := flag.NewFlagSet("stdio", flag.ContinueOnError)
	flags.SetOutput(log)
	flags.Func("bot", "a `command` that plays on the next seat, or a bot of the library such as random, greedy or 'search {\"time\":\"1s\"}'; repeat it for more seats", func(command string) error {
		set.bots = append(set.bots, command)
		if strings.HasSuffix(command, "}") { // a bot of the library with options
			return nil
		}
		_, err := splitCommand(command)
		return err
	})
	flags.StringVar(&set.game, "game", "", "the `name` of the game that bots play")
	flags.IntVar(&set.seats, "seats", 0, "with bots: how many `players` (default: one a bot, or as few as the game allows)")
	flags.StringVar(&set.options, "options", "", "with bots: the game's options, a JSON `object`")
	// Seeds stay exact in languages whose numbers are floating point.
	flags.Uint64Var(&set.seed, "seed", rand.Uint64N(1<<53), "the `number` that chance follows (default: a new one)")
	flags.DurationVar(&set.timeout, "timeout", 0, "how long a bot may take for an answer (default 5s), or the caller for a request (default: for ever)")
	flags.IntVar(&set.limit, "limit", 100_000, "the most `events` of a game, since some rules allow games without end; 0 for no limit")
	flags.StringVar(&set.load, "load", "", "go on from the record in `FILE`")
	flags.StringVar(&set.keep, "record", "", "keep the record in `FILE`, written anew after every move")
	if err := flags.Parse(args); err != nil {
		return set, err
	}
	switch {
	case flags.NArg() > 0:
		return set, fmt.Errorf("%q is too much: there are only flags", flags.Arg(0))
	case set.timeout < 0:
		return set, fmt.Errorf("-timeout %v: want a time such as 5s", set.timeout)
	case set.limit < 0:
		return set, fmt.Errorf("-limit %d: want a number of events, or 0 for no limit", set.limit)
	case len(set.bots) == 0 && (set.game != "" || set.seats != 0 || set.options != ""):
		return set, errors.New("-game, -seats and -options are for games between bots; a caller says that by its request to open")
	case len(set.bots) > 0 && set.game == "" && set.load == "":
		return set, errors.New("which game? Give -game or -load")
	case len(set.bots) > 0 && set.load != "" && (set.game != "" || set.seats != 0 || set.options != ""):
		return set, errors.New("-game, -seats and -options stand in the record that -load reads")
	case len(set.bots) > 0 && set.timeout == 0:
		set.timeout = 5 * time.Second
	}
	return set, nil
}
