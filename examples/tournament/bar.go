package main

import (
	"io"
	"time"

	"github.com/schollz/progressbar/v3"
)

// bar is a progress bar whose length may grow.
type bar struct {
	title string
	out   io.Writer
	bar   *progressbar.ProgressBar
}

func newBar(title string, out io.Writer) *bar { return &bar{title: title, out: out} }

func (b *bar) progress(done, total int) {
	if b.bar == nil {
		b.bar = progressbar.NewOptions(total,
			progressbar.OptionSetWriter(b.out),
			progressbar.OptionSetDescription(b.title),
			progressbar.OptionShowCount(),
			progressbar.OptionShowIts(),
			progressbar.OptionSetItsString("games"),
			progressbar.OptionThrottle(100*time.Millisecond),
			progressbar.OptionFullWidth(),
			progressbar.OptionClearOnFinish(),
		)
	}
	b.bar.ChangeMax(total)
	_ = b.bar.Set(done)
}

func (b *bar) done() {
	if b.bar != nil {
		_ = b.bar.Finish()
	}
}
