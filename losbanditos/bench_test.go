package losbanditos_test

import (
	"testing"

	"github.com/sandbar-games/sandbar/core/gametest"
	lb "github.com/sandbar-games/sandbar/losbanditos"
)

func Benchmark(b *testing.B) { gametest.Benchmark(b, lb.Game, optionSets...) }
