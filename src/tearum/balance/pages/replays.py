"""Games that show what a report is about, kept beside it as records."""

import re
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Final

import polars as pl

from tearum.balance.measures.dataset import Dataset
from tearum.balance.measures.game_flow import BEHIND, ROUNDS
from tearum.game import Record

FOLDER: Final = "replays"
COMEBACKS: Final = 3

Send = Callable[[Record], str]  # puts a record where it can be watched, and says the address


@dataclass(frozen=True)
class Replay:
    """A moment of a game: a seat, what chance it had, and whether it won a title."""

    file: str
    step: int
    seat: int
    chance: float
    won: bool
    address: str | None

    @property
    def link(self) -> str:
        return f"{self.address or self.file}?step={self.step}&seat={self.seat}"


class Replays:
    """Gathers records as files, by their paths in the report's folder; each game once."""

    def __init__(self, send: Send | None = None) -> None:
        self.files: dict[str, str] = {}
        self._send = send
        self._kept: dict[tuple[Path, int], tuple[str, str | None]] = {}

    def of_thing(self, dataset: Dataset, kind: str, item: str, helps: bool) -> list[Replay]:
        """Two who took it and did better, or worse, than they stood: the most telling first."""
        found = takers(dataset, kind, item, helps)
        best, others = found.row(0, named=True), found.slice(1)
        shown = [self._moment(dataset, best)]
        return [*shown, self._shared(dataset, others)] if others.height else shown

    def one_of_thing(self, dataset: Dataset, kind: str, item: str, helps: bool) -> Replay:
        """One of these, in a game that may show something else as well."""
        return self._shared(dataset, takers(dataset, kind, item, helps))

    def comebacks(self, dataset: Dataset) -> list[Replay]:
        """The winners who had been furthest behind, from the first choice of the round after."""
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
            found.append(self._moment(dataset, moment))
        return found

    def _moment(self, dataset: Dataset, row: dict[str, object]) -> Replay:
        run, game, step, seat = (int(str(row[key])) for key in ("run", "game", "step", "seat"))
        file, address = self._keep(dataset, run, game)
        chance = float(str(row["chance"])) if row["chance"] is not None else float("nan")
        return Replay(file, step, seat, chance, row["any"] is True, address)

    def _shared(self, dataset: Dataset, found: pl.DataFrame) -> Replay:
        """Of the more telling half, one whose game is kept already; else the most telling."""
        half = found.head((found.height + 1) // 2).iter_rows(named=True)
        kept = (row for row in half if self._is_kept(dataset, row))
        return self._moment(dataset, next(kept, found.row(0, named=True)))

    def _is_kept(self, dataset: Dataset, row: dict[str, object]) -> bool:
        return (dataset.runs[int(str(row["run"]))].folder, row["game"]) in self._kept

    def _keep(self, dataset: Dataset, run: int, game: int) -> tuple[str, str | None]:
        place = dataset.runs[run].folder
        if (place, game) not in self._kept:
            whole = dataset.record(run, game)
            file = self._file(place, game)
            self.files[file] = whole.dumps()
            address = self._send(whole) if self._send is not None else None
            self._kept[place, game] = file, address
        return self._kept[place, game]

    def _file(self, place: Path, game: int) -> str:
        """After its run, whose folder may have the name of another one's."""
        name = re.sub(r"[^\w-]+", "_", place.name, flags=re.ASCII)
        file, times = f"{FOLDER}/{name}-{game}.json", 1
        while file in self.files:
            times += 1
            file = f"{FOLDER}/{name}-{game}-{times}.json"
        return file


def takers(dataset: Dataset, kind: str, item: str, helps: bool) -> pl.DataFrame:
    """Who took a thing, once a game: those first who did furthest from how they stood.

    Only winners of what helps and losers of what does not, unless there are none.
    """
    taken = dataset.choices.filter(pl.col("kind") == kind, pl.col("item") == item)
    telling = taken.filter(pl.col("any") == helps)
    return (
        (telling if telling.height else taken)
        .sort("chance", "run", "game", "step", descending=[not helps, False, False, False])
        .unique(["run", "game"], keep="first", maintain_order=True)
    )
