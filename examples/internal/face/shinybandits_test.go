package face

import (
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/sandbar-games/sandbar/core"
	"github.com/sandbar-games/sandbar/shinybandits"
)

// after returns the table of a game in which the given events have happened, each
// "seat move" or "chance move".
func after(t *testing.T, seats int, events ...string) *shinybandits.Table {
	t.Helper()
	table, err := shinybandits.NewTable(seats, shinybandits.Options{}, nil)
	require.NoError(t, err)
	for _, event := range events {
		who, text, _ := strings.Cut(event, " ")
		by, err := core.ParseSeat(who)
		require.NoError(t, err)
		m, err := shinybandits.ParseMove(text)
		require.NoError(t, err)
		if by == core.Chance {
			require.NoError(t, table.Resolve(m))
		} else {
			require.NoError(t, table.Play(by, m))
		}
	}
	return table
}

func drawn(table *shinybandits.Table, viewer core.Seat) string {
	var out strings.Builder
	names := []string{"ann", "bob", "cid", "dan", "eve"}[:table.Seats()]
	view := table.View(viewer)
	ShinyBandits.Draw(&Screen{Out: &out, Width: 80}, &view, names)
	return out.String()
}

func TestShinyBanditsShowsARound(t *testing.T) {
	events := []string{
		"chance draw nest3/stream5", "chance draw camp2/nest3",
		"0 bandit magpie", "2 bandit raccoon", "1 bandit raccoon", "chance bandits magpie,raccoon,raccoon",
	}
	text := drawn(after(t, 3, events[:4]...), 2)
	require.Contains(t, text, "round 1 of 9   72 nuggets in the supply   next card: camp 2 / nest 3\n")
	require.Contains(t, text, "  nest          3 ooo\n  stream        5 ooooo\n")
	require.Contains(t, text, "ann               0  st pl mi lo lo ba ca le ma  has chosen\n")
	require.Contains(t, text, "cid               0  st pl mi lo lo ba ca le ma  raccoon\n", "its own, and it knows that it has chosen")
	require.NotContains(t, text, "magpie")
	require.NotContains(t, text, "Choose", "it has nothing to choose any more")
	require.Contains(t, drawn(after(t, 3, events[:4]...), 1), "Choose a Bandit: the magpie for the nest or the raccoon for the stream.\n")

	events = append(events, "0 action mask", "1 action stop")
	text = drawn(after(t, 3, events...), 2)
	require.Contains(t, text, "raccoon has chosen\n")
	require.NotContains(t, text, "stop")
	require.Contains(t, text, "Choose an Action card.\n")

	events = append(events, "2 action locationswap", "chance actions mask,stop,locationswap")
	require.Contains(t, drawn(after(t, 3, events...), 1), "Yours is the only Stop")
	require.NotContains(t, drawn(after(t, 3, events...), 2), "Yours is the only Stop")

	text = drawn(after(t, 3, append(events, "1 cancel 2", "chance draw stream2/camp3")...), core.Nobody)
	require.Contains(t, text, `how round 1 went:
  ann          magpie   mask                       +3
  bob          raccoon  stop                       +2
  cid          raccoon  locationswap (no effect)   +2
  nest         3: 3 for one Bandit, 0 left
  stream       5: 2 each for 2 Bandits, 1 left
`)
	require.Contains(t, text, "ann               3  st pl mi lo lo ba ca le     (masked)\n")

	text = drawn(after(t, 3, append(events, "1 cancel 0", "chance draw stream2/camp3")...), core.Nobody)
	require.Contains(t, text, "how round 1 went (the locations changed piles):\n")
	require.Contains(t, text, "  stream       3: 1 each for 2 Bandits, 1 left\n  nest         5: 5 for one Bandit, 0 left\n")
}

// The table of every moment fits the screen, whoever looks.
func TestShinyBanditsFitsTheScreen(t *testing.T) {
	rng := core.NewRNG(1, 0)
	table, err := shinybandits.NewTable(5, shinybandits.Options{}, &rng)
	require.NoError(t, err)
	for !table.Over() {
		by := table.Next()
		moves := table.Moves(by)
		require.NoError(t, table.Play(by, moves[rng.Intn(len(moves))]))
		for viewer := core.Nobody; viewer < 5; viewer++ {
			for _, line := range strings.Split(drawn(table, viewer), "\n") {
				require.LessOrEqual(t, Width(line), 80, line)
				require.Equal(t, strings.TrimRight(line, " "), line)
			}
		}
	}
}

func TestShinyBanditsLettersTellCardsApart(t *testing.T) {
	seen := map[string]bool{}
	for a := shinybandits.Stop; a <= shinybandits.Mask; a++ {
		seen[a.String()[:2]] = true
	}
	require.Len(t, seen, 8)
}
