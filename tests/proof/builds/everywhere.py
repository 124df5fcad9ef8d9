"""Compares the same games on both builds, under other hash seeds and on every newer Python.

python -m tests.proof.builds.everywhere --random 5000 --greedy 6 --jobs 2
"""

import argparse
import os
import sys
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path

from tearum import build
from tests.proof.builds.checkout import newer_pythons, output


@dataclass(frozen=True)
class Way:
    """One way to run the games: a build, a hash seed and a Python."""

    name: str
    python: Path = Path(sys.executable)
    environment: dict[str, str] = field(default_factory=dict)

    def games(self, random: int, greedy: int, jobs: int = 1) -> str:
        """The hashes of the games, a line each."""
        counts = ("--random", str(random), "--greedy", str(greedy), "--jobs", str(jobs))
        program = ("-m", "tests.proof.builds.hashes", *counts)
        return output(*program, python=str(self.python), **self.environment)


PLAIN = Way("plain", environment={"TEARUM_PLAIN": "1", "PYTHONHASHSEED": "1"})
ANOTHER_SEED = Way(
    "plain, hash seed 12345", environment={"TEARUM_PLAIN": "1", "PYTHONHASHSEED": "12345"}
)
COMPILED = Way("compiled, hash seed 2", environment={"PYTHONHASHSEED": "2"})


def newer() -> Iterator[Way]:
    for version, python in newer_pythons().items():
        yield Way(f"plain, Python {version}", python, {"TEARUM_PLAIN": "1"})


def main() -> None:
    parser = argparse.ArgumentParser(prog="everywhere", description=__doc__.splitlines()[0])
    parser.add_argument("--random", type=int, default=5000)
    parser.add_argument("--greedy", type=int, default=6)
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    options = parser.parse_args()
    if not build.folder().is_dir():
        sys.exit("There is no compiled build of these sources: `make compile` makes one.")
    games = (options.random, options.greedy, options.jobs)
    expected = PLAIN.games(*games)
    print(f"plain, hash seed 1: {len(expected.splitlines()):,} games", flush=True)
    for way in (COMPILED, ANOTHER_SEED, *newer()):
        if way.games(*games) != expected:
            sys.exit(f"{way.name}: other games")
        print(f"{way.name}: the same", flush=True)


if __name__ == "__main__":
    main()
