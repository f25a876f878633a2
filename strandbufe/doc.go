// Package strandbufe plays Strandbüfé, the game of beach buffets for one to six
// players: get guests, serve what they ask for, keep the cooler stocked and the
// guests content. RULES.md beside this file lists every rule by number; comments
// and errors cite the numbers.
//
// # The rules
//
// Everybody has a buffet: a cooler with a compartment for each of seven goods
// ([Good]) and three tokens in each, three workers worth 2, 3 and 4, three coloured
// tokens and a star. A game has six rounds. In each of them a row of guests is
// turned up, and a bonus for the round.
//
// First the guests are attracted; at most two wait at one buffet. In the beginner's
// game the players take a guest each in turn, then whoever likes a second one, from
// the last player back. In the advanced game they bid: each lays a worker under a
// guest, and over another's worker only with a higher sum of worker and stars;
// whoever is outbid moves on at once. That worker is away for the round. The guests
// left over go, the dearest first, to the buffets with the best workers at home and
// the most stars.
//
// Then, one after another, the players serve. A token from the cooler onto the icon
// of a guest that asks for it costs a point; the workers at home have as many points
// as they are worth. One of them may restock instead, before the serving or after
// it, and fills as many compartments as it is worth. A coloured token buys the
// round's bonus: it goes into the cooler itself, or is a time. A guest who has got
// all is worth its points, and perhaps stars and time. One who has not leaves at the
// end and takes a star along, unless a free drink keeps it for one more round.
//
// In the advanced game points that are left over are saved, up to three. At the end
// of a round stars on certain spaces can be given up to turn workers to their higher
// side. After six rounds the guests score, two points a star, five goals for what
// the guests had ordered, a point for each coloured token that was not spent, and in
// the beginner's game the clocks.
//
// A solo game is the advanced one against a virtual opponent that follows a table;
// it is no seat, and [State] tells of it by Opponent and OpponentScore. The options
// add eight promo guests ([Promo]), each with a way of its own.
//
// # Cards
//
// The rules do not list the printed cards. A [CardSet] holds them: [StandIn] is one
// made up for this package, and [ParseCardSet] reads the cards of one's own box from
// a text file, for which CARDS.md is the guide. All states of a game share their set,
// and == compares states that do.
//
// # How a round goes
//
// [State].Phase says what is to be decided.
//
//	PhaseBonus, PhaseRow, PhaseGoals  chance turns up cards, one an event
//	PhaseTake, PhaseSecond            [Take], or [Pass] where that is allowed
//	PhaseBid, PhaseRebid              [Bid] with a worker; once outbid [Rebid]
//	PhaseGive                         [Take] one of the dearest guests left, or [Pass] in round six
//	PhaseServe                        [Serve], [Restock], [BuyBonus], [FreeDrink], then [Done]
//	PhaseFill                         [Fill] compartment by compartment, or [Stop]
//	PhaseStock, PhaseGift             [Stock] or [Give] for a promo guest, or [Decline]
//	PhaseUpgrade                      [Upgrade] a worker, or [Done]
//
// What leaves nobody a choice happens by itself: guests that go to the one buffet
// they can go to, the end of a restock when nothing more can be filled, all that the
// virtual opponent does.
//
// # What is hidden
//
// Nothing but the order in which cards will come up. They are drawn when they are
// needed, so no state knows them. A [View] therefore shows all of a [State], there
// is nothing to remember, and Determinize returns the one state that fits.
//
// # First steps
//
// [New] starts a game that a program drives by itself with Next, Moves, Apply and
// Sample; [NewTable] starts one at a table that takes care of chance and keeps the
// record. The examples below show both.
package strandbufe
