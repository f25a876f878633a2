package strandbufe

import (
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/sandbar-games/sandbar/core"
)

// played returns the state of a setup after moves "SEAT MOVE".
func (c setup) played(t *testing.T, moves ...string) State {
	t.Helper()
	s := c.state(t)
	for _, m := range moves {
		act(t, &s, core.Seat(m[0]-'0'), m[2:])
	}
	return s
}

// Check refuses what has the right cards and tokens but what no game reaches.
func TestCheckFindsWhatNoGameReaches(t *testing.T) {
	advanced := Options{Mode: Advanced}
	row := []uint8{1, 2, 3, 4, 5}
	take := setup{row: row, seats: 3, round: 2, guests: [][]uint8{nil, {6, 7}}}.played(t, "0 take 1")
	second := setup{row: row, seats: 3, round: 2}.played(t, "0 take 1", "1 take 2", "2 take 3", "2 pass")
	last := setup{row: row, seats: 3, round: 6}.played(t, "0 pass", "1 take 2")
	bid := setup{Options: advanced, row: row, seats: 3, round: 2, guests: [][]uint8{{6}}}.played(t, "0 bid worker3 1")
	rebid := setup{Options: advanced, row: row, seats: 3}.played(t, "0 bid worker2 1", "1 bid worker3 1")
	give := setup{Options: advanced, row: row, seats: 3, round: 6}.played(t, "0 bid worker2 1", "1 bid worker3 2", "2 bid worker4 3")
	refused := give
	act(t, &refused, 0, "pass")
	given := give
	act(t, &given, 0, "take 4")
	// Of equal quality the earlier in the order is asked first.
	equal := setup{Options: advanced, row: row, seats: 3, round: 6}.played(t, "0 bid worker2 1", "1 bid worker2 2", "2 bid worker4 3", "0 pass")
	serve := setup{Options: advanced, seats: 3, guests: [][]uint8{{3, 4}, {5}}}.state(t)
	serve2 := setup{Options: advanced, round: 2, guests: [][]uint8{{3, 4}, {5}}}.state(t)
	simple := setup{guests: [][]uint8{{3, 4}, {5}}}.state(t)
	begun := setup{guests: [][]uint8{{3, 4}, {5}}}.played(t, "0 serve fish 3")
	stopped := setup{guests: [][]uint8{{3, 4}}}.played(t, "0 serve fish 3", "0 serve vegetable 4", "0 restock worker4", "0 fill fish", "0 stop")
	fill := setup{guests: [][]uint8{{3, 4}}}.played(t, "0 serve fish 3", "0 serve vegetable 4", "0 restock worker4", "0 fill fish")
	last6 := setup{round: 6, guests: [][]uint8{{3}, {5}}}.state(t)
	two := setup{row: row[:3]}.played(t, "0 take 1", "1 take 2")
	literal := setup{Options: Options{Drinks: LiteralDrinks}, guests: [][]uint8{{3}}}.state(t)
	gift := setup{Options: Options{Mode: Advanced, Promos: AllPromos}, guests: [][]uint8{{75}}}.played(t, "0 serve coffee 75")
	solo := setup{Options: Options{Mode: Solo}, row: row[:3], round: 2}.state(t)
	rest := setup{Options: Options{Mode: Solo}, row: row[:3], round: 4}.state(t)
	soloServe := setup{Options: Options{Mode: Solo}, round: 4}.state(t)
	soloGive := setup{Options: Options{Mode: Solo}, row: row[:3], round: 6}.state(t)
	soloGive.buffets[0].stars = 2
	act(t, &soloGive, 0, "bid worker2 2")
	// In round four the opponent is not among those asked, whatever its quality.
	soloChoice := setup{Options: Options{Mode: Solo}, row: []uint8{4, 14, 3}, round: 4}.state(t)
	soloChoice.buffets[0].stars = 5
	act(t, &soloChoice, 0, "bid worker2 14")
	require.Equal(t, PhaseGive, soloChoice.Phase())
	start, err := New(2, advanced)
	require.NoError(t, err)
	over := setup{round: 6}.played(t, "0 done", "1 done")

	for _, c := range []struct {
		says  string
		s     State
		spoil func(s *State)
	}{
		// Passing.
		{"buffet 0: has passed where", take, func(s *State) { s.buffets[0].passed = true }},
		{"buffet 2: has passed where", take, func(s *State) { s.buffets[2].passed = true }},
		{"buffet 0: has passed where", second, func(s *State) { s.buffets[0].passed = true }},
		{"buffet 2: has refused its first guest", second, func(s *State) { keep(s, 2) }},
		{"buffet 2: has passed where", last, func(s *State) { s.buffets[2].passed = true }},
		{"buffet 0: has passed where", bid, func(s *State) { s.buffets[0].passed = true }},
		{"buffet 2: has passed where", rebid, func(s *State) { s.buffets[2].passed = true }},
		{"buffet 1: has passed where", serve, func(s *State) { s.buffets[1].passed = true }},
		{"buffet 0: has passed where", simple, func(s *State) { s.buffets[0].passed = true }},
		{"buffet 1: has refused its first guest", simple, func(s *State) { s.buffets[1].passed = true; leave(s, 1) }},
		{"buffet 1: asked before others of a higher", give, func(s *State) { s.buffets[1].passed = true }},
		{"buffet 1: asked before others of a higher", equal, func(s *State) { s.turn, s.buffets[0].passed, s.buffets[1].passed = 0, false, true }},
		{"given before a dearer one", given, func(s *State) { s.buffets[0].guests[1].guest, s.row[4] = 5, 4 }},
		// Guests that came too early, or from nowhere.
		{"buffet 2: 1 new guests in phase take: want 0", take, func(s *State) { seatFrom(s, 2) }},
		{"buffet 0: 0 new guests in phase take: want 1", take, func(s *State) { leave(s, 0) }},
		{"buffet 0: 2 new guests in phase take: want 1", take, func(s *State) { seatFrom(s, 0) }},
		{"buffet 1: 0 new guests in phase second: want 1", second, func(s *State) { leave(s, 1) }},
		{"buffet 2: 1 new guests in phase second: want 2", second, func(s *State) { s.buffets[2].passed = false }},
		{"row: 2 guests gone, and 1 new", take, func(s *State) { s.discarded.add(5); s.row[4] = 0 }},
		{"buffet 2: 1 new guests in phase bid: want 0", bid, func(s *State) { s.discarded.remove(72); s.buffets[2].seat(72) }},
		{"buffet 2: 0 new guests in phase give: want 1", give, func(s *State) { leave(s, 2) }},
		{"buffet 0: 0 new guests in phase give: want 1", refused, func(s *State) { leave(s, 0) }},
		{"buffet 2: who has room bids", give, func(s *State) { s.turn, s.buffets[2].away = 2, 0 }},
		{"row: 4 guests gone, and 3 new", give, func(s *State) { s.discarded.add(5); s.row[4] = 0 }},
		{"guest 3: kept from before round one", serve, func(s *State) { keep(s, 0) }},
		{"guest 5: kept from before round one", serve, func(s *State) { keep(s, 1) }},
		{"guest 3: waits although the buffet has served", last6, func(s *State) { s.turn = 1; keep(s, 0); s.buffets[0].usable = 0 }},
		{"a free drink that cannot be", last6, func(s *State) { keep(s, 0); s.buffets[0].guests[0].fresh, s.serving.started = true, true }},
		{"a free drink that is not coloured", literal, func(s *State) { keep(s, 0) }},
		{"phase second: seat 1 has nothing", two, func(s *State) { seatFrom(s, 0) }},
		{"phase gift: seat 0 has nothing", gift, func(s *State) { s.gifted = true }},
		{"phase fill: seat 0 has nothing", fill, func(s *State) { s.serving.fills = 0 }},
		// Bids.
		{"buffet 2: a bid before its turn", bid, func(s *State) { s.buffets[2].away, s.buffets[2].bid = Worker2, 2 }},
		{"nobody has outbid seat 0", rebid, func(s *State) { s.buffets[1].away = Worker2 }},
		// Serving.
		{"before serving", serve, func(s *State) { s.buffets[1].usable = 1 }},
		{"serving closed, by no worker", stopped, func(s *State) { s.serving.restocker = 0 }},
		{"is not at home", stopped, func(s *State) { s.serving.restocker = workers + 1 }},
		{"is not at home", serve2, func(s *State) { s.buffets[0].away, s.serving.restocker = Worker2, Worker2 }},
		{"has restocked and filled nothing", stopped, func(s *State) { s.serving.fills = 4 }},
		{"than the worker is worth", stopped, func(s *State) { s.serving.fills = 5 }},
		{"3 compartments filled, and fewer", fill, func(s *State) { s.serving.fills = 1; drain(s, 0, 5) }},
		{"exactly if it comes after", fill, func(s *State) { s.serving.closed = false }},
		{"exactly if it comes after", stopped, func(s *State) { s.serving.started = false }},
		{"exactly if it comes after", gift, func(s *State) { s.serving.restocker, s.serving.fills, s.serving.closed = Worker2, 1, true }},
		{"before the start of serving", begun, func(s *State) { s.serving = serving{} }},
		{"before the start of serving", serve2, func(s *State) { keep(s, 0); s.buffets[0].guests[0].fresh = true }},
		{"before the start of serving", gift, func(s *State) { s.serving = serving{} }},
		{"nothing was served or given", simple, func(s *State) { s.serving.started = true }},
		{"nothing was served or given", serve2, func(s *State) { s.serving.started, s.buffets[0].time = true, 3 }},
		{"1 tokens served for fewer", begun, func(s *State) {
			s.serving.spent = 0
			s.buffets[0].guests[1].drink, s.buffets[0].guests[1].fresh = greyDrink, true
			s.supply--
		}},
		{"spent before saved time", serve2, func(s *State) { s.serving, s.buffets[0].time = serving{spent: 1, started: true}, 1 }},
		// What a player has.
		{"buffet 0: 1 guests fulfilled: at most 0", serve, func(s *State) { fulfil(s, 0, 1) }},
		{"buffet 1: 2 guests fulfilled: at most 1", serve, func(s *State) { s.turn = 1; leave(s, 0); leave(s, 0); fulfil(s, 1, 2) }},
		{"buffet 2: 3 guests fulfilled: at most 2", take, func(s *State) { fulfil(s, 2, 3) }},
		{"buffet 1: tokens gone or added", serve, func(s *State) { drain(s, 1, 2) }},
		{"buffet 1: tokens gone or added", serve, func(s *State) { s.buffets[1].unspent, s.buffets[1].used = 2, 1 }},
		{"buffet 1: time, stars or turned", serve, func(s *State) { s.buffets[1].time = 1 }},
		{"buffet 1: time, stars or turned", start, func(s *State) { s.buffets[1].turned = 1 << Worker2 }},
		{"buffet 1: time, stars or turned", start, func(s *State) { s.buffets[1].stars = 2 }},
		{"in the meat compartment, and no such bonus", serve, func(s *State) {
			b := &s.buffets[0]
			b.grey, b.coloured, b.unspent = b.grey.add(Meat, -1), TokensOf(1, Meat), 2
			s.supply++
		}},
		{"time aside 2: its guests brought 1", gift, func(s *State) { s.buffets[0].aside = 2 }},
		{"time aside 1: its guests brought 0", serve, func(s *State) { s.buffets[0].aside = 1 }},
		// The virtual opponent.
		{"not where its table has it", solo, func(s *State) { s.buffets[1].away = Worker4 }},
		{"not where its table has it", solo, func(s *State) { s.buffets[1].bid = 1 }},
		{"not where its table has it", solo, func(s *State) { s.buffets[1].passed = true }},
		{"not where its table has it", rest, func(s *State) { s.buffets[1].passed = false }},
		{"not where its table has it", soloServe, func(s *State) { s.buffets[1].passed = false }},
		{"not where its table has it", soloServe, func(s *State) { s.buffets[1].away = Worker2 }},
		{"nobody has taken the guest of the opponent's", soloGive, func(s *State) { s.row[0], s.row[2] = 0, s.row[0] }},
		{"not that of the last to serve", over, func(s *State) { s.turn = 0 }},
	} {
		t.Run(c.says, func(t *testing.T) {
			require.NoError(t, c.s.Check())
			c.spoil(&c.s)
			require.ErrorContains(t, c.s.Check(), c.says)
		})
	}
}

// keep gives a player's first guest the drink with which it was kept.
func keep(s *State, player core.Seat) {
	s.buffets[player].guests[0].drink = greyDrink
	s.supply--
}

// leave lets a player's last guest, on whom nothing lies, go.
func leave(s *State, player core.Seat) {
	b := &s.buffets[player]
	i := mostWaiting - 1
	if b.hasRoom() {
		i = 0
	}
	s.discarded.add(b.guests[i].guest)
	b.clear(i)
}

// seatFrom seats the row's last guest.
func seatFrom(s *State, player core.Seat) {
	i := mostRow - 1
	for s.row[i] == 0 {
		i--
	}
	s.buffets[player].seat(s.row[i])
	s.row[i] = 0
}

// fulfil makes fulfilled guests of discarded ones.
func fulfil(s *State, player core.Seat, n int) { move(&s.discarded, &s.buffets[player].fulfilled, n) }

// drain puts a token of each of so many goods into the supply.
func drain(s *State, player core.Seat, n int) {
	for g := range Good(n) {
		s.buffets[player].grey = s.buffets[player].grey.add(g+1, -1)
		s.supply++
	}
}
