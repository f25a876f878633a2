package core

import (
	"errors"
	"fmt"
	"unicode/utf8"
)

// ErrIllegal is what every [MoveError] is, for errors.Is.
var ErrIllegal = errors.New("illegal move")

// MoveError says why a move was refused. The state is as it was.
type MoveError struct {
	Game   string // the game's name
	By     Seat   // who tried
	Move   string // the move as text
	Reason string // the rule that forbids it, in the game's words
}

// Error returns one line: game, seat, move and reason.
func (e *MoveError) Error() string {
	by := "seat " + e.By.String()
	if e.By < 0 {
		by = e.By.String()
	}
	return fmt.Sprintf("%s: %s may not %s: %s", e.Game, by, e.Move, e.Reason)
}

// Unwrap makes errors.Is(err, ErrIllegal) hold.
func (e *MoveError) Unwrap() error { return ErrIllegal }

// Illegal returns the [MoveError] for a move refused for a reason.
func Illegal(game string, by Seat, move fmt.Stringer, reason string) error {
	return &MoveError{Game: game, By: by, Move: move.String(), Reason: reason}
}

// Reasons for which any game refuses a move, worded alike.
const (
	ReasonOver       = "the game is over"
	ReasonNotPending = "it is not this seat's turn to act"
	ReasonNotChance  = "chance has nothing to decide now"
	ReasonHidden     = "a move with a hidden part cannot be played"
	ReasonNoMove     = "there is no such move"
)

// Clip shortens text from outside to 40 bytes or a little less for an error message.
func Clip(text string) string {
	const most = 40
	if len(text) <= most {
		return text
	}
	end := most
	for end > 0 && !utf8.RuneStart(text[end]) {
		end--
	}
	return text[:end] + "..."
}
