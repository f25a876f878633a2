package strandbufe

import (
	"encoding/json"
	"fmt"
	"iter"
	"math/bits"
	"slices"

	"github.com/sandbar-games/sandbar/core"
)

// Promo is one of the eight promo guests (ST-41 to ST-47). The zero value is none.
type Promo uint8

// The promo guests. As cards they have the numbers 73 to 80, in this order.
const (
	Eszkimok Promo = 1 + iota // brings grey tokens for one compartment (ST-41)
	Bro                       // wants six meat (ST-42)
	Alienek                   // pays time for a gift (ST-43)
	Bohoc                     // brings stars only (ST-44)
	David                     // worth more with Prunella (ST-45)
	Prunella                  // worth more with David (ST-45)
	Grump                     // takes two stars if left unserved (ST-46)
	Punk                      // worth more if a goal shows drink (ST-47)
)

const promos = 8

// What the promo guests do beyond the order, the points, stars and time that
// every card has.
const (
	stockTokens  = 3 // Eszkimok (ST-41)
	giftTime     = 2 // Alienek (ST-43)
	pairPoints   = 3 // David and Prunella, each (ST-45)
	grumpStars   = 2 // Grump (ST-46)
	punkPoints   = 2 // Punk (ST-47)
	promoIcon    = 6 // the most tokens one icon of a promo wants (ST-05)
	regularIcon  = 2 // and of any other guest
	firstPromo   = regularGuests + 1
	allGuestCard = regularGuests + promos
)

var promoNames = [...]string{"none", "eszkimok", "bro", "alienek", "bohoc", "david", "prunella", "grump", "punk"}

// promoEffects are the words for what a promo does besides, as card sets state it.
var promoEffects = [...]string{"", "stock", "none", "gift", "none", "pair", "pair", "anger", "beergoal"}

// number returns the number of the promo's card.
func (p Promo) number() uint8 { return regularGuests + uint8(p) }

func (p Promo) valid() bool { return p >= Eszkimok && p <= Punk }

// String returns the promo's name in one word.
func (p Promo) String() string {
	if int(p) < len(promoNames) {
		return promoNames[p]
	}
	return fmt.Sprintf("Promo(%d)", uint8(p))
}

// ParsePromo reads what Promo.String writes for the eight promos.
func ParsePromo(text string) (Promo, error) {
	if i := slices.Index(promoNames[:], text); i > 0 {
		return Promo(i), nil
	}
	return 0, fmt.Errorf("%q is no promo: want eszkimok, bro, alienek, bohoc, david, prunella, grump or punk", core.Clip(text))
}

// MarshalText writes the promo's name.
func (p Promo) MarshalText() ([]byte, error) { return []byte(p.String()), nil }

// UnmarshalText reads the promo's name.
func (p *Promo) UnmarshalText(text []byte) error {
	read, err := ParsePromo(string(text))
	if err != nil {
		return err
	}
	*p = read
	return nil
}

// PromoSet is a set of promo guests. The zero value is empty.
type PromoSet uint8

// AllPromos is the set of all eight.
const AllPromos PromoSet = 1<<promos - 1

// PromosOf returns the set of the given promos. Values that are none are left out.
func PromosOf(list ...Promo) PromoSet {
	var set PromoSet
	for _, p := range list {
		if p.valid() {
			set |= 1 << (p - 1)
		}
	}
	return set
}

// Has reports whether a promo is in the set.
func (set PromoSet) Has(p Promo) bool { return p.valid() && set>>(p-1)&1 != 0 }

// Len returns the number of promos in the set.
func (set PromoSet) Len() int { return bits.OnesCount8(uint8(set)) }

// All yields the promos in the set in their order.
func (set PromoSet) All() iter.Seq[Promo] {
	return func(yield func(Promo) bool) {
		for ; set != 0; set &= set - 1 {
			if !yield(Promo(1 + bits.TrailingZeros8(uint8(set)))) {
				return
			}
		}
	}
}

// MarshalJSON writes a list of names.
func (set PromoSet) MarshalJSON() ([]byte, error) {
	return json.Marshal(slices.AppendSeq([]Promo{}, set.All()))
}

// UnmarshalJSON reads a list of names, or "all".
func (set *PromoSet) UnmarshalJSON(data []byte) error {
	if string(data) == `"all"` {
		*set = AllPromos
		return nil
	}
	var names []string // a list of a type of bytes could be read from a string
	if err := json.Unmarshal(data, &names); err != nil {
		return fmt.Errorf("want \"all\" or a list of names: %w", err)
	}
	var read PromoSet
	for _, name := range names {
		p, err := ParsePromo(name)
		if err != nil {
			return err
		}
		if read.Has(p) {
			return fmt.Errorf("%v stands there twice", p)
		}
		read |= PromosOf(p)
	}
	*set = read
	return nil
}
