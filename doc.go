// Package sandbar is a library of rules engines for five tabletop games: Los
// Banditos, Shiny Bandits, Beach Bandits, Mermaid Beach and Strandbüfé.
//
// Each game is a package of its own with typed states, moves and views:
// losbanditos, shinybandits, beachbandits, mermaids and strandbufe. They share the
// contract that package core describes: plain-value states, chance as a player
// with exact probabilities, and views that do not contain what a seat may not
// know.
//
// This package lists them for programs that handle all games alike. [Games]
// returns them, [Open] starts one by its name and returns a [core.Session], where
// moves are text and views are JSON.
package sandbar
