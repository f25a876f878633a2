package strandbufe

import (
	"testing"

	"github.com/stretchr/testify/require"
	"pgregory.net/rapid"
)

func TestIconsCountOneForEachGood(t *testing.T) {
	// Three Fish are one icon.
	all := iconsOf(TokensOf(3, Fish)) + iconsOf(TokensOf(1, Fish, Meat)) + iconsOf(TokensOf(2, Vegetable, Drink))
	for goods, want := range map[Tokens]int{
		TokensOf(1, Fish):                   2,
		TokensOf(1, Fish, Drink):            3,
		TokensOf(1, Coffee):                 0,
		TokensOf(1, Vegetable, Meat, Drink): 3,
	} {
		require.Equal(t, want, all.on(iconsOf(goods)), goods.String())
	}
	rapid.Check(t, func(t *rapid.T) {
		var sum icons
		var counts [goods + 1]int
		for _, bits := range rapid.SliceOfN(rapid.IntRange(1, 1<<goods-1), 0, 80).Draw(t, "guests") {
			for g := Vegetable; g <= Drink; g++ {
				if bits>>(g-1)&1 != 0 {
					counts[g]++
					sum += iconsOf(TokensOf(1, g))
				}
			}
		}
		var asked Tokens
		want := 0
		for g := Vegetable; g <= Drink; g++ {
			if rapid.Bool().Draw(t, g.String()) {
				asked = asked.add(g, 1)
				want += counts[g]
			}
		}
		require.Equal(t, want, sum.on(iconsOf(asked)))
	})
}
