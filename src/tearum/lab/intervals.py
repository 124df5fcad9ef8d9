"""Intervals for what is measured on deals.

All games of one deal share its luck, so a deal is one observation: intervals are clustered by deal.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from math import erfc, exp, inf, isfinite, lgamma, log, log1p, pi, sqrt
from statistics import NormalDist
from typing import Final

LEVEL: Final = 0.95
NEGLIGIBLE: Final = 1e-12  # a variance this small beside the mean's own is rounding
# One imagined deal beside the real ones, half a point or half a win off: a few deals that happen to
# be equal do not settle anything. This is the square of it.
PSEUDO_DEAL: Final = 0.25
EXACT_UP_TO: Final = 200  # degrees of freedom, up to which Student's t is worked out in full


@dataclass(frozen=True)
class Interval:
    """A number with its interval."""

    value: float
    low: float
    high: float

    def clipped(self, least: float, most: float) -> "Interval":
        """As far as it is possible."""
        value, low, high = (min(max(x, least), most) for x in (self.value, self.low, self.high))
        return Interval(value, low, high)

    def to_json(self) -> dict[str, float | None]:
        """Null where nothing is known: JSON has no infinity."""
        return {
            name: round(x, 5) if isfinite(x) else None
            for name, x in (("value", self.value), ("low", self.low), ("high", self.high))
        }


@lru_cache(maxsize=10_000)
def t_quantile(chance: float, freedom: int) -> float:
    """Student's quantile, for a chance from a half on: Newton's steps from the normal one."""
    t = NormalDist().inv_cdf(chance)
    scale = lgamma((freedom + 1) / 2) - lgamma(freedom / 2) - log(freedom * pi) / 2
    for _ in range(100):
        density = exp(scale - (freedom + 1) / 2 * log1p(t * t / freedom))
        step = (t_tails(t, freedom) / 2 - (1 - chance)) / density
        t += step
        if abs(step) <= 1e-9 * t:
            break
    return t


def t_tails(t: float, freedom: int) -> float:
    """How likely Student's t is to be so far from 0, either way.

    With many degrees of freedom it becomes a normal deviate by Wallace's approximation.
    """
    n = freedom
    if n > EXACT_UP_TO:
        return erfc((8 * n + 1) / (8 * n + 3) * sqrt(n * log1p(t * t / n) / 2))
    if t * t < 3:  # where the fraction below takes long
        return 1 - _beta(t * t / (n + t * t), 0.5, n / 2)
    return _beta(n / (n + t * t), n / 2, 0.5)


def _beta(x: float, a: float, b: float) -> float:
    """The incomplete beta function, regularised, by its continued fraction (Lentz)."""
    if x <= 0:
        return 0.0
    front = lgamma(a + b) - lgamma(a) - lgamma(b) + a * log(x) + b * log1p(-x)
    c, d = 1.0, 1 / (1 - (a + b) * x / (a + 1))
    found = d
    for m in range(1, 500):
        even = m * (b - m) * x / ((a + 2 * m - 1) * (a + 2 * m))
        odd = -(a + m) * (a + b + m) * x / ((a + 2 * m) * (a + 2 * m + 1))
        for part in (even, odd):
            c, d = 1 + part / c, 1 / (1 + part * d)
            found *= c * d
        if abs(c * d - 1) < 1e-14:
            break
    return exp(front) * found / a


def mean_of(values: Sequence[float]) -> float:
    return sum(values) / len(values)


def variance_of(values: Sequence[float]) -> float:
    """Of a sample of at least two."""
    mean = mean_of(values)
    return sum((value - mean) ** 2 for value in values) / (len(values) - 1)


def mean_interval(deals: Sequence[float], level: float = LEVEL) -> Interval:
    """The mean of one number a deal, with Student's interval."""
    n = len(deals)
    return student_interval(mean_of(deals), variance_of(deals) / n if n > 1 else 0.0, n, level)


def proportion_interval(deals: Sequence[float], level: float = LEVEL) -> Interval:
    """A chance from its share in each deal, with Wilson's interval."""
    n = len(deals)
    return wilson_interval(mean_of(deals), variance_of(deals) / n if n > 1 else 0.0, n, level)


def student_interval(value: float, variance: float, deals: int, level: float = LEVEL) -> Interval:
    """Student's interval around a figure of some deals; the variance is the figure's variance."""
    if deals < 2:
        return Interval(value, -inf, inf)
    reach = t_quantile(0.5 + level / 2, deals - 1) * sqrt(floored_variance(variance, deals))
    return Interval(value, value - reach, value + reach)


def floored_variance(variance: float, deals: int) -> float:
    """The variance of a figure, at least what one imagined deal makes of it."""
    return max(variance, PSEUDO_DEAL / deals**2)


def wilson_interval(
    p: float, variance: float, deals: int, level: float = LEVEL, observations: float = inf
) -> Interval:
    """Wilson's interval around a share, with the sample's effective size.

    The effective size is how many independent games would vary as much as the deals do. Where the
    deals do not vary at all, each counts as one game. Few deals that hardly vary do so by luck: no
    less than so many independent observations would, or one imagined deal makes them.
    """
    if deals < 2:
        return Interval(p, 0.0, 1.0)
    varies = p * (1 - p)
    if variance > NEGLIGIBLE * varies:
        size = varies / max(variance, min(varies / observations, floored_variance(0.0, deals)))
    else:
        size = float(deals)
    t = t_quantile(0.5 + level / 2, deals - 1)
    centre = (p + t * t / (2 * size)) / (1 + t * t / size)
    reach = t / (1 + t * t / size) * sqrt(varies / size + t * t / (4 * size * size))
    return Interval(p, max(0.0, centre - reach), min(1.0, centre + reach))


def p_value(value: float, variance: float, deals: int) -> float:
    """How likely a figure is to be so far from 0, either way, when there is nothing (a p-value)."""
    if deals < 2:
        return 1.0
    return t_tails(value / sqrt(floored_variance(variance, deals)), deals - 1)


def benjamini_hochberg(chances: Sequence[float], rate: float = 0.05) -> list[bool]:
    """Which of many p-values stand out, at most this share of them by luck (Benjamini-Hochberg)."""
    order = sorted(range(len(chances)), key=lambda i: chances[i])
    last = 0
    for place, i in enumerate(order, 1):
        if chances[i] <= rate * place / len(chances):
            last = place
    chosen = set(order[:last])
    return [i in chosen for i in range(len(chances))]
