package strandbufe

import (
	"math/bits"

	"github.com/sandbar-games/sandbar/core"
)

const (
	mostPlayers  = 6
	mostWaiting  = 2 // guests at one buffet (ST-11)
	greyTokens   = 140
	colouredEach = 3 // coloured tokens a player (ST-03)
	compartment  = 3 // tokens in a compartment that is not favoured (ST-02)
	mostStars    = starSpaces
	mostTime     = 3 // on the time track (ST-03)
	homePoints   = 2 + 3 + 4
	fullCooler   = compartment * ones
	starsAtStart = 1
)

// buffet is what lies before one player. The virtual opponent of a solo game has
// one too, with the cooler empty.
type buffet struct {
	guests         [mostWaiting]waiting // the guests that wait, the first place first
	grey, coloured Tokens               // in the cooler
	limit          Tokens               // what its compartments hold (ST-02, ST-10)
	fulfilled      guestSet
	board          uint8 // number, from 1; 0 for the opponent
	unspent        uint8 // coloured tokens still to be spent
	used           uint8 // coloured tokens that are gone for good
	stars          uint8
	usable         uint8  // stars held since before this round's serving (ST-26)
	time           uint8  // on the track
	aside          uint8  // time won this round (ST-26)
	turned         uint8  // bit 1<<w for a worker that shows its higher side
	away           Worker // the worker that was sent to bid
	bid            uint8  // the guest that it lies under, while the bidding lasts
	passed         bool   // wants no guest any more this round
}

// waiting is a guest at a buffet; guest 0 is an empty place.
type waiting struct {
	served   Tokens // on the icons, grey and coloured together
	coloured uint8  // how many of them are coloured
	guest    uint8
	drink    drink
	fresh    bool // the drink was given in this very phase
}

// drink is the token of a guest's free drink. The zero value is no drink.
type drink uint8

const (
	greyDrink drink = 1 + iota
	colouredDrink
)

// hasRoom reports whether another guest may wait (ST-11).
func (b *buffet) hasRoom() bool { return b.guests[mostWaiting-1].guest == 0 }

// seat puts a guest at the first free place.
func (b *buffet) seat(guest uint8) {
	if b.guests[0].guest == 0 {
		b.guests[0] = waiting{guest: guest}
		return
	}
	b.guests[1] = waiting{guest: guest}
}

// clear takes the guest at a place away.
func (b *buffet) clear(i int) {
	if i == 0 {
		b.guests[0] = b.guests[1]
	}
	b.guests[1] = waiting{}
}

// place returns where a guest waits, 0 or 1, or -1.
func (b *buffet) place(guest uint8) int {
	if guest != 0 {
		for i := range b.guests {
			if b.guests[i].guest == guest {
				return i
			}
		}
	}
	return -1
}

// value returns what a worker is worth now (ST-03).
func (b *buffet) value(w Worker) int { return w.low() + int(b.turned>>w&1) }

// home returns the value of all workers at home; one that restocks counts (ST-20).
func (b *buffet) home() int {
	sum := homePoints + bits.OnesCount8(b.turned)
	if b.away != 0 {
		sum -= b.value(b.away)
	}
	return sum
}

// quality is what attracts the guests that are left (ST-17).
func (b *buffet) quality() int { return b.home() + int(b.stars) }

// stock returns the tokens in the cooler of either sort.
func (b *buffet) stock() Tokens { return b.grey + b.coloured }

// fromCooler takes a token out of a compartment, a grey one if there is one
// (ST-51), and reports whether it is coloured.
func (b *buffet) fromCooler(g Good) (isColoured bool) {
	if b.grey.has(g) {
		b.grey = b.grey.add(g, -1)
		return false
	}
	b.coloured = b.coloured.add(g, -1)
	return true
}

// missing returns what a waiting guest still wants.
func (p *public) missing(w *waiting) Tokens { return p.set.cards[w.guest].order - w.served }

// room returns how many tokens more each compartment can hold.
func (b *buffet) room() Tokens { return b.limit - b.stock() }

// fillable returns, as one token each, the compartments that grey tokens can go
// into (ST-22, ST-23).
func (p *public) fillable(b *buffet) Tokens {
	if p.supply == 0 {
		return 0
	}
	return b.room().Kinds()
}

// pointsLeft returns the workers' points that the player on turn has left for
// serving (ST-20, ST-22).
func (p *public) pointsLeft() int {
	b := &p.buffets[p.turn]
	left := b.home() - int(p.serving.spent)
	if w := p.serving.restocker; w != 0 {
		left -= b.value(w)
	}
	return left
}

// nextUpgrade returns the worker that a player can turn next and how many stars
// that costs, or no worker (ST-32).
func (p *public) nextUpgrade(b *buffet) (w Worker, cost int) {
	if b.board == 0 {
		return 0, 0
	}
	icons := &p.set.boards[b.board-1].Upgrades
	for space := int(b.usable); space > 0; space-- {
		for i, icon := range icons {
			if icon == space && b.turned>>(i+1)&1 == 0 {
				return Worker(i + 1), int(b.usable) - space + 1
			}
		}
	}
	return 0, 0
}

// opponent is the place of the virtual opponent in a solo game, which is no seat.
const opponent core.Seat = 1

// isOpponent reports whether a player is the virtual opponent.
func (p *public) isOpponent(player core.Seat) bool { return p.mode == Solo && player == opponent }
