package gametest

import (
	"fmt"

	"github.com/sandbar-games/sandbar/core"
)

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
		if viewer != core.Seat(int(s.turn)%int(s.seats)) || s.whyNotOutcome(m) != "" && s.bug != bugLateSeen {
			m.a = toyHidden
		}
	case toyMoveGet:
		if viewer != core.Seat(s.turn) || s.whyNotOutcome(m) != "" {
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
			if viewer != core.Seat(seat) && viewer != passer || s.phase != toyTake {
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
