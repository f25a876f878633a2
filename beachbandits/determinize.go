package beachbandits

import "github.com/sandbar-games/sandbar/core"

// Determinize returns a random state that fits what the viewer sees and
// remembers: the cards it is sure of lie where they are, and each of the others
// is equally likely in each free place (BB-33).
func (v *View) Determinize(r *core.RNG) State {
	s := State{v.position}
	s.dealLoot(v.viewer, r)
	s.dealGulls(r)
	if s.step == StepChoose {
		for seat := range core.Seat(s.seats) {
			if seat != v.viewer && !s.queue.Has(seat) && r.Intn(2) == 1 {
				s.higher = s.higher.With(seat)
			}
		}
	}
	return s
}

// unseen returns the Loot of which the viewer does not know where it is.
func (p *position) unseen() Loots {
	loot := everyLoot.Minus(p.discard).Minus(p.pile).Minus(p.AsideLoot())
	for seat := range core.Seat(p.seats) {
		loot = loot.Minus(p.stash[seat]).Minus(p.hand[seat])
	}
	return loot
}

// dealLoot completes the hands, the pile and the drawn cards.
func (s *State) dealLoot(viewer core.Seat, r *core.RNG) {
	unseen := s.unseen()
	var loose loose[Loot]
	for c := range unseen.AllKinds() {
		for range unseen.Count(c) {
			loose.put(c)
		}
	}
	for seat := range core.Seat(s.seats) {
		var dealt Loots
		for range int(s.handLen[seat]) - s.hand[seat].Len() {
			dealt = dealt.Add(loose.draw(r), 1)
		}
		s.hand[seat] = s.hand[seat].Plus(dealt)
		unseen = unseen.Minus(dealt)
	}
	s.pile = s.pile.Plus(unseen)
	if s.step.lootAside() && viewer != s.turn {
		// The others count drawn cards as the pile's.
		for range s.drawn {
			c := s.pile.Pick(r)
			s.pile = s.pile.Add(c, -1)
			s.setAside(uint8(c))
		}
	}
}

// dealGulls completes the gulls in hands, drawn and under the deck; what is left
// is the unknown part of the deck.
func (s *State) dealGulls(r *core.RNG) {
	var loose loose[Gull]
	for g := range s.unseenGulls().All() {
		loose.put(g)
	}
	for seat := range core.Seat(s.seats) {
		for range s.gullCount.of(seat) - s.gulls[seat].Len() {
			s.gulls[seat] = s.gulls[seat].With(loose.draw(r))
		}
	}
	if s.step.gullsAside() {
		for range int(s.drawn) - s.AsideGulls().Len() {
			s.setAside(uint8(loose.draw(r)))
		}
	}
	var under [core.DeckBottom]Gull
	buried := s.deck.UnderLen()
	for i := range buried {
		if under[i] = s.deck.UnderAt(i); under[i] == 0 {
			under[i] = loose.draw(r)
		}
	}
	s.deck = core.DeckOf(GullsOf(loose.cards[:loose.n]...))
	for _, g := range under[:buried] {
		s.deck.Put(g)
	}
}

// loose is cards, Loot or gulls, each of which may come anywhere.
type loose[K Loot | Gull] struct {
	cards [allLoot]K
	n     int
}

func (l *loose[K]) put(c K) {
	l.cards[l.n] = c
	l.n++
}

// draw takes one at random.
func (l *loose[K]) draw(r *core.RNG) K {
	i := r.Intn(l.n)
	c := l.cards[i]
	l.n--
	l.cards[i] = l.cards[l.n]
	return c
}

// unseenGulls returns the gulls of which the viewer does not know where they are.
func (p *position) unseenGulls() Gulls {
	gulls := everyGull.Minus(p.AsideGulls())
	for seat := range core.Seat(p.seats) {
		gulls = gulls.Minus(p.gulls[seat])
	}
	for g := range p.deck.Under() {
		gulls = gulls.Without(g)
	}
	return gulls
}
