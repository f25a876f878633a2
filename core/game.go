package core

import (
	"encoding"
	"fmt"
)

// Outcome is one possible result of a chance event.
type Outcome[M any] struct {
	Move   M   `json:"move"`
	Weight int `json:"weight"` // how likely it is, relative to the other outcomes; at least 1
}

// Item is one line of a score: what it is for, how many there are of it, and the
// points they bring together.
type Item struct {
	Name   string `json:"name"`
	Count  int    `json:"count"`
	Points int    `json:"points"`
}

// Tally is a score item by item.
type Tally []Item

// Total returns the points of all items together.
func (t Tally) Total() int {
	sum := 0
	for _, item := range t {
		sum += item.Points
	}
	return sum
}

// Move is the constraint on a game's type of moves: a struct of at most eight
// fields of one byte each, those that a kind of move does not use being zero.
// String is its notation, which the game's ParseMove reads back exactly, and
// MarshalText with its counterpart UnmarshalText is the same for JSON: see
// [MarshalMove] and [UnmarshalMove].
type Move interface {
	comparable
	fmt.Stringer
	encoding.TextMarshaler
}

// State is the constraint on the pointer to a game's type of states S, with
// moves M and views V. Queries about a seat that is not at the table give the
// spectator's view, no moves and a score of 0.
type State[S, M, V any] interface {
	*S
	// Seats returns the number of seats.
	Seats() int
	// Next returns who is to act: the lowest seat of Pending, Chance, or Nobody
	// when the game is over.
	Next() Seat
	// Pending returns all seats that may act now: more than one while choices
	// are made at the same time, none at chance and at the end.
	Pending() SeatSet
	// AppendMoves appends the legal moves of a seat in a fixed order without
	// duplicates: none for a seat that is not pending, at least one for one
	// that is. It does not allocate if dst has room.
	AppendMoves(dst []M, by Seat) []M
	// Moves returns the legal moves of a seat.
	Moves(by Seat) []M
	// Apply plays a move of a seat or an outcome of Chance. If it is not legal
	// the error is a *MoveError and the state stays as it was.
	Apply(by Seat, m M) error
	// AppendOutcomes appends, when chance is next, every outcome with its weight.
	AppendOutcomes(dst []Outcome[M]) []Outcome[M]
	// Sample returns, when chance is next, one outcome, drawn by the weights;
	// otherwise the zero move.
	Sample(r *RNG) M
	// Score returns a seat's points; during play those that the table can see.
	Score(seat Seat) int
	// Winners returns the seats that have won: none before the end.
	Winners() SeatSet
	// Tally returns a seat's score item by item, adding up to Score.
	Tally(seat Seat) Tally
	// View returns what a viewer sees, as somebody who has just come in. Nobody,
	// or any seat not at the table, is a spectator.
	View(viewer Seat) V
	// Seen returns m, which is about to be applied, as viewer sees it: hidden
	// fields are blanked.
	Seen(viewer, by Seat, m M) M
	// Check returns an error if any invariant of the game is broken: cards lost
	// or made, counts out of range, a phase that cannot be.
	Check() error
}

// View is the constraint on the pointer to a game's type of views V.
type View[S, M, V any] interface {
	*V
	// Viewer returns whose view this is: a seat, or Nobody for a spectator.
	Viewer() Seat
	// Seats, Next, Pending, Score and Winners tell what they tell for the state.
	Seats() int
	Next() Seat
	Pending() SeatSet
	Score(seat Seat) int
	Winners() SeatSet
	// AppendMoves appends the viewer's legal moves, as State.AppendMoves does.
	AppendMoves(dst []M) []M
	// Recall carries the viewer's memory over from the view before an event;
	// seen is the event's move as the viewer saw it.
	Recall(before *V, by Seat, seen M)
	// Determinize returns a random full state that fits all that the viewer
	// sees and remembers.
	Determinize(r *RNG) S
	// Fits returns nil if the viewer, seeing and remembering what it does, could
	// be in state s, and otherwise an error that says what speaks against it.
	Fits(s *S) error
}

// Game ties a game's types together for code that plays any game. Each game
// package has one, named Game.
type Game[S comparable, M Move, V comparable] struct {
	// Name is the package's name, and the game's in records.
	Name string
	// Title is the game's name in print.
	Title string
	// MinSeats and MaxSeats bound the number of seats.
	MinSeats, MaxSeats int
	// Revision counts changes of the rules, of the notation or of the JSON form
	// after which a record of equal text could mean something else.
	Revision int
	// MostEvents bounds the number of events in any game, chance included; 0
	// where the rules allow games without end.
	MostEvents int
	// Options documents the options that New takes.
	Options []Option
	// Reasons lists all reasons of the game's own for which it refuses moves, in the
	// order of its rules; CommonRefusals are not among them.
	Reasons []*Refusal
	// Hides is whether a seat may know what others do not: a hand, a card that it has
	// drawn, a choice not yet shown.
	Hides bool
	// New returns the state at the start of a game. The options are a JSON
	// object; none at all, or {}, is the rulebook.
	New func(seats int, options []byte) (S, error)
	// OptionsOf returns the options a state is played with, all written out, as
	// JSON that New takes.
	OptionsOf func(s *S) []byte
	// Evaluate estimates the share of the victory that each seat may expect. In the
	// end it is exact, SharesOf the winners. It is quick rather than good; bots use
	// it on the worlds they imagine. It may be nil.
	Evaluate func(s *S) Shares
	// ParseMove reads a move's notation.
	ParseMove func(text string) (M, error)
	// DecodeState and DecodeView read the JSON form of a state or view. Bulky data
	// such as a card set is shared with like, any state of a game with the same
	// options; if the form names other data than like has, that is an error.
	DecodeState func(like *S, data []byte) (S, error)
	DecodeView  func(like *S, data []byte) (V, error)
}

// Option documents one option of a game.
type Option struct {
	Name    string // the key in the JSON object
	Doc     string // what it changes, in a sentence or two
	Values  string // what it may be, in words or as a list
	Default string // the default, as JSON
}

// CheckSeats returns an error that names the game if seats is not from least to most.
func CheckSeats(game string, seats, least, most int) error {
	switch {
	case seats >= least && seats <= most:
		return nil
	case least == most:
		return fmt.Errorf("%s: %d seats: the game is for %d", game, seats, least)
	}
	return fmt.Errorf("%s: %d seats: the game is for %d to %d", game, seats, least, most)
}
