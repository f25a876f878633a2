package strandbufe

import (
	"errors"
	"fmt"

	"github.com/sandbar-games/sandbar/core"
)

// Check returns an error if the state breaks an invariant: a token or card lost or
// made (ST-49), counts out of range, or a phase in which somebody has, has done or has
// refused what could not be by then. It does not follow up how each star, each time
// saved and each coloured token spent was come by.
func (s *State) Check() error {
	if err := s.check(); err != nil {
		return fmt.Errorf("%s: %w", name, err)
	}
	return nil
}

func (p *public) check() error {
	if p.set == nil {
		return errors.New("no card set: a state comes from New")
	}
	for _, check := range []func() error{
		p.checkTable, p.checkBuffets, p.checkGuests, p.checkGrey, p.checkReveals, p.checkServing, p.checkPhase,
		p.checkBids, p.checkPasses, p.checkNewcomers, p.checkEarned,
	} {
		if err := check(); err != nil {
			return err
		}
	}
	return nil
}

// attracting reports whether players are getting guests.
func (p Phase) attracting() bool { return p >= PhaseTake && p <= PhaseGive }

// serves reports whether a player is serving or answers a question meanwhile.
func (p Phase) serves() bool { return p >= PhaseServe && p <= PhaseGift }

func (p *public) checkTable() error {
	seats := p.Seats()
	options := p.Options()
	filled, err := options.check(seats)
	switch {
	case err != nil:
		return err
	case filled.Boards != options.Boards:
		return errors.New("boards: none (ST-04)")
	case p.mode == Solo && p.players != 2:
		return fmt.Errorf("%d players in a solo game: want 2", p.players)
	case p.round < 1 || p.round > rounds:
		return fmt.Errorf("round %d: want 1 to %d (ST-09)", p.round, rounds)
	case p.marker != p.markerNow():
		return fmt.Errorf("seat %v has the starting marker: want %v (ST-09)", p.marker, p.markerNow())
	case p.phase == 0 || p.phase > PhaseOver:
		return fmt.Errorf("%v is no phase", p.phase)
	case !p.turn.At(seats):
		return fmt.Errorf("turn %v: want a seat below %d", p.turn, seats)
	case p.phase == PhaseOver && !p.lastRound():
		return fmt.Errorf("over in round %d (ST-09)", p.round)
	case p.Next() == core.Chance && p.mode != Solo && p.turn != p.marker:
		return errors.New("chance is next, and the turn is not the starting seat's (ST-09)")
	case p.phase == PhaseOver && p.position() != int(p.players)-1:
		return errors.New("over, and the turn is not that of the last to serve (ST-19)")
	}
	return nil
}

func (p *public) checkBuffets() error {
	for i := range p.buffets {
		b := &p.buffets[i]
		err := p.checkBuffet(core.Seat(i), b)
		if i >= int(p.players) && *b != (buffet{}) {
			err = errors.New("there is no such player")
		}
		if err != nil {
			return fmt.Errorf("buffet %d: %w", i, err)
		}
	}
	return nil
}

func (p *public) checkBuffet(player core.Seat, b *buffet) error {
	tokens := int(b.unspent) + int(b.used) + b.coloured.Len()
	for i := range b.guests {
		tokens += int(b.guests[i].coloured)
		if b.guests[i].drink == colouredDrink {
			tokens++
		}
		if err := p.checkWaiting(player, b, i); err != nil {
			return err
		}
	}
	for g := Vegetable; g <= Drink && player.At(p.Seats()); g++ {
		limit := compartment
		if p.mode != Beginner && p.set.boards[b.board-1].Favours == g {
			limit++
		}
		if b.limit.Count(g) != limit {
			return fmt.Errorf("the %v compartment holds %d: want %d (ST-02, ST-10)", g, b.limit.Count(g), limit)
		}
		if n := b.grey.Count(g) + b.coloured.Count(g); n > limit {
			return fmt.Errorf("%d tokens in the %v compartment: at most %d (ST-02, ST-10)", n, g, limit)
		}
	}
	idle := !p.phase.attracting() && p.Next() == core.Chance
	waits := p.phase.attracting() || p.phase.serves() && player.At(int(p.players)) && p.positionOf(player) > p.position()
	switch {
	case player.At(int(p.players)) && tokens != colouredEach:
		return fmt.Errorf("%d coloured tokens: want %d (ST-49)", tokens, colouredEach)
	case b.stars > mostStars || b.usable > b.stars:
		return fmt.Errorf("%d stars, %d of them usable: at most %d (ST-03)", b.stars, b.usable, mostStars)
	case b.time > mostTime || b.aside > mostTime:
		return fmt.Errorf("time %d, aside %d: at most %d (ST-03)", b.time, b.aside, mostTime)
	case b.turned&^(1<<Worker2|1<<Worker3|1<<Worker4) != 0 || b.away > workers:
		return errors.New("no such worker (ST-03)")
	case p.mode == Beginner && (b.time|b.aside|b.turned|b.bid|uint8(b.away)) != 0:
		return errors.New("time, turned workers or bids in a beginner's game (ST-01)")
	case (idle || waits) && (b.aside|b.usable) != 0:
		return errors.New("time aside or usable stars before serving (ST-26)")
	case idle && b.away != 0:
		return errors.New("a worker away before the round begins (ST-33)")
	}
	if p.isOpponent(player) {
		return p.checkOpponent(b)
	}
	return nil
}

// checkWaiting checks a place for a guest that waits.
func (p *public) checkWaiting(player core.Seat, b *buffet, i int) error {
	w := &b.guests[i]
	if w.guest == 0 {
		if *w != (waiting{}) || i == 0 && b.guests[1].guest != 0 {
			return errors.New("something lies where no guest waits")
		}
		return nil
	}
	if !p.inPlay(int(w.guest)) {
		return fmt.Errorf("guest %d is not in the game", w.guest)
	}
	order := p.set.cards[w.guest].order
	onTurn := p.phase.serves() && player == p.turn
	// Whoever has served keeps only guests with a drink, and none in round six.
	served := p.phase > PhaseGift || p.Next() == core.Chance || p.phase.serves() && p.positionOf(player) < p.position()
	kept := w.drink != 0 && !w.fresh && !served // from the round before
	switch {
	case !order.covers(w.served) || order == w.served:
		return fmt.Errorf("guest %d got %v and waits for %v (ST-21, ST-25)", w.guest, w.served, order)
	case int(w.coloured) > w.served.Len():
		return fmt.Errorf("guest %d: more coloured tokens than tokens", w.guest)
	case w.drink > colouredDrink || w.fresh && (w.drink == 0 || !onTurn || p.lastRound()):
		return fmt.Errorf("guest %d: a free drink that cannot be (ST-28)", w.guest)
	case w.drink == greyDrink && p.drinks == LiteralDrinks:
		return fmt.Errorf("guest %d: a free drink that is not coloured (ST-30)", w.guest)
	case kept && p.round == 1:
		return fmt.Errorf("guest %d: kept from before round one (ST-28)", w.guest)
	case served && (w.drink == 0 || p.lastRound() && p.Next() != core.Chance):
		return fmt.Errorf("guest %d: waits although the buffet has served (ST-28)", w.guest)
	case w.drink == 0 && !onTurn && w.served != 0:
		return fmt.Errorf("guest %d: kept without a free drink (ST-28)", w.guest)
	}
	return nil
}

// inPlay reports whether a guest card belongs to this game.
func (p *public) inPlay(guest int) bool {
	return guest >= 1 && guest <= p.set.regular || p.promos.Has(promoOf(guest))
}

// checkGuests looks for each guest card in exactly one place (ST-49).
func (p *public) checkGuests() error {
	var seen guestSet
	count := func(where string, guest uint8) error {
		switch {
		case !p.inPlay(int(guest)):
			return fmt.Errorf("%s: guest %d is not in the game (ST-49)", where, guest)
		case seen.has(guest):
			return fmt.Errorf("%s: guest %d is in two places (ST-49)", where, guest)
		}
		seen.add(guest)
		return nil
	}
	all := func(where string, set *guestSet) error {
		for n := range set.all() {
			if err := count(where, n); err != nil {
				return err
			}
		}
		return nil
	}
	err := errors.Join(all("deck", &p.deck), all("discarded", &p.discarded))
	for _, n := range p.row {
		if n != 0 {
			err = errors.Join(err, count("row", n))
		}
	}
	for i := range p.buffets {
		b := &p.buffets[i]
		err = errors.Join(err, all(fmt.Sprintf("buffet %d: fulfilled", i), &b.fulfilled))
		for _, w := range b.guests {
			if w.guest != 0 {
				err = errors.Join(err, count(fmt.Sprintf("buffet %d", i), w.guest))
			}
		}
	}
	if want := p.set.regular + p.promos.Len(); err == nil && seen.len() != want {
		err = fmt.Errorf("%d guests: want %d (ST-49)", seen.len(), want)
	}
	return err
}

// checkGrey counts the grey tokens (ST-49).
func (p *public) checkGrey() error {
	sum := int(p.supply)
	for i := range p.buffets {
		b := &p.buffets[i]
		sum += b.grey.Len()
		for _, w := range b.guests {
			sum += w.served.Len() - int(w.coloured)
			if w.drink == greyDrink {
				sum++
			}
		}
	}
	if sum != greyTokens {
		return fmt.Errorf("%d grey tokens: want %d (ST-49)", sum, greyTokens)
	}
	return nil
}
