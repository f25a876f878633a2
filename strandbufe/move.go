package strandbufe

import (
	"fmt"

	"github.com/sandbar-games/sandbar/core"
)

// Kind is a kind of move. The zero value is none.
type Kind uint8

// The kinds of moves: those of a player, then three of chance.
const (
	KindTake    Kind = 1 + iota // take a guest from the row
	KindPass                    // take no guest
	KindBid                     // lay a worker under a guest
	KindRebid                   // move a worker that was outbid
	KindServe                   // put a token on a guest's icon
	KindRestock                 // send a worker to restock
	KindFill                    // fill a compartment
	KindStop                    // leave the other compartments as they are
	KindBonus                   // buy the round's bonus
	KindDrink                   // keep a guest with a free drink
	KindStock                   // put Eszkimók's tokens into a compartment
	KindGive                    // give a token to the Alienek
	KindDecline                 // no tokens, no gift
	KindUpgrade                 // give up stars to turn a worker
	KindDone                    // end serving, or upgrading
	KindGuest                   // chance: a guest is turned up
	KindRound                   // chance: a round's bonus is turned up
	KindGoal                    // chance: a goal is turned up
)

// Move is a player's decision or a chance event. Guests and goals go by their
// number in the card set. The zero value is no move.
type Move struct {
	kind   Kind
	card   uint8 // a guest or a goal
	good   Good  // in KindRound the bonus, which counts as goods do
	worker Worker
}

// Take takes a guest from the row (ST-12, ST-13, ST-17).
func Take(guest int) Move { return Move{kind: KindTake, card: byteOf(guest)} }

// Pass takes no guest this round (ST-12, ST-13, ST-18).
func Pass() Move { return Move{kind: KindPass} }

// Bid lays a worker under a guest (ST-14).
func Bid(w Worker, guest int) Move { return Move{kind: KindBid, worker: w, card: byteOf(guest)} }

// Rebid moves the worker that was outbid under another guest (ST-15).
func Rebid(guest int) Move { return Move{kind: KindRebid, card: byteOf(guest)} }

// Serve puts a token of a good on the icon of a waiting guest (ST-21).
func Serve(g Good, guest int) Move { return Move{kind: KindServe, good: g, card: byteOf(guest)} }

// Restock sends a worker to restock (ST-22).
func Restock(w Worker) Move { return Move{kind: KindRestock, worker: w} }

// Fill fills a compartment (ST-22).
func Fill(g Good) Move { return Move{kind: KindFill, good: g} }

// Stop ends the restocking before all is filled (ST-22).
func Stop() Move { return Move{kind: KindStop} }

// BuyBonus spends a coloured token for the round's bonus (ST-24).
func BuyBonus() Move { return Move{kind: KindBonus} }

// FreeDrink keeps a waiting guest for the next round (ST-28).
func FreeDrink(guest int) Move { return Move{kind: KindDrink, card: byteOf(guest)} }

// Stock puts the tokens that Eszkimók brings into a compartment (ST-41).
func Stock(g Good) Move { return Move{kind: KindStock, good: g} }

// Give gives the Alienek a token of a good (ST-43).
func Give(g Good) Move { return Move{kind: KindGive, good: g} }

// Decline takes no tokens from Eszkimók (ST-41), or gives the Alienek nothing (ST-43).
func Decline() Move { return Move{kind: KindDecline} }

// Upgrade gives up stars to turn a worker (ST-32).
func Upgrade(w Worker) Move { return Move{kind: KindUpgrade, worker: w} }

// Done ends the serving (ST-28, ST-31), or the upgrading (ST-32).
func Done() Move { return Move{kind: KindDone} }

// RevealGuest is the chance event that turns up a guest (ST-08).
func RevealGuest(guest int) Move { return Move{kind: KindGuest, card: byteOf(guest)} }

// RevealBonus is the chance event that turns up the round's bonus (ST-07).
func RevealBonus(b Bonus) Move { return Move{kind: KindRound, good: Good(b)} }

// RevealGoal is the chance event that turns up a goal (ST-08).
func RevealGoal(goal int) Move { return Move{kind: KindGoal, card: byteOf(goal)} }

// The fields that a kind of move has besides its kind.
const (
	hasCard = 1 << iota
	hasGood
	hasWorker
)

var fieldsOf = [...]uint8{
	KindTake: hasCard, KindBid: hasCard | hasWorker, KindRebid: hasCard, KindServe: hasCard | hasGood,
	KindRestock: hasWorker, KindFill: hasGood, KindDrink: hasCard, KindStock: hasGood, KindGive: hasGood,
	KindUpgrade: hasWorker, KindGuest: hasCard, KindRound: hasGood, KindGoal: hasCard,
}

// stray reports whether a move, of a known kind, has a field that its kind has not.
func (m Move) stray() bool {
	fields := fieldsOf[m.kind]
	return m.card != 0 && fields&hasCard == 0 || m.good != 0 && fields&hasGood == 0 || m.worker != 0 && fields&hasWorker == 0
}

// byteOf keeps a number that is out of range out of range.
func byteOf(n int) uint8 {
	if n < 0 || n > 255 {
		return 255
	}
	return uint8(n)
}

// Kind returns the kind of move.
func (m Move) Kind() Kind { return m.kind }

// Guest returns the number of the guest that the move is about, or 0.
func (m Move) Guest() int {
	if m.kind == KindGoal {
		return 0
	}
	return int(m.card)
}

// Goal returns the number of the goal that is turned up, or 0.
func (m Move) Goal() int {
	if m.kind != KindGoal {
		return 0
	}
	return int(m.card)
}

// Good returns the good that the move is about, or none.
func (m Move) Good() Good {
	if m.kind == KindRound {
		return 0
	}
	return m.good
}

// Bonus returns the bonus that is turned up, or none.
func (m Move) Bonus() Bonus {
	if m.kind != KindRound {
		return 0
	}
	return Bonus(m.good)
}

// Worker returns the worker that the move is about, or none.
func (m Move) Worker() Worker { return m.worker }

// String returns the move's notation: take 17, pass, bid worker2 17, rebid 17,
// serve fish 17, restock worker3, fill fish, stop, bonus, drink 17, stock fish,
// give fish, decline, upgrade worker4, done; for chance guest 17, round fish and
// goal 5.
func (m Move) String() string {
	switch m.kind {
	case KindTake:
		return fmt.Sprintf("take %d", m.card)
	case KindPass:
		return "pass"
	case KindBid:
		return fmt.Sprintf("bid %v %d", m.worker, m.card)
	case KindRebid:
		return fmt.Sprintf("rebid %d", m.card)
	case KindServe:
		return fmt.Sprintf("serve %v %d", m.good, m.card)
	case KindRestock:
		return fmt.Sprintf("restock %v", m.worker)
	case KindFill:
		return fmt.Sprintf("fill %v", m.good)
	case KindStop:
		return "stop"
	case KindBonus:
		return "bonus"
	case KindDrink:
		return fmt.Sprintf("drink %d", m.card)
	case KindStock:
		return fmt.Sprintf("stock %v", m.good)
	case KindGive:
		return fmt.Sprintf("give %v", m.good)
	case KindDecline:
		return "decline"
	case KindUpgrade:
		return fmt.Sprintf("upgrade %v", m.worker)
	case KindDone:
		return "done"
	case KindGuest:
		return fmt.Sprintf("guest %d", m.card)
	case KindRound:
		return fmt.Sprintf("round %v", Bonus(m.good))
	case KindGoal:
		return fmt.Sprintf("goal %d", m.card)
	}
	return "none"
}

// MarshalText writes the notation, so that moves stand as text in JSON; the zero
// value is an error.
func (m Move) MarshalText() ([]byte, error) { return core.MarshalMove(name, m) }

// UnmarshalText reads what MarshalText wrote.
func (m *Move) UnmarshalText(text []byte) error { return core.UnmarshalMove(m, text, ParseMove) }

// ParseMove reads what Move.String writes, with one space between words. The
// error says what was expected.
func ParseMove(text string) (Move, error) {
	w := core.ReadWords(text)
	switch w.Verb() {
	case "take":
		return core.End(w, Take(guestWord(w)), "take GUEST, such as take 17")
	case "pass":
		return core.End(w, Pass(), "pass")
	case "bid":
		return core.End(w, Bid(core.Word(w, ParseWorker), guestWord(w)), "bid WORKER GUEST, such as bid worker2 17")
	case "rebid":
		return core.End(w, Rebid(guestWord(w)), "rebid GUEST, such as rebid 17")
	case "serve":
		return core.End(w, Serve(core.Word(w, ParseGood), guestWord(w)), "serve GOOD GUEST, such as serve fish 17")
	case "restock":
		return core.End(w, Restock(core.Word(w, ParseWorker)), "restock WORKER, such as restock worker3")
	case "fill":
		return core.End(w, Fill(core.Word(w, ParseGood)), "fill GOOD, such as fill fish")
	case "stop":
		return core.End(w, Stop(), "stop")
	case "bonus":
		return core.End(w, BuyBonus(), "bonus")
	case "drink":
		return core.End(w, FreeDrink(guestWord(w)), "drink GUEST, such as drink 17")
	case "stock":
		return core.End(w, Stock(core.Word(w, ParseGood)), "stock GOOD, such as stock fish")
	case "give":
		return core.End(w, Give(core.Word(w, ParseGood)), "give GOOD, such as give fish")
	case "decline":
		return core.End(w, Decline(), "decline")
	case "upgrade":
		return core.End(w, Upgrade(core.Word(w, ParseWorker)), "upgrade WORKER, such as upgrade worker4")
	case "done":
		return core.End(w, Done(), "done")
	case "guest":
		return core.End(w, RevealGuest(guestWord(w)), "guest GUEST, such as guest 17")
	case "round":
		return core.End(w, RevealBonus(core.Word(w, ParseBonus)), "round BONUS, such as round fish")
	case "goal":
		return core.End(w, RevealGoal(w.Number("goal", 1, allGoals)), "goal GOAL, such as goal 5")
	}
	return Move{}, w.Unknown("take, pass, bid, rebid, serve, restock, fill, stop, bonus, drink, stock, give, decline, upgrade or done (of chance: guest, round, goal)")
}

func guestWord(w *core.Words) int { return w.Number("guest", 1, allGuestCard) }
