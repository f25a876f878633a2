package main

import (
	"encoding/json"
	"flag"
	"fmt"
	"io"
	"slices"
	"strings"

	"github.com/sandbar-games/sandbar/core/arena"
)

// settings are what the command line says.
type settings struct {
	game       string
	bots       []string
	iterations int
	ladder     bool
	table      bool
	html       string
	json       string
	csv        string
	games      string
	options    arena.Options
}

func readSettings(args []string, out io.Writer) (settings, error) {
	var set settings
	if len(args) > 0 && !strings.HasPrefix(args[0], "-") {
		set.game, args = args[0], args[1:]
	}
	flags := flag.NewFlagSet("tournament", flag.ContinueOnError)
	flags.SetOutput(out)
	bots := flags.String("bots", "search,greedy,random", "the `kinds` of bots that play: "+botNames())
	flags.IntVar(&set.iterations, "iterations", 1000, "`how many` iterations the searching bot makes for a decision")
	flags.IntVar(&set.options.Seats, "seats", 0, "how many `players` (default: as few as the game allows, at least 2)")
	flags.IntVar(&set.options.Deals, "deals", 100, "`how many` deals; each is played in all seatings")
	flags.Uint64Var(&set.options.Seed, "seed", 1, "the `number` that chance and bots follow")
	flags.IntVar(&set.options.Workers, "workers", 0, "`how many` games at the same time (default: one a core)")
	rules := flags.String("options", "", "the game's options, a JSON `object`")
	flags.BoolVar(&set.ladder, "ladder", false, "play a ladder instead of everybody against everybody")
	flags.BoolVar(&set.table, "table", false, "play all games with the fewest and the most seats, search against each other bot, and print a table in Markdown")
	flags.StringVar(&set.html, "html", "tournament.html", "write the report to `FILE`")
	flags.StringVar(&set.json, "json", "", "write all results, every game included, to `FILE`")
	flags.StringVar(&set.csv, "csv", "", "write the standings to `FILE`")
	flags.StringVar(&set.games, "games", "", "write a line for every seat of every game to `FILE`, as CSV")
	flags.Usage = func() {
		fmt.Fprintf(out, "usage: tournament GAME [flags]\n\nGAME is one of %s.\n\n", gameNames())
		flags.PrintDefaults()
	}
	if err := flags.Parse(args); err != nil {
		return set, err
	}
	if flags.NArg() > 0 {
		return set, fmt.Errorf("%q is too much: the game comes first, then flags", flags.Arg(0))
	}
	if set.game == "" && !set.table {
		return set, fmt.Errorf("which game? There are %s; -h shows all flags", gameNames())
	}
	if *rules != "" {
		set.options.Rules = json.RawMessage(*rules)
	}
	for _, n := range []struct {
		name        string
		value, from int
	}{
		{"iterations", set.iterations, 1}, {"seats", set.options.Seats, 0}, {"deals", set.options.Deals, 1}, {"workers", set.options.Workers, 0},
	} {
		if n.value < n.from {
			return set, fmt.Errorf("-%s %d: want %d or more", n.name, n.value, n.from)
		}
	}
	if set.table {
		var beside string
		flags.Visit(func(f *flag.Flag) {
			if slices.Contains([]string{"seats", "ladder", "html", "json", "csv", "games"}, f.Name) {
				beside = f.Name
			}
		})
		if beside != "" {
			return set, fmt.Errorf("-%s does not go with -table, which plays with the fewest and the most seats and prints a table only", beside)
		}
	}
	set.bots = strings.Split(*bots, ",")
	if len(set.bots) < 2 {
		return set, fmt.Errorf("-bots %q: two are needed; there are %s", *bots, botNames())
	}
	for _, name := range set.bots {
		if !botKnown(name) {
			return set, fmt.Errorf("-bots %q: there are %s", name, botNames())
		}
	}
	return set, nil
}
