package shinybandits

import "github.com/sandbar-games/sandbar/core"

// Apply plays a move of a seat, or an outcome of core.Chance. If it is not legal
// the error is a *core.MoveError and the state stays as it was.
func (s *State) Apply(by core.Seat, m Move) error {
	if reason := s.refuse(by, &m); reason != "" {
		return core.Illegal(name, by, m, reason)
	}
	switch m.kind {
	case KindDraw:
		s.turnUp(m.Card())
	case KindBandit:
		s.hidden[by].Bandit = m.Bandit()
		s.choose(by)
	case KindRevealBandits:
		s.revealBandits()
	case KindAction:
		s.hidden[by].Action = m.Action()
		s.choose(by)
	case KindRevealActions:
		s.revealActions()
	case KindCancel:
		s.execute(1 << uint8(m.Target()))
	}
	return nil
}

// turnUp turns up the next Location card. The first one becomes active at once;
// with the next card in sight the choices begin (SB-04).
func (s *State) turnUp(c Card) {
	s.bringUp(c)
	if s.turned == 1 {
		s.activate()
		return
	}
	s.phase = PhaseBandits
}

// bringUp puts a face-down Location card behind those turned up before.
func (p *public) bringUp(c Card) {
	i := p.faceDown(c)
	copy(p.cards[p.turned+1:i+1], p.cards[p.turned:i])
	p.cards[p.turned] = c
	p.turned++
}

// activate brings the active card's nuggets to its sides. A short supply gives
// what it has, side 0 first (SB-04, SB-05, SB-19).
func (p *public) activate() {
	for side, printed := range p.cards[p.round-1] {
		n := min(printed.Nuggets, p.supply)
		p.supply -= n
		p.piles[side] += n
	}
}

// choose notes that a seat has chosen. After the last one comes the reveal
// (SB-25).
func (s *State) choose(by core.Seat) {
	s.chosen = s.chosen.With(by)
	if s.chosen == s.all() {
		s.phase++
	}
}

// revealBandits turns up the Bandits that are not masked (SB-06, SB-08).
func (s *State) revealBandits() {
	for seat := range s.seats {
		if s.masked>>seat&1 == 0 {
			s.up[seat].Bandit = s.hidden[seat].Bandit
			s.hidden[seat].Bandit = 0
		}
	}
	s.chosen = 0
	s.phase = PhaseActions
}

// revealActions turns up the Action cards, and before they act the Bandits still
// masked. With exactly one Stop its player has to decide first (SB-07, SB-08,
// SB-10).
func (s *State) revealActions() {
	stops := 0
	for seat := range s.seats {
		c := &s.hidden[seat]
		if c.Bandit != 0 {
			s.up[seat].Bandit = c.Bandit
		}
		s.up[seat].Action = c.Action
		s.hands[seat] = s.hands[seat].without(c.Action)
		if c.Action == Stop {
			stops++
		}
	}
	s.hidden = [MaxSeats]Choice{}
	s.chosen = 0
	if stops == 1 {
		s.phase = PhaseStop
		return
	}
	s.execute(0)
}

// execute lets the Action cards act, gives out the nuggets and clears the table
// (SB-09, SB-20, SB-21). The only Stop took the effect from stopped.
func (s *State) execute(stopped core.SeatSet) {
	s.last = played{choices: s.up, stopped: stopped, piles: s.piles, supply: s.supply}
	var r Round
	r.resolve(&s.last, &s.cards[s.round-1])
	for seat := range s.seats {
		s.nuggets[seat] += uint8(r.Took[seat])
	}
	s.piles = [2]uint8{uint8(r.Rest[0]), uint8(r.Rest[1])}
	s.supply = uint8(r.Supply)
	s.up = [MaxSeats]Choice{}
	s.nextRound(r.Masks)
}

// nextRound makes the upcoming card the active one; after round nine the game is
// over, and a Mask comes too late (SB-04, SB-17, SB-22).
func (s *State) nextRound(masks core.SeatSet) {
	if s.round == Rounds {
		s.masked = 0
		s.phase = PhaseOver
		return
	}
	s.round++
	s.masked = masks
	s.activate()
	s.phase = PhaseLocation
	if s.turned == Rounds {
		s.phase = PhaseBandits
	}
}
