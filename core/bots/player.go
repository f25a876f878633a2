package bots

import (
	"context"
	"fmt"

	"github.com/sandbar-games/sandbar/core"
)

// Any returns the kinds of bots for a game behind text and JSON, the weakest first:
// those of [Names], but expectimax only for a game that hides nothing.
func Any[S comparable, M core.Move, V comparable, PS core.State[S, M, V], PV core.View[S, M, V]](
	game core.Game[S, M, V],
) []core.AnyBot {
	var all []core.AnyBot
	for _, k := range kinds[S, M, V, PS, PV](game) {
		if game.Hides && k.name == "expectimax" {
			continue
		}
		all = append(all, core.AnyBot{Name: k.name, Doc: k.doc, Options: k.options, New: func(options []byte) (core.Player, error) {
			bot, err := k.make(options)
			if err != nil {
				return nil, fmt.Errorf("bots: %w", err)
			}
			return PlayerOf[S, M, V, PS, PV](game, bot), nil
		}})
	}
	return all
}

// PlayerOf returns the bot as a player of sessions of the game. A [Search] is a
// [core.Adviser], too.
func PlayerOf[S comparable, M core.Move, V comparable, PS core.State[S, M, V], PV core.View[S, M, V]](
	game core.Game[S, M, V], bot Bot[M, V],
) core.Player {
	p := player[S, M, V, PS, PV]{game, bot}
	if search, ok := bot.(interface{ Report() Report[M] }); ok {
		return adviser[S, M, V, PS, PV]{p, search.Report}
	}
	return p
}

// player plays sessions with a bot.
type player[S comparable, M core.Move, V comparable, PS core.State[S, M, V], PV core.View[S, M, V]] struct {
	game core.Game[S, M, V]
	bot  Bot[M, V]
}

// Choose satisfies [core.Player].
func (p player[S, M, V, PS, PV]) Choose(ctx context.Context, s core.Session, seat core.Seat, rng *core.RNG) (string, error) {
	if s.Game() != p.game.Name {
		return "", fmt.Errorf("bots: a bot for %s cannot play %s", p.game.Name, core.Clip(s.Game()))
	}
	if !seat.At(s.Seats()) || !s.Pending().Has(seat) {
		return "", fmt.Errorf("%s: seat %v: %s", p.game.Name, seat, core.ReasonNotPending)
	}
	view, err := p.view(s, seat)
	if err != nil {
		return "", err
	}
	return p.bot.Choose(ctx, view, PV(&view).AppendMoves(nil), rng).String(), nil
}

// view returns what the seat sees and remembers. A session that is not of the module is
// asked for its JSON.
func (p player[S, M, V, PS, PV]) view(s core.Session, seat core.Seat) (V, error) {
	if table, ok := core.TableOf[S, M, V, PS, PV](s); ok {
		return table.View(seat), nil
	}
	like, err := p.game.New(s.Seats(), s.RecordAs(seat).Options)
	if err != nil {
		var none V
		return none, err
	}
	return p.game.DecodeView(&like, s.View(seat))
}

// adviser is the player of a bot that reports.
type adviser[S comparable, M core.Move, V comparable, PS core.State[S, M, V], PV core.View[S, M, V]] struct {
	player[S, M, V, PS, PV]
	report func() Report[M]
}

// Advice satisfies [core.Adviser].
func (a adviser[S, M, V, PS, PV]) Advice() []core.Advice {
	var all []core.Advice
	for _, m := range a.report().Moves {
		all = append(all, core.Advice{Move: m.Move.String(), Share: m.Mean, Visits: m.Visits})
	}
	return all
}
