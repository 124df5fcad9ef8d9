"""A test that stops by itself: is a bot above its null by so much, or not at all?

Wald's sequential probability ratio test on the deals' differences, with their variance as measured
so far (the generalised test of chess engines). `alpha` bounds how often a bot that is only `none`
above passes, `beta` how often one that is `some` above does not.
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
    least: int = 16  # deals before the first look, so that the variance is known

    @property
    def upper(self) -> float:
        return log((1 - self.beta) / self.alpha)

    @property
    def lower(self) -> float:
        return log(self.beta / (1 - self.alpha))

    def ratio(self, deals: int, total: float, squares: float) -> float:
        """The logarithm of how much likelier `some` is than `none`."""
        spread = (squares - total * total / deals + PSEUDO_DEAL) / deals
        return (self.some - self.none) * (total - deals * (self.none + self.some) / 2) / spread

    def judge(self, deals: Iterable[float]) -> "SprtResult":
        """Looks at the deals one after another and stops at the first that decides."""
        seen, total, squares, ratio = 0, 0.0, 0.0, 0.0
        for deal in deals:
            seen, total, squares = seen + 1, total + deal, squares + deal * deal
            if seen < self.least:
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
    deals: int  # that it took
    ratio: float
