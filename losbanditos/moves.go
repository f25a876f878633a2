package losbanditos

import "github.com/sandbar-games/sandbar/core"

// The reasons for which a move is refused, in rulebook order.
const (
	reasonRolled    = "this turn's dice are rolled already (LB-03)"
	reasonNotInHand = "that die is not in hand (LB-03)"
	reasonNoPlace   = "the row has the places 1 to 4 (LB-15)"
	reasonNoTile    = "there is no tile at that place (LB-15)"
	reasonSideFull  = "that side already holds three dice (LB-05)"
	reasonSpent     = "this turn's one booty action is spent (LB-07)"
	reasonNotRolled = "the turn's dice are not yet rolled (LB-08)"
	reasonInHand    = "there are dice in hand to place (LB-09)"
	reasonNotThree  = "a claim needs three own dice there (LB-10)"
	reasonBeatable  = "the opponent could still beat the three dice there (LB-10)"
	reasonNotStack  = "no such tile is in the stack (LB-14)"
	reasonNotDue    = "no tile is to be revealed at that place (LB-14)"
	reasonNoDraw    = "no die is to be drawn (LB-03)"
	reasonNotBag    = "no such die is in the bag (LB-21)"
)

// AppendMoves appends the legal moves of a seat: roll, done, claims, gifts,
// placements of the first and of the second die, each by place.
func (s *State) AppendMoves(dst []Move, by core.Seat) []Move { return s.appendMoves(dst, by) }

// Moves returns the legal moves of a seat.
func (s *State) Moves(by core.Seat) []Move { return s.AppendMoves(nil, by) }

func (p *public) appendMoves(dst []Move, by core.Seat) []Move {
	if by < 0 || by != p.next {
		return dst
	}
	if !p.rolled {
		dst = append(dst, Roll())
	} else if p.hand[0] == 0 {
		dst = append(dst, Done())
	}
	if !p.spent {
		for i := range places {
			if p.refuseClaim(i) == "" {
				dst = append(dst, Claim(i+1))
			}
		}
		for i := range places {
			if p.row[i] != 0 {
				dst = append(dst, GiveUp(i+1))
			}
		}
	}
	for i, d := range p.hand {
		if d == 0 || i > 0 && d == p.hand[i-1] { // alike dice give one move (LB-23)
			break
		}
		for place := range places {
			if p.open(place) {
				dst = append(dst, Place(d, place+1))
			}
		}
	}
	return dst
}

// refuse returns the rule that forbids a seat, or chance, to make a move, or "".
func (p *public) refuse(by core.Seat, m Move) string {
	switch {
	case p.next == core.Nobody:
		return core.ReasonOver
	case by != p.next && by == core.Chance:
		return core.ReasonNotChance
	case by != p.next:
		return core.ReasonNotPending
	case by == core.Chance:
		return p.refuseOutcome(m)
	}
	i := int(m.place) - 1
	switch m {
	case Move{kind: KindRoll}:
		if p.rolled {
			return reasonRolled
		}
		return ""
	case Move{kind: KindDone}:
		switch {
		case !p.rolled:
			return reasonNotRolled
		case p.hand[0] != 0:
			return reasonInHand
		}
		return ""
	case Move{kind: KindPlace, die: m.die, place: m.place}:
		switch {
		case m.die == 0 || m.die != p.hand[0] && m.die != p.hand[1]:
			return reasonNotInHand
		case uint(i) >= places:
			return reasonNoPlace
		case p.row[i] == 0:
			return reasonNoTile
		case p.sides[p.turn][i].Full():
			return reasonSideFull
		}
		return ""
	case Move{kind: KindClaim, place: m.place}, Move{kind: KindGiveUp, place: m.place}:
		switch {
		case p.spent:
			return reasonSpent
		case uint(i) >= places:
			return reasonNoPlace
		case p.row[i] == 0:
			return reasonNoTile
		case m.kind == KindClaim:
			return p.refuseClaim(i)
		}
		return ""
	}
	return core.ReasonNoMove
}

// open reports whether the seat on turn can place a die at place number i.
func (p *public) open(i int) bool { return p.row[i] != 0 && !p.sides[p.turn][i].Full() }

// refuseClaim returns why the seat on turn may not claim at place number i, or
// "" (LB-10).
func (p *public) refuseClaim(i int) string {
	switch own := &p.sides[p.turn][i]; {
	case !own.Full():
		return reasonNotThree
	case !own.SafeFrom(p.sides[1-p.turn][i]):
		return reasonBeatable
	}
	return ""
}

// Claimable reports whether a seat's dice prove that the tile at a place, 1 to 4,
// is theirs (LB-10): the seat's side is [Side.SafeFrom] the other. It does not ask
// whose turn it is. Where no tile is, no dice are.
func (p *public) Claimable(seat core.Seat, place int) bool {
	return p.Side(seat, place).SafeFrom(p.Side(1-seat, place))
}
