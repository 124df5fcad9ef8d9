"""Numbers and bounds, as a language writes them."""

import pytest

from tearum.balance.measures.table import Form, rounded
from tearum.balance.pages.number_format import NumberFormat
from tearum.balance.pages.target_text import TargetText, target_column, targets_met
from tearum.balance.targets.target import Measured, Target
from tearum.lab.estimate import LargestDifference
from tearum.lab.intervals import Interval
from tearum.text import text_in

INFINITE = float("inf")


@pytest.mark.parametrize(
    ("value", "form", "english", "german"),
    [
        (0.1256, "share", "12.6%", "12,6\u202f%"),
        (-0.1256, "points", "−12.6", "−12,6"),
        (0.1256, "points", "+12.6", "+12,6"),
        (0.1256, "gap", "12.6", "12,6"),
        (1234.4, "count", "1,234", "1\u202f234"),
        (3.14159, "number", "3.14", "3,14"),
        (31.4159, "number", "31.4", "31,4"),
        (10.0, "number", "10.0", "10,0"),
        (3.14159, "shift", "+3.14", "+3,14"),
        (-31.4159, "shift", "−31.4", "−31,4"),
        (0.00001, "points", "0.0", "0,0"),
        (-0.001, "shift", "0.00", "0,00"),
        (INFINITE, "points", "–", "–"),
    ],
)
def test_a_value_is_written_by_its_form(
    value: float, form: Form, english: str, german: str
) -> None:
    for language, expected in (("en", english), ("de", german)):
        found = NumberFormat(language)
        percent = found.percent if form == "share" else ""
        assert found.value(value, form).replace("\u00a0", "\u202f") == expected
        assert found.value(value, form) == found.bare(value, form) + percent


def test_an_interval_has_the_form_of_its_value() -> None:
    english = NumberFormat("en")
    found = Interval(0.1, -0.05, 0.15)
    assert english.range(found, "points") == "−5.0\u2009…\u2009+15.0"
    assert english.range(found, "gap") == "−5.0\u2009…\u200915.0"
    assert english.range(Interval(7.0, 6.5, 12.25), "number") == "6.50\u2009…\u200912.2"
    assert english.range(Interval(0.1, 0.1, 0.1), "share") == ""
    assert english.range(Interval(0.1, -INFINITE, 0.2), "share") == "?"
    assert english.range(Interval(0.1, 0.0, INFINITE), "share") == "?"


def test_numbers_in_tables_have_six_places_or_none() -> None:
    assert rounded(1 / 3) == 0.333333
    assert rounded(INFINITE) == rounded(float("nan")) == ""


def words() -> TargetText:
    text = text_in("en")
    return TargetText(lambda key, **args: text.message(f"lab-{key}", **args), NumberFormat("en"))


def test_bounds_in_words() -> None:
    for form, low, high, expected in (
        ("share", 0.15, 0.7, "15% to 70%"),
        ("share", 0.05, None, "at least 5%"),
        ("share", None, 0.9, "at most 90%"),
        ("number", 30.0, 42.5, "30 to 42.5"),
        ("points", None, 0.03, "within 3 points"),
        ("gap", -0.1, 0.075, "within 7.5 points"),
    ):
        target = Target("seats", form, low, high)  # type: ignore[arg-type]
        assert words().bound(target) == expected


@pytest.mark.parametrize(
    ("low", "value", "high", "verdict"),
    [
        (0.15, 0.2, 0.7, "met"),
        (0.14, 0.2, 0.7, "near"),
        (0.15, 0.2, 0.71, "near"),
        (0.1, 0.14, 0.15, "far"),  # the bound itself is still possible
        (0.1, 0.14, 0.149, "missed"),
        (0.7, 0.71, 0.8, "far"),
        (0.701, 0.71, 0.8, "missed"),
    ],
)
def test_a_verdict_is_certain_where_the_whole_interval_agrees(
    low: float, value: float, high: float, verdict: str
) -> None:
    target = Target("share", "share", 0.15, 0.7)
    measured = Measured(target, Interval(value, low, high))
    assert measured.verdict == verdict
    assert targets_met([measured]) == (verdict in ("met", "near"))
    assert (
        words().sign(measured) == {"met": "✓", "near": "(✓)", "far": "(✗)", "missed": "✗"}[verdict]
    )


def test_targets_stand_in_the_order_of_their_file() -> None:
    first, second, third = (Target(f"t{rank}", "share", 0.1, 0.2, rank=rank) for rank in (1, 2, 3))
    found = Interval(0.15, 0.1, 0.2)
    columns = [
        target_column("two", [Measured(third, found), Measured(first, found)]),
        target_column("three", [Measured(second, found)]),
    ]
    assert [title for title, _ in columns] == ["two", "three"]
    assert words().measured(columns) == [first, second, third]


def test_only_a_largest_difference_has_something_to_expect_by_chance() -> None:
    target = Target("seats", "gap", None, 0.1)
    plain = Measured(target, Interval(0.1, 0.0, 0.2))
    assert words().expected_by_chance(plain) == ""
    known = LargestDifference(0.1, 0.0, 0.2, expected=0.034, p_value=0.5)
    assert words().expected_by_chance(Measured(target, known)) == "3.4"
    unknown = LargestDifference(0.1, 0.0, 0.2, expected=float("nan"), p_value=0.5)
    assert words().expected_by_chance(Measured(target, unknown)) == ""
