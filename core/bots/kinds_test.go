package bots_test

import (
	"context"
	"encoding/json"
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/sandbar-games/sandbar/core"
	"github.com/sandbar-games/sandbar/core/bots"
	"github.com/sandbar-games/sandbar/core/internal/highcard"
	"github.com/sandbar-games/sandbar/losbanditos"
)

func TestNamed(t *testing.T) {
	for _, name := range bots.Names() {
		bot, err := bots.Named(highcard.Game, name, nil)
		require.NoError(t, err, name)
		require.NotNil(t, bot, name)
	}
	for _, c := range []struct{ name, options, err string }{
		{"greedy", `{"worlds":3}`, ""},
		{"flat", `{"playouts":3,"cutoff":4}`, ""},
		{"expectimax", `{"depth":1}`, ""},
		{"search", `{"iterations":5,"time":"1.5s"}`, ""},
		{"clever", ``, `bots: no bot "clever": there are random, greedy, flat, expectimax, search`},
		{"random", `{"worlds":3}`, "worlds"},
		{"greedy", `{"worlds":-3}`, "bots: greedy: options: -3: want 0 or more"},
		{"flat", `{"playouts":1,"cutoff":-1}`, "flat: options: -1: want 0 or more"},
		{"expectimax", `{"depth":1.5}`, "depth"},
		{"search", `{"time":"-1s"}`, `"-1s": want a duration such as 500ms or 2s`},
		{"search", `{"time":1}`, "time"},
		{"search", `{"iterations":1`, "search"},
	} {
		_, err := bots.Named(highcard.Game, c.name, []byte(c.options))
		if c.err == "" {
			require.NoError(t, err, c.name)
		} else {
			require.ErrorContains(t, err, c.err, c.name)
		}
	}
}

// Options that a bot is documented with are those that it takes, the defaults among them.
func TestAny_OptionsAreAsDocumented(t *testing.T) {
	for _, bot := range bots.Any(losbanditos.Game) {
		options := map[string]json.RawMessage{}
		for _, o := range bot.Options {
			options[o.Name] = json.RawMessage(o.Default)
			require.NotEmpty(t, o.Doc, o.Name)
		}
		data, err := json.Marshal(options)
		require.NoError(t, err)
		_, err = bot.New(data)
		require.NoError(t, err, bot.Name)
	}
}

func TestAny_ExpectimaxOnlyWhereNothingIsHidden(t *testing.T) {
	names := func(all []core.AnyBot) (names []string) {
		for _, bot := range all {
			names = append(names, bot.Name)
		}
		return names
	}
	require.Equal(t, []string{"random", "greedy", "flat", "search"}, names(bots.Any(highcard.Game)))
	require.Equal(t, bots.Names(), names(bots.Any(losbanditos.Game)))
}

// foreign is a session that is not of the module: only its text can be asked for.
type foreign struct{ core.Session }

// A player of text chooses what the bot chooses, for a session of the module and for any
// other, and changes nothing.
func TestPlayerOf_ChoosesAsTheBot(t *testing.T) {
	rng := core.NewRNG(5, 0)
	session, err := core.Any(highcard.Game).Open(3, nil, &rng)
	require.NoError(t, err)
	options := bots.SearchOptions{Iterations: 50}
	for decisions := uint64(0); !session.Over(); decisions++ {
		for seat := range session.Pending().All() {
			table, ok := core.TableOf[highcard.State, highcard.Move, highcard.View](session)
			require.True(t, ok)
			before, view := session.State(), table.View(seat)
			rng := core.NewRNG(decisions, 7)
			want := bots.NewSearch(highcard.Game, options).Choose(context.Background(), view, view.AppendMoves(nil), &rng).String()
			for _, s := range []core.Session{session, foreign{session}} {
				player := bots.PlayerOf(highcard.Game, bots.NewSearch(highcard.Game, options))
				rng := core.NewRNG(decisions, 7)
				move, err := player.Choose(context.Background(), s, seat, &rng)
				require.NoError(t, err)
				require.Equal(t, want, move)
				advice := player.(core.Adviser).Advice()
				require.Len(t, advice, len(session.Moves(seat)))
				require.Equal(t, want, advice[0].Move)
			}
			require.Equal(t, before, session.State())
			require.NoError(t, session.Play(seat, want))
		}
	}
}

func TestPlayerOf_RefusesWhatIsNotItsTurn(t *testing.T) {
	rng := core.NewRNG(5, 0)
	dice, err := core.Any(losbanditos.Game).Open(2, nil, &rng)
	require.NoError(t, err)
	cards, err := core.Any(highcard.Game).Open(2, nil, nil)
	require.NoError(t, err)
	player := bots.PlayerOf(losbanditos.Game, bots.NewRandom(losbanditos.Game))
	_, canAdvise := player.(core.Adviser)
	require.False(t, canAdvise)
	for _, c := range []struct {
		session core.Session
		seat    core.Seat
		err     string
	}{
		{cards, 0, "bots: a bot for losbanditos cannot play highcard"},
		{dice, 1, "losbanditos: seat 1: it is not this seat's turn to act"},
		{dice, core.Chance, "losbanditos: seat chance: "},
		{dice, 77, "losbanditos: seat 77: "},
	} {
		_, err := player.Choose(context.Background(), c.session, c.seat, &rng)
		require.ErrorContains(t, err, c.err)
	}
}
