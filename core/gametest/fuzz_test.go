package gametest

import (
	"strings"
	"testing"

	"github.com/stretchr/testify/require"
)

func FuzzToyGame(f *testing.F)   { FuzzGame(f, toyGame(noBug), "", `{"rounds":3}`) }
func FuzzToyDecode(f *testing.F) { FuzzDecode(f, toyGame(noBug), "", `{"rounds":3}`) }
func FuzzToyMove(f *testing.F)   { FuzzMove(f, toyGame(noBug), "") }
func FuzzToyRecord(f *testing.F) { FuzzRecord(f, toyGame(noBug), "", `{"rounds":3}`) }

// TestFuzzTargetsFindBugs gives the fuzz targets what a fuzzer would come to.
func TestFuzzTargetsFindBugs(t *testing.T) {
	choices := []byte(strings.Repeat("gulls!", 10))
	require.NoError(t, toySuite(t, noBug).fuzzGame(1, 7, choices))
	require.ErrorContains(t, toySuite(t, bugWorldLoses).fuzzGame(1, 7, choices), "a world of")
	require.NoError(t, toySuite(t, noBug).fuzzGame(1, 7, nil))

	require.NoError(t, toySuite(t, noBug).fuzzMove("LAY 1"))
	require.NoError(t, toySuite(t, noBug).fuzzMove("lay 1"))
	require.NoError(t, toySuite(t, noBug).fuzzMove("lay ?"))
	require.ErrorContains(t, toySuite(t, bugUpperCase).fuzzMove("LAY 1"), "is accepted as")
	require.ErrorContains(t, toySuite(t, bugHalfDone).fuzzMove("lay 1"), "is not refused as it should be")
	require.ErrorContains(t, toySuite(t, bugHidden).fuzzMove("pass ?"), "and yet is legal")

	text, err := goldenGame[toyState, toyMove, toyView](toyGame(noBug), 2, "", 1)
	require.NoError(t, err)
	require.NoError(t, toySuite(t, noBug).fuzzRecord(text))
	require.NoError(t, toySuite(t, noBug).fuzzRecord(text[:len(text)/2]))
	require.NoError(t, toySuite(t, noBug).fuzzRecord("sandbar"))
	require.Error(t, toySuite(t, bugConserve).fuzzRecord(text))
}
