package gametest

import (
	"fmt"
	"slices"

	"github.com/sandbar-games/sandbar/core"
)

// parallel is a world of one viewer that goes on beside the game.
type parallel[S, V any] struct {
	state S
	view  V // what the viewer would see and remember in it
	alive bool
}

// worlds lets for each viewer a world go on beside the game, in which the others
// do what looks the same.
func (p *play[S, M, V, PS, PV]) worlds() error {
	beside := make([]parallel[S, V], p.seats()+1)
	for {
		for i := range beside {
			if b := &beside[i]; !b.alive {
				b.view = p.recalled()[i]
				b.state, b.alive = PV(&b.view).Determinize(&p.rng), true
			}
		}
		if p.over() {
			return nil
		}
		e, err := p.choose()
		if err != nil {
			return err
		}
		p.before = p.state
		for i, viewer := range p.viewers() {
			if by := e.By; by == viewer && PS(&p.state).Seen(viewer, by, e.Move) != e.Move {
				return fmt.Errorf("seat %s does not see its own move %s as it is", by, e.Move)
			}
			if err := p.goesOn(&beside[i], viewer, e); err != nil {
				return err
			}
		}
		if err := p.apply(e); err != nil {
			return err
		}
		for i, viewer := range p.viewers() {
			if err := p.looksTheSame(&beside[i], &p.views[i], viewer); err != nil {
				return err
			}
		}
	}
}

// goesOn plays in a world what looks to the viewer like event e of the game, if
// there is such a thing.
func (p *play[S, M, V, PS, PV]) goesOn(b *parallel[S, V], viewer core.Seat, e core.Event[M]) error {
	p.count.made++
	seen := PS(&p.state).Seen(viewer, e.By, e.Move)
	alike := slices.DeleteFunc(slices.Clone(p.legalIn(&b.state, e.By)), func(m M) bool {
		return PS(&b.state).Seen(viewer, e.By, m) != seen
	})
	if len(alike) == 0 {
		if e.By == viewer {
			return fmt.Errorf("in a world of %s its own move %s is not legal%s", viewer, e.Move, p.shown(&b.state))
		}
		p.count.made--
		p.count.vacuous++
		b.alive = false
		return nil
	}
	m := alike[p.rng.Intn(len(alike))]
	p.scratch = b.state
	if err := PS(&p.scratch).Apply(e.By, m); err != nil {
		return fmt.Errorf("%s is offered to %s in a world of %s and then refused: %w", m, e.By, viewer, err)
	}
	before := b.view
	b.view = PS(&p.scratch).View(viewer)
	PV(&b.view).Recall(&before, e.By, seen)
	b.state = p.scratch
	return nil
}

// looksTheSame compares the game with a world that went on beside it.
func (p *play[S, M, V, PS, PV]) looksTheSame(b *parallel[S, V], view *V, viewer core.Seat) error {
	if !b.alive {
		return nil
	}
	if err := PS(&b.state).Check(); err != nil {
		return fmt.Errorf("a world of %s came to what cannot be: %w%s", viewer, err, p.shown(&b.state))
	}
	if PS(&b.state).View(viewer) != PS(&p.state).View(viewer) {
		return fmt.Errorf("after what looked the same to %s the game and a world of it look different%s", viewer, p.shown(&b.state))
	}
	if b.view != *view {
		return fmt.Errorf("after what looked the same to %s it remembers different things in the game and in a world of it%s", viewer, p.shown(&b.state))
	}
	if err := PV(view).Fits(&b.state); err != nil {
		return fmt.Errorf("after what looked the same to %s a world of it fits no more: %w%s", viewer, err, p.shown(&b.state))
	}
	return p.sameTable(&b.state, viewer)
}

// mostTries is how many worlds are drawn to find two different ones. Where the
// rarer of two has a chance of 1 in 500, a true determinization fails in one of
// 10^17 cases.
const mostTries = 20_000

// variety looks for events that look the same to a viewer and lead to different
// states: both must then fit what it knows, and its worlds must vary.
func (p *play[S, M, V, PS, PV]) variety() error {
	return p.somePlies(20, func() error {
		for _, by := range p.acting() {
			moves := slices.Clone(p.legal(by))
			if len(moves) < 2 {
				continue
			}
			for i, viewer := range p.viewers() {
				if viewer == by {
					continue
				}
				one := p.rng.Intn(len(moves))
				seen := PS(&p.state).Seen(viewer, by, moves[one])
				for j := range moves {
					other := moves[(one+1+j)%len(moves)]
					if other == moves[one] || PS(&p.state).Seen(viewer, by, other) != seen {
						continue
					}
					if err := p.varies(i, viewer, by, moves[one], other, seen); err != nil {
						return err
					}
					break
				}
			}
		}
		return nil
	})
}

// varies checks two events that look the same to a viewer, number i.
func (p *play[S, M, V, PS, PV]) varies(i int, viewer, by core.Seat, one, other, seen M) error {
	a, b := p.state, p.state
	if err := PS(&a).Apply(by, one); err != nil {
		return err
	}
	if err := PS(&b).Apply(by, other); err != nil {
		return err
	}
	if a == b {
		p.count.vacuous++
		return nil
	}
	p.count.made++
	bare := PS(&a).View(viewer)
	if PS(&b).View(viewer) != bare {
		return fmt.Errorf("%s and %s of %s look the same to %s, but not what comes of them", one, other, by, viewer)
	}
	recalled := bare
	PV(&recalled).Recall(&p.recalled()[i], by, seen)
	for _, v := range []*V{&bare, &recalled} {
		for _, s := range []*S{&a, &b} {
			if err := PV(v).Fits(s); err != nil {
				return fmt.Errorf("%s and %s of %s look the same to %s, but do not both fit what it knows then: %w", one, other, by, viewer, err)
			}
		}
		first := PV(v).Determinize(&p.rng)
		if !p.findsAnother(v, first) {
			return fmt.Errorf("%s and %s of %s look the same to %s, but after them all its worlds are alike", one, other, by, viewer)
		}
	}
	return nil
}

func (p *play[S, M, V, PS, PV]) findsAnother(v *V, first S) bool {
	for range mostTries {
		if PV(v).Determinize(&p.rng) != first {
			return true
		}
	}
	return false
}
