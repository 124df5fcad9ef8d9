"""The registry: built-in bots by name, your own as module:Class."""

import re
import sys
from pathlib import Path

import pytest

from tearum.bots import LEVELS, Bot, NoSuchBotError, bot_named, bot_names
from tearum.bots.planning.preferences import preferences_named
from tearum.bots.registry import _combined

OWN = """
from tearum.bots import Answer

class Last:
    def choose(self, question):
        return Answer(question.actions[-1])

class Mute:
    pass

MOST = 3

class Fussy:
    def __init__(self):
        {}["weights"]

class Leaver:
    def __init__(self):
        raise SystemExit("no")
"""


@pytest.fixture
def own_module(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> str:
    (tmp_path / "my_bots_for_a_test.py").write_text(OWN, encoding="utf-8")
    monkeypatch.syspath_prepend(tmp_path)
    monkeypatch.delitem(sys.modules, "my_bots_for_a_test", raising=False)
    return "my_bots_for_a_test"


def test_every_built_in_bot_can_be_made() -> None:
    assert {"random", "greedy", "search", *LEVELS} == set(bot_names())
    for name in bot_names():
        assert isinstance(bot_named(name), Bot)


def test_each_call_gives_a_fresh_bot() -> None:
    assert bot_named("greedy") is not bot_named("greedy")


def test_a_bot_of_ones_own_is_loaded_by_module_and_class(own_module: str) -> None:
    assert isinstance(bot_named(f"{own_module}:Last"), Bot)


@pytest.mark.parametrize(
    ("name", "said"),
    [
        ("clever", "No bot is called 'clever'"),
        ("no_such_module_here:Bot", "can’t be loaded"),
        ("my_bots_for_a_test:Nobody", "can’t be loaded"),
        ("my_bots_for_a_test:Mute", "has no method choose(question)"),
        (":Last", "such as mybots:Dreamer"),
        ("my_bots_for_a_test:", "such as mybots:Dreamer"),
        ("./my_bots_for_a_test.py:Last", "such as mybots:Dreamer"),
        ("my_bots_for_a_test:Fussy", "KeyError: 'weights' (my_bots_for_a_test.py, line 15)"),
        ("my_bots_for_a_test:Leaver", "SystemExit: no (my_bots_for_a_test.py, line 19)"),
        ("my_bots_for_a_test:MOST", "TypeError: 'int' object is not callable"),
    ],
)
def test_an_error_says_why_a_name_fits_no_bot(own_module: str, name: str, said: str) -> None:
    with pytest.raises(NoSuchBotError, match=re.escape(said)):
        bot_named(name)


@pytest.mark.parametrize(
    ("source", "said"),
    [
        ("class Last\n    pass\n", "SyntaxError: expected ':' (broken_bots.py, line 1)."),
        ("x = 1\n1 / 0\n", "ZeroDivisionError: division by zero (broken_bots.py, line 2)."),
        ("import nowhere\n", "No module named 'nowhere' (broken_bots.py, line 1)."),
        ("raise SystemExit\n", "SystemExit (broken_bots.py, line 1)."),
    ],
)
def test_a_bot_file_that_cannot_be_read_is_reported_with_its_line(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, source: str, said: str
) -> None:
    (tmp_path / "broken_bots.py").write_text(source, encoding="utf-8")
    monkeypatch.syspath_prepend(tmp_path)
    monkeypatch.delitem(sys.modules, "broken_bots", raising=False)
    with pytest.raises(NoSuchBotError) as refused:
        bot_named("broken_bots:Last")
    assert str(refused.value).startswith("The bot 'broken_bots:Last' can’t be loaded: ")
    assert str(refused.value).endswith(said)


def test_several_preferences_are_added_up() -> None:
    red, builder = preferences_named("red"), preferences_named("builder")
    assert red is not None
    assert builder is not None
    assert _combined("greedy/red/builder", "greedy", ["red", "builder"]) == red + builder
    assert red + builder not in (red, builder)


def test_a_bot_goes_by_its_name() -> None:
    with pytest.raises(TypeError, match="A bot goes by its name, not by 3"):
        bot_named(3)  # type: ignore[arg-type]
