package core

import (
	"bytes"
	"crypto/sha256"
	"encoding/hex"
	"encoding/json"
	"fmt"
	"slices"
	"strings"
)

// digestOf returns the digest of a state's JSON form: equal for equal states,
// and for different ones different.
func digestOf(state any) string {
	sum := sha256.Sum256(EncodeJSON(state))
	return hex.EncodeToString(sum[:16])
}

// Digest returns 32 hexadecimal digits that are the same exactly for equal
// states: a hash of the JSON form, hidden things included. Keep it from players,
// who could compare it with the digests of what they suspect.
func (t *Table[S, M, V, PS, PV]) Digest() string { return digestOf(t.state) }

// Record returns the game so far as a record that replays to this very state. It
// hides nothing; what a player may read is RecordAs.
func (t *Table[S, M, V, PS, PV]) Record() *Record {
	r := t.record(t.log)
	r.Result.State = t.Digest()
	if t.placed {
		r.Position = EncodeJSON(t.start)
	}
	return r
}

// RecordAs returns the game so far as a viewer saw it, for reading.
func (t *Table[S, M, V, PS, PV]) RecordAs(viewer Seat) *Record {
	if !viewer.At(t.Seats()) {
		viewer = Nobody
	}
	r := t.record(t.seen[t.eye(viewer)])
	r.Viewer = &viewer
	if t.placed {
		r.Position = EncodeJSON(PS(&t.start).View(viewer))
	}
	return r
}

func (t *Table[S, M, V, PS, PV]) record(events []Event[M]) *Record {
	r := &Record{
		Game:    t.game.Name,
		Rules:   t.game.Revision,
		Seats:   t.Seats(),
		Options: t.game.OptionsOf(&t.start),
		Events:  make([]TextEvent, len(events)),
		Result:  &Result{Over: t.Over(), Winners: slices.AppendSeq([]Seat{}, t.Winners().All())},
	}
	for i, e := range events {
		r.Events[i] = TextEvent{e.By, e.Move.String()}
	}
	for seat := range t.Seats() {
		r.Result.Scores = append(r.Result.Scores, t.Score(Seat(seat)))
	}
	return r
}

// Replay plays a record at a new table. The table then goes on with a copy of
// rng, or waits for Resolve if rng is nil. If an event cannot be played, or the
// result is not the one recorded, the error is a *RecordError, and the table
// stands where the damage begins, waiting for Resolve. The table is nil only if
// nothing can be played: the record is of another game, of other rules or of what
// one viewer saw, or its seats or options cannot be.
func Replay[S comparable, M Move, V comparable, PS State[S, M, V], PV View[S, M, V]](
	game Game[S, M, V], r *Record, rng *RNG,
) (*Table[S, M, V, PS, PV], error) {
	switch {
	case r.Game != game.Name:
		return nil, &RecordError{lineGame, fmt.Sprintf("the record is of %q, not of %s", Clip(r.Game), game.Name)}
	case r.Rules != game.Revision:
		return nil, &RecordError{lineRules, fmt.Sprintf("the record is of revision %d of the rules of %s; this release plays revision %d",
			r.Rules, game.Name, game.Revision)}
	case r.Viewer != nil:
		return nil, &RecordError{r.headLines(), "this record shows what one viewer saw; only a record of all events replays"}
	}
	if err := CheckSeats(game.Name, r.Seats, game.MinSeats, game.MaxSeats); err != nil {
		return nil, &RecordError{lineSeats, err.Error()}
	}
	start, err := game.New(r.Seats, r.Options)
	if err != nil {
		return nil, &RecordError{lineOptions, err.Error()}
	}
	if r.Position != nil {
		if start, err = position[S, M, V, PS](game, &start, r.Position); err != nil {
			return nil, &RecordError{linePosition, err.Error()}
		}
	}
	t, err := NewTable[S, M, V, PS, PV](game, start, nil)
	if err != nil {
		return nil, &RecordError{lineOptions, err.Error()}
	}
	for i, e := range r.Events {
		m, err := game.ParseMove(e.Move)
		if err == nil {
			err = t.apply(e.By, m)
		}
		if err != nil {
			return t, &RecordError{r.LineOf(i), err.Error()}
		}
	}
	if err := t.compare(r); err != nil {
		return t, err
	}
	if rng != nil {
		t.rng, t.auto = *rng, true
		t.settle()
	}
	return t, nil
}

// position reads the position at which a game began, which like is the start of: it has
// as many seats and the same options.
func position[S comparable, M Move, V comparable, PS State[S, M, V]](game Game[S, M, V], like *S, data []byte) (S, error) {
	s, err := game.DecodeState(like, data)
	if err != nil {
		return s, err
	}
	if got, want := PS(&s).Seats(), PS(like).Seats(); got != want {
		return s, fmt.Errorf("%s: the position has %d seats: want %d", game.Name, got, want)
	}
	if got, want := game.OptionsOf(&s), game.OptionsOf(like); !bytes.Equal(got, want) {
		return s, fmt.Errorf("%s: the position has the options %s: want %s", game.Name, Clip(string(got)), Clip(string(want)))
	}
	return s, nil
}

// compare holds the replayed table against the recorded result.
func (t *Table[S, M, V, PS, PV]) compare(r *Record) error {
	if r.Result == nil {
		return nil
	}
	got := t.Record().Result
	line := r.LineOf(len(r.Events))
	for i, part := range []struct{ name, recorded, replayed string }{
		{"result over", fmt.Sprint(r.Result.Over), fmt.Sprint(got.Over)},
		{"scores", fmt.Sprint(r.Result.Scores), fmt.Sprint(got.Scores)},
		{"winners", fmt.Sprint(r.Result.Winners), fmt.Sprint(got.Winners)},
		{"state", r.Result.State, got.State},
	} {
		if part.recorded != part.replayed {
			return &RecordError{line + i, fmt.Sprintf("recorded %s %q, but the events lead to %q",
				part.name, Clip(part.recorded), part.replayed)}
		}
	}
	return nil
}

// savedTable is the JSON form of a saved table.
type savedTable struct {
	Table int  `json:"table"` // version of this form
	RNG   *RNG `json:"rng"`   // null at a table that waits for Resolve
	Limit int  `json:"limit"`
	// Reveals is there only if set, see Table.SetReveals.
	Reveals bool   `json:"reveals,omitempty"`
	Record  string `json:"record"`
}

// Save returns the table as JSON from which LoadTable makes one that goes on
// identically, chance included. It contains the generator: whoever reads it
// knows the future, so keep it on the server.
func (t *Table[S, M, V, PS, PV]) Save() ([]byte, error) {
	record, err := t.Record().Text()
	if err != nil {
		return nil, err
	}
	saved := savedTable{Table: 1, Limit: t.limit, Reveals: t.reveals, Record: string(record)}
	if t.auto {
		saved.RNG = &t.rng
	}
	return json.Marshal(saved)
}

// LoadTable opens a table that was saved. Whatever is wrong with the data is an
// error.
func LoadTable[S comparable, M Move, V comparable, PS State[S, M, V], PV View[S, M, V]](
	game Game[S, M, V], data []byte,
) (*Table[S, M, V, PS, PV], error) {
	var saved savedTable
	if err := DecodeJSON(data, &saved); err != nil {
		return nil, fmt.Errorf("%s: saved table: %w", game.Name, err)
	}
	if saved.Table != 1 {
		return nil, fmt.Errorf("%s: saved table: version %d: this release reads version 1", game.Name, saved.Table)
	}
	if saved.Limit < 0 {
		return nil, fmt.Errorf("%s: saved table: limit %d: want 0 or more", game.Name, saved.Limit)
	}
	record, err := ReadRecord(strings.NewReader(saved.Record))
	if err != nil {
		return nil, fmt.Errorf("%s: saved table: %w", game.Name, err)
	}
	t, err := Replay[S, M, V, PS, PV](game, record, saved.RNG)
	if err != nil {
		return nil, fmt.Errorf("%s: saved table: %w", game.Name, err)
	}
	t.SetLimit(saved.Limit)
	t.SetReveals(saved.Reveals)
	return t, nil
}
