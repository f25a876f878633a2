package shinybandits

import (
	"fmt"
	"slices"
	"testing"

	"github.com/sandbar-games/sandbar/core"
	"github.com/stretchr/testify/require"
)

// naiveRound is a second resolver of rounds, written from the rules with nothing
// but text and maps and without a line of the package's own: who did what, in the
// order of the numbers on the cards, on a table that is looked at anew at each
// step.
type naiveRound struct {
	sides   [2]string // the location at each side as the card lies now
	pile    [2]int    // the nuggets at each side, which never move
	supply  int       //
	goes    []string  // the location each player's Bandit robs now
	plays   []string  // each player's Action card; "" once it has no effect
	got     []int     // nuggets each player takes
	caught  map[string]bool
	masking []int // players who will be masked

	added, removed [2]int    // nuggets that Plus and Minus moved, by side
	turns          int       // how often the card was turned
	each           [2][2]int // by side: what each Bandit got, then what each Leftovers did
}

var homes = map[string]string{"fox": "camp", "raccoon": "stream", "magpie": "nest"}

func (n *naiveRound) sideAt(location string) int { return slices.Index(n.sides[:], location) }

func (n *naiveRound) other(location string) string {
	if n.sides[0] == location {
		return n.sides[1]
	}
	return n.sides[0]
}

// players returns who plays a card that has an effect, those at side 0 first.
func (n *naiveRound) players(card string) []int {
	var list []int
	for side := range n.sides {
		for player, plays := range n.plays {
			if plays == card && n.goes[player] == n.sides[side] {
				list = append(list, player)
			}
		}
	}
	return list
}

// play resolves the round; target is whom a lone Stop hits.
func (n *naiveRound) play(target int) {
	stops := n.players("stop")
	switch {
	case len(stops) == 1:
		n.plays[target] = ""
	case len(stops) > 1:
		for _, player := range stops {
			n.plays[player] = ""
		}
	}
	for _, player := range n.players("plus") {
		for range 3 {
			if n.supply > 0 {
				n.supply--
				n.pile[n.sideAt(n.goes[player])]++
				n.added[n.sideAt(n.goes[player])]++
			}
		}
	}
	for _, player := range n.players("minus") {
		for range 2 {
			if at := n.sideAt(n.other(n.goes[player])); n.pile[at] > 0 {
				n.pile[at]--
				n.removed[at]++
				n.supply++
			}
		}
	}
	for range n.players("locationswap") {
		n.sides[0], n.sides[1] = n.sides[1], n.sides[0]
		n.turns++
	}
	for _, player := range n.players("banditswap") {
		n.goes[player] = n.other(n.goes[player])
	}
	n.caught = map[string]bool{}
	for _, player := range n.players("caught") {
		n.caught[n.goes[player]] = true
	}
	for side, location := range n.sides {
		n.each[side][0] = n.handOut(location, n.at(location))
	}
	for side, location := range n.sides {
		var here []int
		for _, player := range n.players("leftovers") {
			if n.goes[player] == location {
				here = append(here, player)
			}
		}
		n.each[side][1] = n.handOut(location, here)
	}
	n.masking = n.players("mask")
}

// at returns the players whose Bandit robs a location now.
func (n *naiveRound) at(location string) []int {
	var here []int
	for player, goes := range n.goes {
		if goes == location {
			here = append(here, player)
		}
	}
	return here
}

// handOut gives everyone one nugget, again and again while there are enough, and
// returns how often.
func (n *naiveRound) handOut(location string, players []int) (times int) {
	at := n.sideAt(location)
	for len(players) > 0 && !n.caught[location] && n.pile[at] >= len(players) {
		n.pile[at] -= len(players)
		for _, player := range players {
			n.got[player]++
		}
		times++
	}
	return times
}

// naiveOf sets the second resolver up for a state in which Stop is to be decided
// or all has been chosen, from what everyone sees of it.
func naiveOf(s *State, choices []Choice) *naiveRound {
	card := s.Active()
	n := &naiveRound{
		sides:  [2]string{card[0].Location.String(), card[1].Location.String()},
		pile:   [2]int{s.Pile(0), s.Pile(1)},
		supply: s.Supply(),
		got:    make([]int, s.Seats()),
	}
	for _, c := range choices {
		n.goes = append(n.goes, homes[c.Bandit.String()])
		n.plays = append(n.plays, c.Action.String())
	}
	return n
}

// requireNaive plays the choices in a state about to reveal its Action cards, with
// every target a lone Stop can have, and holds the results against the second
// resolver.
func requireNaive(t *testing.T, s State, choices []Choice) (compared int) {
	t.Helper()
	before := s
	turnUp(t, &s)
	targets := []Move{{}}
	if s.Phase() == PhaseStop {
		targets = s.Moves(s.Next())
		require.Len(t, targets, s.Seats()-1)
	}
	for _, target := range targets {
		n := naiveOf(&before, choices)
		n.play(int(target.Target()))
		after := s
		if target != (Move{}) {
			require.NoError(t, after.Apply(after.Next(), target))
		}
		r, ok := after.LastRound()
		require.True(t, ok)
		what := fmt.Sprintf("%v %v %v, piles %v supply %d", before.Active(), choices, target, n.pile, before.Supply())
		require.Equal(t, n.pile, r.Rest, what)
		require.Equal(t, n.supply, r.Supply, what)
		require.Equal(t, [2]int{before.Pile(0), before.Pile(1)}, r.Piles, what)
		require.Equal(t, n.added, r.Plus, what)
		require.Equal(t, n.removed, r.Minus, what)
		require.Equal(t, n.turns%2 == 1, r.Turned, what)
		for side, location := range n.sides {
			require.Equal(t, location, r.Location(side).String(), what)
			require.Len(t, n.at(location), r.Bandits[side], what)
			require.Equal(t, n.caught[location], r.Caught[side], what)
			require.Equal(t, n.each[side], [2]int{r.Share[side], r.Leftovers[side]}, what)
		}
		masks := core.SeatSet(0)
		for _, player := range n.masking {
			masks = masks.With(core.Seat(player))
		}
		require.Equal(t, masks, r.Masks, what)
		for seat := range core.Seat(s.Seats()) {
			require.Equal(t, n.got[seat], r.Took[seat], what)
			require.Equal(t, before.Score(seat)+n.got[seat], after.Score(seat), what)
			require.Equal(t, n.goes[seat], r.Bandit(seat).Location().String(), what)
			require.Equal(t, n.sideAt(n.goes[seat]), r.Sides[seat], what)
			require.Equal(t, choices[seat], r.Choices[seat], what)
			require.Equal(t, n.plays[seat] == "", r.Cancelled.Has(seat), what)
		}
		compared++
	}
	return compared
}

// chosen returns a state in which everyone has made the given choices, and the
// Action cards are about to be turned up; the piles and the supply are as given.
func chosen(t *testing.T, card string, piles [2]uint8, supply uint8, choices []Choice) State {
	t.Helper()
	s := dealtWith(t, len(choices), card, "camp1/nest1")
	s.nuggets[0], s.piles, s.supply = nuggets-piles[0]-piles[1]-supply, piles, supply
	for seat, c := range choices {
		require.NoError(t, s.Apply(core.Seat(seat), PlayBandit(c.Bandit)))
	}
	turnUp(t, &s)
	for seat, c := range choices {
		require.NoError(t, s.Apply(core.Seat(seat), PlayAction(c.Action)))
	}
	return s
}

// Every pair of Action cards for two players, at every pair of Bandits; every
// triple for three players, whatever its order, at every three Bandits; all with
// every target of a lone Stop.
func TestEveryPairAndTriple(t *testing.T) {
	bandits := []Bandit{Magpie, Raccoon}
	tables := []struct {
		piles  [2]uint8
		supply uint8
	}{{[2]uint8{3, 5}, 72}, {[2]uint8{8, 1}, 60}, {[2]uint8{0, 0}, 4}, {[2]uint8{1, 7}, 1}}
	compared := 0
	for _, card := range []string{"nest3/stream5", "stream3/nest5"} {
		for _, table := range tables {
			for a := Stop; a <= Mask; a++ {
				for b := Stop; b <= Mask; b++ {
					for split := range 4 {
						choices := []Choice{{bandits[split&1], a}, {bandits[split>>1], b}}
						compared += requireNaive(t, chosen(t, card, table.piles, table.supply, choices), choices)
					}
				}
			}
		}
	}
	require.Equal(t, 2*4*64*4, compared)
	compared = 0
	for _, table := range tables {
		for a := Stop; a <= Mask; a++ {
			for b := a; b <= Mask; b++ {
				for c := b; c <= Mask; c++ {
					for split := range 8 {
						choices := []Choice{{bandits[split&1], a}, {bandits[split>>1&1], b}, {bandits[split>>2], c}}
						compared += requireNaive(t, chosen(t, "nest3/stream5", table.piles, table.supply, choices), choices)
					}
				}
			}
		}
	}
	// 120 triples; the 28 with exactly one Stop have two targets.
	require.Equal(t, 4*(120+28)*8, compared)
}

// Whole games of two to five seats agree with the second resolver too.
func TestWholeGamesAgainstTheSecondResolver(t *testing.T) {
	short := Options{Locations: slices.Repeat([]Card{{{Nest, 9}, {Camp, 8}}, {{Camp, 9}, {MountainStream, 9}}, {{MountainStream, 7}, {Nest, 9}}}, 3)}
	for seats := 2; seats <= 5; seats++ {
		for game := range uint64(20) {
			rng := core.NewRNG(game, uint64(10+seats))
			options := Options{}
			if game%2 == 1 {
				options = short
			}
			s, err := New(seats, options)
			require.NoError(t, err)
			for s.Next() != core.Nobody {
				if s.Phase() == PhaseRevealActions {
					var choices []Choice
					for seat := range core.Seat(seats) {
						c := s.Choice(seat)
						c.Bandit |= s.Up(seat).Bandit // one of them is none
						choices = append(choices, c)
					}
					requireNaive(t, s, choices)
				}
				step(t, &s, &rng)
			}
		}
	}
}
