"""The kinds of items that players take.

The sides of a tile that offers a choice ("/") are items too. A run stores with each use of a tile
which side was taken. Here a use is a chance for every side of that tile, and the side taken is a
choice of its own: `harbor.3.2` is the second side of Harbor's tile 3.
"""

from collections.abc import Iterator
from typing import Final

import polars as pl

from tearum.edition import Edition
from tearum.edition.phrases.effect import Effect

SIDE: Final = "side"
KINDS: Final = (
    "building",
    "captain",
    "contract",
    "ship",
    "ship_row",
    "tile",
    SIDE,
    "alternative",
    "step",
    "endowment",
    "allegiance",
    "wish",
)
SEQUELS: Final = {"captain": "activated", "allegiance": "proven"}  # what can follow later
UNCHOSEN: Final = ("step",)  # nobody picks one: players who are far along differ from others
DEALT: Final = "endowment"  # nobody chooses it, so there is no share of chances


def tiles_of(edition: Edition, players: int) -> Iterator[tuple[str, Effect]]:
    """The action tiles in play, named as in the tables of a run."""
    for board in edition.components.board:
        tiles = board.tiles_4p if players == 4 else board.tiles_23p
        for number, effect in enumerate(tiles, 1):
            yield f"{board.id}.{number}", effect


def with_sides(
    frames: dict[str, pl.DataFrame], edition: Edition, players: int
) -> dict[str, pl.DataFrame]:
    """The same tables, with the sides of tiles added to choices and offers."""
    sides = [
        (tile, side)
        for tile, effect in tiles_of(edition, players)
        for side in range(1, len(effect.options) + 1)
        if len(effect.options) > 1
    ]
    known = pl.DataFrame(sides, schema={"item": pl.String, "option": pl.Int32}, orient="row")
    kind, item = pl.lit(SIDE).alias("kind"), pl.format("{}.{}", "item", "option").alias("item")
    uses = frames["choices"].filter(pl.col("kind") == "tile", pl.col("option").is_not_null())
    offers = uses.group_by("run", "game", "item").agg(n=pl.len()).join(known, on="item")
    return {
        **frames,
        "choices": pl.concat([frames["choices"], uses.with_columns(kind, item)]),
        "offers": pl.concat(
            [frames["offers"], offers.select("run", "game", kind, item, "n")],
            how="diagonal_relaxed",
        ),
    }
