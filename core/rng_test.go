package core_test

import (
	"math"
	"math/rand/v2"
	"strconv"
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/sandbar-games/sandbar/core"
)

// The sequence of a seed is fixed for ever: records, tests and experiments of
// users depend on it. If this test fails, the change is wrong, not the test.
func TestRNGSequenceIsPinned(t *testing.T) {
	r := core.NewRNG(42, 7)
	for _, want := range []uint64{0xb7dff59df84e7cc1, 0x838e73aa0387502b, 0x97444d62e9622e30, 0xf8934d23dd701d1f} {
		require.Equal(t, want, r.Uint64())
	}
	require.Equal(t, "pcg-a84c43c36ac0c1758538ab8532d4eebb", r.String())
	for i, want := range []int{0, 5, 0, 1, 5, 2, 5, 4, 3, 4, 2, 0} {
		require.Equal(t, want, r.Intn(6), i)
	}
	if strconv.IntSize == 64 {
		wide := 1
		wide <<= 40 % strconv.IntSize
		for _, want := range []uint64{741981141981, 173236325457, 856434706782, 533390543041} {
			require.Equal(t, want, uint64(r.Intn(wide)))
		}
		require.Equal(t, "pcg-35155453ca9c4bf203c6cfc31e87fd0b", r.String())
	}
}

func TestRNGIsTheStandardPCG(t *testing.T) {
	r, std := core.NewRNG(1, 2), rand.NewPCG(1, 2)
	for range 1000 {
		require.Equal(t, std.Uint64(), r.Uint64())
	}
	var _ = rand.New(&r).Perm(5) // it is a Source
}

func TestRNGCopiesAreIndependent(t *testing.T) {
	r := core.NewRNG(3, 0)
	c := r
	a := []uint64{r.Uint64(), r.Uint64()}
	require.Equal(t, a, []uint64{c.Uint64(), c.Uint64()})
	require.Equal(t, r, c)
}

func TestRNGStreamsDiffer(t *testing.T) {
	a, b := core.NewRNG(3, 0), core.NewRNG(3, 1)
	same := 0
	for range 64 {
		if a.Uint64() == b.Uint64() {
			same++
		}
	}
	require.Zero(t, same)
}

func TestRNGIntnIsUniform(t *testing.T) {
	r := core.NewRNG(9, 0)
	for _, n := range []int{1, 2, 3, 6, 7, 24, 100} {
		const draws = 20000
		counts := make([]int, n)
		for range draws {
			counts[r.Intn(n)]++
		}
		mean := float64(draws) / float64(n)
		for v, c := range counts {
			require.InDelta(t, mean, c, 6*math.Sqrt(mean)+1, "%d of %d", v, n)
		}
	}
	// With three halves of the 32-bit range a plain remainder would give the lower
	// half twice as often.
	n, low := 3<<29, 0
	for range 3000 {
		if r.Intn(n) < n/2 {
			low++
		}
	}
	require.InDelta(t, 1500, low, 170)
}

func TestRNGIntnRefusesEmptyRanges(t *testing.T) {
	r := core.NewRNG(9, 0)
	require.Panics(t, func() { r.Intn(0) })
	require.Panics(t, func() { r.Intn(-1) })
}

func TestRNGText(t *testing.T) {
	r := core.NewRNG(5, 6)
	r.Uint64()
	text, err := r.MarshalText()
	require.NoError(t, err)
	var read core.RNG
	require.NoError(t, read.UnmarshalText(text))
	require.Equal(t, r, read)
	require.Equal(t, r.Uint64(), read.Uint64())
	for _, bad := range []string{"", "pcg-", "pcg:" + string(text[4:]), string(text) + "0", string(text[:35]) + "g", string(text[:35])} {
		kept := read
		require.Error(t, read.UnmarshalText([]byte(bad)), bad)
		require.Equal(t, kept, read)
	}
}

func BenchmarkRNGIntn(b *testing.B) {
	r := core.NewRNG(1, 0)
	b.ReportAllocs()
	for b.Loop() {
		r.Intn(54)
	}
}
