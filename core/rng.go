package core

import (
	"encoding/hex"
	"errors"
	"math/bits"
	"math/rand/v2"
	"strings"
)

// RNG is a random number generator: the PCG of math/rand/v2, sixteen bytes. A
// copy goes on with the same sequence, independently. The sequence of each seed
// never changes between releases. An RNG is also a [rand.Source]; the zero value
// is the generator of seed 0 and stream 0. It is not for cryptography.
type RNG struct {
	pcg rand.PCG
}

var _ rand.Source = (*RNG)(nil)

// NewRNG returns the generator of a seed and a stream number. Streams of one seed
// are independent for all that games need: number them, by game or by seat,
// instead of making up more seeds.
func NewRNG(seed, stream uint64) RNG {
	return RNG{*rand.NewPCG(seed, stream)}
}

// Uint64 returns 64 uniform bits.
func (r *RNG) Uint64() uint64 { return r.pcg.Uint64() }

// Intn returns a uniform integer from 0 to n-1, without bias (Lemire 2019,
// "Fast Random Integer Generation in an Interval"). It panics if n is not
// positive.
func (r *RNG) Intn(n int) int {
	if n <= 0 {
		panic("core: RNG.Intn of a range that is not positive")
	}
	if uint64(n) > 1<<32-1 {
		return int(r.uint64n(uint64(n)))
	}
	bound := uint32(n)
	product := uint64(uint32(r.pcg.Uint64())) * uint64(bound)
	if low := uint32(product); low < bound {
		for threshold := -bound % bound; low < threshold; low = uint32(product) {
			product = uint64(uint32(r.pcg.Uint64())) * uint64(bound)
		}
	}
	return int(product >> 32)
}

func (r *RNG) uint64n(bound uint64) uint64 {
	high, low := bits.Mul64(r.pcg.Uint64(), bound)
	if low < bound {
		for threshold := -bound % bound; low < threshold; {
			high, low = bits.Mul64(r.pcg.Uint64(), bound)
		}
	}
	return high
}

const (
	rngText   = "pcg-"              // how the text form of an RNG starts
	pcgBinary = "pcg:"              // how math/rand/v2 starts its binary form
	pcgBytes  = len(pcgBinary) + 16 // and how long that is
	rngLength = len(rngText) + 2*16 // the text's length
)

// MarshalText writes the generator's place in its sequence: "pcg-" and 32
// hexadecimal digits.
func (r RNG) MarshalText() ([]byte, error) {
	state, err := r.pcg.AppendBinary(make([]byte, 0, pcgBytes))
	if err != nil {
		return nil, err
	}
	return hex.AppendEncode([]byte(rngText), state[len(pcgBinary):]), nil
}

// UnmarshalText reads what MarshalText wrote.
func (r *RNG) UnmarshalText(text []byte) error {
	if len(text) != rngLength || !strings.HasPrefix(string(text), rngText) {
		return errors.New(`a generator reads "pcg-" and 32 hexadecimal digits`)
	}
	state, err := hex.AppendDecode([]byte(pcgBinary), text[len(rngText):])
	if err != nil {
		return errors.New(`a generator reads "pcg-" and 32 hexadecimal digits`)
	}
	return r.pcg.UnmarshalBinary(state)
}

// String returns the text form.
func (r RNG) String() string {
	text, _ := r.MarshalText() // never fails for a PCG
	return string(text)
}
