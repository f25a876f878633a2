package strandbufe

import (
	"errors"

	"github.com/sandbar-games/sandbar/core"
)

// View is what a viewer sees. In this game nothing is hidden but what chance will
// bring, so a View holds the whole state and only lacks the means to play on it.
type View struct {
	public
	viewer core.Seat
}

// View returns what a viewer sees: all of it.
func (s *State) View(viewer core.Seat) View {
	if !viewer.At(s.Seats()) {
		viewer = core.Nobody
	}
	return View{public: s.public, viewer: viewer}
}

// Seen returns m: every decision and every card is seen by all.
func (s *State) Seen(viewer, by core.Seat, m Move) Move { return m }

// Viewer returns whose view this is: a seat, or core.Nobody for a spectator.
func (v *View) Viewer() core.Seat { return v.viewer }

// AppendMoves appends the viewer's legal moves.
func (v *View) AppendMoves(dst []Move) []Move { return v.appendMoves(dst, v.viewer) }

// Recall has nothing to remember: all that happened lies open.
func (v *View) Recall(before *View, by core.Seat, seen Move) {}

// Determinize returns the one state that fits.
func (v *View) Determinize(r *core.RNG) State { return State{v.public} }

// Fits returns nil if s is the state that the view shows.
func (v *View) Fits(s *State) error {
	if s.public != v.public {
		return errors.New("strandbufe: the state is not the one that the view shows")
	}
	return nil
}
