// Package mermaids is Mermaid Beach.
package mermaids
