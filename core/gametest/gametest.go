package gametest

import (
	"flag"
	"fmt"
	"testing"
	"time"

	"github.com/sandbar-games/sandbar/core"
	"pgregory.net/rapid"
)

var (
	gamesFlag  = flag.Int("gametest.games", 0, "random games that each law of gametest.Run plays, shared out among option sets and seat counts (0: as many as fit into a few seconds)")
	updateFlag = flag.Bool("update", false, "rewrite the golden records of gametest.Golden")
)

// Config says with what [Run] plays a game.
type Config[S, M any] struct {
	// Options are the option sets to play with, each a JSON object as the game's
	// New takes it. None at all means the rulebook's options only.
	Options []string
	// Policies are ways to play that random games hardly ever take. Two are
	// always there: the first legal move, and the last. Half of the games in which
	// the laws are checked lean towards one of the Policies.
	Policies []Policy[S, M]
	// Plies bounds the length of a game with uniformly random moves, chance
	// included, where the rules bound no game: Game.MostEvents is 0. If it is 0
	// too, the bound is 10,000.
	Plies int
}

// Policy is a way to play, as stubborn as possible: to keep everything, never to
// stop, to pass whenever it can be done.
type Policy[S, M any] struct {
	// Name names it in the test's output.
	Name string
	// Choose picks one of the legal moves of a seat, of which there is at least
	// one. It may draw from r and must not keep or change anything else.
	Choose func(s *S, by core.Seat, moves []M, r *core.RNG) M
}

// Run checks that a game keeps the contract of package core: it runs each law as
// a subtest, for each option set and each number of seats that it allows. A
// failure prints a record that replays it, shrunk by package rapid, and the
// rapid.failfile or rapid.seed with which the same check fails again.
//
// By default each law plays for a second or less in all; the flag
// -gametest.games=100000 makes each law play that many games. With -short it
// plays a fifth. Run must not be called from a parallel test.
func Run[S comparable, M core.Move, V comparable, PS core.State[S, M, V], PV core.View[S, M, V]](
	t *testing.T, game core.Game[S, M, V], cfg Config[S, M],
) {
	s, err := newSuite[S, M, V, PS, PV](game, cfg)
	if err != nil {
		t.Fatal(err)
	}
	for _, note := range s.notes {
		t.Log(note)
	}
	for _, law := range s.laws() {
		t.Run(law.name, func(t *testing.T) {
			budget := s.budget(law)
			for i := range s.variants {
				v := &s.variants[i]
				t.Run(v.label, func(t *testing.T) {
					s.enforce(t, law, v, budget)
				})
			}
			t.Logf("%s: %s", law.says, s.counts[law.name])
		})
	}
}

// budget bounds how much one law plays of each variant.
type budget struct {
	games int           // at most so many games
	least int           // so many whatever time they take
	time  time.Duration // after that no new game
}

const (
	lawTime      = 500 * time.Millisecond // for one law, all variants together
	shortTime    = lawTime / 5
	defaultGames = 500 // for one law and variant
	leastGames   = 2
)

func (s *suite[S, M, V, PS, PV]) budget(law law[*play[S, M, V, PS, PV]]) budget {
	variants := len(s.variants)
	b := budget{defaultGames, leastGames, lawTime / time.Duration(variants)}
	if testing.Short() {
		b.time = shortTime / time.Duration(variants)
	}
	if *gamesFlag > 0 {
		b.games = (*gamesFlag + variants - 1) / variants
		b.least = b.games
	}
	if law.games > 0 {
		b.games = min(b.games, law.games)
		b.least = min(b.least, law.games)
	}
	return b
}

// enforce checks a law in games of one variant until the budget is spent.
func (s *suite[S, M, V, PS, PV]) enforce(t rapid.TB, law law[*play[S, M, V, PS, PV]], v *variant[S], b budget) {
	start, played, failed := time.Now(), 0, false
	for round := uint64(0); played < b.games && !failed; round++ {
		before := played
		rapid.Check(t, func(rt *rapid.T) {
			// Once a game has failed, rapid repeats and shrinks it.
			if !failed && (played >= b.games || played >= b.least && time.Since(start) > b.time) {
				return
			}
			played++
			if err := s.check(law, v, rapidSource(rt, round)); err != nil {
				failed = true
				rt.Fatalf("%v", err)
			}
		})
		if t.Failed() || played == before || time.Since(start) > b.time && played >= b.least {
			break
		}
	}
}

// source is where a game's choices come from.
type source struct {
	seed   uint64        // of the law's own generator
	spread bool          // whether equal draws at different plies mean different choices
	draw   func() uint64 // one choice, 0 being the simplest
	inside *bool         // whether a draw is under way: rapid ends one by a panic of its own
}

// rapidSource lets rapid choose, so that it can shrink. Where spread is false the
// choice that a draw stands for depends on no other draw, so that rapid can drop
// any of them.
func rapidSource(rt *rapid.T, round uint64) source {
	choice, inside := rapid.Uint16(), false
	return source{
		seed:   uint64(rapid.Uint16().Draw(rt, "seed")) + round<<16,
		spread: rapid.Bool().Draw(rt, "spread"),
		draw: func() uint64 {
			inside = true
			x := choice.Draw(rt, "choice")
			inside = false
			return uint64(x)
		},
		inside: &inside,
	}
}

// seededSource makes uniform choices from a seed.
func seededSource(seed uint64) source {
	rng := core.NewRNG(seed, 0)
	return source{seed: seed, spread: true, inside: new(bool), draw: func() uint64 { return rng.Uint64()&0xffff | 1 }}
}

// check plays one game of a variant and returns how it broke the law.
func (s *suite[S, M, V, PS, PV]) check(law law[*play[S, M, V, PS, PV]], v *variant[S], from source) error {
	p := s.newPlay(v, from, s.count(law.name))
	err := p.guard(func() error { return law.game(p) })
	if err == nil {
		return nil
	}
	return fmt.Errorf("law %q broken, %s, after %d events: %w\nThe record up to there:\n%s",
		law.name, v.label, len(p.events), err, p.record())
}
