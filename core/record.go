package core

import (
	"bufio"
	"bytes"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"slices"
	"strconv"
	"strings"
)

// recordVersion is the version of the text form that this package writes and reads.
const recordVersion = 1

// TextEvent is an event in the notation of its game.
type TextEvent struct {
	By   Seat   `json:"by"`
	Move string `json:"move"`
}

// Result closes a record: how the game stood after its last event.
type Result struct {
	Over    bool   `json:"over"`            // whether the game was over then
	Scores  []int  `json:"scores"`          // each seat's
	Winners []Seat `json:"winners"`         // none before the end
	State   string `json:"state,omitempty"` // digest of the state; none in one seat's record
}

// Record is a game as text, for people to read and programs to replay: which
// game with which options, every event, and the result. It never holds a seed.
//
// The text form has a fixed head of six lines, one line an event, and four lines
// at the end; every line ends with a newline:
//
//	sandbar record 1
//	game losbanditos
//	rules 1
//	seats 2
//	options {"actions":"any","first":0}
//	events all
//	chance reveal worth1 3
//	0 roll
//	...
//	result over
//	scores 11 6
//	winners 0
//	state 5d41402abc4b2a76b9719d911017c592
//
// "events seat 1" and "events spectator" head the record of what one viewer saw,
// which cannot be replayed. "result open" is a game not played to its end.
//
// The JSON form, for web clients and the like, is an object with the same parts;
// both forms turn into each other without loss:
//
//	{
//	  "game": "losbanditos",
//	  "rules": 1,
//	  "seats": 2,
//	  "options": {"actions":"any","first":0},
//	  "events": [{"by":"chance","move":"reveal worth1 3"}, {"by":0,"move":"roll"}, ...],
//	  "result": {"over":true,"scores":[11,6],"winners":[0],"state":"5d41402abc4b2a76b9719d911017c592"}
//	}
//
// "viewer" is there only in the record of one viewer: a seat's number, or
// "nobody" for a spectator. "result" is missing if the record breaks off, and its
// "state" if the record is one viewer's. [DecodeJSON] reads this form strictly.
type Record struct {
	Game    string          `json:"game"`  // its name
	Rules   int             `json:"rules"` // the game's revision
	Seats   int             `json:"seats"`
	Options json.RawMessage `json:"options"`          // all written out, a custom card set in full
	Viewer  *Seat           `json:"viewer,omitempty"` // who saw the events; nil if none is hidden
	Events  []TextEvent     `json:"events"`
	Result  *Result         `json:"result,omitempty"` // nil if the record breaks off
}

// RecordError says in which line of a record something is wrong.
type RecordError struct {
	Line   int // counted from 1
	Reason string
}

// Error returns the line and the reason.
func (e *RecordError) Error() string { return fmt.Sprintf("record line %d: %s", e.Line, e.Reason) }

// headLines is the number of lines before the first event.
const headLines = 6

// LineOf returns the line of the text form on which event number i stands.
func (*Record) LineOf(i int) int { return headLines + 1 + i }

// Text returns the text form. The error is that the options are no JSON.
func (r *Record) Text() ([]byte, error) {
	var options bytes.Buffer
	if err := json.Compact(&options, r.Options); err != nil {
		return nil, fmt.Errorf("record: options: %w", err)
	}
	var b bytes.Buffer
	fmt.Fprintf(&b, "sandbar record %d\ngame %s\nrules %d\nseats %d\noptions %s\nevents %s\n",
		recordVersion, r.Game, r.Rules, r.Seats, options.Bytes(), viewerText(r.Viewer))
	for _, e := range r.Events {
		fmt.Fprintf(&b, "%s %s\n", e.By, e.Move)
	}
	if r.Result != nil {
		r.Result.append(&b)
	}
	return b.Bytes(), nil
}

func (r *Result) append(b *bytes.Buffer) {
	result, state := "open", "hidden"
	if r.Over {
		result = "over"
	}
	if r.State != "" {
		state = r.State
	}
	b.WriteString("result " + result + "\nscores")
	for _, score := range r.Scores {
		fmt.Fprintf(b, " %d", score)
	}
	fmt.Fprintf(b, "\nwinners %s\nstate %s\n", SeatsOf(r.Winners...), state)
}

func viewerText(viewer *Seat) string {
	switch {
	case viewer == nil:
		return "all"
	case *viewer == Nobody:
		return "spectator"
	}
	return "seat " + viewer.String()
}

// String returns the text form, or what is wrong with it.
func (r *Record) String() string {
	text, err := r.Text()
	if err != nil {
		return err.Error()
	}
	return string(text)
}

// mostRecordBytes bounds what ReadRecord takes in: far more than any game or
// card set needs.
const mostRecordBytes = 64 << 20

// ReadRecord reads the text form. If it is damaged or breaks off, the error is a
// *RecordError, and the record holds what stands before that line, which still
// replays if the head is whole.
func ReadRecord(src io.Reader) (*Record, error) {
	p := recordParser{lines: bufio.NewReader(io.LimitReader(src, mostRecordBytes)), record: &Record{Events: []TextEvent{}}}
	err := p.read()
	return p.record, err
}

type recordParser struct {
	lines  *bufio.Reader
	line   int // the number of the line read last
	record *Record
}

func (p *recordParser) fail(format string, args ...any) error {
	return &RecordError{p.line, fmt.Sprintf(format, args...)}
}

// next returns the next line without its newline; io.EOF after the last.
func (p *recordParser) next() (string, error) {
	p.line++
	text, err := p.lines.ReadString('\n')
	switch {
	case err == nil:
		return strings.TrimSuffix(text, "\n"), nil
	case !errors.Is(err, io.EOF):
		return "", p.fail("%v", err)
	case text == "":
		return "", io.EOF
	}
	return "", p.fail("the line is cut off: %q", Clip(text))
}

// word reads a line that starts with a given word and returns the rest.
func (p *recordParser) word(word string) (string, error) {
	text, err := p.next()
	if errors.Is(err, io.EOF) {
		return "", p.fail("the record ends where %q should stand", word)
	}
	if err != nil {
		return "", err
	}
	rest, ok := strings.CutPrefix(text, word+" ")
	if !ok {
		return "", p.fail("%q should start with %q", Clip(text), word)
	}
	return rest, nil
}

// number reads a line of a word and an integer from least to most.
func (p *recordParser) number(word string, least, most int) (int, error) {
	text, err := p.word(word)
	if err != nil {
		return 0, err
	}
	n, err := strconv.Atoi(text)
	if err != nil || n < least || n > most || strconv.Itoa(n) != text {
		return 0, p.fail("%s %q: want a number from %d to %d", word, Clip(text), least, most)
	}
	return n, nil
}

func (p *recordParser) read() error {
	if err := p.head(); err != nil {
		return err
	}
	for {
		text, err := p.next()
		if errors.Is(err, io.EOF) {
			return p.fail("the record breaks off without a result")
		}
		if err != nil {
			return err
		}
		if rest, ok := strings.CutPrefix(text, "result "); ok {
			return p.result(rest)
		}
		by, move, ok := strings.Cut(text, " ")
		seat, err := ParseSeat(by)
		if err != nil || !ok || move == "" || seat == Nobody || seat != Chance && !seat.At(p.record.Seats) {
			return p.fail("%q is no event: want a seat below %d or chance, and a move", Clip(text), p.record.Seats)
		}
		p.record.Events = append(p.record.Events, TextEvent{seat, move})
	}
}

func (p *recordParser) head() error {
	r := p.record
	version, err := p.number("sandbar record", 0, 1<<30)
	if err != nil {
		return err
	}
	if version != recordVersion {
		return p.fail("format version %d: this release reads version %d", version, recordVersion)
	}
	if r.Game, err = p.word("game"); err != nil {
		return err
	}
	if r.Rules, err = p.number("rules", 1, 1<<30); err != nil {
		return err
	}
	if r.Seats, err = p.number("seats", 1, MaxSeats); err != nil {
		return err
	}
	options, err := p.word("options")
	if err != nil {
		return err
	}
	if !json.Valid([]byte(options)) {
		return p.fail("the options are not JSON: %q", Clip(options))
	}
	r.Options = json.RawMessage(options)
	viewer, err := p.word("events")
	if err != nil {
		return err
	}
	return p.viewer(viewer)
}

func (p *recordParser) viewer(text string) error {
	if text == "all" {
		return nil
	}
	seat := Nobody
	if rest, ok := strings.CutPrefix(text, "seat "); ok {
		var err error
		if seat, err = ParseSeat(rest); err != nil || !seat.At(p.record.Seats) {
			return p.fail("events seat %q: want a seat below %d", Clip(rest), p.record.Seats)
		}
	} else if text != "spectator" {
		return p.fail("events %q: want all, spectator or seat and a number", Clip(text))
	}
	p.record.Viewer = &seat
	return nil
}

func (p *recordParser) result(text string) error {
	var r Result
	switch text {
	case "over":
		r.Over = true
	case "open":
	default:
		return p.fail("result %q: want over or open", Clip(text))
	}
	scores, err := p.word("scores")
	if err != nil {
		return err
	}
	for _, word := range strings.Fields(scores) {
		score, err := strconv.Atoi(word)
		if err != nil {
			return p.fail("%q is no score", Clip(word))
		}
		r.Scores = append(r.Scores, score)
	}
	if len(r.Scores) != p.record.Seats {
		return p.fail("%d scores for %d seats", len(r.Scores), p.record.Seats)
	}
	winners, err := p.word("winners")
	if err != nil {
		return err
	}
	r.Winners = []Seat{}
	for _, word := range strings.Fields(winners) {
		if winners == "nobody" {
			break
		}
		seat, err := ParseSeat(word)
		if err != nil || !seat.At(p.record.Seats) || slices.Contains(r.Winners, seat) {
			return p.fail("winners %q: want seats below %d, each once, or nobody", Clip(winners), p.record.Seats)
		}
		r.Winners = append(r.Winners, seat)
	}
	if r.State, err = p.word("state"); err != nil {
		return err
	}
	if r.State == "hidden" {
		r.State = ""
	}
	if rest, err := p.next(); !errors.Is(err, io.EOF) {
		return p.fail("more after the end: %q", Clip(rest))
	}
	p.record.Result = &r
	return nil
}
