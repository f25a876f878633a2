package gametest

import (
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/sandbar-games/sandbar/core"
)

// Golden compares a random game, played with a seed, with the record in
// testdata/<name>.record, so that a change of what happens in a game does not go
// unnoticed. The record must also replay. The flag -update rewrites the file: do
// so only where the rules or the choice of moves were meant to change, and keep
// the records of earlier releases under names of their own.
func Golden[S comparable, M core.Move, V comparable, PS core.State[S, M, V], PV core.View[S, M, V]](
	t *testing.T, game core.Game[S, M, V], name string, seats int, options string, seed uint64,
) {
	t.Helper()
	path := filepath.Join("testdata", name+".record")
	if err := golden[S, M, V, PS, PV](game, path, *updateFlag, seats, options, seed); err != nil {
		t.Error(err)
	}
}

func golden[S comparable, M core.Move, V comparable, PS core.State[S, M, V], PV core.View[S, M, V]](
	game core.Game[S, M, V], path string, update bool, seats int, options string, seed uint64,
) error {
	played, err := goldenGame[S, M, V, PS, PV](game, seats, options, seed)
	if err != nil {
		return err
	}
	if update {
		if err := os.MkdirAll(filepath.Dir(path), 0o755); err != nil {
			return err
		}
		if err := os.WriteFile(path, []byte(played), 0o644); err != nil {
			return err
		}
	}
	data, err := os.ReadFile(path)
	if err != nil {
		return fmt.Errorf("%w (the flag -update writes it)", err)
	}
	read, err := core.ReadRecord(strings.NewReader(string(data)))
	if err != nil {
		return fmt.Errorf("%s: %w", path, err)
	}
	table, err := core.Replay[S, M, V, PS, PV](game, read, nil)
	if err != nil {
		return fmt.Errorf("%s: %w", path, err)
	}
	if again := table.Record().String(); again != string(data) {
		return fmt.Errorf("%s replays, but its record is now another:\n%s", path, firstDifference(string(data), again))
	}
	if played != string(data) {
		return fmt.Errorf("%s replays, but its seed leads to another game now: in the file and now\n%s", path, firstDifference(string(data), played))
	}
	return nil
}

// goldenGame plays a game with uniformly random moves and returns its record.
func goldenGame[S comparable, M core.Move, V comparable, PS core.State[S, M, V], PV core.View[S, M, V]](
	game core.Game[S, M, V], seats int, options string, seed uint64,
) (string, error) {
	start, err := game.New(seats, []byte(options))
	if err != nil {
		return "", err
	}
	chance, choices := core.NewRNG(seed, 0), core.NewRNG(seed, 1)
	table, err := core.NewTable[S, M, V, PS, PV](game, start, &chance)
	if err != nil {
		return "", err
	}
	for !table.Over() && table.Len() < 10_000 {
		pending := table.Pending()
		by := pending.First()
		for n := choices.Intn(pending.Len()); n > 0; n-- {
			pending = pending.Without(by)
			by = pending.First()
		}
		moves := table.Moves(by)
		if len(moves) == 0 {
			return "", fmt.Errorf("%s: seat %s is to act and has no legal move", game.Name, by)
		}
		if err := table.Play(by, moves[choices.Intn(len(moves))]); err != nil {
			return "", err
		}
	}
	return table.Record().String(), nil
}

// firstDifference returns the first lines in which two texts differ.
func firstDifference(one, other string) string {
	a, b := strings.Split(one, "\n"), strings.Split(other, "\n")
	for i := range max(len(a), len(b)) {
		lineA, lineB := "(no more lines)", "(no more lines)"
		if i < len(a) {
			lineA = a[i]
		}
		if i < len(b) {
			lineB = b[i]
		}
		if lineA != lineB {
			return fmt.Sprintf("line %d: %s\nline %d: %s", i+1, lineA, i+1, lineB)
		}
	}
	return "no difference"
}
