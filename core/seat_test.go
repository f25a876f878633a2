package core_test

import (
	"encoding/json"
	"slices"
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/sandbar-games/sandbar/core"
)

func TestSeatText(t *testing.T) {
	for text, seat := range map[string]core.Seat{"0": 0, "7": 7, "chance": core.Chance, "nobody": core.Nobody} {
		require.Equal(t, text, seat.String())
		read, err := core.ParseSeat(text)
		require.NoError(t, err)
		require.Equal(t, seat, read)
	}
	for _, text := range []string{"", "8", "-1", "00", "+1", "seat 1", "Chance"} {
		_, err := core.ParseSeat(text)
		require.Error(t, err, text)
	}
}

func TestSeatJSON(t *testing.T) {
	for text, seat := range map[string]core.Seat{`0`: 0, `7`: 7, `"chance"`: core.Chance, `"nobody"`: core.Nobody} {
		data, err := json.Marshal(seat)
		require.NoError(t, err)
		require.Equal(t, text, string(data))
		var read core.Seat
		require.NoError(t, json.Unmarshal(data, &read))
		require.Equal(t, seat, read)
	}
	for _, text := range []string{`8`, `-1`, `"0"`, `1.0`, `true`, `"chance `, `chance`} {
		read := core.Seat(3)
		require.Error(t, json.Unmarshal([]byte(text), &read), text)
		require.Equal(t, core.Seat(3), read, text)
	}
}

func TestSeatSet(t *testing.T) {
	set := core.SeatsOf(4, 0, 2, core.Chance, core.Nobody, 100)
	require.Equal(t, []core.Seat{0, 2, 4}, slices.Collect(set.All()))
	require.Equal(t, 3, set.Len())
	require.Equal(t, "0 2 4", set.String())
	require.Equal(t, core.Seat(0), set.First())
	require.Equal(t, core.Seat(2), set.Without(0).First())
	require.Equal(t, set, set.Without(core.Chance).Without(100))
	require.True(t, set.Has(4))
	for _, not := range []core.Seat{1, 7, 8, 100, core.Chance, core.Nobody, -128} {
		require.False(t, set.Has(not), not)
	}
	require.Equal(t, core.Nobody, core.SeatSet(0).First())
	require.Equal(t, "nobody", core.SeatSet(0).String())
	require.Equal(t, 5, core.AllSeats(5).Len())
	require.Equal(t, core.MaxSeats, core.AllSeats(core.MaxSeats).Len())
	require.Equal(t, core.SeatSet(0), core.AllSeats(0))
}

func TestSeatAt(t *testing.T) {
	require.True(t, core.Seat(0).At(1))
	require.False(t, core.Seat(1).At(1))
	require.False(t, core.Chance.At(5))
	require.False(t, core.Nobody.At(5))
}
