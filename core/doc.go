// Package core is the small ground that all games of this module stand on:
// seats, a random number generator, decks, the contract that every game keeps,
// a table to play at and the record of a game.
//
// # The contract
//
// A game is a package with three types. Its State is a plain value: an array of
// counts and small integers that can be copied by assignment and compared with
// ==. Its Move is one decision or one chance event, at most eight bytes. Its View
// is what one seat may know of a state, and no more. [State] and [View] list
// their methods; a [Game] value ties the three together and lets generic code
// such as [Table] infer every type argument.
//
// Chance is a player. Nothing is shuffled in advance: a face-down deck is the
// multiset of what may be in it, and drawing from it is a move of [Chance] with
// weighted outcomes. A state therefore holds no secret future, every probability
// is exact, and a game is its list of events, replayable without a generator.
//
// A reveal is an event. Where a hidden fact becomes known to somebody, a chance
// event with exactly one outcome, the truth, says so. Whoever receives the events
// as [State].Seen shows them can follow the game.
//
// Choices made at the same time are made in any order: every seat in
// [State].Pending may apply its move, and nothing of it shows to the others until
// the reveal that follows the last one.
//
// # Using a game
//
// With a package's own New, Moves and Apply a program drives a state itself. A
// [Table] does that for it: it resolves chance, keeps the log and one View a seat
// with that seat's memory, answers late or doubled requests, saves and loads. A
// [Record] is a game as text that people can read and every later release can
// replay. A [Session] is a table for tools that learn which game it is at run
// time.
package core
