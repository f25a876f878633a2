package shinybandits

import (
	"fmt"
	"iter"
	"math/bits"
	"strings"

	"github.com/sandbar-games/sandbar/core"
)

// Action is a kind of Action card. Its value is the number on the card, and cards
// act by rising number (SB-09). The zero value is none.
type Action uint8

// The Action cards. Everyone has two Location Swaps and one of each other (SB-02).
const (
	Stop         Action = 1 + iota // another player's card has no effect (SB-10)
	Plus                           // three nuggets more at its player's location (SB-11)
	Minus                          // two nuggets less at the other location (SB-12)
	LocationSwap                   // the locations change piles (SB-13)
	BanditSwap                     // its player's Bandit changes location (SB-14)
	Caught                         // the pile at its player's location is not given out (SB-15)
	Leftovers                      // its player also takes the rest at its location (SB-16)
	Mask                           // its player's next Bandit stays face down for longer (SB-08, SB-17)
)

const actions = 8

// String returns the card's name in one word, or none.
func (a Action) String() string { return actionNames.of(uint8(a), "Action") }

// ParseAction reads what Action.String writes for a card.
func ParseAction(text string) (Action, error) {
	a, err := actionNames.parse(text)
	return Action(a), err
}

// MarshalText writes the card's name, or none; other values are an error.
func (a Action) MarshalText() ([]byte, error) { return actionNames.marshal(uint8(a), 0) }

// UnmarshalText reads a card's name, or none.
func (a *Action) UnmarshalText(text []byte) error { return unmarshal(a, &actionNames, text) }

// Hand is a player's Action cards by kind, two bits each. The zero value is empty.
type Hand uint16

// fullHand is what everyone starts with: one of each kind, and a second Location
// Swap (SB-02).
const fullHand Hand = 0b01_01_01_01_10_01_01_01

// Count returns how many cards of a kind the hand holds, 0 to 2.
func (h Hand) Count(a Action) int {
	if a-1 >= actions {
		return 0
	}
	return int(h >> (2 * (a - 1)) & 3)
}

// Len returns how many cards the hand holds, 0 to 9.
func (h Hand) Len() int {
	n := 0
	for a := Stop; a <= Mask; a++ {
		n += h.Count(a)
	}
	return n
}

// All yields the kinds of cards that the hand holds, by rising number and each
// once.
func (h Hand) All() iter.Seq[Action] {
	return func(yield func(Action) bool) {
		for kinds := h.kinds(); kinds != 0; kinds &= kinds - 1 {
			if !yield(lowest(kinds)) {
				return
			}
		}
	}
}

// kinds returns one bit for each kind that the hand holds, where its count
// stands.
func (h Hand) kinds() uint16 { return uint16(h|h>>1) & 0b01_01_01_01_01_01_01_01 }

// lowest returns the kind of the lowest bit of kinds.
func lowest(kinds uint16) Action { return Action(bits.TrailingZeros16(kinds)/2) + 1 }

// String returns the names of the cards with spaces between them, or none.
func (h Hand) String() string {
	var names []string
	for a := Stop; a <= Mask; a++ {
		for range h.Count(a) {
			names = append(names, a.String())
		}
	}
	if len(names) == 0 {
		return actionNames.list[0]
	}
	return strings.Join(names, " ")
}

func (h Hand) has(a Action) bool { return a-1 < actions && h>>(2*(a-1))&3 != 0 }

func (h Hand) with(a Action) Hand { return h + 1<<(2*(a-1)) }

func (h Hand) without(a Action) Hand { return h - 1<<(2*(a-1)) }

// pick returns one of the kinds at random, alike cards counting once (SB-26). The
// hand must not be empty.
func (h Hand) pick(r *core.RNG) Action {
	kinds := h.kinds()
	for n := r.Intn(bits.OnesCount16(kinds)); n > 0; n-- {
		kinds &= kinds - 1
	}
	return lowest(kinds)
}

// handOf returns the hand of the given cards. A card of which everyone has fewer
// is an error.
func handOf(cards []Action) (Hand, error) {
	var h Hand
	for _, a := range cards {
		if h.Count(a) == fullHand.Count(a) {
			return 0, fmt.Errorf("%v more than %d times (SB-02)", a, fullHand.Count(a))
		}
		h = h.with(a)
	}
	return h, nil
}

// list returns the cards one by one.
func (h Hand) list() []Action {
	cards := []Action{}
	for a := Stop; a <= Mask; a++ {
		for range h.Count(a) {
			cards = append(cards, a)
		}
	}
	return cards
}
