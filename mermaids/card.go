package mermaids

import (
	"fmt"

	"github.com/sandbar-games/sandbar/core"
)

// Card is a kind of Beach card. The zero value is none.
type Card uint8

// The kinds of Beach cards: eight beach items, which make pairs, and five others
// (MB-02).
const (
	Sun Card = 1 + iota
	Umbrella
	SandCastle
	Sailboat
	Sunglasses
	BeachBall
	Surfboard
	Pail        // pail and shovel
	Mermaid     // or merman
	MeanMermaid // or mean merman
	Seaweed
	SneakerWave
	SeaMonster

	// Hidden stands for a card that a viewer may not see.
	Hidden Card = 15
)

// Cards counts Beach cards by kind: a hand, a pile, or what is in a deck.
type Cards = core.Multiset[Card]

const (
	itemKinds = int(Pail)       // the items are 1 to itemKinds
	cardKinds = int(SeaMonster) // all cards are 1 to cardKinds

	// One bit or all four bits of each kind's count.
	oneOfItems = Cards(0x1_1111_1110)
	allOfItems = Cards(0xf_ffff_fff0)
	oneOfKinds = Cards(0x11_1111_1111_1110)
)

// cardsOf is how many cards there are of each kind (MB-02).
var cardsOf = core.MultisetOf[Card](0, 4, 4, 4, 4, 4, 4, 4, 4, 10, 2, 4, 2, 1)

// allCards returns all Beach cards of a game (MB-02, MB-05).
func (o Options) allCards() Cards {
	if o.Younger {
		return cardsOf.Add(MeanMermaid, -2).Add(SneakerWave, -2)
	}
	return cardsOf
}

// CardsOf returns the hand, or pile, with the given cards. Values that are no
// cards, and cards beyond the fifteenth of a kind, are left out.
func CardsOf(cards ...Card) Cards {
	var m Cards
	for _, c := range cards {
		if c.valid() && m.Count(c) < 15 {
			m = m.Add(c, 1)
		}
	}
	return m
}

// Item reports whether the card is one of the eight beach items.
func (c Card) Item() bool { return c >= Sun && c <= Pail }

func (c Card) valid() bool { return c >= Sun && c <= SeaMonster }

var cardNames = [cardKinds + 1]string{
	"none", "sun", "umbrella", "sandcastle", "sailboat", "sunglasses", "beachball", "surfboard", "pail",
	"mermaid", "mean", "seaweed", "wave", "monster",
}

// String returns the card's name in one word, "?" for Hidden.
func (c Card) String() string {
	switch {
	case int(c) < len(cardNames):
		return cardNames[c]
	case c == Hidden:
		return "?"
	}
	return fmt.Sprintf("Card(%d)", uint8(c))
}

// ParseCard reads the name of a card that can be in a hand.
func ParseCard(text string) (Card, error) {
	for c := Sun; c <= SeaMonster; c++ {
		if cardNames[c] == text {
			return c, nil
		}
	}
	return 0, fmt.Errorf("%q is no Beach card: want sun, umbrella, sandcastle, sailboat, sunglasses, beachball, surfboard, pail, mermaid, mean, seaweed, wave or monster", core.Clip(text))
}

// parseSeen reads a card that may be hidden.
func parseSeen(text string) (Card, error) {
	if text == "?" {
		return Hidden, nil
	}
	return ParseCard(text)
}

// parseTaken reads what a seat takes up in a passing: a card, hidden, or none.
func parseTaken(text string) (Card, error) {
	if text == "none" {
		return 0, nil
	}
	return parseSeen(text)
}

// MarshalText writes the card's name, or none.
func (c Card) MarshalText() ([]byte, error) { return []byte(c.String()), nil }

// UnmarshalText reads the name of a card that can be in a hand, or none.
func (c *Card) UnmarshalText(text []byte) error {
	if string(text) == cardNames[0] {
		*c = 0
		return nil
	}
	read, err := ParseCard(string(text))
	if err != nil {
		return err
	}
	*c = read
	return nil
}
