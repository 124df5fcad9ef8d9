"""Measures `tearum simulate`: games per second, the cost of recording, and how it scales.

    python -m benchmarks.simulate

Everything but bare play is measured on the command itself, from its start to its end. Costs are in
CPU seconds, which depend less on what else is running. The table is written to docs/lab.md.
"""

import argparse
import os
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from dataclasses import dataclass
from datetime import date
from pathlib import Path
from statistics import median

from benchmarks.report import machine, put
from tearum.bots import bot_named
from tearum.build import compiled
from tearum.edition import load
from tearum.lab.match import play_match
from tearum.simulate.chunks import Chunk
from tearum.simulate.data_frames import parquet_files
from tearum.simulate.recorder import Recorder
from tearum.simulate.rows import GameTables
from tearum.simulate.run_folder import RunFolder
from tearum.simulate.run_settings import RunSettings
from tearum.simulate.summary import Summary

PAGE = Path(__file__).parent.parent / "docs" / "lab.md"
GAMES = {"random": 1000, "greedy": 200}  # of four players: about ten seconds of one core
CHUNK = 100  # games, about as many as a chunk of the command has


@dataclass(frozen=True)
class Cost:
    seconds: float
    cpu: float  # seconds
    megabytes: float  # of memory, in the largest process


def command(bot: str, games: int, jobs: int = 1, *, out: bool = True) -> Cost:
    """The cost of one run of the command, stored in a folder by default."""
    with tempfile.TemporaryDirectory() as folder:
        asked = ["--bots", bot, "--games", str(games), "--jobs", str(jobs), "--json"]
        if out:
            asked += ["--out", f"{folder}/run"]
        began = time.perf_counter()
        process = subprocess.Popen(
            [sys.executable, "-m", "tearum", "simulate", *asked], stdout=subprocess.DEVNULL
        )
        _, status, used = os.wait4(process.pid, 0)
        process.returncode = os.waitstatus_to_exitcode(status)
        assert process.returncode == 0
        took = time.perf_counter() - began
    return Cost(took, used.ru_utime + used.ru_stime, used.ru_maxrss / 1024)


def cost_of_out(bot: str, games: int) -> float:
    """What `--out` adds to the same command, as a share of its cost."""
    without = command(bot, games, out=False)
    return command(bot, games).cpu / without.cpu - 1


def cost_of_recording(bot: str, games: int) -> float:
    """What rows, summary and files add to games that are only played, as a share of these."""
    edition = load("classic")
    settings = RunSettings.of(edition, 4, [bot])
    recorder = Recorder(edition.tables)
    playing = recording = 0.0
    with tempfile.TemporaryDirectory() as place:
        folder = RunFolder(Path(place))
        folder.open_for(settings, games)
        for first in range(0, games, CHUNK):
            rows, summary = GameTables(), Summary()
            for game in range(first, first + CHUNK):
                seats, seed = settings.seats_of(game), settings.seed_of(game)
                bots = [bot_named(name) for name in seats]
                start = time.process_time()
                match = play_match(edition.tables, bots, seed, settings.budget, seats)
                played = time.process_time()
                recorder.add(rows, game, seed, seats, match)
                playing += played - start
                recording += time.process_time() - played
            start = time.process_time()
            summary.add(rows)
            folder.add(Chunk(first, CHUNK, summary, parquet_files(rows), 0.0))
            recording += time.process_time() - start
    return recording / playing


def measure(bot: str, repeats: int) -> dict[tuple[str, str], str]:
    """What was measured, by figure and target."""
    games = GAMES[bot]

    def middle(what: str, figure: Callable[[], float]) -> float:
        print(f"{bot}: {what} ...", file=sys.stderr)
        return median(figure() for _ in range(repeats))

    one = middle("one process", lambda: games / command(bot, games, 1).seconds)
    two = middle("two processes", lambda: games / command(bot, games, 2).seconds)
    start = middle("start", lambda: command(bot, 1).seconds)
    out = middle("--out", lambda: cost_of_out(bot, games))
    bare = middle("bare play", lambda: cost_of_recording(bot, games // 2))
    print(f"{bot}: ten times the games ...", file=sys.stderr)
    few, many = command(bot, games), command(bot, 10 * games)
    growth = (many.seconds - start) / (few.seconds - start)
    return {
        ("games per second, one process", ""): f"{one:.1f}",
        ("games per second, two processes", ""): f"{two:.1f}",
        ("efficiency of two against one", ""): f"{two / one / 2:.0%}",
        ("`--out`, on top of the same command without it", "15%"): f"{out:.1%}",
        ("rows, summary and files, on top of bare play", "15%"): f"{bare:.1%}",
        ("time for ten times the games", "10 times"): f"{growth:.1f} times",
        ("memory for that, one process", "flat"): (
            f"{few.megabytes:.0f} MB, then {many.megabytes:.0f} MB"
        ),
        ("start of the command, taken off that time", ""): f"{start:.1f} s",
    }


def table(repeats: int) -> list[str]:
    found = {bot: measure(bot, repeats) for bot in GAMES}
    lines = [f"| figure, games of four | target | {' | '.join(GAMES)} |", "|---|---|---|---|"]
    for figure, target in found["random"]:
        cells = " | ".join(found[bot][figure, target] for bot in GAMES)
        lines.append(f"| {figure} | {target} | {cells} |")
    return lines


def main() -> None:
    parser = argparse.ArgumentParser(prog="bench", description="Measure tearum simulate.")
    parser.add_argument("--repeats", type=int, default=3)
    options = parser.parse_args()
    assert compiled(), "compile first: make compile"
    load_ = os.getloadavg()[0]
    head = f"{date.today().isoformat()}, on {machine()}; load {load_:.1f} when it began."
    put(PAGE, [head, "", *table(options.repeats)])


if __name__ == "__main__":
    main()
