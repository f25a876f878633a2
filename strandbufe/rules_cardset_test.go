package strandbufe

import (
	"bytes"
	"encoding/json"
	"os"
	"strings"
	"testing"
	"unicode"

	"github.com/stretchr/testify/require"

	"github.com/sandbar-games/sandbar/core"
)

// edited returns the stand-in set's JSON after an edit.
func edited(t *testing.T, edit func(set map[string]any)) []byte {
	t.Helper()
	var set map[string]any
	require.NoError(t, json.Unmarshal(standInJSON, &set))
	edit(set)
	data, err := json.Marshal(set)
	require.NoError(t, err)
	return data
}

func editedSet(t *testing.T, edit func(set map[string]any)) *CardSet {
	t.Helper()
	set, err := ParseCardSet(edited(t, edit))
	require.NoError(t, err)
	return set
}

// Names stand in one line of messages, records and screens.
func TestST04_Names(t *testing.T) {
	lists := map[string]string{"guests": "guest 2", "promos": "promo 2", "boards": "board 2"}
	rename := func(list, name string) error {
		_, err := ParseCardSet(edited(t, func(set map[string]any) {
			if list == "" {
				set["name"] = name
				return
			}
			set[list].([]any)[1].(map[string]any)["name"] = name
		}))
		return err
	}
	for _, bad := range []string{
		"a\nb", "a\rb", "a\tb", "a\x00b", "a\x1b[2Jb", "a\x7fb", "a\u0085b", "a\u009bb", "a\u2028b", "a\u2029b", "a\vb", "a\fb",
		"a\u202eb", "a\u2066b", "a\u200bb", "a\ufeffb", "\u2028", " a", "a ", "\u00a0a", strings.Repeat("a", 61), strings.Repeat("ä", 31),
	} {
		require.ErrorContains(t, rename("", bad), "card set: field name: ", "%q", bad)
		for list, card := range lists {
			err := rename(list, bad)
			require.ErrorContains(t, err, "card set: "+card+": field name: ", "%q", bad)
			for _, r := range err.Error() {
				require.True(t, unicode.IsGraphic(r), "%q", err)
			}
		}
	}
	for list, card := range lists {
		require.ErrorContains(t, rename(list, ""), card+": ")
		for _, good := range []string{"a", "Café Żółć", "氷", "A & B's \"C\"", "a b", "a\u00a0b", strings.Repeat("ä", 30)} {
			require.NoError(t, rename(list, good), good)
		}
	}
}

// The digest goes by what a set says, not by how its file is laid out.
func TestST04_Digest(t *testing.T) {
	set := StandIn()
	written, err := set.MarshalJSON()
	require.NoError(t, err)
	copied, err := json.Marshal(*set)
	require.NoError(t, err)
	require.Equal(t, string(written), string(copied))
	var indented bytes.Buffer
	require.NoError(t, json.Indent(&indented, written, "\r\n", "\t"))
	swapped := edited(t, func(set map[string]any) {
		promos := set["promos"].([]any)
		promos[0], promos[1] = promos[1], promos[0]
		delete(set, "guestCount")
		set["guests"].([]any)[0].(map[string]any)["stars"] = 0
	})
	// edited sorts all keys.
	for _, data := range [][]byte{written, indented.Bytes(), edited(t, func(map[string]any) {}), swapped, append([]byte("\ufeff"), written...)} {
		same, err := ParseCardSet(data)
		require.NoError(t, err)
		require.Equal(t, set, same)
	}
	for field, value := range map[string]any{"name": "other", "points": 10, "order": map[string]int{"fish": 1}, "stars": 2, "time": 1} {
		other := editedSet(t, func(set map[string]any) { set["guests"].([]any)[0].(map[string]any)[field] = value })
		require.NotEqual(t, set.Digest(), other.Digest(), field)
	}
	// A set that is loaded stays as it is.
	require.ErrorContains(t, json.Unmarshal(written, StandIn()), "cannot become another")
	o := Options{Cards: StandIn()}
	require.ErrorContains(t, json.Unmarshal([]byte(`{"cards":`+string(swapped)+`}`), &o), "cannot become another")
	set.Goal(1).Table()[0] = 50
	again, err := ParseCardSet(written)
	require.NoError(t, err)
	require.Equal(t, again, StandIn())
}

func TestST04_AnotherSetIsAnError(t *testing.T) {
	own := otherCards(t)
	s, err := New(2, Options{Mode: Advanced, Cards: own})
	require.NoError(t, err)
	data, err := json.Marshal(s)
	require.NoError(t, err)
	require.Contains(t, string(data), own.Digest())
	var read State
	err = json.Unmarshal(data, &read) // plainly, only games with the stand-in can be read
	require.ErrorContains(t, err, `it is played with "test cards" (digest "`+own.Digest()+`"), not with "stand-in"`)
	same, err := Game.DecodeState(&s, data)
	require.NoError(t, err)
	require.Equal(t, s, same)
	v := s.View(0)
	data, err = json.Marshal(v)
	require.NoError(t, err)
	_, err = DecodeView(StandIn(), data)
	require.ErrorContains(t, err, "test cards")
	sameView, err := Game.DecodeView(&s, data)
	require.NoError(t, err)
	require.Equal(t, v, sameView)

	// A set read twice is the same by its digest.
	again, err := Game.DecodeState(&State{public{set: otherCards(t)}}, core.EncodeJSON(s))
	require.NoError(t, err)
	require.Equal(t, core.EncodeJSON(s), core.EncodeJSON(again))
	// A record carries it in full.
	table, err := NewTable(2, Options{Cards: own}, nil)
	require.NoError(t, err)
	replayed, err := core.Replay(Game, table.Record(), nil)
	require.NoError(t, err)
	require.Equal(t, table.Digest(), replayed.Digest())
}

// The guide's example is a set that can be played.
func TestGuideToCardSets(t *testing.T) {
	guide, err := os.ReadFile("CARDS.md")
	require.NoError(t, err)
	_, rest, ok := strings.Cut(string(guide), "```json\n")
	require.True(t, ok)
	example, _, ok := strings.Cut(rest, "```")
	require.True(t, ok)
	set, err := ParseCardSet([]byte(example))
	require.NoError(t, err)
	_, err = New(2, Options{Cards: set})
	require.ErrorContains(t, err, "guests: 2 seats need 18") // an example, not a box
}
