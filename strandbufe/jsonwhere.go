package strandbufe

import (
	"bytes"
	"encoding/json"
	"fmt"
	"reflect"
	"strings"

	"github.com/sandbar-games/sandbar/core"
)

// list is a list of words. Package json would read one from base64 text too, as its
// elements are bytes.
type list[T any] []T

// UnmarshalJSON reads a list; the error says which element is wrong.
func (l *list[T]) UnmarshalJSON(data []byte) error {
	var raw []json.RawMessage
	if json.Unmarshal(data, &raw) != nil || raw == nil {
		return fmt.Errorf("%q: want a list of words", core.Clip(string(data)))
	}
	read := make(list[T], len(raw))
	for i := range raw {
		if err := json.Unmarshal(raw[i], &read[i]); err != nil {
			return fmt.Errorf("[%d]: %w", i, err)
		}
	}
	*l = read
	return nil
}

// located adds to an error in reading data into a type where in it the value is that
// cannot be read. Package json does not tell for types that read themselves.
func located[T any](err error, data []byte) error {
	if err == nil {
		return nil
	}
	if path := wrongPath(data, reflect.TypeFor[T]()); path != "" {
		return fmt.Errorf("%w (at %s)", err, strings.TrimPrefix(path, "."))
	}
	return err
}

// wrongPath returns the path to the first value that cannot be read into its place in
// a type, or "" if all can.
func wrongPath(data []byte, in reflect.Type) string {
	inner := func(name string, data []byte, in reflect.Type) string {
		d := json.NewDecoder(bytes.NewReader(data))
		d.DisallowUnknownFields()
		if d.Decode(reflect.New(in).Interface()) == nil {
			return ""
		}
		return name + wrongPath(data, in)
	}
	switch {
	case reflect.PointerTo(in).Implements(reflect.TypeFor[json.Unmarshaler]()):
	case in.Kind() == reflect.Struct:
		var fields map[string]json.RawMessage
		if json.Unmarshal(data, &fields) != nil {
			return ""
		}
		for i := range in.NumField() {
			field := in.Field(i)
			path := ""
			if field.Anonymous {
				path = wrongPath(data, field.Type)
			} else if name, _, _ := strings.Cut(field.Tag.Get("json"), ","); fields[name] != nil {
				path = inner("."+name, fields[name], field.Type)
			}
			if path != "" {
				return path
			}
		}
	case in.Kind() == reflect.Slice:
		var elements []json.RawMessage
		if json.Unmarshal(data, &elements) != nil {
			return ""
		}
		for i := range elements {
			if path := inner(fmt.Sprintf("[%d]", i), elements[i], in.Elem()); path != "" {
				return path
			}
		}
	}
	return ""
}
