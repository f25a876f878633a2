package core_test

import (
	"encoding/json"
	"errors"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/sandbar-games/sandbar/core"
	"github.com/sandbar-games/sandbar/losbanditos"
	"github.com/sandbar-games/sandbar/mermaids"
)

// placedTable returns a table that began in the middle of a random game, after some more
// moves.
func placedTable(t *testing.T) *losbanditos.Table {
	t.Helper()
	rng := core.NewRNG(5, 0)
	table, err := core.NewTable(losbanditos.Game, playedTable(t, 3, 9).State(), &rng)
	require.NoError(t, err)
	for range 3 {
		moves := table.Moves(table.Next())
		require.NoError(t, table.Play(table.Next(), moves[len(moves)-1]))
	}
	return table
}

func TestTableFromAPositionIsRecordedAndReplayed(t *testing.T) {
	table, start := placedTable(t), playedTable(t, 3, 9).State()
	record := table.Record()
	require.JSONEq(t, string(core.EncodeJSON(start)), string(record.Position))
	text := record.String()
	lines := strings.Split(text, "\n")
	require.Equal(t, "sandbar record 2", lines[0])
	require.True(t, strings.HasPrefix(lines[5], "position {"), lines[5])
	require.Equal(t, "events all", lines[6])
	require.Equal(t, lines[record.LineOf(0)-1], table.Log()[0].By.String()+" "+table.Log()[0].Move.String())

	read, err := core.ReadRecord(strings.NewReader(text))
	require.NoError(t, err)
	require.Equal(t, record, read)
	again, err := core.Replay(losbanditos.Game, read, nil)
	require.NoError(t, err)
	require.Equal(t, table.State(), again.State())
	first, err := again.StateAt(0)
	require.NoError(t, err)
	require.Equal(t, start, first)

	data, err := json.Marshal(record)
	require.NoError(t, err)
	var back core.Record
	require.NoError(t, core.DecodeJSON(data, &back))
	require.Equal(t, text, back.String())
}

func TestTableFromAPositionIsSavedAndLoaded(t *testing.T) {
	table := placedTable(t)
	saved, err := table.Save()
	require.NoError(t, err)
	loaded, err := core.LoadTable(losbanditos.Game, saved)
	require.NoError(t, err)
	for !table.Over() {
		move := table.Moves(table.Next())[0]
		require.NoError(t, table.Play(table.Next(), move))
		require.NoError(t, loaded.Play(loaded.Next(), move))
	}
	require.Equal(t, table.Record(), loaded.Record())
}

// Begun at the start, a game has a record of the first version, as it always had.
func TestTableFromTheStartHasNoPosition(t *testing.T) {
	record := playedTable(t, 1, 3).Record()
	require.Nil(t, record.Position)
	require.True(t, strings.HasPrefix(record.String(), "sandbar record 1\n"))
}

// What one viewer saw of a game begins at what it saw of the position.
func TestPositionInTheRecordOfOneSeatHidesTheOthersHands(t *testing.T) {
	rng := core.NewRNG(2, 0)
	played, err := mermaids.NewTable(3, mermaids.Options{}, &rng)
	require.NoError(t, err)
	state := played.State()
	table, err := core.NewTable(mermaids.Game, state, nil)
	require.NoError(t, err)
	for _, viewer := range []core.Seat{0, 1, 2, core.Nobody} {
		record := table.RecordAs(viewer)
		require.JSONEq(t, string(core.EncodeJSON(state.View(viewer))), string(record.Position))
		read, err := core.ReadRecord(strings.NewReader(record.String()))
		require.NoError(t, err)
		require.Equal(t, record, read)
		_, err = core.Replay(mermaids.Game, read, nil)
		require.ErrorContains(t, err, "line 7")
	}
}

func TestReplayRefusesAPositionThatDoesNotFit(t *testing.T) {
	text := placedTable(t).Record().String()
	for name, c := range map[string]struct{ old, new, want string }{
		"no JSON":       {"position {", "position {{", "line 6: the position is not JSON"},
		"no position":   {"position {", "events {", `line 6: "events {`},
		"null":          {text[strings.Index(text, "position "):strings.Index(text, "\nevents")], "position null", "line 6"},
		"other options": {`options {"actions":"any","first":0}`, `options {"actions":"any","first":1}`, "line 6: losbanditos: the position has the options"},
	} {
		require.Contains(t, text, c.old, name)
		read, err := core.ReadRecord(strings.NewReader(strings.Replace(text, c.old, c.new, 1)))
		if err == nil {
			_, err = core.Replay(losbanditos.Game, read, nil)
		}
		require.ErrorContains(t, err, c.want, name)
		var where *core.RecordError
		require.True(t, errors.As(err, &where), name)
	}
}

// openAt opens a session at a position of a game of three.
func openAt(position string) (core.Session, error) {
	return core.Any(mermaids.Game).OpenAt(3, nil, []byte(position), nil)
}

func TestSessionOpensAtAPosition(t *testing.T) {
	rng := core.NewRNG(2, 0)
	table, err := mermaids.NewTable(3, mermaids.Options{}, &rng)
	require.NoError(t, err)
	session, err := openAt(string(core.EncodeJSON(table.State())))
	require.NoError(t, err)
	require.JSONEq(t, string(core.EncodeJSON(table.State())), string(session.State()))
	require.NotNil(t, session.Record().Position)

	four, err := mermaids.NewTable(4, mermaids.Options{}, &rng)
	require.NoError(t, err)
	_, err = openAt(string(core.EncodeJSON(four.State())))
	require.EqualError(t, err, "mermaids: the position has 4 seats: want 3")
	_, err = openAt("{}")
	require.Error(t, err)
	_, err = core.Any(mermaids.Game).OpenAt(9, nil, nil, nil)
	require.ErrorContains(t, err, "9 seats")
}

// With SetReveals a table without a generator waits only where there is something to
// draw; without it, wherever chance is next.
func TestTableRevealsByItself(t *testing.T) {
	for _, reveals := range []bool{false, true} {
		start, err := mermaids.New(3, mermaids.Options{})
		require.NoError(t, err)
		table, err := core.NewTable(mermaids.Game, start, nil)
		require.NoError(t, err)
		table.SetReveals(reveals)
		rng, single := core.NewRNG(3, 0), 0
		for !table.Over() {
			if by := table.Next(); by != core.Chance {
				require.Empty(t, table.Outcomes())
				require.Zero(t, table.Sample(&rng))
				moves := table.Moves(by)
				require.NoError(t, table.Play(by, moves[rng.Intn(len(moves))]))
				continue
			}
			if len(table.Outcomes()) == 1 {
				single++
			}
			require.NoError(t, table.Resolve(table.Sample(&rng)))
			if table.Len()%10 == 0 {
				saved, err := table.Save()
				require.NoError(t, err)
				table, err = core.LoadTable(mermaids.Game, saved)
				require.NoError(t, err)
			}
		}
		require.Equal(t, reveals, single == 0)
		_, err = core.Replay(mermaids.Game, table.Record(), nil)
		require.NoError(t, err)
	}
}
