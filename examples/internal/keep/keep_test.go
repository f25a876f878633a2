package keep

import (
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/sandbar-games/sandbar"
	"github.com/sandbar-games/sandbar/core"
)

func TestRecordsInFiles(t *testing.T) {
	game := sandbar.Games()[0]
	rng := core.NewRNG(1, 0)
	session, err := game.Open(game.MinSeats, nil, &rng)
	require.NoError(t, err)
	dir := t.TempDir()
	file := filepath.Join(dir, "game.txt")
	for range 2 {
		require.NoError(t, Write(file, session.Record()))
		read, err := Read(file)
		require.NoError(t, err)
		require.Equal(t, session.Record(), read)
	}
	left, err := os.ReadDir(dir)
	require.NoError(t, err)
	require.Len(t, left, 1, "no temporary file stays behind")

	text := session.Record().String()
	require.NoError(t, os.WriteFile(file, []byte(text[:strings.Index(text, "result")]), 0o644))
	read, err := Read(file)
	require.ErrorContains(t, err, "game.txt: record line")
	require.Equal(t, session.Record().Events, read.Events)
	require.NoError(t, os.WriteFile(file, []byte("hello\n"), 0o644))
	read, err = Read(file)
	require.ErrorContains(t, err, "line 1")
	require.Nil(t, read)

	_, err = Read(file + ".gone")
	require.ErrorIs(t, err, os.ErrNotExist)
	require.ErrorIs(t, Write(filepath.Join(dir, "gone", "game.txt"), session.Record()), os.ErrNotExist)
	require.ErrorContains(t, Write(file, &core.Record{}), "options")
}
