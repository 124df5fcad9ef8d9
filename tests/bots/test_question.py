"""What a bot is asked holds nothing its seat cannot know."""

from collections.abc import Callable
from functools import partial
from typing import Any

import pytest

from tearum.bots import bot_named, bot_names, question_for
from tearum.bots.question import Budget, stream_of
from tearum.engine.core import to_move
from tearum.engine.pending import menu_of
from tearum.engine.redeal import redeal
from tearum.engine.state import State
from tests.bots.table import SMALL, at_the_second_conversion, played

MOMENTS: dict[str, Callable[[], State]] = {
    **{
        f"{n} of {p}": partial(played, p, n)
        for p, n in ((2, 3), (2, 90), (3, 40), (4, 12), (4, 150))
    },
    **{f"END-04 of {p}": partial(at_the_second_conversion, p) for p in (2, 3, 4)},
}


@pytest.fixture(params=MOMENTS)
def state(request: pytest.FixtureRequest) -> State:
    return MOMENTS[request.param]()


def test_games_that_differ_in_what_is_hidden_ask_the_same(state: State) -> None:
    seat = int(to_move(state))
    first = question_for(redeal(state, seat, stream_of("one")), seat)
    second = question_for(redeal(state, seat, stream_of("two")), seat)
    assert list(first.known.store) == list(second.known.store)
    assert list(first.known.deal) == list(second.known.deal)
    assert first.actions == tuple(menu_of(state))


@pytest.mark.parametrize("name", bot_names())
def test_and_get_the_same_choice(name: str, state: State) -> None:
    seat = int(to_move(state))
    choices = {
        bot_named(name)
        .choose(question_for(redeal(state, seat, stream_of(luck)), seat, SMALL, 5))
        .action
        for luck in ("one", "two", "three")
    }
    assert len(choices) == 1


def test_samples_are_numbered_and_can_be_drawn_again() -> None:
    state = played(4, 30)
    question = question_for(state, int(to_move(state)), Budget(nodes=1), 9)
    again = question_for(state, int(to_move(state)), Budget(nodes=1), 9)
    assert list(question.sample(3).deal) == list(again.sample(3).deal)
    assert list(question.sample(3).deal) != list(question.sample(4).deal)
    assert list(question.sample(3).store) == list(question.known.store)


def test_a_question_says_whether_thoughts_are_wanted() -> None:
    state = played(2, 9)
    seat = int(to_move(state))
    assert question_for(state, seat).thoughts
    asked = question_for(state, seat, Budget(nodes=7), "luck", thoughts=False)
    assert (asked.seat, asked.budget, asked.seed) == (seat, Budget(nodes=7), "luck")
    assert not asked.thoughts
    assert bot_named("random").choose(asked).thought is None


@pytest.mark.parametrize(
    ("wrong", "said"),
    [
        ({"nodes": -1}, "0 nodes, not -1"),
        ({"seconds": -1}, "0 seconds, not -1"),
        ({"seconds": float("nan")}, "0 seconds, not nan"),
    ],
)
def test_a_budget_is_not_negative(wrong: dict[str, Any], said: str) -> None:
    with pytest.raises(ValueError, match=f"A budget is at least {said}"):
        Budget(**wrong)


@pytest.mark.parametrize("wrong", [{"nodes": "400"}, {"nodes": 1.5}, {"seconds": "1"}])
def test_a_budget_is_a_number(wrong: dict[str, Any]) -> None:
    with pytest.raises(TypeError):
        Budget(**wrong)


@pytest.mark.parametrize("seat", [-1, 3])
def test_only_a_seat_of_the_table_is_asked(seat: int) -> None:
    with pytest.raises(ValueError, match=f"There is no seat {seat} at this table of 3"):
        question_for(played(3, 40), seat)
