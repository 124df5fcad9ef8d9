"""Errors that can be explained in every language."""

import ast
import pickle
import re
from pathlib import Path

import pytest

import tearum
from tearum.game import Game
from tearum.messages.bundle import FOLDER, text_in
from tearum.messages.explained_error import ExplainedError, Message


class LostError(ExplainedError, ValueError):
    """An error as the rooms declare theirs."""


def test_an_error_has_a_text_in_every_language() -> None:
    error = LostError("folder-empty", folder="runs")
    assert str(error) == "runs has no games yet."
    assert error.text("fr") == "runs ne contient encore aucune partie."
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


# Ids that are put together from a name of the schema or of a kind of value.
PUT_TOGETHER = (
    r"problem-(a|given)-.*|problem-(symbols|places|slots|spaces|tiles|tokens|steps|rows|cards)"
)


@pytest.mark.parametrize("file", ["errors.ftl", "problems.ftl"])
def test_every_explanation_is_used(file: str) -> None:
    package = Path(tearum.__file__).parent
    used = {
        node.value
        for path in package.rglob("*.py")
        for node in ast.walk(ast.parse(path.read_text("utf-8")))
        if isinstance(node, ast.Constant) and isinstance(node.value, str)
    }
    texts = (FOLDER / "en" / "command" / file).read_text("utf-8")
    unused = set(re.findall(r"^([a-z][\w-]*) =", texts, re.MULTILINE)) - used
    assert {name for name in unused if not re.fullmatch(PUT_TOGETHER, name)} == set()


def test_every_message_in_the_code_is_written() -> None:
    package = Path(tearum.__file__).parent
    named = {
        found
        for path in package.rglob("*.py")
        for found in re.findall(r"Message\(\s*\"([\w-]+)\"", path.read_text("utf-8"))
    }
    assert {name for name in named if not text_in("en").has(name)} == set()


def test_a_message_is_equal_by_its_details_and_can_be_pickled() -> None:
    message = Message("problem-missing", what="'cost'")
    assert pickle.loads(pickle.dumps(message)) == message
    assert message != Message("problem-missing", what="'id'")
    assert len({message, Message("problem-missing", what="'cost'")}) == 1
    assert repr(message) == "Message('problem-missing', what=\"'cost'\")"
