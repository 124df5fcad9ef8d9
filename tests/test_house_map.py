"""The map in docs/architecture.md is what the sources import and what a move and a game walk."""

import os
import subprocess
import sys

from tests.house_map import PAGE, current_map

ROOT = PAGE.parents[1]


def test_the_map_is_current() -> None:
    """In a process of its own, on plain sources: calls of compiled functions can't be traced."""
    drawn = subprocess.run(
        [sys.executable, "-m", "tests.house_map", "--print"],
        cwd=ROOT,
        env={**os.environ, "TEARUM_PLAIN": "1"},
        capture_output=True,
        text=True,
        check=True,
    ).stdout
    assert current_map() == drawn, "Draw it again: TEARUM_PLAIN=1 python -m tests.house_map"
