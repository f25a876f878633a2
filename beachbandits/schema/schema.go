// Package schema has the JSON Schemas (draft 2020-12) of the JSON forms of
// states and views of Beach Bandits, for programs in any language.
//
// Whatever the package beachbandits writes is valid by them, and whatever is not
// valid by them it refuses to read. It refuses more: that no card or gull is lost
// or made, for example, is not for a schema to say.
package schema

import _ "embed"

var (
	// State is the schema of a state, the file state.json.
	//
	//go:embed state.json
	State string
	// View is the schema of a view, the file view.json. It refers to state.json,
	// which is to be found next to it.
	//
	//go:embed view.json
	View string
)
