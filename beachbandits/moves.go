package beachbandits

import "github.com/sandbar-games/sandbar/core"

// AppendMoves appends the legal moves of a seat, each kind of move in the order
// of the cards, gulls and seats it names.
func (s *State) AppendMoves(dst []Move, by core.Seat) []Move { return s.appendMoves(dst, by) }

// Moves returns the legal moves of a seat.
func (s *State) Moves(by core.Seat) []Move { return s.AppendMoves(nil, by) }

func (p *position) appendMoves(dst []Move, by core.Seat) []Move {
	if !p.Pending().Has(by) {
		return dst
	}
	switch p.step {
	case StepPlay:
		dst = p.appendPlays(dst)
		if p.refuseDraw() == "" {
			dst = append(dst, Draw())
		}
		if p.refusePass() == "" {
			dst = append(dst, Pass())
		}
	case StepPlace:
		dst = p.appendPlays(dst)
	case StepTreat:
		for seat := range core.Seat(p.seats) {
			if p.refuseOther(seat) == "" {
				dst = append(dst, Treat(seat))
			}
		}
	case StepSwap:
		dst = p.appendSwaps(dst)
	case StepShuffle:
		for c := range p.others().AllKinds() {
			dst = append(dst, Shuffle(c))
		}
	case StepShift:
		for c := range p.others().AllKinds() {
			for to := range core.Seat(p.seats) {
				if p.refuseElsewhere(to) == "" {
					dst = append(dst, Shift(c, to))
				}
			}
		}
	case StepTake:
		for c := range p.others().AllKinds() {
			dst = append(dst, Take(c))
		}
	case StepChoose, StepPick:
		for g := range p.choosable(by).All() {
			dst = append(dst, Choose(g))
		}
	case StepBury:
		for g := range p.gulls[by].All() {
			dst = append(dst, Bury(g))
		}
	default:
		dst = p.appendGullMoves(dst)
	}
	return dst
}

func (p *position) appendPlays(dst []Move) []Move {
	first := len(dst)
	for c := range p.playable().AllKinds() {
		dst = append(dst, Keep(c))
	}
	kept := dst[first:]
	for to := range core.Seat(p.seats) {
		if p.refuseOther(to) != "" {
			continue
		}
		for _, m := range kept {
			dst = append(dst, Give(Loot(m.card), to))
		}
	}
	return dst
}

func (p *position) appendSwaps(dst []Move) []Move {
	others := p.others()
	here, first := others.At(0), len(dst)
	for of := range core.Seat(p.seats) {
		if p.refuseElsewhere(of) != "" {
			continue
		}
		for there := range p.stash[of].AllKinds() {
			dst = append(dst, Swap(here, there, of))
		}
	}
	offered := dst[first:] // for the first kind, and so for each other one
	for here := range others.Add(here, -others.Count(here)).AllKinds() {
		for _, m := range offered {
			dst = append(dst, Swap(here, Loot(m.other), m.seat))
		}
	}
	return dst
}

// appendGullMoves appends the moves of the seat that resolves its gulls.
func (p *position) appendGullMoves(dst []Move) []Move {
	switch p.step {
	case StepUse:
		for g := range p.powers(p.turn).All() {
			if p.refuseUse(g) == "" {
				dst = append(dst, Use(g))
			}
		}
		if p.refuseChip() == "" {
			for g := range p.copyable().All() {
				dst = append(dst, Copy(g))
			}
		}
		dst = append(dst, Done())
	case StepAce, StepAdd:
		for c := range p.addable().AllKinds() {
			dst = append(dst, Add(c))
		}
	case StepChuck:
		for c := range p.stash[p.turn].AllKinds() {
			dst = append(dst, Discard(c))
		}
	case StepIris:
		for seat := range core.Seat(p.seats) {
			if p.refuseLook(seat) == "" {
				dst = append(dst, Look(seat))
			}
		}
	case StepPut:
		for c := range p.hand[p.target].AllKinds() {
			for to := range core.Seat(p.seats) {
				if p.refusePut(to) == "" {
					dst = append(dst, Put(c, to))
				}
			}
		}
	}
	return dst
}

// playable returns the cards of which the seat on turn plays one.
func (p *position) playable() Loots {
	if p.step == StepPlace {
		return p.AsideLoot()
	}
	return p.hand[p.turn]
}

// others returns the cards of the stash that the played card went to, without
// that very card (BB-10).
func (p *position) others() Loots { return p.stash[p.target].Add(p.card, -1) }

// choosable returns the gulls of which a seat chooses one to hold.
func (p *position) choosable(by core.Seat) Gulls {
	if p.step == StepPick {
		return p.AsideGulls()
	}
	return p.gulls[by]
}

// powers returns what a seat's gulls are, once turned up: the gulls, with what
// Chip has copied in his place (BB-26).
func (p *position) powers(seat core.Seat) Gulls {
	gulls := p.gulls[seat]
	if p.copied != 0 && gulls.Has(Chip) {
		return gulls.Without(Chip).With(p.copied)
	}
	return gulls
}

// copyable returns what Chip may copy: all gulls of the other seats.
func (p *position) copyable() Gulls {
	var gulls Gulls
	for seat := range core.Seat(p.seats) {
		if seat != p.turn {
			gulls = gulls.Plus(p.gulls[seat])
		}
	}
	return gulls
}

// addable returns the cards of which the seat on turn adds one to its stash.
func (p *position) addable() Loots {
	if p.step == StepAdd {
		return p.AsideLoot()
	}
	return p.hand[p.turn]
}

// canUseGulls reports whether the seat on turn has anything left to use (BB-37).
func (p *position) canUseGulls() bool {
	if p.refuseChip() == "" {
		return true
	}
	for g := range p.powers(p.turn).All() {
		if p.refuseUse(g) == "" {
			return true
		}
	}
	return false
}

// usedGulls is a set of action gulls, one bit each.
type usedGulls uint8

func bitOf(g Gull) usedGulls {
	switch g {
	case Ace:
		return 1
	case Chuck:
		return 2
	case Flo:
		return 4
	case Iris:
		return 8
	case Shirley:
		return 16
	}
	return 0
}

func (u usedGulls) has(g Gull) bool { return u&bitOf(g) != 0 }
