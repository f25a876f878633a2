package beachbandits

import "github.com/sandbar-games/sandbar/core"

// Seats returns the number of seats, 2 to 6.
func (p *position) Seats() int { return int(p.seats) }

// Turn returns the seat whose turn it is, also while others or chance decide.
func (p *position) Turn() core.Seat { return p.turn }

// Step returns what the game waits for.
func (p *position) Step() Step { return p.step }

// Ending reports whether the end of the game is triggered (BB-21).
func (p *position) Ending() bool { return p.ending }

// Played returns the card whose effect goes on, or 0.
func (p *position) Played() Loot { return p.card }

// Target returns the seat whose stash the played card went to, or whose hand Iris
// looks at, or core.Nobody.
func (p *position) Target() core.Seat {
	if p.card == 0 && p.step != StepLook && p.step != StepPut {
		return core.Nobody
	}
	return p.target
}

// Stash returns a seat's stash.
func (p *position) Stash(seat core.Seat) Loots {
	if !seat.At(p.Seats()) {
		return 0
	}
	return p.stash[seat]
}

// Hand returns the cards of a seat's hand: in a State all of them, in a View
// those that the viewer sees or is sure of (BB-33).
func (p *position) Hand(seat core.Seat) Loots {
	if !seat.At(p.Seats()) {
		return 0
	}
	return p.hand[seat]
}

// HandLen returns the number of cards in a seat's hand.
func (p *position) HandLen(seat core.Seat) int {
	if !seat.At(p.Seats()) {
		return 0
	}
	return int(p.handLen[seat])
}

// Pile returns the cards of the draw pile: in a State all of them, in a View
// those that the viewer is sure of (BB-33). A card that another seat has drawn
// and not yet placed is the pile's in a View.
func (p *position) Pile() Loots { return p.pile }

// PileLen returns the number of cards in the draw pile.
func (p *position) PileLen() int { return int(p.pileLen) }

// Discarded returns the cards that Chuck and Shirley have discarded.
func (p *position) Discarded() Loots { return p.discard }

// Gulls returns a seat's gulls: in a State all of them, in a View those that the
// viewer sees or is sure of (BB-34).
func (p *position) Gulls(seat core.Seat) Gulls {
	if !seat.At(p.Seats()) {
		return Gulls{}
	}
	return p.gulls[seat]
}

// GullCount returns how many gulls a seat holds.
func (p *position) GullCount(seat core.Seat) int {
	if !seat.At(p.Seats()) {
		return 0
	}
	return p.gullCount.of(seat)
}

// GullsRevealed reports whether all gulls lie open (BB-23).
func (p *position) GullsRevealed() bool { return p.step > StepReveal }

// Copied returns the gull that Chip has copied, or 0 (BB-26).
func (p *position) Copied() Gull { return p.copied }

// UnknownGulls returns how many gulls are in the unknown part of the deck, which
// is drawn first (BB-31).
func (p *position) UnknownGulls() int { return int(p.unknown) }

// BuriedGulls returns how many gulls were put under the deck and are there (BB-31).
func (p *position) BuriedGulls() int { return p.deck.UnderLen() }

// BuriedGull returns gull number i of those put under the deck, 0 being the first
// to come up; 0 if there is none there or, in a View, the viewer does not know it.
func (p *position) BuriedGull(i int) Gull {
	if i < 0 || i >= p.deck.UnderLen() {
		return 0
	}
	return p.deck.UnderAt(i)
}

// Aside returns how many cards are drawn and not yet placed: Loot to be played or
// of Shirley, or the gulls of a kept Flip-Flop.
func (p *position) Aside() int { return int(p.drawn) }

// AsideLoot returns those of them that are Loot and, in a View, known to the viewer.
func (p *position) AsideLoot() Loots {
	var l Loots
	if p.step.lootAside() {
		for _, c := range p.aside {
			if c != 0 {
				l = l.Add(Loot(c), 1)
			}
		}
	}
	return l
}

// AsideGulls returns those of them that are gulls and, in a View, known to the viewer.
func (p *position) AsideGulls() Gulls {
	var set Gulls
	if p.step.gullsAside() {
		for _, g := range p.aside {
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
func (p *position) clearAside() {
	p.aside = [shirleyDraws]uint8{}
	p.drawn = 0
}
