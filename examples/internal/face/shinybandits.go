package face

import (
	"fmt"
	"strings"

	"github.com/sandbar-games/sandbar/core"
	"github.com/sandbar-games/sandbar/shinybandits"
)

// ShinyBandits is the face of Shiny Bandits.
var ShinyBandits = Face[shinybandits.Move, shinybandits.View]{
	Hides: true,
	Help: `
Each round everyone chooses a Bandit for one of the two locations of the card
(fox: camp, raccoon: stream, magpie: nest), then one of the Action cards left.
The cards act by number; then each pile is shared by the Bandits there.
  1 stop          no effect for another player's card (cancel 2: that of seat 2)
  2 plus          3 more nuggets at your location
  3 minus         2 nuggets less at the other one
  4 locationswap  the two locations change piles
  5 banditswap    your Bandit goes to the other location
  6 caught        nothing is given out at your location
  7 leftovers     you also take what does not divide at your location
  8 mask          your next Bandit stays face down until the Action cards
After nine rounds the most nuggets win. The numbers beside a name are the
Action cards that player still has.`,
	Draw: drawShinyBandits,
	Tell: tellShinyBandits,
}

func drawShinyBandits(scr *Screen, v *shinybandits.View, names []string) {
	shinyBanditsLast(scr, v, names)
	scr.Printf("round %d of %d   supply %d", v.Round(), shinybandits.Rounds, v.Supply())
	if next := v.Upcoming(); next != (shinybandits.Card{}) {
		scr.Printf("   next card: %s", shinyBanditsCard(scr, next))
	}
	scr.Printf("\n")
	card := v.Active()
	for side := range card {
		place := "left over"
		if card[side].Location != 0 {
			place = shinyBanditsSide(scr, card[side])
		}
		scr.Printf("  %s %s\n", Pad(place, 12), shinyBanditsNuggets(scr, v.Pile(side)))
	}
	for i, name := range names {
		seat := core.Seat(i)
		up := v.Up(seat)
		if seat == v.Viewer() { // what only the viewer sees of its own
			up.Bandit |= v.Own().Bandit
			up.Action |= v.Own().Action
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
		if v.Chosen().Has(seat) {
			words = append(words, scr.Paint(Dim, "has chosen"))
		}
		row := fmt.Sprintf("%s %2d  %s  %s", Pad(name, 12), v.Score(seat), Pad(shinyBanditsHand(v.Hand(seat)), 17), strings.Join(words, " "))
		scr.Printf("%s\n", strings.TrimRight(row, " "))
	}
}

// shinyBanditsLast shows how the last round went, until the Bandits of the next
// are up.
func shinyBanditsLast(scr *Screen, v *shinybandits.View, names []string) {
	r, ok := v.LastRound()
	if !ok || v.Phase() == shinybandits.PhaseActions || v.Phase() == shinybandits.PhaseStop {
		return
	}
	scr.Printf("how round %d went:\n", r.Number)
	var entries []string
	for i, name := range names {
		action := r.Choices[i].Action.String()
		if r.Cancelled.Has(core.Seat(i)) {
			action += " (stopped)"
		}
		entries = append(entries, fmt.Sprintf("%s: %v, %s: %+d", name, r.Bandit(core.Seat(i)), action, r.Took[i]))
	}
	scr.Columns(entries)
	for side, pile := range r.Piles {
		text := fmt.Sprintf("%d", pile)
		for _, change := range []int{r.Plus[side], -r.Minus[side]} {
			if change != 0 {
				text += fmt.Sprintf(" %+d", change)
			}
		}
		switch {
		case r.Caught[side]:
			text += ", caught"
		case r.Bandits[side] > 0:
			text += fmt.Sprintf(", %d each for %d", r.Share[side], r.Bandits[side])
		}
		if r.Leftovers[side] > 0 {
			text += fmt.Sprintf(", %d to leftovers", r.Leftovers[side])
		}
		location := r.Location(side)
		scr.Printf("  %s %s, %d left\n", Pad(scr.Paint(shinyBanditsInk(location), location.String()), 12), text, r.Rest[side])
	}
	scr.Printf("\n")
}

// shinyBanditsHand writes the numbers of the cards with spaces between them.
func shinyBanditsHand(hand shinybandits.Hand) string {
	var numbers []string
	for card := range hand.All() {
		for range hand.Count(card) {
			numbers = append(numbers, fmt.Sprint(uint8(card)))
		}
	}
	return strings.Join(numbers, " ")
}

func shinyBanditsNuggets(scr *Screen, n int) string {
	return scr.Paint(Yellow, fmt.Sprintf("%s %d", strings.Repeat("o", min(n, 40)), n))
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
		return fmt.Sprintf("turned up: %v", m.Card())
	case shinybandits.KindRevealBandits:
		return shinyBanditsUp(m, names)
	case shinybandits.KindCancel:
		return fmt.Sprintf("%s: stops the card of %s", names[by], names[m.Target()])
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
