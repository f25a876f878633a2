package gametest

import (
	"errors"

	"github.com/sandbar-games/sandbar/core"
)

// toyView is what one viewer sees of a toy game and remembers.
type toyView struct {
	bug           toyBug
	viewer        core.Seat
	seats, rounds int8
	phase         toyPhase
	round, turn   int8
	deck          int8 // its size
	sizes         [toySeats]int8
	hand          toyCounts // the viewer's own
	laid          [toySeats]toyCounts
	pending       core.SeatSet
	passed        uint8               // the viewer's own choice
	leak          uint8               // only a bug uses it
	least         [toySeats]toyCounts // memory: each other hand holds at least these
}

func (s *toyState) View(viewer core.Seat) toyView {
	v := toyView{
		bug: s.bug, viewer: viewer, seats: s.seats, rounds: s.rounds, phase: s.phase, round: s.round, turn: s.turn,
		deck: int8(s.deck.len()), laid: s.laid, pending: s.Pending(),
	}
	for seat := range v.sizes {
		v.sizes[seat] = int8(s.hands[seat].len())
	}
	if s.bug == bugStranger && viewer == 100 {
		viewer = 0
	}
	if !viewer.At(s.Seats()) {
		v.viewer = core.Nobody
		return v
	}
	v.hand, v.passed = s.hands[viewer], s.passed[viewer]
	switch s.bug {
	case bugLeakPass:
		v.leak = s.passed[(int(viewer)+1)%int(s.seats)]
	case bugLeakDeck:
		v.leak = uint8(s.deck[0])
	}
	return v
}

func (v *toyView) Viewer() core.Seat     { return v.viewer }
func (v *toyView) Seats() int            { return int(v.seats) }
func (v *toyView) Pending() core.SeatSet { return v.pending }

func (v *toyView) Next() core.Seat {
	switch v.phase {
	case toyAct, toyPass:
		return v.pending.First()
	case toyOver:
		return core.Nobody
	}
	return core.Chance
}

func (v *toyView) Score(seat core.Seat) int {
	if !seat.At(v.Seats()) {
		return 0
	}
	if v.bug == bugViewScore {
		return v.laid[seat].len()
	}
	return toyScore(v.laid[seat])
}

func (v *toyView) Winners() core.SeatSet {
	if v.phase != toyOver {
		return 0
	}
	return toyWinners(v.laid, v.seats)
}

func (v *toyView) AppendMoves(dst []toyMove) []toyMove {
	if !v.pending.Has(v.viewer) {
		return dst
	}
	// What others hold makes no difference to the viewer's moves.
	s := toyState{seats: v.seats, phase: v.phase, turn: v.turn, deck: toyCounts{v.deck}}
	for seat := range s.passed {
		if !v.pending.Has(core.Seat(seat)) {
			s.passed[seat] = 1
		}
	}
	s.hands[v.viewer] = v.hand
	return s.AppendMoves(dst, v.viewer)
}

func (v *toyView) Recall(before *toyView, by core.Seat, seen toyMove) {
	v.least = before.least
	switch seen.kind {
	case toyMoveShow:
		if by != v.viewer {
			v.least[by][seen.a-1] = max(1, v.least[by][seen.a-1])
		}
	case toyMoveLay:
		if by != v.viewer {
			v.leaves(int(by), seen.a)
		}
	case toyMoveTake:
		for seat := range int(v.seats) {
			if passer := (seat + int(v.seats) - 1) % int(v.seats); core.Seat(passer) != v.viewer {
				v.leaves(passer, *seen.taken(seat))
			}
		}
		for seat := range int(v.seats) {
			if got := *seen.taken(seat); got != toyHidden && core.Seat(seat) != v.viewer {
				v.least[seat][got-1]++
			}
		}
	}
}

// leaves notes that a shell leaves a hand, seen or unseen.
func (v *toyView) leaves(seat int, shell uint8) {
	for k := range v.least[seat] {
		hidden := shell == toyHidden && v.bug != bugNeverForget
		if v.least[seat][k] > 0 && (hidden || int(shell) == k+1) {
			v.least[seat][k]--
		}
	}
}

// unseen returns the shells that lie in other hands or in the deck.
func (v *toyView) unseen() toyCounts {
	rest := toyShells
	for k := range rest {
		rest[k] -= v.hand[k]
		for _, laid := range v.laid {
			rest[k] -= laid[k]
		}
	}
	return rest
}

func (v *toyView) Determinize(r *core.RNG) toyState {
	s := toyState{
		bug: v.bug, seats: v.seats, rounds: v.rounds, phase: v.phase, round: v.round, turn: v.turn, laid: v.laid,
	}
	rest := v.unseen()
	place := func(seat, k int) {
		rest[k]--
		s.hands[seat][k]++
	}
	for seat := range int(v.seats) {
		if core.Seat(seat) == v.viewer {
			s.hands[seat] = v.hand
			continue
		}
		for k, n := range v.least[seat] {
			if v.bug == bugForgetfulWorld {
				break
			}
			for range n {
				place(seat, k)
			}
		}
	}
	for seat := range int(v.seats) {
		for int(v.sizes[seat]) > s.hands[seat].len() && rest.len() > 0 {
			switch {
			case v.bug == bugOneWorld:
				k := 0
				for rest[k] <= 0 {
					k++
				}
				place(seat, k)
			default:
				place(seat, rest.pick(r))
			}
		}
	}
	s.deck = rest
	if v.bug == bugWorldLoses && v.phase == toyAct && s.deck[2] > 0 {
		s.deck[2]--
	}
	if v.phase != toyPass && v.phase != toyTake {
		return s
	}
	for seat := range int(v.seats) {
		switch {
		case core.Seat(seat) == v.viewer:
			s.passed[seat] = v.passed
		case !v.pending.Has(core.Seat(seat)) && s.hands[seat].len() > 0:
			s.passed[seat] = uint8(s.hands[seat].pick(r) + 1)
		}
	}
	return s
}

func (v *toyView) Fits(s *toyState) error {
	if v.bug == bugFitsAll {
		return nil
	}
	bare := *v
	bare.least = [toySeats]toyCounts{}
	if s.View(v.viewer) != bare {
		return errors.New("toy: it looks different")
	}
	for seat := range v.least {
		for k, n := range v.least[seat] {
			if s.hands[seat][k] < n {
				return errors.New("toy: a hand lacks a shell that must be there")
			}
		}
	}
	return nil
}
