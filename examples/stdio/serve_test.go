package main

import (
	"bufio"
	"bytes"
	"context"
	"encoding/json"
	"fmt"
	"io"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"github.com/sandbar-games/sandbar"
	"github.com/sandbar-games/sandbar/core"
	"github.com/sandbar-games/sandbar/examples/internal/keep"
)

// served runs the program with lines as its input and returns what it wrote after
// its greeting.
func served(t *testing.T, lines []string, args ...string) ([]string, error) {
	t.Helper()
	var out strings.Builder
	err := run(context.Background(), args, strings.NewReader(strings.Join(lines, "\n")), &out, io.Discard)
	replies := strings.Split(strings.TrimSuffix(out.String(), "\n"), "\n")
	require.Equal(t, `{"type":"hello","protocol":"sandbar-stdio","version":1}`, replies[0])
	return replies[1:], err
}

// caller is a program that drives a desk through pipes.
type caller struct {
	t     *testing.T
	in    *io.PipeWriter
	out   *bufio.Reader
	ended chan error
	id    int
}

func newCaller(t *testing.T, args ...string) *caller {
	in, toChild := io.Pipe()
	fromChild, out := io.Pipe()
	c := &caller{t: t, in: toChild, out: bufio.NewReader(fromChild), ended: make(chan error, 1)}
	go func() {
		c.ended <- run(context.Background(), args, in, out, io.Discard)
		out.Close()
	}()
	_, err := c.out.ReadString('\n')
	require.NoError(t, err)
	return c
}

// ask sends a request, members being its JSON from the second on, and returns the
// reply.
func (c *caller) ask(members string) (ok json.RawMessage, failed *failure) {
	c.t.Helper()
	c.id++
	_, err := fmt.Fprintf(c.in, `{"id":%d,%s}`+"\n", c.id, members)
	require.NoError(c.t, err)
	text, err := c.out.ReadString('\n')
	require.NoError(c.t, err)
	var r struct {
		Type  string
		ID    int
		OK    json.RawMessage
		Error *failure
	}
	require.NoError(c.t, strictly([]byte(text), &r), text)
	require.Equal(c.t, "reply", r.Type)
	require.Equal(c.t, c.id, r.ID)
	require.NotEqual(c.t, r.OK == nil, r.Error == nil, text)
	return r.OK, r.Error
}

// strictly decodes JSON into a value that has a field for all that it holds.
func strictly(text []byte, v any) error {
	d := json.NewDecoder(bytes.NewReader(text))
	d.DisallowUnknownFields()
	return d.Decode(v)
}

// get asks what must succeed.
func get[T any](c *caller, members string) T {
	c.t.Helper()
	ok, failed := c.ask(members)
	require.Nil(c.t, failed, members)
	var v T
	require.NoError(c.t, strictly(ok, &v), string(ok))
	return v
}

func (c *caller) close() {
	c.t.Helper()
	require.NoError(c.t, c.in.Close())
	require.NoError(c.t, <-c.ended)
}

// What the replies hold.
type (
	movesReply struct {
		Moves []string
		Made  int
	}
	outcomesReply struct{ Outcomes []core.Outcome[string] }
	recordReply   struct{ Record string }
	eventsReply   struct {
		Events []core.TextEvent
		Next   int
	}
	saveReply  struct{ Game, Saved string }
	stateReply struct {
		State json.RawMessage
		Key   string
	}
)

// seatsOf returns the lowest number of seats with which a game can be played by
// the rulebook.
func seatsOf(game core.AnyGame) int {
	for seats := game.MinSeats; ; seats++ {
		if _, err := game.Open(seats, nil, nil); err == nil || seats == game.MaxSeats {
			return seats
		}
	}
}

// Every game is driven to its end, through every request, and looks from outside
// as it does from inside.
func TestEveryGameDriven(t *testing.T) {
	for _, game := range sandbar.Games() {
		t.Run(game.Name, func(t *testing.T) {
			t.Parallel()
			seats := seatsOf(game)
			file := filepath.Join(t.TempDir(), "game.txt")
			c := newCaller(t, "-record", file)
			defer c.close()
			s := get[status](c, fmt.Sprintf(`"do":"open","game":%q,"seats":%d,"options":{},"seed":17`, game.Name, seats))
			rng := core.NewRNG(1, 0)
			for i := 0; !s.Over; i++ {
				require.Equal(t, s, get[status](c, `"do":"status"`))
				require.Contains(t, s.Pending, s.Next)
				offer := get[movesReply](c, fmt.Sprintf(`"do":"moves","seat":%v`, s.Next))
				require.Equal(t, s.Made[s.Next], offer.Made)
				move := offer.Moves[rng.Intn(len(offer.Moves))]
				play := fmt.Sprintf(`"do":"play","seat":%v,"move":%q,"made":%d`, s.Next, move, offer.Made)
				s = get[status](c, play)
				if i < 20 {
					_, failed := c.ask(play)
					require.Equal(t, "stale", failed.Kind, failed.Text)
				}
			}
			record := get[recordReply](c, `"do":"record"`).Record
			kept, err := keep.Read(file)
			require.NoError(t, err)
			require.Equal(t, record, kept.String())
			session, err := game.Replay(kept, nil)
			require.NoError(t, err)
			require.Equal(t, stateReply{session.State(), session.Key()}, get[stateReply](c, `"do":"state"`))
			for _, viewer := range []string{"0", `"nobody"`} {
				var seat core.Seat
				require.NoError(t, json.Unmarshal([]byte(viewer), &seat))
				view := get[struct{ View json.RawMessage }](c, `"do":"view","viewer":`+viewer).View
				require.Equal(t, string(session.View(seat)), string(view))
				events := get[eventsReply](c, `"do":"events","viewer":`+viewer)
				require.Equal(t, session.Events(seat, 0), events.Events)
				require.Equal(t, session.Len(), events.Next)
				require.Len(t, get[eventsReply](c, fmt.Sprintf(`"do":"events","from":%d,"viewer":%s`, session.Len()-1, viewer)).Events, 1)
				require.Equal(t, session.RecordAs(seat).String(), get[recordReply](c, `"do":"record","viewer":`+viewer).Record)
			}
			for seat := range seats {
				tally := get[struct {
					Score int
					Tally core.Tally
				}](c, fmt.Sprintf(`"do":"tally","seat":%d`, seat))
				require.Equal(t, s.Scores[seat], tally.Score)
				require.Equal(t, tally.Score, tally.Tally.Total())
			}
		})
	}
}

// A game saved, loaded and driven on by the same moves ends as the undisturbed
// one; so does one taken up from its record with the seed it had.
func TestSavedAndLoaded(t *testing.T) {
	for _, game := range sandbar.Games() {
		t.Run(game.Name, func(t *testing.T) {
			t.Parallel()
			c := newCaller(t)
			defer c.close()
			file := filepath.Join(t.TempDir(), "game.txt")
			firstMoves := func(c *caller, s status, most int) status {
				for ; most > 0 && !s.Over; most-- {
					moves := get[movesReply](c, fmt.Sprintf(`"do":"moves","seat":%v`, s.Next)).Moves
					move := moves[s.Events%len(moves)]
					s = get[status](c, fmt.Sprintf(`"do":"play","seat":%v,"move":%q`, s.Next, move))
				}
				return s
			}
			s := get[status](c, fmt.Sprintf(`"do":"open","game":%q,"seats":%d,"seed":5`, game.Name, seatsOf(game)))
			s = firstMoves(c, s, 6)
			saved := get[saveReply](c, `"do":"save"`)
			text := get[recordReply](c, `"do":"record"`).Record
			record, err := core.ReadRecord(strings.NewReader(text))
			require.NoError(t, err)
			require.NoError(t, keep.Write(file, record))
			inJSON := get[struct{ Record json.RawMessage }](c, `"do":"record","json":true`).Record
			firstMoves(c, s, 30)
			want := get[recordReply](c, `"do":"record"`).Record

			get[struct{}](c, `"do":"close"`)
			_, failed := c.ask(`"do":"status"`)
			require.Equal(t, "nogame", failed.Kind)
			quoted, err := json.Marshal(saved.Saved)
			require.NoError(t, err)
			quotedText, err := json.Marshal(text)
			require.NoError(t, err)
			for _, way := range []string{
				fmt.Sprintf(`"do":"load","game":%q,"saved":%s`, saved.Game, quoted),
				fmt.Sprintf(`"do":"replay","record":%s,"seed":5`, quotedText),
				fmt.Sprintf(`"do":"replay","record":%s,"seed":5`, inJSON),
			} {
				firstMoves(c, get[status](c, way), 30)
				require.Equal(t, want, get[recordReply](c, `"do":"record"`).Record, way)
			}
			again := newCaller(t, "-load", file, "-seed", "5")
			defer again.close()
			firstMoves(again, get[status](again, `"do":"status"`), 30)
			require.Equal(t, want, get[recordReply](again, `"do":"record"`).Record)
			require.NotContains(t, want, "seed")
		})
	}
}

// The caller may decide for chance, as with dice on the table.
func TestCallerDecidesForChance(t *testing.T) {
	c := newCaller(t)
	defer c.close()
	s := get[status](c, `"do":"open","game":"losbanditos","seats":2,"manual":true`)
	for s.Next == core.Chance {
		outcomes := get[outcomesReply](c, `"do":"moves","seat":"chance"`).Outcomes
		require.NotEmpty(t, outcomes)
		_, failed := c.ask(`"do":"resolve","move":"roll"`)
		require.Equal(t, "illegal", failed.Kind)
		s = get[status](c, fmt.Sprintf(`"do":"resolve","move":%q`, outcomes[0].Move))
	}
	require.Equal(t, core.Seat(0), s.Next)
	_, failed := c.ask(`"do":"open","game":"losbanditos","seats":2,"manual":true,"seed":1`)
	require.Contains(t, failed.Text, "not both")
}

func TestGamesAreListed(t *testing.T) {
	c := newCaller(t)
	defer c.close()
	list := get[[]game](c, `"do":"games"`)
	require.Len(t, list, len(sandbar.Games()))
	for i, g := range sandbar.Games() {
		require.Equal(t, g.Name, list[i].Name)
		require.Equal(t, g.MaxSeats, list[i].MaxSeats)
		require.Len(t, list[i].Options, len(g.Options))
	}
}

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
		`"do":"dance"`:                               {"request", `there is no request "dance": there are close, events, games`},
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

func TestLimitOfEvents(t *testing.T) {
	c := newCaller(t, "-limit", "4")
	defer c.close()
	get[status](c, `"do":"open","game":"losbanditos","seats":2,"seed":1`)
	_, failed := c.ask(`"do":"play","seat":0,"move":"roll"`)
	require.Equal(t, "limit", failed.Kind)
}

// A caller that is silent, sends half a line, or does not read.
func TestSlowCallers(t *testing.T) {
	for name, sends := range map[string]string{"silent": "", "half a line": `{"id":1,"do":"ga`} {
		in, typing := io.Pipe()
		go func() { _, _ = typing.Write([]byte(sends)) }()
		var out strings.Builder
		err := run(context.Background(), []string{"-timeout", "50ms"}, in, &out, io.Discard)
		require.ErrorContains(t, err, "no request for 50ms", name)
		require.Contains(t, out.String(), `"id":null,"error":{"kind":"timeout"`, name)
		in.Close()
	}
	deaf, _ := io.Pipe()
	_, full := io.Pipe()
	err := run(context.Background(), []string{"-timeout", "50ms"}, deaf, full, io.Discard)
	require.ErrorIs(t, err, errDeaf)
	gone, full := io.Pipe()
	gone.Close()
	err = run(context.Background(), nil, deaf, full, io.Discard)
	require.ErrorIs(t, err, errGone)
	ctx, interrupt := context.WithTimeout(context.Background(), 50*time.Millisecond)
	defer interrupt()
	err = run(ctx, nil, deaf, io.Discard, io.Discard)
	require.ErrorIs(t, err, context.DeadlineExceeded)
}

// If the record cannot be kept the program says so and ends.
func TestRecordThatCannotBeKept(t *testing.T) {
	dir := t.TempDir()
	lost := filepath.Join(dir, "gone", "game.txt")
	replies, err := served(t, []string{`{"id":1,"do":"open","game":"losbanditos","seats":2}`, `{"id":2,"do":"games"}`}, "-record", lost)
	require.ErrorContains(t, err, "the record cannot be kept")
	require.Len(t, replies, 1)
	require.Contains(t, replies[0], `"kind":"record"`)
}

func TestCommandLineMistakes(t *testing.T) {
	for _, c := range []struct{ args, says string }{
		{"losbanditos", `"losbanditos" is too much`},
		{"-game losbanditos", "for games between bots"},
		{"-seats 2", "for games between bots"},
		{"-bot random", "which game?"},
		{"-bot random -game chess", `no game "chess"`},
		{"-bot random -game losbanditos -load x", "stand in the record"},
		{"-bot random -load nowhere.txt", "no such file"},
		{"-load nowhere.txt", "no such file"},
		{"-bot random -game losbanditos -seats 7", "losbanditos: 7 seats"},
		{"-bot random -bot random -bot random -game losbanditos -seats 2", "3 bots for 2 seats"},
		{"-bot random -game losbanditos -options {", "losbanditos: options"},
		{"-bot random -game losbanditos -record nowhere/game.txt", "cannot be kept"},
		{"-bot ' -game losbanditos", "is open to the end"},
		{"-timeout -1s", "-timeout -1s"},
		{"-limit -1", "-limit -1"},
		{"-nonsense", "-nonsense"},
	} {
		err := run(context.Background(), strings.Fields(c.args), strings.NewReader(""), io.Discard, io.Discard)
		require.ErrorContains(t, err, c.says, c.args)
	}
	require.ErrorContains(t, run(context.Background(), []string{"-bot", " "}, nil, io.Discard, io.Discard), "the command is empty")
}

// FuzzServe sends whatever lines: each gets one line in reply, which is JSON.
func FuzzServe(f *testing.F) {
	f.Add("{\"do\":\"open\",\"game\":\"losbanditos\",\"seats\":2,\"seed\":1}\n{\"do\":\"play\",\"seat\":0,\"move\":\"roll\"}\n{\"do\":\"save\"}")
	f.Add("{\"do\":\"open\",\"game\":\"losbanditos\",\"seats\":2,\"manual\":true}\n{\"do\":\"resolve\",\"move\":\"reveal worth1 1\"}\n{\"do\":\"record\",\"json\":true}\n")
	f.Add("{\"id\":[],\"do\":\"games\"}\n\n{}")
	f.Fuzz(func(t *testing.T, text string) {
		var out strings.Builder
		require.NoError(t, run(context.Background(), nil, strings.NewReader(text), &out, io.Discard))
		lines := strings.Count(text, "\n")
		if text != "" && !strings.HasSuffix(text, "\n") {
			lines++
		}
		require.Equal(t, 1+lines, strings.Count(out.String(), "\n"))
		for line := range strings.Lines(out.String()) {
			require.True(t, json.Valid([]byte(line)), line)
		}
	})
}
