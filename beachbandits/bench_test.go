package beachbandits_test

import (
	"testing"

	bb "github.com/sandbar-games/sandbar/beachbandits"
	"github.com/sandbar-games/sandbar/core/gametest"
)

func Benchmark(b *testing.B) { gametest.Benchmark(b, bb.Game) }
