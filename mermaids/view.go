package mermaids

import "github.com/sandbar-games/sandbar/core"

// View is what one seat sees of a game and remembers: everything that lies open,
// its own hand, and bounds on the other hands. A View is comparable with ==.
type View struct {
	public
	hand   Cards
	know   [maxSeats]know // nothing for the viewer itself
	viewer core.Seat
	drawn  Card // the viewer's own, see State.Drawn
	passed Card // the viewer's own, see State.Passed
}

// View returns what a viewer sees now, with no memory of how it came about.
// core.Nobody, or any seat not at the table, is a spectator.
func (s *State) View(viewer core.Seat) View {
	v := View{public: s.public, viewer: core.Nobody}
	if s.at(viewer) {
		v.viewer = viewer
		v.hand = s.hands[viewer]
		v.passed = s.passed[viewer]
		if viewer == s.turn {
			v.drawn = s.drawn
		}
	}
	return v
}

// Seen returns m, which is about to be applied, as a viewer sees it. A card that is
// dealt, drawn or chosen to be passed is hidden from all but the seat that is dealt
// it, draws it or passes it. Of the cards taken up, a seat sees the one it passed
// and the one it gets; asked at another time than just before, it sees none.
func (s *State) Seen(viewer, by core.Seat, m Move) Move {
	switch m.kind {
	case KindDeal, KindDraw:
		if viewer != m.seat || !s.at(viewer) {
			m.card = Hidden
		}
	case KindPass:
		if viewer != by || !s.at(viewer) {
			m.card = Hidden
		}
	case KindTakeUp:
		var taken [maxSeats]Card
		for seat := range core.Seat(s.seats) {
			taken[seat] = m.Taken(seat)
			if taken[seat] != 0 && (s.phase != PhaseTakeUp || !s.at(viewer) || viewer != seat && viewer != s.giver(seat)) {
				taken[seat] = Hidden
			}
		}
		return TakeUp(taken[:]...)
	}
	return m
}

// Viewer returns whose view this is: a seat, or core.Nobody for a spectator.
func (v *View) Viewer() core.Seat { return v.viewer }

// Hand returns the viewer's hand, none for a spectator.
func (v *View) Hand() Cards { return v.hand }

// Drawn returns the card that the viewer has drawn after a refused Ask and may play
// or keep, or none.
func (v *View) Drawn() Card { return v.drawn }

// Passed returns the card that the viewer has chosen to pass, until all take up
// theirs, or none.
func (v *View) Passed() Card { return v.passed }

// AppendMoves appends the viewer's legal moves.
func (v *View) AppendMoves(dst []Move) []Move {
	if !v.at(v.viewer) {
		return dst
	}
	return v.appendMoves(dst, v.viewer, v.hand, v.drawn)
}

// AtLeast returns how many cards of a kind a seat certainly holds, as the viewer
// sees and remembers. A card that the seat has drawn and not yet decided on is left
// aside. It is 0 for a seat not at the table or a value that is no card.
func (v *View) AtLeast(seat core.Seat, c Card) int {
	switch {
	case !v.at(seat) || !c.valid():
		return 0
	case seat == v.viewer:
		return v.own(c)
	}
	return v.known(seat).least.Count(c)
}

// AtMost returns how many cards of a kind a seat can hold, as far as the bounds
// say that the viewer sees and remembers: 0, 1, or as many as there are in the
// game. A card that the seat has drawn and not yet decided on is left aside.
func (v *View) AtMost(seat core.Seat, c Card) int {
	switch {
	case !v.at(seat) || !c.valid():
		return 0
	case seat == v.viewer:
		return v.own(c)
	}
	return min(v.known(seat).most(c), v.options.allCards().Count(c))
}

// own returns how many cards of a kind the viewer holds besides one it has drawn.
func (v *View) own(c Card) int {
	if c == v.drawn {
		return v.hand.Count(c) - 1
	}
	return v.hand.Count(c)
}

// known returns what the viewer knows of another seat: what it remembers and what
// anybody can tell from the table.
func (v *View) known(seat core.Seat) know {
	k := v.know[seat]
	if v.item != 0 && seat == v.turn {
		k = k.both(v.askProves(seat, v.item))
	}
	if refused := v.refused[seat]; !refused.Empty() {
		for item := range refused.All() {
			k.bars |= Cards(0).Add(item, none)
		}
	}
	switch {
	case v.phase == PhaseOver && v.monster == seat:
		k = k.both(know{least: Cards(0).Add(SeaMonster, 1)})
	case v.phase == PhaseOver, v.sizes[seat] == 1 && !v.touched.Has(seat):
		k.bars |= Cards(0).Add(SeaMonster, none)
	}
	k.bars = tidy(k.bars)
	return k
}
