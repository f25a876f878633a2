package gametest

import (
	"fmt"
	"testing"

	"github.com/sandbar-games/sandbar/core"
)

// allocations measures what a playout calls, at some plies.
func (p *play[S, M, V, PS, PV]) allocations() error {
	if raceEnabled {
		p.count.vacuous++
		return nil
	}
	// What the measured calls write to must be on the heap already, or the
	// measurement would count its own variables.
	type bench struct {
		state, scratch S
		view, fresh, w V
		moves          []M
		outcomes       []core.Outcome[M]
		rng            core.RNG
		shares         core.Shares
		seat           core.Seat
		move, seen     M
	}
	b := &bench{moves: make([]M, 0, 4096), outcomes: make([]core.Outcome[M], 0, 4096)}
	evaluate := p.suite.game.Evaluate
	if evaluate == nil {
		evaluate = func(*S) core.Shares { return core.Shares{} }
	}
	return p.somePlies(12, func() error {
		if p.over() {
			return nil
		}
		event, err := p.choose()
		if err != nil {
			return err
		}
		b.state, b.rng, b.move = p.state, p.rng, event.Move
		for i, viewer := range p.viewers() {
			b.w, b.scratch = p.recalled()[i], b.state
			if err := PS(&b.scratch).Apply(event.By, event.Move); err != nil {
				return err
			}
			b.fresh, b.seen = PS(&b.scratch).View(viewer), PS(&b.state).Seen(viewer, event.By, event.Move)
			for _, call := range []struct {
				name string
				f    func()
			}{
				{"Next", func() { b.seat = PS(&b.state).Next() }},
				{"AppendMoves", func() { b.moves = PS(&b.state).AppendMoves(b.moves[:0], event.By) }},
				{"AppendOutcomes", func() { b.outcomes = PS(&b.state).AppendOutcomes(b.outcomes[:0]) }},
				{"Apply", func() { b.scratch = b.state; _ = PS(&b.scratch).Apply(event.By, event.Move) }},
				{"Sample", func() { b.move = PS(&b.state).Sample(&b.rng) }},
				{"Seen", func() { b.move = PS(&b.state).Seen(viewer, event.By, event.Move) }},
				{"View", func() { b.view = PS(&b.state).View(viewer) }},
				{"Recall", func() { b.view = b.fresh; PV(&b.view).Recall(&b.w, event.By, b.seen) }},
				{"View.AppendMoves", func() { b.moves = PV(&b.w).AppendMoves(b.moves[:0]) }},
				{"Evaluate", func() { b.shares = evaluate(&b.state) }},
				{"Determinize", func() { b.scratch = PV(&b.w).Determinize(&b.rng) }},
			} {
				p.count.made++
				if n := testing.AllocsPerRun(10, call.f); n > 0 {
					return fmt.Errorf("%s allocates %.0f times a call", call.name, n)
				}
			}
		}
		return nil
	})
}
