package gametest

import (
	"encoding/json"
	"fmt"
	"slices"
	"strings"

	"github.com/sandbar-games/sandbar/core"
)

// text sends moves through their notation.
func (p *play[S, M, V, PS, PV]) text() error {
	words := map[string]int{}
	check := func(m M) error {
		p.count.made++
		notation := m.String()
		got, err := p.suite.game.ParseMove(notation)
		switch fields := strings.Fields(notation); {
		case err != nil:
			return fmt.Errorf("%s does not parse: %w", text(m), err)
		case got != m:
			return fmt.Errorf("%s parses as %s", text(m), text(got))
		case len(fields) == 0 || strings.Join(fields, " ") != notation:
			return fmt.Errorf("the notation %q is not a line of words with one blank between them", notation)
		case words[fields[0]] != 0 && words[fields[0]] != len(fields):
			return fmt.Errorf("%q has %d words, and other moves of the kind %q have %d", notation, len(fields), fields[0], words[fields[0]])
		default:
			words[fields[0]] = len(fields)
		}
		return inJSON(m)
	}
	for _, m := range p.poolPart(100) {
		if err := check(m); err != nil {
			return err
		}
	}
	return p.somePlies(6, func() error {
		for _, by := range p.acting() {
			moves := slices.Clone(p.legal(by))
			for range min(len(moves), 20) {
				m := moves[p.rng.Intn(len(moves))]
				if strings.Contains(m.String(), "?") {
					return fmt.Errorf("%q has a hidden part and yet is legal", m)
				}
				if err := check(m); err != nil {
					return err
				}
				for _, viewer := range p.viewers() {
					seen := PS(&p.state).Seen(viewer, by, m)
					if seen != m && !strings.Contains(seen.String(), "?") {
						return fmt.Errorf("%s sees %q as %q, where no part is hidden", viewer, m, seen)
					}
					if err := check(seen); err != nil {
						return err
					}
				}
			}
			if len(moves) > 0 {
				if err := p.misspelt(moves[p.rng.Intn(len(moves))].String()); err != nil {
					return err
				}
			}
		}
		return nil
	})
}

// inJSON checks that a move stands in JSON as its notation and reads back.
func inJSON[M core.Move](m M) error {
	data, err := json.Marshal(m)
	if err != nil {
		return fmt.Errorf("%s has no JSON form: %w", text(m), err)
	}
	var notation string
	if err := json.Unmarshal(data, &notation); err != nil || notation != m.String() {
		return fmt.Errorf("%s stands in JSON as %s, not as its notation", text(m), data)
	}
	var read M
	if err := json.Unmarshal(data, &read); err != nil {
		return fmt.Errorf("%s does not read back from JSON: %w", text(m), err)
	}
	if read != m {
		return fmt.Errorf("%s reads back from JSON as %s", text(m), text(read))
	}
	return nil
}

// misspelt checks that what ParseMove accepts is the one notation of a move.
func (p *play[S, M, V, PS, PV]) misspelt(notation string) error {
	for _, wrong := range []string{
		"", " ", "?", notation + " ", " " + notation, notation + "\n", notation + " x", notation + " 0", notation + "?",
		strings.Replace(notation, " ", "  ", 1), strings.ToUpper(notation), strings.Replace(notation, "1", "01", 1),
		strings.Replace(notation, "1", "+1", 1), notation + "\x00", garble(notation, &p.rng), garble(notation, &p.rng),
	} {
		if m, err := p.suite.game.ParseMove(wrong); err == nil && m.String() != wrong {
			return fmt.Errorf("%q is accepted as the move %q", wrong, m)
		}
	}
	return nil
}

// garble changes a text at a few places.
func garble(notation string, rng *core.RNG) string {
	changed := []byte(notation)
	for range 1 + rng.Intn(3) {
		if len(changed) == 0 {
			break
		}
		i := rng.Intn(len(changed))
		switch rng.Intn(4) {
		case 0:
			changed[i] = byte(rng.Uint64())
		case 1:
			changed = slices.Delete(changed, i, i+1)
		case 2:
			changed = slices.Insert(changed, i, changed[i])
		default:
			changed = changed[:i]
		}
	}
	return string(changed)
}
