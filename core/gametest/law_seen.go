package gametest

import (
	"fmt"
	"strings"
)

// late asks Seen at the wrong time, after an event instead of before: then it may hide
// more than it hid in time, but never show more. A move that the step after allows as well is
// left out, since it belongs there.
func (p *play[S, M, V, PS, PV]) late() error {
	return p.eachPly(func() error {
		if len(p.events) == 0 {
			return nil
		}
		e := p.events[len(p.events)-1]
		p.scratch = p.state
		if PS(&p.scratch).Apply(e.By, e.Move) == nil {
			return nil
		}
		for _, viewer := range p.viewers() {
			p.count.made++
			inTime := strings.Fields(PS(&p.before).Seen(viewer, e.By, e.Move).String())
			tooLate := strings.Fields(PS(&p.state).Seen(viewer, e.By, e.Move).String())
			for i, word := range tooLate {
				if i >= len(inTime) || word != inTime[i] && word != "?" {
					return fmt.Errorf("%s sees %s of %s as %q, but asked after the event as %q",
						viewer, e.Move, e.By, strings.Join(inTime, " "), strings.Join(tooLate, " "))
				}
			}
		}
		return nil
	})
}

// hides holds the descriptor of a game without secrets against what its seats see.
func (p *play[S, M, V, PS, PV]) hides() error {
	if p.suite.game.Hides {
		return nil
	}
	return p.eachPly(func() error {
		if len(p.events) == 0 {
			return nil
		}
		e := p.events[len(p.events)-1]
		for _, viewer := range p.viewers() {
			p.count.made++
			if seen := PS(&p.before).Seen(viewer, e.By, e.Move); seen != e.Move {
				return fmt.Errorf("%s sees %s of %s as %s, yet the game's Hides is false", viewer, e.Move, e.By, seen)
			}
		}
		return nil
	})
}
