package arena

import (
	"slices"

	"github.com/sandbar-games/sandbar/core"
)

// everyLineup returns the lineups of a round robin.
func everyLineup(entrants, seats int) [][]int {
	if entrants < seats {
		var lineups [][]int
		for one := range entrants {
			for many := range entrants {
				if one != many {
					lineups = append(lineups, alone(one, many, seats))
				}
			}
		}
		return lineups
	}
	return choose(nil, nil, 0, entrants, seats)
}

// alone returns the lineup of one entrant among seats of another.
func alone(one, many, seats int) []int {
	lineup := slices.Repeat([]int{many}, seats)
	lineup[0] = one
	return lineup
}

// choose appends every set of k of the numbers from..n-1, each after the numbers
// of chosen.
func choose(to [][]int, chosen []int, from, n, k int) [][]int {
	if k == 0 {
		return append(to, slices.Clone(chosen))
	}
	for i := from; i <= n-k; i++ {
		to = choose(to, append(chosen, i), i+1, n, k-1)
	}
	return to
}

// seating returns the entrants' seats in one game: the lineup in the deal's order
// round the table, turned by so many seats.
func seating(lineup []int, seed uint64, deal, turned int) []int {
	seats := slices.Clone(lineup)
	if len(seats) > 2 {
		rng := core.NewRNG(seed, streamOf(deal, orderStream))
		for i := len(seats) - 1; i > 0; i-- {
			j := rng.Intn(i + 1)
			seats[i], seats[j] = seats[j], seats[i]
		}
	}
	return append(seats[turned:], seats[:turned]...)
}

// rotations returns how many of a lineup's rotations are different, whatever its
// order round the table: all, unless everybody is the same entrant.
func rotations(lineup []int) int {
	for _, e := range lineup {
		if e != lineup[0] {
			return len(lineup)
		}
	}
	return 1
}

// The streams of random numbers of one deal: order round the table, chance, then
// for each game of the deal and each seat its bot's.
const (
	orderStream = iota
	chanceStream
	botStream
	streamsOfDeal = botStream + core.MaxSeats*core.MaxSeats
)

func streamOf(deal, stream int) uint64 {
	return uint64(deal)*streamsOfDeal + uint64(stream)
}
