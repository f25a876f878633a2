package face

import (
	"fmt"
	"strings"

	"github.com/sandbar-games/sandbar/core"
	"github.com/sandbar-games/sandbar/mermaids"
)

// Mermaids is the face of Mermaid Beach.
var Mermaids = Face[mermaids.Move, mermaids.View]{
	Help: `
Get shells by playing mermaids and pairs of beach items. When any hand is empty,
or is the Sea Monster alone, the game ends; who holds the Sea Monster loses all
shells of its highest value. Most points win.
  mermaid         draw a Shell card and take another turn
  mean 2 shell4   play a Mean Mermaid and take that shell of seat 2
  pair sun        play two suns and draw a Shell card
  ask 2 sun       if you can do none of these: ask seat 2 for a sun like yours
  wave 2 shell4   play a Sneaker Wave: that shell of seat 2 is lost
  seaweed 2       play a Seaweed: seat 2 draws a card
  discard wave    play a card that finds nothing to do
  keep            keep the card you drew because you were refused
  pass monster    the card you pass when a Starfish turns up
Items are sun, umbrella, sandcastle, sailboat, sunglasses, beachball, surfboard,
pail; the other cards are mermaid, mean, seaweed, wave and monster. Seats go by the
number behind their name. Under a name stands what you know of that hand: who asks
has just one of that item, no pair and no mermaid, and all are told that a last card
is not the Sea Monster.`,
	Draw: drawMermaids,
	Tell: tellMermaids,
}

func drawMermaids(scr *Screen, v *mermaids.View, names []string) {
	starfish := v.ShellDeck().Count(mermaids.StarfishLeft) + v.ShellDeck().Count(mermaids.StarfishRight)
	scr.Printf("Beach deck %d   Shell deck %d, %d of them Starfish\n", v.DeckSize(), v.ShellDeck().Len(), starfish)
	if v.Discards() != 0 {
		scr.Aside("discarded: " + mermaidsHand(v.Discards()))
	}
	for i, name := range names {
		seat := core.Seat(i)
		var shells []string
		for shell := mermaids.Shell4; shell >= mermaids.Shell1; shell-- {
			for range v.Shells(seat).Count(shell) {
				shells = append(shells, scr.Paint(mermaidsInk(shell), fmt.Sprint(shell.Value())))
			}
		}
		note := ""
		switch {
		case v.Monster() == seat:
			note = "holds the Sea Monster"
		case v.Committed().Has(seat):
			note = "has chosen"
		}
		row := fmt.Sprintf("%s %2d in hand  %2d points  %s  %s", Pad(name, 12), v.HandSize(seat), v.Score(seat),
			strings.Join(shells, " "), scr.Paint(Dim, note))
		scr.Printf("%s\n", strings.TrimRight(row, " "))
		if known := mermaidsKnown(v, seat); known != "" && seat != v.Viewer() && v.HandSize(seat) > 0 {
			scr.Aside(known)
		}
	}
	if seat, item := v.Asked(); item != 0 {
		scr.Printf("%s %s for %s\n", does(names[v.Turn()], "ask"), names[seat], mermaidsName(item))
	}
	if star := v.Starfish(); star != 0 {
		scr.Printf("all pass a card %s\n", mermaidsWay(star))
	}
	if v.Viewer() == core.Nobody {
		return
	}
	scr.Printf("your hand: %s\n", scr.Bold(mermaidsHand(v.Hand())))
	if drawn := v.Drawn(); drawn != 0 {
		scr.Printf("you drew: %s\n", mermaidsName(drawn))
	}
	if passed := v.Passed(); passed != 0 {
		scr.Printf("you pass: %s\n", mermaidsName(passed))
	}
}

// mermaidsHand groups a hand by kind: 2 sun, pail, mermaid.
func mermaidsHand(hand mermaids.Cards) string {
	var groups []string
	for c := range hand.AllKinds() {
		group := mermaidsName(c)
		if n := hand.Count(c); n > 1 {
			group = fmt.Sprintf("%d %s", n, group)
		}
		groups = append(groups, group)
	}
	if groups == nil {
		return "empty"
	}
	return strings.Join(groups, ", ")
}

// mermaidsKnown says what the viewer knows of a hand, except for what it knows of
// all hands; of a hand that it knows whole only what that is.
func mermaidsKnown(v *mermaids.View, seat core.Seat) string {
	var has mermaids.Cards
	for c := mermaids.Sun; c <= mermaids.SeaMonster; c++ {
		has = has.Add(c, v.AtLeast(seat, c))
	}
	unknown := v.HandSize(seat) - has.Len()
	if v.Phase() == mermaids.PhaseDecide && v.Turn() == seat {
		unknown-- // the card drawn, of which nothing is known
	}
	var lacks, single []string
	for c := mermaids.Sun; c <= mermaids.SeaMonster && unknown > 0; c++ {
		switch {
		case v.Options().Younger && (c == mermaids.MeanMermaid || c == mermaids.SneakerWave):
		case c == mermaids.SeaMonster && v.Phase() == mermaids.PhaseOver:
		case v.AtMost(seat, c) == 0:
			lacks = append(lacks, mermaidsName(c))
		case v.AtMost(seat, c) == 1 && v.AtLeast(seat, c) == 0 && c.Item() && unknown > 1:
			single = append(single, mermaidsName(c))
		}
	}
	var parts []string
	if has != 0 {
		parts = append(parts, "has "+mermaidsHand(has))
	}
	if lacks != nil {
		parts = append(parts, "no "+strings.Join(lacks, ", "))
	}
	if single != nil {
		parts = append(parts, "not two of "+strings.Join(single, ", "))
	}
	return strings.Join(parts, "; ")
}

func mermaidsInk(s mermaids.Shell) Ink {
	return [...]Ink{Dim, Cyan, Green, Yellow, Magenta, Dim, Dim}[s]
}

// mermaidsName is a card in words; what others hold is a card.
func mermaidsName(c mermaids.Card) string {
	switch c {
	case mermaids.MeanMermaid:
		return "Mean Mermaid"
	case mermaids.Seaweed:
		return "Seaweed"
	case mermaids.SneakerWave:
		return "Sneaker Wave"
	case mermaids.SeaMonster:
		return "Sea Monster"
	case mermaids.Hidden:
		return "a card"
	}
	return c.String()
}

func mermaidsWay(star mermaids.Shell) string {
	if star == mermaids.StarfishLeft {
		return "to the left, the next seat"
	}
	return "to the right, the previous seat"
}

func tellMermaids(by core.Seat, m mermaids.Move, names []string) string {
	switch m.Kind() {
	case mermaids.KindMermaid:
		return names[by] + ": mermaid"
	case mermaids.KindMean:
		return fmt.Sprintf("%s: Mean Mermaid, takes a %d of %s", names[by], m.Shell().Value(), names[m.Seat()])
	case mermaids.KindPair:
		return fmt.Sprintf("%s: two of %s", names[by], mermaidsName(m.Card()))
	case mermaids.KindAsk:
		return fmt.Sprintf("%s: %s, have you %s?", names[by], names[m.Seat()], mermaidsName(m.Card()))
	case mermaids.KindGive:
		return "handed over"
	case mermaids.KindRefuse:
		return "no"
	case mermaids.KindWave:
		return fmt.Sprintf("%s: Sneaker Wave, %s loses a %d", names[by], names[m.Seat()], m.Shell().Value())
	case mermaids.KindSeaweed:
		return fmt.Sprintf("%s: Seaweed for %s", names[by], names[m.Seat()])
	case mermaids.KindDiscard:
		return fmt.Sprintf("%s: %s, for nothing", names[by], mermaidsName(m.Card()))
	case mermaids.KindKeep:
		return names[by] + ": keeps the card"
	case mermaids.KindDraw:
		return fmt.Sprintf("%s %s", does(names[m.Seat()], "draw"), mermaidsName(m.Card()))
	case mermaids.KindReveal:
		if m.Shell().Value() == 0 {
			return "a Starfish: all pass " + mermaidsWay(m.Shell())
		}
		return fmt.Sprintf("a shell worth %d", m.Shell().Value())
	case mermaids.KindTakeUp:
		return mermaidsTaken(m, names)
	case mermaids.KindCaught:
		if m.Seat() == core.Nobody {
			return "the end: nobody has the Sea Monster"
		}
		return fmt.Sprintf("the end: %s the Sea Monster, which eats the highest shells", does(names[m.Seat()], "hold"))
	case mermaids.KindClear:
		return "a last card is not the Sea Monster"
	}
	return "" // the deal, and what is chosen to be passed
}

// mermaidsTaken tells what of a passing is seen.
func mermaidsTaken(m mermaids.Move, names []string) string {
	var parts []string
	for i, name := range names {
		if c := m.Taken(core.Seat(i)); c != 0 && c != mermaids.Hidden {
			parts = append(parts, fmt.Sprintf("%s %s", does(name, "get"), mermaidsName(c)))
		}
	}
	if parts == nil {
		return "all take up a card"
	}
	return strings.Join(parts, ", ")
}
