package shinybandits

import (
	"fmt"
	"strconv"
	"strings"

	"github.com/sandbar-games/sandbar/core"
)

// Location is one of the three places to rob. The zero value is none.
type Location uint8

// The locations.
const (
	Camp           Location = 1 + iota // the Fox's
	MountainStream                     // the Raccoon's
	Nest                               // the Magpie's
)

// Bandit is one of the three Bandits of every player, each of whom robs one
// location (SB-02). The zero value is none.
type Bandit uint8

// The Bandits.
const (
	Fox     Bandit = 1 + iota // robs the Camp
	Raccoon                   // robs the Mountain Stream
	Magpie                    // robs the Nest
)

const locations = 3

// String returns camp, stream, nest or none.
func (l Location) String() string { return locationNames.of(uint8(l), "Location") }

// ParseLocation reads camp, stream or nest.
func ParseLocation(text string) (Location, error) {
	l, err := locationNames.parse(text)
	return Location(l), err
}

// MarshalText writes the location's name, or none; other values are an error.
func (l Location) MarshalText() ([]byte, error) { return locationNames.marshal(uint8(l), 0) }

// UnmarshalText reads a location's name, or none.
func (l *Location) UnmarshalText(text []byte) error { return unmarshal(l, &locationNames, text) }

// Bandit returns the Bandit who robs the location.
func (l Location) Bandit() Bandit { return Bandit(l) }

func (l Location) valid() bool { return l-1 < locations }

// String returns fox, raccoon, magpie or none.
func (b Bandit) String() string { return banditNames.of(uint8(b), "Bandit") }

// Location returns the location that the Bandit robs.
func (b Bandit) Location() Location { return Location(b) }

// ParseBandit reads fox, raccoon or magpie.
func ParseBandit(text string) (Bandit, error) {
	b, err := banditNames.parse(text)
	return Bandit(b), err
}

// MarshalText writes the Bandit's name, or none; other values are an error.
func (b Bandit) MarshalText() ([]byte, error) { return banditNames.marshal(uint8(b), 0) }

// UnmarshalText reads a Bandit's name, or none.
func (b *Bandit) UnmarshalText(text []byte) error { return unmarshal(b, &banditNames, text) }

// Side is one side of a Location card: a location, and how many nuggets, 1 to 9,
// come to that side when the card becomes active.
type Side struct {
	Location Location
	Nuggets  uint8
}

// String returns the side in one word: nest3.
func (s Side) String() string { return fmt.Sprintf("%v%d", s.Location, s.Nuggets) }

// Card is a Location card: side 0 and side 1, with two different locations. The
// same sides the other way round are another card (SB-03). The zero value is no
// card.
type Card [2]Side

// noCard is the text of no card, for which there is no notation in moves.
const noCard = "none"

// String returns both sides in one word, nest3/stream5, or none for no card.
func (c Card) String() string {
	if c == (Card{}) {
		return noCard
	}
	return fmt.Sprintf("%v/%v", c[0], c[1])
}

// ParseCard reads what Card.String writes for a card as it may be in a deck.
func ParseCard(text string) (Card, error) {
	c, err := readCard(text)
	if err != nil {
		return Card{}, err
	}
	if reason := c.refuse(); reason != "" {
		return Card{}, fmt.Errorf("%q is no Location card: %s", core.Clip(text), reason)
	}
	return c, nil
}

// readCard reads a card, whether or not it may be in a deck.
func readCard(text string) (Card, error) {
	var c Card
	sides := strings.Split(text, "/")
	ok := len(sides) == len(c)
	for i := 0; ok && i < len(c); i++ {
		c[i], ok = readSide(sides[i])
	}
	if !ok {
		return Card{}, fmt.Errorf("%q is no Location card: want two locations (camp, stream, nest), each with its number, such as nest3/stream5", core.Clip(text))
	}
	return c, nil
}

func readSide(text string) (Side, bool) {
	for i, name := range locationNames.list[1:] {
		if number, ok := strings.CutPrefix(text, name); ok {
			n, err := strconv.ParseUint(number, 10, 8)
			return Side{Location(i + 1), uint8(n)}, err == nil && strconv.FormatUint(n, 10) == number
		}
	}
	return Side{}, false
}

const reasonNoLocation = "a side without a location"

// refuse returns why the card cannot be in a deck, or "" (SB-03).
func (c Card) refuse() string {
	switch {
	case !c[0].Location.valid() || !c[1].Location.valid():
		return reasonNoLocation
	case c[0].Location == c[1].Location:
		return "the same location twice"
	case c[0].Nuggets-1 >= mostAtSide || c[1].Nuggets-1 >= mostAtSide:
		return "a number that is not from 1 to 9"
	}
	return ""
}

// sideOf returns the side of a Bandit who robs one of the card's locations.
func (c *Card) sideOf(b Bandit) int {
	if c[1].Location == b.Location() {
		return 1
	}
	return 0
}

// has reports whether a Bandit robs one of the card's locations.
func (c *Card) has(b Bandit) bool {
	return b != 0 && (c[0].Location == b.Location() || c[1].Location == b.Location())
}

// MarshalText writes the card in one word, nest3/stream5, or none for no card. A
// side that is at no location is an error.
func (c Card) MarshalText() ([]byte, error) {
	if c != (Card{}) && (!c[0].Location.valid() || !c[1].Location.valid()) {
		return nil, fmt.Errorf("shinybandits: Location card %v: %s", c, reasonNoLocation)
	}
	return []byte(c.String()), nil
}

// UnmarshalText reads what MarshalText wrote. Whether the card may be in a deck
// is for [New] to say.
func (c *Card) UnmarshalText(text []byte) error {
	if string(text) == noCard {
		*c = Card{}
		return nil
	}
	read, err := readCard(string(text))
	if err == nil {
		*c = read
	}
	return err
}
