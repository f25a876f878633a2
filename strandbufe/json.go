package strandbufe

import (
	"errors"
	"fmt"

	"github.com/sandbar-games/sandbar/core"
)

// tableJSON is the JSON form of all that lies open. Guests and goals go by number;
// the card set itself is only named.
type tableJSON struct {
	Cards     cardsJSON    `json:"cards"`
	Mode      Mode         `json:"mode"`
	Promos    PromoSet     `json:"promos"`
	Drinks    Drinks       `json:"drinks"`
	First     core.Seat    `json:"first"`
	Round     uint8        `json:"round"`
	Phase     Phase        `json:"phase"`
	Turn      core.Seat    `json:"turn"`
	Serving   servingJSON  `json:"serving"`
	Row       []int        `json:"row"`     // 0 where a guest is gone
	Bonuses   []Bonus      `json:"bonuses"` // by round
	Goals     []int        `json:"goals"`
	Supply    uint8        `json:"supply"`
	Gifted    bool         `json:"gifted"`
	Buffets   []buffetJSON `json:"buffets"` // in a solo game the second is the opponent's
	Discarded []int        `json:"discarded"`
	Deck      []int        `json:"deck"`
}

type cardsJSON struct {
	Name   string `json:"name"`
	Digest string `json:"digest"`
}

type viewJSON struct {
	Viewer core.Seat `json:"viewer"`
	tableJSON
}

// MarshalJSON writes the state for people and programs to read. It names the card
// set by its digest; [Options] hold it in full.
func (s State) MarshalJSON() ([]byte, error) { return core.EncodeJSON(s.encode()), nil }

// UnmarshalJSON reads what MarshalJSON wrote of a game with the stand-in cards;
// for any other set use [DecodeState]. Anything that could not be a state of the
// game is an error, and s stays as it was.
func (s *State) UnmarshalJSON(data []byte) error {
	read, err := DecodeState(StandIn(), data)
	if err != nil {
		return err
	}
	*s = read
	return nil
}

// DecodeState reads the JSON form of a state that is played with the given cards.
// Anything that could not be such a state, one of another card set too, is an
// error.
func DecodeState(cards *CardSet, data []byte) (State, error) {
	var j tableJSON
	if err := core.DecodeJSON(data, &j); err != nil {
		return State{}, fmt.Errorf("strandbufe: state: %w", err)
	}
	p, err := j.decode(cards)
	if err != nil {
		return State{}, fmt.Errorf("strandbufe: state: %w", err)
	}
	return State{p}, nil
}

// MarshalJSON writes the view for people and programs to read, like the state's.
func (v View) MarshalJSON() ([]byte, error) {
	return core.EncodeJSON(viewJSON{Viewer: v.viewer, tableJSON: v.encode()}), nil
}

// UnmarshalJSON reads what MarshalJSON wrote of a game with the stand-in cards;
// for any other set use [DecodeView]. Anything that could not be a view of the
// game is an error, and v stays as it was.
func (v *View) UnmarshalJSON(data []byte) error {
	read, err := DecodeView(StandIn(), data)
	if err != nil {
		return err
	}
	*v = read
	return nil
}

// DecodeView reads the JSON form of a view in a game with the given cards, as
// [DecodeState] does.
func DecodeView(cards *CardSet, data []byte) (View, error) {
	var j viewJSON
	if err := core.DecodeJSON(data, &j); err != nil {
		return View{}, fmt.Errorf("strandbufe: view: %w", err)
	}
	p, err := j.decode(cards)
	if err != nil {
		return View{}, fmt.Errorf("strandbufe: view: %w", err)
	}
	if j.Viewer != core.Nobody && !j.Viewer.At(p.Seats()) {
		return View{}, fmt.Errorf("strandbufe: view: viewer %v: want a seat below %d or nobody", j.Viewer, p.Seats())
	}
	return View{p, j.Viewer}, nil
}

func (p *public) encode() tableJSON {
	j := tableJSON{
		Mode: p.mode, Promos: p.promos, Drinks: p.drinks, First: p.first,
		Round: p.round, Phase: p.phase, Turn: p.turn, Serving: p.serving.encode(),
		Row: p.Row(), Bonuses: []Bonus{}, Goals: append([]int{}, p.Goals()...), Supply: p.supply, Gifted: p.gifted,
		Discarded: p.discarded.list(), Deck: p.deck.list(),
	}
	if p.set != nil {
		j.Cards = cardsJSON{p.set.name, p.set.digest}
	}
	for _, b := range p.bonuses {
		if b != 0 {
			j.Bonuses = append(j.Bonuses, b)
		}
	}
	for i := range p.players {
		j.Buffets = append(j.Buffets, p.buffets[i].encode())
	}
	return j
}

func (j *tableJSON) decode(cards *CardSet) (public, error) {
	p := public{
		set: cards, mode: j.Mode, promos: j.Promos, drinks: j.Drinks, first: j.First,
		round: j.Round, phase: j.Phase, turn: j.Turn, serving: j.Serving.decode(), supply: j.Supply, gifted: j.Gifted,
		players: uint8(min(len(j.Buffets), mostPlayers+1)),
	}
	switch {
	case cards == nil || cards.digest == "":
		return p, errors.New("no card set to read it with")
	case j.Cards.Digest != cards.digest:
		return p, fmt.Errorf("cards: it is played with %q (digest %q), not with %q (digest %q) (ST-04)",
			core.Clip(j.Cards.Name), core.Clip(j.Cards.Digest), cards.name, cards.digest)
	case j.Cards.Name != cards.name:
		return p, fmt.Errorf("cards: the set of this digest is named %q, not %q", cards.name, core.Clip(j.Cards.Name))
	case p.players > mostPlayers:
		return p, fmt.Errorf("buffets: %d of them: at most %d", len(j.Buffets), mostPlayers)
	case len(j.Bonuses) > rounds:
		return p, fmt.Errorf("bonuses: %d of them: at most %d", len(j.Bonuses), rounds)
	}
	copy(p.bonuses[:], j.Bonuses)
	if p.players > 0 {
		p.marker = p.markerNow()
	}
	for i := range j.Buffets {
		if err := j.Buffets[i].decode(&p.buffets[i]); err != nil {
			return p, fmt.Errorf("buffets: %d: %w", i, err)
		}
		p.setLimit(&p.buffets[i])
	}
	err := errors.Join(
		numbers("row", p.row[:], j.Row, 0), numbers("goals", p.goals[:], j.Goals, 1),
		guestsOf("deck", &p.deck, j.Deck), guestsOf("discarded", &p.discarded, j.Discarded),
	)
	if err != nil {
		return p, err
	}
	if len(j.Row) != rowSize(p.Seats()) {
		return p, fmt.Errorf("row: %d places: want %d (ST-08)", len(j.Row), rowSize(p.Seats()))
	}
	return p, p.check()
}
