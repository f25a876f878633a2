package mermaids

import (
	"fmt"

	"github.com/sandbar-games/sandbar/core"
)

// Shell is a kind of Shell card. Shell(n) with n from 1 to 4 is a shell worth n
// points. The zero value is none.
type Shell uint8

// The kinds of Shell cards (MB-03).
const (
	Shell1        Shell = 1 + iota // worth 1 point
	Shell2                         // worth 2 points
	Shell3                         // worth 3 points
	Shell4                         // worth 4 points
	StarfishLeft                   // all pass a card to the next seat
	StarfishRight                  // all pass a card to the previous seat
)

// Shells counts Shell cards by kind.
type Shells = core.Multiset[Shell]

const (
	topValue   = 4 // shells are worth 1 to topValue
	shellKinds = int(StarfishRight)
)

// shellsOf is how many cards there are of each kind (MB-03).
var shellsOf = core.MultisetOf[Shell](0, 5, 5, 5, 5, 3, 3)

// Value returns the points a shell is worth, 1 to 4; 0 for a Starfish or none.
func (s Shell) Value() int {
	if s > Shell4 {
		return 0
	}
	return int(s)
}

// starfish reports whether the card makes all pass.
func (s Shell) starfish() bool { return s == StarfishLeft || s == StarfishRight }

var shellNames = [shellKinds + 1]string{"none", "shell1", "shell2", "shell3", "shell4", "starleft", "starright"}

// String returns the card's name in one word: shell1 to shell4, starleft or
// starright.
func (s Shell) String() string {
	if int(s) < len(shellNames) {
		return shellNames[s]
	}
	return fmt.Sprintf("Shell(%d)", uint8(s))
}

// ParseShell reads what Shell.String writes.
func ParseShell(text string) (Shell, error) {
	for s := Shell1; s <= StarfishRight; s++ {
		if shellNames[s] == text {
			return s, nil
		}
	}
	return 0, fmt.Errorf("%q is no Shell card: want shell1, shell2, shell3, shell4, starleft or starright", core.Clip(text))
}

// parseValue reads a shell that can lie before a player.
func parseValue(text string) (Shell, error) {
	s, err := ParseShell(text)
	if err == nil && s.Value() == 0 {
		return 0, fmt.Errorf("%q never lies before a player: want shell1, shell2, shell3 or shell4", core.Clip(text))
	}
	return s, err
}

// MarshalText writes the card's name, or none.
func (s Shell) MarshalText() ([]byte, error) { return []byte(s.String()), nil }

// UnmarshalText reads what MarshalText wrote.
func (s *Shell) UnmarshalText(text []byte) error {
	if string(text) == shellNames[0] {
		*s = 0
		return nil
	}
	read, err := ParseShell(string(text))
	if err != nil {
		return err
	}
	*s = read
	return nil
}
