"""Everything that is measured on a dataset, as tables."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from typing import Final

from tearum.balance.measures import economy, game_flow, items, outcome
from tearum.balance.measures.dataset import Dataset
from tearum.balance.measures.item_kinds import KINDS
from tearum.balance.measures.strategies import bans, strategies
from tearum.balance.measures.table import Cell, Column, Row, Table, rounded
from tearum.balance.targets.measuring import measure, measure_all
from tearum.balance.targets.target import Measured, Targets
from tearum.balance.targets.target_file import classic_targets
from tearum.lab.estimate import LargestDifference
from tearum.lab.intervals import Interval

SHOWN: Final = 8  # items that stand out and have a card of their own


@dataclass(frozen=True)
class Replay:
    """A moment of a game: a seat, what chance it had, and whether it won a title."""

    file: str
    step: int
    seat: int
    chance: float
    won: bool
    address: str | None

    @property
    def link(self) -> str:
        return f"{self.address or self.file}?step={self.step}&seat={self.seat}"


@dataclass
class Findings:
    dataset: Dataset
    tables: dict[str, Table]
    targets: list[Measured]
    outside: list[Measured] = field(default_factory=list)  # items that clearly miss a target
    replays: dict[tuple[str, str], list[Replay]] = field(default_factory=dict)
    comebacks: list[Replay] = field(default_factory=list)

    @property
    def notable(self) -> list[tuple[str, Row]]:
        """What stands out: kinds and rows of their tables, the largest effect first."""
        found = [
            (kind, row)
            for kind in KINDS
            if kind in self.tables
            for row in self.tables[kind]
            if row.cells["out"]
        ]
        return sorted(found, key=lambda pair: -abs(pair[1].value("effect")))


def tables_of(dataset: Dataset, others: Sequence[Dataset] = ()) -> dict[str, Table]:
    """All tables of a dataset, by key; the others may be experiments that it is the null of."""
    tables = [
        outcome.seats(dataset),
        outcome.places(dataset),
        outcome.titles(dataset),
        outcome.ends(dataset),
        outcome.limit(dataset),
        *economy.tables(dataset),
        *items.tables(dataset),
        game_flow.rounds(dataset),
        game_flow.leads(dataset),
        game_flow.calibration(dataset),
        outcome.length(dataset),
        strategies(others, dataset),
        bans(others, dataset),
    ]
    return {table.key: table for table in tables}


def target_tables(dataset: Dataset) -> dict[str, Table]:
    """Only the tables that targets are measured on, without experiments: quick to make."""
    tables = [
        outcome.places(dataset),
        outcome.titles(dataset),
        outcome.ends(dataset),
        outcome.limit(dataset),
        *economy.target_tables(dataset),
        *items.shares(dataset),
        strategies((), dataset),
    ]
    return {table.key: table for table in tables}


def findings(
    dataset: Dataset, others: Sequence[Dataset] = (), targets: Targets | None = None
) -> Findings:
    """All tables and targets, with intervals in place of estimates."""
    tables = tables_of(dataset, others)
    goals = targets or classic_targets()
    return Findings(
        dataset,
        {key: one.with_intervals() for key, one in tables.items()},
        list(measure(dataset, tables, goals)),
        outside(measure_all(dataset, tables, goals)),
    )


def outside(measured: Iterable[Measured]) -> list[Measured]:
    """Items that clearly miss a target of their kind: what nearly everybody or nobody takes."""
    found = [one for one in measured if one.who and one.verdict == "missed"]
    return sorted(found, key=lambda one: (one.target.end == "least", -one.found.value))


def targets_table(finding: Findings) -> Table:
    columns = (
        Column("authority", "text"),
        Column("low", "number"),
        Column("high", "number"),
        Column("found", "number"),
        Column("luck", "number"),
        Column("chance", "number"),
        Column("who", "text"),
        Column("verdict", "text"),
    )
    rows = [
        Row(
            measured.target.key,
            {
                "authority": measured.target.authority,
                "low": measured.target.low,
                "high": measured.target.high,
                "found": measured.found,
                **_by_chance(measured.found),
                "who": " ".join(measured.who or ()),
                "verdict": measured.verdict,
            },
        )
        for measured in finding.targets
    ]
    return Table("targets", "target", columns, rows)


def _by_chance(found: Interval) -> dict[str, Cell]:
    """Of a largest difference, what chance alone would give; empty for other figures."""
    if not isinstance(found, LargestDifference):
        return {"luck": None, "chance": None}
    return {"luck": rounded(found.expected), "chance": rounded(found.p_value)}
