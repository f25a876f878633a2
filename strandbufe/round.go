package strandbufe

// reveal turns up a card and begins what follows it: at the start of the game the
// row, the bonus and the goals; from the second round on the bonus before the row
// (ST-50).
func (s *State) reveal(m Move) {
	switch m.kind {
	case KindGuest:
		s.deck.remove(m.card)
		i := s.rowLen()
		s.row[i] = m.card
		switch {
		case i+1 < rowSize(s.Seats()):
		case s.round == 1:
			s.phase = PhaseBonus
		default:
			s.attract()
		}
	case KindRound:
		s.bonuses[s.round-1] = m.Bonus()
		s.phase = PhaseRow
		if s.round == 1 {
			s.phase = PhaseGoals
		}
	case KindGoal:
		i := s.goalsLen()
		s.goals[i] = m.card
		if i+1 == goalsShown {
			s.attract()
		}
	}
}

// upgradeFrom asks the players from a position of the order on whether they give
// up stars for workers, those who can; then the round ends (ST-32).
func (s *State) upgradeFrom(position int) {
	if s.lastRound() {
		s.phase = PhaseOver
		return
	}
	for ; s.mode != Beginner && position < int(s.players); position++ {
		player := s.inOrder(position)
		if w, _ := s.nextUpgrade(&s.buffets[player]); w != 0 {
			s.phase, s.turn = PhaseUpgrade, player
			return
		}
	}
	s.endRound()
}

// upgrade gives up the stars that turn a worker, and goes on when that was the
// last one (ST-32).
func (s *State) upgrade(b *buffet, w Worker) {
	_, cost := s.nextUpgrade(b)
	b.stars -= uint8(cost)
	b.usable -= uint8(cost)
	b.turned |= 1 << w
	if next, _ := s.nextUpgrade(b); next == 0 {
		s.upgradeFrom(s.position() + 1)
	}
}

// endRound brings the workers home, enters the time won and passes the marker on
// (ST-26, ST-33).
func (s *State) endRound() {
	for i := range s.players {
		b := &s.buffets[i]
		b.time = min(b.time+b.aside, mostTime)
		b.aside, b.away, b.usable, b.passed = 0, 0, 0, false
	}
	s.opponentsExtraStar()
	s.round++
	s.phase = PhaseBonus
	if s.mode != Solo {
		s.marker = s.inOrder(1)
		s.turn = s.marker
	}
}
