// Package shinybandits is a rules engine for Shiny Bandits, a game for two to
// five players who rob gold nuggets, all of them choosing at the same time.
//
// # The rules
//
// There are three locations, and each player has a Bandit for each of them: the
// Fox robs the [Camp], the Raccoon the [MountainStream], the Magpie the [Nest].
// Each player also has nine [Action] cards, every one of which is played in one of
// the nine rounds. 80 gold nuggets lie in the supply.
//
// A round turns on a Location card that shows two of the locations, each with a
// number. So many nuggets come to either side of the card, on top of what was left
// there. The next card is turned up early, so that everyone sees what is coming.
// Then everyone chooses a Bandit for one of the two locations, and all are turned
// up together; then everyone chooses an Action card, and all are turned up
// together. The cards act by rising number:
//
//	1 Stop           another player's card has no effect: the player of the only
//	                 Stop says whose; several Stops only cancel each other
//	2 Plus           three nuggets from the supply to the pile of one's Bandit
//	3 Minus          two nuggets from the other pile to the supply
//	4 Location Swap  the Location card makes half a turn, the piles stay: so the
//	                 locations change piles (everyone has two of these)
//	5 Bandit Swap    one's Bandit becomes the one of the other location
//	6 Caught         the pile where one's Bandit is by now is not given out
//	7 Leftovers      one also takes what the giving out leaves where one's Bandit is
//	8 Mask           one's Bandit of the next round stays face down until the Action
//	                 cards are turned up
//
// At last each pile is given out in even parts to the Bandits at its location. What
// does not divide stays at that side for the next round. After nine rounds the most
// nuggets win; equals share the victory. RULES.md lists every rule by number, with
// what is decided where the print leaves something open.
//
// # How a round goes
//
// The first Location card, and at the start of each round the next one, is an event
// of chance, [Draw]. All seats are then pending for [PlayBandit], in any order; when
// the last has chosen, one event of chance, [RevealBandits], turns the Bandits up.
// The same happens with [PlayAction] and [RevealActions]. If exactly one Stop is
// among the cards, its player names the target with [Cancel]; all else follows of
// itself. LastRound tells afterwards, as a [Round], what each card did, what each
// pile became and what each seat took.
//
// # What is hidden
//
// Only choices before their reveal. To others they show as "has chosen": a card
// that is chosen and face down still counts in its owner's [Hand]. Nothing has to be
// remembered, since the used cards follow from what lies open, and so Recall has
// nothing to do and View gives a newcomer all there is. The Location cards still
// face down are known as well; only their order is not, and not even a [State] holds
// one: each draw is decided when it happens.
//
// # The Location cards
//
// They are data, see [Options]. The rulebook does not list them, so that
// [DefaultLocations] is a stand-in; give the cards of your own box in its place.
//
// # A first example
//
//	rng := core.NewRNG(1, 0)
//	table, err := shinybandits.NewTable(3, shinybandits.Options{}, &rng)
//	if err != nil {
//		return err
//	}
//	for !table.Over() {
//		seat := table.Next()
//		view := table.View(seat) // what the seat knows, and no more
//		moves := view.AppendMoves(nil)
//		if err := table.Play(seat, moves[0]); err != nil {
//			return err
//		}
//	}
//	fmt.Println(table.Winners())
package shinybandits
