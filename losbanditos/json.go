package losbanditos

import (
	"fmt"
	"slices"

	"github.com/sandbar-games/sandbar/core"
)

// tableJSON is the JSON form of all that lies open. Absent dice and tiles are
// left out of lists or 0; lists by value start with 1, lists by place with
// place 1.
type tableJSON struct {
	Options Options              `json:"options"`
	Turn    core.Seat            `json:"turn"`
	Opening bool                 `json:"opening"` // the game's first turn
	Rolled  bool                 `json:"rolled"`
	Draws   uint8                `json:"draws"` // dice of this roll still to be drawn
	Spent   bool                 `json:"spent"` // the turn's one booty action
	Hand    []Die                `json:"hand"`
	Row     [places]uint8        `json:"row"`
	Sides   [seats][places][]Die `json:"sides"` // by seat and place
	Won     [seats]tileList      `json:"won"`
	Stack   tileList             `json:"stack"`
	Bag     bagJSON              `json:"bag"`
}

// tileList counts tiles worth 1, 2 and 3.
type tileList [tileValues]uint8

func (c *tileCounts) list() tileList { return tileList(c[1:]) }

func (l tileList) counts() tileCounts { return tileCounts{1: l[0], 2: l[1], 3: l[2]} }

type bagJSON struct {
	Red    uint8 `json:"red"`
	Yellow uint8 `json:"yellow"`
	Green  uint8 `json:"green"`
	Blue   uint8 `json:"blue"`
}

type viewJSON struct {
	Viewer core.Seat `json:"viewer"`
	tableJSON
}

// MarshalJSON writes the state for people and programs to read.
func (s State) MarshalJSON() ([]byte, error) { return core.EncodeJSON(s.encode()), nil }

// UnmarshalJSON reads what MarshalJSON wrote, or a position made by hand. What is
// not whole or what [State.Check] refuses is an error, and s stays as it was.
func (s *State) UnmarshalJSON(data []byte) error {
	var j tableJSON
	if err := core.DecodeJSON(data, &j); err != nil {
		return fmt.Errorf("losbanditos: state: %w", err)
	}
	p, err := j.decode()
	if err != nil {
		return fmt.Errorf("losbanditos: state: %w", err)
	}
	*s = State{p}
	return nil
}

// MarshalJSON writes the view for people and programs to read.
func (v View) MarshalJSON() ([]byte, error) {
	return core.EncodeJSON(viewJSON{Viewer: v.viewer, tableJSON: v.encode()}), nil
}

// UnmarshalJSON reads what MarshalJSON wrote, or a position made by hand. What is
// not whole or what [State.Check] refuses is an error, and v stays as it was.
func (v *View) UnmarshalJSON(data []byte) error {
	var j viewJSON
	if err := core.DecodeJSON(data, &j); err != nil {
		return fmt.Errorf("losbanditos: view: %w", err)
	}
	p, err := j.decode()
	if err != nil {
		return fmt.Errorf("losbanditos: view: %w", err)
	}
	if j.Viewer != core.Nobody && !j.Viewer.At(seats) {
		return fmt.Errorf("losbanditos: view: viewer %v: want 0, 1 or nobody", j.Viewer)
	}
	*v = View{p, j.Viewer}
	return nil
}

func (p *public) encode() tableJSON {
	j := tableJSON{
		Options: p.Options(), Turn: p.turn, Opening: !p.opened, Rolled: p.rolled, Draws: p.draws, Spent: p.spent,
		Hand: diceOf(p.hand[:]), Row: p.row, Stack: p.stack.list(),
		Won: [...]tileList{p.won[0].list(), p.won[1].list()},
		Bag: bagJSON{p.bag[Red], p.bag[Yellow], p.bag[Green], p.bag[Blue]},
	}
	for seat := range p.sides {
		for i := range p.sides[seat] {
			j.Sides[seat][i] = diceOf(p.sides[seat][i][:])
		}
	}
	return j
}

// diceOf returns the dice before the first empty place.
func diceOf(dice []Die) []Die {
	list := []Die{}
	for _, d := range dice {
		if d != 0 {
			list = append(list, d)
		}
	}
	return list
}

func (j *tableJSON) decode() (public, error) {
	p := public{
		row: j.Row, stack: j.Stack.counts(), won: [...]tileCounts{j.Won[0].counts(), j.Won[1].counts()},
		bag:  [...]uint8{Red: j.Bag.Red, Yellow: j.Bag.Yellow, Green: j.Bag.Green, Blue: j.Bag.Blue},
		turn: j.Turn, first: j.Options.First, draws: j.Draws, rolled: j.Rolled,
		one: j.Options.Actions == OneAction, spent: j.Spent, opened: !j.Opening,
	}
	if err := layOut(p.hand[:], j.Hand, "hand"); err != nil {
		return p, err
	}
	for seat := range j.Sides {
		for i, dice := range j.Sides[seat] {
			if err := layOut(p.sides[seat][i][:], dice, fmt.Sprintf("sides: seat %d at place %d", seat, i+1)); err != nil {
				return p, err
			}
		}
	}
	p.due = p.gap()
	p.next = p.actor()
	return p, p.check()
}

// layOut lays the dice of a list, which may come in any order (LB-23), in dst.
func layOut(dst, dice []Die, where string) error {
	if len(dice) > len(dst) {
		return fmt.Errorf("%s: %d dice: at most %d", where, len(dice), len(dst))
	}
	if slices.Contains(dice, 0) {
		return fmt.Errorf("%s: none is no die: leave it out", where)
	}
	copy(dst, dice)
	slices.Sort(dst[:len(dice)])
	return nil
}

// MarshalText writes the die in one word: red5, or none.
func (d Die) MarshalText() ([]byte, error) { return []byte(d.String()), nil }

// UnmarshalText reads what MarshalText wrote.
func (d *Die) UnmarshalText(text []byte) error {
	if string(text) == Die(0).String() {
		*d = 0
		return nil
	}
	read, err := ParseDie(string(text))
	if err != nil {
		return err
	}
	*d = read
	return nil
}

// String returns "any" or "one".
func (a Actions) String() string {
	switch a {
	case AnyActions:
		return "any"
	case OneAction:
		return "one"
	}
	return fmt.Sprintf("Actions(%d)", uint8(a))
}

// MarshalText writes "any" or "one"; other values are an error.
func (a Actions) MarshalText() ([]byte, error) {
	if a > OneAction {
		return nil, fmt.Errorf("losbanditos: %v: want any or one", a)
	}
	return []byte(a.String()), nil
}

// UnmarshalText reads "any" or "one".
func (a *Actions) UnmarshalText(text []byte) error {
	switch string(text) {
	case "any":
		*a = AnyActions
	case "one":
		*a = OneAction
	default:
		return fmt.Errorf("actions %q: want any or one", core.Clip(string(text)))
	}
	return nil
}
