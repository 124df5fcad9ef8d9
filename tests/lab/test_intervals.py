"""Intervals cover what they promise, on data with a known truth."""

from math import atan, isclose, pi, sqrt
from random import Random

import pytest
from scipy import stats

from tearum.lab.intervals import (
    Interval,
    benjamini_hochberg,
    mean_interval,
    p_value,
    proportion_interval,
    t_quantile,
    two_sided_p,
    wilson_interval,
)

DEALS, SEATS = 100, 4


@pytest.mark.parametrize(
    ("chance", "freedom", "quantile"),
    [
        (0.975, 1, 12.7062),
        (0.975, 2, 4.30265),
        (0.975, 3, 3.18245),
        (0.975, 5, 2.57058),
        (0.975, 30, 2.04227),
        (0.975, 100, 1.98397),
        (0.975, 300, 1.96790),
        (0.9995, 1, 636.619),
        (0.9995, 4, 8.61030),
        (0.9995, 120, 3.37345),
    ],
)
def test_students_quantiles_are_those_of_the_tables(
    chance: float, freedom: int, quantile: float
) -> None:
    assert isclose(t_quantile(chance, freedom), quantile, rel_tol=2e-6)


@pytest.mark.parametrize("freedom", [1, 2])
@pytest.mark.parametrize("t", [0.1, 1.0, 1.9, 12.0])
def test_students_tails_are_those_of_the_closed_forms(freedom: int, t: float) -> None:
    tails = 1 - 2 / pi * atan(t) if freedom == 1 else 1 - t / sqrt(2 + t * t)
    assert isclose(two_sided_p(t, freedom), tails, rel_tol=1e-9)
    assert two_sided_p(-t, freedom) == two_sided_p(t, freedom)
    assert two_sided_p(0.0, freedom) == 1


def test_one_game_a_deal_gives_wilsons_interval() -> None:
    found = proportion_interval([1.0] * 30 + [0.0] * 20)
    n, p, z = 49, 0.6, t_quantile(0.975, 49)
    centre = (p + z * z / (2 * n)) / (1 + z * z / n)
    reach = z * sqrt(p * (1 - p) / n + z * z / (4 * n * n)) / (1 + z * z / n)
    assert isclose(found.low, centre - reach)
    assert isclose(found.high, centre + reach)


def test_a_mean_has_students_interval() -> None:
    found = mean_interval([1.0, 2.0, 3.0, 4.0, 5.0, 6.0])
    assert found.value == 3.5
    assert isclose(found.high - found.value, t_quantile(0.975, 5) * sqrt(3.5 / 6))


def test_deals_that_are_all_alike_leave_doubt_all_the_same() -> None:
    found = proportion_interval([1.0] * 20)
    assert found.high == 1.0
    assert 0.8 < found.low < 0.9
    assert proportion_interval([0.5]) == Interval(0.5, 0.0, 1.0)


def test_equal_shares_that_rounding_sets_apart_are_equal_all_the_same() -> None:
    thirds = [0.1 + 0.2, 0.3] * 10  # not the same number to a computer
    assert len(set(thirds)) == 2
    found = proportion_interval(thirds)
    assert found.high - found.low > 0.3


@pytest.mark.parametrize(
    ("t", "freedom", "p"), [(2.5706, 5, 0.05), (2.2281, 10, 0.05), (2.7500, 30, 0.01)]
)
def test_p_values_are_those_of_the_tables(t: float, freedom: int, p: float) -> None:
    assert isclose(p_value(t, 1.0, freedom + 1), p, rel_tol=0.02)
    assert isclose(p_value(-t, 1.0, freedom + 1), p, rel_tol=0.02)


def test_what_never_varies_is_as_surprising_as_there_are_deals() -> None:
    assert p_value(0.0, 0.0, 100) == 1.0
    assert p_value(1.0, 0.1, 1) == 1.0
    two, six, many = (p_value(-1.0, 0.0, deals) for deals in (2, 6, 100))
    assert 0.1 < two < 0.2
    assert 1e-5 < six < 1e-3
    assert many < 1e-50


def test_equal_deals_leave_doubt_about_their_mean() -> None:
    """As much as one more deal that is half a win off."""
    found = mean_interval([2 / 3] * 6)
    assert isclose(found.high - found.value, t_quantile(0.975, 5) * 0.5 / 6)
    assert mean_interval([2 / 3] * 2).clipped(-1, 1) == Interval(2 / 3, -1, 1)


def test_what_is_not_known_is_null_in_json() -> None:
    assert mean_interval([0.5]).to_json() == {"value": 0.5, "low": None, "high": None}


def test_few_deals_of_a_kind_are_covered_too() -> None:
    """Deals that mostly come out alike: of six, all may be equal and their mean still not sure."""
    luck = Random(6)
    times, covered = 1000, 0
    for _ in range(times):
        deals = [0.5 if luck.random() < 0.8 else luck.choice((0.0, 1.0)) for _ in range(6)]
        found = mean_interval(deals)
        covered += found.low <= 0.5 <= found.high
    assert covered / times >= 0.95


def test_significance_steps_up_as_benjamini_and_hochberg_do() -> None:
    # The example of their paper of 1995: fifteen tests, four of which are rejected at 5%.
    p = [0.0001, 0.0004, 0.0019, 0.0095, 0.0201, 0.0278, 0.0298, 0.0344, 0.0459]
    p += [0.3240, 0.4262, 0.5719, 0.6528, 0.7590, 1.0]
    assert benjamini_hochberg(p) == [True] * 4 + [False] * 11
    assert benjamini_hochberg(p[::-1]) == [False] * 11 + [True] * 4
    # One that fails its own bound is let in by a later one that holds.
    assert benjamini_hochberg([0.04, 0.04]) == [True, True]
    assert benjamini_hochberg([]) == []


def test_benjamini_and_hochberg_agree_with_scipy() -> None:
    rng = Random(7)
    for count in (1, 2, 10, 300):
        p_values = [rng.random() ** rng.choice((1, 4)) for _ in range(count)]
        adjusted = stats.false_discovery_control(p_values)
        assert benjamini_hochberg(p_values) == [bool(p <= 0.05) for p in adjusted]
    assert benjamini_hochberg([]) == []


@pytest.mark.parametrize("wins", [0, 3, 4000, 10_000])
def test_wilsons_interval_of_independent_games_agrees_with_scipy(wins: int) -> None:
    """With so many games Student's quantile is the normal one, but for the fourth digit."""
    games = 10_000
    p = wins / games
    found = wilson_interval(p, p * (1 - p) / games, games)
    exact = stats.binomtest(wins, games).proportion_ci(method="wilson")
    assert isclose(found.low, exact.low, rel_tol=1e-3, abs_tol=1e-9)
    assert isclose(found.high, exact.high, rel_tol=1e-3)


def test_of_what_stands_out_one_in_twenty_is_luck() -> None:
    luck = Random(11)
    times, false = 400, 0.0
    for _ in range(times):
        real = [luck.gauss(4, 1) for _ in range(20)]
        none = [luck.gauss(0, 1) for _ in range(80)]
        out = benjamini_hochberg([p_value(z, 1.0, 10**6) for z in real + none])
        false += sum(out[20:]) / max(1, sum(out))
    assert 0.025 <= false / times <= 0.055


def shares(luck: Random, chance: float, clumped: float) -> list[float]:
    """The share of seats that win in each deal; a clumped deal gives the same to all its seats."""
    deals = []
    for _ in range(DEALS):
        if luck.random() < clumped:
            deals.append(float(luck.random() < chance))
        else:
            deals.append(sum(luck.random() < chance for _ in range(SEATS)) / SEATS)
    return deals


@pytest.mark.parametrize("clumped", [0.0, 0.3, 1.0])
@pytest.mark.parametrize("chance", [0.25, 0.5, 0.9])
def test_the_interval_of_a_chance_covers_it_95_times_in_100(chance: float, clumped: float) -> None:
    luck = Random(f"{chance}:{clumped}")
    times = 600
    covered = 0
    for _ in range(times):
        found = proportion_interval(shares(luck, chance, clumped))
        covered += found.low <= chance <= found.high
    assert 0.925 <= covered / times <= 0.98


def test_the_interval_of_a_difference_covers_it_95_times_in_100() -> None:
    luck = Random(5)
    times = 1000
    covered = 0
    for _ in range(times):
        pairs = zip(shares(luck, 0.7, 0.2), shares(luck, 0.5, 0.2), strict=True)
        found = mean_interval([a - b for a, b in pairs])
        covered += found.low <= 0.2 <= found.high
    assert 0.93 <= covered / times <= 0.97
