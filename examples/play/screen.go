package main

import (
	"fmt"
	"io"
	"os"
	"strconv"
	"strings"
	"unicode/utf8"
)

// screen writes to the terminal, in colour where that is wanted.
type screen struct {
	out    io.Writer
	live   bool // a terminal, not a file or a pipe
	colour bool
	width  int
}

func newScreen(out io.Writer) *screen {
	scr := &screen{out: out, width: 80}
	if n, err := strconv.Atoi(os.Getenv("COLUMNS")); err == nil && n >= 40 {
		scr.width = n
	}
	if file, ok := out.(*os.File); ok {
		info, err := file.Stat()
		scr.live = err == nil && info.Mode()&os.ModeCharDevice != 0
	}
	scr.colour = scr.live && os.Getenv("NO_COLOR") == "" && os.Getenv("TERM") != "dumb"
	return scr
}

func (scr *screen) printf(format string, args ...any) { fmt.Fprintf(scr.out, format, args...) }

// clear empties a terminal, so that the next player does not see the last one's
// hand; elsewhere it does nothing.
func (scr *screen) clear() {
	if scr.live {
		scr.printf("\x1b[2J\x1b[3J\x1b[H")
	}
}

// ink is a colour of a terminal.
type ink int

const (
	dim     ink = 2
	red     ink = 91
	green   ink = 92
	yellow  ink = 93
	blue    ink = 94
	magenta ink = 95
	cyan    ink = 96
)

// paint returns text in a colour, or as it is where colours are not wanted.
func (scr *screen) paint(i ink, text string) string {
	if !scr.colour {
		return text
	}
	return fmt.Sprintf("\x1b[%dm%s\x1b[0m", i, text)
}

func (scr *screen) bold(text string) string { return scr.paint(1, text) }

// pad returns text, painted or not, with spaces up to a width as seen.
func pad(text string, width int) string {
	return text + strings.Repeat(" ", max(0, width-seenWidth(text)))
}

// seenWidth counts the runes that a terminal shows of text with colours in it.
func seenWidth(text string) int {
	n := 0
	for len(text) > 0 {
		if rest, ok := strings.CutPrefix(text, "\x1b["); ok {
			_, text, _ = strings.Cut(rest, "m")
			continue
		}
		_, size := utf8.DecodeRuneInString(text)
		text = text[size:]
		n++
	}
	return n
}

// columns writes entries side by side, as many as fit, reading downwards.
func (scr *screen) columns(entries []string) {
	width := 0
	for _, e := range entries {
		width = max(width, seenWidth(e)+3)
	}
	if width == 0 {
		return
	}
	across := max(1, (scr.width-1)/width)
	rows := (len(entries) + across - 1) / across
	for row := range rows {
		var line strings.Builder
		for i := row; i < len(entries); i += rows {
			line.WriteString(pad(entries[i], width))
		}
		scr.printf("  %s\n", strings.TrimRight(line.String(), " "))
	}
}
