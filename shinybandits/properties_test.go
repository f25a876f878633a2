package shinybandits

import (
	"testing"

	"github.com/sandbar-games/sandbar/core"
	"github.com/stretchr/testify/require"
	"pgregory.net/rapid"
)

// renamed returns the state with each seat moved to another.
func renamed(s State, to []core.Seat) State {
	r := s
	set := func(from core.SeatSet) (moved core.SeatSet) {
		for seat := range from.All() {
			moved = moved.With(to[seat])
		}
		return moved
	}
	for from, to := range to {
		r.hands[to], r.nuggets[to], r.up[to] = s.hands[from], s.nuggets[from], s.up[from]
		r.hidden[to], r.last.choices[to] = s.hidden[from], s.last.choices[from]
	}
	r.chosen, r.masked, r.last.stopped = set(s.chosen), set(s.masked), set(s.last.stopped)
	return r
}

// renamedMove returns the move as it is made after the seats have moved.
func renamedMove(m Move, to []core.Seat) Move {
	switch m.Kind() {
	case KindCancel:
		return Cancel(to[m.Target()])
	case KindRevealBandits, KindRevealActions:
		var up [MaxSeats]uint8
		for from, to := range to {
			up[to] = m.up()[from]
		}
		return reveal(m.kind, up)
	}
	return m
}

func TestRenamingTheSeatsRenamesTheResult(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		seats := rapid.IntRange(minSeats, MaxSeats).Draw(t, "seats")
		var all []core.Seat
		for seat := range core.Seat(seats) {
			all = append(all, seat)
		}
		to := rapid.Permutation(all).Draw(t, "to")
		s, err := New(seats, Options{})
		require.NoError(t, err)
		r := s
		rng := core.NewRNG(rapid.Uint64().Draw(t, "seed"), 0)
		for s.Next() != core.Nobody {
			by := s.Next()
			m := s.Sample(&rng)
			if by != core.Chance {
				moves := s.Moves(by)
				m = moves[rng.Intn(len(moves))]
			}
			other := by
			if by != core.Chance {
				other = to[by]
				require.Len(t, r.Moves(other), len(s.Moves(by)))
			}
			require.NoError(t, s.Apply(by, m))
			require.NoError(t, r.Apply(other, renamedMove(m, to)))
			require.Equal(t, renamed(s, to), r)
			for seat := range core.Seat(seats) {
				require.InDelta(t, Evaluate(&s).Of(seat), Evaluate(&r).Of(to[seat]), 1e-12)
			}
		}
		for seat := range s.Winners().All() {
			require.True(t, r.Winners().Has(to[seat]))
		}
		require.Equal(t, s.Winners().Len(), r.Winners().Len())
		for seat := range core.Seat(seats) {
			require.Equal(t, s.Score(seat), r.Score(to[seat]))
		}
	})
}

// All shapes of ties: whoever they are, they share.
func TestTiesAreRenamedToo(t *testing.T) {
	over := lateRound(t, 4, 9, [2]int{}, Caught)
	over.phase = PhaseOver
	for shape := range 3 * 3 * 3 * 3 {
		s, most := over, 0
		for seat := range 4 {
			n := shape / [...]int{1, 3, 9, 27}[seat] % 3
			s.nuggets[seat] = uint8(n)
			most = max(most, n)
		}
		for seat := range core.Seat(4) {
			require.Equal(t, s.Score(seat) == most, s.Winners().Has(seat), s.nuggets)
		}
	}
}

func TestOrderOfChoicesDoesNotMatter(t *testing.T) {
	orders := [][]core.Seat{{0, 1, 2}, {0, 2, 1}, {1, 0, 2}, {1, 2, 0}, {2, 0, 1}, {2, 1, 0}}
	rng := core.NewRNG(7, 0)
	for range 20 {
		s, err := New(3, Options{})
		require.NoError(t, err)
		for s.Next() != core.Nobody {
			if s.Pending().Len() < 3 {
				step(t, &s, &rng)
				continue
			}
			var choice [3]Move
			for seat := range choice {
				moves := s.Moves(core.Seat(seat))
				choice[seat] = moves[rng.Intn(len(moves))]
			}
			ends := map[State]bool{}
			for _, order := range orders {
				after := s
				for _, seat := range order {
					require.NoError(t, after.Apply(seat, choice[seat]))
				}
				ends[after] = true
			}
			require.Len(t, ends, 1)
			for after := range ends {
				s = after
			}
		}
	}
}

func TestLastRoundTellsWhatHappened(t *testing.T) {
	rng := core.NewRNG(8, 0)
	s, err := New(4, Options{})
	require.NoError(t, err)
	_, ok := s.LastRound()
	require.False(t, ok, "before the first round is over")
	before := s
	for s.Next() != core.Nobody {
		if round := s; true {
			step(t, &s, &rng)
			if s.Round() == round.Round() && s.Phase() != PhaseOver {
				continue
			}
		}
		r, ok := s.LastRound()
		require.True(t, ok)
		require.Equal(t, s.Location(r.Number), r.Card)
		heads := 0
		for seat := range core.Seat(4) {
			require.Equal(t, s.Score(seat)-before.Score(seat), r.Took[seat])
			heads += r.Took[seat]
		}
		require.Equal(t, 4, r.Bandits[0]+r.Bandits[1])
		sum := func(pair [2]int) int { return pair[0] + pair[1] }
		require.Equal(t, sum(r.Piles)+sum(r.Plus)-sum(r.Minus), sum(r.Rest)+heads)
		v := s.View(2)
		again, _ := v.LastRound()
		require.Equal(t, r, again, "the same for all")
		before = s
	}
	r, _ := s.LastRound()
	require.Equal(t, 9, r.Number)
	require.Equal(t, Location(0), r.Location(2))
	require.Equal(t, Bandit(0), r.Bandit(4))
	require.Equal(t, Bandit(0), r.Bandit(-1))
}

// Five seats that play their Stops one after the other make the longest game.
func TestMostEventsAreReached(t *testing.T) {
	s, err := New(MaxSeats, Options{})
	require.NoError(t, err)
	rng := core.NewRNG(9, 0)
	events := 0
	for ; s.Next() != core.Nobody; events++ {
		by := s.Next()
		m := s.Sample(&rng)
		if by != core.Chance {
			moves := s.Moves(by)
			m = moves[len(moves)-1]
			if s.Phase() == PhaseActions && int(by) == s.Round()-1 {
				m = PlayAction(Stop)
			}
		}
		require.NoError(t, s.Apply(by, m))
	}
	require.Equal(t, Game.MostEvents, events)
}
