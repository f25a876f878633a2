package main

import (
	"context"
	"errors"
	"fmt"
	"io"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/sandbar-games/sandbar/core"
	"github.com/sandbar-games/sandbar/examples/internal/face"
)

// play runs the program with typed lines and returns what it wrote.
func play(t *testing.T, typed string, args ...string) (string, error) {
	t.Helper()
	var out strings.Builder
	err := run(context.Background(), args, strings.NewReader(typed), &out)
	return out.String(), err
}

func readRecord(t *testing.T, file string) *core.Record {
	t.Helper()
	text, err := os.Open(file)
	require.NoError(t, err)
	defer text.Close()
	record, err := core.ReadRecord(text)
	require.NoError(t, err)
	return record
}

func TestEndOfInputEndsCleanly(t *testing.T) {
	for _, typed := range []string{"", "1\n", "\n", "\nroll", "quit\n", "\nquit\n"} {
		_, err := play(t, typed)
		if strings.HasPrefix(typed, "quit") { // it is no game of the menu, then the input ends
			require.ErrorIs(t, err, errLeft)
		}
		require.ErrorIs(t, err, errLeft, typed)
	}
}

func TestInterruptEndsCleanlyAndKeepsTheRecord(t *testing.T) {
	file := filepath.Join(t.TempDir(), "game.txt")
	ctx, interrupt := context.WithCancel(context.Background())
	in, typing := io.Pipe()
	defer typing.Close()
	done := make(chan error)
	go func() {
		done <- run(ctx, []string{"losbanditos", "-record", file, "-seed", "1"}, in, io.Discard)
	}()
	_, err := fmt.Fprintln(typing, "roll")
	require.NoError(t, err)
	_, err = fmt.Fprintln(typing, "?") // when this is taken in, the roll is played
	require.NoError(t, err)
	interrupt()
	require.ErrorIs(t, <-done, errLeft)
	record := readRecord(t, file)
	require.Equal(t, "roll", record.Events[4].Move)
}

// Every game is played to its end by typing numbers, and by bots.
func TestEveryGameToItsEnd(t *testing.T) {
	for _, g := range games() {
		t.Run(g.name, func(t *testing.T) {
			t.Parallel()
			out, err := play(t, strings.Repeat("1\n2\n", 20000), g.name, "-seed", "3")
			require.NoError(t, err)
			require.Contains(t, out, "The game is over.")
			for _, seats := range []int{g.least, g.most} {
				out, err = play(t, "", g.name, "-watch", "-seed", "3", "-seats", fmt.Sprint(seats), "-options", g.optionsFor(seats))
				require.NoError(t, err)
				require.Contains(t, out, "The game is over.")
				for _, line := range strings.Split(out, "\n") {
					require.LessOrEqual(t, face.Width(line), 80, line)
				}
			}
		})
	}
}

func TestTypedNotationNumbersAndCommands(t *testing.T) {
	file := filepath.Join(t.TempDir(), "game.txt")
	out, err := play(t, "roll\nplace red9 1\nclaim 1\n0\n99\n\nfoo\n?\ntable\nsave\nsave "+file+"\nquit\n", "losbanditos", "-seed", "5")
	require.ErrorIs(t, err, errLeft)
	for _, says := range []string{
		`"red9" is no die`,
		"seat 0 may not claim 1: a claim needs three own dice there",
		"There is no move number 0: type a number from 1 to",
		"There is no move number 99",
		"Type the number of a move from 1 to",
		`"foo" is no move: want roll, place, claim, giveup or done`,
		"Four tiles lie between the players",
		"save wants the name of a file",
		"Saved in " + file,
	} {
		require.Contains(t, out, says)
	}
	require.Equal(t, "result open", strings.Split(readRecord(t, file).String(), "\n")[12])
}

// Every kind of bot plays every game to its end, several kinds at one table too.
func TestEveryKindOfBot(t *testing.T) {
	for _, g := range games() {
		t.Run(g.name, func(t *testing.T) {
			t.Parallel()
			out, err := play(t, strings.Repeat("1\n2\n", 20000), g.name, "-seed", "3", "-bots", "greedy")
			require.NoError(t, err)
			require.Contains(t, out, "greedy 1")
			require.Contains(t, out, "The game is over.")
		})
	}
	out, err := play(t, "", "losbanditos", "-watch", "-seed", "4", "-bots", "search,flat")
	require.NoError(t, err)
	require.Contains(t, out, "search 0")
	require.Contains(t, out, "flat 1")
}

// A game broken off at any moment and taken up again from its record ends as the
// undisturbed one. The file is whole after every move, so that it does not matter
// how the program ended.
func TestResumedGameEndsAsTheUndisturbedOne(t *testing.T) {
	for _, g := range games() {
		t.Run(g.name, func(t *testing.T) {
			t.Parallel()
			dir := t.TempDir()
			whole, part := filepath.Join(dir, "whole.txt"), filepath.Join(dir, "part.txt")
			args := []string{g.name, "-seed", "11"}
			typed := strings.Repeat("1\n2\n1\n3\n", 10000)
			_, err := play(t, typed, append(args, "-record", whole)...)
			require.NoError(t, err)
			// Lines that are no legal number are asked again, so count moves, not lines.
			var moves []string
			for _, e := range readRecord(t, whole).Events {
				if e.By == 0 {
					moves = append(moves, e.Move)
				}
			}
			for _, cut := range []int{0, 1, len(moves) / 2, len(moves) - 1} {
				_, err = play(t, strings.Join(moves[:cut], "\n"), append(args, "-record", part)...)
				require.ErrorIs(t, err, errLeft)
				_, err = play(t, strings.Join(moves[cut:], "\n")+"\n", append(args, "-load", part, "-record", part)...)
				require.NoError(t, err)
				require.Equal(t, readRecord(t, whole), readRecord(t, part))
			}
		})
	}
}

func TestDamagedRecordGoesOnBeforeTheDamage(t *testing.T) {
	file := filepath.Join(t.TempDir(), "game.txt")
	_, err := play(t, "roll\n", "losbanditos", "-seed", "5", "-record", file)
	require.ErrorIs(t, err, errLeft)
	text, err := os.ReadFile(file)
	require.NoError(t, err)
	cut := text[:strings.Index(string(text), "0 roll")+4]
	require.NoError(t, os.WriteFile(file, cut, 0o644))
	out, err := play(t, "", "-load", file)
	require.ErrorIs(t, err, errLeft)
	require.Contains(t, out, "record line 11: the line is cut off")
	require.Contains(t, out, "Going on with the 4 events before it")
	require.NoError(t, os.WriteFile(file, []byte("hello\n"), 0o644))
	_, err = play(t, "", "-load", file)
	require.ErrorContains(t, err, `line 1: "hello" should start with "sandbar record"`)
	_, err = play(t, "", "-load", file+".gone")
	require.ErrorIs(t, err, os.ErrNotExist)
}

func TestCommandLineMistakes(t *testing.T) {
	for _, c := range []struct{ args, says string }{
		{"chess", `no game "chess": there are losbanditos`},
		{"losbanditos -seats 3", "losbanditos: 3 seats: the game is for 2"},
		{"losbanditos -you x", `-you "x"`},
		{"losbanditos -you 5", "-you names no seat of this game: the seats are 0 to 1"},
		{"losbanditos -bots genius", `-bots "genius": there are random`},
		{"losbanditos -options nonsense", "losbanditos: options"},
		{"losbanditos -options {\"first\":2}", "first 2: want seat 0 or 1"},
		{"losbanditos -seed 1 2", `"2" is too much`},
		{"losbanditos -nonsense", "-nonsense"},
	} {
		_, err := play(t, "", strings.Fields(c.args)...)
		require.ErrorContains(t, err, c.says, c.args)
		require.False(t, errors.Is(err, errLeft))
	}
}
