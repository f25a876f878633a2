package strandbufe

import (
	_ "embed"
	"sync"
)

// The bounds of a card set (ST-04, ST-05).
const (
	regularGuests = 72 // the most guests, and the print's number
	allGoals      = 16 // the most goals, and the print's number
	goalsShown    = 5
	mostBoards    = 6
	starSpaces    = 5
	rounds        = 6
	mostPoints    = 50 // of a guest or of an entry of a goal's table
	mostEntries   = 99 // of a goal's table
)

// CardSet is the cards of one box: guests, goals, boards and promo guests. It is
// immutable and shared by all states that are played with it. [ParseCardSet]
// reads one from JSON, [StandIn] is the one that comes with the package, and
// MarshalJSON writes it in full.
type CardSet struct {
	name    string
	cards   [allGuestCard + 1]card // by number, from 1; the promos from 73
	names   [allGuestCard + 1]string
	regular int      // guests that are no promos
	promos  PromoSet // the promos that there are
	goals   []Goal   // number i+1 at i
	boards  []Board  // number i+1 at i
	digest  string
}

// card is what the rules ask of a guest card at every turn.
type card struct {
	order               Tokens
	points, stars, time uint8
	icons               icons // those of the order
}

// Guest is a guest card (ST-05).
type Guest struct {
	Number int    // 1 to 72, a promo 73 to 80
	Name   string // as printed
	Points int    // 0 to 50
	Order  Tokens // how many tokens each icon wants
	Stars  int    // bonus stars, 0 to 2
	Time   int    // bonus time, 0 to 2
	Promo  Promo  // which promo it is, or none
}

// Goal is a goal card: the goods it shows, one each, and the points by how many
// icons of them the fulfilled guests have, from none on; greater counts score the
// last entry (ST-05).
type Goal struct {
	Goods  Tokens
	points []uint8
	icons  icons // one of each of the goods
}

// Points returns what a count of icons scores.
func (g Goal) Points(count int) int {
	if count < 0 || len(g.points) == 0 {
		return 0
	}
	return int(g.points[min(count, len(g.points)-1)])
}

// Table returns the points for 0, 1, 2 and so on icons.
func (g Goal) Table() []int {
	table := make([]int, len(g.points))
	for i, n := range g.points {
		table[i] = int(n)
	}
	return table
}

// Board is what is printed on the B side of a player board.
type Board struct {
	Name    string
	Favours Good // the compartment with room for a fourth token (ST-10)
	// Upgrades has, for each worker from Worker2 on, the star space that carries
	// its icon, 1 to 5 (ST-32).
	Upgrades [workers]int
}

// Name returns the set's name.
func (c *CardSet) Name() string { return c.name }

// Digest returns 32 hexadecimal digits that are the same exactly for sets of the
// same content.
func (c *CardSet) Digest() string { return c.digest }

// Guests returns the number of guest cards without the promos.
func (c *CardSet) Guests() int { return c.regular }

// Promos returns the promo guests in the set.
func (c *CardSet) Promos() PromoSet { return c.promos }

// Goals returns the number of goal cards.
func (c *CardSet) Goals() int { return len(c.goals) }

// Boards returns the number of boards.
func (c *CardSet) Boards() int { return len(c.boards) }

// Guest returns the guest card with a number, 1 to 80, or the zero Guest if the
// set has none.
func (c *CardSet) Guest(number int) Guest {
	if !c.hasGuest(number) {
		return Guest{}
	}
	k := &c.cards[number]
	g := Guest{
		Number: number, Name: c.names[number],
		Points: int(k.points), Order: k.order, Stars: int(k.stars), Time: int(k.time),
	}
	if number > regularGuests {
		g.Promo = Promo(number - regularGuests)
	}
	return g
}

func (c *CardSet) hasGuest(number int) bool {
	return number >= 1 && number <= c.regular || c.promos.Has(promoOf(number))
}

// promoOf returns the promo whose card has a number, or none.
func promoOf(number int) Promo {
	if number < firstPromo || number > allGuestCard {
		return 0
	}
	return Promo(number - regularGuests)
}

// Goal returns the goal card with a number, from 1, or the zero Goal.
func (c *CardSet) Goal(number int) Goal {
	if number < 1 || number > len(c.goals) {
		return Goal{}
	}
	return c.goals[number-1]
}

// Board returns the board with a number, from 1, or the zero Board.
func (c *CardSet) Board(number int) Board {
	if number < 1 || number > len(c.boards) {
		return Board{}
	}
	return c.boards[number-1]
}

//go:embed standin.json
var standInJSON []byte

var standIn = sync.OnceValue(func() *CardSet {
	set, err := ParseCardSet(standInJSON)
	if err != nil {
		panic("strandbufe: standin.json: " + err.Error())
	}
	return set
})

// StandIn returns the card set that comes with the package. It is a stand-in, not
// the printed cards, which the rules do not list: 72 guests, 16 goals and six
// boards made up in the shape that the rules describe (ST-06), and the eight
// promos as far as their sheet gives them (ST-48). CARDS.md tells how to type in
// the cards of one's own box.
func StandIn() *CardSet { return standIn() }
