package main

import (
	"encoding/json"
	"errors"
	"fmt"
	"slices"
	"strings"

	"github.com/sandbar-games/sandbar"
	"github.com/sandbar-games/sandbar/core"
)

var errNoGame = errors.New("no game is open: send open, load or replay first")

// desk answers requests about one game at a time.
type desk struct {
	limit  int    // the most events of a game, or 0
	keep   string // the file that the record is kept in, or ""
	match  *match // nil while no game is open
	damage error  // of the record that the game goes on from
}

// answer does what a line asks for.
func (d *desk) answer(text []byte) reply {
	r := reply{Type: "reply", ID: json.RawMessage("null")}
	var members map[string]json.RawMessage
	if err := core.DecodeJSON(text, &members); err != nil || members == nil {
		r.Error = &failure{"request", "a request is a JSON object on one line"}
		if err != nil {
			r.Error.Text += ": " + err.Error()
		}
		return r
	}
	if id, ok := members["id"]; ok {
		if !idKnown(id) {
			r.Error = &failure{"request", `"id" is a number or a string of at most 100 bytes`}
			return r
		}
		r.ID = id
	}
	result, err := d.do(members)
	if err != nil {
		r.Error = newFailure(err)
		return r
	}
	r.OK = result
	return r
}

// idKnown reports whether a request's id is one that the reply can carry.
func idKnown(id json.RawMessage) bool {
	return len(id) <= 100 && strings.ContainsRune(`"-0123456789`, rune(id[0]))
}

// requests are what can be asked, by name.
var requests = map[string]func(d *desk, args []byte) (any, error){
	"games":   asked((*desk).games),
	"open":    asked((*desk).open),
	"load":    asked((*desk).load),
	"replay":  asked((*desk).replay),
	"close":   asked((*desk).close),
	"status":  asked((*desk).status),
	"moves":   asked((*desk).moves),
	"choose":  asked((*desk).choose),
	"play":    asked((*desk).play),
	"resolve": asked((*desk).resolve),
	"view":    asked((*desk).view),
	"state":   asked((*desk).state),
	"events":  asked((*desk).events),
	"tally":   asked((*desk).tally),
	"record":  asked((*desk).record),
	"save":    asked((*desk).save),
}

// asked makes a request of a method that takes what else stands in the line,
// and takes nothing that it does not know.
func asked[Q any](do func(*desk, Q) (any, error)) func(*desk, []byte) (any, error) {
	return func(d *desk, args []byte) (any, error) {
		var q Q
		if err := core.DecodeJSON(args, &q); err != nil {
			return nil, err
		}
		return do(d, q)
	}
}

// withoutGame are the requests that need no open game.
var withoutGame = []string{"games", "open", "load", "replay"}

func (d *desk) do(members map[string]json.RawMessage) (any, error) {
	var name string
	if err := json.Unmarshal(members["do"], &name); err != nil {
		return nil, errors.New(`"do" is missing: the name of a request, such as "games"`)
	}
	request, ok := requests[name]
	if !ok {
		var names []string
		for name := range requests {
			names = append(names, name)
		}
		slices.Sort(names)
		return nil, fmt.Errorf("there is no request %q: there are %s", core.Clip(name), strings.Join(names, ", "))
	}
	if d.match == nil && !slices.Contains(withoutGame, name) {
		return nil, errNoGame
	}
	delete(members, "id")
	delete(members, "do")
	args, err := json.Marshal(members)
	if err != nil {
		return nil, err
	}
	result, err := request(d, args)
	if err != nil {
		return nil, fmt.Errorf("%s: %w", name, err)
	}
	return result, nil
}

// option and game are what "games" tells.
type option struct {
	Name    string          `json:"name"`
	Doc     string          `json:"doc"`
	Values  string          `json:"values"`
	Default json.RawMessage `json:"default"`
}

type game struct {
	Name     string   `json:"name"`
	Title    string   `json:"title"`
	MinSeats int      `json:"minSeats"`
	MaxSeats int      `json:"maxSeats"`
	Rules    int      `json:"rules"`
	Options  []option `json:"options"`
	Bots     []bot    `json:"bots"`
}

// bot is a kind of bot that plays a game.
type bot struct {
	Name    string   `json:"name"`
	Doc     string   `json:"doc"`
	Options []option `json:"options"`
}

func (d *desk) games(struct{}) (any, error) {
	list := []game{}
	for _, g := range sandbar.Games() {
		entry := game{g.Name, g.Title, g.MinSeats, g.MaxSeats, g.Revision, optionList(g.Options), []bot{}}
		for _, b := range g.Bots {
			entry.Bots = append(entry.Bots, bot{b.Name, b.Doc, optionList(b.Options)})
		}
		list = append(list, entry)
	}
	return list, nil
}

func optionList(options []core.Option) []option {
	list := []option{}
	for _, o := range options {
		list = append(list, option{o.Name, o.Doc, o.Values, json.RawMessage(o.Default)})
	}
	return list
}

// status tells how the game stands.
type status struct {
	Game    string      `json:"game"`
	Seats   int         `json:"seats"`
	Next    core.Seat   `json:"next"`
	Pending []core.Seat `json:"pending"`
	Over    bool        `json:"over"`
	Events  int         `json:"events"`
	Made    []int       `json:"made"`
	Scores  []int       `json:"scores"`
	Winners []core.Seat `json:"winners"`
	Damage  string      `json:"damage,omitempty"`
}

func (m *match) status() status {
	s := status{
		Game: m.Game(), Seats: m.Seats(), Next: m.Next(), Pending: seatList(m.Pending()), Over: m.Over(),
		Events: m.Len(), Made: []int{}, Scores: []int{}, Winners: seatList(m.Winners()),
	}
	for seat := range m.Seats() {
		s.Made = append(s.Made, m.Made(core.Seat(seat)))
		s.Scores = append(s.Scores, m.Score(core.Seat(seat)))
	}
	return s
}

func seatList(set core.SeatSet) []core.Seat { return slices.AppendSeq([]core.Seat{}, set.All()) }

func (d *desk) status(struct{}) (any, error) {
	return d.stand()
}

// stand is the reply to all that changes the game.
func (d *desk) stand() (any, error) {
	s := d.match.status()
	if d.damage != nil {
		s.Damage = d.damage.Error()
	}
	return s, nil
}

// take makes a session the open game.
func (d *desk) take(session core.Session, seed uint64, manual bool) error {
	session.SetLimit(d.limit)
	m := &match{Session: session, seed: seed, manual: manual, keep: d.keep}
	if err := m.settle(); err != nil {
		return err
	}
	d.match, d.damage = m, nil
	return nil
}
