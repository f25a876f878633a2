package face

import (
	"github.com/sandbar-games/sandbar/beachbandits"
	"github.com/sandbar-games/sandbar/core"
	"github.com/sandbar-games/sandbar/losbanditos"
	"github.com/sandbar-games/sandbar/mermaids"
	"github.com/sandbar-games/sandbar/shinybandits"
	"github.com/sandbar-games/sandbar/strandbufe"
)

// Any is a face behind text and JSON, for programs that handle all games alike.
type Any struct {
	// Name is the game's name.
	Name string
	// Draw writes the table that the JSON form of a view shows; seats and options
	// are the game's.
	Draw func(scr *Screen, seats int, options, view []byte, names []string) error
	// Line tells an event, given in notation, as the Face does.
	Line func(by core.Seat, seen string, names []string) string
}

// Faces returns the faces of all games.
func Faces() []Any {
	return []Any{
		anyFace(losbanditos.Game, LosBanditos),
		anyFace(shinybandits.Game, ShinyBandits),
		anyFace(beachbandits.Game, BeachBandits),
		anyFace(mermaids.Game, Mermaids),
		anyFace(strandbufe.Game, Strandbufe),
	}
}

// Of returns the face of a game by its name; false if it has none.
func Of(game string) (Any, bool) {
	for _, f := range Faces() {
		if f.Name == game {
			return f, true
		}
	}
	return Any{}, false
}

func anyFace[S comparable, M core.Move, V comparable](game core.Game[S, M, V], f Face[M, V]) Any {
	return Any{
		Name: game.Name,
		Draw: func(scr *Screen, seats int, options, view []byte, names []string) error {
			like, err := game.New(seats, options)
			if err != nil {
				return err
			}
			v, err := game.DecodeView(&like, view)
			if err != nil {
				return err
			}
			f.Draw(scr, &v, names)
			return nil
		},
		Line: func(by core.Seat, seen string, names []string) string {
			m, err := game.ParseMove(seen)
			if err != nil {
				return err.Error()
			}
			return f.Line(by, m, names, seen)
		},
	}
}
