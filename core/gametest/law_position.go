package gametest

import (
	"fmt"

	"github.com/sandbar-games/sandbar/core"
)

// positions opens tables in the middle of a game, plays on at them, and holds them against
// their records and their saved form. They wait only where there is something to draw.
func (p *play[S, M, V, PS, PV]) positions() error {
	return p.somePlies(2, func() error {
		p.count.made++
		table, err := core.NewTable[S, M, V, PS, PV](p.suite.game, p.state, nil)
		if err != nil {
			return fmt.Errorf("no table at a position of a game: %w", err)
		}
		table.SetReveals(true)
		if err := p.playOn(table, 30); err != nil {
			return err
		}
		if start, err := table.StateAt(0); err != nil || start != p.state {
			return fmt.Errorf("a table opened at a position starts at another one (%w)", err)
		}
		if err := p.replays(table.Record().String(), table); err != nil {
			return fmt.Errorf("a table opened at a position: %w", err)
		}
		saved, err := table.Save()
		if err != nil {
			return err
		}
		loaded, err := core.LoadTable[S, M, V, PS, PV](p.suite.game, saved)
		if err != nil {
			return fmt.Errorf("a table opened at a position, saved: %w", err)
		}
		if loaded.Digest() != table.Digest() || loaded.Len() != table.Len() {
			return fmt.Errorf("a table opened at a position, saved and loaded, stands elsewhere:\n%s", loaded.Record())
		}
		return nil
	})
}

// playOn plays so many random events at a table that waits for what is drawn.
func (p *play[S, M, V, PS, PV]) playOn(table *core.Table[S, M, V, PS, PV], events int) error {
	for range events {
		by := table.Next()
		if by == core.Nobody {
			return nil
		}
		if by != core.Chance {
			moves := table.Moves(by)
			if len(moves) == 0 {
				return fmt.Errorf("seat %s is to act and has no legal move", by)
			}
			if err := table.Play(by, moves[p.rng.Intn(len(moves))]); err != nil {
				return err
			}
			continue
		}
		if n := len(table.Outcomes()); n == 1 {
			return fmt.Errorf("a table that reveals by itself waits for the one outcome %v", table.Outcomes()[0].Move)
		}
		if err := table.Resolve(table.Sample(&p.rng)); err != nil {
			return err
		}
	}
	return nil
}
