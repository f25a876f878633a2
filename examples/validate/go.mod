module github.com/sandbar-games/sandbar/examples/validate

go 1.26.0

replace github.com/sandbar-games/sandbar => ../..

require (
	github.com/sandbar-games/sandbar v0.0.0-00010101000000-000000000000
	github.com/santhosh-tekuri/jsonschema/v6 v6.0.3
	github.com/stretchr/testify v1.12.1
)

require (
	go.yaml.in/yaml/v3 v3.0.5 // indirect
	golang.org/x/exp v0.0.0-20261113113407-e3970619a1a4 // indirect
	golang.org/x/text v0.14.0 // indirect
)
