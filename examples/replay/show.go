package main

import (
	"bytes"
	"encoding/json"
	"fmt"

	"github.com/sandbar-games/sandbar"
	"github.com/sandbar-games/sandbar/core"
	"github.com/sandbar-games/sandbar/examples/internal/face"
	"github.com/sandbar-games/sandbar/examples/internal/keep"
)

// show prints one record.
func show(scr *face.Screen, set settings) error {
	record, damage := keep.Read(set.files[0])
	if record == nil {
		return damage
	}
	game, err := sandbar.Lookup(record.Game)
	if err != nil {
		return err
	}
	scr.Printf("%s, %d seats, options %s\n", scr.Bold(game.Title), record.Seats, record.Options)
	if record.Viewer != nil {
		showSeen(scr, set, record)
		return damage
	}
	replayed, err := game.Replay(record, nil)
	if replayed == nil {
		return fmt.Errorf("%s: %w", set.files[0], err)
	}
	if damage == nil && err != nil {
		damage = fmt.Errorf("%s: %w", set.files[0], err)
	}
	if !set.open && set.viewer >= 0 && !set.viewer.At(record.Seats) {
		return fmt.Errorf("-seat %v: this game has the seats 0 to %d", set.viewer, record.Seats-1)
	}
	// What can be played of the record is played a second time, event by event.
	session, err := open(game, record)
	if err != nil {
		return err
	}
	w := walk{Screen: scr, settings: set, record: record, session: session, hides: game.Hides}
	w.face, w.drawn = face.Of(record.Game)
	w.drawn = w.drawn && !set.json
	for seat := range record.Seats {
		w.names = append(w.names, fmt.Sprint("seat ", seat))
	}
	if err := w.run(record.Events[:replayed.Len()]); err != nil {
		return err
	}
	return damage
}

// open opens the game of a record where it began.
func open(game core.AnyGame, record *core.Record) (core.Session, error) {
	if record.Position != nil {
		return game.OpenAt(record.Seats, record.Options, record.Position, nil)
	}
	return game.Open(record.Seats, record.Options, nil)
}

// showSeen prints the record of what one viewer saw, which has no table.
func showSeen(scr *face.Screen, set settings, record *core.Record) {
	scr.Printf("What %s saw; only a record of all events has the table.\n", viewerName(*record.Viewer))
	for i, e := range record.Events {
		if i+1 >= set.from && i+1 <= set.to {
			scr.Printf("%4d  %v: %s\n", i+1, e.By, e.Move)
		}
	}
}

func viewerName(viewer core.Seat) string {
	if viewer < 0 {
		return "a spectator"
	}
	return "seat " + viewer.String()
}

// walk goes through a game event by event.
type walk struct {
	*face.Screen
	settings
	record  *core.Record
	session core.Session
	face    face.Any
	drawn   bool // by the face; otherwise the table is printed as JSON
	hides   bool // what the game has under this name
	names   []string
}

func (w *walk) run(events []core.TextEvent) error {
	if !w.open {
		w.Printf("What %s saw.\n", viewerName(w.viewer))
	}
	shown := false // whether the table on the screen is the present one
	for i, e := range events {
		if ply := i + 1; ply > w.to {
			break
		}
		if i+1 == w.from && w.session.Next() >= 0 {
			if err := w.table(); err != nil {
				return err
			}
		}
		if err := w.play(e); err != nil {
			return err
		}
		if i+1 < w.from {
			continue
		}
		w.tell(i+1, e)
		if shown = w.session.Next() != core.Chance; shown {
			if err := w.table(); err != nil {
				return err
			}
		}
	}
	if !shown {
		if err := w.table(); err != nil {
			return err
		}
	}
	if w.session.Over() {
		w.end()
	}
	return nil
}

func (w *walk) play(e core.TextEvent) error {
	if e.By == core.Chance {
		return w.session.Resolve(e.Move)
	}
	return w.session.Play(e.By, e.Move)
}

// tell prints the event just played.
func (w *walk) tell(ply int, e core.TextEvent) {
	if !w.open {
		e = w.session.Events(w.viewer, ply-1)[0]
	}
	line := ""
	if w.drawn {
		line = w.face.Line(e.By, e.Move, w.names)
	}
	if line == "" {
		line = e.By.String() + ": " + e.Move
		if e.By >= 0 {
			line = "seat " + line
		}
	}
	w.Printf("%4d  %s\n", ply, line)
}

// table prints the table as it is now.
func (w *walk) table() error {
	viewer := w.viewer
	if w.open {
		viewer = w.session.Next()
	}
	w.Printf("\n")
	if w.open && w.drawn && w.hides && viewer >= 0 {
		w.Printf("%s\n", w.Paint(face.Dim, "as "+viewerName(viewer)+", who is to act, sees it:"))
	}
	view := w.session.View(viewer)
	if w.drawn {
		if err := w.face.Draw(w.Screen, w.record.Seats, w.record.Options, view, w.names); err != nil {
			return err
		}
	} else {
		if w.open {
			view = w.session.State()
		}
		if err := w.members(view); err != nil {
			return err
		}
	}
	w.Printf("\n")
	return nil
}

// members prints a JSON object with one line a member.
func (w *walk) members(object json.RawMessage) error {
	d := json.NewDecoder(bytes.NewReader(object))
	if _, err := d.Token(); err != nil { // the opening brace
		return err
	}
	for d.More() {
		key, err := d.Token()
		if err != nil {
			return err
		}
		var value json.RawMessage
		if err := d.Decode(&value); err != nil {
			return err
		}
		w.Printf("  %s %s\n", w.Bold(fmt.Sprintf("%s:", key)), value)
	}
	return nil
}

func (w *walk) end() {
	w.Printf("%s\n", w.Bold("The game is over."))
	for i, name := range w.names {
		seat := core.Seat(i)
		won := ""
		if w.session.Winners().Has(seat) {
			won = ", won"
		}
		w.Printf("  %s: %d points%s\n", name, w.session.Score(seat), won)
	}
}
