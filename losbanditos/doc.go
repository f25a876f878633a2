// Package losbanditos plays Los Banditos, a dice game for two by Reiner Knizia
// (2008): two bandits lay dice at ten pieces of booty and haul off what the other
// can no longer fight for. RULES.md beside this file lists every rule by number;
// comments and errors cite the numbers.
//
// # The rules
//
// There are 24 dice, six each in red, yellow, green and blue, in a bag, and ten
// tiles of booty: four worth 1 point, three worth 2, three worth 3. Four tiles lie
// face up in a row at the places 1 to 4, the others in a face-down stack. Each tile
// has a side for each player, on which up to three dice can lie.
//
// Three dice on one side are a combination. From the best ([ColourTriple]) to the
// least ([Singles]):
//
//	colour triple    three alike in colour and value
//	colour straight  three consecutive values of one colour
//	triple           three of one value
//	straight         three consecutive values
//	colour pair      two alike in colour and value
//	pair             two of one value
//	singles          anything else
//
// Among equals the higher values decide, and colours never do. [Rank] orders all
// combinations, so that two of them compare with <.
//
// A tile changes hands in three ways. When both its sides are full, the better
// combination takes it, or in a complete tie the side that was full first. A player
// on turn can claim a tile with three own dice that no dice whatsoever could beat
// from the other side ([Side.SafeFrom]). And a player on turn can give any tile up
// to the opponent. The dice of a tile that is taken go back to the bag, and the
// next tile of the stack comes to its place.
//
// Whoever first has tiles worth 10 points wins, at once.
//
// # How a turn goes
//
// The player whose turn it is says [Roll]. Chance draws two dice ([Draw]), one in
// the first turn of the game, and the player lays them one by one with [Place], and
// ends the turn with [Done]. Before, between and after all that it can [Claim] and
// [GiveUp], as often as it likes, or with [OneAction] once a turn. Whenever a tile
// leaves the row, chance turns up the next one ([Reveal]) before anything else.
//
// With [OneAction] the turn ends without Done where nothing is left to decide. Dice
// for which there is no room have to wait for a claim or a gift that makes some;
// when the stack is empty and none can be made, they go back to the bag by
// themselves.
//
// # What is hidden
//
// Nothing but the future: which die comes out of the bag and which tile from the
// stack. Both are drawn when they are needed, so no state knows them. A [View]
// therefore shows all of a [State], there is nothing to remember, and Determinize
// returns the one state that fits.
//
// # First steps
//
// [New] starts a game that a program drives by itself with Next, Moves, Apply and
// Sample; [NewTable] starts one at a table that takes care of chance and keeps the
// record. The examples below show both.
package losbanditos
