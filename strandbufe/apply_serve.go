package strandbufe

// beginServing discards what is left in the row and begins the second phase.
func (s *State) beginServing() {
	for i, n := range s.row {
		if n != 0 {
			s.discarded.add(n)
			s.row[i] = 0
		}
	}
	s.serveFrom(0)
}

// serveFrom lets the player at a position of the order serve, or begins the end of
// the round after the last one (ST-19).
func (s *State) serveFrom(position int) {
	s.serving = serving{}
	for ; position < int(s.players); position++ {
		player := s.inOrder(position)
		b := &s.buffets[player]
		if s.isOpponent(player) {
			s.opponentServes(b)
			continue
		}
		b.usable = b.stars
		s.phase, s.turn = PhaseServe, player
		return
	}
	s.upgradeFrom(0)
}

// serve puts a token on a guest's icon; saved time pays before workers do (ST-20,
// ST-21).
func (s *State) serve(b *buffet, g Good, i int) {
	if b.time > 0 {
		b.time--
	} else {
		s.serving.spent++
	}
	s.serving.started = true
	w := &b.guests[i]
	if b.fromCooler(g) {
		w.coloured++
	}
	w.served = w.served.add(g, 1)
	if s.missing(w) == 0 {
		s.fulfil(b, i)
	}
}

// fulfil lets a guest go who has got all (ST-25, ST-26), and asks what a promo
// guest asks for.
func (s *State) fulfil(b *buffet, i int) {
	guest := b.guests[i].guest
	s.collect(b, i)
	s.reward(b, guest)
	if s.mode != Beginner {
		b.aside = min(b.aside+s.set.cards[guest].time, mostTime)
	}
	switch {
	case guest == Eszkimok.number() && s.fillable(b) != 0:
		s.phase = PhaseStock
	case guest == Alienek.number() && b.stock() != 0:
		s.phase = PhaseGift
	}
}

// reward enters a fulfilled guest and the stars that it brings.
func (s *State) reward(b *buffet, guest uint8) {
	b.fulfilled.add(guest)
	b.stars = min(b.stars+s.set.cards[guest].stars, mostStars)
}

// collect takes a guest away from a buffet: grey tokens go to the supply, coloured
// ones are used up.
func (s *State) collect(b *buffet, i int) {
	w := b.guests[i]
	s.supply += uint8(w.served.Len()) - w.coloured
	b.used += w.coloured
	switch w.drink {
	case greyDrink:
		s.supply++
	case colouredDrink:
		b.used++
	}
	b.clear(i)
}

// restock sends a worker; the filling follows (ST-22).
func (s *State) restock(b *buffet, w Worker) {
	s.serving.restocker = w
	s.serving.fills = uint8(b.value(w))
	s.serving.closed = s.serving.started
	s.phase = PhaseFill
}

// fill fills a compartment, and ends the restocking if nothing more can be filled
// (ST-22, ST-23).
func (s *State) fill(b *buffet, g Good) {
	s.put(b, g, compartment+1)
	s.serving.fills--
	if s.serving.fills == 0 || s.fillable(b) == 0 {
		s.phase = PhaseServe
	}
}

// put moves up to n grey tokens from the supply into a compartment, as many as
// there are and as it holds.
func (s *State) put(b *buffet, g Good, n int) {
	n = min(n, b.room().Count(g), int(s.supply))
	b.grey = b.grey.add(g, n)
	s.supply -= uint8(n)
}

// buyBonus spends a coloured token for the round's bonus (ST-24).
func (s *State) buyBonus(b *buffet) {
	s.serving.bonus = true
	b.unspent--
	if g := s.bonuses[s.round-1].Good(); g != 0 {
		b.coloured = b.coloured.add(g, 1)
		return
	}
	b.used++
	b.time++
}

// giveDrink keeps a guest for one more round (ST-28, ST-30).
func (s *State) giveDrink(b *buffet, w *waiting) {
	s.serving.started = true
	w.fresh = true
	if s.drinks == LiteralDrinks {
		b.coloured = b.coloured.add(Drink, -1)
		w.drink = colouredDrink
		return
	}
	w.drink = greyDrink
	if b.fromCooler(Drink) {
		w.drink = colouredDrink
	}
}

// giveGift gives the Alienek a token for time (ST-43).
func (s *State) giveGift(b *buffet, g Good) {
	if b.fromCooler(g) {
		b.used++
	} else {
		s.supply++
	}
	s.gifted = true
	if s.mode != Beginner {
		b.aside = min(b.aside+giftTime, mostTime)
	}
	s.phase = PhaseServe
}

// closeBuffet ends a player's serving: guests without a drink from this phase
// leave, and points left over are saved (ST-28, ST-29, ST-31).
func (s *State) closeBuffet(b *buffet) {
	for i := mostWaiting - 1; i >= 0; i-- {
		switch w := &b.guests[i]; {
		case w.fresh:
			w.fresh = false
		case w.guest != 0:
			s.disappoint(b, i)
		}
	}
	if s.mode != Beginner {
		b.time = uint8(min(int(b.time)+s.pointsLeft(), mostTime))
	}
}

// disappoint lets a guest leave who has not got all, at the cost of a star
// (ST-29), or of two (ST-46).
func (s *State) disappoint(b *buffet, i int) {
	guest := b.guests[i].guest
	s.collect(b, i)
	s.discarded.add(guest)
	lost := uint8(1)
	if guest == Grump.number() {
		lost = grumpStars
	}
	b.stars -= min(lost, b.stars)
	b.usable = min(b.usable, b.stars)
}
