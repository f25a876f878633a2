package main

import (
	"context"
	"encoding/xml"
	"errors"
	"io"
	"os"
	"path/filepath"
	"strings"
	"testing"
)

func TestRun_WritesEverything(t *testing.T) {
	dir := t.TempDir()
	html, csv, json, games := filepath.Join(dir, "r.html"), filepath.Join(dir, "r.csv"), filepath.Join(dir, "r.json"), filepath.Join(dir, "g.csv")
	var out, status strings.Builder
	args := []string{"losbanditos", "-deals", "2", "-iterations", "10", "-html", html, "-csv", csv, "-json", json, "-games", games}
	if err := run(context.Background(), args, &out, &status); err != nil {
		t.Fatal(err)
	}
	for _, want := range []string{"Los Banditos, 2 seats: 12 games", "search against greedy", "Wrote " + html} {
		if !strings.Contains(out.String(), want) {
			t.Errorf("the output lacks %q:\n%s", want, out.String())
		}
	}
	if !strings.Contains(status.String(), "12/12") && !strings.Contains(status.String(), "games") {
		t.Errorf("no progress bar: %q", status.String())
	}
	for file, want := range map[string]string{html: "<h2>Match by match</h2>", csv: "losbanditos,2,search", json: `"entrants"`, games: "lineup,deal"} {
		data, err := os.ReadFile(file)
		if err != nil {
			t.Fatal(err)
		}
		if !strings.Contains(string(data), want) {
			t.Errorf("%s lacks %q", file, want)
		}
		if strings.Contains(string(data), "http") {
			t.Errorf("%s names something on the network", file)
		}
	}
	data, _ := os.ReadFile(html)
	for i, svg := range strings.Split(string(data), "<svg ")[1:] {
		picture, _, _ := strings.Cut(svg, "</svg>")
		d := xml.NewDecoder(strings.NewReader("<svg " + picture + "</svg>"))
		for {
			if _, err := d.Token(); errors.Is(err, io.EOF) {
				break
			} else if err != nil {
				t.Fatalf("picture %d: %v", i, err)
			}
		}
		if strings.Contains(picture, "NaN") || strings.Contains(picture, "Inf") {
			t.Errorf("picture %d has numbers that are none: %s", i, picture)
		}
	}
}

func TestRun_BrokenOffShowsWhatThereIs(t *testing.T) {
	ctx, cancel := context.WithCancel(context.Background())
	cancel()
	var out strings.Builder
	err := run(ctx, []string{"losbanditos", "-html", filepath.Join(t.TempDir(), "r.html")}, &out, io.Discard)
	if err != nil || !strings.Contains(out.String(), "Broken off") {
		t.Fatalf("%v\n%s", err, out.String())
	}
}

func TestRun_WritesWhatItCan(t *testing.T) {
	dir := t.TempDir()
	var out strings.Builder
	csv := filepath.Join(dir, "r.csv")
	args := []string{"losbanditos", "-bots", "random,greedy", "-deals", "1", "-html", filepath.Join(dir, "none", "r.html"), "-json", dir, "-csv", csv}
	err := run(context.Background(), args, &out, io.Discard)
	if err == nil || !strings.Contains(err.Error(), "r.html") || !strings.Contains(err.Error(), "open "+dir+":") {
		t.Error(err)
	}
	if !strings.Contains(out.String(), "Wrote "+csv) || strings.Contains(out.String(), "Wrote "+dir+".\n") {
		t.Error(out.String())
	}
	if data, err := os.ReadFile(csv); err != nil || !strings.Contains(string(data), "losbanditos,2,greedy") {
		t.Error(string(data), err)
	}
}

func TestRun_TableBrokenOff(t *testing.T) {
	ctx, cancel := context.WithCancel(context.Background())
	cancel()
	var out strings.Builder
	if err := run(ctx, []string{"-table"}, &out, io.Discard); err != nil {
		t.Error(err)
	}
	if strings.Contains(out.String(), "0.0%") || !strings.Contains(out.String(), "Broken off") {
		t.Error(out.String())
	}
}

func TestRun_Ladder(t *testing.T) {
	var out strings.Builder
	args := []string{"losbanditos", "-ladder", "-bots", "random,greedy", "-deals", "3", "-html", ""}
	if err := run(context.Background(), args, &out, io.Discard); err != nil {
		t.Fatal(err)
	}
	if !strings.Contains(out.String(), "1   greedy") {
		t.Error(out.String())
	}
}

func TestRun_TableInMarkdown(t *testing.T) {
	var out strings.Builder
	args := []string{"losbanditos", "-table", "-deals", "2", "-iterations", "5"}
	if err := run(context.Background(), args, &out, io.Discard); err != nil {
		t.Fatal(err)
	}
	if lines := strings.Split(strings.TrimSpace(out.String()), "\n"); len(lines) != 4 {
		t.Error(out.String())
	}
}

func TestRun_SaysWhatIsWrong(t *testing.T) {
	for _, test := range []struct {
		args []string
		want string
	}{
		{nil, "which game?"},
		{[]string{"chess"}, `no game "chess": there are losbanditos`},
		{[]string{"losbanditos", "-bots", "search,genius"}, `-bots "genius": there are random`},
		{[]string{"losbanditos", "-seats", "3"}, "the game is for 2"},
		{[]string{"losbanditos", "-options", "{"}, "options"},
		{[]string{"losbanditos", "x"}, "too much"},
		{[]string{"losbanditos", "-seats", "-1"}, "-seats -1: want 0 or more"},
		{[]string{"losbanditos", "-deals", "0"}, "-deals 0: want 1 or more"},
		{[]string{"losbanditos", "-deals", "many"}, `invalid value "many"`},
		{[]string{"losbanditos", "-iterations", "-5"}, "-iterations -5: want 1 or more"},
		{[]string{"losbanditos", "-workers", "-2"}, "-workers -2: want 0 or more"},
		{[]string{"losbanditos", "-bots", "search"}, `-bots "search": two are needed; there are random`},
		{[]string{"losbanditos", "-bots", "greedy,greedy"}, `two entrants are named "greedy"`},
		{[]string{"losbanditos", "-options", `{"colour":1}`}, "colour"},
		{[]string{"losbanditos", "-color"}, "flag provided but not defined"},
		{[]string{"chess", "-table"}, `no game "chess": there are losbanditos`},
		{[]string{"-table", "-bots", "greedy"}, "two are needed"},
		{[]string{"-table", "-seats", "2"}, "-seats does not go with -table"},
		{[]string{"-table", "-csv", "x"}, "-csv does not go with -table"},
	} {
		err := run(context.Background(), test.args, io.Discard, io.Discard)
		if err == nil || !strings.Contains(err.Error(), test.want) {
			t.Errorf("%v: %v: want %q", test.args, err, test.want)
		}
	}
}

func TestTicks(t *testing.T) {
	for _, test := range []struct {
		low, high float64
		want      int
	}{{0, 1, 6}, {-987, 512, 3}, {0, 0, 1}, {3, 17, 3}} {
		got := ticks(test.low, test.high, 6)
		if len(got) != test.want {
			t.Errorf("from %v to %v: %v: want %d", test.low, test.high, got, test.want)
		}
		for _, v := range got {
			if v < test.low || v > test.high {
				t.Errorf("from %v to %v: %v", test.low, test.high, got)
			}
		}
	}
}
