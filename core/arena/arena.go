package arena

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"runtime"
	"slices"
	"time"

	"github.com/sandbar-games/sandbar/core"
	"github.com/sandbar-games/sandbar/core/bots"
)

// Entrant is a bot that takes part.
type Entrant[M, V any] struct {
	// Name is unique among the entrants.
	Name string
	// New returns a bot for one seat of one game. It is called from several
	// goroutines at once; the bots that it returns share nothing that changes.
	New func() bots.Bot[M, V]
}

// Options say what is played. The zero value is 100 deals for the fewest seats of
// the game with the rules of the rulebook.
type Options struct {
	// Seats is the number of seats; 0 means the fewest that the game allows, and at
	// least 2.
	Seats int
	// Rules are the game's options as a JSON object; none is the rulebook.
	Rules json.RawMessage
	// Deals is the number of deals for each lineup, at most 1,000,000,000; 0 or less
	// means 100.
	Deals int
	// Seed decides for chance and for the bots' generators.
	Seed uint64
	// Workers is the number of games played at the same time; 0 or less means as many
	// as the program may use cores.
	Workers int
	// MoveTime is how long a bot may take for a move, by the wall clock; 0 or less
	// means one minute. It holds as well for being made and for each event observed.
	MoveTime time.Duration
	// MostEvents ends longer games undecided, chance events counted; 0 or less means
	// what the game names as its bound, or 10,000 if its rules allow games without end.
	MostEvents int
	// Progress, if not nil, is called after every game, from one goroutine at a time.
	// A ladder does not know its total in advance, so that total may grow.
	Progress func(done, total int)
}

const (
	defaultDeals    = 100
	mostDeals       = 1_000_000_000
	defaultEvents   = 10_000
	defaultMoveTime = time.Minute
)

// Play plays the given lineups, each a list of one entrant's index for each seat;
// an entrant may have several seats. If ctx is done first, or the game itself
// panics, the result holds the deals played whole till then, and the error says
// why. Otherwise an error means that nothing was played.
func Play[S comparable, M core.Move, V comparable, PS core.State[S, M, V], PV core.View[S, M, V]](
	ctx context.Context, game core.Game[S, M, V], entrants []Entrant[M, V], lineups [][]int, options Options,
) (*Result, error) {
	a, err := newArena[S, M, V, PS, PV](game, entrants, options)
	if err != nil {
		return nil, err
	}
	if len(lineups) == 0 {
		return nil, errors.New("arena: there is no lineup to play")
	}
	own := make([][]int, len(lineups)) // the caller's may change later
	for i, lineup := range lineups {
		if err := a.check(lineup); err != nil {
			return nil, fmt.Errorf("arena: lineup %d: %w", i, err)
		}
		own[i] = slices.Clone(lineup)
	}
	games, err := a.run(ctx, own)
	return a.result(own, games), err
}

// RoundRobin lets all entrants meet. There is a lineup for every set of as many
// entrants as there are seats; if there are fewer entrants than seats, there is
// one for every ordered pair, one seat of the first among seats of the second.
// Errors are those of [Play].
func RoundRobin[S comparable, M core.Move, V comparable, PS core.State[S, M, V], PV core.View[S, M, V]](
	ctx context.Context, game core.Game[S, M, V], entrants []Entrant[M, V], options Options,
) (*Result, error) {
	if len(entrants) < 2 {
		return nil, errors.New("arena: a round robin needs two entrants")
	}
	a, err := newArena[S, M, V, PS, PV](game, entrants, options)
	if err != nil {
		return nil, err
	}
	lineups := everyLineup(len(entrants), a.options.Seats)
	games, err := a.run(ctx, lineups)
	return a.result(lineups, games), err
}

// arena is a competition under way.
type arena[S comparable, M core.Move, V comparable, PS core.State[S, M, V], PV core.View[S, M, V]] struct {
	game     core.Game[S, M, V]
	entrants []Entrant[M, V]
	options  Options
	start    S
	played   int // games of former runs
}

func newArena[S comparable, M core.Move, V comparable, PS core.State[S, M, V], PV core.View[S, M, V]](
	game core.Game[S, M, V], entrants []Entrant[M, V], o Options,
) (*arena[S, M, V, PS, PV], error) {
	o.Seats = seatsOr(o.Seats, game.MinSeats)
	start, err := game.New(o.Seats, o.Rules)
	if err != nil {
		return nil, fmt.Errorf("arena: %w", err)
	}
	o.Rules = game.OptionsOf(&start)
	if o.Deals <= 0 {
		o.Deals = defaultDeals
	}
	if o.Deals > mostDeals {
		return nil, fmt.Errorf("arena: %d deals: want at most %d", o.Deals, mostDeals)
	}
	if o.Workers <= 0 {
		o.Workers = runtime.GOMAXPROCS(0)
	}
	if o.MoveTime <= 0 {
		o.MoveTime = defaultMoveTime
	}
	if o.MostEvents <= 0 {
		if o.MostEvents = game.MostEvents; o.MostEvents <= 0 {
			o.MostEvents = defaultEvents
		}
	}
	for i, e := range entrants {
		if e.Name == "" || e.New == nil {
			return nil, fmt.Errorf("arena: entrant %d: a name and a function New are needed", i)
		}
		for _, other := range entrants[:i] {
			if other.Name == e.Name {
				return nil, fmt.Errorf("arena: two entrants are named %q", e.Name)
			}
		}
	}
	return &arena[S, M, V, PS, PV]{game: game, entrants: slices.Clone(entrants), options: o, start: start}, nil
}

// seatsOr returns the number of seats asked for, or else the fewest at which bots
// can meet.
func seatsOr(asked, least int) int {
	if asked == 0 {
		return max(least, 2)
	}
	return asked
}

func (a *arena[S, M, V, PS, PV]) check(lineup []int) error {
	if len(lineup) != a.options.Seats {
		return fmt.Errorf("%d entrants for %d seats", len(lineup), a.options.Seats)
	}
	for _, e := range lineup {
		if e < 0 || e >= len(a.entrants) {
			return fmt.Errorf("entrant %d: there are 0 to %d", e, len(a.entrants)-1)
		}
	}
	return nil
}
