package strandbufe

import (
	"fmt"

	"github.com/sandbar-games/sandbar/core"
)

const starPoints = 2 // a star (ST-34)

// sheet is a player's score by what it is for (ST-34).
type sheet struct {
	guests int // points of the fulfilled guests
	extras int // what promo guests give besides (ST-45, ST-47)
	stars  int
	goals  [goalsShown]int // by goal
	counts [goalsShown]int // the icons that count for it
	tokens int             // coloured tokens not spent
	clocks int             // beginner (ST-27)
}

func (p *public) sheet(b *buffet) sheet {
	s := sheet{stars: starPoints * int(b.stars), tokens: int(b.unspent)}
	var all icons
	for n := range b.fulfilled.all() {
		card := &p.set.cards[n]
		s.guests += int(card.points)
		s.clocks += int(card.time)
		all += card.icons
	}
	if b.fulfilled.has(Alienek.number()) && p.gifted {
		s.clocks += giftTime
	}
	if p.mode != Beginner {
		s.clocks = 0
	}
	s.extras = p.extras(b)
	for i, goal := range p.goals {
		if goal != 0 {
			card := &p.set.goals[goal-1]
			s.counts[i] = all.on(card.icons)
			s.goals[i] = card.Points(s.counts[i])
		}
	}
	return s
}

// extras returns what the promo guests of a player are worth besides their points
// (ST-45, ST-47).
func (p *public) extras(b *buffet) int {
	extras := 0
	if b.fulfilled.has(David.number()) && b.fulfilled.has(Prunella.number()) {
		extras += 2 * pairPoints
	}
	if b.fulfilled.has(Punk.number()) {
		for _, goal := range p.goals {
			if goal != 0 && p.set.goals[goal-1].Goods.has(Drink) {
				return extras + punkPoints
			}
		}
	}
	return extras
}

// cards returns the points from cards, which decide a tie (ST-35).
func (s *sheet) cards() int {
	sum := s.guests + s.extras
	for _, n := range s.goals {
		sum += n
	}
	return sum
}

func (s *sheet) total() int { return s.cards() + s.stars + s.tokens + s.clocks }

// Score returns a seat's points as they would count now (ST-34).
func (p *public) Score(seat core.Seat) int {
	if !seat.At(p.Seats()) {
		return 0
	}
	return p.score(seat)
}

func (p *public) score(player core.Seat) int {
	s := p.sheet(&p.buffets[player])
	return s.total()
}

// OpponentScore returns the points of the virtual opponent in a solo game (ST-40),
// otherwise 0.
func (p *public) OpponentScore() int {
	if p.mode != Solo {
		return 0
	}
	return p.score(opponent)
}

// Winners returns the seats with the most points in the end; ties go to more
// points from cards, and are shared if that is equal too (ST-35). In a solo game
// the player wins with more points than the opponent, otherwise nobody does
// (ST-40).
func (p *public) Winners() core.SeatSet {
	if p.phase != PhaseOver {
		return 0
	}
	if p.mode == Solo {
		if p.score(0) > p.score(opponent) {
			return core.SeatsOf(0)
		}
		return 0
	}
	var winners core.SeatSet
	best := -1
	for player := range core.Seat(p.players) {
		s := p.sheet(&p.buffets[player])
		rank := s.total()<<16 + s.cards()
		if rank > best {
			best, winners = rank, 0
		}
		if rank == best {
			winners = winners.With(player)
		}
	}
	return winners
}

// Tally returns a seat's score item by item, adding up to Score.
func (p *public) Tally(seat core.Seat) core.Tally {
	if !seat.At(p.Seats()) {
		return nil
	}
	return p.tally(seat)
}

// OpponentTally returns the score of the virtual opponent in a solo game item by
// item, otherwise nothing.
func (p *public) OpponentTally() core.Tally {
	if p.mode != Solo {
		return nil
	}
	return p.tally(opponent)
}

func (p *public) tally(player core.Seat) core.Tally {
	b := &p.buffets[player]
	s := p.sheet(b)
	tally := core.Tally{{Name: "guests", Count: b.fulfilled.len(), Points: s.guests}}
	if p.promos != 0 {
		tally = append(tally, core.Item{Name: "promo extras", Count: s.extras, Points: s.extras})
	}
	tally = append(tally, core.Item{Name: "stars", Count: int(b.stars), Points: s.stars})
	for i, goal := range p.goals {
		if goal != 0 {
			tally = append(tally, core.Item{Name: fmt.Sprintf("goal %d", goal), Count: s.counts[i], Points: s.goals[i]})
		}
	}
	tally = append(tally, core.Item{Name: "coloured tokens", Count: s.tokens, Points: s.tokens})
	if p.mode == Beginner {
		tally = append(tally, core.Item{Name: "clocks", Count: s.clocks, Points: s.clocks})
	}
	return tally
}
