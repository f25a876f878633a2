package gametest

import (
	"bytes"
	"encoding/json"
	"fmt"
	"slices"
	"strings"
)

// start holds New and OptionsOf against each other and feeds New with what it
// must refuse.
func (p *play[S, M, V, PS, PV]) start() error {
	if err := p.sameStart(p.variant.options, string(p.suite.game.OptionsOf(&p.variant.start))); err != nil {
		return fmt.Errorf("OptionsOf does not give what New took: %w", err)
	}
	if err := p.badSeats(); err != nil {
		return err
	}
	if err := p.badOptions(); err != nil {
		return err
	}
	if _, err := p.suite.game.New(p.seats(), nil); err != nil {
		return nil // the rulebook's options are not for so many
	}
	for _, options := range []string{"{}", " { } "} {
		if err := p.sameStart("", options); err != nil {
			return fmt.Errorf("no options and an empty object differ: %w", err)
		}
	}
	return p.documented()
}

// sameStart compares the starts of two option sets. Texts are compared since the
// bulky data that states share may have been read twice.
func (p *play[S, M, V, PS, PV]) sameStart(one, other string) error {
	p.count.made++
	a, err := p.suite.game.New(p.seats(), []byte(one))
	if err != nil {
		return fmt.Errorf("options %q: %w", one, err)
	}
	b, err := p.suite.game.New(p.seats(), []byte(other))
	if err != nil {
		return fmt.Errorf("options %q: %w", other, err)
	}
	textA, errA := json.Marshal(&a)
	textB, errB := json.Marshal(&b)
	optionsA, optionsB := p.suite.game.OptionsOf(&a), p.suite.game.OptionsOf(&b)
	if errA != nil || errB != nil || !bytes.Equal(textA, textB) || !bytes.Equal(optionsA, optionsB) {
		return fmt.Errorf("options %q and %q give\n%s %s\n%s %s", one, other, optionsA, textA, optionsB, textB)
	}
	return nil
}

// refuses checks that New returns an error that names the game.
func (p *play[S, M, V, PS, PV]) refuses(seats int, options string) error {
	p.count.made++
	_, err := p.suite.game.New(seats, []byte(options))
	switch shown := options[:min(len(options), 80)]; {
	case err == nil:
		return fmt.Errorf("no error from New for %d seats with the options %s", seats, shown)
	case !strings.Contains(err.Error(), p.suite.game.Name):
		return fmt.Errorf("the error from New for %d seats with the options %s does not name the game: %w", seats, shown, err)
	}
	return nil
}

func (p *play[S, M, V, PS, PV]) badSeats() error {
	least, most := p.suite.game.MinSeats, p.suite.game.MaxSeats
	for _, seats := range []int{-1 << 31, -256, -1, 0, least - 1, most + 1, 9, 99, 256 + least, 1<<16 + least, 1<<31 - 1} {
		if seats >= least && seats <= most {
			continue
		}
		if err := p.refuses(seats, p.variant.options); err != nil {
			return err
		}
	}
	return nil
}

func (p *play[S, M, V, PS, PV]) badOptions() error {
	bad := []string{
		`[]`, `1`, `"x"`, `true`, `{`, `}`, `{"`, `{}x`, `{} {}`, `nonsense`,
		`{"no such option":1}`,
		strings.Repeat("[", 1<<20), strings.Repeat(`{"a":`, 1<<20),
	}
	for _, option := range p.suite.game.Options {
		wrong := []string{`-17.5`}
		switch option.Default[:min(1, len(option.Default))] {
		case `"`:
			wrong = append(wrong, `"no such value"`, `true`)
		case `t`, `f`:
			wrong = append(wrong, `"true"`, `1`)
		case `[`, `{`:
			wrong = append(wrong, `true`)
		default:
			wrong = append(wrong, `"1"`, `true`, `-99999`, `1e30`)
		}
		for _, value := range wrong {
			bad = append(bad, fmt.Sprintf(`{%q:%s}`, option.Name, value))
		}
	}
	for _, options := range bad {
		if err := p.refuses(p.seats(), options); err != nil {
			return err
		}
	}
	return nil
}

// documented compares the documented options with those there are.
func (p *play[S, M, V, PS, PV]) documented() error {
	var names []string
	for _, option := range p.suite.game.Options {
		if option.Doc == "" || option.Values == "" {
			return fmt.Errorf("option %q is not documented", option.Name)
		}
		names = append(names, option.Name)
		if err := p.sameStart("", fmt.Sprintf(`{%q:%s}`, option.Name, option.Default)); err != nil {
			return fmt.Errorf("the documented default of %q is not the default: %w", option.Name, err)
		}
	}
	var written map[string]json.RawMessage
	if err := json.Unmarshal(p.suite.game.OptionsOf(&p.variant.start), &written); err != nil {
		return fmt.Errorf("OptionsOf does not give a JSON object: %w", err)
	}
	for name := range written {
		if !slices.Contains(names, name) {
			return fmt.Errorf("OptionsOf writes %q, which is not documented", name)
		}
	}
	return nil
}
