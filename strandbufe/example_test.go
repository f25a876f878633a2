package strandbufe_test

import (
	"fmt"
	"log"

	"github.com/sandbar-games/sandbar/core"
	"github.com/sandbar-games/sandbar/strandbufe"
)

// A whole game between three players who choose at random.
func Example() {
	rng := core.NewRNG(1, 0)
	table, err := strandbufe.NewTable(3, strandbufe.Options{}, &rng)
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
	fmt.Println("winners:", table.Winners())
	// Output:
	// seat 0 has 3 points
	// seat 1 has 2 points
	// seat 2 has 3 points
	// winners: 0 2
}

// A program that decides for chance itself deals what it wants. Guests go by their
// number in the card set.
func ExampleState() {
	s, err := strandbufe.New(2, strandbufe.Options{Mode: strandbufe.Advanced})
	if err != nil {
		log.Fatal(err)
	}
	play := func(by core.Seat, moves ...strandbufe.Move) {
		for _, m := range moves {
			if err := s.Apply(by, m); err != nil {
				log.Fatal(err)
			}
		}
	}
	play(core.Chance, strandbufe.RevealGuest(6), strandbufe.RevealGuest(7), strandbufe.RevealGuest(8))
	play(core.Chance, strandbufe.RevealBonus(strandbufe.Clock))
	for goal := 1; goal <= 5; goal++ {
		play(core.Chance, strandbufe.RevealGoal(goal))
	}
	play(0, strandbufe.Bid(strandbufe.Worker2, 7))
	play(1, strandbufe.Bid(strandbufe.Worker3, 7)) // outbids seat 0
	fmt.Println(s.Next(), s.Phase(), s.Moves(0))
	play(0, strandbufe.Rebid(8))
	for _, w := range s.Buffet(0).Guests {
		g := s.Cards().Guest(w.Guest)
		fmt.Printf("%s wants %v and gives %d points\n", g.Name, g.Order, g.Points)
	}
	err = s.Apply(0, strandbufe.Restock(strandbufe.Worker4))
	fmt.Println(err)
	// Output:
	// 0 rebid [rebid 6 rebid 8]
	// Pedalo Couple wants coffee 2, drink 1 and gives 5 points
	// Skipper wants bakery 2, fish 1 and gives 4 points
	// strandbufe: seat 0 may not restock worker4: no compartment can be filled (ST-22, ST-23)
}

// The score, item by item.
func ExampleState_Tally() {
	rng := core.NewRNG(7, 0)
	s, err := strandbufe.New(2, strandbufe.Options{})
	if err != nil {
		log.Fatal(err)
	}
	for by := s.Next(); by != core.Nobody; by = s.Next() {
		m := s.Sample(&rng)
		if by != core.Chance {
			m = s.Moves(by)[0] // seats serve what they can
		}
		if err := s.Apply(by, m); err != nil {
			log.Fatal(err)
		}
	}
	for _, item := range s.Tally(0) {
		fmt.Println(item.Name, item.Count, item.Points)
	}
	fmt.Println("total", s.Score(0))
	// Output:
	// guests 5 25
	// stars 1 2
	// goal 7 0 0
	// goal 6 1 0
	// goal 2 2 2
	// goal 1 4 6
	// goal 15 8 7
	// coloured tokens 1 1
	// clocks 0 0
	// total 43
}

// A card set is read from JSON; what is wrong with it is told by card and field.
func ExampleParseCardSet() {
	_, err := strandbufe.ParseCardSet([]byte(`{
		"name": "my box",
		"guests": [{"name": "Surfer", "points": -3, "order": {"fish": 1}}],
		"goals": [{}, {}, {}, {}, {}],
		"boards": [{}],
		"bonuses": {"vegetable": 2, "bakery": 2, "icecream": 2, "fish": 2, "meat": 2, "coffee": 2, "drink": 2, "clock": 2}
	}`))
	fmt.Println(err)
	set := strandbufe.StandIn()
	fmt.Println(set.Name(), set.Guests(), set.Guest(1).Name, set.Guest(1).Order)
	// Output:
	// strandbufe: card set: guest 1 (Surfer): field points: -3: want 0 to 50
	// stand-in 72 Surfer vegetable 1, icecream 2, coffee 1
}
