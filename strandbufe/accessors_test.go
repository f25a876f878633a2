package strandbufe

import (
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/sandbar-games/sandbar/core"
)

// What is left to fill shows while a seat fills compartments, in states and views.
func TestRestocking(t *testing.T) {
	s := setup{Options: Options{Mode: Advanced}, guests: [][]uint8{{8}}}.state(t)
	s.buffets[0].turned = 1 << Worker4
	act(t, &s, 0, "serve vegetable 8", "serve bakery 8", "serve icecream 8")
	none := func() {
		t.Helper()
		for seat := core.Seat(-2); seat < 7; seat++ {
			w, left := s.Restocking(seat)
			require.Zero(t, int(w)+left)
		}
	}
	none()
	act(t, &s, 0, "restock worker4")
	for left := 5; left > 3; left-- {
		for viewer := core.Nobody; viewer < 2; viewer++ {
			v := s.View(viewer)
			w, n := v.Restocking(0)
			require.Equal(t, Worker4, w)
			require.Equal(t, left, n)
			_, n = v.Restocking(1)
			require.Zero(t, n)
		}
		act(t, &s, 0, s.Moves(0)[0].String())
	}
	act(t, &s, 0, "stop") // with three unused
	none()
}

// Points are those of the seat on turn, and only while it serves.
func TestPointsOnlyWhileServing(t *testing.T) {
	var rng core.RNG
	seen := map[Phase]bool{}
	for game := range 20 {
		rng = core.NewRNG(uint64(game), 0)
		s, err := New(3, Options{Mode: Advanced, Promos: AllPromos})
		require.NoError(t, err)
		for s.Next() != core.Nobody {
			seen[s.phase] = true
			for seat := core.Seat(-1); seat < 4; seat++ {
				workers, saved := s.Points(seat)
				serves := s.phase == PhaseServe || s.phase == PhaseFill || s.phase == PhaseStock || s.phase == PhaseGift
				if serves && seat == s.turn && !s.serving.closed {
					require.Equal(t, s.pointsLeft(), workers)
					require.Equal(t, int(s.buffets[seat].time), saved)
					continue
				}
				require.Zero(t, workers+saved)
			}
			m := s.Sample(&rng)
			if by := s.Next(); by >= 0 {
				list := s.Moves(by)
				m = prefer(KindServe, KindUpgrade)(&s, by, list, &rng)
			}
			require.NoError(t, s.Apply(s.Next(), m))
		}
		workers, saved := s.Points(s.turn)
		require.Zero(t, workers+saved)
	}
	require.True(t, seen[PhaseUpgrade] && seen[PhaseGift] && seen[PhaseFill])
}
