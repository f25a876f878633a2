package shinybandits_test

import (
	"errors"
	"fmt"

	"github.com/sandbar-games/sandbar/core"
	"github.com/sandbar-games/sandbar/shinybandits"
)

// A game of three players who take the first move there is.
func Example() {
	rng := core.NewRNG(1, 0)
	table, err := shinybandits.NewTable(3, shinybandits.Options{}, &rng)
	if err != nil {
		fmt.Println(err)
		return
	}
	for !table.Over() {
		seat := table.Next()
		view := table.View(seat)
		moves := view.AppendMoves(nil)
		if err := table.Play(seat, moves[0]); err != nil {
			fmt.Println(err)
			return
		}
	}
	for seat := range core.Seat(3) {
		fmt.Println("seat", seat, "has", table.Score(seat))
	}
	// Output:
	// seat 0 has 20
	// seat 1 has 20
	// seat 2 has 20
}

// The example round of the rulebook, with the choices arriving in any order.
func ExampleState_Apply() {
	s, err := shinybandits.New(3, shinybandits.Options{})
	if err != nil {
		fmt.Println(err)
		return
	}
	for _, e := range []struct {
		by   core.Seat
		move string
	}{
		{core.Chance, "draw nest3/stream5"},
		{core.Chance, "draw camp5/stream3"},
		{2, "bandit magpie"},
		{0, "bandit magpie"},
		{1, "bandit raccoon"},
		{core.Chance, "bandits magpie,raccoon,magpie"},
		{1, "action locationswap"},
		{0, "action plus"},
		{2, "action leftovers"},
		{core.Chance, "actions plus,locationswap,leftovers"},
	} {
		m, err := shinybandits.ParseMove(e.move)
		if err != nil {
			fmt.Println(err)
			return
		}
		if err := s.Apply(e.by, m); err != nil {
			fmt.Println(err)
			return
		}
	}
	round, _ := s.LastRound()
	for seat := range core.Seat(3) {
		fmt.Println(seat, round.Bandit(seat), round.Choices[seat].Action, "took", round.Took[seat])
	}
	// Output:
	// 0 magpie plus took 2
	// 1 raccoon locationswap took 6
	// 2 magpie leftovers took 3
}

// A choice shows to others only as having been made.
func ExampleState_View() {
	s, _ := shinybandits.New(2, shinybandits.Options{})
	first, _ := shinybandits.ParseCard("nest3/stream5")
	second, _ := shinybandits.ParseCard("camp5/stream3")
	_ = s.Apply(core.Chance, shinybandits.Draw(first))
	_ = s.Apply(core.Chance, shinybandits.Draw(second))

	choice := shinybandits.PlayBandit(shinybandits.Magpie)
	fmt.Println("seat 1 sees:", s.Seen(1, 0, choice))
	_ = s.Apply(0, choice)

	own, other := s.View(0), s.View(1)
	fmt.Println("own:", own.Own().Bandit, "other:", other.Up(0).Bandit, "chosen:", other.Chosen())

	err := s.Apply(0, shinybandits.PlayBandit(shinybandits.Raccoon))
	fmt.Println(errors.Is(err, core.ErrIllegal), err)
	// Output:
	// seat 1 sees: bandit ?
	// own: magpie other: none chosen: 0
	// true shinybandits: seat 0 may not bandit raccoon: this seat has chosen already, and a choice is final (SB-25)
}

// The Location cards of a box take the place of the stand-in.
func ExampleOptions() {
	deck := shinybandits.DefaultLocations()
	deck[0] = shinybandits.Card{{Location: shinybandits.Nest, Nuggets: 4}, {Location: shinybandits.Nest, Nuggets: 4}}
	_, err := shinybandits.New(4, shinybandits.Options{Locations: deck})
	fmt.Println(err)
	deck[0][1].Location = shinybandits.Camp
	_, err = shinybandits.New(4, shinybandits.Options{Locations: deck})
	fmt.Println(err)
	// Output:
	// shinybandits: options: locations: card 1 of 9, nest4/nest4: the same location twice (SB-03)
	// <nil>
}
