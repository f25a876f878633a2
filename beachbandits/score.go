package beachbandits

import (
	"fmt"

	"github.com/sandbar-games/sandbar/core"
)

// Holding is what scoring reads of one seat, in a game or in a bot's mind.
type Holding struct {
	Stash Loots
	// Hand is the number of cards left in the hand.
	Hand int
	// NoFlipFlops says that the hand is known to hold no Flip-Flop, which Ray
	// asks for.
	NoFlipFlops bool
	// Gulls are the gulls that count.
	Gulls Gulls
	// Copied is what Chip has copied if he is among them, or 0.
	Copied Gull
}

// ScoreOf returns the points of seat number i of those at a table, by the rules
// alone (BB-13 to BB-20, BB-25 to BB-28). What is compared is compared among all
// holdings given, of which there are at most 6.
func ScoreOf(holdings []Holding, i int) int {
	if i < 0 || i >= len(holdings) {
		return 0
	}
	c := compare(holdings)
	return c.points(&holdings[i])
}

// TallyOf returns the points of seat number i of those at a table item by item:
// one for each kind of Loot in the stash, at the worth that it has without gulls,
// then one for each gull with what it adds.
func TallyOf(holdings []Holding, i int) core.Tally {
	if i < 0 || i >= len(holdings) {
		return nil
	}
	h, c := &holdings[i], compare(holdings)
	loot := c.lootPoints(h.Stash)
	var tally core.Tally
	for k := range h.Stash.AllKinds() {
		if k.valid() {
			tally = append(tally, core.Item{Name: k.String(), Count: h.Stash.Count(k), Points: loot[k]})
		}
	}
	for g := range h.Gulls.All() {
		name := g.String()
		if g == Chip && h.Copied != 0 {
			g = h.Copied
			name = fmt.Sprintf("chip as %v", g)
		}
		tally = append(tally, core.Item{Name: name, Count: 1, Points: c.gullPoints(h, g)})
	}
	return tally
}

// comparison is what "most" and "fewest" mean at a table (BB-28).
type comparison struct {
	most   [kinds + 1]int
	fewest [kinds + 1]int
	hand   int // the fewest cards in a hand
}

// compare returns what the most and the fewest of each kind are.
func compare(holdings []Holding) comparison {
	c := comparison{hand: allLoot}
	for k := range c.fewest {
		c.fewest[k] = allLoot
	}
	for i := range holdings {
		h := &holdings[i]
		for _, k := range [...]Loot{Pretzel, Sandwich, Grapes, IceCream, Slice} {
			n := h.Stash.Count(k)
			c.most[k] = max(c.most[k], n)
			c.fewest[k] = min(c.fewest[k], n)
		}
		c.hand = min(c.hand, h.Hand)
	}
	return c
}

// has reports whether a stash has the most of a kind, and one at least (BB-27).
func (c *comparison) has(stash Loots, k Loot) bool {
	return stash.Has(k) && stash.Count(k) == c.most[k]
}

func (c *comparison) points(h *Holding) int {
	loot := c.lootPoints(h.Stash)
	sum := 0
	for _, points := range loot {
		sum += points
	}
	gulls := h.Gulls
	if h.Copied != 0 && gulls.Has(Chip) {
		gulls = gulls.Without(Chip)
		sum += c.gullPoints(h, h.Copied)
	}
	for g := range gulls.All() {
		sum += c.gullPoints(h, g)
	}
	return sum
}

// lootPoints returns what the cards of a stash score by kind, without gulls.
func (c *comparison) lootPoints(stash Loots) (points [kinds + 1]int) {
	points[Pretzel] = stash.Count(Pretzel) // BB-13
	points[Sandwich] = stash.Count(Sandwich)
	if c.has(stash, Sandwich) { // BB-14
		points[Sandwich] *= 3
	}
	grapes := stash.Count(Grapes) // BB-15
	rest := grapes % 4
	points[Grapes] = grapes/4*16 + rest*rest
	points[IceCream] = stash.Count(IceCream) // BB-16
	if points[IceCream] == 1 {
		points[IceCream] = 6
	}
	points[Slice] = stash.Count(Slice) // BB-17
	if points[Slice]%2 == 0 {
		points[Slice] *= 2
	}
	points[FlipFlop] = -3 * stash.Count(FlipFlop) // BB-18
	inSets := greasySets(stash)                   // BB-20
	for k := Fries; k <= Nuggs; k++ {
		points[k] = stash.Count(k) + 3*inSets[k-Fries]
	}
	points[Ketchup] = 4 * inSets[Ketchup-Fries]
	return points
}

// greasySets returns how many Fries, Rings, Nuggs and Ketchup belong to complete
// sets when they are grouped in the best way (BB-20). A set is worth more than
// any three loose cards, Frenchie's too, so there are as many sets as can be; and
// a Ketchup that can be part of one frees a card that scores alone.
func greasySets(stash Loots) [4]int {
	fries, rings, nuggs := stash.Count(Fries), stash.Count(Rings), stash.Count(Nuggs)
	sets := min(fries, rings, nuggs)
	inSets := [4]int{sets, sets, sets}
	if !stash.Has(Ketchup) {
		return inSets
	}
	// The Ketchup stands for the kind of which there are fewest.
	scarce := 0
	switch {
	case rings < fries && rings <= nuggs:
		scarce = 1
	case nuggs < fries:
		scarce = 2
	}
	with := [3]int{fries, rings, nuggs}
	with[scarce]++
	if sets = min(with[0], with[1], with[2]); sets == 0 {
		return inSets
	}
	inSets = [4]int{sets, sets, sets, 1}
	inSets[scarce]--
	return inSets
}

// gullPoints returns what a gull adds to the score of who holds it (BB-25 to BB-27).
func (c *comparison) gullPoints(h *Holding, g Gull) int {
	stash := h.Stash
	switch g {
	case Annie:
		return pointsIf(c.has(stash, Pretzel), 6)
	case Buffy:
		return stash.Kinds().Len()
	case Chip, Flo:
		return 3
	case Coney:
		return pointsIf(c.has(stash, IceCream), 6)
	case Frenchie:
		in := greasySets(stash)
		return 2 * (stash.Count(Fries) - in[0] + stash.Count(Rings) - in[1] + stash.Count(Nuggs) - in[2])
	case Gilbert:
		return pointsIf(stash.Count(Grapes) == c.fewest[Grapes], 6)
	case Pinky:
		return 5 * stash.Count(FlipFlop)
	case Ray:
		return pointsIf(!stash.Has(FlipFlop) && h.NoFlipFlops, 6)
	case Rizzo:
		return pointsIf(c.has(stash, Slice), 5)
	case Sal:
		return 2 * stash.Count(Pretzel)
	case Sammy:
		return pointsIf(stash.Count(Sandwich) == c.fewest[Sandwich], 6)
	case Sandy:
		return pointsIf(h.Hand == c.hand, 5)
	case Tiny:
		return pointsIf(stash.Len() < 8, 8)
	}
	return 0 // Ace, Chuck, Iris, Shirley
}

func pointsIf(met bool, points int) int {
	if met {
		return points
	}
	return 0
}
