package strandbufe

import (
	"crypto/sha256"
	"encoding/hex"
	"encoding/json"
	"errors"
	"fmt"
	"slices"
	"strings"

	"github.com/sandbar-games/sandbar/core"
)

// The JSON form of a card set. Raw fields are read by [part], which names them in
// its errors.
type (
	setJSON struct {
		Name       string            `json:"name"`
		GuestCount int               `json:"guestCount,omitempty"` // if given, it must be right
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
// names the card, counted from 1, and the field that is wrong.
func ParseCardSet(data []byte) (*CardSet, error) {
	c := &CardSet{}
	if err := c.UnmarshalJSON(data); err != nil {
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
		return nil, fmt.Errorf("field name: %q: want a name of at most 60 bytes in one line", core.Clip(j.Name))
	case len(j.Guests) == 0 || len(j.Guests) > regularGuests:
		return nil, fmt.Errorf("field guests: %d cards: want 1 to %d", len(j.Guests), regularGuests)
	case j.GuestCount != 0 && j.GuestCount != len(j.Guests):
		return nil, fmt.Errorf("field guests: %d cards where guestCount says %d", len(j.Guests), j.GuestCount)
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

// label reports whether text can be the name of a card.
func label(text string) bool {
	return text != "" && len(text) <= 60 && strings.TrimSpace(text) == text && !strings.ContainsAny(text, "\n\r\t\x00")
}

// part reads one field of a card, which must be there.
func part(field string, raw json.RawMessage, dst any) error {
	if raw == nil || string(raw) == "null" {
		return fmt.Errorf("%s is missing", field)
	}
	if err := core.DecodeJSON(raw, dst); err != nil {
		return fmt.Errorf("field %s: %w", field, err)
	}
	return nil
}

func (c *CardSet) addGuest(number int, raw json.RawMessage) error {
	var j guestJSON
	err := core.DecodeJSON(raw, &j)
	if err == nil && (j.Promo != nil || j.Effect != "") {
		err = errors.New("fields promo and effect are for the cards under promos")
	}
	if err == nil {
		err = c.put(number, j, regularIcon)
	}
	return named(err, "guest", number, j.Name)
}

func (c *CardSet) addPromo(i int, raw json.RawMessage) error {
	var j guestJSON
	err := core.DecodeJSON(raw, &j)
	if err == nil {
		err = c.putPromo(j)
	}
	return named(err, "promo", i, j.Name)
}

func (c *CardSet) putPromo(j guestJSON) error {
	var p Promo
	if err := part("promo", j.Promo, &p); err != nil {
		return err
	}
	switch effect := promoEffects[p]; {
	case c.promos.Has(p):
		return fmt.Errorf("field promo: %v stands there twice", p)
	case j.Effect == "":
		return fmt.Errorf("effect is missing: %v has the effect %q", p, effect)
	case j.Effect != effect:
		return fmt.Errorf("field effect: %q: %v has the effect %q", core.Clip(j.Effect), p, effect)
	}
	c.promos |= PromosOf(p)
	return c.put(int(p.number()), j, promoIcon)
}

// named says which card an error is about.
func named(err error, kind string, number int, name string) error {
	switch {
	case err == nil:
		return nil
	case name == "":
		return fmt.Errorf("%s %d: %w", kind, number, err)
	}
	return fmt.Errorf("%s %d (%s): %w", kind, number, core.Clip(name), err)
}

// put enters a guest card whose icons want at most so many tokens each.
func (c *CardSet) put(number int, j guestJSON, icon int) error {
	if j.Name == "" {
		return errors.New("name is missing")
	}
	if !label(j.Name) {
		return fmt.Errorf("field name: %q: want a name of at most 60 bytes in one line", core.Clip(j.Name))
	}
	var points int
	if err := part("points", j.Points, &points); err != nil {
		return err
	}
	var order Tokens
	if err := part("order", j.Order, &order); err != nil {
		return err
	}
	for g := range order.All() {
		if n := order.Count(g); n > icon {
			return fmt.Errorf("field order: %v %d: an icon wants at most %d", g, n, icon)
		}
	}
	switch {
	case points < 0 || points > mostPoints:
		return fmt.Errorf("field points: %d: want 0 to %d", points, mostPoints)
	case order == 0:
		return errors.New("field order: a guest wants something")
	case j.Stars < 0 || j.Stars > 2:
		return fmt.Errorf("field stars: %d: want 0 to 2", j.Stars)
	case j.Time < 0 || j.Time > 2:
		return fmt.Errorf("field time: %d: want 0 to 2", j.Time)
	}
	c.cards[number] = card{order, uint8(points), uint8(j.Stars), uint8(j.Time)}
	c.names[number] = j.Name
	return nil
}

func (c *CardSet) addGoal(raw json.RawMessage) error {
	var j goalJSON
	if err := core.DecodeJSON(raw, &j); err != nil {
		return err
	}
	var goods []Good
	var points []int
	err := part("goods", j.Goods, &goods)
	if err == nil {
		err = part("points", j.Points, &points)
	}
	if err != nil {
		return err
	}
	var g Goal
	for _, good := range goods {
		if g.Goods.has(good) {
			return fmt.Errorf("field goods: %v stands there twice", good)
		}
		g.Goods = g.Goods.add(good, 1)
	}
	if g.Goods == 0 {
		return errors.New("field goods: a goal shows something")
	}
	if len(points) == 0 || len(points) > mostEntries {
		return fmt.Errorf("field points: %d entries: want 1 to %d", len(points), mostEntries)
	}
	for count, n := range points {
		if n < 0 || n > mostPoints {
			return fmt.Errorf("field points: %d for %d icons: want 0 to %d", n, count, mostPoints)
		}
		g.points = append(g.points, uint8(n))
	}
	c.goals = append(c.goals, g)
	return nil
}

func (c *CardSet) addBoard(raw json.RawMessage) error {
	var j boardJSON
	if err := core.DecodeJSON(raw, &j); err != nil {
		return err
	}
	if !label(j.Name) {
		return fmt.Errorf("field name: %q: want a name of at most 60 bytes in one line", core.Clip(j.Name))
	}
	b := Board{Name: j.Name}
	var spaces []int
	err := part("favours", j.Favours, &b.Favours)
	if err == nil {
		err = part("upgrades", j.Upgrades, &spaces)
	}
	if err != nil {
		return err
	}
	for i, other := range c.boards {
		if other.Favours == b.Favours {
			return fmt.Errorf("field favours: %v, as board %d does", b.Favours, i+1)
		}
	}
	if len(spaces) != workers {
		return fmt.Errorf("field upgrades: %d star spaces: want one for each of the %d workers", len(spaces), workers)
	}
	for i, space := range spaces {
		if space < 1 || space > starSpaces {
			return fmt.Errorf("field upgrades: space %d: want 1 to %d", space, starSpaces)
		}
		for k, other := range spaces[:i] {
			if other == space {
				return fmt.Errorf("field upgrades: space %d for both %v and %v", space, Worker(k+1), Worker(i+1))
			}
		}
		b.Upgrades[i] = space
	}
	c.boards = append(c.boards, b)
	return nil
}

// MarshalJSON writes the set in full, as ParseCardSet reads it.
func (c *CardSet) MarshalJSON() ([]byte, error) {
	j := setJSON{Name: c.name, GuestCount: c.regular, Bonuses: map[Bonus]int{}}
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
