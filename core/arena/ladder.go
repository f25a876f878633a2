package arena

import (
	"context"
	"errors"
	"slices"

	"github.com/sandbar-games/sandbar/core"
)

// Ladder orders entrants with far fewer games than a round robin. They stand on
// the rungs in the order given, the first on top. From the bottom up each one
// challenges the one above, one seat of the challenger among seats of the other and
// the other way round, and takes its place if it ranks before it more often than
// behind it; this goes on until nobody rises. Two entrants meet once: a second
// challenge is decided by the games they have played.
//
// The standings of the result go from the top rung down. Errors are those of
// [Play].
func Ladder[S comparable, M core.Move, V comparable, PS core.State[S, M, V], PV core.View[S, M, V]](
	ctx context.Context, game core.Game[S, M, V], entrants []Entrant[M, V], options Options,
) (*Result, error) {
	a, err := newArena[S, M, V, PS, PV](game, entrants, options)
	if err != nil {
		return nil, err
	}
	if len(entrants) < 2 {
		return nil, errors.New("arena: a ladder needs two entrants")
	}
	if a.options.Seats < 2 {
		return nil, errors.New("arena: a ladder needs two seats")
	}
	l := ladder[S, M, V, PS, PV]{arena: a, beats: map[[2]int]bool{}}
	for i := range entrants {
		l.rungs = append(l.rungs, i)
	}
	// Any order is settled after as many climbs as there are entrants, unless they
	// beat each other in a circle.
	risen := true
	for climbs := 0; risen && err == nil && climbs < len(entrants); climbs++ {
		risen, err = l.climb(ctx)
	}
	r := a.result(l.lineups, l.games)
	slices.SortFunc(r.Standings, func(a, b Standing) int {
		return slices.Index(l.rungs, a.Index) - slices.Index(l.rungs, b.Index)
	})
	return r, err
}

type ladder[S comparable, M core.Move, V comparable, PS core.State[S, M, V], PV core.View[S, M, V]] struct {
	*arena[S, M, V, PS, PV]
	rungs   []int // entrants from the top down
	beats   map[[2]int]bool
	lineups [][]int
	games   []Game
}

// climb lets everybody but the top challenge once and tells whether somebody has
// risen.
func (l *ladder[S, M, V, PS, PV]) climb(ctx context.Context) (risen bool, err error) {
	for i := len(l.rungs) - 1; i > 0; i-- {
		above, below := l.rungs[i-1], l.rungs[i]
		pair := [2]int{below, above}
		if _, met := l.beats[pair]; !met {
			if err := l.meet(ctx, pair); err != nil {
				return false, err
			}
		}
		if l.beats[pair] {
			l.rungs[i-1], l.rungs[i] = below, above
			risen = true
		}
	}
	return risen, nil
}

// meet lets two entrants play.
func (l *ladder[S, M, V, PS, PV]) meet(ctx context.Context, pair [2]int) error {
	lineups := [][]int{alone(pair[0], pair[1], l.options.Seats)}
	if l.options.Seats > 2 {
		lineups = append(lineups, alone(pair[1], pair[0], l.options.Seats))
	}
	games, err := l.run(ctx, lineups)
	d := newDuels(len(l.entrants))
	for i := range games {
		d.count(&games[i])
		games[i].Lineup += len(l.lineups)
	}
	l.lineups = append(l.lineups, lineups...)
	l.games = append(l.games, games...)
	difference := d.at(pair[0], pair[1]) - d.at(pair[1], pair[0])
	l.beats[pair], l.beats[[2]int{pair[1], pair[0]}] = difference > 0, difference < 0
	return err
}
