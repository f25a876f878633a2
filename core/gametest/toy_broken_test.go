package gametest

import (
	"encoding/json"
	"fmt"
	"strings"
	"testing"

	"github.com/sandbar-games/sandbar/core"
	"github.com/stretchr/testify/require"
)

// toyChoose returns a policy that makes moves of one kind wherever it can.
func toyChoose(kind uint8) func(*toyState, core.Seat, []toyMove, *core.RNG) toyMove {
	return func(_ *toyState, _ core.Seat, moves []toyMove, r *core.RNG) toyMove {
		for _, m := range moves {
			if m.kind == kind {
				return m
			}
		}
		return moves[r.Intn(len(moves))]
	}
}

// broken tells which law finds which bug, and with what words.
var broken = []struct {
	bug  toyBug
	law  string
	says string
}{
	{bugSeats, "start", "no error from New for -2147483648 seats"},
	{bugOptions, "start", "no error from New for 2 seats with the options"},
	{bugOptionsOf, "start", "OptionsOf does not give what New took"},
	{bugDefault, "start", "the documented default"},
	{bugReasonTwice, "reasons", "two refusals have the identifier"},
	{bugNext, "turn", "next is 1, but pending are 0 1"},
	{bugConserve, "conservation", "shells"},
	{bugTwice, "lists", "twice"},
	{bugOverwrite, "lists", "appended to"},
	{bugUnlisted, "legality", "not offered and yet accepted"},
	{bugRefusesListed, "legality", "then refuses it"},
	{bugHidden, "legality", "not offered and yet accepted"},
	{bugHalfDone, "refusal", "yet changes the state"},
	{bugPlainError, "refusal", "not a *core.MoveError"},
	{bugShared, "copies", "has changed while the game went on"},
	{bugMoody, "copies", "leads to different states from equal ones"},
	{bugWeightless, "outcomes", "has weight 0"},
	{bugStraySample, "outcomes", "is no outcome"},
	{bugUniform, "sampling", "are due"},
	{bugOrder, "simultaneous", "different states in the orders"},
	{bugDisturb, "simultaneous", "changes the moves of"},
	{bugPassSeen, "simultaneous", "can tell the choices"},
	{bugLeakPass, "simultaneous", "the view of"},
	{bugLateSeen, "late", "but asked after the event"},
	{bugOpen, "hides", "yet the game's Hides is false"},
	{bugViewScore, "view", "scores"},
	{bugWorldLoses, "view", "a world of"},
	{bugStranger, "view", "does not see what a spectator sees"},
	{bugNeverForget, "memory", "does not fit"},
	{bugFitsAll, "memory", "an earlier state that looks different"},
	{bugForgetfulWorld, "memory", "does not fit what it sees and remembers"},
	{bugLayUnseen, "worlds", "does not see its own move"},
	{bugLeakDeck, "worlds", "look different"},
	{bugLeakDeck, "variety", "look the same to"},
	{bugOneWorld, "variety", "all its worlds are alike"},
	{bugForgetsPasses, "json", "two different states"},
	{bugForgetsMemory, "json", "decoding changes the view"},
	{bugNonsense, "nonsense", "DecodeState accepts null"},
	{bugNoCheck, "decoding", "after decoding"},
	{bugViewNoCheck, "decoding", "after decoding"},
	{bugUpperCase, "text", "is accepted as the move"},
	{bugParse, "text", "parses as"},
	{bugParse, "record", "its record"},
	{bugOptionsOf, "record", "it replays to"},
	{bugForgetsRound, "positions", "a table opened at a position"},
	{bugShort, "length", "no game has more than 20 events"},
	{bugStuck, "policies", "has no legal move"},
	{bugTally, "score", "its tally adds up to"},
	{bugEarlyWinner, "score", "but the game goes on"},
	{bugManyShares, "estimate", "sum to"},
	{bugStrangersShare, "estimate", "a share of"},
	{bugWrongEnd, "estimate", "in the end the shares are"},
	{bugEvaluateMoves, "estimate", "the state changes by"},
	{bugAllocate, "allocations", "AppendMoves allocates 1 times"},
}

// TestEachLawFindsWhatBreaksIt runs each law over toy games with a bug that it is
// there to find. A law that cannot fail would be none.
func TestEachLawFindsWhatBreaksIt(t *testing.T) {
	idle := map[string]bool{}
	for _, law := range toySuite(t, noBug).laws() {
		idle[law.name] = true
	}
	delete(idle, "shape") // TestShape
	for _, test := range broken {
		delete(idle, test.law)
		if test.law == "allocations" && raceEnabled { // which allocates by itself
			continue
		}
		t.Run(fmt.Sprintf("%s finds %d", test.law, test.bug), func(t *testing.T) {
			err := toyViolation(t, test.bug, test.law, test.says, 60)
			require.ErrorContains(t, err, test.says)
			require.Regexp(t, "sandbar record [12]\ngame toy\n", err.Error())
		})
	}
	require.Empty(t, idle, "no toy breaks these laws")
}

func toySuite(t *testing.T, bug toyBug) *suite[toyState, toyMove, toyView, *toyState, *toyView] {
	t.Helper()
	s, err := newSuite[toyState, toyMove, toyView, *toyState, *toyView](toyGame(bug), toyConfig)
	require.NoError(t, err)
	return s
}

// toyViolation returns how a bug breaks a law, or nil if no game shows it; of
// several ways the one that is told with some words.
func toyViolation(t *testing.T, bug toyBug, name, says string, games uint64) error {
	t.Helper()
	var last error
	s := toySuite(t, bug)
	for _, law := range s.laws() {
		if law.name != name {
			continue
		}
		for seed := range games {
			if err := s.check(law, &s.variants[int(seed)%len(s.variants)], seededSource(seed)); err != nil {
				if last = err; strings.Contains(err.Error(), says) {
					return err
				}
			}
		}
	}
	return last
}

// TestSoundToyBreaksNoLaw is the other half: what finds the bugs finds nothing
// where there are none.
func TestSoundToyBreaksNoLaw(t *testing.T) {
	for _, law := range toySuite(t, noBug).laws() {
		require.NoError(t, toyViolation(t, noBug, law.name, "", 8), law.name)
	}
}

// byPointer has a JSON form that only its pointer knows.
type byPointer struct{ n int }

func (b *byPointer) MarshalJSON() ([]byte, error) { return json.Marshal(b.n) }

func TestMarshal(t *testing.T) {
	_, err := marshal(byPointer{1}, &byPointer{1})
	require.ErrorContains(t, err, "the JSON form is {} by value and 1 by pointer")
}

func TestShape(t *testing.T) {
	type word uint16
	require.NoError(t, shapeOf[toyMove]())
	for name, err := range map[string]error{
		"is no struct":  shapeOf[int](),
		"has no fields": shapeOf[struct{}](),
		"is a bool":     shapeOf[struct{ A bool }](),
		"is a uint16":   shapeOf[struct{ A word }](),
		"is a string":   shapeOf[struct{ A string }](),
		"is a array":    shapeOf[struct{ A [2]uint8 }](),
		"9 fields":      shapeOf[struct{ A, B, C, D, E, F, G, H, I uint8 }](),
	} {
		require.Error(t, err, name)
		if name != "is a string" { // sixteen bytes are refused first
			require.ErrorContains(t, err, name)
		}
	}
}

// mute has a text in JSON that is not its notation, deaf cannot read its own, and
// vague reads another move.
type (
	mute  struct{ A uint8 }
	deaf  struct{ A uint8 }
	vague struct{ A uint8 }
)

func (mute) String() string                { return "go 1" }
func (mute) MarshalText() ([]byte, error)  { return []byte("go"), nil }
func (deaf) String() string                { return "go 1" }
func (deaf) MarshalText() ([]byte, error)  { return []byte("go 1"), nil }
func (vague) String() string               { return "go 1" }
func (vague) MarshalText() ([]byte, error) { return []byte("go 1"), nil }
func (v *vague) UnmarshalText([]byte) error {
	v.A = 2
	return nil
}

func TestMovesInJSON(t *testing.T) {
	require.NoError(t, inJSON(toyMove{kind: toyMoveTake, a: 1, b: toyHidden, c: 3}))
	require.ErrorContains(t, inJSON(toyMove{}), "has no JSON form")
	require.ErrorContains(t, inJSON(mute{1}), "not as its notation")
	require.ErrorContains(t, inJSON(deaf{1}), "does not read back")
	require.ErrorContains(t, inJSON(vague{1}), "reads back from JSON as")
}
