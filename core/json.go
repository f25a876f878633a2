package core

import (
	"bytes"
	"cmp"
	"encoding"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"maps"
	"reflect"
	"slices"
	"strings"
)

// DecodeJSON reads exactly one JSON value into dst, a pointer. Unknown and missing
// fields, fields that stand there twice, wrong types, arrays of a wrong length,
// null for what cannot be null, and anything after the value are errors that say
// where.
func DecodeJSON(data []byte, dst any) error {
	if err := decodeJSON(data, dst); err != nil {
		return err
	}
	// Package json leaves alone what is missing or null and drops what an array has
	// too much of. All of that shows when dst is written again.
	var read, written any
	if err := json.Unmarshal(data, &read); err != nil {
		return err
	}
	again, err := json.Marshal(dst)
	if err != nil {
		return err
	}
	if err := json.Unmarshal(again, &written); err != nil {
		return err
	}
	if err := sameShape("", read, written); err != nil {
		return err
	}
	return nullLists("", reflect.ValueOf(dst))
}

// nullLists returns an error if there is a list or map that was null, which package
// json takes for empty. Only what a pointer points to may be null. Types with a JSON form
// of their own are left to themselves.
func nullLists(path string, v reflect.Value) error {
	for _, form := range []reflect.Type{reflect.TypeFor[json.Marshaler](), reflect.TypeFor[encoding.TextMarshaler]()} {
		if v.Kind() != reflect.Pointer && reflect.PointerTo(v.Type()).Implements(form) {
			return nil
		}
	}
	switch v.Kind() {
	case reflect.Pointer:
		if !v.IsNil() {
			return nullLists(path, v.Elem())
		}
	case reflect.Struct:
		for i := range v.NumField() {
			field := v.Type().Field(i)
			name, options, _ := strings.Cut(field.Tag.Get("json"), ",")
			inner := strings.Trim(path+"."+name, ".")
			switch {
			case !field.IsExported() && !field.Anonymous:
			case options == "omitempty" && v.Field(i).IsZero():
			default:
				if err := nullLists(inner, v.Field(i)); err != nil {
					return err
				}
			}
		}
	case reflect.Map:
		if v.IsNil() {
			return fmt.Errorf("%s is null", path)
		}
		for _, key := range v.MapKeys() {
			if err := nullLists(fmt.Sprintf("%s.%v", path, key), v.MapIndex(key)); err != nil {
				return err
			}
		}
	case reflect.Slice:
		if v.IsNil() {
			return fmt.Errorf("%s is null", path)
		}
		fallthrough
	case reflect.Array:
		for i := range v.Len() {
			if err := nullLists(fmt.Sprintf("%s[%d]", path, i), v.Index(i)); err != nil {
				return err
			}
		}
	}
	return nil
}

func decodeJSON(data []byte, dst any) error {
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
		return located(err, data, dst)
	}
	if _, err := d.Token(); !errors.Is(err, io.EOF) {
		return fmt.Errorf("at byte %d: more after the JSON value", d.InputOffset())
	}
	return eachOnce(json.NewDecoder(bytes.NewReader(data)))
}

// eachOnce reads a value and returns an error if a field of an object stands there
// twice, be it once in other case: package json takes both for the same field and
// keeps the last.
func eachOnce(d *json.Decoder) error {
	start, err := d.Token()
	if err != nil || start != json.Delim('{') && start != json.Delim('[') {
		return err
	}
	names := map[string]string{} // by what they are in any case
	for d.More() {
		if start == json.Delim('{') {
			token, err := d.Token()
			if err != nil {
				return err
			}
			name := token.(string)
			folded := strings.ToLower(strings.ToUpper(name))
			first, ok := names[folded]
			switch {
			case ok && name == first:
				return fmt.Errorf("at byte %d: %q stands there twice", d.InputOffset(), Clip(name))
			case ok:
				return fmt.Errorf("at byte %d: %q is %q in other case", d.InputOffset(), Clip(name), Clip(first))
			}
			names[folded] = name
		}
		if err := eachOnce(d); err != nil {
			return err
		}
	}
	_, err = d.Token() // the end
	return err
}

// sameShape returns an error if a JSON value that was read lacks something of what
// it became, or has more elements. Fields may be more: those that are written only
// if they say something.
func sameShape(path string, read, written any) error {
	if read == nil && written != nil {
		return fmt.Errorf("%s is null", cmp.Or(path, "the value"))
	}
	switch written := written.(type) {
	case map[string]any:
		read, _ := read.(map[string]any)
		for _, key := range slices.Sorted(maps.Keys(written)) {
			inner := strings.TrimPrefix(path+"."+key, ".")
			value, ok := read[key]
			if !ok {
				return fmt.Errorf("%s is missing", inner)
			}
			if err := sameShape(inner, value, written[key]); err != nil {
				return err
			}
		}
		for _, key := range slices.Sorted(maps.Keys(read)) {
			if _, ok := written[key]; !ok && read[key] == nil {
				return fmt.Errorf("%s is null", strings.TrimPrefix(path+"."+key, "."))
			}
		}
	case []any:
		list, ok := read.([]any)
		if !ok && read != nil { // package json reads a list of bytes, of whatever type, from a string too
			return fmt.Errorf("%s is no list", cmp.Or(path, "the value"))
		}
		if len(list) != len(written) {
			return fmt.Errorf("%s has %d elements: want %d", cmp.Or(path, "the value"), len(list), len(written))
		}
		for i := range written {
			if err := sameShape(fmt.Sprintf("%s[%d]", path, i), list[i], written[i]); err != nil {
				return err
			}
		}
	}
	return nil
}

// DecodeOptions reads the options of a game from a JSON object into dst, a
// pointer to its struct of options. Nothing at all leaves dst as it is, and so does
// every option that is not named. Otherwise it is as strict as DecodeJSON.
func DecodeOptions(game string, data []byte, dst any) error {
	if len(bytes.TrimSpace(data)) == 0 {
		return nil
	}
	err := decodeJSON(data, dst)
	if err == nil {
		err = optionsNamed(data, dst)
	}
	if err != nil {
		return fmt.Errorf("%s: options: %w", game, err)
	}
	return nil
}

// optionsNamed returns an error if the options that were read are no object, or
// name an option in other case or as null: package json would let that pass.
func optionsNamed(data []byte, dst any) error {
	var read, written map[string]any
	if err := json.Unmarshal(data, &read); err != nil {
		return err
	}
	if read == nil {
		return errors.New("null is no JSON object")
	}
	again, err := json.Marshal(dst)
	if err != nil {
		return err
	}
	if err := json.Unmarshal(again, &written); err != nil {
		return err
	}
	for _, key := range slices.Sorted(maps.Keys(read)) {
		value, ok := written[key]
		if ok && value != nil && read[key] == nil {
			return fmt.Errorf("%s is null", key)
		}
		for name := range written {
			if !ok && strings.EqualFold(key, name) {
				return fmt.Errorf("%s is written %s", key, name)
			}
		}
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
func Decode[T any, P interface {
	*T
	json.Unmarshaler
}](data []byte) (T, error) {
	var v, none T
	if err := P(&v).UnmarshalJSON(data); err != nil {
		return none, err
	}
	return v, nil
}
