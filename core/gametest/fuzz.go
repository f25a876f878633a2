package gametest

import (
	"encoding/json"
	"errors"
	"fmt"
	"hash/fnv"
	"strings"
	"testing"

	"github.com/sandbar-games/sandbar/core"
)

// FuzzGame fuzzes whole games: the bytes choose the option set, the number of
// seats and every move. At each ply it checks the state, each viewer's memory and
// a world of it. The seeds are random games.
func FuzzGame[S comparable, M core.Move, V comparable, PS core.State[S, M, V], PV core.View[S, M, V]](
	f *testing.F, game core.Game[S, M, V], options ...string,
) {
	s := fuzzSuite[S, M, V, PS, PV](f, game, options)
	rng := core.NewRNG(0, 0)
	for i := range s.variants {
		choices := make([]byte, min(2*s.variants[i].plies, 2000))
		for j := range choices {
			choices[j] = byte(rng.Uint64())
		}
		f.Add(uint8(i), uint16(i), choices)
	}
	f.Fuzz(func(t *testing.T, variant uint8, seed uint16, choices []byte) {
		if err := s.fuzzGame(int(variant), seed, choices); err != nil {
			t.Fatal(err)
		}
	})
}

func (s *suite[S, M, V, PS, PV]) fuzzGame(variant int, seed uint16, choices []byte) error {
	next := 0
	fuzzed := law[*play[S, M, V, PS, PV]]{name: "fuzzed", game: func(p *play[S, M, V, PS, PV]) error {
		for {
			if err := PS(&p.state).Check(); err != nil {
				return err
			}
			i := len(p.events) % (p.seats() + 1)
			viewer := p.viewers()[i]
			if err := p.agrees(&p.recalled()[i], viewer); err != nil {
				return err
			}
			if _, err := p.world(&p.recalled()[i], viewer); err != nil {
				return err
			}
			if p.over() || next == len(choices) {
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
	}}
	from := source{seed: uint64(seed), inside: new(bool), draw: func() uint64 {
		next++
		return uint64(choices[next-1])
	}}
	return s.check(fuzzed, s.variant(variant), from)
}

// FuzzDecode fuzzes the JSON of states and views. Whatever the decoders accept
// must be sound, survive another round trip, and neither panic nor hang in play.
// The seeds are states and views of random games.
func FuzzDecode[S comparable, M core.Move, V comparable, PS core.State[S, M, V], PV core.View[S, M, V]](
	f *testing.F, game core.Game[S, M, V], options ...string,
) {
	s := fuzzSuite[S, M, V, PS, PV](f, game, options)
	for i := range s.variants {
		p := s.newPlay(&s.variants[i], seededSource(0), &count{})
		err := p.somePlies(6, func() error {
			state, err := json.Marshal(&p.state)
			if err != nil {
				return err
			}
			view, err := json.Marshal(&p.recalled()[len(p.events)%(p.seats()+1)])
			f.Add(uint8(i), false, state)
			f.Add(uint8(i), true, view)
			return err
		})
		if err != nil {
			f.Fatal(err)
		}
	}
	f.Fuzz(func(t *testing.T, variant uint8, view bool, data []byte) {
		p := s.newPlay(s.variant(int(variant)), seededSource(0), &count{})
		sound := p.soundState
		if view {
			sound = p.soundView
		}
		if err := sound(data); err != nil {
			t.Fatal(err)
		}
	})
}

// FuzzMove fuzzes the notation of moves. Whatever ParseMove accepts must be the
// one notation of its move, and anybody may try to play it, in a game with the seats
// and options that the notation happens to pick.
func FuzzMove[S comparable, M core.Move, V comparable, PS core.State[S, M, V], PV core.View[S, M, V]](
	f *testing.F, game core.Game[S, M, V], options ...string,
) {
	s := fuzzSuite[S, M, V, PS, PV](f, game, options)
	for i := 0; i < len(s.pool); i += 1 + len(s.pool)/200 {
		f.Add(s.pool[i].String())
	}
	f.Fuzz(func(t *testing.T, notation string) {
		if err := s.fuzzMove(notation); err != nil {
			t.Fatal(err)
		}
	})
}

func (s *suite[S, M, V, PS, PV]) fuzzMove(notation string) error {
	m, err := s.game.ParseMove(notation)
	if err != nil {
		return nil
	}
	if got := m.String(); got != notation {
		return fmt.Errorf("%q is accepted as the move %q", notation, got)
	}
	// The notation says in which variant it is tried: a game in each takes long.
	h := fnv.New32a()
	h.Write([]byte(notation))
	p := s.newPlay(&s.variants[h.Sum32()%uint32(len(s.variants))], seededSource(0), &count{})
	p.follows = false
	err = p.guard(func() error {
		return p.eachPly(func() error {
			for _, by := range p.actors() {
				p.scratch = p.state
				err := PS(&p.scratch).Apply(by, m)
				if err == nil && strings.Contains(notation, "?") {
					return fmt.Errorf("%q has a hidden part and yet is legal for %s", m, by)
				}
				if err != nil && (p.scratch != p.state || !errors.Is(err, core.ErrIllegal)) {
					return fmt.Errorf("%q of %s is not refused as it should be: %w", m, by, err)
				}
			}
			return nil
		})
	})
	if err != nil {
		return fmt.Errorf("%w\n%s", err, p.record())
	}
	return nil
}

// FuzzRecord fuzzes the text of records. Whatever is wrong with one must be an
// error that names a line; what replays must be a sound game, and its record the
// same game again. The seeds are records of random games.
func FuzzRecord[S comparable, M core.Move, V comparable, PS core.State[S, M, V], PV core.View[S, M, V]](
	f *testing.F, game core.Game[S, M, V], options ...string,
) {
	s := fuzzSuite[S, M, V, PS, PV](f, game, options)
	for i := range s.variants {
		p := s.newPlay(&s.variants[i], seededSource(0), &count{})
		p.follows = false
		if err := p.eachPly(func() error { return nil }); err != nil {
			f.Fatal(err)
		}
		f.Add(p.record())
	}
	f.Fuzz(func(t *testing.T, text string) {
		if err := s.fuzzRecord(text); err != nil {
			t.Fatal(err)
		}
	})
}

func (s *suite[S, M, V, PS, PV]) fuzzRecord(text string) error {
	var where *core.RecordError
	read, err := core.ReadRecord(strings.NewReader(text))
	if err != nil && !errors.As(err, &where) {
		return fmt.Errorf("reading it gives the error %w, which names no line", err)
	}
	table, err := core.Replay[S, M, V, PS, PV](s.game, read, nil)
	if err != nil && !errors.As(err, &where) {
		return fmt.Errorf("replaying it gives the error %w, which names no line", err)
	}
	if table == nil {
		return nil
	}
	state := table.State()
	if err := PS(&state).Check(); err != nil {
		return err
	}
	read, err = core.ReadRecord(strings.NewReader(table.Record().String()))
	if err != nil {
		return err
	}
	again, err := core.Replay[S, M, V, PS, PV](s.game, read, nil)
	if err != nil {
		return err
	}
	if again.Digest() != table.Digest() {
		return fmt.Errorf("the record of the replayed game replays to another state")
	}
	return nil
}

// fuzzSuite returns the suite of a fuzz target.
func fuzzSuite[S comparable, M core.Move, V comparable, PS core.State[S, M, V], PV core.View[S, M, V]](
	f *testing.F, game core.Game[S, M, V], options []string,
) *suite[S, M, V, PS, PV] {
	s, err := newSuite[S, M, V, PS, PV](game, Config[S, M]{Options: options})
	if err != nil {
		f.Fatal(err)
	}
	return s
}

// variant returns the variant that a number stands for, whatever the number.
func (s *suite[S, M, V, PS, PV]) variant(i int) *variant[S] { return &s.variants[i%len(s.variants)] }
