"""What a search expects of an option: the mean of its visits, or else the forecast."""

from dataclasses import dataclass, replace
from math import exp, log
from typing import Final

from tearum.bots.explain.calibration import Fits, TitleChances, calibrated
from tearum.bots.native.forecast import Prediction
from tearum.bots.native.rollout_search import Candidate
from tearum.bots.thought import Option
from tearum.engine.state import State

MOST_SURE: Final = 0.999  # chances are cut off here before their log odds are compared


@dataclass(frozen=True)
class OptionEstimate:
    """Expected chances and points at the end of the game, before calibration."""

    chances: TitleChances
    blue: float
    red: float
    visits: int = 0

    def stated_in(self, option: Option, players: int, fits: Fits) -> Option:
        """The option with this estimate, calibrated."""
        governor, pirate_king, winner = calibrated(self.chances, players, fits)
        return replace(
            option,
            governor=governor,
            pirate_king=pirate_king,
            winner=winner,
            blue=self.blue,
            red=self.red,
            visits=self.visits,
        )

    def shifted(self, forecast: "OptionEstimate", visited: "OptionEstimate") -> "OptionEstimate":
        """This forecast, shifted as far as the visits of another option shifted that one's.

        So the luck of the visits favours neither of the two.
        """
        odds = _log_odds(self.chances) + _log_odds(visited.chances) - _log_odds(forecast.chances)
        winner = _logistic(odds)
        share = winner / max(self.chances.winner, 1 - MOST_SURE)
        return OptionEstimate(
            TitleChances(share * self.chances.governor, share * self.chances.pirate_king, winner),
            self.blue + visited.blue - forecast.blue,
            self.red + visited.red - forecast.red,
        )


def estimate_options(
    forecast: Prediction,
    seat: int,
    leads_to: dict[int, State],
    visited: dict[int, Candidate],
    chosen: int,
) -> dict[int, OptionEstimate]:
    """An estimate of each option; those without visits are compared with the chosen one."""
    forecasts = {
        action: _from_forecast(forecast, state, seat)
        for action, state in leads_to.items()
        if action == chosen or action not in visited
    }
    if chosen not in visited:
        return forecasts
    best = _from_visits(visited[chosen])
    return {
        action: _from_visits(visited[action])
        if action in visited
        else forecasts[action].shifted(forecasts[chosen], best)
        for action in leads_to
    }


def _from_visits(candidate: Candidate) -> OptionEstimate:
    n = candidate.visits
    chances = TitleChances(candidate.governor / n, candidate.king / n, candidate.winner / n)
    return OptionEstimate(chances, candidate.blue / n, candidate.red / n, n)


def _from_forecast(forecast: Prediction, state: State, seat: int) -> OptionEstimate:
    forecast.evaluate(state, seat)
    chances = TitleChances(forecast.governor, forecast.king, forecast.winner)
    return OptionEstimate(chances, forecast.blue, forecast.red)


def _log_odds(chances: TitleChances) -> float:
    chance = min(max(chances.winner, 1 - MOST_SURE), MOST_SURE)
    return log(chance / (1 - chance))


def _logistic(odds: float) -> float:
    return 1 / (1 + exp(-odds))
