package main

import (
	"fmt"
	"html"
	"html/template"
	"math"
	"strings"
	"unicode/utf8"

	"github.com/sandbar-games/sandbar/core/arena"
)

// Sizes in the units of an SVG's viewBox.
const (
	chartWidth = 720
	rowHeight  = 34
	axisHeight = 30
)

// row is one line of a chart of estimates.
type row struct {
	label string
	e     arena.Estimate
	text  string // the estimate in words
	class string // its colour
}

// estimates draws a point with its interval in each row, or a bar up to it, and a
// dashed line at what equals would have.
func estimates(name string, rows []row, low, high, equals float64, bars bool, tick func(float64) string) template.HTML {
	var b strings.Builder
	height := len(rows)*rowHeight + axisHeight
	labelWidth := 60
	for _, r := range rows {
		labelWidth = max(labelWidth, 8*utf8.RuneCountInString(r.label)+20)
	}
	x := func(v float64) float64 {
		return float64(labelWidth) + (min(max(v, low), high)-low)/(high-low)*float64(chartWidth-labelWidth-30)
	}
	fmt.Fprintf(&b, `<svg viewBox="0 0 %d %d" role="img" aria-label="%s">`, chartWidth, height, html.EscapeString(name))
	bottom := height - axisHeight
	for _, v := range ticks(low, high, 6) {
		fmt.Fprintf(&b, `<line class="grid" x1="%.1f" y1="0" x2="%.1f" y2="%d"/><text class="tick" x="%.1f" y="%d">%s</text>`,
			x(v), x(v), bottom, x(v), bottom+18, tick(v))
	}
	for i, r := range rows {
		y := i*rowHeight + rowHeight/2
		fmt.Fprintf(&b, `<g class="%s"><title>%s: %s</title><text class="label" x="%d" y="%d">%s</text>`,
			r.class, html.EscapeString(r.label), html.EscapeString(r.text), labelWidth-12, y+5, html.EscapeString(r.label))
		if bars {
			fmt.Fprintf(&b, `<rect class="bar" x="%.1f" y="%d" width="%.1f" height="18" rx="3"/>`, x(low), y-9, x(r.e.Mean)-x(low))
		}
		fmt.Fprintf(&b, `<path class="whisker" d="M%.1f %dV%dM%.1f %dH%.1fM%.1f %dV%d"/>`,
			x(r.e.Low), y-5, y+5, x(r.e.Low), y, x(r.e.High), x(r.e.High), y-5, y+5)
		if !bars {
			fmt.Fprintf(&b, `<circle class="dot" cx="%.1f" cy="%d" r="5.5"/>`, x(r.e.Mean), y)
		}
		b.WriteString("</g>")
	}
	fmt.Fprintf(&b, `<line class="equals" x1="%.1f" y1="0" x2="%.1f" y2="%d"/></svg>`, x(equals), x(equals), bottom)
	return template.HTML(b.String())
}

// histogram draws how often each score was made, on axes that charts can share.
func histogram(s arena.Standing, class string, low, high int, most float64) template.HTML {
	const width, height, bottom, left = 340, 170, 140, 40
	var b strings.Builder
	fmt.Fprintf(&b, `<svg viewBox="0 0 %d %d" role="img" aria-label="points of %s">`, width, height, html.EscapeString(s.Entrant))
	step := float64(width-left-10) / float64(high-low+1)
	total := 0
	for _, c := range s.Distribution {
		total += c.Times
	}
	for _, v := range ticks(0, most, 4) {
		y := bottom - v/most*(bottom-10)
		fmt.Fprintf(&b, `<line class="grid" x1="%d" y1="%.1f" x2="%d" y2="%.1f"/><text class="tick end" x="%d" y="%.1f">%s</text>`,
			left, y, width-10, y, left-6, y+4, fmt.Sprintf("%.4g%%", 100*v))
	}
	fmt.Fprintf(&b, `<g class="%s">`, class)
	for _, c := range s.Distribution {
		part := float64(c.Times) / float64(total)
		h := part / most * (bottom - 10)
		fmt.Fprintf(&b, `<rect class="bar" x="%.2f" y="%.2f" width="%.2f" height="%.2f"><title>%d points: %d times, %s</title></rect>`,
			left+float64(c.Points-low)*step+step*0.06, bottom-h, step*0.88, h, c.Points, c.Times, percent(part))
	}
	b.WriteString("</g>")
	for _, v := range ticks(float64(low), float64(high), 6) {
		if v == math.Trunc(v) {
			fmt.Fprintf(&b, `<text class="tick" x="%.1f" y="%d">%g</text>`, left+(v-float64(low)+0.5)*step, bottom+18, v)
		}
	}
	b.WriteString("</svg>")
	return template.HTML(b.String())
}

// ticks returns round numbers from low to high, about so many.
func ticks(low, high float64, about int) []float64 {
	raw := (high - low) / float64(about)
	if raw <= 0 {
		return []float64{low}
	}
	unit := math.Pow(10, math.Floor(math.Log10(raw)))
	step := unit * 10
	for _, m := range []float64{1, 2, 5} {
		if m*unit >= raw {
			step = m * unit
			break
		}
	}
	var list []float64
	for i := int(math.Ceil(low/step - 1e-9)); float64(i)*step <= high+step*1e-9; i++ {
		list = append(list, float64(i)*step)
	}
	return list
}
