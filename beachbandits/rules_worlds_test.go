package beachbandits_test

import (
	"encoding/json"
	"fmt"
	"math"
	"slices"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	bb "github.com/sandbar-games/sandbar/beachbandits"
	"github.com/sandbar-games/sandbar/core"
)

// place is somewhere that hidden cards can be.
type place struct {
	name  string
	sure  string // cards known to be there
	cards int    // how many there are in all
}

// deals returns every way to deal the unseen cards, each card for itself, into
// what is free in the places, and how often each result comes about.
func deals(places []place, unseen []string) map[string]int {
	results := map[string]int{}
	free := make([]int, len(places))
	lies := make([][]string, len(places))
	for i, p := range places {
		for name, n := range counts(p.sure) {
			for range n {
				lies[i] = append(lies[i], name)
			}
		}
		free[i] = p.cards - len(lies[i])
	}
	var deal func(card int)
	deal = func(card int) {
		if card == len(unseen) {
			var words []string
			for i, p := range places {
				words = append(words, p.name+"="+sorted(lies[i]))
			}
			results[strings.Join(words, " ")]++
			return
		}
		for i := range places {
			if free[i] > 0 {
				free[i]--
				lies[i] = append(lies[i], unseen[card])
				deal(card + 1)
				lies[i] = lies[i][:len(lies[i])-1]
				free[i]++
			}
		}
	}
	deal(0)
	return results
}

func sorted(words []string) string {
	words = slices.Clone(words)
	slices.Sort(words)
	return strings.Join(words, ",")
}

// names returns the cards of a multiset as deals writes them.
func names(l bb.Loots) string {
	var words []string
	for c := range l.AllKinds() {
		for range l.Count(c) {
			words = append(words, c.String())
		}
	}
	return sorted(words)
}

// frequencies fits the worlds of a view, each as word makes it, to what deals
// says, by chi-square.
func frequencies(t *testing.T, v bb.View, want map[string]int, word func(s *bb.State) string) {
	t.Helper()
	const worlds = 40_000
	r := core.NewRNG(33, 0)
	got := map[string]int{}
	for range worlds {
		s := v.Determinize(&r)
		got[word(&s)]++
	}
	total, chi := 0, 0.0
	for _, n := range want {
		total += n
	}
	for world := range got {
		require.Contains(t, want, world)
	}
	for world, n := range want {
		expected := float64(worlds) * float64(n) / float64(total)
		chi += (float64(got[world]) - expected) * (float64(got[world]) - expected) / expected
	}
	df := float64(len(want) - 1)
	require.Less(t, chi, df+5*math.Sqrt(2*df)+5, "%v, want in proportion to %v", got, want)
}

func TestBB33_EveryDealIsEquallyLikely(t *testing.T) {
	// The last seat of each scene holds all that is not told, so that little is
	// hidden from it.
	for _, test := range []struct {
		name   string
		sc     scene
		events []string
		places []place
		unseen string
	}{
		{
			"a hand of Pretzel and Ketchup over a pile of a Pretzel: 2 to 1",
			scene{seats: 2, hands: []string{"pretzel ketchup"}, pile: "pretzel"}, nil,
			[]place{{"hand 0", "", 2}, {"pile", "", 1}}, "pretzel2 ketchup",
		},
		{
			"two hands and a pile",
			scene{seats: 3, hands: []string{"pretzel ketchup", "slice pretzel"}, pile: "pretzel fries"}, nil,
			[]place{{"hand 0", "", 2}, {"hand 1", "", 2}, {"pile", "", 2}}, "pretzel3 ketchup slice fries",
		},
		{
			"a card taken openly stays; the rest is dealt",
			scene{seats: 3, hands: []string{"nuggs ketchup", "pretzel"}, stashes: []string{"pretzel"}, pile: "pretzel2"},
			[]string{"0 keep nuggs", "0 take pretzel"},
			[]place{{"hand 0", "pretzel", 2}, {"hand 1", "", 1}, {"pile", "", 2}}, "pretzel3 ketchup",
		},
		{
			"a card shuffled into the pile is of its sure ones until an unseen draw",
			scene{seats: 3, hands: []string{"fries slice", "pretzel2"}, stashes: []string{"slice"}, pile: "ketchup"},
			[]string{"0 keep fries", "0 shuffle slice"},
			[]place{{"hand 0", "", 1}, {"hand 1", "", 2}, {"pile", "slice", 2}}, "slice pretzel2 ketchup",
		},
		{
			"after it nothing is sure",
			scene{seats: 3, hands: []string{"fries slice", "pretzel2"}, stashes: []string{"slice"}, pile: "ketchup"},
			[]string{"0 keep fries", "0 shuffle slice", "1 give pretzel 2", "chance deal slice 1"},
			[]place{{"hand 0", "", 1}, {"hand 1", "", 2}, {"pile", "", 1}}, "slice2 pretzel ketchup",
		},
	} {
		v := follow(t, test.sc.state(t), core.Seat(test.sc.seats-1), test.events...)
		var unseen []string
		for name, n := range counts(test.unseen) {
			for range n {
				unseen = append(unseen, name)
			}
		}
		frequencies(t, v, deals(test.places, unseen), func(s *bb.State) string {
			var words []string
			for _, p := range test.places {
				cards := s.Pile()
				if seat := strings.TrimPrefix(p.name, "hand "); seat != p.name {
					cards = s.Hand(core.Seat(seat[0] - '0'))
				}
				words = append(words, p.name+"="+names(cards))
			}
			return strings.Join(words, " ")
		})
	}
}

// A card drawn to be played lies in the pile for the others, each card of which is
// as likely to be it.
func TestBB33_AnyCardOfThePileMayBeDrawn(t *testing.T) {
	sc := scene{seats: 3, hands: []string{"", "slice"}, pile: "pretzel2 ketchup"}
	v := follow(t, sc.state(t), 2, "0 draw", "chance deal pretzel 0")
	want := deals([]place{{"hand 1", "", 1}, {"drawn", "", 1}, {"pile", "", 2}}, []string{"slice", "pretzel", "pretzel", "ketchup"})
	frequencies(t, v, want, func(s *bb.State) string {
		return "hand 1=" + names(s.Hand(1)) + " drawn=" + names(s.AsideLoot()) + " pile=" + names(s.Pile())
	})
}

func TestBB34_GullsAreEquallyLikely(t *testing.T) {
	// All but four gulls are known by hand: three held by others, one in the
	// unknown part, and the first and third under the deck.
	sc := scene{
		seats: 3, hands: []string{"slice", "slice", "slice"}, gulls: []string{"sandy", "tiny", "ray iris"},
		under: "flo annie buffy", allUnder: true,
	}
	sc.more = map[string]any{"unknown": []string{"ace"}}
	fields := sc.fields()
	under := slices.DeleteFunc(fields["under"].([]string), func(g string) bool { return g == "ace" })
	sc.more["under"] = under
	s := sc.state(t)
	known := slices.Clone(under)
	known[0], known[2] = "none", "none"
	v := remembering(t, s.View(0), "under", known)
	want := deals(
		[]place{{"1", "", 1}, {"2", "", 2}, {"unknown", "", 1}, {"first", "", 1}, {"third", "", 1}},
		[]string{"tiny", "ray", "iris", "ace", "flo", "buffy"},
	)
	frequencies(t, v, want, func(s *bb.State) string {
		data, err := json.Marshal(s)
		require.NoError(t, err)
		var j struct{ Unknown []string }
		require.NoError(t, json.Unmarshal(data, &j))
		return fmt.Sprintf("1=%s 2=%s unknown=%s first=%v third=%v",
			gullWords(s.Gulls(1)), gullWords(s.Gulls(2)), sorted(j.Unknown), s.BuriedGull(0), s.BuriedGull(2))
	})
}

// The gulls that another seat has drawn for a kept Flip-Flop are as likely any of
// those that are not known, like those in hands and in the unknown part.
func TestBB34_DrawnGullsAreEquallyLikely(t *testing.T) {
	sc := scene{
		turn: 1, hands: []string{"slice", "flipflop", "slice"}, gulls: []string{"sandy iris", "tiny", "ray"},
		under: strings.Join(plainless("sandy", "iris", "tiny", "ray", "ace", "buffy", "chip"), " "),
	}
	s := sc.state(t)
	v := remembering(t, s.View(0), "under", strings.Fields(sc.under))
	v = followOn(t, s, v, "1 keep flipflop", "chance gull buffy 1", "chance gull ace 1")
	want := deals(
		[]place{{"1", "", 1}, {"2", "", 1}, {"drawn", "", 2}, {"unknown", "", 1}},
		[]string{"tiny", "ray", "ace", "buffy", "chip"},
	)
	frequencies(t, v, want, func(s *bb.State) string {
		known := s.Gulls(0).Plus(s.Gulls(1)).Plus(s.Gulls(2)).Plus(s.AsideGulls()).Plus(gulls(t, sc.under))
		return fmt.Sprintf("1=%s 2=%s drawn=%s unknown=%s", gullWords(s.Gulls(1)), gullWords(s.Gulls(2)),
			gullWords(s.AsideGulls()), gullWords(gulls(t, strings.Join(gullNames, " ")).Minus(known)))
	})
}

func gullWords(set bb.Gulls) string {
	var words []string
	for g := range set.All() {
		words = append(words, g.String())
	}
	return sorted(words)
}

// What another seat has chosen of its two gulls at the start is as likely the one
// as the other, and so is each pair of gulls.
func TestBB34_HiddenChoicesAreUniform(t *testing.T) {
	s := play(t, choosing(t, 2, 0), "1 choose chip")
	v := s.View(0)
	r := core.NewRNG(34, 0)
	second, has := 0, map[bb.Gull]int{}
	const worlds = 32_000
	for range worlds {
		d := v.Determinize(&r)
		first := d.Gulls(1).At(0)
		require.NoError(t, d.Apply(0, d.Moves(0)[0]))
		if d.Gulls(1).At(0) != first {
			second++
		}
		has[d.Gulls(1).At(0)]++
	}
	require.InDelta(t, worlds/2, second, 5*math.Sqrt(worlds)/2)
	require.Len(t, has, 16)
	for _, n := range has {
		require.InDelta(t, worlds/16, n, 5*math.Sqrt(worlds/16))
	}
}
