package bots

import "github.com/sandbar-games/sandbar/core"

// world is an imagined state and what it takes to play on in it. It belongs to
// its bot, so that nothing is allocated from one world to the next.
type world[S comparable, M core.Move, V comparable, PS core.State[S, M, V]] struct {
	evaluate func(*S) core.Shares // may be nil
	state    S
	moves    []M // scratch
	plies    int // events applied since the bot was asked, chance included
}

// apply plays an event that the world itself has offered.
func (w *world[S, M, V, PS]) apply(by core.Seat, m M) {
	if err := PS(&w.state).Apply(by, m); err != nil {
		panic("bots: the game breaks its contract: it offered an illegal move: " + err.Error())
	}
	w.plies++
}

// random plays a random move of a seat.
func (w *world[S, M, V, PS]) random(by core.Seat, r *core.RNG) {
	w.moves = PS(&w.state).AppendMoves(w.moves[:0], by)
	w.apply(by, w.moves[r.Intn(len(w.moves))])
}

// settle samples chance until a player is to act or the game is over, and
// returns who is next.
func (w *world[S, M, V, PS]) settle(r *core.RNG) core.Seat {
	for {
		next := PS(&w.state).Next()
		if next != core.Chance {
			return next
		}
		w.apply(core.Chance, PS(&w.state).Sample(r))
	}
}

// playout plays at random to the end, or until a player is to act after at least
// cutoff events.
func (w *world[S, M, V, PS]) playout(r *core.RNG, cutoff int) {
	for began := w.plies; ; {
		next := w.settle(r)
		if next == core.Nobody || w.plies-began >= cutoff {
			return
		}
		w.random(next, r)
	}
}

// others lets every pending seat but one choose at random, so that what that
// one does can be followed to where the choices of all are shown.
func (w *world[S, M, V, PS]) others(me core.Seat, r *core.RNG) {
	for seat := range PS(&w.state).Pending().Without(me).All() {
		for PS(&w.state).Pending().Has(seat) { // its choice may be of several moves
			w.random(seat, r)
		}
	}
}

// shares returns what every seat gets: at the end its share of the victory, before
// that its estimate.
func (w *world[S, M, V, PS]) shares() core.Shares {
	s := PS(&w.state)
	switch {
	case s.Next() == core.Nobody:
		return core.SharesOf(s.Winners())
	case w.evaluate != nil:
		return w.evaluate(&w.state)
	}
	return core.SharesOf(leaders[S, M, V](s))
}

// leaders returns the seats with the highest score: all that can be said of a
// game under way without an evaluation of its own.
func leaders[S comparable, M core.Move, V comparable, PS core.State[S, M, V]](s PS) core.SeatSet {
	var set core.SeatSet
	best := 0
	for seat := range core.Seat(s.Seats()) {
		score := s.Score(seat)
		if set == 0 || score > best {
			set, best = 0, score
		}
		if score == best {
			set = set.With(seat)
		}
	}
	return set
}
