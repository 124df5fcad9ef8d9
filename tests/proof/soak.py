"""Plays very many games under watch and lists what they have met.

    python -m tests.proof.soak --random 1000000 --greedy 20000 --least 50 --jobs 2 \\
        --keep build/soak.json --page docs/soak.md

Games are dealt by their number, so a broken law can be looked at again: its players and seed are
reported. With `--least`, everything listed must have been met at least that often. What has been
played is kept in a file: the same command goes on where it was stopped.
"""

import argparse
import json
import os
import platform
import signal
import sys
import time
from collections.abc import Iterator
from dataclasses import dataclass
from datetime import date
from functools import cache
from multiprocessing import Pool
from pathlib import Path
from typing import Any

from tearum import build
from tearum.bots import bot_named, question_for
from tearum.edition import load
from tearum.engine.core import new_game, to_move
from tearum.engine.edition_tables import EditionTables
from tearum.game.record import write_whole
from tearum.game.seeds import deal_streams, stream
from tests.proof.native.laws import LAWS
from tests.proof.native.tally import COUNTS, Tally
from tests.proof.native.watch import Watch
from tests.proof.tallied import Count, listed, page

EVERY = 8  # decisions between two looks at the dearest laws
BETWEEN = 15  # seconds between two words about how far it is


class BrokenLaw(AssertionError):  # noqa: N818  (it is the law that is broken)
    """A game has reached an impossible state."""


@dataclass(frozen=True)
class Chunk:
    """Some games of one kind, with the seeds from `first` up to, not with, `end`."""

    policy: str  # "random" or "greedy"
    players: int
    first: int
    end: int

    @property
    def name(self) -> str:
        return f"{self.policy} {self.players} {self.first}"


class Sum:
    """What has been played so far; kept in a file, where one is named."""

    def __init__(self, asked: list[int], file: Path | None) -> None:
        self.asked = asked  # how many random and greedy games
        self.file = file
        self.done: set[str] = set()  # names of chunks
        self.games = 0
        self.decisions = 0
        self.seconds = 0.0
        self.counts = [0] * COUNTS
        if file is not None and file.exists():
            self._take_up(json.loads(file.read_text()))

    def _take_up(self, kept: dict[str, Any]) -> None:
        if kept["build"] != build.folder().name or kept["asked"] != self.asked:
            sys.exit(f"{self.file} is of another soak, or of other sources: remove it first.")
        self.done = set(kept["done"])
        self.games, self.decisions = kept["games"], kept["decisions"]
        self.seconds, self.counts = kept["seconds"], kept["counts"]

    def add(self, chunk: Chunk, decisions: int, counts: list[int]) -> None:
        self.done.add(chunk.name)
        self.games += chunk.end - chunk.first
        self.decisions += decisions
        self.counts = [a + b for a, b in zip(self.counts, counts, strict=True)]

    def keep(self) -> None:
        if self.file is not None:
            kept = {name: value for name, value in vars(self).items() if name != "file"}
            kept |= {"build": build.folder().name, "done": sorted(self.done)}
            write_whole(self.file, json.dumps(kept))


@cache
def tables() -> EditionTables:
    return load("classic").tables


def play(chunk: Chunk) -> tuple[Chunk, int, list[int]]:
    """The chunk again, how many decisions its games took, and what they met."""
    tally, decisions = Tally(), 0
    bot = bot_named("greedy")
    for seed in range(chunk.first, chunk.end):
        state = new_game(tables(), chunk.players, deal_streams(seed), [])
        watch = Watch(state, tally, EVERY)
        if chunk.policy == "random":
            watch.play_at_random(stream(seed, "soak"))
        else:
            while not watch.broken and (seat := int(to_move(state))) >= 0:
                watch.play(bot.choose(question_for(state, seat)).action)
        decisions += int(watch.decisions)
        if watch.broken:
            raise BrokenLaw(
                f"{LAWS[watch.broken]}: not so in the {chunk.policy} game of {chunk.players} "
                f"players with seed {seed}, after {watch.decisions} decisions."
            )
    return chunk, decisions, tally.numbers()


def chunks(policy: str, games: int, size: int) -> Iterator[Chunk]:
    """Games in equal parts for 2, 3 and 4 players."""
    for players in (2, 3, 4):
        share = games // 3 + (1 if games % 3 > players - 2 else 0)
        for first in range(0, share, size):
            yield Chunk(policy, players, first, min(first + size, share))


def leave_interrupts_to_the_parent() -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)


def soak(total: Sum, jobs: int) -> None:
    """Plays what is still to be played; BrokenLaw if a game breaks a law."""
    random, greedy = total.asked
    # The long games first, so that no process is left alone with them at the end.
    work = [*chunks("greedy", greedy, 20), *chunks("random", random, 500)]
    work = [chunk for chunk in work if chunk.name not in total.done]
    before, started = total.seconds, time.perf_counter()
    reported = started
    with Pool(jobs, initializer=leave_interrupts_to_the_parent) as pool:
        for chunk, decisions, counts in pool.imap_unordered(play, work):
            total.add(chunk, decisions, counts)
            now = time.perf_counter()
            total.seconds = before + now - started
            if now - reported > BETWEEN:
                reported = now
                total.keep()
                print(f"{total.games:,} of {random + greedy:,} games", file=sys.stderr, flush=True)
    total.keep()


def report(lines: list[Count], least: int) -> list[str]:
    """Prints the lines; says which were met too seldom."""
    width = max(len(line.what) for line in lines)
    for line in lines:
        print(f"{line.what:<{width}}  {line.met:>12,}")
    return [line.what for line in lines if line.met < least]


def summary(total: Sum) -> str:
    how = "compiled" if build.compiled() else "plain"
    return (
        f"{total.asked[0]:,} random and {total.asked[1]:,} greedy games on the {how} engine,\n"
        f"{total.decisions:,} decisions in all, broke none of its laws."
    )


def write_page(file: Path, summary: str, lines: list[Count]) -> None:
    head = [
        "# What the soak test covered",
        "",
        f"{summary} Played on {date.today()} with Python {platform.python_version()}.",
        "",
        "`python -m tests.proof.soak` writes this page. [Testing](testing.md) lists the laws that",
        "it checks.",
    ]
    write_whole(file, "\n".join([*head, *page(lines)]) + "\n")


def main() -> None:
    parser = argparse.ArgumentParser(prog="soak", description="Play very many games under watch.")
    parser.add_argument("--random", type=int, default=1_000_000)
    parser.add_argument("--greedy", type=int, default=20_000)
    parser.add_argument("--least", type=int, default=50)
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--keep", type=Path, help="the file to resume from")
    parser.add_argument("--page", type=Path, help="the list, as Markdown")
    options = parser.parse_args()
    total = Sum([options.random, options.greedy], options.keep)
    try:
        soak(total, options.jobs)
    except BrokenLaw as broken:
        sys.exit(str(broken))
    except KeyboardInterrupt:
        total.keep()
        sys.exit("Stopped. " + ("The same command resumes." if options.keep else ""))
    lines = listed(total.counts)
    seldom = report(lines, options.least)
    print(f"{summary(total)} It took {total.seconds:.0f} s with {options.jobs} at a time.")
    if options.page is not None:
        write_page(options.page, summary(total), lines)
    if seldom:
        sys.exit(f"Met less than {options.least} times: {', '.join(seldom)}.")


if __name__ == "__main__":
    main()
