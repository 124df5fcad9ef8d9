"""One seat that is not like the rest: it leans some way, or may never take some thing."""

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
    """How one that leans fares, against what a seat wins when nobody does (the null)."""
    rows = [
        Row(dataset.lone, _against_null(dataset, balanced))
        for dataset in datasets
        if dataset.lone is not None and WITHOUT not in dataset.lone and is_null(balanced, dataset)
    ]
    rows.sort(key=lambda row: [*PLAY_STYLES, row.key].index(row.key))
    return Table("strategies", "leaning", COLUMNS, rows)


def bans(datasets: Sequence[Dataset], balanced: Dataset) -> Table:
    """How one fares that may never take some thing, in rows like "building 7"."""
    rows = [
        Row(thing_of(dataset.lone), _against_null(dataset, balanced))
        for dataset in datasets
        if dataset.lone is not None and WITHOUT in dataset.lone and is_null(balanced, dataset)
    ]
    return Table("bans", "thing", COLUMNS, rows)


def is_null(balanced: Dataset, dataset: Dataset) -> bool:
    """Whether a dataset is the same table with nobody who differs."""
    return (
        balanced.is_balanced
        and balanced.players == dataset.players
        and (balanced.base, balanced.budget) == (dataset.base, dataset.budget)
        and balanced.code == dataset.code  # bots that were changed since are other bots
    )


def _against_null(dataset: Dataset, balanced: Dataset) -> dict[str, Cell]:
    """Against what a seat wins when nobody differs.

    On these very deals the same seats may have had luck then, and some of it now; where they were
    played, that is taken off.
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
    """What a bot without a thing has behind its name: "without-tile-market-2"."""
    return f"{WITHOUT}{kind}-{item.replace('.', '-')}"


def thing_of(preference: str) -> str:
    """The other way round: "tile market.2"."""
    kind, _, item = preference.rpartition(WITHOUT)[2].partition("-")
    return f"{kind} {item.replace('-', '.')}"
