package core_test

import (
	"encoding/json"
	"errors"
	"runtime"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/sandbar-games/sandbar/core"
	"github.com/sandbar-games/sandbar/losbanditos"
)

func parseFruit(text string) (int, error) {
	if text == "fig" {
		return 7, nil
	}
	return 0, errors.New("only figs here")
}

func readEat(text string) (int, error) {
	w := core.ReadWords(text)
	if w.Verb() != "eat" {
		return 0, w.Unknown("eat")
	}
	return core.End(w, core.Word(w, parseFruit)*100+w.Number("count", 1, 12)*10+int(w.Seat()), "eat FRUIT COUNT SEAT")
}

func TestWords(t *testing.T) {
	n, err := readEat("eat fig 12 3")
	require.NoError(t, err)
	require.Equal(t, 823, n)
	for text, says := range map[string]string{
		"":                "is no move: want eat",
		"drink fig 1 1":   "is no move: want eat",
		"eat":             "a word is missing",
		"eat fig":         "a word is missing",
		"eat plum 1 1":    "only figs here",
		"eat fig 13 1":    `count "13" is not one of 1 to 12`,
		"eat fig 01 1":    `count "01" is not one of 1 to 12`,
		"eat fig x 1":     `count "x" is not one of 1 to 12`,
		"eat fig 1 8":     `seat "8" is not one of 0 to 7`,
		"eat fig 1 1 now": `"now" is too much`,
		"eat  fig 1 1":    "only figs here",
		"eat fig 1 1 ":    `"" is too much`,
	} {
		n, err := readEat(text)
		require.ErrorContains(t, err, says, text)
		require.Zero(t, n, text)
	}
	_, err = readEat("eat fig 0 0")
	require.ErrorContains(t, err, "write eat FRUIT COUNT SEAT")
}

// A move of a megabyte from outside costs no more than an error.
func TestWordsOfLongTextAreCheap(t *testing.T) {
	long := "eat" + strings.Repeat(" ", 1<<20)
	var before, after runtime.MemStats
	runtime.ReadMemStats(&before)
	_, err := readEat(long)
	runtime.ReadMemStats(&after)
	require.ErrorContains(t, err, "only figs here")
	require.Less(t, after.TotalAlloc-before.TotalAlloc, uint64(1<<16))
}

func TestClipKeepsMessagesShort(t *testing.T) {
	require.Equal(t, "short", core.Clip("short"))
	long := core.Clip(strings.Repeat("ü", 1000))
	require.LessOrEqual(t, len(long), 43)
	require.True(t, strings.HasSuffix(long, "ü..."), long)
	require.Equal(t, "x"+strings.Repeat("ü", 19)+"...", core.Clip("x"+strings.Repeat("ü", 1000)), "no letter is cut")
}

func TestMovesInJSON(t *testing.T) {
	type note struct {
		Move losbanditos.Move `json:"move"`
	}
	n := note{losbanditos.Claim(3)}
	data, err := json.Marshal(n)
	require.NoError(t, err)
	require.JSONEq(t, `{"move":"claim 3"}`, string(data))
	require.ErrorContains(t, json.Unmarshal([]byte(`{"move":"claim 9"}`), &n), "is not one of 1 to 4")
	require.Equal(t, losbanditos.Claim(3), n.Move, "an error leaves the move as it was")
	_, err = json.Marshal(note{})
	require.ErrorContains(t, err, "losbanditos: the zero value is no move")
}
