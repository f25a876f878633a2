package main

import (
	"bufio"
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"time"
)

// protocol and version head the first line that this program sends to anybody.
// The version is raised whenever an old program could misunderstand a line.
const (
	protocol = "sandbar-stdio"
	version  = 1
)

// mostLine bounds a line: far more than any record needs.
const mostLine = 4 << 20

// Errors of lines.
var (
	errTooLong = fmt.Errorf("the line is longer than %d bytes", mostLine)
	errTimeout = errors.New("no line in time")
	errDeaf    = errors.New("it does not read what it is sent")
	errGone    = errors.New("nobody reads any more")
)

// peer is the program at the other end of two pipes, which may be slow, silent
// or gone. After an error of write it is of no use any more.
type peer struct {
	in      <-chan line
	out     chan<- []byte
	written <-chan error
	done    context.Context
}

type line struct {
	text []byte
	err  error // errTooLong, or io.EOF and the like after the last line
}

// newPeer starts to read and to write. The goroutines that do so end with ctx and
// once the pipes are closed.
func newPeer(ctx context.Context, from io.Reader, to io.Writer) *peer {
	in, out, written := make(chan line), make(chan []byte, 1), make(chan error, 1)
	go func() {
		defer close(in)
		r := bufio.NewReader(from)
		for {
			text, err := readLine(r)
			select {
			case in <- line{text, err}:
			case <-ctx.Done():
				return
			}
			if err != nil && !errors.Is(err, errTooLong) {
				return
			}
		}
	}()
	go func() {
		for {
			select {
			case text := <-out:
				_, err := to.Write(text)
				written <- err
			case <-ctx.Done():
				return
			}
		}
	}()
	return &peer{in: in, out: out, written: written, done: ctx}
}

// readLine reads to the next newline or to the end. What is too long is skipped,
// so that the next line can be read.
func readLine(r *bufio.Reader) ([]byte, error) {
	var text []byte
	tooLong := false
	for {
		part, err := r.ReadSlice('\n')
		tooLong = tooLong || len(text)+len(part) > mostLine
		if !tooLong {
			text = append(text, part...)
		}
		switch {
		case errors.Is(err, bufio.ErrBufferFull):
			continue
		case tooLong:
			return nil, errTooLong
		case errors.Is(err, io.EOF) && len(text) > 0:
			return text, nil
		}
		return text, err
	}
}

// after returns a channel that fires after d, or never if d is 0.
func after(d time.Duration) (<-chan time.Time, func()) {
	if d == 0 {
		return nil, func() {}
	}
	timer := time.NewTimer(d)
	return timer.C, func() { timer.Stop() }
}

// read returns the next line; errTimeout if none is complete in time.
func (p *peer) read(timeout time.Duration) ([]byte, error) {
	late, stop := after(timeout)
	defer stop()
	select {
	case l, ok := <-p.in:
		if !ok {
			return nil, io.EOF
		}
		return l.text, l.err
	case <-late:
		return nil, errTimeout
	case <-p.done.Done():
		return nil, p.done.Err()
	}
}

// waiting reports whether a line has come in that nobody has read.
func (p *peer) waiting() bool {
	select {
	case l, ok := <-p.in:
		return ok && l.err == nil
	default:
		return false
	}
}

// write sends a value as one line; errDeaf if it is not taken in time.
func (p *peer) write(v any, timeout time.Duration) error {
	text, err := json.Marshal(v)
	if err != nil {
		return err
	}
	late, stop := after(timeout)
	defer stop()
	p.out <- append(text, '\n') // the channel has room for the one line under way
	select {
	case err := <-p.written:
		if err != nil {
			return fmt.Errorf("%w: %w", errGone, err)
		}
		return nil
	case <-late:
		return errDeaf
	case <-p.done.Done():
		return p.done.Err()
	}
}
