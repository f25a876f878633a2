package main

import (
	"bufio"
	"bytes"
	"context"
	"encoding/json"
	"fmt"
	"io"
	"path/filepath"
	"strings"
	"testing"

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
