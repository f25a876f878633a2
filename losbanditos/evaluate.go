package losbanditos

import "github.com/sandbar-games/sandbar/core"

// evaluate estimates a seat's chance to win from the points that both seats own
// and the share of each tile in the row that they may hope for.
func evaluate(s *State, seat core.Seat) float64 {
	switch {
	case !seat.At(seats):
		return 0
	case s.points(seat) >= goal:
		return 1
	case s.points(1-seat) >= goal:
		return 0
	}
	lead := float64(s.points(seat) - s.points(1-seat))
	for i, value := range s.row {
		if value != 0 {
			lead += float64(value) * balance(s.sides[seat][i], s.sides[1-seat][i])
		}
	}
	// A lead of half the points that win is worth as much as three games in four.
	return 0.5 + lead/(2*(max(lead, -lead)+goal/2))
}

// balance estimates by how much a tile is rather one's own than the other's, from
// -1 to 1.
func balance(own, other Side) float64 {
	const safe = 0.95 // not quite as good as taken
	switch {
	case own.SafeFrom(other):
		return safe
	case other.SafeFrom(own):
		return -safe
	}
	return promise(own) - promise(other)
}

// promise estimates how likely a side is to win its tile, from 0 to 1: by its
// combination if it is full, by the best one in reach if one die is missing. A
// single die promises more the higher it is.
func promise(s Side) float64 {
	best := s.Best()
	high := float64(best.Values()[0]) / 100
	switch s.Len() {
	case 0:
		return 0.5
	case 1:
		return 0.47 + high
	case 2:
		return promiseOfTwo[best.Combination()] + high
	}
	return promiseOfThree[best.Combination()] + high
}

var (
	promiseOfTwo   = [...]float64{ColourPair: 0.3, Straight: 0.45, Triple: 0.55, ColourStraight: 0.55, ColourTriple: 0.65}
	promiseOfThree = [...]float64{Singles: 0.05, Pair: 0.25, ColourPair: 0.4, Straight: 0.6, Triple: 0.75, ColourStraight: 0.85, ColourTriple: 0.92}
)
