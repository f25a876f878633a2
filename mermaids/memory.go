package mermaids

import "github.com/sandbar-games/sandbar/core"

// know is what a viewer knows of another seat's hand, a drawn, undecided card left
// aside: at least so many of each kind, and of some kinds at most one, or none.
type know struct {
	least Cards
	bars  Cards // per kind 0: no bound, atMostOne, or none
}

// The values of a kind in know.bars. Each is one bit of the kind's four, so that
// both can be combined with |; tidy then keeps the stronger one.
const (
	atMostOne = 1
	none      = 2
)

// tidy leaves none where a kind was barred both ways.
func tidy(bars Cards) Cards { return bars &^ (bars >> 1 & oneOfKinds) }

// both returns what two pieces of knowledge about one hand say together.
func (k know) both(other know) know {
	for c := Sun; other.least != 0 && c <= SeaMonster; c++ {
		k.least = k.least.Add(c, max(0, other.least.Count(c)-k.least.Count(c)))
	}
	k.bars = tidy(k.bars | other.bars)
	return k
}

// most returns how many cards of a kind the hand can hold at most.
func (k know) most(c Card) int {
	switch k.bars.Count(c) {
	case none:
		return 0
	case atMostOne:
		return 1
	}
	return cardsOf.Count(c)
}

// lost is when a card of a known kind has left.
func (k know) lost(c Card) know {
	if k.least.Has(c) {
		k.least = k.least.Add(c, -1)
	}
	if k.bars.Count(c) == atMostOne {
		k.bars = k.bars.Add(c, none-atMostOne)
	}
	return k
}

// got is when a card of a known kind has arrived.
func (k know) got(c Card) know {
	k.least = k.least.Add(c, 1)
	if k.bars.Has(c) { // none becomes at most one, and that no bound
		k.bars = k.bars.Add(c, -1)
	}
	return k
}

// lostUnseen is when any card may have left: every lower bound falls by one.
func (k know) lostUnseen() know {
	k.least -= k.least.Distinct()
	return k
}

// gotUnseen is when any card may have arrived: no upper bound is left.
func (k know) gotUnseen() know {
	k.bars = 0
	return k
}

// askProves returns what an Ask proves about the asker: exactly one of the item,
// at most one of each other, no mermaid, and no Mean Mermaid that could have taken
// a shell (MB-10, MB-22).
func (p *public) askProves(asker core.Seat, item Card) know {
	k := know{
		least: Cards(0).Add(item, 1),
		bars:  (oneOfItems * atMostOne).Add(Mermaid, none),
	}
	if p.othersHaveShells(asker) {
		k.bars = k.bars.Add(MeanMermaid, none)
	}
	return k
}

// Recall carries the viewer's memory over from the view before an event; seen is
// the event's move as the viewer saw it. What could be told from the table before
// the event is remembered too.
func (v *View) Recall(before *View, by core.Seat, seen Move) {
	for seat := range core.Seat(v.seats) {
		if seat != v.viewer {
			v.know[seat] = before.known(seat)
		}
	}
	switch seen.kind {
	case KindAsk:
		if v.other(by) {
			v.know[by] = v.know[by].both(before.askProves(by, seen.card))
		}
	case KindGive:
		v.recallLost(before.target, before.item)
		v.recallLost(before.turn, before.item)
	case KindRefuse:
		if v.other(before.target) {
			k := &v.know[before.target]
			k.bars = tidy(k.bars | Cards(0).Add(before.item, none))
		}
	case KindMermaid, KindMean, KindPair, KindWave, KindSeaweed, KindDiscard:
		v.recallPlay(before, by, seen)
	case KindKeep:
		v.recallUnseen(by)
	case KindDraw:
		if before.item == 0 { // a card drawn after a refusal waits for Keep
			v.recallUnseen(seen.seat)
		}
	case KindTakeUp:
		v.recallTakeUp(before, seen)
	}
}

// recallPlay takes a played card, or pair, from the hand. The drawn card never was
// in what is known of the hand.
func (v *View) recallPlay(before *View, by core.Seat, seen Move) {
	if before.phase != PhaseDecide {
		v.recallLost(by, seen.Card())
	}
	if seen.kind == KindPair {
		v.recallLost(by, seen.Card())
	}
}

// other reports whether a seat is another than the viewer's.
func (v *View) other(seat core.Seat) bool { return v.at(seat) && seat != v.viewer }

func (v *View) recallLost(seat core.Seat, c Card) {
	if v.other(seat) {
		v.know[seat] = v.know[seat].lost(c)
	}
}

func (v *View) recallUnseen(seat core.Seat) {
	if v.other(seat) {
		v.know[seat] = v.know[seat].gotUnseen()
	}
}

// recallTakeUp follows the passed cards: first all leave, then all arrive. What
// the viewer gave or got is known to it.
func (v *View) recallTakeUp(before *View, seen Move) {
	for seat := range core.Seat(v.seats) {
		giver := before.giver(seat)
		switch c := seen.Taken(seat); {
		case c == 0 || giver == v.viewer:
		case seat == v.viewer:
			v.know[giver] = v.know[giver].lost(c)
		default:
			v.know[giver] = v.know[giver].lostUnseen()
		}
	}
	for seat := range core.Seat(v.seats) {
		switch c := seen.Taken(seat); {
		case c == 0 || seat == v.viewer:
		case before.giver(seat) == v.viewer:
			v.know[seat] = v.know[seat].got(c)
		default:
			v.know[seat] = v.know[seat].gotUnseen()
		}
	}
}
