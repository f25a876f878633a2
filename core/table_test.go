package core_test

import (
	"encoding/json"
	"slices"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/sandbar-games/sandbar/core"
	"github.com/sandbar-games/sandbar/losbanditos"
)

func TestTableResolvesChance(t *testing.T) {
	rng := core.NewRNG(1, 0)
	table, err := losbanditos.NewTable(2, losbanditos.Options{}, &rng)
	require.NoError(t, err)
	require.Equal(t, 4, table.Len(), "four tiles are turned up before anybody acts")
	require.Equal(t, core.Seat(0), table.Next())
	require.NoError(t, table.Play(0, losbanditos.Roll()))
	require.Equal(t, 6, table.Len(), "the roll and its one die")
	require.Equal(t, 1, table.Made(0))
	require.Zero(t, table.Made(1))
	require.Zero(t, table.Made(core.Chance))
	require.Equal(t, rng, core.NewRNG(1, 0), "the table uses a copy")
}

func TestTableWaitsForResolve(t *testing.T) {
	table, err := losbanditos.NewTable(2, losbanditos.Options{}, nil)
	require.NoError(t, err)
	require.Equal(t, core.Chance, table.Next())
	require.Empty(t, table.Moves(0))
	require.ErrorIs(t, table.Play(0, losbanditos.Roll()), core.ErrIllegal)
	require.ErrorIs(t, table.Play(core.Chance, losbanditos.Reveal(3, 1)), core.ErrIllegal, "chance goes through Resolve")
	require.ErrorIs(t, table.Resolve(losbanditos.Reveal(4, 1)), core.ErrIllegal)
	require.Zero(t, table.Len())
	for place := 1; place <= 4; place++ {
		require.NoError(t, table.Resolve(losbanditos.Reveal(1, place)))
	}
	require.Equal(t, core.Seat(0), table.Next())
	require.ErrorIs(t, table.Resolve(losbanditos.Reveal(1, 1)), core.ErrIllegal)
}

func TestTableRefusalsChangeNothing(t *testing.T) {
	table := playedTable(t, 2, 3)
	before, text := table.State(), table.Record().String()
	for _, by := range []core.Seat{0, 1, 2, 7, 100, core.Chance, core.Nobody, -100} {
		require.Error(t, table.Play(by, losbanditos.Move{}))
		require.Error(t, table.Play(by, losbanditos.Claim(9)))
	}
	require.Equal(t, before, table.State())
	require.Equal(t, text, table.Record().String())
}

func TestTableNeedsASoundPosition(t *testing.T) {
	_, err := core.NewTable(losbanditos.Game, losbanditos.State{}, nil)
	require.ErrorContains(t, err, "sound position")
	_, err = losbanditos.NewTable(3, losbanditos.Options{}, nil)
	require.Error(t, err)
}

func TestTablePlayAtRefusesLateAndDoubledRequests(t *testing.T) {
	rng := core.NewRNG(1, 0)
	table, err := losbanditos.NewTable(2, losbanditos.Options{}, &rng)
	require.NoError(t, err)
	require.ErrorIs(t, table.PlayAt(0, losbanditos.GiveUp(1), 1), core.ErrStale, "too early")
	require.NoError(t, table.PlayAt(0, losbanditos.GiveUp(1), 0))
	require.ErrorIs(t, table.PlayAt(0, losbanditos.GiveUp(1), 0), core.ErrStale, "twice")
	require.Equal(t, 1, table.Made(0))
	require.NoError(t, table.PlayAt(0, losbanditos.GiveUp(1), 1))
	require.ErrorIs(t, table.PlayAt(9, losbanditos.Roll(), 0), core.ErrIllegal)
}

func TestTableLimit(t *testing.T) {
	table := playedTable(t, 1, 1)
	table.SetLimit(table.Len())
	before := table.State()
	require.ErrorIs(t, table.Play(table.Next(), table.Moves(table.Next())[0]), core.ErrLimit)
	require.Equal(t, before, table.State())
	table.SetLimit(0)
	require.NoError(t, table.Play(table.Next(), table.Moves(table.Next())[0]))
}

func TestTableEventsAndStateAt(t *testing.T) {
	table := playedTable(t, 6, 10)
	log := table.Log()
	require.Equal(t, log, table.Events(0, 0), "nothing is hidden in this game")
	require.Equal(t, log[3:], table.Events(core.Nobody, 3))
	require.Equal(t, log, table.Events(77, -5))
	require.Empty(t, table.Events(0, len(log)))
	require.Empty(t, table.Events(0, len(log)+9))
	log[0] = losbanditos.Event{}
	require.NotEqual(t, log[0], table.Log()[0], "the log is a copy")
	table.Events(0, 0)[0] = losbanditos.Event{}
	require.NotEqual(t, losbanditos.Event{}, table.Events(0, 0)[0], "the events are a copy")
	start, err := losbanditos.New(2, losbanditos.Options{})
	require.NoError(t, err)
	for n := 0; n <= table.Len(); n++ {
		s, err := table.StateAt(n)
		require.NoError(t, err)
		require.Equal(t, start, s)
		if n < table.Len() {
			require.NoError(t, start.Apply(table.Log()[n].By, table.Log()[n].Move))
		}
	}
	for _, n := range []int{-1, table.Len() + 1} {
		_, err := table.StateAt(n)
		require.Error(t, err)
	}
}

// A table saved at any moment goes on as the undisturbed one, chance included.
func TestTableSaveAndLoad(t *testing.T) {
	whole := playedTable(t, 7, 1000)
	for moves := range 200 {
		table := playedTable(t, 7, moves)
		table.SetLimit(5000)
		saved, err := table.Save()
		require.NoError(t, err)
		loaded, err := core.LoadTable(losbanditos.Game, saved)
		require.NoError(t, err)
		again, err := loaded.Save()
		require.NoError(t, err)
		require.Equal(t, string(saved), string(again))
		require.Equal(t, table.Log(), loaded.Log())
		require.Equal(t, table.View(1), loaded.View(1))
		for _, e := range whole.Log()[loaded.Len():] {
			if e.By != core.Chance {
				require.NoError(t, loaded.Play(e.By, e.Move))
			}
		}
		require.Equal(t, whole.State(), loaded.State())
		if table.Over() {
			break
		}
	}
}

func TestTableLoadRefusesDamage(t *testing.T) {
	saved, err := playedTable(t, 7, 5).Save()
	require.NoError(t, err)
	for end := range len(saved) {
		_, err := core.LoadTable(losbanditos.Game, saved[:end])
		require.Error(t, err)
	}
	for old, swap := range map[string]string{
		`"table":1`: `"table":2`, `"rng"`: `"rgn"`, "pcg-": "pgc-", "game losbanditos": "game los", "0 roll": "1 roll", `result open`: `result over`,
	} {
		require.Contains(t, string(saved), old)
		_, err := core.LoadTable(losbanditos.Game, []byte(strings.Replace(string(saved), old, swap, 1)))
		require.ErrorContains(t, err, "losbanditos: saved table", swap)
	}
	_, err = core.LoadTable(losbanditos.Game, []byte(strings.Replace(string(saved), `"limit":0`, `"limit":-1`, 1)))
	require.ErrorContains(t, err, "losbanditos: saved table: limit -1")
	_, err = core.LoadTable(losbanditos.Game, append(saved, '{'))
	require.Error(t, err)
}

func TestTableSavedWithoutGenerator(t *testing.T) {
	table, err := losbanditos.NewTable(2, losbanditos.Options{First: 1}, nil)
	require.NoError(t, err)
	require.NoError(t, table.Resolve(losbanditos.Reveal(2, 1)))
	saved, err := table.Save()
	require.NoError(t, err)
	loaded, err := core.LoadTable(losbanditos.Game, saved)
	require.NoError(t, err)
	require.Equal(t, table.State(), loaded.State())
	require.Equal(t, core.Chance, loaded.Next())
}

func TestDecodeJSON(t *testing.T) {
	var dst struct {
		A int `json:"a"`
	}
	require.NoError(t, core.DecodeJSON([]byte(` {"a":1} `), &dst))
	for text, says := range map[string]string{
		``:                          "no JSON value",
		`  `:                        "no JSON value",
		`{"a":1}{`:                  "more after",
		`{"a":1} 2`:                 "more after",
		`{"a":"x"}`:                 "a",
		`{"b":1}`:                   "unknown field",
		`{"a":1`:                    "unexpected EOF",
		`{"a":,}`:                   "at byte 6",
		strings.Repeat(`[`, 10<<20): "depth",
	} {
		require.ErrorContains(t, core.DecodeJSON([]byte(text), &dst), says, core.Clip(text))
	}
}

// letter is an enumeration of a byte with a text form, as the games have them.
type letter uint8

func (l letter) MarshalText() ([]byte, error) { return []byte{'a' + byte(l)}, nil }

func (l *letter) UnmarshalText(text []byte) error {
	*l = letter(text[0] - 'a')
	return nil
}

// Package json reads a list of bytes of any type from a string in base64.
func TestDecodeJSONTakesNoStringForAList(t *testing.T) {
	var dst struct {
		Letters []letter `json:"letters"`
	}
	require.NoError(t, core.DecodeJSON([]byte(`{"letters":["b","c"]}`), &dst))
	require.Equal(t, []letter{1, 2}, dst.Letters)
	for _, text := range []string{`{"letters":""}`, `{"letters":"AQID"}`} {
		require.ErrorContains(t, core.DecodeJSON([]byte(text), &dst), "letters is no list", text)
	}
}

func TestSession(t *testing.T) {
	game := core.Any(losbanditos.Game)
	rng := core.NewRNG(1, 0)
	s, err := game.Open(2, nil, &rng)
	require.NoError(t, err)
	for !s.Over() {
		seat := s.Next()
		require.True(t, s.Pending().Has(seat))
		moves := s.Moves(seat)
		require.NotEmpty(t, moves)
		require.Error(t, s.Play(1-seat, moves[0]))
		require.Error(t, s.Play(seat, "nonsense"))
		require.ErrorIs(t, s.PlayAt(seat, moves[0], s.Made(seat)+1), core.ErrStale)
		key := s.Key()
		require.NoError(t, s.PlayAt(seat, moves[rng.Intn(len(moves))], s.Made(seat)))
		require.NotEqual(t, key, s.Key())
		saved, err := s.Save()
		require.NoError(t, err)
		loaded, err := game.Load(saved)
		require.NoError(t, err)
		again, err := loaded.Save()
		require.NoError(t, err)
		require.Equal(t, string(saved), string(again))
	}
	require.Equal(t, s.Record().Events, s.Events(core.Nobody, 0))
	require.Equal(t, s.Score(0), s.Tally(0).Total())
	require.Equal(t, 1, s.Winners().Len())
	var view losbanditos.View
	require.NoError(t, json.Unmarshal(s.View(1), &view))
	require.Equal(t, core.Seat(1), view.Viewer())
	again, err := game.Replay(s.Record(), nil)
	require.NoError(t, err)
	require.Equal(t, s.Key(), again.Key())
}

func TestSessionIsNilOnlyWhenThereIsNone(t *testing.T) {
	game := core.Any(losbanditos.Game)
	s, err := game.Open(9, nil, nil)
	require.Error(t, err)
	require.True(t, s == nil)
	s, err = game.Load(nil)
	require.Error(t, err)
	require.True(t, s == nil)
	s, err = game.Replay(&core.Record{}, nil)
	require.Error(t, err)
	require.True(t, s == nil)
	record := playedTable(t, 1, 3).Record()
	record.Events[2].Move = "nonsense"
	s, err = game.Replay(record, nil)
	require.ErrorContains(t, err, "line 9")
	require.Equal(t, 2, s.Len(), "the session stands where the damage begins")
}

// A session that waits for Resolve offers what chance may bring, and draws of it
// what the table itself would have drawn.
func TestSessionOffersOutcomes(t *testing.T) {
	game := core.Any(losbanditos.Game)
	rng := core.NewRNG(3, 0)
	auto, err := game.Open(2, nil, &rng)
	require.NoError(t, err)
	waits, err := game.Open(2, nil, nil)
	require.NoError(t, err)
	for waits.Next() == core.Chance {
		outcomes, total := waits.Outcomes(), 0
		for _, o := range outcomes {
			require.Positive(t, o.Weight)
			total += o.Weight
		}
		require.Equal(t, 10-waits.Len(), total, "tiles left in the stack")
		drawn := waits.Sample(&rng)
		require.True(t, slices.ContainsFunc(outcomes, func(o core.Outcome[string]) bool { return o.Move == drawn }))
		require.NoError(t, waits.Resolve(drawn))
	}
	require.Equal(t, auto.Record(), waits.Record())
	require.Empty(t, waits.Outcomes())
	before := rng
	require.Empty(t, waits.Sample(&rng))
	require.Equal(t, before, rng, "nothing is drawn where chance is not next")
}
