"""The sides of action tiles that offer a choice ("/"), as things to be taken like any other.

A run notes with each use of a tile which side was taken. Here a use is a chance for every side of
that tile, and the side taken is a choice of its own: `harbor.3.2`, the second of Harbor's tile 3.
"""

from collections.abc import Iterator

import polars as pl

from tearum.balance.kinds import SIDE
from tearum.edition import Edition
from tearum.edition.effect import Effect


def tiles_of(edition: Edition, players: int) -> Iterator[tuple[str, Effect]]:
    """The action tiles of the sides in play, as runs call them."""
    for board in edition.components.board:
        tiles = board.tiles_4p if players == 4 else board.tiles_23p
        for number, effect in enumerate(tiles, 1):
            yield f"{board.id}.{number}", effect


def with_sides(
    frames: dict[str, pl.DataFrame], edition: Edition, players: int
) -> dict[str, pl.DataFrame]:
    """The same tables, in which choices and offers know the sides of tiles too."""
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
