"""How well somebody stood when they chose: the chance of a title, as these games teach it.

The value function of the bots is where it begins, but what it misjudges (stars, say) must not count
as the merit of a card. So for each round winning is regressed on its estimate and on what the
player held at the end of the round before, against the others at the table.
"""

from functools import cached_property
from typing import Final

import numpy as np
import polars as pl

from tearum.balance.measures.dataset import Dataset, values_of
from tearum.lab.estimate import Floats

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
FEWEST: Final = 200  # turns of a round that a regression is made from
SEAT_OF_ROUND: Final = ["run", "game", "seat", "round"]


class ChanceModel:
    """Learnt from every turn of a dataset in which something was taken."""

    def __init__(self, dataset: Dataset) -> None:
        self._sample = dataset

    def of(self, choices: pl.DataFrame) -> Floats:
        """For each choice; nan where no chance was estimated."""
        parts, rounds = self._parts(choices), choices["round"].to_numpy()
        found: Floats = parts[:, 1].copy()
        for number, slopes in self._slopes.items():
            mine = rounds == number
            found[mine] = parts[mine] @ slopes
        return found

    @cached_property
    def _slopes(self) -> dict[int, Floats]:
        """By round."""
        choices = self._sample.choices
        found: dict[int, Floats] = {}
        for number in choices["round"].unique().to_list():
            mine = (pl.col("round") == number) & pl.col("chance").is_not_null()
            part = choices.lazy().filter(mine).select(*SEAT_OF_ROUND, "chance", "any")
            turns = part.unique(maintain_order=True).collect()  # the same report every time
            if turns.height >= FEWEST:
                won = values_of(turns, "any")
                slopes, *_ = np.linalg.lstsq(self._parts(turns), won, rcond=None)
                found[int(number)] = slopes.astype(np.float64)
        return found

    def _parts(self, choices: pl.DataFrame) -> Floats:
        """What winning is regressed on, for each choice."""
        rows = choices.select(*SEAT_OF_ROUND, "chance").join(
            self._held, on=SEAT_OF_ROUND, how="left", maintain_order="left"
        )
        chance = values_of(rows, pl.col("chance").fill_null(float("nan")))
        held = [values_of(rows, pl.col(key).fill_null(0.0)) for key in HELD]
        return np.column_stack([np.ones_like(chance), chance, chance**2, *held])

    @cached_property
    def _held(self) -> pl.DataFrame:
        """At the end of the round before, against the mean of the table."""
        table = ["run", "game", "round"]
        return self._sample.standings.select(
            "run",
            "game",
            "seat",
            (pl.col("round") + 1).alias("round"),
            *(pl.col(key) - pl.col(key).mean().over(table) for key in HELD),
        )
