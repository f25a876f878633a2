package main

import (
	"context"
	"encoding/json"
	"io"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"github.com/stretchr/testify/require"
)

func TestLimitOfEvents(t *testing.T) {
	c := newCaller(t, "-limit", "4")
	defer c.close()
	get[status](c, `"do":"open","game":"losbanditos","seats":2,"seed":1`)
	_, failed := c.ask(`"do":"play","seat":0,"move":"roll"`)
	require.Equal(t, "limit", failed.Kind)
}

// A caller that is silent, sends half a line, or does not read.
func TestSlowCallers(t *testing.T) {
	for name, sends := range map[string]string{"silent": "", "half a line": `{"id":1,"do":"ga`} {
		in, typing := io.Pipe()
		go func() { _, _ = typing.Write([]byte(sends)) }()
		var out strings.Builder
		err := run(context.Background(), []string{"-timeout", "50ms"}, in, &out, io.Discard)
		require.ErrorContains(t, err, "no request for 50ms", name)
		require.Contains(t, out.String(), `"id":null,"error":{"kind":"timeout"`, name)
		in.Close()
	}
	deaf, _ := io.Pipe()
	_, full := io.Pipe()
	err := run(context.Background(), []string{"-timeout", "50ms"}, deaf, full, io.Discard)
	require.ErrorIs(t, err, errDeaf)
	gone, full := io.Pipe()
	gone.Close()
	err = run(context.Background(), nil, deaf, full, io.Discard)
	require.ErrorIs(t, err, errGone)
	ctx, interrupt := context.WithTimeout(context.Background(), 50*time.Millisecond)
	defer interrupt()
	err = run(ctx, nil, deaf, io.Discard, io.Discard)
	require.ErrorIs(t, err, context.DeadlineExceeded)
}

// If the record cannot be kept the program says so and ends.
func TestRecordThatCannotBeKept(t *testing.T) {
	dir := t.TempDir()
	lost := filepath.Join(dir, "gone", "game.txt")
	replies, err := served(t, []string{`{"id":1,"do":"open","game":"losbanditos","seats":2}`, `{"id":2,"do":"games"}`}, "-record", lost)
	require.ErrorContains(t, err, "the record cannot be kept")
	require.Len(t, replies, 1)
	require.Contains(t, replies[0], `"kind":"record"`)
}

func TestCommandLineMistakes(t *testing.T) {
	for _, c := range []struct{ args, says string }{
		{"losbanditos", `"losbanditos" is too much`},
		{"-game losbanditos", "for games between bots"},
		{"-seats 2", "for games between bots"},
		{"-bot random", "which game?"},
		{"-bot random -game chess", `no game "chess"`},
		{"-bot random -game losbanditos -load x", "stand in the record"},
		{"-bot random -load nowhere.txt", "no such file"},
		{"-load nowhere.txt", "no such file"},
		{"-bot random -game losbanditos -seats 7", "losbanditos: 7 seats"},
		{"-bot random -bot random -bot random -game losbanditos -seats 2", "3 bots for 2 seats"},
		{"-bot random -game losbanditos -options {", "losbanditos: options"},
		{"-bot random -game losbanditos -record nowhere/game.txt", "cannot be kept"},
		{"-bot ' -game losbanditos", "is open to the end"},
		{"-timeout -1s", "-timeout -1s"},
		{"-limit -1", "-limit -1"},
		{"-nonsense", "-nonsense"},
	} {
		err := run(context.Background(), strings.Fields(c.args), strings.NewReader(""), io.Discard, io.Discard)
		require.ErrorContains(t, err, c.says, c.args)
	}
	require.ErrorContains(t, run(context.Background(), []string{"-bot", " "}, nil, io.Discard, io.Discard), "the command is empty")
}

// FuzzServe sends whatever lines: each gets one line in reply, which is JSON.
func FuzzServe(f *testing.F) {
	f.Add("{\"do\":\"open\",\"game\":\"losbanditos\",\"seats\":2,\"seed\":1}\n{\"do\":\"play\",\"seat\":0,\"move\":\"roll\"}\n{\"do\":\"save\"}")
	f.Add("{\"do\":\"open\",\"game\":\"losbanditos\",\"seats\":2,\"manual\":true}\n{\"do\":\"resolve\",\"move\":\"reveal worth1 1\"}\n{\"do\":\"record\",\"json\":true}\n")
	f.Add("{\"id\":[],\"do\":\"games\"}\n\n{}")
	f.Fuzz(func(t *testing.T, text string) {
		var out strings.Builder
		require.NoError(t, run(context.Background(), nil, strings.NewReader(text), &out, io.Discard))
		lines := strings.Count(text, "\n")
		if text != "" && !strings.HasSuffix(text, "\n") {
			lines++
		}
		require.Equal(t, 1+lines, strings.Count(out.String(), "\n"))
		for line := range strings.Lines(out.String()) {
			require.True(t, json.Valid([]byte(line)), line)
		}
	})
}
