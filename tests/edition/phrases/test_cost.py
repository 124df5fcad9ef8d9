"""The language of costs."""

import pytest

from tearum.edition.phrases.cost import Cost, parse_cost, parse_goods
from tearum.edition.problem import PhraseError


def test_goods_are_in_the_order_of_the_resources() -> None:
    assert parse_goods("2 ore, wheat") == (1, 0, 2, 0, 0, 0)
    assert parse_goods("cannon + cannon") == (0, 0, 0, 0, 0, 2)


@pytest.mark.parametrize(
    ("text", "cost"),
    [
        ("$3", Cost(3)),
        ("$2, wheat", Cost(2, (1, 0, 0, 0, 0, 0))),
        ("$6 / 2 wood", Cost(6, instead=(0, 2, 0, 0, 0, 0))),
    ],
)
def test_a_captain_costs_money_and_or_goods(text: str, cost: Cost) -> None:
    assert parse_cost(text) == cost
    assert str(cost) == text


@pytest.mark.parametrize(
    ("text", "complaint"),
    [
        ("", "a cost is missing"),
        ("-1 wood", "a cost can’t be negative"),
        ("$-2", "a cost can’t be negative"),
        ("star", "'star' can’t be paid"),
        ("2 wood / $6", "money on the left and goods on the right"),
        ("$1 / wood / ore", "two sides of a '/' at most"),
        ("20 wood, 20 wood", "40 of one kind"),
    ],
)
def test_what_no_captain_can_cost(text: str, complaint: str) -> None:
    with pytest.raises(PhraseError, match=complaint.replace("$", r"\$")):
        parse_cost(text)


@pytest.mark.parametrize("text", ["wood / ore", "$2", "any cube", "2 star"])
def test_what_no_building_can_cost(text: str) -> None:
    with pytest.raises(PhraseError):
        parse_goods(text)
