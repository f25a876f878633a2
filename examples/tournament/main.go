// Tournament lets the library's bots play a game against each other, many times
// and on all cores, and says which is the strongest and how sure that is.
//
//	go run ./examples/tournament losbanditos
//	go run ./examples/tournament losbanditos -deals 1000 -bots search,flat,greedy
//	go run ./examples/tournament mermaids -seats 6 -ladder -html mermaids.html
//	go run ./examples/tournament -table
//
// It prints a table and writes a report to open in a browser.
package main

import (
	"context"
	"errors"
	"flag"
	"fmt"
	"io"
	"os"
	"os/signal"
	"time"

	"github.com/sandbar-games/sandbar"
	"github.com/sandbar-games/sandbar/core/arena"
)

func main() {
	ctx, stop := signal.NotifyContext(context.Background(), os.Interrupt)
	defer stop()
	context.AfterFunc(ctx, stop) // who interrupts again means it
	err := run(ctx, os.Args[1:], os.Stdout, os.Stderr)
	if err != nil && !errors.Is(err, flag.ErrHelp) {
		fmt.Fprintln(os.Stderr, "tournament:", err)
		os.Exit(1)
	}
}

func run(ctx context.Context, args []string, out, status io.Writer) error {
	set, err := readSettings(args, out)
	if err != nil {
		return err
	}
	var c arena.AnyGame
	if set.game != "" {
		if c, err = sandbar.Arena(set.game); err != nil {
			return err
		}
	}
	if set.table {
		return writeTable(ctx, set, out, status)
	}
	bar := newBar(c.Title, status)
	set.options.Progress = bar.progress
	start := time.Now()
	result, err := compete(ctx, c, set)
	took := time.Since(start)
	bar.done()
	if result == nil {
		return err
	}
	if err != nil {
		fmt.Fprintf(out, "Broken off (%v): these are the deals played whole till then.\n\n", err)
	}
	writeStandings(out, c, result, took)
	return errors.Join(unlessInterrupted(ctx, err), set.writeFiles(out, c, result, took))
}

// unlessInterrupted returns the error of a competition, but none if the user has
// called it off.
func unlessInterrupted(ctx context.Context, err error) error {
	if ctx.Err() != nil {
		return nil
	}
	return err
}

// writeFiles writes the files that the command line names: as many as it can, even
// if some cannot be written.
func (set *settings) writeFiles(out io.Writer, c arena.AnyGame, r *arena.Result, took time.Duration) error {
	var errs []error
	for _, file := range []struct {
		name  string
		write func(io.Writer) error
	}{
		{set.html, func(w io.Writer) error { return writeReport(w, c, r, took) }},
		{set.json, r.WriteJSON},
		{set.csv, r.WriteCSV},
		{set.games, r.WriteGamesCSV},
	} {
		if file.name == "" {
			continue
		}
		f, err := os.Create(file.name)
		if err == nil {
			err = errors.Join(file.write(f), f.Close())
		}
		if err != nil {
			errs = append(errs, err)
			continue
		}
		fmt.Fprintf(out, "Wrote %s.\n", file.name)
	}
	return errors.Join(errs...)
}
