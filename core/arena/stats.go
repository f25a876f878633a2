package arena

import (
	"math"

	"golang.org/x/exp/stats"

	"github.com/sandbar-games/sandbar/core"
)

// Estimate is a mean and an interval that holds the true value with 95%.
type Estimate struct {
	Mean float64 `json:"mean"`
	Low  float64 `json:"low"`
	High float64 `json:"high"`
}

// z is the 97.5% quantile of the normal distribution.
const z = 1.959963984540054

// wilson returns a proportion with the score interval of Wilson (1927), "Probable
// Inference, the Law of Succession, and Statistical Inference".
func wilson(share float64, games int) Estimate {
	if games == 0 {
		return Estimate{Low: 0, High: 1}
	}
	n := float64(games)
	centre := (share + z*z/(2*n)) / (1 + z*z/n)
	half := z / (1 + z*z/n) * math.Sqrt(share*(1-share)/n+z*z/(4*n*n))
	return Estimate{share, max(0, min(share, centre-half)), min(1, max(share, centre+half))}
}

// part is what one deal adds to a mean.
type part struct{ sum, n float64 }

const resamples = 1000

// bootstrap returns the mean over all deals with a percentile interval (Efron
// 1979) of means over as many deals drawn with replacement.
func bootstrap(deals []part, seed uint64) Estimate {
	var all part
	for _, d := range deals {
		all.sum += d.sum
		all.n += d.n
	}
	if all.n == 0 {
		return Estimate{}
	}
	rng := core.NewRNG(seed, 0)
	means := make([]float64, 0, resamples)
	for range resamples {
		var drawn part
		for range deals {
			d := deals[rng.Intn(len(deals))]
			drawn.sum += d.sum
			drawn.n += d.n
		}
		if drawn.n > 0 {
			means = append(means, drawn.sum/drawn.n)
		}
	}
	return percentiles(all.sum/all.n, means)
}

// percentiles returns a mean with the interval that holds 95% of the values.
func percentiles(mean float64, values []float64) Estimate {
	q := stats.Quantiles(values, 0.025, 0.975)
	return Estimate{mean, q[0], q[1]}
}
