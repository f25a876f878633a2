// Package face is how each game looks in a terminal: its table drawn as one
// viewer sees it, its events told in words. The programs that show games share
// it; each game has a file with one variable, such as [LosBanditos].
package face

import (
	"fmt"

	"github.com/sandbar-games/sandbar/core"
)

// Face is how a game with moves M and views V looks in a terminal.
type Face[M, V any] struct {
	// Solo is the options to play alone, for a game whose rulebook needs two.
	Solo string
	// Help explains the screen and the moves.
	Help string
	// Draw writes the table as the view's viewer sees it, names being the seats'.
	Draw func(scr *Screen, v *V, names []string)
	// Tell says in words what happened; "" where it is not worth a line. Without
	// it the notation is shown.
	Tell func(by core.Seat, seen M, names []string) string
}

// Line returns an event in words, or in notation if the face has no words of its
// own; "" where it is not worth a line.
func (f *Face[M, V]) Line(by core.Seat, seen M, names []string, notation string) string {
	if f.Tell == nil {
		return by.String() + ": " + notation
	}
	return f.Tell(by, seen, names)
}

// does puts a verb after a name: you get, random 1 gets.
func does(name, verb string) string {
	if name == "you" {
		return name + " " + verb
	}
	return name + " " + verb + "s"
}

// several puts a number before a thing: 1 star, 2 stars.
func several(n int, thing string) string {
	if n != 1 {
		thing += "s"
	}
	return fmt.Sprint(n, " ", thing)
}
