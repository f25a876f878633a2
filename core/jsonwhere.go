package core

import (
	"bytes"
	"encoding"
	"encoding/json"
	"errors"
	"fmt"
	"maps"
	"reflect"
	"slices"
	"strings"
)

// located says of an error in reading data into dst where in it the value stands that
// cannot be read. Package json does not tell for types that read themselves, and of
// others it speaks in words of Go.
func located(err error, data []byte, dst any) error {
	if v := reflect.ValueOf(dst); v.Kind() != reflect.Pointer || v.IsNil() {
		return err // that is what is wrong
	}
	at := misfit{data: data, in: reflect.TypeOf(dst).Elem()}
	at.narrow()
	var mistyped *json.UnmarshalTypeError
	noList := at.in.Kind() == reflect.Slice && !bytes.HasPrefix(at.data, []byte("[")) // maybe text in base64
	if !readsItself(at.in) && (noList || errors.As(err, &mistyped)) {
		err = fmt.Errorf("%s: want %s", Clip(string(at.data)), wanted(at.in))
	}
	if at.path == "" {
		return err
	}
	return fmt.Errorf("%s: %w", strings.TrimPrefix(at.path, "."), err)
}

// misfit is a JSON value that cannot be read into a type, and the path to it.
type misfit struct {
	path string
	data []byte
	in   reflect.Type
}

// narrow goes on to the first part that is to blame, as far down as there is one.
func (m *misfit) narrow() {
	for m.in.Kind() == reflect.Pointer {
		m.in = m.in.Elem()
	}
	if readsItself(m.in) {
		return
	}
	switch m.in.Kind() {
	case reflect.Struct:
		var fields map[string]json.RawMessage
		if json.Unmarshal(m.data, &fields) == nil {
			m.narrowFields(fields, m.in)
		}
	case reflect.Map:
		var fields map[string]json.RawMessage
		if json.Unmarshal(m.data, &fields) == nil {
			for _, name := range slices.Sorted(maps.Keys(fields)) {
				if m.blames("."+Clip(name), fields[name], m.in.Elem()) {
					return
				}
			}
		}
	case reflect.Slice, reflect.Array:
		var elements []json.RawMessage
		if json.Unmarshal(m.data, &elements) == nil {
			for i := range elements {
				if m.blames(fmt.Sprintf("[%d]", i), elements[i], m.in.Elem()) {
					return
				}
			}
		}
	}
}

// narrowFields looks at the fields of a struct, those of embedded ones included.
func (m *misfit) narrowFields(fields map[string]json.RawMessage, in reflect.Type) bool {
	for i := range in.NumField() {
		field := in.Field(i)
		name, _, _ := strings.Cut(field.Tag.Get("json"), ",")
		switch {
		case field.Anonymous && name == "" && field.Type.Kind() == reflect.Struct:
			if m.narrowFields(fields, field.Type) {
				return true
			}
		case fields[name] != nil:
			if m.blames("."+name, fields[name], field.Type) {
				return true
			}
		}
	}
	return false
}

// blames goes on to a part if that cannot be read, and tells whether it is so.
func (m *misfit) blames(step string, data []byte, in reflect.Type) bool {
	d := json.NewDecoder(bytes.NewReader(data))
	d.DisallowUnknownFields()
	if d.Decode(reflect.New(in).Interface()) == nil {
		return false
	}
	m.path, m.data, m.in = m.path+step, data, in
	m.narrow()
	return true
}

// readsItself reports whether a type has a way of its own to be read from JSON.
func readsItself(in reflect.Type) bool {
	p := reflect.PointerTo(in)
	return p.Implements(reflect.TypeFor[json.Unmarshaler]()) || p.Implements(reflect.TypeFor[encoding.TextUnmarshaler]())
}

// wanted says in words what JSON a type is read from.
func wanted(in reflect.Type) string {
	switch in.Kind() {
	case reflect.Float32, reflect.Float64:
		return "a number"
	case reflect.Bool:
		return "true or false"
	case reflect.String:
		return "a string"
	case reflect.Slice, reflect.Array:
		return "a list"
	case reflect.Struct, reflect.Map:
		return "an object"
	case reflect.Uint8, reflect.Uint16, reflect.Uint32, reflect.Uint64, reflect.Uint:
		return fmt.Sprintf("a whole number from 0 to %d", uint64(1)<<in.Bits()-1)
	case reflect.Int8, reflect.Int16, reflect.Int32, reflect.Int64, reflect.Int:
		most := uint64(1)<<(in.Bits()-1) - 1
		return fmt.Sprintf("a whole number from -%d to %d", most+1, most)
	}
	return "another type"
}
