package arena

import (
	"encoding/csv"
	"encoding/json"
	"io"
	"strconv"
)

// WriteJSON writes the whole result, every game included, as JSON.
func (r *Result) WriteJSON(w io.Writer) error {
	e := json.NewEncoder(w)
	e.SetIndent("", "\t")
	return e.Encode(r)
}

// WriteCSV writes the standings, one line an entrant under a line of headings.
func (r *Result) WriteCSV(w io.Writer) error {
	lines := [][]string{{
		"game", "seats", "entrant", "games", "share", "share_low", "share_high", "fair", "rank", "rank_low", "rank_high",
		"points", "points_low", "points_high", "elo", "elo_low", "elo_high", "forfeits", "cut",
	}}
	for _, s := range r.Standings {
		line := []string{r.Game, strconv.Itoa(r.Seats), s.Entrant, strconv.Itoa(s.Games)}
		line = appendEstimate(line, s.Share)
		line = append(line, number(s.Fair))
		line = appendEstimate(line, s.Rank)
		line = appendEstimate(line, s.Points)
		line = appendEstimate(line, s.Elo)
		lines = append(lines, append(line, strconv.Itoa(s.Forfeits), strconv.Itoa(s.Cut)))
	}
	return csv.NewWriter(w).WriteAll(lines)
}

// WriteGamesCSV writes the games, one line for each seat of each game under a line
// of headings. Points are empty after a forfeit.
func (r *Result) WriteGamesCSV(w io.Writer) error {
	lines := [][]string{{"lineup", "deal", "game", "seat", "entrant", "share", "rank", "points", "events", "cut", "forfeit"}}
	for i := range r.Games {
		g := &r.Games[i]
		for seat, e := range g.Seats {
			points, forfeit := "", ""
			if g.Forfeit == nil {
				points = strconv.Itoa(g.Points[seat])
			} else if int(g.Forfeit.Seat) == seat {
				forfeit = g.Forfeit.Reason
			}
			lines = append(lines, []string{
				strconv.Itoa(g.Lineup), strconv.Itoa(g.Deal), strconv.Itoa(i), strconv.Itoa(seat), r.Entrants[e],
				number(g.Shares[seat]), number(g.Ranks[seat]), points, strconv.Itoa(g.Events), strconv.FormatBool(g.Cut), forfeit,
			})
		}
	}
	return csv.NewWriter(w).WriteAll(lines)
}

func appendEstimate(line []string, e Estimate) []string {
	return append(line, number(e.Mean), number(e.Low), number(e.High))
}

func number(x float64) string { return strconv.FormatFloat(x, 'g', 6, 64) }
