"""One registry: the bots of the house by name, one's own as module:Class."""

import sys
from pathlib import Path

import pytest

from tearum.bots import LEVELS, Bot, NoSuchBotError, bot_named, names

OWN = """
from tearum.bots import Answer

class Last:
    def choose(self, question):
        return Answer(question.actions[-1])

class Mute:
    pass
"""


@pytest.fixture
def own_module(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> str:
    (tmp_path / "my_bots_for_a_test.py").write_text(OWN, encoding="utf-8")
    monkeypatch.syspath_prepend(tmp_path)
    monkeypatch.delitem(sys.modules, "my_bots_for_a_test", raising=False)
    return "my_bots_for_a_test"


def test_every_bot_of_the_house_can_be_seated() -> None:
    assert {"random", "greedy", "search", *LEVELS} == set(names())
    for name in names():
        assert isinstance(bot_named(name), Bot)


def test_each_call_gives_a_fresh_bot() -> None:
    assert bot_named("greedy") is not bot_named("greedy")


def test_a_bot_of_ones_own_is_loaded_by_module_and_class(own_module: str) -> None:
    assert isinstance(bot_named(f"{own_module}:Last"), Bot)


@pytest.mark.parametrize(
    ("name", "said"),
    [
        ("clever", "No bot is called 'clever'"),
        ("no_such_module_here:Bot", "can't be loaded"),
        ("my_bots_for_a_test:Nobody", "can't be loaded"),
        ("my_bots_for_a_test:Mute", "has no method choose(question)"),
    ],
)
def test_a_name_that_fits_no_bot_is_told_clearly(own_module: str, name: str, said: str) -> None:
    with pytest.raises(NoSuchBotError, match=said.replace("(", r"\(").replace(")", r"\)")):
        bot_named(name)
