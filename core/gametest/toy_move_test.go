package gametest

import (
	"fmt"
	"strings"

	"github.com/sandbar-games/sandbar/core"
)

// The kinds of toy moves.
const (
	toyMoveDeal = iota + 1 // chance deals a shell
	toyMoveDraw
	toyMoveGet // chance: the shell drawn
	toyMoveShow
	toyMoveLay
	toyMovePass
	toyMoveTake // chance: what each seat takes up
)

var toyWords = []string{"", "deal", "draw", "get", "show", "lay", "pass", "take"}

const toyHidden = 255

// toyMove is one move. Shells are 1 to 3; take has what each seat gets.
type toyMove struct{ kind, a, b, c uint8 }

// fields returns how many fields a kind of move has.
func toyFields(kind uint8) int {
	switch kind {
	case toyMoveDraw:
		return 0
	case toyMoveTake:
		return 3
	}
	return 1
}

func (m toyMove) String() string {
	if m.kind == 0 || int(m.kind) >= len(toyWords) {
		return fmt.Sprintf("nothing%d", m.kind)
	}
	text := toyWords[m.kind]
	for _, shell := range [][]uint8{{}, {m.a}, {}, {m.a, m.b, m.c}}[toyFields(m.kind)] {
		switch {
		case shell == toyHidden:
			text += " ?"
		case shell == 0:
			text += " -"
		default:
			text += fmt.Sprintf(" %d", shell)
		}
	}
	return text
}

func (m toyMove) MarshalText() ([]byte, error) { return core.MarshalMove("toy", m) }

func (m *toyMove) UnmarshalText(text []byte) error { return core.UnmarshalMove(m, text, noBug.parse) }

func (b toyBug) parse(text string) (toyMove, error) {
	if b == bugUpperCase {
		text = strings.ToLower(text)
	}
	words := strings.Split(text, " ")
	for kind := uint8(1); int(kind) < len(toyWords); kind++ {
		if words[0] != toyWords[kind] || len(words) != 1+toyFields(kind) {
			continue
		}
		m := toyMove{kind: kind}
		for i, word := range words[1:] {
			field := []*uint8{&m.a, &m.b, &m.c}[i]
			switch {
			case word == "?":
				*field = toyHidden
			case word == "-" && i == 2:
			case len(word) == 1 && word[0] >= '1' && word[0] <= '3':
				*field = word[0] - '0'
			default:
				return toyMove{}, fmt.Errorf("toy: %q is no shell", core.Clip(word))
			}
		}
		if b == bugParse && kind == toyMoveLay {
			m.a = 1
		}
		return m, nil
	}
	return toyMove{}, fmt.Errorf("toy: %q is no move", core.Clip(text))
}
