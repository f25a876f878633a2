// Package beachbandits plays Beach Bandits, a card game for two to six: everybody
// piles up a stash of stolen snacks, drops the worst of it on the neighbours, and
// has secret gulls that change what the stash is worth. RULES.md beside this file
// lists every rule by number; comments and errors cite the numbers.
//
// # The rules
//
// There are 54 Loot cards of ten kinds and 18 End Gulls, each of them once. Every
// seat has a hand of Loot, a stash in front of it for all to see, and one or two
// gulls that only it sees.
//
// A turn plays one card from the hand, either to the own stash ([Keep]) or to that
// of another seat ([Give]). What the card does depends on the way it went:
//
//	            kept                          given
//	pretzel     all seats draw one            you draw one
//	sandwich    all others draw one           you draw one and have another turn
//	grapes      an opponent you name draws    you steal a card of the receiver's hand
//	icecream    nothing                       you draw two
//	slice       swap another card of that stash with one of any other stash
//	flipflop    draw two gulls, hold one      the receiver draws a gull
//	fries       shuffle another card of that stash into the pile
//	rings       move another card of that stash to a different one
//	nuggs       take another card of that stash into your hand
//	ketchup     nothing
//
// "Another" card is never the one just played. What cannot be done is skipped; all
// else must be done. With one card in hand or none a seat may [Draw] instead, and
// must then play the card it has drawn. With no card it must, or with the option
// [MayPass] may also [Pass].
//
// A stash is worth 1 for each Pretzel; 1 for each Sandwich, but 3 to everyone who
// has the most; 1, 4, 9 or 16 for Grapes in sets of up to four; 6 for a single Ice
// Cream and 1 each for more; 2 each for an even number of Slices and 1 each for an
// odd one; minus 3 for each Flip-Flop; 4 for each card of a set of Fries, Rings and
// Nuggs, one of which the Ketchup can replace, and 1 for each of these three outside
// a set. Ketchup alone is worth nothing.
//
// As soon as a ninth card lies in any stash the end is triggered, and the round is
// played to its end. Then all gulls are turned up, and from the first player on
// each seat may use those that do something: [Ace] adds a card of the hand to the
// stash, [Chuck] discards one of the stash, [Iris] plays a card of another's hand,
// [Shirley] picks one of three cards of the pile, [Flo] draws a gull, [Chip] copies
// a gull of somebody else. The others score by themselves. Most points win, among
// equals fewest cards in hand; who is still level shares the victory.
//
// Nothing in the rules ends a game of players who keep taking cards back: a table
// can have a limit ([core.Table.SetLimit]). Players who choose at random need some 60
// events with two seats and 160 with six.
//
// # How a game goes
//
// Chance deals five Loot and two gulls to each seat, and all choose at the same time
// which gull to hold ([Choose]). Then the seat on turn plays. Each choice that an
// effect needs is a move of its own, named after what it does: [Treat], [Swap],
// [Shuffle], [Shift], [Take], [Choose], [Bury]; each card drawn is an event of chance
// ([Deal], [Steal], [DrawGull]). At the end the gulls are turned up seat by seat
// ([Reveal]). A seat that can use any says so one by one ([Use], [Copy]), makes the
// choices that follow ([Add], [Discard], [Look], [Put]), and ends with [Done] or when
// none is left; a seat that can use none is passed over. Last all hands are laid
// open ([Show]). [State.Step] tells what the game waits for.
//
// # What is hidden
//
// The order of pile and gull deck is not hidden but undecided: a draw is an event
// with its chances. Hidden are the hands, the gulls before the end, which gulls lie
// under the deck, what is drawn and not yet placed, and the choices at the start. A
// [View] has the cards that its viewer sees, and those it is sure of because it has
// followed the game: [View.Hand], [View.Pile], [View.Gulls] and [View.BuriedGull] tell
// both. How many cards are where is known to all.
//
// What a viewer, a spectator too, is sure of is exactly this. For the pile and for
// each hand of others, and each kind of Loot, it keeps a number of cards that are
// there for sure:
//
//   - A card that it sees going in adds one: shuffled in by Fries, taken by Nuggs, or
//     stolen from the viewer by Grapes.
//   - A card that it sees going out takes one of its kind, if one is sure: played
//     from the hand, drawn by the viewer, stolen by the viewer.
//   - A card that goes out unseen takes one of every kind that is sure. Where it goes
//     in nothing is added.
//   - But if every card of the place is sure and all are of one kind, a card that
//     goes out unseen counts as seen, where it leaves and where it arrives.
//   - A hand that Iris shows to the viewer, or that is laid open, is sure as a whole.
//   - A card drawn to be played, and Shirley's, still count as the pile's for all but
//     the seat that drew them, until they are placed or discarded: then they are seen
//     leaving the pile, and the hand has spent nothing.
//
// Of the gulls a viewer is sure of those that it put under the deck itself, each at
// its place. When one of them comes up, the viewer is sure that the seat that draws
// it has it, until that seat next chooses, unseen, among gulls with this one among
// them: then it is forgotten, whatever was chosen. Gulls that lie open are known.
//
// [View.Determinize] leaves all this where it is and deals the other cards over the
// free places, each card equally likely in each of them. It draws no conclusions from
// how the others play.
//
// # First steps
//
// [New] starts a game that a program drives by itself with Next, Moves, Apply and
// Sample; [NewTable] starts one at a table that takes care of chance, of every seat's
// memory and of the record. [ScoreOf] and [TallyOf] score stashes that need not be on
// any table. The examples below show all of that.
package beachbandits
