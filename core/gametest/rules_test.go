package gametest

import (
	"os"
	"path/filepath"
	"testing"

	"github.com/stretchr/testify/require"
)

func TestRulesProblems(t *testing.T) {
	tests := []string{"TestTY01_Deal", "TestTY02_Draw", "TestTY02_DrawEmpty", "TestLaws", "FuzzMove"}
	const sound = `# Rules
See TY-02 for more.
- TY-01 Two shells each. Tests: TestTY01_Deal, TestLaws
- TY-02 Draw one, unless TY-01
  leaves none. Tests: TestTY02_Draw,
  TestTY02_DrawEmpty; FuzzMove
`
	require.Empty(t, rulesProblems(sound, tests))
	for _, test := range []struct {
		text  string
		tests []string
		says  string
	}{
		{"Nothing here", tests, "no line starts with the number of a rule"},
		{sound + "- TY-03 More. Tests: TestLaws\n", tests, "rule TY03 has no test TestTY03_..."},
		{sound + "- TY-01 Again. Tests: TestTY01_Deal\n", tests, "two rules have the number TY01"},
		{sound, append(tests, "TestTY04_Other"), "TestTY04_Other tests a rule that is not listed"},
		{sound, append(tests, "TestTY01_Other"), "rule TY01 does not name TestTY01_Other"},
		{sound + "More: TestGone\n", tests, "there is no TestGone"},
	} {
		require.Contains(t, rulesProblems(test.text, test.tests), test.says)
	}
	table := "| `TY-01` | Two shells each | TestTY01_Deal |\n|TY-02|Draw|TestTY02_Draw TestTY02_DrawEmpty|\n"
	require.Empty(t, rulesProblems(table, tests))
}

func TestRules(t *testing.T) {
	dir := t.TempDir()
	require.NoError(t, os.WriteFile(filepath.Join(dir, "a_test.go"), []byte(`package a
func TestTY01_Deal(t *testing.T) {}
func (x y) TestTY02_Method() {}
func Helper() {}
func ExampleNew() {}
`), 0o644))
	tests, err := testsIn(dir)
	require.NoError(t, err)
	require.Equal(t, []string{"TestTY01_Deal", "ExampleNew"}, tests)
	file := filepath.Join(dir, "RULES.md")
	require.NoError(t, os.WriteFile(file, []byte("- TY-01 Two shells each. TestTY01_Deal, ExampleNew\n"), 0o644))
	Rules(t, file)
}
