package core

import (
	"context"
	"fmt"
	"strings"
)

// Player decides for a seat of a [Session]: a bot for programs that learn the game at
// run time.
type Player interface {
	// Choose returns one of the seat's legal moves. It looks at what the seat may see of
	// the session and at nothing else, and changes nothing. All randomness comes from rng,
	// so that a game can be played again. When ctx is done Choose returns soon, with the
	// best move it has. A seat that has nothing to decide, and a session of another game,
	// are errors.
	Choose(ctx context.Context, s Session, seat Seat, rng *RNG) (string, error)
}

// Adviser is a [Player] that can say how it came to its last decision.
type Adviser interface {
	Player
	// Advice returns the moves that Choose weighed last, the best first; none if there was
	// nothing to weigh.
	Advice() []Advice
}

// Advice is what a [Player] thinks of a move.
type Advice struct {
	Move string `json:"move"`
	// Share is the share of the victory that the seat may expect after the move, from 0 to 1.
	Share float64 `json:"share"`
	// Visits is how often the move was looked at.
	Visits int `json:"visits"`
}

// AnyBot is a kind of bot that plays a game behind text and JSON.
type AnyBot struct {
	Name    string   // "search"
	Doc     string   // how it decides, in a sentence or two
	Options []Option // what New takes
	// New returns a bot with options as a JSON object, or none. One bot plays one seat of
	// one game at a time.
	New func(options []byte) (Player, error)
}

// Bot returns a bot of the game by the name of its kind, with options as a JSON object,
// or none. The error of an unknown name lists the names there are.
func (g *AnyGame) Bot(name string, options []byte) (Player, error) {
	var names []string
	for _, bot := range g.Bots {
		if bot.Name == name {
			return bot.New(options)
		}
		names = append(names, bot.Name)
	}
	return nil, fmt.Errorf("%s: no bot %q: there are %s", g.Name, Clip(name), strings.Join(names, ", "))
}

// TableOf returns the table behind a session that [Any] or a function of [AnyGame] has
// made of a game with these types; false for any other session.
func TableOf[S comparable, M Move, V comparable, PS State[S, M, V], PV View[S, M, V]](s Session) (*Table[S, M, V, PS, PV], bool) {
	own, ok := s.(session[S, M, V, PS, PV])
	return own.Table, ok
}
