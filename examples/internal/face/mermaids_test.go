package face

import (
	"bytes"
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/sandbar-games/sandbar/core"
	"github.com/sandbar-games/sandbar/mermaids"
)

func TestMermaidsInWords(t *testing.T) {
	names := []string{"you", "random 1", "random 2"}
	for event, want := range map[string]string{
		"draw 0 ?":                    "you draw a card",
		"draw 1 ?":                    "random 1 draws a card",
		"takeup mean sun ? none none": "you get Mean Mermaid, random 1 gets sun",
		"takeup ? ? ? none none":      "all take up a card",
		"caught 0":                    "the end: you hold the Sea Monster, which eats the highest shells",
		"caught 2":                    "the end: random 2 holds the Sea Monster, which eats the highest shells",
		"caught nobody":               "the end: nobody has the Sea Monster",
		"clear":                       "a last card is not the Sea Monster",
		"refuse":                      "no", // and with an empty Beach deck nothing is drawn
		"deal 0 sun":                  "",
		"pass ?":                      "",
		"reveal starleft":             "a Starfish: all pass to the left, the next seat",
	} {
		m, err := mermaids.ParseMove(event)
		require.NoError(t, err)
		require.Equal(t, want, tellMermaids(core.Chance, m, names), event)
	}
}

// What is known of a hand is said once: not what it lacks if all of it is known.
func TestMermaidsKnown(t *testing.T) {
	whole, partly := 0, 0
	rng := core.NewRNG(1, 0)
	var table *mermaids.Table
	for game := 0; game < 20 || !table.Over(); {
		if table == nil || table.Over() {
			var err error
			table, err = mermaids.NewTable(3, mermaids.Options{}, &rng)
			require.NoError(t, err)
			game++
		}
		seat := table.Next()
		moves := table.Moves(seat)
		require.NoError(t, table.Play(seat, moves[rng.Intn(len(moves))]))
		v := table.View(core.Nobody)
		var screen bytes.Buffer
		drawMermaids(NewScreen(&screen), &v, []string{"a", "b", "c"})
		for _, line := range bytes.Split(screen.Bytes(), []byte("\n")) {
			require.LessOrEqual(t, len(line), 80)
		}
		for seat := range core.Seat(3) {
			known := 0
			for c := mermaids.Sun; c <= mermaids.SeaMonster; c++ {
				known += v.AtLeast(seat, c)
			}
			text := mermaidsKnown(&v, seat)
			switch {
			case known > 0 && known == v.HandSize(seat):
				whole++
				require.NotContains(t, text, "no ")
			case text != "":
				partly++
			}
		}
	}
	require.Positive(t, whole)
	require.Positive(t, partly)
	v := table.View(core.Nobody)
	for seat := range core.Seat(3) {
		require.NotContains(t, mermaidsKnown(&v, seat), "no Sea Monster")
	}
}
