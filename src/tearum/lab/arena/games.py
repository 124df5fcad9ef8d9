"""The arena: plays pairings in several processes and yields the games as they finish.

What a game comes to depends on its pairing alone, never on which process played it or when.
"""

import hashlib
import inspect
import multiprocessing
import signal
from collections.abc import Generator, Iterable, Iterator, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from time import process_time

import tearum.bots
from tearum.bots import Budget, bot_named
from tearum.edition import Edition, parse
from tearum.engine.tables import Tables
from tearum.lab.arena.kept import Played
from tearum.lab.arena.pairing import Pairing
from tearum.lab.match import play


@dataclass(frozen=True)
class Task:
    """All that a process needs to know to play a game."""

    pairing: Pairing
    edition: str  # its source
    budget: Budget


def games(
    pairings: Iterable[Pairing], edition: Edition, budget: Budget, jobs: int
) -> Generator[Played, None, None]:
    """Plays the pairings; close the iterator to stop early."""
    tasks = (Task(pairing, edition.source, budget) for pairing in pairings)
    if jobs == 1:
        yield from map(play_task, tasks)
        return
    # A spawned process shares nothing with this one, on every system.
    context = multiprocessing.get_context("spawn")
    pool = ProcessPoolExecutor(jobs, mp_context=context, initializer=_leave_stopping_to_parent)
    try:
        yield from _as_they_finish(pool, tasks, ahead=2 * jobs)
    finally:
        pool.shutdown(wait=False, cancel_futures=True)
        for process in multiprocessing.active_children():
            process.terminate()


def _as_they_finish(
    pool: ProcessPoolExecutor, tasks: Iterator[Task], ahead: int
) -> Iterator[Played]:
    """Never submits far ahead, so that stopping early wastes little."""
    waiting: set[Future[Played]] = set()
    more = True
    while True:
        while more and len(waiting) < ahead:
            task = next(tasks, None)
            if task is None:
                more = False
            else:
                waiting.add(pool.submit(play_task, task))
        if not waiting:
            return
        done, waiting = wait(waiting, return_when=FIRST_COMPLETED)
        for future in done:
            yield future.result()


def _leave_stopping_to_parent() -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)


def play_task(task: Task) -> Played:
    started = process_time()
    # Fresh bots for every game: nothing is carried from one to the next.
    bots = [bot_named(name) for name in task.pairing.seats]
    pairing = task.pairing
    match = play(_tables(task.edition), bots, pairing.seed, task.budget, pairing.seats)
    return Played.of(pairing, match, process_time() - started)


@cache
def _tables(source: str) -> Tables:
    return parse(source.encode(), "the arena's edition").tables


def fingerprint(bots: Sequence[str]) -> str:
    """Changes whenever the code of the bots does: games of different bots are never mixed."""
    room = Path(tearum.bots.__file__).parent
    files = {file for file in room.rglob("*") if file.suffix in (".py", ".json")}
    for name in bots:
        if ":" in name:
            files.add(Path(inspect.getfile(type(bot_named(name)))))
    digest = hashlib.sha256()
    for file in sorted(files, key=lambda file: file.name):
        digest.update(file.name.encode() + b"\0" + file.read_bytes() + b"\0")
    return digest.hexdigest()[:16]
