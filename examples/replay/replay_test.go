package main

import (
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/sandbar-games/sandbar"
	"github.com/sandbar-games/sandbar/core"
	"github.com/sandbar-games/sandbar/examples/internal/face"
	"github.com/sandbar-games/sandbar/examples/internal/keep"
)

// played returns a game played at random, to its end unless that is far away.
func played(t *testing.T, game core.AnyGame, seats int, seed uint64) core.Session {
	t.Helper()
	rng := core.NewRNG(seed, 0)
	session, err := game.Open(seats, nil, &rng)
	require.NoError(t, err)
	for !session.Over() && session.Len() < 300 {
		moves := session.Moves(session.Next())
		require.NoError(t, session.Play(session.Next(), moves[rng.Intn(len(moves))]))
	}
	return session
}

func recordFile(t *testing.T, record *core.Record) string {
	t.Helper()
	file := filepath.Join(t.TempDir(), "game.txt")
	require.NoError(t, keep.Write(file, record))
	return file
}

func replay(args ...string) (string, error) {
	var out strings.Builder
	err := run(args, &out)
	return out.String(), err
}

// seatsOf returns the numbers of seats with which a game can be played by the
// rulebook.
func seatsOf(game core.AnyGame) []int {
	var all []int
	for seats := game.MinSeats; seats <= game.MaxSeats; seats++ {
		if _, err := game.Open(seats, nil, nil); err == nil {
			all = append(all, seats)
		}
	}
	return all
}

func TestEveryGamePlyByPly(t *testing.T) {
	for _, game := range sandbar.Games() {
		t.Run(game.Name, func(t *testing.T) {
			t.Parallel()
			for _, seats := range seatsOf(game) {
				session := played(t, game, seats, 7)
				file := recordFile(t, session.Record())
				for _, viewer := range [][]string{nil, {"-seat", "0"}, {"-spectator"}, {"-json"}, {"-seat", fmt.Sprint(seats - 1), "-json"}} {
					out, err := replay(append([]string{file}, viewer...)...)
					require.NoError(t, err)
					require.Contains(t, out, game.Title)
					for ply := range session.Len() {
						require.Contains(t, out, fmt.Sprintf("\n%4d  ", ply+1))
					}
					require.Equal(t, session.Over(), strings.Contains(out, "The game is over."))
				}
				seen, err := replay("-seat", "0", "-json", file)
				require.NoError(t, err)
				for _, e := range session.Events(0, 0) {
					require.Contains(t, seen, e.By.String()+": "+e.Move+"\n")
				}
			}
		})
	}
}

func TestEveryGameHasAFace(t *testing.T) {
	for _, game := range sandbar.Games() {
		_, ok := face.Of(game.Name)
		require.True(t, ok, game.Name)
	}
}

func TestPartOfAGame(t *testing.T) {
	game := sandbar.Games()[0]
	file := recordFile(t, played(t, game, game.MinSeats, 7).Record())
	out, err := replay("-from", "6", file, "-to", "8")
	require.NoError(t, err)
	for ply, shown := range map[int]bool{1: false, 5: false, 6: true, 8: true, 9: false} {
		require.Equal(t, shown, strings.Contains(out, fmt.Sprintf("\n%4d  ", ply)), "ply %d in %s", ply, out)
	}
	out, err = replay("-from", "100000", file)
	require.NoError(t, err)
	require.Contains(t, out, "The game is over.")
}

func TestRecordOfOneViewerIsListed(t *testing.T) {
	game := sandbar.Games()[0]
	session := played(t, game, game.MinSeats, 7)
	for viewer, says := range map[core.Seat]string{1: "What seat 1 saw", core.Nobody: "What a spectator saw"} {
		file := recordFile(t, session.RecordAs(viewer))
		out, err := replay(file)
		require.NoError(t, err)
		require.Contains(t, out, says)
		require.Contains(t, out, session.Events(viewer, 0)[3].Move)
		out, err = replay("-verify", file)
		require.ErrorContains(t, err, "1 of 1 records do not reproduce")
		require.Contains(t, out, "record line 6")
	}
}

// What stands before the damage is shown, and the line told.
func TestDamagedRecords(t *testing.T) {
	game := sandbar.Games()[0]
	record := played(t, game, game.MinSeats, 7).Record()
	good := record.String()
	lines := strings.SplitAfter(good, "\n")
	head, events := strings.Join(lines[:6], ""), len(record.Events)
	for name, c := range map[string]struct {
		text, says string
		plies      int // shown; -1 for none and no table either
	}{
		"cut in a line":   {strings.Join(lines[:10], "") + lines[10][:3], "line 11: the line is cut off", 4},
		"cut at a line":   {strings.Join(lines[:10], ""), "line 11: the record breaks off", 4},
		"an illegal move": {strings.Join(lines[:10], "") + "0 claim 1\n" + strings.Join(lines[11:], ""), "line 11: losbanditos: seat 0 may not claim 1", 4},
		"no move":         {strings.Join(lines[:10], "") + "0 dance\n" + strings.Join(lines[11:], ""), `line 11: "dance" is no move`, 4},
		"another score":   {strings.Replace(good, "\nscores ", "\nscores 1", 1), fmt.Sprintf("line %d: recorded scores", events+8), events},
		"only a head":     {head, "line 7: the record breaks off", 0},
		"other rules":     {strings.Replace(good, "rules 1", "rules 999", 1), "line 3: the record is of revision 999", -1},
		"another game":    {strings.Replace(good, "game losbanditos", "game chess", 1), `no game "chess"`, -1},
		"bad options":     {strings.Replace(good, `"first":0`, `"first":7`, 1), "line 5: losbanditos: options: first 7", -1},
		"no record":       {"hello\n", `line 1: "hello" should start`, -1},
		"an empty file":   {"", "line 1: the record ends", -1},
	} {
		file := filepath.Join(t.TempDir(), "game.txt")
		require.NoError(t, os.WriteFile(file, []byte(c.text), 0o644))
		out, err := replay(file)
		require.ErrorContains(t, err, c.says, name)
		for ply := 1; ply <= events; ply++ {
			require.Equal(t, ply <= c.plies, strings.Contains(out, fmt.Sprintf("\n%4d  ", ply)), "%s: ply %d in %s", name, ply, out)
		}
		require.Equal(t, c.plies >= 0, strings.Contains(out, "bag "), name)
		out, err = replay("-verify", file)
		require.ErrorContains(t, err, "1 of 1 records do not reproduce", name)
		require.Contains(t, out, c.says, name)
		require.Contains(t, out, file, name)
	}
}

func TestVerifyManyFiles(t *testing.T) {
	var files []string
	for _, game := range sandbar.Games() {
		for seed := range uint64(3) {
			seats := seatsOf(game)
			files = append(files, recordFile(t, played(t, game, seats[0], seed).Record()))
		}
	}
	out, err := replay(append([]string{"-verify"}, files...)...)
	require.NoError(t, err)
	for _, file := range files {
		require.Contains(t, out, "ok      "+file+": ")
	}
	require.Contains(t, out, fmt.Sprintf("All %d reproduce.\n", len(files)))
	require.NotContains(t, out, "\r", "a progress line only in a terminal")

	files = append(files, files[0]+".gone")
	out, err = replay(append(files, "-verify")...)
	require.EqualError(t, err, fmt.Sprintf("1 of %d records do not reproduce", len(files)))
	require.Contains(t, out, "FAILED  open "+files[0]+".gone")
	require.NotContains(t, out, "All")
}

func TestProgressLineInATerminal(t *testing.T) {
	game := sandbar.Games()[0]
	file := recordFile(t, played(t, game, game.MinSeats, 1).Record())
	var out strings.Builder
	scr := face.NewScreen(&out)
	scr.Live = true
	require.Error(t, verify(scr, []string{file, file + ".gone", file}))
	require.Contains(t, out.String(), "\r\x1b[Krecord 3 of 3, 1 failed so far\r\x1b[K")
}

func TestCommandLineMistakes(t *testing.T) {
	game := sandbar.Games()[0]
	file := recordFile(t, played(t, game, game.MinSeats, 1).Record())
	for _, c := range []struct{ args, says string }{
		{"", "which record?"},
		{"-verify", "which record?"},
		{file + " " + file, "is too much"},
		{file + " -seat x", `-seat "x"`},
		{file + " -seat chance", `-seat "chance"`},
		{file + " -seat 7", "-seat 7: this game has the seats 0 to 1"},
		{file + " -seat 0 -spectator", "only one viewer"},
		{file + " -nonsense", "-nonsense"},
		{file + ".gone", "no such file"},
	} {
		_, err := replay(strings.Fields(c.args)...)
		require.ErrorContains(t, err, c.says, c.args)
	}
}
