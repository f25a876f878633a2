package main

import (
	"fmt"
	"strconv"
	"strings"

	"github.com/sandbar-games/sandbar/core"
	"github.com/sandbar-games/sandbar/examples/internal/keep"
)

const commands = `Type the number of a move or the move itself, as listed. Or:
  ?           this help
  save FILE   write the record of the game so far; -load FILE goes on from it
  table       show the table again
  quit        leave
`

// ask shows a person the table and asks until a move is played.
func (m *match[S, M, V, PS, PV]) ask(seat core.Seat) error {
	if err := m.handOver(seat); err != nil {
		return err
	}
	m.tell(seat)
	m.draw(seat)
	moves := m.table.Moves(seat)
	m.list(moves)
	for {
		m.Printf("%s, move (1 to %d, ? for help) > ", m.names[seat], len(moves))
		line, err := m.line()
		if err != nil {
			return err
		}
		word, rest, _ := strings.Cut(line, " ")
		switch word {
		case "":
			m.Printf("Type the number of a move from 1 to %d, or ? for help.\n", len(moves))
		case "?", "help":
			m.Printf("\n%s\n%s\n", strings.TrimSpace(m.face.Help), commands)
			m.list(moves)
		case "quit", "exit":
			return errLeft
		case "table":
			m.draw(seat)
			m.list(moves)
		case "save":
			m.save(rest)
		default:
			if m.try(seat, line, moves) {
				return nil
			}
		}
	}
}

// handOver lets one person after another have the screen, so that nobody sees a
// hand that is not theirs.
func (m *match[S, M, V, PS, PV]) handOver(seat core.Seat) error {
	defer func() { m.last = seat }()
	if !m.game.Hides || m.people() < 2 || m.last == seat {
		return nil
	}
	m.Clear()
	m.Printf("It is the turn of %s. Enter shows the table > ", m.names[seat])
	_, err := m.line()
	return err
}

func (m *match[S, M, V, PS, PV]) list(moves []M) {
	entries := make([]string, len(moves))
	for i, move := range moves {
		entries[i] = fmt.Sprintf("%2d %s", i+1, move)
	}
	m.Columns(entries)
}

func (m *match[S, M, V, PS, PV]) save(file string) {
	if file == "" {
		m.Printf("save wants the name of a file, such as save game.txt.\n")
		return
	}
	if err := keep.Write(file, m.table.Record()); err != nil {
		m.Printf("Not saved: %v.\n", err)
		return
	}
	m.Printf("Saved in %s.\n", file)
}

// try plays what was typed, a number or notation, or says in one line what is
// expected.
func (m *match[S, M, V, PS, PV]) try(seat core.Seat, line string, moves []M) bool {
	if n, err := strconv.Atoi(line); err == nil {
		if n < 1 || n > len(moves) {
			m.Printf("There is no move number %d: type a number from 1 to %d, or ? for help.\n", n, len(moves))
			return false
		}
		return m.play(seat, moves[n-1])
	}
	move, err := m.game.ParseMove(line)
	if err != nil {
		m.Printf("%v, or a number from 1 to %d.\n", err, len(moves))
		return false
	}
	return m.play(seat, move)
}

func (m *match[S, M, V, PS, PV]) play(seat core.Seat, move M) bool {
	if err := m.table.Play(seat, move); err != nil {
		m.Printf("%v.\n", err)
		return false
	}
	return true
}
