package beachbandits

import (
	"fmt"

	"github.com/sandbar-games/sandbar/core"
)

// Step says what the game waits for.
type Step uint8

// The steps of a game.
const (
	StepDeal    Step = iota // chance deals Loot, then gulls, to all (BB-03)
	StepChoose              // every seat chooses a gull to hold (BB-03)
	StepPlay                // the seat on turn plays, draws or passes (BB-05 to BB-07)
	StepDrawn               // chance draws the card to be played (BB-06)
	StepPlace               // the drawn card is played (BB-06)
	StepDraw                // chance draws cards for an effect (BB-12)
	StepTreat               // Grapes: who draws (BB-15)
	StepSteal               // chance: Grapes take a card from a hand (BB-15)
	StepSwap                // Slice: which cards (BB-17)
	StepShuffle             // Fries: which card (BB-19)
	StepShift               // Rings: which card goes where (BB-19)
	StepTake                // Nuggs: which card (BB-19)
	StepGulls               // chance draws two gulls for a kept Flip-Flop (BB-18)
	StepPick                // which of the two to hold (BB-18)
	StepGull                // chance draws a gull for a given Flip-Flop (BB-18)
	StepBury                // which of three gulls goes under the deck (BB-18)
	StepReveal              // all gulls are turned up, seat by seat (BB-23)
	StepUse                 // the seat on turn uses gulls (BB-23)
	StepAce                 // which card Ace adds (BB-25)
	StepChuck               // which card Chuck discards (BB-25)
	StepIris                // whose hand Iris looks at (BB-25)
	StepLook                // that hand is shown (BB-25)
	StepPut                 // which of its cards goes where (BB-25)
	StepShirley             // chance draws cards for Shirley (BB-25)
	StepAdd                 // which of them is added (BB-25)
	StepRest                // the others are shown and discarded (BB-25)
	StepFlo                 // chance draws a gull for Flo (BB-25)
	StepOpen                // all hands are laid open, seat by seat (BB-35)
	StepOver                // the game is over (BB-29)
)

// actor says who acts in a step.
type actor uint8

const (
	nobody actor = iota
	chance
	onTurn   // the seat on turn
	receiver // the seat whose stash the card went to
	queued   // every seat of the queue
)

// kindSet is a set of kinds of moves.
type kindSet uint32

func kindsOf(kinds ...Kind) kindSet {
	var set kindSet
	for _, k := range kinds {
		set |= 1 << k
	}
	return set
}

func (set kindSet) has(k Kind) bool { return k < 32 && set>>k&1 != 0 }

// stepInfo is what there is to know of a step.
type stepInfo struct {
	name  string
	by    actor
	kinds kindSet // the kinds of moves that can be legal
	asks  string  // why other kinds are not
}

var steps = [...]stepInfo{
	StepDeal:    {"deal", chance, kindsOf(KindDeal, KindGull), "five Loot and two gulls are being dealt to each seat (BB-03)"},
	StepChoose:  {"choose", queued, kindsOf(KindChoose), "the seat has to choose which gull to hold (BB-03)"},
	StepPlay:    {"play", onTurn, kindsOf(KindKeep, KindGive, KindDraw, KindPass), "the turn is to play a card (BB-05)"},
	StepDrawn:   {"drawn", chance, kindsOf(KindDeal), "the card to be played is being drawn (BB-06)"},
	StepPlace:   {"place", onTurn, kindsOf(KindKeep, KindGive), "the drawn card has to be played (BB-06)"},
	StepDraw:    {"draw", chance, kindsOf(KindDeal), "Loot is being drawn (BB-12)"},
	StepTreat:   {"treat", onTurn, kindsOf(KindTreat), "an opponent has to be chosen who draws a card (BB-15)"},
	StepSteal:   {"steal", chance, kindsOf(KindSteal), "a card is being taken from a hand (BB-15)"},
	StepSwap:    {"swap", onTurn, kindsOf(KindSwap), "two cards have to be swapped (BB-17)"},
	StepShuffle: {"shuffle", onTurn, kindsOf(KindShuffle), "a card has to be shuffled into the pile (BB-19)"},
	StepShift:   {"shift", onTurn, kindsOf(KindShift), "a card has to be moved to another stash (BB-19)"},
	StepTake:    {"take", onTurn, kindsOf(KindTake), "a card has to be taken into the hand (BB-19)"},
	StepGulls:   {"gulls", chance, kindsOf(KindGull), "two gulls are being drawn (BB-18)"},
	StepPick:    {"pick", onTurn, kindsOf(KindChoose), "one of the two drawn gulls has to be chosen (BB-18)"},
	StepGull:    {"gull", chance, kindsOf(KindGull), "a gull is being drawn (BB-18)"},
	StepBury:    {"bury", receiver, kindsOf(KindBury), "one of three gulls has to go under the deck (BB-18)"},
	StepReveal:  {"reveal", chance, kindsOf(KindReveal), "the gulls are being turned up (BB-23)"},
	StepUse:     {"use", onTurn, kindsOf(KindUse, KindCopy, KindDone), "gulls can be used now (BB-37)"},
	StepAce:     {"ace", onTurn, kindsOf(KindAdd), "Ace has to add a card of the hand (BB-25)"},
	StepChuck:   {"chuck", onTurn, kindsOf(KindDiscard), "Chuck has to discard a card (BB-25)"},
	StepIris:    {"iris", onTurn, kindsOf(KindLook), "Iris has to choose a hand (BB-25)"},
	StepLook:    {"look", chance, kindsOf(KindShow), "a hand is being shown (BB-25)"},
	StepPut:     {"put", onTurn, kindsOf(KindPut), "Iris has to play a card of the hand she looks at (BB-25)"},
	StepShirley: {"shirley", chance, kindsOf(KindDeal), "cards are being drawn for Shirley (BB-25)"},
	StepAdd:     {"add", onTurn, kindsOf(KindAdd), "Shirley has to add one of the drawn cards (BB-25)"},
	StepRest:    {"rest", chance, kindsOf(KindShow), "the other cards of Shirley are being discarded (BB-25)"},
	StepFlo:     {"flo", chance, kindsOf(KindGull), "a gull is being drawn for Flo (BB-25)"},
	StepOpen:    {"open", chance, kindsOf(KindShow), "the hands are being laid open (BB-35)"},
	StepOver:    {name: "over"},
}

// String returns the step's name in one word.
func (s Step) String() string {
	if int(s) < len(steps) {
		return steps[s].name
	}
	return fmt.Sprintf("Step(%d)", uint8(s))
}

// MarshalText writes the step's name; what is no step is an error.
func (s Step) MarshalText() ([]byte, error) {
	if int(s) >= len(steps) {
		return nil, fmt.Errorf("beachbandits: %v is no step", s)
	}
	return []byte(s.String()), nil
}

// UnmarshalText reads what MarshalText wrote.
func (s *Step) UnmarshalText(text []byte) error {
	for i := range steps {
		if steps[i].name == string(text) {
			*s = Step(i)
			return nil
		}
	}
	return fmt.Errorf("%q is no step of the game", core.Clip(string(text)))
}

// lootAside reports whether the cards drawn and not yet placed are Loot: BB-06's
// card or Shirley's.
func (s Step) lootAside() bool { return s == StepPlace || s >= StepShirley && s <= StepRest }

// gullsAside reports whether they are the gulls of a kept Flip-Flop.
func (s Step) gullsAside() bool { return s == StepGulls || s == StepPick }

// effect reports whether the effect of a card that was played is going on.
func (s Step) effect() bool { return s >= StepDraw && s <= StepBury }
