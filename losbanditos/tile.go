package losbanditos

import (
	"fmt"

	"github.com/sandbar-games/sandbar/core"
)

const (
	places     = 4  // of the row (LB-02)
	tileValues = 3  // tiles are worth 1 to 3
	goal       = 10 // points that win (LB-20)
)

// tileCounts counts tiles by value; its first element is 0, as no tile is worth
// nothing.
type tileCounts [1 + tileValues]uint8

func (c tileCounts) empty() bool { return c == tileCounts{} }

// everyTile is how many tiles there are of each value (LB-01).
var everyTile = tileCounts{1: 4, 2: 3, 3: 3}

// parseTile reads the word for a tile in a reveal, worth1 to worth3, as its value.
func parseTile(text string) (int, error) {
	for value := 1; value <= tileValues; value++ {
		if text == fmt.Sprint("worth", value) {
			return value, nil
		}
	}
	return 0, fmt.Errorf("%q is no tile: want worth1, worth2 or worth3", core.Clip(text))
}
