"""Whatever the game can say, it says in every language."""

from typing import Any

import pytest

from tearum.contract.actions import ACTION_KINDS
from tearum.contract.events import EVENT_FIELDS, EVENTS
from tearum.contract.reasons import REASON_FIELDS, REASONS
from tearum.contract.vocabulary import (
    BOARDS,
    CAUSES,
    COLOURS,
    DECLINABLE,
    FRAMES,
    PHASES,
    RESOURCES,
)
from tearum.edition import Edition, parse_effect
from tearum.edition.phrases.condition import parse_condition
from tearum.engine.constants.actions import ACTIONS
from tearum.engine.constants.components import AUTOMA
from tearum.engine.constants.frames import SHIP_TURN
from tearum.game.actions.action import Action
from tearum.text import Sentences

PLAYERS = ("Ada", "Ben", "Cleo", "Dan")
DECIDING = FRAMES[SHIP_TURN:]
EVERY_VALUE: dict[str, tuple[object, ...]] = {
    "amount": (-3, 0, 1, 12),
    "cause": CAUSES,
    "resource": RESOURCES,
    "pieces": (-2, -1, 1, 2),
    "colour": COLOURS,
    "points": (1, 2),
    "board": BOARDS,
    "bonus_sold": (None, "ore"),
    "bonus_bought": (None, "cannon"),
    "declined": DECLINABLE,
    "phase": PHASES,
    "round": (1, 2, 3, 4, 5),
    "building": tuple(range(1, 26)),
    "allegiance": tuple(range(1, 11)),
    "endowment": tuple(range(1, 7)),
    "place": (1, 2),
    "symbols": (1, 3),
    "asked": DECIDING,
    "seat": (0, 3),
    **dict.fromkeys(("paid", "used", "shared", "alternative", "stop"), (False, True)),
}


def combinations(fields: tuple[str, ...]) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = [{}]
    for name in fields:
        found = [{**f, name: value} for f in found for value in EVERY_VALUE.get(name, (0, 1, 2))]
    return found


@pytest.mark.parametrize("kind", EVENTS)
def test_every_event_is_a_sentence(say: Sentences, kind: str) -> None:
    for fields in combinations(EVENT_FIELDS[kind]):
        line = say.event(kind, {"seat": 1, **fields}, PLAYERS)
        assert line.endswith("."), line
        assert line[0].isupper() or line[0].isdigit(), line


@pytest.mark.parametrize("reason", REASONS[1:])
def test_every_reason_is_a_sentence(say: Sentences, reason: str) -> None:
    fields = tuple(name for name in REASON_FIELDS.get(reason, ()) if name)
    for values in combinations(fields):
        line = say.reason(reason, values, PLAYERS, you=0)
        assert line.endswith("."), line


def test_every_action_of_the_table_has_a_line(say: Sentences) -> None:
    """Legal or not, with a context or without: a page may ask about any."""
    kinds = set()
    for code in range(ACTIONS):
        action = Action.of(code)
        kinds.add(action.kind)
        assert say.action(action.kind, action.args)
    assert kinds == {kind.name for kind in ACTION_KINDS}


def test_actions_of_a_frame_differ(say: Sentences) -> None:
    """Two lines that read the same would be one choice too many."""
    shown = parse_effect("$1, build / star / 1 blue").to_json()
    lines: dict[str, str] = {}
    for code in range(ACTIONS):
        action = Action.of(code)
        context = {"effect": shown, "row": 2} if action.kind in ("row", "option") else {}
        line = say.action(action.kind, action.args, context)
        if action.kind not in ("alternative", "ship", "hire", "hire_for_goods"):
            assert line not in lines, lines.get(line)
            lines[line] = action.kind


@pytest.mark.parametrize("frame", DECIDING)
def test_every_question_is_a_sentence_with_a_heading(say: Sentences, frame: str) -> None:
    assert say.asked(frame)[-1] in ".?"
    assert say.heading(frame)[-1] not in ".?"
    for context in (
        {"removing": True},
        {"removing": False},
        {"less": 1},
        {"less": 2},
        {"to_spare": 2},
        {"arriving": {"ore": 2, "wood": 0}},
    ):
        assert say.asked(frame, context)[-1] in ".?"


def test_passing_says_what_is_passed(say: Sentences) -> None:
    asked = (
        "ship_turn",
        "trading",
        "building",
        "hiring",
        "contracting",
        "founding",
        "activating",
        "paying",
    )
    assert len({say.action("pass", {}, {"asked": frame}) for frame in asked}) == len(asked)


def test_every_card_of_the_edition_can_be_described(say: Sentences, classic: Edition) -> None:
    box = classic.components
    for board in box.board:
        for effect in (board.alternative, *board.tiles_4p, *board.tiles_23p):
            assert say.effect(effect.to_json())
    for step in box.reputation.steps:
        assert say.effect(step.to_json())
    for building in box.building:
        assert say.building(building.number)
        assert say.building_colour(building.colour)
        assert say.effect(building.vp.to_json())
        assert say.effect(building.instant.to_json())
        assert all(say.symbol(symbol) for symbol in building.symbols)
        if building.permanent is not None:
            assert say.permanent(building.permanent).endswith(".")
    for captain in box.captain:
        assert say.cost(captain.cost)
        assert say.effect(captain.instant.to_json())
        assert say.effect(captain.reward.to_json())


def test_the_list_of_allegiances_says_what_the_classic_edition_asks(
    say: Sentences, classic: Edition
) -> None:
    """ALG-08: the rules page and the cards use the same words."""
    for card in classic.components.allegiance:
        assert say.allegiance(card.number) == say.text.message(f"allegiance-{card.number}")


def test_an_edition_may_change_the_figures(say: Sentences) -> None:
    for text in ("1 building", "1 captain + 1 contract", "difference 0", "pay 2 ore"):
        assert say.condition(parse_condition(text))


def test_the_automa_and_players_without_a_name(say: Sentences) -> None:
    removed = {"board": "market", "row": 2}
    assert "Automa" in say.event("worker_removed", {"seat": AUTOMA, **removed}, PLAYERS)
    assert "3" in say.event("turn_ended", {"seat": 2})


def test_a_hidden_conversion_shows_no_figures(say: Sentences) -> None:
    """END-04."""
    hidden = say.event("conversion_chosen", {"seat": 1}, PLAYERS)
    assert not any(sign.isdigit() for sign in hidden)
    shown = say.event("conversion_chosen", {"seat": 1, "blue": 2, "red": 1}, PLAYERS)
    assert "30" in shown


def test_a_card_that_is_taken_names_its_owner_or_you(say: Sentences) -> None:
    taken = {"seat": 1}
    assert "Ben" in say.reason("hired_already", taken, PLAYERS, you=0)
    assert "Ben" not in say.reason("hired_already", taken, PLAYERS, you=1)


def test_rounds_have_roman_numerals(say: Sentences) -> None:
    assert [say.roman(n) for n in range(1, 6)] == ["I", "II", "III", "IV", "V"]
    assert say.round_name(4).endswith("IV")
