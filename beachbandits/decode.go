package beachbandits

import (
	"errors"
	"fmt"

	"github.com/sandbar-games/sandbar/core"
)

// decode fills t with what the JSON form says, except for how many cards there are
// in hands and piles. It checks what would not fit into t; the rest is for check.
func (j *positionJSON) decode(p *position) error {
	seats := len(j.Stashes)
	if seats < minSeats || seats > maxSeats {
		return fmt.Errorf("%d stashes: want %d to %d", seats, minSeats, maxSeats)
	}
	if len(j.Hands) != seats || len(j.Gulls) != seats {
		return fmt.Errorf("%d stashes, %d hands, gulls of %d seats: want the same number", seats, len(j.Hands), len(j.Gulls))
	}
	p.seats, p.first, p.mayPass = uint8(seats), j.Options.First, j.Options.Empty == MayPass
	p.step, p.turn, p.ending, p.passes, p.draws, p.copied = j.Step, j.Turn, j.Ending, j.Passes, j.Draws, j.Copied
	if j.Effect != nil {
		p.card, p.target = j.Effect.Card, j.Effect.Stash
	}
	err := errors.Join(
		j.Pile.decode("pile", &p.pile),
		j.Discard.decode("discard", &p.discard),
		decodeSeats("waits", j.Waits, &p.queue),
		decodeSeats("second", j.Second, &p.higher),
		j.decodeDeck(p),
		j.decodeAside(p),
	)
	for i := range seats {
		err = errors.Join(err,
			j.Stashes[i].decode(fmt.Sprintf("stash of seat %d", i), &p.stash[i]),
			j.Hands[i].decode(fmt.Sprintf("hand of seat %d", i), &p.hand[i]),
			decodeGulls(fmt.Sprintf("gulls of seat %d", i), j.Gulls[i], &p.gulls[i]),
		)
	}
	for _, g := range j.Used {
		if bitOf(g) == 0 || p.used.has(g) {
			err = errors.Join(err, fmt.Errorf("used: %v is no action gull, or there twice", g))
		}
		p.used |= bitOf(g)
	}
	return err
}

func (j *positionJSON) decodeDeck(p *position) error {
	var unknown Gulls
	if err := decodeGulls("unknown", j.Unknown, &unknown); err != nil {
		return err
	}
	if len(j.Under) > allGulls {
		return fmt.Errorf("under: %d gulls: there are %d", len(j.Under), allGulls)
	}
	p.deck = core.DeckOf(unknown)
	for _, g := range j.Under {
		p.deck.Put(g)
	}
	return nil
}

func (j *positionJSON) decodeAside(p *position) error {
	if len(j.DrawnLoot) > 0 && !p.step.lootAside() || len(j.DrawnGulls) > 0 && !p.step.gullsAside() ||
		len(j.DrawnLoot) > len(p.aside) || len(j.DrawnGulls) > len(p.aside) {
		return fmt.Errorf("drawn Loot or gulls: none, or not so many, can be there in step %v", p.step)
	}
	for _, c := range j.DrawnLoot {
		p.setAside(uint8(c))
	}
	for _, g := range j.DrawnGulls {
		p.setAside(uint8(g))
	}
	return nil
}

func decodeSeats(what string, list []core.Seat, set *core.SeatSet) error {
	if *set = core.SeatsOf(list...); set.Len() != len(list) {
		return fmt.Errorf("%s: want seats, each once", what)
	}
	return nil
}

func decodeGulls(what string, list []Gull, set *Gulls) error {
	if *set = GullsOf(list...); set.Len() != len(list) {
		return fmt.Errorf("%s: want gulls, each once", what)
	}
	return nil
}

func (counts lootCounts) decode(what string, l *Loots) error {
	n := 0
	for c := Pretzel; c <= Ketchup; c++ {
		cards, ok := counts[c]
		if !ok {
			continue
		}
		if cards < 1 || cards > everyLoot.Count(c) {
			return fmt.Errorf("%s: %d %v cards: want 1 to %d", what, cards, c, everyLoot.Count(c))
		}
		*l = l.Add(c, cards)
		n++
	}
	if n != len(counts) {
		return fmt.Errorf("%s: a card that there is not", what)
	}
	return nil
}

// count fills in how many cards there are in hands and piles, all of them known.
func (s *State) count(j *positionJSON) {
	for seat := range core.Seat(s.seats) {
		s.handLen[seat] = uint8(s.hand[seat].Len())
		s.gullCount.add(seat, min(s.gulls[seat].Len(), mostGulls))
	}
	s.pileLen = uint8(s.pile.Len())
	s.unknown = uint8(s.deck.Unknown().Len())
	s.drawn = uint8(len(j.DrawnLoot) + len(j.DrawnGulls))
}

// mostGulls is the most gulls that a seat can hold (BB-25).
const mostGulls = gullsHeld + 1

// decode fills in how many cards there are in hands and piles.
func (j *sizesJSON) decode(p *position) error {
	if len(j.Hands) != p.Seats() || len(j.Gulls) != p.Seats() {
		return fmt.Errorf("sizes: %d hands, gulls of %d seats: want %d", len(j.Hands), len(j.Gulls), p.Seats())
	}
	for seat := range core.Seat(p.seats) {
		hand, gulls := j.Hands[seat], j.Gulls[seat]
		if hand < 0 || hand > allLoot || gulls < 0 || gulls > mostGulls {
			return fmt.Errorf("sizes: seat %d has %d cards and %d gulls: want up to %d and %d", seat, hand, gulls, allLoot, mostGulls)
		}
		p.handLen[seat] = uint8(hand)
		p.gullCount.add(seat, gulls)
	}
	p.pileLen, p.unknown, p.drawn = j.Pile, j.Unknown, j.Drawn
	return nil
}

// String returns "draw" or "pass".
func (e Empty) String() string {
	switch e {
	case MustDraw:
		return "draw"
	case MayPass:
		return "pass"
	}
	return fmt.Sprintf("Empty(%d)", uint8(e))
}

// MarshalText writes "draw" or "pass"; other values are an error.
func (e Empty) MarshalText() ([]byte, error) {
	if e > MayPass {
		return nil, fmt.Errorf("beachbandits: %v: want draw or pass", e)
	}
	return []byte(e.String()), nil
}

// UnmarshalText reads "draw" or "pass".
func (e *Empty) UnmarshalText(text []byte) error {
	switch string(text) {
	case "draw":
		*e = MustDraw
	case "pass":
		*e = MayPass
	default:
		return fmt.Errorf("empty %q: want draw or pass", core.Clip(string(text)))
	}
	return nil
}
