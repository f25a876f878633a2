package gametest

import (
	"errors"
	"fmt"
	"slices"
	"strings"

	"github.com/sandbar-games/sandbar/core"
)

// recording plays a game at a table and sends it through its record, whole and
// damaged, and through its saved form.
func (p *play[S, M, V, PS, PV]) recording() error {
	table, digests, err := p.atTable()
	if err != nil {
		return err
	}
	record := table.Record().String()
	if err := p.replays(record, table); err != nil {
		return err
	}
	if err := p.cut(record, digests); err != nil {
		return err
	}
	if err := p.spoilt(record, digests); err != nil {
		return err
	}
	for _, viewer := range p.viewers() {
		read, err := core.ReadRecord(strings.NewReader(table.RecordAs(viewer).String()))
		if err != nil {
			return fmt.Errorf("the record of what %s saw cannot be read: %w", viewer, err)
		}
		if !slices.Equal(read.Events, textOf(table.Events(viewer, 0))) {
			return fmt.Errorf("the record of what %s saw has other events than it saw", viewer)
		}
		if read.Result.State != "" {
			return fmt.Errorf("the record of what %s saw holds the digest of what it did not see", viewer)
		}
		if _, err := core.Replay[S, M, V, PS, PV](p.suite.game, read, nil); err == nil {
			return fmt.Errorf("the record of what %s saw replays", viewer)
		}
	}
	return p.saved()
}

// atTable plays the game at a table that waits for Resolve, and holds what the
// table tells against the game. It returns the digest of each state.
func (p *play[S, M, V, PS, PV]) atTable() (*core.Table[S, M, V, PS, PV], []string, error) {
	table, err := core.NewTable[S, M, V, PS, PV](p.suite.game, p.variant.start, nil)
	if err != nil {
		return nil, nil, err
	}
	var (
		digests []string
		states  []S
		seen    = make([][]core.Event[M], p.seats()+1)
	)
	err = p.eachPly(func() error {
		if n := len(p.events); n > 0 {
			e := p.events[n-1]
			for i, viewer := range p.viewers() {
				seen[i] = append(seen[i], core.Event[M]{By: e.By, Move: PS(&p.before).Seen(viewer, e.By, e.Move)})
			}
			if err := playAt(table, e); err != nil {
				return err
			}
		}
		p.count.made++
		if table.State() != p.state {
			return fmt.Errorf("at a table the same events lead to another state")
		}
		for i, viewer := range p.viewers() {
			if table.View(viewer) != p.recalled()[i] {
				return fmt.Errorf("at a table %s remembers something else", viewer)
			}
			if !slices.Equal(table.Events(viewer, 0), seen[i]) {
				return fmt.Errorf("at a table %s sees other events", viewer)
			}
		}
		states = append(states, p.state)
		digests = append(digests, table.Digest())
		return nil
	})
	if err != nil {
		return nil, nil, err
	}
	for n, state := range states {
		if s, err := table.StateAt(n); err != nil || s != state {
			return nil, nil, fmt.Errorf("the state after %d events is not found again: %w", n, err)
		}
	}
	return table, digests, nil
}

// textOf returns events in the notation of their game.
func textOf[M core.Move](events []core.Event[M]) []core.TextEvent {
	texts := make([]core.TextEvent, len(events))
	for i, e := range events {
		texts[i] = core.TextEvent{By: e.By, Move: e.Move.String()}
	}
	return texts
}

// playAt plays an event at a table, after trying it too late.
func playAt[S comparable, M core.Move, V comparable, PS core.State[S, M, V], PV core.View[S, M, V]](
	table *core.Table[S, M, V, PS, PV], e core.Event[M],
) error {
	if e.By == core.Chance {
		return table.Resolve(e.Move)
	}
	made, before := table.Made(e.By), table.State()
	for _, wrong := range []int{made - 1, made + 1} {
		if err := table.PlayAt(e.By, e.Move, wrong); !errors.Is(err, core.ErrStale) {
			return fmt.Errorf("seat %s's move number %d is played as number %d: %w", e.By, made, wrong, err)
		}
	}
	if table.State() != before {
		return fmt.Errorf("a stale move changes the table")
	}
	return table.PlayAt(e.By, e.Move, made)
}

// replays checks that a record of the table leads to the table's state.
func (p *play[S, M, V, PS, PV]) replays(text string, table *core.Table[S, M, V, PS, PV]) error {
	p.count.made++
	read, err := core.ReadRecord(strings.NewReader(text))
	if err != nil {
		return fmt.Errorf("its record cannot be read: %w", err)
	}
	if read.String() != text {
		return fmt.Errorf("its record reads differently:\n%s", read)
	}
	again, err := core.Replay[S, M, V, PS, PV](p.suite.game, read, nil)
	if err != nil {
		return fmt.Errorf("its record does not replay: %w", err)
	}
	if again.Digest() != table.Digest() || again.Len() != table.Len() || again.Record().String() != text {
		return fmt.Errorf("its record replays to\n%s", again.Record())
	}
	return nil
}

// headLines is how many lines of a record precede its events, and footLines how
// many follow.
const headLines, footLines = 6, 4

// cut cuts the record at and around the ends of some lines and within them.
func (p *play[S, M, V, PS, PV]) cut(text string, digests []string) error {
	cuts := []int{0, len(text) - 1}
	for range 8 {
		within := p.rng.Intn(len(text) - 1)
		lineEnd := within + strings.IndexByte(text[within:], '\n')
		cuts = append(cuts, within, lineEnd, min(lineEnd, len(text)-2)+1)
	}
	for _, at := range cuts {
		p.count.made++
		part := text[:at]
		read, err := core.ReadRecord(strings.NewReader(part))
		var where *core.RecordError
		if !errors.As(err, &where) {
			return fmt.Errorf("the record cut after %d bytes gives the error %w", at, err)
		}
		lines := strings.Count(part, "\n")
		if where.Line != lines+1 {
			return fmt.Errorf("the record cut in line %d is said to be wrong in line %d: %w", lines+1, where.Line, err)
		}
		if lines < headLines || p.rng.Intn(len(cuts)) > 5 {
			continue
		}
		events := min(lines-headLines, len(digests)-1)
		if err := p.standsAt(read, digests, events, 0); err != nil {
			return fmt.Errorf("the record cut after %d bytes: %w", at, err)
		}
	}
	return nil
}

// spoilt puts nonsense into single lines of the record.
func (p *play[S, M, V, PS, PV]) spoilt(text string, digests []string) error {
	lines := strings.SplitAfter(strings.TrimSuffix(text, "\n"), "\n")
	for range 3 {
		if len(digests) < 2 {
			return nil
		}
		p.count.made++
		event := p.rng.Intn(len(digests) - 1)
		spoilt := slices.Clone(lines)
		spoilt[headLines+event] = "0 no-such-move\n"
		read, err := core.ReadRecord(strings.NewReader(strings.Join(spoilt, "") + "\n"))
		if err != nil {
			return fmt.Errorf("a record with a wrong move cannot be read: %w", err)
		}
		if err := p.standsAt(read, digests, event, headLines+event+1); err != nil {
			return fmt.Errorf("the record spoilt at event %d: %w", event, err)
		}
	}
	read, err := core.ReadRecord(strings.NewReader(text[:len(text)-3] + "xx\n"))
	if err != nil {
		return err
	}
	return p.standsAt(read, digests, len(digests)-1, headLines+len(digests)-1+footLines)
}

// standsAt replays a record and checks that the table then stands after so many
// events, and that the error is of a line; line 0 is for no error.
func (p *play[S, M, V, PS, PV]) standsAt(read *core.Record, digests []string, events, line int) error {
	table, err := core.Replay[S, M, V, PS, PV](p.suite.game, read, nil)
	var where *core.RecordError
	switch {
	case line == 0 && err != nil:
		return fmt.Errorf("it does not replay: %w", err)
	case line > 0 && (!errors.As(err, &where) || where.Line != line):
		return fmt.Errorf("replaying it gives the error %w, not one of line %d", err, line)
	case table == nil:
		return fmt.Errorf("replaying it gives no table")
	case table.Len() != events || table.Digest() != digests[events]:
		return fmt.Errorf("it replays to %d events and the state %s: want %d and %s", table.Len(), table.Digest(), events, digests[events])
	}
	return nil
}

// saved plays a second game at a table with a generator, saves and loads it at
// some plies, and lets both go on.
func (p *play[S, M, V, PS, PV]) saved() error {
	rng := core.NewRNG(p.from.seed, 2)
	table, err := core.NewTable[S, M, V, PS, PV](p.suite.game, p.variant.start, &rng)
	if err != nil {
		return err
	}
	loaded := table
	for !table.Over() && table.Len() < p.most() {
		if p.rng.Intn(p.variant.plies) < 4 {
			p.count.made++
			data, err := loaded.Save()
			if err != nil {
				return err
			}
			if loaded, err = core.LoadTable[S, M, V, PS, PV](p.suite.game, data); err != nil {
				return err
			}
		}
		by := table.Next()
		moves := table.Moves(by)
		if len(moves) == 0 {
			return fmt.Errorf("seat %s is to act and has no legal move", by)
		}
		m := moves[p.rng.Intn(len(moves))]
		if err := table.Play(by, m); err != nil {
			return err
		}
		if loaded == table {
			continue
		}
		if err := loaded.Play(by, m); err != nil {
			return fmt.Errorf("a table that was saved and loaded refuses %s of %s: %w", m, by, err)
		}
		if !slices.Equal(loaded.Log(), table.Log()) || loaded.Digest() != table.Digest() {
			return fmt.Errorf("a table that was saved and loaded goes on differently:\n%s\nafter\n%s", loaded.Record(), table.Record())
		}
	}
	return nil
}
