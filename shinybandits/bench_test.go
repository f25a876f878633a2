package shinybandits

import (
	"testing"

	"github.com/sandbar-games/sandbar/core"
	"github.com/sandbar-games/sandbar/core/gametest"
)

func BenchmarkGame(b *testing.B) { gametest.Benchmark(b, Game) }

func BenchmarkEvaluate(b *testing.B) {
	b.ReportAllocs()
	s, err := New(MaxSeats, Options{})
	if err != nil {
		b.Fatal(err)
	}
	rng := core.NewRNG(1, 0)
	for s.Round() < 5 {
		by := s.Next()
		m := s.Sample(&rng)
		if by != core.Chance {
			m = s.Moves(by)[0]
		}
		if err := s.Apply(by, m); err != nil {
			b.Fatal(err)
		}
	}
	for b.Loop() {
		Evaluate(&s, 2)
	}
}
