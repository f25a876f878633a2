package highcard

import (
	"errors"
	"math/bits"
	"slices"

	"github.com/sandbar-games/sandbar/core"
)

// Apply plays a move or an event of chance.
func (s *State) Apply(by core.Seat, m Move) error {
	if by == core.Chance {
		if s.Next() != core.Chance {
			return core.Illegal(name, by, m, core.ReasonNotChance)
		}
		if s.Dealt == s.all() && m != s.reveal() ||
			s.Dealt != s.all() && (m != Move{Kind: Deal, Seat: uint8(s.due()), Card: m.Card} || m.Card > cards || s.deck()>>m.Card&1 == 0) {
			return core.Illegal(name, by, m, core.ReasonNoMove)
		}
		s.chance(m)
		return nil
	}
	switch {
	case !s.Pending().Has(by):
		return core.Illegal(name, by, m, core.ReasonNotPending)
	case m != Move{Kind: Keep} && m != Move{Kind: Swap}:
		return core.Illegal(name, by, m, core.ReasonNoMove)
	}
	s.Chosen |= 1 << by
	if m.Kind == Swap {
		s.Mind |= 1 << by
	}
	return nil
}

func (s *State) chance(m Move) {
	switch m.Kind {
	case Deal:
		s.Hand[m.Seat] = m.Card
		s.Dealt |= 1 << m.Seat
	case Choices:
		s.Shown, s.Swaps, s.Mind = true, m.Set, 0
		for i := range s.Hand {
			if m.Set>>i&1 != 0 {
				s.Old[i], s.Hand[i] = s.Hand[i], 0
				s.Dealt &^= 1 << i
			}
		}
	case Cards:
		s.Points[slices.Index(s.Hand[:], slices.Max(s.Hand[:]))]++
		s.Hand, s.Old = [4]uint8{}, [4]uint8{}
		s.Dealt, s.Chosen, s.Swaps, s.Shown = 0, 0, 0, false
		s.Round++
	}
}

// View returns what a viewer sees: the table, and its own card and choice.
func (s *State) View(viewer core.Seat) View {
	if !viewer.At(s.Seats()) {
		return View{Public: s.Public, Who: core.Nobody}
	}
	return View{s.Public, viewer, s.Hand[viewer], s.Old[viewer], s.Mind>>viewer&1 != 0}
}

// Seen hides choices and other seats' cards.
func (s *State) Seen(viewer, by core.Seat, m Move) Move {
	switch {
	case by == core.Chance && m.Kind == Deal && core.Seat(m.Seat) != viewer:
		m.Card = Hidden
	case by >= 0 && by != viewer:
		m = Move{}
	}
	return m
}

// Check returns an error if a card is there twice.
func (s *State) Check() error {
	held := 0
	for i := range s.Hand {
		for _, c := range []uint8{s.Hand[i], s.Old[i]} {
			if c > cards {
				return errors.New("highcard: no such card")
			}
			if c != 0 {
				held++
			}
		}
	}
	if bits.OnesCount16(s.deck()) != cards-held {
		return errors.New("highcard: a card is there twice")
	}
	return nil
}

// Viewer returns whose view it is.
func (v *View) Viewer() core.Seat { return v.Who }

// AppendMoves appends the viewer's moves.
func (v *View) AppendMoves(dst []Move) []Move { return appendMoves(dst, &v.Public, v.Who) }

// Recall has nothing to remember.
func (v *View) Recall(before *View, by core.Seat, seen Move) {}

// Determinize deals the unseen cards at random and lets every hidden choice be
// either.
func (v *View) Determinize(r *core.RNG) State {
	s := State{Public: v.Public}
	if v.Who != core.Nobody {
		s.Hand[v.Who], s.Old[v.Who] = v.Hand, v.Old
	}
	for seat := range core.Seat(s.Seats()) {
		if seat == v.Who {
			if v.Mind {
				s.Mind |= 1 << seat
			}
			continue
		}
		if s.Dealt>>seat&1 != 0 {
			s.Hand[seat] = s.draw(r)
		}
		if s.Swaps>>seat&1 != 0 {
			s.Old[seat] = s.draw(r)
		}
		if s.Chosen>>seat&1 != 0 && !s.Shown && r.Intn(2) == 0 {
			s.Mind |= 1 << seat
		}
	}
	return s
}

// draw returns a random card of the deck.
func (s *State) draw(r *core.RNG) uint8 {
	for {
		if c := uint8(1 + r.Intn(cards)); s.deck()>>c&1 != 0 {
			return c
		}
	}
}

// Fits returns nil if s looks like this to the viewer.
func (v *View) Fits(s *State) error {
	if s.View(v.Who) != *v {
		return errors.New("highcard: the state looks different to the viewer")
	}
	return nil
}
