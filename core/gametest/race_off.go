//go:build !race

package gametest

// raceEnabled tells that the race detector is on, under which allocations are
// not what they are otherwise.
const raceEnabled = false
