"""A test that stops by itself: is a bot this much above its null, or not above it at all?

Wald's sequential probability ratio test on the differences of the deals, with their variance as
measured so far (the generalised test of chess engines). `alpha` bounds how often a bot passes that
is only `none` above its null, `beta` how often one fails that is `some` above it.
"""

from collections.abc import Iterable
from dataclasses import dataclass
from math import log
from typing import Literal

from tearum.lab.intervals import PSEUDO_DEAL

Verdict = Literal["passed", "failed", "open"]


@dataclass(frozen=True)
class Sprt:
    none: float = 0.0
    some: float = 0.05
    alpha: float = 0.05
    beta: float = 0.05
    min_deals: int = 16  # before the first look, so that the variance is known

    @property
    def upper(self) -> float:
        return log((1 - self.beta) / self.alpha)

    @property
    def lower(self) -> float:
        return log(self.beta / (1 - self.alpha))

    def ratio(self, deals: int, total: float, squares: float) -> float:
        """The logarithm of the likelihood ratio of `some` to `none`."""
        variance = (squares - total * total / deals + PSEUDO_DEAL) / deals
        return (self.some - self.none) * (total - deals * (self.none + self.some) / 2) / variance

    def run(self, deals: Iterable[float]) -> "SprtResult":
        """Takes the deals one after another and stops at the first that decides."""
        seen, total, squares, ratio = 0, 0.0, 0.0, 0.0
        for deal in deals:
            seen, total, squares = seen + 1, total + deal, squares + deal * deal
            if seen < self.min_deals:
                continue
            ratio = self.ratio(seen, total, squares)
            if ratio >= self.upper:
                return SprtResult("passed", seen, ratio)
            if ratio <= self.lower:
                return SprtResult("failed", seen, ratio)
        return SprtResult("open", seen, ratio)


@dataclass(frozen=True)
class SprtResult:
    verdict: Verdict
    deals: int  # that were needed
    ratio: float
