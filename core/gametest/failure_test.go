package gametest

import (
	"fmt"
	"runtime"
	"strings"
	"testing"
	"time"

	"github.com/sandbar-games/sandbar/core"
	"github.com/stretchr/testify/require"
)

// fakeTB takes what rapid tells a test.
type fakeTB struct {
	name   string
	failed bool
	output strings.Builder
}

func (t *fakeTB) Helper()                         {}
func (t *fakeTB) Name() string                    { return t.name }
func (t *fakeTB) Failed() bool                    { return t.failed }
func (t *fakeTB) Fail()                           { t.failed = true }
func (t *fakeTB) FailNow()                        { t.failed = true; runtime.Goexit() }
func (t *fakeTB) Log(args ...any)                 { fmt.Fprintln(&t.output, args...) }
func (t *fakeTB) Logf(format string, args ...any) { fmt.Fprintf(&t.output, format+"\n", args...) }
func (t *fakeTB) Error(args ...any)               { t.Log(args...); t.Fail() }
func (t *fakeTB) Errorf(f string, args ...any)    { t.Logf(f, args...); t.Fail() }
func (t *fakeTB) Fatal(args ...any)               { t.Log(args...); t.FailNow() }
func (t *fakeTB) Fatalf(f string, args ...any)    { t.Logf(f, args...); t.FailNow() }
func (t *fakeTB) Skip(args ...any)                { t.Log(args...); t.SkipNow() }
func (t *fakeTB) Skipf(f string, args ...any)     { t.Logf(f, args...); t.SkipNow() }
func (t *fakeTB) SkipNow()                        { runtime.Goexit() }

// enforceToy runs a law over a toy with a bug as Run does, and returns what a
// test would print.
func enforceToy(t *testing.T, bug toyBug, name string, b budget) (failed bool, output string) {
	t.Helper()
	s, tb, done := toySuite(t, bug), &fakeTB{name: t.Name()}, make(chan bool)
	for _, law := range s.laws() {
		if law.name != name {
			continue
		}
		go func() {
			defer close(done)
			s.enforce(tb, law, &s.variants[0], b)
		}()
		<-done
	}
	return tb.failed, tb.output.String()
}

// TestFailureShowsShortRecord checks that a failure is shrunk, and that the record
// printed leads to it.
func TestFailureShowsShortRecord(t *testing.T) {
	failed, output := enforceToy(t, bugConserve, "conservation", budget{games: 100, least: 100, time: time.Minute})
	require.True(t, failed)
	require.Contains(t, output, `law "conservation" broken, 2 seats`)
	_, text, found := strings.Cut(output, "The record up to there:\n")
	require.True(t, found, output)
	text, _, found = strings.Cut(text, "state ")
	require.True(t, found, output)

	record, err := core.ReadRecord(strings.NewReader(text))
	require.ErrorContains(t, err, "state", "the test cut that line off")
	table, err := core.Replay[toyState, toyMove, toyView, *toyState, *toyView](toyGame(bugConserve), record, nil)
	require.NoError(t, err)
	state := table.State()
	require.Error(t, state.Check())
	// Four shells are dealt before the first can be drawn.
	require.Len(t, record.Events, 6, "the record is not as short as it can be:\n%s", text)
}

// TestPanicIsFailure checks that a panic of the game is reported with its record.
func TestPanicIsFailure(t *testing.T) {
	failed, output := enforceToy(t, bugPanic, "score", budget{games: 100, least: 100, time: time.Minute})
	require.True(t, failed, output)
	require.Contains(t, output, "panic: toy")
	require.Contains(t, output, "toyState).Tally")
	require.Contains(t, output, "sandbar record 1\n")
}

// TestBudget checks that a law plays as many games as it is told to.
func TestBudget(t *testing.T) {
	for _, b := range []budget{
		{games: 250, least: 250, time: 0},
		{games: 30, least: 30, time: time.Minute},
		{games: 300, least: 7, time: 0},
	} {
		s := toySuite(t, noBug)
		played := 0
		counting := law[*play[toyState, toyMove, toyView, *toyState, *toyView]]{
			name: "counting",
			game: func(*play[toyState, toyMove, toyView, *toyState, *toyView]) error { played++; return nil },
		}
		s.enforce(t, counting, &s.variants[0], b)
		require.Equal(t, b.least, played)
	}
}

// TestSetup checks what newSuite makes of options.
func TestSetup(t *testing.T) {
	setup := func(game core.Game[toyState, toyMove, toyView], options ...string) (int, []string, error) {
		s, err := newSuite[toyState, toyMove, toyView, *toyState, *toyView](game, Config[toyState, toyMove]{Options: options})
		if err != nil {
			return 0, nil, err
		}
		return len(s.variants), s.notes, nil
	}
	game := toyGame(noBug)
	variants, notes, err := setup(game, "", `{"rounds":1}`)
	require.NoError(t, err)
	require.Equal(t, 4, variants)
	require.Empty(t, notes)

	_, _, err = setup(game, `{"rounds":4}`)
	require.ErrorContains(t, err, "no number of seats")

	newToy := game.New
	game.New = func(seats int, options []byte) (toyState, error) {
		if string(options) == `{"rounds":1}` && seats == 3 {
			return toyState{}, fmt.Errorf("toy: one round is for two")
		}
		return newToy(seats, options)
	}
	variants, notes, err = setup(game, "", `{"rounds":1}`)
	require.NoError(t, err)
	require.Equal(t, 3, variants)
	require.Len(t, notes, 1)
	_, _, err = setup(game, `{"rounds":1}`)
	require.ErrorContains(t, err, "no option set is playable with 3 seats")

	game.MaxSeats = 9
	_, _, err = setup(game)
	require.ErrorContains(t, err, "from 2 to 9 seats")
}
