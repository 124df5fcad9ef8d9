"""Ratings of a pool of bots, on the Elo scale.

Each title of a game, Governor and Pirate King, goes to one of the seats with a probability
proportional to 10 ** (rating / 400), as in Luce's choice model; a shared title counts in parts. The
ratings are the most likely ones. A weak prior keeps a bot that never wins at a finite distance. The
intervals are clustered by deal.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from math import log, sqrt
from typing import Final

import numpy as np

from tearum.arena.pairing import Seats
from tearum.lab.estimate import Floats
from tearum.lab.intervals import LEVEL, Interval, t_quantile

ELO: Final = 400 / log(10)
PRIOR: Final = 1 / 16  # precision: strengths differ by about 4 natural units, 700 points
MAX_STEPS: Final = 60  # of Newton's method
LONGEST_STEP: Final = 2.0
CONVERGED: Final = 1e-9


@dataclass(frozen=True)
class TitleWin:
    """A title that was won in a game of some deal, by one seat or by several together."""

    seed: int
    seats: Seats
    winners: tuple[int, ...]


def ratings(
    bots: Sequence[str], titles: Sequence[TitleWin], level: float = LEVEL
) -> dict[str, Interval]:
    """The rating of each bot with its interval, relative to the first bot, which has 0."""
    likelihood = _Likelihood(bots, titles)
    strength = np.zeros(len(bots))
    for _ in range(MAX_STEPS):
        gradient, curvature = likelihood.derivatives(strength)
        step = np.linalg.solve(curvature, gradient)
        largest = float(np.abs(step).max())
        strength += step * min(1.0, LONGEST_STEP / largest) if largest > 0 else step
        if largest < CONVERGED:
            break
    covariance = likelihood.covariance(strength)
    reach = t_quantile(0.5 + level / 2, max(1, likelihood.deals - 1)) * ELO
    found = {}
    for i, bot in enumerate(bots):
        value = float(strength[i] - strength[0]) * ELO
        variance = float(covariance[i, i] + covariance[0, 0] - 2 * covariance[i, 0])
        error = sqrt(max(0.0, variance)) if i else 0.0
        found[bot] = Interval(value, value - reach * error, value + reach * error)
    return found


class _Likelihood:
    """How likely the titles are, given the bots' strengths; with the prior."""

    def __init__(self, bots: Sequence[str], titles: Sequence[TitleWin]) -> None:
        deals = {seed: i for i, seed in enumerate(sorted({title.seed for title in titles}))}
        tables = {seats: i for i, seats in enumerate(sorted({title.seats for title in titles}))}
        index = {bot: i for i, bot in enumerate(bots)}
        self.deals = len(deals)
        self._prior = PRIOR * np.eye(len(bots))
        self._seats = np.zeros((len(tables), len(bots)))  # how many each bot has at a table
        for seats, table in tables.items():
            for bot in seats:
                self._seats[table, index[bot]] += 1
        self._titles = np.zeros((len(deals), len(tables)))
        self._won = np.zeros((len(deals), len(bots)))
        for title in titles:
            deal = deals[title.seed]
            self._titles[deal, tables[title.seats]] += 1
            for winner in title.winners:
                self._won[deal, index[title.seats[winner]]] += 1 / len(title.winners)

    def _chances(self, strength: Floats) -> Floats:
        """For each table, the probability of each bot to win a title, all its seats together."""
        odds = self._seats * np.exp(strength - strength.max())
        chances: Floats = odds / odds.sum(axis=1, keepdims=True)
        return chances

    def _scores(self, strength: Floats) -> Floats:
        """For each deal, the gradient of its log-likelihood."""
        scores: Floats = self._won - self._titles @ self._chances(strength)
        return scores

    def derivatives(self, strength: Floats) -> tuple[Floats, Floats]:
        """The gradient of the log-posterior, and its Hessian matrix with the sign changed."""
        gradient = self._scores(strength).sum(axis=0) - PRIOR * strength
        chances, titles = self._chances(strength), self._titles.sum(axis=0)
        curvature = np.diag(titles @ chances) - chances.T @ (titles[:, np.newaxis] * chances)
        return gradient, self._prior + curvature

    def covariance(self, strength: Floats) -> Floats:
        """The covariance of the strengths, clustered by deal (the sandwich estimator).

        One more deal is added, which varies as the model says: the ratings fit a few deals so well
        that these alone would hardly seem to vary.
        """
        deals, scores = max(1, self.deals), self._scores(strength)
        _, curvature = self.derivatives(strength)
        inverse = np.linalg.inv(curvature)
        middle = self._prior + (curvature - self._prior) / deals
        middle += scores.T @ scores * deals / max(1, deals - 1)
        covariance: Floats = inverse @ middle @ inverse
        return covariance
