// Package mermaids plays Mermaid Beach, a card game for two to five (2011): ask
// each other for beach things, play pairs and mermaids for shells, and do not be
// the one who holds the Sea Monster when it ends. RULES.md beside this file lists
// every rule by number; comments and errors cite the numbers.
//
// # The rules
//
// The Beach deck has 51 cards: four each of eight beach items ([Sun] to [Pail]), ten
// mermaids, two Mean Mermaids, four Seaweeds, two Sneaker Waves and the Sea
// Monster. The Shell deck has 26: five shells each worth 1, 2, 3 and 4 points, and
// six Starfish. Each seat is dealt five Beach cards, seven if there are two.
//
// On its turn a seat takes one action:
//
//	mermaid       discard it, draw a Shell card, and take another turn
//	Mean Mermaid  discard it and take a shell of another seat
//	pair          discard two of the same item and draw a Shell card
//	ask           name another seat and an item in the own hand
//	Sneaker Wave  discard it and wash a shell of another seat away
//	Seaweed       discard it and make another seat draw a Beach card
//
// Asking is for those who can do none of the first three. Who has the item asked
// for must give it: both cards are discarded, and the asker draws a Shell card. Who
// has not sends the asker to the Beach deck. If the card drawn there makes a pair,
// or is any of those above, it can be played at once; otherwise it is kept.
//
// A shell drawn lies face up before its seat and scores. A Starfish makes every
// seat pass one card of its hand to the next seat ([StarfishLeft]) or the previous
// one ([StarfishRight]), all at the same time and face down.
//
// When an action is over and any hand is empty, or is the Sea Monster alone, the
// game ends. The Sea Monster eats its holder's most valuable shells: all those of
// the highest value there. Most points win; among equals most shells.
//
// # How a turn goes
//
// The seat on turn makes one move: [PlayMermaid], [PlayMean], [PlayPair], [Ask],
// [PlayWave], [PlaySeaweed], or [Discard] for a card that finds nothing to do. What
// follows are events of chance, each of which [State.Sample] knows: the answer to
// an Ask ([Give] or [Refuse]), a Beach card drawn ([Draw]), a Shell card ([Reveal]).
// After a refused Ask the asker plays the card it drew or says [Keep]. After a
// Starfish every seat with a card is pending and says which card it passes
// ([Pass]), in any order; then all take up theirs ([TakeUp]). At last, if a
// hand that has changed is one card, an event tells whether that is the Sea Monster:
// [Clear], or [Caught], which also is the last event of every game.
//
// # What is hidden
//
// Hands are seen by their owners only, and decks by nobody; shells, discards and the
// size of each hand lie open. So does every Ask and its answer. That a hand has
// refused an item and got no card since is part of the state, as once the Beach deck
// is empty nobody may ask it in vain again ([State.Refused]). And as all are told
// whether a last card is the Sea Monster, everybody knows that it is not, for each
// hand of one card that has not changed in the present action.
//
// # What a View remembers
//
// State.View shows what lies open now. This includes what an Ask that is going on
// proves, what each hand has refused and got no card since, and that a hand of one
// card is not the Sea Monster. [View.Recall] adds memory, of all this too: for each
// other hand it keeps how many cards of each kind it holds at least ([View.AtLeast]),
// and for some kinds that it holds none or at most one ([View.AtMost]).
//
//   - An Ask shows of the asker exactly one of the item, at most one of each other
//     item, no mermaid, and no Mean Mermaid if another seat had a shell.
//   - A refusal shows none of the item. A granted Ask is two cards leaving openly.
//   - A card that leaves openly, played or handed over or passed to the viewer, takes
//     one off what the hand holds at least of its kind, and makes at most one of it
//     none.
//   - A card that the viewer passes adds one to what its new hand holds at least; none
//     of its kind becomes at most one there, and at most one is forgotten.
//   - A card that leaves unseen, passed between others, takes one off every "at least"
//     of its hand.
//   - A card that arrives unseen, drawn and kept, drawn for Seaweed, or passed between
//     others, makes the viewer forget every "none" and "at most one" of its hand. A
//     card drawn after a refusal arrives when it is kept; if it is played at once the
//     bounds, which leave it aside, stay.
//
// That is all. What a choice gives away, such as keeping a card, is for a bot to
// infer. [View.Determinize] puts the cards that are certain into the hands, and deals
// out the others so that every deal within the bounds is equally likely.
//
// # How long it takes
//
// A game of random moves has about a hundred events, most of them of chance. None has
// more than Game.MostEvents.
//
// # First steps
//
// [New] starts a game that a program drives by itself with Next, Moves, Apply and
// Sample; [NewTable] starts one at a table that takes care of chance and memory and
// keeps the record. The examples below show both.
package mermaids
