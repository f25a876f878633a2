package gametest

import (
	"bytes"
	"encoding/json"
	"fmt"
	"slices"

	"github.com/sandbar-games/sandbar/core"
)

// json sends the state and each view through their JSON form.
func (p *play[S, M, V, PS, PV]) json() error {
	texts := map[string]S{}
	return p.somePlies(4, func() error {
		data, err := marshal(p.state, &p.state)
		if err != nil {
			return fmt.Errorf("state: %w", err)
		}
		if other, ok := texts[string(data)]; ok && other != p.state {
			return fmt.Errorf("two different states of this game have the JSON form %s", data)
		}
		texts[string(data)] = p.state
		p.count.made++
		decoded, err := p.suite.game.DecodeState(&p.variant.start, data)
		if err != nil {
			return fmt.Errorf("the state %s cannot be decoded: %w", data, err)
		}
		if decoded != p.state {
			return fmt.Errorf("decoding changes the state from %s to %s", data, core.EncodeJSON(&decoded))
		}
		if err := p.goesOnAlike(decoded); err != nil {
			return err
		}
		for i, viewer := range p.viewers() {
			for _, v := range []V{PS(&p.state).View(viewer), p.recalled()[i]} {
				data, err := marshal(v, &v)
				if err != nil {
					return fmt.Errorf("view of %s: %w", viewer, err)
				}
				p.count.made++
				decoded, err := p.suite.game.DecodeView(&p.variant.start, data)
				if err != nil {
					return fmt.Errorf("the view of %s, %s, cannot be decoded: %w", viewer, data, err)
				}
				if decoded != v {
					return fmt.Errorf("decoding changes the view of %s from %s to %s", viewer, data, core.EncodeJSON(&decoded))
				}
			}
		}
		return nil
	})
}

// goesOnAlike plays the same event in the state and in its decoded copy.
func (p *play[S, M, V, PS, PV]) goesOnAlike(decoded S) error {
	for _, by := range p.acting() {
		moves := slices.Clone(p.legal(by))
		if !slices.Equal(p.legalIn(&decoded, by), moves) {
			return fmt.Errorf("the decoded state has other moves for %s", by)
		}
		if len(moves) == 0 {
			continue
		}
		m := moves[p.rng.Intn(len(moves))]
		p.scratch = p.state
		if err := PS(&p.scratch).Apply(by, m); err != nil {
			return err
		}
		if err := PS(&decoded).Apply(by, m); err != nil {
			return fmt.Errorf("the decoded state refuses %s of %s: %w", m, by, err)
		}
		if decoded != p.scratch {
			return fmt.Errorf("%s of %s leads somewhere else in the decoded state", m, by)
		}
		return nil
	}
	return nil
}

// marshal returns the JSON form, which must be the same for the value and for a
// pointer to it, as core hashes the one and users write the other.
func marshal(value, pointer any) ([]byte, error) {
	data, err := json.Marshal(pointer)
	if err != nil {
		return nil, err
	}
	other, err := json.Marshal(value)
	if err != nil {
		return nil, err
	}
	if !bytes.Equal(data, other) {
		return nil, fmt.Errorf("the JSON form is %s by value and %s by pointer", other, data)
	}
	return data, nil
}

// hopeless feeds the decoders with what is no state or view at all.
func (p *play[S, M, V, PS, PV]) hopeless() error {
	for _, text := range hopelessJSON() {
		p.count.made++
		if _, err := p.suite.game.DecodeState(&p.variant.start, []byte(text)); err == nil {
			return fmt.Errorf("DecodeState accepts %.80s", text)
		}
		if _, err := p.suite.game.DecodeView(&p.variant.start, []byte(text)); err == nil {
			return fmt.Errorf("DecodeView accepts %.80s", text)
		}
	}
	return nil
}

// damagedTexts is how many damaged texts of one state or view are decoded.
const damagedTexts = 10

// decoding feeds the decoders with damaged JSON. What they accept must be sound.
func (p *play[S, M, V, PS, PV]) decoding() error {
	return p.somePlies(2, func() error {
		data, err := json.Marshal(&p.state)
		if err != nil {
			return err
		}
		damage := newDamager(data, &p.rng)
		for range damagedTexts {
			if err := p.soundState(damage.text()); err != nil {
				return err
			}
		}
		i := p.rng.Intn(p.seats() + 1)
		if data, err = json.Marshal(&p.recalled()[i]); err != nil {
			return err
		}
		damage = newDamager(data, &p.rng)
		for range damagedTexts {
			if err := p.soundView(damage.text()); err != nil {
				return err
			}
		}
		return nil
	})
}

// soundState checks that a text is refused, or is a state with which one can go on.
func (p *play[S, M, V, PS, PV]) soundState(data []byte) error {
	p.count.made++
	return p.during(data, func() error {
		s, err := p.suite.game.DecodeState(&p.variant.start, data)
		if err != nil {
			return nil
		}
		if s == p.state {
			p.count.vacuous++ // not damaged after all
			return nil
		}
		if again, err := p.suite.game.DecodeState(&p.variant.start, core.EncodeJSON(&s)); err != nil || again != s {
			return fmt.Errorf("it becomes %s, which does not survive another round: %w", core.EncodeJSON(&s), err)
		}
		return p.sound(&s)
	})
}

// soundView is like soundState for views.
func (p *play[S, M, V, PS, PV]) soundView(data []byte) error {
	p.count.made++
	return p.during(data, func() error {
		v, err := p.suite.game.DecodeView(&p.variant.start, data)
		if err != nil {
			return nil
		}
		if again, err := p.suite.game.DecodeView(&p.variant.start, core.EncodeJSON(&v)); err != nil || again != v {
			return fmt.Errorf("it becomes %s, which does not survive another round: %w", core.EncodeJSON(&v), err)
		}
		view := PV(&v)
		for _, seat := range p.actors() {
			view.Score(seat)
		}
		view.Next()
		view.Winners()
		_ = view.Fits(&p.state)
		if seats := view.Seats(); view.Pending()&^core.AllSeats(seats) != 0 || seats < p.suite.game.MinSeats || seats > p.suite.game.MaxSeats {
			return fmt.Errorf("pending are %s of %d seats", view.Pending(), seats)
		}
		if view.Pending().Has(view.Viewer()) != (len(view.AppendMoves(nil)) > 0) {
			return fmt.Errorf("pending are %s, and the viewer %s has %d moves", view.Pending(), view.Viewer(), len(view.AppendMoves(nil)))
		}
		d := view.Determinize(&p.rng)
		if err := view.Fits(&d); err != nil {
			return fmt.Errorf("its world does not fit: %w", err)
		}
		return p.sound(&d)
	})
}

// during names the text that f is about in its error or panic.
func (p *play[S, M, V, PS, PV]) during(data []byte, f func() error) error {
	if err := p.guard(f); err != nil {
		return fmt.Errorf("after decoding %.2000s: %w", data, err)
	}
	return nil
}

// sound checks a state that came from outside, and plays on in it.
func (p *play[S, M, V, PS, PV]) sound(state *S) error {
	s := PS(state)
	for range 12 {
		if err := s.Check(); err != nil {
			return err
		}
		seats := s.Seats()
		if seats < p.suite.game.MinSeats || seats > p.suite.game.MaxSeats {
			return fmt.Errorf("it has %d seats", seats)
		}
		for seat := range core.Seat(seats) {
			if s.Pending().Has(seat) && len(s.AppendMoves(nil, seat)) == 0 {
				return fmt.Errorf("seat %d is pending and has no legal move", seat)
			}
			if s.Tally(seat).Total() != s.Score(seat) {
				return fmt.Errorf("the tally of seat %d does not add up to its score", seat)
			}
		}
		s.Winners()
		viewer := core.Seat(p.rng.Intn(seats+1)) - 1
		v := s.View(viewer)
		d := PV(&v).Determinize(&p.rng)
		if err := PS(&d).Check(); err != nil {
			return fmt.Errorf("a world of %s: %w", viewer, err)
		}
		by := s.Next()
		if by == core.Nobody {
			return nil
		}
		moves := p.legalIn(state, by)
		if len(moves) == 0 {
			return fmt.Errorf("%s is to act and cannot", by)
		}
		m := moves[p.rng.Intn(len(moves))]
		if by == core.Chance && p.rng.Intn(2) == 0 {
			m = s.Sample(&p.rng)
		}
		if err := s.Apply(by, m); err != nil {
			return fmt.Errorf("%s is offered %s and refused: %w", by, m, err)
		}
	}
	return nil
}
