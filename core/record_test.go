package core_test

import (
	"encoding/json"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/sandbar-games/sandbar/core"
	"github.com/sandbar-games/sandbar/losbanditos"
)

// playedTable returns a table after a number of random moves, or at the end if
// the game is shorter.
func playedTable(t *testing.T, seed uint64, moves int) *losbanditos.Table {
	t.Helper()
	rng := core.NewRNG(seed, 0)
	table, err := losbanditos.NewTable(2, losbanditos.Options{}, &rng)
	require.NoError(t, err)
	for ; moves > 0 && !table.Over(); moves-- {
		legal := table.Moves(table.Next())
		require.NoError(t, table.Play(table.Next(), legal[rng.Intn(len(legal))]))
	}
	return table
}

func TestRecordText(t *testing.T) {
	table := playedTable(t, 1, 1000)
	text := table.Record().String()
	require.True(t, strings.HasPrefix(text, "sandbar record 1\ngame losbanditos\nrules 1\nseats 2\n"+
		`options {"actions":"any","first":0}`+"\nevents all\nchance reveal "), text)
	require.Contains(t, text, "\nresult over\nscores ")
	read, err := core.ReadRecord(strings.NewReader(text))
	require.NoError(t, err)
	require.Equal(t, table.Record(), read)
	again, err := core.Replay(losbanditos.Game, read, nil)
	require.NoError(t, err)
	require.Equal(t, table.State(), again.State())
	require.Equal(t, table.Log(), again.Log())
}

func TestRecordOfOneSeatIsForReading(t *testing.T) {
	table := playedTable(t, 1, 4)
	for viewer, line := range map[core.Seat]string{1: "events seat 1", core.Nobody: "events spectator", 9: "events spectator"} {
		record := table.RecordAs(viewer)
		text := record.String()
		require.Contains(t, text, "\n"+line+"\n")
		require.Contains(t, text, "\nresult open\n")
		require.Contains(t, text, "\nstate hidden\n")
		read, err := core.ReadRecord(strings.NewReader(text))
		require.NoError(t, err)
		require.Equal(t, record, read)
		_, err = core.Replay(losbanditos.Game, read, nil)
		require.ErrorContains(t, err, "line 6")
	}
}

// The text and the JSON form of a record turn into each other without loss, for
// whole games, broken off ones, and those of one viewer.
func TestRecordJSON(t *testing.T) {
	broken := playedTable(t, 2, 6).Record()
	broken.Result = nil
	for name, record := range map[string]*core.Record{
		"start":     playedTable(t, 2, 0).Record(),
		"open":      playedTable(t, 2, 6).Record(),
		"over":      playedTable(t, 2, 1000).Record(),
		"seat":      playedTable(t, 2, 6).RecordAs(1),
		"spectator": playedTable(t, 2, 1000).RecordAs(core.Nobody),
		"broken":    broken,
	} {
		data, err := json.Marshal(record)
		require.NoError(t, err, name)
		var read core.Record
		require.NoError(t, core.DecodeJSON(data, &read), name)
		require.Equal(t, record, &read, name)
		require.Equal(t, record.String(), read.String(), name)
		if name != "broken" {
			parsed, err := core.ReadRecord(strings.NewReader(read.String()))
			require.NoError(t, err, name)
			again, err := json.Marshal(parsed)
			require.NoError(t, err, name)
			require.Equal(t, string(data), string(again), name)
		}
		if _, err := core.Replay(losbanditos.Game, &read, nil); read.Viewer == nil {
			require.NoError(t, err, name)
		}
	}
}

// What the documentation shows is what is written.
func TestRecordJSONNames(t *testing.T) {
	data, err := json.Marshal(playedTable(t, 2, 1000).Record())
	require.NoError(t, err)
	for _, part := range []string{`{"game":"losbanditos","rules":1,"seats":2,"options":{"actions":"any","first":0},"events":[{"by":"chance","move":"reveal `,
		`{"by":0,"move":"roll"}`, `],"result":{"over":true,"scores":[`, `"winners":[`, `"state":"`} {
		require.Contains(t, string(data), part)
	}
	data, err = json.Marshal(playedTable(t, 2, 6).RecordAs(core.Nobody))
	require.NoError(t, err)
	require.Contains(t, string(data), `"viewer":"nobody"`)
	require.NotContains(t, string(data), `"state":`)
	for text, says := range map[string]string{
		`{}`: "events is missing",
		`{"game":"losbanditos","rules":1,"seats":2,"options":{},"events":[{"by":8,"move":"roll"}]}`: "no seat",
		`{"game":"losbanditos","rules":1,"seats":2,"options":{},"events":[{"by":0}]}`:               "move is missing",
		`{"game":"losbanditos","rules":1,"seats":2,"options":{},"events":[],"seed":7}`:              "unknown field",
	} {
		require.ErrorContains(t, core.DecodeJSON([]byte(text), &core.Record{}), says, text)
	}
}

// Wherever a record is cut, reading says in which line, and what stands before it
// replays.
func TestRecordCutAnywhere(t *testing.T) {
	table := playedTable(t, 3, 8)
	text := table.Record().String()
	for end := range len(text) {
		record, err := core.ReadRecord(strings.NewReader(text[:end]))
		var damage *core.RecordError
		require.ErrorAs(t, err, &damage, "cut at %d", end)
		require.Equal(t, strings.Count(text[:end], "\n")+1, damage.Line, "cut at %d", end)
		require.Nil(t, record.Result)
		if lines := strings.Count(text[:end], "\n"); lines >= 6 {
			again, err := core.Replay(losbanditos.Game, record, nil)
			require.NoError(t, err)
			require.Equal(t, min(lines-6, table.Len()), again.Len())
			want, err := table.StateAt(again.Len())
			require.NoError(t, err)
			require.Equal(t, want, again.State())
		}
	}
}

// Whatever single line is changed, replaying says so: the move is illegal, or the
// result is another.
func TestRecordEditedAnywhere(t *testing.T) {
	table := playedTable(t, 4, 12)
	lines := strings.SplitAfter(table.Record().String(), "\n")
	for i := range lines[:len(lines)-1] {
		for _, edited := range []string{"", "\n", "nonsense\n", "0 done\n", "chance draw red1\n", "9 roll\n", "nobody roll\n", "result open\n", lines[i] + lines[i]} {
			if edited == lines[i] {
				continue
			}
			text := strings.Join(lines[:i], "") + edited + strings.Join(lines[i+1:], "")
			record, err := core.ReadRecord(strings.NewReader(text))
			if err == nil {
				var again *losbanditos.Table
				again, err = core.Replay(losbanditos.Game, record, nil)
				if again != nil {
					s := again.State()
					require.NoError(t, s.Check())
				}
			}
			var damage *core.RecordError
			require.ErrorAs(t, err, &damage, "line %d as %q", i+1, edited)
			require.Positive(t, damage.Line)
		}
	}
}
