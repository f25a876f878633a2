package mermaids

import "github.com/sandbar-games/sandbar/core"

// Apply plays a move of a seat, or an outcome of core.Chance. If it is not legal
// the error is a *core.MoveError and the state stays as it was.
func (s *State) Apply(by core.Seat, m Move) error {
	if reason := s.refuse(by, m); reason != "" {
		return core.Illegal(name, by, m, reason)
	}
	if s.phase == PhaseDecide {
		s.decided()
	}
	switch m.kind {
	case KindDeal:
		s.deal(m.seat, m.card)
	case KindMermaid:
		s.mermaid()
	case KindMean:
		s.mean(m.seat, m.shell)
	case KindPair:
		s.pair(m.card)
	case KindAsk:
		s.ask(m.seat, m.card)
	case KindGive:
		s.give()
	case KindRefuse:
		s.refuseItem()
	case KindKeep:
		s.complete()
	case KindWave:
		s.wave(m.seat, m.shell)
	case KindSeaweed:
		s.seaweed(m.seat)
	case KindDiscard:
		s.toDiscard(s.turn, m.card, 1)
		s.complete()
	case KindDraw:
		s.draw(m.seat, m.card)
	case KindReveal:
		s.reveal(m.shell)
	case KindPass:
		s.pass(by, m.card)
	case KindTakeUp:
		s.takeUp()
	case KindClear:
		s.nextTurn()
	case KindCaught:
		s.end(m.seat)
	}
	return nil
}

// deal gives a seat a card before the first turn (MB-04).
func (s *State) deal(seat core.Seat, c Card) {
	s.fromDeck(seat, c)
	s.turn = s.after(seat)
	if s.turn == s.options.First && int(s.sizes[seat]) == s.handSize() {
		s.touched = 0
		s.phase = PhaseTurn
	}
}

// mermaid: a shell card and another turn (MB-06).
func (s *State) mermaid() {
	s.toDiscard(s.turn, Mermaid, 1)
	s.bonus = true
	s.drawShell()
}

// mean: a shell from another player, and no bonus turn (MB-07).
func (s *State) mean(from core.Seat, shell Shell) {
	s.toDiscard(s.turn, MeanMermaid, 1)
	s.shells[from] = s.shells[from].Add(shell, -1)
	s.shells[s.turn] = s.shells[s.turn].Add(shell, 1)
	s.complete()
}

// pair: two of the same item for a shell card (MB-08).
func (s *State) pair(item Card) {
	s.toDiscard(s.turn, item, 2)
	s.drawShell()
}

// ask puts the question, which is answered by an event of its own (MB-09, MB-23).
func (s *State) ask(seat core.Seat, item Card) {
	s.target, s.item = seat, item
	s.phase = PhaseAnswer
}

// give hands the item over; the pair is discarded for a shell card (MB-09).
func (s *State) give() {
	s.toDiscard(s.target, s.item, 1)
	s.toDiscard(s.turn, s.item, 1)
	s.target, s.item = core.Nobody, 0
	s.drawShell()
}

// refuseItem sends the asker to the Beach deck, if that has a card (MB-09, MB-15).
func (s *State) refuseItem() {
	s.refused[s.target] = s.refused[s.target].With(s.item)
	if s.beach == 0 {
		s.complete()
		return
	}
	s.phase = PhaseDraw
}

// wave: a shell of another player is lost (MB-11).
func (s *State) wave(from core.Seat, shell Shell) {
	s.toDiscard(s.turn, SneakerWave, 1)
	s.shells[from] = s.shells[from].Add(shell, -1)
	s.shellDiscard = s.shellDiscard.Add(shell, 1)
	s.complete()
}

// seaweed: a player is about to draw a Beach card (MB-11).
func (s *State) seaweed(seat core.Seat) {
	s.toDiscard(s.turn, Seaweed, 1)
	s.target = seat
	s.phase = PhaseDraw
}

// draw adds the top Beach card to a hand. After a refused Ask the asker may play
// it at once (MB-09, MB-24).
func (s *State) draw(seat core.Seat, c Card) {
	s.fromDeck(seat, c)
	if s.item != 0 {
		s.drawn = c
		s.phase = PhaseDecide
		return
	}
	s.complete()
}

// drawShell leads to the shell card of an action. A hand that is empty now ends
// the game, whatever a Starfish brings (MB-19).
func (s *State) drawShell() {
	s.out = s.holders() != core.AllSeats(int(s.seats))
	s.phase = PhaseReveal
}

// reveal lays a shell before the player, or makes all pass a card (MB-14).
func (s *State) reveal(shell Shell) {
	s.shellDeck = s.shellDeck.Add(shell, -1)
	if !shell.starfish() {
		s.shells[s.turn] = s.shells[s.turn].Add(shell, 1)
		s.complete()
		return
	}
	s.shellDiscard = s.shellDiscard.Add(shell, 1)
	s.choosing = s.holders()
	if s.choosing == 0 { // nobody has a card to pass (MB-27)
		s.complete()
		return
	}
	s.star = shell
	s.phase = PhasePass
}

// pass commits a seat to a card, which stays in its hand until all have chosen
// (MB-27).
func (s *State) pass(seat core.Seat, c Card) {
	s.passed[seat] = c
	s.choosing = s.choosing.Without(seat)
	if s.choosing == 0 {
		s.phase = PhaseTakeUp
	}
}

// takeUp moves all passed cards at once (MB-14, MB-27).
func (s *State) takeUp() {
	for seat := range core.Seat(s.seats) {
		if c := s.passed[seat]; c != 0 {
			s.hands[seat] = s.hands[seat].Add(c, -1)
			s.sizes[seat]--
			s.touched = s.touched.With(seat)
		}
	}
	for seat := range core.Seat(s.seats) {
		if c := s.passed[s.giver(seat)]; c != 0 {
			s.receive(seat, c)
		}
	}
	s.passed = [maxSeats]Card{}
	s.star = 0
	s.complete()
}

// complete ends an action: if a hand may end the game it is looked at, otherwise
// the next turn begins (MB-16 to MB-19).
func (s *State) complete() {
	s.target, s.item = core.Nobody, 0
	s.phase = PhaseCheck
	if !s.ended() && s.alone() == 0 {
		s.nextTurn()
	}
}

// ended reports whether the game ends because a hand is empty, or was before the
// shell draw.
func (p *public) ended() bool { return p.out || p.holders() != core.AllSeats(int(p.seats)) }

// alone returns the seats whose hand of one card is not yet known not to be the
// Sea Monster (MB-26).
func (p *public) alone() core.SeatSet {
	var set core.SeatSet
	for seat, n := range p.sizes {
		if n == 1 {
			set |= 1 << seat
		}
	}
	return set & p.touched
}

// nextTurn begins a turn, after a mermaid of the same player (MB-06).
func (s *State) nextTurn() {
	if !s.bonus {
		s.turn = s.after(s.turn)
	}
	s.bonus = false
	s.touched = 0
	s.phase = PhaseTurn
}

// end feeds the Sea Monster (MB-20).
func (s *State) end(holder core.Seat) {
	s.monster = holder
	s.phase = PhaseOver
	if holder == core.Nobody {
		return
	}
	for shell := Shell4; shell >= Shell1; shell-- {
		if n := s.shells[holder].Count(shell); n > 0 {
			s.shells[holder] = s.shells[holder].Add(shell, -n)
			s.shellDiscard = s.shellDiscard.Add(shell, n)
			return
		}
	}
}

// decided closes an Ask whose drawn card is now played or kept (MB-24).
func (s *State) decided() {
	s.drawn = 0
	s.target, s.item = core.Nobody, 0
}

// toDiscard moves n cards of a kind from a hand to the discard.
func (s *State) toDiscard(seat core.Seat, c Card, n int) {
	s.hands[seat] = s.hands[seat].Add(c, -n)
	s.sizes[seat] -= uint8(n)
	s.discard = s.discard.Add(c, n)
	s.touched = s.touched.With(seat)
}

// fromDeck moves a card from the Beach deck to a hand.
func (s *State) fromDeck(seat core.Seat, c Card) {
	s.deck = s.deck.Add(c, -1)
	s.beach--
	s.receive(seat, c)
}

// receive adds a card to a hand, which now may hold what it has refused (MB-25).
func (s *State) receive(seat core.Seat, c Card) {
	s.hands[seat] = s.hands[seat].Add(c, 1)
	s.sizes[seat]++
	s.refused[seat] = core.Set[uint16, Card]{}
	s.touched = s.touched.With(seat)
}
