package face

import (
	"fmt"
	"strings"

	"github.com/sandbar-games/sandbar/beachbandits"
	"github.com/sandbar-games/sandbar/core"
)

// BeachBandits is the face of Beach Bandits.
var BeachBandits = Face[beachbandits.Move, beachbandits.View]{
	Help: `
Play a card to your own stash (keep) or to another's (give); what it does depends
on the way it went. With a hand of one card or none you may draw and play that
card. A ninth card in any stash brings the last round; then the gulls count.
               kept                       given
  pretzel  (1)     all draw                   you draw
  sandwich (1, 3)  all others draw            you draw and play again
  grapes   (1-16)  an opponent draws          you steal a card of the receiver
  icecream (6, 1)  nothing                    you draw two
  slice    (1, 2)  swap another card there with one of another stash
  flipflop (-3)    draw 2 gulls, hold one     the receiver draws a gull
  fries    (1, 4)  shuffle another card there into the pile
  rings    (1, 4)  move another card there to a different stash
  nuggs    (1, 4)  take another card there into your hand
  ketchup  (0, 4)  nothing; stands in for one of fries, rings and nuggs
Moves: keep pretzel, give slice 2, draw, pass, treat 1, swap grapes nuggs 3,
shuffle flipflop, shift flipflop 2, take rings, choose tiny, bury ace, and at the
end use iris, copy sal, add grapes, discard flipflop, look 1, put flipflop 1, done.
Gulls, at the end (those marked * do something, if you want):
  ace *     a card of your hand to your stash  annie    6 for most pretzels
  chuck *   discard a card of your stash       buffy    1 for each kind stashed
  iris *    stash a card of another's hand     coney    6 for most icecream
  shirley * stash one of three cards drawn     gilbert  6 for fewest grapes
  flo *     3, and draw one more gull          rizzo    5 for most slices
  chip *    3, or copy a gull of another       sal      a pretzel is 3
  frenchie  loose fries, rings, nuggs are 3    sammy    6 for fewest sandwiches
  pinky     a flipflop is +2                   sandy    5 for fewest cards in hand
  ray       6 for no flipflop, stash and hand  tiny     8 for under 8 stashed
The table counts the cards of each stash. Under a name stands what you are sure
of in that hand.`,
	Draw: drawBeachBandits,
	Tell: tellBeachBandits,
}

func drawBeachBandits(scr *Screen, v *beachbandits.View, names []string) {
	ending := ""
	if v.Ending() {
		ending = scr.Bold("   the last round")
	}
	scr.Printf("pile %d   gulls in the deck %d, %d put under%s\n", v.PileLen(), v.UnknownGulls(), v.BuriedGulls(), ending)
	if sure := v.Pile(); sure != 0 {
		scr.Aside("in the pile: " + beachBanditsLoot(sure))
	}
	if l := v.Discarded(); l != 0 {
		scr.Aside("discarded: " + beachBanditsLoot(l))
	}
	beachBanditsStashes(scr, v, names)
	for i, name := range names {
		seat := core.Seat(i)
		scr.Printf("%s %2d in hand  gulls %d\n", Pad(name, 12), v.HandLen(seat), v.GullCount(seat))
		if known := beachBanditsKnown(v, seat); known != "" && seat != v.Viewer() {
			scr.Aside(known)
		}
		if v.GullsRevealed() {
			scr.Aside(beachBanditsScore(v, seat))
		}
	}
	beachBanditsOwn(scr, v)
}

// beachBanditsStashes shows the stashes as counted columns, one a seat.
func beachBanditsStashes(scr *Screen, v *beachbandits.View, names []string) {
	width := max(8, min(14, (scr.Width-12)/len(names)))
	head := Pad("stashes", 12)
	for i, name := range names {
		name = string([]rune(name)[:min(len([]rune(name)), width-2)])
		if core.Seat(i) == v.Turn() {
			name = scr.Bold(name)
		}
		head += Pad(name, width)
	}
	scr.Printf("%s\n", strings.TrimRight(head, " "))
	for c := beachbandits.Pretzel; c <= beachbandits.Ketchup; c++ {
		row := Pad("  "+scr.Paint(beachBanditsInk(c), c.String()), 12)
		for seat := range core.Seat(v.Seats()) {
			cell := scr.Paint(Dim, ".")
			if n := v.Stash(seat).Count(c); n > 0 {
				cell = scr.Paint(beachBanditsInk(c), fmt.Sprint(n))
			}
			row += Pad(cell, width)
		}
		scr.Printf("%s\n", strings.TrimRight(row, " "))
	}
	for _, line := range []struct {
		name  string
		value func(core.Seat) int
	}{
		{"  cards", func(seat core.Seat) int { return v.Stash(seat).Len() }},
		{"  points", v.Score},
	} {
		row := Pad(line.name, 12)
		for seat := range core.Seat(v.Seats()) {
			row += Pad(scr.Bold(fmt.Sprint(line.value(seat))), width)
		}
		scr.Printf("%s\n", strings.TrimRight(row, " "))
	}
}

// beachBanditsKnown tells what the viewer is sure of in another's hand and gulls.
func beachBanditsKnown(v *beachbandits.View, seat core.Seat) string {
	var parts []string
	if hand := v.Hand(seat); hand != 0 {
		parts = append(parts, "has "+beachBanditsLoot(hand))
	}
	if gulls := v.Gulls(seat); !gulls.Empty() && !v.GullsRevealed() {
		parts = append(parts, "gulls: "+beachBanditsGulls(gulls))
	}
	if gulls := v.AsideGulls(); !gulls.Empty() && seat == v.Turn() {
		parts = append(parts, "drew "+beachBanditsGulls(gulls))
	}
	return strings.Join(parts, "; ")
}

func beachBanditsGulls(gulls beachbandits.Gulls) string {
	var words []string
	for g := range gulls.All() {
		words = append(words, g.String())
	}
	return strings.Join(words, ", ")
}

// beachBanditsScore tells a score item by item, gulls with it.
func beachBanditsScore(v *beachbandits.View, seat core.Seat) string {
	var items []string
	for _, item := range v.Tally(seat) {
		items = append(items, fmt.Sprintf("%s %+d", item.Name, item.Points))
	}
	return fmt.Sprintf("%d points: %s", v.Score(seat), strings.Join(items, ", "))
}

// beachBanditsOwn shows what only the viewer sees.
func beachBanditsOwn(scr *Screen, v *beachbandits.View) {
	me := v.Viewer()
	if me == core.Nobody {
		return
	}
	scr.Printf("your gulls: %s\n", scr.Bold(beachBanditsGulls(v.Gulls(me))))
	scr.Printf("your hand:  %s\n", scr.Bold(beachBanditsLoot(v.Hand(me))))
	if l := v.AsideLoot(); l != 0 {
		scr.Printf("you drew:   %s\n", scr.Bold(beachBanditsLoot(l)))
	}
	// Another's drawn gull can be known too, to whoever put it under the deck.
	if gulls := v.AsideGulls(); !gulls.Empty() && v.Turn() == me {
		scr.Printf("you drew:   %s\n", scr.Bold(beachBanditsGulls(gulls)))
	}
}

// beachBanditsLoot writes cards: 2 pretzel, slice.
func beachBanditsLoot(l beachbandits.Loots) string {
	var words []string
	for c := range l.AllKinds() {
		word := c.String()
		if n := l.Count(c); n > 1 {
			word = fmt.Sprintf("%d %s", n, word)
		}
		words = append(words, word)
	}
	return strings.Join(words, ", ")
}

func beachBanditsInk(c beachbandits.Loot) Ink {
	return [...]Ink{Dim, Yellow, Green, Magenta, Cyan, Yellow, Blue, Red, Red, Red, Red}[c]
}

func tellBeachBandits(by core.Seat, m beachbandits.Move, names []string) string {
	card := "a card"
	if c := m.Loot(); c != 0 {
		card = c.String()
	}
	gull := "a gull"
	if g := m.Gull(); g != 0 {
		gull = g.String()
	}
	whose := ""
	if seat := m.Seat(); seat.At(len(names)) {
		whose = names[seat]
	}
	if by == core.Chance {
		return tellBeachBanditsChance(m, card, gull, whose)
	}
	text := map[beachbandits.Kind]string{
		beachbandits.KindKeep:    "keeps " + card,
		beachbandits.KindGive:    fmt.Sprintf("gives %s to %s", card, whose),
		beachbandits.KindPass:    "passes",
		beachbandits.KindTreat:   "lets " + whose + " draw",
		beachbandits.KindSwap:    fmt.Sprintf("swaps %s with %v of %s", card, m.OtherLoot(), whose),
		beachbandits.KindShuffle: "shuffles " + card + " into the pile",
		beachbandits.KindShift:   fmt.Sprintf("moves %s to %s", card, whose),
		beachbandits.KindTake:    "takes " + card + " into the hand",
		beachbandits.KindChoose:  "holds " + gull,
		beachbandits.KindBury:    "puts " + gull + " under the deck",
		beachbandits.KindUse:     "uses " + gull,
		beachbandits.KindCopy:    "copies " + gull,
		beachbandits.KindAdd:     "adds " + card,
		beachbandits.KindDiscard: "discards " + card,
		beachbandits.KindLook:    "looks at the hand of " + whose,
		beachbandits.KindPut:     fmt.Sprintf("puts %s into the stash of %s", card, whose),
	}[m.Kind()]
	if text == "" {
		return ""
	}
	return names[by] + ": " + text
}

func tellBeachBanditsChance(m beachbandits.Move, card, gull, whose string) string {
	switch m.Kind() {
	case beachbandits.KindDeal:
		return does(whose, "draw") + " " + card
	case beachbandits.KindSteal:
		return card + " is stolen from " + whose
	case beachbandits.KindGull:
		return does(whose, "draw") + " " + gull
	case beachbandits.KindReveal:
		if other := m.OtherGull(); other != 0 {
			gull += " and " + other.String()
		}
		return does(whose, "turn") + " up " + gull
	}
	switch hand := m.Hand(); {
	case hand == 0:
		return does(whose, "show") + " a hand"
	case hand.Len() > 4: // the table has it
		return fmt.Sprintf("%s %d cards", does(whose, "show"), hand.Len())
	default:
		return does(whose, "show") + " " + beachBanditsLoot(hand)
	}
}
