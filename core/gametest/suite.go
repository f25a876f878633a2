package gametest

import (
	"errors"
	"fmt"
	"slices"

	"github.com/sandbar-games/sandbar/core"
)

// suite is one run of all laws over one game.
type suite[S comparable, M core.Move, V comparable, PS core.State[S, M, V], PV core.View[S, M, V]] struct {
	game     core.Game[S, M, V]
	cfg      Config[S, M]
	variants []variant[S]
	notes    []string          // what is worth telling although nothing is wrong
	pool     []M               // moves of many games, also as others see them; never changes once made
	counts   map[string]*count // for each law
}

// variant is one way to set up the game.
type variant[S any] struct {
	seats   int
	options string // as configured; "" for none
	start   S
	label   string
	plies   int // the usual length of a random game
}

// law is one promise of the contract and how to find it broken.
type law[P any] struct {
	name  string // of the subtest
	says  string // the promise in a sentence
	games int    // at most so many games per variant are of use; 0: the more the better
	game  func(P) error
}

// count is how many comparisons a law has made.
type count struct {
	made, vacuous int
}

// String returns both numbers as a phrase.
func (c *count) String() string {
	if c == nil {
		return "nothing to compare"
	}
	return fmt.Sprintf("%d comparisons, and %d vacuous", c.made, c.vacuous)
}

func (s *suite[S, M, V, PS, PV]) count(law string) *count {
	if s.counts[law] == nil {
		s.counts[law] = &count{}
	}
	return s.counts[law]
}

// laws returns all laws, those that others build on first.
func (s *suite[S, M, V, PS, PV]) laws() []law[*play[S, M, V, PS, PV]] {
	type p = play[S, M, V, PS, PV]
	return []law[*p]{
		{"shape", "a move is a struct of at most eight one-byte integers", 1, (*p).shape},
		{"reasons", "the reasons for refusals are listed, each once", 1, (*p).reasons},
		{"start", "New refuses what it cannot set up, and OptionsOf tells what it has set up", 1, (*p).start},
		{"turn", "the next to act is the lowest pending seat, or chance, or nobody at the end", 0, (*p).turn},
		{"conservation", "Check finds every invariant kept at every ply", 0, (*p).conservation},
		{"lists", "AppendMoves appends the same moves each time, none twice, some to every pending seat and to no other", 0, (*p).lists},
		{"legality", "Apply accepts exactly the moves and outcomes that are listed", 0, (*p).legality},
		{"refusal", "a refused move gives a MoveError and leaves the state as it was", 0, (*p).refusal},
		{"copies", "a copy of a state is independent, and equal copies go on alike", 0, (*p).copies},
		{"outcomes", "the outcomes of chance are distinct, likely and playable, and Sample draws one of them", 0, (*p).outcomes},
		{"sampling", "Sample draws by the weights", 20, (*p).sampling},
		{"simultaneous", "choices made at the same time commute and show nothing", 0, (*p).simultaneous},
		{"late", "Seen, asked after the event, shows nothing that it hid in time", 0, (*p).late},
		{"hides", "in a game that hides nothing all see the same", 0, (*p).hides},
		{"view", "a world that fits a view looks the same to its viewer", 0, (*p).view},
		{"memory", "what a viewer remembers is true, and its worlds fit it", 0, (*p).memory},
		{"worlds", "two worlds that look the same go on looking the same", 0, (*p).worlds},
		{"variety", "worlds vary wherever more than one fits", 0, (*p).variety},
		{"json", "states and views survive their JSON form", 0, (*p).json},
		{"nonsense", "decoding refuses what is no state or view at all", 1, (*p).hopeless},
		{"decoding", "what decoding accepts is sound", 0, (*p).decoding},
		{"text", "moves survive their text form, of which there is one each", 0, (*p).text},
		{"record", "a game survives its record, whole or cut, and its saved table", 0, (*p).recording},
		{"positions", "a game that began at a position survives its record and its saved table", 0, (*p).positions},
		{"length", "a game ends in time", 0, (*p).length},
		{"policies", "stubborn players come to an end like others", 0, (*p).policies},
		{"score", "tallies add up, and the end is an end", 0, (*p).score},
		{"estimate", "Evaluate shares out one victory, in the end among the winners", 0, (*p).estimate},
		{"allocations", "what a playout calls does not allocate", 20, (*p).allocations},
	}
}

// newSuite sets the game up in every way that the configuration allows.
func newSuite[S comparable, M core.Move, V comparable, PS core.State[S, M, V], PV core.View[S, M, V]](
	game core.Game[S, M, V], cfg Config[S, M],
) (*suite[S, M, V, PS, PV], error) {
	s := &suite[S, M, V, PS, PV]{game: game, cfg: cfg, counts: map[string]*count{}}
	if game.MinSeats < 1 || game.MaxSeats < game.MinSeats || game.MaxSeats > core.MaxSeats {
		return nil, fmt.Errorf("%s: from %d to %d seats cannot be", game.Name, game.MinSeats, game.MaxSeats)
	}
	sets := cfg.Options
	if len(sets) == 0 {
		sets = []string{""}
	}
	possible := make([]bool, game.MaxSeats+1)
	for _, options := range sets {
		var refused []error
		for seats := game.MinSeats; seats <= game.MaxSeats; seats++ {
			start, err := game.New(seats, []byte(options))
			if err != nil {
				refused = append(refused, err)
				continue
			}
			possible[seats] = true
			label := fmt.Sprintf("%d seats", seats)
			if options != "" {
				label += " " + options
			}
			s.variants = append(s.variants, variant[S]{seats: seats, options: options, start: start, label: label})
		}
		if len(refused) == game.MaxSeats-game.MinSeats+1 {
			return nil, fmt.Errorf("%s: no number of seats can play with the options %s: %w", game.Name, options, errors.Join(refused...))
		}
		if len(refused) > 0 {
			s.notes = append(s.notes, fmt.Sprintf("with the options %s, %d seat counts cannot play: %v", options, len(refused), errors.Join(refused...)))
		}
	}
	for seats := game.MinSeats; seats <= game.MaxSeats; seats++ {
		if !possible[seats] {
			return nil, fmt.Errorf("%s: no option set is playable with %d seats", game.Name, seats)
		}
	}
	s.fillPool()
	return s, nil
}

const (
	poolGames = 6    // games a variant that fill the pool
	poolMoves = 4000 // the most moves in it
)

// fillPool plays some games for the moves that occur in them, as they are and as
// each viewer sees them, and for their length. What is wrong with a game it
// leaves to the laws to find.
func (s *suite[S, M, V, PS, PV]) fillPool() {
	known := map[M]bool{}
	add := func(m M) {
		if !known[m] && len(s.pool) < poolMoves {
			known[m] = true
			s.pool = append(s.pool, m)
		}
	}
	for i := range s.variants {
		v := &s.variants[i]
		plies := 0
		for seed := range uint64(poolGames) {
			p := s.newPlay(v, seededSource(seed), &count{})
			p.follows = false
			_ = p.guard(func() error {
				return p.eachPly(func() error {
					for _, by := range p.actors() {
						for _, m := range slices.Clone(p.legal(by)) {
							add(m)
							for _, viewer := range p.viewers() {
								add(PS(&p.state).Seen(viewer, by, m))
							}
						}
					}
					return nil
				})
			})
			plies += len(p.events)
		}
		v.plies = max(1, plies/poolGames)
	}
}
