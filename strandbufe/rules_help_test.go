package strandbufe

import (
	"encoding/json"
	"fmt"
	"strings"
	"sync"
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/sandbar-games/sandbar/core"
)

// ruleCards returns the cards of the hand-made states. Guests 1 to 12 are listed
// below; guests 13 to 40 are worth their number and want one meat, guests 41 to 72
// are worth 40 less than their number and want one coffee.
func ruleCards(t testing.TB) *CardSet {
	t.Helper()
	set, err := parsedRuleCards()
	require.NoError(t, err)
	return set
}

var parsedRuleCards = sync.OnceValues(func() (*CardSet, error) {
	guests := []string{
		`{"name":"G1","points":5,"order":{"fish":1}}`,
		`{"name":"G2","points":5,"order":{"meat":1}}`,
		`{"name":"G3","points":7,"order":{"fish":2}}`,
		`{"name":"G4","points":7,"order":{"vegetable":1,"bakery":2}}`,
		`{"name":"G5","points":4,"order":{"coffee":1},"stars":1}`,
		`{"name":"G6","points":4,"order":{"drink":1},"time":1}`,
		`{"name":"G7","points":6,"order":{"drink":2},"time":2}`,
		`{"name":"G8","points":9,"order":{"vegetable":2,"bakery":2,"icecream":2,"fish":2}}`,
		`{"name":"G9","points":8,"order":{"meat":2,"coffee":2}}`,
		`{"name":"G10","points":3,"order":{"icecream":1},"stars":1}`,
		`{"name":"G11","points":2,"order":{"vegetable":1}}`,
		`{"name":"G12","points":1,"order":{"bakery":1}}`,
	}
	for n := 13; n <= 40; n++ {
		guests = append(guests, fmt.Sprintf(`{"name":"G%d","points":%d,"order":{"meat":1}}`, n, n))
	}
	for n := 41; n <= 72; n++ {
		guests = append(guests, fmt.Sprintf(`{"name":"G%d","points":%d,"order":{"coffee":1}}`, n, n-40))
	}
	var standIn struct{ Promos json.RawMessage }
	if err := json.Unmarshal(standInJSON, &standIn); err != nil {
		return nil, err
	}
	return ParseCardSet([]byte(`{"name":"rules","guests":[` + strings.Join(guests, ",") + `],
		"promos":` + string(standIn.Promos) + `,
		"goals":[
			{"goods":["fish"],"points":[0,1,3,6]},
			{"goods":["meat","coffee"],"points":[0,0,2,4,6,8]},
			{"goods":["drink"],"points":[0,5]},
			{"goods":["vegetable"],"points":[0,2]},
			{"goods":["bakery","icecream"],"points":[0,1,2,3]},
			{"goods":["vegetable","fish"],"points":[1]}],
		"boards":[
			{"name":"a","favours":"vegetable","upgrades":[3,4,5]},
			{"name":"b","favours":"bakery","upgrades":[3,4,5]},
			{"name":"c","favours":"icecream","upgrades":[3,4,5]},
			{"name":"d","favours":"fish","upgrades":[3,4,5]},
			{"name":"e","favours":"meat","upgrades":[5,1,2]},
			{"name":"f","favours":"coffee","upgrades":[1,2,3]}],
		"bonuses":{"vegetable":2,"bakery":2,"icecream":2,"fish":2,"meat":2,"coffee":2,"drink":2,"clock":2}}`))
})

// setup describes a hand-made state in which seat 0, or the opponent in a solo
// game, holds the starting marker.
type setup struct {
	Options
	seats  int       // 2 if not given, 1 in a solo game
	round  int       // 1 if not given
	bonus  Bonus     // of this round, fish if not given
	row    []uint8   // if given, guests are being attracted, otherwise served
	guests [][]uint8 // that wait, by player; kept ones while guests are attracted
}

// state returns the state, which is sound.
func (c setup) state(t testing.TB) State {
	t.Helper()
	if c.Cards == nil {
		c.Cards = ruleCards(t)
	}
	switch {
	case c.Mode == Solo:
		c.seats = 1
	case c.seats == 0:
		c.seats = 2
	}
	c.round = max(c.round, 1)
	if c.bonus == 0 {
		c.bonus = Bonus(Fish)
	}
	if c.Mode != Solo {
		c.First = core.Seat((c.seats*rounds - c.round + 1) % c.seats)
	}
	s, err := New(c.seats, c.Options)
	require.NoError(t, err)
	s.round = uint8(c.round)
	s.marker = s.markerNow()
	turnedUp := c.round * rowSize(c.seats)
	draw := func(n uint8) uint8 {
		require.True(t, s.deck.has(n), "guest %d twice", n)
		s.deck.remove(n)
		turnedUp--
		return n
	}
	for i, n := range c.row {
		s.row[i] = draw(n)
	}
	for player, guests := range c.guests {
		for i, n := range guests {
			s.buffets[player].guests[i] = waiting{guest: draw(n)}
			if c.row != nil {
				s.buffets[player].guests[i].drink = greyDrink
				s.supply--
			}
		}
	}
	for n := uint8(72); turnedUp > 0; n-- {
		if s.deck.has(n) {
			s.discarded.add(draw(n))
		}
	}
	earlier := []Good{Vegetable, Vegetable, Bakery, Bakery, IceCream}
	for i := range c.round - 1 {
		s.bonuses[i] = Bonus(earlier[i])
	}
	s.bonuses[c.round-1] = c.bonus
	s.goals = [...]uint8{1, 2, 3, 4, 5}
	if c.row != nil {
		s.attract()
	} else {
		if plan := opponentsTable[s.round-1]; c.Mode == Solo {
			s.buffets[opponent].away, s.buffets[opponent].passed = plan.worker, plan.worker == 0
		}
		s.serveFrom(0)
	}
	require.NoError(t, s.Check())
	return s
}

// act plays moves of one seat and checks the state after each.
func act(t testing.TB, s *State, by core.Seat, moves ...string) {
	t.Helper()
	for _, text := range moves {
		m, err := ParseMove(text)
		require.NoError(t, err)
		require.NoError(t, s.Apply(by, m), "%v", s.Moves(by))
		require.NoError(t, s.Check(), text)
	}
}

// refuses holds that a move is refused for a reason and changes nothing.
func refuses(t testing.TB, s *State, by core.Seat, move, reason string) {
	t.Helper()
	m, err := ParseMove(move)
	require.NoError(t, err)
	before := *s
	err = s.Apply(by, m)
	require.ErrorIs(t, err, core.ErrIllegal, move)
	require.ErrorContains(t, err, reason)
	require.Equal(t, before, *s)
	require.NotContains(t, s.Moves(by), m)
}

// moves returns the legal moves of a seat as text.
func moves(s *State, by core.Seat) []string {
	var list []string
	for _, m := range s.Moves(by) {
		list = append(list, m.String())
	}
	return list
}

// offered returns the legal moves of one kind.
func offered(s *State, by core.Seat, kind Kind) []string {
	var list []string
	for _, m := range s.Moves(by) {
		if m.Kind() == kind {
			list = append(list, m.String())
		}
	}
	return list
}

// waits returns the numbers of the guests at a player's buffet.
func waits(s *State, player core.Seat) []uint8 {
	var list []uint8
	for _, w := range s.buffets[player].guests {
		if w.guest != 0 {
			list = append(list, w.guest)
		}
	}
	return list
}

// reveal turns up cards for chance and checks the state.
func reveal(t testing.TB, s *State, events ...string) {
	t.Helper()
	act(t, s, core.Chance, events...)
}
