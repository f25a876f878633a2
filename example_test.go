package sandbar_test

import (
	"fmt"
	"log"

	"github.com/sandbar-games/sandbar"
	"github.com/sandbar-games/sandbar/core"
)

// Every game, from its descriptor alone: what it is, and one game of it between
// players who choose at random.
func Example() {
	for _, game := range sandbar.Games() {
		fmt.Printf("%s, at most %d players\n", game.Title, game.MaxSeats)
		rng := core.NewRNG(1, 0)
		session, err := game.Open(game.MaxSeats, nil, &rng)
		if err != nil {
			log.Fatal(err)
		}
		for !session.Over() {
			seat := session.Next()
			moves := session.Moves(seat)
			if err := session.Play(seat, moves[rng.Intn(len(moves))]); err != nil {
				log.Fatal(err)
			}
		}
		fmt.Println("played to the end:", session.Over())
	}
	// Output:
	// Los Banditos, at most 2 players
	// played to the end: true
	// Shiny Bandits, at most 5 players
	// played to the end: true
	// Beach Bandits, at most 6 players
	// played to the end: true
	// Mermaid Beach, at most 5 players
	// played to the end: true
	// Strandbüfé, at most 6 players
	// played to the end: true
}

// A game opened by its name, as a server would that learns at run time what is
// to be played.
func ExampleOpen() {
	session, err := sandbar.Open("losbanditos", 2, `{"first": 1}`)
	if err != nil {
		log.Fatal(err)
	}
	fmt.Println("seat", session.Next(), "is to act and may", session.Moves(session.Next()))
	fmt.Println(session.Play(0, "roll"))
	// Output:
	// seat 1 is to act and may [roll giveup 1 giveup 2 giveup 3 giveup 4]
	// losbanditos: seat 0 may not roll: it is not this seat's turn to act
}

// A game's options are documented where programs can read them.
func ExampleLookup() {
	game, err := sandbar.Lookup("losbanditos")
	if err != nil {
		log.Fatal(err)
	}
	for _, option := range game.Options {
		fmt.Printf("%s: %s (%s; default %s)\n", option.Name, option.Doc, option.Values, option.Default)
	}
	// Output:
	// actions: How many booty actions, claims and gifts, a turn may hold. ("any" or "one"; default "any")
	// first: The seat that starts. (0 or 1; default 0)
}
