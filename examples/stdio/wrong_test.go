package main

import (
	"encoding/json"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/sandbar-games/sandbar/core"
)

func TestWrongRequestsChangeNothing(t *testing.T) {
	c := newCaller(t)
	defer c.close()
	_, failed := c.ask(`"do":"play","seat":0,"move":"roll"`)
	require.Equal(t, "nogame", failed.Kind)
	for members, says := range map[string]string{
		`"do":"open","game":"chess","seats":2`:                                                  `no game "chess": there are losbanditos`,
		`"do":"open","game":"losbanditos","seats":9`:                                            "losbanditos: 9 seats: the game is for 2",
		`"do":"open","game":"losbanditos"`:                                                      "seats is missing",
		`"do":"open","game":"losbanditos","seats":2,"options":{"a":1}`:                          `losbanditos: options: json: unknown field "a"`,
		`"do":"open","game":"losbanditos","seats":2,"options":[]`:                               "losbanditos: options",
		`"do":"open","game":"losbanditos","seats":2,"seed":-1`:                                  "seed",
		`"do":"open","game":"losbanditos","seats":2,"seed":18446744073709551616`:                "seed",
		`"do":"load","game":"losbanditos","saved":"x"`:                                          "load: saved: at byte 1",
		`"do":"load","game":"losbanditos","saved":"{\"seed\":1,\"manual\":false,\"table\":{}}"`: "losbanditos: saved table",
		`"do":"replay"`:                           "record is missing",
		`"do":"replay","record":7`:                "want the text of a record",
		`"do":"replay","record":"hello"`:          "record line 1",
		`"do":"replay","record":{"game":"chess"}`: "record: events is missing",
		`"do":"replay","record":{"geme":"chess"}`: `unknown field "geme"`,
	} {
		_, failed := c.ask(members)
		require.NotNil(t, failed, members)
		require.Contains(t, failed.Text, says, members)
	}
	before := get[status](c, `"do":"open","game":"losbanditos","seats":2,"seed":1`)
	for members, says := range map[string]struct{ kind, text string }{
		`"do":"play","seat":1,"move":"roll"`:              {"illegal", "losbanditos: seat 1 may not roll: it is not this seat's turn"},
		`"do":"play","seat":0,"move":"done"`:              {"illegal", "losbanditos: seat 0 may not done"},
		`"do":"play","seat":0,"move":"dance"`:             {"request", `"dance" is no move`},
		`"do":"play","seat":0,"move":"roll","made":3`:     {"stale", "it has made 0"},
		`"do":"play","seat":0,"move":"roll","made":-1`:    {"stale", "it has made 0"},
		`"do":"play","seat":0,"move":"roll","mode":3`:     {"request", `play: json: unknown field "mode"`},
		`"do":"play","seat":0,"move":7`:                   {"request", "play: move: 7: want a string"},
		`"do":"play","seat":0`:                            {"request", "move is missing"},
		`"do":"play","move":"roll"`:                       {"request", "seat is missing"},
		`"do":"play","seat":2,"move":"roll"`:              {"request", "seat is 2: this game has the seats 0 to 1"},
		`"do":"play","seat":"chance","move":"reveal 1 1"`: {"request", "seat is chance"},
		`"do":"play","seat":9,"move":"roll"`:              {"request", "9 is no seat"},
		`"do":"resolve","move":"reveal worth1 1"`:         {"illegal", "losbanditos: chance may not"},
		`"do":"moves"`:                               {"request", "seat is missing"},
		`"do":"moves","seat":"nobody"`:               {"request", "seat is nobody"},
		`"do":"view"`:                                {"request", "viewer is missing"},
		`"do":"view","viewer":"chance"`:              {"request", "viewer is chance"},
		`"do":"view","viewer":0,"from":0`:            {"request", `unknown field "from"`},
		`"do":"events","viewer":0,"from":-1`:         {"request", "counted from 0"},
		`"do":"record","viewer":5`:                   {"request", "viewer is 5"},
		`"do":"tally"`:                               {"request", "seat is missing"},
		`"do":"status","verbose":true`:               {"request", `unknown field "verbose"`},
		`"do":"dance"`:                               {"request", `there is no request "dance": there are choose, close, events, games`},
		`"do":7`:                                     {"request", `"do" is missing`},
		`"to":"play"`:                                {"request", `"do" is missing`},
		`"do":"open","game":"losbanditos","seats":3`: {"request", "3 seats"},
		`"do":"close","why":"bored"`:                 {"request", `unknown field "why"`},
	} {
		_, failed := c.ask(members)
		require.NotNil(t, failed, members)
		require.Contains(t, failed.Text, says.text, members)
		require.Equal(t, says.kind, failed.Kind, members)
		require.Equal(t, before, get[status](c, `"do":"status"`), members)
	}
}

// Lines that are no requests at all get an error without an id, and the next
// request is answered.
func TestGarbageFromTheCaller(t *testing.T) {
	for line, says := range map[string]string{
		"":                               "no JSON value",
		"hello":                          "at byte 1",
		"\x00\xff":                       "at byte 1",
		"[]":                             "a request is a JSON object on one line",
		"null":                           "a request is a JSON object on one line",
		`"games"`:                        "a request is a JSON object on one line",
		`{"id":1,"do":"games"`:           "unexpected EOF",
		`{"id":1,"do":"games"} {"id":2}`: "more after the JSON value",
		`{"id":[1],"do":"games"}`:        `"id" is a number or a string`,
		`{"id":null,"do":"games"}`:       `"id" is a number or a string`,
		`{"id":"` + strings.Repeat("x", 200) + `","do":"games"}`: "at most 100 bytes",
		strings.Repeat("[", 100_000):                             "depth",
		strings.Repeat("x", mostLine+1):                          "the line is longer than 4194304 bytes",
		strings.Repeat("x", 2*mostLine):                          "the line is longer than 4194304 bytes",
	} {
		replies, err := served(t, []string{line, `{"id":"next","do":"games"}`})
		require.NoError(t, err)
		require.Len(t, replies, 2, core.Clip(line))
		require.Contains(t, replies[0], `{"type":"reply","id":null,"error":{"kind":"request","text":`)
		var r reply
		require.NoError(t, json.Unmarshal([]byte(replies[0]), &r))
		require.Contains(t, r.Error.Text, says, core.Clip(line))
		require.Contains(t, replies[1], `{"type":"reply","id":"next","ok":[{"name":"losbanditos"`)
	}
}

// A request may lack its id, and the last its newline.
func TestRequestWithoutID(t *testing.T) {
	replies, err := served(t, []string{`{"do":"games"}`})
	require.NoError(t, err)
	require.Contains(t, replies[0], `{"type":"reply","id":null,"ok":[`)
}

func TestDamagedRecordIsOpenedBeforeTheDamage(t *testing.T) {
	c := newCaller(t)
	defer c.close()
	get[status](c, `"do":"open","game":"losbanditos","seats":2,"seed":1`)
	text := get[recordReply](c, `"do":"record"`).Record
	cut, err := json.Marshal(text[:strings.Index(text, "result")-3])
	require.NoError(t, err)
	s := get[status](c, `"do":"replay","record":`+string(cut))
	require.Contains(t, s.Damage, "record line 10: the line is cut off")
	require.Equal(t, 4, s.Events, "chance has brought anew what was cut off")

	file := filepath.Join(t.TempDir(), "game.txt")
	require.NoError(t, os.WriteFile(file, []byte(text[:strings.Index(text, "result")-3]), 0o644))
	again := newCaller(t, "-load", file)
	defer again.close()
	require.Contains(t, get[status](again, `"do":"status"`).Damage, "record line 10")
}
