package strandbufe

import (
	"fmt"
	"slices"

	"github.com/sandbar-games/sandbar/core"
)

// upgrade returns the worker that can be turned next and the stars that it costs, or
// no worker: from the highest usable star down (ST-26, ST-32).
func (k *keeper) upgrade() (w Worker, cost int) {
	if k.virtual {
		return 0, 0
	}
	usable := min(k.stars, k.starsThen)
	for cost = 1; cost <= usable; cost++ {
		for _, w := range everyWorker {
			if k.board.Upgrades[w-Worker2] == usable-cost+1 && !k.turned[w] {
				return w, cost
			}
		}
	}
	return 0, 0
}

// askToUpgrade asks the next one who can turn a worker; after the last one the round
// is over (ST-32).
func (m *model) askToUpgrade() {
	can := func(k *keeper) bool {
		w, _ := k.upgrade()
		return w != 0
	}
	if m.mode == Beginner || !m.ask(PhaseUpgrade, can) {
		m.endRound()
	}
}

func (m *model) upgradeMoves() []Move {
	w, _ := m.players[m.turn].upgrade()
	return []Move{Upgrade(w), Done()}
}

// upgradeBy plays a move between the rounds.
func (m *model) upgradeBy(k *keeper, move Move) {
	if move.Kind() == KindUpgrade {
		w, cost := k.upgrade()
		k.starsThen = min(k.stars, k.starsThen) - cost
		k.stars -= cost
		k.turned[w] = true
		k.value[w]++
		if w, _ := k.upgrade(); w != 0 {
			return
		}
	}
	m.askToUpgrade()
}

// endRound brings the workers home; time won is entered, the marker moves (ST-09,
// ST-26, ST-33, ST-36).
func (m *model) endRound() {
	for _, k := range m.players {
		k.time = min(3, k.time+k.aside)
		k.aside, k.away, k.refused = 0, 0, false
		if k.virtual && plans[m.round].star {
			k.stars = min(5, k.stars+1)
		}
	}
	if m.mode != Solo {
		m.first = (m.first + 1) % len(m.players)
	}
	m.round++
	m.phase = PhaseBonus
}

// sum is a player's points by what they are for.
type sum struct {
	guests, extras, stars, tokens, clocks int
	counts, goals                         [5]int // by goal: its icons and its points
}

// cards returns the points that decide a tie (ST-35).
func (s sum) cards() int {
	points := s.guests + s.extras
	for _, goal := range s.goals {
		points += goal
	}
	return points
}

func (s sum) total() int { return s.cards() + s.stars + s.tokens + s.clocks }

// sum adds up what a player has (ST-27, ST-34, ST-40, ST-43).
func (m *model) sum(k *keeper) sum {
	s := sum{stars: 2 * k.stars, tokens: k.unspent, extras: m.extras(k)}
	var icons [8]int
	for _, n := range k.fulfilled {
		card := m.set.Guest(n)
		s.guests += card.Points
		s.clocks += card.Time
		for _, g := range everyGood {
			if card.Order.Count(g) > 0 {
				icons[g]++
			}
		}
	}
	if k.gave {
		s.clocks += 2
	}
	if m.mode != Beginner {
		s.clocks = 0
	}
	for i, goal := range m.goals {
		for _, g := range everyGood {
			if goal.shows[g] {
				s.counts[i] += icons[g]
			}
		}
		s.goals[i] = goal.table[min(s.counts[i], len(goal.table)-1)]
	}
	return s
}

// extras returns what David with Prunella and Punk bring besides (ST-45, ST-47).
func (m *model) extras(k *keeper) int {
	has := func(p Promo) bool { return slices.Contains(k.fulfilled, 72+int(p)) }
	beer := slices.ContainsFunc(m.goals, func(goal openGoal) bool { return goal.shows[Drink] })
	extras := 0
	if has(David) && has(Prunella) {
		extras += 3 + 3
	}
	if has(Punk) && beer {
		extras += 2
	}
	return extras
}

// tally returns a player's score as the table shows it.
func (m *model) tally(k *keeper) core.Tally {
	s := m.sum(k)
	tally := core.Tally{{Name: "guests", Count: len(k.fulfilled), Points: s.guests}}
	if m.promos {
		tally = append(tally, core.Item{Name: "promo extras", Count: s.extras, Points: s.extras})
	}
	tally = append(tally, core.Item{Name: "stars", Count: k.stars, Points: s.stars})
	for i, goal := range m.goals {
		tally = append(tally, core.Item{Name: fmt.Sprint("goal ", goal.number), Count: s.counts[i], Points: s.goals[i]})
	}
	tally = append(tally, core.Item{Name: "coloured tokens", Count: s.tokens, Points: s.tokens})
	if m.mode == Beginner {
		tally = append(tally, core.Item{Name: "clocks", Count: s.clocks, Points: s.clocks})
	}
	return tally
}

// winners returns who has won; nobody has before the end (ST-35, ST-40).
func (m *model) winners() core.SeatSet {
	var won core.SeatSet
	if m.phase != PhaseOver {
		return won
	}
	for seat, k := range m.players {
		own, wins := m.sum(k), !k.virtual
		for other, rival := range m.players {
			theirs := m.sum(rival)
			switch {
			case other == seat:
			case own.total() == theirs.total():
				wins = wins && m.mode != Solo && own.cards() >= theirs.cards()
			default:
				wins = wins && own.total() > theirs.total()
			}
		}
		if wins {
			won = won.With(core.Seat(seat))
		}
	}
	return won
}
