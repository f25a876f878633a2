package bots

import (
	"fmt"
	"strings"
	"time"

	"github.com/sandbar-games/sandbar/core"
)

// kind is a kind of bots by name, with options as JSON.
type kind[M, V any] struct {
	name, doc string
	options   []core.Option
	make      func(options []byte) (Bot[M, V], error)
}

// kinds returns all kinds of bots for a game, the weakest first.
func kinds[S comparable, M core.Move, V comparable, PS core.State[S, M, V], PV core.View[S, M, V]](
	game core.Game[S, M, V],
) []kind[M, V] {
	return []kind[M, V]{
		{
			"random", "Plays every legal move with the same likelihood.", nil,
			func(data []byte) (Bot[M, V], error) {
				return NewRandom(game), core.DecodeOptions("random", data, &struct{}{})
			},
		},
		{
			"greedy", "Looks one move ahead in some imagined worlds.",
			[]core.Option{whole("worlds", "How many worlds are imagined for a decision.", 20)},
			func(data []byte) (Bot[M, V], error) {
				var o struct {
					Worlds int `json:"worlds"`
				}
				err := decode("greedy", data, &o, &o.Worlds)
				return NewGreedy[S, M, V, PS, PV](game, GreedyOptions(o)), err
			},
		},
		{
			"flat", "Plays every move out at random equally often.",
			[]core.Option{
				whole("playouts", "How many playouts each move has.", 100),
				whole("cutoff", "After how many events a playout ends with an estimate; 0 is at the end of the game.", 0),
			},
			func(data []byte) (Bot[M, V], error) {
				var o struct {
					Playouts int `json:"playouts"`
					Cutoff   int `json:"cutoff"`
				}
				err := decode("flat", data, &o, &o.Playouts, &o.Cutoff)
				return NewFlat[S, M, V, PS, PV](game, FlatOptions(o)), err
			},
		},
		{
			"expectimax", "Computes the exact expectation of every move down to a depth.",
			[]core.Option{whole("depth", "How many decisions are looked ahead, its own included.", 2)},
			func(data []byte) (Bot[M, V], error) {
				var o struct {
					Depth int `json:"depth"`
				}
				err := decode("expectimax", data, &o, &o.Depth)
				return NewExpectimax[S, M, V, PS, PV](game, ExpectimaxOptions(o)), err
			},
		},
		{
			"search", "Searches a tree of what each seat may know: information set Monte Carlo tree search.",
			[]core.Option{
				whole("iterations", "The most iterations for a decision; 0 is 1,000, or no bound if there is a time.", 0),
				{Name: "time", Doc: "The longest thinking time for a decision; 0s is no bound.", Values: `a duration such as "500ms" or "2s"`, Default: `"0s"`},
			},
			func(data []byte) (Bot[M, V], error) {
				var o struct {
					Iterations int      `json:"iterations"`
					Time       duration `json:"time"`
				}
				err := decode("search", data, &o, &o.Iterations)
				return NewSearch[S, M, V, PS, PV](game, SearchOptions{Iterations: o.Iterations, Time: time.Duration(o.Time)}), err
			},
		},
	}
}

// whole documents an option that is a whole number; 0 stands for the default.
func whole(name, doc string, otherwise int) core.Option {
	return core.Option{Name: name, Doc: doc, Values: "a whole number, at least 0", Default: fmt.Sprint(otherwise)}
}

// decode reads options as JSON, of which some numbers must not be negative.
func decode(name string, data []byte, dst any, atLeast0 ...*int) error {
	if err := core.DecodeOptions(name, data, dst); err != nil {
		return err
	}
	for _, n := range atLeast0 {
		if *n < 0 {
			return fmt.Errorf("%s: options: %d: want 0 or more", name, *n)
		}
	}
	return nil
}

// duration stands in JSON as a text like "1.5s".
type duration time.Duration

func (d duration) MarshalText() ([]byte, error) { return []byte(time.Duration(d).String()), nil }

func (d *duration) UnmarshalText(text []byte) error {
	t, err := time.ParseDuration(string(text))
	if err != nil || t < 0 {
		return fmt.Errorf("%q: want a duration such as 500ms or 2s", core.Clip(string(text)))
	}
	*d = duration(t)
	return nil
}

// Names returns the names of all kinds of bots, the weakest first, as [Named] takes them.
func Names() []string { return []string{"random", "greedy", "flat", "expectimax", "search"} }

// Named returns a bot by the name of its kind, one of [Names], with options as a JSON
// object, or none: the numbers of GreedyOptions, FlatOptions, ExpectimaxOptions and
// SearchOptions under their names in lower case, and a search's time as text, as in
// {"iterations":500,"time":"1s"}.
func Named[S comparable, M core.Move, V comparable, PS core.State[S, M, V], PV core.View[S, M, V]](
	game core.Game[S, M, V], name string, options []byte,
) (Bot[M, V], error) {
	for _, k := range kinds[S, M, V, PS, PV](game) {
		if k.name == name {
			bot, err := k.make(options)
			if err != nil {
				return nil, fmt.Errorf("bots: %w", err)
			}
			return bot, nil
		}
	}
	return nil, fmt.Errorf("bots: no bot %q: there are %s", core.Clip(name), strings.Join(Names(), ", "))
}
