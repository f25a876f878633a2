package strandbufe

import (
	"github.com/sandbar-games/sandbar/core"
)

// Evaluate estimates the share of the victory that each seat may expect, from what
// each player has scored and has under way: tokens on waiting guests, a stocked
// cooler, saved time and turned workers. In a solo game the rest is the opponent's.
// At the end it is exact.
func Evaluate(s *State) core.Shares {
	if s.phase == PhaseOver {
		return core.SharesOf(s.Winners())
	}
	var worth [mostPlayers]float64
	for player := range core.Seat(s.players) {
		worth[player] = s.prospect(player)
	}
	// A lead counts for more the later it is: early points are still to be caught.
	scale := 6 + 5*float64(rounds-int(s.round))
	shares := core.SharesByWorth(worth[:s.players], scale)
	if s.mode == Solo {
		shares[opponent] = 0
	}
	return shares
}

// prospect is a player's score with what it has under way.
func (p *public) prospect(player core.Seat) float64 {
	b := &p.buffets[player]
	sum := float64(p.score(player))
	left := float64(rounds - int(p.round))
	for i := range b.guests {
		w := &b.guests[i]
		if w.guest == 0 {
			break
		}
		card := &p.set.cards[w.guest]
		worth := float64(card.points) + starPoints*float64(card.stars) + 1
		done := float64(w.served.Len()+1) / float64(card.order.Len()+1)
		sum += worth * done * 0.8
		if (p.missing(w).Kinds() &^ b.stock().Kinds()) != 0 {
			sum -= 0.5
		}
	}
	if left > 0 {
		sum += 0.15*float64(b.stock().Len()) + 0.3*float64(b.time) + 0.3*float64(b.aside)
		sum += left * 0.7 * float64(b.home()-homePoints+b.awayValue())
	}
	return sum
}

// awayValue is the value of the worker that was sent to bid.
func (b *buffet) awayValue() int {
	if b.away == 0 {
		return 0
	}
	return b.value(b.away)
}
