package gametest

import (
	"errors"
	"fmt"
	"runtime"
	"strings"

	"github.com/sandbar-games/sandbar/core"
)

// play is one game that a law watches.
type play[S comparable, M core.Move, V comparable, PS core.State[S, M, V], PV core.View[S, M, V]] struct {
	suite   *suite[S, M, V, PS, PV]
	variant *variant[S]
	from    source
	count   *count
	rng     core.RNG      // for what the law draws; starts anew at each ply
	follows bool          // whether views are kept
	leaning *Policy[S, M] // what seats mostly do; nil for uniformly random moves

	state  S
	before S               // the state before the last event
	views  []V             // what each seat and, last, the spectators see and remember
	events []core.Event[M] // so far

	moveBuf    []M
	outcomeBuf []core.Outcome[M]
	scratch    S
}

func (s *suite[S, M, V, PS, PV]) newPlay(v *variant[S], from source, c *count) *play[S, M, V, PS, PV] {
	p := &play[S, M, V, PS, PV]{suite: s, variant: v, from: from, count: c, follows: true}
	p.state, p.before = v.start, v.start
	p.rng = core.NewRNG(from.seed, 0)
	// Half of the games lean towards one of the policies, since random moves
	// seldom come to what stubborn players come to.
	policies := s.cfg.Policies
	if n := int(from.seed % uint64(2*len(policies)+1)); n > 0 && n <= len(policies) {
		p.leaning = &policies[n-1]
	}
	return p
}

// guard calls f and makes an error of a panic of the game.
func (p *play[S, M, V, PS, PV]) guard(f func() error) (err error) {
	defer func() {
		r := recover()
		switch {
		case r == nil:
		case *p.from.inside:
			panic(r)
		default:
			err = fmt.Errorf("panic: %v%s", r, panicSite())
		}
	}()
	return f()
}

// panicSite names the functions that were active when the panic began. It leaves
// out everything that differs from run to run.
func panicSite() string {
	var b strings.Builder
	pcs := make([]uintptr, 64)
	frames := runtime.CallersFrames(pcs[:runtime.Callers(3, pcs)])
	for shown := 0; shown < 8; {
		frame, more := frames.Next()
		if !strings.HasPrefix(frame.Function, "runtime.") {
			fmt.Fprintf(&b, "\n    %s:%d %s", frame.File, frame.Line, frame.Function)
			shown++
		}
		if !more {
			break
		}
	}
	return b.String()
}

// seats returns the number of seats.
func (p *play[S, M, V, PS, PV]) seats() int { return p.variant.seats }

// viewers returns every seat and the spectator, in the order of views.
func (p *play[S, M, V, PS, PV]) viewers() []core.Seat {
	seats := make([]core.Seat, p.seats()+1)
	for i := range seats {
		seats[i] = core.Seat(i)
	}
	seats[p.seats()] = core.Nobody
	return seats
}

// strangers returns seats that are not at the table, and so spectators.
func (p *play[S, M, V, PS, PV]) strangers() []core.Seat {
	return []core.Seat{core.Chance, -100, 100, core.Seat(p.seats()), core.Seat(max(p.seats(), 7))}
}

// actors returns everyone who might try to act, with right or without.
func (p *play[S, M, V, PS, PV]) actors() []core.Seat {
	return append(p.viewers(), p.strangers()...)
}

// recalled returns the memories of all viewers; they begin at the first call
// before an event.
func (p *play[S, M, V, PS, PV]) recalled() []V {
	if p.views == nil {
		for _, viewer := range p.viewers() {
			p.views = append(p.views, PS(&p.state).View(viewer))
		}
	}
	return p.views
}

// most returns how many events a game may have before the laws leave it.
func (p *play[S, M, V, PS, PV]) most() int {
	switch {
	case p.suite.game.MostEvents > 0:
		return p.suite.game.MostEvents
	case p.suite.cfg.Plies > 0:
		return p.suite.cfg.Plies
	}
	return 10_000
}

// over reports whether nobody is to act any more, or the laws leave the game.
func (p *play[S, M, V, PS, PV]) over() bool {
	return PS(&p.state).Next() == core.Nobody || len(p.events) >= p.most()
}

// eachPly calls f at the start, after each event and so also at the end.
func (p *play[S, M, V, PS, PV]) eachPly(f func() error) error {
	for {
		if err := f(); err != nil {
			return err
		}
		if p.over() {
			return nil
		}
		e, err := p.choose()
		if err != nil {
			return err
		}
		if err := p.apply(e); err != nil {
			return err
		}
	}
}

// somePlies is like eachPly but calls f at about n plies of a game only, for laws
// whose checks take long.
func (p *play[S, M, V, PS, PV]) somePlies(n int, f func() error) error {
	return p.eachPly(func() error {
		if p.rng.Intn(p.variant.plies) >= n {
			return nil
		}
		return f()
	})
}

// choose draws who acts next and how.
func (p *play[S, M, V, PS, PV]) choose() (core.Event[M], error) {
	s, x := PS(&p.state), p.from.draw()
	stream := x
	if p.from.spread {
		stream |= uint64(len(p.events)+1) << 16
	}
	p.rng = core.NewRNG(p.from.seed, stream)
	choice := core.NewRNG(p.from.seed+1, stream)
	by := s.Next()
	if by == core.Chance {
		if x == 0 {
			if p.outcomeBuf = s.AppendOutcomes(p.outcomeBuf[:0]); len(p.outcomeBuf) > 0 {
				return core.Event[M]{By: by, Move: p.outcomeBuf[0].Move}, nil
			}
		}
		return core.Event[M]{By: by, Move: s.Sample(&choice)}, nil
	}
	if pending := s.Pending(); x != 0 && pending.Len() > 1 {
		n := choice.Intn(pending.Len())
		for seat := range pending.All() {
			if n == 0 {
				by = seat
				break
			}
			n--
		}
	}
	p.moveBuf = s.AppendMoves(p.moveBuf[:0], by)
	switch {
	case len(p.moveBuf) == 0:
		return core.Event[M]{}, fmt.Errorf("seat %d is to act and has no legal move", by)
	case x == 0:
		return core.Event[M]{By: by, Move: p.moveBuf[0]}, nil
	case p.leaning != nil && x&3 != 0:
		p.scratch = p.state
		return core.Event[M]{By: by, Move: p.leaning.Choose(&p.scratch, by, p.moveBuf, &choice)}, nil
	}
	return core.Event[M]{By: by, Move: p.moveBuf[choice.Intn(len(p.moveBuf))]}, nil
}

// apply plays an event, which must be legal, and lets every viewer remember it.
func (p *play[S, M, V, PS, PV]) apply(e core.Event[M]) error {
	if p.follows {
		p.recalled()
	}
	p.before = p.state
	p.events = append(p.events, e)
	if err := PS(&p.state).Apply(e.By, e.Move); err != nil {
		return fmt.Errorf("the game offers %s to %s and then refuses it: %w", e.Move, e.By, err)
	}
	if p.follows {
		for i, viewer := range p.viewers() {
			v := PS(&p.state).View(viewer)
			PV(&v).Recall(&p.views[i], e.By, PS(&p.before).Seen(viewer, e.By, e.Move))
			p.views[i] = v
		}
	}
	return nil
}

// legal returns the legal moves of an actor, or the outcomes of chance, until the
// next call.
func (p *play[S, M, V, PS, PV]) legal(by core.Seat) []M { return p.legalIn(&p.state, by) }

func (p *play[S, M, V, PS, PV]) legalIn(s *S, by core.Seat) []M {
	if by != core.Chance {
		p.moveBuf = PS(s).AppendMoves(p.moveBuf[:0], by)
		return p.moveBuf
	}
	p.outcomeBuf = PS(s).AppendOutcomes(p.outcomeBuf[:0])
	p.moveBuf = p.moveBuf[:0]
	for _, o := range p.outcomeBuf {
		p.moveBuf = append(p.moveBuf, o.Move)
	}
	return p.moveBuf
}

// acting returns who can act now, chance included.
func (p *play[S, M, V, PS, PV]) acting() []core.Seat {
	s := PS(&p.state)
	if s.Next() == core.Chance {
		return []core.Seat{core.Chance}
	}
	var seats []core.Seat
	for seat := range s.Pending().All() {
		seats = append(seats, seat)
	}
	return seats
}

// record returns the game so far as a record that replays to this state; where
// the game is too broken for a table, without its result.
func (p *play[S, M, V, PS, PV]) record() (text string) {
	err := p.guard(func() error {
		table, err := core.NewTable[S, M, V, PS, PV](p.suite.game, p.variant.start, nil)
		if err != nil {
			return err
		}
		for _, e := range p.events {
			if e.By == core.Chance {
				err = errors.Join(err, table.Resolve(e.Move))
			} else {
				err = errors.Join(err, table.Play(e.By, e.Move))
			}
		}
		text = table.Record().String()
		return err
	})
	if err == nil {
		return text
	}
	_ = p.guard(func() error {
		r := core.Record{
			Game:    p.suite.game.Name,
			Rules:   p.suite.game.Revision,
			Seats:   p.seats(),
			Options: p.suite.game.OptionsOf(&p.variant.start),
		}
		for _, e := range p.events {
			r.Events = append(r.Events, core.TextEvent{By: e.By, Move: e.Move.String()})
		}
		text = r.String()
		return nil
	})
	return text
}
