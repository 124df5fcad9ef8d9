"""Variants of the search, to be compared before one of them becomes a bot:

    tearum arena training.variants:Replies training.variants:Network --players 4 --seconds 0.1

Both sides should come from here: bots from outside the package pay for a time limit.
"""

from tearum.bots.planning.sequential_halving import SearchSettings
from tearum.bots.players.forecast_bot import ForecastBot
from tearum.bots.players.search_bot import SearchBot


class SmallForecast(SearchBot):
    """The admiral with the captain's forecast."""

    def __init__(self) -> None:
        super().__init__(network=None)


class Network(SearchBot):
    """The admiral as it is."""


class Replies(SearchBot):
    """In a visit, the forecast picks every turn among four plans."""

    def __init__(self) -> None:
        super().__init__(SearchSettings(reply_plans=4))


class LateReplies(SearchBot):
    """The same, but only for the last five turns that are compared."""

    def __init__(self) -> None:
        super().__init__(SearchSettings(reply_plans=4, replies_below=5))


class Foresight(ForecastBot):
    """No search: the plan after which the forecast is best."""
