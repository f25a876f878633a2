package strandbufe

import (
	"errors"
	"fmt"
	"slices"

	"github.com/sandbar-games/sandbar/core"
)

// checkServing checks what the player on turn has done in this phase.
func (p *public) checkServing() error {
	served := false
	for seat := range p.Seats() {
		served = served || p.buffets[seat].fulfilled.has(Alienek.number())
	}
	if p.gifted && !served {
		return errors.New("a gift for Alienek who were not served (ST-43)")
	}
	if !p.phase.serves() {
		if p.serving != (serving{}) {
			return fmt.Errorf("serving in phase %v", p.phase)
		}
		return nil
	}
	b := &p.buffets[p.turn]
	if p.serving.bonus && b.unspent == colouredEach {
		return errors.New("the bonus bought with no coloured token (ST-24)")
	}
	if err := p.checkRestock(b); err != nil {
		return err
	}
	return p.checkServed(b)
}

// checkRestock checks the one restock of a phase, and whether it is early or late
// (ST-22).
func (p *public) checkRestock(b *buffet) error {
	v := &p.serving
	if v.restocker == 0 {
		if v.fills != 0 || v.closed {
			return errors.New("compartments filled, or serving closed, by no worker (ST-22)")
		}
		return nil
	}
	if v.restocker > workers || v.restocker == b.away {
		return errors.New("the worker that restocks is not at home (ST-22)")
	}
	filled := b.value(v.restocker) - int(v.fills)
	asked := p.phase == PhaseStock || p.phase == PhaseGift
	switch {
	case filled < 0:
		return errors.New("more compartments to be filled than the worker is worth (ST-22)")
	case filled == 0 && p.phase != PhaseFill:
		return errors.New("a worker has restocked and filled nothing (ST-22)")
	case p.phase == PhaseFill && goods-b.room().Kinds().Len() < filled:
		return fmt.Errorf("%d compartments filled, and fewer are full (ST-22)", filled)
	case v.closed && !v.started, p.phase == PhaseFill && v.closed != v.started, asked && v.closed:
		return errors.New("a restock is late exactly if it comes after serving (ST-22)")
	}
	return nil
}

// checkServed checks the points that the player on turn has spent against what lies
// on its guests (ST-20, ST-21).
func (p *public) checkServed(b *buffet) error {
	v := &p.serving
	placed, drinks := 0, 0 // in this phase, as far as the guests still wait
	for i := range b.guests {
		w := &b.guests[i]
		if w.drink == 0 || w.fresh {
			placed += w.served.Len()
		}
		if w.fresh {
			drinks++
		}
	}
	saved, clock := 0, 0 // time spent at most, and time bought
	if p.mode != Beginner {
		if v.bonus && p.bonuses[p.round-1] == Clock {
			clock = 1
		}
		saved = mostTime + clock - int(b.time)
	}
	switch {
	case p.pointsLeft() < 0:
		return errors.New("more points spent than the workers have (ST-20)")
	case !v.started && (v.spent > 0 || placed > 0 || drinks > 0 || p.phase == PhaseStock || p.phase == PhaseGift):
		return errors.New("points spent, tokens or drinks given before the start of serving (ST-22)")
	case v.started && int(v.spent)+saved+drinks == 0:
		return errors.New("serving has started, and nothing was served or given (ST-21, ST-28)")
	case placed > int(v.spent)+saved:
		return fmt.Errorf("%d tokens served for fewer points (ST-21)", placed)
	case v.spent > 0 && int(b.time) > clock:
		return errors.New("workers' points spent before saved time (ST-20)")
	}
	return nil
}

// checkEarned checks what the players have against the rounds in which they can have
// got it: two guests a phase at most (ST-11), a coloured token only where a bonus put
// it (ST-24), time aside only from guests that bring some (ST-26). Stars, tokens and
// time spent are not counted by rounds.
func (p *public) checkEarned() error {
	for player := range core.Seat(p.players) {
		b := &p.buffets[player]
		if err := p.checkUntouched(player, b); err != nil {
			return fmt.Errorf("buffet %d: %w", player, err)
		}
		places := mostWaiting * (int(p.round) - 1)
		if p.phase >= PhaseServe && (!p.phase.serves() || p.positionOf(player) <= p.position()) {
			places += mostWaiting
		} else {
			places += b.newcomers()
		}
		for i := range b.guests {
			if b.guests[i].guest != 0 {
				places--
			}
		}
		if n := b.fulfilled.len(); n > places {
			return fmt.Errorf("buffet %d: %d guests fulfilled: at most %d by now (ST-11)", player, n, places)
		}
		for g := range b.coloured.All() {
			if !slices.Contains(p.bonuses[:], Bonus(g)) {
				return fmt.Errorf("buffet %d: a coloured token in the %v compartment, and no such bonus yet (ST-24)", player, g)
			}
		}
		aside := 0
		for n := range b.fulfilled.all() {
			aside += int(p.set.cards[n].time)
			if n == Alienek.number() && p.gifted {
				aside += giftTime
			}
		}
		if int(b.aside) > aside {
			return fmt.Errorf("buffet %d: time aside %d: its guests brought %d (ST-26)", player, b.aside, aside)
		}
	}
	return nil
}

// checkUntouched checks that a player who has not served yet in the first round has
// the tokens and time it began with, and while the first cards are turned up the
// stars and workers too.
func (p *public) checkUntouched(player core.Seat, b *buffet) error {
	if p.round > 1 || p.phase >= PhaseServe && (!p.phase.serves() || p.positionOf(player) <= p.position()) {
		return nil
	}
	switch {
	case b.grey != b.limit || b.unspent != colouredEach:
		return errors.New("tokens gone or added before the first serving (ST-02, ST-03)")
	case b.time != 0 || p.Next() == core.Chance && (b.stars != starsAtStart || b.turned != 0):
		return errors.New("time, stars or turned workers before they can have been won (ST-03)")
	}
	return nil
}
