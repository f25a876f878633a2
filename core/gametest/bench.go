package gametest

import (
	"encoding/json"
	"fmt"
	"testing"
	"unsafe"

	"github.com/sandbar-games/sandbar/core"
)

// Benchmark measures a game with the fewest and the most seats, for each of the
// option sets, or with the rulebook's if there are none. Its sub-benchmarks are
//
//	Playout      one game from start to end, all moves uniformly random
//	View         one view of one seat
//	Recall       one view of one seat with its memory carried over an event
//	Determinize  one world of one seat's remembered view
//	Apply        one event, on a copy of the state
//	Evaluate     one estimate of all seats' shares, if the game has Evaluate
//	Copy         one copy of the state
//	JSON         one state written and read again
//
// Playout reports ns/ply, chance events counted as plies, plies/game and
// bytes/state besides. The others take turns on states of random games.
func Benchmark[S comparable, M core.Move, V comparable, PS core.State[S, M, V], PV core.View[S, M, V]](
	b *testing.B, game core.Game[S, M, V], options ...string,
) {
	s, err := newSuite[S, M, V, PS, PV](game, Config[S, M]{Options: options})
	if err != nil {
		b.Fatal(err)
	}
	for i := range s.variants {
		v := &s.variants[i]
		first := i == 0 || s.variants[i-1].options != v.options
		last := i == len(s.variants)-1 || s.variants[i+1].options != v.options
		if !first && !last {
			continue
		}
		b.Run(v.label, func(b *testing.B) {
			m := &meter[S, M, V, PS, PV]{game: game, start: v.start, moves: make([]M, 0, 1024)}
			b.Run("Playout", m.benchPlayout)
			m.collect(s, v)
			b.Run("View", m.benchView)
			b.Run("Recall", m.benchRecall)
			b.Run("Determinize", m.benchDeterminize)
			b.Run("Apply", m.benchApply)
			if game.Evaluate != nil {
				b.Run("Evaluate", m.benchEvaluate)
			}
			b.Run("Copy", m.benchCopy)
			b.Run("JSON", m.benchJSON)
		})
	}
}

// sampleCount is how many situations a benchmark takes turns on; a power of two.
const sampleCount = 256

// situation is a state of a random game, the event that comes next, and one
// viewer's memory before and view after it.
type situation[S, M, V any] struct {
	state          S
	event          core.Event[M]
	viewer         core.Seat
	recalled, bare V
	seen           M
}

// meter is what the benchmarks of one variant work on. All of it is on the heap,
// since what generic code hands to a game's methods escapes there.
type meter[S comparable, M core.Move, V comparable, PS core.State[S, M, V], PV core.View[S, M, V]] struct {
	game    core.Game[S, M, V]
	start   S
	state   S
	view    V
	rng     core.RNG
	moves   []M
	samples []situation[S, M, V]
	shares  core.Shares
}

// playout plays one random game and returns its number of plies.
func (m *meter[S, M, V, PS, PV]) playout(most int) (plies int, err error) {
	m.state = m.start
	s, rng := PS(&m.state), &m.rng
	for plies < most {
		by := s.Next()
		var move M
		switch by {
		case core.Nobody:
			return plies, nil
		case core.Chance:
			move = s.Sample(rng)
		default:
			m.moves = s.AppendMoves(m.moves[:0], by)
			move = m.moves[rng.Intn(len(m.moves))]
		}
		if err := s.Apply(by, move); err != nil {
			return plies, err
		}
		plies++
	}
	return plies, nil
}

func (m *meter[S, M, V, PS, PV]) benchPlayout(b *testing.B) {
	b.ReportAllocs()
	m.rng = core.NewRNG(1, 0)
	games, plies := 0, 0
	for b.Loop() {
		n, err := m.playout(100_000)
		if err != nil {
			b.Fatal(err)
		}
		games++
		plies += n
	}
	b.ReportMetric(float64(b.Elapsed().Nanoseconds())/float64(plies), "ns/ply")
	b.ReportMetric(float64(plies)/float64(games), "plies/game")
	b.ReportMetric(float64(unsafe.Sizeof(m.state)), "bytes/state")
}

// collect gathers situations from some random games.
func (m *meter[S, M, V, PS, PV]) collect(s *suite[S, M, V, PS, PV], v *variant[S]) {
	if m.samples != nil {
		return
	}
	step := max(1, v.plies*4/sampleCount)
	for seed := uint64(0); len(m.samples) < sampleCount; seed++ {
		p := s.newPlay(v, seededSource(seed), &count{})
		p.leaning = nil
		for ply := 0; !p.over() && len(m.samples) < sampleCount; ply++ {
			event, err := p.choose()
			if err != nil {
				panic(err)
			}
			i := ply % p.seats()
			viewer := core.Seat(i)
			one := situation[S, M, V]{state: p.state, event: event, viewer: viewer, recalled: p.recalled()[i]}
			one.seen = PS(&p.state).Seen(viewer, event.By, event.Move)
			if err := p.apply(event); err != nil {
				panic(err)
			}
			one.bare = PS(&p.state).View(viewer)
			if ply%step == int(seed)%step {
				m.samples = append(m.samples, one)
			}
		}
	}
}

func (m *meter[S, M, V, PS, PV]) benchView(b *testing.B) {
	b.ReportAllocs()
	for i := 0; b.Loop(); i++ {
		one := &m.samples[i%sampleCount]
		m.view = PS(&one.state).View(one.viewer)
	}
}

func (m *meter[S, M, V, PS, PV]) benchRecall(b *testing.B) {
	b.ReportAllocs()
	for i := 0; b.Loop(); i++ {
		one := &m.samples[i%sampleCount]
		m.view = one.bare
		PV(&m.view).Recall(&one.recalled, one.event.By, one.seen)
	}
}

func (m *meter[S, M, V, PS, PV]) benchDeterminize(b *testing.B) {
	b.ReportAllocs()
	m.rng = core.NewRNG(1, 0)
	for i := 0; b.Loop(); i++ {
		m.state = PV(&m.samples[i%sampleCount].recalled).Determinize(&m.rng)
	}
}

func (m *meter[S, M, V, PS, PV]) benchApply(b *testing.B) {
	b.ReportAllocs()
	for i := 0; b.Loop(); i++ {
		one := &m.samples[i%sampleCount]
		m.state = one.state
		if err := PS(&m.state).Apply(one.event.By, one.event.Move); err != nil {
			b.Fatal(err)
		}
	}
}

func (m *meter[S, M, V, PS, PV]) benchEvaluate(b *testing.B) {
	b.ReportAllocs()
	for i := 0; b.Loop(); i++ {
		m.shares = m.game.Evaluate(&m.samples[i%sampleCount].state)
	}
}

func (m *meter[S, M, V, PS, PV]) benchCopy(b *testing.B) {
	b.ReportAllocs()
	for i := 0; b.Loop(); i++ {
		m.state = m.samples[i%sampleCount].state
	}
}

func (m *meter[S, M, V, PS, PV]) benchJSON(b *testing.B) {
	b.ReportAllocs()
	for i := 0; b.Loop(); i++ {
		data, err := json.Marshal(&m.samples[i%sampleCount].state)
		if err == nil {
			m.state, err = m.game.DecodeState(&m.start, data)
		}
		if err != nil {
			b.Fatal(fmt.Errorf("%s: %w", data, err))
		}
	}
}
