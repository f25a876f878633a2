package strandbufe

import (
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/sandbar-games/sandbar/core"
)

// upgrading returns an advanced state of two seats in which both have served, with
// so many stars at seat 0 and workers that it has turned already.
func upgrading(t *testing.T, round, stars int, turned ...Worker) State {
	t.Helper()
	s := setup{Options: Options{Mode: Advanced}, round: round}.state(t)
	b := &s.buffets[0]
	b.stars = uint8(stars)
	for _, w := range turned {
		b.turned |= 1 << w
	}
	s.serveFrom(0)
	act(t, &s, 0, "done")
	act(t, &s, 1, "done")
	return s
}

func TestST32_Upgrades(t *testing.T) {
	// The highest star goes first, then the next one down.
	s := upgrading(t, 1, 5)
	require.Equal(t, []string{"upgrade worker4", "done"}, moves(&s, 0))
	refuses(t, &s, 0, "upgrade worker3", "ST-32")
	refuses(t, &s, 0, "upgrade worker2", "ST-32")
	act(t, &s, 0, "upgrade worker4")
	require.Equal(t, [3]int{2, 3, 5}, s.Buffet(0).Values)
	require.Equal(t, 4, s.Buffet(0).Stars)
	act(t, &s, 0, "upgrade worker3")
	require.Equal(t, []string{"upgrade worker2", "done"}, moves(&s, 0))
	act(t, &s, 0, "upgrade worker2")
	require.Equal(t, [3]int{3, 4, 5}, s.Buffet(0).Values)
	require.Equal(t, 2, s.Buffet(0).Stars)
	require.Equal(t, PhaseBonus, s.Phase()) // nothing is left to ask

	// One may stop in between.
	s = upgrading(t, 1, 4)
	act(t, &s, 0, "upgrade worker3", "done")
	require.Equal(t, 3, s.Buffet(0).Stars)
	require.Equal(t, PhaseBonus, s.Phase())

	// A worker is turned wherever it stands, and in the order from the marker.
	s = setup{Options: Options{Mode: Advanced}, round: 3, seats: 3}.state(t)
	s.buffets[1].stars, s.buffets[2].stars = 3, 3
	s.buffets[1].away = Worker2
	s.serveFrom(0)
	act(t, &s, 0, "done")
	act(t, &s, 1, "done")
	act(t, &s, 2, "done")
	require.Equal(t, core.Seat(1), s.Next())
	act(t, &s, 1, "upgrade worker2")
	require.Equal(t, core.Seat(2), s.Next())
	act(t, &s, 2, "done")
	require.Equal(t, 3, s.Buffet(1).Values[0])

	// Stars won this round lie on top and stay: 3 of 4 are usable.
	s = setup{Options: Options{Mode: Advanced}, guests: [][]uint8{{5}}}.state(t)
	s.buffets[0].stars = 3
	s.serveFrom(0)
	act(t, &s, 0, "serve coffee 5", "done")
	act(t, &s, 1, "done")
	require.Equal(t, []string{"upgrade worker2", "done"}, moves(&s, 0))
	act(t, &s, 0, "upgrade worker2")
	require.Equal(t, 3, s.Buffet(0).Stars)
	require.Equal(t, PhaseBonus, s.Phase())
}

func TestST32_TurnedWorkersAbove(t *testing.T) {
	// Worker4 is turned: its star goes along with the one for worker3.
	s := upgrading(t, 1, 5, Worker4)
	w, stars := s.Upgrade(0)
	require.Equal(t, Worker3, w)
	require.Equal(t, 2, stars)
	act(t, &s, 0, "upgrade worker3")
	require.Equal(t, 3, s.Buffet(0).Stars)
	// Both are turned: three stars for worker2.
	s = upgrading(t, 1, 5, Worker4, Worker3)
	act(t, &s, 0, "upgrade worker2")
	require.Equal(t, 2, s.Buffet(0).Stars)
	require.Equal(t, uint8(1<<Worker2|1<<Worker3|1<<Worker4), s.buffets[0].turned)
}

func TestST32_NotAskedInVain(t *testing.T) {
	for _, c := range []struct {
		round, stars int
		turned       []Worker
		asked        bool
	}{
		{1, 2, nil, false},
		{1, 3, nil, true},
		{1, 3, []Worker{Worker2}, false},
		{1, 4, []Worker{Worker2}, true},
		{1, 4, []Worker{Worker2, Worker3}, false},
		{1, 5, []Worker{Worker2, Worker3, Worker4}, false},
		{5, 5, nil, true},
		{6, 5, nil, false}, // not in round six
	} {
		s := upgrading(t, c.round, c.stars, c.turned...)
		require.Equal(t, c.asked, s.Phase() == PhaseUpgrade, c)
	}
	// Nor in the beginner's game.
	s := setup{}.state(t)
	s.buffets[0].stars = 5
	s.serveFrom(0)
	act(t, &s, 0, "done")
	act(t, &s, 1, "done")
	require.Equal(t, PhaseBonus, s.Phase())
}

func TestST32_OtherBoards(t *testing.T) {
	board := func(number uint8, stars int) State {
		s := setup{Options: Options{Mode: Advanced, Boards: Boards{number, 1}}}.state(t)
		s.buffets[0].stars = uint8(stars)
		s.serveFrom(0)
		act(t, &s, 0, "done")
		act(t, &s, 1, "done")
		return s
	}
	// Board 5 has the icon of worker2 on space 5, worker3 on 1 and worker4 on 2.
	s := board(5, 5)
	act(t, &s, 0, "upgrade worker2")
	// The stars on spaces 4 and 3 have no icon and go with the one on space 2.
	act(t, &s, 0, "upgrade worker4")
	require.Equal(t, 1, s.Buffet(0).Stars)
	act(t, &s, 0, "upgrade worker3")
	require.Equal(t, 0, s.Buffet(0).Stars)
	// Board 6 has them on the spaces 1 to 3.
	s = board(6, 1)
	require.Equal(t, []string{"upgrade worker2", "done"}, moves(&s, 0))
}

func TestST33_NextRound(t *testing.T) {
	s := setup{Options: Options{Mode: Advanced}, row: []uint8{1, 2, 3}}.state(t)
	act(t, &s, 0, "bid worker4 1")
	act(t, &s, 1, "bid worker3 2")
	act(t, &s, 0, "done")
	act(t, &s, 1, "done")
	require.Equal(t, 2, s.Round())
	require.Equal(t, Worker(0), s.Buffet(0).Away)
	require.Equal(t, 9, s.buffets[1].home())
	require.Equal(t, []int{0, 0, 0}, s.Row())
	require.Equal(t, core.Chance, s.Next())
	reveal(t, &s, "round meat")
	require.Equal(t, Bonus(Meat), s.Bonus(2))
	reveal(t, &s, "guest 10", "guest 11", "guest 12")
	require.Equal(t, []int{10, 11, 12}, s.Row())
	require.Equal(t, core.Seat(1), s.Next())
	require.Equal(t, []int{2, 3, 4}, []int{s.buffets[0].value(1), s.buffets[0].value(2), s.buffets[0].value(3)})
	require.False(t, s.serving.bonus) // this round has a bonus of its own
}

func TestST34_Score(t *testing.T) {
	s := setup{round: 6}.state(t)
	b := &s.buffets[0]
	for _, n := range []uint8{3, 8, 9, 6, 4} { // fish twice, meat, coffee, drink, vegetable twice, bakery twice, ice cream
		require.True(t, s.deck.has(n))
		s.deck.remove(n)
		b.fulfilled.add(n)
	}
	for range b.fulfilled.len() { // as many guests as were turned up
		n := s.discarded.pick(&core.RNG{})
		s.discarded.remove(n)
		s.deck.add(n)
	}
	b.stars, b.unspent, b.used = 3, 1, 2
	require.NoError(t, s.Check())
	want := core.Tally{
		{Name: "guests", Count: 5, Points: 7 + 9 + 8 + 4 + 7},
		{Name: "stars", Count: 3, Points: 6},
		{Name: "goal 1", Count: 2, Points: 3}, // fish icons on 3 and 8, whatever their numbers
		{Name: "goal 2", Count: 2, Points: 2}, // meat and coffee on 9
		{Name: "goal 3", Count: 1, Points: 5}, // drink on 6
		{Name: "goal 4", Count: 2, Points: 2}, // vegetable on 4 and 8, past the table's end
		{Name: "goal 5", Count: 3, Points: 3}, // bakery on 4 and 8, ice cream on 8
		{Name: "coloured tokens", Count: 1, Points: 1},
		{Name: "clocks", Count: 1, Points: 1},
	}
	require.Equal(t, want, s.Tally(0))
	require.Equal(t, 35+6+15+1+1, s.Score(0))
	require.Equal(t, 2+3, s.Score(1)) // a star and three tokens
	require.Zero(t, s.Score(2))
	require.Nil(t, s.Tally(-1))
	require.Zero(t, s.Winners())
}

// over returns the end of a game in which the players have fulfilled the given
// guests, have so many stars and no other points but unspent tokens.
func over(t *testing.T, guests [][]uint8, stars, tokens []int) State {
	t.Helper()
	s := setup{seats: len(guests), round: 6}.state(t)
	s.phase = PhaseOver
	s.serving = serving{}
	s.goals = [...]uint8{3, 6, 1, 2, 5}
	for player, list := range guests {
		b := &s.buffets[player]
		for _, n := range list { // Check would miss as many discarded ones
			s.deck.remove(n)
			s.discarded.remove(n)
			b.fulfilled.add(n)
		}
		b.stars, b.usable = uint8(stars[player]), 0
		b.unspent, b.used = uint8(tokens[player]), uint8(3-tokens[player])
	}
	return s
}

func TestST35_Ties(t *testing.T) {
	// Guest 41 is worth 1, 42 2 and so on, each with a coffee that no goal counts
	// below two; goal 6 gives everybody 1.
	for _, c := range []struct {
		name          string
		guests        [][]uint8
		stars, tokens []int
		winners       core.SeatSet
	}{
		{"more points", [][]uint8{{44}, {43}}, []int{0, 0}, []int{0, 0}, core.SeatsOf(0)},
		{"points of any kind", [][]uint8{{44}, {43}}, []int{0, 1}, []int{0, 0}, core.SeatsOf(1)},
		{"a tie goes to the points from cards", [][]uint8{{44}, {45}}, []int{0, 0}, []int{3, 2}, core.SeatsOf(1)},
		{"stars against tokens are equal", [][]uint8{{44}, {}}, []int{1, 3}, []int{0, 0}, core.SeatsOf(0)},
		{"equal in both is shared", [][]uint8{{41, 44}, {42, 43}}, []int{1, 0}, []int{0, 2}, core.SeatsOf(0, 1)},
		{"three share", [][]uint8{{}, {}, {}}, []int{1, 1, 1}, []int{0, 0, 0}, core.SeatsOf(0, 1, 2)},
		{"two of three share", [][]uint8{{43}, {}, {42}}, []int{0, 1, 0}, []int{0, 1, 1}, core.SeatsOf(0)},
		{"the last alone", [][]uint8{{}, {}, {11}}, []int{1, 1, 1}, []int{0, 0, 0}, core.SeatsOf(2)},
	} {
		s := over(t, c.guests, c.stars, c.tokens)
		require.Equal(t, c.winners, s.Winners(), c.name)
	}
	// Clocks are no points from cards: 4 for guest 6, a clock and the drink goal's 5
	// against 45's 5 and one token more than the other has.
	s := over(t, [][]uint8{{6}, {50}}, []int{0, 0}, []int{0, 0}) // 4+5+1 and a clock's 1; 10+1
	require.Equal(t, s.Score(0), s.Score(1))
	require.Equal(t, core.SeatsOf(1), s.Winners())
}

// What the state tells about a seat's next upgrade: all its stars count until it
// serves, then those it had before; nothing once it is done, or in round six.
func TestST32_UpgradeTold(t *testing.T) {
	told := func(s *State, seat core.Seat, want Worker, cost int) {
		t.Helper()
		w, stars := s.Upgrade(seat)
		require.Equal(t, want, w)
		require.Equal(t, cost, stars)
	}
	s := setup{Options: Options{Mode: Advanced}, row: []uint8{5, 13, 14}}.state(t)
	s.buffets[0].stars, s.buffets[1].stars = 3, 5
	told(&s, 0, Worker2, 1)
	told(&s, 1, Worker4, 1)
	act(t, &s, 0, "bid worker2 5")
	act(t, &s, 1, "bid worker2 13")
	told(&s, 1, Worker4, 1) // while another serves
	act(t, &s, 0, "serve coffee 5")
	require.Equal(t, 4, s.Buffet(0).Stars)
	told(&s, 0, Worker2, 1) // the fourth star is new
	act(t, &s, 0, "done")
	act(t, &s, 1, "done") // two guests leave
	told(&s, 0, Worker2, 1)
	told(&s, 1, Worker2, 1)
	act(t, &s, 0, "done")
	told(&s, 0, 0, 0)
	told(&s, 1, Worker2, 1)
	act(t, &s, 1, "upgrade worker2")
	require.Equal(t, core.Chance, s.Next())
	told(&s, 0, Worker3, 1) // in the new round four stars are usable
	told(&s, 1, 0, 0)
	told(&s, 2, 0, 0)
	reveal(t, &s, "round meat", "guest 20", "guest 21", "guest 22")
	act(t, &s, 1, "bid worker3 20")
	act(t, &s, 0, "bid worker4 21")
	require.Equal(t, core.Seat(1), s.Next())
	told(&s, 0, Worker3, 1) // seat 0 comes after seat 1 now

	last := setup{Options: Options{Mode: Advanced}, round: 6}.state(t)
	last.buffets[0].stars, last.buffets[0].usable = 5, 5
	told(&last, 0, 0, 0)
	beginner := setup{}.state(t)
	beginner.buffets[0].stars = 5
	told(&beginner, 0, 0, 0)
}

// A coloured token that bought a bonus is spent, wherever it lies.
func TestST34_SpentTokens(t *testing.T) {
	s := setup{bonus: Bonus(Drink), round: 6, guests: [][]uint8{{7}}}.state(t)
	act(t, &s, 0, "serve drink 7")
	require.Equal(t, 2+3, s.Score(0)) // a star and three tokens
	act(t, &s, 0, "bonus")
	require.Equal(t, TokensOf(1, Drink), s.Buffet(0).Coloured)
	require.Equal(t, 2+2, s.Score(0))
	require.Contains(t, s.Tally(0), core.Item{Name: "coloured tokens", Count: 2, Points: 2})
}
