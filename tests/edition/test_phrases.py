"""The languages of costs, permanent effects and conditions."""

from contextlib import suppress

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tearum.edition.condition import Condition, parse_condition
from tearum.edition.cost import Cost, parse_cost, parse_goods
from tearum.edition.permanent import Permanent, parse_permanent
from tearum.edition.problem import MisreadError


def test_goods_are_counted_in_the_order_of_the_resources() -> None:
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
        ("-1 wood", "a cost can't be negative"),
        ("$-2", "a cost can't be negative"),
        ("star", "'star' can't be paid"),
        ("2 wood / $6", "money on the left and goods on the right"),
        ("$1 / wood / ore", "two sides of a '/' at most"),
        ("20 wood, 20 wood", "40 of one kind"),
    ],
)
def test_what_no_captain_can_cost(text: str, complaint: str) -> None:
    with pytest.raises(MisreadError, match=complaint.replace("$", r"\$")):
        parse_cost(text)


@pytest.mark.parametrize("text", ["wood / ore", "$2", "any cube", "2 star"])
def test_what_no_building_can_cost(text: str) -> None:
    with pytest.raises(MisreadError):
        parse_goods(text)


@pytest.mark.parametrize(
    ("text", "permanent"),
    [
        ("income phase: $3", Permanent("income_money", 3)),
        ("each ship: $1 less", Permanent("ship_less", 1)),
        ("each captain: $2 less", Permanent("captain_less", 2)),
        ("each building: 1 cube less", Permanent("cube_less", 1)),
        ("whenever you build: $4", Permanent("build_money", 4)),
        ("each action on the governor board: 1 blue", Permanent("governor_blue", 1)),
        ("action turn: barrel -> star", Permanent("city_hall")),
        ("income phase: ore -> cannon", Permanent("foundry")),
        (
            "any time: 3 wood -> 2 tobacco",
            Permanent("exchange", give=3, given="wood", take=2, taken="tobacco"),
        ),
    ],
)
def test_permanent_effects_read_back(text: str, permanent: Permanent) -> None:
    assert parse_permanent(text) == permanent
    assert str(permanent) == text


def test_a_building_may_have_no_permanent_effect() -> None:
    assert parse_permanent(" ") is None


@pytest.mark.parametrize(
    ("text", "complaint"),
    [
        ("each shop: $1 less", "did you mean 'each ship: $n less'"),
        ("any time: 2 wood -> 3 tobacco", "can't give more pieces (3) than it takes (2)"),
        ("any time: 3 wood -> 2 wood", "is none"),
        ("any time: 3 wod -> 2 tobaco", "'wod' is no resource"),
        ("income phase: $0", "the number must be 1 to 30"),
    ],
)
def test_what_no_building_can_do(text: str, complaint: str) -> None:
    with pytest.raises(MisreadError) as misread:
        parse_permanent(text)
    assert complaint in str(misread.value)


@pytest.mark.parametrize(
    ("text", "condition"),
    [
        ("7 buildings", Condition(buildings=7)),
        ("4 buildings of one colour", Condition(one_colour=4)),
        (
            "5 buildings + 4 captains + 3 contracts",
            Condition(buildings=5, captains=4, contracts=3),
        ),
        ("population 19", Condition(population=19)),
        ("reputation 20", Condition(reputation=20)),
        ("difference 5", Condition(difference=5)),
        ("difference 0", Condition(difference=0)),
        ("pay $20", Condition(money=20)),
        ("pay barrel, tobacco, cannon", Condition(goods=(0, 0, 0, 1, 1, 1))),
    ],
)
def test_conditions_read_back(text: str, condition: Condition) -> None:
    assert parse_condition(text) == condition
    assert str(condition) == text


@pytest.mark.parametrize(
    ("text", "complaint"),
    [
        ("", "a condition is missing"),
        ("7 bildings", "did you mean 'n buildings'"),
        ("0 captains", "the number must be 1 to 30"),
        ("3 captains + 4 captains", "is asked for twice"),
        ("difference 5 + 3 captains", "can't be joined"),
        ("pay $20, wheat", "money or goods, not both"),
        ("pay 2 star", "'2 star' can't be paid"),
    ],
)
def test_what_no_allegiance_can_ask(text: str, complaint: str) -> None:
    with pytest.raises(MisreadError) as misread:
        parse_condition(text)
    assert complaint in str(misread.value)


@given(st.text() | st.from_regex(r"any time: .* -> .*|pay .*|each .*: .*"))
def test_any_text_is_read_or_misread(text: str) -> None:
    for parse in (parse_cost, parse_goods, parse_permanent, parse_condition):
        with suppress(MisreadError):
            parse(text)
