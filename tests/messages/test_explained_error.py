"""Errors that can be explained in every language."""

import ast
import pickle
import re
from pathlib import Path

import tearum
from tearum.game import Game
from tearum.messages.bundle import FOLDER
from tearum.messages.explained_error import ExplainedError


class LostError(ExplainedError, ValueError):
    """An error as the rooms declare theirs."""


def test_an_error_has_a_text_in_every_language() -> None:
    error = LostError("folder-empty", folder="runs")
    assert str(error) == "runs has no games yet."
    assert error.text("fr") == "runs n’a pas encore de parties."
    assert error.text("de") == "runs hat noch keine Partien."


def test_a_detail_may_have_words_of_its_own() -> None:
    reason = Game.new(2, 7).why_not({"kind": "build", "building": 3})
    assert reason is not None
    error = LostError("record-illegal", number="1", reason=reason)
    assert str(error).endswith(reason.text("en"))
    assert error.text("de").endswith(reason.text("de"))


def test_an_error_survives_the_way_back_from_a_process() -> None:
    error = pickle.loads(pickle.dumps(LostError("folder-empty", folder="runs")))
    assert isinstance(error, LostError)
    assert str(error) == "runs has no games yet."


def test_every_explanation_is_used() -> None:
    package = Path(tearum.__file__).parent
    used = {
        node.value
        for path in package.rglob("*.py")
        for node in ast.walk(ast.parse(path.read_text("utf-8")))
        if isinstance(node, ast.Constant) and isinstance(node.value, str)
    }
    texts = (FOLDER / "en" / "command" / "errors.ftl").read_text("utf-8")
    assert set(re.findall(r"^([a-z][\w-]*) =", texts, re.MULTILINE)) - used == set()
