package beachbandits

import (
	"fmt"
	"slices"

	"github.com/sandbar-games/sandbar/core"
)

// positionJSON is the JSON form of a position: of a state, with every card, and of a
// view, with the cards that the viewer is sure of. Lists by seat begin with seat
// 0. What is left out is empty.
type positionJSON struct {
	Options Options      `json:"options"`
	Step    Step         `json:"step"`
	Turn    core.Seat    `json:"turn"`
	Ending  bool         `json:"ending"`           // the end is triggered
	Passes  uint8        `json:"passes,omitempty"` // turns in a row
	Effect  *effectJSON  `json:"effect,omitempty"`
	Waits   []core.Seat  `json:"waits,omitempty"` // seats that have yet to choose, draw or show
	Draws   uint8        `json:"draws,omitempty"` // cards that the first of them has yet to draw
	Stashes []lootCounts `json:"stashes"`
	Hands   []lootCounts `json:"hands"`
	Pile    lootCounts   `json:"pile"`
	Discard lootCounts   `json:"discard,omitempty"`
	Gulls   [][]Gull     `json:"gulls"`
	Unknown []Gull       `json:"unknown,omitempty"` // part of the gull deck, only in a state
	Under   []Gull       `json:"under,omitempty"`   // the gull deck, the first to come up first
	// Cards drawn and not yet placed.
	DrawnLoot  []Loot `json:"drawnLoot,omitempty"`
	DrawnGulls []Gull `json:"drawnGulls,omitempty"`
	// Seats that have chosen the second of their two gulls.
	Second []core.Seat `json:"second,omitempty"`
	Used   []Gull      `json:"used,omitempty"`   // by the seat on turn, at the end
	Copied Gull        `json:"copied,omitempty"` // by Chip
}

// effectJSON is an effect that goes on.
type effectJSON struct {
	Card  Loot      `json:"card,omitempty"` // none for Iris
	Stash core.Seat `json:"stash"`          // where the card went, or whose hand Iris looks at
}

type viewJSON struct {
	Viewer core.Seat `json:"viewer"`
	Sizes  sizesJSON `json:"sizes"`
	positionJSON
}

// sizesJSON is how many cards there are where a view does not show them all.
type sizesJSON struct {
	Hands   []int `json:"hands"`
	Pile    uint8 `json:"pile"`
	Gulls   []int `json:"gulls"`
	Unknown uint8 `json:"unknown"`
	Drawn   uint8 `json:"drawn,omitempty"`
}

// lootCounts is cards by kind.
type lootCounts map[Loot]int

// MarshalJSON writes the state for people and programs to read.
func (s State) MarshalJSON() ([]byte, error) { return core.EncodeJSON(s.encode()), nil }

// UnmarshalJSON reads what MarshalJSON wrote. Anything that could not be a state
// of the game is an error, and s stays as it was.
func (s *State) UnmarshalJSON(data []byte) error {
	var j positionJSON
	if err := core.DecodeJSON(data, &j); err != nil {
		return fmt.Errorf("beachbandits: state: %w", err)
	}
	var read State
	if err := j.decode(&read.position); err != nil {
		return fmt.Errorf("beachbandits: state: %w", err)
	}
	read.count(&j)
	if err := read.check(); err != nil {
		return fmt.Errorf("beachbandits: state: %w", err)
	}
	*s = read
	return nil
}

// MarshalJSON writes the view for people and programs to read.
func (v View) MarshalJSON() ([]byte, error) {
	j := viewJSON{Viewer: v.viewer, positionJSON: v.encode()}
	j.Sizes = sizesJSON{Hands: []int{}, Pile: v.pileLen, Gulls: []int{}, Unknown: v.unknown, Drawn: v.drawn}
	for seat := range core.Seat(v.seats) {
		j.Sizes.Hands = append(j.Sizes.Hands, v.HandLen(seat))
		j.Sizes.Gulls = append(j.Sizes.Gulls, v.GullCount(seat))
	}
	return core.EncodeJSON(j), nil
}

// UnmarshalJSON reads what MarshalJSON wrote. Anything that could not be a view
// of the game is an error, and v stays as it was.
func (v *View) UnmarshalJSON(data []byte) error {
	var j viewJSON
	if err := core.DecodeJSON(data, &j); err != nil {
		return fmt.Errorf("beachbandits: view: %w", err)
	}
	read := View{viewer: j.Viewer}
	if err := j.decode(&read.position); err != nil {
		return fmt.Errorf("beachbandits: view: %w", err)
	}
	if err := j.Sizes.decode(&read.position); err != nil {
		return fmt.Errorf("beachbandits: view: %w", err)
	}
	if err := read.check(); err != nil {
		return fmt.Errorf("beachbandits: view: %w", err)
	}
	*v = read
	return nil
}

func (p *position) encode() positionJSON {
	j := positionJSON{
		Options: p.Options(), Step: p.step, Turn: p.turn, Ending: p.ending, Passes: p.passes,
		Waits: seatList(p.queue), Draws: p.draws, Pile: countsOf(p.pile), Discard: countsOf(p.discard),
		Unknown: slices.Collect(p.deck.Unknown().All()), Under: slices.Collect(p.deck.Under()),
		DrawnLoot: p.asideLootList(), DrawnGulls: slices.Collect(p.AsideGulls().All()),
		Second: seatList(p.higher), Copied: p.copied,
	}
	if p.card != 0 || p.step == StepLook || p.step == StepPut {
		j.Effect = &effectJSON{p.card, p.target}
	}
	for g := range actionGulls.All() {
		if p.used.has(g) {
			j.Used = append(j.Used, g)
		}
	}
	for seat := range core.Seat(p.seats) {
		j.Stashes = append(j.Stashes, countsOf(p.stash[seat]))
		j.Hands = append(j.Hands, countsOf(p.hand[seat]))
		j.Gulls = append(j.Gulls, slices.AppendSeq([]Gull{}, p.gulls[seat].All()))
	}
	return j
}

func (p *position) asideLootList() []Loot {
	if !p.step.lootAside() {
		return nil
	}
	var list []Loot
	for _, c := range p.aside {
		if c != 0 {
			list = append(list, Loot(c))
		}
	}
	return list
}

// seatList returns the seats of a set, nil for none.
func seatList(set core.SeatSet) []core.Seat { return slices.Collect(set.All()) }

func countsOf(l Loots) lootCounts {
	counts := lootCounts{}
	for c := range l.AllKinds() {
		counts[c] = l.Count(c)
	}
	return counts
}
