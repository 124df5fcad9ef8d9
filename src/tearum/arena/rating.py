"""Ratings over a pool: how strong each bot is, on the scale of Elo.

Each title of a game, Governor and Pirate King, goes to one of the seats with a chance proportional
to 10 ** (rating / 400), as in Luce's choice model; those who share it share the observation. The
ratings are the likeliest ones; a weak prior keeps a bot that never wins at a finite distance. The
intervals allow for all games of a deal sharing its luck.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from math import exp, log, sqrt
from typing import Final

from tearum.arena.pairing import Seats
from tearum.lab.intervals import LEVEL, Interval, t_quantile

ELO: Final = 400 / log(10)
PRIOR: Final = 1 / 16  # precision: strengths differ by 4 natural units, 700 points, or so


@dataclass(frozen=True)
class TitleWin:
    """A title that was won in a game of some deal; a seat each, or several that share it."""

    seed: int
    seats: Seats
    winners: tuple[int, ...]


def ratings(
    bots: Sequence[str], titles: Sequence[TitleWin], level: float = LEVEL
) -> dict[str, Interval]:
    """Every bot's rating with its interval; the first bot has 0, and others stand against it."""
    place = {bot: i for i, bot in enumerate(bots)}
    tallies = _tallies(titles, place)
    strength = [0.0] * len(bots)
    for _ in range(60):
        gradient, curvature = _slope(tallies, strength)
        step = solve(curvature, gradient)
        largest = max(abs(d) for d in step)
        scale = min(1.0, 2.0 / largest) if largest > 0 else 1.0
        strength = [s + scale * d for s, d in zip(strength, step, strict=True)]
        if largest < 1e-9:
            break
    spread = _spread(tallies, strength)
    seeds = {title.seed for title in titles}
    reach = t_quantile(0.5 + level / 2, max(1, len(seeds) - 1)) * ELO
    found = {}
    for i, bot in enumerate(bots):
        value = (strength[i] - strength[0]) * ELO
        error = sqrt(max(0.0, spread[i][i] + spread[0][0] - 2 * spread[i][0])) if i else 0.0
        found[bot] = Interval(value, value - reach * error, value + reach * error)
    return found


# How often each bot took a title from a table of bots, deal by deal
Tally = dict[tuple[tuple[int, ...], int], float]  # (bots at the table, bot that won): titles


def _tallies(titles: Sequence[TitleWin], place: Mapping[str, int]) -> dict[int, Tally]:
    tallies: dict[int, Tally] = {}
    for title in titles:
        table = tuple(sorted(place[bot] for bot in title.seats))
        tally = tallies.setdefault(title.seed, {})
        for winner in title.winners:
            key = table, place[title.seats[winner]]
            tally[key] = tally.get(key, 0.0) + 1 / len(title.winners)
    return tallies


def _chances(table: tuple[int, ...], strength: Sequence[float]) -> dict[int, float]:
    """The chance of each bot at a table, all its seats together, to take a title."""
    most = max(strength[bot] for bot in table)
    total = sum(exp(strength[bot] - most) for bot in table)
    chances: dict[int, float] = {}
    for bot in table:
        chances[bot] = chances.get(bot, 0.0) + exp(strength[bot] - most) / total
    return chances


def _score(tally: Tally, strength: Sequence[float]) -> list[float]:
    """The slope of the likelihood that one deal adds."""
    score = [0.0] * len(strength)
    for (table, winner), count in tally.items():
        score[winner] += count
        for bot, chance in _chances(table, strength).items():
            score[bot] -= count * chance
    return score


def _slope(
    tallies: Mapping[int, Tally], strength: Sequence[float]
) -> tuple[list[float], list[list[float]]]:
    """The slope of the likelihood, prior included, and how it curves (negated)."""
    size = len(strength)
    gradient = [-PRIOR * s for s in strength]
    curvature = [[PRIOR if i == j else 0.0 for j in range(size)] for i in range(size)]
    for tally in tallies.values():
        for i, slope in enumerate(_score(tally, strength)):
            gradient[i] += slope
        for (table, _), count in tally.items():
            chances = _chances(table, strength)
            for i, p in chances.items():
                curvature[i][i] += count * p
                for j, q in chances.items():
                    curvature[i][j] -= count * p * q
    return gradient, curvature


def _spread(tallies: Mapping[int, Tally], strength: Sequence[float]) -> list[list[float]]:
    """The covariance of the ratings, clustered by deal: inverse, middle, inverse.

    Beside the deals stands one imagined one, which varies as the model says: the ratings fit a few
    deals so well that these alone would hardly seem to vary.
    """
    size, deals = len(strength), max(1, len(tallies))
    _, curvature = _slope(tallies, strength)
    inverse = [solve(curvature, [float(i == j) for j in range(size)]) for i in range(size)]
    prior = [[PRIOR if i == j else 0.0 for j in range(size)] for i in range(size)]
    middle = [
        [prior[i][j] + (curvature[i][j] - prior[i][j]) / deals for j in range(size)]
        for i in range(size)
    ]
    for tally in tallies.values():
        score = _score(tally, strength)
        for i in range(size):
            for j in range(size):
                middle[i][j] += score[i] * score[j] * deals / max(1, deals - 1)
    return _times(_times(inverse, middle), inverse)


def _times(a: list[list[float]], b: list[list[float]]) -> list[list[float]]:
    return [
        [sum(x * y for x, y in zip(row, col, strict=True)) for col in zip(*b, strict=True)]
        for row in a
    ]


def solve(matrix: list[list[float]], right: list[float]) -> list[float]:
    """x with matrix x = right, by elimination."""
    rows = [[*row, r] for row, r in zip(matrix, right, strict=True)]
    size = len(rows)
    for k in range(size):
        pivot = max(range(k, size), key=lambda i: abs(rows[i][k]))
        rows[k], rows[pivot] = rows[pivot], rows[k]
        for i in range(k + 1, size):
            factor = rows[i][k] / rows[k][k]
            rows[i] = [a - factor * b for a, b in zip(rows[i], rows[k], strict=True)]
    found = [0.0] * size
    for k in reversed(range(size)):
        rest = sum(rows[k][j] * found[j] for j in range(k + 1, size))
        found[k] = (rows[k][size] - rest) / rows[k][k]
    return found
