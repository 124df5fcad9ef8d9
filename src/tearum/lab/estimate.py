"""A figure measured over many deals, with what every single deal sways it by.

Whatever is measured here (a mean, a share, a median, an effect) is a value and its sways: for each
deal, by how much the value leans one way because of that deal. The sum of their squares is the
figure's variance, clustered by deal; and the difference of two figures has the difference of their
sways, so that figures over the same deals are compared in pairs without another word.
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
    Estimate,
    chance_of_none,
    doubted,
    student,
    t_quantile,
    wilson,
)

Floats = NDArray[np.float64]
Ints = NDArray[np.int64]
DRAWS: Final = 10_000  # of luck, always the same: a report reads alike when it is made again


@dataclass(frozen=True, eq=False)
class Figure:
    value: float
    sways: Floats  # by deal; all figures that are compared number the deals alike
    deals: int  # that had a part in it
    is_share: bool = False
    observed: float = inf  # things counted, in all deals
    least: float = -inf  # that it can be
    most: float = inf

    @cached_property
    def spread(self) -> float:
        """The variance of the value."""
        if self.deals < 2:
            return 0.0
        return float(self.sways @ self.sways) * self.deals / (self.deals - 1)

    def interval(self, level: float = LEVEL) -> Estimate:
        if self.is_share:
            return wilson(self.value, self.spread, self.deals, level, self.observed)
        found = student(self.value, self.spread, self.deals, level)
        return found.within(self.least, self.most)

    @property
    def chance_of_none(self) -> float:
        """How likely it is to be so far from 0 by luck alone."""
        return chance_of_none(self.value, self.spread, self.deals)

    def __sub__(self, other: "Figure") -> "Figure":
        return Figure(
            self.value - other.value,
            self.sways - other.sways,
            min(self.deals, other.deals),
            least=self.least - other.most,
            most=self.most - other.least,
        )

    def steadied(self, luck: "Figure") -> "Figure":
        """The same, less what it shares with a figure whose truth is 0 (a control variate).

        How much of it is taken off is what makes the variance least, so none where they share
        nothing.
        """
        known = float(luck.sways @ luck.sways)
        shared = float(self.sways @ luck.sways) / known if known > 0 else 0.0
        return replace(
            self,
            value=self.value - shared * luck.value,
            sways=self.sways - shared * luck.sways,
        )


def ratio(totals: Floats, counts: Floats) -> Figure:
    """So much of a total for each thing counted, both given deal by deal."""
    count = float(counts.sum())
    deals = int(np.count_nonzero(counts))
    if not count:
        return Figure(float("nan"), np.zeros_like(totals), 0)
    value = float(totals.sum()) / count
    return Figure(value, (totals - value * counts) / count, deals, observed=count)


def share(hits: Floats, counts: Floats) -> Figure:
    """A ratio that is a chance."""
    return as_share(ratio(hits, counts))


def as_share(found: Figure) -> Figure:
    return replace(found, is_share=True, least=0.0, most=1.0)


def by_deal(deal: Ints, values: Floats | None, deals: int) -> Floats:
    """Sums of observations, or their number, for each of the deals."""
    return np.bincount(deal, weights=values, minlength=deals).astype(np.float64)


def mean(deal: Ints, values: Floats, deals: int) -> Figure:
    """The mean of observations, each of some deal."""
    return ratio(by_deal(deal, values, deals), by_deal(deal, None, deals))


def median(deal: Ints, values: Floats, deals: int, level: float = LEVEL) -> Estimate:
    """The median, with Woodruff's interval: of the share below it, read off as values again."""
    middle = float(np.median(values))
    # A value that ties with the median counts half, or whole points would never be in the middle.
    below = (values < middle) + 0.5 * (values == middle)
    found = mean(deal, below, deals)
    if found.deals < 2:
        return Estimate(middle, -inf, inf)
    spread = doubted(found.spread, found.deals)
    reach = t_quantile(0.5 + level / 2, found.deals - 1) * sqrt(spread)
    if reach > 0.5:  # beyond all that was seen
        return Estimate(middle, -inf, inf)
    low, high = np.quantile(values, [0.5 - reach, 0.5 + reach])
    return Estimate(middle, float(low), float(high))


@dataclass(frozen=True)
class Gap(Estimate):
    """Between the highest and the lowest of some figures, and what luck alone would show."""

    luck: float  # the mean gap if all figures were equal; nan where the noise is not known
    chance: float  # of a gap at least as wide, if all were equal


def widest_gap(figures: list[Figure], level: float = LEVEL) -> Gap:
    """The gap between the highest and the lowest of some figures.

    The interval holds for all pairs together (Bonferroni): which pair is the widest is luck too.
    A gap is never below 0, so noise alone makes one: how wide, is drawn from Student's deviates
    with the very covariance that the sways have.
    """
    pairs = [one - other for one, other in combinations(figures, 2)]
    all_pairs = 1 - (1 - level) / len(pairs)
    found = [pair.interval(all_pairs) for pair in pairs]
    widest = max(abs(pair.value) for pair in found)
    low = max(0.0, *(max(pair.low, -pair.high) for pair in found))
    high = max(max(pair.high, -pair.low) for pair in found)
    if any(figure.deals < 2 for figure in figures):
        return Gap(widest, low, high, nan, nan)
    by_luck = np.minimum(_gaps_by_luck(figures), max(pair.most for pair in pairs))
    return Gap(widest, low, high, float(by_luck.mean()), float((by_luck >= widest).mean()))


def _gaps_by_luck(figures: list[Figure]) -> Floats:
    """Gaps that would show between figures that are equal but for their noise."""
    scale = [sqrt(figure.deals / (figure.deals - 1)) for figure in figures]
    sways = np.array([figure.sways * by for figure, by in zip(figures, scale, strict=True)])
    spread = sways @ sways.T
    spread += np.diag([doubted(figure.spread, figure.deals) - figure.spread for figure in figures])
    sizes, axes = np.linalg.eigh(spread)
    luck, freedom = np.random.default_rng(1), min(figure.deals for figure in figures) - 1
    draws = luck.standard_normal((DRAWS, len(figures)))
    draws /= np.sqrt(luck.chisquare(freedom, (DRAWS, 1)) / freedom)
    noise = (draws * np.sqrt(np.maximum(sizes, 0.0))) @ axes.T
    gaps: Floats = noise.max(axis=1) - noise.min(axis=1)
    return gaps
