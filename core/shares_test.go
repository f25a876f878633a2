package core

import (
	"math"
	"testing"

	"github.com/stretchr/testify/require"
	"pgregory.net/rapid"
)

func TestSharesOf(t *testing.T) {
	require.Equal(t, Shares{}, SharesOf(0), "nobody has won")
	require.Equal(t, Shares{0, 1}, SharesOf(SeatsOf(1)))
	require.Equal(t, Shares{0.25, 0, 0.25, 0.25, 0, 0, 0, 0.25}, SharesOf(SeatsOf(0, 2, 3, 7)))
	shares := Shares{0.25, 0.75}
	require.Equal(t, 0.75, shares.Of(1))
	for _, stranger := range []Seat{Chance, Nobody, 2, MaxSeats, 127, -128} {
		require.Zero(t, shares.Of(stranger))
	}
}

func TestSharesByWorth(t *testing.T) {
	require.Equal(t, Shares{}, SharesByWorth(nil, 1))
	require.Equal(t, Shares{1}, SharesByWorth([]float64{-40}, 1))
	require.Equal(t, Shares{0.25, 0.25, 0.25, 0.25}, SharesByWorth([]float64{7, 7, 7, 7}, 3))
	// One scale behind: (9/8)^-8 = 0.38974 of the other's share; twice as far 0.16777.
	shares := SharesByWorth([]float64{10, 14, 6}, 4)
	require.InDelta(t, 0.38974, shares[0]/shares[1], 1e-5)
	require.InDelta(t, 0.16777, shares[2]/shares[1], 1e-5)
	require.Equal(t, Shares{0.125, 0.125, 0.125, 0.125, 0.125, 0.125, 0.125, 0.125}, SharesByWorth(make([]float64, 9), 1))
}

func TestSharesByWorth_KeepsTheOrder(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		worth := rapid.SliceOfN(rapid.Float64Range(-1000, 1000), 1, MaxSeats).Draw(t, "worth")
		shares := SharesByWorth(worth, rapid.Float64Range(0.1, 100).Draw(t, "scale"))
		sum := 0.0
		for seat, share := range shares {
			require.False(t, math.IsNaN(share))
			sum += share
			if seat >= len(worth) {
				require.Zero(t, share)
				continue
			}
			require.Greater(t, share, 0.0)
			for other, w := range worth {
				if w > worth[seat] {
					require.GreaterOrEqual(t, shares[other], share)
				}
			}
		}
		require.InDelta(t, 1, sum, 1e-9)
	})
}
