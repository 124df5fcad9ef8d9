"""How games go: who leads when, who comes back, and how early a game is decided."""

from typing import Final

import polars as pl

from tearum.balance.measures.dataset import Dataset
from tearum.balance.measures.table import Cell, Column, Row, Table

BEHIND: Final = 0.2  # a win from below this chance is a comeback
ROUNDS: Final = range(1, 6)
TENTHS: Final = 10


def leaders(dataset: Dataset) -> pl.DataFrame:
    """Who had the best chance after each round: run, game, deal, round, seat."""
    return (
        dataset.standings.filter(pl.col("round") >= 1)
        .sort("any", descending=True, maintain_order=True)
        .unique(["run", "game", "round"], keep="first", maintain_order=True)
        .sort("run", "game", "round")
        .with_columns(
            changed=(pl.col("seat") != pl.col("seat").shift(1)).over("run", "game"),
        )
    )


def rounds(dataset: Dataset) -> Table:
    """Leads and decided games, after each round."""
    columns = (
        Column("changed", "share"),
        Column("leader_won", "share"),
        Column("behind", "share"),
        Column("behind_won", "share"),
        Column("decided", "share"),
    )
    lead = leaders(dataset)
    rows = []
    for number in ROUNDS:
        first = lead.filter(pl.col("round") == number)
        here = dataset.standings.filter(pl.col("round") == number)
        behind = here.filter(pl.col("any") < BEHIND)
        decided = pl.col("decided_round").fill_null(99) <= number
        cells: dict[str, Cell] = {}
        if number > 1:
            cells["changed"] = dataset.share(first, "changed")
        cells["leader_won"] = dataset.share(first, "won")
        cells["behind"] = dataset.share(here, pl.col("any") < BEHIND)
        if behind.height:
            cells["behind_won"] = dataset.share(behind, "won")
        cells["decided"] = dataset.share(dataset.games, decided)
        rows.append(Row(str(number), cells))
    return Table("rounds", "round", columns, rows)


def leads(dataset: Dataset) -> Table:
    """How often the lead changes in a game, and whether somebody comes back."""
    changes = leaders(dataset).group_by("run", "game", "deal").agg(pl.col("changed").sum())
    # After the last round there is nothing left to come back in.
    low = (
        dataset.standings.filter(pl.col("won"), pl.col("round") < ROUNDS[-1])
        .group_by("run", "game", "deal")
        .agg(lowest=pl.col("any").min())
    )
    back = dataset.games.join(low, on=["run", "game", "deal"], how="left").with_columns(
        back=(pl.col("lowest") < BEHIND).fill_null(False)
    )
    rows = [
        Row("changes", {"mean": dataset.mean(changes, "changed")}),
        Row("comeback", {"games": dataset.share(back, "back")}),
    ]
    columns = (Column("mean", "number"), Column("games", "share"))
    return Table("leads", "lead", columns, rows)


def calibration(dataset: Dataset) -> Table:
    """Whether the estimated chances are calibrated: of seats at about 30%, do about 30% win?"""
    tenth = (pl.col("any") * TENTHS).floor().clip(0, TENTHS - 1).cast(pl.Int64)
    estimated = dataset.standings.filter(pl.col("round").is_between(1, ROUNDS[-1] - 1))
    rows = []
    for key, part in sorted(
        estimated.with_columns(tenth=tenth).partition_by("tenth", as_dict=True).items()
    ):
        cells: dict[str, Cell] = {
            "standings": part.height,
            "estimated": dataset.mean(part, "any").value,
            "won": dataset.share(part, "won"),
        }
        rows.append(Row(str(key[0]), cells))
    columns = (Column("standings", "count"), Column("estimated", "share"), Column("won", "share"))
    return Table("calibration", "tenth", columns, rows)
