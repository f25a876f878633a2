package mermaids_test

import (
	"fmt"
	"log"

	"github.com/sandbar-games/sandbar/core"
	"github.com/sandbar-games/sandbar/mermaids"
)

// A whole game between three players who choose at random.
func Example() {
	rng := core.NewRNG(1, 0)
	table, err := mermaids.NewTable(3, mermaids.Options{}, &rng)
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
	// seat 0 has 7 points
	// seat 1 has 9 points
	// seat 2 has 15 points
	// winner: seat 2
}

// Without a table a program plays the outcomes of chance itself: here it samples
// them. A copy of the state is an assignment, so searching is easy.
func ExampleState() {
	rng := core.NewRNG(1, 0)
	s, err := mermaids.New(2, mermaids.Options{Younger: true})
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
	// 192 events, winner: seat 1
}

// A table keeps what each seat sees and remembers. An Ask tells much about the hand
// of the asker.
func ExampleView() {
	rng := core.NewRNG(13, 0)
	table, err := mermaids.NewTable(4, mermaids.Options{}, &rng)
	if err != nil {
		log.Fatal(err)
	}
	asker := core.Nobody
	for asker == core.Nobody {
		seat := table.Next()
		first := table.Moves(seat)[0]
		if first.Kind() == mermaids.KindAsk {
			asker = seat
		}
		if err := table.Play(seat, first); err != nil {
			log.Fatal(err)
		}
	}
	for _, event := range table.Events(core.Nobody, table.Len()-3) {
		fmt.Println(event.By, event.Move)
	}
	view := table.View(core.Nobody)
	for _, c := range []mermaids.Card{mermaids.Umbrella, mermaids.Sun, mermaids.Mermaid} {
		fmt.Println("seat", asker, "holds", view.AtLeast(asker, c), "to", view.AtMost(asker, c), c)
	}
	// Output:
	// 3 ask 0 umbrella
	// chance refuse
	// chance draw 3 ?
	// seat 3 holds 1 to 1 umbrella
	// seat 3 holds 0 to 1 sun
	// seat 3 holds 0 to 0 mermaid
}

func ExampleParseMove() {
	m, err := mermaids.ParseMove("ask 2 sandcastle")
	if err != nil {
		log.Fatal(err)
	}
	fmt.Println(m == mermaids.Ask(2, mermaids.SandCastle))
	_, err = mermaids.ParseMove("ask 2")
	fmt.Println(err)
	// Output:
	// true
	// "ask 2": a word is missing: write ask SEAT ITEM, such as ask 2 sun
}

func ExampleCards() {
	hand := mermaids.CardsOf(mermaids.Sun, mermaids.Sun, mermaids.SeaMonster)
	fmt.Println(hand.Len(), hand.Count(mermaids.Sun), hand.Has(mermaids.Mermaid))
	for c := range hand.AllKinds() {
		fmt.Println(c)
	}
	// Output:
	// 3 2 false
	// sun
	// monster
}
