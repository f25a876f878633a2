package bots_test

import (
	"context"
	"errors"
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/sandbar-games/sandbar/core"
	"github.com/sandbar-games/sandbar/core/bots"
)

// Matching pennies: two seats show heads or tails at the same time. Seat 0 wins if
// both show the same, seat 1 otherwise. Whoever knew the other's choice would
// always win; as it is, each wins half the games.

type coin struct{ side uint8 } // 1 heads, 2 tails, 0 unseen

func (c coin) String() string { return [...]string{"?", "heads", "tails"}[c.side] }

func (c coin) MarshalText() ([]byte, error) { return core.MarshalMove("pennies", c) }

type pennies struct {
	chosen [2]uint8
	shown  bool
	cursed bool // nobody wins if a coin shows heads
	twice  bool // each seat first throws a coin away
	thrown [2]bool
}

type penniesView struct {
	viewer core.Seat
	done   [2]bool
	own    uint8
	shown  bool
	cursed bool
	coins  [2]uint8 // once shown
	twice  bool
	thrown [2]bool
}

var penniesGame = core.Game[pennies, coin, penniesView]{Name: "pennies", MinSeats: 2, MaxSeats: 2}

func (p *pennies) Seats() int { return 2 }

func (p *pennies) Next() core.Seat {
	switch {
	case p.shown:
		return core.Nobody
	case p.Pending() == 0:
		return core.Chance
	}
	return p.Pending().First()
}

func (p *pennies) Pending() core.SeatSet {
	var set core.SeatSet
	for seat, c := range p.chosen {
		if c == 0 {
			set = set.With(core.Seat(seat))
		}
	}
	return set
}

func (p *pennies) AppendMoves(dst []coin, by core.Seat) []coin {
	if !p.Pending().Has(by) {
		return dst
	}
	return append(dst, coin{1}, coin{2})
}

func (p *pennies) Moves(by core.Seat) []coin { return p.AppendMoves(nil, by) }

func (p *pennies) Apply(by core.Seat, m coin) error {
	switch {
	case by == core.Chance:
		p.shown = true
	case !p.Pending().Has(by) || m.side == 0:
		return errors.New("no")
	case p.twice && !p.thrown[by]:
		p.thrown[by] = true
	default:
		p.chosen[by] = m.side
	}
	return nil
}

func (p *pennies) AppendOutcomes(dst []core.Outcome[coin]) []core.Outcome[coin] {
	return append(dst, core.Outcome[coin]{Weight: 1})
}

func (p *pennies) Sample(*core.RNG) coin      { return coin{} }
func (p *pennies) Score(core.Seat) int        { return 0 }
func (p *pennies) Tally(core.Seat) core.Tally { return nil }
func (p *pennies) Check() error               { return nil }

func (p *pennies) Winners() core.SeatSet {
	switch {
	case !p.shown, p.cursed && (p.chosen[0] == 1 || p.chosen[1] == 1):
		return 0
	case p.chosen[0] == p.chosen[1]:
		return core.SeatsOf(0)
	}
	return core.SeatsOf(1)
}

func (p *pennies) View(viewer core.Seat) penniesView {
	v := penniesView{
		viewer: viewer, done: [2]bool{p.chosen[0] != 0, p.chosen[1] != 0}, shown: p.shown, cursed: p.cursed,
		twice: p.twice, thrown: p.thrown,
	}
	if viewer.At(2) {
		v.own = p.chosen[viewer]
	}
	if p.shown {
		v.coins = p.chosen
	}
	return v
}

func (p *pennies) Seen(viewer, by core.Seat, m coin) coin {
	if by >= 0 && by != viewer {
		return coin{}
	}
	return m
}

func (v *penniesView) state() pennies {
	if v.shown {
		return pennies{v.coins, true, v.cursed, v.twice, v.thrown}
	}
	p := pennies{cursed: v.cursed, twice: v.twice, thrown: v.thrown}
	for seat, done := range v.done {
		if done {
			p.chosen[seat] = 1
		}
	}
	return p
}

func (v *penniesView) Viewer() core.Seat     { return v.viewer }
func (v *penniesView) Seats() int            { return 2 }
func (v *penniesView) Score(core.Seat) int   { return 0 }
func (v *penniesView) Fits(s *pennies) error { return nil }

func (v *penniesView) Next() core.Seat       { s := v.state(); return s.Next() }
func (v *penniesView) Pending() core.SeatSet { s := v.state(); return s.Pending() }
func (v *penniesView) Winners() core.SeatSet { s := v.state(); return s.Winners() }

func (v *penniesView) AppendMoves(dst []coin) []coin {
	s := v.state()
	return s.AppendMoves(dst, v.viewer)
}

func (v *penniesView) Recall(*penniesView, core.Seat, coin) {}

func (v *penniesView) Determinize(r *core.RNG) pennies {
	s := v.state()
	for seat := range s.chosen {
		if core.Seat(seat) == v.viewer {
			s.chosen[seat] = v.own
		} else if v.done[seat] && !v.shown {
			s.chosen[seat] = uint8(1 + r.Intn(2))
		}
	}
	return s
}

// A choice of two moves is one choice, too: nobody makes the second one in the light
// of what the searcher hides.
func TestSearch_NobodyAnswersAHiddenChoice(t *testing.T) {
	for seat := range core.Seat(2) {
		for _, s := range []pennies{
			{}, {chosen: [2]uint8{uint8(seat), uint8(1 - seat)}},
			{twice: true}, {twice: true, thrown: [2]bool{seat == 0, seat == 1}}, {twice: true, thrown: [2]bool{seat == 1, seat == 0}},
			{twice: true, thrown: [2]bool{seat == 1, seat == 0}, chosen: [2]uint8{uint8(seat), uint8(1 - seat)}},
		} {
			for stream := range uint64(6) {
				rng := core.NewRNG(1, stream)
				search := bots.NewSearch(penniesGame, bots.SearchOptions{Iterations: 4000})
				search.Choose(context.Background(), s.View(seat), s.Moves(seat), &rng)
				mean := 0.0
				for _, m := range search.Report().Moves {
					require.Greater(t, m.Visits, 200, "seat %d, %+v", seat, s)
					mean += m.Mean * float64(m.Visits) / 4000
				}
				require.InDelta(t, 0.5, mean, 0.06, "seat %d, %+v", seat, s)
			}
		}
	}
}

func TestSearch_WhereNobodyWinsNobodyIsRewarded(t *testing.T) {
	s := pennies{cursed: true}
	rng := core.NewRNG(1, 1)
	for name, bot := range map[string]bots.Bot[coin, penniesView]{
		"search": bots.NewSearch(penniesGame, bots.SearchOptions{Iterations: 400}),
		"flat":   bots.NewFlat(penniesGame, bots.FlatOptions{}),
	} {
		require.Equal(t, coin{2}, bot.Choose(context.Background(), s.View(0), s.Moves(0), &rng), name)
	}
}

func TestGreedy_LetsOthersChooseToTheEnd(t *testing.T) {
	game := penniesGame
	game.Evaluate = func(*pennies) core.Shares { panic("the coins are not shown") }
	s := pennies{twice: true, thrown: [2]bool{true, false}}
	rng := core.NewRNG(1, 1)
	greedy := bots.NewGreedy(game, bots.GreedyOptions{})
	require.Contains(t, s.Moves(0), greedy.Choose(context.Background(), s.View(0), s.Moves(0), &rng))
}
