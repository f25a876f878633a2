package core

// Shares is the part of the victory that each seat has or may expect, from 0 to 1.
// Seats that are not at the table have 0.
type Shares [MaxSeats]float64

// Of returns the share of a seat, and 0 for one that is none.
func (s Shares) Of(seat Seat) float64 {
	if !seat.At(MaxSeats) {
		return 0
	}
	return s[seat]
}

// SharesOf gives the victory to the winners in equal parts. Without winners nobody
// has a share.
func SharesOf(winners SeatSet) Shares {
	var s Shares
	for seat := range winners.All() {
		s[seat] = 1 / float64(winners.Len())
	}
	return s
}

// SharesByWorth divides the victory among the seats 0 to len(worth)-1 by what they
// are worth, say in points: who lags scale behind another expects about two fifths
// of the other's share, who lags twice as far a sixth. The shares sum to 1. Worths
// beyond MaxSeats are left out, and scale is above 0.
//
// It is a softmax with (1+x/8)^-8 instead of the exponential function e^-x, which
// is near it and takes longer.
func SharesByWorth(worth []float64, scale float64) Shares {
	var s Shares
	if len(worth) == 0 {
		return s
	}
	worth = worth[:min(len(worth), MaxSeats)]
	best := worth[0]
	for _, w := range worth[1:] {
		if w > best {
			best = w
		}
	}
	sum := 0.0
	for seat, w := range worth {
		part := 8 * scale / (8*scale + best - w)
		part *= part
		part *= part
		part *= part
		s[seat] = part
		sum += part
	}
	for seat := range worth {
		s[seat] *= 1 / sum
	}
	return s
}
