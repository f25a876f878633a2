package gametest

import (
	"context"
	"fmt"
	"slices"
	"testing"

	"github.com/sandbar-games/sandbar/core"
	"github.com/sandbar-games/sandbar/core/bots"
)

// Bot checks that bots of one kind decide by what they see, remember and draw, and
// by nothing else. Beside every game a second world goes on for each seat, one
// that to this seat has looked the same from the start or since the last time
// that none was left. In each of the two worlds a bot sits there, and wherever the
// seat is to act both are asked, with views made from their own world and with
// equal generators: they must return the same legal move and draw as much. So a
// bot that learns of hidden cards through a leak fails, and so does one that
// decides by the clock or by a generator of its own.
//
// The options are option sets as in [Config]. A failure prints what one of [Run]
// prints.
func Bot[S comparable, M core.Move, V comparable, PS core.State[S, M, V], PV core.View[S, M, V]](
	t *testing.T, game core.Game[S, M, V], newBot func() bots.Bot[M, V], options ...string,
) {
	s, err := newSuite[S, M, V, PS, PV](game, Config[S, M]{Options: options})
	if err != nil {
		t.Fatal(err)
	}
	law := s.botLaw(newBot)
	budget := s.budget(law)
	for i := range s.variants {
		v := &s.variants[i]
		t.Run(v.label, func(t *testing.T) { s.enforce(t, law, v, budget) })
	}
	t.Logf("%s: %s", law.says, s.count(law.name))
}

func (s *suite[S, M, V, PS, PV]) botLaw(newBot func() bots.Bot[M, V]) law[*play[S, M, V, PS, PV]] {
	return law[*play[S, M, V, PS, PV]]{
		name: "bot",
		says: "a bot decides alike in worlds that look the same",
		game: func(p *play[S, M, V, PS, PV]) error { return p.bots(newBot) },
	}
}

// bots lets two bots for each seat decide along a game.
func (p *play[S, M, V, PS, PV]) bots(newBot func() bots.Bot[M, V]) error {
	beside := make([]parallel[S, V], p.seats())
	pairs := make([][2]bots.Bot[M, V], p.seats())
	for i := range pairs {
		pairs[i] = [2]bots.Bot[M, V]{newBot(), newBot()}
	}
	for {
		for i := range beside {
			if b := &beside[i]; !b.alive {
				b.view = p.recalled()[i]
				b.state, b.alive = PV(&b.view).Determinize(&p.rng), true
			}
		}
		if p.over() {
			return nil
		}
		for seat := range PS(&p.state).Pending().All() {
			if err := p.alike(&beside[seat], seat, pairs[seat]); err != nil {
				return err
			}
		}
		e, err := p.choose()
		if err != nil {
			return err
		}
		for i := range beside {
			if err := p.goesOn(&beside[i], core.Seat(i), e); err != nil {
				return err
			}
		}
		before := p.state
		if err := p.apply(e); err != nil {
			return err
		}
		for i := range beside {
			b := &beside[i]
			seen := PS(&before).Seen(core.Seat(i), e.By, e.Move)
			tell(pairs[i][0], p.views[i], e.By, seen)
			if b.alive {
				tell(pairs[i][1], b.view, e.By, seen)
			} else {
				tell(pairs[i][1], p.views[i], e.By, seen)
			}
		}
	}
}

// tell lets a bot that observes its game see an event.
func tell[M, V any](bot bots.Bot[M, V], view V, by core.Seat, seen M) {
	if o, ok := bot.(bots.Observer[M, V]); ok {
		o.Observe(view, by, seen)
	}
}

// alike asks the two bots of a seat for a move.
func (p *play[S, M, V, PS, PV]) alike(b *parallel[S, V], seat core.Seat, pair [2]bots.Bot[M, V]) error {
	views := [2]V{p.views[seat], b.view}
	var moves [2]M
	var rngs [2]core.RNG
	legal := PV(&views[0]).AppendMoves(nil)
	for i, bot := range pair {
		rngs[i] = core.NewRNG(p.from.seed, uint64(len(p.events))) // equal for both
		moves[i] = bot.Choose(context.Background(), views[i], slices.Clone(legal), &rngs[i])
		if !slices.Contains(legal, moves[i]) {
			return fmt.Errorf("the bot of seat %s makes the move %s, which is not legal", seat, moves[i])
		}
	}
	switch {
	case moves[0] != moves[1]:
		return fmt.Errorf("seat %s cannot tell two worlds apart, and its bot makes the move %s in one and %s in the other%s",
			seat, moves[0], moves[1], p.shown(&b.state))
	case rngs[0] != rngs[1]:
		return fmt.Errorf("seat %s cannot tell two worlds apart, and its bot draws more in one of them%s", seat, p.shown(&b.state))
	case b.state == p.state:
		p.count.vacuous++
	default:
		p.count.made++
	}
	return nil
}
