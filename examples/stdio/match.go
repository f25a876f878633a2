package main

import (
	"errors"
	"fmt"

	"github.com/sandbar-games/sandbar"
	"github.com/sandbar-games/sandbar/core"
	"github.com/sandbar-games/sandbar/examples/internal/keep"
)

// match is one game being played, with all that is kept of it.
type match struct {
	core.Session
	seed   uint64
	manual bool   // chance waits for the other side to say what it brings
	keep   string // the file that the record is kept in, or ""
}

// errNotKept is why a program ends that cannot keep its promise about -record.
var errNotKept = errors.New("the record cannot be kept")

// settle lets chance bring what it brings until a player is to act, and then
// keeps the record. The generator depends on the seed and on the number of the
// event only, so that a game taken up again from its record with the same seed
// goes on as it would have gone.
func (m *match) settle() error {
	for !m.manual && m.Next() == core.Chance {
		rng := core.NewRNG(m.seed, uint64(m.Len()))
		if err := m.Resolve(m.Sample(&rng)); err != nil {
			return err
		}
	}
	if m.keep == "" {
		return nil
	}
	if err := keep.Write(m.keep, m.Record()); err != nil {
		return fmt.Errorf("%w: %w", errNotKept, err)
	}
	return nil
}

// replayRecord opens the game of a record as far as it can be played. With a
// session the error is only the damage after that.
func replayRecord(record *core.Record) (core.Session, error) {
	game, err := sandbar.Lookup(record.Game)
	if err != nil {
		return nil, err
	}
	return game.Replay(record, nil)
}

// loadRecord opens the game of a file. With a session the error is only the damage.
func loadRecord(file string) (core.Session, error) {
	record, damage := keep.Read(file)
	if record == nil {
		return nil, damage
	}
	session, err := replayRecord(record)
	switch {
	case session == nil || damage == nil && err != nil:
		return session, fmt.Errorf("%s: %w", file, err)
	}
	return session, damage
}
