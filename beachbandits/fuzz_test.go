package beachbandits_test

import (
	"testing"

	bb "github.com/sandbar-games/sandbar/beachbandits"
	"github.com/sandbar-games/sandbar/core/gametest"
)

func FuzzGame(f *testing.F)   { gametest.FuzzGame(f, bb.Game, optionSets...) }
func FuzzDecode(f *testing.F) { gametest.FuzzDecode(f, bb.Game, optionSets...) }
func FuzzMove(f *testing.F)   { gametest.FuzzMove(f, bb.Game, optionSets...) }
func FuzzRecord(f *testing.F) { gametest.FuzzRecord(f, bb.Game, optionSets...) }
