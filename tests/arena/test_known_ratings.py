"""Ratings, the sequential test and paired deals beside the literature and SciPy."""

from math import log

import numpy as np
import pytest
from scipy import optimize, stats

from tearum.arena import rating
from tearum.arena.rating import ELO, TitleWin, ratings
from tearum.arena.sprt import Sprt
from tearum.lab.estimate import Floats
from tearum.lab.intervals import Interval

TEAMS = ("Baltimore", "Cleveland", "Boston", "New York", "Toronto", "Detroit", "Milwaukee")
# Wins of a row over a column, American League 1987 (Agresti, Categorical Data Analysis, 1990,
# table 10.10), and the strengths of the Bradley-Terry model there.
WINS = (
    (0, 7, 1, 3, 1, 4, 2),
    (6, 0, 6, 6, 5, 4, 4),
    (12, 7, 0, 7, 6, 2, 6),
    (10, 7, 6, 0, 6, 8, 6),
    (12, 8, 7, 7, 0, 6, 4),
    (9, 9, 11, 5, 7, 0, 6),
    (11, 9, 7, 7, 9, 7, 0),
)
STRENGTHS = (0.0, 0.684, 1.108, 1.248, 1.294, 1.436, 1.581)


def test_strengths_of_baseball_teams_are_those_of_the_literature(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(rating, "PRIOR", 1e-9)  # the book has none
    titles = [
        TitleWin(1000 * one + 100 * other + game, (TEAMS[one], TEAMS[other]), (0,))
        for one, row in enumerate(WINS)
        for other, wins in enumerate(row)
        for game in range(wins)
    ]
    found = ratings(TEAMS, titles)
    strengths = [found[team].value / ELO for team in TEAMS]
    assert strengths == pytest.approx(STRENGTHS, abs=6e-4)


BOTS = ("weak", "middle", "strong")
TABLES = (
    ("weak", "middle", "strong", "strong"),
    ("middle", "weak", "weak", "strong"),
    ("weak", "strong", "weak", "middle"),
)
# Of each deal: the table and who won; the last but one is shared.
TITLES = [
    TitleWin(seed, TABLES[table], winners)
    for seed, table, winners in (
        (1, 0, (2,)),
        (1, 0, (3,)),
        (2, 1, (3,)),
        (3, 1, (0,)),
        (3, 2, (1,)),
        (4, 2, (3,)),
        (5, 0, (1, 2)),
        (6, 2, (0,)),
    )
]


def log_posterior(strength: Floats, titles: list[TitleWin], prior: float = rating.PRIOR) -> float:
    """Luce's choice among the seats, a shared title in parts; a normal prior for each bot."""
    total = -prior / 2 * float(strength @ strength)
    for title in titles:
        odds = np.array([strength[BOTS.index(bot)] for bot in title.seats])
        for winner in title.winners:
            chance = odds[winner] - np.log(np.exp(odds).sum())
            total += float(chance) / len(title.winners)
    return total


def test_ratings_are_the_most_likely_ones() -> None:
    best = optimize.minimize(lambda x: -log_posterior(x, TITLES), np.zeros(3), tol=1e-12).x
    found = ratings(BOTS, TITLES)
    for i, bot in enumerate(BOTS):
        assert found[bot].value == pytest.approx((best[i] - best[0]) * ELO, abs=1e-2)
    assert found["weak"] == Interval(0.0, 0.0, 0.0)


def test_the_error_of_a_rating_is_the_sandwich_over_deals() -> None:
    """With the Hessian and the scores as differences, and one more deal as the model has it."""
    best = optimize.minimize(lambda x: -log_posterior(x, TITLES), np.zeros(3), tol=1e-12).x
    hessian = np.zeros((3, 3))
    scores = np.zeros((6, 3))
    step = 1e-4
    for i in range(3):
        for j in range(3):
            hessian[i, j] = -sum(
                a
                * b
                * log_posterior(best + a * step * np.eye(3)[i] + b * step * np.eye(3)[j], TITLES)
                for a in (1, -1)
                for b in (1, -1)
            ) / (4 * step * step)
        for deal in range(6):
            mine = [title for title in TITLES if title.seed == deal + 1]
            up, down = best + step * np.eye(3)[i], best - step * np.eye(3)[i]
            scores[deal, i] = (log_posterior(up, mine, 0) - log_posterior(down, mine, 0)) / (
                2 * step
            )
    prior = rating.PRIOR * np.eye(3)
    middle = prior + (hessian - prior) / 6 + scores.T @ scores * 6 / 5
    inverse = np.linalg.inv(hessian)
    covariance = inverse @ middle @ inverse
    away = np.array([-1.0, 0.0, 1.0])  # of the strong one from the weak one
    error = np.sqrt(away @ covariance @ away) * ELO
    found = ratings(BOTS, TITLES, level=0.9)["strong"]
    assert found.high - found.value == pytest.approx(stats.t.ppf(0.95, 5) * error, rel=1e-4)
    assert found.value - found.low == pytest.approx(found.high - found.value)


DEALS = [0.3, -0.1, 0.25, 0.0, 0.4, 0.1, -0.2, 0.35, 0.15, 0.3, 0.05, 0.2]
LOPSIDED = Sprt(none=-0.02, some=0.1, alpha=0.02, beta=0.1, min_deals=4)


def test_the_bounds_of_the_sequential_test_are_walds() -> None:
    """Wald 1947: accept at log((1 - beta) / alpha), reject at log(beta / (1 - alpha))."""
    assert LOPSIDED.upper == pytest.approx(log(0.9 / 0.02)) == pytest.approx(3.80666, abs=1e-5)
    assert LOPSIDED.lower == pytest.approx(log(0.1 / 0.98)) == pytest.approx(-2.28238, abs=1e-5)


def test_its_ratio_is_that_of_two_normal_likelihoods() -> None:
    """With the variance of the deals as it is, and of one more that is half a win off."""
    deviation = np.sqrt(np.var(DEALS) + 0.25 / len(DEALS))
    exact = (
        stats.norm.logpdf(DEALS, 0.1, deviation) - stats.norm.logpdf(DEALS, -0.02, deviation)
    ).sum()
    total, squares = sum(DEALS), sum(deal * deal for deal in DEALS)
    assert LOPSIDED.ratio(len(DEALS), total, squares) == pytest.approx(exact)


@pytest.mark.parametrize(("shift", "verdict"), [(0.15, "passed"), (-0.4, "failed")])
def test_it_stops_at_the_first_deal_that_decides(shift: float, verdict: str) -> None:
    deals = [deal + shift for deal in DEALS * 5]
    found = LOPSIDED.run(deals)
    assert found.verdict == verdict
    assert found.deals < len(deals)
    ratios = []
    for n in range(LOPSIDED.min_deals, found.deals + 1):
        first = np.array(deals[:n])
        ratios.append(LOPSIDED.ratio(n, first.sum(), first @ first))
    assert all(LOPSIDED.lower < ratio < LOPSIDED.upper for ratio in ratios[:-1])
    assert ratios[-1] == pytest.approx(found.ratio)
    assert not LOPSIDED.lower < ratios[-1] < LOPSIDED.upper


def test_it_looks_at_no_deal_before_the_first_few_and_at_that_one() -> None:
    assert LOPSIDED.run([0.9] * 3).verdict == "open"
    assert LOPSIDED.run([0.9] * 3).ratio == 0
    assert LOPSIDED.run([3.0] * 4).deals == 4
