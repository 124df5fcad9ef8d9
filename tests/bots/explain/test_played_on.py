"""What a bot says where playing on came out otherwise than its first look."""

import pytest

from tearum.bots import Reason
from tearum.bots.explain.explanation import MOST_REASONS, played_on
from tearum.bots.thought import Option


def option(action: int, winner: float, blue: float = 20.0, red: float = 5.0) -> Option:
    reasons = tuple(Reason(f"r{number}", 1.0, {"n": number}) for number in range(MOST_REASONS))
    return Option(action, winner / 2, winner / 3, winner, blue, red, reasons, visits=7)


@pytest.mark.parametrize(
    ("chosen", "rival", "about_chosen", "about_rival"),
    [
        (
            option(1, 0.453),
            option(2, 0.41),
            {"case": "wins", "chance": 45, "instead": 41},
            {"case": "loses", "chance": 41, "instead": 45},
        ),
        (
            option(1, 0.41, blue=23.0, red=9.0),
            option(2, 0.41, blue=21.0, red=8.6),
            {"case": "richer", "n": 32, "instead": 30},
            {"case": "fewer", "n": 30, "instead": 32},
        ),
        # Neither the chances nor the points show it: then it just came out better.
        (option(1, 0.41), option(2, 0.41), {"case": "better"}, {"case": "worse"}),
        (option(1, 0.41, red=1.0), option(2, 0.45), {"case": "better"}, {"case": "worse"}),
    ],
)
def test_the_chosen_and_the_one_of_the_highest_value_say_how_it_came_out(
    chosen: Option,
    rival: Option,
    about_chosen: dict[str, object],
    about_rival: dict[str, object],
) -> None:
    third = option(3, 0.2)
    found = played_on({1: 4.0, 2: 9.5, 3: 4.0}, {1: chosen, 2: rival, 3: third}, chosen=1)
    assert found.keys() == {1, 2}  # the third had the same value as the chosen one
    for one, about in ((chosen, about_chosen), (rival, about_rival)):
        explained = found[one.action]
        assert explained.reasons == (
            Reason("played-on", 0.0, about),
            *one.reasons[: MOST_REASONS - 1],
        )
        assert (explained.winner, explained.visits) == (one.winner, 7)


def test_nothing_is_said_where_both_agree() -> None:
    options = {action: option(action, 0.5 - action / 10) for action in (1, 2, 3)}
    assert played_on({1: 9.0, 2: 4.0, 3: 2.0}, options, chosen=1) == {}
