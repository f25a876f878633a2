package shinybandits

import (
	"slices"
	"strings"
	"testing"

	"github.com/sandbar-games/sandbar/core"
	"github.com/stretchr/testify/require"
)

func TestSB01_TwoToFiveSeats(t *testing.T) {
	for seats := -1; seats <= 9; seats++ {
		s, err := New(seats, Options{})
		if seats < 2 || seats > 5 {
			require.ErrorContains(t, err, "shinybandits: ", "%d seats", seats)
			continue
		}
		require.NoError(t, err)
		require.Equal(t, seats, s.Seats())
		require.NoError(t, s.Check())
	}
}

func TestSB02_Setup(t *testing.T) {
	s, err := New(3, Options{})
	require.NoError(t, err)
	require.Equal(t, 80, s.Supply())
	for seat := range core.Seat(3) {
		hand := s.Hand(seat)
		require.Equal(t, 9, hand.Len())
		require.Equal(t, "stop plus minus locationswap locationswap banditswap caught leftovers mask", hand.String())
		require.Equal(t, 2, hand.Count(LocationSwap))
		require.Equal(t, 0, s.Score(seat))
	}
	require.Len(t, s.AppendFaceDown(nil), 9)
	require.Equal(t, 0, s.TurnedUp())
	require.Equal(t, core.Chance, s.Next())
	require.Equal(t, Hand(0), s.Hand(3), "no such seat")
	require.Equal(t, Camp, Fox.Location())
	require.Equal(t, MountainStream, Raccoon.Location())
	require.Equal(t, Nest, Magpie.Location())
	// The numbers on the cards.
	require.Equal(t, []Action{1, 2, 3, 4, 5, 6, 7, 8},
		[]Action{Stop, Plus, Minus, LocationSwap, BanditSwap, Caught, Leftovers, Mask})
}

func TestSB03_TheStandInDeck(t *testing.T) {
	deck := DefaultLocations()
	require.Len(t, deck, 9)
	total, first := map[Location]int{}, map[Location]int{}
	for _, card := range deck {
		first[card[0].Location]++
		for _, side := range card {
			total[side.Location] += int(side.Nuggets)
		}
	}
	require.Equal(t, map[Location]int{Camp: 21, MountainStream: 21, Nest: 21}, total)
	require.Equal(t, map[Location]int{Camp: 3, MountainStream: 3, Nest: 3}, first)
	require.Contains(t, deck, cardOf(t, "nest3/stream5"), "the one card of the print")

	// It is the deck of no options, and the order in which it is given says nothing.
	none, err := New(2, Options{})
	require.NoError(t, err)
	slices.Reverse(deck)
	given, err := New(2, Options{Locations: deck})
	require.NoError(t, err)
	require.Equal(t, none, given)
	require.ElementsMatch(t, deck, none.Options().Locations)
	// So it is of cards that differ in one number only.
	var alike []Card
	for i := range uint8(9) {
		alike = append(alike, Card{{Camp, 5}, {Nest, i + 1}})
	}
	one, err := New(2, Options{Locations: alike})
	require.NoError(t, err)
	slices.Reverse(alike)
	other, err := New(2, Options{Locations: alike})
	require.NoError(t, err)
	require.Equal(t, one, other)
	require.Len(t, one.AppendOutcomes(nil), 9)
	deck[0] = Card{}
	require.NotContains(t, DefaultLocations(), Card{}, "the list is the caller's own")
}

func TestSB03_BadDecks(t *testing.T) {
	with := func(i int, card Card) []Card {
		deck := DefaultLocations()
		deck[i] = card
		return deck
	}
	for _, c := range []struct {
		name string
		deck []Card
		want string
	}{
		{"no cards", []Card{}, "0 cards: want 9"},
		{"eight cards", DefaultLocations()[:8], "8 cards: want 9"},
		{"ten cards", append(DefaultLocations(), Card{{Camp, 1}, {Nest, 1}}), "10 cards: want 9"},
		{"the same location twice", with(2, Card{{Camp, 2}, {Camp, 3}}), "card 3 of 9, camp2/camp3: the same location twice"},
		{"no nuggets", with(8, Card{{Camp, 0}, {Nest, 3}}), "card 9 of 9, camp0/nest3: a number that is not from 1 to 9"},
		{"ten nuggets", with(0, Card{{Camp, 1}, {Nest, 10}}), "card 1 of 9, camp1/nest10: a number that is not from 1 to 9"},
		{"no card", with(4, Card{}), "card 5 of 9, none: a side without a location"},
		{"no location", with(4, Card{{Camp, 1}, {4, 3}}), "card 5 of 9, camp1/Location(4)3: a side without a location"},
	} {
		t.Run(c.name, func(t *testing.T) {
			_, err := New(3, Options{Locations: c.deck})
			require.ErrorContains(t, err, "shinybandits: options: locations: "+c.want)
			if len(c.deck) == 9 && c.deck[4] != (Card{}) && c.deck[4][1].Location != 4 {
				_, err = Game.New(3, core.EncodeJSON(Options{Locations: c.deck}))
				require.ErrorContains(t, err, c.want)
			}
		})
	}
	for _, text := range []string{`"nest3"`, `"nest3/stream"`, `"nest3/stream5/camp2"`, `"nest03/camp2"`, `"nest300/camp2"`, `"Nest3/camp2"`, `"nest 3/camp2"`, `3`, `{}`} {
		// The other eight cards are good.
		_, err := Game.New(3, []byte(`{"locations":[`+strings.Repeat(`"nest3/camp2",`, 8)+text+`]}`))
		require.ErrorContains(t, err, "shinybandits: options: ", text)
		if word, ok := strings.CutPrefix(text, `"`); ok {
			require.ErrorContains(t, err, `"`+word+" is no Location card")
		}
	}
	// More nuggets than the supply has are no error: it runs short (SB-19).
	_, err := New(3, Options{Locations: slices.Repeat([]Card{{{Camp, 9}, {Nest, 9}}}, 9)})
	require.NoError(t, err)
}

func TestSB03_AlikeCardsAreOneOutcome(t *testing.T) {
	one, other, turned := cardOf(t, "camp1/nest2"), cardOf(t, "stream4/nest1"), cardOf(t, "nest2/camp1")
	deck := append(slices.Repeat([]Card{one}, 5), other, turned, turned, turned)
	s, err := New(2, Options{Locations: deck})
	require.NoError(t, err)
	want := map[Card]int{one: 5, other: 1, turned: 3}
	for _, o := range s.AppendOutcomes(nil) {
		require.Equal(t, want[o.Move.Card()], o.Weight, o.Move)
		delete(want, o.Move.Card())
	}
	require.Empty(t, want)
	do(t, &s, core.Chance, "draw nest2/camp1")
	require.Contains(t, s.AppendOutcomes(nil), Outcome{Move: Draw(turned), Weight: 2})
}

func TestSB04_NineDraws(t *testing.T) {
	s, err := New(2, Options{})
	require.NoError(t, err)
	rng := core.NewRNG(4, 0)
	draws := map[int]int{} // by round
	for s.Next() != core.Nobody {
		if s.Phase() == PhaseLocation {
			draws[s.Round()]++
			require.LessOrEqual(t, s.TurnedUp(), s.Round())
		}
		step(t, &s, &rng)
		if p := s.Phase(); p != PhaseLocation && p != PhaseOver {
			require.Equal(t, s.Location(s.Round()), s.Active())
			require.Equal(t, s.Round() == 9, s.Upcoming() == Card{})
			require.Equal(t, s.Location(s.Round()+1), s.Upcoming())
		}
	}
	require.Equal(t, map[int]int{1: 2, 2: 1, 3: 1, 4: 1, 5: 1, 6: 1, 7: 1, 8: 1}, draws)
	require.Equal(t, 9, s.TurnedUp())
	var played []Card
	for i := range 9 {
		played = append(played, s.Location(i+1))
	}
	require.ElementsMatch(t, DefaultLocations(), played)
}

// step plays one event at random.
func step(t *testing.T, s *State, rng *core.RNG) (core.Seat, Move) {
	t.Helper()
	by := s.Next()
	m := s.Sample(rng)
	if by != core.Chance {
		pending := s.Pending()
		for by = core.Seat(rng.Intn(s.Seats())); !pending.Has(by); {
			by = core.Seat(rng.Intn(s.Seats()))
		}
		moves := s.Moves(by)
		m = moves[rng.Intn(len(moves))]
	}
	require.NoError(t, s.Apply(by, m))
	return by, m
}

func TestSB04_NuggetsComeWithTheCard(t *testing.T) {
	s, err := New(2, Options{})
	require.NoError(t, err)
	require.Equal(t, [3]int{0, 0, 80}, [3]int{s.Pile(0), s.Pile(1), s.Supply()})
	require.Equal(t, Card{}, s.Active())
	do(t, &s, core.Chance, "draw nest3/stream5")
	require.Equal(t, [3]int{3, 5, 72}, [3]int{s.Pile(0), s.Pile(1), s.Supply()})
	require.Equal(t, "nest3/stream5", s.Active().String())
	require.Equal(t, Card{}, s.Upcoming())
	require.Equal(t, core.Chance, s.Next(), "the next card comes before any choice")
	more := Draw(cardOf(t, "nest2/camp6"))
	more.seat0 = 1
	require.Equal(t, core.ReasonNoMove, refused(t, &s, core.Chance, more), "a field too much")
	do(t, &s, core.Chance, "draw nest2/camp6")
	require.Equal(t, [3]int{3, 5, 72}, [3]int{s.Pile(0), s.Pile(1), s.Supply()})
	require.Equal(t, "nest2/camp6", s.Upcoming().String())
	require.Equal(t, PhaseBandits, s.Phase())

	// Both go to the Nest, which leaves 1 there; nobody is at the stream. The next
	// card's nuggets come at once, and then the card after it.
	chooseAll(t, &s, "magpie mask", "magpie mask")
	require.Equal(t, 2, s.Round())
	require.Equal(t, "nest2/camp6", s.Active().String())
	require.Equal(t, [3]int{1 + 2, 5 + 6, 64}, [3]int{s.Pile(0), s.Pile(1), s.Supply()})
	require.Equal(t, PhaseLocation, s.Phase())
}

func TestSB05_RestsStayAtTheirSide(t *testing.T) {
	s := dealtWith(t, 2, "nest3/stream5", "camp2/nest4")
	// The card turns: the Nest is at side 1 with 5, the stream at side 0 with 3.
	// Both Magpies take 2 of the 5, and nobody is at the stream.
	chooseAll(t, &s, "magpie locationswap", "magpie caught")
	require.Equal(t, 0, s.Score(0)+s.Score(1), "caught at the Nest")
	require.Equal(t, [2]int{3 + 2, 5 + 4}, [2]int{s.Pile(0), s.Pile(1)})
	require.Equal(t, "camp2/nest4", s.Active().String(), "the next card lies as listed")

	s = dealtWith(t, 2, "nest3/stream5", "camp2/nest4")
	chooseAll(t, &s, "magpie locationswap", "magpie mask")
	require.Equal(t, [2]int{2, 2}, [2]int{s.Score(0), s.Score(1)})
	require.Equal(t, [2]int{3 + 2, 1 + 4}, [2]int{s.Pile(0), s.Pile(1)})
}
