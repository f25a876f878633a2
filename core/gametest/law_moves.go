package gametest

import (
	"errors"
	"fmt"
	"reflect"
	"slices"
	"strings"
	"unsafe"

	"github.com/sandbar-games/sandbar/core"
)

// shape looks at the type of moves.
func (p *play[S, M, V, PS, PV]) shape() error {
	p.count.made++
	return shapeOf[M]()
}

func shapeOf[M any]() error {
	t := reflect.TypeFor[M]()
	switch {
	case t.Kind() != reflect.Struct:
		return fmt.Errorf("%s is no struct", t)
	case t.NumField() > 8 || t.Size() > 8:
		return fmt.Errorf("%s has %d fields, %d bytes: want at most eight", t, t.NumField(), t.Size())
	case t.NumField() == 0:
		return fmt.Errorf("%s has no fields", t)
	}
	for i := range t.NumField() {
		field := t.Field(i)
		if kind := field.Type.Kind(); kind != reflect.Uint8 && kind != reflect.Int8 {
			return fmt.Errorf("field %s of %s is a %s: want an integer of one byte", field.Name, t, kind)
		}
	}
	return nil
}

// lists checks how moves are listed.
func (p *play[S, M, V, PS, PV]) lists() error {
	return p.eachPly(func() error {
		s := PS(&p.state)
		pending := s.Pending()
		for _, by := range p.actors() {
			p.count.made++
			moves := s.AppendMoves(nil, by)
			seen := make(map[M]bool, len(moves))
			for _, m := range moves {
				if seen[m] {
					return fmt.Errorf("the list of seat %s has %s twice", by, m)
				}
				seen[m] = true
			}
			if pending.Has(by) != (len(moves) > 0) {
				return fmt.Errorf("seat %s has %d legal moves, and pending are %s", by, len(moves), pending)
			}
			if again := s.Moves(by); !slices.Equal(again, moves) {
				return fmt.Errorf("seat %s has the moves %v, and by AppendMoves %v", by, again, moves)
			}
			var mark M
			if len(p.suite.pool) > 0 {
				mark = p.suite.pool[len(p.suite.pool)-1]
			}
			for _, room := range []int{0, 100} {
				prefix := append(make([]M, 0, 2+room), mark, mark)
				if got := s.AppendMoves(prefix, by); !slices.Equal(got, append(prefix, moves...)) {
					return fmt.Errorf("appended to %v, the moves of seat %s are %v: want %v", prefix, by, got, moves)
				}
			}
		}
		return nil
	})
}

// legality tries all sorts of moves.
func (p *play[S, M, V, PS, PV]) legality() error {
	return p.tries(func(by core.Seat, m M, listed bool, err error) error {
		switch {
		case listed && err != nil:
			return fmt.Errorf("%s is offered to %s and refused: %w", m, by, err)
		case !listed && err == nil:
			return fmt.Errorf("%s of %s is not offered and yet accepted", text(m), by)
		}
		return nil
	})
}

// refusal looks at the errors that all sorts of moves bring.
func (p *play[S, M, V, PS, PV]) refusal() error {
	return p.tries(func(by core.Seat, m M, _ bool, err error) error {
		if err == nil {
			return nil
		}
		if p.scratch != p.state {
			return fmt.Errorf("%s of %s is refused (%w) and yet changes the state", text(m), by, err)
		}
		refused, ok := err.(*core.MoveError)
		switch {
		case !ok || !errors.Is(err, core.ErrIllegal):
			return fmt.Errorf("%s of %s is refused with a %T, not a *core.MoveError: %w", text(m), by, err, err)
		case refused.Reason == "":
			return fmt.Errorf("%s of %s is refused without a reason", text(m), by)
		case refused.Game != p.suite.game.Name || refused.By != by || refused.Move != m.String():
			return fmt.Errorf("%s of %s is refused as %q of %s in %q", text(m), by, refused.Move, refused.By, refused.Game)
		}
		return p.suite.listed(refused)
	})
}

// listed checks that the reason for a refusal is one that the game's descriptor lists, or a common
// one. A game that lists none is left alone.
func (s *suite[S, M, V, PS, PV]) listed(e *core.MoveError) error {
	if len(s.game.Reasons) == 0 {
		return nil
	}
	for _, r := range append(core.CommonRefusals(), s.game.Reasons...) {
		if r.ID() == e.ID {
			if r.Rule() != e.Rule || r.String() != e.Reason {
				return fmt.Errorf("the refusal %q is listed as %q of rule %q, and says %q of rule %q", e.ID, r, r.Rule(), e.Reason, e.Rule)
			}
			return nil
		}
	}
	return fmt.Errorf("the refusal %q (%s) is not among the game's Reasons", e.ID, e.Reason)
}

// reasons checks that the descriptor's list of reasons has each once.
func (p *play[S, M, V, PS, PV]) reasons() error {
	known := map[string]bool{}
	for _, r := range append(core.CommonRefusals(), p.suite.game.Reasons...) {
		p.count.made++
		switch {
		case r.ID() == "" || strings.Trim(r.ID(), "abcdefghijklmnopqrstuvwxyz-") != "":
			return fmt.Errorf("%q is no identifier of a refusal: want words in lower case with hyphens", r.ID())
		case known[r.ID()]:
			return fmt.Errorf("two refusals have the identifier %q", r.ID())
		}
		known[r.ID()] = true
	}
	return nil
}

// text returns a move's notation and its bytes, since made-up moves may have
// notations that hide what is wrong with them.
func text[M core.Move](m M) string {
	if shapeOf[M]() != nil {
		return m.String()
	}
	return fmt.Sprintf("%q %v", m.String(), bytesOf(&m))
}

// bytesOf returns the bytes of a move, which must have the shape of one.
func bytesOf[M any](m *M) []byte { return unsafe.Slice((*byte)(unsafe.Pointer(m)), unsafe.Sizeof(*m)) }

// tries lets everyone try all sorts of moves at some plies; after each try,
// scratch is the state it led to.
func (p *play[S, M, V, PS, PV]) tries(judge func(by core.Seat, m M, listed bool, err error) error) error {
	return p.somePlies(2, func() error {
		made := p.candidates()
		for _, by := range p.actors() {
			moves := slices.Clone(p.legal(by))
			listed := make(map[M]bool, len(moves))
			for _, m := range moves {
				listed[m] = true
			}
			try := func(m M) error {
				p.count.made++
				p.scratch = p.state
				err := PS(&p.scratch).Apply(by, m)
				return judge(by, m, listed[m], err)
			}
			for _, m := range moves {
				if err := try(m); err != nil {
					return err
				}
			}
			for _, m := range made {
				if err := try(m); err != nil {
					return err
				}
			}
			if len(moves) > 0 && shapeOf[M]() == nil {
				if err := oneByteChanges(moves[p.rng.Intn(len(moves))], try); err != nil {
					return err
				}
			}
		}
		return nil
	})
}

// oneByteChanges calls try with every move that differs from m in one byte.
func oneByteChanges[M any](m M, try func(M) error) error {
	for i := range bytesOf(&m) {
		for b := range 256 {
			changed := m
			bytesOf(&changed)[i] = byte(b)
			if err := try(changed); err != nil {
				return err
			}
		}
	}
	return nil
}

// candidates returns moves that somebody might try: moves of other games and of
// this one, as they are and as others see them, the zero move, and some changes.
func (p *play[S, M, V, PS, PV]) candidates() []M {
	var zero M
	made := append([]M{zero}, p.poolPart(150)...)
	for _, e := range p.events[max(0, len(p.events)-20):] {
		made = append(made, e.Move)
	}
	for _, by := range p.acting() {
		moves := slices.Clone(p.legal(by))
		for _, m := range moves[:min(len(moves), 40)] {
			for _, viewer := range p.viewers() {
				made = append(made, PS(&p.state).Seen(viewer, by, m))
			}
		}
		if len(moves) > 0 && shapeOf[M]() == nil {
			for range 50 {
				m := moves[p.rng.Intn(len(moves))]
				bytes := bytesOf(&m)
				bytes[p.rng.Intn(len(bytes))] = byte(p.rng.Uint64())
				made = append(made, m)
			}
		}
	}
	return made
}

// poolPart returns some moves of the pool, those of one game mostly.
func (p *play[S, M, V, PS, PV]) poolPart(n int) []M {
	pool := p.suite.pool
	if len(pool) <= n {
		return pool
	}
	from := p.rng.Intn(len(pool) - n + 1)
	return pool[from : from+n]
}
