package mermaids

import (
	"errors"
	"fmt"

	"github.com/sandbar-games/sandbar/core"
)

// kinds is how many kinds of card a core.Multiset can count.
const kinds = 16

// Check returns an error if the state breaks an invariant: a card lost or made
// (MB-21), a hand that cannot be, or a phase that cannot be.
func (s *State) Check() error {
	for _, check := range []func() error{
		s.checkOptions, s.checkShells, s.checkCards, s.checkTurn, s.checkPhase, s.checkHands, s.checkPassing,
	} {
		if err := check(); err != nil {
			return fmt.Errorf("%s: %w", name, err)
		}
	}
	return nil
}

func (p *public) checkOptions() error {
	if int(p.seats) < minSeats || int(p.seats) > maxSeats {
		return fmt.Errorf("%d seats: the game is for %d to %d (MB-01)", p.seats, minSeats, maxSeats)
	}
	return p.options.check(int(p.seats))
}

// checkShells counts the Shell cards, and those drawn against what was played for
// them, so that the deck never runs out (MB-15).
func (p *public) checkShells() error {
	for kind := range kinds {
		shell := Shell(kind)
		n := p.shellDeck.Count(shell) + p.shellDiscard.Count(shell)
		for seat, shells := range p.shells {
			if lie := shells.Count(shell); lie > 0 && (seat >= int(p.seats) || shell.Value() == 0) {
				return fmt.Errorf("shells: seat %d: %v cannot lie there (MB-14)", seat, shell)
			} else {
				n += lie
			}
		}
		if n != shellsOf.Count(shell) {
			return fmt.Errorf("%v: %d in all: want %d (MB-21)", shell, n, shellsOf.Count(shell))
		}
	}
	played := 2 * p.discard.Count(Mermaid)
	for item := Sun; item <= Pail; item++ {
		if p.discard.Count(item)%2 != 0 {
			return fmt.Errorf("discard: %d of %v: items leave in twos (MB-08)", p.discard.Count(item), item)
		}
		played += p.discard.Count(item)
	}
	due := 0
	if p.phase == PhaseReveal {
		due = 1
	}
	if drawn := shellsOf.Len() - p.shellDeck.Len(); drawn+due != played/2 {
		return fmt.Errorf("%d Shell cards drawn and %d due: want one for each of %d mermaids and pairs discarded (MB-06, MB-08)",
			drawn, due, played/2)
	}
	return nil
}

func (s *State) checkCards() error {
	all := s.options.allCards()
	for kind := range kinds {
		c := Card(kind)
		n := s.deck.Count(c) + s.discard.Count(c)
		for _, hand := range s.hands {
			n += hand.Count(c)
		}
		if n != all.Count(c) {
			return fmt.Errorf("%v: %d in all: want %d (MB-21)", c, n, all.Count(c))
		}
	}
	for seat, hand := range s.hands {
		if hand.Len() != int(s.sizes[seat]) || hand != 0 && seat >= int(s.seats) {
			return fmt.Errorf("hands: seat %d: %d cards: that cannot be", seat, hand.Len())
		}
	}
	if s.deck.Len() != int(s.beach) {
		return fmt.Errorf("the Beach deck holds %d cards: want %d", s.deck.Len(), s.beach)
	}
	if s.discard.Has(SeaMonster) {
		return errors.New("discard: the Sea Monster cannot be played (MB-13)")
	}
	return nil
}

// checkTurn looks at what must be so for what the phase says is going on.
func (p *public) checkTurn() error {
	asking := p.phase == PhaseAnswer || p.phase == PhaseDecide || p.phase == PhaseDraw && p.item != 0
	passing := p.phase == PhasePass || p.phase == PhaseTakeUp
	switch {
	case p.phase < PhaseDeal || p.phase > PhaseOver:
		return fmt.Errorf("phase %d: there is none", uint8(p.phase))
	case !p.at(p.turn):
		return fmt.Errorf("turn %v: want a seat from 0 to %d", p.turn, p.seats-1)
	case asking && (!p.item.Item() || !p.at(p.target) || p.target == p.turn):
		return fmt.Errorf("asked %v for %v: want another seat and an item (MB-09)", p.target, p.item)
	case p.phase == PhaseDraw && !asking && (!p.at(p.target) || !p.canDraw(p.turn, p.target)):
		return fmt.Errorf("seat %v is to draw for a Seaweed of %v (MB-11)", p.target, p.turn)
	case !asking && p.item != 0, !asking && p.phase != PhaseDraw && p.target != core.Nobody:
		return errors.New("an Ask, or a draw, that is not due (MB-09)")
	case p.phase == PhaseDraw && p.beach == 0:
		return errors.New("a draw from an empty Beach deck (MB-15)")
	case passing && (!p.star.starfish() || !p.shellDiscard.Has(p.star)) || !passing && p.star != 0:
		return fmt.Errorf("starfish %v: all pass exactly while there is one (MB-14)", p.star)
	case p.choosing&^p.holders() != 0 || (p.choosing != 0) != (p.phase == PhasePass):
		return fmt.Errorf("choosing %v: want seats that have yet to choose a card to pass (MB-14, MB-27)", p.choosing)
	case passing && p.holders() == 0:
		return errors.New("a passing without cards (MB-27)")
	case !p.touchedFits(asking):
		return fmt.Errorf("touched %v: want the seats whose hand has changed in this action (MB-26)", p.touched)
	case p.bonus && p.discard.Count(Mermaid) == 0:
		return errors.New("a bonus turn without a mermaid (MB-06)")
	case p.bonus && (p.phase == PhaseDeal || p.phase == PhaseTurn || asking || p.phase == PhaseDraw):
		return errors.New("a bonus turn in the midst of another action (MB-06)")
	case p.phase == PhaseDecide && !p.refused[p.turn].Empty():
		return fmt.Errorf("refused: seat %v has drawn a card since (MB-25)", p.turn)
	case p.monster != core.Nobody && (p.phase != PhaseOver || !p.at(p.monster)):
		return fmt.Errorf("monster %v: shown by a seat, and at the end (MB-26)", p.monster)
	}
	for seat, refused := range p.refused {
		if !core.SetOf[uint16](Sun, Umbrella, SandCastle, Sailboat, Sunglasses, BeachBall, Surfboard, Pail).Covers(refused) ||
			!refused.Empty() && seat >= int(p.seats) {
			return fmt.Errorf("refused: seat %d: only items are refused (MB-25)", seat)
		}
	}
	return nil
}

// touchedFits reports whether the hands that are said to have changed can have, so
// far in this action.
func (p *public) touchedFits(asking bool) bool {
	if p.touched&^core.AllSeats(int(p.seats)) != 0 {
		return false
	}
	switch p.phase {
	case PhaseTurn, PhaseAnswer:
		return p.touched == 0
	case PhaseDraw:
		if asking {
			return p.touched == 0
		}
		return p.touched == core.SeatsOf(p.turn)
	case PhaseDecide:
		return p.touched == core.SeatsOf(p.turn)
	case PhaseReveal, PhasePass, PhaseTakeUp: // the player's, and that of who gave it a card
		most := 2
		if p.bonus {
			most = 1
		}
		return p.touched.Has(p.turn) && p.touched.Len() <= most
	case PhaseCheck, PhaseOver:
		return p.touched.Has(p.turn)
	}
	return true
}

// checkPhase looks at the end of the game and at its beginning.
func (p *public) checkPhase() error {
	empty := core.AllSeats(int(p.seats)) &^ p.holders()
	shellDrawn := p.phase == PhaseReveal || p.phase == PhasePass || p.phase == PhaseTakeUp
	switch {
	case p.phase == PhaseDeal:
		return p.checkDeal()
	case empty&^p.touched != 0:
		return fmt.Errorf("seat %v: a hand empty before the action (MB-16)", empty.First())
	case empty != 0 && shellDrawn && !p.out:
		return errors.New("a hand emptied before the shell draw ends the game (MB-19)")
	case p.out && !shellDrawn && p.phase != PhaseCheck && p.phase != PhaseOver:
		return errors.New("a hand was empty, and the game goes on (MB-19)")
	case shellDrawn && p.out && empty == 0:
		return errors.New("no hand is empty after what was played (MB-19)")
	case p.phase == PhaseCheck && !p.ended() && p.alone() == 0:
		return errors.New("nothing is to be looked at (MB-16)")
	case p.phase == PhaseOver && !p.ended() && (p.monster == core.Nobody || !p.alone().Has(p.monster)):
		return errors.New("the game is over, but no hand ends it (MB-16)")
	}
	return nil
}

// checkDeal looks at the deal, before which nothing has happened (MB-04).
func (p *public) checkDeal() error {
	dealt := p.dealt()
	fresh := public{
		shellDeck: shellsOf, sizes: p.sizes, beach: uint8(p.options.allCards().Len() - dealt), seats: p.seats, phase: PhaseDeal,
		turn: p.turn, target: core.Nobody, touched: p.holders(), monster: core.Nobody, options: p.options,
	}
	if dealt >= p.handSize()*int(p.seats) || *p != fresh {
		return errors.New("something has happened before the first turn (MB-04)")
	}
	seat := p.options.First
	for i := range int(p.seats) {
		if want := (dealt + int(p.seats) - 1 - i) / int(p.seats); int(p.sizes[seat]) != want {
			return fmt.Errorf("seat %v: %d cards dealt: want %d (MB-04)", seat, p.sizes[seat], want)
		}
		if i == dealt%int(p.seats) && p.turn != seat {
			return fmt.Errorf("turn %v: the next card is for seat %v (MB-04)", p.turn, seat)
		}
		seat = p.after(seat)
	}
	return nil
}

// dealt returns how many cards the hands hold.
func (p *public) dealt() int {
	n := 0
	for _, size := range p.sizes {
		n += int(size)
	}
	return n
}

// checkHands looks for what the table says about the hands.
func (s *State) checkHands() error {
	for seat := range core.Seat(s.seats) {
		hand := s.hands[seat]
		for item := range s.refused[seat].All() {
			if hand.Has(item) {
				return fmt.Errorf("seat %v holds %v, which it has refused (MB-25)", seat, item)
			}
		}
		switch {
		case s.phase == PhaseOver && hand.Has(SeaMonster) != (s.monster == seat):
			return fmt.Errorf("monster %v: want who holds it (MB-26)", s.monster)
		case hand == Cards(0).Add(SeaMonster, 1) && !s.touched.Has(seat) && s.phase != PhaseOver:
			return fmt.Errorf("seat %v: the Sea Monster alone, and the game goes on (MB-26)", seat)
		}
	}
	if s.item == 0 {
		return nil
	}
	// The Ask that is going on was allowed. What was drawn since is no part of it.
	hand := s.hands[s.turn]
	if s.phase == PhaseDecide {
		hand = hand.Add(s.drawn, -1)
	}
	if !hand.Has(s.item) || s.refuseAnyAsk(s.turn, hand) != "" {
		return fmt.Errorf("seat %v cannot have asked for %v (MB-09, MB-10)", s.turn, s.item)
	}
	switch {
	case s.phase == PhaseAnswer && s.askedInVain(s.target, s.item):
		return fmt.Errorf("seat %v cannot be asked for %v again (MB-25)", s.target, s.item)
	case s.phase != PhaseAnswer && !s.refused[s.target].Has(s.item):
		return fmt.Errorf("seat %v has not refused %v (MB-09)", s.target, s.item)
	}
	return nil
}

// checkPassing looks at the cards that wait to be passed or decided on.
func (s *State) checkPassing() error {
	for seat, c := range s.passed {
		committed := s.Committed().Has(core.Seat(seat))
		if committed != (c != 0) || committed && (!c.valid() || !s.hands[seat].Has(c)) {
			return fmt.Errorf("passed: seat %d: %v: want a card of its hand (MB-14)", seat, c)
		}
	}
	deciding := s.phase == PhaseDecide
	if deciding != (s.drawn != 0) || deciding && (!s.drawn.valid() || !s.hands[s.turn].Has(s.drawn)) {
		return fmt.Errorf("drawn: %v: want a card of the asker's hand (MB-24)", s.drawn)
	}
	return nil
}
