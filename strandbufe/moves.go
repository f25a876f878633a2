package strandbufe

import "github.com/sandbar-games/sandbar/core"

// phasesOf has, for each kind of a player's move, the bit 1<<phase of each phase
// in which it can be made.
var phasesOf = [...]uint16{
	KindTake:    1<<PhaseTake | 1<<PhaseSecond | 1<<PhaseGive,
	KindPass:    1<<PhaseTake | 1<<PhaseSecond | 1<<PhaseGive,
	KindBid:     1 << PhaseBid,
	KindRebid:   1 << PhaseRebid,
	KindServe:   1 << PhaseServe,
	KindRestock: 1 << PhaseServe,
	KindFill:    1 << PhaseFill,
	KindStop:    1 << PhaseFill,
	KindBonus:   1 << PhaseServe,
	KindDrink:   1 << PhaseServe,
	KindStock:   1 << PhaseStock,
	KindGive:    1 << PhaseGift,
	KindDecline: 1<<PhaseStock | 1<<PhaseGift,
	KindUpgrade: 1 << PhaseUpgrade,
	KindDone:    1<<PhaseServe | 1<<PhaseUpgrade,
}

// dueNow says what is to be decided, for a move of another kind.
var dueNow = [...]string{
	PhaseTake:    "now a guest is to be taken from the row (ST-12)",
	PhaseSecond:  "now a second guest is to be taken, or not (ST-13)",
	PhaseBid:     "now a bid is due (ST-14)",
	PhaseRebid:   "now the worker that was outbid is to be moved (ST-15)",
	PhaseGive:    "now one of the guests left over is to be taken (ST-17)",
	PhaseServe:   "now guests are to be served (ST-19)",
	PhaseFill:    "now a compartment is to be filled (ST-22)",
	PhaseStock:   "now a compartment for the tokens from Eszkimók is to be named (ST-41)",
	PhaseGift:    "now a gift for the Alienek is to be named (ST-43)",
	PhaseUpgrade: "now stars can be given up for workers (ST-32)",
}

// AppendMoves appends the legal moves of a seat: guests in the order of the row,
// goods in the order of the cooler; while serving first what can be served, then
// restocking, the bonus, free drinks and done.
func (s *State) AppendMoves(dst []Move, by core.Seat) []Move { return s.appendMoves(dst, by) }

// Moves returns the legal moves of a seat.
func (s *State) Moves(by core.Seat) []Move { return s.AppendMoves(nil, by) }

func (p *public) appendMoves(dst []Move, by core.Seat) []Move {
	if by < 0 || p.Next() != by {
		return dst
	}
	b := &p.buffets[by]
	switch p.phase {
	case PhaseTake, PhaseSecond, PhaseGive:
		dst = p.appendTakes(dst)
	case PhaseBid, PhaseRebid:
		dst = p.appendBids(dst, b)
	case PhaseServe:
		dst = p.appendServing(dst, b)
	case PhaseFill:
		for g := range p.fillable(b).All() {
			dst = append(dst, Fill(g))
		}
		if p.refuseStop() == "" {
			dst = append(dst, Stop())
		}
	case PhaseStock:
		for g := range p.fillable(b).All() {
			dst = append(dst, Stock(g))
		}
		dst = append(dst, Decline())
	case PhaseGift:
		for g := range b.stock().All() {
			dst = append(dst, Give(g))
		}
		dst = append(dst, Decline())
	case PhaseUpgrade:
		if w, _ := p.nextUpgrade(b); w != 0 {
			dst = append(dst, Upgrade(w))
		}
		dst = append(dst, Done())
	}
	return dst
}

// refuse returns the rule that forbids a seat, or chance, to make a move, or "".
func (p *public) refuse(by core.Seat, m Move) string {
	switch next := p.Next(); {
	case next == core.Nobody:
		return core.ReasonOver
	case by == core.Chance && next != core.Chance:
		return core.ReasonNotChance
	case by != next:
		return core.ReasonNotPending
	case by == core.Chance:
		return p.refuseOutcome(m)
	case int(m.kind) >= len(phasesOf) || m.kind == 0 || m.stray():
		return core.ReasonNoMove
	case phasesOf[m.kind]>>p.phase&1 == 0:
		return dueNow[p.phase]
	}
	b := &p.buffets[by]
	switch m.kind {
	case KindTake:
		return p.refuseTake(m.card)
	case KindPass:
		return p.refusePass()
	case KindBid:
		return p.refuseBid(b, m.worker, m.card)
	case KindRebid:
		return p.refuseBid(b, b.away, m.card)
	case KindServe:
		return p.refuseServe(b, m.good, m.card)
	case KindRestock:
		return p.refuseRestock(b, m.worker)
	case KindFill, KindStock:
		return p.refuseFill(b, m.good)
	case KindStop:
		return p.refuseStop()
	case KindBonus:
		return p.refuseBonus(b)
	case KindDrink:
		return p.refuseDrink(b, b.place(m.card))
	case KindGive:
		return refuseGift(b, m.good)
	case KindUpgrade:
		return p.refuseUpgrade(b, m.worker)
	}
	return "" // decline and done
}
