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

var (
	locationNames = [...]string{"none", "camp", "stream", "nest"}
	banditNames   = [...]string{"none", "fox", "raccoon", "magpie"}
)

// String returns camp, stream, nest or none.
func (l Location) String() string {
	if int(l) < len(locationNames) {
		return locationNames[l]
	}
	return fmt.Sprintf("Location(%d)", uint8(l))
}

// Bandit returns the Bandit who robs the location.
func (l Location) Bandit() Bandit { return Bandit(l) }

func (l Location) valid() bool { return l-1 < locations }

// String returns fox, raccoon, magpie or none.
func (b Bandit) String() string {
	if int(b) < len(banditNames) {
		return banditNames[b]
	}
	return fmt.Sprintf("Bandit(%d)", uint8(b))
}

// Location returns the location that the Bandit robs.
func (b Bandit) Location() Location { return Location(b) }

// ParseBandit reads fox, raccoon or magpie.
func ParseBandit(text string) (Bandit, error) {
	for i, name := range banditNames[1:] {
		if name == text {
			return Bandit(i + 1), nil
		}
	}
	return 0, fmt.Errorf("%q is no Bandit: want %s", core.Clip(text), strings.Join(banditNames[1:], ", "))
}

// Side is one side of a Location card: a location, and how many nuggets, 1 to 9,
// come to that side when the card becomes active.
type Side struct {
	Location Location
	Nuggets  uint8
}

// Card is a Location card: side 0 and side 1, with two different locations. The
// same sides the other way round are another card (SB-03). The zero value is no
// card.
type Card [2]Side

// String returns both sides in one word: nest3/stream5.
func (c Card) String() string {
	return fmt.Sprintf("%v%d/%v%d", c[0].Location, c[0].Nuggets, c[1].Location, c[1].Nuggets)
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
	for i, name := range locationNames[1:] {
		if number, ok := strings.CutPrefix(text, name); ok {
			n, err := strconv.ParseUint(number, 10, 8)
			return Side{Location(i + 1), uint8(n)}, err == nil && strconv.FormatUint(n, 10) == number
		}
	}
	return Side{}, false
}

// refuse returns why the card cannot be in a deck, or "" (SB-03).
func (c Card) refuse() string {
	switch {
	case !c[0].Location.valid() || !c[1].Location.valid():
		return "a side without a location"
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

// MarshalText writes the card in one word: nest3/stream5.
func (c Card) MarshalText() ([]byte, error) { return []byte(c.String()), nil }

// UnmarshalText reads what MarshalText wrote. Whether the card may be in a deck
// is for [New] to say.
func (c *Card) UnmarshalText(text []byte) error {
	read, err := readCard(string(text))
	if err == nil {
		*c = read
	}
	return err
}

// MarshalText writes the Bandit's name, or none; other values are an error.
func (b Bandit) MarshalText() ([]byte, error) {
	if b > Magpie {
		return nil, fmt.Errorf("shinybandits: %v: want %s", b, strings.Join(banditNames[:], ", "))
	}
	return []byte(b.String()), nil
}

// UnmarshalText reads a Bandit's name, or none.
func (b *Bandit) UnmarshalText(text []byte) error {
	if string(text) == banditNames[0] {
		*b = 0
		return nil
	}
	read, err := ParseBandit(string(text))
	if err == nil {
		*b = read
	}
	return err
}
