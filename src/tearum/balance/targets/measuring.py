"""Measures targets on a dataset."""

from collections.abc import Iterator
from typing import Final

import polars as pl

from tearum.balance.measures.dataset import Dataset
from tearum.balance.measures.economy import endowment_sums
from tearum.balance.measures.outcome import WINS
from tearum.balance.measures.table import Table
from tearum.balance.targets.figures import EVERY, FIGURES
from tearum.balance.targets.target import Measured, Target, Targets
from tearum.lab.estimate import Estimate, largest_difference
from tearum.lab.intervals import Interval

NAMES_OF_ROWS: Final = {"hand": "round"}


def measure(dataset: Dataset, tables: dict[str, Table], targets: Targets) -> Iterator[Measured]:
    """Every target that these games can measure; tables by their keys.

    For a target of many items, the item that is closest to the bound, or furthest beyond it.
    """
    for target, found in _measured(dataset, tables, targets):
        if found:
            worst = min if target.end == "least" else max
            yield worst(found, key=lambda measured: measured.found.value)


def measure_all(dataset: Dataset, tables: dict[str, Table], targets: Targets) -> Iterator[Measured]:
    """The same, but with every item of a target."""
    for _, found in _measured(dataset, tables, targets):
        yield from found


def _measured(
    dataset: Dataset, tables: dict[str, Table], targets: Targets
) -> Iterator[tuple[Target, list[Measured]]]:
    for target in targets:
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
    if target.key == "places":
        rows = [found for row in tables["places"] if (found := row.estimate("any")) is not None]
        return _between(rows)
    if target.key == "endowment_sums":
        sums = float(len(set(endowment_sums(dataset.edition))))
        return Interval(sums, sums, sums)
    figure = FIGURES[target.key]
    row = tables[figure.table].row(figure.row)
    if row is None and target.key == "conversion":  # nobody converted anything
        return Interval(0.0, 0.0, 0.0)
    return row.interval(figure.column) if row else None


def _largest_difference(dataset: Dataset, column: str) -> Interval | None:
    """Of P(any), between the best and the worst value of a column."""
    values = sorted(value for value in dataset.seats[column].unique() if value is not None)
    return _between(
        [
            dataset.share(dataset.seats.filter(pl.col(column) == value), WINS["any"])
            for value in values
        ]
    )


def _between(shares: list[Estimate]) -> Interval | None:
    return largest_difference(shares) if len(shares) > 1 else None


def _of_many(target: Target, tables: dict[str, Table]) -> list[Measured]:
    figure = FIGURES[f"{EVERY}{target.kind}"]
    kind = NAMES_OF_ROWS.get(figure.table, figure.table)
    return [
        Measured(target, found, (kind, row.key))
        for row in tables.get(figure.table, ())
        if row.key not in target.without and (found := row.interval(figure.column)) is not None
    ]
