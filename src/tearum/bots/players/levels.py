"""Levels for people, by measured strength. The weaker ones are weak as people are."""

from tearum.bots.native import features as at
from tearum.bots.native.value import KNOTS, STRIDE
from tearum.bots.planning.preferences import NO_TASTE, Taste
from tearum.bots.planning.weights import WEIGHTS
from tearum.bots.players.greedy_bot import GreedyBot
from tearum.bots.players.search_bot import SearchBot, Settings

# What somebody sees who thinks of this turn only: no income, no buildings at work, no plans.
FAR: tuple[int, ...] = (
    at.INCOME_LEFT,
    at.STANDING_LEFT,
    at.PALACE_LEFT,
    at.SPECIAL_LEFT,
    at.PLAN_BUILDING,
    at.PLAN_CAPTAIN,
    at.PLAN_CONTRACT,
    at.WAITING_BLUE,
    at.WAITING_RED,
    at.SYMBOLS_HELD,
)


def short_sighted(share: float) -> list[float]:
    """The weights of somebody to whom later rounds count for this share only."""
    weights = list(WEIGHTS)
    for knot in range(KNOTS):
        for target in range(2):
            for feature in FAR:
                weights[knot * STRIDE + target * at.FEATURES + feature] *= share
    return weights


class Deckhand(GreedyBot):
    """Lives for the day and loves red: what pays later, and the Crown, hardly count."""

    def __init__(self, taste: Taste = NO_TASTE) -> None:
        own = Taste(blue=-0.6, red=0.4)
        super().__init__(short_sighted(0.0), own + taste, width=4, breadth=1)


class Bosun(GreedyBot):
    """Sees half as far as a captain does, and likes blue a little too much."""

    def __init__(self, taste: Taste = NO_TASTE) -> None:
        super().__init__(short_sighted(0.5), Taste(blue=0.2, red=-0.2) + taste, breadth=2)


class Captain(SearchBot):
    """Tries a few turns out, briefly."""

    def __init__(self, taste: Taste = NO_TASTE) -> None:
        super().__init__(Settings(arms=6, effort=0.03), taste)


class Admiral(SearchBot):
    """Everything the budget allows."""
