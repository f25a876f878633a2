package gametest

import (
	"fmt"
	"go/ast"
	"go/parser"
	"go/token"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"
)

// Rules holds a package's list of numbered rules, such as RULES.md, against the
// tests beside it. A rule stands at the start of a line or list item or table row
// ("- LB-07 How many...") and ends where the next one starts; it names the tests
// that hold it. Rules checks that
//
//   - each rule has a test function of its number (TestLB07_AnyNumber) in a
//     _test.go file of the same directory;
//   - each test function with a number is named by the rule of that number;
//   - each test that the file names exists;
//   - no number stands for two rules.
func Rules(t *testing.T, rulesFile string) {
	t.Helper()
	text, err := os.ReadFile(rulesFile)
	if err != nil {
		t.Fatal(err)
	}
	tests, err := testsIn(filepath.Dir(rulesFile))
	if err != nil {
		t.Fatal(err)
	}
	for _, problem := range rulesProblems(string(text), tests) {
		t.Errorf("%s: %s", rulesFile, problem)
	}
}

// testsIn returns the names of the test, benchmark, fuzz and example functions of
// a package.
func testsIn(dir string) ([]string, error) {
	files, err := filepath.Glob(filepath.Join(dir, "*_test.go"))
	if err != nil {
		return nil, err
	}
	var tests []string
	for _, file := range files {
		parsed, err := parser.ParseFile(token.NewFileSet(), file, nil, parser.SkipObjectResolution)
		if err != nil {
			return nil, err
		}
		for _, decl := range parsed.Decls {
			if f, ok := decl.(*ast.FuncDecl); ok && f.Recv == nil && testName.MatchString(f.Name.Name) {
				tests = append(tests, f.Name.Name)
			}
		}
	}
	return tests, nil
}

var (
	testName   = regexp.MustCompile(`\b(?:Test|Fuzz|Benchmark|Example)[A-Z]\w*\b`)
	ruleStart  = regexp.MustCompile("^[-*|\\s]*[`]?([A-Z]{2,4})-([0-9]+)\\b")
	numberTest = regexp.MustCompile(`^Test([A-Z]{2,4})([0-9]+)(?:_|$)`)
)

// rule is one numbered rule of a list.
type rule struct {
	number string   // as tests write it: LB07
	tests  []string // that it names
}

// rulesProblems returns what is wrong with a list of rules, given the names of all
// tests.
func rulesProblems(text string, tests []string) []string {
	var rules []rule
	var problems []string
	complain := func(format string, args ...any) { problems = append(problems, fmt.Sprintf(format, args...)) }
	byNumber, prefixes := map[string]*rule{}, map[string]bool{}
	for line := range strings.Lines(text) {
		if start := ruleStart.FindStringSubmatch(line); start != nil {
			rules = append(rules, rule{number: start[1] + start[2]})
			prefixes[start[1]] = true
		}
		names := testName.FindAllString(line, -1)
		for _, name := range names {
			if !slices.Contains(tests, name) {
				complain("there is no %s", name)
			}
		}
		if len(rules) > 0 {
			last := &rules[len(rules)-1]
			last.tests = append(last.tests, names...)
		}
	}
	if len(rules) == 0 {
		return append(problems, "no line starts with the number of a rule")
	}
	for i := range rules {
		if byNumber[rules[i].number] != nil {
			complain("two rules have the number %s", rules[i].number)
		}
		byNumber[rules[i].number] = &rules[i]
	}
	tested := map[string]bool{}
	for _, test := range tests {
		match := numberTest.FindStringSubmatch(test)
		if match == nil || !prefixes[match[1]] {
			continue
		}
		number := match[1] + match[2]
		tested[number] = true
		switch r := byNumber[number]; {
		case r == nil:
			complain("%s tests a rule that is not listed", test)
		case !slices.Contains(r.tests, test):
			complain("rule %s does not name %s", number, test)
		}
	}
	for _, r := range rules {
		if !tested[r.number] {
			complain("rule %s has no test Test%s_...", r.number, r.number)
		}
	}
	return problems
}
