package mermaids

import (
	"fmt"

	"github.com/sandbar-games/sandbar/core"
)

// tableJSON is the JSON form of all that lies open. Lists go by seat; piles are
// objects with the number of cards of each kind.
type tableJSON struct {
	Options      Options       `json:"options"`
	Seats        uint8         `json:"seats"`
	Phase        Phase         `json:"phase"`
	Turn         core.Seat     `json:"turn"`
	Target       core.Seat     `json:"target"` // asked, or to draw for Seaweed
	Item         Card          `json:"item"`   // asked for
	Starfish     Shell         `json:"starfish"`
	Choosing     []core.Seat   `json:"choosing"` // have yet to choose the card they pass
	Touched      []core.Seat   `json:"touched"`  // whose hand has changed in this action
	Bonus        bool          `json:"bonus"`    // the turn stays after a mermaid
	Out          bool          `json:"out"`      // a hand was emptied before the shell draw
	Monster      core.Seat     `json:"monster"`  // who showed the Sea Monster
	Sizes        []int         `json:"sizes"`    // of the hands
	Beach        uint8         `json:"beach"`    // size of the Beach deck
	Discard      pile[Card]    `json:"discard"`
	Refused      [][]Card      `json:"refused"`
	Shells       []pile[Shell] `json:"shells"`
	ShellDeck    pile[Shell]   `json:"shellDeck"`
	ShellDiscard pile[Shell]   `json:"shellDiscard"`
}

type stateJSON struct {
	tableJSON
	Hands  []pile[Card] `json:"hands"`
	Deck   pile[Card]   `json:"deck"`
	Passed []Card       `json:"passed"` // chosen to be passed
	Drawn  Card         `json:"drawn"`  // to be decided on
}

type viewJSON struct {
	Viewer core.Seat `json:"viewer"`
	tableJSON
	Hand   pile[Card]  `json:"hand"`
	Passed Card        `json:"passed"`
	Drawn  Card        `json:"drawn"`
	Memory []boundJSON `json:"memory"` // of the other hands
}

// boundJSON is what a viewer remembers of a hand. AtMost holds 0 or 1 for the kinds
// that are bounded.
type boundJSON struct {
	AtLeast pile[Card]   `json:"atLeast"`
	AtMost  map[Card]int `json:"atMost"`
}

// pile is the JSON form of a multiset.
type pile[K Card | Shell] map[K]int

func pileOf[K Card | Shell](m core.Multiset[K]) pile[K] {
	p := pile[K]{}
	for k := range K(kinds) {
		if n := m.Count(k); n > 0 {
			p[k] = n
		}
	}
	return p
}

func (p pile[K]) cards(what string) (core.Multiset[K], error) {
	var m core.Multiset[K]
	for k := range K(kinds) {
		n, ok := p[k]
		if ok && (k == 0 || n < 0 || n > 15) {
			return 0, fmt.Errorf("%s: %d of %v: that cannot be", what, n, k)
		}
		m = m.Add(k, n)
	}
	return m, nil
}

// MarshalJSON writes the state for people and programs to read.
func (s State) MarshalJSON() ([]byte, error) {
	j := stateJSON{tableJSON: s.encode(), Deck: pileOf(s.deck), Drawn: s.drawn}
	for seat := range int(s.seats) {
		j.Hands = append(j.Hands, pileOf(s.hands[seat]))
		j.Passed = append(j.Passed, s.passed[seat])
	}
	return core.EncodeJSON(j), nil
}

// UnmarshalJSON reads what MarshalJSON wrote. Anything that could not be a state
// of the game is an error, and s stays as it was.
func (s *State) UnmarshalJSON(data []byte) error {
	var j stateJSON
	err := core.DecodeJSON(data, &j)
	var read State
	if err == nil {
		read, err = j.decodeState()
	}
	if err != nil {
		return fmt.Errorf("%s: state: %w", name, err)
	}
	if err := read.Check(); err != nil {
		return err
	}
	*s = read
	return nil
}

func (j *stateJSON) decodeState() (State, error) {
	p, err := j.decode()
	if err != nil {
		return State{}, err
	}
	s := State{public: p, drawn: j.Drawn}
	if s.deck, err = j.Deck.cards("deck"); err != nil {
		return s, err
	}
	if err := perSeat("hands", j.Hands, p.seats); err != nil {
		return s, err
	}
	if err := perSeat("passed", j.Passed, p.seats); err != nil {
		return s, err
	}
	copy(s.passed[:], j.Passed)
	for seat, hand := range j.Hands {
		if s.hands[seat], err = hand.cards("hands"); err != nil {
			return s, err
		}
	}
	return s, nil
}

// MarshalJSON writes the view for people and programs to read.
func (v View) MarshalJSON() ([]byte, error) {
	j := viewJSON{Viewer: v.viewer, tableJSON: v.encode(), Hand: pileOf(v.hand), Passed: v.passed, Drawn: v.drawn}
	for seat := range int(v.seats) {
		k := v.know[seat]
		b := boundJSON{AtLeast: pileOf(k.least), AtMost: map[Card]int{}}
		for c := Sun; c <= SeaMonster; c++ {
			if k.bars.Has(c) {
				b.AtMost[c] = k.most(c)
			}
		}
		j.Memory = append(j.Memory, b)
	}
	return core.EncodeJSON(j), nil
}

// UnmarshalJSON reads what MarshalJSON wrote. Anything that could not be a view
// of the game, or that no state fits, is an error, and v stays as it was.
func (v *View) UnmarshalJSON(data []byte) error {
	var j viewJSON
	err := core.DecodeJSON(data, &j)
	var read View
	if err == nil {
		read, err = j.decodeView()
	}
	if err == nil {
		err = read.check()
	}
	if err != nil {
		return fmt.Errorf("%s: view: %w", name, err)
	}
	*v = read
	return nil
}

func (j *viewJSON) decodeView() (View, error) {
	p, err := j.decode()
	if err != nil {
		return View{}, err
	}
	v := View{public: p, viewer: j.Viewer, passed: j.Passed, drawn: j.Drawn}
	if v.hand, err = j.Hand.cards("hand"); err != nil {
		return v, err
	}
	if err := perSeat("memory", j.Memory, p.seats); err != nil {
		return v, err
	}
	for seat, b := range j.Memory {
		k := &v.know[seat]
		if k.least, err = b.AtLeast.cards("memory"); err != nil {
			return v, err
		}
		for c := range Card(kinds) {
			most, ok := b.AtMost[c]
			switch {
			case !ok:
			case c != 0 && most == 0:
				k.bars = k.bars.Add(c, none)
			case c != 0 && most == 1:
				k.bars = k.bars.Add(c, atMostOne)
			default:
				return v, fmt.Errorf("memory: seat %d: at most %d of %v: want 0 or 1", seat, most, c)
			}
		}
	}
	return v, nil
}

func (p *public) encode() tableJSON {
	j := tableJSON{
		Options: p.options, Seats: p.seats, Phase: p.phase, Turn: p.turn, Target: p.target, Item: p.item, Starfish: p.star,
		Choosing: seatsOf(p.choosing), Touched: seatsOf(p.touched), Bonus: p.bonus, Out: p.out, Monster: p.monster,
		Beach: p.beach, Discard: pileOf(p.discard),
		ShellDeck: pileOf(p.shellDeck), ShellDiscard: pileOf(p.shellDiscard),
	}
	for seat := range int(p.seats) {
		j.Sizes = append(j.Sizes, int(p.sizes[seat]))
		refused := []Card{}
		for item := range p.refused[seat].All() {
			refused = append(refused, item)
		}
		j.Refused = append(j.Refused, refused)
		j.Shells = append(j.Shells, pileOf(p.shells[seat]))
	}
	return j
}

func (j *tableJSON) decode() (public, error) {
	p := public{
		options: j.Options, seats: j.Seats, phase: j.Phase, turn: j.Turn, target: j.Target, item: j.Item, star: j.Starfish,
		choosing: core.SeatsOf(j.Choosing...), touched: core.SeatsOf(j.Touched...), bonus: j.Bonus, out: j.Out,
		monster: j.Monster, beach: j.Beach,
	}
	if err := p.checkOptions(); err != nil {
		return p, err
	}
	var errs [7]error
	errs[0] = perSeat("sizes", j.Sizes, p.seats)
	errs[1] = perSeat("refused", j.Refused, p.seats)
	errs[2] = perSeat("shells", j.Shells, p.seats)
	p.discard, errs[3] = j.Discard.cards("discard")
	p.shellDeck, errs[4] = j.ShellDeck.cards("shellDeck")
	p.shellDiscard, errs[5] = j.ShellDiscard.cards("shellDiscard")
	if p.choosing.Len() != len(j.Choosing) || p.touched.Len() != len(j.Touched) {
		errs[6] = fmt.Errorf("choosing, touched: want seats, each once")
	}
	for _, err := range errs {
		if err != nil {
			return p, err
		}
	}
	for seat := range j.Shells {
		if n := j.Sizes[seat]; n < 0 || n > p.options.allCards().Len() {
			return p, fmt.Errorf("sizes: seat %d: %d cards in a hand", seat, n)
		}
		p.sizes[seat] = uint8(j.Sizes[seat])
		var err error
		if p.shells[seat], err = j.Shells[seat].cards("shells"); err != nil {
			return p, err
		}
		for _, item := range j.Refused[seat] {
			p.refused[seat] = p.refused[seat].With(item)
		}
	}
	return p, nil
}

// perSeat returns an error if a list has not one entry for each seat.
func perSeat[T any](what string, list []T, seats uint8) error {
	if len(list) != int(seats) {
		return fmt.Errorf("%s: %d entries for %d seats", what, len(list), seats)
	}
	return nil
}

// seatsOf returns a set of seats as a list, lowest first.
func seatsOf(set core.SeatSet) []core.Seat {
	list := []core.Seat{}
	for seat := range set.All() {
		list = append(list, seat)
	}
	return list
}
