package mermaids

import (
	"testing"

	"github.com/sandbar-games/sandbar/core/gametest"
)

func BenchmarkMermaids(b *testing.B) { gametest.Benchmark(b, Game) }
