package shinybandits

import (
	"testing"

	"github.com/sandbar-games/sandbar/core/gametest"
)

func BenchmarkGame(b *testing.B) { gametest.Benchmark(b, Game) }
