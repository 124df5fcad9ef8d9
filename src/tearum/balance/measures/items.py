"""Items (cards, tiles, ships, steps): how often they are taken, when, and with what effect."""

from typing import Final

import numpy as np
import polars as pl

from tearum.balance.measures.adjusted_effect import Choices, adjusted_effects
from tearum.balance.measures.chance_model import ChanceModel
from tearum.balance.measures.dataset import Dataset, deal_of, values_of
from tearum.balance.measures.item_kinds import DEALT, KINDS, SEQUELS, UNCHOSEN
from tearum.balance.measures.table import Cell, Column, Row, Table
from tearum.contract.vocabulary import BOARDS, COLOURS
from tearum.lab import estimate
from tearum.lab.estimate import Estimate
from tearum.lab.intervals import benjamini_hochberg

FEWEST: Final = 30  # deals with the item taken, for it to stand out
NOTABLE: Final = 0.03  # of P(any): smaller effects never stand out
COLUMNS: Final = (  # the most important first: a phone shows two or three
    Column("share", "share"),
    Column("sequel", "share"),
    Column("effect", "points"),
    Column("raw", "share"),
    Column("round", "number"),
    Column("taken", "count"),
    Column("chances", "count"),
    Column("out", "flag"),
)


def tables(dataset: Dataset) -> list[Table]:
    """A table for each kind, with every item that was offered or taken."""
    model = ChanceModel(dataset)
    found = [table for kind in KINDS if (table := _of_kind(dataset, kind, model)).rows]
    judged = [
        (row, effect)
        for table in found
        if table.key not in UNCHOSEN
        for row in table
        if (effect := row.estimate("effect")) is not None and effect.deals >= FEWEST
    ]
    surprising = benjamini_hochberg([effect.p_value for _, effect in judged])
    for (row, effect), surprises in zip(judged, surprising, strict=True):
        row.cells["out"] = surprises and abs(effect.value) >= NOTABLE
    return found


def shares(dataset: Dataset) -> list[Table]:
    """The same tables without effects, which take by far the longest to compute."""
    return [table for kind in KINDS if (table := _of_kind(dataset, kind, None)).rows]


def _columns(kind: str) -> tuple[Column, ...]:
    without = ["share", "round", "chances"] if kind == DEALT else []
    if kind not in SEQUELS:
        without.append("sequel")
    return tuple(column for column in COLUMNS if column.key not in without)


def _of_kind(dataset: Dataset, kind: str, model: ChanceModel | None) -> Table:
    taken, offered = _of(dataset.choices, kind), _of(dataset.offers, kind)
    sequel = SEQUELS.get(kind, "")
    takes, chances = _by_item(taken), _by_item(offered)
    sequels, later = _by_item(_of(dataset.choices, sequel)), _by_item(_of(dataset.offers, sequel))
    keys = sorted(takes.keys() | chances.keys(), key=in_order)
    effects = _effects(dataset, taken, keys, model) if model else [None] * len(keys)
    rows = []
    for item, effect in zip(keys, effects, strict=True):
        mine = takes.get(item, taken.clear())
        offers = chances.get(item, offered.clear())
        hits = estimate.by_deal(deal_of(mine), None, dataset.deals)
        cells: dict[str, Cell] = {
            "chances": int(offers["n"].sum()),
            "taken": mine.height,
            "share": estimate.share(hits, dataset.sums(offers, "n")),
            "round": dataset.mean(mine, "round"),
            "raw": dataset.share(mine.unique(["run", "game", "seat"]), "any"),
            "effect": effect,
            "out": False,
        }
        if item in later:
            then = deal_of(sequels.get(item, taken.clear()))
            done = estimate.by_deal(then, None, dataset.deals)
            cells["sequel"] = estimate.share(done, dataset.sums(later[item], "n"))
        rows.append(Row(item, cells))
    return Table(kind, kind, _columns(kind), rows)


def _of(frame: pl.DataFrame, kind: str) -> pl.DataFrame:
    return frame.filter(pl.col("kind") == kind)


def _by_item(frame: pl.DataFrame) -> dict[str, pl.DataFrame]:
    parts = frame.partition_by("item", as_dict=True)
    return {str(key[0]): part for key, part in parts.items()}


def _effects(
    dataset: Dataset, taken: pl.DataFrame, keys: list[str], model: ChanceModel
) -> list[Estimate]:
    """Compared within a round. Endowments are dealt, before anybody has a chance of their own."""
    numbers = pl.DataFrame(
        {"item": keys, "number": range(len(keys))},
        schema={"item": pl.Categorical, "number": pl.Int64},
    )
    rows = taken.join(numbers, on="item")
    dealt = (rows["kind"] == DEALT).to_numpy()
    choices = Choices(
        item=rows["number"].to_numpy(),
        stratum=values_of(rows, "round").astype(np.int64),
        chance=np.where(dealt, np.nan, model.predict(rows)),
        won=values_of(rows, "any"),
        deal=deal_of(rows),
    )
    return adjusted_effects(choices, len(keys), dataset.deals)


def in_order(item: str) -> tuple[int, ...]:
    """Numbers by size, boards and colours as they are printed: "3.2" before "3.10"."""
    printed = (*BOARDS, *COLOURS)
    return tuple(
        int(part) if part.isdigit() else printed.index(part) if part in printed else 99
        for part in item.split(".")
    )
