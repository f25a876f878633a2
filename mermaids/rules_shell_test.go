package mermaids

import (
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/sandbar-games/sandbar/core"
)

func TestMB14_StarfishPassesInItsDirection(t *testing.T) {
	start := spec{hands: []string{"mermaid sun sun", "umbrella pail", "surfboard sailboat"}}.state(t)
	play(t, &start, "0 mermaid")
	outcomes := start.AppendOutcomes(nil)
	require.Len(t, outcomes, 6)
	for _, o := range outcomes {
		require.Equal(t, start.ShellDeck().Count(o.Move.Shell()), o.Weight, "as likely as there are cards")
	}

	s := start
	play(t, &s, "chance reveal starleft")
	require.Equal(t, PhasePass, s.Phase())
	require.Equal(t, core.SeatsOf(0, 1, 2), s.Pending())
	require.Equal(t, StarfishLeft, s.Starfish())
	require.Equal(t, 1, s.ShellDiscards().Count(StarfishLeft))
	require.Zero(t, s.Score(0))
	play(t, &s, "1 pass pail", "2 pass surfboard", "0 pass sun")
	require.Equal(t, "takeup surfboard sun pail none none", truth(t, &s))
	play(t, &s, "chance takeup surfboard sun pail none none")
	require.Equal(t, CardsOf(Sun, Surfboard), s.Hand(0))
	require.Equal(t, CardsOf(Umbrella, Sun), s.Hand(1))
	require.Equal(t, CardsOf(Sailboat, Pail), s.Hand(2))
	require.Equal(t, core.Seat(0), s.Next(), "the mermaid's bonus turn follows")

	s = start
	play(t, &s, "chance reveal starright", "0 pass sun", "1 pass pail", "2 pass surfboard", "chance takeup pail surfboard sun none none")
	require.Equal(t, CardsOf(Sun, Pail), s.Hand(0))
	require.Equal(t, CardsOf(Umbrella, Surfboard), s.Hand(1))
	require.Equal(t, CardsOf(Sailboat, Sun), s.Hand(2))
}

func TestMB14_PassOfTwo(t *testing.T) {
	for _, star := range []string{"starleft", "starright"} {
		s := spec{hands: []string{"mermaid sun pail", "umbrella"}}.state(t)
		play(t, &s, "0 mermaid", "chance reveal "+star, "1 pass umbrella", "0 pass pail", "chance takeup umbrella pail none none none",
			"chance clear")
		require.Equal(t, CardsOf(Sun, Umbrella), s.Hand(0))
		require.Equal(t, CardsOf(Pail), s.Hand(1), "who has one card passes it")
	}
}

func TestMB14_PassFromTheHandBefore(t *testing.T) {
	s := spec{hands: []string{"mermaid sun pail", "umbrella sailboat", "pail sailboat"}}.state(t)
	play(t, &s, "0 mermaid", "chance reveal starleft", "0 pass sun")
	require.Equal(t, []string{"pass umbrella", "pass sailboat"}, moves(&s, 1))
	refused(t, s, "1 pass sun", "not in this seat's hand (MB-14)")
	refused(t, s, "1 pass ?", core.ReasonHidden)
	refused(t, s, "0 pass pail", "has chosen the card it passes, or has none (MB-27)")
	refused(t, s, "3 pass pail", core.ReasonNotPending)
	refused(t, s, "1 pair umbrella", "all are passing a card (MB-14)")
	refused(t, s, "chance takeup none sun none none none", core.ReasonNotChance)
	require.ErrorIs(t, s.Apply(1, Pass(0)), core.ErrIllegal)
}

func TestMB14_WhoHasNoneReceives(t *testing.T) {
	s := spec{hands: []string{"mermaid", "umbrella sailboat", "pail sailboat"}}.state(t)
	play(t, &s, "0 mermaid", "chance reveal starleft")
	require.Equal(t, core.SeatsOf(1, 2), s.Pending())
	require.Empty(t, s.Moves(0))
	play(t, &s, "1 pass umbrella", "2 pass pail", "chance takeup pail none umbrella none none")
	require.Equal(t, CardsOf(Pail), s.Hand(0))
	require.Equal(t, CardsOf(Sailboat), s.Hand(1))
	require.Equal(t, CardsOf(Sailboat, Umbrella), s.Hand(2))
	require.Equal(t, "caught nobody", truth(t, &s), "the game ends all the same (MB-19)")
}

// Ten mermaids and sixteen pairs are as many as the 26 Shell cards.
func TestMB15_LastShellCard(t *testing.T) {
	s := spec{hands: []string{"sun sun monster", "seaweed wave"}, deck: "none"}.state(t)
	require.Equal(t, 1, s.ShellDeck().Len())
	play(t, &s, "0 pair sun")
	require.Len(t, s.AppendOutcomes(nil), 1)
	require.Equal(t, "reveal starright", truth(t, &s))
	play(t, &s, "chance reveal starright")
	require.Zero(t, s.ShellDeck().Len())
}

func TestMB15_EmptyBeachDeck(t *testing.T) {
	s := spec{hands: []string{"sun pail", "pail umbrella", "sun umbrella"}, deck: "monster"}.state(t)
	play(t, &s, "0 ask 1 sun", "chance refuse", "chance draw 0 monster", "0 keep")
	require.Zero(t, s.DeckSize())
	discards := s.Discards()
	play(t, &s, "1 ask 0 umbrella", "chance refuse")
	require.Equal(t, core.Seat(2), s.Next(), "nothing is drawn")
	require.Equal(t, discards, s.Discards(), "and nothing reshuffled")
}

// Whoever plays how: the Shell deck is never drawn from when empty, a player to
// act has a move, and games end in time, with an empty Beach deck too.
func TestMB15_DecksRunOut(t *testing.T) {
	ways := policies
	emptyBeach, emptyShells := 0, 0
	for seats := minSeats; seats <= maxSeats; seats++ {
		for way := range len(ways) + 1 {
			for seed := range uint64(10) {
				s, err := New(seats, Options{Younger: seed%3 == 0, Seaweed: Drawers(seed % 2)})
				require.NoError(t, err)
				rng := core.NewRNG(seed, uint64(way))
				events := 0
				for ; s.Next() != core.Nobody; events++ {
					by, m := s.Next(), s.Sample(&rng)
					if by != core.Chance {
						legal := s.Moves(by)
						require.NotEmpty(t, legal)
						m = legal[rng.Intn(len(legal))]
						if way < len(ways) {
							m = ways[way].Choose(&s, by, legal, &rng)
						}
					}
					require.False(t, s.Phase() == PhaseReveal && s.ShellDeck() == 0)
					require.NoError(t, s.Apply(by, m))
				}
				require.LessOrEqual(t, events, Game.MostEvents)
				if s.DeckSize() == 0 {
					emptyBeach++
				}
				if s.ShellDeck() == 0 {
					emptyShells++
				}
			}
		}
	}
	require.Positive(t, emptyBeach)
	t.Logf("empty at the end: Beach deck %d times, Shell deck %d times", emptyBeach, emptyShells)
}
