package gametest

import (
	"context"
	"testing"
	"time"

	"github.com/sandbar-games/sandbar/core"
	"github.com/sandbar-games/sandbar/core/bots"
	"github.com/stretchr/testify/require"
)

type toyBot = bots.Bot[toyMove, toyView]

func toyBotOf(choose func(view toyView, moves []toyMove, r *core.RNG) toyMove) func() toyBot {
	return func() toyBot {
		return bots.Func(func(_ context.Context, view toyView, moves []toyMove, r *core.RNG) toyMove {
			return choose(view, moves, r)
		})
	}
}

// counter is a bot that remembers how many events it has observed.
type counter struct{ seen int }

func (c *counter) Observe(toyView, core.Seat, toyMove) { c.seen++ }

func (c *counter) Choose(_ context.Context, _ toyView, moves []toyMove, _ *core.RNG) toyMove {
	return moves[c.seen%len(moves)]
}

func TestBotKeepsTheLaw(t *testing.T) {
	for name, bot := range map[string]func() toyBot{
		"random": func() toyBot { return bots.NewRandom(toyGame(noBug)) },
		"greedy": func() toyBot { return bots.NewGreedy(toyGame(noBug), bots.GreedyOptions{Worlds: 3}) },
		"search": func() toyBot { return bots.NewSearch(toyGame(noBug), bots.SearchOptions{Iterations: 20}) },
		"watch":  func() toyBot { return &counter{} },
	} {
		t.Run(name, func(t *testing.T) { Bot(t, toyGame(noBug), bot, "", `{"rounds":1}`) })
	}
}

// TestBotFindsWhatBreaksTheLaw checks the law with bots that break it.
func TestBotFindsWhatBreaksTheLaw(t *testing.T) {
	calls := 0
	for _, test := range []struct {
		name string
		says string
		bot  func() toyBot
	}{
		{name: "illegal", says: "which is not legal", bot: toyBotOf(func(toyView, []toyMove, *core.RNG) toyMove {
			return toyMove{kind: toyMoveTake}
		})},
		{name: "own generator", says: "cannot tell two worlds apart, and its bot makes", bot: toyBotOf(func(_ toyView, moves []toyMove, _ *core.RNG) toyMove {
			calls++
			return moves[calls%len(moves)]
		})},
		{name: "draws", says: "draws more in one", bot: toyBotOf(func(_ toyView, moves []toyMove, r *core.RNG) toyMove {
			if calls++; calls%2 == 0 {
				r.Uint64()
			}
			return moves[0]
		})},
	} {
		failed, output := enforceToyBot(t, noBug, test.bot)
		require.True(t, failed, test.name)
		require.Contains(t, output, test.says, test.name)
	}
}

func enforceToyBot(t *testing.T, bug toyBug, bot func() toyBot) (failed bool, output string) {
	t.Helper()
	s, tb, done := toySuite(t, bug), &fakeTB{name: t.Name()}, make(chan bool)
	go func() {
		defer close(done)
		s.enforce(tb, s.botLaw(bot), &s.variants[0], budget{games: 100, least: 100, time: time.Minute})
	}()
	<-done
	return tb.failed, tb.output.String()
}

// TestBotFindsALeak checks that a bot that lives on a leak of the game is found
// out, as soon as its move depends on what it must not know.
func TestBotFindsALeak(t *testing.T) {
	failed, output := enforceToyBot(t, bugLeakDeck, toyBotOf(func(view toyView, moves []toyMove, _ *core.RNG) toyMove {
		return moves[int(view.leak)%len(moves)]
	}))
	require.True(t, failed)
	require.Contains(t, output, "cannot tell two worlds apart")
}
