package face

import (
	"fmt"
	"strings"

	"github.com/sandbar-games/sandbar/core"
	"github.com/sandbar-games/sandbar/losbanditos"
)

// LosBanditos is the face of Los Banditos.
var LosBanditos = Face[losbanditos.Move, losbanditos.View]{
	Help: `
Four tiles lie between the players, each with up to three dice on either side.
The better three dice win a tile: colour triple, colour straight, triple,
straight, colour pair, pair, singles. Whoever first has tiles worth 10 wins.
  roll           draw two dice (one on the very first turn) and roll them
  place red5 2   lay a die from your hand at the tile at place 2
  claim 2        take tile 2, if nothing could beat your three dice there
  giveup 2       leave tile 2 to the opponent
  done           end your turn
Dice are shown as R, Y, G, B for red, yellow, green, blue and their value; a *
marks a tile that its side can claim.`,
	Draw: drawLosBanditos,
	Tell: tellLosBanditos,
}

const losBanditosColumn = 14

func drawLosBanditos(scr *Screen, v *losbanditos.View, names []string) {
	me := max(v.Viewer(), 0)
	var stack []string
	for value := 1; value <= 3; value++ {
		stack = append(stack, fmt.Sprintf("%dx%d", v.Stack(value), value))
	}
	var bag []string
	for c := losbanditos.Red; c <= losbanditos.Blue; c++ {
		bag = append(bag, scr.Paint(losBanditosInk(c), fmt.Sprintf("%d%s", v.Bag(c), losBanditosLetter(c))))
	}
	scr.Printf("bag %s   face-down tiles %s\n", strings.Join(bag, " "), strings.Join(stack, " "))
	losBanditosSide(scr, v, 1-me, names)
	scr.Printf("%s", strings.Repeat(" ", losBanditosColumn))
	for place := 1; place <= 4; place++ {
		tile := "-"
		if worth := v.Tile(place); worth > 0 {
			tile = fmt.Sprintf("%d: worth %d", place, worth)
		}
		scr.Printf("%s", Pad(scr.Bold(tile), losBanditosColumn))
	}
	scr.Printf("\n")
	losBanditosSide(scr, v, me, names)
	if hand := v.Hand(); hand[0] != 0 {
		scr.Printf("in hand: %s\n", losBanditosDice(scr, hand[:]))
	}
}

func losBanditosSide(scr *Screen, v *losbanditos.View, seat core.Seat, names []string) {
	scr.Printf("%s", Pad(fmt.Sprintf("%s: %d", names[seat], v.Score(seat)), losBanditosColumn))
	for place := 1; place <= 4; place++ {
		side := v.Side(seat, place)
		text := losBanditosDice(scr, side[:])
		if v.Tile(place) == 0 {
			text = ""
		}
		if v.Claimable(seat, place) {
			text += "*"
		}
		scr.Printf("%s", Pad(text, losBanditosColumn))
	}
	scr.Printf("\n")
}

func losBanditosDice(scr *Screen, dice []losbanditos.Die) string {
	var words []string
	for _, d := range dice {
		word := "--"
		if d != 0 {
			word = scr.Paint(losBanditosInk(d.Colour()), fmt.Sprintf("%s%d", losBanditosLetter(d.Colour()), d.Value()))
		}
		words = append(words, word)
	}
	return strings.Join(words, " ")
}

func losBanditosLetter(c losbanditos.Colour) string { return strings.ToUpper(c.String()[:1]) }

func losBanditosInk(c losbanditos.Colour) Ink {
	return [...]Ink{Dim, Red, Yellow, Green, Blue}[c]
}

func tellLosBanditos(by core.Seat, m losbanditos.Move, names []string) string {
	switch m.Kind() {
	case losbanditos.KindReveal:
		return fmt.Sprintf("a tile worth %d is turned up at place %d", m.Value(), m.Place())
	case losbanditos.KindDraw:
		return fmt.Sprintf("drawn and rolled: %v", m.Die())
	case losbanditos.KindRoll, losbanditos.KindDone:
		return ""
	case losbanditos.KindPlace:
		return fmt.Sprintf("%s: %v to place %d", names[by], m.Die(), m.Place())
	case losbanditos.KindClaim:
		return fmt.Sprintf("%s: claims the tile at place %d", names[by], m.Place())
	}
	return fmt.Sprintf("%s: gives up the tile at place %d", names[by], m.Place())
}
