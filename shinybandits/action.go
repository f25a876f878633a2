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
	Stop         Action = 1 + iota // takes the effect from another player's card (SB-10)
	Plus                           // three nuggets to the own location (SB-11)
	Minus                          // two nuggets away from the other location (SB-12)
	LocationSwap                   // the locations change piles (SB-13)
	BanditSwap                     // the own Bandit changes location (SB-14)
	Caught                         // the own location's pile is not given out (SB-15)
	Leftovers                      // the rest at the own location is taken too (SB-16)
	Mask                           // the own Bandit stays face down in the next round (SB-17)
)

const actions = 8

var actionNames = [...]string{"none", "stop", "plus", "minus", "locationswap", "banditswap", "caught", "leftovers", "mask"}

// String returns the card's name in one word, or none.
func (a Action) String() string {
	if int(a) < len(actionNames) {
		return actionNames[a]
	}
	return fmt.Sprintf("Action(%d)", uint8(a))
}

// ParseAction reads what Action.String writes for a card.
func ParseAction(text string) (Action, error) {
	for i, name := range actionNames[1:] {
		if name == text {
			return Action(i + 1), nil
		}
	}
	return 0, fmt.Errorf("%q is no Action card: want %s", core.Clip(text), strings.Join(actionNames[1:], ", "))
}

// MarshalText writes the card's name, or none; other values are an error.
func (a Action) MarshalText() ([]byte, error) {
	if a > Mask {
		return nil, fmt.Errorf("shinybandits: %v: want %s", a, strings.Join(actionNames[:], ", "))
	}
	return []byte(a.String()), nil
}

// UnmarshalText reads a card's name, or none.
func (a *Action) UnmarshalText(text []byte) error {
	if string(text) == actionNames[0] {
		*a = 0
		return nil
	}
	read, err := ParseAction(string(text))
	if err == nil {
		*a = read
	}
	return err
}

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
		return actionNames[0]
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

// covers reports whether each kind is in h at least as often as in other.
func (h Hand) covers(other Hand) bool {
	for a := Stop; a <= Mask; a++ {
		if other.Count(a) > h.Count(a) {
			return false
		}
	}
	return true
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
