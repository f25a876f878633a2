package core

import (
	"bytes"
	"encoding/json"
	"errors"
	"fmt"
	"io"
)

// DecodeJSON reads exactly one JSON value into dst, a pointer. Unknown fields,
// wrong types and anything after the value are errors that say where.
func DecodeJSON(data []byte, dst any) error {
	d := json.NewDecoder(bytes.NewReader(data))
	d.DisallowUnknownFields()
	if err := d.Decode(dst); err != nil {
		var syntax *json.SyntaxError
		switch {
		case errors.Is(err, io.EOF):
			return errors.New("no JSON value")
		case errors.As(err, &syntax):
			return fmt.Errorf("at byte %d: %w", syntax.Offset, err)
		}
		return err
	}
	if _, err := d.Token(); !errors.Is(err, io.EOF) {
		return fmt.Errorf("at byte %d: more after the JSON value", d.InputOffset())
	}
	return nil
}

// DecodeOptions reads the options of a game from a JSON object into dst, a
// pointer to its struct of options. Nothing, or {}, leaves dst as it is.
func DecodeOptions(game string, data []byte, dst any) error {
	if len(bytes.TrimSpace(data)) == 0 {
		return nil
	}
	if err := DecodeJSON(data, dst); err != nil {
		return fmt.Errorf("%s: options: %w", game, err)
	}
	return nil
}

// EncodeJSON writes a value that is known to have a JSON form: a game's own
// struct of options.
func EncodeJSON(v any) []byte {
	data, err := json.Marshal(v)
	if err != nil {
		panic("core: EncodeJSON: " + err.Error())
	}
	return data
}

// Decode reads a value of a type that has a JSON form of its own.
func Decode[T any](data []byte) (T, error) {
	var v, none T
	if err := json.Unmarshal(data, &v); err != nil {
		return none, err
	}
	return v, nil
}
