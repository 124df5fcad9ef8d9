"""A bot of one's own that is broken: one sentence, wherever its name can be typed."""

import json
import subprocess
import sys
from pathlib import Path

import pytest

from .conftest import Command

SOURCES = {
    "half_written": "class Bot\n    pass\n",
    "unlucky": "1 / 0\n",
    "fussy": "class Bot:\n    def __init__(self):\n        raise OSError('no weights')\n",
}


@pytest.mark.parametrize("module", SOURCES)
@pytest.mark.parametrize(
    "arguments",
    [
        ["simulate", "--games", "1", "--bots"],
        ["arena", "greedy"],
        ["play", "--players", "2", "--names", "Anna", "--bots"],
    ],
)
def test_a_bot_that_cannot_be_loaded_is_reported_in_one_line(
    tearum: Command,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    arguments: list[str],
    module: str,
) -> None:
    (tmp_path / f"{module}.py").write_text(SOURCES[module], encoding="utf-8")
    monkeypatch.chdir(tmp_path)
    monkeypatch.syspath_prepend(tmp_path)
    result = tearum(*arguments, f"{module}:Bot")
    assert result.status == 2
    assert result.err.startswith(f"tearum: The bot '{module}:Bot' can’t be loaded: ")
    assert f"({module}.py, line " in result.err
    assert result.err.count("\n") == 1


CHATTY = """\
print("hello")


class Printer:
    def __init__(self):
        print("here I am")

    def choose(self, question):
        from tearum.bots import Answer

        print("well, well")
        return Answer(question.actions[0])
"""


@pytest.mark.parametrize("jobs", ["1", pytest.param("2", marks=pytest.mark.proof)])
@pytest.mark.parametrize(
    "arguments", [["arena", "chatty:Printer", "random"], ["simulate", "--bots", "chatty:Printer"]]
)
def test_what_a_bot_prints_does_not_spoil_the_json(
    tmp_path: Path, arguments: list[str], jobs: str
) -> None:
    (tmp_path / "chatty.py").write_text(CHATTY, encoding="utf-8")
    options = ("--players", "2", "--games", "2", "--nodes", "5", "--jobs", jobs, "--json")
    command = [sys.executable, "-P", "-m", "tearum", *arguments, *options]
    result = subprocess.run(command, cwd=tmp_path, capture_output=True, text=True, check=True)
    assert "chatty:Printer" in json.loads(result.stdout)["bots"]
    assert {"hello", "here I am", "well, well"} <= set(result.stderr.splitlines())


FAILING = """\
class Bot:
    def choose(self, question):
        return 1 // 0
"""


@pytest.fixture
def failing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> str:
    """A bot that fails at every decision."""
    (tmp_path / "failing.py").write_text(FAILING, encoding="utf-8")
    monkeypatch.chdir(tmp_path)
    monkeypatch.syspath_prepend(tmp_path)
    return "failing:Bot"


PLAY = ["play", "--players", "2", "--seed", "7", "--bots"]
FAULT = "ZeroDivisionError: integer division or modulo by zero (failing.py, line 3)"


SIMULATE = ["simulate", "--players", "2", "--games", "1", "--jobs", "1", "--bots"]
ARENA = ["arena", "random", "--players", "2", "--games", "1", "--nodes", "5", "--jobs", "1"]


@pytest.mark.parametrize("arguments", [PLAY, SIMULATE, ARENA], ids=["play", "simulate", "arena"])
def test_a_bot_that_fails_is_an_error_if_asked_for(
    tearum: Command, failing: str, arguments: list[str]
) -> None:
    bots = failing if arguments is ARENA else f"{failing},{failing}"
    result = tearum(*arguments, bots, "--strict")
    assert result.status == 1
    assert FAULT in result.err
    assert result.err.endswith("Stopped because of --strict.\n")


def test_the_example_of_the_docs_plays_in_twenty_lines(
    tearum: Command, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    page = (Path(__file__).parents[2] / "docs/bots.md").read_text("utf-8")
    source = page.partition("```python\n# mybots.py\n")[2].partition("```")[0]
    assert 0 < sum(bool(line) for line in source.splitlines()) <= 20
    (tmp_path / "mybots.py").write_text(source, encoding="utf-8")
    monkeypatch.syspath_prepend(tmp_path)
    options = ("--players", "2", "--games", "1", "--nodes", "10", "--jobs", "1")
    result = tearum("arena", "mybots:Dreamer", "random", *options)
    assert result.status == 0
    assert "mybots:Dreamer" in result.out
    assert "broke" not in result.out
