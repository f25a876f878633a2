package mermaids

import (
	"fmt"

	"github.com/sandbar-games/sandbar/core"
)

// Phase says what is to happen next. The zero value is none.
type Phase uint8

// The phases of a game.
const (
	PhaseDeal   Phase = 1 + iota // chance deals the hands
	PhaseTurn                    // the seat on turn takes an action
	PhaseAnswer                  // an Ask is about to be answered
	PhaseDraw                    // a Beach card is about to be drawn
	PhaseDecide                  // the asker plays or keeps the card it drew
	PhaseReveal                  // a Shell card is about to be turned up
	PhasePass                    // all choose a card to pass
	PhaseTakeUp                  // all are about to take up what was passed
	PhaseCheck                   // hands that may end the game are about to be looked at
	PhaseOver                    // the game is over
)

var phaseNames = [PhaseOver + 1]string{"none", "deal", "turn", "answer", "draw", "decide", "reveal", "pass", "takeup", "check", "over"}

// String returns the phase in one word: deal, turn, answer, draw, decide, reveal,
// pass, takeup, check or over.
func (p Phase) String() string {
	if int(p) < len(phaseNames) {
		return phaseNames[p]
	}
	return fmt.Sprintf("Phase(%d)", uint8(p))
}

// MarshalText writes the phase in one word.
func (p Phase) MarshalText() ([]byte, error) { return []byte(p.String()), nil }

// UnmarshalText reads what MarshalText wrote.
func (p *Phase) UnmarshalText(text []byte) error {
	for phase := PhaseDeal; phase <= PhaseOver; phase++ {
		if phaseNames[phase] == string(text) {
			*p = phase
			return nil
		}
	}
	return fmt.Errorf("phase %q: want deal, turn, answer, draw, decide, reveal, pass, takeup, check or over", core.Clip(string(text)))
}
