"""Estimates over many deals, with the influence of every deal on them.

An estimate (of a mean, a share, an effect) is a value and its influence values: for each deal, how
much the deal pulls the value up or down. The sum of their squares is the variance of the estimate,
clustered by deal. The difference of two estimates has the difference of their influence values, so
estimates over the same deals are compared in pairs.
"""

from dataclasses import dataclass, replace
from functools import cached_property
from itertools import combinations
from math import inf, nan, sqrt
from typing import Final

import numpy as np
from numpy.typing import NDArray

from tearum.lab.intervals import (
    LEVEL,
    Interval,
    floored_variance,
    p_value,
    student_interval,
    t_quantile,
    wilson_interval,
)

Floats = NDArray[np.float64]
Ints = NDArray[np.int64]
DRAWS: Final = 10_000  # always of the same seed: a report made again shows the same numbers


@dataclass(frozen=True, eq=False)
class Estimate:
    value: float
    influence: Floats  # by deal; estimates that are compared must number the deals alike
    deals: int  # that contributed
    is_share: bool = False
    observations: float = inf  # over all deals
    minimum: float = -inf  # bounds of what is possible
    maximum: float = inf

    @cached_property
    def variance(self) -> float:
        if self.deals < 2:
            return 0.0
        return float(self.influence @ self.influence) * self.deals / (self.deals - 1)

    def interval(self, level: float = LEVEL) -> Interval:
        if self.is_share:
            return wilson_interval(self.value, self.variance, self.deals, level, self.observations)
        found = student_interval(self.value, self.variance, self.deals, level)
        return found.clipped(self.minimum, self.maximum)

    @property
    def p_value(self) -> float:
        """The two-sided p-value against a true value of 0."""
        return p_value(self.value, self.variance, self.deals)

    def __sub__(self, other: "Estimate") -> "Estimate":
        return Estimate(
            self.value - other.value,
            self.influence - other.influence,
            min(self.deals, other.deals),
            minimum=self.minimum - other.maximum,
            maximum=self.maximum - other.minimum,
        )

    def with_control_variate(self, control: "Estimate") -> "Estimate":
        """Removes the noise shared with a control whose true value is 0.

        The coefficient is the one that makes the variance smallest: 0 where they share nothing.
        """
        known = float(control.influence @ control.influence)
        shared = float(self.influence @ control.influence) / known if known > 0 else 0.0
        return replace(
            self,
            value=self.value - shared * control.value,
            influence=self.influence - shared * control.influence,
        )


def ratio(totals: Floats, counts: Floats) -> Estimate:
    """A total per thing counted; both are given by deal."""
    count = float(counts.sum())
    deals = int(np.count_nonzero(counts))
    if not count:
        return Estimate(float("nan"), np.zeros_like(totals), 0)
    value = float(totals.sum()) / count
    return Estimate(value, (totals - value * counts) / count, deals, observations=count)


def share(hits: Floats, counts: Floats) -> Estimate:
    """A ratio that is a probability."""
    return as_share(ratio(hits, counts))


def as_share(found: Estimate) -> Estimate:
    return replace(found, is_share=True, minimum=0.0, maximum=1.0)


def by_deal(deal: Ints, values: Floats | None, deals: int) -> Floats:
    """The sum of the observations of each deal, or their number."""
    return np.bincount(deal, weights=values, minlength=deals).astype(np.float64)


def mean(deal: Ints, values: Floats, deals: int) -> Estimate:
    """The mean of observations, each of some deal."""
    return ratio(by_deal(deal, values, deals), by_deal(deal, None, deals))


def median(deal: Ints, values: Floats, deals: int, level: float = LEVEL) -> Interval:
    """The median, with Woodruff's interval: that of the share below it, read off as values."""
    middle = float(np.median(values))
    # A value equal to the median counts half: whole points tie often.
    below = (values < middle) + 0.5 * (values == middle)
    found = mean(deal, below, deals)
    if found.deals < 2:
        return Interval(middle, -inf, inf)
    variance = floored_variance(found.variance, found.deals)
    reach = t_quantile(0.5 + level / 2, found.deals - 1) * sqrt(variance)
    if reach > 0.5:  # beyond all observations
        return Interval(middle, -inf, inf)
    low, high = np.quantile(values, [0.5 - reach, 0.5 + reach])
    return Interval(middle, float(low), float(high))


@dataclass(frozen=True)
class LargestDifference(Interval):
    """Between the highest and the lowest of some estimates, and what chance alone would give."""

    expected: float  # its mean if all true values were equal; nan where the noise is unknown
    p_value: float  # the probability of at least this difference, if all were equal


def largest_difference(estimates: list[Estimate], level: float = LEVEL) -> LargestDifference:
    """The difference between the highest and the lowest of some estimates.

    The interval holds for all pairs together (Bonferroni), since the pair was picked by its size.
    The difference is never below 0, so noise alone makes one. How large, is drawn from a
    multivariate t distribution with the covariance of the estimates.
    """
    pairs = [one - other for one, other in combinations(estimates, 2)]
    all_pairs = 1 - (1 - level) / len(pairs)
    found = [pair.interval(all_pairs) for pair in pairs]
    largest = max(abs(pair.value) for pair in found)
    low = max(0.0, *(max(pair.low, -pair.high) for pair in found))
    high = max(max(pair.high, -pair.low) for pair in found)
    if any(one.deals < 2 for one in estimates):
        return LargestDifference(largest, low, high, nan, nan)
    drawn = np.minimum(_differences_by_chance(estimates), max(pair.maximum for pair in pairs))
    p = float((drawn >= largest).mean())
    return LargestDifference(largest, low, high, float(drawn.mean()), p)


def _differences_by_chance(estimates: list[Estimate]) -> Floats:
    """Draws of the largest difference between estimates whose true values are equal."""
    scale = [sqrt(one.deals / (one.deals - 1)) for one in estimates]
    influence = np.array([one.influence * by for one, by in zip(estimates, scale, strict=True)])
    covariance = influence @ influence.T
    covariance += np.diag(
        [floored_variance(one.variance, one.deals) - one.variance for one in estimates]
    )
    sizes, axes = np.linalg.eigh(covariance)
    rng, freedom = np.random.default_rng(1), min(one.deals for one in estimates) - 1
    draws = rng.standard_normal((DRAWS, len(estimates)))
    draws /= np.sqrt(rng.chisquare(freedom, (DRAWS, 1)) / freedom)
    noise = (draws * np.sqrt(np.maximum(sizes, 0.0))) @ axes.T
    differences: Floats = noise.max(axis=1) - noise.min(axis=1)
    return differences
