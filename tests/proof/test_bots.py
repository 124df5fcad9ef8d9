"""A fiftieth of `python -m tests.proof.bots`, and that it notices a bot that breaks."""

import subprocess
import sys

import pytest

from tearum.bots import bot_names
from tests.proof.builds.checkout import ROOT, environment, output

pytestmark = pytest.mark.proof


@pytest.mark.usefixtures("compiled")
def test_every_bot_plays_whole_games_without_a_fault() -> None:
    table = output("-m", "tests.proof.bots", "--games", "4", "--nodes", "200", "--jobs", "2")
    rows = [line.split("|")[1:-1] for line in table.splitlines()[2 : 2 + len(bot_names())]]
    assert [(row[0].strip(" `"), row[1].strip(), row[4].strip()) for row in rows] == [
        (name, "4, 4, 4", "0") for name in bot_names()
    ]


class Thrower:
    def choose(self, question: object) -> None:
        raise RuntimeError("lost my hat")


@pytest.mark.usefixtures("compiled")
def test_a_bot_that_breaks_is_named_with_its_game() -> None:
    bot = "tests.proof.test_bots:Thrower"
    done = subprocess.run(
        [sys.executable, "-m", "tests.proof.bots", bot, "--games", "1", "--jobs", "1"],
        cwd=ROOT,
        env=environment(),
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 1
    assert "2 players, seed 0: " + bot in done.stderr
    assert "lost my hat" in done.stderr
