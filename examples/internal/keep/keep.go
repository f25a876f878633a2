// Package keep has records in files: read as far as they are whole, and written
// so that whoever reads them, also after a crash, never finds half of one.
package keep

import (
	"errors"
	"fmt"
	"os"
	"path/filepath"

	"github.com/sandbar-games/sandbar/core"
)

// Read reads the record in a file. Of a damaged one the error says in which line
// the damage begins, and the record, which is nil if not even the head is whole,
// holds what stands before.
func Read(file string) (*core.Record, error) {
	text, err := os.Open(file)
	if err != nil {
		return nil, err
	}
	defer text.Close()
	record, err := core.ReadRecord(text)
	if err != nil {
		err = fmt.Errorf("%s: %w", file, err)
		if len(record.Options) == 0 {
			return nil, err
		}
	}
	return record, err
}

// Write puts a record in a file, in place of what was there.
func Write(file string, record *core.Record) error {
	text, err := record.Text()
	if err != nil {
		return err
	}
	temp, err := os.CreateTemp(filepath.Dir(file), filepath.Base(file)+".new-*")
	if err != nil {
		return err
	}
	_, err = temp.Write(text)
	if err = errors.Join(err, temp.Close()); err == nil {
		err = os.Rename(temp.Name(), file)
	}
	if err != nil {
		os.Remove(temp.Name())
	}
	return err
}
