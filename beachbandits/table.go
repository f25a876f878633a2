package beachbandits

import "github.com/sandbar-games/sandbar/core"

// Seats returns the number of seats, 2 to 6.
func (t *table) Seats() int { return int(t.seats) }

// Turn returns the seat whose turn it is, also while others or chance decide.
func (t *table) Turn() core.Seat { return t.turn }

// Step returns what the game waits for.
func (t *table) Step() Step { return t.step }

// Ending reports whether the end of the game is triggered (BB-21).
func (t *table) Ending() bool { return t.ending }

// Played returns the card whose effect goes on, or 0.
func (t *table) Played() Loot { return t.card }

// Target returns the seat whose stash the played card went to, or whose hand Iris
// looks at, or core.Nobody.
func (t *table) Target() core.Seat {
	if t.card == 0 && t.step != StepLook && t.step != StepPut {
		return core.Nobody
	}
	return t.target
}

// Stash returns a seat's stash.
func (t *table) Stash(seat core.Seat) Loots {
	if !seat.At(t.Seats()) {
		return 0
	}
	return t.stash[seat]
}

// Hand returns the cards of a seat's hand: in a State all of them, in a View
// those that the viewer sees or is sure of (BB-33).
func (t *table) Hand(seat core.Seat) Loots {
	if !seat.At(t.Seats()) {
		return 0
	}
	return t.hand[seat]
}

// HandLen returns the number of cards in a seat's hand.
func (t *table) HandLen(seat core.Seat) int {
	if !seat.At(t.Seats()) {
		return 0
	}
	return int(t.handLen[seat])
}

// Pile returns the cards of the draw pile: in a State all of them, in a View
// those that the viewer is sure of (BB-33). A card that another seat has drawn
// and not yet placed is the pile's in a View.
func (t *table) Pile() Loots { return t.pile }

// PileLen returns the number of cards in the draw pile.
func (t *table) PileLen() int { return int(t.pileLen) }

// Discarded returns the cards that Chuck and Shirley have discarded.
func (t *table) Discarded() Loots { return t.discard }

// Gulls returns a seat's gulls: in a State all of them, in a View those that the
// viewer sees or is sure of (BB-34).
func (t *table) Gulls(seat core.Seat) Gulls {
	if !seat.At(t.Seats()) {
		return Gulls{}
	}
	return t.gulls[seat]
}

// GullCount returns how many gulls a seat holds.
func (t *table) GullCount(seat core.Seat) int {
	if !seat.At(t.Seats()) {
		return 0
	}
	return t.gullCount.of(seat)
}

// GullsRevealed reports whether all gulls lie open (BB-23).
func (t *table) GullsRevealed() bool { return t.step > StepReveal }

// Copied returns the gull that Chip has copied, or 0 (BB-26).
func (t *table) Copied() Gull { return t.copied }

// UnknownGulls returns how many gulls are in the unknown part of the deck, which
// is drawn first (BB-31).
func (t *table) UnknownGulls() int { return int(t.unknown) }

// BuriedGulls returns how many gulls were put under the deck and are there (BB-31).
func (t *table) BuriedGulls() int { return t.deck.UnderLen() }

// BuriedGull returns gull number i of those put under the deck, 0 being the first
// to come up; 0 if there is none there or, in a View, the viewer does not know it.
func (t *table) BuriedGull(i int) Gull {
	if i < 0 || i >= t.deck.UnderLen() {
		return 0
	}
	return t.deck.UnderAt(i)
}

// Aside returns how many cards are drawn and not yet placed: Loot to be played or
// of Shirley, or the gulls of a kept Flip-Flop.
func (t *table) Aside() int { return int(t.drawn) }

// AsideLoot returns those of them that are Loot and, in a View, known to the viewer.
func (t *table) AsideLoot() Loots {
	var l Loots
	if t.step.lootAside() {
		for _, c := range t.aside {
			if c != 0 {
				l = l.Add(Loot(c), 1)
			}
		}
	}
	return l
}

// AsideGulls returns those of them that are gulls and, in a View, known to the viewer.
func (t *table) AsideGulls() Gulls {
	var set Gulls
	if t.step.gullsAside() {
		for _, g := range t.aside {
			if g != 0 {
				set = set.With(Gull(g))
			}
		}
	}
	return set
}

// setAside puts a drawn card, Loot or gull, to those not yet placed, in order.
func (c *cards) setAside(card uint8) {
	i := len(c.aside) - 1
	for ; i > 0 && (c.aside[i-1] == 0 || c.aside[i-1] > card); i-- {
		c.aside[i] = c.aside[i-1]
	}
	c.aside[i] = card
}

// clearAside empties the place of drawn cards.
func (t *table) clearAside() {
	t.aside = [shirleyDraws]uint8{}
	t.drawn = 0
}
