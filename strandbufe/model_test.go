package strandbufe

import (
	"slices"

	"github.com/sandbar-games/sandbar/core"
)

// model is a second reading of the rules: the whole game in the plainest form, with
// a layout and rules of its own. TestModelPlaysAlike holds the engine against it. Of
// the package it takes the cards and the words for goods, workers, phases and moves.
type model struct {
	set     *CardSet
	mode    Mode
	promos  bool // some are in the deck
	literal bool // free drinks, ST-30
	players []*keeper
	first   int // the player with the starting marker
	round   int

	deck      []int // guests, ascending
	row       []int // in the order in which they were turned up
	discarded []int
	goals     []openGoal
	bonuses   []Bonus // by round
	supply    int     // grey tokens

	phase Phase
	turn  int
	queue []int // who is still to be asked in this phase, in order
	shift
}

// shift is what the player on turn has done while serving.
type shift struct {
	spent     int    // workers' points
	restocker Worker // none before the restock
	fills     int    // compartments that it can still fill
	begun     bool   // something was served or a free drink given
	closed    bool   // by a late restock
	bought    bool   // the round's bonus
}

// keeper is a player's buffet, or the virtual opponent's.
type keeper struct {
	virtual   bool
	board     Board
	visitors  []*visitor
	cooler    [8]pile // by good
	holds     [8]int  // what each compartment holds
	unspent   int     // coloured tokens
	used      int     // coloured tokens
	stars     int
	starsThen int // when the keeper's own serving began
	time      int // on the track
	aside     int // time won in this round
	value     [4]int
	turned    [4]bool // both by worker
	away      Worker
	bid       int // the guest that the worker away lies under
	refused   bool
	fulfilled []int
	gave      bool // the Alienek a gift
}

// visitor is a guest that waits at a buffet.
type visitor struct {
	card  Guest
	icons [8]pile // what was served, by good
	drink pile    // one token at most
	drunk int     // the round of the free drink
}

// pile is some tokens of one good.
type pile struct{ grey, coloured int }

func (p pile) size() int { return p.grey + p.coloured }

// pop takes a token away, a grey one if there is one (ST-51).
func (p *pile) pop() pile {
	if p.grey > 0 {
		p.grey--
		return pile{grey: 1}
	}
	p.coloured--
	return pile{coloured: 1}
}

func (p *pile) add(other pile) {
	p.grey += other.grey
	p.coloured += other.coloured
}

// openGoal is a goal that was turned up.
type openGoal struct {
	number int
	shows  [8]bool // by good
	table  []int
}

var (
	everyGood   = []Good{Vegetable, Bakery, IceCream, Fish, Meat, Coffee, Drink}
	everyWorker = []Worker{Worker2, Worker3, Worker4}
)

// newModel sets a game up (ST-02, ST-03, ST-04, ST-09, ST-10).
func newModel(seats int, o Options, set *CardSet) *model {
	m := &model{
		set: set, mode: o.Mode, promos: o.Promos != 0, literal: o.Drinks == LiteralDrinks,
		first: int(o.First), round: 1, supply: 140, phase: PhaseRow,
	}
	for n := 1; n <= 80; n++ {
		if n <= set.Guests() || n > 72 && o.Promos.Has(Promo(n-72)) {
			m.deck = append(m.deck, n)
		}
	}
	for seat := range seats {
		k := newKeeper()
		k.board = set.Board(seat + 1)
		if o.Boards[seat] != 0 {
			k.board = set.Board(int(o.Boards[seat]))
		}
		for _, g := range everyGood {
			k.holds[g] = 3
			if o.Mode != Beginner && k.board.Favours == g {
				k.holds[g] = 4
			}
			k.cooler[g].grey = k.holds[g]
			m.supply -= k.holds[g]
		}
		m.players = append(m.players, k)
	}
	if o.Mode == Solo {
		m.first = 1
		m.players = append(m.players, newKeeper())
		m.players[1].virtual = true
	}
	return m
}

func newKeeper() *keeper {
	return &keeper{unspent: 3, stars: 1, value: [4]int{Worker2: 2, Worker3: 3, Worker4: 4}}
}

// visitor returns the guest of a number, or nil.
func (k *keeper) visitor(guest int) *visitor {
	for _, v := range k.visitors {
		if v.card.Number == guest {
			return v
		}
	}
	return nil
}

// next returns who acts.
func (m *model) next() core.Seat {
	switch m.phase {
	case PhaseOver:
		return core.Nobody
	case PhaseRow, PhaseBonus, PhaseGoals:
		return core.Chance
	}
	return core.Seat(m.turn)
}

// moves returns the legal moves of the player on turn, in the order that the engine
// promises.
func (m *model) moves() []Move {
	switch m.phase {
	case PhaseTake, PhaseSecond, PhaseBid, PhaseRebid, PhaseGive:
		return m.attractMoves()
	case PhaseServe:
		return m.serveMoves()
	case PhaseFill, PhaseStock, PhaseGift:
		return m.answers()
	case PhaseUpgrade:
		return m.upgradeMoves()
	}
	return nil
}

// play plays a move that is legal, or an outcome.
func (m *model) play(move Move) {
	if m.next() == core.Chance {
		m.reveal(move)
		return
	}
	k := m.players[m.turn]
	switch m.phase {
	case PhaseTake, PhaseSecond, PhaseBid, PhaseRebid, PhaseGive:
		m.attractBy(k, move)
	case PhaseUpgrade:
		m.upgradeBy(k, move)
	default:
		m.serveBy(k, k.visitor(move.Guest()), move)
	}
}

// clockwise returns all players in order from the starting marker.
func (m *model) clockwise() []int {
	var order []int
	for i := range m.players {
		order = append(order, (m.first+i)%len(m.players))
	}
	return order
}

// ask lets the next player of the queue who can answer act in a phase, or reports
// that nobody is left.
func (m *model) ask(phase Phase, can func(*keeper) bool) bool {
	for len(m.queue) > 0 {
		m.turn, m.queue = m.queue[0], m.queue[1:]
		if can(m.players[m.turn]) {
			m.phase = phase
			return true
		}
	}
	return false
}

// outcomes returns what chance can turn up (ST-07, ST-50).
func (m *model) outcomes() []Outcome {
	var list []Outcome
	switch m.phase {
	case PhaseRow:
		for _, n := range m.deck {
			list = append(list, Outcome{Move: RevealGuest(n), Weight: 1})
		}
	case PhaseBonus:
		for b := Bonus(Vegetable); b <= Clock; b++ {
			left := 2
			for _, seen := range m.bonuses {
				if seen == b {
					left--
				}
			}
			if left > 0 && !(b == Clock && m.mode == Beginner) {
				list = append(list, Outcome{Move: RevealBonus(b), Weight: left})
			}
		}
	case PhaseGoals:
		for n := 1; n <= m.set.Goals(); n++ {
			if !slices.ContainsFunc(m.goals, func(open openGoal) bool { return open.number == n }) {
				list = append(list, Outcome{Move: RevealGoal(n), Weight: 1})
			}
		}
	}
	return list
}

// reveal turns up a card: at the start the row, the bonus and the goals, later the
// bonus and the row (ST-08, ST-50).
func (m *model) reveal(card Move) {
	switch card.Kind() {
	case KindGuest:
		m.deck = without(m.deck, card.Guest())
		m.row = append(m.row, card.Guest())
		rowOf := map[int]int{2: 3, 3: 5, 4: 7, 5: 9, 6: 11} // the opponent is a player, too
		switch {
		case len(m.row) < rowOf[len(m.players)]:
		case m.round == 1:
			m.phase = PhaseBonus
		default:
			m.attract()
		}
	case KindRound:
		m.bonuses = append(m.bonuses, card.Bonus())
		m.phase = PhaseRow
		if m.round == 1 {
			m.phase = PhaseGoals
		}
	case KindGoal:
		goal := m.set.Goal(card.Goal())
		open := openGoal{number: card.Goal(), table: goal.Table()}
		for _, g := range everyGood {
			open.shows[g] = goal.Goods.Count(g) > 0
		}
		m.goals = append(m.goals, open)
		if len(m.goals) == 5 {
			m.attract()
		}
	}
}

func without(list []int, n int) []int {
	return slices.DeleteFunc(list, func(other int) bool { return other == n })
}
