"""A chunk: some games in a row, played by one process from the first to the last."""

from dataclasses import dataclass, field
from functools import cache
from time import perf_counter

from tearum.bots import bot_named
from tearum.lab.fingerprint import fingerprint
from tearum.lab.match import play
from tearum.simulate.recorder import Recorder
from tearum.simulate.rows import Rows
from tearum.simulate.run_settings import Terms, edition_of
from tearum.simulate.summary import Summary


class OtherCodeError(RuntimeError):
    """A process has other bots than the one that asked. The message says so, in one sentence."""


@dataclass(frozen=True)
class Task:
    """All that a process needs to know to play a chunk."""

    terms: Terms
    first: int
    count: int
    kept: bool = True  # as files; else only the summary comes back

    @property
    def games(self) -> range:
        return range(self.first, self.first + self.count)


@dataclass(frozen=True)
class Chunk:
    """Games that were played: their sum, and their tables as files."""

    first: int
    count: int
    summary: Summary
    files: dict[str, bytes]
    seconds: float  # that it took
    # Of bots that broke: how for the first time, in words.
    faults: dict[str, str] = field(default_factory=dict)


def play_chunk(task: Task) -> Chunk:
    terms = task.terms
    if _fingerprint(terms.bots) != terms.code:
        raise OtherCodeError(
            "A process has other code for the bots than the run was begun with: "
            "install the same tearum everywhere."
        )
    began = perf_counter()
    rows = Rows()
    faults: dict[str, str] = {}
    for game in task.games:
        _play(rows, faults, terms, game)
    summary = Summary()
    summary.add(rows)
    files = _files(rows) if task.kept else {}
    return Chunk(task.first, task.count, summary, files, perf_counter() - began, faults)


def _play(rows: Rows, faults: dict[str, str], terms: Terms, game: int) -> None:
    seats, seed = terms.seats_of(game), terms.seed_of(game)
    # Fresh bots for every game: nothing is carried from one to the next.
    bots = [bot_named(name) for name in seats]
    match = play(terms.edition.tables, bots, seed, terms.budget, seats)
    _recorder(terms.source).add(rows, game, seed, seats, match)
    for name, lost in zip(seats, match.faults, strict=True):
        if lost:
            faults.setdefault(name, lost[0].text())


def _files(rows: Rows) -> dict[str, bytes]:
    from tearum.simulate.data_frames import parquet  # only a run that is kept needs polars

    return parquet(rows)


@cache
def _recorder(source: str) -> Recorder:
    return Recorder(edition_of(source).tables)


_fingerprint = cache(fingerprint)
