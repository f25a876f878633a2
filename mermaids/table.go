package mermaids

import "github.com/sandbar-games/sandbar/core"

// HandSize returns how many cards a seat holds, 0 for a seat not at the table.
func (p *public) HandSize(seat core.Seat) int {
	if !p.at(seat) {
		return 0
	}
	return int(p.sizes[seat])
}

// DeckSize returns how many cards are in the Beach deck, 0 to 51.
func (p *public) DeckSize() int { return int(p.beach) }

// Discards returns the Beach cards that have been discarded.
func (p *public) Discards() Cards { return p.discard }

// Shells returns the shells that lie face up before a seat, none for a seat not
// at the table.
func (p *public) Shells(seat core.Seat) Shells {
	if !p.at(seat) {
		return 0
	}
	return p.shells[seat]
}

// ShellDeck returns what is in the Shell deck. Each card is equally likely on top.
func (p *public) ShellDeck() Shells { return p.shellDeck }

// ShellDiscards returns the Shell cards that have been discarded.
func (p *public) ShellDiscards() Shells { return p.shellDiscard }

// Asked returns the seat that has been asked by the seat on turn and the item, from
// the Ask until the item is given, or until the drawn card is played or kept; at
// other times core.Nobody and none.
func (p *public) Asked() (core.Seat, Card) {
	if p.item == 0 {
		return core.Nobody, 0
	}
	return p.target, p.item
}

// Starfish returns the Starfish by which all pass now, or none.
func (p *public) Starfish() Shell { return p.star }

// Committed returns the seats that have chosen the card they pass, until all take
// up theirs.
func (p *public) Committed() core.SeatSet {
	if p.star == 0 {
		return 0
	}
	return p.holders() &^ p.choosing
}

// Refused reports whether a seat has refused an item since it last drew a card or
// had one passed to it. It certainly holds none, and once the Beach deck is
// empty it cannot be asked for it again (MB-25).
func (p *public) Refused(seat core.Seat, item Card) bool {
	return p.at(seat) && item.Item() && p.refused[seat].Has(item)
}

// Monster returns the seat that showed the Sea Monster at the end, or core.Nobody
// if none did or the game goes on.
func (p *public) Monster() core.Seat { return p.monster }
