"""Confidence intervals and p-values, clustered by deal. Needs the extra `lab`.

All games of one deal share its luck, so a deal is one observation.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from math import inf, isfinite, sqrt
from typing import Final

import numpy as np
from scipy.special import stdtr, stdtrit

LEVEL: Final = 0.95
NEGLIGIBLE: Final = 1e-12  # a variance this small, relative to the largest possible, is rounding
# A few deals that happen to be equal prove nothing. So no variance is taken to be smaller than one
# more deal would make it that is half a point, or half a win, off. This is the square of that half.
PSEUDO_DEAL: Final = 0.25


@dataclass(frozen=True)
class Interval:
    """A value with its confidence interval."""

    value: float
    low: float
    high: float

    def clipped(self, minimum: float, maximum: float) -> "Interval":
        """Limited to what is possible."""
        value, low, high = (
            min(max(x, minimum), maximum) for x in (self.value, self.low, self.high)
        )
        return Interval(value, low, high)

    def to_json(self) -> dict[str, float | None]:
        """Null where nothing is known: JSON has no infinity."""
        return {
            name: round(x, 5) if isfinite(x) else None
            for name, x in (("value", self.value), ("low", self.low), ("high", self.high))
        }


def t_quantile(probability: float, freedom: int) -> float:
    """The quantile of Student's t distribution."""
    return float(stdtrit(freedom, probability))


def two_sided_p(t: float, freedom: int) -> float:
    """How likely Student's t is to be this far from 0, either way."""
    return float(2 * stdtr(freedom, -abs(t)))


def mean_interval(deals: Sequence[float], level: float = LEVEL) -> Interval:
    """The mean of one number per deal, with Student's interval."""
    return student_interval(float(np.mean(deals)), _variance_of_mean(deals), len(deals), level)


def proportion_interval(deals: Sequence[float], level: float = LEVEL) -> Interval:
    """A probability from its share in each deal, with Wilson's interval."""
    return wilson_interval(float(np.mean(deals)), _variance_of_mean(deals), len(deals), level)


def _variance_of_mean(deals: Sequence[float]) -> float:
    return float(np.var(deals, ddof=1)) / len(deals) if len(deals) > 1 else 0.0


def student_interval(value: float, variance: float, deals: int, level: float = LEVEL) -> Interval:
    """Student's interval for an estimate over some deals, given its variance."""
    if deals < 2:
        return Interval(value, -inf, inf)
    reach = t_quantile(0.5 + level / 2, deals - 1) * sqrt(floored_variance(variance, deals))
    return Interval(value, value - reach, value + reach)


def floored_variance(variance: float, deals: int) -> float:
    """The variance of an estimate, at least as large as one more deal would make it."""
    return max(variance, PSEUDO_DEAL / deals**2)


def wilson_interval(
    p: float, variance: float, deals: int, level: float = LEVEL, observations: float = inf
) -> Interval:
    """Wilson's interval for a share, with the effective sample size.

    The effective size is the number of independent games that would vary as much as the deals do.
    If the deals don't vary at all, each counts as one game. Few deals that hardly vary do so by
    chance: the variance is at least that of so many independent observations, or the floor.
    """
    if deals < 2:
        return Interval(p, 0.0, 1.0)
    largest = p * (1 - p)
    if variance > NEGLIGIBLE * largest:
        size = largest / max(variance, min(largest / observations, floored_variance(0.0, deals)))
    else:
        size = float(deals)
    t = t_quantile(0.5 + level / 2, deals - 1)
    centre = (p + t * t / (2 * size)) / (1 + t * t / size)
    reach = t / (1 + t * t / size) * sqrt(largest / size + t * t / (4 * size * size))
    return Interval(p, max(0.0, centre - reach), min(1.0, centre + reach))


def p_value(value: float, variance: float, deals: int) -> float:
    """The two-sided p-value of an estimate against a true value of 0."""
    if deals < 2:
        return 1.0
    return two_sided_p(value / sqrt(floored_variance(variance, deals)), deals - 1)


def benjamini_hochberg(p_values: Sequence[float], rate: float = 0.05) -> list[bool]:
    """Which of many p-values are significant, with at most this rate of false discoveries.

    The same as `scipy.stats.false_discovery_control`, whose import takes longer than a report.
    """
    p = np.asarray(p_values, dtype=np.float64)
    order = np.argsort(p, kind="stable")
    below = np.flatnonzero(p[order] <= rate * np.arange(1, p.size + 1) / max(1, p.size))
    significant = np.zeros(p.size, dtype=bool)
    if below.size:
        significant[order[: below[-1] + 1]] = True
    found: list[bool] = significant.tolist()
    return found
