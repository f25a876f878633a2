// Package gametest is the conformance suite of the contract that package core
// lays down: one call of [Run] checks any game, also one that a user writes.
//
//	func TestLaws(t *testing.T) {
//		gametest.Run(t, losbanditos.Game, gametest.Config[losbanditos.State, losbanditos.Move]{
//			Options: []string{"", `{"actions":"one"}`},
//		})
//	}
//
// Run plays random games and holds each law of the contract against them: cards
// are neither lost nor made, moves are legal exactly if they are offered, worlds
// that look the same to a seat stay so, records replay, and so on. Its
// documentation says how to make it play longer. A failure shows the shortest
// record found that leads to it.
//
// [Benchmark] measures what a search does with a game. [FuzzGame], [FuzzDecode],
// [FuzzMove] and [FuzzRecord] drive native fuzz targets. [Golden] keeps a game in
// testdata, and [Rules] holds a list of rules against the names of the tests.
// [Play] and [Refused] are for the tests of single rules, with events written as
// records have them.
package gametest
