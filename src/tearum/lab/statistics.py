"""Intervals for what is measured on deals.

All games of one deal share its luck, so a deal is one observation: intervals are clustered by deal.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from math import sqrt
from statistics import NormalDist
from typing import Final

LEVEL: Final = 0.95


@dataclass(frozen=True)
class Estimate:
    """A number with its interval."""

    value: float
    low: float
    high: float

    def to_json(self) -> dict[str, float]:
        return {
            "value": round(self.value, 5),
            "low": round(self.low, 5),
            "high": round(self.high, 5),
        }


def t_quantile(chance: float, freedom: int) -> float:
    """Student's quantile by Hill's expansion around the normal one; to 0.001 from 4 degrees on."""
    z = NormalDist().inv_cdf(chance)
    n = float(freedom)
    return (
        z
        + (z**3 + z) / (4 * n)
        + (5 * z**5 + 16 * z**3 + 3 * z) / (96 * n**2)
        + (3 * z**7 + 19 * z**5 + 17 * z**3 - 15 * z) / (384 * n**3)
        + (79 * z**9 + 776 * z**7 + 1482 * z**5 - 1920 * z**3 - 945 * z) / (92160 * n**4)
    )


def mean_of(values: Sequence[float]) -> float:
    return sum(values) / len(values)


def variance_of(values: Sequence[float]) -> float:
    """Of a sample of at least two."""
    mean = mean_of(values)
    return sum((value - mean) ** 2 for value in values) / (len(values) - 1)


def mean_interval(deals: Sequence[float], level: float = LEVEL) -> Estimate:
    """The mean of one number a deal, with Student's interval."""
    mean = mean_of(deals)
    if len(deals) < 2:
        return Estimate(mean, float("-inf"), float("inf"))
    t = t_quantile(0.5 + level / 2, len(deals) - 1)
    reach = t * sqrt(variance_of(deals) / len(deals))
    return Estimate(mean, mean - reach, mean + reach)


def chance_interval(deals: Sequence[float], level: float = LEVEL) -> Estimate:
    """A chance from its share in each deal: Wilson's interval with the sample's effective size.

    The effective size is how many independent games would vary as much as the deals do. Where the
    deals do not vary at all, each counts as one game.
    """
    n = len(deals)
    p = mean_of(deals)
    if n < 2:
        return Estimate(p, 0.0, 1.0)
    spread = variance_of(deals) / n
    size = p * (1 - p) / spread if spread > 0 else float(n)
    t = t_quantile(0.5 + level / 2, n - 1)
    centre = (p + t * t / (2 * size)) / (1 + t * t / size)
    reach = t / (1 + t * t / size) * sqrt(p * (1 - p) / size + t * t / (4 * size * size))
    return Estimate(p, max(0.0, centre - reach), min(1.0, centre + reach))
