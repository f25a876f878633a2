package main

import (
	"context"
	"fmt"
	"io"
	"strings"
	"text/tabwriter"
	"time"

	"github.com/sandbar-games/sandbar"
	"github.com/sandbar-games/sandbar/core/arena"
)

// writeStandings prints the result for people.
func writeStandings(out io.Writer, c arena.AnyGame, r *arena.Result, took time.Duration) {
	fmt.Fprintf(out, "%s, %d seats: %d games in %s. A share of %s is that of equals; intervals hold the truth with 95%%.\n\n",
		c.Title, r.Seats, len(r.Games), round(took), percent(1/float64(r.Seats)))
	w := tabwriter.NewWriter(out, 0, 0, 3, ' ', 0)
	fmt.Fprintln(w, "\tbot\tgames\tshare of victory\trank\tpoints\tElo\tforfeits\tcut")
	for i, s := range r.Standings {
		fmt.Fprintf(w, "%d\t%s\t%d\t%s\t%s\t%s\t%s\t%d\t%d\n", i+1, s.Entrant, s.Games, share(s.Share),
			spread(s.Rank, 2), spread(s.Points, 1), spread(s.Elo, 0), s.Forfeits, s.Cut)
	}
	w.Flush()
	if len(r.Matches) > 1 {
		fmt.Fprintln(out, "\nMatch by match:")
		for i, standings := range r.Matches {
			if len(standings) == 0 {
				continue
			}
			s := standingOf(r, i)
			fmt.Fprintf(w, "  %s\t%s\n", lineup(r, i), share(s.Share))
		}
		w.Flush()
	}
	if reasons := forfeits(r); len(reasons) > 0 {
		fmt.Fprintln(out, "\nForfeits:")
		for _, reason := range reasons {
			fmt.Fprintf(out, "  %s\n", reason)
		}
	}
	fmt.Fprintln(out)
}

// writeTable plays every game with the fewest and the most seats, the first bot
// against each other one, and prints a table in Markdown.
func writeTable(ctx context.Context, set settings, out, status io.Writer) error {
	fmt.Fprintf(out, "| game | seats | %s against | share of victory | of equals | deals | time |\n|---|---|---|---|---|---|---|\n", set.bots[0])
	for _, c := range sandbar.Arenas() {
		if set.game != "" && c.Name != set.game {
			continue
		}
		seats := []int{c.MinSeats, c.MaxSeats}
		if c.MinSeats == c.MaxSeats {
			seats = seats[:1]
		}
		for _, n := range seats {
			for _, other := range set.bots[1:] {
				set := set
				set.bots = []string{set.bots[0], other}
				set.options.Seats = n
				bar := newBar(fmt.Sprintf("%s, %d seats, %s", c.Title, n, other), status)
				set.options.Progress = bar.progress
				start := time.Now()
				r, err := compete(ctx, c, set)
				bar.done()
				if r == nil {
					return err
				}
				if len(r.Games) > 0 {
					s := standingOf(r, 0)
					fmt.Fprintf(out, "| %s | %d | %s | %s | %s | %d | %s |\n", c.Title, n, other, share(s.Share), percent(s.Fair),
						len(r.Games)/n, round(time.Since(start)))
				}
				if err != nil {
					fmt.Fprintf(out, "\nBroken off (%v): the last line may be of fewer deals.\n", err)
					return unlessInterrupted(ctx, err)
				}
			}
		}
	}
	return nil
}

// standingOf returns how the entrant at the first seat of a lineup did in it.
func standingOf(r *arena.Result, lineup int) arena.Standing {
	for _, s := range r.Matches[lineup] {
		if s.Index == r.Lineups[lineup][0] {
			return s
		}
	}
	return arena.Standing{}
}

// lineup returns a lineup in words: the first entrant against the others.
func lineup(r *arena.Result, i int) string {
	names := r.Lineups[i]
	text := r.Entrants[names[0]] + " against "
	if n := len(names) - 1; n > 1 && names[1] == names[n] {
		return text + fmt.Sprintf("%d × %s", n, r.Entrants[names[1]])
	}
	var others []string
	for _, e := range names[1:] {
		others = append(others, r.Entrants[e])
	}
	return text + strings.Join(others, ", ")
}

// forfeits returns the reasons of forfeits, each once with how often and whose.
func forfeits(r *arena.Result) []string {
	times := map[string]int{}
	var order []string
	for _, g := range r.Games {
		if g.Forfeit != nil {
			text := r.Entrants[g.Seats[g.Forfeit.Seat]] + ": " + g.Forfeit.Reason
			if times[text]++; times[text] == 1 {
				order = append(order, text)
			}
		}
	}
	for i, text := range order {
		order[i] = fmt.Sprintf("%d × %s", times[text], text)
	}
	return order
}

func percent(x float64) string { return fmt.Sprintf("%.1f%%", 100*x) }

func share(e arena.Estimate) string {
	return fmt.Sprintf("%s (%.1f to %.1f)", percent(e.Mean), 100*e.Low, 100*e.High)
}

func spread(e arena.Estimate, digits int) string {
	return fmt.Sprintf("%.*f (%.*f to %.*f)", digits, e.Mean, digits, e.Low, digits, e.High)
}

func round(d time.Duration) time.Duration {
	if d < time.Second {
		return d.Round(time.Millisecond)
	}
	return d.Round(100 * time.Millisecond)
}
