"""Measures `tearum simulate`: games a second, what recording costs, whether it grows as it should.

    python -m benchmarks.simulate

Everything but the cost of recording is measured on the command itself, from its start to its end.
The table goes to docs/lab.md.
"""

import argparse
import os
import subprocess
import sys
import tempfile
import time
from dataclasses import dataclass
from datetime import date
from pathlib import Path
from statistics import median

from benchmarks.report import machine, put
from tearum.bots import bot_named
from tearum.build import compiled
from tearum.edition import load
from tearum.lab.match import play
from tearum.lab.run.chunk import Chunk
from tearum.lab.run.folder import Folder
from tearum.lab.run.frames import parquet
from tearum.lab.run.recorder import Recorder
from tearum.lab.run.rows import Rows
from tearum.lab.run.summary import Summary
from tearum.lab.run.terms import Terms

PAGE = Path(__file__).parent.parent / "docs" / "lab.md"
GAMES = {"random": 2000, "greedy": 400}  # of four players: about twenty seconds of one core


@dataclass(frozen=True)
class Took:
    seconds: float
    megabytes: float  # of memory, of the largest process


def command(bot: str, games: int, jobs: int) -> Took:
    """One run of the command, kept in a folder."""
    with tempfile.TemporaryDirectory() as folder:
        asked = ("--bots", bot, "--games", str(games), "--jobs", str(jobs), "--json")
        began = time.perf_counter()
        process = subprocess.Popen(
            [sys.executable, "-m", "tearum", "simulate", *asked, "--out", f"{folder}/run"],
            stdout=subprocess.DEVNULL,
        )
        _, status, used = os.wait4(process.pid, 0)
        process.returncode = os.waitstatus_to_exitcode(status)
        assert process.returncode == 0
        return Took(time.perf_counter() - began, used.ru_maxrss / 1024)


@dataclass(frozen=True)
class Cost:
    """Seconds of the processor for some games."""

    playing: float
    rows: float  # and their sum
    files: float

    @property
    def on_top_of_playing(self) -> float:
        return (self.rows + self.files) / self.playing

    @property
    def on_top_of_the_summary(self) -> float:
        return self.files / (self.playing + self.rows)


def recording(bot: str, games: int) -> Cost:
    """What it takes to play, to write rows and to keep them as files, in chunks of 50 games."""
    edition = load("classic")
    terms = Terms.of(edition, 4, [bot])
    recorder = Recorder(edition.tables)
    playing = noting = keeping = 0.0
    with tempfile.TemporaryDirectory() as place:
        folder = Folder(Path(place))
        folder.open_for(terms)
        for first in range(0, games, 50):
            rows, summary = Rows(), Summary()
            for game in range(first, first + 50):
                seats, seed = terms.seats_of(game), terms.seed_of(game)
                bots = [bot_named(name) for name in seats]
                start = time.process_time()
                match = play(edition.tables, bots, seed, terms.budget, seats)
                played = time.process_time()
                recorder.add(rows, game, seed, seats, match)
                playing += played - start
                noting += time.process_time() - played
            start = time.process_time()
            summary.add(rows)
            noted = time.process_time()
            folder.add(Chunk(first, 50, summary, parquet(rows), 0.0))
            noting += noted - start
            keeping += time.process_time() - noted
    return Cost(playing, noting, keeping)


def measure(repeats: int) -> list[str]:
    table = ["| figure, games of four | target | random | greedy |", "|---|---|---|---|"]
    one, two, cost, kept, grown = {}, {}, {}, {}, {}
    for bot, games in GAMES.items():
        one[bot] = median(games / command(bot, games, 1).seconds for _ in range(repeats))
        two[bot] = median(games / command(bot, games, 2).seconds for _ in range(repeats))
        costs = [recording(bot, games // 4) for _ in range(repeats)]
        cost[bot] = median(cost.on_top_of_playing for cost in costs)
        kept[bot] = median(cost.on_top_of_the_summary for cost in costs)
        few, many = command(bot, games // 5, 1), command(bot, 2 * games, 1)
        grown[bot] = few, many

    def row(figure: str, target: str, told: dict[str, str]) -> None:
        table.append(f"| {figure} | {target} | {told['random']} | {told['greedy']} |")

    row("games a second, one process", "", {bot: f"{n:.1f}" for bot, n in one.items()})
    row("games a second, two processes", "", {bot: f"{n:.1f}" for bot, n in two.items()})
    efficiency = {bot: f"{two[bot] / one[bot] / 2:.0%}" for bot in GAMES}
    row("efficiency of two against one", "", efficiency)
    row("recording, on top of playing", "15%", {bot: f"{n:.1%}" for bot, n in cost.items()})
    row("`--out`, on top of the summary", "15%", {bot: f"{n:.1%}" for bot, n in kept.items()})
    times = {bot: f"{many.seconds / few.seconds:.1f} times" for bot, (few, many) in grown.items()}
    row("time for ten times the games", "10 times", times)
    peaks = {
        bot: f"{few.megabytes:.0f} MB, then {many.megabytes:.0f} MB"
        for bot, (few, many) in grown.items()
    }
    row("memory for that, one process", "flat", peaks)
    return table


def main() -> None:
    parser = argparse.ArgumentParser(prog="bench", description="Measure tearum simulate.")
    parser.add_argument("--repeats", type=int, default=3)
    options = parser.parse_args()
    assert compiled(), "compile first: make compile"
    load_ = os.getloadavg()[0]
    head = f"{date.today().isoformat()}, on {machine()}; load {load_:.1f} when it began."
    put(PAGE, [head, "", *measure(options.repeats)])


if __name__ == "__main__":
    main()
