package strandbufe

import (
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/sandbar-games/sandbar/core"
)

// withPromos returns a state in which seat 0 serves the given guests.
func withPromos(t *testing.T, o Options, round int, guests ...uint8) State {
	t.Helper()
	o.Promos = AllPromos
	return setup{Options: o, round: round, guests: [][]uint8{guests}}.state(t)
}

func TestST41_Eszkimok(t *testing.T) {
	s := withPromos(t, Options{}, 1, 73, 8)
	act(t, &s, 0, "serve fish 73", "serve vegetable 8", "serve vegetable 8")
	supply := s.Supply()
	act(t, &s, 0, "serve fish 73")
	require.Equal(t, PhaseStock, s.Phase())
	require.Equal(t, supply+2, s.Supply()) // the order's tokens are back already
	require.Equal(t, []string{"stock vegetable", "stock fish", "decline"}, moves(&s, 0))
	refuses(t, &s, 0, "serve bakery 8", "ST-41")
	refuses(t, &s, 0, "stock meat", "cannot take a grey token")
	twin := s
	act(t, &s, 0, "stock fish")
	require.Equal(t, 3, s.Buffet(0).Grey.Count(Fish)) // up to the limit, two here
	require.Equal(t, supply, s.Supply())
	act(t, &s, 0, "serve fish 8", "serve fish 8") // usable this round
	act(t, &twin, 0, "decline")
	require.Equal(t, 1, twin.Buffet(0).Grey.Count(Fish))

	// A short supply gives what it has, and three tokens are the most.
	s = withPromos(t, Options{Mode: Advanced}, 1, 73)
	b := &s.buffets[0]
	b.grey = b.grey.add(Vegetable, -4)
	s.supply += 4
	act(t, &s, 0, "serve fish 73", "serve fish 73", "stock vegetable")
	require.Equal(t, 3, s.Buffet(0).Grey.Count(Vegetable))
	short := withPromos(t, Options{}, 1, 73)
	short.buffets[0].grey = short.buffets[0].grey.add(Vegetable, -3)
	short.supply = 0
	require.NoError(t, short.Apply(0, Serve(Fish, 73)))
	require.NoError(t, short.Apply(0, Serve(Fish, 73)))
	require.Equal(t, PhaseStock, short.Phase())
	require.NoError(t, short.Apply(0, Stock(Vegetable)))
	require.Equal(t, 2, short.Buffet(0).Grey.Count(Vegetable)) // its own two fish

	// Not asked when nothing fits.
	s = withPromos(t, Options{}, 1, 73)
	b = &s.buffets[0]
	b.coloured, b.unspent = TokensOf(2, Fish), 1
	b.grey = b.grey.add(Fish, -3)
	s.supply += 3
	none := s
	none.supply = 0
	require.NoError(t, none.Apply(0, Serve(Fish, 73)))
	require.NoError(t, none.Apply(0, Serve(Fish, 73)))
	require.Equal(t, PhaseServe, none.Phase())
	// A restock is still possible after it, as a late one.
	act(t, &s, 0, "serve fish 73", "serve fish 73", "decline", "restock worker2", "fill fish")
}

func TestST42_Bro(t *testing.T) {
	// Six meat take two rounds: kept with a drink, the first three stay.
	s := withPromos(t, Options{}, 1, 74)
	act(t, &s, 0, "serve coffee 74", "serve meat 74", "serve meat 74", "serve meat 74", "drink 74", "restock worker2", "fill meat", "stop", "done")
	act(t, &s, 1, "done")
	reveal(t, &s, "round fish", "guest 1", "guest 2", "guest 5")
	act(t, &s, 1, "take 1")
	act(t, &s, 0, "take 2")
	act(t, &s, 1, "pass", "done")
	act(t, &s, 0, "serve meat 74", "serve meat 74", "serve meat 74")
	require.Equal(t, []int{74}, s.Buffet(0).Fulfilled)
	require.Equal(t, 2, s.Buffet(0).Stars)
	require.Equal(t, core.Item{Name: "guests", Count: 1, Points: 10}, s.Tally(0)[0])
	// With Eszkimók's three meat it is done in one.
	s = withPromos(t, Options{Mode: Advanced}, 1, 74, 73)
	s.buffets[0].turned = 1<<Worker2 | 1<<Worker3 | 1<<Worker4
	act(t, &s, 0, "serve meat 74", "serve meat 74", "serve meat 74", "serve fish 73", "serve fish 73", "stock meat",
		"serve meat 74", "serve meat 74", "serve meat 74", "serve coffee 74")
	require.Equal(t, []int{73, 74}, s.Buffet(0).Fulfilled)
}

func TestST43_Alienek(t *testing.T) {
	s := withPromos(t, Options{Mode: Advanced}, 1, 75, 1)
	supply := s.Supply()
	act(t, &s, 0, "serve coffee 75")
	require.Equal(t, PhaseGift, s.Phase())
	require.Equal(t, []string{
		"give vegetable", "give bakery", "give icecream", "give fish", "give meat", "give coffee", "give drink", "decline",
	}, moves(&s, 0))
	refuses(t, &s, 0, "done", "ST-43")
	require.Equal(t, 1, s.Buffet(0).Aside)
	twin := s
	act(t, &s, 0, "give meat")
	require.Equal(t, 2, s.Buffet(0).Grey.Count(Meat))
	require.Equal(t, supply+2, s.Supply()) // the coffee and the meat
	require.Equal(t, 3, s.Buffet(0).Aside)
	points, _ := s.Points(0)
	require.Equal(t, 8, points) // the gift costs none
	act(t, &twin, 0, "decline")
	require.Equal(t, 1, twin.Buffet(0).Aside)
	refuses(t, &twin, 0, "give meat", "now guests are to be served")

	// A coloured token given is used up; an empty cooler is not asked.
	s = withPromos(t, Options{}, 1, 75)
	b := &s.buffets[0]
	s.supply += 20
	b.grey, b.coloured, b.unspent = TokensOf(1, Coffee), TokensOf(1, Fish), 2
	act(t, &s, 0, "serve coffee 75")
	require.Equal(t, []string{"give fish", "decline"}, moves(&s, 0))
	refuses(t, &s, 0, "give coffee", "no such token in the cooler")
	act(t, &s, 0, "give fish")
	require.Equal(t, uint8(1), s.buffets[0].used)
	s = withPromos(t, Options{}, 1, 75)
	s.supply += 20
	s.buffets[0].grey = TokensOf(1, Coffee)
	act(t, &s, 0, "serve coffee 75")
	require.Equal(t, PhaseServe, s.Phase())

	// Beginner: one clock point, three with the gift.
	s = withPromos(t, Options{}, 1, 75)
	act(t, &s, 0, "serve coffee 75")
	twin = s
	act(t, &twin, 0, "decline")
	require.Contains(t, twin.Tally(0), core.Item{Name: "clocks", Count: 1, Points: 1})
	act(t, &s, 0, "give drink")
	require.Contains(t, s.Tally(0), core.Item{Name: "clocks", Count: 3, Points: 3})
	require.Equal(t, twin.Score(0)+2, s.Score(0))
	require.NotContains(t, s.Tally(1), core.Item{Name: "clocks", Count: 2, Points: 2})
}

func TestST44_Bohoc(t *testing.T) {
	s := withPromos(t, Options{}, 1, 76)
	act(t, &s, 0, "serve drink 76")
	require.Equal(t, 3, s.Buffet(0).Stars)
	require.Equal(t, core.Item{Name: "guests", Count: 1, Points: 0}, s.Tally(0)[0])
	s = withPromos(t, Options{}, 1, 76)
	s.buffets[0].stars = 4
	act(t, &s, 0, "serve drink 76")
	require.Equal(t, 5, s.Buffet(0).Stars)
}

func TestST45_Pair(t *testing.T) {
	s := withPromos(t, Options{}, 1, 77, 78)
	act(t, &s, 0, "serve bakery 77", "serve meat 77")
	require.Equal(t, core.Item{Name: "promo extras"}, s.Tally(0)[1])
	act(t, &s, 0, "serve icecream 78", "serve drink 78")
	require.Equal(t, 6, s.Tally(0)[1].Points)
	// Not if two players have one each.
	s = setup{Options: Options{Promos: AllPromos}, guests: [][]uint8{{77}, {78}}}.state(t)
	act(t, &s, 0, "serve bakery 77", "serve meat 77", "done")
	act(t, &s, 1, "serve icecream 78", "serve drink 78", "done")
	require.Zero(t, s.Tally(0)[1].Points)
	require.Zero(t, s.Tally(1)[1].Points)
}

func TestST46_Grump(t *testing.T) {
	s := withPromos(t, Options{}, 1, 79)
	act(t, &s, 0, "serve coffee 79", "serve coffee 79", "serve bakery 79", "serve icecream 79")
	require.Equal(t, 2, s.Buffet(0).Stars)
	// Unserved, he takes two stars, or what there is.
	for stars, left := range map[uint8]int{5: 3, 2: 0, 1: 0, 0: 0} {
		s = withPromos(t, Options{}, 1, 79)
		s.buffets[0].stars = stars
		s.serveFrom(0)
		act(t, &s, 0, "serve coffee 79", "done")
		require.Equal(t, left, s.Buffet(0).Stars)
	}
	// Together with another guest that leaves, three.
	s = withPromos(t, Options{}, 1, 79, 1)
	s.buffets[0].stars = 5
	act(t, &s, 0, "done")
	require.Equal(t, 2, s.Buffet(0).Stars)
}

func TestST47_Punk(t *testing.T) {
	s := withPromos(t, Options{}, 1, 80)
	act(t, &s, 0, "serve drink 80", "serve drink 80", "serve drink 80")
	require.Equal(t, 2, s.Tally(0)[1].Points) // goal 3 shows drink
	s.goals = [...]uint8{1, 2, 6, 4, 5}
	require.Zero(t, s.Tally(0)[1].Points)
	// However many goals show it, it counts once; it decides ties like a guest.
	s.set = StandIn()
	s.goals = [...]uint8{7, 10, 11, 1, 2}
	for _, goal := range []int{7, 10, 11} {
		require.True(t, s.set.Goal(goal).Goods.has(Drink))
	}
	require.Equal(t, 2, s.Tally(0)[1].Points)
	sheet := s.sheet(&s.buffets[0])
	require.Equal(t, sheet.guests+2+sheet.goals[0]+sheet.goals[1]+sheet.goals[2], sheet.cards())
}

// The last point fulfils Eszkimók: the tokens are still placed, but no worker is left
// to restock.
func TestST41_LastPoint(t *testing.T) {
	s := withPromos(t, Options{Mode: Advanced}, 1, 73, 8)
	s.buffets[0].away = Worker4
	s.serving.spent, s.serving.started = 3, true
	act(t, &s, 0, "serve fish 73", "serve fish 73")
	require.Equal(t, []string{"stock fish", "decline"}, moves(&s, 0))
	act(t, &s, 0, "stock fish")
	require.Equal(t, 3, s.Buffet(0).Grey.Count(Fish))
	require.Equal(t, []string{"drink 8", "done"}, moves(&s, 0))
}

// One of Eszkimók's two fish was coloured and the supply is empty: one token is there
// to be placed.
func TestST41_EmptySupply(t *testing.T) {
	s := withPromos(t, Options{}, 1, 73)
	s.supply = 0
	b := &s.buffets[0]
	b.grey, b.coloured, b.unspent = TokensOf(1, Fish), TokensOf(1, Fish), 2
	require.NoError(t, s.Apply(0, Serve(Fish, 73)))
	require.Equal(t, PhaseServe, s.Phase())
	require.NoError(t, s.Apply(0, Serve(Fish, 73)))
	require.Equal(t, PhaseStock, s.Phase())
	require.Len(t, s.Moves(0), goods+1)
	require.NoError(t, s.Apply(0, Stock(Meat)))
	require.Equal(t, TokensOf(1, Meat), s.Buffet(0).Grey)
	require.Zero(t, s.Supply())
	require.Equal(t, uint8(1), s.buffets[0].used)
}

// Grump kept with a drink still takes two stars a round later, and leaves tokens and
// drink behind.
func TestST46_GrumpKept(t *testing.T) {
	s := withPromos(t, Options{}, 1, 79)
	s.buffets[0].stars = 5
	s.serveFrom(0)
	act(t, &s, 0, "serve coffee 79", "drink 79", "done")
	require.Equal(t, 5, s.Buffet(0).Stars)
	act(t, &s, 1, "done")
	reveal(t, &s, "round fish", "guest 13", "guest 14", "guest 15")
	act(t, &s, 1, "take 13")
	act(t, &s, 0, "take 14")
	act(t, &s, 1, "pass", "done")
	supply := s.Supply()
	act(t, &s, 0, "serve meat 14", "done")
	require.Equal(t, 3, s.Buffet(0).Stars)
	require.Equal(t, supply+1+2, s.Supply()) // a meat, a coffee and the drink
}

// In the solo game the gift is time as well, and Eszkimók ask as ever.
func TestST43_Solo(t *testing.T) {
	s := setup{Options: Options{Mode: Solo, Promos: AllPromos}, guests: [][]uint8{{75, 73}}}.state(t)
	act(t, &s, 0, "serve fish 73", "serve fish 73", "stock fish", "serve coffee 75", "give fish")
	require.Equal(t, 3, s.Buffet(0).Aside)
	require.Equal(t, 2, s.Buffet(0).Grey.Count(Fish))
	s.serving.spent = 9
	act(t, &s, 0, "done")
	require.Equal(t, 3, s.Buffet(0).Time)
	require.NotContains(t, s.Tally(0), core.Item{Name: "clocks", Count: 3, Points: 3})
}
