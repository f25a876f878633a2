package shinybandits

import (
	"cmp"
	"fmt"
	"slices"
)

// standIn is the deck of the zero Options. Each location brings 21 nuggets in all
// and lies three times at side 0; with five Plus cards that makes 78 of the 80
// nuggets (SB-03).
var standIn = [Rounds]Card{
	{{Nest, 2}, {Camp, 6}},
	{{Nest, 5}, {Camp, 3}},
	{{Camp, 2}, {Nest, 3}},
	{{Nest, 3}, {MountainStream, 5}},
	{{MountainStream, 2}, {Nest, 6}},
	{{MountainStream, 3}, {Nest, 2}},
	{{Camp, 2}, {MountainStream, 6}},
	{{Camp, 5}, {MountainStream, 3}},
	{{MountainStream, 2}, {Camp, 3}},
}

// DefaultLocations returns the deck that the zero [Options] play with. It is a
// stand-in of our own: the print does not list its Location cards, of which only
// the one with Nest 3 and Mountain Stream 5 is known (SB-03).
func DefaultLocations() []Card { return slices.Clone(standIn[:]) }

// deckOf checks the cards of a deck and returns them in the order of face-down
// cards. Nil is the stand-in.
func deckOf(cards []Card) (deck [Rounds]Card, err error) {
	if cards == nil {
		cards = standIn[:]
	}
	if len(cards) != Rounds {
		return deck, fmt.Errorf("locations: %d cards: want %d (SB-03)", len(cards), Rounds)
	}
	for i, c := range cards {
		if reason := c.refuse(); reason != "" {
			return deck, fmt.Errorf("locations: card %d of %d, %v: %s (SB-03)", i+1, Rounds, c, reason)
		}
	}
	copy(deck[:], cards)
	slices.SortFunc(deck[:], compareCards)
	return deck, nil
}

// compareCards orders face-down cards, of which only the kinds are known: by the
// location and number of side 0, then of side 1.
func compareCards(a, b Card) int {
	return cmp.Or(
		cmp.Compare(a[0].Location, b[0].Location), cmp.Compare(a[0].Nuggets, b[0].Nuggets),
		cmp.Compare(a[1].Location, b[1].Location), cmp.Compare(a[1].Nuggets, b[1].Nuggets),
	)
}
