package arena

import (
	"context"
	"fmt"
	"runtime/debug"
	"slices"
	"sync/atomic"
	"time"

	"github.com/sandbar-games/sandbar/core"
	"github.com/sandbar-games/sandbar/core/bots"
)

// Game is the outcome of one game.
type Game struct {
	Lineup int   `json:"lineup"` // index in Result.Lineups
	Deal   int   `json:"deal"`   // counted from 0
	Seats  []int `json:"seats"`  // the entrant at each seat
	// Shares, Ranks and Points are by seat. There are no points after a forfeit.
	Shares []float64 `json:"shares"`
	Ranks  []float64 `json:"ranks"`
	Points []int     `json:"points,omitempty"`
	Events int       `json:"events"` // chance included; 0 if a bot stalled or ended its goroutine
	// Cut tells that the game reached the limit of events and is shared by all.
	Cut bool `json:"cut,omitempty"`
	// Forfeit is not nil if a bot lost the game by breaking the rules of the arena.
	Forfeit *Forfeit `json:"forfeit,omitempty"`
}

// Forfeit says why a bot lost a game before its end.
type Forfeit struct {
	Seat   core.Seat `json:"seat"`
	Reason string    `json:"reason"`
	// Stack is the stack of a panic, for the bot's author.
	Stack string `json:"-"`
	// late tells that the bot took too long.
	late bool
}

// job names one game of a run.
type job struct {
	lineup, deal, turned int
	seats                []int
}

// playing is one game under way. Its goroutine is left behind if a bot stalls.
type playing[S comparable, M core.Move, V comparable, PS core.State[S, M, V], PV core.View[S, M, V]] struct {
	*arena[S, M, V, PS, PV]
	job
	state  S
	views  [core.MaxSeats]V
	bots   [core.MaxSeats]bots.Bot[M, V]
	rngs   [core.MaxSeats]core.RNG
	moves  []M
	events int
	// forfeit ends the game.
	forfeit *Forfeit

	// luck decides the next thing that chance decides, number decided of the deal.
	dealt   uint64
	decided uint64
	luck    core.RNG

	// thinking is the seat that is thinking and since when, see [stamp].
	thinking *atomic.Int64
	epoch    time.Time
}

// stamp packs a seat and the time since an epoch, so that both are read at once.
func stamp(seat core.Seat, since time.Duration) int64 { return int64(since)<<4 | int64(seat) + 1 }

func unstamp(n int64) (core.Seat, time.Duration) { return core.Seat(n&15) - 1, time.Duration(n >> 4) }

// play plays the game to its end. It returns nil if ctx is done first.
func (p *playing[S, M, V, PS, PV]) play(ctx context.Context) *Game {
	p.begin()
	for p.forfeit == nil {
		by := PS(&p.state).Next()
		switch {
		case by == core.Nobody:
			return p.over()
		case p.events >= p.options.MostEvents:
			return p.cut()
		}
		var m M
		if by == core.Chance {
			m = p.chance()
		} else {
			p.moves = PV(&p.views[by]).AppendMoves(p.moves[:0])
			p.guard(by, func() { m = p.bots[by].Choose(ctx, p.views[by], p.moves, &p.rngs[by]) })
		}
		switch {
		case ctx.Err() != nil:
			return nil
		case p.forfeit == nil:
			p.apply(by, m)
		}
	}
	g := p.forfeited(p.forfeit)
	if !p.forfeit.late { // when a stalled bot is noticed is a matter of luck
		g.Events = p.events
	}
	return g
}

// guard runs code of a seat's bot under the eyes of the watch, and notes the
// forfeit if it panics or takes too long.
func (p *playing[S, M, V, PS, PV]) guard(seat core.Seat, run func()) {
	began := time.Since(p.epoch)
	p.thinking.Store(stamp(seat, began))
	defer func() {
		if v := recover(); v != nil {
			p.forfeit = &Forfeit{Seat: seat, Reason: fmt.Sprint("the bot panicked: ", v), Stack: string(debug.Stack())}
		}
	}()
	run()
	p.thinking.Store(0) // not if the bot ends its goroutine
	if time.Since(p.epoch)-began > p.options.MoveTime {
		p.forfeit = p.options.stalled(seat)
	}
}

// begin sets the table.
func (p *playing[S, M, V, PS, PV]) begin() {
	p.state = p.start
	dealer := core.NewRNG(p.options.Seed, streamOf(p.deal, chanceStream))
	p.dealt = dealer.Uint64()
	p.luck = core.NewRNG(p.dealt, 0)
	for i, e := range p.seats {
		p.views[i] = PS(&p.state).View(core.Seat(i))
		p.guard(core.Seat(i), func() { p.bots[i] = p.entrants[e].New() })
		if p.forfeit == nil && p.bots[i] == nil {
			p.forfeit = &Forfeit{Seat: core.Seat(i), Reason: "New returned no bot"}
		}
		if p.forfeit != nil { // the first bot to break loses
			return
		}
		p.rngs[i] = core.NewRNG(p.options.Seed, streamOf(p.deal, botStream+p.turned*core.MaxSeats+i))
	}
}

// chance decides for chance, so that the n-th thing it decides in any game of the
// deal falls from the same random numbers.
func (p *playing[S, M, V, PS, PV]) chance() M {
	before := p.luck
	m := PS(&p.state).Sample(&p.luck)
	if p.luck != before { // otherwise it was a reveal
		p.decided++
		p.luck = core.NewRNG(p.dealt, p.decided)
	}
	return m
}

// apply plays an event and shows it to every seat. An illegal move is a forfeit.
func (p *playing[S, M, V, PS, PV]) apply(by core.Seat, m M) {
	before := p.state
	if err := PS(&p.state).Apply(by, m); err != nil {
		if by == core.Chance {
			panic("the game breaks its contract: it sampled an illegal outcome: " + err.Error())
		}
		p.forfeit = &Forfeit{Seat: by, Reason: err.Error()}
		return
	}
	p.events++
	for i := range p.seats {
		seat := core.Seat(i)
		seen := PS(&before).Seen(seat, by, m)
		old := p.views[i]
		p.views[i] = PS(&p.state).View(seat)
		PV(&p.views[i]).Recall(&old, by, seen)
		if o, ok := p.bots[i].(bots.Observer[M, V]); ok && p.forfeit == nil {
			p.guard(seat, func() { o.Observe(p.views[i], by, seen) })
		}
	}
}

// over returns the outcome of a game played to its end.
func (p *playing[S, M, V, PS, PV]) over() *Game {
	g := p.outcome()
	winners := PS(&p.state).Winners()
	for i := range p.seats {
		if winners.Has(core.Seat(i)) {
			g.Shares[i] = 1 / float64(winners.Len())
		}
	}
	rank(g.Ranks, func(a, b int) int {
		if a, b := winners.Has(core.Seat(a)), winners.Has(core.Seat(b)); a != b {
			if a {
				return 1
			}
			return -1
		} else if a {
			return 0
		}
		return g.Points[a] - g.Points[b]
	})
	return g
}

// cut returns the outcome of a game that is too long.
func (p *playing[S, M, V, PS, PV]) cut() *Game {
	g := p.outcome()
	g.Cut = true
	for i := range g.Shares {
		g.Shares[i] = 1 / float64(len(g.Shares))
	}
	rank(g.Ranks, func(int, int) int { return 0 })
	return g
}

func (p *playing[S, M, V, PS, PV]) outcome() *Game {
	g := p.job.empty()
	g.Events = p.events
	for i := range p.seats {
		g.Points = append(g.Points, PS(&p.state).Score(core.Seat(i)))
	}
	return g
}

// empty returns the outcome of a game without any.
func (j *job) empty() *Game {
	n := len(j.seats)
	return &Game{Lineup: j.lineup, Deal: j.deal, Seats: slices.Clone(j.seats), Shares: make([]float64, n), Ranks: make([]float64, n)}
}

// forfeited returns the outcome of a game that a seat has lost and all others
// share.
func (j *job) forfeited(f *Forfeit) *Game {
	g := j.empty()
	g.Forfeit = f
	for i := range g.Shares {
		if core.Seat(i) != f.Seat {
			g.Shares[i] = 1 / float64(len(g.Shares)-1)
		}
	}
	rank(g.Ranks, func(a, b int) int {
		switch f.Seat {
		case core.Seat(a):
			return -1
		case core.Seat(b):
			return 1
		}
		return 0
	})
	return g
}

// rank ranks the seats from 1, the better one being that for which compare is
// positive. Seats that are level all get the mean of the ranks they fill.
func rank(ranks []float64, compare func(a, b int) int) {
	for a := range ranks {
		better, level := 0, 0
		for b := range ranks {
			switch {
			case a == b:
			case compare(a, b) < 0:
				better++
			case compare(a, b) == 0:
				level++
			}
		}
		ranks[a] = 1 + float64(better) + float64(level)/2
	}
}
