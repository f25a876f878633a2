package core

import (
	"errors"
	"fmt"
	"slices"
)

// Errors of a table that are not about the rules of the game.
var (
	// ErrStale is the error of a request that comes late or twice.
	ErrStale = errors.New("this request is not for the seat's present decision")
	// ErrLimit is the error of a move beyond the table's limit of events.
	ErrLimit = errors.New("the table's limit of events is reached")
)

// Event is one entry of a game's log: who acted, a seat or Chance, and how.
type Event[M any] struct {
	By   Seat `json:"by"`
	Move M    `json:"move"`
}

// Table is a game being played: a state, a generator that decides for chance,
// the log of events, and for each seat and the spectators a view with its
// memory. A Table is not safe for concurrent use and must not be copied: the copy
// would share the views. To branch off, copy State, or Save and LoadTable.
type Table[S comparable, M Move, V comparable, PS State[S, M, V], PV View[S, M, V]] struct {
	game  Game[S, M, V]
	start S
	state S
	rng   RNG
	// placed is whether the game began at another position than the start.
	placed  bool
	auto    bool // the table resolves chance by itself
	reveals bool // the table resolves chance by itself where there is one outcome only
	limit   int  // the most events, or 0
	log     []Event[M]
	made    [MaxSeats]int
	// What each viewer has, the seats' and at the end the spectators': its view, and every
	// event as it saw it.
	views []V
	seen  [][]Event[M]
	// Room for what each sees of one event, and for the outcomes of one.
	shown    []M
	outcomes []Outcome[M]
}

// NewTable opens a table at the start of a game, a state as the package's New
// returns it, or at any position that passes its Check; nobody remembers anything from
// before. The table resolves chance with a copy of rng, so that its callers only ever
// see players to act; with a nil rng it waits for Resolve at every chance event, or with
// SetReveals only where there is something to draw.
func NewTable[S comparable, M Move, V comparable, PS State[S, M, V], PV View[S, M, V]](
	game Game[S, M, V], start S, rng *RNG,
) (*Table[S, M, V, PS, PV], error) {
	if err := PS(&start).Check(); err != nil {
		return nil, fmt.Errorf("a table needs a sound position: %w", err)
	}
	seats := PS(&start).Seats()
	fresh, err := game.New(seats, game.OptionsOf(&start))
	if err != nil {
		return nil, fmt.Errorf("%s: a table needs a position whose options New takes: %w", game.Name, err)
	}
	t := &Table[S, M, V, PS, PV]{
		game: game, start: start, state: start, views: make([]V, seats+1), seen: make([][]Event[M], seats+1),
		// The fresh state has read the options anew and may not share bulky data.
		placed: digestOf(fresh) != digestOf(start),
	}
	for i := range seats {
		t.views[i] = PS(&t.state).View(Seat(i))
	}
	t.views[seats] = PS(&t.state).View(Nobody)
	if rng != nil {
		t.rng, t.auto = *rng, true
		t.settle()
	}
	return t, nil
}

// eye returns the index of a seat, or the spectators', in views and seen.
func (t *Table[S, M, V, PS, PV]) eye(viewer Seat) int {
	if viewer.At(t.Seats()) {
		return int(viewer)
	}
	return t.Seats()
}

// Game returns the game's descriptor.
func (t *Table[S, M, V, PS, PV]) Game() Game[S, M, V] { return t.game }

// State returns a copy of the full state, hidden cards and all.
func (t *Table[S, M, V, PS, PV]) State() S { return t.state }

// View returns what a viewer sees and remembers.
func (t *Table[S, M, V, PS, PV]) View(viewer Seat) V { return t.views[t.eye(viewer)] }

// Seats returns the number of seats.
func (t *Table[S, M, V, PS, PV]) Seats() int { return len(t.views) - 1 }

// Next returns who is to act: the lowest seat of Pending, Chance at a table that
// waits for Resolve, or Nobody when the game is over.
func (t *Table[S, M, V, PS, PV]) Next() Seat { return PS(&t.state).Next() }

// Pending returns all seats that may act now.
func (t *Table[S, M, V, PS, PV]) Pending() SeatSet { return PS(&t.state).Pending() }

// Over reports whether the game is over.
func (t *Table[S, M, V, PS, PV]) Over() bool { return t.Next() == Nobody }

// Moves returns the legal moves of a seat.
func (t *Table[S, M, V, PS, PV]) Moves(by Seat) []M { return PS(&t.state).Moves(by) }

// Score returns a seat's points, as far as the table can see them.
func (t *Table[S, M, V, PS, PV]) Score(seat Seat) int { return PS(&t.state).Score(seat) }

// Winners returns the seats that have won.
func (t *Table[S, M, V, PS, PV]) Winners() SeatSet { return PS(&t.state).Winners() }

// Tally returns a seat's score item by item.
func (t *Table[S, M, V, PS, PV]) Tally(seat Seat) Tally { return PS(&t.state).Tally(seat) }

// Len returns the number of events so far, chance included.
func (t *Table[S, M, V, PS, PV]) Len() int { return len(t.log) }

// Made returns how many moves a seat has made.
func (t *Table[S, M, V, PS, PV]) Made(seat Seat) int {
	if !seat.At(t.Seats()) {
		return 0
	}
	return t.made[seat]
}

// Log returns every event with nothing hidden.
func (t *Table[S, M, V, PS, PV]) Log() []Event[M] { return slices.Clone(t.log) }

// Events returns the events from number from on, counted from 0, as a viewer saw
// them when they happened.
func (t *Table[S, M, V, PS, PV]) Events(viewer Seat, from int) []Event[M] {
	seen := t.seen[t.eye(viewer)]
	return slices.Clone(seen[min(max(from, 0), len(seen)):])
}

// SetLimit bounds the number of events, for games whose rules allow play without
// end: no seat can move once there are so many. 0 means no bound. Chance still
// finishes what a move before the limit began.
func (t *Table[S, M, V, PS, PV]) SetLimit(events int) { t.limit = max(events, 0) }

// Play plays a seat's move and, at a table with a generator, the chance events
// that follow. The error is a *MoveError, or ErrLimit; the table is then as it was.
func (t *Table[S, M, V, PS, PV]) Play(by Seat, m M) error {
	if by == Chance {
		return RefusedByChance.Illegal(t.game.Name, by, m)
	}
	if t.limit > 0 && len(t.log) >= t.limit {
		return fmt.Errorf("%s: %w (%d)", t.game.Name, ErrLimit, t.limit)
	}
	if err := t.apply(by, m); err != nil {
		return err
	}
	t.settle()
	return nil
}

// PlayAt plays like Play if the seat has made exactly made moves so far, and
// otherwise fails with ErrStale: so a request that comes late or twice does no
// harm, while the choices of several seats may arrive in any order.
func (t *Table[S, M, V, PS, PV]) PlayAt(by Seat, m M, made int) error {
	if by.At(t.Seats()) && t.made[by] != made {
		return fmt.Errorf("%s: seat %d's move number %d: %w: it has made %d", t.game.Name, by, made, ErrStale, t.made[by])
	}
	return t.Play(by, m)
}

// Resolve says what chance brings, at a table without a generator.
func (t *Table[S, M, V, PS, PV]) Resolve(m M) error {
	if err := t.apply(Chance, m); err != nil {
		return err
	}
	t.settle()
	return nil
}

// SetReveals makes a table without a generator resolve by itself, from now on, what
// chance decides with one outcome only: what is turned up, shown or answered. Then it
// waits for Resolve only where there is something to draw. It is saved with the table.
func (t *Table[S, M, V, PS, PV]) SetReveals(auto bool) {
	t.reveals = auto
	t.settle()
}

// Outcomes returns, when chance is next, every outcome with its weight. They may show
// what is hidden: keep them from the players.
func (t *Table[S, M, V, PS, PV]) Outcomes() []Outcome[M] { return PS(&t.state).AppendOutcomes(nil) }

// Sample returns, when chance is next, one outcome, drawn by the weights; otherwise the
// zero move. It plays nothing: that is Resolve.
func (t *Table[S, M, V, PS, PV]) Sample(r *RNG) M { return PS(&t.state).Sample(r) }

// settle lets the generator decide while chance is next, and without one resolves what
// has one outcome only if the table is to.
func (t *Table[S, M, V, PS, PV]) settle() {
	for t.Next() == Chance && (t.auto || t.reveals) {
		var m M
		if t.auto {
			m = PS(&t.state).Sample(&t.rng)
		} else if t.outcomes = PS(&t.state).AppendOutcomes(t.outcomes[:0]); len(t.outcomes) == 1 {
			m = t.outcomes[0].Move
		} else {
			return
		}
		if err := t.apply(Chance, m); err != nil {
			panic("core: the game breaks its contract: it offers an illegal outcome: " + err.Error())
		}
	}
}

// apply plays one event and shows it to every viewer.
func (t *Table[S, M, V, PS, PV]) apply(by Seat, m M) error {
	var err error
	if t.shown, err = Follow[S, M, V, PS, PV](t.shown[:0], &t.state, t.views, by, m); err != nil {
		return err
	}
	for i, seen := range t.shown {
		t.seen[i] = append(t.seen[i], Event[M]{by, seen})
	}
	t.log = append(t.log, Event[M]{by, m})
	if by.At(t.Seats()) {
		t.made[by]++
	}
	return nil
}

// StateAt returns the state after the first n events, 0 to Len, by replaying
// them. Going back in a game is this, never an undo.
func (t *Table[S, M, V, PS, PV]) StateAt(n int) (S, error) {
	if n < 0 || n > len(t.log) {
		var none S
		return none, fmt.Errorf("%s: no state after %d events: there are %d", t.game.Name, n, len(t.log))
	}
	s := t.start
	for _, e := range t.log[:n] {
		if err := PS(&s).Apply(e.By, e.Move); err != nil {
			return s, err
		}
	}
	return s, nil
}
