package main

import (
	"encoding/json"
	"fmt"

	"github.com/sandbar-games/sandbar/core"
)

// seat returns the seat that a request names under a key.
func (d *desk) seat(key string, seat *core.Seat) (core.Seat, error) {
	if seat == nil {
		return core.Nobody, fmt.Errorf("%q is missing: want the number of a seat, the first being 0", key)
	}
	if !seat.At(d.match.Seats()) {
		return core.Nobody, fmt.Errorf("%q is %v: this game has the seats 0 to %d", key, *seat, d.match.Seats()-1)
	}
	return *seat, nil
}

// viewer returns the viewer that a request names: a seat or "nobody".
func (d *desk) viewer(seat *core.Seat) (core.Seat, error) {
	if seat != nil && *seat == core.Nobody {
		return core.Nobody, nil
	}
	viewer, err := d.seat("viewer", seat)
	if err != nil {
		return viewer, fmt.Errorf(`%w, or "nobody" for a spectator`, err)
	}
	return viewer, nil
}

// seatQuery and viewerQuery are requests about a seat or for somebody's eyes.
type seatQuery struct {
	Seat *core.Seat `json:"seat"`
}

type viewerQuery struct {
	Viewer *core.Seat `json:"viewer"`
}

func (d *desk) moves(q seatQuery) (any, error) {
	if q.Seat != nil && *q.Seat == core.Chance {
		return struct {
			Outcomes []core.Outcome[string] `json:"outcomes"`
		}{d.match.Outcomes()}, nil
	}
	seat, err := d.seat("seat", q.Seat)
	if err != nil {
		return nil, err
	}
	return struct {
		Moves []string `json:"moves"`
		Made  int      `json:"made"`
	}{d.match.Moves(seat), d.match.Made(seat)}, nil
}

type playQuery struct {
	Seat *core.Seat `json:"seat"`
	Move string     `json:"move"`
	Made *int       `json:"made"`
}

func (d *desk) play(q playQuery) (any, error) {
	seat, err := d.seat("seat", q.Seat)
	if err != nil {
		return nil, err
	}
	made := d.match.Made(seat)
	if q.Made != nil {
		made = *q.Made
	}
	if err := d.match.PlayAt(seat, q.Move, made); err != nil {
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
	viewer, err := d.viewer(q.Viewer)
	if err != nil {
		return nil, err
	}
	return struct {
		View json.RawMessage `json:"view"`
	}{d.match.View(viewer)}, nil
}

func (d *desk) state(struct{}) (any, error) {
	return struct {
		State json.RawMessage `json:"state"`
		Key   string          `json:"key"`
	}{d.match.State(), d.match.Key()}, nil
}

type eventsQuery struct {
	Viewer *core.Seat `json:"viewer"`
	From   int        `json:"from"`
}

func (d *desk) events(q eventsQuery) (any, error) {
	viewer, err := d.viewer(q.Viewer)
	if err != nil {
		return nil, err
	}
	if q.From < 0 {
		return nil, fmt.Errorf(`"from" is %d: events are counted from 0`, q.From)
	}
	return struct {
		Events []core.TextEvent `json:"events"`
		Next   int              `json:"next"`
	}{d.match.Events(viewer, q.From), d.match.Len()}, nil
}

func (d *desk) tally(q seatQuery) (any, error) {
	seat, err := d.seat("seat", q.Seat)
	if err != nil {
		return nil, err
	}
	tally := d.match.Tally(seat)
	if tally == nil {
		tally = core.Tally{}
	}
	return struct {
		Score int        `json:"score"`
		Tally core.Tally `json:"tally"`
	}{d.match.Score(seat), tally}, nil
}

type recordQuery struct {
	Viewer *core.Seat `json:"viewer"`
	JSON   bool       `json:"json"`
}

func (d *desk) record(q recordQuery) (any, error) {
	record := d.match.Record()
	if q.Viewer != nil {
		viewer, err := d.viewer(q.Viewer)
		if err != nil {
			return nil, err
		}
		record = d.match.RecordAs(viewer)
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
