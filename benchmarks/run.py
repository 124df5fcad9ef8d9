"""Measures tearum and its peers side by side; writes the figures as JSON, a chart and a table.

    python -m benchmarks.run --peers PYTHON --repeats 15 --memory

Every contestant is a process that stays; repeats go round among them, so that a slow moment of the
machine meets all alike, and the median of each counts. Time is the processor's, on one core.
"""

import argparse
import json
import os
import subprocess
import sys
from collections import defaultdict
from collections.abc import Iterable
from pathlib import Path
from statistics import median

from benchmarks import report

HERE = Path(__file__).parent
ROOT = HERE.parent
START = """
import time
started = time.process_time()
import tearum
from tearum.edition import load
load("classic")
print(time.process_time() - started)
"""
COMPILED = ("random", "driven", "replay", "search", "copy", "trade")
PEERS = ("catanatron", "gin_rummy", "backgammon", "mcts gin_rummy", "mcts backgammon")
Samples = dict[str, list[dict[str, float]]]


class Contestant:
    def __init__(self, name: str, command: list[str], figures: Iterable[str], plain: bool) -> None:
        self.name = name
        self.figures = tuple(figures)
        self.process = subprocess.Popen(
            command,
            cwd=ROOT,
            env={**os.environ, "TEARUM_PLAIN": "1" if plain else "0"},
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        )

    def repeat(self, figure: str) -> dict[str, float]:
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        self.process.stdin.write(figure + "\n")
        self.process.stdin.flush()
        answer: dict[str, float] = json.loads(self.process.stdout.readline())
        return answer

    def leave(self) -> None:
        assert self.process.stdin is not None
        self.process.stdin.close()
        self.process.wait()


def contestants(peers: str) -> list[Contestant]:
    ours = [sys.executable, "-m", "benchmarks.ours"]
    theirs = [peers, str(HERE / "peers.py")]
    return [
        Contestant("compiled", ours, COMPILED, plain=False),
        Contestant("plain", ours, ("random",), plain=True),
        Contestant("peers", theirs, PEERS, plain=False),
    ]


def measure(peers: str, repeats: int) -> Samples:
    """All repeats of all figures, by contestant and figure; the first round only warms up."""
    samples: Samples = defaultdict(list)
    table = contestants(peers)
    for round_ in range(repeats + 1):
        for contestant in table:
            for figure in contestant.figures:
                sample = contestant.repeat(figure)
                if round_ > 0:
                    samples[f"{contestant.name} {figure}"].append(sample)
    for contestant in table:
        contestant.leave()
    return samples


def starting(repeats: int) -> float:
    """Seconds of a fresh process to import tearum and load an edition."""
    taken = []
    for _ in range(repeats):
        done = subprocess.run(
            [sys.executable, "-c", START], cwd=ROOT, capture_output=True, text=True, check=True
        )
        taken.append(float(done.stdout))
    return median(taken)


def memory() -> dict[str, dict[str, float]]:
    """Peak memory of each build over 100,000 games in one process."""
    found = {}
    for name, plain in (("compiled", False), ("plain", True)):
        command = [sys.executable, "-m", "benchmarks.ours"]
        contestant = Contestant(name, command, ("memory",), plain)
        found[name] = contestant.repeat("memory")
        contestant.leave()
    return found


def main() -> None:
    parser = argparse.ArgumentParser(prog="bench", description="Measure tearum and its peers.")
    parser.add_argument("--peers", required=True, help="the Python in which the peers live")
    parser.add_argument("--repeats", type=int, default=15)
    parser.add_argument("--memory", action="store_true", help="play 200,000 games more for memory")
    options = parser.parse_args()
    figures = report.figures(measure(options.peers, options.repeats), starting(options.repeats))
    if options.memory:
        figures["memory"] = memory()
    report.write(figures)


if __name__ == "__main__":
    main()
