package strandbufe

import (
	"encoding/json"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/sandbar-games/sandbar/core"
)

// Check finds whatever breaks an invariant.
func TestCheckFindsWhatCannotBe(t *testing.T) {
	serve := setup{Options: Options{Mode: Advanced}, guests: [][]uint8{{3, 4}, {5}}, round: 2}
	bid := setup{Options: Options{Mode: Advanced}, row: []uint8{1, 2, 3}}
	take := setup{row: []uint8{1, 2, 3}}
	full := setup{row: []uint8{1, 2, 3}, round: 2, guests: [][]uint8{{4, 5}}}
	solo := setup{Options: Options{Mode: Solo}, row: []uint8{1, 2, 3}, round: 2}
	promo := setup{Options: Options{Promos: AllPromos}, guests: [][]uint8{{73, 75}}}
	for says, c := range map[string]struct {
		setup
		spoil func(s *State)
	}{
		"Mode(3): want beginner":      {serve, func(s *State) { s.mode = 3 }},
		"3 players in a solo game":    {solo, func(s *State) { s.mode, s.players = Solo, 3 }},
		"1 seats: the game is for 2":  {serve, func(s *State) { s.players = 1 }},
		"first 2: want a seat":        {serve, func(s *State) { s.first = 2 }},
		"boards: none":                {serve, func(s *State) { s.buffets[0].board, s.buffets[1].board = 0, 0 }},
		"1 for two seats":             {serve, func(s *State) { s.buffets[1].board = 1 }},
		"round 7: want 1 to 6":        {serve, func(s *State) { s.round = 7 }},
		"has the starting marker":     {serve, func(s *State) { s.marker = 1 }},
		"Phase(15) is no phase":       {serve, func(s *State) { s.phase = PhaseOver + 1 }},
		"turn 2: want a seat below 2": {serve, func(s *State) { s.turn = 2 }},
		"over in round 2":             {serve, func(s *State) { s.phase = PhaseOver }},
		"turn is not the starting":    {serve, func(s *State) { s.phase, s.turn = PhaseBonus, 1 }},
		"there is no such player":     {serve, func(s *State) { s.buffets[2].stars = 1 }},
		"fish compartment holds 9":    {serve, func(s *State) { s.buffets[0].limit = s.buffets[0].limit.add(Fish, 6) }},
		"4 tokens in the fish":        {serve, func(s *State) { s.buffets[0].grey = s.buffets[0].grey.add(Fish, 1) }},
		"4 coloured tokens: want 3":   {serve, func(s *State) { s.buffets[0].unspent = 4 }},
		"6 stars":                     {serve, func(s *State) { s.buffets[0].stars = 6 }},
		"1 stars, 2 of them usable":   {serve, func(s *State) { s.buffets[0].usable = 2 }},
		"time 4":                      {serve, func(s *State) { s.buffets[0].time = 4 }},
		"no such worker":              {serve, func(s *State) { s.buffets[0].turned = 1 }},
		"no such worker (ST-03)":      {serve, func(s *State) { s.buffets[0].away = workers + 1 }},
		"in a beginner's game":        {take, func(s *State) { s.buffets[0].time = 1 }},
		"before serving":              {bid, func(s *State) { s.buffets[0].aside = 1 }},
		"before the round begins":     {serve, func(s *State) { clearGuests(s); s.phase = PhaseBonus; s.buffets[0].usable, s.buffets[0].away = 0, 1 }},
		"guests, stars and three":     {solo, func(s *State) { s.buffets[1].time = 1 }},
		"fulfilled at once": {solo, func(s *State) {
			s.phase, s.buffets[1].bid, s.buffets[1].guests[0] = PhaseServe, 0, waiting{guest: 72, drink: greyDrink}
		}},
		"puts nothing on its guests":   {solo, func(s *State) { s.buffets[1].guests[0] = waiting{guest: 72, drink: greyDrink} }},
		"where no guest waits":         {serve, func(s *State) { s.buffets[0].guests[0] = waiting{} }},
		"guest 80 is not in the game":  {serve, func(s *State) { s.buffets[0].guests[0].guest = 80 }},
		"got fish 2 and waits for":     {serve, func(s *State) { s.buffets[0].guests[0].served = TokensOf(2, Fish) }},
		"got meat 1 and waits for":     {serve, func(s *State) { s.buffets[0].guests[0].served = TokensOf(1, Meat) }},
		"more coloured tokens than":    {serve, func(s *State) { s.buffets[0].guests[0].coloured, s.buffets[0].unspent = 1, 2 }},
		"a free drink that cannot be":  {serve, func(s *State) { s.buffets[0].guests[0].fresh = true }},
		"although the buffet has":      {serve, func(s *State) { s.turn = 1 }},
		"kept without a free drink":    {serve, func(s *State) { s.buffets[1].guests[0] = waiting{guest: 3, served: TokensOf(1, Fish)} }},
		"guest 3 is in two places":     {serve, func(s *State) { s.deck.add(3) }},
		"guest 81 is not in the game":  {serve, func(s *State) { s.discarded.add(81) }},
		"71 guests: want 72":           {serve, func(s *State) { s.discarded.remove(s.discarded.pick(&core.RNG{})) }},
		"grey tokens: want 140":        {serve, func(s *State) { s.supply++ }},
		"row: more than 3 guests":      {bid, func(s *State) { s.row[3], s.row[0] = s.row[0], 0 }},
		"row: not as it is turned up":  {bid, func(s *State) { s.phase, s.round = PhaseRow, 1 }},
		"goals turned up in round 2":   {serve, func(s *State) { s.phase = PhaseGoals; s.turn = s.marker; clearGuests(s) }},
		"row: 2 guests in phase bid":   {bid, func(s *State) { s.discarded.add(s.row[0]); s.row[0] = 0 }},
		"row: 3 guests in phase serve": {bid, func(s *State) { s.phase = PhaseServe }},
		"deck: 63 guests: want 66":     {serve, func(s *State) { move(&s.deck, &s.discarded, 3) }},
		"for each of the rounds 1 to":  {serve, func(s *State) { s.bonuses[1] = 0 }},
		"clock in round 1":             {take, func(s *State) { s.bonuses[0] = Clock }},
		"more than 2 times":            {setup{round: 3}, func(s *State) { s.bonuses = [6]Bonus{1, 1, 1} }},
		"the card set has no goal 17":  {serve, func(s *State) { s.goals[0] = 17 }},
		"a goal twice":                 {serve, func(s *State) { s.goals[0] = 2 }},
		"goals: 4 lie open":            {serve, func(s *State) { s.goals[4] = 0 }},
		"a gift for Alienek":           {promo, func(s *State) { s.gifted = true }},
		"serving in phase take":        {take, func(s *State) { s.serving.started = true }},
		"restocks is not at home":      {serve, func(s *State) { s.buffets[0].away, s.serving.restocker = 2, 2 }},
		"more points spent":            {serve, func(s *State) { s.serving = serving{spent: 10, started: true} }},
		"before the start":             {serve, func(s *State) { s.serving.spent = 1 }},
		"closed, by no worker":         {serve, func(s *State) { s.serving.closed = true }},
		"bought with no coloured":      {serve, func(s *State) { s.serving.bonus = true }},
		"compartments filled, or":      {serve, func(s *State) { s.serving.fills = 1 }},
		"to be filled than the worker": {serve, func(s *State) { s.serving = serving{restocker: Worker2, fills: 3} }},
		"phase take: seat 0":           {full, func(s *State) { s.turn = 0 }},
		"phase second: seat 0":         {take, func(s *State) { s.phase = PhaseSecond; s.buffets[0].passed = true }},
		"phase bid: seat 1":            {bid, func(s *State) { s.turn = 1 }},
		"phase rebid: seat 0":          {bid, func(s *State) { s.phase = PhaseRebid }},
		"phase give: seat 0":           {bid, func(s *State) { s.phase = PhaseGive }},
		"phase fill: seat 0":           {serve, func(s *State) { s.phase = PhaseFill }},
		"phase stock: seat 0":          {promo, func(s *State) { s.phase = PhaseStock; s.serving = serving{spent: 1, started: true} }},
		"phase gift: seat 0":           {promo, func(s *State) { s.phase = PhaseGift; s.serving = serving{spent: 1, started: true} }},
		"phase upgrade: seat 0":        {serve, func(s *State) { s.phase = PhaseUpgrade; clearGuests(s) }},
		"a bid on 1 that cannot be":    {bid, func(s *State) { s.buffets[1].bid = 1 }},
		"a worker away without a bid":  {bid, func(s *State) { s.buffets[1].away = 1 }},
	} {
		t.Run(says, func(t *testing.T) {
			s := c.state(t)
			c.spoil(&s)
			err := s.Check()
			require.ErrorContains(t, err, says)
			require.ErrorContains(t, err, "strandbufe: ")
		})
	}
}

// clearGuests lets all guests leave without a trace.
func clearGuests(s *State) {
	for i := range s.buffets {
		for _, w := range s.buffets[i].guests {
			if w.guest != 0 {
				s.discarded.add(w.guest)
			}
		}
		s.buffets[i].guests = [mostWaiting]waiting{}
		s.buffets[i].usable = 0
	}
}

// move puts n guests of one set into another.
func move(from, to *guestSet, n int) {
	for range n {
		guest := from.pick(&core.RNG{})
		from.remove(guest)
		to.add(guest)
	}
}

func TestJSONReadsAndRefuses(t *testing.T) {
	s := setup{Options: Options{Mode: Advanced, Cards: StandIn()}, guests: [][]uint8{{3}}}.state(t)
	text := string(core.EncodeJSON(s))
	var read State
	require.NoError(t, json.Unmarshal([]byte(text), &read))
	require.Equal(t, s, read)
	v := s.View(1)
	viewText := string(core.EncodeJSON(v))
	var view View
	require.NoError(t, json.Unmarshal([]byte(viewText), &view))
	require.Equal(t, v, view)
	require.NoError(t, view.Fits(&s))
	spectator, err := DecodeView(StandIn(), core.EncodeJSON(s.View(core.Nobody)))
	require.NoError(t, err)
	require.Equal(t, s.View(core.Nobody), spectator)
	require.Equal(t, s, view.Determinize(nil))
	other := setup{}.state(t)
	require.ErrorContains(t, view.Fits(&other), "not the one that the view shows")
	require.Equal(t, s.Moves(0), view.appendMoves(nil, 0))

	for old, c := range map[string]struct{ changed, says string }{
		`"mode":"advanced"`:              {`"mode":"expert"`, "want beginner, advanced or solo"},
		`"phase":"serve"`:                {`"phase":"lunch"`, `phase: "lunch" is no phase`},
		`"restocker":"none"`:             {`"restocker":"worker5"`, `"worker5" is no worker`},
		`"row":[0,0,0]`:                  {`"row":[0,0]`, "row: 2 places: want 3"},
		`"goals":[1`:                     {`"goals":[81`, "goals: 81 is no card's number"},
		`"goals":[1,`:                    {`"goals":[1,1,1,`, "goals: 7 entries: at most 5"},
		`"bonuses":["fish"]`:             {`"bonuses":["fish","fish","fish","fish","fish","fish","fish"]`, "bonuses: 7 of them"},
		`"turned":[]`:                    {`"turned":["worker2","worker2"]`, "turned: worker2 twice"},
		`"drink":"none"`:                 {`"drink":"water"`, `drink "water": want none, grey or coloured`},
		`"deck":[1,`:                     {`"deck":[2,`, "deck: 2: want numbers of guests in ascending order"},
		`"name":"stand-in"`:              {`"name":"other"`, `the set of this digest is named "stand-in"`},
		`"grey":{"vegetable":4`:          {`"grey":{"vegetable":4,"vegetable":4`, "vegetable stands there twice"},
		`"supply":96`:                    {`"supply":960`, "supply"},
		`"viewer":1`:                     {`"viewer":2`, "viewer 2: want a seat below 2 or nobody"},
		`"fulfilled":[]`:                 {`"fulfilled":[0]`, "fulfilled: 0: want numbers"},
		`"coloured":0,"drink"`:           {`"drink"`, "coloured is missing"},
		`"guests":[{"guest":3,`:          {`"guests":[{"guest":3},{"guest":3},{"guest":3,`, "missing"},
		`"digest":"`:                     {`"digest":"x`, `it is played with "stand-in" (digest "x`},
		`"promos":[]`:                    {`"promos":["punk"]`, "want 73"},
		`"first":0`:                      {`"first":"chance"`, "first chance: want a seat"},
		`"used":0`:                       {`"used":-1`, "used"},
		`"serving":{"spent":0`:           {`"serving":{"spent":300`, "spent"},
		`"phase":"serve",`:               {`"phase":"none",`, `phase: "none" is no phase`},
		`"goals":[1,2`:                   {`"goals":[0,2`, "goals: 0 is no card's number"},
		`"turned":[],"away"`:             {`"turned":null,"away"`, `buffets[0].turned is null`},
		`"away":"none"`:                  {`"away":"worker9"`, `buffets[0].away: "worker9" is no worker: want worker2, worker3 or worker4`},
		`"turn":0`:                       {`"turn":9`, `turn: 9 is no seat`},
		`"served":{}`:                    {`"served":{"fish":"\u2028"}`, `buffets[0].guests[0].served: fish "\"\\u2028\"": want a number from 1 to 15`},
		`"coloured":{}`:                  {`"coloured":[]`, `buffets[0].coloured: "[]": want an object of goods and numbers, such as {"fish":1}`},
		`"passed":false,"fulfilled":[]}`: {`"passed":false,"fulfilled":[],"star":1}`, `buffets[0]: json: unknown field "star"`},
		`"fresh":false}`:                 {`"fresh":false,"star":1}`, `buffets[0].guests[0]: json: unknown field "star"`},
		`"bonuses":[`:                    {`"bonuses":["wine",`, `bonuses[0]: "wine" is no bonus: want a good or clock`},
		`"bonuses":["fish`:               {`"bonuses":"fish!","x":["`, `bonuses: "fish!": want a list`},
		`"turned":[],`:                   {`"turned":"AQID",`, `buffets[0].turned is no list`},
		`"promos":[],`:                   {`"promos":["punk","punk"],`, `punk stands there twice`},
		`"spent":0`:                      {`"spent":-1`, `serving.spent: -1: want a whole number from 0 to 255`},
		`"buffets":[{"board":1,"`:        {`"buffets":[{"board":7,"`, "7: the card set has 1 to 6"},
	} {
		where := viewText
		require.Contains(t, where, strings.TrimPrefix(old, "!"), old)
		_, err := DecodeView(StandIn(), []byte(strings.Replace(where, old, c.changed, 1)))
		require.ErrorContains(t, err, c.says, old)
	}
	_, err = DecodeState(nil, []byte(text))
	require.ErrorContains(t, err, "no card set to read it with")
	require.Error(t, json.Unmarshal([]byte(`{}`), &view))
	require.Equal(t, v, view)
}

// Lists that are too long for a state are errors, however well formed.
func TestJSONRefusesLongLists(t *testing.T) {
	s := setup{Options: Options{Mode: Advanced, Cards: StandIn()}, guests: [][]uint8{{3}}}.state(t)
	type object = map[string]any
	for says, change := range map[string]func(state, buffet object){
		"buffets: 7 of them: at most 6": func(state, buffet object) {
			state["buffets"] = []any{buffet, buffet, buffet, buffet, buffet, buffet, buffet}
		},
		"1 seats: the game is for 2 to 6": func(state, buffet object) { state["buffets"] = []any{buffet} },
		"buffets: 0: guests: 3 of them: at most 2 (ST-11)": func(_, buffet object) {
			guest := buffet["guests"].([]any)[0]
			buffet["guests"] = []any{guest, guest, guest}
		},
		"row: 12 entries: at most 11":    func(state, _ object) { state["row"] = make([]int, 12) },
		"row: 4 places: want 3 (ST-08)":  func(state, _ object) { state["row"] = make([]int, 4) },
		"goals: 6 entries: at most 5":    func(state, _ object) { state["goals"] = []int{1, 2, 3, 4, 5, 6} },
		"bonuses: 7 of them: at most 6":  func(state, _ object) { state["bonuses"] = strings.Fields("fish fish fish fish fish fish fish") },
		"turned: worker3 twice":          func(_, buffet object) { buffet["turned"] = []string{"worker3", "worker3"} },
		"discarded: 81: want numbers of": func(state, _ object) { state["discarded"] = []int{81} },
	} {
		var state object
		require.NoError(t, json.Unmarshal(core.EncodeJSON(s), &state))
		change(state, state["buffets"].([]any)[0].(object))
		data, err := json.Marshal(state)
		require.NoError(t, err)
		_, err = DecodeState(StandIn(), data)
		require.ErrorContains(t, err, says)
	}
}
