package mermaids

import (
	"fmt"

	"github.com/sandbar-games/sandbar/core"
)

// Options are the ways to play. The zero value is the rulebook.
type Options struct {
	Younger bool      `json:"younger"` // for younger players, without Mean Mermaids and Sneaker Waves (MB-05)
	Seaweed Drawers   `json:"seaweed"` // whom a Seaweed can make draw (MB-11)
	First   core.Seat `json:"first"`   // the seat that starts (MB-04)
}

// Drawers says whom a Seaweed can make draw a card (MB-11).
type Drawers uint8

const (
	// Others are all players but the one who plays the Seaweed: the default.
	Others Drawers = iota
	// Anyone is every player, the one who plays it too.
	Anyone
)

func (o Options) check(seats int) error {
	if o.Seaweed > Anyone {
		return fmt.Errorf("options: seaweed %d: want others or any", uint8(o.Seaweed))
	}
	if !o.First.At(seats) {
		return fmt.Errorf("options: first %v: want a seat from 0 to %d", o.First, seats-1)
	}
	return nil
}

// String returns "others" or "any".
func (d Drawers) String() string {
	switch d {
	case Others:
		return "others"
	case Anyone:
		return "any"
	}
	return fmt.Sprintf("Drawers(%d)", uint8(d))
}

// MarshalText writes "others" or "any".
func (d Drawers) MarshalText() ([]byte, error) { return []byte(d.String()), nil }

// UnmarshalText reads "others" or "any".
func (d *Drawers) UnmarshalText(text []byte) error {
	switch string(text) {
	case "others":
		*d = Others
	case "any":
		*d = Anyone
	default:
		return fmt.Errorf("seaweed %q: want others or any", core.Clip(string(text)))
	}
	return nil
}
