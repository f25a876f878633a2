package losbanditos

import "github.com/sandbar-games/sandbar/core"

// Evaluate estimates the share of the victory that each seat may expect, from the
// points that both own and the part of each tile in the row that they may hope for.
// At the end it is exact.
func Evaluate(s *State) core.Shares {
	if winners := s.Winners(); winners != 0 {
		return core.SharesOf(winners)
	}
	lead := float64(s.points(0) - s.points(1))
	for i, value := range s.row {
		if value != 0 {
			lead += float64(value) * balance(s.sides[0][i], s.sides[1][i])
		}
	}
	// A lead of half the points that win is worth as much as three games in four.
	share := 0.5 + lead/(2*(max(lead, -lead)+goal/2))
	return core.Shares{share, 1 - share}
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
