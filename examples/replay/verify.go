package main

import (
	"fmt"

	"github.com/sandbar-games/sandbar"
	"github.com/sandbar-games/sandbar/core"
	"github.com/sandbar-games/sandbar/examples/internal/face"
	"github.com/sandbar-games/sandbar/examples/internal/keep"
)

// verify says of each file whether its record reproduces.
func verify(scr *face.Screen, files []string) error {
	failed := 0
	for i, file := range files {
		if scr.Live { // a line that the next one overwrites
			scr.Printf("\r\x1b[K%s", scr.Paint(face.Dim, fmt.Sprintf("record %d of %d, %d failed so far", i+1, len(files), failed)))
		}
		says, err := reproduces(file)
		if scr.Live {
			scr.Printf("\r\x1b[K")
		}
		if err != nil {
			failed++
			scr.Printf("%s  %v\n", scr.Paint(face.Red, "FAILED"), err)
			continue
		}
		scr.Printf("%s      %s: %s\n", scr.Paint(face.Green, "ok"), file, says)
	}
	if failed > 0 {
		return fmt.Errorf("%d of %d records do not reproduce", failed, len(files))
	}
	scr.Printf("All %d reproduce.\n", len(files))
	return nil
}

// reproduces replays the record of a file and says what game it is, or why it
// does not reproduce.
func reproduces(file string) (string, error) {
	record, err := keep.Read(file)
	if err != nil {
		return "", err
	}
	game, err := sandbar.Lookup(record.Game)
	if err != nil {
		return "", fmt.Errorf("%s: %w", file, &core.RecordError{Line: 2, Reason: err.Error()})
	}
	session, err := game.Replay(record, nil)
	if err != nil {
		return "", fmt.Errorf("%s: %w", file, err)
	}
	end := "still open"
	if session.Over() {
		end = fmt.Sprintf("won by %v", session.Winners())
	}
	return fmt.Sprintf("%s, %d seats, %d events, %s", game.Name, session.Seats(), session.Len(), end), nil
}
