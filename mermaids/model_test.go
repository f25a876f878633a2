package mermaids

import (
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/sandbar-games/sandbar/core"
)

// bound is what a viewer knows of one kind in one hand. Most is 0, 1 or many.
type bound struct{ least, most int }

const many = 99

// model is a viewer's memory in the plainest form that the rulings allow, kept from
// the moves as they were seen and from what lies open (MB-22).
type model struct {
	viewer core.Seat
	hands  [maxSeats][cardKinds + 1]bound
	asker  core.Seat // while an Ask goes on
	asked  core.Seat
	item   Card
	waits  bool // a card drawn after a refusal, in no bound yet
}

func newModel(viewer core.Seat) *model {
	m := &model{viewer: viewer}
	for seat := range m.hands {
		for c := range m.hands[seat] {
			m.hands[seat][c].most = many
		}
	}
	return m
}

func (m *model) leaves(seat core.Seat, c Card) {
	b := &m.hands[seat][c]
	b.least = max(0, b.least-1)
	if b.most != many {
		b.most--
	}
}

func (m *model) arrives(seat core.Seat, c Card) {
	b := &m.hands[seat][c]
	b.least++
	if b.most++; b.most > 1 {
		b.most = many
	}
}

func (m *model) leavesUnseen(seat core.Seat) {
	for c := range m.hands[seat] {
		m.hands[seat][c].least = max(0, m.hands[seat][c].least-1)
	}
}

func (m *model) arrivesUnseen(seat core.Seat) {
	for c := range m.hands[seat] {
		m.hands[seat][c].most = many
	}
}

// follow is for an event about to happen in state s.
func (m *model) follow(s *State, by core.Seat, seen Move) {
	switch seen.Kind() {
	case KindAsk:
		m.asker, m.asked, m.item = by, seen.Seat(), seen.Card()
		othersHave := false
		for seat := range core.Seat(s.Seats()) {
			othersHave = othersHave || seat != by && s.Shells(seat).Len() > 0
		}
		for c := Sun; c <= SeaMonster; c++ {
			b := &m.hands[by][c]
			switch {
			case c == m.item:
				*b = bound{1, 1}
			case c.Item():
				b.most = min(b.most, 1)
			case c == Mermaid, c == MeanMermaid && othersHave:
				b.most = 0
			}
		}
	case KindGive:
		m.leaves(m.asker, m.item)
		m.leaves(m.asked, m.item)
		m.item = 0
	case KindRefuse:
		m.hands[m.asked][m.item].most = 0
		if s.DeckSize() == 0 {
			m.item = 0
		}
	case KindDraw:
		if m.item == 0 {
			m.arrivesUnseen(seen.Seat())
		} else {
			m.item, m.waits = 0, true
		}
	case KindKeep:
		m.arrivesUnseen(by)
		m.waits = false
	case KindMermaid, KindMean, KindWave, KindSeaweed, KindDiscard:
		if !m.waits {
			m.leaves(by, seen.Card())
		}
		m.waits = false
	case KindPair:
		if !m.waits {
			m.leaves(by, seen.Card())
		}
		m.leaves(by, seen.Card())
		m.waits = false
	case KindTakeUp:
		n := core.Seat(s.Seats())
		for seat := range n {
			from := (seat + 1) % n
			if s.Starfish() == StarfishLeft {
				from = (seat + n - 1) % n
			}
			switch c := seen.Taken(seat); c {
			case 0:
			case Hidden:
				m.leavesUnseen(from)
			default:
				m.leaves(from, c)
			}
		}
		for seat := range n {
			switch c := seen.Taken(seat); c {
			case 0:
			case Hidden:
				m.arrivesUnseen(seat)
			default:
				m.arrives(seat, c)
			}
		}
	case KindCaught:
		for seat := range core.Seat(s.Seats()) {
			m.hands[seat][SeaMonster].most = 0
			if seat == seen.Seat() {
				m.hands[seat][SeaMonster] = bound{1, 1}
			}
		}
	}
}

// bound is what the model says of a hand in state s.
func (m *model) bound(s *State, seat core.Seat, c Card) bound {
	b := m.hands[seat][c]
	b.most = min(b.most, s.Options().allCards().Count(c))
	return b
}

// Along whole games each viewer remembers what the model does, no more and no less;
// and the hands of one card are looked at exactly when one of them may, for all that
// the table has been told, be the Sea Monster (MB-16, MB-22, MB-23, MB-26).
func TestMB22_MemoryIsAsRuled(t *testing.T) {
	for seed := range uint64(60) {
		seats := 2 + int(seed%4)
		s, err := New(seats, Options{Younger: seed%7 == 0, Seaweed: Drawers(seed % 3 / 2)})
		require.NoError(t, err)
		rng := core.NewRNG(seed, 5)
		viewers := []core.Seat{core.Nobody}
		for seat := range core.Seat(seats) {
			viewers = append(viewers, seat)
		}
		views, models := map[core.Seat]View{}, map[core.Seat]*model{}
		for _, viewer := range viewers {
			views[viewer], models[viewer] = s.View(viewer), newModel(viewer)
		}
		var changed [maxSeats]bool // hands in the present action
		for s.Next() != core.Nobody {
			by, m := s.Next(), s.Sample(&rng)
			if by != core.Chance {
				legal := s.Moves(by)
				m = legal[rng.Intn(len(legal))]
				if seed%2 == 0 {
					m = policies[seed/2%uint64(len(policies))].Choose(&s, by, legal, &rng)
				}
			}
			before := s
			require.NoError(t, s.Apply(by, m))
			for seat := range core.Seat(seats) {
				changed[seat] = changed[seat] || s.Hand(seat) != before.Hand(seat) || m.Kind() == KindTakeUp && before.HandSize(seat) > 0
			}
			if s.Phase() == PhaseTurn {
				changed = [maxSeats]bool{}
			}
			for _, viewer := range viewers {
				seen := before.Seen(viewer, by, m)
				old, view := views[viewer], s.View(viewer)
				view.Recall(&old, by, seen)
				views[viewer] = view
				models[viewer].follow(&before, by, seen)
				for seat := range core.Seat(seats) {
					if seat == viewer {
						continue
					}
					if s.HandSize(seat) == 1 && !changed[seat] {
						models[viewer].hands[seat][SeaMonster].most = 0
					}
					for c := Sun; c <= SeaMonster; c++ {
						want := models[viewer].bound(&s, seat, c)
						got := bound{view.AtLeast(seat, c), view.AtMost(seat, c)}
						require.Equal(t, want, got, "seed %d: after %v %v: viewer %v: %v of seat %v", seed, by, m, viewer, c, seat)
					}
				}
			}
		}
	}
}
