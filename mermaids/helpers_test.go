package mermaids

import (
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/sandbar-games/sandbar/core"
	"github.com/sandbar-games/sandbar/core/gametest"
)

// spec is a hand-made position at the start of a turn. Hands are the names of
// cards, shells their values.
type spec struct {
	options Options
	turn    core.Seat
	hands   []string
	shells  []string // by seat; absent ones are none
	deck    string   // the Beach deck: "" for all that is not in a hand, "none", or cards
}

// state returns the position. What is neither in a hand nor in the deck has been
// played; each mermaid and pair of it has brought a Shell card: those that lie
// before the seats, and as discards the lowest others. If the deck is to hold all
// the rest, as many mermaids and pairs as there are shells have left it.
func (sp spec) state(t *testing.T) State {
	t.Helper()
	s, err := New(len(sp.hands), sp.options)
	require.NoError(t, err)
	s.phase, s.turn = PhaseTurn, sp.turn
	for seat, names := range sp.hands {
		s.hands[seat] = cardsNamed(t, names)
		s.sizes[seat] = uint8(s.hands[seat].Len())
		s.deck = s.deck.Minus(s.hands[seat])
	}
	lying := 0
	for seat, values := range sp.shells {
		for _, value := range strings.Fields(values) {
			shell := Shell(value[0] - '0')
			s.shells[seat] = s.shells[seat].Add(shell, 1)
			s.shellDeck = s.shellDeck.Add(shell, -1)
			lying++
		}
	}
	switch sp.deck {
	case "":
		for played := 0; played < lying; played++ {
			c, n := Mermaid, 1
			for item := Sun; !s.deck.Has(Mermaid) && (n == 1 || s.deck.Count(c) < 2); item++ {
				c, n = item, 2
			}
			s.deck, s.discard = s.deck.Add(c, -n), s.discard.Add(c, n)
		}
	case "none":
		s.deck, s.discard = 0, s.deck
	default:
		deck := cardsNamed(t, sp.deck)
		s.deck, s.discard = deck, s.deck.Minus(deck)
	}
	drawn := s.discard.Count(Mermaid)
	for item := Sun; item <= Pail; item++ {
		drawn += s.discard.Count(item) / 2
	}
	for shell := Shell1; drawn > lying; drawn-- {
		for !s.shellDeck.Has(shell) {
			shell++
		}
		s.shellDeck, s.shellDiscard = s.shellDeck.Add(shell, -1), s.shellDiscard.Add(shell, 1)
	}
	s.beach = uint8(s.deck.Len())
	require.NoError(t, s.Check(), "the position is wrong")
	return s
}

func cardsNamed(t *testing.T, names string) Cards {
	t.Helper()
	var cards Cards
	for _, word := range strings.Fields(names) {
		c, err := ParseCard(word)
		require.NoError(t, err)
		cards = cards.Add(c, 1)
	}
	return cards
}

// play plays events, each written "0 pair sun" or "chance give".
func play(t *testing.T, s *State, events ...string) {
	t.Helper()
	*s = gametest.Play(t, Game, *s, events...)
}

// refused requires that an event is not offered, is refused by a rule and leaves
// the state as it was.
func refused(t *testing.T, s State, event, rule string) {
	t.Helper()
	gametest.Refused(t, Game, s, event, rule)
}

// moves returns the legal moves of a seat as text.
func moves(s *State, by core.Seat) []string {
	list := []string{}
	for _, m := range s.Moves(by) {
		list = append(list, m.String())
	}
	return list
}

// movesOf returns the legal moves of a seat that are of some kinds.
func movesOf(s *State, by core.Seat, kinds ...Kind) []string {
	list := []string{}
	for _, m := range s.Moves(by) {
		for _, kind := range kinds {
			if m.Kind() == kind {
				list = append(list, m.String())
			}
		}
	}
	return list
}

// truth returns the one outcome of chance.
func truth(t *testing.T, s *State) string {
	t.Helper()
	outcomes := s.AppendOutcomes(nil)
	require.Len(t, outcomes, 1)
	require.Equal(t, 1, outcomes[0].Weight)
	return outcomes[0].Move.String()
}

// follower plays events and keeps one viewer's memory.
type follower struct {
	t     *testing.T
	state State
	view  View
}

func follow(t *testing.T, s State, viewer core.Seat) *follower {
	return &follower{t, s, s.View(viewer)}
}

func (f *follower) play(events ...string) {
	f.t.Helper()
	for _, event := range events {
		by, m := gametest.ParseEvent(f.t, Game, event)
		seen := f.state.Seen(f.view.viewer, by, m)
		require.NoError(f.t, f.state.Apply(by, m))
		before := f.view
		f.view = f.state.View(f.view.viewer)
		f.view.Recall(&before, by, seen)
		require.NoError(f.t, f.view.Fits(&f.state), "after %s", event)
	}
}

// bounds requires how many of some cards a seat holds for all that the viewer
// knows: "sun 1-1, mermaid 0-0, pail 0-4".
func (f *follower) bounds(seat core.Seat, want string) {
	f.t.Helper()
	for _, part := range strings.Split(want, ", ") {
		word, bounds, _ := strings.Cut(part, " ")
		c, err := ParseCard(word)
		require.NoError(f.t, err)
		got := string(rune('0'+f.view.AtLeast(seat, c))) + "-" + string(rune('0'+f.view.AtMost(seat, c)))
		if most := f.view.AtMost(seat, c); most > 9 {
			got = string(rune('0'+f.view.AtLeast(seat, c))) + "-10"
		}
		require.Equal(f.t, bounds, got, "%v of seat %v", c, seat)
	}
}
