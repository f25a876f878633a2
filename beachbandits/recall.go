package beachbandits

import "github.com/sandbar-games/sandbar/core"

// Recall carries the viewer's memory over from the view before an event; seen is
// the event's move as the viewer saw it (BB-33, BB-34).
func (v *View) Recall(before *View, by core.Seat, seen Move) {
	m := memory{cards: before.cards, before: before, viewer: v.viewer}
	m.follow(by, seen, v)
	// What the viewer sees now is more than it remembers.
	sees := v.cards
	v.cards = m.cards
	v.higher = sees.higher
	if v.viewer == v.turn || v.drawn == 0 {
		v.aside = sees.aside
	}
	for seat := range core.Seat(v.seats) {
		if seat == v.viewer || v.opened(seat) {
			v.hand[seat] = sees.hand[seat]
		}
		if seat == v.viewer || v.revealed(seat) {
			v.gulls[seat] = sees.gulls[seat]
		}
	}
}

// memory is what a viewer is sure of while it follows an event.
type memory struct {
	cards
	before *View
	viewer core.Seat
}

// follow notes what an event changes in what the viewer is sure of.
func (m *memory) follow(by core.Seat, seen Move, after *View) {
	c, step := Loot(seen.card), m.before.step
	switch seen.kind {
	case KindDeal:
		m.deal(c, seen.seat)
	case KindKeep, KindGive:
		m.plays(by, c, step == StepPlace)
	case KindSteal:
		m.steal(c)
	case KindShuffle:
		m.pile = m.pile.Add(c, 1)
	case KindTake:
		m.hand[by] = m.hand[by].Add(c, 1)
	case KindGull:
		m.drawGull(Gull(seen.card), seen.seat)
	case KindChoose:
		if step == StepPick {
			m.chooseDrawn(by, Gull(seen.card))
		} else if after.step != StepChoose {
			m.chooseFirst(after)
		}
	case KindBury:
		m.deck.Put(Gull(seen.card))
		m.gulls[by] = Gulls{}
	case KindAdd:
		m.plays(by, c, step == StepAdd)
	case KindPut:
		m.plays(m.before.target, c, false)
	case KindShow:
		switch {
		case step == StepRest && m.before.turn != m.viewer:
			m.pile = without(m.pile, seen.Hand())
		case step != StepRest && !seen.hides():
			m.hand[seen.seat] = seen.Hand()
		}
	}
}

// deal notes that a seat draws a Loot card, 0 if the viewer does not see it. A
// card that is to be placed stays the pile's for all but its drawer.
func (m *memory) deal(c Loot, to core.Seat) {
	switch m.before.step {
	case StepDrawn, StepShirley:
		if to == m.viewer {
			m.pile = without(m.pile, LootOf(c))
		}
		return
	}
	c = leaves(&m.pile, int(m.before.pileLen), c)
	m.hand[to] = m.hand[to].Plus(LootOf(c))
}

// steal notes that a card goes from one hand to another.
func (m *memory) steal(c Loot) {
	from, to := m.before.target, m.before.turn
	c = leaves(&m.hand[from], int(m.before.handLen[from]), c)
	m.hand[to] = m.hand[to].Plus(LootOf(c))
}

// plays notes that a card of a seat's hand, or one that it has just drawn, is
// placed for all to see.
func (m *memory) plays(seat core.Seat, c Loot, drawn bool) {
	switch {
	case !drawn:
		m.hand[seat] = without(m.hand[seat], LootOf(c))
	case seat != m.viewer:
		m.pile = without(m.pile, LootOf(c))
	}
}

// leaves takes a card, 0 if it is not seen, from the cards that are sure in a
// place of n cards. It returns the card if the viewer knows which it was.
func leaves(sure *Loots, n int, c Loot) Loot {
	kinds := sure.Distinct()
	if c == 0 && sure.Len() == n && kinds.Len() == 1 {
		c = sure.At(0)
	}
	if c == 0 {
		*sure = sure.Minus(kinds)
	} else {
		*sure = without(*sure, LootOf(c))
	}
	return c
}

// without returns the cards that are left sure when some go that the viewer sees.
func without(sure, gone Loots) Loots {
	for c := range gone.AllKinds() {
		sure = sure.Add(c, -min(sure.Count(c), gone.Count(c)))
	}
	return sure
}

// drawGull notes that a seat draws a gull, 0 if the viewer does not see it.
func (m *memory) drawGull(g Gull, to core.Seat) {
	if m.before.unknown == 0 {
		top := m.deck.UnderAt(0)
		m.deck.Draw(top)
		g = max(g, top)
	}
	switch {
	case g == 0:
	case m.before.step == StepGulls:
		m.setAside(uint8(g))
	default:
		m.gulls[to] = m.gulls[to].With(g)
	}
}

// chooseFirst notes that all have chosen at the start, and where the viewer's
// other gull went.
func (m *memory) chooseFirst(after *View) {
	for i := range after.Seats() {
		var under Gull
		if seat := after.dealtTo(i); seat == m.viewer {
			under = m.gulls[seat].Minus(after.gulls[seat]).At(0)
		}
		m.deck.Put(under)
	}
}

// chooseDrawn notes that one of two drawn gulls goes under the deck.
func (m *memory) chooseDrawn(by core.Seat, g Gull) {
	var under Gull
	if by == m.viewer {
		under = m.before.AsideGulls().Without(g).At(0)
	}
	m.deck.Put(under)
}
