package gametest

import (
	"github.com/sandbar-games/sandbar/core"
)

// The toy game has what the conformance suite must be able to judge: hidden
// hands, a hidden draw, a hidden choice of all at once with its reveal, and
// memory. Two or three seats hold shells of value 1 to 3. In each round each seat
// in turn draws one, shows one or lays one for its value; then all pass one to
// the left at the same time and take up what they got. A bug can be put into it.
const (
	toyKinds = 3
	toySeats = 3
)

// toyShells is how many shells there are of each kind.
var toyShells = toyCounts{5, 4, 3}

type toyCounts [toyKinds]int8

func (c toyCounts) len() int { return int(c[0] + c[1] + c[2]) }

// pick returns the kind of one shell, each equally likely.
func (c toyCounts) pick(r *core.RNG) int {
	n := int8(r.Intn(c.len()))
	for k := range c {
		if n < c[k] {
			return k
		}
		n -= c[k]
	}
	panic("unreachable")
}

type toyPhase uint8

const (
	toyDeal toyPhase = iota // chance deals to each seat in turn
	toyAct                  // the seat whose turn it is acts
	toyGet                  // it gets the shell it draws
	toyPass                 // all choose a shell to pass
	toyTake                 // and take up what they got
	toyOver
)

// toyState is the toy's state.
type toyState struct {
	bug    toyBug
	seats  int8
	rounds int8 // the option
	phase  toyPhase
	round  int8
	turn   int8 // whose turn; while dealing, the number of shells dealt
	deck   toyCounts
	hands  [toySeats]toyCounts
	laid   [toySeats]toyCounts
	passed [toySeats]uint8 // the kind each has chosen, or 0
	first  int8            // only some bugs use it
	shared *int            // likewise
}

func (s *toyState) Seats() int { return int(s.seats) }

func (s *toyState) Next() core.Seat {
	switch s.phase {
	case toyAct, toyPass:
		if s.bug == bugNext && s.Pending().Len() > 1 {
			return s.Pending().First() + 1
		}
		return s.Pending().First()
	case toyOver:
		return core.Nobody
	}
	return core.Chance
}

func (s *toyState) Pending() core.SeatSet {
	var set core.SeatSet
	switch s.phase {
	case toyAct:
		return set.With(core.Seat(s.turn))
	case toyPass:
		for seat := range core.Seat(s.seats) {
			if s.passed[seat] == 0 {
				set = set.With(seat)
			}
		}
	}
	return set
}

// why returns the reason for which a move is not legal, or "".
func (s *toyState) why(by core.Seat, m toyMove) string {
	if by == core.Chance {
		return s.whyNotOutcome(m)
	}
	if !s.Pending().Has(by) {
		return core.ReasonNotPending
	}
	hand := &s.hands[by]
	has := m.b == 0 && m.c == 0 && m.a >= 1 && m.a <= toyKinds && hand[m.a-1] > 0
	switch {
	case s.bug == bugStuck && hand.len() >= 4:
		return "the hand is too full"
	case s.bug == bugHidden && s.phase == toyPass && m == toyMove{kind: toyMovePass, a: toyHidden}:
		return ""
	case s.bug == bugDisturb && s.phase == toyPass && m.a == 1 && hand.len() > int(hand[0]) && s.passed != [toySeats]uint8{}:
		return "another passes already"
	case s.phase == toyPass && m.kind == toyMovePass && has:
		return ""
	case s.phase == toyAct && m == toyMove{kind: toyMoveDraw} && s.deck.len() > 0:
		return ""
	case s.phase == toyAct && m.kind == toyMoveShow && has:
		return ""
	case s.phase == toyAct && m.kind == toyMoveLay && has && hand.len() > 1:
		return ""
	}
	return core.ReasonNoMove
}

func (s *toyState) whyNotOutcome(m toyMove) string {
	switch s.phase {
	case toyDeal, toyGet:
		kind := uint8(toyMoveDeal)
		if s.phase == toyGet {
			kind = toyMoveGet
		}
		if m.kind == kind && m.b == 0 && m.c == 0 && m.a >= 1 && m.a <= toyKinds && s.deck[m.a-1] > 0 {
			return ""
		}
	case toyTake:
		if m == s.taking() {
			return ""
		}
	}
	return core.ReasonNotChance
}

// taking returns the one outcome of the step in which all take up their shells.
func (s *toyState) taking() toyMove {
	m := toyMove{kind: toyMoveTake}
	for seat := range int(s.seats) {
		*m.taken(seat) = s.passed[(seat+int(s.seats)-1)%int(s.seats)]
	}
	return m
}

func (m *toyMove) taken(seat int) *uint8 { return []*uint8{&m.a, &m.b, &m.c}[seat] }

var toySink []toyMove

func (s *toyState) AppendMoves(dst []toyMove, by core.Seat) []toyMove {
	if !by.At(s.Seats()) {
		return dst
	}
	switch s.bug {
	case bugOverwrite:
		dst = dst[:0]
	case bugAllocate:
		toySink = make([]toyMove, 8)
	}
	for kind := uint8(toyMoveDraw); kind <= toyMovePass; kind++ {
		for a := range uint8(toyKinds + 1) {
			m := toyMove{kind: kind, a: a}
			if s.bug == bugRefusesListed && kind == toyMoveLay && s.why(by, m) == "" && s.hands[by].len() > 3 {
				dst = append(dst, toyMove{kind: toyMoveLay, a: toyHidden})
			}
			if s.why(by, m) == "" && !(s.bug == bugUnlisted && kind == toyMoveLay && a == toyKinds) {
				dst = append(dst, m)
				if s.bug == bugTwice && kind == toyMoveLay {
					dst = append(dst, m)
				}
			}
		}
	}
	return dst
}

func (s *toyState) Moves(by core.Seat) []toyMove { return s.AppendMoves(nil, by) }

func (s *toyState) AppendOutcomes(dst []core.Outcome[toyMove]) []core.Outcome[toyMove] {
	switch s.phase {
	case toyTake:
		dst = append(dst, core.Outcome[toyMove]{Move: s.taking(), Weight: 1})
	case toyDeal, toyGet:
		kind := uint8(toyMoveDeal)
		if s.phase == toyGet {
			kind = toyMoveGet
		}
		for a, n := range s.deck {
			if n > 0 || s.bug == bugWeightless {
				dst = append(dst, core.Outcome[toyMove]{Move: toyMove{kind: kind, a: uint8(a + 1)}, Weight: int(n)})
			}
		}
	}
	return dst
}

func (s *toyState) Sample(r *core.RNG) toyMove {
	kind := uint8(toyMoveDeal)
	switch s.phase {
	case toyTake:
		return s.taking()
	case toyGet:
		kind = toyMoveGet
	case toyDeal:
	default:
		return toyMove{}
	}
	if s.bug == bugUniform {
		outcomes := s.AppendOutcomes(nil)
		return outcomes[r.Intn(len(outcomes))].Move
	}
	if s.bug == bugStraySample {
		return toyMove{kind: kind, a: toyHidden}
	}
	return toyMove{kind: kind, a: uint8(s.deck.pick(r) + 1)}
}

func (s *toyState) Apply(by core.Seat, m toyMove) error {
	if reason := s.why(by, m); reason != "" {
		switch s.bug {
		case bugPlainError:
			return core.ErrIllegal
		case bugHalfDone:
			s.turn++
		}
		return core.Illegal("toy", by, m, reason)
	}
	switch s.bug {
	case bugShared:
		*s.shared++
	case bugMoody:
		*s.shared++
		s.first = int8(*s.shared & 1)
	}
	switch m.kind {
	case toyMoveDeal:
		s.move(&s.deck, &s.hands[int(s.turn)%int(s.seats)], m.a)
		s.turn++
		if int(s.turn) == 2*int(s.seats) {
			s.phase, s.turn = toyAct, 0
		}
	case toyMoveDraw:
		s.phase = toyGet
	case toyMoveGet:
		s.move(&s.deck, &s.hands[s.turn], m.a)
		if s.bug == bugConserve {
			s.deck[m.a-1]++
		}
		s.endTurn()
	case toyMoveShow:
		s.endTurn()
	case toyMoveLay:
		s.move(&s.hands[by], &s.laid[by], m.a)
		s.endTurn()
	case toyMovePass:
		s.passed[by] = m.a
		if m.a == toyHidden {
			s.passed[by] = uint8(s.hands[by].pick(&core.RNG{}) + 1)
		}
		if s.bug == bugOrder && s.first == 0 {
			s.first = int8(by) + 1
		}
		if s.Pending() == 0 {
			s.phase = toyTake
		}
	case toyMoveTake:
		s.takeUp()
	}
	return nil
}

func (s *toyState) move(from, to *toyCounts, shell uint8) {
	from[shell-1]--
	to[shell-1]++
}

func (s *toyState) endTurn() {
	s.phase = toyAct
	if s.turn++; s.turn == s.seats {
		s.phase, s.turn = toyPass, 0
	}
}

func (s *toyState) takeUp() {
	for seat := range int(s.seats) {
		s.move(&s.hands[seat], &s.hands[(seat+1)%int(s.seats)], s.passed[seat])
	}
	s.passed = [toySeats]uint8{}
	s.phase = toyAct
	if s.round++; s.round == s.rounds {
		s.phase = toyOver
	}
}
