package core

import (
	"bufio"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"strconv"
	"strings"
)

// mostRecordBytes bounds what ReadRecord takes in: far more than any game or
// card set needs.
const mostRecordBytes = 16 << 20

// ReadRecord reads the text form. If it is damaged or breaks off, the error is a
// *RecordError, and the record holds what stands before that line, which still
// replays if the head is whole.
func ReadRecord(src io.Reader) (*Record, error) {
	p := recordParser{source: io.LimitedReader{R: src, N: mostRecordBytes + 1}, record: &Record{Events: []TextEvent{}}}
	p.lines = bufio.NewReader(&p.source)
	err := p.read()
	return p.record, err
}

type recordParser struct {
	source io.LimitedReader
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
	case p.source.N == 0:
		return "", p.fail("the record is longer than %d bytes", mostRecordBytes)
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
		by, move, _ := strings.Cut(text, " ")
		seat, err := ParseSeat(by)
		e := TextEvent{seat, move}
		if err != nil || !e.fits(p.record.Seats) {
			return p.fail("%q is no event: want a seat below %d or chance, and a move", Clip(text), p.record.Seats)
		}
		p.record.Events = append(p.record.Events, e)
	}
}

func (p *recordParser) head() error {
	r := p.record
	version, err := p.number("sandbar record", 0, 1<<30)
	if err != nil {
		return err
	}
	if version != versionStart && version != versionPosition {
		return p.fail("format version %d: this release reads versions %d and %d", version, versionStart, versionPosition)
	}
	if r.Game, err = p.word("game"); err != nil {
		return err
	}
	if r.Game == "" {
		return p.fail("the game has no name")
	}
	if r.Rules, err = p.number("rules", 1, 1<<30); err != nil {
		return err
	}
	if r.Seats, err = p.number("seats", 1, MaxSeats); err != nil {
		return err
	}
	if r.Options, err = p.json("options", "are"); err != nil {
		return err
	}
	if version == versionPosition {
		if r.Position, err = p.json("position", "is"); err != nil {
			return err
		}
	}
	viewer, err := p.word("events")
	if err != nil {
		return err
	}
	return p.viewer(viewer)
}

// json reads a line of a word and JSON.
func (p *recordParser) json(word, verb string) (json.RawMessage, error) {
	text, err := p.word(word)
	if err != nil {
		return nil, err
	}
	if !json.Valid([]byte(text)) {
		return nil, p.fail("the %s %s not JSON: %q", word, verb, Clip(text))
	}
	return json.RawMessage(text), nil
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
	switch {
	case len(r.Scores) != p.record.Seats:
		return p.fail("%d scores for %d seats", len(r.Scores), p.record.Seats)
	case scoresText(r.Scores) != scores:
		return p.fail("scores %q: want %q", Clip(scores), scoresText(r.Scores))
	}
	winners, err := p.word("winners")
	if err != nil {
		return err
	}
	r.Winners = []Seat{}
	for _, word := range strings.Fields(winners) {
		if seat, err := ParseSeat(word); err == nil && seat.At(p.record.Seats) {
			r.Winners = append(r.Winners, seat)
		}
	}
	if SeatsOf(r.Winners...).String() != winners {
		return p.fail("winners %q: want seats below %d, each once and in order, or nobody", Clip(winners), p.record.Seats)
	}
	if r.State, err = p.word("state"); err != nil {
		return err
	}
	if (r.State == hiddenState) != (p.record.Viewer != nil) || r.State == "" {
		return p.fail("state %q: want a digest, or hidden in the record of what one viewer saw", Clip(r.State))
	}
	if r.State == hiddenState {
		r.State = ""
	}
	if rest, err := p.next(); !errors.Is(err, io.EOF) {
		return p.fail("more after the end: %q", Clip(rest))
	}
	p.record.Result = &r
	return nil
}
