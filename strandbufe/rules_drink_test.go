package strandbufe

import (
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/sandbar-games/sandbar/core"
)

func TestST26_StarsWon(t *testing.T) {
	// Five spaces: with four stars only one of two more finds room.
	s := setup{guests: [][]uint8{{5, 10}}}.state(t)
	s.buffets[0].stars = 4
	act(t, &s, 0, "serve coffee 5")
	require.Equal(t, 5, s.Buffet(0).Stars)
	act(t, &s, 0, "serve icecream 10")
	require.Equal(t, 5, s.Buffet(0).Stars)
	// It is lost for good: a star that goes later makes no room for it.
	s = setup{guests: [][]uint8{{5, 8}}}.state(t)
	s.buffets[0].stars = 5
	act(t, &s, 0, "serve coffee 5", "done")
	require.Equal(t, 4, s.Buffet(0).Stars)

	// Stars of this round upgrade nothing: with two before, a third one is not usable.
	s = setup{Options: Options{Mode: Advanced}, guests: [][]uint8{{5}}}.state(t)
	s.buffets[0].stars = 2
	s.serveFrom(0)
	act(t, &s, 0, "serve coffee 5", "done")
	act(t, &s, 1, "done")
	require.Equal(t, PhaseBonus, s.Phase())
	require.Equal(t, 3, s.Buffet(0).Stars)
	// A round later it is.
	s = setup{Options: Options{Mode: Advanced}, round: 2}.state(t)
	s.buffets[0].stars = 3
	s.serveFrom(0)
	act(t, &s, 0, "done")
	act(t, &s, 1, "done")
	require.Equal(t, PhaseUpgrade, s.Phase())

	// A lost star is the topmost, here the one just won: three stay usable.
	s = setup{Options: Options{Mode: Advanced}, guests: [][]uint8{{5, 8}}}.state(t)
	s.buffets[0].stars = 3
	s.serveFrom(0)
	act(t, &s, 0, "serve coffee 5", "done")
	require.Equal(t, 3, s.Buffet(0).Stars)
	act(t, &s, 1, "done")
	require.Equal(t, []string{"upgrade worker2", "done"}, moves(&s, 0))
	// Two guests lost and one star won: two of three are left.
	s = setup{Options: Options{Mode: Advanced}, round: 2, guests: [][]uint8{{8, 3}}}.state(t)
	s.buffets[0].stars = 3
	s.serveFrom(0)
	act(t, &s, 0, "done")
	act(t, &s, 1, "done")
	require.Equal(t, 1, s.Buffet(0).Stars)
	require.Equal(t, PhaseBonus, s.Phase())

	// Stars won in round six score.
	s = setup{round: 6, guests: [][]uint8{{5}}}.state(t)
	act(t, &s, 0, "serve coffee 5", "done")
	act(t, &s, 1, "done")
	require.Equal(t, 4+2*2+3, s.Score(0))
}

func TestST26_TimeWon(t *testing.T) {
	s := setup{Options: Options{Mode: Advanced}, guests: [][]uint8{{7, 8}}}.state(t)
	s.buffets[0].away = Worker4
	act(t, &s, 0, "serve drink 7", "serve drink 7")
	b := s.Buffet(0)
	require.Equal(t, []int{0, 2}, []int{b.Time, b.Aside}) // not usable for the second guest
	points, saved := s.Points(0)
	require.Equal(t, []int{3, 0}, []int{points, saved})
	act(t, &s, 0, "serve fish 8", "serve fish 8", "done")
	require.Equal(t, 1, s.Buffet(0).Time) // one point saved
	act(t, &s, 1, "done")
	require.Equal(t, 3, s.Buffet(0).Time) // 1 + 2
	require.Equal(t, 0, s.Buffet(0).Aside)
	// Capped at three.
	s = setup{Options: Options{Mode: Advanced}, guests: [][]uint8{{7, 6}}}.state(t)
	act(t, &s, 0, "serve drink 7", "serve drink 7", "done")
	require.Equal(t, 3, s.Buffet(0).Time)
	act(t, &s, 1, "done")
	require.Equal(t, 3, s.Buffet(0).Time)
	// So is what is laid aside, whichever of two guests comes last.
	for _, c := range []struct {
		guests []uint8
		serve  []string
		aside  []int
	}{
		{[]uint8{7, 75}, []string{"serve drink 7", "serve drink 7", "serve coffee 75", "give meat"}, []int{0, 2, 3, 3}},
		{[]uint8{75, 7}, []string{"serve coffee 75", "give meat", "serve drink 7", "serve drink 7"}, []int{1, 3, 3, 3}},
	} {
		s = setup{Options: Options{Mode: Advanced, Promos: AllPromos}, guests: [][]uint8{c.guests}}.state(t)
		for i, m := range c.serve {
			act(t, &s, 0, m)
			require.Equal(t, c.aside[i], s.Buffet(0).Aside, m)
		}
		act(t, &s, 0, "done")
		act(t, &s, 1, "done")
		require.Equal(t, 3, s.Buffet(0).Time)
	}
	// It is added after the upgrades, so that it shows nowhere before.
	s = setup{Options: Options{Mode: Advanced}, guests: [][]uint8{{6}}}.state(t)
	s.buffets[0].stars = 3
	s.serveFrom(0)
	act(t, &s, 0, "serve drink 6", "restock worker4", "fill drink")
	s.serving.spent = 5 // nothing left to save
	act(t, &s, 0, "done")
	act(t, &s, 1, "done")
	require.Equal(t, PhaseUpgrade, s.Phase())
	require.Equal(t, 0, s.Buffet(0).Time)
	act(t, &s, 0, "done")
	require.Equal(t, 1, s.Buffet(0).Time)
}

func TestST27_ClocksScore(t *testing.T) {
	s := setup{guests: [][]uint8{{6, 7}}}.state(t)
	s.buffets[0].grey = s.buffets[0].grey.add(Drink, -3)
	s.buffets[0].grey = s.buffets[0].grey.add(Drink, 3)
	act(t, &s, 0, "serve drink 6", "serve drink 7", "serve drink 7")
	require.Equal(t, 0, s.Buffet(0).Time)
	require.Equal(t, 0, s.Buffet(0).Aside)
	// 4+6 for guests, 5 for the drink goal, 2 for a star, 3 tokens, 1+2 clocks
	require.Equal(t, 4+6+5+2+3+3, s.Score(0))
	require.Contains(t, s.Tally(0), core.Item{Name: "clocks", Count: 3, Points: 3})
	// In the advanced game they are time, no points.
	s = setup{Options: Options{Mode: Advanced}, guests: [][]uint8{{6, 7}}}.state(t)
	act(t, &s, 0, "serve drink 6", "serve drink 7", "serve drink 7")
	require.Equal(t, 4+6+5+2+3, s.Score(0))
}

func TestST28_FreeDrink(t *testing.T) {
	s := setup{guests: [][]uint8{{3, 7}}}.state(t)
	require.Equal(t, []string{"drink 3", "drink 7"}, offered(&s, 0, KindDrink))
	act(t, &s, 0, "serve fish 3", "drink 3")
	points, _ := s.Points(0)
	require.Equal(t, 8, points) // it costs none
	refuses(t, &s, 0, "drink 3", "has had its free drink")
	refuses(t, &s, 0, "drink 1", "does not wait")
	// It never counts for the order.
	act(t, &s, 0, "drink 7")
	require.Equal(t, TokensOf(2, Drink), s.Buffet(0).Guests[1].Missing)
	require.Equal(t, 1, s.Buffet(0).Grey.Count(Drink))
	// The guest may still be served; then its drink goes to the supply with the rest.
	supply := s.Supply()
	act(t, &s, 0, "serve fish 3")
	require.Equal(t, supply+3, s.Supply())
	act(t, &s, 0, "serve drink 7")
	refuses(t, &s, 0, "serve drink 7", "no such token in the cooler")
	act(t, &s, 0, "done")
	require.Equal(t, []uint8{7}, waits(&s, 0))
	require.Equal(t, 1, s.Buffet(0).Stars) // nobody has left

	// No token in the compartment, no drink.
	s = setup{guests: [][]uint8{{7, 3}}}.state(t)
	act(t, &s, 0, "serve drink 7", "serve drink 7", "drink 3")
	s = setup{guests: [][]uint8{{3}}}.state(t)
	s.buffets[0].grey = s.buffets[0].grey.add(Drink, -3)
	s.supply += 3
	refuses(t, &s, 0, "drink 3", "no token for a free drink")
	// Never in round six.
	s = setup{round: 6, guests: [][]uint8{{3}}}.state(t)
	refuses(t, &s, 0, "drink 3", "no free drinks in round six (ST-28)")
	act(t, &s, 0, "done")
	require.Empty(t, waits(&s, 0))
}

func TestST28_DrinkAndRestock(t *testing.T) {
	// After a drink a restock is late: nothing is served after it.
	s := setup{guests: [][]uint8{{3}}}.state(t)
	act(t, &s, 0, "drink 3", "restock worker2", "fill drink")
	refuses(t, &s, 0, "serve fish 3", "nothing is served after a late restock")
	// A late restock may come before the drink as well.
	s = setup{guests: [][]uint8{{3}}}.state(t)
	act(t, &s, 0, "serve fish 3", "restock worker2", "fill fish", "drink 3", "done")
	require.Equal(t, []uint8{3}, waits(&s, 0))
	// So may an early one, and serving goes on.
	s = setup{guests: [][]uint8{{3}}}.state(t)
	s.buffets[0].grey = s.buffets[0].grey.add(Fish, -3)
	s.supply += 3
	act(t, &s, 0, "restock worker2", "fill fish", "drink 3", "serve fish 3")
}

func TestST28_KeptGuest(t *testing.T) {
	s := setup{guests: [][]uint8{{3, 4}, {9}}}.state(t)
	act(t, &s, 0, "serve fish 3", "drink 3", "done")
	require.Equal(t, []uint8{3}, waits(&s, 0)) // 4 has left
	require.Equal(t, TokensOf(1, Fish), s.Buffet(0).Guests[0].Served)
	act(t, &s, 1, "done")
	reveal(t, &s, "round fish", "guest 1", "guest 2", "guest 5")
	act(t, &s, 1, "take 1")
	act(t, &s, 0, "take 2")
	act(t, &s, 1, "take 5", "done")
	// The second time nothing keeps it.
	refuses(t, &s, 0, "drink 3", "has had its free drink (ST-28)")
	require.Equal(t, []string{"drink 2"}, offered(&s, 0, KindDrink))
	supply, stars := s.Supply(), s.Buffet(0).Stars
	twin := s
	act(t, &twin, 0, "serve fish 3")
	require.Equal(t, []int{3}, twin.Buffet(0).Fulfilled)
	require.Equal(t, supply+3, twin.Supply()) // two fish and the drink
	act(t, &s, 0, "drink 2", "done")
	require.Equal(t, []uint8{2}, waits(&s, 0))
	require.Equal(t, supply+2, s.Supply()) // a fish and the drink
	require.Equal(t, max(stars-1, 0), s.Buffet(0).Stars)
	require.True(t, s.discarded.has(3))
}

func TestST29_Disappointed(t *testing.T) {
	s := setup{guests: [][]uint8{{8, 3}}}.state(t)
	s.buffets[0].stars = 3
	act(t, &s, 0, "serve fish 8", "serve fish 8", "serve fish 3")
	supply := s.Supply()
	act(t, &s, 0, "done")
	require.Empty(t, waits(&s, 0))
	require.Equal(t, supply+3, s.Supply())
	require.Equal(t, 1, s.Buffet(0).Stars)
	require.True(t, s.discarded.has(8) && s.discarded.has(3))
	// A star is lost only if there is one, and coloured tokens are used up.
	s = setup{guests: [][]uint8{{8, 3}}}.state(t)
	b := &s.buffets[0]
	b.stars, b.unspent = 1, 2
	b.grey = b.grey.add(Fish, -1)
	b.coloured = TokensOf(1, Fish)
	s.supply++
	act(t, &s, 0, "serve fish 3", "serve fish 8", "serve fish 8", "done")
	require.Equal(t, 0, s.Buffet(0).Stars)
	require.Equal(t, uint8(1), s.buffets[0].used)
	require.Equal(t, greyTokens-21-18, s.Supply())
}

func TestST30_LiteralDrinks(t *testing.T) {
	s := setup{Options: Options{Drinks: LiteralDrinks}, bonus: Bonus(Drink), guests: [][]uint8{{3, 7}}}.state(t)
	refuses(t, &s, 0, "drink 3", "takes a coloured token from the drink compartment (ST-30)")
	act(t, &s, 0, "serve drink 7", "bonus", "drink 3")
	require.Equal(t, 0, s.Buffet(0).Coloured.Len())
	require.Equal(t, 2, s.Buffet(0).Grey.Count(Drink))
	refuses(t, &s, 0, "drink 7", "ST-30")
	act(t, &s, 0, "done")
	require.Equal(t, []uint8{3}, waits(&s, 0))
	act(t, &s, 1, "done")
	// When the guest leaves or is fulfilled the token is used up.
	require.Equal(t, uint8(0), s.buffets[0].used)
	reveal(t, &s, "round fish", "guest 1", "guest 2", "guest 5")
	act(t, &s, 1, "take 1")
	act(t, &s, 0, "take 2")
	act(t, &s, 1, "pass", "done")
	act(t, &s, 0, "serve fish 3", "serve fish 3")
	require.Equal(t, uint8(1), s.buffets[0].used)
	require.Equal(t, 2, s.Buffet(0).Unspent)

	// Otherwise any token serves, grey before coloured.
	s = setup{bonus: Bonus(Drink), guests: [][]uint8{{3, 7}}}.state(t)
	act(t, &s, 0, "drink 3", "bonus", "serve drink 7", "serve drink 7")
	require.Equal(t, greyDrink, s.buffets[0].guests[0].drink)
	s = setup{bonus: Bonus(Drink), guests: [][]uint8{{7, 3}}}.state(t)
	s.buffets[0].grey = s.buffets[0].grey.add(Drink, -2)
	s.supply += 2
	act(t, &s, 0, "serve drink 7", "bonus", "drink 3", "done")
	require.Equal(t, colouredDrink, s.buffets[0].guests[0].drink)
}

func TestST31_Savings(t *testing.T) {
	for _, c := range []struct{ before, serve, after int }{
		{0, 9, 0}, {0, 8, 1}, {0, 7, 2}, {0, 6, 3}, {0, 0, 3}, {2, 1, 3}, {2, 0, 3}, {1, 10, 0}, {1, 9, 1}, {3, 2, 3},
	} {
		s := setup{Options: Options{Mode: Advanced}, guests: [][]uint8{{8, 9}}}.state(t)
		s.buffets[0].time = uint8(c.before)
		for range c.serve {
			act(t, &s, 0, s.Moves(0)[0].String())
		}
		act(t, &s, 0, "done")
		require.Equal(t, c.after, s.Buffet(0).Time, c)
	}
	// The value of a worker that restocks is not saved, that of one away neither.
	s := setup{Options: Options{Mode: Advanced}, guests: [][]uint8{{8}}}.state(t)
	s.buffets[0].away = Worker3
	act(t, &s, 0, "serve fish 8", "restock worker4", "fill fish", "done")
	require.Equal(t, 1, s.Buffet(0).Time)
	// In the beginner's game nothing is saved.
	s = setup{guests: [][]uint8{{8}}}.state(t)
	act(t, &s, 0, "done")
	require.Equal(t, 0, s.Buffet(0).Time)
}
