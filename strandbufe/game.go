package strandbufe

import "github.com/sandbar-games/sandbar/core"

const name = "strandbufe"

// Game describes the game to code that plays any game of this module.
var Game = core.Game[State, Move, View]{
	Name:       name,
	Title:      "Strandbüfé",
	MinSeats:   1,
	MaxSeats:   mostPlayers,
	Revision:   1,
	MostEvents: mostEvents,
	Options: []core.Option{
		{
			Name:    "mode",
			Doc:     "The beginner's or the advanced game for two to six, or the solo game for one.",
			Values:  `"beginner", "advanced" or "solo"`,
			Default: `"beginner"`,
		},
		{
			Name:    "promos",
			Doc:     "The promo guests in the deck.",
			Values:  `"all" or a list of "eszkimok", "bro", "alienek", "bohoc", "david", "prunella", "grump" and "punk"`,
			Default: `[]`,
		},
		{
			Name:    "drinks",
			Doc:     "What serves as a free drink: any token from the drink compartment, or a coloured one only.",
			Values:  `"any" or "literal"`,
			Default: `"any"`,
		},
		{
			Name:    "first",
			Doc:     "The seat that holds the starting marker in the first round.",
			Values:  "a seat; 0 in a solo game",
			Default: "0",
		},
		{
			Name:    "boards",
			Doc:     "The numbers of the boards before the seats, each another; by default 1 for seat 0, 2 for seat 1 and so on.",
			Values:  "a list of 1 to 6, one a seat",
			Default: "[]",
		},
		{
			Name:    "cards",
			Doc:     "A card set of one's own in full, as CARDS.md describes it; by default the stand-in set.",
			Values:  "an object",
			Default: "null",
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
	DecodeState: func(like *State, data []byte) (State, error) { return DecodeState(cardsOf(like), data) },
	DecodeView:  func(like *State, data []byte) (View, error) { return DecodeView(cardsOf(like), data) },
}

// cardsOf returns the card set of a state, or the stand-in where there is none.
func cardsOf(s *State) *CardSet {
	if s == nil || s.set == nil {
		return StandIn()
	}
	return s.set
}

// The most that a game can have of each kind of event. Serving takes a point for
// each token: three workers, 12 at most, three saved and one from a clock.
const (
	mostReveals  = rounds*(mostRow+1) + goalsShown
	mostBids     = mostPlayers * (mostPlayers + 1) / 2 // ST-15
	mostGifts    = mostPlayers                         // one guest or one refusal each
	mostServing  = 16 + 1 + 5 + 1 + 1 + 2 + 1          // serve, restock, fill, stop, bonus, drinks, done
	mostUpgrades = workers + rounds - 1                // in a game: three turned, and done in each round
	mostEvents   = mostReveals + rounds*(mostBids+mostGifts+mostPlayers*mostServing) + mostPlayers*mostUpgrades + 2
)
