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

// A Buffet shows all that lies before a player.
func TestBuffetShowsAll(t *testing.T) {
	s := setup{Options: Options{Mode: Advanced, Promos: AllPromos}, bonus: Bonus(Coffee), round: 2, guests: [][]uint8{{75, 3}}}.state(t)
	keep(&s, 0)
	s.buffets[0].guests[0].drink, s.buffets[0].guests[1].drink = 0, greyDrink // 3 has been kept
	s.buffets[0].away, s.buffets[0].turned = Worker2, 1<<Worker3
	require.NoError(t, s.Check())
	act(t, &s, 0, "drink 75", "serve fish 3")
	b := s.Buffet(0)
	require.Equal(t, []Waiting{
		{Guest: 75, Missing: TokensOf(1, Coffee), Drink: true, Kept: true},
		{Guest: 3, Served: TokensOf(1, Fish), Missing: TokensOf(1, Fish), Drink: true},
	}, b.Guests)
	act(t, &s, 0, "serve coffee 75", "give meat", "bonus")
	require.Equal(t, Buffet{
		Board: 1, Guests: b.Guests[1:], Grey: s.buffets[0].grey, Coloured: TokensOf(1, Coffee),
		Room: TokensOf(1, Fish, Meat, Drink), Unspent: 2, Stars: 1, Aside: 3, Values: [3]int{2, 4, 4}, Away: Worker2, Fulfilled: []int{75},
	}, s.Buffet(0))
	require.Equal(t, Buffet{}, s.Opponent())
	require.Equal(t, core.Seat(0), s.Start())

	solo := setup{Options: Options{Mode: Solo}, row: []uint8{1, 2, 3}}.state(t)
	require.Equal(t, core.Nobody, solo.Start())
	require.Equal(t, Buffet{Unspent: 3, Stars: 1, Values: [3]int{2, 3, 4}, Away: Worker2, Bid: 1, Fulfilled: []int{}}, solo.Opponent())
	row := setup{row: []uint8{1, 2, 3}}.played(t, "0 take 1", "1 take 2", "1 pass")
	require.True(t, row.Buffet(1).Passed)
	require.False(t, row.Buffet(0).Passed)
	require.Equal(t, []int{0, 0, 3}, row.Row())

	// Upgrades are offered by the stars that count; in the beginner's game there are none.
	up := upgrading(t, 1, 4)
	w, stars := up.Upgrade(0)
	require.Equal(t, []int{int(Worker3), 1}, []int{int(w), stars})
	up.mode = Beginner
	w, stars = up.Upgrade(0)
	require.Zero(t, int(w)+stars)
}
