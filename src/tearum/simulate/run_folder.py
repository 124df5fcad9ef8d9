"""A run on disk: `run.json` with its terms, and a folder for each chunk of its games.

A chunk is written beside its place and then renamed, so it is there whole or not at all. Its
`chunk.json` has the digests of its files: what a disk has spoilt is noticed and played again.
"""

import hashlib
import json
import re
import shutil
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from pathlib import Path
from re import Pattern
from typing import TYPE_CHECKING, Any, Final

from tearum.edition import Edition
from tearum.game.record import Record
from tearum.lab.finished_record import finished
from tearum.lab.folder_lock import locked
from tearum.lab.manifest import KeptError, check_head, read_head, write_head
from tearum.simulate.chunk import Chunk
from tearum.simulate.run_settings import FORMAT, Terms
from tearum.simulate.summary import Summary

if TYPE_CHECKING:
    import polars as pl

CHUNK: Final = re.compile(r"\d{7,}")  # its first game
HALF: Final = re.compile(r"\.\d{7,}")  # one that is being written
WORDS: Final = {
    "format": "files",
    "rules": "rules",
    "edition": "editions",
    "players": "numbers of players",
    "bots": "bots",
    "budget": "budgets",
    "seed": "seeds",
    "code": "versions of the bots",
}


@dataclass(frozen=True)
class Kept:
    """A chunk that lies in a folder, whole."""

    place: Path
    first: int
    count: int
    summary: Summary


class Folder:
    """Where a run keeps its chunks while it is played."""

    def __init__(self, place: Path) -> None:
        self.place = place
        self.head = place / "run.json"
        self.chunks = place / "chunks"
        self.damaged: list[Path] = []  # chunks, when the folder was opened
        self._kept: list[Kept] = []

    def open_for(self, terms: Terms, games: int) -> Summary:
        """Makes the folder, or goes on with it: the sum of the games that are there.

        How many games were asked for is kept beside the terms, so that the folder alone can say
        what is missing of it.
        """
        self.chunks.mkdir(parents=True, exist_ok=True)
        asked = 0
        if self.head.exists():
            check_head(self.head, terms.to_json(), WORDS)
            asked = asked_for(self.place)[1]
        elif chunk_places(self.place):
            raise KeptError(f"{self.chunks} has games, and {self.head.name} is not beside it.")
        if games > asked:
            write_head(self.head, {**terms.to_json(), "games": games})
        summary = Summary()
        for place in chunk_places(self.place):
            try:
                kept = whole(place)
            except KeptError:
                self.damaged.append(place)
            else:
                self._kept.append(kept)
                summary += kept.summary
        return summary

    @property
    def ranges(self) -> list[range]:
        """The games that were there when the folder was opened."""
        return [range(kept.first, kept.first + kept.count) for kept in self._kept]

    @contextmanager
    def writing(self) -> Iterator[None]:
        """While chunks are added nobody else may; what is damaged or half-written makes room."""
        with locked(self.place):
            if len(chunk_places(self.place)) != len(self._kept) + len(self.damaged):
                raise KeptError(f"Another command has written to {self.place}: begin again.")
            for half in _folders(self.chunks, HALF):
                shutil.rmtree(half)
            for place in self.damaged:
                self._set_aside(place)
            yield

    def _set_aside(self, place: Path) -> None:
        aside = self.place / "damaged"
        aside.mkdir(exist_ok=True)
        number = sum(1 for _ in aside.glob(f"{place.name}*"))
        place.rename(aside / f"{place.name}-{number}")

    def add(self, chunk: Chunk) -> None:
        name = f"{chunk.first:07}"
        beside = self.chunks / f".{name}"
        beside.mkdir()
        for file, content in chunk.files.items():
            (beside / file).write_bytes(content)
        told = {
            "first": chunk.first,
            "count": chunk.count,
            "files": {file: _digest(content) for file, content in chunk.files.items()},
            "summary": chunk.summary.to_counts(),
        }
        (beside / "chunk.json").write_text(json.dumps(told, separators=(",", ":")))
        beside.rename(self.chunks / name)


class Run:
    """A run, to be read. Needs the extra `lab`."""

    def __init__(self, place: Path | str) -> None:
        self.place = Path(place)
        self.terms, _ = asked_for(self.place)
        self._kept = [whole(found) for found in chunk_places(self.place)]
        if not self._kept:
            raise KeptError(f"{place} has no games yet.")
        self.games = sum(kept.count for kept in self._kept)

    @property
    def edition(self) -> Edition:
        return self.terms.edition

    @property
    def summary(self) -> Summary:
        summary = Summary()
        for kept in self._kept:
            summary += kept.summary
        return summary

    def frame(self, table: str) -> "pl.LazyFrame":
        """A table over all chunks, by game: games, players, choices, offers, standings, records."""
        import polars as pl

        return pl.scan_parquet([kept.place / f"{table}.parquet" for kept in self._kept])

    def record(self, game: int) -> Record:
        """A game as a record that stands alone."""
        import polars as pl

        for kept in self._kept:
            if kept.first <= game < kept.first + kept.count:
                records = pl.read_parquet(kept.place / "records.parquet")
                row = records.row(game - kept.first, named=True)
                return finished(self.edition, row["seats"], row["seed"], row["codes"])
        raise KeptError(f"{self.place} has no game {game}.")


def asked_for(run: Path) -> tuple[Terms, int]:
    """The terms of a run, and how many games it is to have."""
    head = run / "run.json"
    if not head.exists():
        raise KeptError(f"{run} is no run: it has no run.json.")
    told = read_head(head)
    if told.get("format") != FORMAT:
        raise KeptError(f"{run} is no run of format {FORMAT}.")
    try:
        return Terms.from_json(told), int(told.get("games", 0))
    except (KeyError, TypeError, ValueError, AttributeError) as error:
        raise KeptError(f"{head} can't be read: something is missing.") from error


def chunk_places(run: Path) -> list[Path]:
    return _folders(run / "chunks", CHUNK)


def _folders(chunks: Path, name: Pattern[str]) -> list[Path]:
    """Those of this name; whatever else somebody's system leaves there is none of ours."""
    return sorted(place for place in chunks.glob("*") if name.fullmatch(place.name))


def whole(place: Path) -> Kept:
    """The chunk of a folder, whose files are all as they were written."""
    with suppress(OSError, ValueError, KeyError, TypeError, AttributeError):
        told: dict[str, Any] = json.loads((place / "chunk.json").read_text())
        files = told["files"]
        if files and all(
            _digest((place / file).read_bytes()) == digest for file, digest in files.items()
        ):
            return Kept(place, told["first"], told["count"], Summary(told["summary"]))
    raise KeptError(
        f"{place} is damaged: tearum simulate --out {place.parent.parent} plays it again."
    )


def _digest(content: bytes) -> str:
    return hashlib.sha256(content).hexdigest()
