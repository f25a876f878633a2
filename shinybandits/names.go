package shinybandits

import (
	"fmt"
	"strings"

	"github.com/sandbar-games/sandbar/core"
)

// names are what the values of an enumeration are called, each in one word and the
// first being none; what is what one of them is.
type names struct {
	what string
	list []string
}

var (
	locationNames = names{"location", []string{"none", "camp", "stream", "nest"}}
	banditNames   = names{"Bandit", []string{"none", "fox", "raccoon", "magpie"}}
	actionNames   = names{"Action card", []string{"none", "stop", "plus", "minus", "locationswap", "banditswap", "caught", "leftovers", "mask"}}
	phaseNames    = names{"phase", []string{"none", "location", "bandits", "revealbandits", "actions", "revealactions", "stop", "over"}}
)

// of returns a value's name. A value that has none is written with its type.
func (n *names) of(value uint8, of string) string {
	if int(value) < len(n.list) {
		return n.list[value]
	}
	return fmt.Sprintf("%s(%d)", of, value)
}

// parse returns the value of a name other than none.
func (n *names) parse(text string) (uint8, error) {
	for i, name := range n.list[1:] {
		if name == text {
			return uint8(i + 1), nil
		}
	}
	return 0, fmt.Errorf("%q is no %s: want %s", core.Clip(text), n.what, strings.Join(n.list[1:], ", "))
}

// marshal returns a value's name, from the least value on that may be written.
func (n *names) marshal(value, least uint8) ([]byte, error) {
	if value < least || int(value) >= len(n.list) {
		return nil, fmt.Errorf("shinybandits: %d is no %s: want %s", value, n.what, strings.Join(n.list[least:], ", "))
	}
	return []byte(n.list[value]), nil
}

// unmarshal reads a name, or none, into a value, which an error leaves as it was.
func unmarshal[T ~uint8](value *T, n *names, text []byte) error {
	if string(text) == n.list[0] {
		*value = 0
		return nil
	}
	read, err := n.parse(string(text))
	if err == nil {
		*value = T(read)
	}
	return err
}
