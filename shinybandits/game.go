package shinybandits

import (
	"errors"
	"fmt"
	"strings"

	"github.com/sandbar-games/sandbar/core"
)

const name = "shinybandits"

// Game describes the game to code that plays any game of this module.
var Game = core.Game[State, Move, View]{
	Name:     name,
	Title:    "Shiny Bandits",
	MinSeats: minSeats,
	MaxSeats: MaxSeats,
	Revision: 1,
	// Nine draws, and in each of nine rounds two choices a seat and two reveals;
	// in one round at most a seat's Stop is the only one.
	MostEvents: Rounds + Rounds*(2*MaxSeats+2) + MaxSeats,
	Hides:      true,
	Options: []core.Option{
		{
			Name: "locations",
			Doc: "The nine Location cards, in any order. The default is a stand-in, since the rulebook does not list its cards: " +
				"give those of your own box.",
			Values:  `a list of nine cards such as "nest3/stream5": side 0 and side 1, two different ones of camp, stream and nest, each with a number from 1 to 9`,
			Default: `["` + strings.Join(cardNames(standIn[:]), `","`) + `"]`,
		},
	},
	New: func(seats int, options []byte) (State, error) {
		var o Options
		if err := core.DecodeOptions(name, options, &o); err != nil {
			return State{}, err
		}
		return New(seats, o)
	},
	OptionsOf: func(s *State) []byte { return core.EncodeJSON(s.Options()) },
	Evaluate:  Evaluate,
	ParseMove: ParseMove,
	DecodeState: func(like *State, data []byte) (State, error) {
		s, err := core.Decode[State](data)
		if err == nil && s.deck() != like.deck() {
			return State{}, fmt.Errorf("shinybandits: state: %w", errOtherDeck)
		}
		return s, err
	},
	DecodeView: func(like *State, data []byte) (View, error) {
		v, err := core.Decode[View](data)
		if err == nil && v.deck() != like.deck() {
			return View{}, fmt.Errorf("shinybandits: view: %w", errOtherDeck)
		}
		return v, err
	},
}

func cardNames(cards []Card) []string {
	var names []string
	for _, c := range cards {
		names = append(names, c.String())
	}
	return names
}

var errOtherDeck = errors.New("its Location cards are not those of this game (SB-03)")
