package strandbufe

import "github.com/sandbar-games/sandbar/core"

// The reasons for which an outcome of chance is refused.
const (
	reasonNotGuest = "now a guest of the deck is to be turned up (ST-50)"
	reasonNotBonus = "now one of the bonuses left is to be turned up (ST-50)"
	reasonNotGoal  = "now one of the goals left is to be turned up (ST-50)"
)

// rowLen returns how many guests have been turned up, while they are.
func (p *public) rowLen() int {
	n := 0
	for n < mostRow && p.row[n] != 0 {
		n++
	}
	return n
}

// goalsLen returns how many goals lie open.
func (p *public) goalsLen() int {
	n := 0
	for n < goalsShown && p.goals[n] != 0 {
		n++
	}
	return n
}

// bonusesLeft returns how many cards of a bonus can still come up (ST-07, ST-50).
func (p *public) bonusesLeft(b Bonus) int {
	if b == 0 || b > bonusKinds || b == Clock && p.mode == Beginner {
		return 0
	}
	left := bonusesAlike
	for _, seen := range p.bonuses {
		if seen == b {
			left--
		}
	}
	return left
}

// goalLeft reports whether a goal can still come up.
func (p *public) goalLeft(goal uint8) bool {
	if goal == 0 || int(goal) > len(p.set.goals) {
		return false
	}
	for _, seen := range p.goals {
		if seen == goal {
			return false
		}
	}
	return true
}

// AppendOutcomes appends, when chance is next, every outcome with its weight: each
// guest left in the deck, each goal not turned up yet, or each bonus, weighing as
// many cards as are left of it.
func (s *State) AppendOutcomes(dst []Outcome) []Outcome {
	switch s.phase {
	case PhaseRow:
		for n := range s.deck.all() {
			dst = append(dst, Outcome{Move: Move{kind: KindGuest, card: n}, Weight: 1})
		}
	case PhaseBonus:
		for b := Bonus(1); b <= bonusKinds; b++ {
			if left := s.bonusesLeft(b); left > 0 {
				dst = append(dst, Outcome{Move: RevealBonus(b), Weight: left})
			}
		}
	case PhaseGoals:
		for goal := range len(s.set.goals) {
			if s.goalLeft(uint8(goal + 1)) {
				dst = append(dst, Outcome{Move: RevealGoal(goal + 1), Weight: 1})
			}
		}
	}
	return dst
}

// Sample returns, when chance is next, one outcome by the weights of
// AppendOutcomes, otherwise the zero move.
func (s *State) Sample(r *core.RNG) Move {
	switch s.phase {
	case PhaseRow:
		return Move{kind: KindGuest, card: s.deck.pick(r)}
	case PhaseBonus:
		return s.sampleBonus(r)
	case PhaseGoals:
		return s.sampleGoal(r)
	}
	return Move{}
}

func (p *public) sampleBonus(r *core.RNG) Move {
	cards := bonusKinds * bonusesAlike
	if p.mode == Beginner {
		cards -= bonusesAlike
	}
	i := r.Intn(cards - int(p.round) + 1)
	for b := Bonus(1); ; b++ {
		if i -= p.bonusesLeft(b); i < 0 {
			return RevealBonus(b)
		}
	}
}

func (p *public) sampleGoal(r *core.RNG) Move {
	i := r.Intn(len(p.set.goals) - p.goalsLen())
	for goal := uint8(1); ; goal++ {
		if !p.goalLeft(goal) {
			continue
		}
		if i == 0 {
			return Move{kind: KindGoal, card: goal}
		}
		i--
	}
}

// refuseOutcome returns why a move is no outcome now, or "".
func (p *public) refuseOutcome(m Move) string {
	switch p.phase {
	case PhaseRow:
		if m != (Move{kind: KindGuest, card: m.card}) || !p.deck.has(m.card) {
			return reasonNotGuest
		}
	case PhaseBonus:
		if m != (Move{kind: KindRound, good: m.good}) || p.bonusesLeft(m.Bonus()) == 0 {
			return reasonNotBonus
		}
	case PhaseGoals:
		if m != (Move{kind: KindGoal, card: m.card}) || !p.goalLeft(m.card) {
			return reasonNotGoal
		}
	default:
		return core.ReasonNotChance
	}
	return ""
}
