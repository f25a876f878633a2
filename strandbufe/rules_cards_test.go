package strandbufe

import (
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/sandbar-games/sandbar/core"
)

func TestST04_BadCardSets(t *testing.T) {
	// card changes a field of one card in a list; without a value it takes it away.
	card := func(list string, number int, field string, value ...any) func(map[string]any) {
		return func(set map[string]any) {
			c := set[list].([]any)[number-1].(map[string]any)
			delete(c, field)
			if value != nil {
				c[field] = value[0]
			}
		}
	}
	field := func(name string, value any) func(map[string]any) {
		return func(set map[string]any) { set[name] = value }
	}
	without := func(name string) func(map[string]any) {
		return func(set map[string]any) { delete(set, name) }
	}
	// twice writes a card of a list down once more.
	twice := func(list string, number int) func(map[string]any) {
		return func(set map[string]any) {
			delete(set, "guestCount")
			set[list] = append(set[list].([]any), set[list].([]any)[number-1])
		}
	}
	type object = map[string]any
	for says, edit := range map[string]func(map[string]any){
		"guest 3: name is missing":                                            card("guests", 3, "name"),
		"guest 3 (Ice Bather): points is missing":                             card("guests", 3, "points"),
		"guest 3 (Ice Bather): order is missing":                              card("guests", 3, "order"),
		"guest 3 (Ice Bather): field points: -1: want 0 to 50":                card("guests", 3, "points", -1),
		"guest 3 (Ice Bather): field points: 51: want 0 to 50":                card("guests", 3, "points", 51),
		`guest 3 (Ice Bather): field order: "pizza" is no good`:               card("guests", 3, "order", object{"pizza": 1}),
		"guest 3 (Ice Bather): field order: fish 3: an icon wants at most 2":  card("guests", 3, "order", object{"fish": 3}),
		"guest 3 (Ice Bather): field order: fish \"0\": want a number from":   card("guests", 3, "order", object{"fish": 0}),
		"guest 3 (Ice Bather): field order: a guest wants something":          card("guests", 3, "order", object{}),
		"guest 3 (Ice Bather): field stars: 3: want 0 to 2":                   card("guests", 3, "stars", 3),
		"guest 3 (Ice Bather): field time: -1: want 0 to 2":                   card("guests", 3, "time", -1),
		"guest 3 (Ice Bather): fields promo and effect are for the cards":     card("guests", 3, "effect", "gift"),
		`guest 3 (Ice Bather): json: unknown field "price"`:                   card("guests", 3, "price", 3),
		"promo 3 (Alienek): effect is missing":                                card("promos", 3, "effect"),
		`promo 3 (Alienek): field effect: "pair": alienek has the effect "gi`: card("promos", 3, "effect", "pair"),
		"promo 3 (Alienek): promo is missing":                                 card("promos", 3, "promo"),
		"promo 3 (Alienek): field promo: punk stands there twice":             nil,
		"promo 2 (Bro+Cicus): field order: meat 7: an icon wants at most 6":   card("promos", 2, "order", object{"meat": 7}),
		"goal 2: goods is missing":                                            card("goals", 2, "goods"),
		"goal 2: points is missing":                                           card("goals", 2, "points"),
		"goal 2: field points: 0 entries: want 1 to 99":                       card("goals", 2, "points", []int{}),
		"goal 2: field goods: a goal shows something":                         card("goals", 2, "goods", []string{}),
		"goal 2: field points: -2 for 1 icons":                                card("goals", 2, "points", []int{0, -2}),
		"goal 2: field goods: fish stands there twice":                        card("goals", 2, "goods", []string{"fish", "fish"}),
		`goal 2: field goods: the value is no list`:                           card("goals", 2, "goods", "fish"),
		`field goods: the value is no list`:                                   card("goals", 2, "goods", "AQID"),
		`goal 2: field goods: [1]: "wine" is no good`:                         card("goals", 2, "goods", []string{"fish", "wine"}),
		`goal 2: field goods: [0]: "wine" is no good`:                         card("goals", 2, "goods", []string{"wine"}),
		"board 4: field favours: meat, as board 2 does":                       card("boards", 4, "favours", "meat"),
		`board 4: field favours: "beer" is no good`:                           card("boards", 4, "favours", "beer"),
		`promo 3 (Alienek): field promo: "ufo" is no promo`:                   card("promos", 3, "promo", "ufo"),
		"board 4: favours is missing":                                         card("boards", 4, "favours"),
		"board 4: field upgrades: 2 star spaces":                              card("boards", 4, "upgrades", []int{3, 4}),
		"board 4: field upgrades: space 6: want 1 to 5":                       card("boards", 4, "upgrades", []int{4, 5, 6}),
		"board 4: field upgrades: space 3 for both worker2 and worker4":       card("boards", 4, "upgrades", []int{3, 4, 3}),
		"card set: name is missing":                                           without("name"),
		"card set: guests is missing":                                         without("guests"),
		"card set: goals is missing":                                          without("goals"),
		"card set: boards is missing":                                         without("boards"),
		"card set: bonuses is missing":                                        without("bonuses"),
		"field guests: 0 cards: want 1 to 72":                                 field("guests", []int{}),
		"field goals: 0 cards: want 5 to 16":                                  field("goals", []int{}),
		"field boards: 0 boards: want 1 to 6":                                 field("boards", []int{}),
		"guest 3 (Ice Bather): field time: 3: want 0 to 2":                    card("guests", 3, "time", 3),
		"guest 3 (Ice Bather): fields promo and effect":                       card("guests", 3, "promo", "punk"),
		"goal 2: field points: 100 entries: want 1 to 99":                     card("goals", 2, "points", make([]int, 100)),
		"goal 2: field points: 51 for 1 icons: want 0 to 50":                  card("goals", 2, "points", []int{0, 51}),
		"board 4: upgrades is missing":                                        card("boards", 4, "upgrades", nil),
		"field guests: 73 cards: want 1 to 72":                                twice("guests", 1),
		"field goals: 17 cards: want 5 to 16":                                 twice("goals", 1),
		"field boards: 7 boards: want 1 to 6":                                 twice("boards", 1),
		"promo 9 (Punk): field promo: punk stands there twice":                twice("promos", 8),
		"field bonuses: 3 of fish: want 2":                                    func(set map[string]any) { set["bonuses"].(map[string]any)["fish"] = 3 },
		`"wine" is no bonus: want a good or clock`:                            func(set map[string]any) { set["bonuses"].(map[string]any)["wine"] = 2 },
		`unknown field "owner"`:                                               field("owner", "me"),
		"72 cards where guestCount says 0":                                    field("guestCount", 0),
		"72 cards where guestCount says -1":                                   field("guestCount", -1),
		"guestCount is null":                                                  field("guestCount", nil),
		"field guests: 72 cards where guestCount":                             field("guestCount", 71),
		"field guests: 71 cards where guestCount says 72": func(set map[string]any) {
			set["guests"] = set["guests"].([]any)[1:]
		},
		"field bonuses: 1 of clock: want 2": func(set map[string]any) { set["bonuses"].(map[string]any)["clock"] = 1 },
	} {
		switch says {
		case "promo 3 (Alienek): field promo: punk stands there twice":
			edit = func(set map[string]any) {
				set["promos"].([]any)[0].(map[string]any)["promo"] = "punk"
				set["promos"].([]any)[0].(map[string]any)["effect"] = "beergoal"
				card("promos", 3, "promo", "punk")(set)
			}
		}
		_, err := ParseCardSet(edited(t, edit))
		require.ErrorContains(t, err, says)
		require.ErrorContains(t, err, "strandbufe: card set: ")
	}
	for _, text := range []string{"", "[]", "{", "null", "1", `{"name":"x"} y`, strings.Replace(string(standInJSON), `"fish": 1`, `"fish": 1, "fish": 1`, 1)} {
		_, err := ParseCardSet([]byte(text))
		require.Error(t, err, core.Clip(text))
	}
}

func TestST05_GuestAndGoalCards(t *testing.T) {
	set := ruleCards(t)
	require.Equal(t, Guest{Number: 8, Name: "G8", Points: 9, Order: TokensOf(2, Vegetable, Bakery, IceCream, Fish)}, set.Guest(8))
	require.Equal(t, Guest{Number: 7, Name: "G7", Points: 6, Order: TokensOf(2, Drink), Time: 2}, set.Guest(7))
	require.Equal(t, Guest{}, set.Guest(0))
	for _, n := range []int{-183, -1, 81, 329} { // 73 and 256 are 329
		require.Equal(t, Guest{}, set.Guest(n))
		require.Equal(t, Goal{}, set.Goal(n))
		require.Equal(t, Board{}, set.Board(n))
	}
	require.Equal(t, Bro, set.Guest(74).Promo)
	require.Equal(t, 6, set.Guest(74).Order.Count(Meat))
	// Tables begin at count 0, and beyond their end the last entry holds.
	fish := set.Goal(1)
	for count, points := range []int{0, 1, 3, 6, 6, 6} {
		require.Equal(t, points, fish.Points(count))
	}
	require.Equal(t, 1, set.Goal(6).Points(0))
	require.Equal(t, Goal{}, set.Goal(7))
	require.Zero(t, Goal{}.Points(3))
	require.Equal(t, Board{}, set.Board(7))
}

func TestST06_StandInSet(t *testing.T) {
	set := StandIn()
	require.Equal(t, 72, set.Guests())
	require.Equal(t, 16, set.Goals())
	require.Equal(t, 6, set.Boards())
	require.Equal(t, AllPromos, set.Promos())
	tokens, sums := map[Good]int{}, map[int][]int{}
	stars, clocks := 0, 0
	for n := 1; n <= 72; n++ {
		g := set.Guest(n)
		require.GreaterOrEqual(t, g.Order.Len(), 2, g.Name)
		require.LessOrEqual(t, g.Order.Len(), 5, g.Name)
		require.LessOrEqual(t, g.Order.Kinds().Len(), 4, g.Name)
		for good := range g.Order.All() {
			tokens[good] += g.Order.Count(good)
			require.LessOrEqual(t, g.Order.Count(good), 2)
		}
		if g.Stars+g.Time == 0 {
			sums[g.Order.Len()] = append(sums[g.Order.Len()], g.Points)
		}
		stars += g.Stars
		clocks += g.Time
		require.LessOrEqual(t, g.Stars, 1)
	}
	require.NotZero(t, stars)
	require.NotZero(t, clocks)
	for good, n := range tokens { // 251 in all, 36 on average
		require.InDelta(t, 36, n, 2, good)
	}
	for size := 3; size <= 5; size++ { // nobody gives more for less
		for _, points := range sums[size] {
			for _, less := range sums[size-1] {
				require.GreaterOrEqual(t, points, less)
			}
		}
	}
	onGoals, seen := map[Good]int{}, map[Tokens]bool{}
	for n := 1; n <= 16; n++ {
		goods := set.Goal(n).Goods
		require.False(t, seen[goods])
		seen[goods] = true
		for good := range goods.All() {
			onGoals[good]++
		}
	}
	favoured := map[Good]bool{}
	for n := 1; n <= 6; n++ {
		favoured[set.Board(n).Favours] = true
		require.Equal(t, [3]int{3, 4, 5}, set.Board(n).Upgrades)
	}
	require.Len(t, favoured, 6)
	for g := Vegetable; g <= Drink; g++ {
		require.GreaterOrEqual(t, onGoals[g], 2)
	}
}

func TestST48_PromosAreData(t *testing.T) {
	set := editedSet(t, func(set map[string]any) {
		punk := set["promos"].([]any)[7].(map[string]any)
		punk["points"], punk["order"] = 11, map[string]any{"drink": 3, "meat": 1}
	})
	require.Equal(t, 11, set.Guest(80).Points)
	require.Equal(t, TokensOf(3, Drink)+TokensOf(1, Meat), set.Guest(80).Order)
	require.NotEqual(t, StandIn().Digest(), set.Digest())
	// What the sheet does give is in the stand-in.
	for n, want := range map[int]Guest{
		73: {Order: TokensOf(2, Fish)},
		74: {Order: TokensOf(1, Coffee) + TokensOf(6, Meat), Points: 10, Stars: 1},
		75: {Order: TokensOf(1, Coffee), Time: 1},
		76: {Order: TokensOf(1, Drink), Stars: 2},
		77: {Order: TokensOf(1, Bakery, Meat)},
		78: {Order: TokensOf(1, IceCream, Drink)},
		79: {Order: TokensOf(2, Coffee) + TokensOf(1, Bakery, IceCream), Stars: 1},
		80: {Order: TokensOf(3, Drink)},
	} {
		g := StandIn().Guest(n)
		require.Equal(t, want.Order, g.Order)
		require.Equal(t, want.Stars, g.Stars)
		require.Equal(t, want.Time, g.Time)
		if n == 74 || n == 76 {
			require.Equal(t, want.Points, g.Points)
		}
	}
}
