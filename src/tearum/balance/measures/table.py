"""Tables of estimates: pages show them, CSV files store them, and editions are compared by them."""

import csv
import io
from collections.abc import Iterator
from dataclasses import dataclass, field
from math import isfinite, isnan
from typing import Literal

from tearum.lab.estimate import Estimate
from tearum.lab.intervals import Interval

# How a value is written. A share is a percentage; points are a difference of shares, and a gap is
# one without a sign; a shift is a difference of numbers.
Form = Literal["text", "count", "share", "points", "gap", "number", "shift", "flag"]
Cell = str | int | float | bool | Estimate | Interval | None


def change_of(form: Form) -> Form:
    """The form of a difference of two such values."""
    return "points" if form == "share" else "shift" if form == "number" else form


@dataclass(frozen=True)
class Column:
    key: str
    form: Form


@dataclass(frozen=True)
class Row:
    key: str  # as in the tables of the runs: "7", "governor.2"
    cells: dict[str, Cell]

    def interval(self, column: str) -> Interval | None:
        """A value with its interval; None where nothing was measured."""
        cell = self.cells.get(column)
        found = cell.interval() if isinstance(cell, Estimate) else cell
        if isinstance(found, int | float) and not isinstance(found, bool):
            found = Interval(float(found), float(found), float(found))
        return found if isinstance(found, Interval) and not isnan(found.value) else None

    def value(self, column: str) -> float:
        """A value without its interval; nan where nothing was measured."""
        found = self.interval(column)
        return found.value if found else float("nan")

    def estimate(self, column: str) -> Estimate | None:
        cell = self.cells.get(column)
        return cell if isinstance(cell, Estimate) and not isnan(cell.value) else None


@dataclass(frozen=True)
class Table:
    key: str
    names: str  # what the rows are: a kind of item, "seat", "round" ...
    columns: tuple[Column, ...]
    rows: list[Row] = field(default_factory=list)

    def __iter__(self) -> Iterator[Row]:
        return iter(self.rows)

    def row(self, key: str) -> Row | None:
        return next((row for row in self.rows if row.key == key), None)

    def with_intervals(self) -> "Table":
        """The same with intervals in place of estimates, which have a number for every deal."""
        return Table(self.key, self.names, self.columns, [*map(_with_intervals, self.rows)])

    def to_csv(self) -> str:
        """Keys and plain numbers; an interval has two more columns, _low and _high."""
        out = io.StringIO()
        writer = csv.writer(out, lineterminator="\n")
        header = [self.names]
        for column in self.columns:
            header.append(column.key)
            if self._has_intervals(column):
                header += [f"{column.key}_low", f"{column.key}_high"]
        writer.writerow(header)
        for row in self.rows:
            line: list[object] = [row.key]
            for column in self.columns:
                line += self._plain(row, column)
            writer.writerow(line)
        return out.getvalue()

    def _has_intervals(self, column: Column) -> bool:
        return any(isinstance(row.cells.get(column.key), Estimate | Interval) for row in self.rows)

    def _plain(self, row: Row, column: Column) -> list[object]:
        cell = row.cells.get(column.key)
        if not self._has_intervals(column):
            return ["" if cell is None else int(cell) if isinstance(cell, bool) else cell]
        found = row.interval(column.key)
        if found is None:
            return ["", "", ""]
        return [rounded(found.value), rounded(found.low), rounded(found.high)]


def rounded(value: float) -> float | str:
    return round(value, 6) if isfinite(value) else ""


def _with_intervals(row: Row) -> Row:
    return Row(
        row.key,
        {
            key: cell.interval() if isinstance(cell, Estimate) else cell
            for key, cell in row.cells.items()
        },
    )
