package losbanditos_test

import (
	"fmt"
	"log"

	"github.com/sandbar-games/sandbar/core"
	"github.com/sandbar-games/sandbar/losbanditos"
)

// A whole game between two players who choose at random.
func Example() {
	rng := core.NewRNG(1, 0)
	table, err := losbanditos.NewTable(2, losbanditos.Options{}, &rng)
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
	for seat := range core.Seat(2) {
		fmt.Println("seat", seat, "has", table.Score(seat), "points")
	}
	fmt.Println("winner: seat", table.Winners())
	// Output:
	// seat 0 has 0 points
	// seat 1 has 10 points
	// winner: seat 1
}

// Without a table a program plays the outcomes of chance itself: here it samples
// them. A copy of the state is an assignment, so searching is easy.
func ExampleState() {
	rng := core.NewRNG(1, 0)
	s, err := losbanditos.New(2, losbanditos.Options{})
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
	// 35 events, winner: seat 1
}

// Ranks compare with < and >.
func ExampleRank() {
	red := func(value int) losbanditos.Die { return losbanditos.NewDie(losbanditos.Red, value) }
	blue := func(value int) losbanditos.Die { return losbanditos.NewDie(losbanditos.Blue, value) }

	straight := losbanditos.RankOf(red(4), blue(6), red(5))
	pair := losbanditos.RankOf(red(6), red(6), blue(5))
	fmt.Println(straight)
	fmt.Println(pair)
	fmt.Println(straight > pair)
	fmt.Println(losbanditos.SideOf(red(4), red(6)).Best())
	// Output:
	// straight 6
	// colour pair 6 5
	// true
	// colour straight 6
}

// Three dice can be claimed once no dice could beat them from the other side.
func ExampleSide_SafeFrom() {
	red := func(value int) losbanditos.Die { return losbanditos.NewDie(losbanditos.Red, value) }
	blue := func(value int) losbanditos.Die { return losbanditos.NewDie(losbanditos.Blue, value) }

	fives := losbanditos.SideOf(red(5), blue(5), blue(5))
	fmt.Println(fives.SafeFrom(losbanditos.SideOf(red(6), blue(6)))) // a triple of 6s
	fmt.Println(fives.SafeFrom(losbanditos.SideOf(red(6), blue(2)))) // a pair of red 6s
	// Output:
	// false
	// true
}

// Claimable answers the same for a tile of the row.
func ExampleState_Claimable() {
	s, err := losbanditos.New(2, losbanditos.Options{})
	if err != nil {
		log.Fatal(err)
	}
	play := func(by core.Seat, moves ...losbanditos.Move) {
		for _, m := range moves {
			if err := s.Apply(by, m); err != nil {
				log.Fatal(err)
			}
		}
	}
	red6, blue1 := losbanditos.NewDie(losbanditos.Red, 6), losbanditos.NewDie(losbanditos.Blue, 1)
	turn := func(by core.Seat, place int, dice ...losbanditos.Die) {
		play(by, losbanditos.Roll())
		for _, d := range dice {
			play(core.Chance, losbanditos.Draw(d))
		}
		for _, d := range dice {
			play(by, losbanditos.Place(d, place))
		}
	}
	for place, value := range []int{3, 2, 1, 1} {
		play(core.Chance, losbanditos.Reveal(value, place+1))
	}
	turn(0, 1, red6)
	play(0, losbanditos.Done())
	turn(1, 2, blue1, blue1)
	play(1, losbanditos.Done())
	fmt.Println(s.Claimable(0, 1))
	turn(0, 1, red6, red6)
	fmt.Println(s.Claimable(0, 1))
	play(0, losbanditos.Claim(1))
	fmt.Println(s.Score(0), "points")
	// Output:
	// false
	// true
	// 3 points
}

// A table draws dice and tiles by itself, refuses what the rules forbid, and shows
// the game as a record that anyone can read and replay.
func ExampleNewTable() {
	rng := core.NewRNG(7, 0)
	table, err := losbanditos.NewTable(2, losbanditos.Options{Actions: losbanditos.OneAction}, &rng)
	if err != nil {
		log.Fatal(err)
	}
	for _, text := range []string{"giveup 3", "roll", "giveup 4", "place yellow3 2"} {
		m, err := losbanditos.ParseMove(text)
		if err != nil {
			log.Fatal(err)
		}
		if err := table.Play(table.Next(), m); err != nil {
			fmt.Println(err)
		}
	}
	fmt.Print(table.Record())
	// Output:
	// losbanditos: seat 0 may not giveup 4: this turn's one booty action is spent (LB-07)
	// sandbar record 1
	// game losbanditos
	// rules 1
	// seats 2
	// options {"actions":"one","first":0}
	// events all
	// chance reveal worth1 1
	// chance reveal worth3 2
	// chance reveal worth1 3
	// chance reveal worth2 4
	// 0 giveup 3
	// chance reveal worth2 3
	// 0 roll
	// chance draw yellow3
	// 0 place yellow3 2
	// result open
	// scores 0 1
	// winners nobody
	// state 67951e354b532fbe13bfcfb74b543814
}
