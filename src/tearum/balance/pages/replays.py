"""Picks games that show what a report says, and stores them beside it as records."""

import re
from collections.abc import Callable
from pathlib import Path
from typing import Any, Final

import polars as pl

from tearum.balance.measures.dataset import Dataset
from tearum.balance.measures.findings import Replay
from tearum.balance.measures.game_flow import BEHIND, ROUNDS
from tearum.game import Record

FOLDER: Final = "replays"
COMEBACKS: Final = 3

Upload = Callable[[Record], str]  # puts a record on a server, and returns its address


class Replays:
    """Collects records as files, by path in the report's folder; each game once."""

    def __init__(self, upload: Upload | None = None) -> None:
        self.files: dict[str, str] = {}
        self._upload = upload
        self._stored: dict[tuple[Path, int], tuple[str, str | None]] = {}

    def two_of_item(self, dataset: Dataset, kind: str, item: str, helps: bool) -> list[Replay]:
        """Two who took the item and did better, or worse, than their chances were."""
        found = takers(dataset, kind, item, helps)
        best, others = found.row(0, named=True), found.slice(1)
        shown = [self._replay(dataset, best)]
        return [*shown, self._reuse(dataset, others)] if others.height else shown

    def one_of_item(self, dataset: Dataset, kind: str, item: str, helps: bool) -> Replay:
        """One of these, if possible in a game that is stored already."""
        return self._reuse(dataset, takers(dataset, kind, item, helps))

    def comebacks(self, dataset: Dataset) -> list[Replay]:
        """The winners who had been furthest behind, from their first choice afterwards."""
        low = (
            dataset.standings.filter(
                pl.col("won"), pl.col("any") < BEHIND, pl.col("round") < ROUNDS[-1]
            )
            .sort("any", "run", "game", "round")
            .unique(["run", "game"], keep="first", maintain_order=True)
            .head(COMEBACKS)
        )
        found = []
        for row in low.iter_rows(named=True):
            later = dataset.choices.filter(
                pl.col("run") == row["run"],
                pl.col("game") == row["game"],
                pl.col("round") > row["round"],
            )
            step = int(later["step"].min() or 0)  # type: ignore[arg-type]
            moment = {**row, "chance": row["any"], "any": True, "step": step}
            found.append(self._replay(dataset, moment))
        return found

    def _replay(self, dataset: Dataset, row: dict[str, Any]) -> Replay:
        file, address = self._store(dataset, row["run"], row["game"])
        chance = float("nan") if row["chance"] is None else float(row["chance"])
        return Replay(file, row["step"], row["seat"], chance, row["any"] is True, address)

    def _reuse(self, dataset: Dataset, found: pl.DataFrame) -> Replay:
        """From the better half, one whose game is stored already; otherwise the best one."""
        half = found.head((found.height + 1) // 2).iter_rows(named=True)
        stored = (row for row in half if self._is_stored(dataset, row))
        return self._replay(dataset, next(stored, found.row(0, named=True)))

    def _is_stored(self, dataset: Dataset, row: dict[str, Any]) -> bool:
        return (dataset.runs[row["run"]].folder, row["game"]) in self._stored

    def _store(self, dataset: Dataset, run: int, game: int) -> tuple[str, str | None]:
        folder = dataset.runs[run].folder
        if (folder, game) not in self._stored:
            record = dataset.record(run, game)
            file = self._free_name(folder, game)
            self.files[file] = record.dumps()
            address = self._upload(record) if self._upload is not None else None
            self._stored[folder, game] = file, address
        return self._stored[folder, game]

    def _free_name(self, folder: Path, game: int) -> str:
        """Named after its run; folders of several runs may have the same name."""
        name = re.sub(r"[^\w-]+", "_", folder.name, flags=re.ASCII)
        file, times = f"{FOLDER}/{name}-{game}.json", 1
        while file in self.files:
            times += 1
            file = f"{FOLDER}/{name}-{game}-{times}.json"
        return file


def takers(dataset: Dataset, kind: str, item: str, helps: bool) -> pl.DataFrame:
    """Who took an item, once per game: first those whose result differs most from their chance.

    Only winners of what helps and losers of what does not, unless there are none.
    """
    taken = dataset.choices.filter(pl.col("kind") == kind, pl.col("item") == item)
    telling = taken.filter(pl.col("any") == helps)
    return (
        (telling if telling.height else taken)
        .sort("chance", "run", "game", "step", descending=[not helps, False, False, False])
        .unique(["run", "game"], keep="first", maintain_order=True)
    )
