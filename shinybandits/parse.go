package shinybandits

import (
	"fmt"
	"strings"

	"github.com/sandbar-games/sandbar/core"
)

// MarshalText writes the notation, so that moves stand as text in JSON; the zero
// value is an error.
func (m Move) MarshalText() ([]byte, error) { return core.MarshalMove(name, m) }

// UnmarshalText reads what MarshalText wrote.
func (m *Move) UnmarshalText(text []byte) error { return core.UnmarshalMove(m, text, ParseMove) }

// ParseMove reads what Move.String writes, with one space between words. The
// error says what was expected.
func ParseMove(text string) (Move, error) {
	w := core.ReadWords(text)
	switch w.Verb() {
	case "bandit":
		return core.End(w, PlayBandit(core.Word(w, hidden(ParseBandit))), "bandit NAME, such as bandit fox")
	case "action":
		return core.End(w, PlayAction(core.Word(w, hidden(ParseAction))), "action CARD, such as action plus")
	case "cancel":
		return core.End(w, Cancel(core.Seat(w.Number("seat", 0, MaxSeats-1))), "cancel SEAT, such as cancel 2")
	case "draw":
		return core.End(w, Draw(core.Word(w, ParseCard)), "draw CARD, such as draw nest3/stream5")
	case "bandits":
		return core.End(w, core.Word(w, parseBandits), "bandits LIST, such as bandits fox,masked,magpie")
	case "actions":
		return core.End(w, core.Word(w, parseActions), "actions LIST, such as actions plus,raccoon+stop,mask")
	}
	return Move{}, w.Unknown("bandit, action or cancel (of chance: draw, bandits, actions)")
}

// hidden makes a parser read ? as the zero value.
func hidden[T any](parse func(string) (T, error)) func(string) (T, error) {
	return func(text string) (T, error) {
		if text == "?" {
			var none T
			return none, nil
		}
		return parse(text)
	}
}

func parseBandits(text string) (Move, error) {
	bandits, err := parseList(text, func(word string) (Bandit, error) {
		if word == masked {
			return 0, nil
		}
		return ParseBandit(word)
	})
	return RevealBandits(bandits...), err
}

func parseActions(text string) (Move, error) {
	choices, err := parseList(text, func(word string) (c Choice, err error) {
		if name, action, ok := strings.Cut(word, "+"); ok {
			if c.Bandit, err = ParseBandit(name); err != nil {
				return c, err
			}
			word = action
		}
		c.Action, err = ParseAction(word)
		return c, err
	})
	return RevealActions(choices...), err
}

// parseList reads the words between commas, one a seat.
func parseList[T any](text string, parse func(string) (T, error)) ([]T, error) {
	words := strings.Split(text, ",")
	if len(words) < minSeats || len(words) > MaxSeats {
		return nil, fmt.Errorf("%q has %d parts: want one a seat, %d to %d", core.Clip(text), len(words), minSeats, MaxSeats)
	}
	list := make([]T, len(words))
	for i, word := range words {
		var err error
		if list[i], err = parse(word); err != nil {
			return nil, err
		}
	}
	return list, nil
}
