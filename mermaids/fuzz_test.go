package mermaids

import (
	"testing"

	"github.com/sandbar-games/sandbar/core/gametest"
)

func FuzzGame(f *testing.F)   { gametest.FuzzGame(f, Game, optionSets...) }
func FuzzDecode(f *testing.F) { gametest.FuzzDecode(f, Game, optionSets...) }
func FuzzMove(f *testing.F)   { gametest.FuzzMove(f, Game, optionSets...) }
func FuzzRecord(f *testing.F) { gametest.FuzzRecord(f, Game, optionSets...) }
