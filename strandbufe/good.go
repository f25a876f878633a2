package strandbufe

import (
	"fmt"
	"slices"

	"github.com/sandbar-games/sandbar/core"
)

// Good is one of the seven goods, each with a compartment of its own in every
// cooler (ST-02). The zero value is none.
type Good uint8

// The goods in the order of the cooler's compartments.
const (
	Vegetable Good = 1 + iota
	Bakery
	IceCream
	Fish
	Meat
	Coffee
	Drink
)

const goods = 7

var goodNames = [...]string{"none", "vegetable", "bakery", "icecream", "fish", "meat", "coffee", "drink"}

// String returns the good's name in one word.
func (g Good) String() string {
	if int(g) < len(goodNames) {
		return goodNames[g]
	}
	return fmt.Sprintf("Good(%d)", uint8(g))
}

// ParseGood reads what Good.String writes for the seven goods.
func ParseGood(text string) (Good, error) {
	if i := slices.Index(goodNames[:], text); i > 0 {
		return Good(i), nil
	}
	return 0, fmt.Errorf("%q is no good: want vegetable, bakery, icecream, fish, meat, coffee or drink", core.Clip(text))
}

// MarshalText writes the good's name.
func (g Good) MarshalText() ([]byte, error) { return []byte(g.String()), nil }

// UnmarshalText reads the good's name.
func (g *Good) UnmarshalText(text []byte) error {
	read, err := ParseGood(string(text))
	if err != nil {
		return err
	}
	*g = read
	return nil
}

// Bonus is what a round bonus card offers: Bonus(g) for a token of good g, or
// [Clock] for one time (ST-07). The zero value is none.
type Bonus uint8

// Clock is the bonus of one time; only the advanced game has it.
const Clock Bonus = goods + 1

const (
	bonusKinds   = goods + 1
	bonusesAlike = 2 // cards of each kind (ST-07)
)

// Good returns the good of which the bonus is a token, or none for [Clock].
func (b Bonus) Good() Good {
	if b > goods {
		return 0
	}
	return Good(b)
}

// String returns the good's name, or "clock".
func (b Bonus) String() string {
	if b == Clock {
		return "clock"
	}
	return Good(b).String()
}

// ParseBonus reads the name of a good, or "clock".
func ParseBonus(text string) (Bonus, error) {
	if text == "clock" {
		return Clock, nil
	}
	g, err := ParseGood(text)
	if err != nil {
		return 0, fmt.Errorf("%q is no bonus: want a good or clock", core.Clip(text))
	}
	return Bonus(g), nil
}

// MarshalText writes the good's name, or "clock".
func (b Bonus) MarshalText() ([]byte, error) { return []byte(b.String()), nil }

// UnmarshalText reads what MarshalText wrote.
func (b *Bonus) UnmarshalText(text []byte) error {
	read, err := ParseBonus(string(text))
	if err != nil {
		return err
	}
	*b = read
	return nil
}

// Worker is one of a player's three workers, named after its lower side: that of
// Worker2 shows 2 and its back 3 (ST-03). The zero value is none.
type Worker uint8

// The workers.
const (
	Worker2 Worker = 1 + iota
	Worker3
	Worker4
)

const workers = 3

// String returns the worker's name in one word: worker2, worker3 or worker4.
func (w Worker) String() string {
	switch {
	case w == 0:
		return "none"
	case w > workers:
		return fmt.Sprintf("Worker(%d)", uint8(w))
	}
	return fmt.Sprint("worker", w.low())
}

// low is the value of the side that lies up at the start.
func (w Worker) low() int { return int(w) + 1 }

func (w Worker) valid() bool { return w >= Worker2 && w <= Worker4 }

// ParseWorker reads what Worker.String writes for the three workers.
func ParseWorker(text string) (Worker, error) {
	for w := Worker2; w <= Worker4; w++ {
		if w.String() == text {
			return w, nil
		}
	}
	return 0, fmt.Errorf("%q is no worker: want worker2, worker3 or worker4", core.Clip(text))
}

// MarshalText writes the worker's name, or "none".
func (w Worker) MarshalText() ([]byte, error) { return []byte(w.String()), nil }

// UnmarshalText reads what MarshalText wrote.
func (w *Worker) UnmarshalText(text []byte) error {
	if string(text) == "none" {
		*w = 0
		return nil
	}
	read, err := ParseWorker(string(text))
	if err != nil {
		return err
	}
	*w = read
	return nil
}
