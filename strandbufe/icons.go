package strandbufe

// icons counts the icons of guests by good: bits 8g to 8g+7 are those of good g. A
// guest shows one icon for each good that it wants, whatever the number of tokens.
type icons uint64

// iconsOf returns one icon for each good among the tokens.
func iconsOf(t Tokens) icons {
	var i icons
	for g := range t.All() {
		i |= 1 << (8 * g)
	}
	return i
}

// on returns the number of icons that show one of the goods of another set, in
// which there is at most one of each.
func (i icons) on(goods icons) int {
	const even = 0x00ff00ff00ff00ff
	i &= goods * 255
	// Two sums side by side have room for all icons of all guests.
	return int((i&even + i>>8&even) * 0x0001000100010001 >> 48)
}
