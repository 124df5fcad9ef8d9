"""What a sample says, all of it, in tables."""

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Final

from tearum.balance import course, items, outcome
from tearum.balance.kinds import KINDS
from tearum.balance.replays import Replay
from tearum.balance.sample import Sample
from tearum.balance.strategies import bans, strategies
from tearum.balance.table import Cell, Column, Row, Table, rounded
from tearum.balance.targets import Measured, measure
from tearum.lab.estimate import Gap
from tearum.lab.intervals import Estimate

SHOWN: Final = 8  # things that stand out, with a card of their own


@dataclass
class Findings:
    sample: Sample
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


def tables_of(sample: Sample, others: Sequence[Sample] = ()) -> dict[str, Table]:
    """Everything about a sample, by key; the others may be strategies that it is the null of."""
    tables = [
        outcome.seats(sample),
        outcome.places(sample),
        outcome.titles(sample),
        outcome.ends(sample),
        outcome.limit(sample),
        *items.tables(sample),
        course.rounds(sample),
        course.leads(sample),
        course.honesty(sample),
        outcome.length(sample),
        strategies(others, sample),
        bans(others, sample),
    ]
    return {table.key: table for table in tables}


def targeted(sample: Sample) -> dict[str, Table]:
    """Only the tables that targets are measured by, without strategies: quick to make."""
    tables = [
        outcome.titles(sample),
        outcome.ends(sample),
        outcome.limit(sample),
        *items.shares(sample),
        strategies((), sample),
    ]
    return {table.key: table for table in tables}


def findings(sample: Sample, others: Sequence[Sample] = ()) -> Findings:
    """All of it, with intervals in place of what every deal had to say."""
    tables = tables_of(sample, others)
    targets = list(measure(sample, tables))
    return Findings(sample, {key: table.settled() for key, table in tables.items()}, targets)


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


def _luck(found: Estimate) -> dict[str, Cell]:
    """Of a gap, what luck alone would show; else nothing."""
    if not isinstance(found, Gap):
        return {"luck": None, "chance": None}
    return {"luck": rounded(found.luck), "chance": rounded(found.chance)}
