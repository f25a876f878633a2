package mermaids

import (
	"math"
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/sandbar-games/sandbar/core"
)

// enumerate returns how many of all deals of single cards lead to each world that
// a view allows, worked out in the plainest way: every unseen card goes to every
// place that has room, and at the end the bounds are looked at. A card is known to
// be in a hand if at least so many of its kind are; those do not move.
func enumerate(v *View) map[State]float64 {
	blank := State{public: v.public, drawn: v.drawn}
	if v.at(v.viewer) {
		blank.hands[v.viewer], blank.passed[v.viewer] = v.hand, v.passed
	}
	var unseen []Card
	pool := v.options.allCards().Minus(v.discard).Minus(v.hand)
	room := [maxSeats]int{}
	for seat := range core.Seat(v.seats) {
		if seat == v.viewer {
			continue
		}
		room[seat] = int(v.sizes[seat])
		if v.phase == PhaseDecide && seat == v.turn {
			room[seat]--
		}
		for c := Sun; c <= SeaMonster; c++ {
			n := v.AtLeast(seat, c)
			pool = pool.Add(c, -n)
			room[seat] -= n
			blank.hands[seat] = blank.hands[seat].Add(c, n)
		}
	}
	for c := Sun; c <= SeaMonster; c++ {
		for range pool.Count(c) {
			unseen = append(unseen, c)
		}
	}
	worlds := map[State]float64{}
	toDraw := v.phase == PhaseDecide && v.turn != v.viewer
	var deal func(s State, i int)
	deal = func(s State, i int) {
		if i == len(unseen) {
			for seat := range core.Seat(v.seats) {
				for c := Sun; c <= SeaMonster && seat != v.viewer; c++ {
					if s.hands[seat].Count(c) > v.AtMost(seat, c) {
						return
					}
				}
			}
			if toDraw {
				s.hands[s.turn] = s.hands[s.turn].Add(s.drawn, 1)
			}
			choose(s, v, 0, 1, worlds)
			return
		}
		c := unseen[i]
		for seat := range room {
			if room[seat] > 0 {
				next := s
				next.hands[seat] = next.hands[seat].Add(c, 1)
				room[seat]--
				deal(next, i+1)
				room[seat]++
			}
		}
		if toDraw && s.drawn == 0 {
			next := s
			next.drawn = c
			deal(next, i+1)
		}
		if s.deck.Len() < int(s.beach) {
			s.deck = s.deck.Add(c, 1)
			deal(s, i+1)
		}
	}
	deal(blank, 0)
	return worlds
}

// choose adds the worlds for each card that the others may have chosen to pass.
func choose(s State, v *View, seat core.Seat, weight float64, worlds map[State]float64) {
	switch {
	case seat == maxSeats:
		worlds[s] += weight
	case seat == v.viewer || !v.Committed().Has(seat):
		choose(s, v, seat+1, weight, worlds)
	default:
		for c := Sun; c <= SeaMonster; c++ {
			if n := s.hands[seat].Count(c); n > 0 {
				next := s
				next.passed[seat] = c
				choose(next, v, seat+1, weight*float64(n)/float64(s.hands[seat].Len()), worlds)
			}
		}
	}
}

// fewCards is a position with next to no Beach deck.
func fewCards(t *testing.T, deck string, turn core.Seat, hands ...string) State {
	t.Helper()
	return spec{hands: hands, deck: deck, turn: turn}.state(t)
}

func TestDeterminizeIsUniform(t *testing.T) {
	three := []string{"sun pail", "umbrella pail surfboard", "umbrella sun surfboard"}
	for _, test := range []struct {
		name   string
		start  State
		viewer core.Seat
		events []string
	}{
		{"a newcomer", fewCards(t, "monster wave", 0, three...), 0, nil},
		{"a spectator", fewCards(t, "wave", 0, "sun pail", "pail sun monster"), core.Nobody, nil},
		{"an Ask", fewCards(t, "monster wave mermaid", 0, three...), 1, []string{"0 ask 1 sun"}},
		{"an Ask seen by a spectator", fewCards(t, "monster", 0, "sun pail wave", "pail sun"), core.Nobody, []string{"0 ask 1 sun"}},
		{"refused", fewCards(t, "monster wave mermaid", 0, three...), 2, []string{"0 ask 1 sun", "chance refuse"}},
		{"a drawn card", fewCards(t, "monster wave mermaid", 0, three...), 2, []string{"0 ask 1 sun", "chance refuse", "chance draw 0 wave"}},
		{"the own drawn card", fewCards(t, "monster wave mermaid", 0, three...), 0, []string{"0 ask 1 sun", "chance refuse", "chance draw 0 wave"}},
		{"kept", fewCards(t, "monster wave mermaid", 0, three...), 2,
			[]string{"0 ask 1 sun", "chance refuse", "chance draw 0 wave", "0 keep", "1 ask 0 umbrella", "chance refuse"}},
		{"an empty deck", fewCards(t, "none", 0, "sun pail monster", "umbrella pail wave seaweed", "umbrella sun wave"), 2,
			[]string{"0 ask 1 sun", "chance refuse", "1 ask 0 umbrella", "chance refuse"}},
		{"a hand of one card", fewCards(t, "monster seaweed", 0, "sun pail", "umbrella", "sun pail umbrella"), 2, []string{"0 ask 1 sun", "chance refuse"}},
		{"granted", fewCards(t, "monster seaweed", 0, "sun pail", "umbrella sun", "sailboat pail umbrella sailboat"), 2,
			[]string{"0 ask 1 sun", "chance give", "chance reveal starright"}},
		{"passing", fewCards(t, "monster", 0, "sun pail mermaid", "umbrella pail sun", "umbrella wave"), 2,
			[]string{"0 mermaid", "chance reveal starright", "0 pass sun", "2 pass wave"}},
		{"all have chosen", fewCards(t, "monster", 0, "sun pail mermaid", "umbrella pail sun", "umbrella wave"), 2,
			[]string{"0 mermaid", "chance reveal starright", "0 pass sun", "2 pass wave", "1 pass umbrella"}},
		{"passed", fewCards(t, "monster wave", 0, "sun pail mermaid", "umbrella pail sun", "umbrella wave"), 2,
			[]string{"0 mermaid", "chance reveal starright", "0 pass sun", "2 pass wave", "1 pass umbrella", "chance takeup umbrella wave sun none none"}},
		{"the end", fewCards(t, "wave seaweed", 0, "mermaid", "umbrella pail monster", "umbrella pail"), 2,
			[]string{"0 mermaid", "chance reveal starright", "2 pass pail", "1 pass pail", "chance takeup pail pail none none none", "chance caught 1"}},
	} {
		t.Run(test.name, func(t *testing.T) {
			f := follow(t, test.start, test.viewer)
			f.play(test.events...)
			want := enumerate(&f.view)
			require.Contains(t, want, f.state)
			total := 0.0
			for d, weight := range want {
				require.NoError(t, d.Check())
				require.NoError(t, f.view.Fits(&d))
				total += weight
			}
			rng := core.NewRNG(7, 0)
			got := map[State]float64{}
			rounds := 200 * float64(len(want))
			for range int(rounds) {
				got[f.view.Determinize(&rng)]++
			}
			chi := 0.0
			for d := range got {
				require.Contains(t, want, d)
			}
			for d, weight := range want {
				expected := weight / total * rounds
				chi += (got[d] - expected) * (got[d] - expected) / expected
			}
			// Chi-square with k degrees of freedom has mean k and variance 2k.
			k := float64(len(want) - 1)
			t.Logf("%d worlds, chi-square %.0f", len(want), chi)
			require.InDelta(t, k, chi, 5*math.Sqrt(2*k)+1)
		})
	}
}

// Where dealing at random hardly ever comes out, the world still fits.
func TestDeterminizeWhereHardlyAnythingFits(t *testing.T) {
	hands := []string{
		"sun umbrella sandcastle sailboat", "sunglasses beachball surfboard pail",
		"sun umbrella sandcastle sailboat", "sunglasses beachball surfboard pail", "mermaid monster",
	}
	s := spec{hands: hands, deck: "none"}.state(t)
	v := s.View(core.Nobody)
	for seat := range core.Seat(4) {
		v.know[seat].bars = oneOfItems.Add(Mermaid, none)
		for c := Sun; c <= Pail; c++ {
			if !s.hands[seat].Has(c) {
				v.know[seat].bars = tidy(v.know[seat].bars | Cards(0).Add(c, none))
			}
		}
	}
	rng := core.NewRNG(1, 0)
	for range 200 {
		d := v.Determinize(&rng)
		require.NoError(t, d.Check())
		require.NoError(t, v.Fits(&d))
	}
	// Dealt by exchange only, in one of many orders.
	worlds := map[State]bool{}
	v = s.View(core.Nobody)
	v.know[0].bars = oneOfItems.Add(Mermaid, none).Add(SeaMonster, none)
	v.know[1].bars = oneOfItems
	for range 200 {
		d := v.dealing()
		require.True(t, d.fill(&rng))
		w := v.world(&d, &rng)
		require.NoError(t, w.Check())
		require.NoError(t, v.Fits(&w))
		worlds[w] = true
	}
	require.Greater(t, len(worlds), 50)
}

// Renaming the seats around the table renames the game: whoever starts, and
// whoever sits to the left.
func TestSeatsRename(t *testing.T) {
	for seats := minSeats; seats <= maxSeats; seats++ {
		for turn := range core.Seat(seats) {
			rename := func(seat core.Seat) core.Seat {
				if seat < 0 {
					return seat
				}
				return (seat + turn) % core.Seat(seats)
			}
			for seed := range uint64(6) {
				s, err := New(seats, Options{})
				require.NoError(t, err)
				other, err := New(seats, Options{First: turn})
				require.NoError(t, err)
				rng := core.NewRNG(seed, 0)
				for s.Next() != core.Nobody {
					by, m := s.Next(), s.Sample(&rng)
					if by != core.Chance {
						legal := s.Moves(by)
						m = legal[rng.Intn(len(legal))]
						require.Len(t, other.Moves(rename(by)), len(legal))
					}
					require.NoError(t, s.Apply(by, m))
					require.NoError(t, other.Apply(rename(by), renamed(m, seats, rename)))
					require.Equal(t, s.Pending().Len(), other.Pending().Len())
				}
				for seat := range core.Seat(seats) {
					require.Equal(t, s.Score(seat), other.Score(rename(seat)))
					require.Equal(t, s.Winners().Has(seat), other.Winners().Has(rename(seat)))
					require.InDelta(t, Evaluate(&s).Of(seat), Evaluate(&other).Of(rename(seat)), 1e-9)
				}
			}
		}
	}
}

func renamed(m Move, seats int, rename func(core.Seat) core.Seat) Move {
	if m.kind == KindTakeUp {
		cards := make([]Card, seats)
		for seat := range core.Seat(seats) {
			cards[rename(seat)] = m.Taken(seat)
		}
		return TakeUp(cards...)
	}
	if unused[m.kind].seat == 0 {
		m.seat = rename(m.seat)
	}
	return m
}
