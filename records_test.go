package sandbar_test

import (
	"bytes"
	"os"
	"path/filepath"
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/sandbar-games/sandbar"
	"github.com/sandbar-games/sandbar/core"
)

// A record of every release, once a game, stays in testdata for ever: each later release
// replays it to the same scores, winners and last state, and writes it again byte for byte.
// Nothing makes these files anew; a release adds a folder of its own.
func TestRecordsOfEveryRelease(t *testing.T) {
	releases, err := filepath.Glob("testdata/v*")
	require.NoError(t, err)
	require.NotEmpty(t, releases)
	for _, release := range releases {
		files, err := filepath.Glob(release + "/*.record")
		require.NoError(t, err)
		require.Len(t, files, len(sandbar.Games()), release)
		for _, file := range files {
			text, err := os.ReadFile(file)
			require.NoError(t, err)
			record, err := core.ReadRecord(bytes.NewReader(text))
			require.NoError(t, err, file)
			game, err := sandbar.Lookup(record.Game)
			require.NoError(t, err, file)
			session, err := game.Replay(record, nil)
			require.NoError(t, err, file)
			require.True(t, session.Over(), file)
			again, err := session.Record().Text()
			require.NoError(t, err, file)
			require.Equal(t, string(text), string(again), file)
		}
	}
}
