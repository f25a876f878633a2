package mermaids

import (
	"fmt"

	"github.com/sandbar-games/sandbar/core"
)

// String returns the move's notation. Of a player: mermaid, mean 2 shell4,
// pair sun, ask 2 sun, wave 2 shell4, seaweed 2, discard wave, keep, pass sun.
// Of chance: deal 2 sun, give, refuse, draw 2 sun, reveal starleft,
// takeup sun mean none none none, clear, caught 2 (or caught nobody). A hidden
// card is "?".
func (m Move) String() string {
	switch m.kind {
	case KindMermaid:
		return "mermaid"
	case KindMean:
		return fmt.Sprintf("mean %v %v", m.seat, m.shell)
	case KindPair:
		return fmt.Sprintf("pair %v", m.card)
	case KindAsk:
		return fmt.Sprintf("ask %v %v", m.seat, m.card)
	case KindWave:
		return fmt.Sprintf("wave %v %v", m.seat, m.shell)
	case KindSeaweed:
		return fmt.Sprintf("seaweed %v", m.seat)
	case KindDiscard:
		return fmt.Sprintf("discard %v", m.card)
	case KindKeep:
		return "keep"
	case KindPass:
		return fmt.Sprintf("pass %v", m.card)
	case KindDeal:
		return fmt.Sprintf("deal %v %v", m.seat, m.card)
	case KindGive:
		return "give"
	case KindRefuse:
		return "refuse"
	case KindDraw:
		return fmt.Sprintf("draw %v %v", m.seat, m.card)
	case KindReveal:
		return fmt.Sprintf("reveal %v", m.shell)
	case KindTakeUp:
		return fmt.Sprintf("takeup %v %v %v %v %v", m.Taken(0), m.Taken(1), m.Taken(2), m.Taken(3), m.Taken(4))
	case KindClear:
		return "clear"
	case KindCaught:
		return fmt.Sprintf("caught %v", m.seat)
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
	case "mermaid":
		return core.End(w, PlayMermaid(), "mermaid")
	case "mean":
		return core.End(w, PlayMean(readSeat(w), core.Word(w, parseValue)), "mean SEAT SHELL, such as mean 2 shell4")
	case "pair":
		return core.End(w, PlayPair(core.Word(w, ParseCard)), "pair ITEM, such as pair sun")
	case "ask":
		return core.End(w, Ask(readSeat(w), core.Word(w, ParseCard)), "ask SEAT ITEM, such as ask 2 sun")
	case "wave":
		return core.End(w, PlayWave(readSeat(w), core.Word(w, parseValue)), "wave SEAT SHELL, such as wave 2 shell4")
	case "seaweed":
		return core.End(w, PlaySeaweed(readSeat(w)), "seaweed SEAT, such as seaweed 2")
	case "discard":
		return core.End(w, Discard(core.Word(w, ParseCard)), "discard CARD, such as discard wave")
	case "keep":
		return core.End(w, Keep(), "keep")
	case "pass":
		return core.End(w, Pass(core.Word(w, parseSeen)), "pass CARD, such as pass sun")
	case "deal":
		return core.End(w, Deal(readSeat(w), core.Word(w, parseSeen)), "deal SEAT CARD, such as deal 2 sun")
	case "give":
		return core.End(w, Give(), "give")
	case "refuse":
		return core.End(w, Refuse(), "refuse")
	case "draw":
		return core.End(w, Draw(readSeat(w), core.Word(w, parseSeen)), "draw SEAT CARD, such as draw 2 sun")
	case "reveal":
		return core.End(w, Reveal(core.Word(w, ParseShell)), "reveal SHELL, such as reveal shell4")
	case "takeup":
		var cards [maxSeats]Card
		for seat := range cards {
			cards[seat] = core.Word(w, parseTaken)
		}
		return core.End(w, TakeUp(cards[:]...), "takeup and five cards, such as takeup sun mean none none none")
	case "clear":
		return core.End(w, Clear(), "clear")
	case "caught":
		return core.End(w, Caught(core.Word(w, parseHolder)), "caught SEAT or caught nobody")
	}
	return Move{}, w.Unknown("mermaid, mean, pair, ask, wave, seaweed, discard, keep or pass (of chance: deal, give, refuse, draw, reveal, takeup, clear, caught)")
}

// readSeat reads the next word as one of the seats that this game can have.
func readSeat(w *core.Words) core.Seat { return core.Seat(w.Number("seat", 0, maxSeats-1)) }

// parseHolder reads the seat that holds the Sea Monster, or nobody.
func parseHolder(text string) (core.Seat, error) {
	seat, err := core.ParseSeat(text)
	if err == nil && seat != core.Nobody && !seat.At(maxSeats) {
		err = fmt.Errorf("%q holds no cards", core.Clip(text))
	}
	if err != nil {
		return 0, fmt.Errorf("%w: want a seat from 0 to %d, or nobody", err, maxSeats-1)
	}
	return seat, nil
}
