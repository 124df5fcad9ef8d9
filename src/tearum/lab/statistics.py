"""Intervals for what is measured on deals.

All games of one deal share its luck, so a deal is one observation: intervals are clustered by deal.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from math import erfc, log1p, sqrt
from statistics import NormalDist
from typing import Final

LEVEL: Final = 0.95
NOTHING: Final = 1e-12  # a spread this small beside the mean's own is rounding


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
    n = len(deals)
    return student(mean_of(deals), variance_of(deals) / n if n > 1 else 0.0, n, level)


def chance_interval(deals: Sequence[float], level: float = LEVEL) -> Estimate:
    """A chance from its share in each deal, with Wilson's interval."""
    n = len(deals)
    return wilson(mean_of(deals), variance_of(deals) / n if n > 1 else 0.0, n, level)


def student(value: float, spread: float, deals: int, level: float = LEVEL) -> Estimate:
    """Student's interval around a figure of some deals; the spread is the figure's variance."""
    if deals < 2:
        return Estimate(value, float("-inf"), float("inf"))
    reach = t_quantile(0.5 + level / 2, deals - 1) * sqrt(spread)
    return Estimate(value, value - reach, value + reach)


def wilson(p: float, spread: float, deals: int, level: float = LEVEL) -> Estimate:
    """Wilson's interval around a share, with the sample's effective size.

    The effective size is how many independent games would vary as much as the deals do. Where the
    deals do not vary at all, each counts as one game.
    """
    if deals < 2:
        return Estimate(p, 0.0, 1.0)
    varies = p * (1 - p)
    size = varies / spread if spread > NOTHING * varies else float(deals)
    t = t_quantile(0.5 + level / 2, deals - 1)
    centre = (p + t * t / (2 * size)) / (1 + t * t / size)
    reach = t / (1 + t * t / size) * sqrt(varies / size + t * t / (4 * size * size))
    return Estimate(p, max(0.0, centre - reach), min(1.0, centre + reach))


def chance_of_none(value: float, spread: float, deals: int) -> float:
    """How likely a figure is to be so far from 0, either way, when there is nothing (a p-value).

    Student's t becomes a normal deviate by Wallace's approximation, good to three digits.
    """
    if deals < 2 or spread <= 0:
        return 1.0
    n = deals - 1
    t = abs(value) / sqrt(spread)
    z = (8 * n + 1) / (8 * n + 3) * sqrt(n * log1p(t * t / n))
    return erfc(z / sqrt(2))


def standing_out(chances: Sequence[float], rate: float = 0.05) -> list[bool]:
    """Which of many p-values stand out, at most this share of them by luck (Benjamini-Hochberg)."""
    order = sorted(range(len(chances)), key=lambda i: chances[i])
    last = 0
    for place, i in enumerate(order, 1):
        if chances[i] <= rate * place / len(chances):
            last = place
    chosen = set(order[:last])
    return [i in chosen for i in range(len(chances))]
