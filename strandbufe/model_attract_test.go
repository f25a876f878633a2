package strandbufe

import "slices"

// wantsGuest reports whether a guest can be offered: there is room for one, and none
// was refused in this round (ST-11, ST-13, ST-18).
func (k *keeper) wantsGuest() bool { return len(k.visitors) < 2 && !k.refused }

// atHome returns the value of the workers at home (ST-20).
func (k *keeper) atHome() int {
	sum := 0
	for _, w := range everyWorker {
		if w != k.away {
			sum += k.value[w]
		}
	}
	return sum
}

// welcome takes a guest from the row to a buffet.
func (m *model) welcome(k *keeper, guest int) {
	m.row = without(m.row, guest)
	k.visitors = append(k.visitors, &visitor{card: m.set.Guest(guest)})
}

// attract begins a round's first phase.
func (m *model) attract() {
	if m.mode != Beginner {
		m.askBid()
		return
	}
	m.queue = m.clockwise()
	m.askFirst()
}

// attractMoves returns the moves of the player on turn in the first phase: guests in
// the order of the row, to pass last.
func (m *model) attractMoves() []Move {
	var list []Move
	k := m.players[m.turn]
	switch m.phase {
	case PhaseTake, PhaseSecond:
		for _, n := range m.row {
			list = append(list, Take(n))
		}
	case PhaseGive:
		for _, n := range m.dearest() {
			list = append(list, Take(n))
		}
	case PhaseBid:
		for _, n := range m.row {
			for _, w := range everyWorker {
				if k.value[w]+k.stars > m.sumOn(n) {
					list = append(list, Bid(w, n))
				}
			}
		}
	case PhaseRebid:
		for _, n := range m.row {
			if k.value[k.away]+k.stars > m.sumOn(n) {
				list = append(list, Rebid(n))
			}
		}
	}
	if m.phase == PhaseSecond || m.round == 6 && (m.phase == PhaseTake || m.phase == PhaseGive) {
		list = append(list, Pass())
	}
	return list
}

// attractBy plays a move of the first phase.
func (m *model) attractBy(k *keeper, move Move) {
	switch move.Kind() {
	case KindBid:
		k.away = move.Worker()
		m.lay(k, move.Guest())
		return
	case KindRebid:
		m.lay(k, move.Guest())
		return
	case KindTake:
		m.welcome(k, move.Guest())
	case KindPass:
		k.refused = true
	}
	switch m.phase {
	case PhaseTake:
		m.askFirst()
	case PhaseSecond:
		m.askSecond()
	case PhaseGive:
		m.giveOut()
	}
}

// askFirst goes round for first guests (ST-12).
func (m *model) askFirst() {
	if !m.ask(PhaseTake, (*keeper).wantsGuest) {
		m.queue = m.clockwise()
		slices.Reverse(m.queue)
		m.askSecond()
	}
}

// askSecond goes back for second guests while there are any (ST-13).
func (m *model) askSecond() {
	if len(m.row) == 0 || !m.ask(PhaseSecond, (*keeper).wantsGuest) {
		m.beginServing()
	}
}

// askBid asks the first who has room and no bid; when all have one they get their
// guests (ST-14, ST-16).
func (m *model) askBid() {
	for _, turn := range m.clockwise() {
		k := m.players[turn]
		switch {
		case !k.wantsGuest() || k.bid != 0:
		case k.virtual:
			m.opponentBids(k)
		default:
			m.phase, m.turn = PhaseBid, turn
			return
		}
	}
	for _, k := range m.players {
		if k.bid != 0 {
			m.welcome(k, k.bid)
			k.bid = 0
		}
	}
	m.giveOut()
}

// bidder returns whose worker lies under a guest, or -1.
func (m *model) bidder(guest int) int {
	return slices.IndexFunc(m.players, func(k *keeper) bool { return k.bid == guest })
}

// sumOn returns what is bid on a guest, 0 without a bid (ST-14).
func (m *model) sumOn(guest int) int {
	turn := m.bidder(guest)
	if turn < 0 {
		return 0
	}
	k := m.players[turn]
	return k.value[k.away] + k.stars
}

// lay puts the worker that is away under a guest; who lay there moves on (ST-15).
func (m *model) lay(k *keeper, guest int) {
	outbid := m.bidder(guest)
	k.bid = guest
	switch {
	case outbid < 0:
		m.askBid()
	case m.players[outbid].virtual:
		m.opponentYields(m.players[outbid], guest)
		m.askBid()
	default:
		m.players[outbid].bid = 0
		m.phase, m.turn = PhaseRebid, outbid
	}
}

// dearest returns the guests of the row with the most points (ST-17).
func (m *model) dearest() []int {
	var list []int
	most := -1
	for _, n := range m.row {
		switch points := m.set.Guest(n).Points; {
		case points > most:
			most, list = points, []int{n}
		case points == most:
			list = append(list, n)
		}
	}
	return list
}

// giveOut gives the guests that are left to the best buffets, until somebody is to
// choose or may refuse (ST-17, ST-18). The opponent does neither (ST-38).
func (m *model) giveOut() {
	for len(m.row) > 0 {
		best, receiver := -1, -1
		for _, turn := range m.clockwise() {
			k := m.players[turn]
			if quality := k.atHome() + k.stars; k.wantsGuest() && quality > best {
				best, receiver = quality, turn
			}
		}
		if receiver < 0 {
			break
		}
		k, guests := m.players[receiver], m.dearest()
		if !k.virtual && (len(guests) > 1 || m.round == 6) {
			m.phase, m.turn = PhaseGive, receiver
			return
		}
		m.welcome(k, guests[0])
	}
	m.beginServing()
}

// plan is what the opponent does in a round: its worker and the place of the card
// that it bids on, nothing in round four, and perhaps a star at the end (ST-36).
type plan struct {
	worker Worker
	card   int
	star   bool
}

var plans = map[int]plan{
	1: {Worker2, 1, false},
	2: {Worker3, 2, false},
	3: {Worker4, 3, true},
	5: {Worker3, 2, true},
	6: {Worker2, 3, false},
}

func (m *model) opponentBids(k *keeper) {
	plan, ok := plans[m.round]
	if !ok {
		k.refused = true
		return
	}
	k.away, k.bid = plan.worker, m.row[plan.card-1]
}

// opponentYields moves the opponent, outbid on a guest, to the better of the others,
// of equals to the first one (ST-37).
func (m *model) opponentYields(k *keeper, guest int) {
	others := without(slices.Clone(m.row), guest)
	k.bid = others[0]
	if m.set.Guest(others[1]).Points > m.set.Guest(others[0]).Points {
		k.bid = others[1]
	}
}
