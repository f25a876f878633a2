package losbanditos_test

import (
	"encoding/json"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/sandbar-games/sandbar/core"
	"github.com/sandbar-games/sandbar/core/gametest"
	lb "github.com/sandbar-games/sandbar/losbanditos"
)

// scene is a hand-made position, told from the seat on turn: I am that seat. What
// is not told follows: the rest of the tiles is the stack, the rest of the dice is
// in the bag.
type scene struct {
	turn    core.Seat
	row     [4]int    // the tiles' values, 0 where there is none
	mine    [4]string // my dice at each place: "red5 blue2"
	theirs  [4]string
	iWon    [3]int // my tiles by value
	theyWon [3]int
	hand    string // rolled, to be placed
	draws   int    // still to be drawn
	rolled  bool   // implied by hand and draws
	one     bool   // one action a turn
	spent   bool   // and it is spent
	opening bool   // the first turn of the game
}

// fields returns the scene in the JSON form of a state.
func (sc scene) fields() map[string]any {
	stack := [3]int{4, 3, 3}
	for _, value := range sc.row {
		if value > 0 {
			stack[value-1]--
		}
	}
	for i := range stack {
		stack[i] -= sc.iWon[i] + sc.theyWon[i]
	}
	bag := map[string]int{"red": 6, "yellow": 6, "green": 6, "blue": 6}
	dice := func(text string) []string {
		list := strings.Fields(text)
		for _, die := range list {
			bag[die[:len(die)-1]]--
		}
		return list
	}
	var sides [2][4][]string
	for i := range sc.mine {
		sides[sc.turn][i], sides[1-sc.turn][i] = dice(sc.mine[i]), dice(sc.theirs[i])
	}
	var won [2][3]int
	won[sc.turn], won[1-sc.turn] = sc.iWon, sc.theyWon
	options := lb.Options{}
	if sc.one {
		options.Actions = lb.OneAction
	}
	if sc.opening {
		options.First = sc.turn
	}
	return map[string]any{
		"options": options, "turn": sc.turn, "opening": sc.opening, "draws": sc.draws, "spent": sc.spent,
		"rolled": sc.rolled || sc.hand != "" || sc.draws > 0, "hand": dice(sc.hand),
		"row": sc.row, "sides": sides, "won": won, "stack": stack, "bag": bag,
	}
}

// state returns the scene as a state that has passed its Check.
func (sc scene) state(t testing.TB) *lb.State {
	t.Helper()
	data, err := json.Marshal(sc.fields())
	require.NoError(t, err)
	s, err := lb.Game.DecodeState(nil, data)
	require.NoError(t, err)
	return &s
}

// newGame returns the start of a game.
func newGame(t testing.TB, options lb.Options) *lb.State {
	t.Helper()
	s, err := lb.New(2, options)
	require.NoError(t, err)
	return &s
}

// play returns the state after events such as "0 roll" and "chance draw red5".
func play(t testing.TB, before *lb.State, events ...string) *lb.State {
	t.Helper()
	after := gametest.Play(t, lb.Game, *before, events...)
	return &after
}

// refused requires that an event is not offered, is refused with a reason that
// holds the given text, and changes nothing.
func refused(t testing.TB, s *lb.State, event, reason string) {
	t.Helper()
	gametest.Refused(t, lb.Game, *s, event, reason)
}

// offered returns the moves of the seat to act as text.
func offered(s *lb.State) []string {
	list := []string{}
	for _, m := range s.Moves(s.Next()) {
		list = append(list, m.String())
	}
	return list
}

// bag returns the dice in the bag: red, yellow, green, blue.
func bag(s *lb.State) [4]int {
	return [4]int{s.Bag(lb.Red), s.Bag(lb.Yellow), s.Bag(lb.Green), s.Bag(lb.Blue)}
}

// side reads dice: "red5 blue2".
func side(t testing.TB, text string) lb.Side {
	t.Helper()
	var dice []lb.Die
	for _, word := range strings.Fields(text) {
		d, err := lb.ParseDie(word)
		require.NoError(t, err)
		dice = append(dice, d)
	}
	return lb.SideOf(dice...)
}

func TestLB01_MaterialIsCounted(t *testing.T) {
	s := newGame(t, lb.Options{})
	require.Equal(t, 2, s.Seats())
	require.Equal(t, [4]int{6, 6, 6, 6}, bag(s))
	require.Equal(t, [3]int{4, 3, 3}, [3]int{s.Stack(1), s.Stack(2), s.Stack(3)})
	require.Equal(t, 19, s.Stack(1)+2*s.Stack(2)+3*s.Stack(3))
	for seat := range core.Seat(2) {
		require.Zero(t, s.Score(seat))
		for place := 1; place <= 4; place++ {
			require.Zero(t, s.Tile(place))
			require.Zero(t, s.Side(seat, place).Len())
		}
	}
}

func TestLB02_SetupTurnsUpFourTiles(t *testing.T) {
	for first := range core.Seat(2) {
		s := newGame(t, lb.Options{First: first})
		// Four, three and three tiles: each kind weighs what is left of it.
		for i, step := range []struct {
			weights [3]int
			reveal  string
		}{
			{[3]int{4, 3, 3}, "chance reveal worth3 1"},
			{[3]int{4, 3, 2}, "chance reveal worth3 2"},
			{[3]int{4, 3, 1}, "chance reveal worth3 3"},
			{[3]int{4, 3, 0}, "chance reveal worth1 4"},
		} {
			require.Equal(t, core.Chance, s.Next())
			require.Zero(t, s.Pending())
			var want []lb.Outcome
			for value, weight := range step.weights {
				if weight > 0 {
					want = append(want, lb.Outcome{Move: lb.Reveal(value+1, i+1), Weight: weight})
				}
			}
			require.Equal(t, want, s.AppendOutcomes(nil))
			for place := 1; place <= 4; place++ {
				if place != i+1 {
					refused(t, s, "chance reveal worth1 "+string(rune('0'+place)), "LB-14")
				}
			}
			refused(t, s, first.String()+" roll", core.ReasonNotPending)
			refused(t, s, "chance draw red1", "LB-03")
			s = play(t, s, step.reveal)
		}
		require.Equal(t, [3]int{3, 3, 0}, [3]int{s.Stack(1), s.Stack(2), s.Stack(3)})
		require.Equal(t, first, s.Next())
		require.Equal(t, core.SeatsOf(first), s.Pending())
		require.Equal(t, []string{"roll", "giveup 1", "giveup 2", "giveup 3", "giveup 4"}, offered(s))
	}
	s := newGame(t, lb.Options{})
	s = play(t, s, "chance reveal worth2 1", "chance reveal worth2 2", "chance reveal worth2 3")
	refused(t, s, "chance reveal worth2 4", "no such tile")
}
