"""Targets: what a good edition should measure, and whether an edition meets them."""

from collections.abc import Iterator
from dataclasses import dataclass
from math import inf
from typing import Final, Literal

import polars as pl

from tearum.balance.measures.dataset import Dataset
from tearum.balance.measures.item_kinds import SIDE
from tearum.balance.measures.outcome import WINS
from tearum.balance.measures.table import Form, Table
from tearum.lab.estimate import largest_difference
from tearum.lab.intervals import Interval

Verdict = Literal["met", "near", "far", "missed"]  # near and far: by the value, but not for certain

TWO: Final = (2,)
THREE_OR_FOUR: Final = (3, 4)
ANY: Final = (2, 3, 4)
CHEAP: Final = (
    "6",
    "9",
    "10",
)  # printed allegiances, easily proven: no target


@dataclass(frozen=True)
class Target:
    key: str
    form: Form
    low: float | None
    high: float | None
    players: tuple[int, ...] = ANY

    @property
    def end(self) -> str:
        """`least` or `most` if the target holds for every item of a kind; otherwise empty."""
        end = self.key.partition("_")[0]
        return end if end in ("least", "most") else ""

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


TARGETS: Final = (
    Target("seats", "gap", None, 0.03),
    Target("winners_blue", "number", 30, 40, (4,)),
    Target("buildings", "number", 4, 6),
    Target("captains", "number", 3, 5),
    Target("contracts", "number", 2, 4),
    Target("reputation", "number", 14, 20),
    Target("population", "number", 16, 19),
    Target("different", "share", 0.6, None, THREE_OR_FOUR),
    Target("governor", "share", 0.9, None, THREE_OR_FOUR),
    Target("nobody", "share", None, 0.1, TWO),
    Target("limit", "share", 0.1, 0.4),
    Target("least_building", "share", 0.05, None),
    Target("least_captain", "share", 0.25, None),
    *(
        Target(f"{end}_{kind}", "share", low, high)
        for kind in ("contract", "ship_row", "tile", SIDE, "alternative")
        for end, low, high in (("least", 0.15, None), ("most", None, 0.7))
    ),
    Target("least_allegiance", "share", 0.1, None),
    Target("least_proven", "share", 0.4, None),
    Target("most_proven", "share", None, 0.9),
    Target("endowments", "gap", None, 0.04),
    Target("strategy_red", "points", -0.08, 0.08),
    Target("strategy_blue", "points", -0.08, 0.08),
    Target("strategy_balanced", "points", -0.08, 0.08),
)


def band_of(key: str) -> tuple[float, float] | None:
    """The bounds for a figure, or for the share of every item of a kind."""
    mine = [target for target in TARGETS if target.key.removeprefix(f"{target.end}_") == key]
    if not mine:
        return None
    low = max((target.low for target in mine if target.low is not None), default=0.0)
    high = min((target.high for target in mine if target.high is not None), default=1.0)
    return low, high


def measure(dataset: Dataset, tables: dict[str, Table]) -> Iterator[Measured]:
    """Every target that these games can measure; tables by their keys.

    For a target of many items, the item that is closest to the bound, or furthest beyond it.
    """
    for target, found in _measured(dataset, tables):
        if found:
            worst = min if target.end == "least" else max
            yield worst(found, key=lambda measured: measured.found.value)


def measure_all(dataset: Dataset, tables: dict[str, Table]) -> Iterator[Measured]:
    """The same, but with every item of a target."""
    for _, found in _measured(dataset, tables):
        yield from found


def _measured(
    dataset: Dataset, tables: dict[str, Table]
) -> Iterator[tuple[Target, list[Measured]]]:
    for target in TARGETS:
        if dataset.players not in target.players:
            continue
        if target.end:
            yield target, _of_many(target, tables)
        else:
            found = _of_one(target, dataset, tables)
            yield target, [Measured(target, found)] if found is not None else []


def _of_one(target: Target, dataset: Dataset, tables: dict[str, Table]) -> Interval | None:
    if target.key == "seats":
        return _largest_difference(dataset, "seat")
    if target.key == "endowments":
        return _largest_difference(dataset, "endowment")
    table, row, column = _PLACES.get(target.key, ("ends", target.key, "mean"))
    here = tables[table].row(row)
    return here.interval(column) if here else None


# Where a figure is: table, row, column. All others are means of what players have at the end.
_PLACES: Final = {
    "winners_blue": ("ends", "blue", "winners_median"),
    "different": ("titles", "different", "games"),
    "governor": ("titles", "governor", "games"),
    "nobody": ("titles", "nobody", "games"),
    "limit": ("limit", "all", "players"),
    "strategy_red": ("strategies", "red", "difference"),
    "strategy_blue": ("strategies", "blue", "difference"),
    "strategy_balanced": ("strategies", "balanced", "difference"),
}


def _largest_difference(dataset: Dataset, column: str) -> Interval | None:
    """Of P(any), between the best and the worst value of a column."""
    values = sorted(value for value in dataset.seats[column].unique() if value is not None)
    shares = [
        dataset.share(dataset.seats.filter(pl.col(column) == value), WINS["any"])
        for value in values
    ]
    return largest_difference(shares) if len(shares) > 1 else None


def _of_many(target: Target, tables: dict[str, Table]) -> list[Measured]:
    kind, column = target.key.removeprefix(f"{target.end}_"), "share"
    if kind == "proven":
        kind, column = "allegiance", "sequel"
    return [
        Measured(target, found, (kind, row.key))
        for row in tables.get(kind, ())
        if not (column == "sequel" and row.key in CHEAP)
        and (found := row.interval(column)) is not None
    ]
