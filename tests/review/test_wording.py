"""The account in words: every figure in its place, with its sign."""

import pytest

from tearum.review.wording import ReviewWords
from tests.review.examples import sample

REVIEW = sample.review()


@pytest.fixture
def words() -> ReviewWords:
    return ReviewWords(sample.record(), "en")


def test_parts_have_a_sign_and_one_digit(words: ReviewWords) -> None:
    said = [words.points(part) for part in (0.1234, -0.1234, 0.0004, -0.0004, 1.0)]
    assert said == ["+12.3", "−12.3", "0.0", "0.0", "+100.0"]
    assert [words.error(error) for error in (0.1234, 0.00049, 0.0006)] == ["12.3", "0.0", "0.1"]
    assert [words.percent(chance) for chance in (0.125, 0.126, 1.0)] == ["12%", "13%", "100%"]


def test_the_account_of_a_seat_is_read_from_start_to_result(words: ReviewWords) -> None:
    assert words.account_head() == [
        *("start", "skill", "luck", "others", "their mistakes", "remainder", "result"),
    ]
    assert words.account(REVIEW.seats[0]) == [
        *("38%", "−3.1 ± 1.5", "+37.5 ± 12.4", "+21.9 ± 5.0", "+3.1 ± 0.8", "+6.2 ± 2.0", "100%"),
    ]
    assert words.account(REVIEW.seats[1]) == [
        *("38%", "−12.5 ± 1.6", "−25.0 ± 5.0", "0.0 ± 0.0", "0.0 ± 0.0", "0.0 ± 0.0", "0%"),
    ]


def test_a_mistake_has_its_cost_and_its_error(words: ReviewWords) -> None:
    assert words.cost(REVIEW.turns[0]) == "12.5 ± 1.6 percentage points"


def test_a_turn_is_told_action_by_action(words: ReviewWords) -> None:
    first, second = REVIEW.turns
    assert words.heading(first) == "Ben, round I"
    assert words.heading(second) == "Ada, round II"
    assert words.actions(first, first.codes) == [
        "Buy ship 3 for $4: 2 wheat and 1 wood",
        "3\N{NO-BREAK SPACE}×\N{NO-BREAK SPACE}Expand the warehouse for $1",
    ]
    assert words.actions(first, first.best) == [
        "Buy ship 1 for $2: 2 wheat",
        "Expand the warehouse for $1",
    ]
    told = words.actions(second, second.codes)
    assert told[-1] == "Build the Foundry (2 wood, 2 ore)"  # that the turn ends goes without saying
    assert words.actions(second, ()) == ["Nothing"]


def test_what_moved_most_is_said_first(words: ReviewWords) -> None:
    first, second = REVIEW.turns
    assert words.movements(REVIEW, first) == ["Ben: −12.5", "Ada: +6.2"]
    assert words.movements(REVIEW, second) == ["Ada: +43.8", "Cleo & Co: −37.5", "Ben: −12.5"]
    assert words.turned_over(second) == "contracts, ships"


@pytest.mark.parametrize(
    ("language", "skill", "begins"),
    [
        ("en", "−12.5 ± 1.6", "It pays off later"),
        ("fr", "−12,5 ± 1,6", "C’est payant par la suite"),
        ("de", "−12,5 ± 1,6", "Das zahlt sich später aus"),
    ],
)
def test_reasons_and_figures_are_in_the_language(language: str, skill: str, begins: str) -> None:
    words = ReviewWords(sample.record(), language)
    assert words.account(REVIEW.seats[1])[1] == skill
    (reason,) = words.reasons(REVIEW.turns[0])
    assert reason.startswith(begins)
