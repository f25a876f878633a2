package losbanditos

import "github.com/sandbar-games/sandbar/core"

const name = "losbanditos"

// Game describes the game to code that plays any game of this module.
var Game = core.Game[State, Move, View]{
	Name:       name,
	Title:      "Los Banditos",
	MinSeats:   seats,
	MaxSeats:   seats,
	Revision:   1,
	MostEvents: 192, // LB-24
	Options: []core.Option{
		{
			Name:    "actions",
			Doc:     "How many booty actions, claims and gifts, a turn may hold.",
			Values:  `"any" or "one"`,
			Default: `"any"`,
		},
		{
			Name:    "first",
			Doc:     "The seat that starts.",
			Values:  "0 or 1",
			Default: "0",
		},
	},
	New: func(seats int, options []byte) (State, error) {
		var o Options
		if err := core.DecodeOptions(name, options, &o); err != nil {
			return State{}, err
		}
		return New(seats, o)
	},
	OptionsOf:   func(s *State) []byte { return core.EncodeJSON(s.Options()) },
	Evaluate:    Evaluate,
	ParseMove:   ParseMove,
	DecodeState: func(_ *State, data []byte) (State, error) { return core.Decode[State](data) },
	DecodeView:  func(_ *State, data []byte) (View, error) { return core.Decode[View](data) },
}
