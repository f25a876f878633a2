package core

import "encoding/json"

// Session is a table for programs that learn which game it is at run time: moves
// are text in the game's notation, views and states are JSON. Every wrong input
// is an error that says what and where, and changes nothing. A Session is not
// safe for concurrent use.
type Session interface {
	// Game returns the name of the game, Seats the number of seats.
	Game() string
	Seats() int
	// Next, Pending and Over tell who is to act, as for a Table.
	Next() Seat
	Pending() SeatSet
	Over() bool
	// Moves returns the legal moves of a seat.
	Moves(by Seat) []string
	// Made returns how many moves a seat has made, Len how many events there are.
	Made(seat Seat) int
	Len() int
	// Play, PlayAt and Resolve play a move as for a Table.
	Play(by Seat, move string) error
	PlayAt(by Seat, move string, made int) error
	Resolve(outcome string) error
	// Outcomes returns, when chance is next, every outcome with its weight, and
	// Sample one of them, drawn by the weights; otherwise none and "". Both may
	// show what is hidden: keep them from the players.
	Outcomes() []Outcome[string]
	Sample(r *RNG) string
	// SetLimit bounds the number of events as for a Table, and SetReveals makes it wait
	// for Resolve only where there is something to draw.
	SetLimit(events int)
	SetReveals(auto bool)
	// View returns what a viewer sees and remembers, State everything, as JSON.
	View(viewer Seat) json.RawMessage
	State() json.RawMessage
	// Events returns the events from number from on as a viewer saw them.
	Events(viewer Seat, from int) []TextEvent
	// Score, Tally and Winners tell how the game stands.
	Score(seat Seat) int
	Tally(seat Seat) Tally
	Winners() SeatSet
	// Record returns the game so far with nothing hidden, RecordAs as a viewer saw it.
	Record() *Record
	RecordAs(viewer Seat) *Record
	// Key returns a text that is equal exactly for equal states, hidden things
	// included: keep it from the players.
	Key() string
	// Save returns the session as JSON from which AnyGame.Load makes one that
	// goes on identically, chance included: keep it from the players.
	Save() ([]byte, error)
}

// AnyGame is a game behind text and JSON, for programs that handle all games
// alike.
type AnyGame struct {
	// What Game has under the same names.
	Name, Title        string
	MinSeats, MaxSeats int
	Revision           int
	MostEvents         int
	Options            []Option
	Reasons            []*Refusal
	Hides              bool
	// Bots are the kinds of bots that play the game, the weakest first. Any leaves them
	// out; the root package's Games has them.
	Bots []AnyBot
	// StateSchema and ViewSchema are the JSON Schemas of the states and views; in the
	// latter "state.json" refers to the former. Any leaves them out, too.
	StateSchema, ViewSchema string
	// CheckState and CheckView return an error unless data is the JSON form of a state or
	// view of a game with these options, for as many seats as the data says.
	CheckState, CheckView func(options, data []byte) error
	// Open starts a game with options as a JSON object, or none. The session
	// resolves chance with a copy of rng, or waits for Resolve if rng is nil.
	Open func(seats int, options []byte, rng *RNG) (Session, error)
	// OpenAt starts a game as Open does, but at a position in the game's JSON form that
	// has these seats and options and passes the game's Check.
	OpenAt func(seats int, options, position []byte, rng *RNG) (Session, error)
	// Load opens a session that Save wrote.
	Load func(saved []byte) (Session, error)
	// Replay plays a record as the function Replay does. With an error the session
	// stands where the damage begins; it is nil if nothing of the record can be
	// played, as the function Replay says.
	Replay func(r *Record, rng *RNG) (Session, error)
}

// Any puts a game behind text and JSON.
func Any[S comparable, M Move, V comparable, PS State[S, M, V], PV View[S, M, V]](game Game[S, M, V]) AnyGame {
	return AnyGame{
		Name:       game.Name,
		Title:      game.Title,
		MinSeats:   game.MinSeats,
		MaxSeats:   game.MaxSeats,
		Revision:   game.Revision,
		MostEvents: game.MostEvents,
		Options:    game.Options,
		Reasons:    game.Reasons,
		Hides:      game.Hides,
		CheckState: func(options, data []byte) error {
			like, err := anyStart(game, options)
			if err == nil {
				_, err = game.DecodeState(&like, data)
			}
			return err
		},
		CheckView: func(options, data []byte) error {
			like, err := anyStart(game, options)
			if err == nil {
				_, err = game.DecodeView(&like, data)
			}
			return err
		},
		Open: func(seats int, options []byte, rng *RNG) (Session, error) {
			start, err := game.New(seats, options)
			if err != nil {
				return nil, err
			}
			return asSession(NewTable[S, M, V, PS, PV](game, start, rng))
		},
		OpenAt: func(seats int, options, data []byte, rng *RNG) (Session, error) {
			start, err := game.New(seats, options)
			if err != nil {
				return nil, err
			}
			if start, err = position[S, M, V, PS](game, &start, data); err != nil {
				return nil, err
			}
			return asSession(NewTable[S, M, V, PS, PV](game, start, rng))
		},
		Load: func(saved []byte) (Session, error) {
			return asSession(LoadTable[S, M, V, PS, PV](game, saved))
		},
		Replay: func(r *Record, rng *RNG) (Session, error) {
			return asSession(Replay[S, M, V, PS, PV](game, r, rng))
		},
	}
}

// anyStart returns the start of a game with some number of seats that the options allow.
func anyStart[S comparable, M Move, V comparable](game Game[S, M, V], options []byte) (start S, err error) {
	for seats := game.MinSeats; seats <= game.MaxSeats; seats++ {
		if start, err = game.New(seats, options); err == nil {
			break
		}
	}
	return start, err
}

// session makes a Session of a table: what needs no translation is the table's own.
type session[S comparable, M Move, V comparable, PS State[S, M, V], PV View[S, M, V]] struct {
	*Table[S, M, V, PS, PV]
}

// asSession keeps a nil table a nil Session.
func asSession[S comparable, M Move, V comparable, PS State[S, M, V], PV View[S, M, V]](
	t *Table[S, M, V, PS, PV], err error,
) (Session, error) {
	if t == nil {
		return nil, err
	}
	return session[S, M, V, PS, PV]{t}, err
}

func (s session[S, M, V, PS, PV]) Game() string { return s.game.Name }

func (s session[S, M, V, PS, PV]) Moves(by Seat) []string {
	moves := s.Table.Moves(by)
	texts := make([]string, len(moves))
	for i, m := range moves {
		texts[i] = m.String()
	}
	return texts
}

func (s session[S, M, V, PS, PV]) Play(by Seat, move string) error {
	m, err := s.game.ParseMove(move)
	if err != nil {
		return err
	}
	return s.Table.Play(by, m)
}

func (s session[S, M, V, PS, PV]) PlayAt(by Seat, move string, made int) error {
	m, err := s.game.ParseMove(move)
	if err != nil {
		return err
	}
	return s.Table.PlayAt(by, m, made)
}

func (s session[S, M, V, PS, PV]) Resolve(outcome string) error {
	m, err := s.game.ParseMove(outcome)
	if err != nil {
		return err
	}
	return s.Table.Resolve(m)
}

func (s session[S, M, V, PS, PV]) Outcomes() []Outcome[string] {
	outcomes := s.Table.Outcomes()
	texts := make([]Outcome[string], len(outcomes))
	for i, o := range outcomes {
		texts[i] = Outcome[string]{o.Move.String(), o.Weight}
	}
	return texts
}

func (s session[S, M, V, PS, PV]) Sample(r *RNG) string {
	if s.Next() != Chance {
		return ""
	}
	return s.Table.Sample(r).String()
}

func (s session[S, M, V, PS, PV]) View(viewer Seat) json.RawMessage {
	return EncodeJSON(s.Table.View(viewer))
}

func (s session[S, M, V, PS, PV]) State() json.RawMessage { return EncodeJSON(s.Table.State()) }

func (s session[S, M, V, PS, PV]) Events(viewer Seat, from int) []TextEvent {
	events := s.Table.Events(viewer, from)
	texts := make([]TextEvent, len(events))
	for i, e := range events {
		texts[i] = TextEvent{e.By, e.Move.String()}
	}
	return texts
}

func (s session[S, M, V, PS, PV]) Key() string { return s.Digest() }
