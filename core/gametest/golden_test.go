package gametest

import (
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"
)

func TestGolden(t *testing.T) {
	Golden(t, toyGame(noBug), "toy-3seats", 3, `{"rounds":1}`, 1)

	path := filepath.Join(t.TempDir(), "more", "toy.record")
	keep := func(bug toyBug, update bool, seed uint64) error {
		return golden[toyState, toyMove, toyView, *toyState, *toyView](toyGame(bug), path, update, 2, "", seed)
	}
	require.ErrorContains(t, keep(noBug, false, 1), "-update")
	require.NoError(t, keep(noBug, true, 1))
	require.NoError(t, keep(noBug, false, 1))
	require.ErrorContains(t, keep(noBug, false, 2), "leads to another game")
	require.ErrorContains(t, keep(bugUniform, false, 1), "leads to another game")
	data, err := os.ReadFile(path)
	require.NoError(t, err)
	require.NoError(t, os.WriteFile(path, []byte(strings.Replace(string(data), "deal", "dael", 1)), 0o644))
	require.ErrorContains(t, keep(noBug, false, 1), "record line 7")
	require.NoError(t, os.WriteFile(path, data[:len(data)/2], 0o644))
	require.ErrorContains(t, keep(noBug, false, 1), "record line")
}

func TestFirstDifference(t *testing.T) {
	require.Equal(t, "line 2: b\nline 2: c", firstDifference("a\nb", "a\nc"))
	require.Equal(t, "line 2: (no more lines)\nline 2: c", firstDifference("a", "a\nc"))
	require.Equal(t, "no difference", firstDifference("a", "a"))
}
