package main

import (
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/sandbar-games/sandbar/beachbandits"
	"github.com/sandbar-games/sandbar/core/bots"
	"github.com/sandbar-games/sandbar/core/gametest"
)

func TestMeasure(t *testing.T) {
	var out strings.Builder
	require.NoError(t, measure(&out, 2))
	for _, want := range []string{"mine   against random", "mine   against search", "random against search"} {
		require.Contains(t, out.String(), want)
	}
}

func TestChoose_DecidesByWhatItSees(t *testing.T) {
	gametest.Bot(t, beachbandits.Game, func() bot { return bots.Func(choose) })
}
