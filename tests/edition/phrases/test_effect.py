"""The language of effects."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tearum.contract.vocabulary import RESOURCES
from tearum.edition.phrases.effect import MAX_ICONS, NOTHING, Effect, Icon, parse_effect
from tearum.edition.problem import PhraseError
from tearum.engine.constants.components import MAX_AMOUNT, MAX_OPTIONS
from tests.unhurried import UNHURRIED

AMOUNTS = st.integers(1, MAX_AMOUNT)
ICONS = st.one_of(
    st.builds(
        Icon,
        st.sampled_from(
            ["money", "red", "blue", "star", "cube", "population", "expansion", *RESOURCES]
        ),
        AMOUNTS,
    ),
    st.builds(Icon, st.sampled_from(["all_expansions", "trade", "contract"])),
    st.builds(Icon, st.sampled_from(["build", "captain"]), st.integers(0, MAX_AMOUNT)),
)
EFFECTS = st.lists(
    st.lists(ICONS, min_size=1, max_size=MAX_ICONS).map(tuple), max_size=MAX_OPTIONS
).map(lambda options: Effect(tuple(options)))


@given(EFFECTS)
@settings(UNHURRIED)
def test_an_effect_reads_back_as_it_was_written(effect: Effect) -> None:
    assert parse_effect(str(effect)) == effect


@given(st.text())
@settings(UNHURRIED)
def test_any_text_is_an_effect_or_misread(text: str) -> None:
    try:
        effect = parse_effect(text)
    except PhraseError:
        return
    assert parse_effect(str(effect)) == effect


@pytest.mark.parametrize(
    ("text", "canonical"),
    [
        ("$2, build(-1 cube) / star", "$2, build(-1 cube) / star"),
        ("2 red + 2 blue", "2 red, 2 blue"),
        ("captain(-$2)", "captain(-$2)"),
        ("any cube, population", "any cube, population"),
        ("  3  Stars,2 BARRELS ", "3 star, 2 barrel"),
        ("2 any cubes", "2 any cube"),
        ("build(-2 cubes)", "build(-2 cubes)"),
        ("all expansions/1 expansion", "all expansions / expansion"),
        ("", ""),
        ("  ", ""),
    ],
)
def test_people_may_write_it_in_several_ways(text: str, canonical: str) -> None:
    assert str(parse_effect(text)) == canonical


@pytest.mark.parametrize(
    ("text", "complaint"),
    [
        ("weat", "'weat' is not a resource or icon; did you mean 'wheat'?"),
        ("2 would", "'would' is not a resource; did you mean 'wood'?"),
        ("0 star", "'0 star': the number must be 1 to 30"),
        ("31 star", "'31 star': the number must be 1 to 30"),
        ("$0", "'$0': the number must be 1 to 30"),
        ("9" * 6000 + " star", "the number must be 1 to 30"),
        ("-2 wood", "nothing here is negative"),
        ("2 $", "money is written '$2'"),
        ("red", "say how many, '1 red'"),
        ("2 trade", "'trade' takes no number"),
        ("build(-$1)", "it is written 'build(-1 cube)'"),
        ("captain(-1 cube)", "it is written 'captain(-$2)'"),
        ("star,", "an icon is missing"),
        ("star // star", "an icon is missing"),
        ("7", "'7' can’t be read"),
        (" / ".join(["star"] * 5), "5 sides of a '/', at most 4"),
        (", ".join(["star"] * 9), "9 icons in a row, at most 8"),
    ],
)
def test_what_cannot_be_read_is_named(text: str, complaint: str) -> None:
    with pytest.raises(PhraseError) as misread:
        parse_effect(text)
    assert len(misread.value.messages) == 1
    assert complaint in str(misread.value.messages[0])


def test_every_mistake_of_a_text_is_named() -> None:
    with pytest.raises(PhraseError) as misread:
        parse_effect("weat, 2 wood / 99 star + tobaco")
    assert len(misread.value.messages) == 3


def test_the_json_that_is_drawn_from() -> None:
    assert parse_effect("$2, build(-1 cube) / star").to_json() == [
        [{"icon": "money", "n": 2}, {"icon": "build", "less": 1}],
        [{"icon": "star", "n": 1}],
    ]
    assert parse_effect("captain, 2 any cube, all expansions, trade").to_json() == [
        [
            {"icon": "captain", "less": 0},
            {"icon": "cube", "n": 2},
            {"icon": "all_expansions"},
            {"icon": "trade"},
        ]
    ]
    assert NOTHING.to_json() == []


def test_what_an_effect_can_lead_to() -> None:
    assert parse_effect("$2 / contract").grants_action
    assert not parse_effect("$2, 3 star").grants_action
    assert parse_effect("star, 2 star / 1 red").stars == 3
    assert not NOTHING
