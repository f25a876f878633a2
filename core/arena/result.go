package arena

import (
	"cmp"
	"encoding/json"
	"slices"
)

// Result is what a competition has brought.
type Result struct {
	Game     string          `json:"game"`
	Seats    int             `json:"seats"`
	Rules    json.RawMessage `json:"rules"` // the game's options, all written out
	Seed     uint64          `json:"seed"`
	Entrants []string        `json:"entrants"`
	// Lineups are the entrants by seat, before they are turned.
	Lineups [][]int `json:"lineups"`
	// Standings are the entrants from the best to the worst: by share, or on a ladder
	// from the top rung down.
	Standings []Standing `json:"standings"`
	// Matches are the standings of each lineup alone, in the order of the entrants.
	Matches [][]Standing `json:"matches"`
	// Games are all games, lineup by lineup within each deal; of a ladder, one
	// meeting after the other.
	Games []Game `json:"games"`
}

// Standing is how an entrant did. Where it had several seats in a game, the mean
// over them counts.
type Standing struct {
	Entrant  string   `json:"entrant"`
	Index    int      `json:"index"` // in Result.Entrants
	Games    int      `json:"games"`
	Share    Estimate `json:"share"`  // of the victory, 0 to 1
	Fair     float64  `json:"fair"`   // the share of equals: 1 by the number of seats
	Rank     Estimate `json:"rank"`   // 1 is the best
	Points   Estimate `json:"points"` // all 0 if every game was forfeited
	Elo      Estimate `json:"elo"`    // mean 0 over the entrants rated together
	Forfeits int      `json:"forfeits"`
	Cut      int      `json:"cut"` // games that reached the limit of events
	// Distribution says how often each score was made, in ascending order.
	Distribution []Count `json:"distribution"`
}

// Count is how often a score was made.
type Count struct {
	Points int `json:"points"`
	Times  int `json:"times"`
}

// result sums the games up.
func (a *arena[S, M, V, PS, PV]) result(lineups [][]int, games []Game) *Result {
	r := &Result{
		Game: a.game.Name, Seats: a.options.Seats, Rules: a.options.Rules, Seed: a.options.Seed,
		Lineups: lineups, Games: append([]Game{}, games...),
	}
	for _, e := range a.entrants {
		r.Entrants = append(r.Entrants, e.Name)
	}
	byLineup := make([][]*Game, len(lineups))
	all := make([]*Game, len(games))
	for i := range games {
		g := &games[i]
		all[i] = g
		byLineup[g.Lineup] = append(byLineup[g.Lineup], g)
	}
	r.Standings = r.standings(all)
	slices.SortStableFunc(r.Standings, func(a, b Standing) int {
		return cmp.Or(cmp.Compare(b.Share.Mean, a.Share.Mean), cmp.Compare(a.Rank.Mean, b.Rank.Mean))
	})
	for _, games := range byLineup {
		r.Matches = append(r.Matches, r.standings(games))
	}
	return r
}

// standings sums some games up for every entrant that played in them.
func (r *Result) standings(games []*Game) []Standing {
	duels := newDuels(len(r.Entrants))
	for _, g := range games {
		duels.count(g)
	}
	standings, players := []Standing{}, []int{}
	for i, name := range r.Entrants {
		s := Standing{Entrant: name, Index: i, Fair: 1 / float64(r.Seats), Distribution: []Count{}}
		if s.sum(games, r.Seed); s.Games > 0 {
			standings, players = append(standings, s), append(players, i)
		}
	}
	for i, rating := range duels.only(players).elo() {
		standings[i].Elo = rating
	}
	return standings
}

// sum fills in all but the rating.
func (s *Standing) sum(games []*Game, seed uint64) {
	deals := 0
	for _, g := range games {
		deals = max(deals, g.Deal+1)
	}
	ranks, points := make([]part, deals), make([]part, deals)
	times := map[int]int{}
	shares := 0.0
	for _, g := range games {
		var share, rank, score, seats float64
		for seat, e := range g.Seats {
			if e != s.Index {
				continue
			}
			seats++
			share += g.Shares[seat]
			rank += g.Ranks[seat]
			if g.Forfeit == nil {
				score += float64(g.Points[seat])
				times[g.Points[seat]]++
			} else if int(g.Forfeit.Seat) == seat {
				s.Forfeits++
			}
		}
		if seats == 0 {
			continue
		}
		s.Games++
		if g.Cut {
			s.Cut++
		}
		shares += share / seats
		ranks[g.Deal].add(rank / seats)
		if g.Forfeit == nil {
			points[g.Deal].add(score / seats)
		}
	}
	if s.Games == 0 {
		return
	}
	s.Share = wilson(shares/float64(s.Games), s.Games)
	s.Rank, s.Points = bootstrap(ranks, seed), bootstrap(points, seed)
	for points, n := range times {
		s.Distribution = append(s.Distribution, Count{points, n})
	}
	slices.SortFunc(s.Distribution, func(a, b Count) int { return cmp.Compare(a.Points, b.Points) })
}

func (p *part) add(value float64) {
	p.sum += value
	p.n++
}
