"""Cards, tiles, ships and steps: offered, taken, when, and what taking them was worth."""

from typing import Final

import numpy as np
import polars as pl

from tearum.balance.adjusted import Choices, effects
from tearum.balance.kinds import DEALT, KINDS, SEQUELS, UNCHOSEN
from tearum.balance.sample import Sample, deal_of, values_of
from tearum.balance.standing import Standing
from tearum.balance.table import Cell, Column, Row, Table
from tearum.edition.names import BOARDS, VP_COLOURS
from tearum.lab import estimate
from tearum.lab.estimate import Figure
from tearum.lab.intervals import standing_out

FEWEST: Final = 30  # deals in which something was taken, before anything is said of it
WORTH_TELLING: Final = 0.03  # of P(any): smaller effects are told in the tables only
COLUMNS: Final = (  # what people look for stands first: a phone shows two or three
    Column("share", "share"),
    Column("sequel", "share"),
    Column("effect", "points"),
    Column("raw", "share"),
    Column("round", "number"),
    Column("taken", "count"),
    Column("chances", "count"),
    Column("out", "flag"),
)


def tables(sample: Sample) -> list[Table]:
    """A table for each kind, with every thing of it that lay out or was taken."""
    standing = Standing(sample)
    found = [table for kind in KINDS if (table := _of_kind(sample, kind, standing)).rows]
    judged = [
        (row, effect)
        for table in found
        if table.key not in UNCHOSEN
        for row in table
        if (effect := row.figure("effect")) is not None and effect.deals >= FEWEST
    ]
    surprising = standing_out([effect.chance_of_none for _, effect in judged])
    for (row, effect), surprises in zip(judged, surprising, strict=True):
        row.cells["out"] = surprises and abs(effect.value) >= WORTH_TELLING
    return found


def shares(sample: Sample) -> list[Table]:
    """The same tables without what taking was worth, which is by far the longest to work out."""
    return [table for kind in KINDS if (table := _of_kind(sample, kind, None)).rows]


def _columns(kind: str) -> tuple[Column, ...]:
    without = ["share", "round", "chances"] if kind == DEALT else []
    if kind not in SEQUELS:
        without.append("sequel")
    return tuple(column for column in COLUMNS if column.key not in without)


def _of_kind(sample: Sample, kind: str, standing: Standing | None) -> Table:
    taken, offered = _of(sample.choices, kind), _of(sample.offers, kind)
    sequel = SEQUELS.get(kind, "")
    takes, chances = _by_item(taken), _by_item(offered)
    sequels, later = _by_item(_of(sample.choices, sequel)), _by_item(_of(sample.offers, sequel))
    keys = sorted(takes.keys() | chances.keys(), key=in_order)
    worth = _effects(sample, taken, keys, standing) if standing else [None] * len(keys)
    rows = []
    for item, effect in zip(keys, worth, strict=True):
        mine = takes.get(item, taken.clear())
        offers = chances.get(item, offered.clear())
        hits = estimate.by_deal(deal_of(mine), None, sample.deals)
        cells: dict[str, Cell] = {
            "chances": int(offers["n"].sum()),
            "taken": mine.height,
            "share": estimate.share(hits, sample.sums(offers, "n")),
            "round": sample.mean(mine, "round"),
            "raw": sample.share(mine.unique(["run", "game", "seat"]), "any"),
            "effect": effect,
            "out": False,
        }
        if item in later:
            then = deal_of(sequels.get(item, taken.clear()))
            done = estimate.by_deal(then, None, sample.deals)
            cells["sequel"] = estimate.share(done, sample.sums(later[item], "n"))
        rows.append(Row(item, cells))
    return Table(kind, kind, _columns(kind), rows)


def _of(frame: pl.DataFrame, kind: str) -> pl.DataFrame:
    return frame.filter(pl.col("kind") == kind)


def _by_item(frame: pl.DataFrame) -> dict[str, pl.DataFrame]:
    parts = frame.partition_by("item", as_dict=True)
    return {str(key[0]): part for key, part in parts.items()}


def _effects(
    sample: Sample, taken: pl.DataFrame, keys: list[str], standing: Standing
) -> list[Figure]:
    """Compared within a round. Endowments are dealt: nobody stood anywhere yet."""
    numbers = pl.DataFrame(
        {"item": keys, "number": range(len(keys))},
        schema={"item": pl.Categorical, "number": pl.Int64},
    )
    rows = taken.join(numbers, on="item")
    dealt = (rows["kind"] == DEALT).to_numpy()
    choices = Choices(
        item=rows["number"].to_numpy(),
        stratum=values_of(rows, "round").astype(np.int64),
        chance=np.where(dealt, np.nan, standing.of(rows)),
        won=values_of(rows, "any"),
        deal=deal_of(rows),
    )
    return effects(choices, len(keys), sample.deals)


def in_order(item: str) -> tuple[int, ...]:
    """Numbers by their size, boards and colours as they are printed: "3.2" before "3.10"."""
    printed = (*BOARDS, *VP_COLOURS)
    return tuple(
        int(part) if part.isdigit() else printed.index(part) if part in printed else 99
        for part in item.split(".")
    )
