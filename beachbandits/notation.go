package beachbandits

import (
	"strings"

	"github.com/sandbar-games/sandbar/core"
)

// field is what one of a move's bytes holds.
type field uint8

const (
	noField field = iota
	lootField
	gullField
	handField
)

// form is how a kind of move is written: its verb, then those of card, other
// and seat that it has. What may be hidden is then "?".
type form struct {
	verb        string
	card, other field
	seat        bool
	hides       bool
	usage       string
}

// forms has the form of each kind of move.
var forms = [...]form{
	0:           {verb: "none"},
	KindKeep:    {verb: "keep", card: lootField, usage: "keep LOOT, such as keep pretzel"},
	KindGive:    {verb: "give", card: lootField, seat: true, usage: "give LOOT SEAT, such as give slice 2"},
	KindDraw:    {verb: "draw", usage: "draw"},
	KindPass:    {verb: "pass", usage: "pass"},
	KindTreat:   {verb: "treat", seat: true, usage: "treat SEAT, such as treat 1"},
	KindSwap:    {verb: "swap", card: lootField, other: lootField, seat: true, usage: "swap LOOT LOOT SEAT, such as swap grapes nuggs 3"},
	KindShuffle: {verb: "shuffle", card: lootField, usage: "shuffle LOOT, such as shuffle flipflop"},
	KindShift:   {verb: "shift", card: lootField, seat: true, usage: "shift LOOT SEAT, such as shift flipflop 2"},
	KindTake:    {verb: "take", card: lootField, usage: "take LOOT, such as take rings"},
	KindChoose:  {verb: "choose", card: gullField, hides: true, usage: "choose GULL, such as choose tiny"},
	KindBury:    {verb: "bury", card: gullField, hides: true, usage: "bury GULL, such as bury ace"},
	KindUse:     {verb: "use", card: gullField, usage: "use GULL, such as use iris"},
	KindCopy:    {verb: "copy", card: gullField, usage: "copy GULL, such as copy sal"},
	KindAdd:     {verb: "add", card: lootField, usage: "add LOOT, such as add grapes"},
	KindDiscard: {verb: "discard", card: lootField, usage: "discard LOOT, such as discard flipflop"},
	KindLook:    {verb: "look", seat: true, usage: "look SEAT, such as look 1"},
	KindPut:     {verb: "put", card: lootField, seat: true, usage: "put LOOT SEAT, such as put flipflop 1"},
	KindDone:    {verb: "done", usage: "done"},
	KindDeal:    {verb: "deal", card: lootField, seat: true, hides: true, usage: "deal LOOT SEAT, such as deal pretzel 2"},
	KindSteal:   {verb: "steal", card: lootField, seat: true, hides: true, usage: "steal LOOT SEAT, such as steal pretzel 2"},
	KindGull:    {verb: "gull", card: gullField, seat: true, hides: true, usage: "gull GULL SEAT, such as gull tiny 2"},
	KindReveal:  {verb: "reveal", card: gullField, other: gullField, seat: true, usage: "reveal GULL GULL SEAT, such as reveal ace none 2"},
	KindShow:    {verb: "show", card: handField, seat: true, hides: true, usage: "show HAND SEAT, such as show pretzel2,slice1 2"},
}

// form returns how the move is written.
func (m Move) form() *form {
	if int(m.kind) < len(forms) {
		return &forms[m.kind]
	}
	return &forms[0]
}

// stray reports whether a byte is set that this kind of move does not use.
func (m Move) stray() bool {
	f := m.form()
	m.kind = 0
	if f.seat {
		m.seat = 0
	}
	switch {
	case f.card == handField:
		m.hand0, m.hand1, m.hand2, m.hand3 = 0, 0, 0, m.hand3>>6
	case f.card != noField:
		m.card = 0
	}
	if f.other != noField {
		m.other = 0
	}
	return m != Move{}
}

// String returns the move's notation, a verb and then what it is about: keep
// slice, give pretzel 2, swap grapes nuggs 3. What is hidden is a question mark.
func (m Move) String() string {
	f := m.form()
	words := []string{f.verb}
	switch f.card {
	case lootField:
		words = append(words, hiddenAs(m.card, Loot(m.card).String()))
	case gullField:
		words = append(words, hiddenAs(m.card, Gull(m.card).String()))
	case handField:
		hand := m.Hand()
		words = append(words, hiddenAs(uint8(hand.Len()), lootText(hand)))
	}
	switch f.other {
	case lootField:
		words = append(words, Loot(m.other).String())
	case gullField:
		words = append(words, Gull(m.other).String())
	}
	if f.seat {
		words = append(words, m.seat.String())
	}
	return strings.Join(words, " ")
}

// hidden is the word for what a viewer does not see.
const hidden = "?"

func hiddenAs(value uint8, text string) string {
	if value == 0 {
		return hidden
	}
	return text
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
	verb := w.Verb()
	for kind := KindKeep; int(kind) < len(forms); kind++ {
		if f := &forms[kind]; f.verb == verb {
			return core.End(w, f.read(w, Move{kind: kind}), f.usage)
		}
	}
	verbs := make([]string, 0, len(forms))
	for _, f := range forms[1:] {
		verbs = append(verbs, f.verb)
	}
	return Move{}, w.Unknown(strings.Join(verbs[:KindDone], ", ") + " (of chance: " + strings.Join(verbs[KindDone:], ", ") + ")")
}

// read reads the words after the verb.
func (f *form) read(w *core.Words, m Move) Move {
	switch f.card {
	case lootField:
		m.card = uint8(core.Word(w, orHidden(f.hides, ParseLoot)))
	case gullField:
		m.card = uint8(core.Word(w, orHidden(f.hides, ParseGull)))
	case handField:
		m = Show(core.Word(w, orHidden(f.hides, parseLoots)), 0)
	}
	switch f.other {
	case lootField:
		m.other = uint8(core.Word(w, ParseLoot))
	case gullField:
		m.other = uint8(core.Word(w, parseGullOrNone))
	}
	if f.seat {
		m.seat = w.Seat()
	}
	return m
}

// orHidden returns a parser that reads a question mark as zero, if that may be.
func orHidden[T any](may bool, parse func(string) (T, error)) func(string) (T, error) {
	return func(text string) (T, error) {
		if may && text == hidden {
			var none T
			return none, nil
		}
		return parse(text)
	}
}

func parseGullOrNone(text string) (Gull, error) {
	if text == gullNames[0] {
		return 0, nil
	}
	return ParseGull(text)
}

// hides reports whether what the move is about is hidden.
func (m Move) hides() bool {
	f := m.form()
	if f.card == handField {
		return m.hand0|m.hand1|m.hand2|m.hand3 == 0
	}
	return f.hides && m.card == 0
}
