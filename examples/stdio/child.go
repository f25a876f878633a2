package main

import (
	"context"
	"errors"
	"fmt"
	"io"
	"os/exec"
	"strings"
	"sync"
	"time"
)

// grace is how long a program has to end once nobody needs it any more.
const grace = time.Second

// child is a program that this one has started to talk to.
type child struct {
	*peer
	cmd   *exec.Cmd
	stdin io.Closer
	// wait starts to wait for the program's end and returns a channel that is
	// closed then; exit is how it ended.
	wait func() <-chan struct{}
	exit error
}

// startChild starts a command. What it writes to standard error goes to log.
func startChild(ctx context.Context, command string, log io.Writer) (*child, error) {
	words, err := splitCommand(command)
	if err != nil {
		return nil, err
	}
	cmd := exec.CommandContext(ctx, words[0], words[1:]...)
	cmd.Stderr = log
	cmd.WaitDelay = grace
	stdin, err := cmd.StdinPipe()
	if err != nil {
		return nil, err
	}
	stdout, err := cmd.StdoutPipe()
	if err != nil {
		return nil, err
	}
	if err := cmd.Start(); err != nil {
		return nil, err
	}
	c := &child{peer: newPeer(ctx, stdout, stdin), cmd: cmd, stdin: stdin}
	c.wait = sync.OnceValue(func() <-chan struct{} {
		ended := make(chan struct{})
		go func() {
			c.exit = cmd.Wait()
			close(ended)
		}()
		return ended
	})
	return c, nil
}

// fate says what has become of a child whose output has ended.
func (c *child) fate() error {
	select {
	case <-c.wait():
		if c.exit != nil {
			return fmt.Errorf("it has ended: %w", c.exit)
		}
		return errors.New("it has ended")
	case <-time.After(grace):
		return errors.New("it has closed its output")
	}
}

// stop ends a child: by the end of its input, and if that is not enough by force.
func (c *child) stop() {
	c.stdin.Close()
	select {
	case <-c.wait():
	case <-time.After(grace):
		_ = c.cmd.Process.Kill() // it may have ended just now
		select {
		case <-c.wait():
		case <-time.After(2 * grace):
		}
	}
}

// splitCommand cuts a command into words at spaces; quotes, single or double,
// keep spaces in a word.
func splitCommand(command string) ([]string, error) {
	var words []string
	var word strings.Builder
	inWord, quote := false, rune(0)
	for _, r := range command {
		switch {
		case quote != 0 && r == quote:
			quote = 0
		case quote != 0:
			word.WriteRune(r)
		case r == '\'' || r == '"':
			inWord, quote = true, r
		case r == ' ' || r == '\t':
			if inWord {
				words = append(words, word.String())
			}
			inWord = false
			word.Reset()
		default:
			inWord = true
			word.WriteRune(r)
		}
	}
	if inWord {
		words = append(words, word.String())
	}
	switch {
	case quote != 0:
		return nil, fmt.Errorf("%c is open to the end of %s", quote, command)
	case len(words) == 0:
		return nil, errors.New("the command is empty")
	}
	return words, nil
}
