package strandbufe

import (
	"fmt"

	"github.com/sandbar-games/sandbar/core"
)

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
	return fmt.Errorf("%q is no phase", core.Clip(string(text)))
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
