package strandbufe

import "github.com/sandbar-games/sandbar/core"

// take seats a guest from the row at a buffet.
func (s *State) take(b *buffet, guest uint8) {
	for i := range s.row {
		if s.row[i] == guest {
			s.row[i] = 0
			break
		}
	}
	b.seat(guest)
}

// attract begins the first phase of a round, once all cards are turned up.
func (s *State) attract() {
	switch s.mode {
	case Beginner:
		s.offerFirst(0)
	default:
		s.askBid()
	}
}

// goOnAttracting goes on after a guest was taken or refused.
func (s *State) goOnAttracting() {
	switch s.phase {
	case PhaseTake:
		s.offerFirst(s.position() + 1)
	case PhaseSecond:
		s.offerSecond(s.position() - 1)
	default:
		s.give()
	}
}

// offerFirst asks the players from a position of the order on for a first guest
// (ST-12).
func (s *State) offerFirst(position int) {
	for ; position < int(s.players); position++ {
		if player := s.inOrder(position); s.buffets[player].hasRoom() {
			s.phase, s.turn = PhaseTake, player
			return
		}
	}
	s.offerSecond(int(s.players) - 1)
}

// offerSecond asks the players from a position of the order back for a second
// guest (ST-13).
func (s *State) offerSecond(position int) {
	for ; position >= 0 && !s.rowEmpty(); position-- {
		player := s.inOrder(position)
		if b := &s.buffets[player]; b.hasRoom() && !b.passed {
			s.phase, s.turn = PhaseSecond, player
			return
		}
	}
	s.beginServing()
}

// askBid asks the next player in the order that has yet to bid; then all take
// their guests (ST-14, ST-16).
func (s *State) askBid() {
	for position := s.nextBidder(); position >= 0; position = s.nextBidder() {
		player := s.inOrder(position)
		if !s.isOpponent(player) {
			s.phase, s.turn = PhaseBid, player
			return
		}
		s.opponentBids(&s.buffets[player])
	}
	for i := range s.players {
		if b := &s.buffets[i]; b.bid != 0 {
			s.take(b, b.bid)
			b.bid = 0
		}
	}
	s.give()
}

// nextBidder returns the position of the first player that has yet to bid, or -1.
func (p *public) nextBidder() int {
	for position := range int(p.players) {
		if b := &p.buffets[p.inOrder(position)]; b.hasRoom() && b.bid == 0 && !b.passed {
			return position
		}
	}
	return -1
}

// bid lays a player's worker under a guest and sees to whoever lay there (ST-15).
func (s *State) bid(b *buffet, guest uint8) {
	outbid := core.Seat(s.bidder(guest))
	b.bid = guest
	switch {
	case outbid < 0:
		s.askBid()
	case s.isOpponent(outbid):
		s.opponentMoves(guest)
		s.askBid()
	default:
		s.buffets[outbid].bid = 0
		s.phase, s.turn = PhaseRebid, outbid
	}
}

// give gives out the guests that are left, until somebody has a choice or none
// can be given (ST-17, ST-18).
func (s *State) give() {
	for {
		guest, guests := s.dearest()
		receiver := s.receiver()
		if guests == 0 || receiver < 0 {
			break
		}
		if !s.isOpponent(receiver) && (guests > 1 || s.lastRound()) {
			s.phase, s.turn = PhaseGive, receiver
			return
		}
		s.take(&s.buffets[receiver], guest)
	}
	s.beginServing()
}

// receiver returns the player that the next guest goes to, or -1: the first in
// the order among those of the highest quality that have room (ST-17).
func (p *public) receiver() core.Seat {
	best, receiver := -1, core.Seat(-1)
	for position := range int(p.players) {
		player := p.inOrder(position)
		b := &p.buffets[player]
		if b.hasRoom() && !b.passed && b.quality() > best {
			best, receiver = b.quality(), player
		}
	}
	return receiver
}
