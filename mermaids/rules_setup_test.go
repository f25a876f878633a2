package mermaids

import (
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/sandbar-games/sandbar/core"
)

func TestMB01_SeatsFromTwoToFive(t *testing.T) {
	for seats := -1; seats <= 9; seats++ {
		s, err := New(seats, Options{})
		if seats < 2 || seats > 5 {
			require.ErrorContains(t, err, "mermaids", "%d seats", seats)
			continue
		}
		require.NoError(t, err)
		require.Equal(t, seats, s.Seats())
	}
}

func TestMB02_BeachDeck(t *testing.T) {
	s, err := New(4, Options{})
	require.NoError(t, err)
	require.Equal(t, 51, s.DeckSize())
	items := 0
	for c := Sun; c <= Pail; c++ {
		require.True(t, c.Item())
		require.Equal(t, 4, s.Deck().Count(c), "%v", c)
		items += s.Deck().Count(c)
	}
	require.Equal(t, 32, items)
	for c, n := range map[Card]int{Mermaid: 10, MeanMermaid: 2, Seaweed: 4, SneakerWave: 2, SeaMonster: 1} {
		require.False(t, c.Item())
		require.Equal(t, n, s.Deck().Count(c), "%v", c)
	}
	// The print counts mermaids and Mean Mermaids together.
	require.Equal(t, 12, s.Deck().Count(Mermaid)+s.Deck().Count(MeanMermaid))
}

func TestMB03_ShellDeck(t *testing.T) {
	s, err := New(2, Options{})
	require.NoError(t, err)
	require.Equal(t, 26, s.ShellDeck().Len())
	for shell := Shell1; shell <= Shell4; shell++ {
		require.Equal(t, 5, s.ShellDeck().Count(shell))
		require.Equal(t, int(shell), shell.Value())
	}
	require.Equal(t, 3, s.ShellDeck().Count(StarfishLeft))
	require.Equal(t, 3, s.ShellDeck().Count(StarfishRight))
	require.Zero(t, StarfishLeft.Value()+StarfishRight.Value())
}

func TestMB04_Deal(t *testing.T) {
	for seats, size := range map[int]int{2: 7, 3: 5, 4: 5, 5: 5} {
		s, err := New(seats, Options{})
		require.NoError(t, err)
		rng := core.NewRNG(1, 0)
		events := 0
		for s.Phase() == PhaseDeal {
			require.Equal(t, core.Chance, s.Next())
			require.Empty(t, s.Moves(0))
			require.NoError(t, s.Apply(core.Chance, s.Sample(&rng)))
			require.NoError(t, s.Check())
			events++
		}
		require.Equal(t, seats*size, events)
		require.Equal(t, 51-seats*size, s.DeckSize())
		for seat := range core.Seat(seats) {
			require.Equal(t, size, s.HandSize(seat))
			require.Equal(t, size, s.Hand(seat).Len())
		}
		require.Equal(t, core.Seat(0), s.Next())
		require.Equal(t, PhaseTurn, s.Phase())
	}
}

func TestMB04_DealIsByCards(t *testing.T) {
	s, err := New(2, Options{})
	require.NoError(t, err)
	outcomes := s.AppendOutcomes(nil)
	require.Len(t, outcomes, 13)
	weights := map[Move]int{}
	for _, o := range outcomes {
		weights[o.Move] = o.Weight
	}
	require.Equal(t, 4, weights[Deal(0, Sun)])
	require.Equal(t, 10, weights[Deal(0, Mermaid)])
	require.Equal(t, 1, weights[Deal(0, SeaMonster)])
	play(t, &s, "chance deal 0 monster")
	require.Len(t, s.AppendOutcomes(nil), 12)
	refused(t, s, "chance deal 1 monster", "MB-21")
	refused(t, s, "chance deal 0 sun", "MB-04")
	refused(t, s, "chance draw 1 sun", "MB-23")
	refused(t, s, "chance deal 1 ?", core.ReasonHidden)
	refused(t, s, "0 deal 1 sun", core.ReasonNotPending)
}

func TestMB04_FirstSeatAndLeft(t *testing.T) {
	s, err := New(3, Options{First: 2})
	require.NoError(t, err)
	play(t, &s, "chance deal 2 seaweed", "chance deal 0 sun", "chance deal 1 sun")
	rng := core.NewRNG(1, 0)
	for s.Phase() == PhaseDeal {
		require.NoError(t, s.Apply(core.Chance, s.Sample(&rng)))
	}
	require.Equal(t, core.Seat(2), s.Next())
	// Left is the next seat, and after the last one the first.
	play(t, &s, "2 seaweed 1", "chance draw 1 mermaid")
	require.Equal(t, core.Seat(0), s.Next())

	_, err = New(3, Options{First: 3})
	require.ErrorContains(t, err, "first 3")
	_, err = New(3, Options{First: core.Nobody})
	require.ErrorContains(t, err, "first nobody")
}

func TestMB05_YoungerPlayers(t *testing.T) {
	s, err := Game.New(2, []byte(`{"younger":true}`))
	require.NoError(t, err)
	require.Equal(t, Options{Younger: true}, s.Options())
	require.Equal(t, 47, s.DeckSize())
	require.Equal(t, 47, s.Deck().Len())
	require.Zero(t, s.Deck().Count(MeanMermaid))
	require.Zero(t, s.Deck().Count(SneakerWave))
	require.Equal(t, 10, s.Deck().Count(Mermaid))
	require.Equal(t, 26, s.ShellDeck().Len())
	refused(t, s, "chance deal 0 mean", "MB-21")
	play(t, &s, "chance deal 0 sun")
	// Nor does anybody expect one.
	v := s.View(0)
	require.Zero(t, v.AtMost(1, MeanMermaid))
}

func TestOptionsFromOutside(t *testing.T) {
	for options, want := range map[string]string{
		`{"younger":1}`:              "younger",
		`{"seaweed":"all"}`:          `seaweed "all": want others or any`,
		`{"seaweed":0}`:              "options",
		`{"first":2}`:                "first 2: want a seat from 0 to 1",
		`{"first":"nobody"}`:         "first nobody",
		`{"left":true}`:              "left",
		`[]`:                         "options",
		`{"younger":true} {}`:        "more after",
		`{"seaweed":"any","first":}`: "at byte",
	} {
		_, err := Game.New(2, []byte(options))
		require.ErrorContains(t, err, "mermaids: options", options)
		require.ErrorContains(t, err, want, options)
	}
	_, err := New(2, Options{Seaweed: 7})
	require.ErrorContains(t, err, "seaweed 7")
	for _, options := range []string{"", "{}", `{"younger":true,"seaweed":"any","first":1}`} {
		s, err := Game.New(2, []byte(options))
		require.NoError(t, err)
		again, err := Game.New(2, Game.OptionsOf(&s))
		require.NoError(t, err)
		require.Equal(t, s, again)
	}
}
