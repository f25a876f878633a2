// Package bots has players for every game that keeps the contract of package
// core: the interface that a bot satisfies, and baselines to measure new bots
// against.
//
// # What a bot may know
//
// A [Bot] is given the view of its seat, with all that the seat remembers, its
// legal moves and a generator of its own, and returns one of the moves. It never
// meets a state of the game it plays: where it wants to look ahead it imagines
// worlds with the view's Determinize.
//
// # The baselines
//
//   - [NewRandom] plays every legal move with the same likelihood.
//   - [NewGreedy] looks one move ahead in some imagined worlds and takes the move
//     after which the game's own Evaluate likes its seat best.
//   - [NewFlat] plays every legal move out at random equally often and takes the
//     one with the best mean: flat Monte Carlo.
//   - [NewSearch] is a single-observer information set Monte Carlo tree search.
//   - [NewExpectimax] computes the exact expectation of every move down to a depth,
//     for games that hide nothing but what chance will bring.
//
// All of them work for any number of seats; each seat is taken to want the
// largest share of the victory for itself.
//
// # A bot of your own
//
// A function is enough:
//
//	bot := bots.Func(func(ctx context.Context, view losbanditos.View, moves []losbanditos.Move, rng *core.RNG) losbanditos.Move {
//		return moves[0]
//	})
//
// [Play] lets a bot act at a table; package arena lets bots meet in many games.
package bots
