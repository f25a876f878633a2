// Package arena lets bots meet in many games, fairly and on all cores, and says
// how sure the results are.
//
// # How luck is cancelled
//
// A lineup names the entrant at each seat. A deal is a stream of chance: the n-th
// thing that chance decides falls from the same random numbers in every game of
// the deal, whoever plays. Each deal is played in every rotation of the lineup, so
// that each entrant gets each seat with the same luck once. With three seats or
// more the order of the entrants round the table is drawn anew for each deal.
//
// # What counts
//
// An entrant's share is its part of the victory: 1 for winning alone, one half for
// winning with another, 0 otherwise. Ranks put the winners first and the others by
// their points, with the mean of the ranks they fill for those that are level. A
// game that reaches the limit of events is shared by all.
//
// A bot that panics, takes longer than [Options].MoveTime or returns an illegal
// move loses that game: the others share the victory, [Game].Forfeit has the
// reason, and the rest goes on. The goroutine of a bot that takes too long is left
// behind, its context done, until the bot returns. A bot that corrupts memory,
// overflows the stack, calls os.Exit or panics in a goroutine that it has started
// ends the program all the same.
//
// # How sure
//
// Every estimate comes with an interval of 95%. That of a share is Wilson's, on
// the number of games, which is on the careful side, as the games of a deal
// balance each other and shared victories vary less than whole ones. Those of
// ranks and points are percentiles of a bootstrap that draws whole deals; after a
// single deal they have no width. Those of Elo follow from how sharply the
// likelihood of the results falls off round the ratings.
//
// Results depend on the seed and not on the number of workers, as long as the
// bots think by iterations and not by the clock.
package arena
