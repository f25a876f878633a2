package losbanditos

import (
	"fmt"

	"github.com/sandbar-games/sandbar/core"
)

// Colour is one of the four colours of dice. The zero value is none.
type Colour uint8

// The colours, six dice of each (LB-01).
const (
	Red Colour = 1 + iota
	Yellow
	Green
	Blue
)

const (
	colours       = 4
	diceOfColour  = 6
	faces         = 6
	allDice       = colours * diceOfColour
	sideDice      = 3 // the most dice on one side of a tile (LB-05)
	dicePerRoll   = 2
	diceFirstRoll = 1 // on the very first turn (LB-04)
)

var colourNames = [...]string{"none", "red", "yellow", "green", "blue"}

// String returns the colour's name.
func (c Colour) String() string {
	if int(c) < len(colourNames) {
		return colourNames[c]
	}
	return fmt.Sprintf("Colour(%d)", uint8(c))
}

// Die is a rolled die, a colour and a value from 1 to 6, as [NewDie] makes it. The
// zero value is no die, and neither is any number that NewDie does not return.
type Die uint8

// NewDie returns the die of a colour that shows a value, or no die if there is
// no such colour or value.
func NewDie(c Colour, value int) Die {
	if c < Red || c > Blue || value < 1 || value > faces {
		return 0
	}
	return die(c, value)
}

// die packs a colour and a value that are known to be right.
func die(c Colour, value int) Die { return Die(c)<<3 | Die(value) }

// Colour returns the die's colour.
func (d Die) Colour() Colour { return Colour(d >> 3) }

// Value returns what the die shows, 1 to 6, or 0 for no die.
func (d Die) Value() int { return int(d & 7) }

func (d Die) valid() bool { return d != 0 && d == NewDie(d.Colour(), d.Value()) }

// String returns the colour and the value in one word: red5, or "none".
func (d Die) String() string {
	if !d.valid() {
		return "none"
	}
	return fmt.Sprintf("%v%d", d.Colour(), d.Value())
}

// ParseDie reads what String writes for a die.
func ParseDie(text string) (Die, error) {
	for c := Red; c <= Blue; c++ {
		for value := 1; value <= faces; value++ {
			if d := die(c, value); d.String() == text {
				return d, nil
			}
		}
	}
	return 0, fmt.Errorf("%q is no die: want a colour (red, yellow, green, blue) and a value from 1 to 6, such as red5", core.Clip(text))
}

// Side is one player's dice at a tile, up to three, in ascending order of colour
// and value with the empty places (zero) at the end. The order of placing does not
// matter (LB-23).
type Side [sideDice]Die

// SideOf returns the side with the given dice. Dice beyond the third, and values
// that are no dice, are left out.
func SideOf(dice ...Die) Side {
	var s Side
	for _, d := range dice {
		if d.valid() && !s.Full() {
			s.add(d)
		}
	}
	return s
}

// Len returns the number of dice.
func (s Side) Len() int {
	n := 0
	for n < len(s) && s[n] != 0 {
		n++
	}
	return n
}

// Full reports whether three dice lie there.
func (s Side) Full() bool { return s[sideDice-1] != 0 }

// add puts a die on a side that is not full.
func (s *Side) add(d Die) {
	i := s.Len()
	for ; i > 0 && s[i-1] > d; i-- {
		s[i] = s[i-1]
	}
	s[i] = d
}

const (
	places     = 4  // of the row (LB-02)
	tileValues = 3  // tiles are worth 1 to 3
	goal       = 10 // points that win (LB-20)
)

// tileCounts counts tiles by value; its first element is 0, as no tile is worth
// nothing.
type tileCounts [1 + tileValues]uint8

func (c tileCounts) empty() bool { return c == tileCounts{} }

// everyTile is how many tiles there are of each value (LB-01).
var everyTile = tileCounts{1: 4, 2: 3, 3: 3}

// parseTile reads the word for a tile in a reveal, worth1 to worth3, as its value.
func parseTile(text string) (int, error) {
	for value := 1; value <= tileValues; value++ {
		if text == fmt.Sprint("worth", value) {
			return value, nil
		}
	}
	return 0, fmt.Errorf("%q is no tile: want worth1, worth2 or worth3", core.Clip(text))
}
