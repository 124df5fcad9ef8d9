"""The Fluent files: the three languages say the same things, and nothing that nobody asks for."""

import ast as python
from pathlib import Path

import pytest
from fluent.syntax import ast

from tearum.contract.actions import ACTION_KINDS
from tearum.contract.events import EVENTS
from tearum.contract.languages import LANGUAGES
from tearum.contract.reasons import REASONS
from tearum.contract.vocabulary import (
    BARRIERS,
    BOARDS,
    BUILDING_COLOURS,
    CAUSES,
    COLOURS,
    DECLINABLE,
    FRAMES,
    ICONS,
    PERMANENTS,
    PHASES,
    RESOURCES,
    SYMBOLS,
)
from tearum.engine.constants.frames import SHIP_TURN
from tearum.messages.bundle import FOLDER, files

from .ftl import Parts, entries, messages, patterns

OURS = ("names", "effects", "actions", "events", "reasons", "table")
ICONS_SAID = {str(icon) for icon in ICONS} - {"money", *COLOURS}
CONDITIONS = ("buildings", "one_colour", "captains", "contracts", "population", "reputation")

# Messages that are found by a name of the game.
FAMILIES: dict[str, set[str]] = {
    "resource": set(RESOURCES),
    "goods": set(RESOURCES),
    "colour": set(COLOURS),
    "vp": set(COLOURS),
    "board": set(BOARDS),
    "symbol": set(SYMBOLS),
    "building-colour": set(BUILDING_COLOURS),
    "phase": set(PHASES),
    "icon": ICONS_SAID,
    "permanent": {*PERMANENTS, "city_hall", "foundry"},
    "condition": set(CONDITIONS),
    "asked": set(FRAMES[SHIP_TURN:]),
    "action": {kind.name for kind in ACTION_KINDS},
    "event": set(EVENTS) - {"money", "goods"},
    "reason": set(REASONS[1:]),
    "barrier": {"imagined", *(barrier.replace("_", "-") for barrier in BARRIERS)},
}
# What one language alone asks for: French says "d’Ada" but "de Ben", and the page tells it which.
OWN_PARAMETERS = {"fr": {"elides"}}
FOUND_BY_NAME = {f"{family}-{name}" for family, known in FAMILIES.items() for name in known}


def strings_of(folder: Path) -> set[str]:
    """Every string that stands in the code of a room."""
    return {
        node.value
        for path in folder.rglob("*.py")
        for node in python.walk(python.parse(path.read_text("utf-8")))
        if isinstance(node, python.Constant) and isinstance(node.value, str)
    }


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_can_be_read(language: str) -> None:
    junk = [entry.content for _, entry in entries(language) if isinstance(entry, ast.Junk)]
    assert not junk


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_id_is_given_twice(language: str) -> None:
    ids = [message.id.name for _, message in messages(language)]
    assert len(ids) == len(set(ids))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_has_the_same_files(language: str) -> None:
    assert [path.name for path in files(language)] == [path.name for path in files("en")]


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_language_lacks_a_message_or_an_attribute(language: str) -> None:
    here, there = patterns(language).keys(), patterns("en").keys()
    assert here - there == set(), f"only in {language}"
    assert there - here == set(), f"not in {language}"


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_message_has_the_same_parameters_in_every_language(language: str) -> None:
    here, there = patterns(language), patterns("en")
    for name in there:
        own = OWN_PARAMETERS.get(language, set())
        assert Parts(here[name]).variables - own == Parts(there[name]).variables, name


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_message_tells_the_same_cases_apart_in_every_language(language: str) -> None:
    here, there = patterns(language), patterns("en")
    for name in there:
        own = OWN_PARAMETERS.get(language, set())
        ours = {c: keys for c, keys in Parts(here[name]).keys.items() if keys and c not in own}
        theirs = {case: keys for case, keys in Parts(there[name]).keys.items() if keys}
        assert ours == theirs, name


@pytest.mark.parametrize("language", LANGUAGES)
def test_messages_use_nothing_that_a_browser_lacks(language: str) -> None:
    for name, pattern in patterns(language).items():
        assert Parts(pattern).functions <= {"NUMBER"}, name


@pytest.mark.parametrize("language", LANGUAGES)
def test_cases_are_named_as_the_game_names_them(language: str) -> None:
    known: dict[str, set[str]] = {
        "asked": {"other", *FRAMES},
        "cause": {"other", *CAUSES},
        "colour": set(COLOURS),
        "declined": set(DECLINABLE),
    }
    for name, pattern in patterns(language).items():
        for variable, keys in Parts(pattern).keys.items():
            assert keys <= known.get(variable, keys), name


def test_everything_the_game_can_name_has_a_message() -> None:
    ids = {message.id.name for _, message in messages("en")}
    assert FOUND_BY_NAME - ids == set()


def test_every_message_is_used() -> None:
    used = FOUND_BY_NAME | strings_of(FOLDER) | strings_of(FOLDER.with_name("game"))
    ids = {message.id.name for file, message in messages("en") if file in OURS}
    assert ids - used == set()


def test_every_attribute_is_used() -> None:
    used = strings_of(FOLDER)
    for file, message in messages("en"):
        if file in OURS:
            assert {attribute.id.name for attribute in message.attributes} <= used
