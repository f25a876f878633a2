package strandbufe

import "errors"

// checkOpponent checks what lies before the virtual opponent, which goes by its
// table (ST-36 to ST-39).
func (p *public) checkOpponent(b *buffet) error {
	rest := *b
	rest.guests, rest.fulfilled, rest.stars, rest.away, rest.bid, rest.passed = [mostWaiting]waiting{}, guestSet{}, 0, 0, 0, false
	plan, bid := opponentsTable[p.round-1], uint8(0)
	begun := p.phase >= PhaseTake // its turn is the first of the round
	if p.phase == PhaseBid && plan.worker != 0 {
		bid = p.row[plan.card-1]
	}
	switch {
	case rest != buffet{unspent: colouredEach}:
		return errors.New("the opponent has guests, stars and three coloured tokens only (ST-39)")
	case begun && (b.away != plan.worker || b.bid != bid), b.passed != (begun && plan.worker == 0):
		return errors.New("the opponent's worker is not where its table has it in this round (ST-36)")
	case p.phase == PhaseGive && plan.worker != 0 && p.row[plan.card-1] != 0:
		return errors.New("nobody has taken the guest of the opponent's table (ST-36, ST-37)")
	case !p.phase.attracting() && b.guests[0].guest != 0:
		return errors.New("guests wait that the opponent has fulfilled at once (ST-39)")
	case b.guests[0].drink != 0 || b.guests[1].drink != 0 || b.guests[0].served|b.guests[1].served != 0:
		return errors.New("the opponent puts nothing on its guests (ST-39)")
	}
	return nil
}
