package strandbufe

// beginServing discards the guests that nobody got, and the serving begins.
func (m *model) beginServing() {
	m.discarded = append(m.discarded, m.row...)
	m.row = nil
	m.queue = m.clockwise()
	m.askToServe()
}

// askToServe lets the next one serve; the opponent fulfils all guests at once (ST-19,
// ST-39).
func (m *model) askToServe() {
	m.shift = shift{}
	serves := func(k *keeper) bool {
		k.starsThen = k.stars
		if k.virtual {
			for _, v := range k.visitors {
				k.reward(v)
			}
			k.visitors = nil
		}
		return !k.virtual
	}
	switch {
	case m.ask(PhaseServe, serves):
	case m.round == 6:
		m.phase = PhaseOver
	default:
		m.queue = m.clockwise()
		m.askToUpgrade()
	}
}

// reward enters a fulfilled guest and its stars (ST-25, ST-26).
func (k *keeper) reward(v *visitor) {
	k.fulfilled = append(k.fulfilled, v.card.Number)
	k.stars = min(5, k.stars+v.card.Stars)
}

// pointsLeft returns the workers' points that are left, without those of one that
// restocks (ST-20, ST-22).
func (m *model) pointsLeft() int {
	k := m.players[m.turn]
	return k.atHome() - k.value[m.restocker] - m.spent
}

// open returns the compartments that a grey token can go into (ST-22, ST-23).
func (m *model) open(k *keeper) []Good {
	var list []Good
	for _, g := range everyGood {
		if m.supply > 0 && k.cooler[g].size() < k.holds[g] {
			list = append(list, g)
		}
	}
	return list
}

// stocked returns the compartments with a token.
func (k *keeper) stocked() []Good {
	var list []Good
	for _, g := range everyGood {
		if k.cooler[g].size() > 0 {
			list = append(list, g)
		}
	}
	return list
}

// serveMoves returns the moves of the player on turn in the second phase: what can be
// served, who can restock, the bonus, free drinks and done.
func (m *model) serveMoves() []Move {
	k := m.players[m.turn]
	var list []Move
	if !m.closed && m.pointsLeft()+k.time > 0 { // ST-20, ST-21
		for _, v := range k.visitors {
			for _, g := range k.stocked() {
				if v.icons[g].size() < v.card.Order.Count(g) {
					list = append(list, Serve(g, v.card.Number))
				}
			}
		}
	}
	if m.restocker == 0 && len(m.open(k)) > 0 { // ST-22
		for _, w := range everyWorker {
			if w != k.away && m.spent <= k.atHome()-k.value[w] {
				list = append(list, Restock(w))
			}
		}
	}
	if m.canBuy(k) {
		list = append(list, BuyBonus())
	}
	if m.round < 6 { // ST-28
		for _, v := range k.visitors {
			tokens := k.cooler[Drink].size()
			if m.literal {
				tokens = k.cooler[Drink].coloured
			}
			if v.drunk == 0 && tokens > 0 {
				list = append(list, FreeDrink(v.card.Number))
			}
		}
	}
	return append(list, Done())
}

// canBuy reports whether the round's bonus can be bought (ST-24).
func (m *model) canBuy(k *keeper) bool {
	switch b := m.bonuses[m.round-1]; {
	case m.bought || k.unspent == 0:
		return false
	case b == Clock:
		return k.time < 3
	default:
		return k.cooler[b].size() < k.holds[b]
	}
}

// answers returns the moves where serving stops for a question: how to restock, where
// Eszkimók's tokens go, what the Alienek get (ST-22, ST-41, ST-43).
func (m *model) answers() []Move {
	k := m.players[m.turn]
	var list []Move
	switch m.phase {
	case PhaseFill:
		for _, g := range m.open(k) {
			list = append(list, Fill(g))
		}
		if m.fills < k.value[m.restocker] {
			list = append(list, Stop())
		}
		return list
	case PhaseStock:
		for _, g := range m.open(k) {
			list = append(list, Stock(g))
		}
	case PhaseGift:
		for _, g := range k.stocked() {
			list = append(list, Give(g))
		}
	}
	return append(list, Decline())
}

// serveBy plays a move of the second phase; v is the guest that it is about.
func (m *model) serveBy(k *keeper, v *visitor, move Move) {
	g := move.Good()
	switch move.Kind() {
	case KindServe:
		m.serveToken(k, v, g)
	case KindRestock:
		m.restocker = move.Worker()
		m.fills, m.closed = k.value[m.restocker], m.begun
		m.phase = PhaseFill
	case KindFill:
		m.putGrey(k, g, k.holds[g])
		m.fills--
		if m.fills == 0 || len(m.open(k)) == 0 {
			m.phase = PhaseServe
		}
	case KindStop, KindDecline:
		m.phase = PhaseServe
	case KindBonus:
		m.bought = true
		k.unspent--
		if b := m.bonuses[m.round-1]; b == Clock {
			k.used++
			k.time++
		} else {
			k.cooler[b].coloured++
		}
	case KindDrink:
		m.begun, v.drunk = true, m.round
		if m.literal { // ST-51
			k.cooler[Drink].coloured--
			v.drink.coloured++
		} else {
			v.drink = k.cooler[Drink].pop()
		}
	case KindStock:
		m.putGrey(k, g, 3)
		m.phase = PhaseServe
	case KindGive:
		m.putBack(k, k.cooler[g].pop())
		k.gave = true
		if m.mode != Beginner {
			k.aside += 2
		}
		m.phase = PhaseServe
	case KindDone:
		m.closeFor(k)
		m.askToServe()
	}
}

// serveToken serves a token: saved time pays before workers do (ST-20, ST-21).
func (m *model) serveToken(k *keeper, v *visitor, g Good) {
	m.begun = true
	if k.time > 0 {
		k.time--
	} else {
		m.spent++
	}
	v.icons[g].add(k.cooler[g].pop())
	for _, g := range everyGood {
		if v.icons[g].size() < v.card.Order.Count(g) {
			return
		}
	}
	m.leaves(k, v)
	k.reward(v)
	if m.mode != Beginner {
		k.aside += v.card.Time
	}
	switch {
	case v.card.Promo == Eszkimok && len(m.open(k)) > 0:
		m.phase = PhaseStock
	case v.card.Promo == Alienek && len(k.stocked()) > 0:
		m.phase = PhaseGift
	}
}

// putGrey moves up to n grey tokens from the supply into a compartment (ST-23).
func (m *model) putGrey(k *keeper, g Good, n int) {
	for ; n > 0 && m.supply > 0 && k.cooler[g].size() < k.holds[g]; n-- {
		k.cooler[g].grey++
		m.supply--
	}
}

// putBack takes tokens off the table: the grey ones into the supply (ST-49).
func (m *model) putBack(k *keeper, tokens pile) {
	m.supply += tokens.grey
	k.used += tokens.coloured
}

// leaves takes a guest away from a buffet with the tokens on it (ST-25, ST-29).
func (m *model) leaves(k *keeper, v *visitor) {
	for _, tokens := range v.icons {
		m.putBack(k, tokens)
	}
	m.putBack(k, v.drink)
	var others []*visitor
	for _, other := range k.visitors {
		if other != v {
			others = append(others, other)
		}
	}
	k.visitors = others
}

// closeFor ends a player's serving: guests without a drink of this phase are gone, at
// a star each, at two for Grump; points left over are saved (ST-28, ST-29, ST-31,
// ST-46).
func (m *model) closeFor(k *keeper) {
	for _, v := range k.visitors {
		if v.drunk == m.round {
			continue
		}
		m.leaves(k, v)
		m.discarded = append(m.discarded, v.card.Number)
		lost := 1
		if v.card.Promo == Grump {
			lost = 2
		}
		k.stars = max(0, k.stars-lost)
	}
	if m.mode != Beginner {
		k.time = min(3, k.time+m.pointsLeft())
	}
}
