package sandbar

import (
	"fmt"
	"math/rand/v2"
	"strings"

	"github.com/sandbar-games/sandbar/beachbandits"
	"github.com/sandbar-games/sandbar/core"
	"github.com/sandbar-games/sandbar/losbanditos"
	"github.com/sandbar-games/sandbar/mermaids"
	"github.com/sandbar-games/sandbar/shinybandits"
	"github.com/sandbar-games/sandbar/strandbufe"
)

// Games returns all games of the module in a fixed order.
func Games() []core.AnyGame {
	return []core.AnyGame{
		core.Any(losbanditos.Game),
		core.Any(shinybandits.Game),
		core.Any(beachbandits.Game),
		core.Any(mermaids.Game),
		core.Any(strandbufe.Game),
	}
}

// Lookup returns the game of a name, such as "losbanditos". The error lists the
// names there are.
func Lookup(name string) (core.AnyGame, error) {
	var names []string
	for _, game := range Games() {
		if game.Name == name {
			return game, nil
		}
		names = append(names, game.Name)
	}
	return core.AnyGame{}, fmt.Errorf("sandbar: no game %q: there are %s", core.Clip(name), strings.Join(names, ", "))
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
