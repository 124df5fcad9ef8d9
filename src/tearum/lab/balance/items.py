"""Cards, tiles, ships and steps: offered, taken, when, and what taking them was worth."""

from collections.abc import Iterator
from typing import Final

import numpy as np
import polars as pl

from tearum.edition.names import BOARDS, VP_COLOURS
from tearum.lab import figure
from tearum.lab.balance.adjusted import Choices, effects
from tearum.lab.balance.sample import Sample, deal_of, values_of
from tearum.lab.balance.standing import standing
from tearum.lab.balance.table import Cell, Column, Row, Table
from tearum.lab.figure import Figure
from tearum.lab.statistics import standing_out

KINDS: Final = (
    "building",
    "captain",
    "contract",
    "ship",
    "ship_row",
    "tile",
    "alternative",
    "step",
    "endowment",
    "allegiance",
    "wish",
)
# Whoever has taken one of the left side's things may later take one of the right side's.
SEQUELS: Final = {"captain": "activated", "allegiance": "proven"}
UNCHOSEN: Final = ("step",)  # nobody picks one: who is far along differs from who is not
FEWEST: Final = 30  # deals in which something was taken, before anything is said of it
WORTH_TELLING: Final = 0.03  # of P(any): smaller effects are told in the tables only
COLUMNS: Final = (
    Column("chances", "count"),
    Column("taken", "count"),
    Column("share", "share"),
    Column("round", "number"),
    Column("raw", "share"),
    Column("effect", "points"),
    Column("out", "flag"),
)


def tables(sample: Sample) -> list[Table]:
    """A table for each kind, with every thing of it that lay out or was taken."""
    found = [(kind, item, cells) for kind in KINDS for item, cells in _of_kind(sample, kind)]
    judged = _effects(sample, [(kind, item) for kind, item, _ in found])
    known = [
        i
        for i, effect in enumerate(judged)
        if found[i][0] not in UNCHOSEN and effect.deals >= FEWEST
    ]
    surprising = standing_out([judged[i].chance_of_none for i in known])
    loud = {
        i
        for i, surprises in zip(known, surprising, strict=True)
        if surprises and abs(judged[i].value) >= WORTH_TELLING
    }
    rows: dict[str, list[Row]] = {kind: [] for kind in KINDS}
    for i, (kind, item, cells) in enumerate(found):
        rows[kind].append(Row(item, {**cells, "effect": judged[i], "out": i in loud}))
    return [Table(kind, kind, _columns(kind), rows[kind]) for kind in KINDS if rows[kind]]


def _columns(kind: str) -> tuple[Column, ...]:
    sequel = (Column("sequel", "share"),) if kind in SEQUELS else ()
    return (*COLUMNS[:4], *sequel, *COLUMNS[4:])


def _of_kind(sample: Sample, kind: str) -> Iterator[tuple[str, dict[str, Cell]]]:
    taken = sample.choices.filter(pl.col("kind") == kind)
    offered = sample.offers.filter(pl.col("kind") == kind)
    sequel = pl.col("kind") == SEQUELS.get(kind, "")
    by_item = [
        {str(key[0]): part for key, part in frame.partition_by("item", as_dict=True).items()}
        for frame in (taken, offered, sample.choices.filter(sequel), sample.offers.filter(sequel))
    ]
    for item in sorted(by_item[0].keys() | by_item[1].keys(), key=in_order):
        mine = by_item[0].get(item, taken.clear())
        chances = by_item[1].get(item, offered.clear())
        hits = figure.by_deal(deal_of(mine), None, sample.deals)
        takers = mine.unique(["run", "game", "seat"])
        cells: dict[str, Cell] = {
            "chances": int(chances["n"].sum()),
            "taken": mine.height,
            "share": figure.share(hits, sample.sums(chances, "n")),
            "round": sample.mean(mine, "round"),
            "raw": sample.share(takers, "any"),
        }
        if item in by_item[3]:
            after = by_item[2].get(item, taken.clear())
            then = figure.by_deal(deal_of(after), None, sample.deals)
            cells["sequel"] = figure.share(then, sample.sums(by_item[3][item], "n"))
        yield item, cells


def _effects(sample: Sample, wanted: list[tuple[str, str]]) -> list[Figure]:
    """Compared within a kind and a round. Endowments are dealt: nobody stood anywhere yet."""
    numbers = pl.DataFrame(
        {
            "kind": [kind for kind, _ in wanted],
            "item": [item for _, item in wanted],
            "number": range(len(wanted)),
        },
        schema={"kind": pl.String, "item": pl.String, "number": pl.Int64},
    )
    rows = sample.choices.join(numbers, on=["kind", "item"]).with_columns(
        stratum=pl.struct("kind", "round").rank("dense").cast(pl.Int64) - 1
    )
    dealt = (rows["kind"] == "endowment").to_numpy()
    choices = Choices(
        item=rows["number"].to_numpy(),
        stratum=rows["stratum"].to_numpy(),
        chance=np.where(dealt, np.nan, standing(sample, rows)),
        won=values_of(rows, "any"),
        deal=deal_of(rows),
    )
    return effects(choices, len(wanted), sample.deals)


def in_order(item: str) -> tuple[int, ...]:
    """Numbers by their size, boards and colours as they are printed: "3.2" before "3.10"."""
    printed = (*BOARDS, *VP_COLOURS)
    return tuple(
        int(part) if part.isdigit() else printed.index(part) if part in printed else 99
        for part in item.split(".")
    )
