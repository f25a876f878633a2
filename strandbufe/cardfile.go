package strandbufe

import (
	"bytes"
	"crypto/sha256"
	"encoding/hex"
	"encoding/json"
	"errors"
	"fmt"
	"slices"
	"strings"
	"unicode"

	"github.com/sandbar-games/sandbar/core"
)

// The JSON form of a card set. Raw fields are read by [part], which names them in
// its errors.
type (
	setJSON struct {
		Name       string            `json:"name"`
		GuestCount *int              `json:"guestCount,omitempty"` // if given, it must be right
		Guests     []json.RawMessage `json:"guests"`
		Promos     []json.RawMessage `json:"promos,omitempty"`
		Goals      []json.RawMessage `json:"goals"`
		Boards     []json.RawMessage `json:"boards"`
		Bonuses    map[Bonus]int     `json:"bonuses"`
	}
	guestJSON struct {
		Promo  json.RawMessage `json:"promo,omitempty"`
		Name   string          `json:"name"`
		Points json.RawMessage `json:"points"`
		Order  json.RawMessage `json:"order"`
		Stars  int             `json:"stars,omitempty"`
		Time   int             `json:"time,omitempty"`
		Effect string          `json:"effect,omitempty"`
	}
	goalJSON struct {
		Goods  json.RawMessage `json:"goods"`
		Points json.RawMessage `json:"points"`
	}
	boardJSON struct {
		Name     string          `json:"name"`
		Favours  json.RawMessage `json:"favours"`
		Upgrades json.RawMessage `json:"upgrades"`
	}
)

// ParseCardSet reads a card set from JSON, as CARDS.md describes it. An error
// names the card, counted from 1, and the field that is wrong. The mark that some
// editors put before text in UTF-8 is passed over.
func ParseCardSet(data []byte) (*CardSet, error) {
	c := &CardSet{}
	if err := c.UnmarshalJSON(bytes.TrimPrefix(data, []byte("\ufeff"))); err != nil {
		return nil, fmt.Errorf("%s: %w", name, err)
	}
	return c, nil
}

// UnmarshalJSON reads a set as ParseCardSet does, into a CardSet that holds none yet:
// a set that is loaded never changes.
func (c *CardSet) UnmarshalJSON(data []byte) error {
	if c.digest != "" {
		return errors.New("card set: a set that is loaded cannot become another")
	}
	var j setJSON
	if err := core.DecodeJSON(data, &j); err != nil {
		return fmt.Errorf("card set: %w", err)
	}
	read, err := j.decode()
	if err != nil {
		return fmt.Errorf("card set: %w", err)
	}
	sum := sha256.Sum256(core.EncodeJSON(read))
	*c = *read
	c.digest = hex.EncodeToString(sum[:16])
	return nil
}

func (j *setJSON) decode() (*CardSet, error) {
	c := &CardSet{name: j.Name}
	switch {
	case !label(j.Name):
		return nil, badLabel(j.Name)
	case len(j.Guests) == 0 || len(j.Guests) > regularGuests:
		return nil, fmt.Errorf("field guests: %d cards: want 1 to %d", len(j.Guests), regularGuests)
	case j.GuestCount != nil && *j.GuestCount != len(j.Guests):
		return nil, fmt.Errorf("field guests: %d cards where guestCount says %d", len(j.Guests), *j.GuestCount)
	case len(j.Goals) < goalsShown || len(j.Goals) > allGoals:
		return nil, fmt.Errorf("field goals: %d cards: want %d to %d", len(j.Goals), goalsShown, allGoals)
	case len(j.Boards) == 0 || len(j.Boards) > mostBoards:
		return nil, fmt.Errorf("field boards: %d boards: want 1 to %d", len(j.Boards), mostBoards)
	}
	for b := Bonus(1); b <= bonusKinds; b++ {
		if n := j.Bonuses[b]; n != bonusesAlike {
			return nil, fmt.Errorf("field bonuses: %d of %v: want %d of each good and of clock (ST-07)", n, b, bonusesAlike)
		}
	}
	c.regular = len(j.Guests)
	for i, raw := range j.Guests {
		if err := c.addGuest(i+1, raw); err != nil {
			return nil, err
		}
	}
	for i, raw := range j.Promos {
		if err := c.addPromo(i+1, raw); err != nil {
			return nil, err
		}
	}
	for i, raw := range j.Goals {
		if err := c.addGoal(raw); err != nil {
			return nil, fmt.Errorf("goal %d: %w", i+1, err)
		}
	}
	for i, raw := range j.Boards {
		if err := c.addBoard(raw); err != nil {
			return nil, fmt.Errorf("board %d: %w", i+1, err)
		}
	}
	return c, nil
}

const mostLabel = 60 // bytes of a name

// label reports whether text can be the name of a set, a card or a board. It stands
// in one line of messages and screens: no control characters, and nothing that
// breaks lines or turns the direction of writing.
func label(text string) bool {
	return text != "" && len(text) <= mostLabel && strings.TrimSpace(text) == text &&
		!strings.ContainsFunc(text, func(r rune) bool { return !unicode.IsGraphic(r) })
}

func badLabel(text string) error {
	return fmt.Errorf("field name: %q: want a name of 1 to %d bytes in one line, of visible characters, no space at its ends",
		core.Clip(text), mostLabel)
}

// MarshalJSON writes the set in full, as ParseCardSet reads it.
func (c CardSet) MarshalJSON() ([]byte, error) {
	j := setJSON{Name: c.name, GuestCount: &c.regular, Bonuses: map[Bonus]int{}}
	for n := 1; n <= c.regular; n++ {
		j.Guests = append(j.Guests, core.EncodeJSON(c.encodeGuest(n)))
	}
	for p := range c.promos.All() {
		j.Promos = append(j.Promos, core.EncodeJSON(c.encodeGuest(int(p.number()))))
	}
	for _, g := range c.goals {
		goods := slices.AppendSeq([]Good{}, g.Goods.All())
		j.Goals = append(j.Goals, core.EncodeJSON(goalJSON{core.EncodeJSON(goods), core.EncodeJSON(g.Table())}))
	}
	for _, b := range c.boards {
		j.Boards = append(j.Boards, core.EncodeJSON(boardJSON{b.Name, core.EncodeJSON(b.Favours), core.EncodeJSON(b.Upgrades)}))
	}
	for b := Bonus(1); b <= bonusKinds; b++ {
		j.Bonuses[b] = bonusesAlike
	}
	return json.Marshal(j)
}

func (c *CardSet) encodeGuest(number int) guestJSON {
	g := c.Guest(number)
	j := guestJSON{
		Name: g.Name, Points: core.EncodeJSON(g.Points), Order: core.EncodeJSON(g.Order), Stars: g.Stars, Time: g.Time,
	}
	if g.Promo != 0 {
		j.Promo, j.Effect = core.EncodeJSON(g.Promo), promoEffects[g.Promo]
	}
	return j
}
