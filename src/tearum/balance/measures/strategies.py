"""Experiments with one seat that differs: it prefers something, or may never take an item."""

from collections.abc import Sequence
from typing import Final

import polars as pl

from tearum.balance.measures.dataset import Dataset
from tearum.balance.measures.outcome import WINS
from tearum.balance.measures.table import Cell, Column, Row, Table
from tearum.bots.planning.preferences import PLAY_STYLES

WITHOUT: Final = "without-"
BANNABLE: Final = ("building", "captain", "contract", "ship", "allegiance", "alternative", "tile")
COLUMNS: Final = (
    Column("games", "count"),
    Column("any", "share"),
    Column("null", "share"),
    Column("difference", "points"),
    Column("governor", "points"),
    Column("pirate_king", "points"),
)


def strategies(datasets: Sequence[Dataset], balanced: Dataset) -> Table:
    """How a seat with a preference fares against the null: a seat when nobody has one."""
    rows = [
        Row(dataset.lone, _against_null(dataset, balanced))
        for dataset in datasets
        if dataset.lone is not None and WITHOUT not in dataset.lone and is_null(balanced, dataset)
    ]
    rows.sort(key=lambda row: [*PLAY_STYLES, row.key].index(row.key))
    return Table("strategies", "leaning", COLUMNS, rows)


def bans(datasets: Sequence[Dataset], balanced: Dataset) -> Table:
    """How a seat fares that may never take an item, in rows like "building 7"."""
    rows = [
        Row(item_of(dataset.lone), _against_null(dataset, balanced))
        for dataset in datasets
        if dataset.lone is not None and WITHOUT in dataset.lone and is_null(balanced, dataset)
    ]
    return Table("bans", "thing", COLUMNS, rows)


def is_null(balanced: Dataset, dataset: Dataset) -> bool:
    """Whether a dataset has the same players, without the one who differs."""
    return (
        balanced.is_balanced
        and balanced.players == dataset.players
        and (balanced.base, balanced.budget) == (dataset.base, dataset.budget)
        and balanced.code == dataset.code  # bots that have changed are other bots
    )


def _against_null(dataset: Dataset, balanced: Dataset) -> dict[str, Cell]:
    """Differences from what a seat wins when nobody differs.

    Where the same seats of the same deals were played in both, the luck they share is removed.
    """
    mine = dataset.seats.filter(pl.col("bot") == dataset.lone_bot)
    same = balanced.seats.join(mine.select("deal", "seat"), on=["deal", "seat"], how="semi")
    changes = {}
    for title, won in WINS.items():
        null = balanced.share(balanced.seats, won)
        changes[title] = dataset.share(mine, won) - null
        if same.height:
            changes[title] = changes[title].with_control_variate(balanced.share(same, won) - null)
    return {
        "games": dataset.size,
        "any": dataset.share(mine, WINS["any"]),
        "null": balanced.share(balanced.seats, WINS["any"]),
        "difference": changes["any"],
        "governor": changes["governor"],
        "pirate_king": changes["pirate_king"],
    }


def preference_of(kind: str, item: str) -> str:
    """The suffix of a bot that never takes an item: "without-tile-market-2"."""
    return f"{WITHOUT}{kind}-{item.replace('.', '-')}"


def item_of(preference: str) -> str:
    """The reverse: "tile market.2"."""
    kind, _, item = preference.rpartition(WITHOUT)[2].partition("-")
    return f"{kind} {item.replace('-', '.')}"
