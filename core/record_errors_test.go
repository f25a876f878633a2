package core_test

import (
	"bytes"
	"errors"
	"fmt"
	"io"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/sandbar-games/sandbar/core"
	"github.com/sandbar-games/sandbar/losbanditos"
)

func TestRecordHeadSaysWhatIsWrong(t *testing.T) {
	good := playedTable(t, 5, 1).Record().String()
	for old, swap := range map[string][2]string{
		"sandbar record 1":                    {"sandbar record 3", "line 1: format version 3"},
		"game losbanditos":                    {"game chess", `line 2: the record is of "chess"`},
		"rules 1":                             {"rules 2", "line 3: the record is of revision 2"},
		"seats 2":                             {"seats 3", "2 scores for 3 seats"},
		`options {"actions":"any","first":0}`: {`options {"actions":"two"}`, "line 5: losbanditos: options"},
		`options {"actions":"any","first":0}` + "\n": {"options {\n", "line 5: the options are not JSON"},
		"events all":                  {"events seat 2", "line 6"},
		"result open":                 {"result maybe", `result "maybe"`},
		"winners nobody":              {"winners 0 0", "winners"},
		`{"actions":"any","first":0}`: {"null", "line 5: losbanditos: options: null"},
		`options {"actions":"any"`:    {`options {"ACTIONS":"any"`, "line 5: losbanditos: options: ACTIONS is written actions"},
		`"any",`:                      {`"any","actions":"one",`, "line 5: losbanditos: options: at byte 26: \"actions\" stands there twice"},
	} {
		require.Contains(t, good, old)
		record, err := core.ReadRecord(strings.NewReader(strings.Replace(good, old, swap[0], 1)))
		if err == nil {
			_, err = core.Replay(losbanditos.Game, record, nil)
		}
		require.ErrorContains(t, err, swap[1])
	}
}

// A result has one way to be written, so that a changed byte in it never passes.
func TestRecordResultIsReadExactly(t *testing.T) {
	over, open := playedTable(t, 1, 1000).Record().String(), playedTable(t, 1, 2).Record().String()
	hidden := playedTable(t, 1, 2).RecordAs(0).String()
	for _, c := range []struct{ text, old, swap, says string }{
		{over, "scores 0 10", "scores +0 10", `scores "+0 10": want "0 10"`},
		{over, "scores 0 10", "scores 00 10", `scores "00 10": want "0 10"`},
		{over, "scores 0 10", "scores 0  10", `scores "0  10": want "0 10"`},
		{over, "scores 0 10", "scores 0 10 ", `scores "0 10 ": want "0 10"`},
		{over, "scores 0 10", "scores 0 ten", `"ten" is no score`},
		{over, "scores 0 10", "scores 0", "1 scores for 2 seats"},
		{over, "winners 1", "winners  1", "in order, or nobody"},
		{over, "winners 1", "winners 1 ", "in order, or nobody"},
		{over, "winners 1", "winners 1 1", "in order, or nobody"},
		{over, "winners 1", "winners 1 0", "in order, or nobody"},
		{over, "winners 1", "winners 2", "in order, or nobody"},
		{over, "winners 1", "winners 1 nobody", "in order, or nobody"},
		{open, "winners nobody", "winners ", "in order, or nobody"},
		{open, "winners nobody", "winners nobody nobody", "in order, or nobody"},
		{open, "\nstate ", "\nstate hidden\n", "want a digest"},
		{hidden, "state hidden", "state 5d41402abc4b2a76b9719d911017c592", "hidden in the record of what one viewer saw"},
		{hidden, "state hidden", "state ", "want a digest"},
		{open, "game losbanditos", "game ", "line 2: the game has no name"},
		{open, "seats 2", "seats 0", "line 4"},
		{open, "seats 2", "seats 9", "line 4"},
		{open, "\n0 ", "\n2 ", "is no event: want a seat below 2 or chance"},
		{open, "\n0 ", "\nnobody ", "is no event"},
	} {
		require.Contains(t, c.text, c.old)
		_, err := core.ReadRecord(strings.NewReader(strings.Replace(c.text, c.old, c.swap, 1)))
		var damage *core.RecordError
		require.ErrorAs(t, err, &damage, c.swap)
		require.ErrorContains(t, err, c.says, c.swap)
	}
}

// What the text form cannot hold is an error, never a text that reads as another
// record.
func TestRecordTextRefusesWhatDoesNotReadBack(t *testing.T) {
	chance, nobody, far := core.Chance, core.Nobody, core.Seat(2)
	for says, spoil := range map[string]func(r *core.Record){
		"line 2":                func(r *core.Record) { r.Game = "losbanditos\nrules 9" },
		"line 3":                func(r *core.Record) { r.Rules = 0 },
		"line 4":                func(r *core.Record) { r.Seats = 9 },
		"line 5":                func(r *core.Record) { r.Options = nil },
		"line 6: viewer chance": func(r *core.Record) { r.Viewer = &chance },
		"line 6: viewer 2":      func(r *core.Record) { r.Viewer = &far },
		"line 11":               func(r *core.Record) { r.Events[4].Move += "\n1 roll" },
		"line 12":               func(r *core.Record) { r.Events[5].Move = "" },
		"line 13: 2":            func(r *core.Record) { r.Events[6].By = 2 },
		"line 14: nobody":       func(r *core.Record) { r.Events[7].By = core.Nobody },
		"3 scores":              func(r *core.Record) { r.Result.Scores = []int{0, 0, 0} },
		"winners [1 0]":         func(r *core.Record) { r.Result.Winners = []core.Seat{1, 0} },
		"winners [1 1]":         func(r *core.Record) { r.Result.Winners = []core.Seat{1, 1} },
		"winners [2]":           func(r *core.Record) { r.Result.Winners = []core.Seat{2} },
		"winners [nobody]":      func(r *core.Record) { r.Result.Winners = []core.Seat{core.Nobody} },
		"want a digest":         func(r *core.Record) { r.Result.State = "" },
		"but none in the":       func(r *core.Record) { r.Viewer = &nobody },
		"is no digest":          func(r *core.Record) { r.Result.State = "hidden" },
		`"a\n" is no digest`:    func(r *core.Record) { r.Result.State = "a\n" },
	} {
		r := playedTable(t, 1, 9).Record()
		require.Greater(t, len(r.Events), 8)
		spoil(r)
		_, err := r.Text()
		var damage *core.RecordError
		require.ErrorAs(t, err, &damage, says)
		require.ErrorContains(t, err, says)
		require.Equal(t, err.Error(), r.String())
	}
}

// endless is a source of one line without end.
type endless struct{}

func (endless) Read(p []byte) (int, error) {
	for i := range p {
		p[i] = 'a'
	}
	return len(p), nil
}

func TestRecordHasABound(t *testing.T) {
	head := "sandbar record 1\ngame losbanditos\nrules 1\nseats 2\noptions {}\nevents all\n0 "
	record, err := core.ReadRecord(io.MultiReader(strings.NewReader(head), endless{}))
	require.ErrorContains(t, err, "line 7: the record is longer than 16777216 bytes")
	require.Empty(t, record.Events)
}

func TestReplaySaysWhatTheResultShouldBe(t *testing.T) {
	for i, part := range []struct {
		says  string
		spoil func(r *core.Result)
	}{
		{"recorded result over", func(r *core.Result) { r.Over = false }},
		{"recorded scores", func(r *core.Result) { r.Scores = []int{0, 11} }},
		{"recorded winners", func(r *core.Result) { r.Winners = []core.Seat{1, 9} }},
		{"recorded state", func(r *core.Result) { r.State = "5d41402abc4b2a76b9719d911017c592" }},
	} {
		record := playedTable(t, 1, 1000).Record()
		part.spoil(record.Result)
		table, err := core.Replay(losbanditos.Game, record, nil)
		require.ErrorContains(t, err, fmt.Sprintf("line %d: %s", record.LineOf(len(record.Events))+i, part.says))
		require.Equal(t, len(record.Events), table.Len())
	}
}

func TestRecordWithoutOptionsIsAnErrorNotAPanic(t *testing.T) {
	_, err := core.Replay(losbanditos.Game, &core.Record{Game: "losbanditos", Rules: 1, Seats: 2, Options: []byte("nonsense")}, nil)
	require.ErrorContains(t, err, "line 5")
	_, err = core.Replay(losbanditos.Game, &core.Record{Game: "losbanditos", Rules: 0, Seats: 2}, nil)
	require.ErrorContains(t, err, "line 3: the record is of revision 0")
	_, err = core.Replay(losbanditos.Game, &core.Record{Game: "losbanditos", Rules: 1, Seats: 3}, nil)
	require.ErrorContains(t, err, "line 4: losbanditos: 3 seats")
	require.Contains(t, (&core.Record{Options: []byte("nonsense")}).String(), "options")
	_, err = core.Replay(losbanditos.Game, &core.Record{Game: "losbanditos", Rules: 1, Seats: 2,
		Events: []core.TextEvent{{By: 0, Move: "roll\nroll"}}}, nil)
	require.ErrorContains(t, err, "line 7")
}

func FuzzRecord(f *testing.F) {
	rng := core.NewRNG(1, 0)
	table, err := losbanditos.NewTable(2, losbanditos.Options{}, &rng)
	require.NoError(f, err)
	f.Add([]byte(table.Record().String()))
	f.Add([]byte(table.RecordAs(0).String()))
	f.Fuzz(func(t *testing.T, text []byte) {
		record, err := core.ReadRecord(bytes.NewReader(text))
		if err != nil {
			var damage *core.RecordError
			require.True(t, errors.As(err, &damage))
			return
		}
		again, err := record.Text()
		require.NoError(t, err)
		read, err := core.ReadRecord(bytes.NewReader(again))
		require.NoError(t, err)
		require.Equal(t, record.String(), read.String())
	})
}
