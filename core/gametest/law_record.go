package gametest

func (p *play[S, M, V, PS, PV]) recording() error { return nil }
