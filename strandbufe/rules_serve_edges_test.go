package strandbufe

import (
	"testing"

	"github.com/stretchr/testify/require"
)

// Three saved points pay for three tokens; then the workers, 3 and 4 at home, pay.
func TestST22_LateRestockAfterSavedTime(t *testing.T) {
	s := setup{Options: Options{Mode: Advanced}, guests: [][]uint8{{8}}}.state(t)
	s.buffets[0].away, s.buffets[0].time = Worker2, 3
	want := [][]string{
		1: {"restock worker3", "restock worker4"}, 2: {"restock worker3", "restock worker4"},
		3: {"restock worker3", "restock worker4"}, 4: {"restock worker3", "restock worker4"},
		6: {"restock worker3", "restock worker4"}, // 3 of workers' points: either can do without the other
		7: {"restock worker3"},                    // 4: only worker4 has so much
	}
	for i, serve := range []string{
		"serve vegetable 8", "serve vegetable 8", "serve bakery 8", "serve bakery 8",
		"serve icecream 8", "serve icecream 8", "serve fish 8",
	} {
		act(t, &s, 0, serve)
		if want[i+1] != nil {
			require.Equal(t, want[i+1], offered(&s, 0, KindRestock), i+1)
		}
		if i == 5 { // three spent, worker3 restocks: one of worker4's points is saved
			twin := s
			act(t, &twin, 0, "restock worker3", "fill bakery", "stop", "done")
			require.Equal(t, 1, twin.Buffet(0).Time)
		}
	}
	act(t, &s, 0, "serve fish 8")
	require.Empty(t, offered(&s, 0, KindRestock))
}

// The round's bonus is no serving: a restock after it is still an early one.
func TestST24_BonusBeforeRestock(t *testing.T) {
	s := setup{bonus: Bonus(Fish), guests: [][]uint8{{3}}}.state(t)
	s.buffets[0].grey = TokensOf(1, Fish)
	s.supply += 20
	act(t, &s, 0, "bonus", "restock worker2", "fill fish", "fill meat")
	require.Equal(t, 2, s.Buffet(0).Grey.Count(Fish)) // room for one beside the coloured one
	act(t, &s, 0, "serve fish 3", "serve fish 3")
	require.Equal(t, []int{3}, s.Buffet(0).Fulfilled)
	require.Equal(t, TokensOf(1, Fish), s.Buffet(0).Coloured) // it is left to the last
}

// A clock's time pays for the very next token. It is bought when the track has room,
// whatever time is aside, and after a late restock as well.
func TestST24_Clock(t *testing.T) {
	s := setup{Options: Options{Mode: Advanced}, bonus: Clock, guests: [][]uint8{{7, 8}}}.state(t)
	s.buffets[0].time = 3
	refuses(t, &s, 0, "bonus", "the time track is full")
	act(t, &s, 0, "serve drink 7", "serve drink 7") // two time aside, one on the track
	require.Equal(t, []int{1, 2}, []int{s.Buffet(0).Time, s.Buffet(0).Aside})
	act(t, &s, 0, "bonus")
	require.Equal(t, []int{2, 2}, []int{s.Buffet(0).Time, s.Buffet(0).Aside})
	act(t, &s, 0, "serve fish 8", "serve fish 8")
	points, saved := s.Points(0)
	require.Equal(t, []int{9, 0}, []int{points, saved})

	s = setup{Options: Options{Mode: Advanced}, bonus: Clock, guests: [][]uint8{{8}}}.state(t)
	act(t, &s, 0, "serve fish 8")
	s.buffets[0].unspent, s.buffets[0].used = 1, 2
	s.serving.spent = 6
	act(t, &s, 0, "restock worker3", "fill fish", "bonus") // the last coloured token
	require.Equal(t, []int{1, 0}, []int{s.Buffet(0).Time, s.Buffet(0).Unspent})
	require.Empty(t, offered(&s, 0, KindServe))
	act(t, &s, 0, "done")
	require.Equal(t, 1, s.Buffet(0).Time)
}

// Stars won and lost in one phase: the lesser of those before and those after are
// usable.
func TestST26_StarsWonAndLost(t *testing.T) {
	for _, c := range []struct {
		name    string
		before  uint8
		guests  []uint8
		serve   string
		after   int
		upgrade []string
	}{
		{"the sixth is lost, then the fifth", 5, []uint8{5, 8}, "serve coffee 5", 4, []string{"upgrade worker3", "done"}},
		{"won the fifth and lost it", 4, []uint8{5, 8}, "serve coffee 5", 4, []string{"upgrade worker3", "done"}},
		{"two won, one of them lost, two taken", 4, []uint8{76, 79}, "serve drink 76", 3, []string{"upgrade worker2", "done"}},
		{"two won, two taken", 2, []uint8{76, 79}, "serve drink 76", 2, nil},
		{"two won on two", 2, []uint8{76}, "serve drink 76", 4, nil},
		{"two won on three", 3, []uint8{76}, "serve drink 76", 5, []string{"upgrade worker2", "done"}},
	} {
		s := withPromos(t, Options{Mode: Advanced}, 1, c.guests...)
		s.buffets[0].stars = c.before
		s.serveFrom(0)
		act(t, &s, 0, c.serve, "done")
		require.Equal(t, c.after, s.Buffet(0).Stars, c.name)
		act(t, &s, 1, "done")
		require.Equal(t, c.upgrade, moves(&s, 0), c.name)
	}
}

// Time from a guest, from the Alienek and from their gift in one phase, and saved
// points besides: three in all.
func TestST26_TimeFromAllSides(t *testing.T) {
	s := withPromos(t, Options{Mode: Advanced}, 1, 75, 7)
	act(t, &s, 0, "serve drink 7", "serve drink 7", "serve coffee 75")
	require.Equal(t, 3, s.Buffet(0).Aside)
	act(t, &s, 0, "give drink")
	require.Equal(t, 3, s.Buffet(0).Aside)
	s.serving.spent = 8
	act(t, &s, 0, "done")
	require.Equal(t, 1, s.Buffet(0).Time)
	act(t, &s, 1, "done")
	require.Equal(t, 3, s.Buffet(0).Time)
	// Two aside and one on the track are three, neither more nor less.
	s = setup{Options: Options{Mode: Advanced}, guests: [][]uint8{{6}}}.state(t)
	act(t, &s, 0, "serve drink 6")
	s.serving.spent = 8
	act(t, &s, 0, "done")
	act(t, &s, 1, "done")
	require.Equal(t, 2, s.Buffet(0).Time)
	// Two guests' time adds up.
	s = setup{Options: Options{Mode: Advanced}, guests: [][]uint8{{6, 7}}}.state(t)
	act(t, &s, 0, "serve drink 7", "serve drink 7", "serve drink 6")
	require.Equal(t, 3, s.Buffet(0).Aside)
}

// The guest in the second place is kept and moves up; the other one leaves.
func TestST28_SecondGuestKept(t *testing.T) {
	s := setup{Options: Options{Mode: Advanced}, guests: [][]uint8{{8, 3}}}.state(t)
	act(t, &s, 0, "serve fish 8", "serve fish 3", "drink 3")
	supply := s.Supply()
	act(t, &s, 0, "done")
	require.Equal(t, []uint8{3}, waits(&s, 0))
	require.Equal(t, supply+1, s.Supply()) // the fish of guest 8
	require.True(t, s.discarded.has(8))
	require.Equal(t, 0, s.Buffet(0).Stars)
	act(t, &s, 1, "done")
	reveal(t, &s, "round meat", "guest 13", "guest 14", "guest 15")
	act(t, &s, 1, "bid worker2 13")
	act(t, &s, 0, "bid worker2 14")
	require.Equal(t, []uint8{3, 14}, waits(&s, 0))
	require.Equal(t, []uint8{13, 15}, waits(&s, 1))
	// What was served counts: one fish more fulfils it.
	act(t, &s, 1, "done")
	act(t, &s, 0, "serve fish 3")
	require.Equal(t, []int{3}, s.Buffet(0).Fulfilled)
}

// Guests kept for round six get no second drink and leave at its end.
func TestST28_KeptIntoRoundSix(t *testing.T) {
	s := setup{round: 5, guests: [][]uint8{{3, 9}}}.state(t)
	s.buffets[0].stars = 3
	act(t, &s, 0, "drink 3", "drink 9", "done")
	require.Equal(t, 3, s.Buffet(0).Stars)
	act(t, &s, 1, "done")
	reveal(t, &s, "round meat", "guest 13", "guest 14", "guest 15")
	act(t, &s, 1, "take 13", "pass")
	act(t, &s, 1, "done")
	require.Empty(t, offered(&s, 0, KindDrink))
	act(t, &s, 0, "serve fish 3", "serve fish 3", "done")
	require.Equal(t, PhaseOver, s.Phase())
	require.Equal(t, 2, s.Buffet(0).Stars)
	require.True(t, s.discarded.has(9))
}

// A coloured token in another compartment, or one not spent, is no literal drink.
func TestST30_ColouredElsewhere(t *testing.T) {
	s := setup{Options: Options{Drinks: LiteralDrinks}, bonus: Bonus(Fish), guests: [][]uint8{{3, 7}}}.state(t)
	act(t, &s, 0, "serve fish 3", "bonus")
	require.Equal(t, TokensOf(1, Fish), s.Buffet(0).Coloured)
	require.Equal(t, 3, s.Buffet(0).Grey.Count(Drink))
	refuses(t, &s, 0, "drink 3", "ST-30")
	// Nor does it matter that grey ones are gone: the coloured one may be all there is.
	s = setup{Options: Options{Drinks: LiteralDrinks}, bonus: Bonus(Drink), guests: [][]uint8{{3}}}.state(t)
	s.buffets[0].grey = s.buffets[0].grey.add(Drink, -3)
	s.supply += 3
	act(t, &s, 0, "bonus", "drink 3")
	require.Zero(t, s.Buffet(0).Coloured.Len())
	require.Zero(t, s.Buffet(0).Grey.Count(Drink))
}

// The favoured compartment takes four tokens at once, a coloured one among them.
func TestST22_FavouredFromEmpty(t *testing.T) {
	s := setup{Options: Options{Mode: Advanced}, bonus: Bonus(Vegetable), guests: [][]uint8{{3}}}.state(t)
	s.buffets[0].grey = 0
	s.supply += 22
	twin := s
	act(t, &s, 0, "restock worker2", "fill vegetable", "fill bakery")
	require.Equal(t, 4, s.Buffet(0).Grey.Count(Vegetable))
	require.Equal(t, 3, s.Buffet(0).Grey.Count(Bakery))
	act(t, &twin, 0, "bonus", "restock worker2", "fill vegetable", "fill bakery")
	require.Equal(t, 3, twin.Buffet(0).Grey.Count(Vegetable))
	require.Equal(t, 1, twin.Buffet(0).Coloured.Count(Vegetable))
}

// A worker that was turned needs its higher value left to restock late.
func TestST22_TurnedWorkersLate(t *testing.T) {
	s := setup{Options: Options{Mode: Advanced}, guests: [][]uint8{{8}}}.state(t)
	s.buffets[0].away, s.buffets[0].turned = Worker2, 1<<Worker4 // 3 and 5 at home
	act(t, &s, 0, "serve fish 8", "serve fish 8", "serve bakery 8")
	require.Equal(t, []string{"restock worker3", "restock worker4"}, offered(&s, 0, KindRestock)) // 3 of 8 spent
	act(t, &s, 0, "serve bakery 8")
	require.Equal(t, []string{"restock worker3"}, offered(&s, 0, KindRestock)) // 4 are left, not 5
	refuses(t, &s, 0, "restock worker4", "needed for what was served")
	act(t, &s, 0, "serve icecream 8")
	require.Equal(t, []string{"restock worker3"}, offered(&s, 0, KindRestock)) // worker4 has served 5
	// Early it fills five compartments.
	s = setup{Options: Options{Mode: Advanced}, guests: [][]uint8{{8}}}.state(t)
	s.buffets[0].turned, s.buffets[0].grey = 1<<Worker4, 0
	s.supply += 22
	act(t, &s, 0, "restock worker4")
	refuses(t, &s, 0, "stop", "at least one compartment")
	act(t, &s, 0, "fill vegetable")
	require.Contains(t, moves(&s, 0), "stop")
	act(t, &s, 0, "fill bakery", "fill icecream", "fill fish", "fill meat")
	require.Equal(t, PhaseServe, s.Phase())
	points, _ := s.Points(0)
	require.Equal(t, 2+3, points)
}

// Coloured tokens serve where they are the only ones.
func TestST24_ColouredServes(t *testing.T) {
	s := setup{bonus: Bonus(Fish), guests: [][]uint8{{1, 3}}}.state(t)
	s.buffets[0].grey = s.buffets[0].grey.add(Fish, -3)
	s.supply += 3
	require.Empty(t, offered(&s, 0, KindServe))
	act(t, &s, 0, "bonus")
	require.Equal(t, []string{"serve fish 1", "serve fish 3"}, offered(&s, 0, KindServe))
	supply := s.Supply()
	act(t, &s, 0, "serve fish 1")
	require.Equal(t, []int{1}, s.Buffet(0).Fulfilled)
	require.Equal(t, supply, s.Supply()) // no grey token comes back
	require.Equal(t, uint8(1), s.buffets[0].used)
	require.Equal(t, 2, s.Buffet(0).Unspent)
}
