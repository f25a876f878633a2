package beachbandits

import (
	"fmt"
	"strings"

	"github.com/sandbar-games/sandbar/core"
)

// Gull is one of the 18 End Gulls, of which there is one each. The zero value is
// none; in a move it is a gull that is hidden.
type Gull uint8

// The End Gulls (BB-25 to BB-27).
const (
	Ace      Gull = 1 + iota // action: a card from hand to stash
	Annie                    // 6 for most Pretzels
	Buffy                    // 1 for each kind of Loot
	Chip                     // 3, or what another's gull is worth
	Chuck                    // action: discard a card of the stash
	Coney                    // 6 for most Ice Cream
	Flo                      // 3, and action: draw a gull
	Frenchie                 // loose Fries, Rings and Nuggs are worth 3
	Gilbert                  // 6 for fewest Grapes
	Iris                     // action: play a card of another's hand
	Pinky                    // Flip-Flops are worth +2
	Ray                      // 6 without any Flip-Flop
	Rizzo                    // 5 for most Slices
	Sal                      // Pretzels are worth 3
	Sammy                    // 6 for fewest Sandwiches
	Sandy                    // 5 for fewest cards in hand
	Shirley                  // action: draw three, stash one
	Tiny                     // 8 for fewer than eight cards
)

const (
	allGulls  = 18
	gullsHeld = 2 // the most a seat holds before the end, and what it is dealt (BB-03, BB-18)
)

// Gulls is a set of End Gulls.
type Gulls = core.Set[uint32, Gull]

// GullsOf returns the set of the given gulls.
func GullsOf(gulls ...Gull) Gulls {
	var set Gulls
	for _, g := range gulls {
		if g.valid() {
			set = set.With(g)
		}
	}
	return set
}

// everyGull is the set of all 18.
var everyGull = GullsOf(Ace, Annie, Buffy, Chip, Chuck, Coney, Flo, Frenchie, Gilbert, Iris, Pinky, Ray, Rizzo, Sal,
	Sammy, Sandy, Shirley, Tiny)

// actionGulls are those that do something; Chip copies and is not among them.
var actionGulls = GullsOf(Ace, Chuck, Flo, Iris, Shirley)

var gullNames = [...]string{
	"none", "ace", "annie", "buffy", "chip", "chuck", "coney", "flo", "frenchie", "gilbert", "iris", "pinky", "ray",
	"rizzo", "sal", "sammy", "sandy", "shirley", "tiny",
}

func (g Gull) valid() bool { return g >= Ace && g <= Tiny }

// String returns the gull's name in one word.
func (g Gull) String() string {
	if int(g) < len(gullNames) {
		return gullNames[g]
	}
	return fmt.Sprintf("Gull(%d)", uint8(g))
}

// ParseGull reads what String writes for a gull.
func ParseGull(text string) (Gull, error) {
	for g := Ace; g <= Tiny; g++ {
		if gullNames[g] == text {
			return g, nil
		}
	}
	return 0, fmt.Errorf("%q is no gull: want one of %s", core.Clip(text), strings.Join(gullNames[1:], ", "))
}

// MarshalText writes the gull's name, none for no gull; other values are an error.
func (g Gull) MarshalText() ([]byte, error) {
	if g > Tiny {
		return nil, fmt.Errorf("beachbandits: %v is no gull", g)
	}
	return []byte(g.String()), nil
}

// UnmarshalText reads what MarshalText wrote.
func (g *Gull) UnmarshalText(text []byte) error {
	if string(text) == gullNames[0] {
		*g = 0
		return nil
	}
	read, err := ParseGull(string(text))
	if err != nil {
		return err
	}
	*g = read
	return nil
}
