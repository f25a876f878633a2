package strandbufe

import (
	"errors"
	"fmt"

	"github.com/sandbar-games/sandbar/core"
)

// checkBids checks the workers that lie under guests: those of the first in the
// order, and of each who has been outbid by somebody dearer (ST-14, ST-15).
func (p *public) checkBids() error {
	bidding := p.phase == PhaseBid || p.phase == PhaseRebid
	due, highest := false, 0
	for position := range int(p.players) {
		player := p.inOrder(position)
		b := &p.buffets[player]
		moving := p.phase == PhaseRebid && player == p.turn
		switch {
		case b.bid != 0 && (!bidding || b.away == 0 || !b.hasRoom() || !p.inRow(b.bid) || p.bidder(b.bid) != int(player)):
			return fmt.Errorf("buffet %d: a bid on %d that cannot be (ST-14)", player, b.bid)
		case bidding && b.bid == 0 && b.away != 0 && !moving:
			return fmt.Errorf("buffet %d: a worker away without a bid (ST-14)", player)
		case b.bid != 0 && due:
			return fmt.Errorf("buffet %d: a bid before its turn (ST-14)", player)
		case b.bid != 0:
			highest = max(highest, b.sum(b.away))
		case b.hasRoom() && !b.passed && !moving:
			due = true
		}
	}
	if b := &p.buffets[p.turn]; p.phase == PhaseRebid && highest <= b.sum(b.away) {
		return fmt.Errorf("phase rebid: nobody has outbid seat %v (ST-15)", p.turn)
	}
	return nil
}

// checkPasses checks that only those have passed who could (ST-12, ST-13, ST-18).
func (p *public) checkPasses() error {
	for position := range int(p.players) {
		player := p.inOrder(position)
		b := &p.buffets[player]
		if !b.passed || p.isOpponent(player) {
			continue
		}
		may := b.hasRoom()
		switch p.phase {
		case PhaseRow, PhaseBonus, PhaseGoals, PhaseBid, PhaseRebid:
			may = false
		case PhaseTake:
			may = may && p.lastRound() && position < p.position()
		case PhaseSecond:
			may = may && (p.lastRound() || position > p.position())
		default:
			may = may && (p.lastRound() || p.mode == Beginner)
		}
		if !may {
			return fmt.Errorf("buffet %d: has passed where it cannot (ST-12, ST-13, ST-18)", player)
		}
		// Before round six only a second guest can be refused, by one with a first one.
		yet := p.phase == PhaseSecond || p.phase.serves() && position > p.position()
		if yet && !p.lastRound() && b.newcomers() == 0 {
			return fmt.Errorf("buffet %d: has refused its first guest before round six (ST-12)", player)
		}
	}
	return nil
}

// newcomers returns how many guests have come in this round, until the buffet serves.
func (b *buffet) newcomers() int {
	n := 0
	for i := range b.guests {
		if w := &b.guests[i]; w.guest != 0 && w.drink == 0 {
			n++
		}
	}
	return n
}

// checkNewcomers checks, while guests are attracted, that those gone from the row
// are with the players whose turn it has been.
func (p *public) checkNewcomers() error {
	if !p.phase.attracting() {
		return nil
	}
	arrived := 0
	for position := range int(p.players) {
		player := p.inOrder(position)
		b := &p.buffets[player]
		n := b.newcomers()
		if p.phase == PhaseGive && !p.isOpponent(player) && (b.away != 0) != (b.roomAtFirst() > 0) {
			return fmt.Errorf("buffet %d: who has room bids, and nobody else (ST-14)", player)
		}
		if least, most := p.newcomersDue(position); n < least || n > most {
			return fmt.Errorf("buffet %d: %d new guests in phase %v: want %d to %d (ST-12 to ST-18)", player, n, p.phase, least, most)
		}
		arrived += n
	}
	gone := rowSize(p.Seats())
	for _, n := range p.row {
		if n != 0 {
			gone--
		}
	}
	if arrived != gone {
		return fmt.Errorf("row: %d guests gone, and %d new ones wait (ST-12, ST-16)", gone, arrived)
	}
	if p.phase == PhaseGive {
		return p.checkGiven()
	}
	return nil
}

// newcomersDue returns how many guests the player at a position of the order has at
// least and at most got in this round by now.
func (p *public) newcomersDue(position int) (least, most int) {
	b := &p.buffets[p.inOrder(position)]
	room := b.roomAtFirst()
	first := min(room, 1)
	if b.passed && p.phase != PhaseGive && p.lastRound() {
		first = 0
	}
	switch {
	case p.phase == PhaseTake && position < p.position():
		return first, min(room, 1)
	case p.phase == PhaseSecond && (position <= p.position() || b.passed):
		return first, min(room, 1)
	case p.phase == PhaseSecond:
		return room, room
	case p.phase == PhaseGive && b.away != 0:
		return first, room
	}
	return 0, 0
}

// roomAtFirst returns how many guests could come when the round began: kept ones
// have had a drink.
func (b *buffet) roomAtFirst() int {
	room := mostWaiting
	for i := range b.guests {
		if b.guests[i].drink != 0 {
			room--
		}
	}
	return room
}

// checkGiven checks who has been given a guest, or has refused one, before the
// player that is asked now: those of a higher quality, for guests not less dear
// (ST-17, ST-18).
func (p *public) checkGiven() error {
	guest, _ := p.dearest()
	asked := &p.buffets[p.turn]
	for player := range p.players {
		b := &p.buffets[player]
		given := b.newcomers() == mostWaiting
		before := p.positionOf(core.Seat(player)) < p.position()
		switch {
		case !given && !b.passed || b.away == 0:
		case b.quality() < asked.quality() || b.quality() == asked.quality() && !before:
			return fmt.Errorf("buffet %d: asked before others of a higher quality (ST-17)", player)
		case given && p.set.cards[b.guests[1].guest].points < p.set.cards[guest].points:
			return errors.New("a guest was given before a dearer one (ST-17)")
		}
	}
	return nil
}
