package losbanditos

import (
	"fmt"

	"github.com/sandbar-games/sandbar/core"
)

// Score returns the worth of the tiles a seat has taken, 0 to 12.
func (p *public) Score(seat core.Seat) int {
	if !seat.At(seats) {
		return 0
	}
	return p.points(seat)
}

func (p *public) points(seat core.Seat) int {
	w := &p.won[seat]
	return int(w[1]) + 2*int(w[2]) + 3*int(w[3])
}

// over reports whether somebody has the points that win (LB-20).
func (p *public) over() bool { return p.points(0) >= goal || p.points(1) >= goal }

// Winners returns the seat with 10 points or more, of which there is always
// exactly one in the end, as all tiles sum to 19 (LB-20).
func (p *public) Winners() core.SeatSet {
	var winners core.SeatSet
	for seat := range core.Seat(seats) {
		if p.points(seat) >= goal {
			winners = winners.With(seat)
		}
	}
	return winners
}

// Tally returns a seat's tiles by value.
func (p *public) Tally(seat core.Seat) core.Tally {
	if !seat.At(seats) {
		return nil
	}
	var tally core.Tally
	for value := 1; value <= tileValues; value++ {
		n := int(p.won[seat][value])
		tally = append(tally, core.Item{Name: fmt.Sprint("tiles worth ", value), Count: n, Points: n * value})
	}
	return tally
}
