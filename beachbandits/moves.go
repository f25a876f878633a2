package beachbandits

import "github.com/sandbar-games/sandbar/core"

// AppendMoves appends the legal moves of a seat, each kind of move in the order
// of the cards, gulls and seats it names.
func (s *State) AppendMoves(dst []Move, by core.Seat) []Move { return s.appendMoves(dst, by) }

// Moves returns the legal moves of a seat.
func (s *State) Moves(by core.Seat) []Move { return s.AppendMoves(nil, by) }

func (t *table) appendMoves(dst []Move, by core.Seat) []Move {
	if !t.Pending().Has(by) {
		return dst
	}
	switch t.step {
	case StepPlay:
		dst = t.appendPlays(dst)
		if t.refuseDraw() == "" {
			dst = append(dst, Draw())
		}
		if t.refusePass() == "" {
			dst = append(dst, Pass())
		}
	case StepPlace:
		dst = t.appendPlays(dst)
	case StepTreat:
		for seat := range core.Seat(t.seats) {
			if t.refuseOther(seat) == "" {
				dst = append(dst, Treat(seat))
			}
		}
	case StepSwap:
		dst = t.appendSwaps(dst)
	case StepShuffle:
		for c := range t.others().AllKinds() {
			dst = append(dst, Shuffle(c))
		}
	case StepShift:
		for c := range t.others().AllKinds() {
			for to := range core.Seat(t.seats) {
				if t.refuseElsewhere(to) == "" {
					dst = append(dst, Shift(c, to))
				}
			}
		}
	case StepTake:
		for c := range t.others().AllKinds() {
			dst = append(dst, Take(c))
		}
	case StepChoose, StepPick:
		for g := range t.choosable(by).All() {
			dst = append(dst, Choose(g))
		}
	case StepBury:
		for g := range t.gulls[by].All() {
			dst = append(dst, Bury(g))
		}
	default:
		dst = t.appendGullMoves(dst)
	}
	return dst
}

func (t *table) appendPlays(dst []Move) []Move {
	cards := t.playable()
	for c := range cards.AllKinds() {
		dst = append(dst, Keep(c))
	}
	for to := range core.Seat(t.seats) {
		if t.refuseOther(to) != "" {
			continue
		}
		for c := range cards.AllKinds() {
			dst = append(dst, Give(c, to))
		}
	}
	return dst
}

func (t *table) appendSwaps(dst []Move) []Move {
	for here := range t.others().AllKinds() {
		for of := range core.Seat(t.seats) {
			if t.refuseElsewhere(of) != "" {
				continue
			}
			for there := range t.stash[of].AllKinds() {
				dst = append(dst, Swap(here, there, of))
			}
		}
	}
	return dst
}

// appendGullMoves appends the moves of the seat that resolves its gulls.
func (t *table) appendGullMoves(dst []Move) []Move {
	switch t.step {
	case StepUse:
		for g := range t.powers(t.turn).All() {
			if t.refuseUse(g) == "" {
				dst = append(dst, Use(g))
			}
		}
		if t.refuseChip() == "" {
			for g := range t.copyable().All() {
				dst = append(dst, Copy(g))
			}
		}
		dst = append(dst, Done())
	case StepAce, StepAdd:
		for c := range t.addable().AllKinds() {
			dst = append(dst, Add(c))
		}
	case StepChuck:
		for c := range t.stash[t.turn].AllKinds() {
			dst = append(dst, Discard(c))
		}
	case StepIris:
		for seat := range core.Seat(t.seats) {
			if t.refuseLook(seat) == "" {
				dst = append(dst, Look(seat))
			}
		}
	case StepPut:
		for c := range t.hand[t.target].AllKinds() {
			for to := range core.Seat(t.seats) {
				if t.refusePut(to) == "" {
					dst = append(dst, Put(c, to))
				}
			}
		}
	}
	return dst
}

// playable returns the cards of which the seat on turn plays one.
func (t *table) playable() Loots {
	if t.step == StepPlace {
		return t.AsideLoot()
	}
	return t.hand[t.turn]
}

// others returns the cards of the stash that the played card went to, without
// that very card (BB-10).
func (t *table) others() Loots { return t.stash[t.target].Add(t.card, -1) }

// choosable returns the gulls of which a seat chooses one to hold.
func (t *table) choosable(by core.Seat) Gulls {
	if t.step == StepPick {
		return t.AsideGulls()
	}
	return t.gulls[by]
}

// powers returns what a seat's gulls are, once turned up: the gulls, with what
// Chip has copied in his place (BB-26).
func (t *table) powers(seat core.Seat) Gulls {
	gulls := t.gulls[seat]
	if t.copied != 0 && gulls.Has(Chip) {
		return gulls.Without(Chip).With(t.copied)
	}
	return gulls
}

// copyable returns what Chip may copy: all gulls of the other seats.
func (t *table) copyable() Gulls {
	var gulls Gulls
	for seat := range core.Seat(t.seats) {
		if seat != t.turn {
			gulls = gulls.Plus(t.gulls[seat])
		}
	}
	return gulls
}

// addable returns the cards of which the seat on turn adds one to its stash.
func (t *table) addable() Loots {
	if t.step == StepAdd {
		return t.AsideLoot()
	}
	return t.hand[t.turn]
}

// canUseGulls reports whether the seat on turn has anything left to use (BB-37).
func (t *table) canUseGulls() bool {
	if t.refuseChip() == "" {
		return true
	}
	for g := range t.powers(t.turn).All() {
		if t.refuseUse(g) == "" {
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
