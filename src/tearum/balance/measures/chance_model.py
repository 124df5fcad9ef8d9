"""The chance of a title that a player had when choosing, fitted to the games themselves.

The value function of the bots may misjudge something (stars, say), and that must not count as an
effect of a card. So for each round, winning is regressed on the estimated chance and on what the
player had at the end of the round before, relative to the others at the table.
"""

from functools import cached_property
from typing import Final

import numpy as np
import polars as pl

from tearum.balance.measures.dataset import Dataset, values_of
from tearum.lab.estimate import Floats

PREDICTORS: Final = (
    "governor",  # the estimated chances of the two titles
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
FEWEST: Final = 200  # turns of a round that a regression needs
SEAT_AND_ROUND: Final = ["run", "game", "seat", "round"]


class ChanceModel:
    """Fitted to all turns of a dataset in which something was taken."""

    def __init__(self, dataset: Dataset) -> None:
        self._sample = dataset

    def predict(self, choices: pl.DataFrame) -> Floats:
        """The chance at each choice; nan where no chance was estimated."""
        design, rounds = self._design(choices), choices["round"].to_numpy()
        found: Floats = design[:, 1].copy()
        for number, coefficients in self._coefficients.items():
            mine = rounds == number
            found[mine] = design[mine] @ coefficients
        return found

    @cached_property
    def _coefficients(self) -> dict[int, Floats]:
        """By round."""
        choices = self._sample.choices
        found: dict[int, Floats] = {}
        for number in choices["round"].unique().to_list():
            mine = (pl.col("round") == number) & pl.col("chance").is_not_null()
            part = choices.lazy().filter(mine).select(*SEAT_AND_ROUND, "chance", "any")
            turns = part.unique(maintain_order=True).collect()  # for reproducible reports
            if turns.height >= FEWEST:
                won = values_of(turns, "any")
                coefficients, *_ = np.linalg.lstsq(self._design(turns), won, rcond=None)
                found[int(number)] = coefficients.astype(np.float64)
        return found

    def _design(self, choices: pl.DataFrame) -> Floats:
        """The design matrix: a row of predictors for each choice."""
        rows = choices.select(*SEAT_AND_ROUND, "chance").join(
            self._relative_holdings, on=SEAT_AND_ROUND, how="left", maintain_order="left"
        )
        chance = values_of(rows, pl.col("chance").fill_null(float("nan")))
        holdings = [values_of(rows, pl.col(key).fill_null(0.0)) for key in PREDICTORS]
        return np.column_stack([np.ones_like(chance), chance, chance**2, *holdings])

    @cached_property
    def _relative_holdings(self) -> pl.DataFrame:
        """What each seat had at the end of the round before, less the mean of the table."""
        table = ["run", "game", "round"]
        return self._sample.standings.select(
            "run",
            "game",
            "seat",
            (pl.col("round") + 1).alias("round"),
            *(pl.col(key) - pl.col(key).mean().over(table) for key in PREDICTORS),
        )
