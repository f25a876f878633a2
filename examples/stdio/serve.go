package main

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"io"

	"github.com/sandbar-games/sandbar/core"
)

// hello is the first line of a conversation.
type hello struct {
	Type     string `json:"type"` // "hello"
	Protocol string `json:"protocol"`
	Version  int    `json:"version"`
}

func newHello() hello { return hello{"hello", protocol, version} }

// reply answers one request: with OK, or with Error.
type reply struct {
	Type  string          `json:"type"` // "reply"
	ID    json.RawMessage `json:"id"`   // the request's, or null if it had none that can be read
	OK    any             `json:"ok,omitempty"`
	Error *failure        `json:"error,omitempty"`
}

// failure says why a request was refused; everything is then as it was.
type failure struct {
	Kind string `json:"kind"`
	Text string `json:"text"`
}

// kinds sort errors for programs; what is none of them is "request".
var kinds = []struct {
	err  error
	kind string
}{
	{core.ErrIllegal, "illegal"},
	{core.ErrStale, "stale"},
	{core.ErrLimit, "limit"},
	{errNoGame, "nogame"},
	{errNotKept, "record"},
	{errTimeout, "timeout"},
}

func newFailure(err error) *failure {
	for _, k := range kinds {
		if errors.Is(err, k.err) {
			return &failure{k.kind, err.Error()}
		}
	}
	return &failure{"request", err.Error()}
}

// serve answers the requests of the program that has started this one until the
// input ends. Only an error that makes it pointless to go on ends it earlier.
func serve(ctx context.Context, set settings, in io.Reader, out io.Writer) error {
	ctx, stop := context.WithCancel(ctx)
	defer stop()
	caller := newPeer(ctx, in, out)
	if err := caller.write(newHello(), set.timeout); err != nil {
		return err
	}
	d := desk{limit: set.limit, keep: set.keep}
	if set.load != "" {
		session, damage := loadRecord(set.load)
		if session == nil {
			return damage
		}
		if err := d.take(session, set.seed, false); err != nil {
			return err
		}
		d.damage = damage
	}
	for {
		text, err := caller.read(set.timeout)
		r := reply{Type: "reply", ID: json.RawMessage("null")}
		switch {
		case err == nil:
			r = d.answer(text)
		case errors.Is(err, io.EOF):
			return nil
		case errors.Is(err, errTooLong):
			r.Error = newFailure(err)
		case errors.Is(err, errTimeout):
			err = fmt.Errorf("%w: no request for %v", err, set.timeout)
			r.Error = newFailure(err)
			return errors.Join(err, caller.write(r, set.timeout))
		default:
			return err
		}
		if err := caller.write(r, set.timeout); err != nil {
			return err
		}
		if r.Error != nil && r.Error.Kind == "record" {
			return errors.New(r.Error.Text)
		}
	}
}
