package gametest

import (
	"fmt"
	"strings"

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

// The kinds of toy moves.
const (
	toyMoveDeal = iota + 1 // chance deals a shell
	toyMoveDraw
	toyMoveGet // chance: the shell drawn
	toyMoveShow
	toyMoveLay
	toyMovePass
	toyMoveTake // chance: what each seat takes up
)

var toyWords = []string{"", "deal", "draw", "get", "show", "lay", "pass", "take"}

const toyHidden = 255

// toyMove is one move. Shells are 1 to 3; take has what each seat gets.
type toyMove struct{ kind, a, b, c uint8 }

// fields returns how many fields a kind of move has.
func toyFields(kind uint8) int {
	switch kind {
	case toyMoveDraw:
		return 0
	case toyMoveTake:
		return 3
	}
	return 1
}

func (m toyMove) String() string {
	if m.kind == 0 || int(m.kind) >= len(toyWords) {
		return fmt.Sprintf("nothing%d", m.kind)
	}
	text := toyWords[m.kind]
	for _, shell := range [][]uint8{{}, {m.a}, {}, {m.a, m.b, m.c}}[toyFields(m.kind)] {
		switch {
		case shell == toyHidden:
			text += " ?"
		case shell == 0:
			text += " -"
		default:
			text += fmt.Sprintf(" %d", shell)
		}
	}
	return text
}

func (b toyBug) parse(text string) (toyMove, error) {
	if b == bugUpperCase {
		text = strings.ToLower(text)
	}
	words := strings.Split(text, " ")
	for kind := uint8(1); int(kind) < len(toyWords); kind++ {
		if words[0] != toyWords[kind] || len(words) != 1+toyFields(kind) {
			continue
		}
		m := toyMove{kind: kind}
		for i, word := range words[1:] {
			field := []*uint8{&m.a, &m.b, &m.c}[i]
			switch {
			case word == "?":
				*field = toyHidden
			case word == "-" && i == 2:
			case len(word) == 1 && word[0] >= '1' && word[0] <= '3':
				*field = word[0] - '0'
			default:
				return toyMove{}, fmt.Errorf("toy: %q is no shell", core.Clip(word))
			}
		}
		if b == bugParse && kind == toyMoveLay {
			m.a = 1
		}
		return m, nil
	}
	return toyMove{}, fmt.Errorf("toy: %q is no move", core.Clip(text))
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
	if s.bug == bugShared {
		*s.shared++
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

func (s *toyState) Score(seat core.Seat) int {
	if !seat.At(s.Seats()) {
		return 0
	}
	return toyScore(s.laid[seat])
}

func toyScore(laid toyCounts) int { return int(laid[0]) + 2*int(laid[1]) + 3*int(laid[2]) }

func (s *toyState) Tally(seat core.Seat) core.Tally {
	if !seat.At(s.Seats()) {
		return nil
	}
	if s.bug == bugPanic && s.laid[seat].len() > 0 {
		panic("toy: a bug")
	}
	var tally core.Tally
	for k, n := range s.laid[seat] {
		if s.bug == bugTally && k == 2 {
			n = 0
		}
		tally = append(tally, core.Item{Name: fmt.Sprintf("shells of %d", k+1), Count: int(n), Points: int(n) * (k + 1)})
	}
	return tally
}

func (s *toyState) Winners() core.SeatSet {
	if s.phase != toyOver && s.bug != bugEarlyWinner {
		return 0
	}
	return toyWinners(s.laid, s.seats)
}

func toyWinners(laid [toySeats]toyCounts, seats int8) core.SeatSet {
	best := 0
	for _, l := range laid {
		best = max(best, toyScore(l))
	}
	var set core.SeatSet
	for seat := range core.Seat(seats) {
		if toyScore(laid[seat]) == best {
			set = set.With(seat)
		}
	}
	return set
}

func (s *toyState) Seen(viewer, by core.Seat, m toyMove) toyMove {
	switch m.kind {
	case toyMoveDeal:
		if viewer != core.Seat(int(s.turn)%int(s.seats)) {
			m.a = toyHidden
		}
	case toyMoveGet:
		if viewer != core.Seat(s.turn) {
			m.a = toyHidden
		}
	case toyMovePass:
		if viewer != by && s.bug != bugPassSeen {
			m.a = toyHidden
		}
	case toyMoveLay:
		if s.bug == bugLayUnseen {
			m.a = toyHidden
		}
	case toyMoveTake:
		for seat := range int(s.seats) {
			passer := core.Seat((seat + int(s.seats) - 1) % int(s.seats))
			if viewer != core.Seat(seat) && viewer != passer {
				*m.taken(seat) = toyHidden
			}
		}
	}
	return m
}

// Check tells whether the state can be.
func (s *toyState) Check() error {
	if s.seats < 2 || s.seats > toySeats || s.rounds < 1 || s.rounds > 3 {
		return fmt.Errorf("toy: %d seats, %d rounds", s.seats, s.rounds)
	}
	n, all, passes := int(s.seats), s.deck, 0
	for seat := range toySeats {
		for k := range toyKinds {
			all[k] += s.hands[seat][k] + s.laid[seat][k]
			if s.hands[seat][k] < 0 || s.laid[seat][k] < 0 || s.deck[k] < 0 {
				return fmt.Errorf("toy: negative counts")
			}
		}
		if passed := s.passed[seat]; passed != 0 {
			passes++
			if passed > toyKinds || s.hands[seat][passed-1] == 0 {
				return fmt.Errorf("toy: seat %d passes a shell it does not hold", seat)
			}
		}
		if seat >= n && (s.hands[seat] != toyCounts{} || s.laid[seat] != toyCounts{}) {
			return fmt.Errorf("toy: shells at an empty seat")
		}
		if seat < n && s.phase != toyDeal && s.hands[seat].len() == 0 {
			return fmt.Errorf("toy: seat %d has no shell", seat)
		}
	}
	if all != toyShells {
		return fmt.Errorf("toy: there are %v shells", all)
	}
	if s.round < 0 || s.round > s.rounds || (s.round == s.rounds) != (s.phase == toyOver) {
		return fmt.Errorf("toy: round %d of %d", s.round, s.rounds)
	}
	return s.checkPhase(passes)
}

func (s *toyState) checkPhase(passes int) error {
	n, turns := s.seats, s.seats
	ok := passes == 0
	switch s.phase {
	case toyDeal:
		turns = 2 * n
		for seat := range n {
			dealt := s.turn / n
			if seat < s.turn%n {
				dealt++
			}
			ok = ok && s.hands[seat].len() == int(dealt) && s.laid[seat].len() == 0
		}
		ok = ok && s.round == 0
	case toyAct:
	case toyGet:
		ok = ok && s.deck.len() > 0
	case toyPass:
		ok, turns = passes < int(n), 1
	case toyTake:
		ok, turns = passes == int(n), 1
	case toyOver:
		turns = 1
	default:
		ok = false
	}
	if !ok || s.turn < 0 || s.turn >= turns {
		return fmt.Errorf("toy: phase %d with turn %d and %d passes", s.phase, s.turn, passes)
	}
	return nil
}
