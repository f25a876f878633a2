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

type servingJSON struct {
	Spent     uint8  `json:"spent"`
	Restocker Worker `json:"restocker"`
	Fills     uint8  `json:"fills"`
	Started   bool   `json:"started"`
	Closed    bool   `json:"closed"`
	Bonus     bool   `json:"bonus"`
}

type buffetJSON struct {
	Board     uint8         `json:"board"`
	Guests    []waitingJSON `json:"guests"`
	Grey      Tokens        `json:"grey"`
	Coloured  Tokens        `json:"coloured"`
	Unspent   uint8         `json:"unspent"`
	Used      uint8         `json:"used"`
	Stars     uint8         `json:"stars"`
	Usable    uint8         `json:"usable"`
	Time      uint8         `json:"time"`
	Aside     uint8         `json:"aside"`
	Turned    []Worker      `json:"turned"`
	Away      Worker        `json:"away"`
	Bid       uint8         `json:"bid"`
	Passed    bool          `json:"passed"`
	Fulfilled []int         `json:"fulfilled"`
}

type waitingJSON struct {
	Guest    uint8  `json:"guest"`
	Served   Tokens `json:"served"`
	Coloured uint8  `json:"coloured"`
	Drink    drink  `json:"drink"`
	Fresh    bool   `json:"fresh"`
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

func (v serving) encode() servingJSON {
	return servingJSON{v.spent, v.restocker, v.fills, v.started, v.closed, v.bonus}
}

func (j servingJSON) decode() serving {
	return serving{j.Spent, j.Restocker, j.Fills, j.Started, j.Closed, j.Bonus}
}

func (b *buffet) encode() buffetJSON {
	j := buffetJSON{
		Board: b.board, Guests: []waitingJSON{}, Grey: b.grey, Coloured: b.coloured, Unspent: b.unspent, Used: b.used,
		Stars: b.stars, Usable: b.usable, Time: b.time, Aside: b.aside, Turned: []Worker{}, Away: b.away,
		Bid: b.bid, Passed: b.passed, Fulfilled: b.fulfilled.list(),
	}
	for _, w := range b.guests {
		if w.guest != 0 {
			j.Guests = append(j.Guests, waitingJSON{w.guest, w.served, w.coloured, w.drink, w.fresh})
		}
	}
	for w := Worker2; w <= Worker4; w++ {
		if b.turned>>w&1 != 0 {
			j.Turned = append(j.Turned, w)
		}
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
		return p, fmt.Errorf("cards: it is played with %q (digest %s), not with %q (digest %s) (ST-04)",
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

func (j *buffetJSON) decode(b *buffet) error {
	*b = buffet{
		grey: j.Grey, coloured: j.Coloured, board: j.Board, unspent: j.Unspent, used: j.Used, stars: j.Stars,
		usable: j.Usable, time: j.Time, aside: j.Aside, away: j.Away, bid: j.Bid, passed: j.Passed,
	}
	if len(j.Guests) > mostWaiting {
		return fmt.Errorf("guests: %d of them: at most %d (ST-11)", len(j.Guests), mostWaiting)
	}
	for i, w := range j.Guests {
		b.guests[i] = waiting{w.Served, w.Coloured, w.Guest, w.Drink, w.Fresh}
	}
	for _, w := range j.Turned {
		if b.turned>>w&1 != 0 {
			return fmt.Errorf("turned: %v twice", w)
		}
		b.turned |= 1 << w
	}
	return guestsOf("fulfilled", &b.fulfilled, j.Fulfilled)
}

// numbers copies a list of card numbers, each at least least and below 256.
func numbers(what string, dst []uint8, list []int, least int) error {
	if len(list) > len(dst) {
		return fmt.Errorf("%s: %d entries: at most %d", what, len(list), len(dst))
	}
	for i, n := range list {
		if n < least || n > allGuestCard {
			return fmt.Errorf("%s: %d is no card's number", what, n)
		}
		dst[i] = uint8(n)
	}
	return nil
}

// guestsOf reads a set of guests as an ascending list of numbers.
func guestsOf(what string, dst *guestSet, list []int) error {
	for i, n := range list {
		if n < 1 || n > allGuestCard || i > 0 && n <= list[i-1] {
			return fmt.Errorf("%s: %d: want numbers of guests in ascending order", what, n)
		}
		dst.add(uint8(n))
	}
	return nil
}

// MarshalText writes the phase in one word.
func (p Phase) MarshalText() ([]byte, error) { return []byte(p.String()), nil }

// UnmarshalText reads what MarshalText wrote.
func (p *Phase) UnmarshalText(text []byte) error {
	for i, name := range phaseNames {
		if name == string(text) && i > 0 {
			*p = Phase(i)
			return nil
		}
	}
	return fmt.Errorf("phase %q: there is none such", core.Clip(string(text)))
}

var drinkNames = [...]string{"none", "grey", "coloured"}

// MarshalText writes "none", "grey" or "coloured".
func (d drink) MarshalText() ([]byte, error) { return []byte(drinkNames[d]), nil }

// UnmarshalText reads what MarshalText wrote.
func (d *drink) UnmarshalText(text []byte) error {
	for i, name := range drinkNames {
		if name == string(text) {
			*d = drink(i)
			return nil
		}
	}
	return fmt.Errorf("drink %q: want none, grey or coloured", core.Clip(string(text)))
}
