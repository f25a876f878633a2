package shinybandits

import "github.com/sandbar-games/sandbar/core"

// Phase is a step of a round, in the order in which they come. The zero value is
// none.
type Phase uint8

// The phases.
const (
	PhaseLocation      Phase = 1 + iota // chance turns up a Location card (SB-04)
	PhaseBandits                        // everyone chooses a Bandit (SB-06)
	PhaseRevealBandits                  // chance turns them up
	PhaseActions                        // everyone chooses an Action card (SB-07)
	PhaseRevealActions                  // chance turns them up
	PhaseStop                           // the player of the only Stop chooses (SB-10)
	PhaseOver                           // nine rounds are played
)

// String returns the phase's name in one word.
func (p Phase) String() string { return phaseNames.of(uint8(p), "Phase") }

// MarshalText writes the phase's name; a value that is no phase is an error.
func (p Phase) MarshalText() ([]byte, error) { return phaseNames.marshal(uint8(p), 1) }

// UnmarshalText reads the name of a phase.
func (p *Phase) UnmarshalText(text []byte) error {
	read, err := phaseNames.parse(string(text))
	if err == nil {
		*p = Phase(read)
	}
	return err
}

// Phase returns the step that the round is in.
func (p *public) Phase() Phase { return p.phase }

// Next returns who is to act: the lowest seat that has still to choose,
// core.Chance for draws and reveals, or core.Nobody when the game is over.
func (p *public) Next() core.Seat {
	switch p.phase {
	case PhaseBandits, PhaseActions, PhaseStop:
		return p.Pending().First()
	case PhaseLocation, PhaseRevealBandits, PhaseRevealActions:
		return core.Chance
	}
	return core.Nobody
}

// Pending returns all seats that have still to choose in this step, or the player
// of the only Stop.
func (p *public) Pending() core.SeatSet {
	switch p.phase {
	case PhaseBandits, PhaseActions:
		return p.all() &^ p.chosen
	case PhaseStop:
		return p.stops()
	}
	return 0
}

// all returns the seats at the table.
func (p *public) all() core.SeatSet { return core.AllSeats(int(p.seats)) }

// stops returns the seats whose Stop lies face up.
func (p *public) stops() core.SeatSet {
	var stops core.SeatSet
	for seat, c := range p.up {
		if c.Action == Stop {
			stops |= 1 << seat
		}
	}
	return stops
}
