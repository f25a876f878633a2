package strandbufe

import (
	"errors"
	"fmt"
)

// checkReveals checks what chance has turned up (ST-07, ST-08, ST-50).
func (p *public) checkReveals() error {
	size := rowSize(p.Seats())
	inRow, gap := 0, false
	for i, n := range p.row {
		switch {
		case n != 0 && i >= size:
			return fmt.Errorf("row: more than %d guests (ST-08)", size)
		case n != 0:
			gap = gap || inRow < i
			inRow++
		}
	}
	setup := p.round == 1 && p.phase <= PhaseGoals
	turnedUp, full, bare := size, false, false
	switch {
	case p.phase == PhaseRow:
		turnedUp = inRow
		if gap || inRow == size {
			return errors.New("row: not as it is turned up (ST-50)")
		}
	case setup:
		full = true
	case p.phase == PhaseBonus:
		turnedUp, bare = 0, true
	case p.phase == PhaseGoals:
		return fmt.Errorf("goals turned up in round %d (ST-50)", p.round)
	case p.phase == PhaseBid || p.phase == PhaseRebid:
		full = true
	default:
		bare = !p.phase.attracting()
	}
	if full && inRow != size || bare && inRow != 0 {
		return fmt.Errorf("row: %d guests in phase %v", inRow, p.phase)
	}
	all := p.set.regular + p.promos.Len()
	if want := all - size*(int(p.round)-1) - turnedUp; p.deck.len() != want {
		return fmt.Errorf("deck: %d guests: want %d (ST-08)", p.deck.len(), want)
	}
	if err := p.checkBonuses(); err != nil {
		return err
	}
	return p.checkGoals(setup)
}

func (p *public) checkBonuses() error {
	turnedUp := int(p.round)
	if p.phase == PhaseBonus || p.phase == PhaseRow && p.round == 1 {
		turnedUp--
	}
	var seen [bonusKinds + 1]int
	for i, b := range p.bonuses {
		switch {
		case (b != 0) != (i < turnedUp):
			return fmt.Errorf("bonuses: want one for each of the rounds 1 to %d (ST-07)", turnedUp)
		case b > bonusKinds || b == Clock && p.mode == Beginner:
			return fmt.Errorf("bonuses: %v in round %d (ST-07)", b, i+1)
		}
		seen[b]++
		if b != 0 && seen[b] > bonusesAlike {
			return fmt.Errorf("bonuses: %v more than %d times (ST-07)", b, bonusesAlike)
		}
	}
	return nil
}

func (p *public) checkGoals(setup bool) error {
	n := p.goalsLen()
	var seen [allGoals + 1]bool
	for i, goal := range p.goals {
		switch {
		case int(goal) > len(p.set.goals):
			return fmt.Errorf("goals: the card set has no goal %d", goal)
		case goal != 0 && (i >= n || seen[goal]):
			return errors.New("goals: a goal twice, or after a gap (ST-08)")
		}
		seen[goal] = true
	}
	switch {
	case !setup && n != goalsShown, setup && p.phase == PhaseGoals && n == goalsShown, setup && p.phase != PhaseGoals && n > 0:
		return fmt.Errorf("goals: %d lie open in phase %v (ST-08, ST-50)", n, p.phase)
	}
	return nil
}

// checkPhase checks that the player on turn is the one that must act, and can.
func (p *public) checkPhase() error {
	if !p.phase.attracting() && !p.phase.serves() && p.phase != PhaseUpgrade {
		return nil
	}
	b := &p.buffets[p.turn]
	ok := true
	switch p.phase {
	case PhaseTake:
		ok = p.mode == Beginner && b.hasRoom()
	case PhaseSecond:
		ok = p.mode == Beginner && b.hasRoom() && !b.passed && !p.rowEmpty()
	case PhaseBid:
		ok = p.mode != Beginner && p.nextBidder() == p.position()
	case PhaseRebid:
		ok = p.mode == Advanced && b.hasRoom() && b.bid == 0 && b.away != 0
	case PhaseGive:
		_, guests := p.dearest()
		ok = p.mode != Beginner && guests > 0 && p.receiver() == p.turn && (guests > 1 || p.lastRound())
	case PhaseFill:
		ok = p.serving.restocker != 0 && p.serving.fills > 0 && p.fillable(b) != 0
	case PhaseStock:
		ok = b.fulfilled.has(Eszkimok.number()) && p.fillable(b) != 0
	case PhaseGift:
		ok = b.fulfilled.has(Alienek.number()) && b.stock() != 0 && !p.gifted
	case PhaseUpgrade:
		w, _ := p.nextUpgrade(b)
		ok = p.mode != Beginner && !p.lastRound() && w != 0
	}
	if !ok {
		return fmt.Errorf("phase %v: seat %v has nothing to decide now", p.phase, p.turn)
	}
	return nil
}
