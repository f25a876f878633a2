package gametest

import (
	"encoding/json"
	"fmt"
	"slices"

	"github.com/sandbar-games/sandbar/core"
)

// view checks what each viewer sees at a ply, without its memory.
func (p *play[S, M, V, PS, PV]) view() error {
	p.follows = false
	return p.eachPly(func() error {
		for _, viewer := range p.viewers() {
			p.count.made++
			v := PS(&p.state).View(viewer)
			if got := PV(&v).Viewer(); got != viewer {
				return fmt.Errorf("the view of %s says that it is of %s", viewer, got)
			}
			if err := p.agrees(&v, viewer); err != nil {
				return err
			}
			if _, err := p.world(&v, viewer); err != nil {
				return err
			}
		}
		return p.spectators()
	})
}

// spectators checks that whoever is not at the table sees what a spectator sees.
func (p *play[S, M, V, PS, PV]) spectators() error {
	s := PS(&p.state)
	public := s.View(core.Nobody)
	for _, stranger := range p.strangers() {
		if s.View(stranger) != public {
			return fmt.Errorf("%s is not at the table and does not see what a spectator sees", stranger)
		}
		for _, by := range p.acting() {
			for _, m := range p.legal(by) {
				if got, want := s.Seen(stranger, by, m), s.Seen(core.Nobody, by, m); got != want {
					return fmt.Errorf("%s is not at the table and sees %s where a spectator sees %s", stranger, got, want)
				}
			}
		}
	}
	return nil
}

// agrees checks that a view tells of the game what the state tells, and that the
// state fits it.
func (p *play[S, M, V, PS, PV]) agrees(view *V, viewer core.Seat) error {
	s, v := PS(&p.state), PV(view)
	switch {
	case v.Seats() != s.Seats():
		return fmt.Errorf("viewer %s counts %d seats", viewer, v.Seats())
	case v.Next() != s.Next():
		return fmt.Errorf("viewer %s thinks that %s is next, but it is %s", viewer, v.Next(), s.Next())
	case v.Pending() != s.Pending():
		return fmt.Errorf("viewer %s thinks that pending are %s, but they are %s", viewer, v.Pending(), s.Pending())
	case v.Winners() != s.Winners():
		return fmt.Errorf("viewer %s thinks that the winners are %s, but they are %s", viewer, v.Winners(), s.Winners())
	}
	for _, seat := range p.actors() {
		if v.Score(seat) != s.Score(seat) {
			return fmt.Errorf("viewer %s thinks that %s scores %d, but it is %d", viewer, seat, v.Score(seat), s.Score(seat))
		}
	}
	p.moveBuf = s.AppendMoves(p.moveBuf[:0], viewer)
	if got := v.AppendMoves(nil); !slices.Equal(got, p.moveBuf) {
		return fmt.Errorf("viewer %s thinks that its moves are %v, but they are %v", viewer, got, p.moveBuf)
	}
	if err := v.Fits(&p.state); err != nil {
		return fmt.Errorf("the true state does not fit what %s sees and remembers: %w", viewer, err)
	}
	return nil
}

// world determinizes a view of the present state and checks that the result could
// be this state, for all the viewer knows.
func (p *play[S, M, V, PS, PV]) world(view *V, viewer core.Seat) (S, error) {
	d := PV(view).Determinize(&p.rng)
	return d, p.couldBe(&d, view, viewer)
}

func (p *play[S, M, V, PS, PV]) couldBe(d *S, view *V, viewer core.Seat) error {
	world := PS(d)
	if err := world.Check(); err != nil {
		return fmt.Errorf("a world of %s cannot be: %w%s", viewer, err, p.shown(d))
	}
	if world.View(viewer) != PS(&p.state).View(viewer) {
		return fmt.Errorf("a world of %s looks different to it than the state%s", viewer, p.shown(d))
	}
	if err := PV(view).Fits(d); err != nil {
		return fmt.Errorf("a world of %s does not fit what it sees and remembers: %w%s", viewer, err, p.shown(d))
	}
	p.moveBuf = PS(&p.state).AppendMoves(p.moveBuf[:0], viewer)
	if got := world.Moves(viewer); !slices.Equal(got, p.moveBuf) {
		return fmt.Errorf("in a world of %s its moves are %v, but they are %v%s", viewer, got, p.moveBuf, p.shown(d))
	}
	return p.sameTable(d, viewer)
}

// sameTable checks that what the whole table sees is the same in another world.
func (p *play[S, M, V, PS, PV]) sameTable(d *S, viewer core.Seat) error {
	s, world := PS(&p.state), PS(d)
	if world.Next() != s.Next() || world.Pending() != s.Pending() || world.Winners() != s.Winners() || world.Seats() != s.Seats() {
		return fmt.Errorf("in a world of %s next is %s, pending %s, winners %s; in the state %s, %s, %s%s", viewer,
			world.Next(), world.Pending(), world.Winners(), s.Next(), s.Pending(), s.Winners(), p.shown(d))
	}
	for seat := range core.Seat(p.seats()) {
		if world.Score(seat) != s.Score(seat) {
			return fmt.Errorf("in a world of %s seat %d scores %d, and in the state %d%s", viewer, seat, world.Score(seat), s.Score(seat), p.shown(d))
		}
	}
	return nil
}

// shown returns the state and another one for an error message.
func (p *play[S, M, V, PS, PV]) shown(d *S) string {
	state, err := json.Marshal(&p.state)
	if err != nil {
		return ""
	}
	world, err := json.Marshal(d)
	if err != nil {
		return ""
	}
	return fmt.Sprintf("\nstate %s\nworld %s", state, world)
}

// memory follows the game with each viewer's memory.
func (p *play[S, M, V, PS, PV]) memory() error {
	var earlier []S
	return p.eachPly(func() error {
		for i, viewer := range p.viewers() {
			p.count.made++
			w := &p.recalled()[i]
			if got := PV(w).Viewer(); got != viewer {
				return fmt.Errorf("the memory of %s says that it is of %s", viewer, got)
			}
			if err := p.agrees(w, viewer); err != nil {
				return err
			}
			if _, err := p.world(w, viewer); err != nil {
				return err
			}
			for j := range earlier {
				if PS(&earlier[j]).View(viewer) != PS(&p.state).View(viewer) && PV(w).Fits(&earlier[j]) == nil {
					return fmt.Errorf("an earlier state that looks different to %s fits what it sees now%s", viewer, p.shown(&earlier[j]))
				}
			}
		}
		if len(earlier) < 8 {
			earlier = append(earlier, p.state)
		} else {
			earlier[p.rng.Intn(len(earlier))] = p.state
		}
		return nil
	})
}
