package beachbandits

import (
	"errors"
	"fmt"

	"github.com/sandbar-games/sandbar/core"
)

// View is what a viewer sees and, if it has followed the game through Recall,
// what it remembers. It has no hidden card in it but those that the viewer is
// sure of: see the package documentation for what that means.
type View struct {
	position
	viewer core.Seat
}

// View returns what a viewer sees, as somebody who has just come in.
func (s *State) View(viewer core.Seat) View {
	if !viewer.At(s.Seats()) {
		viewer = core.Nobody
	}
	v := View{position{public: s.public}, viewer}
	for range s.deck.UnderLen() {
		v.deck.Put(0)
	}
	if viewer != core.Nobody {
		v.hand[viewer] = s.hand[viewer]
		v.gulls[viewer] = s.gulls[viewer]
		if s.higher.Has(viewer) {
			v.higher = core.SeatsOf(viewer)
		}
		if viewer == s.turn {
			v.aside = s.aside
		}
		if viewer == s.turn && s.step == StepPut {
			v.hand[s.target] = s.hand[s.target]
		}
	}
	if s.step >= StepReveal {
		for seat := range core.Seat(s.seats) {
			if s.revealed(seat) {
				v.gulls[seat] = s.gulls[seat]
			}
			if s.opened(seat) {
				v.hand[seat] = s.hand[seat]
			}
		}
	}
	return v
}

// revealed reports whether a seat's gulls lie open (BB-23).
func (p *position) revealed(seat core.Seat) bool {
	return p.step > StepReveal || p.step == StepReveal && !p.queue.Has(seat)
}

// opened reports whether a seat's hand lies open (BB-35).
func (p *position) opened(seat core.Seat) bool {
	return p.step == StepOver || p.step == StepOpen && !p.queue.Has(seat)
}

// Seen returns m, which is about to be applied, as viewer sees it: a card drawn
// or stolen, a gull drawn or put away and a hand looked at only if the viewer is
// meant to see it (BB-32). What does not belong to the step at hand is hidden.
func (s *State) Seen(viewer, by core.Seat, m Move) Move {
	var sees bool
	switch m.kind {
	case KindDeal:
		sees = viewer == m.seat
	case KindSteal:
		sees = viewer == m.seat || viewer == s.turn
	case KindGull:
		sees = viewer == m.seat || s.step == StepFlo
	case KindChoose, KindBury:
		sees = viewer == by
	case KindShow:
		sees = viewer == m.seat || viewer == s.turn || s.step != StepLook
	default:
		return m
	}
	if sees && steps[s.step].kinds.has(m.kind) {
		return m
	}
	return m.hidden()
}

// Viewer returns whose view this is: a seat, or core.Nobody for a spectator.
func (v *View) Viewer() core.Seat { return v.viewer }

// AppendMoves appends the viewer's legal moves.
func (v *View) AppendMoves(dst []Move) []Move { return v.appendMoves(dst, v.viewer) }

// Fits returns nil if the viewer, seeing and remembering what it does, could be
// in state s, and otherwise an error that says what speaks against it.
func (v *View) Fits(s *State) error {
	if s.public != v.public {
		return errors.New("beachbandits: the state differs in what everyone sees")
	}
	pile := s.pile
	switch {
	case v.viewer != s.turn: // drawn cards are the pile's to the others
		pile = pile.Plus(s.AsideLoot())
	case s.aside != v.aside:
		return errors.New("beachbandits: the state differs in the cards that the viewer has drawn")
	}
	switch {
	case !pile.Covers(v.pile):
		return errors.New("beachbandits: the pile lacks a card that the viewer is sure of")
	case !s.AsideGulls().Covers(v.AsideGulls()):
		return errors.New("beachbandits: a drawn gull is not what the viewer knows")
	case s.higher.Has(v.viewer) != v.higher.Has(v.viewer):
		return errors.New("beachbandits: the viewer has chosen another gull")
	case s.deck.UnderLen() != v.deck.UnderLen():
		return errors.New("beachbandits: the state differs in the number of gulls under the deck")
	}
	for i := range v.deck.UnderLen() {
		if g := v.deck.UnderAt(i); g != 0 && g != s.deck.UnderAt(i) {
			return fmt.Errorf("beachbandits: gull %d under the deck is not %v, as the viewer knows", i+1, g)
		}
	}
	for seat := range core.Seat(s.seats) {
		switch {
		case !s.hand[seat].Covers(v.hand[seat]):
			return fmt.Errorf("beachbandits: the hand of seat %d lacks a card that the viewer is sure of", seat)
		case !s.gulls[seat].Covers(v.gulls[seat]):
			return fmt.Errorf("beachbandits: seat %d lacks a gull that the viewer is sure of", seat)
		}
	}
	return nil
}
