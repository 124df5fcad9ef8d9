"""The forecast bot: plans like `greedy`, and takes the turn after which its forecast is best."""

from pathlib import Path
from typing import Final

from tearum.bots.native.forecast import POINT_WEIGHT, Prediction
from tearum.bots.native.planner import Plan
from tearum.bots.native.rollout_search import best_by_forecast
from tearum.bots.planning.forecast_file import NETWORK_FILE, forecast_for
from tearum.bots.players.greedy_bot import GreedyBot
from tearum.bots.question import Question
from tearum.engine.edition_tables import EditionTables

PLANS: Final = 12  # the forecast picks among so many


class ForecastBot(GreedyBot):
    """A policy for free: one forecast for each of the best plans, and no search."""

    def __init__(self, network: Path | None = NETWORK_FILE, plans: int = PLANS) -> None:
        super().__init__()
        self._network = network
        self._plans = plans
        self._forecasts: dict[EditionTables, Prediction] = {}

    def _ranked(self, plans: list[Plan], question: Question) -> list[Plan]:
        tables = question.known.tables
        if tables not in self._forecasts:
            self._forecasts = {tables: forecast_for(tables, self._network)}
        forecast = self._forecasts[tables]
        best = best_by_forecast(plans, question.seat, self._plans, forecast, POINT_WEIGHT)
        return [best, *(plan for plan in plans if plan is not best)]
