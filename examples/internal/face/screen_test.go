package face

import (
	"io"
	"testing"

	"github.com/stretchr/testify/require"
)

func TestColoursAndPadding(t *testing.T) {
	scr := NewScreen(io.Discard)
	require.Equal(t, "text", scr.Paint(Red, "text"))
	scr.Colour = true
	painted := scr.Paint(Red, "tüxt")
	require.Equal(t, "\x1b[91mtüxt\x1b[0m", painted)
	require.Equal(t, 4, Width(painted))
	require.Equal(t, painted+"  ", Pad(painted, 6))
	require.Equal(t, painted, Pad(painted, 2))
}
