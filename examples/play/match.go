package main

import (
	"fmt"
	"time"

	"github.com/sandbar-games/sandbar/core"
	"github.com/sandbar-games/sandbar/core/bots"
	"github.com/sandbar-games/sandbar/examples/internal/face"
	"github.com/sandbar-games/sandbar/examples/internal/keep"
)

// host is what a match needs and does not depend on the game.
type host struct {
	settings
	*face.Screen
	*input
	record *core.Record // to go on from, or nil
}

// match is one game being played.
type match[S comparable, M core.Move, V comparable, PS core.State[S, M, V], PV core.View[S, M, V]] struct {
	*host
	game  core.Game[S, M, V]
	face  face.Face[M, V]
	table *core.Table[S, M, V, PS, PV]
	names []string
	bots  []bots.Bot[M, V]
	told  []int     // how many events each seat, and the spectator last, was told of
	last  core.Seat // the person who saw the screen last
}

func (m *match[S, M, V, PS, PV]) run() error {
	if err := m.open(); err != nil {
		return err
	}
	m.Printf("%s, seed %d\n", m.Bold(m.game.Title), m.seed)
	for {
		if err := m.chance(); err != nil {
			return err
		}
		if m.keep != "" {
			if err := keep.Write(m.keep, m.table.Record()); err != nil {
				return err
			}
		}
		if m.table.Over() {
			m.end()
			return nil
		}
		if err := m.move(m.table.Next()); err != nil {
			return err
		}
	}
}

// open makes the table, from a record if there is one.
func (m *match[S, M, V, PS, PV]) open() error {
	var err error
	if m.record != nil {
		m.table, err = core.Replay[S, M, V, PS, PV](m.game, m.record, nil)
		if m.table == nil {
			return fmt.Errorf("%s: %w", m.load, err)
		}
		if err != nil {
			m.Printf("%s: %v. Going on with the %d events before it.\n", m.load, err, m.table.Len())
		}
	} else {
		if m.seats == 0 {
			m.seats = max(m.game.MinSeats, min(2, m.game.MaxSeats))
		}
		start, err := m.game.New(m.seats, []byte(m.options))
		if err != nil {
			return err
		}
		if m.table, err = core.NewTable[S, M, V, PS, PV](m.game, start, nil); err != nil {
			return err
		}
	}
	seats := m.table.Seats()
	m.told = make([]int, seats+1)
	m.bots = make([]bots.Bot[M, V], seats)
	m.names = make([]string, seats)
	m.last = core.Nobody
	others := 0
	for i := range seats {
		if m.you.Has(core.Seat(i)) {
			m.names[i] = "you"
			if m.people() > 1 {
				m.names[i] = fmt.Sprint("player ", i)
			}
			continue
		}
		kind := m.settings.bots[min(others, len(m.settings.bots)-1)]
		m.bots[i] = newBot[S, M, V, PS, PV](m.game, kind)
		m.names[i] = fmt.Sprintf("%s %d", kind, i)
		others++
	}
	if !m.watch && m.people() == 0 {
		return fmt.Errorf("-you names no seat of this game: the seats are 0 to %d", seats-1)
	}
	return nil
}

// people returns how many seats people play.
func (m *match[S, M, V, PS, PV]) people() int {
	return (m.you & core.AllSeats(m.table.Seats())).Len()
}

// generator returns the generator for the next event. It depends on the seed and
// the number of the event only, so that a game taken up again from its record with
// the same seed goes on as it would have gone.
func (m *match[S, M, V, PS, PV]) generator() core.RNG {
	return core.NewRNG(m.seed, uint64(m.table.Len()))
}

// chance resolves chance until a player is to act.
func (m *match[S, M, V, PS, PV]) chance() error {
	for m.table.Next() == core.Chance {
		rng, s := m.generator(), m.table.State()
		if err := m.table.Resolve(PS(&s).Sample(&rng)); err != nil {
			return err
		}
	}
	return nil
}

// move lets a seat move.
func (m *match[S, M, V, PS, PV]) move(seat core.Seat) error {
	if m.bots[seat] == nil {
		return m.ask(seat)
	}
	rng, view := m.generator(), m.table.View(seat)
	move := m.bots[seat].Choose(m.ctx, view, m.table.Moves(seat), &rng)
	if m.ctx.Err() != nil { // it was not done thinking: that move stays out of the record
		return errLeft
	}
	if err := m.table.Play(seat, move); err != nil {
		return err
	}
	if m.watch {
		m.tell(core.Nobody)
		if m.table.Next() >= 0 {
			m.draw(core.Nobody)
		}
	}
	select {
	case <-m.ctx.Done():
		return errLeft
	case <-time.After(m.delay):
		return nil
	}
}

// tell writes what happened since a viewer was told last.
func (m *match[S, M, V, PS, PV]) tell(viewer core.Seat) {
	told := &m.told[len(m.told)-1]
	if viewer >= 0 {
		told = &m.told[viewer]
	}
	for _, e := range m.table.Events(viewer, *told) {
		line := m.face.Line(e.By, e.Move, m.names, e.Move.String())
		if line != "" {
			m.Printf("  %s\n", m.Paint(face.Dim, line))
		}
	}
	*told = m.table.Len()
}

// draw writes the table as a viewer sees it.
func (m *match[S, M, V, PS, PV]) draw(viewer core.Seat) {
	view := m.table.View(viewer)
	m.Printf("\n")
	m.face.Draw(m.Screen, &view, m.names)
	m.Printf("\n")
}

// end shows how the game came out.
func (m *match[S, M, V, PS, PV]) end() {
	viewer := core.Nobody
	if m.people() == 1 {
		viewer = (m.you & core.AllSeats(m.table.Seats())).First()
	}
	m.tell(viewer)
	m.draw(viewer)
	m.Printf("%s\n", m.Bold("The game is over."))
	for i, name := range m.names {
		m.Printf("  %s %d points\n", face.Pad(name, 12), m.table.Score(core.Seat(i)))
		for _, item := range m.table.Tally(core.Seat(i)) {
			if item.Count != 0 || item.Points != 0 {
				m.Printf("    %s %3d  %+4d\n", m.Paint(face.Dim, face.Pad(item.Name, 28)), item.Count, item.Points)
			}
		}
	}
	winners := m.table.Winners()
	if winners == 0 {
		m.Printf("%s\n", m.Bold("Nobody has won."))
		return
	}
	for seat := range winners.All() {
		m.Printf("%s\n", m.Bold(won(m.names[seat])))
	}
}

func won(name string) string {
	if name == "you" {
		return "You have won!"
	}
	return name + " has won."
}
