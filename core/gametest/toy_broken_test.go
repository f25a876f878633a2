package gametest

import (
	"github.com/sandbar-games/sandbar/core"
)

// toyChoose returns a policy that makes moves of one kind wherever it can.
func toyChoose(kind uint8) func(*toyState, core.Seat, []toyMove, *core.RNG) toyMove {
	return func(_ *toyState, _ core.Seat, moves []toyMove, r *core.RNG) toyMove {
		for _, m := range moves {
			if m.kind == kind {
				return m
			}
		}
		return moves[r.Intn(len(moves))]
	}
}
