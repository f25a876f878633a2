package losbanditos

import "fmt"

// Combination is a type of combination of three dice; the better one is the
// greater (LB-16). The zero value is none.
type Combination uint8

// The combinations from the least to the best.
const (
	Singles        Combination = 1 + iota // anything else
	Pair                                  // two of one value
	ColourPair                            // two of one colour and value
	Straight                              // three consecutive values (LB-17)
	Triple                                // three of one value
	ColourStraight                        // a straight of one colour
	ColourTriple                          // three of one colour and value
)

var combinationNames = [...]string{"none", "singles", "pair", "colour pair", "straight", "triple", "colour straight", "colour triple"}

// String returns the combination's name.
func (c Combination) String() string {
	if int(c) < len(combinationNames) {
		return combinationNames[c]
	}
	return fmt.Sprintf("Combination(%d)", uint8(c))
}

// Rank is the worth of three dice: of two ranks the greater wins, and equal ranks
// are a complete tie (LB-18). The zero value is fewer than three dice.
type Rank uint16

// A rank has three bits for each of: combination, first, second and third value
// that count for it.
func rank(c Combination, values ...int) Rank {
	r := Rank(c) << 9
	for i, v := range values {
		r |= Rank(v) << (6 - 3*i)
	}
	return r
}

// Combination returns the type of combination.
func (r Rank) Combination() Combination { return Combination(r >> 9) }

// Values returns the values that decide between equal combinations, the first
// one first; those that do not count are 0. A triple has its value, a straight
// its highest die, a pair its value and the third die, singles all three.
func (r Rank) Values() [sideDice]int {
	return [...]int{int(r >> 6 & 7), int(r >> 3 & 7), int(r & 7)}
}

// String returns the combination and the values that count: "colour pair 4 1".
func (r Rank) String() string {
	text := r.Combination().String()
	for _, v := range r.Values() {
		if v != 0 {
			text += fmt.Sprint(" ", v)
		}
	}
	return text
}

// RankOf returns the rank of three dice in any order, counted as the best
// combination they fit (LB-16 to LB-19), or 0 if one of them is no die.
func RankOf(a, b, c Die) Rank {
	if !a.valid() || !b.valid() || !c.valid() {
		return 0
	}
	// High to low by value.
	if a.Value() < b.Value() {
		a, b = b, a
	}
	if b.Value() < c.Value() {
		b, c = c, b
	}
	if a.Value() < b.Value() {
		a, b = b, a
	}
	high, mid, low := a.Value(), b.Value(), c.Value()
	oneColour := a.Colour() == b.Colour() && b.Colour() == c.Colour()
	switch {
	case high == low:
		if oneColour {
			return rank(ColourTriple, high)
		}
		return rank(Triple, high)
	case high == mid+1 && mid == low+1:
		if oneColour {
			return rank(ColourStraight, high)
		}
		return rank(Straight, high)
	case high == mid:
		return pairRank(a, b, low)
	case mid == low:
		return pairRank(b, c, high)
	}
	return rank(Singles, high, mid, low)
}

func pairRank(a, b Die, third int) Rank {
	if a.Colour() == b.Colour() {
		return rank(ColourPair, a.Value(), third)
	}
	return rank(Pair, a.Value(), third)
}

// Rank returns the rank of a full side, and 0 for fewer than three dice.
func (s Side) Rank() Rank { return RankOf(s[0], s[1], s[2]) }

// Best returns the best rank that the side can still reach when any dice
// whatsoever may fill its empty places, the yardstick of a claim (LB-10).
func (s Side) Best() Rank {
	switch s.Len() {
	case 0:
		return rank(ColourTriple, faces)
	case 1:
		return rank(ColourTriple, s[0].Value())
	case 2:
		return bestOfTwo(s[0], s[1])
	}
	return s.Rank()
}

// SafeFrom reports whether the side has three dice that the opposite side cannot
// beat, no matter which dice may still come to it: the proof that a claim needs
// (LB-10). To draw level is not to beat (LB-11).
func (s Side) SafeFrom(opposite Side) bool { return s.Full() && s.Rank() >= opposite.Best() }

// bestOfTwo returns the best rank of two dice with any third one.
func bestOfTwo(a, b Die) Rank {
	if a.Value() < b.Value() {
		a, b = b, a
	}
	high, low := a.Value(), b.Value()
	triple, straight := Triple, Straight
	if a.Colour() == b.Colour() {
		triple, straight = ColourTriple, ColourStraight
	}
	switch high - low {
	case 0:
		return rank(triple, high)
	case 1: // the third die goes above if there is a value above
		return rank(straight, min(high+1, faces))
	case 2: // it goes between
		return rank(straight, high)
	}
	return rank(ColourPair, high, low) // it repeats the higher die
}
