package beachbandits

import "github.com/sandbar-games/sandbar/core"

const (
	flipFlopGulls = 2 // gulls that a kept Flip-Flop draws (BB-18)
	shirleyDraws  = 3 // Loot that Shirley draws (BB-25)
)

// applyGullMove plays what belongs to the end of the game.
func (s *State) applyGullMove(m Move) {
	c, g := Loot(m.card), Gull(m.card)
	switch m.kind {
	case KindReveal:
		s.queue = s.queue.Without(m.seat)
		if s.queue == 0 {
			s.resolve()
		}
	case KindUse:
		s.use(g)
	case KindCopy:
		s.copied = g
		s.resolve()
	case KindAdd:
		s.add(c)
	case KindDiscard:
		s.stash[s.turn] = s.stash[s.turn].Add(c, -1)
		s.discard = s.discard.Add(c, 1)
		s.resolve()
	case KindLook:
		s.target = m.seat
		s.step = StepLook
	case KindPut:
		s.fromHand(s.target, c)
		s.toStash(m.seat, c)
		s.target = 0
		s.resolve()
	case KindDone:
		s.nextToUse()
		s.passOver()
	case KindShow:
		s.show(m.seat)
	}
}

// use begins the action of a gull (BB-25).
func (s *State) use(g Gull) {
	s.used |= bitOf(g)
	switch g {
	case Ace:
		s.step = StepAce
	case Chuck:
		s.step = StepChuck
	case Iris:
		s.step = StepIris
	case Shirley:
		s.step = StepShirley
	case Flo:
		s.step = StepFlo
	}
}

// add adds a card to the stash of the seat on turn, for Ace or Shirley (BB-25),
// without effect (BB-24). The other cards that Shirley has drawn are discarded, an
// event of its own, as only now they are seen.
func (s *State) add(c Loot) {
	s.toStash(s.turn, c)
	if s.step == StepAce {
		s.fromHand(s.turn, c)
		s.resolve()
		return
	}
	rest := s.AsideLoot().Add(c, -1)
	s.clearAside()
	if rest == 0 {
		s.resolve()
		return
	}
	for ; rest != 0; rest = rest.Add(rest.At(0), -1) {
		s.setAside(uint8(rest.At(0)))
		s.drawn++
	}
	s.step = StepRest
}

// show goes on when cards were shown: a hand to Iris, what Shirley discards, or a
// hand at the very end (BB-25, BB-35).
func (s *State) show(seat core.Seat) {
	switch s.step {
	case StepLook:
		s.step = StepPut
	case StepRest:
		s.discard = s.discard.Plus(s.AsideLoot())
		s.clearAside()
		s.resolve()
	case StepOpen:
		s.queue = s.queue.Without(seat)
		if s.queue == 0 {
			s.step = StepOver
		}
	}
}

// resolve goes on when a gull is resolved, or all are turned up.
func (s *State) resolve() {
	s.step = StepUse
	s.passOver()
}

// passOver skips the seats that can use no gull (BB-37).
func (s *State) passOver() {
	for s.step == StepUse && !s.canUseGulls() {
		s.nextToUse()
	}
}

// nextToUse passes the use of gulls on; after the last seat all hands that have
// cards are laid open (BB-23, BB-35).
func (s *State) nextToUse() {
	s.used = 0
	s.turn = s.after(s.turn)
	if s.turn != s.first {
		return
	}
	s.step = StepOver
	for seat := range core.Seat(s.seats) {
		if s.handLen[seat] > 0 {
			s.queue = s.queue.With(seat)
			s.step = StepOpen
		}
	}
}
