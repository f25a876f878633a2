package main

import (
	"encoding/json"
	"errors"
	"fmt"
	"math/rand/v2"
	"strings"

	"github.com/sandbar-games/sandbar"
	"github.com/sandbar-games/sandbar/core"
)

// chance is how a request says what decides for chance: a seed, the caller by
// itself, or, with neither, a new seed.
type chance struct {
	Seed   *uint64 `json:"seed,omitempty"`
	Manual bool    `json:"manual,omitempty"`
}

func (c chance) seed() (uint64, error) {
	switch {
	case c.Seed == nil:
		return rand.Uint64(), nil
	case c.Manual:
		return 0, errors.New(`"seed" and "manual": chance follows a seed or waits for resolve, not both`)
	}
	return *c.Seed, nil
}

type openQuery struct {
	Game     string          `json:"game"`
	Seats    int             `json:"seats"`
	Options  json.RawMessage `json:"options,omitempty"`
	Position json.RawMessage `json:"position,omitempty"`
	chance
}

func (d *desk) open(q openQuery) (any, error) {
	seed, err := q.seed()
	if err != nil {
		return nil, err
	}
	game, err := sandbar.Lookup(q.Game)
	if err != nil {
		return nil, err
	}
	session, err := openAt(game, q)
	if err != nil {
		return nil, err
	}
	if err := d.take(session, seed, q.Manual); err != nil {
		return nil, err
	}
	return d.stand()
}

// openAt opens a game at the position that a request names, or at the start.
func openAt(game core.AnyGame, q openQuery) (core.Session, error) {
	if q.Position != nil {
		return game.OpenAt(q.Seats, q.Options, q.Position, nil)
	}
	return game.Open(q.Seats, q.Options, nil)
}

type replayQuery struct {
	Record json.RawMessage `json:"record"`
	chance
}

func (d *desk) replay(q replayQuery) (any, error) {
	seed, err := q.seed()
	if err != nil {
		return nil, err
	}
	record, damage := readRecord(q.Record)
	if damage != nil && (record == nil || len(record.Options) == 0) {
		return nil, damage
	}
	session, err := replayRecord(record)
	if session == nil {
		return nil, err
	}
	if damage == nil {
		damage = err
	}
	if err := d.take(session, seed, q.Manual); err != nil {
		return nil, err
	}
	d.damage = damage
	return d.stand()
}

// readRecord reads a record that a request carries, as a string in the text form
// or as an object in the JSON form.
func readRecord(form json.RawMessage) (*core.Record, error) {
	var text string
	if form[0] == '"' && json.Unmarshal(form, &text) == nil {
		return core.ReadRecord(strings.NewReader(text))
	}
	var record core.Record
	if form[0] != '{' {
		return nil, errors.New("record: want the text of a record, or its JSON form")
	}
	if err := core.DecodeJSON(form, &record); err != nil {
		return nil, fmt.Errorf("record: %w", err)
	}
	return &record, nil
}

// saved is what "save" hands out, packed in a string.
type saved struct {
	Seed   uint64          `json:"seed"`
	Manual bool            `json:"manual"`
	Table  json.RawMessage `json:"table"`
}

func (d *desk) save(struct{}) (any, error) {
	table, err := d.match.Save()
	if err != nil {
		return nil, err
	}
	text, err := json.Marshal(saved{d.match.seed, d.match.manual, table})
	if err != nil {
		return nil, err
	}
	return struct {
		Game  string `json:"game"`
		Saved string `json:"saved"`
	}{d.match.Game(), string(text)}, nil
}

type loadQuery struct {
	Game  string `json:"game"`
	Saved string `json:"saved"`
}

func (d *desk) load(q loadQuery) (any, error) {
	game, err := sandbar.Lookup(q.Game)
	if err != nil {
		return nil, err
	}
	var s saved
	if err := core.DecodeJSON([]byte(q.Saved), &s); err != nil {
		return nil, fmt.Errorf("saved: %w", err)
	}
	session, err := game.Load(s.Table)
	if err != nil {
		return nil, err
	}
	if err := d.take(session, s.Seed, s.Manual); err != nil {
		return nil, err
	}
	return d.stand()
}

func (d *desk) close(struct{}) (any, error) {
	d.match, d.damage = nil, nil
	return struct{}{}, nil
}
