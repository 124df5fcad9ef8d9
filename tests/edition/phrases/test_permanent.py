"""The language of permanent effects."""

import pytest

from tearum.edition.phrases.permanent import Permanent, parse_permanent
from tearum.edition.problem import PhraseError


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
        ("any time: 2 wood -> 3 tobacco", "can’t give more pieces (3) than it takes (2)"),
        ("any time: 3 wood -> 2 wood", "is not an exchange"),
        ("any time: 3 wod -> 2 tobaco", "'wod' is not a resource"),
        ("income phase: $0", "the number must be 1 to 30"),
    ],
)
def test_what_no_building_can_do(text: str, complaint: str) -> None:
    with pytest.raises(PhraseError) as misread:
        parse_permanent(text)
    assert complaint in str(misread.value)
