package core

import (
	"bytes"
	"encoding/json"
	"fmt"
	"slices"
	"strings"
)

// The versions of the text form that this package writes and reads: of a game from its
// start, and of one from a position.
const (
	versionStart    = 1
	versionPosition = 2
)

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
// A game that began at another position than the start has version 2 and one line more,
// with that position in the game's JSON form:
//
//	sandbar record 2
//	game losbanditos
//	rules 1
//	seats 2
//	options {"actions":"any","first":0}
//	position {"options":...}
//	events all
//
// "events seat 1" and "events spectator" head the record of what one viewer saw,
// which cannot be replayed; its position is that viewer's view. "result open" is a game not played to its end.
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
// "position" is there, after the options, only if the game did not begin at the start,
// "viewer" only in the record of one viewer: a seat's number, or
// "nobody" for a spectator. "result" is missing if the record breaks off, and its
// "state" if the record is one viewer's. [DecodeJSON] reads this form strictly.
type Record struct {
	Game     string          `json:"game"`  // its name
	Rules    int             `json:"rules"` // the game's revision
	Seats    int             `json:"seats"`
	Options  json.RawMessage `json:"options"`            // all written out, a custom card set in full
	Position json.RawMessage `json:"position,omitempty"` // where the game began; none at the start that the options make
	Viewer   *Seat           `json:"viewer,omitempty"`   // who saw the events; nil if none is hidden
	Events   []TextEvent     `json:"events"`
	Result   *Result         `json:"result,omitempty"` // nil if the record breaks off
}

// RecordError says in which line of a record something is wrong.
type RecordError struct {
	Line   int // counted from 1
	Reason string
}

// Error returns the line and the reason.
func (e *RecordError) Error() string { return fmt.Sprintf("record line %d: %s", e.Line, e.Reason) }

// The lines of the head that errors name. The line of the events is the last of it.
const (
	lineGame = 2 + iota
	lineRules
	lineSeats
	lineOptions
	linePosition
)

// headLines returns the number of lines before the first event.
func (r *Record) headLines() int {
	if r.Position != nil {
		return linePosition + 1
	}
	return lineOptions + 1
}

// LineOf returns the line of the text form on which event number i stands.
func (r *Record) LineOf(i int) int { return r.headLines() + 1 + i }

// Text returns the text form, which reads back as the same record. A record that
// no table made may hold what the text form cannot, such as a move of two lines;
// then the error is a *RecordError.
func (r *Record) Text() ([]byte, error) {
	version, setup := versionStart, bytes.NewBufferString("options ")
	if err := json.Compact(setup, r.Options); err != nil {
		return nil, &RecordError{lineOptions, "options: " + err.Error()}
	}
	if r.Position != nil {
		version = versionPosition
		setup.WriteString("\nposition ")
		if err := json.Compact(setup, r.Position); err != nil {
			return nil, &RecordError{linePosition, "position: " + err.Error()}
		}
	}
	if err := r.check(); err != nil {
		return nil, err
	}
	var b bytes.Buffer
	fmt.Fprintf(&b, "sandbar record %d\ngame %s\nrules %d\nseats %d\n%s\nevents %s\n",
		version, r.Game, r.Rules, r.Seats, setup, viewerText(r.Viewer))
	for _, e := range r.Events {
		fmt.Fprintf(&b, "%s %s\n", e.By, e.Move)
	}
	if r.Result != nil {
		r.Result.append(&b)
	}
	return b.Bytes(), nil
}

func (r *Result) append(b *bytes.Buffer) {
	result, state := "open", hiddenState
	if r.Over {
		result = "over"
	}
	if r.State != "" {
		state = r.State
	}
	fmt.Fprintf(b, "result %s\nscores %s\nwinners %s\nstate %s\n", result, scoresText(r.Scores), SeatsOf(r.Winners...), state)
}

// hiddenState stands in place of the digest in a record of what one viewer saw.
const hiddenState = "hidden"

func scoresText(scores []int) string { return strings.Trim(fmt.Sprint(scores), "[]") }

// check returns an error that names the line in which the text form would not
// read back as what the record holds.
func (r *Record) check() error {
	line := r.LineOf(len(r.Events)) // of the result
	switch {
	case !isLine(r.Game):
		return &RecordError{lineGame, fmt.Sprintf("%q is no name of a game", Clip(r.Game))}
	case r.Rules < 1:
		return &RecordError{lineRules, fmt.Sprintf("rules %d: want 1 or more", r.Rules)}
	case r.Seats < 1 || r.Seats > MaxSeats:
		return &RecordError{lineSeats, fmt.Sprintf("%d seats: want 1 to %d", r.Seats, MaxSeats)}
	case r.Viewer != nil && *r.Viewer != Nobody && !r.Viewer.At(r.Seats):
		return &RecordError{r.headLines(), fmt.Sprintf("viewer %v: want a seat below %d or nobody", *r.Viewer, r.Seats)}
	}
	for i, e := range r.Events {
		if !e.fits(r.Seats) {
			return &RecordError{r.LineOf(i), fmt.Sprintf("%v %q is no event", e.By, Clip(e.Move))}
		}
	}
	switch result := r.Result; {
	case result == nil:
	case len(result.Scores) != r.Seats:
		return &RecordError{line + 1, fmt.Sprintf("%d scores for %d seats", len(result.Scores), r.Seats)}
	case !winnersFit(result.Winners, r.Seats):
		return &RecordError{line + 2, fmt.Sprintf("winners %v: want seats below %d, in order", result.Winners, r.Seats)}
	case (r.Viewer != nil) != (result.State == ""):
		return &RecordError{line + 3, "want a digest, but none in the record of what one viewer saw"}
	case result.State != "" && !isLine(result.State) || result.State == hiddenState:
		return &RecordError{line + 3, fmt.Sprintf("%q is no digest", Clip(result.State))}
	}
	return nil
}

// isLine reports whether text can stand on a line.
func isLine(text string) bool { return text != "" && !strings.Contains(text, "\n") }

// fits reports whether the event can stand in a record of a game of so many seats.
func (e TextEvent) fits(seats int) bool { return (e.By == Chance || e.By.At(seats)) && isLine(e.Move) }

// winnersFit reports whether winners are seats at the table, lowest first.
func winnersFit(winners []Seat, seats int) bool {
	return slices.Equal(winners, slices.Collect(SeatsOf(winners...).All())) && SeatsOf(winners...)&^AllSeats(seats) == 0
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
