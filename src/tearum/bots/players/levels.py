"""Levels for human opponents, by measured strength. The weaker ones make human mistakes."""

from typing import Final

from tearum.bots.native import features as at
from tearum.bots.native.value_function import KNOTS, STRIDE
from tearum.bots.planning.preferences import NO_PREFERENCES, Preferences
from tearum.bots.planning.sequential_halving import SearchSettings
from tearum.bots.planning.weights import WEIGHTS
from tearum.bots.players.greedy_bot import GreedyBot
from tearum.bots.players.search_bot import SearchBot
from tearum.engine.constants.components import CANNON

# What a share below counts less: goods not yet spent, later rounds, wishes.
MONEY_AND_GOODS: Final = (at.CASH, *range(at.GOODS_HELD, at.GOODS_HELD + CANNON))
CANNONS: Final = (at.GOODS_HELD + CANNON,)
LATER_ROUNDS: Final = (at.INCOME_LEFT, at.PERMANENT_LEFT, at.PALACE_LEFT, at.SPECIAL_LEFT)
WISHES: Final = (at.WISH_BLUE, at.WISH_RED, at.SYMBOLS_HELD)


def short_sighted(saved: float, cannons: float, later: float, wishes: float) -> list[float]:
    """Weights that count only these shares of what is not a point yet, so that it gets spent."""
    shares = {
        MONEY_AND_GOODS: saved,
        CANNONS: cannons,
        LATER_ROUNDS: later,
        WISHES: wishes,
    }
    weights = list(WEIGHTS)
    for knot in range(KNOTS):
        for colour in range(2):
            start = knot * STRIDE + colour * at.FEATURES
            for features, share in shares.items():
                for feature in features:
                    weights[start + feature] *= share
    return weights


class Deckhand(GreedyBot):
    """A beginner: spends at once, forgets wishes and later rounds, overrates red."""

    def __init__(self, preferences: Preferences = NO_PREFERENCES) -> None:
        weights = short_sighted(saved=0.4, cannons=0.2, later=0.2, wishes=0.0)
        own = Preferences(blue=-0.3, red=0.3)
        super().__init__(weights, own + preferences, beam_width=4, plans_per_root=1)


class Bosun(GreedyBot):
    """Saves too little, sees only half of wishes and later rounds, overrates blue a little."""

    def __init__(self, preferences: Preferences = NO_PREFERENCES) -> None:
        weights = short_sighted(saved=0.7, cannons=0.4, later=0.5, wishes=0.5)
        own = Preferences(blue=0.2, red=-0.2)
        super().__init__(weights, own + preferences, beam_width=8, plans_per_root=2)


class Captain(SearchBot):
    """A short search over a few turns, with the small forecast."""

    def __init__(self, preferences: Preferences = NO_PREFERENCES) -> None:
        super().__init__(SearchSettings(candidates=6, effort=0.03), preferences, network=None)


class Admiral(SearchBot):
    """The full search, as far as the budget allows."""
