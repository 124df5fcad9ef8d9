"""Lets every bot of the house play whole games against itself, and counts its faults.

    python -m tests.proof.bots --games 200 --nodes 400 --jobs 2

Prints a table, and ends with 1 where a bot has lost a move. Games are dealt by their number and
budgets are in nodes, so a fault can be looked at again: its bot, players and seed are printed.
"""

import argparse
import os
import sys
import time
from collections import defaultdict
from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import cache

from tearum import build
from tearum.bots import Budget, bot_named, bot_names
from tearum.edition import load
from tearum.engine.edition_tables import EditionTables
from tearum.lab.match import play_match
from tearum.lab.processes import map_unordered

PLAYERS = (2, 3, 4)
CHUNK = 10  # games that a process plays in a row
BETWEEN = 15  # seconds between two words about how far it is


@dataclass(frozen=True)
class Task:
    bot: str
    players: int
    seeds: range
    nodes: int


@dataclass
class Played:
    """What games of one bot came to."""

    games: int = 0
    decisions: int = 0
    seconds: float = 0.0
    faults: list[str] = field(default_factory=list)

    def __iadd__(self, other: "Played") -> "Played":
        self.games += other.games
        self.decisions += other.decisions
        self.seconds += other.seconds
        self.faults += other.faults
        return self


@cache
def tables() -> EditionTables:
    return load("classic").tables


def play_task(task: Task) -> tuple[Task, Played]:
    found = Played()
    for seed in task.seeds:
        seats = [task.bot] * task.players
        bots = [bot_named(name) for name in seats]
        match = play_match(tables(), bots, seed, Budget(nodes=task.nodes), seats)
        found += Played(1, sum(match.decisions), sum(match.seconds))
        found.faults += [
            f"{task.players} players, seed {seed}: {fault.text()}"
            for faults in match.faults
            for fault in faults
        ]
    return task, found


def tasks(bots: list[str], games: int, nodes: int) -> Iterator[Task]:
    for bot in bots:
        for players in PLAYERS:
            for first in range(0, games, CHUNK):
                yield Task(bot, players, range(first, min(first + CHUNK, games)), nodes)


def table(found: dict[str, dict[int, Played]]) -> Iterator[str]:
    """As Markdown, a row for each bot."""
    yield "| bot | games of 2, 3 and 4 | decisions | ms a decision | faults |"
    yield "|---|---|---|---|---|"
    for bot, by_players in found.items():
        total = Played()
        for played in by_players.values():
            total += played
        games = ", ".join(str(by_players[players].games) for players in PLAYERS)
        pace = 1000 * total.seconds / max(1, total.decisions)
        yield f"| `{bot}` | {games} | {total.decisions:,} | {pace:.2f} | {len(total.faults)} |"


def main() -> None:
    parser = argparse.ArgumentParser(prog="bots", description=(__doc__ or "").splitlines()[0])
    parser.add_argument("bots", nargs="*", help="all of the house, if none is named")
    parser.add_argument("--games", type=int, default=200, help="of each bot, with 2, 3 and 4")
    parser.add_argument("--nodes", type=int, default=400, help="that a bot may look at in a turn")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    options = parser.parse_args()
    bots = options.bots or bot_names()
    found: dict[str, dict[int, Played]] = {bot: defaultdict(Played) for bot in bots}
    started = reported = time.perf_counter()
    done, of = 0, len(bots) * len(PLAYERS) * options.games
    try:
        for task, played in map_unordered(
            play_task, tasks(bots, options.games, options.nodes), options.jobs
        ):
            found[task.bot][task.players] += played
            done += played.games
            if time.perf_counter() - reported > BETWEEN:
                reported = time.perf_counter()
                print(f"{done:,} of {of:,} games", file=sys.stderr, flush=True)
    except KeyboardInterrupt:
        print("Stopped early: this is what was played.", file=sys.stderr)
    print("\n".join(table(found)))
    how = "compiled" if build.compiled() else "plain"
    seconds = time.perf_counter() - started
    print(f"\n{done:,} games, {how}, {options.nodes} nodes a turn, {seconds:.0f} s.")
    faults = [f for by_players in found.values() for p in by_players.values() for f in p.faults]
    if faults or done < of:
        sys.exit("\n".join(faults[:20]) or 1)


if __name__ == "__main__":
    main()
