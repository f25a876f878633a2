package shinybandits

import (
	"encoding/json"
	"fmt"

	"github.com/sandbar-games/sandbar/core"
)

// tableJSON is the JSON form of all that lies open. Lists of two are by side,
// lists of choices by seat.
type tableJSON struct {
	Options   Options     `json:"options"`
	Phase     Phase       `json:"phase"`
	Round     uint8       `json:"round"`
	Locations []Card      `json:"locations"` // turned up so far, in that order
	Piles     [2]uint8    `json:"piles"`
	Supply    uint8       `json:"supply"`
	Seats     []seatJSON  `json:"seats"`
	Last      *playedJSON `json:"last"` // the round before, or null
}

type seatJSON struct {
	Nuggets uint8    `json:"nuggets"`
	Hand    []Action `json:"hand"`   // with what is chosen and face down
	Masked  bool     `json:"masked"` // the Bandit stays face down until the Action cards are up (SB-08)
	Chosen  bool     `json:"chosen"` // in this step
	Up      Choice   `json:"up"`
}

type playedJSON struct {
	Choices []Choice `json:"choices"`
	Stopped []bool   `json:"stopped"` // by the only Stop, by seat
	Piles   [2]uint8 `json:"piles"`   // before any Action card acted
	Supply  uint8    `json:"supply"`
}

type stateJSON struct {
	tableJSON
	Hidden []Choice `json:"hidden"` // face down
}

type viewJSON struct {
	Viewer core.Seat `json:"viewer"`
	tableJSON
	Own Choice `json:"own"` // the viewer's, face down
}

// MarshalJSON writes the state for people and programs to read.
func (s State) MarshalJSON() ([]byte, error) {
	return json.Marshal(stateJSON{tableJSON: s.encode(), Hidden: s.hidden[:s.seats]})
}

// UnmarshalJSON reads what MarshalJSON wrote. Anything that could not be a state
// of the game is an error, and s stays as it was.
func (s *State) UnmarshalJSON(data []byte) error {
	var j stateJSON
	if err := core.DecodeJSON(data, &j); err != nil {
		return fmt.Errorf("shinybandits: state: %w", err)
	}
	read := State{}
	var err error
	if read.public, err = j.decode(); err == nil {
		if err = bySeat(read.hidden[:], j.Hidden, len(j.Seats), "hidden"); err == nil {
			err = read.checkHidden()
		}
	}
	if err != nil {
		return fmt.Errorf("shinybandits: state: %w", err)
	}
	*s = read
	return nil
}

// MarshalJSON writes the view for people and programs to read.
func (v View) MarshalJSON() ([]byte, error) {
	return json.Marshal(viewJSON{Viewer: v.viewer, tableJSON: v.encode(), Own: v.own})
}

// UnmarshalJSON reads what MarshalJSON wrote. Anything that could not be a view
// of the game is an error, and v stays as it was.
func (v *View) UnmarshalJSON(data []byte) error {
	var j viewJSON
	if err := core.DecodeJSON(data, &j); err != nil {
		return fmt.Errorf("shinybandits: view: %w", err)
	}
	read := View{own: j.Own, viewer: j.Viewer}
	var err error
	if read.public, err = j.decode(); err == nil {
		err = read.checkOwn()
	}
	if err != nil {
		return fmt.Errorf("shinybandits: view: %w", err)
	}
	*v = read
	return nil
}

func (v *View) checkOwn() error {
	if v.viewer != core.Nobody && !v.viewer.At(int(v.seats)) {
		return fmt.Errorf("viewer %v: want a seat below %d, or nobody", v.viewer, v.seats)
	}
	bandits, acts := v.facedown()
	return v.checkChoice(v.viewer, v.own, bandits.Has(v.viewer), acts.Has(v.viewer))
}

func (p *public) encode() tableJSON {
	j := tableJSON{
		Options: p.Options(), Phase: p.phase, Round: p.round, Locations: append([]Card{}, p.cards[:p.turned]...),
		Piles: p.piles, Supply: p.supply,
	}
	for seat := range core.Seat(p.seats) {
		j.Seats = append(j.Seats, seatJSON{
			Nuggets: p.nuggets[seat], Hand: p.hands[seat].list(),
			Masked: p.masked.Has(seat), Chosen: p.chosen.Has(seat), Up: p.up[seat],
		})
	}
	if p.last != (played{}) {
		l := &p.last
		j.Last = &playedJSON{Choices: l.choices[:p.seats], Piles: l.piles, Supply: l.supply}
		for seat := range core.Seat(p.seats) {
			j.Last.Stopped = append(j.Last.Stopped, l.stopped.Has(seat))
		}
	}
	return j
}

func (j *tableJSON) decode() (public, error) {
	p := public{piles: j.Piles, supply: j.Supply, phase: j.Phase, round: j.Round, turned: uint8(min(len(j.Locations), 255)), seats: uint8(min(len(j.Seats), 255))}
	if err := core.CheckSeats(name, len(j.Seats), minSeats, MaxSeats); err != nil {
		return p, err
	}
	deck, err := deckOf(j.Options.Locations)
	if err != nil {
		return p, fmt.Errorf("options: %w", err)
	}
	if p.cards, err = dealt(deck, j.Locations); err != nil {
		return p, err
	}
	for i, seat := range j.Seats {
		p.nuggets[i], p.up[i] = seat.Nuggets, seat.Up
		if p.hands[i], err = handOf(seat.Hand); err != nil {
			return p, fmt.Errorf("seat %d: hand: %w", i, err)
		}
		if seat.Masked {
			p.masked |= 1 << i
		}
		if seat.Chosen {
			p.chosen |= 1 << i
		}
	}
	if j.Last != nil {
		if err := j.Last.decode(&p.last, len(j.Seats)); err != nil {
			return p, fmt.Errorf("last: %w", err)
		}
	}
	return p, p.check()
}

func (j *playedJSON) decode(l *played, seats int) error {
	l.piles, l.supply = j.Piles, j.Supply
	if err := bySeat(l.choices[:], j.Choices, seats, "choices"); err != nil {
		return err
	}
	var stopped [MaxSeats]bool
	if err := bySeat(stopped[:], j.Stopped, seats, "stopped"); err != nil {
		return err
	}
	for seat, is := range stopped {
		if is {
			l.stopped |= 1 << seat
		}
	}
	return nil
}

// bySeat copies a list that has one part for each seat.
func bySeat[T any](dst, list []T, seats int, what string) error {
	if len(list) != seats {
		return fmt.Errorf("%s: %d parts for %d seats", what, len(list), seats)
	}
	copy(dst, list)
	return nil
}

// dealt returns a deck as it lies after some cards were turned up.
func dealt(deck [Rounds]Card, up []Card) ([Rounds]Card, error) {
	p := public{cards: deck}
	for i, c := range up {
		if p.faceDown(c) < 0 {
			return deck, fmt.Errorf("locations: card %d of %d, %v, is not in the deck, or not so often (SB-03)", i+1, len(up), c)
		}
		p.bringUp(c)
	}
	return p.cards, nil
}
