package gametest

import (
	"encoding/json"
	"errors"

	"github.com/sandbar-games/sandbar/core"
)

// toyBug is a way in which the toy game breaks the contract.
type toyBug uint8

const (
	noBug toyBug = iota
	bugSeats
	bugOptions
	bugOptionsOf
	bugDefault
	bugNext
	bugConserve
	bugTwice
	bugOverwrite
	bugUnlisted
	bugRefusesListed
	bugHalfDone
	bugPlainError
	bugShared
	bugMoody
	bugWeightless
	bugStraySample
	bugUniform
	bugOrder
	bugDisturb
	bugPassSeen
	bugLeakPass
	bugLeakDeck
	bugViewScore
	bugWorldLoses
	bugStranger
	bugForgetfulWorld
	bugFitsAll
	bugNeverForget
	bugLayUnseen
	bugOneWorld
	bugForgetsPasses
	bugForgetsMemory
	bugNonsense
	bugNoCheck
	bugViewNoCheck
	bugUpperCase
	bugHidden
	bugParse
	bugShort
	bugStuck
	bugTally
	bugPanic
	bugEarlyWinner
	bugAllocate
	bugManyShares
	bugStrangersShare
	bugWrongEnd
	bugEvaluateMoves
	bugReasonTwice
	bugLateSeen
	bugForgetsRound
	bugOpen
)

type toyOptions struct {
	Rounds int8 `json:"rounds"`
}

// toyGame returns the descriptor of the toy game with a bug, or without.
func toyGame(bug toyBug) core.Game[toyState, toyMove, toyView] {
	game := core.Game[toyState, toyMove, toyView]{
		Name: "toy", Title: "Toy", MinSeats: 2, MaxSeats: toySeats, Revision: 1, MostEvents: 36, Hides: bug != bugOpen,
		Options: []core.Option{{Name: "rounds", Doc: "How many rounds.", Values: "1 to 3", Default: "2"}},
		New:     bug.new,
		OptionsOf: func(s *toyState) []byte {
			if bug == bugOptionsOf {
				return []byte(`{"rounds":2}`)
			}
			return core.EncodeJSON(toyOptions{s.rounds})
		},
		ParseMove: bug.parse,
		Evaluate:  bug.evaluate,
		DecodeState: func(like *toyState, data []byte) (toyState, error) {
			return bug.decodeState(data)
		},
		DecodeView: func(like *toyState, data []byte) (toyView, error) {
			return bug.decodeView(data)
		},
	}
	switch bug {
	case bugReasonTwice:
		game.Reasons = core.CommonRefusals()[:1]
	case bugShort:
		game.MostEvents = 20
	case bugDefault:
		game.Options[0].Default = "1"
	}
	return game
}

func (b toyBug) new(seats int, options []byte) (toyState, error) {
	o := toyOptions{Rounds: 2}
	if b == bugOptions {
		_ = json.Unmarshal(options, &o)
	} else if err := core.DecodeOptions("toy", options, &o); err != nil {
		return toyState{}, err
	}
	if o.Rounds < 1 || o.Rounds > 3 {
		return toyState{}, errors.New("toy: rounds must be 1 to 3")
	}
	if b == bugSeats && seats < 1 {
		seats = 2
	}
	if err := core.CheckSeats("toy", seats, 2, toySeats); err != nil {
		return toyState{}, err
	}
	s := toyState{bug: b, seats: int8(seats), rounds: o.Rounds, deck: toyShells}
	if b == bugShared || b == bugMoody {
		s.shared = new(int)
	}
	return s, nil
}

func (b toyBug) evaluate(s *toyState) core.Shares {
	if s.phase == toyOver && b != bugWrongEnd {
		return core.SharesOf(s.Winners())
	}
	var worth [toySeats]float64
	for seat := range worth {
		worth[seat] = float64(s.Score(core.Seat(seat)))
	}
	shares := core.SharesByWorth(worth[:s.seats], 3)
	switch b {
	case bugManyShares:
		shares[0] = 1
	case bugStrangersShare:
		shares[s.seats], shares[0] = shares[0], 0
	case bugEvaluateMoves:
		s.round++
	}
	return shares
}

type toyStateJSON struct {
	Rounds int8                `json:"rounds"`
	Seats  int8                `json:"seats"`
	Phase  toyPhase            `json:"phase"`
	Round  int8                `json:"round"`
	Turn   int8                `json:"turn"`
	Deck   toyCounts           `json:"deck"`
	Hands  [toySeats]toyCounts `json:"hands"`
	Laid   [toySeats]toyCounts `json:"laid"`
	Passed [toySeats]int8      `json:"passed"`
	Shared *int                `json:"shared,omitempty"`
}

func (s toyState) MarshalJSON() ([]byte, error) {
	j := toyStateJSON{s.rounds, s.seats, s.phase, s.round, s.turn, s.deck, s.hands, s.laid, [toySeats]int8{}, s.shared}
	if s.bug == bugMoody {
		j.Shared = nil
	}
	for seat, passed := range s.passed {
		if s.bug != bugForgetsPasses {
			j.Passed[seat] = int8(passed)
		}
	}
	return json.Marshal(j)
}

func (b toyBug) decodeState(data []byte) (toyState, error) {
	var j toyStateJSON
	if b == bugNonsense && string(data) == "null" {
		return b.new(2, nil)
	}
	if err := strict(data, &j); err != nil {
		return toyState{}, err
	}
	s := toyState{
		bug: b, seats: j.Seats, rounds: j.Rounds, phase: j.Phase, round: j.Round, turn: j.Turn,
		deck: j.Deck, hands: j.Hands, laid: j.Laid, shared: j.Shared,
	}
	for seat, passed := range j.Passed {
		s.passed[seat] = uint8(passed)
	}
	if b == bugForgetsRound {
		s.round = 0
	}
	if b == bugNoCheck {
		return s, nil
	}
	return s, s.Check()
}

type toyViewJSON struct {
	Viewer  core.Seat           `json:"viewer"`
	Rounds  int8                `json:"rounds"`
	Seats   int8                `json:"seats"`
	Phase   toyPhase            `json:"phase"`
	Round   int8                `json:"round"`
	Turn    int8                `json:"turn"`
	Deck    int8                `json:"deck"`
	Sizes   [toySeats]int8      `json:"sizes"`
	Hand    toyCounts           `json:"hand"`
	Laid    [toySeats]toyCounts `json:"laid"`
	Pending core.SeatSet        `json:"pending"`
	Passed  int8                `json:"passed"`
	Leak    uint8               `json:"leak,omitempty"`
	Least   [toySeats]toyCounts `json:"least"`
}

func (v toyView) MarshalJSON() ([]byte, error) {
	if v.bug == bugForgetsMemory {
		v.least = [toySeats]toyCounts{}
	}
	return json.Marshal(toyViewJSON{
		v.viewer, v.rounds, v.seats, v.phase, v.round, v.turn, v.deck, v.sizes, v.hand, v.laid, v.pending,
		int8(v.passed), v.leak, v.least,
	})
}

func (b toyBug) decodeView(data []byte) (toyView, error) {
	var j toyViewJSON
	if err := strict(data, &j); err != nil {
		return toyView{}, err
	}
	v := toyView{
		bug: b, viewer: j.Viewer, rounds: j.Rounds, seats: j.Seats, phase: j.Phase, round: j.Round, turn: j.Turn,
		deck: j.Deck, sizes: j.Sizes, hand: j.Hand, laid: j.Laid, pending: j.Pending, passed: uint8(j.Passed),
		leak: j.Leak, least: j.Least,
	}
	if b == bugViewNoCheck {
		return v, nil
	}
	return v, v.check()
}

// check tells whether some state fits the view.
func (v *toyView) check() error {
	if v.seats < 2 || v.seats > toySeats || v.viewer != core.Nobody && !v.viewer.At(int(v.seats)) {
		return errors.New("toy: no such viewer")
	}
	unseen := v.unseen()
	for k := range unseen {
		for seat := range v.least {
			if v.least[seat][k] < 0 || v.hand[k] < 0 || v.laid[seat][k] < 0 || core.Seat(seat) == v.viewer && v.least[seat][k] > 0 {
				return errors.New("toy: impossible counts")
			}
			if unseen[k] -= v.least[seat][k]; unseen[k] < 0 {
				return errors.New("toy: more shells than there are")
			}
		}
	}
	rng := core.NewRNG(0, 0)
	s := v.Determinize(&rng)
	if err := s.Check(); err != nil {
		return err
	}
	return v.Fits(&s)
}

// strict decodes exactly one object.
func strict(data []byte, dst any) error {
	if len(data) == 0 || data[0] != '{' {
		return errors.New("toy: no JSON object")
	}
	return core.DecodeJSON(data, dst)
}
