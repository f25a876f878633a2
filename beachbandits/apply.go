package beachbandits

import "github.com/sandbar-games/sandbar/core"

// Apply plays a move of a seat, or an outcome of core.Chance. If it is not legal
// the error is a *core.MoveError and the state stays as it was.
func (s *State) Apply(by core.Seat, m Move) error {
	if reason := s.refuse(by, m); reason != "" {
		return core.Illegal(name, by, m, reason)
	}
	c, g := Loot(m.card), Gull(m.card)
	switch m.kind {
	case KindDeal:
		s.deal(c, m.seat)
	case KindGull:
		s.drawGull(g, m.seat)
	case KindChoose:
		if s.step == StepChoose {
			s.chooseFirst(by, g)
		} else {
			s.chooseDrawn(g)
		}
	case KindKeep:
		s.play(c, by)
	case KindGive:
		s.play(c, m.seat)
	case KindDraw:
		s.step = StepDrawn
	case KindPass:
		s.pass()
	case KindTreat:
		s.draw(core.SeatsOf(m.seat), 1)
	case KindSteal:
		s.steal(c)
	case KindSwap:
		s.swap(c, Loot(m.other), m.seat)
	case KindShuffle:
		s.shuffle(c)
	case KindShift:
		s.shift(c, m.seat)
	case KindTake:
		s.take(c)
	case KindBury:
		s.bury(by, g)
	default:
		s.applyGullMove(m)
	}
	return nil
}

// deal gives a card of the pile to whom it is drawn for (BB-03, BB-06, BB-12, BB-25).
func (s *State) deal(c Loot, to core.Seat) {
	s.pile = s.pile.Add(c, -1)
	s.pileLen--
	switch s.step {
	case StepDrawn:
		s.setAside(uint8(c))
		s.drawn++
		s.step = StepPlace
	case StepShirley:
		s.setAside(uint8(c))
		s.drawn++
		if s.drawn == shirleyDraws || s.pileLen == 0 {
			s.step = StepAdd
		}
	case StepDraw:
		s.toHand(to, c)
		if s.draws > 1 {
			s.draws--
		} else {
			s.queue = s.queue.Without(to)
		}
		s.goOnDrawing()
	default:
		s.toHand(to, c)
	}
}

// chooseFirst notes which of its gulls a seat holds. Nothing shows until all have
// chosen; then the others go under the deck, from the first player on (BB-03).
func (s *State) chooseFirst(by core.Seat, g Gull) {
	if s.gulls[by].At(0) != g {
		s.higher = s.higher.With(by)
	}
	s.queue = s.queue.Without(by)
	if s.queue != 0 {
		return
	}
	for i := range int(s.seats) {
		seat := s.dealtTo(i)
		held, under := s.gulls[seat].At(0), s.gulls[seat].At(1)
		if s.higher.Has(seat) {
			held, under = under, held
		}
		s.deck.Put(under)
		s.gulls[seat] = GullsOf(held)
		s.gullCount.add(seat, -1)
	}
	s.higher = 0
	s.step = StepPlay
}

// play puts the turn's card into a stash and begins its effect (BB-05, BB-06).
func (s *State) play(c Loot, to core.Seat) {
	if s.step == StepPlace {
		s.clearAside()
	} else {
		s.fromHand(s.turn, c)
	}
	s.passes = 0
	s.card, s.target = c, to
	s.toStash(to, c)
	s.effect()
}

// pass ends a turn without a card. When all in a row have passed, that is the end
// (BB-07).
func (s *State) pass() {
	if !s.ending {
		s.passes++
		if s.passes == s.seats {
			s.trigger()
		}
	}
	s.endTurn()
}

func (s *State) toHand(seat core.Seat, c Loot) {
	s.hand[seat] = s.hand[seat].Add(c, 1)
	s.handLen[seat]++
}

func (s *State) fromHand(seat core.Seat, c Loot) {
	s.hand[seat] = s.hand[seat].Add(c, -1)
	s.handLen[seat]--
}

// toStash puts a card into a stash, where a ninth one triggers the end at once (BB-21).
func (s *State) toStash(seat core.Seat, c Loot) {
	s.stash[seat] = s.stash[seat].Add(c, 1)
	if !s.ending && s.stash[seat].Len() >= stashLimit {
		s.trigger()
	}
}

func (s *State) trigger() {
	s.ending = true
	s.passes = 0
}

// endEffect ends the effect of the played card and with it the turn.
func (s *State) endEffect() {
	again := s.card == Sandwich && s.target != s.turn // BB-14
	s.card, s.target = 0, 0
	if again {
		s.step = StepPlay
		return
	}
	s.endTurn()
}

// endTurn passes the turn on; if the end is triggered, the round's last turn ends
// the game (BB-22).
func (s *State) endTurn() {
	s.step = StepPlay
	s.turn = s.after(s.turn)
	if s.ending && s.turn == s.first {
		s.step = StepReveal
		s.queue = core.AllSeats(s.Seats())
	}
}
