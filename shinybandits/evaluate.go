package shinybandits

import (
	"github.com/sandbar-games/sandbar/core"
)

// Evaluate estimates the share of the victory that each seat may expect. It counts
// the nuggets that each seat has and that this round would bring if those who have
// not chosen yet went where most is to be had and played nothing of effect, and
// trusts a lead the more the fewer rounds are left. At the end it is exact.
func Evaluate(s *State) core.Shares {
	if s.phase == PhaseOver {
		return core.SharesOf(s.Winners())
	}
	worth := s.forecast()
	for seat := range s.seats {
		worth[seat] += float64(s.nuggets[seat])
	}
	left := float64(Rounds - s.round + 1)
	return core.SharesByWorth(worth[:s.seats], 1+0.8*left)
}

// forecast returns what each seat would take in this round. Those who have not
// chosen a Bandit yet go one after the other and share what they take, so that no
// seat is better off for its number.
func (s *State) forecast() (took [MaxSeats]float64) {
	if s.turned == 0 {
		return took
	}
	card := &s.cards[s.round-1]
	l := played{piles: s.piles, supply: s.supply}
	var heads [2]int
	for seat := range s.seats {
		c := s.up[seat]
		c.Bandit |= s.hidden[seat].Bandit // at most one of them is there
		c.Action |= s.hidden[seat].Action
		if l.choices[seat] = c; c.Bandit != 0 {
			heads[card.sideOf(c.Bandit)]++
		}
	}
	var undecided core.SeatSet
	for seat := range s.seats {
		if c := &l.choices[seat]; c.Bandit == 0 {
			undecided |= 1 << seat
			side := 0
			if int(s.piles[1])*(heads[0]+1) > int(s.piles[0])*(heads[1]+1) {
				side = 1
			}
			heads[side]++
			c.Bandit = card[side].Location.Bandit()
		}
	}
	var r Round
	r.resolve(&l, card)
	together := 0
	for seat, n := range r.Took {
		took[seat] = float64(n)
		if undecided>>seat&1 != 0 {
			together += n
		}
	}
	for seat := range undecided.All() {
		took[seat] = float64(together) / float64(undecided.Len())
	}
	return took
}
