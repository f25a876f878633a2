package mermaids

import "github.com/sandbar-games/sandbar/core"

// tries is how often Determinize deals before it takes any world that fits.
const tries = 256

// Determinize returns a random full state that fits all that the viewer sees and
// remembers. The cards that it knows to be in a hand are put there; of all ways to
// deal out the other cards, each card being its own, every one within the bounds
// is equally likely. A card that another seat has chosen to pass is any of its
// hand. Where next to no deal is within the bounds, the result still is, but not
// every world need be equally likely.
func (v *View) Determinize(r *core.RNG) State {
	d := v.dealing()
	for try := 0; !d.deal(r); try++ {
		if try == tries {
			d.fill(r)
			break
		}
	}
	return v.world(&d, r)
}

// world returns the state in which the hands are as dealt.
func (v *View) world(d *dealing, r *core.RNG) State {
	s := State{public: v.public, hands: d.known, drawn: v.drawn}
	rest := d.pool
	for i := range d.bound {
		rest = rest.Minus(d.places[i].dealt)
	}
	for i := range d.n {
		p := &d.places[i]
		if i >= d.bound {
			p.dealt, rest = rest.Deal(r, p.free)
		}
		s.hands[p.seat] = s.hands[p.seat].Plus(p.dealt)
	}
	if v.phase == PhaseDecide && v.viewer != v.turn {
		s.drawn = rest.Pick(r)
		s.hands[v.turn] = s.hands[v.turn].Add(s.drawn, 1)
		rest = rest.Add(s.drawn, -1)
	}
	s.deck = rest
	for seat := range v.Committed().All() {
		s.passed[seat] = s.hands[seat].Pick(r)
	}
	if v.at(v.viewer) {
		s.passed[v.viewer] = v.passed
	}
	return s
}

// dealing is what there is to deal to whom.
type dealing struct {
	known  [maxSeats]Cards // in the hands for certain
	pool   Cards           // the other unseen cards
	places [maxSeats]place // those with bounds first
	bound  int             // how many have bounds
	n      int             // how many there are
}

// place is the unknown part of a hand.
type place struct {
	seat    core.Seat
	free    int   // how many cards are to be dealt
	allowed Cards // all four bits of each kind that may be dealt
	once    Cards // one bit of each kind of which only one may
	most    int   // at most so many allowed cards can be left when it is dealt to
	dealt   Cards
}

// dealing works out what the viewer knows.
func (v *View) dealing() dealing {
	d := dealing{pool: v.options.allCards().Minus(v.discard).Minus(v.hand)}
	if v.at(v.viewer) {
		d.known[v.viewer] = v.hand
	}
	free := maxSeats // places without bounds are kept at the end, then moved up
	for seat := range core.Seat(v.seats) {
		if seat == v.viewer {
			continue
		}
		k := v.known(seat)
		d.known[seat] = k.least
		d.pool = d.pool.Minus(k.least)
		p := place{seat: seat, free: int(v.sizes[seat]) - k.least.Len()}
		if v.phase == PhaseDecide && seat == v.turn {
			p.free-- // the drawn card is a place of its own
		}
		if k.bars == 0 {
			free--
			d.places[free] = p
			continue
		}
		barred := (k.bars>>1 | k.bars&k.least.Distinct()) & oneOfKinds
		p.allowed = (oneOfKinds &^ barred) * 15
		p.once = k.bars & oneOfKinds &^ barred
		d.places[d.bound] = p
		d.bound++
	}
	d.n = d.bound + copy(d.places[d.bound:], d.places[free:])
	d.bounds()
	return d
}

// bounds works out how many allowed cards can be left for each place with bounds
// at most: those before it take what it may not have, if they may.
func (d *dealing) bounds() {
	var taken int
	var others Cards // kinds that a place before may have
	for i := range d.bound {
		p := &d.places[i]
		barred := (d.pool &^ p.allowed & others).Len()
		p.most = (d.pool & p.allowed).Len() - max(0, taken-barred)
		taken += p.free
		others |= p.allowed
	}
}

// deal deals to the places with bounds, and reports whether it came out. Each
// place is dealt allowed cards only. How many of these were left depends on what
// the places before got, and the fewer there were, the too likelier is this deal;
// so it counts in that proportion only. A second card where one is the limit
// makes it fail as a whole. What comes out is uniform.
func (d *dealing) deal(r *core.RNG) bool {
	rest := d.pool
	for i := range d.bound {
		p := &d.places[i]
		from := rest & p.allowed
		left := from.Len()
		if left < p.free {
			return false
		}
		if left < p.most {
			for j := range p.free {
				if r.Intn(p.most-j) >= left-j {
					return false
				}
			}
		}
		p.dealt = 0
		for j := range p.free {
			c := from.At(r.Intn(left - j))
			if p.once.Has(c) && p.dealt.Has(c) {
				return false
			}
			p.dealt = p.dealt.Add(c, 1)
			from = from.Add(c, -1)
		}
		rest = rest.Minus(p.dealt)
	}
	return true
}

// fill deals to the places with bounds so that all fit, or reports that they
// cannot.
func (d *dealing) fill(r *core.RNG) bool {
	rest := d.pool
	for i := range d.bound {
		d.places[i].dealt = 0
	}
	for i := range d.bound {
		for range d.places[i].free {
			var tried core.Set[uint16, Card]
			if !d.provide(i, r.Intn(cardKinds), &rest, &tried) {
				return false
			}
		}
	}
	return true
}

// provide gives place number i one more card from the rest, if need be by having
// another place exchange one of its cards for another kind, which again may need
// an exchange: an augmenting path. Kinds are tried from one on, each once.
func (d *dealing) provide(i, from int, rest *Cards, tried *core.Set[uint16, Card]) bool {
	p := &d.places[i]
	for n := range cardKinds {
		c := Card(1 + (from+n)%cardKinds)
		if tried.Has(c) || !p.allowed.Has(c) || p.once.Has(c) && p.dealt.Has(c) {
			continue
		}
		*tried = tried.With(c)
		if rest.Has(c) {
			*rest = rest.Add(c, -1)
			p.dealt = p.dealt.Add(c, 1)
			return true
		}
		for j := range d.bound {
			other := &d.places[j]
			if j != i && other.dealt.Has(c) && d.provide(j, from, rest, tried) {
				other.dealt = other.dealt.Add(c, -1)
				p.dealt = p.dealt.Add(c, 1)
				return true
			}
		}
	}
	return false
}
