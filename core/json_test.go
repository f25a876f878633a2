package core_test

import (
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/sandbar-games/sandbar/core"
)

func TestDecodeJSONIsWhole(t *testing.T) {
	type inner struct {
		Two [2]int `json:"two"`
	}
	whole := `{"n":1,"list":[],"seat":"nobody","in":{"two":[1,2]},"at":null}`
	for text, says := range map[string]string{
		whole: "",
		strings.Replace(whole, `[]`, `[3,4,5]`, 1):                  "",
		strings.Replace(whole, `[]`, `null`, 1):                     "list is null",
		strings.Replace(whole, `"in"`, `"some":null,"in"`, 1):       "some is null",
		strings.Replace(whole, `"in"`, `"more":null,"in"`, 1):       "more is null",
		strings.Replace(whole, `"in"`, `"more":[2,3],"in"`, 1):      "",
		strings.Replace(whole, `null`, `{"two":[1,2]}`, 1):          "",
		strings.Replace(whole, `null`, `{"two":null}`, 1):           "at.two is null",
		strings.Replace(whole, `,"at":null`, ``, 1):                 "at is missing",
		strings.Replace(whole, `"in"`, `"lists":[[]],"in"`, 1):      "",
		strings.Replace(whole, `"in"`, `"lists":[null],"in"`, 1):    "lists[0] is null",
		strings.Replace(whole, `"in"`, `"some":"x","in"`, 1):        "",
		strings.Replace(whole, `"in"`, `"map":{},"in"`, 1):          "",
		strings.Replace(whole, `"in"`, `"map":{"a":[]},"in"`, 1):    "",
		strings.Replace(whole, `"in"`, `"map":null,"in"`, 1):        "map is null",
		strings.Replace(whole, `"in"`, `"map":{"a":null},"in"`, 1):  "map.a is null",
		strings.Replace(whole, `"n":1,`, ``, 1):                     "n is missing",
		strings.Replace(whole, `"seat":"nobody",`, ``, 1):           "seat is missing",
		strings.Replace(whole, `"two":[1,2]`, ``, 1):                "in.two is missing",
		strings.Replace(whole, `{"two":[1,2]}`, `null`, 1):          "in is null",
		strings.Replace(whole, `[1,2]`, `[1]`, 1):                   "in.two has 1 elements: want 2",
		strings.Replace(whole, `[1,2]`, `[1,2,3]`, 1):               "in.two has 3 elements: want 2",
		strings.Replace(whole, `[1,2]`, `[1,null]`, 1):              "in.two[1] is null",
		strings.Replace(whole, `"n":1`, `"n":null`, 1):              "n is null",
		strings.Replace(whole, `"nobody"`, `null`, 1):               "seat",
		strings.Replace(whole, `"list":[]`, `"list":{}`, 1):         "list",
		strings.Replace(whole, `"n":1`, `"n":1,"N":1`, 1):           `"N" is "n" in other case`,
		strings.Replace(whole, `"n":1`, `"N":1`, 1):                 "n is missing",
		strings.Replace(whole, `"n":1`, `"n":1,"n":1`, 1):           `"n" stands there twice`,
		strings.Replace(whole, `"n":1`, `"N":2,"n":1`, 1):           `"n" is "N" in other case`,
		strings.Replace(whole, `"seat"`, `"\u017feat":0,"seat"`, 1): `"seat" is "ſeat" in other case`, // a long s
		strings.Replace(whole, `[1,2]`, `[1,2],"two":[3,4]`, 1):     `"two" stands there twice`,
		`null`: "the value is null",
		`[]`:   "[]: want an object",
	} {
		var dst struct {
			N     int              `json:"n"`
			List  []int            `json:"list"`
			Seat  core.Seat        `json:"seat"`
			In    inner            `json:"in"`
			Some  string           `json:"some,omitempty"`
			More  []int            `json:"more,omitempty"`
			Lists [][]int          `json:"lists,omitempty"`
			Map   map[string][]int `json:"map,omitempty"`
			At    *inner           `json:"at"`
		}
		if err := core.DecodeJSON([]byte(text), &dst); says == "" {
			require.NoError(t, err, text)
		} else {
			require.ErrorContains(t, err, says, text)
		}
	}
}

func TestDecodeJSONSaysWhere(t *testing.T) {
	type place struct {
		Seat core.Seat `json:"seat"`
		N    uint8     `json:"n"`
		M    int8      `json:"m"`
		Two  [2]bool   `json:"two"`
	}
	type whole struct {
		place
		Kinds []core.Seat      `json:"kinds"`
		Bytes []uint8          `json:"bytes"`
		Deep  []*place         `json:"deep"`
		Map   map[string]place `json:"map"`
		Text  string           `json:"text"`
		Part  float64          `json:"part"`
	}
	const sound = `{"seat":0,"n":1,"m":1,"two":[true,false],"kinds":[1],"bytes":[1],` +
		`"deep":[{"seat":0,"n":2,"m":2,"two":[true,false]}],"map":{"a":{"seat":0,"n":3,"m":3,"two":[true,false]}},"text":"","part":0.5}`
	require.NoError(t, core.DecodeJSON([]byte(sound), &whole{}))
	for _, c := range []struct{ old, new, says string }{
		{`"seat":0,"n":1`, `"seat":9,"n":1`, `seat: 9 is no seat: want 0 to 7, "chance" or "nobody"`},
		{`"n":1`, `"n":256`, `n: 256: want a whole number from 0 to 255`},
		{`"n":1`, `"n":"x"`, `n: "x": want a whole number from 0 to 255`},
		{`"m":1`, `"m":-129`, `m: -129: want a whole number from -128 to 127`},
		{`"two":[true,false],"kinds"`, `"two":[true,1],"kinds"`, `two[1]: 1: want true or false`},
		{`"kinds":[1]`, `"kinds":[1,"x"]`, `kinds[1]: "x" is no seat`},
		{`"kinds":[1]`, `"kinds":{}`, `kinds: {}: want a list`},
		{`"bytes":[1]`, `"bytes":"no base64"`, `bytes: "no base64": want a list`},
		{`"n":2`, `"n":2.5`, `deep[0].n: 2.5: want a whole number from 0 to 255`},
		{`"n":2`, `"n":2,"x":1`, `deep[0]: json: unknown field "x"`},
		{`"m":3`, `"m":[]`, `map.a.m: []: want a whole number from -128 to 127`},
		{`"text":""`, `"text":5`, `text: 5: want a string`},
		{`"part":0.5`, `"part":"x"`, `part: "x": want a number`},
		{`"deep":[{`, `"deep":[7,{`, `deep[0]: 7: want an object`},
		{`"text":""`, `"text":"","x":1`, `json: unknown field "x"`},
	} {
		require.Contains(t, sound, c.old)
		err := core.DecodeJSON([]byte(strings.Replace(sound, c.old, c.new, 1)), &whole{})
		require.Error(t, err, c.new)
		require.True(t, strings.HasPrefix(err.Error(), c.says), "%s: %v", c.new, err)
	}
}

func TestDecodeJSONIntoNothing(t *testing.T) {
	var none *struct{}
	for _, dst := range []any{nil, none, struct{}{}, 7} {
		require.ErrorContains(t, core.DecodeJSON([]byte(`{}`), dst), "Unmarshal", "%T", dst)
	}
}

func TestDecodeOptions(t *testing.T) {
	for text, says := range map[string]string{
		``:                   "",
		` `:                  "",
		`{}`:                 "",
		`{"a":1}`:            "",
		`{"list":null}`:      "",
		`{"list":[1]}`:       "",
		`{"some":""}`:        "",
		`null`:               "null is no JSON object",
		`[]`:                 "[]: want an object",
		`{"a":null}`:         "a is null",
		`{"A":1}`:            "A is written a",
		`{"a":1,"a":2}`:      `"a" stands there twice`,
		`{"a":1,"A":2}`:      `"A" is "a" in other case`,
		`{"c":1}`:            "unknown field",
		`{"a":1}{}`:          "more after",
		`{"list":[{"x":1}]}`: "list",
	} {
		options := struct {
			A    int    `json:"a"`
			B    bool   `json:"b"`
			List []int  `json:"list"`
			Some string `json:"some,omitempty"`
		}{B: true}
		if err := core.DecodeOptions("chess", []byte(text), &options); says == "" {
			require.NoError(t, err, text)
		} else {
			require.ErrorContains(t, err, says, text)
			require.ErrorContains(t, err, "chess: options: ", text)
		}
		require.True(t, options.B, "what is not named stays")
	}
}
