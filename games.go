package sandbar

import (
	"fmt"
	"math/rand/v2"
	"strings"

	"github.com/sandbar-games/sandbar/beachbandits"
	beachbanditsschema "github.com/sandbar-games/sandbar/beachbandits/schema"
	"github.com/sandbar-games/sandbar/core"
	"github.com/sandbar-games/sandbar/core/arena"
	"github.com/sandbar-games/sandbar/core/bots"
	"github.com/sandbar-games/sandbar/losbanditos"
	losbanditosschema "github.com/sandbar-games/sandbar/losbanditos/schema"
	"github.com/sandbar-games/sandbar/mermaids"
	mermaidsschema "github.com/sandbar-games/sandbar/mermaids/schema"
	"github.com/sandbar-games/sandbar/shinybandits"
	shinybanditsschema "github.com/sandbar-games/sandbar/shinybandits/schema"
	"github.com/sandbar-games/sandbar/strandbufe"
	strandbufeschema "github.com/sandbar-games/sandbar/strandbufe/schema"
)

// list is the one list of the games of the module, in a fixed order.
func list() []entry {
	return []entry{
		enter(losbanditos.Game, losbanditosschema.State, losbanditosschema.View),
		enter(shinybandits.Game, shinybanditsschema.State, shinybanditsschema.View),
		enter(beachbandits.Game, beachbanditsschema.State, beachbanditsschema.View),
		enter(mermaids.Game, mermaidsschema.State, mermaidsschema.View),
		enter(strandbufe.Game, strandbufeschema.State, strandbufeschema.View),
	}
}

// entry is a game with its types hidden.
type entry struct {
	game  core.AnyGame
	arena arena.AnyGame
}

func enter[S comparable, M core.Move, V comparable, PS core.State[S, M, V], PV core.View[S, M, V]](
	game core.Game[S, M, V], state, view string,
) entry {
	e := entry{core.Any[S, M, V, PS, PV](game), arena.Any[S, M, V, PS, PV](game)}
	e.game.Bots = bots.Any[S, M, V, PS, PV](game)
	e.game.StateSchema, e.game.ViewSchema = state, view
	return e
}

// Games returns all games of the module in a fixed order, with their bots and schemas.
func Games() []core.AnyGame {
	var games []core.AnyGame
	for _, e := range list() {
		games = append(games, e.game)
	}
	return games
}

// Lookup returns the game of a name, such as "losbanditos". The error lists the
// names there are.
func Lookup(name string) (core.AnyGame, error) {
	e, err := find(name)
	return e.game, err
}

// Arena returns the game of a name for competitions between bots. The error lists the
// names there are.
func Arena(name string) (arena.AnyGame, error) {
	e, err := find(name)
	return e.arena, err
}

// Arenas returns all games in a fixed order for competitions between bots.
func Arenas() []arena.AnyGame {
	var arenas []arena.AnyGame
	for _, e := range list() {
		arenas = append(arenas, e.arena)
	}
	return arenas
}

// Names returns the names of all games in a fixed order.
func Names() []string {
	var names []string
	for _, e := range list() {
		names = append(names, e.game.Name)
	}
	return names
}

func find(name string) (entry, error) {
	for _, e := range list() {
		if e.game.Name == name {
			return e, nil
		}
	}
	return entry{}, fmt.Errorf("sandbar: no game %q: there are %s", core.Clip(name), strings.Join(Names(), ", "))
}

// Open starts a game by its name with options as a JSON object; "" and "{}" are
// the rulebook. Chance is seeded at random: for a seed of your own, or to decide
// for chance yourself, use [Lookup] and the game's Open.
func Open(name string, seats int, options string) (core.Session, error) {
	game, err := Lookup(name)
	if err != nil {
		return nil, err
	}
	rng := core.NewRNG(rand.Uint64(), rand.Uint64())
	return game.Open(seats, []byte(options), &rng)
}
