package face

import (
	"fmt"
	"strings"

	"github.com/sandbar-games/sandbar/core"
	"github.com/sandbar-games/sandbar/strandbufe"
)

// Strandbufe is the face of Strandbüfé.
var Strandbufe = Face[strandbufe.Move, strandbufe.View]{
	Solo: `{"mode":"solo"}`,
	Help: `
Get guests and serve what they ask for; whoever leaves without it takes a star.
Goods are V vegetable, B bakery, I ice cream, F fish, M meat, C coffee, D drink.
A guest has its number, name, points and order: a letter an icon and a ring a
token, so that F*o wants two fish and has got one. A goal has its number, goods
and the points for 0, 1, 2 ... icons of them on fulfilled guests; the count in
[ ] is yours. After a cooler's number, +1 is a coloured token; after the time,
+1 comes at the round's end. A name with * has the starting marker; a worker in
brackets is away.
  take 17, pass          take a guest from the row, or none
  bid worker2 17         lay a worker under a guest (advanced, solo)
  rebid 17               move the worker that was outbid
  serve fish 17          put a token on a guest's icon, for one point
  restock worker3        before or after serving; then fill fish, or stop
  bonus                  a coloured token for the bonus of the round
  drink 17               keep a guest for one more round
  stock fish, give fish, decline    what Eszkimók and the Alienek ask
  upgrade worker4        give up stars to turn a worker to its higher side
  done                   end serving, or upgrading
Options: {"mode":"advanced"}, {"mode":"solo"}, {"promos":"all"}.`,
	Draw: drawStrandbufe,
	Tell: tellStrandbufe,
}

func drawStrandbufe(scr *Screen, v *strandbufe.View, names []string) {
	bonus := "none yet"
	if b := v.Bonus(v.Round()); b != 0 {
		bonus = b.String()
	}
	scr.Printf("%s   bonus %s   supply %d   deck %d\n",
		scr.Bold(fmt.Sprintf("round %d of 6", v.Round())), scr.Paint(Magenta, bonus), v.Supply(), len(v.Deck()))
	strandbufeGoals(scr, v)
	for _, n := range v.Row() {
		if n != 0 {
			scr.Printf("  %s%s\n", strandbufeGuest(scr, v, n, 0), strandbufeBid(v, n, names))
		}
	}
	for i, name := range names {
		seat := core.Seat(i)
		strandbufePlayer(scr, v, name, seat == v.Start(), v.Score(seat), v.Buffet(seat))
	}
	if v.Mode() == strandbufe.Solo {
		strandbufePlayer(scr, v, "opponent", true, v.OpponentScore(), v.Opponent())
	}
	if seat := v.Next(); seat >= 0 && v.Phase() >= strandbufe.PhaseServe {
		scr.Printf("%s\n", strandbufeTurn(v, seat, names[seat]))
	}
}

// strandbufeTurn tells what a player who serves, restocks or upgrades has left.
func strandbufeTurn(v *strandbufe.View, seat core.Seat, name string) string {
	if v.Phase() == strandbufe.PhaseUpgrade {
		w, stars := v.Upgrade(seat)
		return fmt.Sprintf("%s may turn %v for %s", name, w, several(stars, "star"))
	}
	workers, saved := v.Points(seat)
	text := fmt.Sprintf("points left for %s: %d of workers", name, workers)
	if v.Mode() != strandbufe.Beginner {
		text += fmt.Sprintf(", %d saved", saved)
	}
	if w, left := v.Restocking(seat); left > 0 {
		text += fmt.Sprintf("\n%v fills up to %s more", w, several(left, "compartment"))
	}
	return text
}

// strandbufeGoals shows the goals with what the viewer, or else seat 0, has of them.
func strandbufeGoals(scr *Screen, v *strandbufe.View) {
	counts := map[string]core.Item{}
	for _, item := range v.Tally(max(v.Viewer(), 0)) {
		counts[item.Name] = item
	}
	for _, n := range v.Goals() {
		goal, item := v.Cards().Goal(n), counts[fmt.Sprint("goal ", n)]
		var letters, table []string
		for g := range goal.Goods.All() {
			letters = append(letters, scr.Paint(strandbufeInk(g), strandbufeLetter(g)))
		}
		at := min(item.Count, len(goal.Table())-1)
		for count, points := range goal.Table() {
			text := fmt.Sprint(points)
			if count == at {
				text = scr.Bold("[" + text + "]")
			}
			table = append(table, text)
		}
		scr.Printf("  goal %2d %s %d icons: %s\n", n, Pad(strings.Join(letters, " "), 13), item.Count, strandbufeTable(table, at))
	}
}

// strandbufeTable joins as many entries of a goal's table as fit into a line, the
// one at the given place among them.
func strandbufeTable(table []string, at int) string {
	const most = 12
	from := max(0, at-most+1)
	to := min(from+most, len(table))
	text := strings.Join(table[from:to], " ")
	if from > 0 {
		text = "... " + text
	}
	if to < len(table) {
		text += " ..."
	}
	return text
}

// strandbufeGuest shows a guest with its order, of which some is served.
func strandbufeGuest(scr *Screen, v *strandbufe.View, n int, served strandbufe.Tokens) string {
	guest := v.Cards().Guest(n)
	var icons []string
	for g := range guest.Order.All() {
		got := served.Count(g)
		rings := strings.Repeat("*", got) + strings.Repeat("o", guest.Order.Count(g)-got)
		icons = append(icons, scr.Paint(strandbufeInk(g), strandbufeLetter(g)+rings))
	}
	name := []rune(guest.Name)
	text := fmt.Sprintf("%2d %s %2d  %s", n, Pad(string(name[:min(len(name), 17)]), 17), guest.Points, Pad(strings.Join(icons, " "), 16))
	if guest.Stars > 0 {
		text += " " + strings.Repeat("star ", guest.Stars)
	}
	if guest.Time > 0 {
		text += fmt.Sprintf(" time %d", guest.Time)
	}
	return strings.TrimRight(text, " ")
}

// strandbufeBid tells who bids on a guest.
func strandbufeBid(v *strandbufe.View, n int, names []string) string {
	for i, name := range names {
		if b := v.Buffet(core.Seat(i)); b.Bid == n {
			return fmt.Sprintf("  bid %d: %s", b.Values[b.Away-1]+b.Stars, name)
		}
	}
	if b := v.Opponent(); b.Bid == n {
		return fmt.Sprintf("  bid %d: opponent", b.Values[b.Away-1]+b.Stars)
	}
	return ""
}

func strandbufePlayer(scr *Screen, v *strandbufe.View, name string, marker bool, score int, b strandbufe.Buffet) {
	if marker {
		name += " *"
	}
	line := fmt.Sprintf("%s %s points  %s  %s  %d coloured", Pad(name, 10), scr.Bold(fmt.Sprintf("%3d", score)),
		several(b.Stars, "star"), several(len(b.Fulfilled), "guest"), b.Unspent)
	if v.Mode() != strandbufe.Beginner {
		line += fmt.Sprintf("  time %d", b.Time)
		if b.Aside > 0 {
			line += fmt.Sprintf("+%d", b.Aside)
		}
		line += "  workers" + strandbufeWorkers(b)
	}
	scr.Printf("%s\n", line)
	if b.Board == 0 {
		return
	}
	var cooler []string
	for g := strandbufe.Vegetable; g <= strandbufe.Drink; g++ {
		text := fmt.Sprintf("%s%d", strandbufeLetter(g), b.Grey.Count(g))
		if n := b.Coloured.Count(g); n > 0 {
			text += fmt.Sprintf("+%d", n)
		}
		cooler = append(cooler, scr.Paint(strandbufeInk(g), text))
	}
	if v.Mode() != strandbufe.Beginner {
		cooler = append(cooler, fmt.Sprintf("  four of %v fit", v.Cards().Board(b.Board).Favours))
	}
	scr.Printf("    cooler %s\n", strings.Join(cooler, " "))
	for _, w := range b.Guests {
		drink := ""
		switch {
		case w.Kept:
			drink = "  stays"
		case w.Drink:
			drink = "  had its drink"
		}
		scr.Printf("    %s%s\n", strandbufeGuest(scr, v, w.Guest, w.Served), drink)
	}
}

// strandbufeWorkers shows what the workers are worth, one that is away in brackets.
func strandbufeWorkers(b strandbufe.Buffet) string {
	text := ""
	for w := strandbufe.Worker2; w <= strandbufe.Worker4; w++ {
		format := " %d"
		if w == b.Away {
			format = " (%d)"
		}
		text += fmt.Sprintf(format, b.Values[w-1])
	}
	return text
}

func strandbufeLetter(g strandbufe.Good) string { return strings.ToUpper(g.String()[:1]) }

func strandbufeInk(g strandbufe.Good) Ink {
	return [...]Ink{Dim, Green, Yellow, Cyan, Blue, Red, Dim, Magenta}[g]
}

func tellStrandbufe(by core.Seat, m strandbufe.Move, names []string) string {
	if m.Kind() == strandbufe.KindRound {
		return fmt.Sprintf("the round's bonus is %v", m.Bonus())
	}
	verb := map[strandbufe.Kind]string{
		strandbufe.KindTake: "take", strandbufe.KindPass: "take", strandbufe.KindBid: "bid", strandbufe.KindRebid: "move",
		strandbufe.KindServe: "serve", strandbufe.KindRestock: "restock", strandbufe.KindFill: "fill",
		strandbufe.KindBonus: "buy", strandbufe.KindDrink: "give", strandbufe.KindStock: "put",
		strandbufe.KindGive: "give", strandbufe.KindUpgrade: "turn",
	}[m.Kind()]
	if verb == "" || by < 0 { // guests and goals turned up, done and the like: the table shows it
		return ""
	}
	text := does(names[by], verb) + " "
	switch m.Kind() {
	case strandbufe.KindTake:
		text += fmt.Sprintf("guest %d", m.Guest())
	case strandbufe.KindPass:
		text += "no guest"
	case strandbufe.KindBid:
		text += fmt.Sprintf("with %v on guest %d", m.Worker(), m.Guest())
	case strandbufe.KindRebid:
		text += fmt.Sprintf("the outbid worker to guest %d", m.Guest())
	case strandbufe.KindServe:
		text += fmt.Sprintf("%v to guest %d", m.Good(), m.Guest())
	case strandbufe.KindRestock:
		text += fmt.Sprintf("with %v", m.Worker())
	case strandbufe.KindBonus:
		text += "the bonus"
	case strandbufe.KindDrink:
		text += fmt.Sprintf("guest %d a free drink", m.Guest())
	case strandbufe.KindStock:
		text += fmt.Sprintf("tokens from Eszkimók to %v", m.Good())
	case strandbufe.KindGive:
		text += fmt.Sprintf("the Alienek %v", m.Good())
	case strandbufe.KindUpgrade:
		text += m.Worker().String()
	case strandbufe.KindFill:
		text += m.Good().String()
	}
	return text
}
