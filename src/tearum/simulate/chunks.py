"""A chunk: consecutive games of a run, played by one process."""

from dataclasses import dataclass, field
from functools import cache
from time import perf_counter

from tearum.bots import BotFault, bot_named
from tearum.lab.fingerprint import fingerprint
from tearum.lab.match import play_match
from tearum.messages.explained_error import ExplainedError
from tearum.simulate.recorder import Recorder
from tearum.simulate.rows import GameTables
from tearum.simulate.run_settings import RunSettings, edition_of
from tearum.simulate.summary import Summary


class BotVersionError(ExplainedError, RuntimeError):
    """A process has another version of the bots."""


@dataclass(frozen=True)
class ChunkTask:
    """Everything that a process needs to play a chunk."""

    settings: RunSettings
    first: int
    count: int
    with_files: bool = True  # otherwise only the summary comes back

    @property
    def games(self) -> range:
        return range(self.first, self.first + self.count)


@dataclass(frozen=True)
class Chunk:
    """Games that were played: their summary, and their tables as files."""

    first: int
    count: int
    summary: Summary
    files: dict[str, bytes]
    seconds: float  # that it took
    faults: dict[str, BotFault] = field(default_factory=dict)  # the first of each failing bot


def play_chunk(task: ChunkTask) -> Chunk:
    settings = task.settings
    if _fingerprint(settings.bots) != settings.code:
        raise BotVersionError("bots-other-version")
    started = perf_counter()
    tables = GameTables()
    faults: dict[str, BotFault] = {}
    for game in task.games:
        _play_game(tables, faults, settings, game)
    summary = Summary()
    summary.add(tables)
    files = _files(tables) if task.with_files else {}
    return Chunk(task.first, task.count, summary, files, perf_counter() - started, faults)


def _play_game(
    tables: GameTables, faults: dict[str, BotFault], settings: RunSettings, game: int
) -> None:
    seats, seed = settings.seats_of(game), settings.seed_of(game)
    # New bots for every game: nothing is carried over from one to the next.
    bots = [bot_named(name) for name in seats]
    match = play_match(settings.edition.tables, bots, seed, settings.budget, seats)
    _recorder(settings.source).add(tables, game, seed, seats, match)
    for name, faults_of_seat in zip(seats, match.faults, strict=True):
        if faults_of_seat:
            faults.setdefault(name, faults_of_seat[0])


def _files(tables: GameTables) -> dict[str, bytes]:
    from tearum.simulate.data_frames import parquet_files  # only stored runs need polars

    return parquet_files(tables)


@cache
def _recorder(source: str) -> Recorder:
    return Recorder(edition_of(source).tables)


_fingerprint = cache(fingerprint)
