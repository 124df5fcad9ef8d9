"""What a dataset says, all of it, in tables."""

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Final

from tearum.balance.measures import game_flow, items, outcome
from tearum.balance.measures.dataset import Dataset
from tearum.balance.measures.item_kinds import KINDS
from tearum.balance.measures.strategies import bans, strategies
from tearum.balance.measures.table import Cell, Column, Row, Table, rounded
from tearum.balance.measures.targets import Measured, measure
from tearum.balance.pages.replays import Replay
from tearum.lab.estimate import LargestDifference
from tearum.lab.intervals import Interval

SHOWN: Final = 8  # things that stand out, with a card of their own


@dataclass
class Findings:
    dataset: Dataset
    tables: dict[str, Table]
    targets: list[Measured]
    replays: dict[tuple[str, str], list[Replay]] = field(default_factory=dict)
    comebacks: list[Replay] = field(default_factory=list)

    @property
    def loud(self) -> list[tuple[str, Row]]:
        """What stands out: kinds and rows of their tables, the loudest first."""
        found = [
            (kind, row)
            for kind in KINDS
            if kind in self.tables
            for row in self.tables[kind]
            if row.cells["out"]
        ]
        return sorted(found, key=lambda pair: -abs(pair[1].value("effect")))


def tables_of(dataset: Dataset, others: Sequence[Dataset] = ()) -> dict[str, Table]:
    """Everything about a dataset, by key; the others may be strategies that it is the null of."""
    tables = [
        outcome.seats(dataset),
        outcome.places(dataset),
        outcome.titles(dataset),
        outcome.ends(dataset),
        outcome.limit(dataset),
        *items.tables(dataset),
        game_flow.rounds(dataset),
        game_flow.leads(dataset),
        game_flow.honesty(dataset),
        outcome.length(dataset),
        strategies(others, dataset),
        bans(others, dataset),
    ]
    return {table.key: table for table in tables}


def targeted(dataset: Dataset) -> dict[str, Table]:
    """Only the tables that targets are measured by, without strategies: quick to make."""
    tables = [
        outcome.titles(dataset),
        outcome.ends(dataset),
        outcome.limit(dataset),
        *items.shares(dataset),
        strategies((), dataset),
    ]
    return {table.key: table for table in tables}


def findings(dataset: Dataset, others: Sequence[Dataset] = ()) -> Findings:
    """All of it, with intervals in place of what every deal had to say."""
    tables = tables_of(dataset, others)
    targets = list(measure(dataset, tables))
    return Findings(dataset, {key: table.settled() for key, table in tables.items()}, targets)


def targets_table(finding: Findings) -> Table:
    columns = (
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
                "low": measured.target.low,
                "high": measured.target.high,
                "found": measured.found,
                **_luck(measured.found),
                "who": " ".join(measured.who or ()),
                "verdict": measured.verdict,
            },
        )
        for measured in finding.targets
    ]
    return Table("targets", "target", columns, rows)


def _luck(found: Interval) -> dict[str, Cell]:
    """Of a gap, what luck alone would show; else nothing."""
    if not isinstance(found, LargestDifference):
        return {"luck": None, "chance": None}
    return {"luck": rounded(found.expected), "chance": rounded(found.p_value)}
