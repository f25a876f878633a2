package mermaids

import "github.com/sandbar-games/sandbar/core"

const name = "mermaids"

// mostEvents bounds the events of a game (MB-21, MB-25). At most 25 cards are
// dealt. Each of 51 cards leaves a hand in at most three events (the play, the
// shell or the drawn card, and the check), an Ask granted in four for two cards.
// Each of 6 Starfish adds five passes and the take-up. Each of 41 cards drawn
// after a refusal takes five. With the Beach deck empty, the 40 items that could
// be refused by five hands are each refused once between two Starfish, in two
// events. One event ends the game.
const mostEvents = 25 + 51*3 + 6*6 + 41*5 + 40*7*2 + 1

// Game describes the game to code that plays any game of this module.
var Game = core.Game[State, Move, View]{
	Name:       name,
	Title:      "Mermaid Beach",
	MinSeats:   minSeats,
	MaxSeats:   maxSeats,
	Revision:   1,
	MostEvents: mostEvents,
	Hides:      true,
	Options: []core.Option{
		{
			Name:    "younger",
			Doc:     "Play as with younger players: without Mean Mermaids and Sneaker Waves.",
			Values:  "true or false",
			Default: "false",
		},
		{
			Name:    "seaweed",
			Doc:     "Whom a Seaweed can make draw a card: other players, or any player, oneself too.",
			Values:  `"others" or "any"`,
			Default: `"others"`,
		},
		{
			Name:    "first",
			Doc:     "The seat that starts.",
			Values:  "0 to the number of seats less 1",
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
