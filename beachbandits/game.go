package beachbandits

import "github.com/sandbar-games/sandbar/core"

const name = "beachbandits"

// Game describes the game to code that plays any game of this module.
var Game = core.Game[State, Move, View]{
	Name:     name,
	Title:    "Beach Bandits",
	MinSeats: minSeats,
	MaxSeats: maxSeats,
	Revision: 1,
	// Players who want to can go on for ever (BB-07).
	MostEvents: 0,
	Hides:      true,
	Options: []core.Option{
		{
			Name:    "empty",
			Doc:     "What a turn with an empty hand may do: it has to draw the card it plays, or it may pass instead.",
			Values:  `"draw" or "pass"`,
			Default: `"draw"`,
		},
		{
			Name:    "first",
			Doc:     "The seat that starts.",
			Values:  "a seat at the table",
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
