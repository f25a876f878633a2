package main

import (
	"fmt"
	"strings"

	"github.com/sandbar-games/sandbar/beachbandits"
	"github.com/sandbar-games/sandbar/core"
	"github.com/sandbar-games/sandbar/examples/internal/face"
	"github.com/sandbar-games/sandbar/losbanditos"
	"github.com/sandbar-games/sandbar/mermaids"
	"github.com/sandbar-games/sandbar/shinybandits"
	"github.com/sandbar-games/sandbar/strandbufe"
)

// games returns what can be played; each game brings its own face.
func games() []offer {
	return []offer{
		newOffer(losbanditos.Game, face.LosBanditos),
		newOffer(shinybandits.Game, face.ShinyBandits),
		newOffer(beachbandits.Game, face.BeachBandits),
		newOffer(mermaids.Game, face.Mermaids),
		newOffer(strandbufe.Game, face.Strandbufe),
	}
}

// offer is a game on the menu.
type offer struct {
	name, title string
	least, most int
	play        func(*host) error
	// optionsFor returns options with which so many can play, "" for the rulebook.
	optionsFor func(seats int) string
}

func newOffer[S comparable, M core.Move, V comparable, PS core.State[S, M, V], PV core.View[S, M, V]](
	game core.Game[S, M, V], f face.Face[M, V],
) offer {
	return offer{
		name: game.Name, title: game.Title, least: game.MinSeats, most: game.MaxSeats,
		optionsFor: func(seats int) string {
			if _, err := game.New(seats, nil); err != nil {
				return f.Solo
			}
			return ""
		},
		play: func(h *host) error {
			m := match[S, M, V, PS, PV]{host: h, game: game, face: f}
			return m.run()
		},
	}
}

func (o offer) seats() string {
	if o.least == o.most {
		return fmt.Sprintf("%d players", o.least)
	}
	return fmt.Sprintf("%d to %d players", o.least, o.most)
}

func gameNames() string {
	var names []string
	for _, g := range games() {
		names = append(names, g.name)
	}
	return strings.Join(names, ", ")
}
