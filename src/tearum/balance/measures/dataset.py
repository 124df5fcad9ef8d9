"""Datasets: the games of one or more runs with the same edition, bots and number of players."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Final

import polars as pl

from tearum.balance.measures.item_kinds import KINDS, SEQUELS, with_sides
from tearum.bots import Budget
from tearum.edition import Edition
from tearum.game.record import Record
from tearum.lab import estimate
from tearum.lab.estimate import Estimate, Floats, Ints
from tearum.messages.explained_error import ExplainedError
from tearum.simulate.run_folder import Run, chunk_folders

TABLES: Final = ("games", "players", "choices", "offers", "standings", "flows")
GAME_KEY: Final = ["run", "game"]
CHOICE_COLUMNS: Final = ("game", "step", "round", "seat", "kind", "item", "chance", "option")


class DatasetError(ExplainedError, ValueError):
    """Runs that can't be reported on together."""


@dataclass(frozen=True, eq=False)
class Dataset:
    """The tables of the runs, with a column `run` and a column `deal` added.

    Equal seeds are the same deal in all datasets that are read together, so that estimates of two
    datasets can be compared in pairs.
    """

    players: int
    bots: tuple[str, ...]  # in seat order; they change seats from game to game
    budget: Budget
    code: str  # the fingerprint of the bots' code
    edition: Edition
    runs: tuple[Run, ...]
    frames: dict[str, pl.DataFrame]
    deals: int  # of all datasets together

    @property
    def games(self) -> pl.DataFrame:
        return self.frames["games"]

    @property
    def seats(self) -> pl.DataFrame:
        """A row for each player of each game."""
        return self.frames["players"]

    @property
    def offers(self) -> pl.DataFrame:
        return self.frames["offers"]

    @property
    def choices(self) -> pl.DataFrame:
        """With the column `any`: whether the player who chose won a title."""
        return self.frames["choices"]

    @property
    def standings(self) -> pl.DataFrame:
        """With the column `won`: whether the seat won a title."""
        return self.frames["standings"]

    @property
    def flows(self) -> pl.DataFrame:
        """With the column `any`: whether the seat won a title."""
        return self.frames["flows"]

    @property
    def size(self) -> int:
        """How many games."""
        return self.games.height

    @property
    def base(self) -> str:
        """The bot in most seats; of two bots, the one with fewer preferences in its name."""
        return max(self.bots, key=lambda bot: (self.bots.count(bot), -len(bot)))

    @property
    def lone(self) -> str | None:
        """The preference of the one seat that differs from the others: `red` of `greedy/red`."""
        other = self.lone_bot
        if other is None:
            return None
        if other.startswith(f"{self.base}/"):
            return other.removeprefix(f"{self.base}/")
        name, _, preference = other.partition("/")
        return preference if preference and name == self.base.partition("/")[0] else None

    @property
    def lone_bot(self) -> str | None:
        """The bot in that seat."""
        others = [bot for bot in self.bots if bot != self.base]
        return others[0] if len(others) == 1 else None

    @property
    def is_balanced(self) -> bool:
        """Whether all seats have the same bot."""
        return len(set(self.bots)) == 1

    def record(self, run: int, game: int) -> Record:
        return self.runs[run].record(game)

    # Estimates from columns, clustered by deal

    def mean(self, frame: pl.DataFrame, column: str | pl.Expr) -> Estimate:
        """Of a count, so never below 0."""
        found = estimate.mean(deal_of(frame), values_of(frame, column), self.deals)
        return replace(found, minimum=0.0)

    def share(self, frame: pl.DataFrame, column: str | pl.Expr) -> Estimate:
        return estimate.as_share(self.mean(frame, column))

    def sums(self, frame: pl.DataFrame, column: str | pl.Expr) -> Floats:
        """The sum of a column, by deal."""
        return estimate.by_deal(deal_of(frame), values_of(frame, column), self.deals)


def deal_of(frame: pl.DataFrame) -> Ints:
    return frame["deal"].to_numpy()


def values_of(frame: pl.DataFrame, column: str | pl.Expr) -> Floats:
    expression = pl.col(column) if isinstance(column, str) else column
    return frame.select(expression.cast(pl.Float64).alias("value"))["value"].to_numpy()


def read_datasets(folders: Sequence[Path | str]) -> list[Dataset]:
    """The datasets of some runs and of their experiments, in order; one edition only."""
    runs = [Run(folder) for folder in folders]
    runs += [Run(folder) for run in runs for folder in experiment_folders(run.folder)]
    for run in runs[1:]:
        if run.edition.hash != runs[0].edition.hash:
            one, other = str(runs[0].folder), str(run.folder)
            raise DatasetError("runs-other-editions", one=one, other=other)
    return pool_runs(runs)


def experiment_folders(run: Path) -> list[Path]:
    """The experiments that were made from a run and have games (see `Experiments`)."""
    return sorted(
        folder
        for kind in ("bans", "strategies")
        for folder in run.glob(f"{kind}/*")
        if chunk_folders(folder)
    )


def pool_runs(runs: Sequence[Run]) -> list[Dataset]:
    """Puts runs of the same settings together; equal seeds are the same deal everywhere."""
    groups: dict[tuple[object, ...], list[Run]] = {}
    for run in runs:
        settings = run.settings
        key = settings.players, settings.bots, settings.budget, settings.code, run.edition.hash
        same = groups.setdefault(key, [])
        for other in same:
            if other.settings.seed == settings.seed:
                folders = {"one": str(other.folder), "other": str(run.folder)}
                raise DatasetError("runs-same-games", **folders)
        same.append(run)
    seeds = [run.frame("games").select("seed").collect() for run in runs]
    numbers = pl.concat(seeds).unique().sort("seed").with_row_index("deal")
    numbers = numbers.with_columns(pl.col("deal").cast(pl.Int64))
    return [_dataset(group, numbers) for group in groups.values()]


def _dataset(runs: Sequence[Run], numbers: pl.DataFrame) -> Dataset:
    settings = runs[0].settings
    frames = {
        table: pl.concat([_read(run, table).with_columns(run=i) for i, run in enumerate(runs)])
        for table in TABLES
    }
    frames["games"] = frames["games"].join(numbers, on="seed", how="left")
    return Dataset(
        players=settings.players,
        bots=settings.bots,
        budget=settings.budget,
        code=settings.code,
        edition=runs[0].edition,
        runs=tuple(runs),
        frames=completed(with_sides(frames, runs[0].edition, settings.players)),
        deals=numbers.height,
    )


def completed(frames: dict[str, pl.DataFrame]) -> dict[str, pl.DataFrame]:
    """Adds the deal of each game, and who won, to the other tables."""
    deals = frames["games"].select(*GAME_KEY, "deal")
    for table in TABLES[1:]:
        frames[table] = frames[table].join(deals, on=GAME_KEY, how="left")
    won = frames["players"].select(*GAME_KEY, "seat", "any")
    seat = [*GAME_KEY, "seat"]
    for table in ("choices", "flows"):
        frames[table] = frames[table].join(won, on=seat, how="left")
    frames["standings"] = frames["standings"].join(won.rename({"any": "won"}), on=seat, how="left")
    for table in ("choices", "offers"):  # few values, millions of rows
        names = pl.col("kind", "item").cast(pl.Categorical)
        frames[table] = frames[table].with_columns(names)
    return frames


def _read(run: Run, table: str) -> pl.DataFrame:
    """The part of a table that is needed: choices and offers are by far the largest."""
    frame = run.frame(table)
    known = pl.col("kind").is_in([*KINDS, *SEQUELS.values()])
    if table == "choices":
        frame = frame.filter(known).select(CHOICE_COLUMNS)
    elif table == "offers":
        frame = frame.filter(known).group_by("game", "kind", "item").agg(pl.col("n").sum())
    return frame.collect()
