package core

import (
	"errors"
	"fmt"
	"strconv"
	"strings"
)

// Words reads the notation of a move word by word for a game's ParseMove. The
// first thing that is wrong is kept, and [End] reports it; after that every word
// reads as zero.
//
//	w := core.ReadWords(text)
//	switch w.Verb() {
//	case "claim":
//		return core.End(w, Claim(w.Number("place", 1, 4)), "claim PLACE")
//	case "place":
//		return core.End(w, Place(core.Word(w, ParseDie), w.Number("place", 1, 4)), "place DIE PLACE")
//	}
//	return Move{}, w.Unknown("place, claim")
type Words struct {
	text string
	rest string // what is not yet read
	more bool   // there is a word to read, if only an empty one
	err  error
}

// ReadWords starts to read text, in which one space stands between words.
func ReadWords(text string) *Words {
	return &Words{text: text, rest: text, more: true}
}

// Verb returns the first word, which says what kind of move it is.
func (w *Words) Verb() string { return w.Text() }

// Text returns the next word, whatever it is.
func (w *Words) Text() string {
	if w.err == nil && !w.more {
		w.err = errors.New("a word is missing")
	}
	if w.err != nil {
		return ""
	}
	var word string
	word, w.rest, w.more = strings.Cut(w.rest, " ")
	return word
}

// Number reads the next word as an integer from least to most, written without
// sign or leading zeros.
func (w *Words) Number(what string, least, most int) int {
	text := w.Text()
	if w.err != nil {
		return 0
	}
	n, err := strconv.Atoi(text)
	if err != nil || n < least || n > most || strconv.Itoa(n) != text {
		w.err = fmt.Errorf("%s %q is not one of %d to %d", what, Clip(text), least, most)
		return 0
	}
	return n
}

// Seat reads the next word as the number of a seat.
func (w *Words) Seat() Seat { return Seat(w.Number("seat", 0, MaxSeats-1)) }

// Word reads the next word with a parser of the game.
func Word[T any](w *Words, parse func(string) (T, error)) T {
	var none T
	text := w.Text()
	if w.err != nil {
		return none
	}
	v, err := parse(text)
	if err != nil {
		w.err = err
		return none
	}
	return v
}

// End returns the move that the words made, or an error if one of them was wrong
// or words are left; form, the way this kind of move is written, ends the message.
func End[M any](w *Words, m M, form string) (M, error) {
	var none M
	if w.err == nil && w.more {
		w.err = fmt.Errorf("%q is too much", Clip(w.rest))
	}
	if w.err != nil {
		return none, fmt.Errorf("%q: %w: write %s", Clip(w.text), w.err, form)
	}
	return m, nil
}

// Unknown returns the error for a first word that is none of the known ones.
func (w *Words) Unknown(known string) error {
	return fmt.Errorf("%q is no move: want %s", Clip(w.text), known)
}

// MarshalMove is the MarshalText of a game's moves: the notation. The zero move is
// an error, as it is no move.
func MarshalMove[M Move](game string, m M) ([]byte, error) {
	var zero M
	if m == zero {
		return nil, fmt.Errorf("%s: the zero value is no move", game)
	}
	return []byte(m.String()), nil
}

// UnmarshalMove is the UnmarshalText of a game's moves: it sets m to what the
// game's ParseMove reads, and leaves it as it is if that is an error.
func UnmarshalMove[M Move](m *M, text []byte, parse func(string) (M, error)) error {
	read, err := parse(string(text))
	if err != nil {
		return err
	}
	*m = read
	return nil
}
