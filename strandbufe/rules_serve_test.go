package strandbufe

import (
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/sandbar-games/sandbar/core"
)

func TestST19_OneAfterAnother(t *testing.T) {
	s := setup{seats: 3, guests: [][]uint8{{1}, {2}, {11}}}.state(t)
	for seat, serve := range []string{"serve fish 1", "serve meat 2", "serve vegetable 11"} {
		require.Equal(t, core.Seat(seat), s.Next())
		for other := range core.Seat(3) {
			require.Equal(t, other == core.Seat(seat), len(s.Moves(other)) > 0)
		}
		act(t, &s, core.Seat(seat), serve, "done")
	}
	require.Equal(t, core.Chance, s.Next())
}

func TestST20_ActionPoints(t *testing.T) {
	// Beginner: nine points, and guest 8 with guest 11 wants nine tokens.
	s := setup{guests: [][]uint8{{8, 12}}}.state(t)
	points, saved := s.Points(0)
	require.Equal(t, []int{9, 0}, []int{points, saved})
	act(t, &s, 0, "serve vegetable 8", "serve vegetable 8", "serve bakery 8", "serve bakery 8",
		"serve icecream 8", "serve icecream 8", "serve fish 8")
	points, _ = s.Points(0)
	require.Equal(t, 2, points)
	act(t, &s, 0, "serve fish 8", "serve bakery 12")
	points, _ = s.Points(0)
	require.Equal(t, 0, points)

	// Advanced: workers at home, turned ones with their higher value, and saved time,
	// which is spent first.
	s = setup{Options: Options{Mode: Advanced}, guests: [][]uint8{{8}}}.state(t)
	s.buffets[0].away, s.buffets[0].turned, s.buffets[0].time = Worker3, 1<<Worker4, 2
	points, saved = s.Points(0)
	require.Equal(t, []int{2 + 5, 2}, []int{points, saved})
	act(t, &s, 0, "serve fish 8")
	points, saved = s.Points(0)
	require.Equal(t, []int{7, 1}, []int{points, saved})
	act(t, &s, 0, "serve fish 8", "serve bakery 8")
	points, saved = s.Points(0)
	require.Equal(t, []int{6, 0}, []int{points, saved})

	// Without points nothing is served.
	s.buffets[0].away, s.buffets[0].turned, s.serving.spent = Worker4, 0, 5
	require.NoError(t, s.Check())
	refuses(t, &s, 0, "serve vegetable 8", "ST-20")
	// Saved time serves, but does not restock.
	s.buffets[0].time = 3
	require.Contains(t, moves(&s, 0), "serve vegetable 8")
	refuses(t, &s, 0, "restock worker2", "needed for what was served (ST-22)")
}

func TestST21_Serve(t *testing.T) {
	s := setup{guests: [][]uint8{{3, 9}, {1}}}.state(t)
	require.Equal(t, []string{"serve fish 3", "serve meat 9", "serve coffee 9"}, offered(&s, 0, KindServe))
	act(t, &s, 0, "serve fish 3")
	require.Equal(t, 2, s.Buffet(0).Grey.Count(Fish))
	require.Equal(t, TokensOf(1, Fish), s.Buffet(0).Guests[0].Served)
	act(t, &s, 0, "serve coffee 9", "serve coffee 9")
	refuses(t, &s, 0, "serve coffee 9", "does not want that, or no more of it")
	refuses(t, &s, 0, "serve drink 9", "does not want that")
	refuses(t, &s, 0, "serve fish 1", "does not wait at this buffet")
	s.buffets[0].grey = s.buffets[0].grey.add(Meat, -3)
	s.supply += 3
	refuses(t, &s, 0, "serve meat 9", "no such token in the cooler")
}

func TestST22_Restock(t *testing.T) {
	// Early: the worker's value is gone, and the compartments are filled to the limit.
	s := setup{guests: [][]uint8{{9, 3}}}.state(t)
	s.buffets[0].grey = TokensOf(1, Vegetable, Bakery, Fish, Meat)
	s.supply += 17
	require.NoError(t, s.Check())
	require.Equal(t, []string{"restock worker2", "restock worker3", "restock worker4"}, offered(&s, 0, KindRestock))
	act(t, &s, 0, "restock worker3")
	require.Equal(t, []string{"fill vegetable", "fill bakery", "fill icecream", "fill fish", "fill meat", "fill coffee", "fill drink"}, moves(&s, 0))
	refuses(t, &s, 0, "stop", "at least one compartment")
	refuses(t, &s, 0, "serve fish 3", "now a compartment is to be filled")
	act(t, &s, 0, "fill fish")
	require.Equal(t, 3, s.Buffet(0).Grey.Count(Fish))
	refuses(t, &s, 0, "fill fish", "cannot take a grey token")
	act(t, &s, 0, "fill meat", "fill coffee")
	require.Equal(t, PhaseServe, s.Phase()) // three are filled
	points, _ := s.Points(0)
	require.Equal(t, 2+4, points)
	refuses(t, &s, 0, "restock worker2", "already sent to restock this round (ST-22)")
	act(t, &s, 0, "serve meat 9", "serve meat 9", "serve coffee 9", "serve coffee 9", "serve fish 3", "serve fish 3")
	refuses(t, &s, 0, "restock worker2", "already sent")
	require.Equal(t, 2, s.Buffet(0).fulfilledCount())

	// Some of the compartments only.
	s = setup{guests: [][]uint8{{9}}}.state(t)
	s.buffets[0].grey = 0
	s.supply += 21
	act(t, &s, 0, "restock worker4", "fill meat", "fill coffee", "stop")
	require.Equal(t, TokensOf(3, Meat, Coffee), s.Buffet(0).Grey)
	points, _ = s.Points(0)
	require.Equal(t, 5, points) // the unused capacity is lost

	// It is not offered when nothing can be filled, and ends when nothing more can.
	s = setup{guests: [][]uint8{{9}}}.state(t)
	refuses(t, &s, 0, "restock worker2", "no compartment can be filled")
	act(t, &s, 0, "serve meat 9", "restock worker4", "fill meat")
	require.Equal(t, PhaseServe, s.Phase())

	// Late: not with a worker whose value was needed, and nothing is served after.
	s = setup{guests: [][]uint8{{8}}}.state(t)
	act(t, &s, 0, "serve vegetable 8", "serve vegetable 8", "serve bakery 8", "serve bakery 8", "serve fish 8", "serve fish 8")
	require.Equal(t, []string{"restock worker2", "restock worker3"}, offered(&s, 0, KindRestock))
	refuses(t, &s, 0, "restock worker4", "needed for what was served")
	act(t, &s, 0, "restock worker2", "fill fish", "stop")
	refuses(t, &s, 0, "serve icecream 8", "nothing is served after a late restock")
	require.Empty(t, offered(&s, 0, KindServe))
	refuses(t, &s, 0, "restock worker3", "already sent")
	points, saved := s.Points(0)
	require.Zero(t, points+saved)
}

// fulfilledCount is the number of fulfilled guests.
func (b Buffet) fulfilledCount() int { return len(b.Fulfilled) }

// A worker can restock late if the workers can be divided between the two tasks:
// no worker does both.
func TestST22_LateRestockAgainstBruteForce(t *testing.T) {
	for turned := uint8(0); turned < 16; turned += 2 {
		for away := Worker(0); away <= Worker4; away++ {
			for spent := 1; spent <= 12; spent++ {
				s := setup{Options: Options{Mode: Advanced}, guests: [][]uint8{{8, 9}}}.state(t)
				b := &s.buffets[0]
				b.turned, b.away = turned, away
				if spent > b.home() {
					continue
				}
				s.serving.spent, s.serving.started = uint8(spent), true
				b.grey = b.grey.add(Coffee, -1)
				s.supply++
				var want []string
				for restocker := Worker2; restocker <= Worker4; restocker++ {
					possible := false
					for servers := range 8 { // every set of workers that serve
						value, ok := 0, true
						for w := Worker2; w <= Worker4; w++ {
							if servers>>(w-1)&1 == 0 {
								continue
							}
							ok = ok && w != away && w != restocker
							value += b.value(w)
						}
						possible = possible || ok && value >= spent
					}
					if possible && restocker != away {
						want = append(want, "restock "+restocker.String())
					}
				}
				require.Equal(t, want, offered(&s, 0, KindRestock), "turned %b, away %v, spent %d", turned, away, spent)
			}
		}
	}
}

func TestST23_ShortSupply(t *testing.T) {
	// All but four of the tokens lie on guests and in coolers of six players.
	s := setup{seats: 6, guests: [][]uint8{{9}}}.state(t)
	s.buffets[0].grey = TokensOf(1, Vegetable)
	s.supply = 4
	missing := greyTokens - 4 - 1 - 5*21 // are nowhere, which only Check would mind
	play := func(moves ...string) {
		for _, text := range moves {
			m, err := ParseMove(text)
			require.NoError(t, err)
			require.NoError(t, s.Apply(0, m))
		}
	}
	play("restock worker4", "fill drink")
	require.Equal(t, 3, s.Buffet(0).Grey.Count(Drink))
	require.Equal(t, 1, s.Supply())
	play("fill meat")
	require.Equal(t, 1, s.Buffet(0).Grey.Count(Meat)) // all there is
	require.Equal(t, 0, s.Supply())
	require.Equal(t, PhaseServe, s.Phase()) // nothing more can be filled
	// None was created.
	sum := missing + s.Supply()
	for seat := range core.Seat(6) {
		sum += s.Buffet(seat).Grey.Len()
	}
	require.Equal(t, greyTokens, sum)
	s.serving = serving{}
	refuses(t, &s, 0, "restock worker2", "no compartment can be filled")
}

func TestST24_RoundBonus(t *testing.T) {
	// A good: the coloured token goes into the compartment.
	s := setup{bonus: Bonus(Fish), guests: [][]uint8{{3, 1}}}.state(t)
	refuses(t, &s, 0, "bonus", "that compartment is full")
	act(t, &s, 0, "serve fish 3", "bonus")
	b := s.Buffet(0)
	require.Equal(t, 2, b.Unspent)
	require.Equal(t, TokensOf(1, Fish), b.Coloured)
	require.Equal(t, 2, b.Grey.Count(Fish))
	refuses(t, &s, 0, "bonus", "already bought")
	// It serves like a grey one, after those, and is gone then.
	act(t, &s, 0, "serve fish 3", "serve fish 1")
	require.Equal(t, 2, s.Buffet(0).fulfilledCount())
	require.Equal(t, Tokens(0), s.Buffet(0).Grey&Tokens(15<<(4*Fish)))
	require.Equal(t, 1, s.Buffet(0).Coloured.Len())

	// It counts for the limit of the compartment, four in a favoured one.
	s = setup{Options: Options{Mode: Advanced}, bonus: Bonus(Vegetable), guests: [][]uint8{{11}}}.state(t)
	refuses(t, &s, 0, "bonus", "that compartment is full")
	act(t, &s, 0, "serve vegetable 11", "bonus")
	require.Equal(t, 4, s.buffets[0].stock().Count(Vegetable))
	require.Empty(t, offered(&s, 0, KindRestock))

	// A clock moves the track by one, for use at once, unless it is full.
	s = setup{Options: Options{Mode: Advanced}, bonus: Clock, guests: [][]uint8{{9}}}.state(t)
	s.buffets[0].time = 3
	refuses(t, &s, 0, "bonus", "the time track is full (ST-24)")
	act(t, &s, 0, "serve meat 9", "bonus") // what is left on the track at that moment counts
	points, saved := s.Points(0)
	require.Equal(t, []int{9, 3}, []int{points, saved})
	require.Equal(t, uint8(1), s.buffets[0].used)
	require.Equal(t, 2, s.Buffet(0).Unspent)

	// At any time in the phase, also after a late restock.
	s = setup{bonus: Bonus(Meat), guests: [][]uint8{{9, 2}}}.state(t)
	act(t, &s, 0, "serve coffee 9", "serve meat 2", "restock worker2", "fill coffee", "stop", "bonus", "done")
	// Three tokens are all there are.
	s = setup{bonus: Bonus(Meat), guests: [][]uint8{{9, 2}}}.state(t)
	s.buffets[0].unspent, s.buffets[0].used = 0, 3
	act(t, &s, 0, "serve meat 2")
	refuses(t, &s, 0, "bonus", "no coloured token is left")
	// Once a phase: the next round has its own.
	require.Equal(t, serving{}, setup{round: 2}.state(t).serving)
}

func TestST25_Fulfilled(t *testing.T) {
	s := setup{bonus: Bonus(Meat), guests: [][]uint8{{9, 5}}}.state(t)
	act(t, &s, 0, "serve meat 9", "serve meat 9", "bonus", "serve coffee 9")
	supply := s.Supply()
	act(t, &s, 0, "serve coffee 9")
	require.Equal(t, []int{9}, s.Buffet(0).Fulfilled)
	require.Equal(t, supply+4, s.Supply())
	require.Equal(t, []uint8{5}, waits(&s, 0))
	require.Equal(t, 1, s.Buffet(0).Stars)
	act(t, &s, 0, "serve coffee 5")
	require.Equal(t, 2, s.Buffet(0).Stars) // at once
	require.Empty(t, s.Buffet(0).Guests)

	// Coloured tokens on a guest are used up.
	s = setup{guests: [][]uint8{{3}}}.state(t)
	s.buffets[0].grey = s.buffets[0].grey.add(Fish, -3)
	s.buffets[0].coloured = TokensOf(2, Fish)
	s.buffets[0].unspent = 1
	s.supply += 3
	supply = s.Supply()
	act(t, &s, 0, "serve fish 3", "serve fish 3")
	require.Equal(t, supply, s.Supply())
	require.Equal(t, uint8(2), s.buffets[0].used)
}
