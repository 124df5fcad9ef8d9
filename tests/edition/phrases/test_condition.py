"""The language of conditions."""

from contextlib import suppress

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tearum.edition.phrases.condition import Condition, parse_condition
from tearum.edition.phrases.cost import parse_cost, parse_goods
from tearum.edition.phrases.permanent import parse_permanent
from tearum.edition.problem import PhraseError
from tests.unhurried import UNHURRIED


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
        ("difference 5 + 3 captains", "can’t be joined"),
        ("pay $20, wheat", "money or goods, not both"),
        ("pay 2 star", "'2 star' can’t be paid"),
    ],
)
def test_what_no_allegiance_can_ask(text: str, complaint: str) -> None:
    with pytest.raises(PhraseError) as misread:
        parse_condition(text)
    assert complaint in str(misread.value)


@given(st.text() | st.from_regex(r"any time: .* -> .*|pay .*|each .*: .*"))
@settings(UNHURRIED)
def test_any_text_is_read_or_misread(text: str) -> None:
    for parse in (parse_cost, parse_goods, parse_permanent, parse_condition):
        with suppress(PhraseError):
            parse(text)
