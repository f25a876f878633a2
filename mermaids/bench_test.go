package mermaids

import (
	"testing"

	"github.com/sandbar-games/sandbar/core/gametest"
)

func Benchmark(b *testing.B) { gametest.Benchmark(b, Game, optionSets...) }
