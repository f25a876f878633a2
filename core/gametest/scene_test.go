package gametest

import (
	"runtime"
	"testing"

	"github.com/stretchr/testify/require"
)

// recorder is a test that notes whether it failed.
type recorder struct {
	testing.TB
	failed bool
}

func (*recorder) Helper()                 {}
func (r *recorder) Errorf(string, ...any) { r.failed = true }
func (r *recorder) FailNow() {
	r.failed = true
	runtime.Goexit()
}

// fails reports whether f fails the test that it is given.
func fails(t testing.TB, f func(t testing.TB)) bool {
	r, done := &recorder{TB: t}, make(chan struct{})
	go func() {
		defer close(done)
		f(r)
	}()
	<-done
	return r.failed
}

func TestScene(t *testing.T) {
	game := toyGame(noBug)
	start, err := game.New(2, nil)
	require.NoError(t, err)
	var deals []string
	dealt := start
	for dealt.Next() < 0 {
		m := dealt.AppendOutcomes(nil)[0].Move
		deals = append(deals, "chance "+m.String())
		dealt = Play(t, game, dealt, "chance "+m.String())
	}
	require.Equal(t, dealt, Play(t, game, start, deals...))
	Refused(t, game, dealt, "1 draw", "turn")
	for name, f := range map[string]func(testing.TB){
		"a refused event is played":      func(t testing.TB) { Play(t, game, dealt, "1 draw") },
		"a seat that is none":            func(t testing.TB) { Play(t, game, dealt, "x draw") },
		"a move that is none":            func(t testing.TB) { Play(t, game, dealt, "0 fly") },
		"a legal event is not refused":   func(t testing.TB) { Refused(t, game, dealt, "0 draw", "turn") },
		"it is refused for other reason": func(t testing.TB) { Refused(t, game, dealt, "1 draw", "no such reason") },
	} {
		require.True(t, fails(t, f), name)
	}
}
