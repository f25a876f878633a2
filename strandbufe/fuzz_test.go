package strandbufe

import (
	"os"
	"testing"

	"github.com/sandbar-games/sandbar/core/gametest"
)

func FuzzGame(f *testing.F)   { gametest.FuzzGame(f, Game, allOptions...) }
func FuzzDecode(f *testing.F) { gametest.FuzzDecode(f, Game, allOptions...) }
func FuzzMove(f *testing.F)   { gametest.FuzzMove(f, Game, allOptions...) }
func FuzzRecord(f *testing.F) { gametest.FuzzRecord(f, Game, allOptions...) }

// A card set that is accepted can be played, and written and read again.
func FuzzCardSet(f *testing.F) {
	other, err := os.ReadFile("testdata/cards.json")
	if err != nil {
		f.Fatal(err)
	}
	f.Add(other)
	f.Add(standInJSON)
	f.Fuzz(func(t *testing.T, data []byte) {
		set, err := ParseCardSet(data)
		if err != nil {
			return
		}
		text, err := set.MarshalJSON()
		if err != nil {
			t.Fatal(err)
		}
		again, err := ParseCardSet(text)
		if err != nil || again.Digest() != set.Digest() {
			t.Fatalf("%s reads back as another set: %v", text, err)
		}
		s, err := New(2, Options{Mode: Advanced, Cards: set, Promos: set.Promos()})
		if err != nil {
			return
		}
		if err := s.Check(); err != nil {
			t.Fatal(err)
		}
	})
}
