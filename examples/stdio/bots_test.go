package main

import (
	"fmt"
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/sandbar-games/sandbar"
	"github.com/sandbar-games/sandbar/core"
)

// Every kind of bot that a game names plays it to the end against random.
func TestEveryBotOfTheLibraryPlays(t *testing.T) {
	quick := map[string]string{
		"flat": ` {"playouts":1,"cutoff":5}`, "search": ` {"iterations":10}`, "greedy": ` {"worlds":1}`, "expectimax": ` {"depth":1}`,
	}
	for _, game := range sandbar.Games() {
		for _, bot := range game.Bots {
			command := bot.Name + quick[bot.Name]
			out, _, err := hosted("-game", game.Name, "-seats", fmt.Sprint(max(2, seatsOf(game))), "-seed", "3", "-bot", command, "-bot", "random")
			require.NoError(t, err, "%s: %s", game.Name, command)
			require.Contains(t, out, "seat 0 ("+command+"): ")
		}
	}
}

func TestBotsOfTheLibraryAreAskedStrictly(t *testing.T) {
	for command, says := range map[string]string{
		`search {"depth":1}`:       `unknown field "depth"`,
		`search {"time":"soon"}`:   `"soon": want a duration`,
		`greedy {"worlds":-1}`:     "-1: want 0 or more",
		`random {"x":1}`:           `unknown field "x"`,
		`flat {"playouts":"many"}`: "playouts",
	} {
		_, _, err := hosted("-game", "losbanditos", "-bot", command)
		require.ErrorContains(t, err, says, command)
		require.ErrorContains(t, err, "seat 0 ("+command+")")
	}
}

func TestCallerAsksABot(t *testing.T) {
	c := newCaller(t)
	defer c.close()
	before := get[status](c, `"do":"open","game":"losbanditos","seats":2,"seed":7`)
	type chosen struct {
		Move   string        `json:"move"`
		Advice []core.Advice `json:"advice"`
	}
	moves := get[movesReply](c, `"do":"moves","seat":0`).Moves
	for _, bot := range []string{"random", "greedy", "flat", "expectimax", "search"} {
		got := get[chosen](c, fmt.Sprintf(`"do":"choose","seat":0,"bot":%q`, bot))
		require.Contains(t, moves, got.Move, bot)
		require.Equal(t, bot == "search", len(got.Advice) == len(moves), bot)
	}
	require.Equal(t, before, get[status](c, `"do":"status"`), "nothing is played")
	for members, says := range map[string]string{
		`"do":"choose","seat":0,"bot":"genius"`:                        `no bot "genius": there are random`,
		`"do":"choose","seat":1,"bot":"random"`:                        "not this seat's turn",
		`"do":"choose","seat":0,"bot":"search","options":{"time":"x"}`: "want a duration",
	} {
		_, failed := c.ask(members)
		require.NotNil(t, failed, members)
		require.Contains(t, failed.Text, says, members)
	}
}

func TestOpenAtAPosition(t *testing.T) {
	c := newCaller(t)
	defer c.close()
	get[status](c, `"do":"open","game":"losbanditos","seats":2,"seed":7`)
	get[status](c, `"do":"play","seat":0,"move":"roll"`)
	state := get[stateReply](c, `"do":"state"`)
	get[status](c, fmt.Sprintf(`"do":"open","game":"losbanditos","seats":2,"position":%s,"seed":8`, state.State))
	require.Equal(t, state, get[stateReply](c, `"do":"state"`))
	require.Contains(t, get[recordReply](c, `"do":"record"`).Record, "\nposition {")
	_, failed := c.ask(`"do":"open","game":"losbanditos","seats":2,"position":{}`)
	require.Equal(t, "request", failed.Kind)
	require.Contains(t, failed.Text, "losbanditos")
}
