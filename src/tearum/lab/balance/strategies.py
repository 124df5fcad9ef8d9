"""One seat that is not like the rest: it leans some way, or may never take some thing."""

from collections.abc import Sequence
from typing import Final

import polars as pl

from tearum.lab.balance.outcome import WINS
from tearum.lab.balance.sample import Sample
from tearum.lab.balance.table import Cell, Column, Row, Table

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


def strategies(samples: Sequence[Sample], balanced: Sample) -> Table:
    """How one that leans fares, against what a seat wins when nobody does (the null)."""
    rows = [
        Row(sample.lone, _against_null(sample, balanced))
        for sample in samples
        if sample.lone is not None and WITHOUT not in sample.lone and is_null(balanced, sample)
    ]
    return Table("strategies", "leaning", COLUMNS, rows)


def bans(samples: Sequence[Sample], balanced: Sample) -> Table:
    """How one fares that may never take some thing, in rows like "building 7"."""
    rows = [
        Row(thing_of(sample.lone), _against_null(sample, balanced))
        for sample in samples
        if sample.lone is not None and WITHOUT in sample.lone and is_null(balanced, sample)
    ]
    return Table("bans", "thing", COLUMNS, rows)


def is_null(balanced: Sample, sample: Sample) -> bool:
    """Whether a sample is the same table with nobody who differs."""
    return (
        balanced.is_balanced
        and balanced.players == sample.players
        and (balanced.base, balanced.budget) == (sample.base, sample.budget)
    )


def _against_null(sample: Sample, balanced: Sample) -> dict[str, Cell]:
    """Against the same seats of the same deals, where those were played."""
    mine = sample.seats.filter(pl.col("bot") == sample.lone_bot)
    same = balanced.seats.join(mine.select("deal", "seat"), on=["deal", "seat"], how="semi")
    null = same if same.height >= mine.height else balanced.seats
    own = {title: sample.share(mine, won) for title, won in WINS.items()}
    usual = {title: balanced.share(null, won) for title, won in WINS.items()}
    cells: dict[str, Cell] = {"games": sample.size, "any": own["any"], "null": usual["any"]}
    cells["difference"] = own["any"] - usual["any"]
    for title in ("governor", "pirate_king"):
        cells[title] = own[title] - usual[title]
    return cells


def taste_of(kind: str, item: str) -> str:
    """What a bot without a thing has behind its name: "without-tile-market-2"."""
    return f"{WITHOUT}{kind}-{item.replace('.', '-')}"


def thing_of(taste: str) -> str:
    """The other way round: "tile market.2"."""
    kind, _, item = taste.rpartition(WITHOUT)[2].partition("-")
    return f"{kind} {item.replace('-', '.')}"
