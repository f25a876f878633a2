package sandbar_test

import (
	"context"
	"encoding/json"
	"fmt"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/sandbar-games/sandbar"
	"github.com/sandbar-games/sandbar/core"
)

func TestGamesAreWellDescribed(t *testing.T) {
	names := map[string]bool{}
	for _, game := range sandbar.Games() {
		require.False(t, names[game.Name], game.Name)
		names[game.Name] = true
		require.Equal(t, strings.ToLower(game.Name), game.Name)
		require.NotEmpty(t, game.Title)
		require.True(t, 1 <= game.MinSeats && game.MinSeats <= game.MaxSeats && game.MaxSeats <= core.MaxSeats, game.Name)
		require.Positive(t, game.Revision, game.Name)
		require.NotNil(t, game.Open, game.Name)
		options := map[string]bool{}
		for _, option := range game.Options {
			require.False(t, options[option.Name], option.Name)
			options[option.Name] = true
			require.True(t, strings.HasSuffix(option.Doc, "."), option.Doc)
			require.NotEmpty(t, option.Values, option.Name)
			require.True(t, json.Valid([]byte(option.Default)), "%s: %s", option.Name, option.Default)
		}
	}
}

// The defaults that a game documents, spelt out, are what it is played with
// without options.
func TestDocumentedDefaultsAreTheDefaults(t *testing.T) {
	for _, game := range sandbar.Games() {
		for seats := game.MinSeats; seats <= game.MaxSeats; seats++ {
			want, err := game.Open(seats, nil, nil)
			if err != nil {
				continue // for so many there are only options
			}
			for _, option := range game.Options {
				session, err := game.Open(seats, fmt.Appendf(nil, "{%q:%s}", option.Name, option.Default), nil)
				require.NoError(t, err, "%s %s", game.Name, option.Name)
				require.Equal(t, want.Record(), session.Record(), "%s %s", game.Name, option.Name)
			}
		}
	}
}

func TestLookup(t *testing.T) {
	for _, want := range sandbar.Games() {
		game, err := sandbar.Lookup(want.Name)
		require.NoError(t, err)
		require.Equal(t, want.Title, game.Title)
	}
	for _, name := range []string{"", "chess", "LosBanditos", "losbanditos ", strings.Repeat("x", 1000)} {
		game, err := sandbar.Lookup(name)
		require.ErrorContains(t, err, "sandbar: no game \""+core.Clip(name)+"\": there are losbanditos")
		require.Zero(t, game.Name)
		require.Less(t, len(err.Error()), 200)
		_, err = sandbar.Open(name, 2, "")
		require.ErrorContains(t, err, "sandbar: no game")
	}
}

func TestOpen(t *testing.T) {
	for _, game := range sandbar.Games() {
		opened := 0
		for seats := game.MinSeats; seats <= game.MaxSeats; seats++ {
			for _, options := range []string{"", "{}", " {} "} {
				session, err := sandbar.Open(game.Name, seats, options)
				if err != nil {
					require.ErrorContains(t, err, game.Name+": ")
					continue
				}
				opened++
				require.Equal(t, game.Name, session.Game())
				require.Equal(t, seats, session.Seats())
				require.GreaterOrEqual(t, session.Next(), core.Seat(0), "chance resolves itself")
			}
		}
		require.Positive(t, opened, game.Name)
		for _, seats := range []int{-1, 0, game.MinSeats - 1, game.MaxSeats + 1, 1 << 30} {
			_, err := sandbar.Open(game.Name, seats, "")
			require.ErrorContains(t, err, game.Name+": ", seats)
			require.ErrorContains(t, err, "seats: the game is for")
		}
		for _, options := range []string{"{", "[]", "null1", `"x"`, `{"nosuch":1}`, `{} {}`, `{"nosuch`, strings.Repeat("[", 1<<20)} {
			_, err := sandbar.Open(game.Name, game.MaxSeats, options)
			require.ErrorContains(t, err, game.Name+": options: ", core.Clip(options))
		}
	}
}

// Two games opened alike are not played alike: each has chance of its own.
func TestOpenSeedsAtRandom(t *testing.T) {
	keys := map[string]bool{}
	for range 20 {
		session, err := sandbar.Open("losbanditos", 2, "")
		require.NoError(t, err)
		for !session.Over() {
			require.NoError(t, session.Play(session.Next(), session.Moves(session.Next())[0]))
		}
		keys[session.Key()] = true
	}
	require.Greater(t, len(keys), 1)
}

// Every bot of every game plays through the session's text alone: a hundred choices,
// which is a whole game of most, and ten of expectimax, which counts out every refill.
func TestBotsPlayEveryGame(t *testing.T) {
	quick := map[string]string{"greedy": `{"worlds":1}`, "flat": `{"playouts":1,"cutoff":5}`, "search": `{"iterations":5}`, "expectimax": `{"depth":1}`}
	for _, game := range sandbar.Games() {
		for _, kind := range game.Bots {
			rng := core.NewRNG(3, 0)
			session, err := game.Open(max(2, game.MinSeats), nil, &rng)
			require.NoError(t, err)
			bot, err := game.Bot(kind.Name, []byte(quick[kind.Name]))
			require.NoError(t, err)
			limit := 100
			if kind.Name == "expectimax" {
				limit = 10
			}
			for choices := 0; choices < limit && !session.Over(); {
				for seat := range session.Pending().All() {
					choices++
					move, err := bot.Choose(context.Background(), session, seat, &rng)
					require.NoError(t, err, "%s %s", game.Name, kind.Name)
					require.NoError(t, session.Play(seat, move), "%s %s", game.Name, kind.Name)
				}
			}
		}
		_, err := game.Bot("clever", nil)
		require.ErrorContains(t, err, game.Name+`: no bot "clever": there are random, greedy, flat, `)
		_, err = game.Bot("random", []byte(`{"x":1}`))
		require.ErrorContains(t, err, `"x"`)
	}
}

// The schemas are JSON, and what they describe is what CheckState and CheckView take.
func TestGamesHaveSchemas(t *testing.T) {
	for _, game := range sandbar.Games() {
		require.True(t, json.Valid([]byte(game.StateSchema)), game.Name)
		require.True(t, json.Valid([]byte(game.ViewSchema)), game.Name)
		session, err := game.Open(max(2, game.MinSeats), nil, nil)
		require.NoError(t, err)
		require.NoError(t, game.CheckState(nil, session.State()))
		require.NoError(t, game.CheckView(nil, session.View(0)))
		require.Error(t, game.CheckState(nil, session.View(0)), game.Name)
		require.Error(t, game.CheckView(nil, session.State()), game.Name)
		require.ErrorContains(t, game.CheckState([]byte(`{"x":1}`), session.State()), `"x"`)
		require.ErrorContains(t, game.CheckView([]byte(`{"x":1}`), session.View(0)), `"x"`)
	}
}

func TestArenas(t *testing.T) {
	var names []string
	for _, game := range sandbar.Arenas() {
		names = append(names, game.Name)
		same, err := sandbar.Arena(game.Name)
		require.NoError(t, err)
		require.Equal(t, game.Title, same.Title)
		require.GreaterOrEqual(t, game.MinSeats, 2)
	}
	require.Equal(t, sandbar.Names(), names)
	_, err := sandbar.Arena("chess")
	require.EqualError(t, err, `sandbar: no game "chess": there are losbanditos, shinybandits, beachbandits, mermaids, strandbufe`)
}
