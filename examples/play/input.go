package main

import (
	"bufio"
	"context"
	"io"
	"strings"
)

// input reads lines and can be interrupted while it waits for one.
type input struct {
	ctx   context.Context
	lines chan string
}

func newInput(ctx context.Context, in io.Reader) *input {
	i := &input{ctx: ctx, lines: make(chan string)}
	go func() {
		defer close(i.lines)
		scanner := bufio.NewScanner(in)
		for scanner.Scan() {
			select {
			case i.lines <- scanner.Text():
			case <-ctx.Done():
				return
			}
		}
	}()
	return i
}

// line returns the next line with single spaces, or errLeft at the end of input
// and after Ctrl-C.
func (i *input) line() (string, error) {
	select {
	case line, ok := <-i.lines:
		if !ok {
			return "", errLeft
		}
		return strings.Join(strings.Fields(line), " "), nil
	case <-i.ctx.Done():
		return "", errLeft
	}
}
