package strandbufe

import (
	"fmt"
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/sandbar-games/sandbar/core"
)

// playOut plays a game by a policy and calls each before every event.
func playOut(t *testing.T, s *State, r *core.RNG, choose func(*State, core.Seat, []Move, *core.RNG) Move, each func()) {
	t.Helper()
	for s.Next() != core.Nobody {
		each()
		by := s.Next()
		m := Move{}
		if by == core.Chance {
			m = s.Sample(r)
		} else {
			m = choose(s, by, s.Moves(by), r)
		}
		require.NoError(t, s.Apply(by, m))
	}
	each()
}

// busy serves what it can, restocks and takes every guest.
var busy = prefer(KindServe, KindBonus, KindRestock, KindFill, KindStock, KindGive, KindUpgrade, KindDrink, KindTake)

func TestST49_Conservation(t *testing.T) {
	for seats := 1; seats <= 6; seats++ {
		for seed := range uint64(6) {
			o := Options{Promos: AllPromos, Mode: Mode(seed % 2), Drinks: Drinks(seed / 2 % 2)}
			if seats == 1 {
				o.Mode = Solo
			}
			s, err := New(seats, o)
			require.NoError(t, err)
			r := core.NewRNG(seed, 49)
			playOut(t, &s, &r, busy, func() {
				grey, cards := s.Supply(), len(s.Deck())+len(s.Discarded())
				for _, n := range s.Row() {
					if n != 0 {
						cards++
					}
				}
				for i := range s.players {
					b := &s.buffets[i]
					grey += b.grey.Len()
					coloured := int(b.unspent) + int(b.used) + b.coloured.Len()
					cards += b.fulfilled.len()
					for _, w := range b.guests {
						if w.guest == 0 {
							continue
						}
						cards++
						grey += w.served.Len() - int(w.coloured)
						coloured += int(w.coloured)
						switch w.drink {
						case greyDrink:
							grey++
						case colouredDrink:
							coloured++
						}
					}
					require.Equal(t, 3, coloured)
				}
				require.Equal(t, 140, grey)
				require.Equal(t, 80, cards)
			})
		}
	}
}

// hold serves all but a guest's last token, so that tokens lie on guests, and keeps
// the coolers full.
func hold(s *State, by core.Seat, moves []Move, r *core.RNG) Move {
	for _, m := range moves {
		if m.Kind() == KindServe {
			b := &s.buffets[by]
			if s.missing(&b.guests[b.place(m.card)]).Len() > 1 {
				return m
			}
		}
	}
	return prefer(KindRestock, KindFill, KindDrink, KindDone)(s, by, moves, r)
}

func TestST49_SixPlayersRunShort(t *testing.T) {
	// Six advanced coolers take 132 of 140: whoever restocks much meets an empty supply.
	short, games := 0, 0
	for seed := range uint64(40) {
		s, err := New(6, Options{Mode: Advanced})
		require.NoError(t, err)
		r := core.NewRNG(seed, 6)
		empty := false
		playOut(t, &s, &r, hold, func() { empty = empty || s.Supply() == 0 })
		games++
		if empty {
			short++
		}
	}
	require.Positive(t, short, "of %d games", games)

	// By hand: with three tokens left in the supply, a fill of four takes three.
	s := setup{seats: 6, Options: Options{Mode: Advanced}, guests: [][]uint8{{8, 9}, {4}, {3}}}.state(t)
	require.Equal(t, 140-6*22, s.Supply())
	act(t, &s, 0, "serve vegetable 8", "serve vegetable 8", "serve bakery 8", "drink 8", "restock worker4",
		"fill vegetable", "fill bakery", "fill drink", "done")
	require.Equal(t, 4, s.Supply())
	act(t, &s, 1, "serve vegetable 4", "serve bakery 4", "drink 4", "restock worker3", "fill vegetable", "fill bakery")
	act(t, &s, 1, "fill drink", "done")
	require.Equal(t, 1, s.Supply())
	act(t, &s, 2, "serve fish 3", "drink 3", "restock worker3", "fill drink")
	require.Equal(t, 0, s.Supply())
	require.Equal(t, PhaseServe, s.Phase()) // the fish stays as it is
	require.Equal(t, 2, s.Buffet(2).Grey.Count(Fish))
}

func TestST50_ChanceEvents(t *testing.T) {
	s, err := New(2, Options{Mode: Advanced, Promos: PromosOf(Punk)})
	require.NoError(t, err)
	// Every guest of the deck is equally likely, seen goals and guests are not.
	require.Len(t, s.AppendOutcomes(nil), 73)
	reveal(t, &s, "guest 80", "guest 5", "guest 72")
	refuses(t, &s, core.Chance, "goal 1", "ST-50")
	require.Len(t, s.AppendOutcomes(nil), 8)
	reveal(t, &s, "round clock", "goal 1", "goal 2", "goal 3", "goal 4")
	require.Len(t, s.AppendOutcomes(nil), 12)
	refuses(t, &s, core.Chance, "guest 1", "ST-50")
	reveal(t, &s, "goal 5")
	require.Equal(t, core.Seat(0), s.Next())
	act(t, &s, 0, "bid worker2 5")
	act(t, &s, 1, "bid worker2 72")
	act(t, &s, 0, "done")
	act(t, &s, 1, "done")
	// Later the bonus comes first, then the row.
	require.Equal(t, PhaseBonus, s.Phase())
	require.Contains(t, s.AppendOutcomes(nil), Outcome{Move: RevealBonus(Clock), Weight: 1})
	reveal(t, &s, "round fish")
	for left := 70; left > 67; left-- {
		require.Equal(t, PhaseRow, s.Phase())
		outcomes := s.AppendOutcomes(nil)
		require.Len(t, outcomes, left)
		refuses(t, &s, core.Chance, "guest 80", "ST-50")
		require.NoError(t, s.Apply(core.Chance, outcomes[0].Move))
	}
	require.Equal(t, PhaseBid, s.Phase())
	require.Empty(t, s.AppendOutcomes(nil))
	require.Equal(t, Move{}, s.Sample(&core.RNG{}))
}

func TestST51_GreyFirst(t *testing.T) {
	s := setup{Options: Options{Drinks: LiteralDrinks}, bonus: Bonus(Drink), guests: [][]uint8{{7, 3}}}.state(t)
	act(t, &s, 0, "serve drink 7", "bonus")
	b := s.Buffet(0)
	require.Equal(t, []int{2, 1}, []int{b.Grey.Count(Drink), b.Coloured.Count(Drink)})
	twin := s
	act(t, &s, 0, "serve drink 7") // grey leaves first
	b = s.Buffet(0)
	require.Equal(t, []int{1, 1}, []int{b.Grey.Count(Drink), b.Coloured.Count(Drink)})
	act(t, &twin, 0, "drink 3") // the literal drink is the coloured one, not an unspent one
	b = twin.Buffet(0)
	require.Equal(t, []int{2, 0, 2}, []int{b.Grey.Count(Drink), b.Coloured.Count(Drink), b.Unspent})
	require.Equal(t, colouredDrink, twin.buffets[0].guests[1].drink)
	// So does a drink where any token serves.
	s = setup{bonus: Bonus(Drink), guests: [][]uint8{{7, 3}}}.state(t)
	act(t, &s, 0, "serve drink 7", "bonus", "drink 3")
	require.Equal(t, greyDrink, s.buffets[0].guests[1].drink)
	require.Equal(t, TokensOf(1, Drink), s.Buffet(0).Coloured)
}

// Moving everybody on by some seats, boards and starting marker with them, moves the
// result on.
func TestRenamingTheSeatsRenamesTheResult(t *testing.T) {
	for _, mode := range []Mode{Beginner, Advanced} {
		for seats := 2; seats <= 6; seats++ {
			for by := 1; by < seats; by++ {
				t.Run(fmt.Sprint(mode, seats, by), func(t *testing.T) {
					moved := func(seat core.Seat) core.Seat { return core.Seat((int(seat) + by) % seats) }
					o := Options{Mode: mode, Promos: AllPromos, First: core.Seat(seats - 1), Boards: Boards{1, 2, 3, 4, 5, 6}}
					clear(o.Boards[seats:])
					other := o
					other.First = moved(o.First)
					for seat := range seats {
						other.Boards[moved(core.Seat(seat))] = o.Boards[seat]
					}
					a, err := New(seats, o)
					require.NoError(t, err)
					b, err := New(seats, other)
					require.NoError(t, err)
					r := core.NewRNG(uint64(by), uint64(seats))
					choose := []func(*State, core.Seat, []Move, *core.RNG) Move{busy, outbid, prefer()}[by%3]
					for a.Next() != core.Nobody {
						if a.Next() == core.Chance {
							m := a.Sample(&r)
							require.NoError(t, a.Apply(core.Chance, m))
							require.NoError(t, b.Apply(core.Chance, m))
							continue
						}
						require.Equal(t, moved(a.Next()), b.Next())
						require.Equal(t, a.Moves(a.Next()), b.Moves(b.Next()))
						m := choose(&a, a.Next(), a.Moves(a.Next()), &r)
						require.NoError(t, b.Apply(b.Next(), m))
						require.NoError(t, a.Apply(a.Next(), m))
					}
					var winners core.SeatSet
					for seat := range core.Seat(seats) {
						require.Equal(t, a.Score(seat), b.Score(moved(seat)))
						require.Equal(t, a.buffets[seat], b.buffets[moved(seat)])
						if a.Winners().Has(seat) {
							winners = winners.With(moved(seat))
						}
					}
					require.Equal(t, winners, b.Winners())
				})
			}
		}
	}
}
