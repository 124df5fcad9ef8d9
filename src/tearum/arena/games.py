"""Plays pairings in several processes and yields the games as they finish.

The result of a game depends on its pairing alone, never on which process played it or when.
"""

from collections.abc import Generator, Iterable
from dataclasses import dataclass
from functools import cache
from time import process_time

from tearum.arena.arena_store import PlayedGame
from tearum.arena.pairing import Pairing
from tearum.bots import Budget, bot_named
from tearum.edition import Edition, parse
from tearum.engine.edition_tables import EditionTables
from tearum.lab.match import play_match
from tearum.lab.processes import map_unordered


@dataclass(frozen=True)
class GameTask:
    """Everything that a process needs to play a game."""

    pairing: Pairing
    edition: str  # its source
    budget: Budget


def games(
    pairings: Iterable[Pairing], edition: Edition, budget: Budget, jobs: int
) -> Generator[PlayedGame, None, None]:
    """Plays the pairings; close the iterator to stop early."""
    tasks = (GameTask(pairing, edition.source, budget) for pairing in pairings)
    return map_unordered(play_task, tasks, jobs)


def play_task(task: GameTask) -> PlayedGame:
    started = process_time()
    # New bots for every game: nothing is carried over from one to the next.
    bots = [bot_named(name) for name in task.pairing.seats]
    pairing = task.pairing
    match = play_match(_tables(task.edition), bots, pairing.seed, task.budget, pairing.seats)
    return PlayedGame.of(pairing, match, process_time() - started)


@cache
def _tables(source: str) -> EditionTables:
    return parse(source.encode(), "the arena's edition").tables
