package beachbandits

import (
	"errors"

	"github.com/sandbar-games/sandbar/core"
)

// checkDeck checks that the gulls lie as draws can have left them since the setup,
// which puts one gull of each seat under the deck (BB-03). The unknown part is drawn
// first, so while it lasts those are there (BB-31). Whoever had a Flip-Flop's draw
// holds two gulls from then on, and so some seat does if one has put another gull
// under the deck, or has drawn one from under it (BB-18). Flo only draws (BB-25).
func (s *State) checkDeck() error {
	if s.step <= StepChoose {
		return nil // see checkSetup
	}
	seats, under := s.Seats(), s.deck.UnderLen()
	if s.unknown > 0 {
		least := seats
		if s.step == StepBury && s.target == s.turn {
			least++ // the one of the two drawn that was not held
		}
		if under < least {
			return errors.New("deck: gulls are not under it, and its unknown part is not drawn (BB-31)")
		}
	}
	if under == seats {
		return nil
	}
	for seat := range core.Seat(s.seats) {
		if s.gullCount.of(seat)-s.drawnByFlo(seat) >= gullsHeld {
			return nil
		}
	}
	return errors.New("deck: a Flip-Flop has changed what is under it, and no seat holds two gulls (BB-18)")
}

// drawnByFlo returns how many of a seat's gulls Flo has drawn for sure: she may be
// declined, and of the seat on turn alone it is known what it has used.
func (s *State) drawnByFlo(seat core.Seat) int {
	if seat == s.turn && s.step >= StepUse && s.used.has(Flo) && s.step != StepFlo {
		return 1
	}
	return 0
}
