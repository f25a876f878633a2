package gametest

import (
	"bytes"
	"encoding/json"
	"fmt"

	"github.com/sandbar-games/sandbar/core"
)

// turn holds Next, Pending and Seats against each other.
func (p *play[S, M, V, PS, PV]) turn() error {
	return p.eachPly(func() error {
		p.count.made++
		s := PS(&p.state)
		if got := s.Seats(); got != p.seats() {
			return fmt.Errorf("the state counts %d seats in a game of %d", got, p.seats())
		}
		next, pending := s.Next(), s.Pending()
		switch {
		case pending&^core.AllSeats(p.seats()) != 0:
			return fmt.Errorf("pending are %s, but there are %d seats", pending, p.seats())
		case pending != 0 && next != pending.First():
			return fmt.Errorf("next is %s, but pending are %s", next, pending)
		case pending == 0 && next != core.Chance && next != core.Nobody:
			return fmt.Errorf("next is %s, but no seat is pending", next)
		case next == core.Nobody && len(p.events) == 0:
			return fmt.Errorf("the game is over before it starts")
		}
		return nil
	})
}

// conservation asks the game's own Check.
func (p *play[S, M, V, PS, PV]) conservation() error {
	return p.eachPly(func() error {
		p.count.made++
		return PS(&p.state).Check()
	})
}

// copies keeps copies aside while the game goes on, and plays the same event on
// two of them.
func (p *play[S, M, V, PS, PV]) copies() error {
	type kept struct {
		state, again S
		text         []byte
		ply          int
	}
	var aside []*kept
	err := p.eachPly(func() error {
		if n := len(p.events); n > 0 {
			e := p.events[n-1]
			p.scratch = p.before
			if err := PS(&p.scratch).Apply(e.By, e.Move); err != nil {
				return fmt.Errorf("%s of %s is legal in a state and not in its copy: %w", e.Move, e.By, err)
			}
			p.count.made++
			if p.scratch != p.state {
				return fmt.Errorf("%s of %s leads to different states from equal ones", e.Move, e.By)
			}
		}
		if p.rng.Intn(p.variant.plies) >= 12 {
			return nil
		}
		text, err := json.Marshal(&p.state)
		aside = append(aside, &kept{p.state, p.state, text, len(p.events)})
		return err
	})
	if err != nil {
		return err
	}
	for _, k := range aside {
		text, err := json.Marshal(&k.state)
		if err != nil {
			return err
		}
		p.count.made++
		if k.state != k.again || !bytes.Equal(text, k.text) {
			return fmt.Errorf("the copy taken after %d events has changed while the game went on:\n%s\nis now\n%s", k.ply, k.text, text)
		}
	}
	return nil
}

// length plays uniformly random games to their end.
func (p *play[S, M, V, PS, PV]) length() error {
	p.follows = false
	if p.suite.game.MostEvents == 0 {
		// Only random games must end then, not those that rapid makes up.
		p.from, p.leaning = seededSource(p.from.seed<<16|p.from.draw()), nil
	}
	if err := p.eachPly(func() error { return nil }); err != nil {
		return err
	}
	p.count.made++
	if PS(&p.state).Next() == core.Nobody {
		return nil
	}
	if p.suite.game.MostEvents > 0 {
		return fmt.Errorf("no game has more than %d events, says the game, but this one goes on", p.suite.game.MostEvents)
	}
	return fmt.Errorf("this random game goes on after %d events", len(p.events))
}

// score holds tallies, scores, winners and the end against each other.
func (p *play[S, M, V, PS, PV]) score() error {
	return p.eachPly(func() error {
		s := PS(&p.state)
		for seat := range core.Seat(p.seats()) {
			p.count.made++
			if tally, score := s.Tally(seat), s.Score(seat); tally.Total() != score {
				return fmt.Errorf("seat %d scores %d, but its tally adds up to %d: %v", seat, score, tally.Total(), tally)
			}
		}
		for _, seat := range append(p.strangers(), core.Nobody) {
			if score, total := s.Score(seat), s.Tally(seat).Total(); score != 0 || total != 0 {
				return fmt.Errorf("%s, who does not play, scores %d, by its tally %d", seat, score, total)
			}
		}
		winners := s.Winners()
		if s.Next() != core.Nobody {
			if winners != 0 {
				return fmt.Errorf("the winners are %s, but the game goes on", winners)
			}
			return nil
		}
		switch {
		case winners&^core.AllSeats(p.seats()) != 0:
			return fmt.Errorf("the winners are %s of %d seats", winners, p.seats())
		case len(s.AppendOutcomes(nil)) > 0:
			return fmt.Errorf("the game is over, but chance has outcomes")
		}
		for _, seat := range p.actors() {
			if moves := s.AppendMoves(nil, seat); len(moves) > 0 {
				return fmt.Errorf("the game is over, but seat %s may %s", seat, moves[0])
			}
		}
		return nil
	})
}

// policies lets each stubborn player play at all seats.
func (p *play[S, M, V, PS, PV]) policies() error {
	stubborn := append([]Policy[S, M]{
		{"first", func(_ *S, _ core.Seat, moves []M, _ *core.RNG) M { return moves[0] }},
		{"last", func(_ *S, _ core.Seat, moves []M, _ *core.RNG) M { return moves[len(moves)-1] }},
	}, p.suite.cfg.Policies...)
	seed := p.from.seed<<16 | p.from.draw()
	for number, policy := range stubborn {
		p.state, p.events = p.variant.start, p.events[:0]
		p.rng = core.NewRNG(seed, uint64(number))
		if err := p.obey(policy); err != nil {
			return fmt.Errorf("policy %q: %w", policy.Name, err)
		}
	}
	return nil
}

// obey plays one game in which all seats follow a policy.
func (p *play[S, M, V, PS, PV]) obey(policy Policy[S, M]) error {
	p.follows = false
	s := PS(&p.state)
	for {
		p.count.made++
		if err := s.Check(); err != nil {
			return err
		}
		by := s.Next()
		if by == core.Nobody {
			return nil
		}
		if len(p.events) >= p.most() {
			if p.suite.game.MostEvents == 0 {
				return nil // the rules allow games without end
			}
			return fmt.Errorf("the game goes on after %d events", len(p.events))
		}
		if by == core.Chance {
			if err := p.apply(core.Event[M]{By: by, Move: s.Sample(&p.rng)}); err != nil {
				return err
			}
			continue
		}
		p.moveBuf = s.AppendMoves(p.moveBuf[:0], by)
		if len(p.moveBuf) == 0 {
			return fmt.Errorf("seat %d is to act and has no legal move", by)
		}
		p.scratch = p.state
		m := policy.Choose(&p.scratch, by, p.moveBuf, &p.rng)
		if err := p.apply(core.Event[M]{By: by, Move: m}); err != nil {
			return err
		}
	}
}
