package gametest

import (
	"flag"
	"os"
	"testing"
)

func TestMain(m *testing.M) {
	flag.Parse()
	// Games that are broken on purpose leave no files behind.
	for name, value := range map[string]string{"rapid.nofailfile": "true", "rapid.shrinktime": "2s"} {
		if err := flag.Set(name, value); err != nil {
			panic(err)
		}
	}
	os.Exit(m.Run())
}

var toyConfig = Config[toyState, toyMove]{
	Options: []string{"", `{"rounds":3}`},
	Policies: []Policy[toyState, toyMove]{
		{Name: "draws", Choose: toyChoose(toyMoveDraw)},
		{Name: "lays", Choose: toyChoose(toyMoveLay)},
		{Name: "shows", Choose: toyChoose(toyMoveShow)},
	},
}

func TestToyKeepsEveryLaw(t *testing.T) {
	Run(t, toyGame(noBug), toyConfig)
}

func BenchmarkToy(b *testing.B) {
	Benchmark(b, toyGame(noBug))
}
