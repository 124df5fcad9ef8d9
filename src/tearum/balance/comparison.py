"""Two editions on the same deals: every figure of both, and which differences are significant."""

from collections.abc import Iterator
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Final

import numpy as np

from tearum.balance.measures import items
from tearum.balance.measures.dataset import Dataset, DatasetError, deal_of, pool_runs
from tearum.balance.measures.economy import BY_ROUND
from tearum.balance.measures.findings import outside, tables_of
from tearum.balance.measures.item_kinds import KINDS
from tearum.balance.measures.table import Form, Table
from tearum.balance.targets.measuring import measure, measure_all
from tearum.balance.targets.target import Measured, Targets
from tearum.balance.targets.target_file import classic_targets
from tearum.lab.intervals import Interval, benjamini_hochberg
from tearum.simulate.run_folder import Run

TABLES: Final = (
    "seats",
    "places",
    "titles",
    "ends",
    "limit",
    "stocks",
    "hand",
    "money_in",
    "money_out",
    "sources",
    "actions",
    *KINDS,
    "rounds",
    "leads",
    "length",
)


@dataclass(frozen=True)
class Difference:
    """A figure of both editions; `key` says which: table, row, column."""

    key: tuple[str, str, str]
    names: str  # what the rows of its table are: see Table
    form: Form
    before: Interval
    after: Interval
    change: Interval
    p_value: float
    is_significant: bool = False


@dataclass(frozen=True)
class Comparison:
    before: Dataset
    after: Dataset
    differences: list[Difference]
    targets: tuple[list[Measured], list[Measured]]
    outside: tuple[list[Measured], list[Measured]]  # items that clearly miss a target

    @property
    def significant(self) -> list[Difference]:
        return [found for found in self.differences if found.is_significant]

    @property
    def paired(self) -> int:
        """Deals that were played with both editions."""
        return _paired(self.before, self.after)


def compare_runs(one: Path | str, other: Path | str, targets: Targets | None = None) -> Comparison:
    """The second run against the first."""
    runs = Run(one), Run(other)
    before, after = runs[0].settings, runs[1].settings
    if runs[0].edition.hash == runs[1].edition.hash:
        raise DatasetError("runs-same-edition", one=str(one), other=str(other))
    for setting in ("players", "bots", "budget", "code"):
        if getattr(before, setting) != getattr(after, setting):
            raise DatasetError(
                "runs-other-settings", one=str(one), other=str(other), setting=setting
            )
    first, second = pool_runs(runs)
    if not _paired(first, second):
        raise DatasetError(
            "runs-no-common-deal", one=str(one), other=str(other), seed=str(before.seed)
        )
    return compare_datasets(first, second, targets)


def _paired(before: Dataset, after: Dataset) -> int:
    return len(np.intersect1d(deal_of(before.games), deal_of(after.games)))


def compare_datasets(before: Dataset, after: Dataset, targets: Targets | None = None) -> Comparison:
    """Compares every figure that both have."""
    one, other = tables_of(before), tables_of(after)
    found = [
        difference
        for key in TABLES
        if key in one and key in other
        for difference in _compare_tables(one[key], other[key])
    ]
    significant = benjamini_hochberg([difference.p_value for difference in found])
    judged = [replace(found[i], is_significant=is_so) for i, is_so in enumerate(significant)]
    goals = targets or classic_targets()
    return Comparison(
        before,
        after,
        judged,
        (list(measure(before, one, goals)), list(measure(after, other, goals))),
        (
            outside(measure_all(before, one, goals)),
            outside(measure_all(after, other, goals)),
        ),
    )


def _compare_tables(before: Table, after: Table) -> Iterator[Difference]:
    for row in before:
        other = after.row(row.key)
        if other is None:
            continue
        for column in before.columns:
            if column.key.startswith(BY_ROUND):  # the whole game is enough
                continue
            one, two = row.estimate(column.key), other.estimate(column.key)
            if one is None or two is None or min(one.deals, two.deals) < items.FEWEST:
                continue
            change = two - one
            yield Difference(
                key=(before.key, row.key, column.key),
                names=before.names,
                form=column.form,
                before=one.interval(),
                after=two.interval(),
                change=change.interval(),
                p_value=change.p_value,
            )
