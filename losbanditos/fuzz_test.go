package losbanditos_test

import (
	"testing"

	"github.com/sandbar-games/sandbar/core/gametest"
	lb "github.com/sandbar-games/sandbar/losbanditos"
)

func FuzzGame(f *testing.F)   { gametest.FuzzGame(f, lb.Game, optionSets...) }
func FuzzDecode(f *testing.F) { gametest.FuzzDecode(f, lb.Game, optionSets...) }
func FuzzMove(f *testing.F)   { gametest.FuzzMove(f, lb.Game, optionSets...) }
func FuzzRecord(f *testing.F) { gametest.FuzzRecord(f, lb.Game, optionSets...) }
