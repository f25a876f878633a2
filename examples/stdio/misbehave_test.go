package main

import (
	"bufio"
	"context"
	"encoding/json"
	"fmt"
	"io"
	"os"
	"strings"
	"testing"
	"time"
)

// The test program is its own bad bot, its own good bot and its own sandbar: as a
// child it is called with a word that says which.
func TestMain(m *testing.M) {
	if len(os.Args) > 1 {
		if kind, ok := strings.CutPrefix(os.Args[1], "bot="); ok {
			behave(kind)
			os.Exit(0)
		}
		if os.Args[1] == "sandbar" {
			if err := run(context.Background(), os.Args[2:], os.Stdin, os.Stdout, os.Stderr); err != nil {
				fmt.Fprintln(os.Stderr, err)
				os.Exit(1)
			}
			os.Exit(0)
		}
	}
	os.Exit(m.Run())
}

// botCommand is the command for a bot of a kind that behave knows.
func botCommand(kind string) string { return fmt.Sprintf("%q bot=%s", os.Args[0], kind) }

// answers are what bots of a kind send for a question; first is the first move on
// the list. A bot whose answer lacks its newline waits or ends in mid-line.
var answers = map[string]func(d decide) string{
	"good":          func(d decide) string { return fmt.Sprintf("{\"move\":%q,\"number\":%d}\n", d.Moves[0], d.Number) },
	"last":          func(d decide) string { return fmt.Sprintf("{\"move\":%q}\n", d.Moves[len(d.Moves)-1]) },
	"garbage":       func(d decide) string { return "I think I shall roll\n" },
	"binary":        func(d decide) string { return "\x00\xff\xfe\n" },
	"empty":         func(d decide) string { return "\n" },
	"null":          func(d decide) string { return "null\n" },
	"array":         func(d decide) string { return fmt.Sprintf("[%q]\n", d.Moves[0]) },
	"number":        func(d decide) string { return "{\"move\":1}\n" },
	"unknown field": func(d decide) string { return fmt.Sprintf("{\"move\":%q,\"why\":\"luck\"}\n", d.Moves[0]) },
	"two on a line": func(d decide) string { return strings.Repeat(fmt.Sprintf("{\"move\":%q} ", d.Moves[0]), 2) + "\n" },
	"illegal":       func(d decide) string { return "{\"move\":\"claim 1\"}\n" },
	"no move":       func(d decide) string { return "{\"move\":\"dance\"}\n" },
	"hidden":        func(d decide) string { return "{\"move\":\"place ? 1\"}\n" },
	"for chance":    func(d decide) string { return "{\"move\":\"draw red1\"}\n" },
	"stale":         func(d decide) string { return fmt.Sprintf("{\"move\":%q,\"number\":%d}\n", d.Moves[0], d.Number-1) },
	"long":          func(d decide) string { return strings.Repeat("x", mostLine+10) + "\n" },
	"half a line":   func(d decide) string { return "{\"move\":" },
}

// behave plays as a bot of a kind.
func behave(kind string) {
	switch kind {
	case "mute":
		_, _ = io.Copy(io.Discard, os.Stdin)
		return
	case "stubborn": // does not even end with its input
		time.Sleep(time.Minute)
	case "dead":
		os.Exit(3)
	case "closed": // but not dead
		os.Stdout.Close()
		_, _ = io.Copy(io.Discard, os.Stdin)
	case "flood":
		for range 10 << 20 {
			fmt.Println("more and more")
		}
	case "endless line":
		for {
			fmt.Print("x")
		}
	case "eager": // answers before it is asked anything
		fmt.Println(`{"move":"roll","number":-1}`)
	}
	in := bufio.NewReader(os.Stdin)
	for {
		text, err := in.ReadString('\n')
		if err != nil {
			return
		}
		var d decide
		if json.Unmarshal([]byte(text), &d) != nil || d.Type != "decide" {
			continue
		}
		switch kind {
		case "dies when asked":
			os.Exit(4)
		case "dies in mid-line":
			fmt.Print(`{"mov`)
			os.Exit(5)
		case "trickle":
			for _, r := range `{"move":"roll"}` {
				fmt.Print(string(r))
				time.Sleep(time.Second)
			}
		case "slow":
			time.Sleep(10 * time.Second)
		case "dies later":
			if d.Number > 8 {
				os.Exit(6)
			}
			fmt.Print(answers["good"](d))
			continue
		case "talks on":
			fmt.Print(answers["good"](d), answers["good"](d))
			time.Sleep(100 * time.Millisecond) // so that the second has surely come
			continue
		}
		if answer, ok := answers[kind]; ok {
			fmt.Print(answer(d))
		}
	}
}
