package core

import (
	"fmt"
	"iter"
	"math/bits"
	"strconv"
	"strings"
)

// MaxSeats is the largest number of seats a game can have.
const MaxSeats = 8

// Seat is a place at the table, counted from 0. Two values below 0 are not at
// the table: [Chance] and [Nobody].
type Seat int8

const (
	// Chance acts where dice are rolled, cards drawn and hidden things shown.
	Chance Seat = -1
	// Nobody is to act when the game is over. As a viewer it is a spectator.
	Nobody Seat = -2
)

// At reports whether s is one of the seats 0 to seats-1.
func (s Seat) At(seats int) bool { return s >= 0 && int(s) < seats }

// SeatOf returns the seat with a number that came from outside. A plain conversion
// wraps around: Seat(255) is Chance, and Seat(256) is seat 0. A number that is not from 0 to
// seats-1 is an error.
func SeatOf(number, seats int) (Seat, error) {
	if number < 0 || number >= min(seats, MaxSeats) {
		return Nobody, fmt.Errorf("%d is no seat: want 0 to %d", number, min(seats, MaxSeats)-1)
	}
	return Seat(number), nil
}

// String returns the seat's number, "chance" or "nobody".
func (s Seat) String() string {
	switch s {
	case Chance:
		return "chance"
	case Nobody:
		return "nobody"
	}
	return strconv.Itoa(int(s))
}

// MarshalJSON writes a number for a seat at the table, otherwise a string.
func (s Seat) MarshalJSON() ([]byte, error) {
	if s < 0 {
		return []byte(`"` + s.String() + `"`), nil
	}
	return []byte(s.String()), nil
}

// UnmarshalJSON reads what MarshalJSON wrote: "chance", "nobody" or a number from
// 0 to MaxSeats-1.
func (s *Seat) UnmarshalJSON(data []byte) error {
	text := string(data)
	if seat, err := ParseSeat(text); err == nil && seat >= 0 {
		*s = seat
		return nil
	}
	switch text {
	case `"chance"`:
		*s = Chance
	case `"nobody"`:
		*s = Nobody
	default:
		return fmt.Errorf("%s is no seat: want 0 to %d, \"chance\" or \"nobody\"", Clip(text), MaxSeats-1)
	}
	return nil
}

// ParseSeat reads "chance", "nobody" or a number from 0 to MaxSeats-1.
func ParseSeat(text string) (Seat, error) {
	switch text {
	case "chance":
		return Chance, nil
	case "nobody":
		return Nobody, nil
	}
	if len(text) == 1 && text[0] >= '0' && text[0] < '0'+MaxSeats {
		return Seat(text[0] - '0'), nil
	}
	return Nobody, fmt.Errorf("%q is no seat: want 0 to %d, chance or nobody", Clip(text), MaxSeats-1)
}

// SeatSet is a set of seats, the bit 1<<seat for each.
type SeatSet uint8

// AllSeats returns the set of the seats 0 to seats-1; seats is 0 to MaxSeats.
func AllSeats(seats int) SeatSet { return SeatSet(1<<seats - 1) }

// SeatsOf returns the set of the given seats. Values that are no seats are left out.
func SeatsOf(seats ...Seat) SeatSet {
	var set SeatSet
	for _, s := range seats {
		set = set.With(s)
	}
	return set
}

// Has reports whether seat is in the set; Chance and Nobody never are.
func (set SeatSet) Has(seat Seat) bool { return uint8(seat) < MaxSeats && set>>uint8(seat)&1 != 0 }

// With returns the set with seat in it.
func (set SeatSet) With(seat Seat) SeatSet {
	if uint8(seat) >= MaxSeats {
		return set
	}
	return set | 1<<uint8(seat)
}

// Without returns the set with seat not in it.
func (set SeatSet) Without(seat Seat) SeatSet {
	if uint8(seat) >= MaxSeats {
		return set
	}
	return set &^ (1 << uint8(seat))
}

// Len returns how many seats are in the set.
func (set SeatSet) Len() int { return bits.OnesCount8(uint8(set)) }

// First returns the lowest seat in the set, or Nobody if it is empty.
func (set SeatSet) First() Seat {
	if set == 0 {
		return Nobody
	}
	return Seat(bits.TrailingZeros8(uint8(set)))
}

// All yields the seats in the set, lowest first.
func (set SeatSet) All() iter.Seq[Seat] {
	return func(yield func(Seat) bool) {
		for ; set != 0; set &= set - 1 {
			if !yield(Seat(bits.TrailingZeros8(uint8(set)))) {
				return
			}
		}
	}
}

// String returns the seats with spaces between them, or "nobody".
func (set SeatSet) String() string {
	if set == 0 {
		return "nobody"
	}
	var b strings.Builder
	for seat := range set.All() {
		if b.Len() > 0 {
			b.WriteByte(' ')
		}
		b.WriteString(seat.String())
	}
	return b.String()
}
