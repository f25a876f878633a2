package core_test

import (
	"math"
	"slices"
	"testing"

	"github.com/stretchr/testify/require"
	"pgregory.net/rapid"

	"github.com/sandbar-games/sandbar/core"
)

type kind uint8

// model is a multiset as a plain array of counts.
type model [16]int

func (m model) multiset() core.Multiset[kind] { return core.MultisetOf[kind](m[:]...) }

func (m model) cards() []kind {
	var cards []kind
	for k, n := range m {
		for range n {
			cards = append(cards, kind(k))
		}
	}
	return cards
}

func drawModel(t *rapid.T, most int) model {
	var m model
	for k := range m {
		m[k] = rapid.IntRange(0, most).Draw(t, "count")
	}
	return m
}

func TestMultisetAgainstCounts(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		a := drawModel(t, 15)
		m, cards := a.multiset(), a.cards()
		require.Equal(t, len(cards), m.Len())
		for k, n := range a {
			require.Equal(t, n, m.Count(kind(k)))
			require.Equal(t, n > 0, m.Has(kind(k)))
		}
		for i, k := range cards {
			require.Equal(t, k, m.At(i))
		}
		k := kind(rapid.IntRange(0, 15).Draw(t, "kind"))
		if a[k] < 15 {
			require.Equal(t, a[k]+1, m.Add(k, 1).Count(k))
			require.Equal(t, m, m.Add(k, 1).Add(k, -1))
		}
	})
}

func TestMultisetKinds(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		a := drawModel(t, 15)
		var ones model
		var kinds []kind
		for k, n := range a {
			if n > 0 {
				ones[k] = 1
				kinds = append(kinds, kind(k))
			}
		}
		require.Equal(t, ones.multiset(), a.multiset().Distinct())
		require.Equal(t, kinds, slices.Collect(a.multiset().AllKinds()))
	})
}

func TestMultisetPlusMinusCovers(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		a, b := drawModel(t, 7), drawModel(t, 7)
		covers := true
		for k := range a {
			covers = covers && a[k] >= b[k]
		}
		require.Equal(t, covers, a.multiset().Covers(b.multiset()))
		sum := a.multiset().Plus(b.multiset())
		require.True(t, sum.Covers(b.multiset()))
		require.Equal(t, a.multiset(), sum.Minus(b.multiset()))
	})
}

func TestMultisetCoversEachKind(t *testing.T) {
	for k := range kind(16) {
		for a := range 16 {
			for b := range 16 {
				var m, other core.Multiset[kind]
				m, other = m.Add(k, a), other.Add(k, b)
				require.Equal(t, a >= b, m.Covers(other), "%d of kind %d against %d", a, k, b)
			}
		}
	}
}

func TestMultisetDealSplits(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		m := drawModel(t, 15).multiset()
		r := core.NewRNG(rapid.Uint64().Draw(t, "seed"), 0)
		n := rapid.IntRange(0, m.Len()).Draw(t, "n")
		dealt, rest := m.Deal(&r, n)
		require.Equal(t, n, dealt.Len())
		require.True(t, m.Covers(dealt))
		require.Equal(t, m, dealt.Plus(rest))
	})
}

// Two cards of A A B: both A in one of three deals. Counting kinds instead of
// cards would say one of two.
func TestMultisetDealWeighsCards(t *testing.T) {
	m := core.MultisetOf[kind](2, 1)
	r := core.NewRNG(1, 0)
	const deals = 30000
	for _, n := range []int{1, 2} {
		bothAlike := 0
		for range deals {
			dealt, _ := m.Deal(&r, n)
			if dealt.Count(1) == 0 {
				bothAlike++
			}
		}
		want := map[int]float64{1: 2. / 3, 2: 1. / 3}[n]
		require.InDelta(t, want*deals, bothAlike, 6*math.Sqrt(deals/4))
	}
}

func TestMultisetPickWeighsCards(t *testing.T) {
	m := core.MultisetOf[kind](0, 3, 0, 1)
	r := core.NewRNG(1, 0)
	counts := map[kind]int{}
	for range 4000 {
		counts[m.Pick(&r)]++
	}
	require.Len(t, counts, 2)
	require.InDelta(t, 3000, counts[1], 170)
}

func TestSetAgainstMap(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		cards := rapid.SliceOfNDistinct(rapid.Uint8Range(0, 31), 0, 32, rapid.ID).Draw(t, "cards")
		s := core.SetOf[uint32, uint8](cards...)
		slices.Sort(cards)
		require.Equal(t, len(cards), s.Len())
		require.Equal(t, len(cards) == 0, s.Empty())
		require.Equal(t, len(cards), len(slices.Collect(s.All())))
		for i, c := range slices.Collect(s.All()) {
			require.Equal(t, cards[i], c)
			require.Equal(t, c, s.At(i))
			require.True(t, s.Has(c))
			require.False(t, s.Without(c).Has(c))
			require.Equal(t, s, s.Without(c).With(c))
		}
		other := core.SetOf[uint32](rapid.SliceOfN(rapid.Uint8Range(0, 31), 0, 8).Draw(t, "other")...)
		require.True(t, s.Plus(other).Covers(other))
		require.True(t, s.Covers(s.Minus(other)))
		require.Equal(t, s.Plus(other).Len(), s.Minus(other).Len()+other.Len())
		if !s.Empty() {
			r := core.NewRNG(rapid.Uint64().Draw(t, "seed"), 0)
			require.True(t, s.Has(s.Pick(&r)))
		}
	})
}

func TestDeckComesUpInOrder(t *testing.T) {
	d := core.DeckOf(core.SetOf[uint32, kind](3, 5))
	require.True(t, d.Put(9))
	require.True(t, d.Put(1))
	require.Equal(t, 4, d.Len())
	require.True(t, d.CanDraw(3))
	require.True(t, d.CanDraw(5))
	require.False(t, d.CanDraw(9), "it lies under the unknown part")
	require.False(t, d.CanDraw(200))
	d.Draw(5)
	d.Draw(3)
	require.True(t, d.Unknown().Empty())
	require.False(t, d.CanDraw(1), "9 lies above it")
	r := core.NewRNG(1, 0)
	require.Equal(t, kind(9), d.Top(&r))
	d.Draw(9)
	require.True(t, d.Put(2))
	require.Equal(t, []kind{1, 2}, slices.Collect(d.Under()))
	require.Equal(t, kind(2), d.UnderAt(1))
	d.Draw(1)
	d.Draw(2)
	require.Zero(t, d.Len())
	require.Equal(t, core.Deck[kind]{}, d, "an empty deck is the zero deck again")
}

func TestDeckTopIsUniform(t *testing.T) {
	d := core.DeckOf(core.SetOf[uint32, kind](0, 7, 31))
	r := core.NewRNG(1, 0)
	counts := map[kind]int{}
	for range 3000 {
		counts[d.Top(&r)]++
	}
	for _, c := range []kind{0, 7, 31} {
		require.InDelta(t, 1000, counts[c], 160)
	}
}

func TestDeckHoldsItsLimit(t *testing.T) {
	var d core.Deck[kind]
	for i := range kind(core.DeckBottom) {
		require.True(t, d.Put(i))
	}
	before := d
	require.False(t, d.Put(30))
	require.Equal(t, before, d)
}
