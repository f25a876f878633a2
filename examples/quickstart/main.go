// Quickstart is the shortest whole game: two players who choose at random.
package main

import (
	"fmt"
	"log"

	"github.com/sandbar-games/sandbar/core"
	"github.com/sandbar-games/sandbar/losbanditos"
)

func main() {
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
}
