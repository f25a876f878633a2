package core

// Play plays a seat's move on a state as Apply does, but never takes it for an
// outcome of chance: a seat made of a number that wrapped around to [Chance] is
// refused as one who is nobody. The error is a *MoveError; the state is then as it was.
func Play[S any, M Move, V any, PS State[S, M, V]](s PS, by Seat, m M) error {
	if by == Chance {
		by = Nobody
	}
	return s.Apply(by, m)
}

// Follow plays an event on a state and carries views along with their memory, each as
// its viewer saw the event, in the one order that leaks nothing: Seen on the state
// before, then Apply, then the views of the state after, each recalling the one
// before. It appends to dst what each viewer saw of the move. If the event is refused,
// the error is a *MoveError, nothing is appended, and state and views are as they were.
//
// All views must have followed the state so far; they may be of any viewers, and several
// of the same.
func Follow[S, M, V any, PS State[S, M, V], PV View[S, M, V]](dst []M, s PS, views []V, by Seat, m M) ([]M, error) {
	before := len(dst)
	for i := range views {
		dst = append(dst, s.Seen(PV(&views[i]).Viewer(), by, m))
	}
	if err := s.Apply(by, m); err != nil {
		return dst[:before], err
	}
	for i := range views {
		old := views[i]
		views[i] = s.View(PV(&old).Viewer())
		PV(&views[i]).Recall(&old, by, dst[before+i])
	}
	return dst, nil
}
