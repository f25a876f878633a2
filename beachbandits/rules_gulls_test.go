package beachbandits_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	bb "github.com/sandbar-games/sandbar/beachbandits"
	"github.com/sandbar-games/sandbar/core"
)

func TestBB34_SureOfGulls(t *testing.T) {
	s := scene{hands: []string{"flipflop2", "slice", "slice"}, gulls: []string{"sandy", "tiny", "ray"}}.state(t)
	buries := []string{"0 keep flipflop", "chance gull flo 0", "chance gull ace 0", "0 choose ace", "1 keep slice"}
	again := with(buries,
		"2 keep slice", "0 keep flipflop", "chance gull iris 0", "chance gull sal 0", "0 choose sal", "0 bury ace")
	v := follow(t, s, 0, buries...)
	require.Equal(t, []bb.Gull{0, 0, 0, bb.Flo}, buriedIn(&v), "sure at its place")
	v = follow(t, s, 0, again...)
	require.Equal(t, []bb.Gull{0, 0, 0, bb.Flo, bb.Iris, bb.Ace}, buriedIn(&v))
	for _, viewer := range []core.Seat{1, 2, core.Nobody} {
		v = follow(t, s, viewer, again...)
		require.Equal(t, []bb.Gull{0, 0, 0, 0, 0, 0}, buriedIn(&v), "that they are there is public")
		require.Equal(t, 2, v.GullCount(0))
		require.Equal(t, 8, v.UnknownGulls())
	}
}

// buriedIn returns what a view knows of the gulls under the deck.
func buriedIn(v *bb.View) []bb.Gull {
	var list []bb.Gull
	for i := range v.BuriedGulls() {
		list = append(list, v.BuriedGull(i))
	}
	return list
}

func TestBB34_SureUntilAnUnseenChoice(t *testing.T) {
	// The unknown part is drawn, Flo is on top, and seat 0 has put her there.
	s := scene{
		turn: 1, hands: []string{"slice", "flipflop2", "flipflop slice"}, gulls: []string{"sandy iris", "tiny", "ray"},
		under: "flo annie buffy", allUnder: true,
	}.state(t)
	under := make([]string, s.BuriedGulls())
	for i := range under {
		under[i] = "none"
	}
	under[0] = "flo"
	v := remembering(t, s.View(0), "under", under)
	require.Equal(t, bb.Flo, v.BuriedGull(0))

	// Given a Flip-Flop, seat 2 has her.
	given := []string{"1 give flipflop 2", "chance gull flo 2"}
	after := followOn(t, s, v, given...)
	require.Equal(t, gulls(t, "flo"), after.Gulls(2))
	require.Zero(t, after.BuriedGull(0), "what comes next was put there by others")
	require.Equal(t, len(under)-1, after.BuriedGulls())
	// She stays until seat 2 chooses unseen with her among the gulls.
	third := with(given, "2 keep flipflop", "chance gull annie 2", "chance gull buffy 2")
	after = followOn(t, s, v, third...)
	require.Equal(t, gulls(t, "flo"), after.Gulls(2))
	require.Zero(t, after.AsideGulls())
	third = append(third, "2 choose annie")
	after = followOn(t, s, v, third...)
	require.Equal(t, gulls(t, "flo"), after.Gulls(2), "a choice without her")
	for _, buried := range []string{"flo", "annie", "ray"} {
		after = followOn(t, s, v, with(third, "2 bury "+buried)...)
		require.Zero(t, after.Gulls(2), "whichever it was")
		require.Zero(t, after.BuriedGull(after.BuriedGulls()-1))
	}

	// Keeping a Flip-Flop, seat 1 has her until it has chosen.
	kept := []string{"1 keep flipflop", "chance gull flo 1"}
	after = followOn(t, s, v, kept...)
	require.Equal(t, gulls(t, "flo"), after.AsideGulls())
	kept = append(kept, "chance gull annie 1")
	after = followOn(t, s, v, kept...)
	require.Equal(t, gulls(t, "flo"), after.AsideGulls())
	require.Equal(t, 2, after.Aside())
	for _, chosen := range []string{"flo", "annie"} {
		after = followOn(t, s, v, with(kept, "1 choose "+chosen)...)
		require.Zero(t, after.Gulls(1))
		require.Zero(t, after.BuriedGull(after.BuriedGulls()-1))
	}

	// To others she is just a gull.
	other := followOn(t, s, s.View(core.Nobody), given...)
	require.Zero(t, other.Gulls(2))
	// Turned up, all are known to all.
	end := last("ace", "tiny", "ray")
	other = follow(t, end.state(t), core.Nobody, "0 keep ketchup", "chance reveal tiny none 1")
	require.Equal(t, gulls(t, "tiny"), other.Gulls(1))
	require.Zero(t, other.Gulls(2))
}
