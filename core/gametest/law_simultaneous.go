package gametest

import (
	"fmt"
	"slices"

	"github.com/sandbar-games/sandbar/core"
)

// simultaneous looks at the plies at which several seats are pending.
func (p *play[S, M, V, PS, PV]) simultaneous() error {
	return p.eachPly(func() error {
		pending := PS(&p.state).Pending()
		if pending.Len() < 2 {
			return nil
		}
		seats := slices.Collect(pending.All())
		chosen := map[core.Seat]M{}
		for _, by := range seats {
			moves := PS(&p.state).Moves(by)
			if len(moves) == 0 {
				return fmt.Errorf("seat %s is pending and has no legal move", by)
			}
			chosen[by] = moves[p.rng.Intn(len(moves))]
			if err := p.showsNothing(by, moves); err != nil {
				return err
			}
			if err := p.disturbsNobody(by, chosen[by], seats); err != nil {
				return err
			}
		}
		return p.commutes(seats, chosen)
	})
}

// commutes plays the choices of one step in their order and in other orders.
func (p *play[S, M, V, PS, PV]) commutes(seats []core.Seat, chosen map[core.Seat]M) error {
	inOrder := p.state
	for _, by := range seats {
		if err := PS(&inOrder).Apply(by, chosen[by]); err != nil {
			return fmt.Errorf("after the choices of other seats %s may not %s: %w", by, chosen[by], err)
		}
	}
	order := slices.Clone(seats)
	for round := range 4 {
		if round == 0 {
			slices.Reverse(order)
		} else {
			for i := range order {
				j := i + p.rng.Intn(len(order)-i)
				order[i], order[j] = order[j], order[i]
			}
		}
		p.scratch = p.state
		for _, by := range order {
			if err := PS(&p.scratch).Apply(by, chosen[by]); err != nil {
				return fmt.Errorf("in the order %v %s may not %s: %w", order, by, chosen[by], err)
			}
		}
		p.count.made++
		if p.scratch != inOrder {
			return fmt.Errorf("the choices %v lead to different states in the orders %v and %v", chosen, seats, order)
		}
	}
	return nil
}

// disturbsNobody checks that a choice leaves the others pending with the same
// moves.
func (p *play[S, M, V, PS, PV]) disturbsNobody(by core.Seat, m M, seats []core.Seat) error {
	p.scratch = p.state
	if err := PS(&p.scratch).Apply(by, m); err != nil {
		return err
	}
	for _, other := range seats {
		if other == by {
			continue
		}
		before, after := PS(&p.state).Moves(other), PS(&p.scratch).Moves(other)
		if !slices.Equal(before, after) {
			return fmt.Errorf("the choice %s of %s changes the moves of %s from %v to %v", m, by, other, before, after)
		}
	}
	return nil
}

// showsNothing checks that all choices of a seat look alike to everybody else.
func (p *play[S, M, V, PS, PV]) showsNothing(by core.Seat, moves []M) error {
	if len(moves) < 2 {
		p.count.vacuous++
		return nil
	}
	first := moves[0]
	if i := 1 + p.rng.Intn(len(moves)-1); i > 1 {
		moves = []M{first, moves[1], moves[i]}
	}
	for _, viewer := range append(p.viewers(), p.strangers()...) {
		if viewer == by {
			continue
		}
		p.scratch = p.state
		if err := PS(&p.scratch).Apply(by, first); err != nil {
			return err
		}
		seen, view := PS(&p.state).Seen(viewer, by, first), PS(&p.scratch).View(viewer)
		for _, m := range moves[1:] {
			p.count.made++
			if got := PS(&p.state).Seen(viewer, by, m); got != seen {
				return fmt.Errorf("viewer %s can tell the choices %s and %s of %s from each other: %s and %s", viewer, first, m, by, seen, got)
			}
			p.scratch = p.state
			if err := PS(&p.scratch).Apply(by, m); err != nil {
				return err
			}
			if PS(&p.scratch).View(viewer) != view {
				return fmt.Errorf("the view of %s differs after the choices %s and %s of %s", viewer, first, m, by)
			}
		}
	}
	return nil
}
