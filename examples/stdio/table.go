package main

import (
	"context"
	"encoding/json"
	"fmt"

	"github.com/sandbar-games/sandbar"
	"github.com/sandbar-games/sandbar/core"
)

// seat returns an error unless a seat that a request names is at the table.
func (d *desk) seat(key string, seat core.Seat) error {
	if !seat.At(d.match.Seats()) {
		return fmt.Errorf("%s is %v: this game has the seats 0 to %d", key, seat, d.match.Seats()-1)
	}
	return nil
}

// viewer returns an error unless a viewer that a request names is a seat or nobody.
func (d *desk) viewer(viewer core.Seat) error {
	if viewer == core.Nobody {
		return nil
	}
	if err := d.seat("viewer", viewer); err != nil {
		return fmt.Errorf(`%w, or "nobody" for a spectator`, err)
	}
	return nil
}

// seatQuery and viewerQuery are requests about a seat or for somebody's eyes.
type seatQuery struct {
	Seat core.Seat `json:"seat"`
}

type viewerQuery struct {
	Viewer core.Seat `json:"viewer"`
}

func (d *desk) moves(q seatQuery) (any, error) {
	if q.Seat == core.Chance {
		return struct {
			Outcomes []core.Outcome[string] `json:"outcomes"`
		}{d.match.Outcomes()}, nil
	}
	if err := d.seat("seat", q.Seat); err != nil {
		return nil, err
	}
	return struct {
		Moves []string `json:"moves"`
		Made  int      `json:"made"`
	}{d.match.Moves(q.Seat), d.match.Made(q.Seat)}, nil
}

type chooseQuery struct {
	Seat    core.Seat       `json:"seat"`
	Bot     string          `json:"bot"`
	Options json.RawMessage `json:"options,omitempty"`
}

// choose has a bot of the library choose a move for a seat; nothing is played.
func (d *desk) choose(q chooseQuery) (any, error) {
	if err := d.seat("seat", q.Seat); err != nil {
		return nil, err
	}
	game, err := sandbar.Lookup(d.match.Game())
	if err != nil {
		return nil, err
	}
	player, err := game.Bot(q.Bot, q.Options)
	if err != nil {
		return nil, err
	}
	rng := core.NewRNG(d.match.seed, uint64(d.match.Len()))
	move, err := player.Choose(context.Background(), d.match.Session, q.Seat, &rng)
	if err != nil {
		return nil, err
	}
	advice := []core.Advice{}
	if adviser, ok := player.(core.Adviser); ok {
		advice = append(advice, adviser.Advice()...)
	}
	return struct {
		Move   string        `json:"move"`
		Advice []core.Advice `json:"advice"`
	}{move, advice}, nil
}

type playQuery struct {
	Seat core.Seat `json:"seat"`
	Move string    `json:"move"`
	Made *int      `json:"made,omitempty"`
}

func (d *desk) play(q playQuery) (any, error) {
	if err := d.seat("seat", q.Seat); err != nil {
		return nil, err
	}
	made := d.match.Made(q.Seat)
	if q.Made != nil {
		made = *q.Made
	}
	if err := d.match.PlayAt(q.Seat, q.Move, made); err != nil {
		return nil, err
	}
	if err := d.match.settle(); err != nil {
		return nil, err
	}
	return d.stand()
}

type resolveQuery struct {
	Move string `json:"move"`
}

func (d *desk) resolve(q resolveQuery) (any, error) {
	if err := d.match.Resolve(q.Move); err != nil {
		return nil, err
	}
	if err := d.match.settle(); err != nil {
		return nil, err
	}
	return d.stand()
}

func (d *desk) view(q viewerQuery) (any, error) {
	if err := d.viewer(q.Viewer); err != nil {
		return nil, err
	}
	return struct {
		View json.RawMessage `json:"view"`
	}{d.match.View(q.Viewer)}, nil
}

func (d *desk) state(struct{}) (any, error) {
	return struct {
		State json.RawMessage `json:"state"`
		Key   string          `json:"key"`
	}{d.match.State(), d.match.Key()}, nil
}

type eventsQuery struct {
	Viewer core.Seat `json:"viewer"`
	From   int       `json:"from,omitempty"`
}

func (d *desk) events(q eventsQuery) (any, error) {
	if err := d.viewer(q.Viewer); err != nil {
		return nil, err
	}
	if q.From < 0 {
		return nil, fmt.Errorf(`from is %d: events are counted from 0`, q.From)
	}
	return struct {
		Events []core.TextEvent `json:"events"`
		Next   int              `json:"next"`
	}{d.match.Events(q.Viewer, q.From), d.match.Len()}, nil
}

func (d *desk) tally(q seatQuery) (any, error) {
	if err := d.seat("seat", q.Seat); err != nil {
		return nil, err
	}
	tally := d.match.Tally(q.Seat)
	if tally == nil {
		tally = core.Tally{}
	}
	return struct {
		Score int        `json:"score"`
		Tally core.Tally `json:"tally"`
	}{d.match.Score(q.Seat), tally}, nil
}

type recordQuery struct {
	Viewer *core.Seat `json:"viewer,omitempty"`
	JSON   bool       `json:"json,omitempty"`
}

func (d *desk) record(q recordQuery) (any, error) {
	record := d.match.Record()
	if q.Viewer != nil {
		if err := d.viewer(*q.Viewer); err != nil {
			return nil, err
		}
		record = d.match.RecordAs(*q.Viewer)
	}
	if q.JSON {
		return struct {
			Record *core.Record `json:"record"`
		}{record}, nil
	}
	return struct {
		Record string `json:"record"`
	}{record.String()}, nil
}
