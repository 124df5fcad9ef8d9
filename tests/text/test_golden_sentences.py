"""Everything the game says, once read in every language and pinned since."""

import json

import pytest

from tearum.contract.actions import ACTION_KINDS
from tearum.contract.events import EVENT_KINDS
from tearum.contract.languages import LANGUAGES
from tearum.contract.reasons import REASON_KINDS
from tearum.contract.vocabulary import FRAMES
from tearum.engine.constants.frames import SHIP_TURN

from .ftl import Parts, patterns
from .sentence_cases import FILE, Case, cases

# By what is said: a line that names the case, then one for each language.
GOLDEN: dict[str, dict[str, str]] = {
    lines[0]: dict(zip(LANGUAGES, (line[4:] for line in lines[1:]), strict=True))
    for block in FILE.read_text("utf-8").rstrip().split("\n\n")[1:]
    if (lines := block.split("\n"))
}
CASES = cases()


def of(family: str) -> dict[str, list[Case]]:
    found: dict[str, list[Case]] = {}
    for case in CASES:
        if case.family == family:
            found.setdefault(case.name, []).append(case)
    return found


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_is_said_as_it_was_read(language: str) -> None:
    """To change a sentence on purpose: `python -m tests.text.sentence_cases`, then read it."""
    said = {str(case): case.text(language) for case in CASES}
    assert said == {case: texts[language] for case, texts in GOLDEN.items()}


def test_every_event_has_a_sentence_with_all_its_fields() -> None:
    found = of("event")
    assert set(found) == {kind.name for kind in EVENT_KINDS}
    for kind in EVENT_KINDS:
        for case in found[kind.name]:
            assert set(json.loads(case.fields)) == {"seat", *kind.fields}


def test_every_reason_has_a_sentence_with_all_its_fields() -> None:
    found = of("reason")
    assert set(found) == {kind.name for kind in REASON_KINDS[1:]}
    for kind in REASON_KINDS[1:]:
        assert set(json.loads(found[kind.name][0].fields)) == set(kind.fields)


def test_every_action_and_every_question_has_a_sentence() -> None:
    found = of("action")
    assert set(found) == {kind.name for kind in ACTION_KINDS}
    for kind in ACTION_KINDS:
        for case in found[kind.name]:
            assert set(json.loads(case.fields)["args"]) == {name for name, _ in kind.arguments}
    assert set(of("asked")) == set(of("heading")) == set(FRAMES[SHIP_TURN:])


def test_every_reason_of_a_bot_has_a_sentence_in_each_of_its_cases() -> None:
    reasons = {
        name.removeprefix("bot-reason-"): Parts(pattern).keys.get("case", set())
        for name, pattern in patterns("en").items()
        if name.startswith("bot-reason-")
    }
    found = of("bot-reason")
    assert set(found) == set(reasons)
    for name, named in reasons.items():
        given = [json.loads(case.fields) for case in found[name]]
        ways = {one["about"].get("case", "more" if one["points"] > 0 else "less") for one in given}
        assert named <= ways, name
    faults = {name for name in patterns("en") if name.startswith("bot-fault-")}
    assert {f"bot-fault-{name}" for name in of("bot-fault")} == faults


@pytest.mark.parametrize("language", LANGUAGES)
def test_different_things_are_said_differently(language: str) -> None:
    """A sentence that leaves a field out, or a card twice under one name, is noticed here."""
    for family in ("bot-fault", "allegiance", "heading"):
        said = [case.text(language) for names in of(family).values() for case in names]
        assert len(set(said)) == len(said), family
