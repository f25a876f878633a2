package losbanditos

import (
	"fmt"

	"github.com/sandbar-games/sandbar/core"
)

// Kind is a kind of move. The zero value is none.
type Kind uint8

// The kinds of moves: five of a player, then two of chance.
const (
	KindRoll   Kind = 1 + iota // draw and roll dice
	KindPlace                  // lay a die from the hand at a tile
	KindClaim                  // take a tile that is won beyond doubt
	KindGiveUp                 // leave a tile to the opponent
	KindDone                   // end the turn
	KindReveal                 // chance: a tile is turned up
	KindDraw                   // chance: a die is drawn and rolled
)

var kindNames = [...]string{"none", "roll", "place", "claim", "giveup", "done", "reveal", "draw"}

// String returns the word with which moves of the kind start.
func (k Kind) String() string {
	if int(k) < len(kindNames) {
		return kindNames[k]
	}
	return fmt.Sprintf("Kind(%d)", uint8(k))
}

// Move is a player's decision or a chance event. Places of the row are numbered
// 1 to 4. The zero value is no move.
type Move struct {
	kind  Kind
	die   Die
	place uint8
	value uint8
}

// Roll draws two dice from the bag and rolls them (LB-03), in the first turn of
// the game one (LB-04).
func Roll() Move { return Move{kind: KindRoll} }

// Place lays a die from the hand on the player's side of the tile at a place.
func Place(d Die, place int) Move { return Move{kind: KindPlace, die: d, place: byteOf(place)} }

// Claim takes the tile at a place (LB-10).
func Claim(place int) Move { return Move{kind: KindClaim, place: byteOf(place)} }

// GiveUp leaves the tile at a place to the opponent (LB-12).
func GiveUp(place int) Move { return Move{kind: KindGiveUp, place: byteOf(place)} }

// Done ends the turn (LB-08).
func Done() Move { return Move{kind: KindDone} }

// Reveal is the chance event that turns up a tile worth value at a place.
func Reveal(value, place int) Move {
	return Move{kind: KindReveal, value: byteOf(value), place: byteOf(place)}
}

// Draw is the chance event that draws a die and rolls it.
func Draw(d Die) Move { return Move{kind: KindDraw, die: d} }

// byteOf keeps a number that is out of range out of range.
func byteOf(n int) uint8 {
	if n < 0 || n > 255 {
		return 255
	}
	return uint8(n)
}

// Kind returns the kind of move.
func (m Move) Kind() Kind { return m.kind }

// Die returns the die that is placed or drawn, or no die.
func (m Move) Die() Die { return m.die }

// Place returns the place of the row that the move is about, 1 to 4, or 0.
func (m Move) Place() int { return int(m.place) }

// Value returns what the revealed tile is worth, 1 to 3, or 0.
func (m Move) Value() int { return int(m.value) }

// String returns the move's notation: roll, place red5 2, claim 3, giveup 1,
// done; for chance reveal worth3 2 and draw red5.
func (m Move) String() string {
	switch m.kind {
	case KindPlace:
		return fmt.Sprintf("%v %v %d", m.kind, m.die, m.place)
	case KindClaim, KindGiveUp:
		return fmt.Sprintf("%v %d", m.kind, m.place)
	case KindReveal:
		return fmt.Sprintf("%v worth%d %d", m.kind, m.value, m.place)
	case KindDraw:
		return fmt.Sprintf("%v %v", m.kind, m.die)
	}
	return m.kind.String()
}

// MarshalText writes the notation, so that moves stand as text in JSON; the zero
// value is an error.
func (m Move) MarshalText() ([]byte, error) { return core.MarshalMove(name, m) }

// UnmarshalText reads what MarshalText wrote.
func (m *Move) UnmarshalText(text []byte) error { return core.UnmarshalMove(m, text, ParseMove) }

// ParseMove reads what Move.String writes, with one space between words. The
// error says what was expected.
func ParseMove(text string) (Move, error) {
	w := core.ReadWords(text)
	switch w.Verb() {
	case "roll":
		return core.End(w, Roll(), "roll")
	case "place":
		return core.End(w, Place(core.Word(w, ParseDie), w.Number("place", 1, places)), "place DIE PLACE, such as place red5 2")
	case "claim":
		return core.End(w, Claim(w.Number("place", 1, places)), "claim PLACE, such as claim 2")
	case "giveup":
		return core.End(w, GiveUp(w.Number("place", 1, places)), "giveup PLACE, such as giveup 2")
	case "done":
		return core.End(w, Done(), "done")
	case "reveal":
		return core.End(w, Reveal(core.Word(w, parseTile), w.Number("place", 1, places)), "reveal TILE PLACE, such as reveal worth3 2")
	case "draw":
		return core.End(w, Draw(core.Word(w, ParseDie)), "draw DIE, such as draw red5")
	}
	return Move{}, w.Unknown("roll, place, claim, giveup or done (of chance: reveal, draw)")
}
