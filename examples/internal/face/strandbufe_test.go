package face

import (
	"bytes"
	"fmt"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/sandbar-games/sandbar/core"
	"github.com/sandbar-games/sandbar/strandbufe"
)

func strandbufeScreen(v *strandbufe.View, names []string) string {
	var screen bytes.Buffer
	drawStrandbufe(NewScreen(&screen), v, names)
	return screen.String()
}

func TestStrandbufeInWords(t *testing.T) {
	names := []string{"you", "random 1"}
	for event, want := range map[string][2]string{
		"take 17":         {"you take guest 17", "random 1 takes guest 17"},
		"pass":            {"you take no guest", "random 1 takes no guest"},
		"bid worker2 17":  {"you bid with worker2 on guest 17", "random 1 bids with worker2 on guest 17"},
		"rebid 17":        {"you move the outbid worker to guest 17", "random 1 moves the outbid worker to guest 17"},
		"serve fish 17":   {"you serve fish to guest 17", "random 1 serves fish to guest 17"},
		"restock worker3": {"you restock with worker3", "random 1 restocks with worker3"},
		"fill fish":       {"you fill fish", "random 1 fills fish"},
		"bonus":           {"you buy the bonus", "random 1 buys the bonus"},
		"drink 17":        {"you give guest 17 a free drink", "random 1 gives guest 17 a free drink"},
		"stock fish":      {"you put tokens from Eszkimók to fish", "random 1 puts tokens from Eszkimók to fish"},
		"give fish":       {"you give the Alienek fish", "random 1 gives the Alienek fish"},
		"upgrade worker4": {"you turn worker4", "random 1 turns worker4"},
		"stop":            {}, "decline": {}, "done": {},
	} {
		m, err := strandbufe.ParseMove(event)
		require.NoError(t, err)
		for seat := range core.Seat(2) {
			require.Equal(t, want[seat], tellStrandbufe(seat, m, names), event)
		}
	}
	for event, want := range map[string]string{"round fish": "the round's bonus is fish", "guest 17": "", "goal 3": ""} {
		m, err := strandbufe.ParseMove(event)
		require.NoError(t, err)
		require.Equal(t, want, tellStrandbufe(core.Chance, m, names), event)
	}
}

func TestStrandbufeLongTables(t *testing.T) {
	var table []string
	for i := range 30 {
		table = append(table, fmt.Sprint(i))
	}
	require.Equal(t, "0 1 2 3 4 5 6 7 8 9 10 11", strandbufeTable(table[:12], 11))
	require.Equal(t, "0 1 2 3 4 5 6 7 8 9 10 11 ...", strandbufeTable(table, 11))
	require.Equal(t, "... 1 2 3 4 5 6 7 8 9 10 11 12 ...", strandbufeTable(table, 12))
	require.Equal(t, "... 18 19 20 21 22 23 24 25 26 27 28 29", strandbufeTable(table, 29))
}

// The screen says what the player on turn has left, in lines that fit.
func TestStrandbufeScreen(t *testing.T) {
	seen := map[string]int{}
	for game := range 60 {
		mode, seats := strandbufe.Mode(game%3), 2+game%5
		if mode == strandbufe.Solo {
			seats = 1
		}
		rng := core.NewRNG(uint64(game), 0)
		table, err := strandbufe.NewTable(seats, strandbufe.Options{Mode: mode, Promos: strandbufe.AllPromos}, &rng)
		require.NoError(t, err)
		names := []string{"you", "search 1", "search 2", "search 3", "search 4", "search 5"}[:seats]
		for !table.Over() {
			by := table.Next()
			v := table.View(by)
			text := strandbufeScreen(&v, names)
			for _, line := range strings.Split(text, "\n") {
				require.LessOrEqual(t, Width(line), 80, line)
			}
			require.NotContains(t, text, " 1 stars")
			require.Equal(t, mode == strandbufe.Beginner, !strings.Contains(text, "  workers "), text)
			lines := strings.Split(strings.TrimSpace(text), "\n")
			last := lines[len(lines)-1]
			switch v.Phase() {
			case strandbufe.PhaseFill:
				w, left := v.Restocking(by)
				require.Equal(t, last, fmt.Sprintf("%v fills up to %s more", w, several(left, "compartment")))
				seen["restocking"]++
			case strandbufe.PhaseUpgrade:
				w, stars := v.Upgrade(by)
				require.Equal(t, fmt.Sprintf("%s may turn %v for %s", names[by], w, several(stars, "star")), last)
				seen["upgrading"]++
			case strandbufe.PhaseServe, strandbufe.PhaseStock, strandbufe.PhaseGift:
				workers, saved := v.Points(by)
				require.Contains(t, last, fmt.Sprintf("points left for %s: %d of workers", names[by], workers))
				require.NotContains(t, last, "fills")
				require.Equal(t, mode != strandbufe.Beginner, strings.HasSuffix(last, fmt.Sprintf(", %d saved", saved)))
			default:
				require.NotContains(t, text, "points left")
			}
			for _, w := range v.Buffet(by).Guests {
				switch {
				case w.Kept:
					require.Contains(t, text, "  stays\n")
					seen["staying"]++
				case w.Drink:
					require.Contains(t, text, "  had its drink\n")
					seen["kept"]++
				}
			}
			if aside := v.Buffet(by).Aside; aside > 0 {
				require.Contains(t, text, fmt.Sprintf("time %d+%d", v.Buffet(by).Time, aside))
				seen["aside"]++
			}
			moves := table.Moves(by)
			choice := 0 // what can be served comes first, which brings the stars to upgrade
			if rng.Intn(3) == 0 {
				choice = rng.Intn(len(moves))
			}
			require.NoError(t, table.Play(by, moves[choice]))
		}
		v := table.View(core.Nobody)
		require.NotContains(t, strandbufeScreen(&v, names), "points left")
	}
	for _, what := range []string{"restocking", "upgrading", "staying", "kept", "aside"} {
		require.Positive(t, seen[what], what)
	}
}
