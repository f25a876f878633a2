package strandbufe

import (
	"encoding/json"
	"errors"
	"fmt"

	"github.com/sandbar-games/sandbar/core"
)

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
	case !label(name):
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
		return badLabel(j.Name)
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
	c.cards[number] = card{order, uint8(points), uint8(j.Stars), uint8(j.Time), iconsOf(order)}
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
	g.icons = iconsOf(g.Goods)
	c.goals = append(c.goals, g)
	return nil
}

func (c *CardSet) addBoard(raw json.RawMessage) error {
	var j boardJSON
	if err := core.DecodeJSON(raw, &j); err != nil {
		return err
	}
	if !label(j.Name) {
		return badLabel(j.Name)
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
