package arena

import (
	"context"
	"fmt"
	"math"
	"runtime/debug"
	"sync"
	"sync/atomic"
	"time"

	"github.com/sandbar-games/sandbar/core"
)

// grace is how long bots may take to return when the competition is called off.
const grace = time.Second

// schedule is all games to play, deal by deal, so that a competition called off has
// about as many deals of each lineup.
type schedule struct {
	seed    uint64
	lineups [][]int
	deal    []job // the games of one deal
	size    int
}

func (a *arena[S, M, V, PS, PV]) schedule(lineups [][]int) schedule {
	s := schedule{seed: a.options.Seed, lineups: lineups}
	for i, lineup := range lineups {
		for turned := range rotations(lineup) {
			s.deal = append(s.deal, job{lineup: i, turned: turned})
		}
	}
	s.size = int(min(int64(len(s.deal))*int64(a.options.Deals), math.MaxInt))
	return s
}

// job returns game number i.
func (s *schedule) job(i int) job {
	j := s.deal[i%len(s.deal)]
	j.deal = i / len(s.deal)
	j.seats = seating(s.lineups[j.lineup], s.seed, j.deal, j.turned)
	return j
}

// run plays the lineups on all workers and returns the games of whole deals in
// the order of the schedule.
func (a *arena[S, M, V, PS, PV]) run(ctx context.Context, lineups [][]int) ([]Game, error) {
	schedule := a.schedule(lineups)
	crew := min(a.options.Workers, schedule.size)
	ctx, cancel := context.WithCancelCause(ctx)
	defer cancel(nil)
	type played struct {
		job  int
		game *Game
	}
	results := make(chan played, crew)
	gone := make(chan struct{})
	defer close(gone) // even if Progress panics
	var workers sync.WaitGroup
	var taken atomic.Int64
	for range crew {
		workers.Go(func() {
			for {
				i := int(taken.Add(1)) - 1
				if i >= schedule.size || ctx.Err() != nil {
					return
				}
				game, err := a.watch(ctx, schedule.job(i))
				if err != nil {
					cancel(err)
					return
				}
				select {
				case results <- played{i, game}:
				case <-gone:
					return
				}
			}
		})
	}
	go func() {
		workers.Wait()
		close(results)
	}()
	var games []*Game // as far as played
	done := 0
	for r := range results {
		if r.game == nil { // called off
			continue
		}
		for len(games) <= r.job {
			games = append(games, nil)
		}
		games[r.job] = r.game
		done++
		if a.options.Progress != nil {
			a.options.Progress(a.played+done, a.played+schedule.size)
		}
	}
	a.played += done
	if done < schedule.size {
		return schedule.whole(games), context.Cause(ctx)
	}
	return schedule.whole(games), nil
}

// whole returns the games of those deals of which none is missing; what is beyond
// the games has not been played.
func (s *schedule) whole(games []*Game) []Game {
	type deal struct{ lineup, deal int }
	played := map[deal]int{}
	for _, g := range games {
		if g != nil {
			played[deal{g.Lineup, g.Deal}]++
		}
	}
	whole := make([]Game, 0, len(games))
	for _, g := range games {
		if g != nil && played[deal{g.Lineup, g.Deal}] == rotations(s.lineups[g.Lineup]) {
			whole = append(whole, *g)
		}
	}
	return whole
}

// watch plays one game in a goroutine of its own and keeps an eye on it. If a bot
// stalls, the goroutine is left behind. The game is nil if ctx is done first; the
// error is a panic of the game itself.
func (a *arena[S, M, V, PS, PV]) watch(ctx context.Context, j job) (*Game, error) {
	ctx, cancel := context.WithCancel(ctx)
	defer cancel()
	type ending struct {
		game *Game
		err  error
	}
	end := make(chan ending, 1)
	var thinking atomic.Int64
	epoch := time.Now()
	go func() {
		var e ending
		defer func() {
			if v := recover(); v != nil {
				e.err = fmt.Errorf("arena: lineup %d, deal %d: %v\n%s", j.lineup, j.deal, v, debug.Stack())
			} else if e.game == nil && ctx.Err() == nil {
				seat, _ := unstamp(thinking.Load())
				e.game = j.forfeited(&Forfeit{Seat: seat, Reason: "the bot ended its goroutine"})
			}
			end <- e
		}()
		p := playing[S, M, V, PS, PV]{arena: a, job: j, thinking: &thinking, epoch: epoch}
		e.game = p.play(ctx)
	}()
	timer := time.NewTimer(a.options.MoveTime)
	defer timer.Stop()
	for {
		select {
		case e := <-end:
			return e.game, e.err
		case <-timer.C:
			left := a.options.MoveTime
			if now := thinking.Load(); now != 0 {
				seat, since := unstamp(now)
				if left = since + a.options.MoveTime - time.Since(epoch); left <= 0 {
					return j.forfeited(a.options.stalled(seat)), nil
				}
			}
			timer.Reset(left)
		case <-ctx.Done():
			select {
			case e := <-end:
				return e.game, e.err
			case <-time.After(grace):
				return nil, nil
			}
		}
	}
}

func (o *Options) stalled(seat core.Seat) *Forfeit {
	return &Forfeit{Seat: seat, late: true, Reason: fmt.Sprintf("the bot took longer than %v for a move", o.MoveTime)}
}
