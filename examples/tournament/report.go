package main

import (
	_ "embed"
	"fmt"
	"html/template"
	"io"
	"math"
	"time"

	"github.com/sandbar-games/sandbar/core/arena"
)

//go:embed report.html
var reportHTML string

var reportTemplate = template.Must(template.New("report").Funcs(template.FuncMap{
	"share": cellShare,
	"cell":  func(e arena.Estimate, digits int) template.HTML { return cell(e, digits, "") },
	"class": class,
	"inc":   func(i int) int { return i + 1 },
}).Parse(reportHTML))

// report is what the page shows.
type report struct {
	Title     string
	Lead      string
	Took      time.Duration
	Result    *arena.Result
	Shares    template.HTML
	Elo       template.HTML
	Matches   template.HTML
	Points    []template.HTML // by place
	Forfeits  []string
	FairShare string
}

// class returns the colour of an entrant.
func class(index int) string { return fmt.Sprintf("c%d", index%8) }

// writeReport writes the result as one page that needs nothing else.
func writeReport(w io.Writer, c arena.AnyGame, r *arena.Result, took time.Duration) error {
	page := report{
		Title: c.Title, Result: r, Took: round(took), Forfeits: forfeits(r), FairShare: percent(1 / float64(r.Seats)),
		Lead: "No deal was played whole.",
	}
	if len(r.Standings) > 0 {
		page.draw()
		page.Lead = lead(r)
	}
	return reportTemplate.Execute(w, page)
}

// lead says in a sentence what came out.
func lead(r *arena.Result) string {
	first := r.Standings[0]
	if len(r.Standings) == 1 {
		return first.Entrant + " has played alone."
	}
	second := r.Standings[1]
	verb := "is ahead of " + second.Entrant + ", but not by more than chance might do"
	switch {
	case first.Share.Mean == second.Share.Mean:
		verb = "is level with " + second.Entrant
	case first.Share.Low > second.Share.High:
		verb = "is ahead of " + second.Entrant + ", and the intervals are clear of each other"
	}
	return fmt.Sprintf("With %s of the victories %s %s.", percent(first.Share.Mean), first.Entrant, verb)
}

func signed(v float64) string {
	if v == 0 {
		return "0"
	}
	return fmt.Sprintf("%+.0f", v)
}

// cell returns an estimate for a table, its interval in a second line.
func cell(e arena.Estimate, digits int, unit string) template.HTML {
	return template.HTML(fmt.Sprintf("%.*f%s<br><small>%.*f to %.*f</small>", digits, e.Mean, unit, digits, e.Low, digits, e.High))
}

func cellShare(e arena.Estimate) template.HTML {
	return cell(arena.Estimate{Mean: 100 * e.Mean, Low: 100 * e.Low, High: 100 * e.High}, 1, "%")
}

func (p *report) draw() {
	r := p.Result
	var shares, elo, matches []row
	low, high := math.Inf(1), math.Inf(-1)
	points := [2]int{math.MaxInt, math.MinInt}
	tallest := 0.0
	for _, s := range r.Standings {
		shares = append(shares, row{s.Entrant, s.Share, share(s.Share), class(s.Index)})
		elo = append(elo, row{s.Entrant, s.Elo, spread(s.Elo, 0), class(s.Index)})
		low, high = min(low, s.Elo.Low), max(high, s.Elo.High)
		total := 0
		for _, c := range s.Distribution {
			points[0], points[1] = min(points[0], c.Points), max(points[1], c.Points)
			total += c.Times
		}
		for _, c := range s.Distribution {
			tallest = max(tallest, float64(c.Times)/float64(total))
		}
	}
	for i, standings := range r.Matches {
		if len(standings) > 0 {
			s := standingOf(r, i)
			matches = append(matches, row{lineup(r, i), s.Share, share(s.Share), class(s.Index)})
		}
	}
	fair := 1 / float64(r.Seats)
	tick := func(v float64) string { return fmt.Sprintf("%.0f%%", 100*v) }
	p.Shares = estimates("share of victory", shares, 0, 1, fair, true, tick)
	margin := (high - low) * 0.05
	p.Elo = estimates("Elo", elo, low-margin, high+margin, 0, false, signed)
	if len(matches) > 1 {
		p.Matches = estimates("share of victory by match", matches, 0, 1, fair, false, tick)
	}
	for _, s := range r.Standings {
		if len(s.Distribution) > 0 {
			p.Points = append(p.Points, histogram(s, class(s.Index), points[0], points[1], tallest))
		} else {
			p.Points = append(p.Points, "")
		}
	}
}
