package shinybandits

import (
	"errors"

	"github.com/sandbar-games/sandbar/core"
)

// View is what a viewer sees: all but the choices of others that are not turned
// up yet. There is nothing to remember, since everything that happened lies open
// or follows from it: the used Location and Action cards too (SB-24).
type View struct {
	public
	own    Choice // the viewer's, still face down
	viewer core.Seat
}

// View returns what a viewer sees.
func (s *State) View(viewer core.Seat) View {
	if !viewer.At(int(s.seats)) {
		return View{public: s.public, viewer: core.Nobody}
	}
	return View{public: s.public, own: s.hidden[viewer], viewer: viewer}
}

// Seen returns m without the Bandit or Action card that another seat chooses
// (SB-24).
func (s *State) Seen(viewer, by core.Seat, m Move) Move {
	if viewer != by && (m.kind == KindBandit || m.kind == KindAction) {
		m.first = 0
	}
	return m
}

// Viewer returns whose view this is: a seat, or core.Nobody for a spectator.
func (v *View) Viewer() core.Seat { return v.viewer }

// Own returns what the viewer has chosen and not yet turned up.
func (v *View) Own() Choice { return v.own }

// AppendMoves appends the viewer's legal moves.
func (v *View) AppendMoves(dst []Move) []Move { return v.appendMoves(dst, v.viewer) }

// Recall has nothing to remember.
func (v *View) Recall(before *View, by core.Seat, seen Move) {}

// Determinize returns a random state that fits: each hidden choice is even over
// the kinds that its seat could choose (SB-26).
func (v *View) Determinize(r *core.RNG) State {
	s := State{public: v.public}
	bandits, acts := v.facedown()
	for seat := range core.Seat(v.seats) {
		if seat == v.viewer {
			s.hidden[seat] = v.own
			continue
		}
		if bandits.Has(seat) {
			card := &v.cards[v.round-1]
			s.hidden[seat].Bandit = card[r.Intn(len(card))].Location.Bandit()
		}
		if acts.Has(seat) {
			s.hidden[seat].Action = v.hands[seat].pick(r)
		}
	}
	return s
}

// facedown returns the seats before which a Bandit, and those before which an
// Action card, lies face down.
func (p *public) facedown() (bandits, acts core.SeatSet) {
	switch p.phase {
	case PhaseBandits, PhaseRevealBandits:
		return p.chosen, 0
	case PhaseActions, PhaseRevealActions:
		return p.masked, p.chosen
	}
	return 0, 0
}

// Fits returns nil if s shows what the view does, and the viewer's own choice is
// the one it made.
func (v *View) Fits(s *State) error {
	switch {
	case s.public != v.public:
		return errors.New("shinybandits: the state does not look like the view")
	case s.Choice(v.viewer) != v.own:
		return errors.New("shinybandits: the viewer has chosen otherwise")
	}
	return nil
}
