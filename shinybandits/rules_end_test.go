package shinybandits

import (
	"encoding/json"
	"testing"

	"github.com/sandbar-games/sandbar/core"
	"github.com/stretchr/testify/require"
)

func TestSB20_EvenParts(t *testing.T) {
	for _, c := range []roundTest{
		{"divides", "nest6/stream5", []string{"magpie mask", "magpie mask", "magpie mask"}, []int{2, 2, 2}, [2]int{0, 5}},
		{"leaves a rest", "nest8/stream5", []string{"magpie mask", "magpie mask", "magpie mask"}, []int{2, 2, 2}, [2]int{2, 5}},
		{"more Bandits than nuggets", "nest4/stream5", []string{"magpie mask", "magpie mask", "magpie mask", "magpie mask", "magpie mask"}, []int{0, 0, 0, 0, 0}, [2]int{4, 5}},
		{"one takes all", "nest7/stream9", []string{"magpie mask", "raccoon mask"}, []int{7, 9}, [2]int{0, 0}},
		{"nobody there", "nest7/stream9", []string{"raccoon mask", "raccoon mask"}, []int{4, 4}, [2]int{7, 1}},
	} {
		c.run(t)
	}
}

func TestSB21_CleanUp(t *testing.T) {
	s, _ := roundOf(t, "nest3/stream5", nobody, "magpie plus", "raccoon minus")
	for seat := range core.Seat(2) {
		require.Equal(t, Choice{}, s.Up(seat))
		require.Equal(t, Choice{}, s.Choice(seat))
	}
	require.Equal(t, "stop minus locationswap locationswap banditswap caught leftovers mask", s.Hand(0).String())
	require.Equal(t, "stop plus locationswap locationswap banditswap caught leftovers mask", s.Hand(1).String())
	require.NotContains(t, s.AppendFaceDown(nil), cardOf(t, "nest3/stream5"))
	turnUp(t, &s)
	require.Equal(t, []Move{PlayBandit(Fox), PlayBandit(Magpie)}, s.Moves(0), "all Bandits are in hand again")
}

func TestSB22_MostNuggetsWin(t *testing.T) {
	for _, c := range []struct {
		name    string
		nuggets []uint8 // before round nine, which brings nothing
		want    core.SeatSet
	}{
		{"one", []uint8{10, 11, 9}, core.SeatsOf(1)},
		{"two", []uint8{11, 10, 11}, core.SeatsOf(0, 2)},
		{"all", []uint8{5, 5, 5}, core.SeatsOf(0, 1, 2)},
		{"nobody has any", []uint8{0, 0, 0}, core.SeatsOf(0, 1, 2)},
		{"the last of five", []uint8{1, 2, 3, 4, 5}, core.SeatsOf(4)},
	} {
		t.Run(c.name, func(t *testing.T) {
			s := lateRound(t, len(c.nuggets), 9, [2]int{1, 1}, Caught)
			for seat, n := range c.nuggets {
				s.nuggets[seat] = n
				s.supply -= n
				require.NoError(t, s.Apply(core.Seat(seat), s.Moves(core.Seat(seat))[seat%2]))
			}
			turnUp(t, &s)
			for seat := range c.nuggets {
				do(t, &s, core.Seat(seat), "action caught")
			}
			require.Equal(t, core.SeatSet(0), s.Winners())
			turnUp(t, &s)
			require.Equal(t, core.Nobody, s.Next())
			require.Equal(t, core.SeatSet(0), s.Pending())
			require.Equal(t, c.want, s.Winners())
			require.Equal(t, [2]int{1, 1}, [2]int{s.Pile(0), s.Pile(1)}, "nobody's")
			for seat, n := range c.nuggets {
				require.Equal(t, int(n), s.Score(core.Seat(seat)))
				require.Equal(t, int(n), s.Tally(core.Seat(seat)).Total())
				require.Equal(t, Hand(0), s.Hand(core.Seat(seat)))
				share := 0.0
				if c.want.Has(core.Seat(seat)) {
					share = 1 / float64(c.want.Len())
				}
				require.Equal(t, share, Evaluate(&s).Of(core.Seat(seat)))
			}
			require.Equal(t, core.ReasonOver, refused(t, &s, 0, PlayBandit(Fox)))
			require.Equal(t, core.ReasonOver, refused(t, &s, core.Chance, Draw(Card{})))
			require.Equal(t, 9, s.Round())
			require.Equal(t, Card{}, s.Active())
		})
	}
}

func TestSB23_NothingIsLost(t *testing.T) {
	for seats := 2; seats <= 5; seats++ {
		for game := range uint64(30) {
			rng := core.NewRNG(game, uint64(seats))
			s, err := New(seats, Options{})
			require.NoError(t, err)
			used := [MaxSeats]Hand{}
			for s.Next() != core.Nobody {
				sum := s.Supply() + s.Pile(0) + s.Pile(1)
				for seat := range core.Seat(seats) {
					sum += s.Score(seat)
					require.Equal(t, fullHand, s.Hand(seat)+used[seat])
				}
				require.Equal(t, 80, sum)
				_, m := step(t, &s, &rng)
				if m.Kind() == KindRevealActions {
					for seat := range core.Seat(seats) {
						used[seat] = used[seat].with(m.Revealed(seat).Action)
					}
				}
			}
			for seat := range seats {
				require.Equal(t, fullHand, used[seat])
			}
		}
	}
}

func TestSB23_CheckFindsIt(t *testing.T) {
	base := dealtWith(t, 3, "nest3/stream5", "camp4/nest2")
	chooseAll(t, &base, "raccoon mask", "magpie plus", "magpie minus")
	turnUp(t, &base)
	for seat, name := range []string{"bandit fox", "bandit magpie", "bandit fox"} {
		do(t, &base, core.Seat(seat), name)
	}
	turnUp(t, &base)
	do(t, &base, 0, "action plus")
	require.NoError(t, base.Check())
	stopNotMinus := func(s *State) {
		s.last.choices[2].Action = Stop
		s.hands[2] = s.hands[2].without(Stop).with(Minus)
	}
	for _, c := range []struct {
		want  string
		spoil func(s *State)
	}{
		{"79 nuggets", func(s *State) { s.nuggets[0]-- }},
		{"piles", func(s *State) { s.piles[0]--; s.piles[1]++ }},
		{"supply", func(s *State) { s.supply--; s.nuggets[0]++ }},
		{"9 Action cards", func(s *State) { s.hands[0] = fullHand }},
		{"more Action cards of a kind", func(s *State) { s.hands[1] = s.hands[0].with(Mask).without(Minus) }},
		{"seat 3 is not at the table", func(s *State) { s.hands[3] = s.hands[0] }},
		{"seat 4 is not at the table", func(s *State) { s.masked |= 1 << 4 }},
		{"seat 3 is not at the table", func(s *State) { s.last.stopped |= 1 << 3 }},
		{"seat 4 is not at the table", func(s *State) { s.last.choices[4] = Choice{Fox, Plus} }},
		{"seat 3 is not at the table", func(s *State) { s.up[3].Bandit = Fox }},
		{"seat 3 is not at the table", func(s *State) { s.nuggets[3]++; s.nuggets[0]-- }},
		{"6 seats", func(s *State) { s.seats = 6 }},
		{"round 0", func(s *State) { s.round = 0 }},
		{"round 10", func(s *State) { s.round = 10 }},
		{"no phase", func(s *State) { s.phase = 99 }},
		{"all have chosen", func(s *State) { s.chosen = 7 }},
		{"before all have chosen", func(s *State) { s.phase = PhaseRevealActions }},
		{"exactly one Stop", func(s *State) { s.phase = PhaseStop }},
		{"over after 2 rounds", func(s *State) { s.phase = PhaseOver }},
		{"not all of them have a choice", func(s *State) { s.phase = PhaseLocation }},
		{"4 Location cards turned up", func(s *State) { s.turned = 4 }},
		{"2 Location cards turned up in round 2: want 3", func(s *State) { s.turned = 2 }},
		{"turned up in the last round", func(s *State) { s.phase, s.chosen, s.round, s.turned = PhaseLocation, 0, 9, 8 }},
		{"over after 8 rounds", func(s *State) { s.phase, s.chosen, s.round = PhaseOver, 0, 8 }},
		{"the same location twice", func(s *State) { s.cards[1][0].Location = Nest }},
		{"not in their order", func(s *State) { s.cards[8] = Card{{Camp, 1}, {Nest, 1}} }},
		{"Bandit none face up", func(s *State) { s.up[1].Bandit = 0 }},
		{"Bandit fox face up", func(s *State) { s.up[0].Bandit = Fox }},
		{"raccoon: that Bandit's location", func(s *State) { s.up[1].Bandit = Raccoon }},
		{"Action card plus face up", func(s *State) { s.up[1].Action = Plus }},
		{"masked", func(s *State) { s.masked = 0; s.up[0].Bandit = Fox }},
		{"and none face down", func(s *State) { s.hidden[0].Action = 0 }},
		{"and plus face down", func(s *State) { s.hidden[1].Action = Plus }},
		{"raccoon: that Bandit's location", func(s *State) { s.hidden[0].Bandit = Raccoon }},
		{"mask: that Action card is not", func(s *State) { s.hidden[0].Action = Mask }},
		{"last round: stopped 0", func(s *State) { s.last.stopped = 1 }},
		{"last round: stopped 0 1", func(s *State) { s.last.stopped = 3 }},
		{"last round: stopped 2, players of Stop 2", func(s *State) { stopNotMinus(s); s.last.stopped = 4 }},
		{"last round: stopped nobody, players of Stop 2", stopNotMinus},
		{"last round: seat 0: no Action", func(s *State) { s.last.choices[0].Action = 0 }},
		{"is no Action card", func(s *State) { s.last.choices[0].Action = 200 }},
		{"last round: seat 1: Bandit fox", func(s *State) { s.last.choices[1].Bandit = Fox }},
		{"last round: 328 nuggets", func(s *State) { s.last.supply = 255; s.last.piles[1] = 70 }},
		{"last round: seat 2 has 0 nuggets", func(s *State) { s.nuggets[2] = 0; s.nuggets[0] += 3 }},
	} {
		s := base
		c.spoil(&s)
		require.ErrorContains(t, s.Check(), c.want)
		require.ErrorContains(t, s.Check(), "shinybandits: ")
	}
}

// Before round one nothing can have been.
func TestSB23_CheckLooksAtTheFirstRound(t *testing.T) {
	first := dealtWith(t, 3, "nest3/stream5", "camp4/nest2")
	for _, c := range []struct {
		want  string
		spoil func(s *State)
	}{
		{"round 1 with a round before it", func(s *State) { s.last.supply = 1 }},
		{"piles [3 5] and supply 71: want [3 5] and 72", func(s *State) { s.nuggets[0]++; s.supply-- }},
		{"masked 0: want nobody", func(s *State) { s.masked = 1 }},
	} {
		s := first
		c.spoil(&s)
		require.ErrorContains(t, s.Check(), c.want)
	}
	stop := first
	chooseAll(t, &stop, "magpie stop", "raccoon plus", "magpie minus")
	require.NoError(t, stop.Check())
	stop.up[1].Action = 200
	require.ErrorContains(t, stop.Check(), "Action(200) is no Action card")
}

// No round can have begun, or been played, in a way that Check cannot tell.
func TestSB23_CheckLooksAtTheRoundBefore(t *testing.T) {
	s := dealtWith(t, 2, "nest3/stream5", "camp4/nest2")
	chooseAll(t, &s, "magpie locationswap", "raccoon plus")
	turnUp(t, &s)
	second := s
	chooseAll(t, &s, "fox minus", "fox mask")
	turnUp(t, &s)
	for _, c := range []struct {
		name, want string
		state      State
		piles      [2]uint8 // before the Action cards of the round before
		supply     uint8
	}{
		{"as it was", "", second, [2]uint8{3, 5}, 72},
		{"more than the first card brings", "round 1: want what the card brings, [3 5]", second, [2]uint8{20, 40}, 20},
		{"less than the first card brings", "round 1: want what the card brings, [3 5]", second, [2]uint8{3, 4}, 72},
		{"nuggets won before round one", "round 1: want what the card brings, [3 5]", second, [2]uint8{3, 5}, 60},
		{"as it was later", "", s, s.last.piles, s.last.supply},
		{"less than a later card brings", "want no less than the card brings, [4 2]", s, [2]uint8{3, 5}, 60},
		{"less at side 1", "want no less than the card brings, [4 2]", s, [2]uint8{9, 1}, 60},
		{"less where the supply runs short", "", s, [2]uint8{2, 5}, 0},
	} {
		t.Run(c.name, func(t *testing.T) {
			// All that follows from the piles is as it has to be.
			s, number := c.state, c.state.Round()-1
			s.last.piles, s.last.supply = c.piles, c.supply
			var r Round
			r.resolve(&s.last, &s.cards[number-1])
			s.piles, s.supply = [2]uint8{uint8(r.Rest[0]), uint8(r.Rest[1])}, uint8(r.Supply)
			s.nuggets = [MaxSeats]uint8{uint8(r.Took[0]), uint8(r.Took[1])}
			s.activate()
			s.nuggets[1] += nuggets - s.supply - s.piles[0] - s.piles[1] - s.nuggets[0] - s.nuggets[1]
			if c.want == "" {
				require.NoError(t, s.Check())
				return
			}
			require.ErrorContains(t, s.Check(), c.want)
		})
	}
}

// Two Location Swaps in the hand, one face up and one used are two too many.
func TestSB23_CheckCountsUsedCards(t *testing.T) {
	s := dealtWith(t, 2, "nest3/stream5", "camp4/nest2")
	chooseAll(t, &s, "magpie locationswap", "raccoon plus")
	turnUp(t, &s)
	chooseAll(t, &s, "fox locationswap", "fox stop")
	require.Equal(t, PhaseStop, s.Phase())
	require.NoError(t, s.Check())
	s.hands[0] = s.hands[0].with(LocationSwap).with(LocationSwap).without(BanditSwap).without(Mask)
	require.Equal(t, 7, s.Hand(0).Len())
	require.ErrorContains(t, s.Check(), "seat 0: more Action cards of a kind than there are")
	data, err := json.Marshal(s)
	require.NoError(t, err)
	require.ErrorContains(t, new(State).UnmarshalJSON(data), "more Action cards of a kind")
}
