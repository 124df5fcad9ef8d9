"""Positions from recorded games have the features, forecasts and plans that were pinned."""

import json
from typing import Any

import pytest

from . import figures
from .figures import POSITIONS

PINNED: dict[str, Any] = json.loads(figures.FILE.read_text("utf-8"))
NUMBERS = range(len(POSITIONS))
NAMES = [position.name for position in POSITIONS]


def test_every_position_is_pinned() -> None:
    assert list(PINNED) == ["cards", *NAMES]


def test_cards_are_worth_what_they_were() -> None:
    assert figures.of_cards() == PINNED["cards"]


@pytest.mark.parametrize("number", NUMBERS, ids=NAMES)
def test_each_seat_sees_the_same_features(number: int) -> None:
    found = figures.of_features(POSITIONS[number].state)
    assert found == PINNED[NAMES[number]]["features"]


@pytest.mark.parametrize("number", NUMBERS, ids=NAMES)
def test_a_position_is_worth_the_same_to_each_seat(number: int) -> None:
    assert figures.of_values(POSITIONS[number].state) == PINNED[NAMES[number]]["values"]


@pytest.mark.parametrize("number", NUMBERS, ids=NAMES)
def test_forecasts_are_the_same(number: int) -> None:
    assert figures.of_forecasts(POSITIONS[number].state) == PINNED[NAMES[number]]["forecasts"]


@pytest.mark.parametrize("name", [name for name in PINNED if "plans" in PINNED[name]])
def test_the_same_turns_are_planned(name: str) -> None:
    position = POSITIONS[NAMES.index(name)]
    assert figures.of_plans(position.state) == PINNED[name]["plans"]
