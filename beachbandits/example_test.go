package beachbandits_test

import (
	"fmt"
	"log"

	"github.com/sandbar-games/sandbar/beachbandits"
	"github.com/sandbar-games/sandbar/core"
)

// A whole game between three players who choose at random.
func Example() {
	rng := core.NewRNG(1, 0)
	table, err := beachbandits.NewTable(3, beachbandits.Options{}, &rng)
	if err != nil {
		log.Fatal(err)
	}
	for !table.Over() {
		seat := table.Next()
		moves := table.Moves(seat)
		if err := table.Play(seat, moves[rng.Intn(len(moves))]); err != nil {
			log.Fatal(err)
		}
	}
	for seat := range core.Seat(3) {
		fmt.Println("seat", seat, "has", table.Score(seat), "points")
	}
	fmt.Println("winner: seat", table.Winners())
	// Output:
	// seat 0 has 3 points
	// seat 1 has 15 points
	// seat 2 has 16 points
	// winner: seat 2
}

// Without a table a program plays the outcomes of chance itself: here it samples
// them. A copy of the state is an assignment, so searching is easy.
func ExampleState() {
	rng := core.NewRNG(1, 0)
	s, err := beachbandits.New(2, beachbandits.Options{})
	if err != nil {
		log.Fatal(err)
	}
	events := 0
	for by := s.Next(); by != core.Nobody; by = s.Next() {
		m := s.Sample(&rng)
		if by != core.Chance {
			moves := s.Moves(by)
			m = moves[rng.Intn(len(moves))]
		}
		if err := s.Apply(by, m); err != nil {
			log.Fatal(err)
		}
		events++
	}
	fmt.Println(events, "events, winner: seat", s.Winners())
	// Output:
	// 74 events, winner: seat 1
}

// What a stash would be worth, item by item: kinds of Loot at their own worth, then
// what each gull adds.
func ExampleTallyOf() {
	mine := beachbandits.Holding{
		Stash: beachbandits.LootOf(
			beachbandits.Pretzel, beachbandits.Pretzel, beachbandits.Grapes, beachbandits.Grapes,
			beachbandits.Fries, beachbandits.Rings, beachbandits.Ketchup,
		),
		Gulls: beachbandits.GullsOf(beachbandits.Sal, beachbandits.Tiny),
	}
	theirs := beachbandits.Holding{Stash: beachbandits.LootOf(beachbandits.IceCream)}
	tally := beachbandits.TallyOf([]beachbandits.Holding{mine, theirs}, 0)
	for _, item := range tally {
		fmt.Printf("%d %-8s %2d\n", item.Count, item.Name, item.Points)
	}
	fmt.Println("together  ", tally.Total())
	// Output:
	// 2 pretzel   2
	// 2 grapes    4
	// 1 fries     4
	// 1 rings     4
	// 1 ketchup   4
	// 1 sal       4
	// 1 tiny      8
	// together   30
}

// A view has the cards that its viewer sees or is sure of, and deals the others.
func ExampleView() {
	rng := core.NewRNG(5, 0)
	table, err := beachbandits.NewTable(2, beachbandits.Options{}, &rng)
	if err != nil {
		log.Fatal(err)
	}
	for seat := range core.Seat(2) {
		if err := table.Play(seat, table.Moves(seat)[0]); err != nil {
			log.Fatal(err)
		}
	}
	view := table.View(0)
	fmt.Println("own cards:", view.Hand(0).Len(), "of", view.HandLen(0))
	fmt.Println("known of seat 1:", view.Hand(1).Len(), "of", view.HandLen(1))
	fmt.Println("sure of the gull under the deck:", view.BuriedGull(0))
	world := view.Determinize(&rng)
	fmt.Println("in a world:", world.Hand(1).Len(), "of", world.HandLen(1))
	// Output:
	// own cards: 5 of 5
	// known of seat 1: 0 of 5
	// sure of the gull under the deck: sandy
	// in a world: 5 of 5
}

// A table draws cards by itself, refuses what the rules forbid, and tells each
// viewer what it saw.
func ExampleNewTable() {
	rng := core.NewRNG(3, 0)
	table, err := beachbandits.NewTable(2, beachbandits.Options{First: 1}, &rng)
	if err != nil {
		log.Fatal(err)
	}
	start := table.Len()
	for seat := range core.Seat(2) {
		if err := table.Play(seat, table.Moves(seat)[0]); err != nil {
			log.Fatal(err)
		}
	}
	if err := table.Play(1, beachbandits.Draw()); err != nil {
		fmt.Println(err)
	}
	if err := table.Play(1, table.Moves(1)[0]); err != nil {
		log.Fatal(err)
	}
	for _, event := range table.Events(0, start) {
		fmt.Println(event.By, event.Move)
	}
	// Output:
	// beachbandits: seat 1 may not draw: only a hand of one card or none allows to draw (BB-06)
	// 0 choose ace
	// 1 choose ?
	// 1 keep pretzel
	// chance deal ? 1
	// chance deal sandwich 0
}
