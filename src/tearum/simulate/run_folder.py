"""A run on disk: `run.json` with its settings, and a folder for each chunk of its games.

A chunk is written under another name and then renamed, so it is there whole or not at all. Its
`chunk.json` has the digests of its files: a damaged chunk is noticed and played again.
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
from tearum.lab.folder_lock import lock_folder
from tearum.lab.game_record import record_of_game
from tearum.lab.manifest import FolderError, check_manifest, read_manifest, write_manifest
from tearum.simulate.chunks import Chunk
from tearum.simulate.run_settings import FORMAT, RunSettings
from tearum.simulate.summary import Summary

if TYPE_CHECKING:
    import polars as pl

MANIFEST: Final = "run.json"
CHUNK: Final = re.compile(r"\d{7,}")  # its first game
UNFINISHED: Final = re.compile(r"\.\d{7,}")


@dataclass(frozen=True)
class StoredChunk:
    """A whole chunk on disk."""

    folder: Path
    first: int
    count: int
    summary: Summary


class RunFolder:
    """The folder of a run while it is played."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.manifest = folder / MANIFEST
        self.chunks = folder / "chunks"
        self.damaged: list[Path] = []  # chunks, found when the folder was opened
        self._stored: list[StoredChunk] = []

    def open_for(self, settings: RunSettings, games: int) -> Summary:
        """Makes the folder, or resumes the run in it; the summary of the games already there.

        How many games were asked for is stored beside the settings, so that the folder alone can
        say what is missing.
        """
        self.chunks.mkdir(parents=True, exist_ok=True)
        asked = 0
        if self.manifest.exists():
            check_manifest(self.manifest, settings.to_json())
            asked = read_run_settings(self.folder)[1]
        elif chunk_folders(self.folder):
            raise FolderError("folder-no-manifest", folder=str(self.chunks), manifest=MANIFEST)
        if games > asked:
            write_manifest(self.manifest, {**settings.to_json(), "games": games})
        summary = Summary()
        for folder in chunk_folders(self.folder):
            try:
                stored = read_chunk(folder)
            except FolderError:
                self.damaged.append(folder)
            else:
                self._stored.append(stored)
                summary += stored.summary
        return summary

    @property
    def ranges(self) -> list[range]:
        """The games that were there when the folder was opened."""
        return [range(stored.first, stored.first + stored.count) for stored in self._stored]

    @contextmanager
    def writing(self) -> Iterator[None]:
        """Locks the folder while chunks are added; damaged and unfinished ones are moved away."""
        with lock_folder(self.folder):
            if len(chunk_folders(self.folder)) != len(self._stored) + len(self.damaged):
                raise FolderError("folder-changed", folder=str(self.folder))
            for unfinished in _folders(self.chunks, UNFINISHED):
                shutil.rmtree(unfinished)
            for damaged in self.damaged:
                self._set_aside(damaged)
            yield

    def _set_aside(self, chunk: Path) -> None:
        aside = self.folder / "damaged"
        aside.mkdir(exist_ok=True)
        number = sum(1 for _ in aside.glob(f"{chunk.name}*"))
        chunk.rename(aside / f"{chunk.name}-{number}")

    def add(self, chunk: Chunk) -> None:
        name = f"{chunk.first:07}"
        unfinished = self.chunks / f".{name}"
        unfinished.mkdir()
        for file, content in chunk.files.items():
            (unfinished / file).write_bytes(content)
        description = {
            "first": chunk.first,
            "count": chunk.count,
            "files": {file: _digest(content) for file, content in chunk.files.items()},
            "summary": chunk.summary.to_counts(),
        }
        (unfinished / "chunk.json").write_text(json.dumps(description, separators=(",", ":")))
        unfinished.rename(self.chunks / name)


class Run:
    """A run, to be read. Needs the extra `lab`."""

    def __init__(self, folder: Path | str) -> None:
        self.folder = Path(folder)
        self.settings, _ = read_run_settings(self.folder)
        self._stored = [read_chunk(found) for found in chunk_folders(self.folder)]
        if not self._stored:
            raise FolderError("folder-empty", folder=str(folder))
        self.games = sum(stored.count for stored in self._stored)

    @property
    def edition(self) -> Edition:
        return self.settings.edition

    @property
    def summary(self) -> Summary:
        summary = Summary()
        for stored in self._stored:
            summary += stored.summary
        return summary

    def frame(self, table: str) -> "pl.LazyFrame":
        """A table over all chunks, by game; `tearum.simulate.rows` declares them."""
        import polars as pl

        return pl.scan_parquet([stored.folder / f"{table}.parquet" for stored in self._stored])

    def record(self, game: int) -> Record:
        """A game as a record that can be replayed on its own."""
        import polars as pl

        for stored in self._stored:
            if stored.first <= game < stored.first + stored.count:
                records = pl.read_parquet(stored.folder / "records.parquet")
                row = records.row(game - stored.first, named=True)
                return record_of_game(self.edition, row["seats"], row["seed"], row["codes"])
        raise FolderError("folder-no-game", folder=str(self.folder), number=str(game))


def read_run_settings(run: Path) -> tuple[RunSettings, int]:
    """The settings of a run, and how many games it is to have."""
    file = run / MANIFEST
    if not file.exists():
        raise FolderError("folder-not-run", folder=str(run), manifest=MANIFEST)
    found = read_manifest(file)
    if found.get("format") != FORMAT:
        raise FolderError("folder-other-format", folder=str(run), format=FORMAT)
    try:
        return RunSettings.from_json(found), int(found.get("games", 0))
    except (KeyError, TypeError, ValueError, AttributeError) as error:
        raise FolderError("folder-incomplete", file=str(file)) from error


def chunk_folders(run: Path) -> list[Path]:
    return _folders(run / "chunks", CHUNK)


def _folders(chunks: Path, name: Pattern[str]) -> list[Path]:
    """Those of this name; other files that a system leaves there are ignored."""
    return sorted(folder for folder in chunks.glob("*") if name.fullmatch(folder.name))


def read_chunk(folder: Path) -> StoredChunk:
    """The chunk of a folder; FolderError unless all of its files are as they were written."""
    with suppress(OSError, ValueError, KeyError, TypeError, AttributeError):
        found: dict[str, Any] = json.loads((folder / "chunk.json").read_text())
        files = found["files"]
        if files and all(
            _digest((folder / file).read_bytes()) == digest for file, digest in files.items()
        ):
            return StoredChunk(folder, found["first"], found["count"], Summary(found["summary"]))
    raise FolderError("folder-damaged", folder=str(folder), run=str(folder.parent.parent))


def _digest(content: bytes) -> str:
    return hashlib.sha256(content).hexdigest()
