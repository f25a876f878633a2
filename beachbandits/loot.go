package beachbandits

import (
	"fmt"
	"strconv"
	"strings"

	"github.com/sandbar-games/sandbar/core"
)

// Loot is one of the ten kinds of Loot cards. The zero value is none; in a move
// it is a card that is hidden.
type Loot uint8

// The kinds of Loot (BB-01).
const (
	Pretzel Loot = 1 + iota
	Sandwich
	Grapes
	IceCream
	Slice
	FlipFlop
	Fries
	Rings
	Nuggs
	Ketchup
)

const (
	kinds   = 10
	allLoot = 54
	dealt   = 5 // cards to each seat at the start (BB-03)
)

// Loots counts Loot cards by kind: a hand, a stash, a pile.
type Loots = core.Multiset[Loot]

// LootOf returns the given cards together.
func LootOf(cards ...Loot) Loots {
	var l Loots
	for _, c := range cards {
		if c.valid() {
			l = l.Add(c, 1)
		}
	}
	return l
}

// everyLoot is all 54 cards (BB-01).
var everyLoot = core.MultisetOf[Loot](0, 7, 7, 7, 7, 7, 6, 4, 4, 4, 1)

// EveryLoot returns all 54 cards of the game.
func EveryLoot() Loots { return everyLoot }

var lootNames = [...]string{
	"none", "pretzel", "sandwich", "grapes", "icecream", "slice", "flipflop", "fries", "rings", "nuggs", "ketchup",
}

func (c Loot) valid() bool { return c >= Pretzel && c <= Ketchup }

// String returns the kind in one word: icecream.
func (c Loot) String() string {
	if int(c) < len(lootNames) {
		return lootNames[c]
	}
	return fmt.Sprintf("Loot(%d)", uint8(c))
}

// ParseLoot reads what String writes for a kind of Loot.
func ParseLoot(text string) (Loot, error) {
	for c := Pretzel; c <= Ketchup; c++ {
		if lootNames[c] == text {
			return c, nil
		}
	}
	return 0, fmt.Errorf("%q is no Loot: want one of %s", core.Clip(text), strings.Join(lootNames[1:], ", "))
}

// MarshalText writes the kind in one word; what is no kind of Loot is an error.
func (c Loot) MarshalText() ([]byte, error) {
	if !c.valid() {
		return nil, fmt.Errorf("beachbandits: %v is no Loot", c)
	}
	return []byte(c.String()), nil
}

// UnmarshalText reads what MarshalText wrote.
func (c *Loot) UnmarshalText(text []byte) error {
	read, err := ParseLoot(string(text))
	if err != nil {
		return err
	}
	*c = read
	return nil
}

// lootText returns the cards of a hand in one word: pretzel2,slice1.
func lootText(l Loots) string {
	var b strings.Builder
	for c := range l.AllKinds() {
		if b.Len() > 0 {
			b.WriteByte(',')
		}
		fmt.Fprintf(&b, "%v%d", c, l.Count(c))
	}
	return b.String()
}

// parseLoots reads what lootText writes for one card or more, up to 7 of a kind.
func parseLoots(text string) (Loots, error) {
	var l Loots
	last := Loot(0)
	for word := range strings.SplitSeq(text, ",") {
		kind := strings.TrimRight(word, "0123456789")
		c, err := ParseLoot(kind)
		if err != nil {
			return 0, err
		}
		n, err := strconv.Atoi(word[len(kind):])
		if err != nil || n < 1 || n > mostShown || c <= last || word != fmt.Sprintf("%v%d", c, n) {
			return 0, fmt.Errorf("%q is no hand: want kinds in order, each once with its number, such as pretzel2,slice1", core.Clip(text))
		}
		l, last = l.Add(c, n), c
	}
	return l, nil
}
