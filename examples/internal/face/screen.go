package face

import (
	"fmt"
	"io"
	"os"
	"strconv"
	"strings"
	"unicode/utf8"
)

// Screen writes to the terminal, in colour where that is wanted.
type Screen struct {
	Out    io.Writer
	Live   bool // a terminal, not a file or a pipe
	Colour bool
	Width  int // columns, at least 40
}

// NewScreen returns a screen that suits what out is and what the environment
// says of width and colour.
func NewScreen(out io.Writer) *Screen {
	scr := &Screen{Out: out, Width: 80}
	if n, err := strconv.Atoi(os.Getenv("COLUMNS")); err == nil && n >= 40 {
		scr.Width = n
	}
	if file, ok := out.(*os.File); ok {
		info, err := file.Stat()
		scr.Live = err == nil && info.Mode()&os.ModeCharDevice != 0
	}
	scr.Colour = scr.Live && os.Getenv("NO_COLOR") == "" && os.Getenv("TERM") != "dumb"
	return scr
}

// Printf writes as fmt.Printf does.
func (scr *Screen) Printf(format string, args ...any) { fmt.Fprintf(scr.Out, format, args...) }

// Clear empties a terminal, so that the next player does not see the last one's
// hand; elsewhere it does nothing.
func (scr *Screen) Clear() {
	if scr.Live {
		scr.Printf("\x1b[2J\x1b[3J\x1b[H")
	}
}

// Ink is a colour of a terminal.
type Ink int

// The inks in use. Dim is the terminal's own colour, darker.
const (
	Dim     Ink = 2
	Red     Ink = 91
	Green   Ink = 92
	Yellow  Ink = 93
	Blue    Ink = 94
	Magenta Ink = 95
	Cyan    Ink = 96
)

// Paint returns text in a colour, or as it is where colours are not wanted.
func (scr *Screen) Paint(i Ink, text string) string {
	if !scr.Colour {
		return text
	}
	return fmt.Sprintf("\x1b[%dm%s\x1b[0m", i, text)
}

// Bold returns text in bold, or as it is where colours are not wanted.
func (scr *Screen) Bold(text string) string { return scr.Paint(1, text) }

// Pad returns text, painted or not, with spaces up to a width as seen.
func Pad(text string, width int) string {
	return text + strings.Repeat(" ", max(0, width-Width(text)))
}

// Width counts the runes that a terminal shows of text with colours in it.
func Width(text string) int {
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

// Columns writes entries side by side, as many as fit, reading downwards.
func (scr *Screen) Columns(entries []string) {
	width := 0
	for _, e := range entries {
		width = max(width, Width(e)+3)
	}
	if width == 0 {
		return
	}
	across := max(1, (scr.Width-1)/width)
	rows := (len(entries) + across - 1) / across
	for row := range rows {
		var line strings.Builder
		for i := row; i < len(entries); i += rows {
			line.WriteString(Pad(entries[i], width))
		}
		scr.Printf("  %s\n", strings.TrimRight(line.String(), " "))
	}
}

// Aside writes words in Dim, indented, in as many lines as they need.
func (scr *Screen) Aside(text string) {
	line := "   "
	for _, word := range strings.Fields(text) {
		if len(line)+1+len(word) >= scr.Width {
			scr.Printf("%s\n", scr.Paint(Dim, line))
			line = "   "
		}
		line += " " + word
	}
	scr.Printf("%s\n", scr.Paint(Dim, line))
}
