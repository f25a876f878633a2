package main

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"strings"
	"time"

	"github.com/sandbar-games/sandbar"
	"github.com/sandbar-games/sandbar/core"
)

// botHello is the first line that a bot gets.
type botHello struct {
	hello
	Game    string          `json:"game"`
	Rules   int             `json:"rules"`
	Seat    core.Seat       `json:"seat"`
	Seats   int             `json:"seats"`
	Options json.RawMessage `json:"options"`
}

// decide asks a bot for a move.
type decide struct {
	Type   string           `json:"type"`   // "decide"
	Number int              `json:"number"` // how many events there are so far
	View   json.RawMessage  `json:"view"`
	Moves  []string         `json:"moves"`
	Events []core.TextEvent `json:"events"` // as the bot saw them, since it was told last
}

// answer is a bot's.
type answer struct {
	Move   string `json:"move"`
	Number *int   `json:"number,omitempty"`
}

// end is the last line that a bot gets.
type end struct {
	Type    string           `json:"type"` // "end"
	Over    bool             `json:"over"`
	Scores  []int            `json:"scores"`
	Winners []core.Seat      `json:"winners"`
	Events  []core.TextEvent `json:"events"`
	Error   string           `json:"error,omitempty"` // why the game was broken off
}

// player is who plays on a seat.
type player struct {
	*child  // nil for a bot of the library
	bot     core.Player
	command string
	told    int // how many events it was told of
}

// hall is a game between bots.
type hall struct {
	*match
	players []player
	timeout time.Duration
}

// host plays one game between bots.
func host(ctx context.Context, set settings, out, log io.Writer) error {
	ctx, stop := context.WithCancel(ctx)
	defer stop()
	session, err := openSession(set, log)
	if err != nil {
		return err
	}
	session.SetLimit(set.limit)
	h := hall{
		match:   &match{Session: session, seed: set.seed, keep: set.keep},
		players: make([]player, session.Seats()),
		timeout: set.timeout,
	}
	if len(set.bots) > len(h.players) {
		return fmt.Errorf("%d bots for %d seats", len(set.bots), len(h.players))
	}
	if err := h.settle(); err != nil {
		return err
	}
	defer h.stop()
	err = h.start(ctx, set.bots, log)
	if err == nil {
		err = h.play(ctx)
	}
	h.sayEnd(err)
	if err != nil {
		return h.brokenOff(err)
	}
	for i, p := range h.players {
		seat, won := core.Seat(i), ""
		if h.Winners().Has(seat) {
			won = ", won"
		}
		fmt.Fprintf(out, "seat %v (%s): %d points%s\n", seat, p.command, h.Score(seat), won)
	}
	return nil
}

// openSession opens the game to be played. The damage of a record is told, and the
// game goes on before it.
func openSession(set settings, log io.Writer) (core.Session, error) {
	if set.load != "" {
		session, damage := loadRecord(set.load)
		if session == nil {
			return nil, damage
		}
		if damage != nil {
			fmt.Fprintf(log, "%v. Going on with the %d events before it.\n", damage, session.Len())
		}
		return session, nil
	}
	game, err := sandbar.Lookup(set.game)
	if err != nil {
		return nil, err
	}
	seats := set.seats
	if seats == 0 {
		seats = max(game.MinSeats, min(2, game.MaxSeats), len(set.bots))
	}
	return game.Open(seats, []byte(set.options), nil)
}

// start starts the bots and greets them.
func (h *hall) start(ctx context.Context, commands []string, log io.Writer) error {
	record := h.Record()
	for i := range h.players {
		p, seat := &h.players[i], core.Seat(i)
		p.command = commands[min(i, len(commands)-1)]
		var err error
		if p.bot, err = ownBot(record.Game, p.command); err != nil {
			return h.blame(seat, err)
		}
		if p.bot != nil {
			continue
		}
		if p.child, err = startChild(ctx, p.command, log); err != nil {
			return h.blame(seat, err)
		}
		greeting := botHello{newHello(), record.Game, record.Rules, seat, record.Seats, record.Options}
		if err := p.write(greeting, h.timeout); err != nil {
			return h.blame(seat, err)
		}
	}
	return nil
}

// ownBot returns the bot of the library that a command names, such as "greedy" or
// `search {"time":"1s"}`, and nil if the command is a program.
func ownBot(gameName, command string) (core.Player, error) {
	kind, options, _ := strings.Cut(command, " ")
	game, err := sandbar.Lookup(gameName)
	if err != nil {
		return nil, err
	}
	for _, bot := range game.Bots {
		if bot.Name == kind && (options == "" || options[0] == '{') {
			return bot.New([]byte(options))
		}
	}
	return nil, nil
}

func (h *hall) stop() {
	for _, p := range h.players {
		if p.child != nil {
			p.child.stop()
		}
	}
}

// play lets the bots play to the end. Where several seats are to choose at the
// same time they are asked one after another; none sees what another has chosen.
func (h *hall) play(ctx context.Context) error {
	for !h.Over() {
		seat := h.Next()
		move, err := h.ask(ctx, seat)
		if err == nil {
			err = h.Play(seat, move)
		}
		if errors.Is(err, core.ErrLimit) {
			return err
		}
		if err != nil {
			return h.blame(seat, err)
		}
		if err := h.settle(); err != nil {
			return err
		}
	}
	return nil
}

// ask has a seat choose a move.
func (h *hall) ask(ctx context.Context, seat core.Seat) (string, error) {
	p, moves := &h.players[seat], h.Moves(seat)
	if p.bot != nil {
		rng := core.NewRNG(h.seed, uint64(h.Len()))
		move, err := p.bot.Choose(ctx, h.Session, seat, &rng)
		return move, errors.Join(err, ctx.Err())
	}
	if p.waiting() {
		return "", errors.New("it has sent a line without being asked")
	}
	question := decide{"decide", h.Len(), h.View(seat), moves, h.news(seat)}
	if err := p.write(question, h.timeout); err != nil {
		return "", err
	}
	text, err := p.read(h.timeout)
	if err != nil {
		return "", err
	}
	var a answer
	if err := core.DecodeJSON(text, &a); err != nil {
		return "", fmt.Errorf(`%q is no answer such as {"move": %q}: %w`, core.Clip(string(text)), moves[0], err)
	}
	if a.Number != nil && *a.Number != h.Len() {
		return "", fmt.Errorf("an answer to question number %d: the question was number %d", *a.Number, h.Len())
	}
	return a.Move, nil
}

// news returns the events that a seat was not told of yet.
func (h *hall) news(seat core.Seat) []core.TextEvent {
	events := h.Events(seat, h.players[seat].told)
	h.players[seat].told = h.Len()
	return events
}

// blame says which bot an error is about, and what has become of it.
func (h *hall) blame(seat core.Seat, err error) error {
	p := h.players[seat]
	switch {
	case errors.Is(err, errTimeout):
		err = fmt.Errorf("no answer within %v", h.timeout)
	case errors.Is(err, context.Canceled) || errors.Is(err, context.DeadlineExceeded):
		err = errors.New("interrupted")
	case p.child != nil && (errors.Is(err, io.EOF) || errors.Is(err, errGone)):
		err = p.fate()
	}
	return fmt.Errorf("seat %v (%s): %w", seat, p.command, err)
}

// sayEnd tells every bot that is still there how the game came out.
func (h *hall) sayEnd(err error) {
	s := h.status()
	for i, p := range h.players {
		if p.child == nil {
			continue
		}
		last := end{"end", s.Over, s.Scores, s.Winners, h.news(core.Seat(i)), ""}
		if err != nil {
			last.Error = err.Error()
		}
		_ = p.write(last, grace) // whoever does not listen now need not know
	}
}

// brokenOff adds to an error how to go on.
func (h *hall) brokenOff(err error) error {
	if h.keep == "" || errors.Is(err, errNotKept) {
		return fmt.Errorf("%w; broken off after %d events", err, h.Len())
	}
	return fmt.Errorf("%w; broken off after %d events, kept in %s: -load goes on from there", err, h.Len(), h.keep)
}
