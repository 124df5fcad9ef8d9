"""Plays very many games under watch and lists what they have met.

    python -m tests.proof.soak --random 1000000 --greedy 20000 --least 100

Games are dealt by their number, so a broken law can be looked at again: its players and seed are
told. With `--least`, everything listed must have been met at least that often.
"""

import argparse
import os
import sys
import time
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from functools import cache

from tearum import build
from tearum.bots import ask, bot_named
from tearum.edition import load
from tearum.engine.core import new_game, to_move
from tearum.engine.tables import Tables
from tearum.game.seeds import luck, stream
from tests.proof.native.laws import LAWS
from tests.proof.native.tally import COUNTS, Tally
from tests.proof.native.watch import Watch
from tests.proof.tallied import Line, listed

EVERY = 8  # decisions between two looks at the dearest laws


class BrokenLaw(AssertionError):  # noqa: N818  (it is the law that is broken)
    """A game has come to a state that must not be."""


@dataclass(frozen=True)
class Chunk:
    """Some games of one kind, with the seeds from `first` up to, not with, `end`."""

    policy: str  # "random" or "greedy"
    players: int
    first: int
    end: int


@cache
def tables() -> Tables:
    return load("classic").tables


def play(chunk: Chunk) -> tuple[int, list[int]]:
    """How many decisions the games of a chunk took, and what they met."""
    tally, decisions = Tally(), 0
    bot = bot_named("greedy")
    for seed in range(chunk.first, chunk.end):
        state = new_game(tables(), chunk.players, luck(seed), [])
        watch = Watch(state, tally, EVERY)
        if chunk.policy == "random":
            watch.play_at_random(stream(seed, "soak"))
        else:
            while not watch.broken and (seat := int(to_move(state))) >= 0:
                watch.play(bot.choose(ask(state, seat)).action)
        decisions += int(watch.decisions)
        if watch.broken:
            raise BrokenLaw(
                f"{LAWS[watch.broken]}: not so in the {chunk.policy} game of {chunk.players} "
                f"players with seed {seed}, after {watch.decisions} decisions."
            )
    return decisions, tally.numbers()


def chunks(policy: str, games: int, size: int) -> Iterator[Chunk]:
    """Games in equal parts for 2, 3 and 4 players."""
    for players in (2, 3, 4):
        share = games // 3 + (1 if games % 3 > players - 2 else 0)
        for first in range(0, share, size):
            yield Chunk(policy, players, first, min(first + size, share))


def soak(random: int, greedy: int, processes: int) -> tuple[int, list[int]]:
    """Plays all games; BrokenLaw if one of them breaks a law."""
    # The long games first, so that no process is left alone with them at the end.
    work = [*chunks("greedy", greedy, 20), *chunks("random", random, 500)]
    decisions, total = 0, [0] * COUNTS
    with ProcessPoolExecutor(processes) as pool:
        for taken, counts in pool.map(play, work):
            decisions += taken
            total = [a + b for a, b in zip(total, counts, strict=True)]
    return decisions, total


def report(lines: list[Line], least: int) -> list[str]:
    """Prints the lines; says which were met too seldom."""
    width = max(len(line.what) for line in lines)
    for line in lines:
        print(f"{line.what:<{width}}  {line.met:>12,}")
    return [line.what for line in lines if line.met < least]


def main() -> None:
    parser = argparse.ArgumentParser(prog="soak", description="Play very many games under watch.")
    parser.add_argument("--random", type=int, default=1_000_000)
    parser.add_argument("--greedy", type=int, default=20_000)
    parser.add_argument("--least", type=int, default=100)
    parser.add_argument("--processes", type=int, default=os.cpu_count() or 1)
    options = parser.parse_args()
    started = time.perf_counter()
    try:
        decisions, counts = soak(options.random, options.greedy, options.processes)
    except BrokenLaw as broken:
        sys.exit(str(broken))
    seldom = report(listed(counts), options.least)
    how = "compiled" if build.compiled() else "plain"
    print(
        f"{options.random:,} random and {options.greedy:,} greedy games, {decisions:,} decisions, "
        f"{how}, {time.perf_counter() - started:.0f} s: no law broken."
    )
    if seldom:
        sys.exit(f"Met less than {options.least} times: {', '.join(seldom)}.")


if __name__ == "__main__":
    main()
