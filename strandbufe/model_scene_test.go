package strandbufe

import "github.com/sandbar-games/sandbar/core"

// scene is all that lies open, in a form that == compares.
type scene struct {
	table
	players [6]corner // the opponent is player 1
}

// table is what belongs to no player.
type table struct {
	next, start     core.Seat
	phase           Phase
	round, supply   int
	row             [11]int // the guests in it, without gaps
	bonus           Bonus   // of this round
	deck, discarded [81]bool
}

// corner is what lies before a player.
type corner struct {
	guests                     [2]seated
	grey, coloured, room       [8]int // in the cooler
	unspent, used, stars, time int
	aside                      int
	values                     [3]int
	away                       Worker
	bid                        int
	passed                     bool
	fulfilled                  [81]bool
	score                      int
}

// seated is a guest that waits.
type seated struct {
	guest, coloured int // the coloured tokens among those served
	served          [8]int
	drink           pile
}

// scene returns what the model has before it.
func (m *model) scene() scene {
	var sc scene
	sc.table = table{next: m.next(), start: core.Seat(m.first), phase: m.phase, round: m.round, supply: m.supply}
	if m.mode == Solo {
		sc.start = core.Nobody
	}
	copy(sc.row[:], m.row)
	if len(m.bonuses) == m.round {
		sc.bonus = m.bonuses[m.round-1]
	}
	mark(&sc.deck, m.deck)
	mark(&sc.discarded, m.discarded)
	for i, k := range m.players {
		sc.players[i] = m.corner(k)
	}
	return sc
}

func (m *model) corner(k *keeper) corner {
	c := corner{
		unspent: k.unspent, used: k.used, stars: k.stars, time: k.time, aside: min(3, k.aside),
		values: [3]int(k.value[1:]), away: k.away, bid: k.bid, passed: k.refused, score: m.sum(k).total(),
	}
	for i, v := range k.visitors {
		c.guests[i] = seated{guest: v.card.Number, drink: v.drink}
		for g, tokens := range v.icons {
			c.guests[i].served[g] = tokens.size()
			c.guests[i].coloured += tokens.coloured
		}
	}
	for g, tokens := range k.cooler {
		c.grey[g], c.coloured[g], c.room[g] = tokens.grey, tokens.coloured, k.holds[g]-tokens.size()
	}
	mark(&c.fulfilled, k.fulfilled)
	return c
}

// sceneOf returns what the engine tells.
func sceneOf(s *State) scene {
	var sc scene
	sc.table = table{
		next: s.Next(), start: s.Start(), phase: s.Phase(), round: s.Round(), supply: s.Supply(),
		bonus: s.Bonus(s.Round()),
	}
	copy(sc.row[:], without(s.Row(), 0))
	mark(&sc.deck, s.Deck())
	mark(&sc.discarded, s.Discarded())
	for seat := range s.Seats() {
		sc.players[seat] = cornerOf(s.Buffet(core.Seat(seat)), &s.buffets[seat], s.Score(core.Seat(seat)))
	}
	if s.Mode() == Solo {
		sc.players[1] = cornerOf(s.Opponent(), &s.buffets[1], s.OpponentScore())
	}
	return sc
}

// cornerOf takes what Buffet does not tell from the plain fields.
func cornerOf(b Buffet, plain *buffet, score int) corner {
	c := corner{
		unspent: b.Unspent, used: int(plain.used), stars: b.Stars, time: b.Time, aside: b.Aside,
		values: b.Values, away: b.Away, bid: b.Bid, passed: b.Passed, score: score,
	}
	for i, w := range b.Guests {
		c.guests[i] = seated{guest: w.Guest, coloured: int(plain.guests[i].coloured)}
		switch plain.guests[i].drink {
		case greyDrink:
			c.guests[i].drink = pile{grey: 1}
		case colouredDrink:
			c.guests[i].drink = pile{coloured: 1}
		}
		for _, g := range everyGood {
			c.guests[i].served[g] = w.Served.Count(g)
		}
	}
	for _, g := range everyGood {
		c.grey[g], c.coloured[g], c.room[g] = b.Grey.Count(g), b.Coloured.Count(g), b.Room.Count(g)
	}
	mark(&c.fulfilled, b.Fulfilled)
	return c
}

func mark(marks *[81]bool, numbers []int) {
	for _, n := range numbers {
		marks[n] = true
	}
}
