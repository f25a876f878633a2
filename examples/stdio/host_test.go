package main

import (
	"context"
	"errors"
	"fmt"
	"io"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strings"
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"github.com/sandbar-games/sandbar"
	"github.com/sandbar-games/sandbar/examples/internal/keep"
)

// hosted runs a game between bots and returns what the program wrote.
func hosted(args ...string) (out, log string, err error) {
	var o, l strings.Builder
	err = run(context.Background(), args, nil, &o, &l)
	return o.String(), l.String(), err
}

func TestEveryGameBetweenBots(t *testing.T) {
	for _, game := range sandbar.Games() {
		t.Run(game.Name, func(t *testing.T) {
			t.Parallel()
			file := filepath.Join(t.TempDir(), "game.txt")
			seats := max(2, seatsOf(game))
			out, _, err := hosted("-game", game.Name, "-seats", fmt.Sprint(seats), "-seed", "3", "-record", file,
				"-bot", "random", "-bot", botCommand("last"))
			if !errors.Is(err, nil) { // the last move on the list may never get on
				require.ErrorContains(t, err, "limit")
				return
			}
			require.Equal(t, seats, strings.Count(out, " points"))
			record, err := keep.Read(file)
			require.NoError(t, err)
			require.True(t, record.Result.Over)
			require.NotContains(t, record.String(), "seed")
			_, err = game.Replay(record, nil)
			require.NoError(t, err)
		})
	}
}

// Whatever a bot does wrong, the error names the seat, the bot and the fault; the
// game is kept and can be played on. Where it depends on who is faster what is
// noticed, the errors there can be stand with a | between them.
func TestBadBots(t *testing.T) {
	for kind, says := range map[string]string{
		"mute":             "no answer within 300ms",
		"stubborn":         "no answer within 300ms",
		"slow":             "no answer within 300ms",
		"trickle":          "no answer within 300ms",
		"half a line":      "no answer within 300ms",
		"endless line":     "", // too long or too late, whichever comes first
		"flood":            "it has sent a line without being asked|is no answer",
		"eager":            "it has sent a line without being asked|an answer to question number -1",
		"talks on":         "it has sent a line without being asked|an answer to question number",
		"dead":             "it has ended: exit status 3",
		"dies when asked":  "it has ended: exit status 4",
		"dies in mid-line": `"{\"mov" is no answer such as {"move": "roll"}: unexpected EOF`,
		"dies later":       "it has ended: exit status 6",
		"closed":           "it has closed its output",
		"garbage":          `"I think I shall roll\n" is no answer`,
		"binary":           `"\x00\xff\xfe\n" is no answer`,
		"empty":            `"\n" is no answer such as {"move": "roll"}: no JSON value`,
		"null":             "the value is null",
		"array":            "is no answer",
		"number":           "is no answer",
		"unknown field":    `unknown field "why"`,
		"two on a line":    "more after the JSON value",
		"illegal":          "seat 1 may not claim 1",
		"no move":          `"dance" is no move`,
		"hidden":           `"?" is no die`,
		"for chance":       "seat 1 may not draw red1",
		"stale":            "an answer to question number",
		"long":             "the line is longer than 4194304 bytes",
	} {
		t.Run(strings.ReplaceAll(kind, " ", "-"), func(t *testing.T) {
			t.Parallel()
			file := filepath.Join(t.TempDir(), "game.txt")
			// Only those that are to run out of time get little of it.
			timeout := "60s"
			if strings.Contains(says, "300ms") {
				timeout = "300ms"
			}
			if kind == "endless line" {
				timeout = "1s"
			}
			command := botCommand("'" + kind + "'")
			out, _, err := hosted("-game", "losbanditos", "-options", `{"first":1}`, "-seed", "3", "-record", file, "-timeout", timeout,
				"-bot", "random", "-bot", command)
			require.Error(t, err)
			require.Empty(t, out)
			require.ErrorContains(t, err, "seat 1 ("+command+"): ")
			require.True(t, slices.ContainsFunc(strings.Split(says, "|"), func(says string) bool {
				return strings.Contains(err.Error(), says)
			}), err.Error())
			require.ErrorContains(t, err, "kept in "+file+": -load goes on from there")

			record, err := keep.Read(file)
			require.NoError(t, err)
			require.False(t, record.Result.Over)
			_, _, err = hosted("-load", file, "-seed", "3", "-record", file, "-bot", "random")
			require.NoError(t, err)
			record, err = keep.Read(file)
			require.NoError(t, err)
			require.True(t, record.Result.Over)
		})
	}
}

// A bot that does not read what it is sent holds nothing up.
func TestDeafBot(t *testing.T) {
	ctx, stop := context.WithCancel(context.Background())
	defer stop()
	c, err := startChild(ctx, botCommand("stubborn"), io.Discard)
	require.NoError(t, err)
	defer c.stop()
	require.ErrorIs(t, c.write(strings.Repeat("x", 10<<20), 100*time.Millisecond), errDeaf)
}

func TestBotThatCannotBeStarted(t *testing.T) {
	_, _, err := hosted("-game", "losbanditos", "-bot", "./no-such-program")
	require.ErrorContains(t, err, "seat 0 (./no-such-program): ")
	require.ErrorContains(t, err, "broken off after 4 events")
}

func TestInterruptedGameOfBots(t *testing.T) {
	ctx, interrupt := context.WithTimeout(context.Background(), 100*time.Millisecond)
	defer interrupt()
	err := run(ctx, []string{"-game", "losbanditos", "-bot", botCommand("mute"), "-timeout", "1m"}, nil, io.Discard, io.Discard)
	require.ErrorContains(t, err, "interrupted")
}

func TestGameOfBotsReachesItsLimit(t *testing.T) {
	_, _, err := hosted("-game", "losbanditos", "-bot", "random", "-limit", "5")
	require.ErrorContains(t, err, "limit of events is reached (5); broken off after")
}

// A game between bots that is killed at any moment and taken up again ends as the
// undisturbed one.
func TestKilledAndTakenUpAgain(t *testing.T) {
	dir := t.TempDir()
	whole, part := filepath.Join(dir, "whole.txt"), filepath.Join(dir, "part.txt")
	args := []string{"-game", "losbanditos", "-seed", "21", "-bot", botCommand("good")}
	_, _, err := hosted(append(args, "-record", whole)...)
	require.NoError(t, err)
	for kill := 1; kill <= 3; kill++ {
		os.Remove(part)
		sandbar := exec.Command(os.Args[0], append([]string{"sandbar", "-record", part}, args...)...)
		require.NoError(t, sandbar.Start())
		require.Eventually(t, func() bool {
			record, err := keep.Read(part)
			return err == nil && len(record.Events) > 5*kill
		}, 20*time.Second, time.Millisecond)
		require.NoError(t, sandbar.Process.Kill())
		_ = sandbar.Wait()
		_, err := keep.Read(part)
		require.NoError(t, err, "the file is whole at every moment")
		_, _, err = hosted("-load", part, "-record", part, "-seed", "21", "-bot", botCommand("good"))
		require.NoError(t, err)
		want, err := keep.Read(whole)
		require.NoError(t, err)
		got, err := keep.Read(part)
		require.NoError(t, err)
		require.Equal(t, want, got)
	}
}

func TestDamagedRecordGoesOnBeforeTheDamage(t *testing.T) {
	file := filepath.Join(t.TempDir(), "game.txt")
	_, _, err := hosted("-game", "losbanditos", "-seed", "21", "-bot", "random", "-record", file)
	require.NoError(t, err)
	text, err := os.ReadFile(file)
	require.NoError(t, err)
	require.NoError(t, os.WriteFile(file, text[:len(text)/2], 0o644))
	_, log, err := hosted("-load", file, "-bot", "random")
	require.NoError(t, err)
	require.Contains(t, log, "record line ")
	require.Contains(t, log, "Going on with the ")
}

func TestCommandsAreSplit(t *testing.T) {
	for command, want := range map[string][]string{
		"a":                    {"a"},
		" a  b\tc ":            {"a", "b", "c"},
		`'a b' "c d" e' 'f ''`: {"a b", "c d", "e f", ""},
		`"it's"`:               {"it's"},
	} {
		words, err := splitCommand(command)
		require.NoError(t, err)
		require.Equal(t, want, words, command)
	}
}

// The two programs in Python that README.md shows, with every game.
func TestPythonPrograms(t *testing.T) {
	python, err := exec.LookPath("python3")
	if err != nil {
		fmt.Println("examples/stdio: python3 is not there: client.py and bot.py were NOT run")
		return
	}
	for _, game := range sandbar.Games() {
		t.Run(game.Name, func(t *testing.T) {
			t.Parallel()
			client := exec.Command(python, "client.py", game.Name, os.Args[0], "sandbar")
			out, err := client.CombinedOutput()
			require.NoError(t, err, string(out))
			require.Contains(t, string(out), "seat 0 has ")
			said, log, err := hosted("-game", game.Name, "-seats", fmt.Sprint(max(2, seatsOf(game))), "-timeout", "30s",
				"-bot", fmt.Sprintf("%q bot.py", python), "-bot", "random")
			require.NoError(t, err)
			require.Contains(t, said, "seat 0 (")
			require.Equal(t, "bot: seat 0 of "+game.Name+"\n", log)
		})
	}
}
