package strandbufe

import (
	"encoding/json"
	"os"
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/sandbar-games/sandbar/core"
	"github.com/sandbar-games/sandbar/core/gametest"
)

// otherCards returns a card set that differs from the stand-in in all that a set
// can differ in: 30 guests, three promos, six goals and three boards with icons on
// other spaces.
func otherCards(t testing.TB) *CardSet {
	t.Helper()
	data, err := os.ReadFile("testdata/cards.json")
	require.NoError(t, err)
	set, err := ParseCardSet(data)
	require.NoError(t, err)
	return set
}

// withCards returns options as JSON with the other card set in full.
func withCards(t testing.TB, o Options) string {
	t.Helper()
	o.Cards = otherCards(t)
	data, err := json.Marshal(o)
	require.NoError(t, err)
	return string(data)
}

// allOptions are the ways to play that the laws are held against.
var allOptions = []string{
	"",
	`{"mode":"advanced"}`,
	`{"mode":"solo"}`,
	`{"promos":"all","drinks":"literal","first":1}`,
	`{"mode":"advanced","promos":"all","drinks":"literal","first":1}`,
	`{"mode":"solo","promos":["alienek","eszkimok"],"boards":[4]}`,
}

func TestLaws(t *testing.T) {
	gametest.Run(t, Game, gametest.Config[State, Move]{Options: allOptions, Policies: policies})
}

// A card set of one's own goes through the same laws.
func TestLawsWithOtherCards(t *testing.T) {
	variants := []Options{
		{Mode: Solo, Promos: PromosOf(Alienek, Eszkimok, Grump), Boards: Boards{2}},
		{Mode: Advanced, Promos: PromosOf(Alienek, Grump)},
		{Drinks: LiteralDrinks, Promos: PromosOf(Eszkimok)},
	}
	var options []string
	for _, o := range variants {
		options = append(options, withCards(t, o))
	}
	small := Game // 30 guests are enough for three seats
	small.MaxSeats = 3
	gametest.Run(t, small, gametest.Config[State, Move]{Options: options, Policies: policies})
}

// policies are ways to play that random games hardly ever take.
var policies = []gametest.Policy[State, Move]{
	{Name: "serve all and keep guests", Choose: prefer(KindServe, KindDrink, KindBonus, KindRestock, KindFill, KindStock, KindGive, KindUpgrade)},
	{Name: "hoard", Choose: prefer(KindRestock, KindFill, KindStock, KindPass)},
	{Name: "keep all guests", Choose: prefer(KindDrink, KindTake, KindDecline, KindRestock, KindDone)},
	{Name: "outbid", Choose: outbid},
}

// prefer chooses at random among the moves of the first kind that can be played.
func prefer(kinds ...Kind) func(*State, core.Seat, []Move, *core.RNG) Move {
	return func(_ *State, _ core.Seat, moves []Move, r *core.RNG) Move {
		for _, kind := range kinds {
			var list []Move
			for _, m := range moves {
				if m.Kind() == kind {
					list = append(list, m)
				}
			}
			if list != nil {
				return list[r.Intn(len(list))]
			}
		}
		return moves[r.Intn(len(moves))]
	}
}

// outbid lays bids over others wherever it can.
func outbid(s *State, by core.Seat, moves []Move, r *core.RNG) Move {
	for _, m := range moves {
		if (m.Kind() == KindBid || m.Kind() == KindRebid) && s.bidOn(m.card) > 0 {
			return m
		}
	}
	return prefer(KindServe, KindUpgrade)(s, by, moves, r)
}

func TestGolden(t *testing.T) {
	for _, c := range []struct {
		name    string
		seats   int
		options string
	}{
		{"beginner-3", 3, ""},
		{"advanced-4", 4, `{"mode":"advanced"}`},
		{"advanced-6-promos", 6, `{"mode":"advanced","promos":"all"}`},
		{"solo", 1, `{"mode":"solo"}`},
		{"other-cards-2", 2, withCards(t, Options{Mode: Advanced})},
	} {
		t.Run(c.name, func(t *testing.T) { gametest.Golden(t, Game, c.name, c.seats, c.options, 1) })
	}
}

func TestRules(t *testing.T) { gametest.Rules(t, "RULES.md") }
