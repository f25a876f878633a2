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
	Reason string // what forbids it, in the game's words, with the rule's number if it has one
	ID     string // the [Refusal]'s identifier, "not-in-hand"
	Rule   string // the number of the rule, "LB-05", or of several, "LB-05, LB-09"; empty if no rule of the game forbids it
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

// Refusal is one of the reasons for which a game refuses moves. A game makes each of
// them once, beside the rule it is about, and lists them in its descriptor, so that
// programs can link, translate or count them. A nil *Refusal is none: the move is
// legal.
type Refusal struct {
	id, rule, reason string
}

// NewRefusal returns the refusal with an identifier, the number of the rule, and the
// reason in the game's words, without the number. The identifier is in lower case with
// hyphens, unique in its game, and the same in every release. The rule may be several
// numbers, "LB-05, LB-09", or empty.
func NewRefusal(id, rule, reason string) *Refusal {
	return &Refusal{id: id, rule: rule, reason: reason}
}

// ID returns the identifier, such as "not-in-hand".
func (r *Refusal) ID() string { return r.id }

// Rule returns the number of the rule, such as "LB-05", or of several, or "".
func (r *Refusal) Rule() string { return r.rule }

// String returns the reason in the game's words, followed by the rule's number in
// brackets if there is one.
func (r *Refusal) String() string {
	if r.rule == "" {
		return r.reason
	}
	return r.reason + " (" + r.rule + ")"
}

// Illegal returns the [MoveError] for a move that is refused for this reason.
func (r *Refusal) Illegal(game string, by Seat, move fmt.Stringer) error {
	return &MoveError{Game: game, By: by, Move: move.String(), Reason: r.String(), ID: r.id, Rule: r.rule}
}

// Reasons for which any game refuses a move, worded alike.
const (
	ReasonOver       = "the game is over"
	ReasonNotPending = "it is not this seat's turn to act"
	ReasonNotChance  = "chance has nothing to decide now"
	ReasonChance     = ReasonNotPending + ": chance decides first"
	ReasonHidden     = "a move with a hidden part cannot be played"
	ReasonNoMove     = "there is no such move"
	ReasonByChance   = "outcomes of chance go through Resolve"
	ReasonNoGame     = "there is no game: the state is the zero value"
)

// Refusals for which any game refuses a move. [CommonRefusals] lists them.
var (
	RefusedOver       = NewRefusal("over", "", ReasonOver)
	RefusedNotPending = NewRefusal("not-pending", "", ReasonNotPending)
	RefusedNotChance  = NewRefusal("not-chance", "", ReasonNotChance)
	RefusedChance     = NewRefusal("chance-first", "", ReasonChance)
	RefusedHidden     = NewRefusal("hidden", "", ReasonHidden)
	RefusedNoMove     = NewRefusal("no-move", "", ReasonNoMove)
	RefusedByChance   = NewRefusal("by-chance", "", ReasonByChance)
	RefusedNoGame     = NewRefusal("no-game", "", ReasonNoGame)
)

// CommonRefusals returns the reasons for which any game refuses a move. They are not
// in the descriptors' lists.
func CommonRefusals() []*Refusal {
	return []*Refusal{
		RefusedOver, RefusedNotPending, RefusedNotChance, RefusedChance, RefusedHidden, RefusedNoMove,
		RefusedByChance, RefusedNoGame,
	}
}

// RefuseActor returns why by may not act at all when next is to act and pending may:
// the game is over, it is chance's or another's turn. It is nil for who may.
func RefuseActor(by, next Seat, pending SeatSet) *Refusal {
	switch {
	case by == next && next != Nobody, pending.Has(by):
		return nil
	case next == Nobody:
		return RefusedOver
	case by == Chance:
		return RefusedNotChance
	case next == Chance && by >= 0:
		return RefusedChance
	}
	return RefusedNotPending
}

// Illegal returns the [MoveError] for a move refused for a reason that no [Refusal]
// stands for.
func Illegal(game string, by Seat, move fmt.Stringer, reason string) error {
	return &MoveError{Game: game, By: by, Move: move.String(), Reason: reason}
}

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
