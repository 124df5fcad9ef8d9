"""Levels for human opponents, by measured strength. The weaker ones make human mistakes."""

from tearum.bots.native import features as at
from tearum.bots.native.value_function import KNOTS, STRIDE
from tearum.bots.planning.preferences import NO_PREFERENCES, Preferences
from tearum.bots.planning.sequential_halving import SearchSettings
from tearum.bots.planning.weights import WEIGHTS
from tearum.bots.players.greedy_bot import GreedyBot
from tearum.bots.players.search_bot import SearchBot

# Features that pay only in later turns: income, buildings at work, cards in reach.
LATER_ROUNDS: tuple[int, ...] = (
    at.INCOME_LEFT,
    at.PERMANENT_LEFT,
    at.PALACE_LEFT,
    at.SPECIAL_LEFT,
    at.BUILDING_IN_REACH,
    at.CAPTAIN_IN_REACH,
    at.CONTRACT_IN_REACH,
    at.WAITING_BLUE,
    at.WAITING_RED,
    at.SYMBOLS_HELD,
)


def myopic_weights(later_share: float) -> list[float]:
    """Weights under which later rounds count only for this share."""
    weights = list(WEIGHTS)
    for knot in range(KNOTS):
        for target in range(2):
            for feature in LATER_ROUNDS:
                weights[knot * STRIDE + target * at.FEATURES + feature] *= later_share
    return weights


class Deckhand(GreedyBot):
    """Ignores later rounds and prefers red."""

    def __init__(self, preferences: Preferences = NO_PREFERENCES) -> None:
        own = Preferences(blue=-0.6, red=0.4)
        super().__init__(myopic_weights(0.0), own + preferences, beam_width=4, plans_per_root=1)


class Bosun(GreedyBot):
    """Counts later rounds for half, and prefers blue a little too much."""

    def __init__(self, preferences: Preferences = NO_PREFERENCES) -> None:
        super().__init__(
            myopic_weights(0.5), Preferences(blue=0.2, red=-0.2) + preferences, plans_per_root=2
        )


class Captain(SearchBot):
    """A short search over a few turns."""

    def __init__(self, preferences: Preferences = NO_PREFERENCES) -> None:
        super().__init__(SearchSettings(candidates=6, effort=0.03), preferences)


class Admiral(SearchBot):
    """The full search, as far as the budget allows."""
