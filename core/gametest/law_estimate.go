package gametest

import (
	"fmt"
	"math"

	"github.com/sandbar-games/sandbar/core"
)

// estimate holds what Evaluate says of each state, if the game has it, against what
// can be, and in the end against the winners.
func (p *play[S, M, V, PS, PV]) estimate() error {
	if p.suite.game.Evaluate == nil {
		p.count.vacuous++
		return nil
	}
	return p.eachPly(func() error {
		p.count.made++
		p.scratch = p.state
		shares := p.suite.game.Evaluate(&p.scratch)
		if p.scratch != p.state {
			return fmt.Errorf("the state changes by Evaluate")
		}
		if p.over() {
			if want := core.SharesOf(PS(&p.state).Winners()); shares != want {
				return fmt.Errorf("in the end the shares are %v, and Evaluate says %v", want, shares)
			}
			return nil
		}
		const rounding = 1e-6
		sum := 0.0
		for seat, share := range shares {
			if !(share >= 0 && share <= 1+rounding) || share > 0 && seat >= p.seats() {
				return fmt.Errorf("seat %d of %d gets a share of %v from Evaluate", seat, p.seats(), share)
			}
			sum += share
		}
		// Alone one may also lose.
		if p.seats() > 1 && math.Abs(sum-1) > rounding {
			return fmt.Errorf("the shares that Evaluate gives sum to %v: %v", sum, shares)
		}
		return nil
	})
}
