package face

import (
	"fmt"
	"strings"

	"github.com/sandbar-games/sandbar/core"
	"github.com/sandbar-games/sandbar/shinybandits"
)

// ShinyBandits is the face of Shiny Bandits.
var ShinyBandits = Face[shinybandits.Move, shinybandits.View]{
	Help: `
Each round everyone chooses a Bandit for one of the two locations of the card
(fox: camp, raccoon: stream, magpie: nest), then one of the Action cards left.
The cards act in this order; then each pile is shared by the Bandits there.
  stop          no effect for another player's card: cancel 2, that of seat 2
  plus          3 more nuggets at your location
  minus         2 nuggets less at the other one
  locationswap  the two locations change piles
  banditswap    your Bandit goes to the other location
  caught        nothing is given out at your location
  leftovers     you also take what does not divide at your location
  mask          your next Bandit stays face down until the Action cards
What does not divide stays on its side, the upper or the lower one, under the
next card. After nine rounds the most nuggets win.
The table names the Action cards that a player still has by two letters each. A
card that is chosen and face down still counts.
Moves: bandit fox, action plus, cancel 2, or their number in the list.`,
	Draw: drawShinyBandits,
	Tell: tellShinyBandits,
}

const shinyBanditsRow = "  %s %6s  %s  %s"

func drawShinyBandits(scr *Screen, v *shinybandits.View, names []string) {
	shinyBanditsLast(scr, v, names)
	scr.Printf("round %d of %d   %d nuggets in the supply", v.Round(), shinybandits.Rounds, v.Supply())
	if next := v.Upcoming(); next != (shinybandits.Card{}) {
		scr.Printf("   next card: %s", shinyBanditsCard(scr, next))
	}
	scr.Printf("\n")
	for side, at := range v.Active() {
		place := "left over"
		if at.Location != 0 {
			place = shinyBanditsPlace(scr, at.Location)
		}
		shinyBanditsLine(scr, "  %s %s", Pad(place, 12), shinyBanditsNuggets(scr, v.Pile(side)))
	}
	shinyBanditsLine(scr, shinyBanditsRow, Pad("", 12), "gold", Pad("Action cards left", 26), "this round")
	for i, name := range names {
		seat := core.Seat(i)
		shinyBanditsLine(scr, shinyBanditsRow, Pad(name, 12), fmt.Sprint(v.Score(seat)),
			Pad(shinyBanditsHand(v.Hand(seat)), 26), shinyBanditsChoice(scr, v, seat))
	}
	if v.Pending().Has(v.Viewer()) {
		scr.Printf("%s\n", shinyBanditsQuestion(v))
	}
}

// shinyBanditsLine writes a line without spaces at its end.
func shinyBanditsLine(scr *Screen, format string, args ...any) {
	scr.Printf("%s\n", strings.TrimRight(fmt.Sprintf(format, args...), " "))
}

// shinyBanditsChoice tells what the viewer knows of a seat's choice in this round.
func shinyBanditsChoice(scr *Screen, v *shinybandits.View, seat core.Seat) string {
	up := v.Up(seat)
	chosen := v.Chosen().Has(seat)
	if seat == v.Viewer() { // who sees its own choice too
		up.Bandit |= v.Own().Bandit
		up.Action |= v.Own().Action
		chosen = false
	}
	var words []string
	if up.Bandit != 0 {
		words = append(words, scr.Paint(shinyBanditsInk(up.Bandit.Location()), up.Bandit.String()))
	}
	if up.Action != 0 {
		words = append(words, up.Action.String())
	}
	if v.Masked().Has(seat) {
		words = append(words, "(masked)")
	}
	if chosen {
		words = append(words, scr.Paint(Dim, "has chosen"))
	}
	return strings.Join(words, " ")
}

// shinyBanditsQuestion says what the viewer has to decide.
func shinyBanditsQuestion(v *shinybandits.View) string {
	switch v.Phase() {
	case shinybandits.PhaseBandits:
		var ways []string
		for _, side := range v.Active() {
			ways = append(ways, fmt.Sprintf("the %v for the %v", side.Location.Bandit(), side.Location))
		}
		return "Choose a Bandit: " + strings.Join(ways, " or ") + "."
	case shinybandits.PhaseActions:
		return "Choose an Action card."
	}
	return "Yours is the only Stop: choose the seat whose Action card has no effect."
}

// shinyBanditsLast shows how the last round went, until the Bandits of the next
// are up.
func shinyBanditsLast(scr *Screen, v *shinybandits.View, names []string) {
	r, ok := v.LastRound()
	if !ok || v.Phase() == shinybandits.PhaseActions || v.Phase() == shinybandits.PhaseStop {
		return
	}
	turned := ""
	if r.Turned {
		turned = " (the locations changed piles)"
	}
	scr.Printf("how round %d went%s:\n", r.Number, turned)
	for i, name := range names {
		seat, c := core.Seat(i), r.Choices[i]
		action := c.Action.String()
		switch {
		case r.Cancelled.Has(seat):
			action += " (no effect)"
		case c.Action == shinybandits.BanditSwap:
			action += " to " + r.Bandit(seat).String()
		}
		bandit := scr.Paint(shinyBanditsInk(c.Bandit.Location()), c.Bandit.String())
		scr.Printf("  %s %s %s %+d\n", Pad(name, 12), Pad(bandit, 8), Pad(action, 26), r.Took[i])
	}
	for side := range r.Piles {
		scr.Printf("  %s %s\n", Pad(shinyBanditsPlace(scr, r.Location(side)), 12), shinyBanditsPile(&r, side))
	}
	scr.Printf("\n")
}

// shinyBanditsPile tells what became of the pile at a side.
func shinyBanditsPile(r *shinybandits.Round, side int) string {
	text := fmt.Sprint(r.Piles[side])
	for _, change := range []struct {
		by   int
		card shinybandits.Action
	}{{r.Plus[side], shinybandits.Plus}, {-r.Minus[side], shinybandits.Minus}} {
		if change.by != 0 {
			text += fmt.Sprintf(" %+d (%v)", change.by, change.card)
		}
	}
	switch {
	case r.Caught[side]:
		text += ": caught"
	case r.Bandits[side] == 0:
		text += ": nobody there"
	case r.Bandits[side] == 1:
		text += fmt.Sprintf(": %d for one Bandit", r.Share[side])
	default:
		text += fmt.Sprintf(": %d each for %d Bandits", r.Share[side], r.Bandits[side])
	}
	if r.Leftovers[side] > 0 {
		text += fmt.Sprintf(", %d for leftovers", r.Leftovers[side])
	}
	return text + fmt.Sprintf(", %d left", r.Rest[side])
}

// shinyBanditsHand writes two letters for each card, which are enough to tell them
// apart. The numbers on the cards would look like those of the moves in the list.
func shinyBanditsHand(hand shinybandits.Hand) string {
	var cards []string
	for card := range hand.All() {
		for range hand.Count(card) {
			cards = append(cards, card.String()[:2])
		}
	}
	return strings.Join(cards, " ")
}

func shinyBanditsPlace(scr *Screen, l shinybandits.Location) string {
	return scr.Paint(shinyBanditsInk(l), l.String())
}

func shinyBanditsNuggets(scr *Screen, n int) string {
	return fmt.Sprintf("%2d %s", n, scr.Paint(Yellow, strings.Repeat("o", min(n, 40))))
}

func shinyBanditsCard(scr *Screen, card shinybandits.Card) string {
	return shinyBanditsSide(scr, card[0]) + " / " + shinyBanditsSide(scr, card[1])
}

func shinyBanditsSide(scr *Screen, side shinybandits.Side) string {
	return scr.Paint(shinyBanditsInk(side.Location), fmt.Sprintf("%v %d", side.Location, side.Nuggets))
}

func shinyBanditsInk(l shinybandits.Location) Ink { return [...]Ink{Dim, Red, Cyan, Green}[l] }

func tellShinyBandits(by core.Seat, m shinybandits.Move, names []string) string {
	switch m.Kind() {
	case shinybandits.KindDraw:
		return fmt.Sprintf("Location card turned up: %v", m.Card())
	case shinybandits.KindRevealBandits:
		return shinyBanditsUp(m, names)
	case shinybandits.KindCancel:
		return fmt.Sprintf("%s: stop against %s", names[by], names[m.Target()])
	}
	return "" // what the table shows, or how the round went
}

// shinyBanditsUp tells who goes where.
func shinyBanditsUp(m shinybandits.Move, names []string) string {
	var parts []string
	for bandit := shinybandits.Bandit(0); bandit <= shinybandits.Magpie; bandit++ {
		var who []string
		for i, name := range names {
			if m.Revealed(core.Seat(i)).Bandit == bandit {
				who = append(who, name)
			}
		}
		what := bandit.String()
		if bandit == 0 {
			what = "masked"
		}
		if len(who) > 0 {
			parts = append(parts, what+": "+strings.Join(who, ", "))
		}
	}
	return strings.Join(parts, "; ")
}
