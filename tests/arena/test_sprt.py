"""The test that stops by itself errs as seldom as it says."""

from collections.abc import Iterator
from math import isclose, log
from random import Random

from tearum.arena.sprt import Sprt

TIMES = 400


def deals(luck: Random, above: float) -> Iterator[float]:
    """Shares of four seats less one of two winners: a few steps, as in real deals."""
    for _ in range(4000):
        yield sum(luck.random() < 0.5 + above for _ in range(4)) / 4 - luck.choice(
            (0.25, 0.5, 0.75)
        )


def rate(above: float, verdict: str) -> tuple[float, float]:
    """How often the verdict is given, and after how many deals on average."""
    luck = Random(f"{above}")
    found = [Sprt().run(deals(luck, above)) for _ in range(TIMES)]
    share = sum(result.verdict == verdict for result in found) / TIMES
    return share, sum(result.deals for result in found) / TIMES


def test_its_bounds_are_walds() -> None:
    assert isclose(Sprt().upper, log(19))
    assert isclose(Sprt().lower, -log(19))
    assert isclose(Sprt(alpha=0.01, beta=0.1).upper, log(90))


def test_a_bot_that_is_not_above_its_null_seldom_passes() -> None:
    assert rate(0.0, "passed")[0] <= 0.075


def test_a_bot_that_is_as_far_above_as_asked_seldom_fails() -> None:
    assert rate(0.05, "failed")[0] <= 0.075


def test_it_stops_sooner_where_the_answer_is_clear() -> None:
    passed, taken = rate(0.15, "passed")
    assert passed == 1.0
    assert taken < rate(0.05, "passed")[1] / 2


def test_without_enough_deals_it_stays_open() -> None:
    assert Sprt().run([0.5] * 15).verdict == "open"
    assert Sprt().run([]).deals == 0
    assert Sprt().run([0.5] * 100).verdict == "passed"
    assert Sprt().run([-0.5] * 100).verdict == "failed"
