package strandbufe

import (
	"testing"

	"github.com/sandbar-games/sandbar/core"
)

// randomCards returns a set of so many guests, at most 72, all promos, 5 to 16 goals
// and six boards on which nearly everything is drawn by lot: many guests of equal
// points, many stars and clocks, icons for workers on any star spaces.
func randomCards(t *testing.T, guests int, r *core.RNG) *CardSet {
	t.Helper()
	return editedSet(t, func(set map[string]any) {
		delete(set, "guestCount")
		set["guests"] = set["guests"].([]any)[:guests]
		for _, card := range set["guests"].([]any) {
			drawGuest(card.(map[string]any), 2, r)
		}
		for _, card := range set["promos"].([]any) {
			drawGuest(card.(map[string]any), 6, r)
		}
		set["goals"] = set["goals"].([]any)[:5+r.Intn(12)]
		for _, goal := range set["goals"].([]any) {
			drawGoal(goal.(map[string]any), r)
		}
		favours := shuffled(everyGood, r)
		for i, board := range set["boards"].([]any) {
			board := board.(map[string]any)
			board["favours"] = favours[i].String()
			board["upgrades"] = shuffled([]int{1, 2, 3, 4, 5}, r)[:3]
		}
	})
}

// drawGuest draws a guest's points, order, stars and time.
func drawGuest(card map[string]any, icon int, r *core.RNG) {
	order := map[string]int{}
	for _, g := range shuffled(everyGood, r)[:1+r.Intn(3)] {
		order[g.String()] = 1 + r.Intn(1+r.Intn(icon))
	}
	card["order"], card["points"] = order, r.Intn(7)
	card["stars"], card["time"] = r.Intn(1+r.Intn(3)), r.Intn(1+r.Intn(3))
}

// drawGoal draws a goal's goods and table, which need not grow.
func drawGoal(card map[string]any, r *core.RNG) {
	var goods []string
	for _, g := range shuffled(everyGood, r)[:1+r.Intn(4)] {
		goods = append(goods, g.String())
	}
	points := []int{r.Intn(2)}
	for range r.Intn(8) {
		points = append(points, r.Intn(10))
	}
	card["goods"], card["points"] = goods, points
}

// shuffled returns a list in random order.
func shuffled[T any](list []T, r *core.RNG) []T {
	list = append([]T(nil), list...)
	for i := range list {
		k := i + r.Intn(len(list)-i)
		list[i], list[k] = list[k], list[i]
	}
	return list
}
