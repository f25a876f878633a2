package main

import (
	"flag"
	"fmt"
	"io"
	"math/rand/v2"
	"strconv"
	"strings"
	"time"

	"github.com/sandbar-games/sandbar/core"
	"github.com/sandbar-games/sandbar/examples/internal/face"
	"github.com/sandbar-games/sandbar/examples/internal/keep"
)

// settings are what the command line says.
type settings struct {
	game    string
	seats   int
	you     core.SeatSet // the seats that people play
	bots    []string
	watch   bool
	delay   time.Duration
	seed    uint64
	options string
	load    string // the file to go on from
	keep    string // the file that the record is kept in
}

func readSettings(args []string, out io.Writer) (settings, error) {
	var set settings
	if len(args) > 0 && !strings.HasPrefix(args[0], "-") {
		set.game, args = args[0], args[1:]
	}
	flags := flag.NewFlagSet("play", flag.ContinueOnError)
	flags.SetOutput(out)
	flags.IntVar(&set.seats, "seats", 0, "how many `players` (default: as few as the game allows, at least 2 where it can)")
	you := flags.String("you", "0", "the `seats` that people play, such as 0 or 0,2; the others are bots'")
	bots := flags.String("bots", "random", "the `kinds` of bots on the other seats in order, the last repeated: "+botNames())
	flags.BoolVar(&set.watch, "watch", false, "let bots play on all seats")
	flags.DurationVar(&set.delay, "delay", 0, "a pause after each move of a bot, such as 300ms")
	flags.Uint64Var(&set.seed, "seed", rand.Uint64(), "the `number` that chance and bots follow (default: a new one)")
	flags.StringVar(&set.options, "options", "", "the game's options, a JSON `object`")
	flags.StringVar(&set.load, "load", "", "go on from the record in `FILE`")
	flags.StringVar(&set.keep, "record", "", "keep the record in `FILE`, written anew after every move")
	flags.Usage = func() {
		fmt.Fprintf(out, "usage: play [GAME] [flags]\n\nGAME is one of %s.\n\n", gameNames())
		flags.PrintDefaults()
	}
	if err := flags.Parse(args); err != nil {
		return set, err
	}
	if flags.NArg() > 0 {
		return set, fmt.Errorf("%q is too much: the game comes first, then flags", flags.Arg(0))
	}
	set.bots = strings.Split(*bots, ",")
	for _, name := range set.bots {
		if !botKnown(name) {
			return set, fmt.Errorf("-bots %q: there are %s", name, botNames())
		}
	}
	if set.watch {
		return set, nil
	}
	for _, word := range strings.Split(*you, ",") {
		n, err := strconv.Atoi(word)
		if err != nil || n < 0 || n >= core.MaxSeats {
			return set, fmt.Errorf("-you %q: want numbers of seats, the first being 0, with commas between", *you)
		}
		set.you = set.you.With(core.Seat(n))
	}
	return set, nil
}

// readRecord reads the file to go on from. Of a damaged record the part before
// the damage is used, and the damage told.
func (set *settings) readRecord(scr *face.Screen) (*core.Record, error) {
	if set.load == "" {
		return nil, nil
	}
	record, err := keep.Read(set.load)
	if record == nil {
		return nil, err
	}
	if err != nil {
		scr.Printf("%v. Going on with the %d events before it.\n", err, len(record.Events))
	}
	return record, nil
}
