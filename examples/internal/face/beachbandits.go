package face

import (
	"fmt"
	"strings"

	"github.com/sandbar-games/sandbar/beachbandits"
	"github.com/sandbar-games/sandbar/core"
)

// BeachBandits is the face of Beach Bandits.
var BeachBandits = Face[beachbandits.Move, beachbandits.View]{
	Hides: true,
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
In the table the numbers count cards; in brackets are cards you are sure of.`,
	Draw: drawBeachBandits,
	Tell: tellBeachBandits,
}

func drawBeachBandits(scr *Screen, v *beachbandits.View, names []string) {
	ending := ""
	if v.Ending() {
		ending = scr.Bold("   the last round")
	}
	pile := fmt.Sprintf("pile %d", v.PileLen())
	if sure := beachBanditsLoot(v.Pile()); sure != "" {
		pile += scr.Paint(Dim, " ["+sure+"]")
	}
	scr.Printf("%s   gulls in the deck %d, %d put under%s\n", pile, v.UnknownGulls(), v.BuriedGulls(), ending)
	if l := v.Discarded(); l != 0 {
		scr.Printf("discarded: %s\n", beachBanditsLoot(l))
	}
	beachBanditsStashes(scr, v, names)
	for i, name := range names {
		seat := core.Seat(i)
		row := fmt.Sprintf("%s hand %2d%s   %d gulls%s", Pad(name, 12), v.HandLen(seat), beachBanditsSure(scr, v, seat),
			v.GullCount(seat), beachBanditsGulls(scr, v, seat))
		scr.Printf("%s\n", row)
	}
	beachBanditsOwn(scr, v)
	if v.GullsRevealed() {
		beachBanditsScores(scr, v, names)
	}
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

// beachBanditsSure tells what the viewer knows of another's hand.
func beachBanditsSure(scr *Screen, v *beachbandits.View, seat core.Seat) string {
	sure := beachBanditsLoot(v.Hand(seat))
	if seat == v.Viewer() || sure == "" {
		return ""
	}
	return scr.Paint(Dim, " ["+sure+"]")
}

// beachBanditsGulls tells what the viewer knows of another's gulls.
func beachBanditsGulls(scr *Screen, v *beachbandits.View, seat core.Seat) string {
	var words []string
	for g := range v.Gulls(seat).All() {
		word := g.String()
		if g == beachbandits.Chip && v.Copied() != 0 {
			word += " as " + v.Copied().String()
		}
		words = append(words, word)
	}
	if seat == v.Viewer() && !v.GullsRevealed() || len(words) == 0 {
		return ""
	}
	return scr.Paint(Dim, " ["+strings.Join(words, ", ")+"]")
}

// beachBanditsOwn shows what only the viewer sees.
func beachBanditsOwn(scr *Screen, v *beachbandits.View) {
	me := v.Viewer()
	if me == core.Nobody {
		return
	}
	var gulls []string
	for g := range v.Gulls(me).All() {
		gulls = append(gulls, g.String())
	}
	scr.Printf("your hand: %s   your gulls: %s\n", beachBanditsLoot(v.Hand(me)), strings.Join(gulls, ", "))
	if l := v.AsideLoot(); l != 0 {
		scr.Printf("drawn: %s\n", beachBanditsLoot(l))
	}
	for g := range v.AsideGulls().All() {
		scr.Printf("drawn: %v\n", g)
	}
}

// beachBanditsScores shows the scores item by item.
func beachBanditsScores(scr *Screen, v *beachbandits.View, names []string) {
	for i, name := range names {
		var items []string
		for _, item := range v.Tally(core.Seat(i)) {
			items = append(items, fmt.Sprintf("%s %+d", item.Name, item.Points))
		}
		scr.Printf("%s %s  %s\n", Pad(name, 12), scr.Bold(fmt.Sprintf("%3d", v.Score(core.Seat(i)))), strings.Join(items, ", "))
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
		return whose + " draws " + card
	case beachbandits.KindSteal:
		return card + " is stolen from " + whose
	case beachbandits.KindGull:
		return whose + " draws " + gull
	case beachbandits.KindReveal:
		if other := m.OtherGull(); other != 0 {
			gull += " and " + other.String()
		}
		return whose + " turns up " + gull
	}
	if hand := m.Hand(); hand != 0 {
		return fmt.Sprintf("%s shows %s", whose, beachBanditsLoot(hand))
	}
	return whose + " shows a hand"
}
