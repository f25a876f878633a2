package strandbufe

import (
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/sandbar-games/sandbar/core"
)

func TestST01_ModesAndSeats(t *testing.T) {
	for mode := Beginner; mode <= Solo; mode++ {
		for seats := -1; seats <= 8; seats++ {
			_, err := New(seats, Options{Mode: mode})
			ok := seats >= 2 && seats <= 6
			if mode == Solo {
				ok = seats == 1
			}
			if ok {
				require.NoError(t, err)
				continue
			}
			require.ErrorContains(t, err, "ST-01", "%v for %d", mode, seats)
		}
	}
	_, err := New(2, Options{Mode: 3})
	require.ErrorContains(t, err, "Mode(3): want beginner, advanced or solo")
}

func TestST02_CoolersAndSupply(t *testing.T) {
	for seats := 2; seats <= 6; seats++ {
		s, err := New(seats, Options{})
		require.NoError(t, err)
		for seat := range core.Seat(seats) {
			for g := Vegetable; g <= Drink; g++ {
				require.Equal(t, 3, s.Buffet(seat).Grey.Count(g))
			}
		}
		require.Equal(t, 140-21*seats, s.Supply())
	}
}

func TestST03_StartOfABuffet(t *testing.T) {
	for _, mode := range []Mode{Beginner, Advanced, Solo} {
		seats := 2
		if mode == Solo {
			seats = 1
		}
		s, err := New(seats, Options{Mode: mode})
		require.NoError(t, err)
		b := s.Buffet(0)
		require.Equal(t, [3]int{2, 3, 4}, b.Values)
		require.Equal(t, 3, b.Unspent)
		require.Equal(t, 1, b.Stars)
		require.Equal(t, 0, b.Time)
	}
	// Turned, the workers are worth one more each.
	b := buffet{turned: 1<<Worker2 | 1<<Worker3 | 1<<Worker4}
	require.Equal(t, 3, b.value(Worker2))
	require.Equal(t, 4, b.value(Worker3))
	require.Equal(t, 5, b.value(Worker4))
	require.Equal(t, 12, b.home())
}

func TestST04_CardSetMustSuffice(t *testing.T) {
	other := otherCards(t) // 30 guests, 3 boards
	for seats, says := range map[int]string{
		2: "", 3: "",
		4: "3 boards for 4 seats",
	} {
		_, err := New(seats, Options{Cards: other})
		if says == "" {
			require.NoError(t, err)
			continue
		}
		require.ErrorContains(t, err, says)
	}
	short := editedSet(t, func(set map[string]any) { set["guests"] = set["guests"].([]any)[:65]; delete(set, "guestCount") })
	_, err := New(5, Options{Cards: short}) // 54 will do
	require.NoError(t, err)
	_, err = New(6, Options{Cards: short})
	require.ErrorContains(t, err, "65 guests: 6 seats need 66 (ST-04)")
	_, err = New(2, Options{Cards: other, Promos: PromosOf(Punk)})
	require.ErrorContains(t, err, `"test cards": no promo guest punk`)
	_, err = New(2, Options{Cards: &CardSet{}})
	require.ErrorContains(t, err, "a card set comes from ParseCardSet or StandIn")
}

func TestST04_BoardsByOption(t *testing.T) {
	s, err := New(3, Options{Mode: Advanced})
	require.NoError(t, err)
	for seat := range core.Seat(3) {
		require.Equal(t, int(seat)+1, s.Buffet(seat).Board)
	}
	s, err = New(2, Options{Mode: Advanced, Boards: Boards{4, 2}})
	require.NoError(t, err)
	require.Equal(t, 4, s.Buffet(0).Board)
	require.Equal(t, 4, s.Buffet(0).Grey.Count(StandIn().Board(4).Favours))
	for boards, says := range map[Boards]string{
		{1}:       "want one for each of the 2 seats",
		{1, 2, 3}: "want one for each of the 2 seats",
		{1, 7}:    "7: the card set has 1 to 6",
		{3, 3}:    "3 for two seats",
		{0, 1}:    "want one for each of the 2 seats",
	} {
		_, err = New(2, Options{Mode: Advanced, Boards: boards})
		require.ErrorContains(t, err, says)
	}
}

func TestST07_BonusCards(t *testing.T) {
	for _, mode := range []Mode{Beginner, Advanced} {
		s, err := New(2, Options{Mode: mode})
		require.NoError(t, err)
		reveal(t, &s, "guest 1", "guest 2", "guest 3")
		weights := map[string]int{}
		for _, o := range s.AppendOutcomes(nil) {
			weights[o.Move.String()] = o.Weight
		}
		want := map[string]int{
			"round vegetable": 2, "round bakery": 2, "round icecream": 2, "round fish": 2,
			"round meat": 2, "round coffee": 2, "round drink": 2,
		}
		if mode == Advanced {
			want["round clock"] = 2
		}
		require.Equal(t, want, weights)
	}
	// Two cards of a kind are all: a third is refused.
	s := setup{round: 3}.state(t)
	s.bonuses = [6]Bonus{Bonus(Fish), Bonus(Meat), Bonus(Fish)}
	act(t, &s, 0, "done")
	act(t, &s, 1, "done")
	refuses(t, &s, core.Chance, "round fish", "ST-50")
	refuses(t, &s, core.Chance, "round clock", "ST-50")
	require.Contains(t, s.AppendOutcomes(nil), Outcome{Move: RevealBonus(Bonus(Meat)), Weight: 1})
	reveal(t, &s, "round meat")
	require.Equal(t, Bonus(Meat), s.Bonus(4))
}

func TestST08_RowAndGoals(t *testing.T) {
	for seats, size := range map[int]int{1: 3, 2: 3, 3: 5, 4: 7, 5: 9, 6: 11} {
		o := Options{}
		if seats == 1 {
			o.Mode = Solo
		}
		s, err := New(seats, o)
		require.NoError(t, err)
		for n := 1; n <= size; n++ {
			require.Equal(t, PhaseRow, s.Phase())
			require.NoError(t, s.Apply(core.Chance, RevealGuest(n)))
		}
		require.Equal(t, PhaseBonus, s.Phase())
		require.Len(t, s.Row(), size)
		reveal(t, &s, "round fish", "goal 1", "goal 16", "goal 3", "goal 8")
		require.Equal(t, PhaseGoals, s.Phase())
		refuses(t, &s, core.Chance, "goal 8", "ST-50")
		reveal(t, &s, "goal 2")
		require.Equal(t, []int{1, 16, 3, 8, 2}, s.Goals())
		require.Equal(t, core.Seat(0), s.Next())
	}
}

func TestST09_MarkerGoesLeft(t *testing.T) {
	s, err := New(3, Options{First: 1})
	require.NoError(t, err)
	r := core.NewRNG(1, 1)
	for round, start := range []core.Seat{1, 2, 0, 1, 2, 0} {
		for s.Next() == core.Chance {
			require.NoError(t, s.Apply(core.Chance, s.Sample(&r)))
		}
		require.Equal(t, round+1, s.Round())
		require.Equal(t, start, s.Start())
		require.Equal(t, start, s.Next())
		for s.Next() >= 0 {
			moves := s.Moves(s.Next())
			require.NoError(t, s.Apply(s.Next(), moves[len(moves)-1])) // pass or done where possible
		}
	}
	require.Equal(t, core.Nobody, s.Next())
	_, err = New(3, Options{First: 3})
	require.ErrorContains(t, err, "first 3: want a seat from 0 to 2")
	_, err = New(1, Options{Mode: Solo, First: 1})
	require.ErrorContains(t, err, "ST-09")
	solo, err := New(1, Options{Mode: Solo})
	require.NoError(t, err)
	require.Equal(t, core.Nobody, solo.Start())
}

func TestST10_FavouredCompartment(t *testing.T) {
	s := setup{Options: Options{Mode: Advanced}}.state(t)
	require.Equal(t, 4, s.Buffet(0).Grey.Count(Vegetable))
	require.Equal(t, 3, s.Buffet(0).Grey.Count(Bakery))
	require.Equal(t, 4, s.Buffet(1).Grey.Count(Bakery))
	require.Equal(t, 140-2*22, s.Supply())
	// It is filled up to four again.
	s = setup{Options: Options{Mode: Advanced}, guests: [][]uint8{{4}}}.state(t)
	act(t, &s, 0, "serve vegetable 4", "serve bakery 4", "restock worker2")
	require.Equal(t, []string{"fill vegetable", "fill bakery", "stop"}[:2], moves(&s, 0))
	act(t, &s, 0, "fill vegetable")
	require.Equal(t, 4, s.Buffet(0).Grey.Count(Vegetable))
	// In the beginner's game no compartment is favoured.
	s = setup{}.state(t)
	require.Equal(t, 3, s.Buffet(0).Grey.Count(Vegetable))
}
