"""How games go: who leads when, who comes back, and how early it is over."""

from typing import Final

import polars as pl

from tearum.balance.sample import Sample
from tearum.balance.table import Cell, Column, Row, Table

BEHIND: Final = 0.2  # whoever wins from under this chance has come back
ROUNDS: Final = range(1, 6)
TENTHS: Final = 10


def leaders(sample: Sample) -> pl.DataFrame:
    """For each game and round from I on, who had the best chance: run, game, deal, round, seat."""
    return (
        sample.standings.filter(pl.col("round") >= 1)
        .sort("any", descending=True, maintain_order=True)
        .unique(["run", "game", "round"], keep="first", maintain_order=True)
        .sort("run", "game", "round")
        .with_columns(
            changed=(pl.col("seat") != pl.col("seat").shift(1)).over("run", "game"),
        )
    )


def rounds(sample: Sample) -> Table:
    """Round by round, as it stands at the end of each."""
    columns = (
        Column("changed", "share"),
        Column("leader_won", "share"),
        Column("behind", "share"),
        Column("behind_won", "share"),
        Column("decided", "share"),
    )
    lead = leaders(sample)
    rows = []
    for number in ROUNDS:
        first = lead.filter(pl.col("round") == number)
        here = sample.standings.filter(pl.col("round") == number)
        behind = here.filter(pl.col("any") < BEHIND)
        decided = pl.col("decided_round").fill_null(99) <= number
        cells: dict[str, Cell] = {}
        if number > 1:
            cells["changed"] = sample.share(first, "changed")
        cells["leader_won"] = sample.share(first, "won")
        cells["behind"] = sample.share(here, pl.col("any") < BEHIND)
        if behind.height:
            cells["behind_won"] = sample.share(behind, "won")
        cells["decided"] = sample.share(sample.games, decided)
        rows.append(Row(str(number), cells))
    return Table("rounds", "round", columns, rows)


def leads(sample: Sample) -> Table:
    """A game as a whole: how often the lead changes, and whether somebody comes back."""
    changes = leaders(sample).group_by("run", "game", "deal").agg(pl.col("changed").sum())
    # From the end of a round on which more was still to be played.
    low = (
        sample.standings.filter(pl.col("won"), pl.col("round") < ROUNDS[-1])
        .group_by("run", "game", "deal")
        .agg(lowest=pl.col("any").min())
    )
    back = sample.games.join(low, on=["run", "game", "deal"], how="left").with_columns(
        back=(pl.col("lowest") < BEHIND).fill_null(False)
    )
    rows = [
        Row("changes", {"mean": sample.mean(changes, "changed")}),
        Row("comeback", {"games": sample.share(back, "back")}),
    ]
    columns = (Column("mean", "number"), Column("games", "share"))
    return Table("leads", "lead", columns, rows)


def honesty(sample: Sample) -> Table:
    """Whether the estimated chances are honest: of those told about 30%, do about 30% win?"""
    tenth = (pl.col("any") * TENTHS).floor().clip(0, TENTHS - 1).cast(pl.Int64)
    told = sample.standings.filter(pl.col("round").is_between(1, ROUNDS[-1] - 1))
    rows = []
    for key, part in sorted(
        told.with_columns(tenth=tenth).partition_by("tenth", as_dict=True).items()
    ):
        cells: dict[str, Cell] = {
            "standings": part.height,
            "told": sample.mean(part, "any").value,
            "won": sample.share(part, "won"),
        }
        rows.append(Row(str(key[0]), cells))
    columns = (Column("standings", "count"), Column("told", "share"), Column("won", "share"))
    return Table("honesty", "tenth", columns, rows)
