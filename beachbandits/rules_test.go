package beachbandits_test

import (
	"encoding/json"
	"maps"
	"slices"
	"strconv"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	bb "github.com/sandbar-games/sandbar/beachbandits"
	"github.com/sandbar-games/sandbar/core"
	"github.com/sandbar-games/sandbar/core/gametest"
)

// scene is a hand-made position. Cards are told as "pretzel2 slice", lists begin
// with seat 0, and what is not told follows: the rest of the Loot is the pile, the
// rest of the gulls the unknown part of their deck.
type scene struct {
	seats   int // 3 if not told
	first   core.Seat
	turn    core.Seat
	stashes []string
	hands   []string
	// pile, if told ("none" for an empty one), leaves the rest of the Loot to the
	// last seat's hand.
	pile     string
	gulls    []string // a seat not told of has one of plainGulls
	under    string   // gulls under the deck
	allUnder bool     // the rest of the gulls lies under it too
	mayPass  bool
	passes   int
	ending   bool
	more     map[string]any // other fields of the JSON form
}

// plainGulls is what the seats of a scene hold where it does not matter.
var plainGulls = []string{"sandy", "tiny", "ray", "rizzo", "coney", "buffy"}

// setupGulls are those that lie under the deck of a scene where it is not told.
var setupGulls = strings.Fields("chip frenchie gilbert sammy shirley pinky coney annie")

var gullNames = strings.Fields("ace annie buffy chip chuck coney flo frenchie gilbert iris pinky ray rizzo sal sammy sandy shirley tiny")

// counts reads cards: "pretzel2 slice".
func counts(text string) map[string]int {
	cards := map[string]int{}
	if text == "none" {
		return cards
	}
	for _, word := range strings.Fields(text) {
		name := strings.TrimRight(word, "0123456789")
		n := 1
		if name != word {
			n, _ = strconv.Atoi(word[len(name):])
		}
		cards[name] += n
	}
	return cards
}

// loot reads cards: "pretzel2 slice".
func loot(t testing.TB, text string) bb.Loots {
	t.Helper()
	var l bb.Loots
	for name, n := range counts(text) {
		c, err := bb.ParseLoot(name)
		require.NoError(t, err)
		l = l.Add(c, n)
	}
	return l
}

// gulls reads gulls: "ace tiny".
func gulls(t testing.TB, text string) bb.Gulls {
	t.Helper()
	var set bb.Gulls
	for _, name := range strings.Fields(text) {
		g, err := bb.ParseGull(name)
		require.NoError(t, err)
		set = set.With(g)
	}
	return set
}

// fields returns the scene in the JSON form of a state.
func (sc scene) fields() map[string]any {
	seats := max(sc.seats, len(sc.stashes), len(sc.hands), len(sc.gulls))
	if seats < 2 {
		seats = 3
	}
	rest := map[string]int{}
	for c, n := range map[string]int{"pretzel": 7, "sandwich": 7, "grapes": 7, "icecream": 7, "slice": 7, "flipflop": 6, "fries": 4, "rings": 4, "nuggs": 4, "ketchup": 1} {
		rest[c] = n
	}
	place := func(list []string, seat int) map[string]int {
		if seat >= len(list) {
			return map[string]int{}
		}
		cards := counts(list[seat])
		for c, n := range cards {
			rest[c] -= n
		}
		return cards
	}
	var stashes, hands []map[string]int
	held := [][]string{}
	unknown := slices.Clone(gullNames)
	for seat := range seats {
		stashes = append(stashes, place(sc.stashes, seat))
		hands = append(hands, place(sc.hands, seat))
		mine := []string{plainGulls[seat]}
		if seat < len(sc.gulls) && sc.gulls[seat] != "" {
			mine = strings.Fields(sc.gulls[seat])
		}
		held = append(held, mine)
		unknown = slices.DeleteFunc(unknown, func(g string) bool { return slices.Contains(mine, g) })
	}
	under := strings.Fields(sc.under)
	unknown = slices.DeleteFunc(unknown, func(g string) bool { return slices.Contains(under, g) })
	for len(under) < seats {
		// The setup has put one of each seat there.
		i := max(0, slices.IndexFunc(unknown, func(g string) bool { return slices.Contains(setupGulls, g) }))
		under, unknown = append(under, unknown[i]), slices.Delete(unknown, i, i+1)
	}
	if sc.allUnder {
		under, unknown = append(under, unknown...), []string{}
	}
	empty := bb.MustDraw
	if sc.mayPass {
		empty = bb.MayPass
	}
	j := map[string]any{
		"options": bb.Options{Empty: empty, First: sc.first}, "step": "play", "turn": sc.turn, "ending": sc.ending,
		"passes": sc.passes, "stashes": stashes, "hands": hands, "gulls": held, "unknown": unknown, "under": under,
		"pile": map[string]int{},
	}
	to := map[string]int{}
	if sc.pile == "" {
		j["pile"] = to
	} else {
		to = hands[seats-1]
		j["pile"] = place([]string{sc.pile}, 0)
	}
	for c, n := range rest {
		if n != 0 {
			to[c] += n
		}
	}
	maps.Copy(j, sc.more)
	return j
}

// state returns the scene as a state that has passed its Check.
func (sc scene) state(t testing.TB) *bb.State {
	t.Helper()
	data, err := json.Marshal(sc.fields())
	require.NoError(t, err)
	s, err := bb.Game.DecodeState(nil, data)
	require.NoError(t, err)
	return &s
}

// play returns the state after events such as "0 keep pretzel" and "chance deal slice 1".
func play(t testing.TB, s *bb.State, events ...string) *bb.State {
	t.Helper()
	after := gametest.Play(t, bb.Game, *s, events...)
	return &after
}

// refused requires that an event is not offered, is refused with a reason that
// holds the given text, and changes nothing.
func refused(t testing.TB, s *bb.State, event, reason string) {
	t.Helper()
	gametest.Refused(t, bb.Game, *s, event, reason)
}

// offered returns the moves of the seat to act as text, joined by commas.
func offered(s *bb.State) string {
	var list []string
	for _, m := range s.Moves(s.Next()) {
		list = append(list, m.String())
	}
	return strings.Join(list, ", ")
}

// outcomes returns what chance can bring, with the weights.
func outcomes(s *bb.State) map[string]int {
	list := map[string]int{}
	for _, o := range s.AppendOutcomes(nil) {
		list[o.Move.String()] = o.Weight
	}
	return list
}

// handSizes returns the sizes of all hands.
func handSizes(s *bb.State) []int {
	var sizes []int
	for seat := range core.Seat(s.Seats()) {
		sizes = append(sizes, s.HandLen(seat))
	}
	return sizes
}

func newGame(t testing.TB, seats int, options bb.Options) *bb.State {
	t.Helper()
	s, err := bb.New(seats, options)
	require.NoError(t, err)
	return &s
}

// settle lets chance bring the first outcome until a seat is to act.
func settle(t testing.TB, s *bb.State) *bb.State {
	t.Helper()
	for s.Next() == core.Chance {
		s = play(t, s, "chance "+s.AppendOutcomes(nil)[0].Move.String())
	}
	return s
}

// follow returns what a viewer sees and remembers of events from a state on, at
// which it comes in. At each step the truth must fit.
func follow(t testing.TB, s *bb.State, viewer core.Seat, events ...string) bb.View {
	t.Helper()
	v := s.View(viewer)
	return followOn(t, s, v, events...)
}

// followOn goes on from what a viewer knows.
func followOn(t testing.TB, s *bb.State, v bb.View, events ...string) bb.View {
	t.Helper()
	now := *s
	for _, event := range events {
		by, m := gametest.ParseEvent(t, bb.Game, event)
		seen := now.Seen(v.Viewer(), by, m)
		require.NoError(t, now.Apply(by, m), event)
		before := v
		v = now.View(v.Viewer())
		v.Recall(&before, by, seen)
		require.NoError(t, v.Fits(&now), event)
	}
	return v
}
