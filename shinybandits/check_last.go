package shinybandits

import (
	"errors"
	"fmt"

	"github.com/sandbar-games/sandbar/core"
)

// checkLast looks at the round before: whether it could have been played, and
// whether this round begins as it ended.
func (p *public) checkLast() error {
	number := int(p.round) - 1
	if p.phase == PhaseOver {
		number = Rounds
	}
	before := public{seats: p.seats, supply: nuggets}
	if number == 0 {
		if p.last != (played{}) {
			return errors.New("round 1 with a round before it")
		}
	} else {
		if err := p.checkPlayed(number); err != nil {
			return fmt.Errorf("last round: %w", err)
		}
		var r Round
		r.resolve(&p.last, &p.cards[number-1])
		for seat, n := range p.nuggets {
			if int(n) < r.Took[seat] {
				return fmt.Errorf("last round: seat %d has %d nuggets and took %d", seat, n, r.Took[seat])
			}
		}
		before.piles, before.supply = [2]uint8{uint8(r.Rest[0]), uint8(r.Rest[1])}, uint8(r.Supply)
		if p.phase != PhaseOver {
			before.masked = r.Masks
		}
	}
	if p.phase != PhaseOver && p.turned > 0 {
		before.cards, before.round = p.cards, p.round
		before.activate()
	}
	switch {
	case p.piles != before.piles || p.supply != before.supply:
		return fmt.Errorf("piles %v and supply %d: want %v and %d after the last round (SB-05)", p.piles, p.supply, before.piles, before.supply)
	case p.masked != before.masked:
		return fmt.Errorf("masked %v: want %v after the last round (SB-17)", p.masked, before.masked)
	}
	return nil
}

// checkPlayed looks at what the Action cards of the round before, of that number,
// found.
func (p *public) checkPlayed(number int) error {
	l, card := &p.last, &p.cards[number-1]
	brought := [2]uint8{card[0].Nuggets, card[1].Nuggets}
	switch sum := int(l.piles[0]) + int(l.piles[1]) + int(l.supply); {
	case sum > nuggets:
		return fmt.Errorf("%d nuggets: want at most %d (SB-23)", sum, nuggets)
	case number == 1 && (l.piles != brought || sum != nuggets):
		return fmt.Errorf("piles %v and supply %d in round 1: want what the card brings, %v, and the rest of %d", l.piles, l.supply, brought, nuggets)
	case l.supply > 0 && (l.piles[0] < brought[0] || l.piles[1] < brought[1]):
		return fmt.Errorf("piles %v: want no less than the card brings, %v, where the supply does not run short (SB-04)", l.piles, brought)
	}
	var stops core.SeatSet
	for seat := range core.Seat(p.seats) {
		c := l.choices[seat]
		switch {
		case !card.has(c.Bandit):
			return fmt.Errorf("seat %d: Bandit %v at %v (SB-06)", seat, c.Bandit, card)
		case c.Action == 0:
			return fmt.Errorf("seat %d: no Action card (SB-07)", seat)
		case c.Action == Stop:
			stops = stops.With(seat)
		}
	}
	if (stops.Len() == 1) != (l.stopped.Len() == 1) || l.stopped.Len() > 1 || l.stopped&stops != 0 {
		return fmt.Errorf("stopped %v, players of Stop %v (SB-10)", l.stopped, stops)
	}
	return nil
}
