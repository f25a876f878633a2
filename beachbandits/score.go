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
	var tally core.Tally
	for k := range h.Stash.AllKinds() {
		if k.valid() {
			tally = append(tally, core.Item{Name: k.String(), Count: h.Stash.Count(k), Points: c.lootPoints(h.Stash, k)})
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
	most   [kinds + 1]uint8
	fewest [kinds + 1]uint8
	hand   int // the fewest cards in a hand
}

// compare returns what the most and the fewest of each kind are.
func compare(holdings []Holding) comparison {
	c := comparison{hand: allLoot}
	for i := range holdings {
		c.hand = min(c.hand, holdings[i].Hand)
	}
	for _, k := range [...]Loot{Pretzel, Sandwich, Grapes, IceCream, Slice} {
		most, fewest := 0, allLoot
		for i := range holdings {
			n := holdings[i].Stash.Count(k)
			most, fewest = max(most, n), min(fewest, n)
		}
		c.most[k], c.fewest[k] = uint8(most), uint8(fewest)
	}
	return c
}

// has reports whether a stash has the most of a kind, and one at least (BB-27).
func (c *comparison) has(stash Loots, k Loot) bool {
	return stash.Has(k) && stash.Count(k) == int(c.most[k])
}

func (c *comparison) points(h *Holding) int {
	sum := 0
	for k := Pretzel; k <= Ketchup; k++ {
		sum += int(pointsFor[k][h.Stash.Count(k)])
	}
	sum += c.extraSandwiches(h.Stash) + extraGreasy(h.Stash)
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

// What a card of a set scores beside what it scores by itself (BB-20).
const (
	inSet        = 3
	ketchupInSet = 4
)

// lootPoints returns what the cards of one kind score in a stash, without gulls.
func (c *comparison) lootPoints(stash Loots, k Loot) int {
	points := int(pointsFor[k][stash.Count(k)])
	switch k {
	case Sandwich:
		points += c.extraSandwiches(stash)
	case Fries, Rings, Nuggs:
		points += inSet * greasySets(stash)[k-Fries]
	case Ketchup:
		points += ketchupInSet * greasySets(stash)[Ketchup-Fries]
	}
	return points
}

// extraGreasy returns what Fries, Rings, Nuggs and Ketchup score in sets beside what
// they score by themselves (BB-20).
func extraGreasy(stash Loots) int {
	if loose := stash.Distinct() & oneOfGreasy; loose&(loose-1) == 0 {
		return 0 // even with Ketchup a set needs two of the kinds
	}
	in := greasySets(stash)
	return inSet*(in[0]+in[1]+in[2]) + ketchupInSet*in[3]
}

// extraSandwiches returns what the Sandwiches of a stash score beside one each:
// three each where they are the most (BB-14).
func (c *comparison) extraSandwiches(stash Loots) int {
	if c.has(stash, Sandwich) {
		return 2 * stash.Count(Sandwich)
	}
	return 0
}

var oneOfGreasy = core.MultisetOf[Loot](0, 0, 0, 0, 0, 0, 0, 1, 1, 1)

// pointsFor[k][n] is what n cards of kind k score by themselves.
var pointsFor = func() (points [16][16]int8) {
	for n := range int8(16) {
		points[Pretzel][n] = n  // BB-13
		points[Sandwich][n] = n // BB-14, the most score more
		whole, rest := n/4, n%4
		points[Grapes][n] = 16*whole + rest*rest // BB-15
		points[IceCream][n] = n                  // BB-16
		points[Slice][n] = n * (2 - n%2)         // BB-17
		points[FlipFlop][n] = -3 * n             // BB-18
		points[Fries][n] = n                     // BB-20, those in sets score more
		points[Rings][n] = n
		points[Nuggs][n] = n
	}
	points[IceCream][1] = 6
	return points
}()

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
		return stash.Distinct().Len()
	case Chip, Flo:
		return 3
	case Coney:
		return pointsIf(c.has(stash, IceCream), 6)
	case Frenchie:
		in := greasySets(stash)
		return 2 * (stash.Count(Fries) - in[0] + stash.Count(Rings) - in[1] + stash.Count(Nuggs) - in[2])
	case Gilbert:
		return pointsIf(stash.Count(Grapes) == int(c.fewest[Grapes]), 6)
	case Pinky:
		return 5 * stash.Count(FlipFlop)
	case Ray:
		return pointsIf(!stash.Has(FlipFlop) && h.NoFlipFlops, 6)
	case Rizzo:
		return pointsIf(c.has(stash, Slice), 5)
	case Sal:
		return 2 * stash.Count(Pretzel)
	case Sammy:
		return pointsIf(stash.Count(Sandwich) == int(c.fewest[Sandwich]), 6)
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
