"""A target: bounds for a figure, and whether a measured figure lies within them."""

from collections.abc import Iterator
from dataclasses import dataclass
from math import inf
from typing import Final, Literal, get_args

from tearum.balance.measures.table import Form
from tearum.lab.intervals import Interval

Verdict = Literal["met", "near", "far", "missed"]  # near and far: by the value, but not for certain
# In the order of their authority: what is printed, the figures that strong play should reach, and
# variety. A target never overrules one of higher authority.
Authority = Literal["printed", "calibration", "variety"]
AUTHORITIES: Final[tuple[Authority, ...]] = get_args(Authority)
PLAYERS: Final = (2, 3, 4)


@dataclass(frozen=True)
class Target:
    key: str
    form: Form
    low: float | None
    high: float | None
    players: tuple[int, ...] = PLAYERS
    authority: Authority = "calibration"
    without: tuple[str, ...] = ()  # items that it does not hold for
    rank: int = 0  # its place in the file

    @property
    def end(self) -> str:
        """`least` or `most` if the target holds for every item of a kind; otherwise empty."""
        end = self.key.partition("_")[0]
        return end if end in ("least", "most") else ""

    @property
    def kind(self) -> str:
        """What every item is that the target holds for, or the figure itself."""
        return self.key.removeprefix(f"{self.end}_") if self.end else self.key

    def verdict(self, found: Interval) -> Verdict:
        low = -inf if self.low is None else self.low
        high = inf if self.high is None else self.high
        inside = low <= found.value <= high
        if inside:
            return "met" if low <= found.low and found.high <= high else "near"
        return "missed" if found.high < low or found.low > high else "far"


@dataclass(frozen=True)
class Measured:
    target: Target
    found: Interval
    who: tuple[str, str] | None = None  # kind and item, for a target of many items

    @property
    def verdict(self) -> Verdict:
        return self.target.verdict(self.found)


@dataclass(frozen=True)
class Targets:
    """The targets of an edition, by authority and then as in their file."""

    all: tuple[Target, ...]

    def __iter__(self) -> Iterator[Target]:
        return iter(self.all)

    def __len__(self) -> int:
        return len(self.all)

    def band(self, key: str) -> tuple[float, float] | None:
        """The bounds for a figure, or for the share of every item of a kind."""
        mine = [target for target in self.all if target.kind == key]
        if not mine:
            return None
        low = max((target.low for target in mine if target.low is not None), default=0.0)
        high = min((target.high for target in mine if target.high is not None), default=1.0)
        return low, high
