"""How well somebody stood when they chose: the chance of a title, as these games teach it.

The value function of the bots is where it begins, but what it misjudges (stars, say) must not count
as the merit of a card. So for each round winning is regressed on its estimate and on what the
player held at the end of the round before, against the others at the table.
"""

from typing import Final

import numpy as np
import polars as pl

from tearum.lab.balance.sample import Sample, values_of
from tearum.lab.figure import Floats

HELD: Final = (
    "governor",  # the estimated chances of the two titles, then
    "pirate_king",
    "blue",
    "red",
    "money",
    "buildings",
    "captains",
    "contracts",
    "population",
    "reputation",
)
FEWEST: Final = 200  # choices of a round that a regression is made from


def standing(sample: Sample, choices: pl.DataFrame) -> Floats:
    """For each choice; nan where no chance was estimated."""
    before = sample.standings.select(
        "run",
        "game",
        "seat",
        (pl.col("round") + 1).alias("round"),
        *(
            (pl.col(key) - pl.col(key).mean().over("run", "game", "round")).alias(f"ahead_{key}")
            for key in HELD
        ),
    )
    rows = choices.select("run", "game", "seat", "round", "chance", "any").join(
        before, on=["run", "game", "seat", "round"], how="left", maintain_order="left"
    )
    chance, won = values_of(rows, pl.col("chance").fill_null(float("nan"))), values_of(rows, "any")
    ahead = [values_of(rows, pl.col(f"ahead_{key}").fill_null(0.0)) for key in HELD]
    parts = np.column_stack([np.ones_like(chance), chance, chance**2, *ahead])
    found = chance.copy()
    for number in np.unique(rows["round"].to_numpy()):
        mine = (rows["round"].to_numpy() == number) & ~np.isnan(chance)
        if mine.sum() >= FEWEST:
            slopes, *_ = np.linalg.lstsq(parts[mine], won[mine], rcond=None)
            found[mine] = parts[mine] @ slopes
    return found
