package strandbufe

// opponentsRound is what the virtual opponent does in a round (ST-36): the worker
// that it bids with, none where it takes no guest, the guest of the row that it
// bids on, and whether it gets a star at the end.
type opponentsRound struct {
	worker    Worker
	card      uint8 // 1 to 3 in the order in which they were turned up
	extraStar bool
}

var opponentsTable = [rounds]opponentsRound{
	{worker: Worker2, card: 1},
	{worker: Worker3, card: 2},
	{worker: Worker4, card: 3, extraStar: true},
	{},
	{worker: Worker3, card: 2, extraStar: true},
	{worker: Worker2, card: 3},
}

// opponentBids lays the bid of the table (ST-36).
func (s *State) opponentBids(b *buffet) {
	plan := opponentsTable[s.round-1]
	if plan.worker == 0 {
		b.passed = true
		return
	}
	b.away, b.bid = plan.worker, s.row[plan.card-1]
}

// opponentMoves moves the opponent's worker away from a guest that the player
// outbid it on, to the dearer of the other two (ST-37).
func (s *State) opponentMoves(from uint8) {
	b := &s.buffets[opponent]
	b.bid = 0
	for _, n := range s.row {
		if n != 0 && n != from && (b.bid == 0 || s.set.cards[n].points > s.set.cards[b.bid].points) {
			b.bid = n
		}
	}
}

// opponentServes fulfils every guest that the opponent has (ST-39).
func (s *State) opponentServes(b *buffet) {
	for b.guests[0].guest != 0 {
		guest := b.guests[0].guest
		b.clear(0)
		s.reward(b, guest)
	}
}

// opponentsExtraStar gives the opponent the star of the table (ST-36).
func (s *State) opponentsExtraStar() {
	if s.mode == Solo && opponentsTable[s.round-1].extraStar {
		b := &s.buffets[opponent]
		b.stars = min(b.stars+1, mostStars)
	}
}
