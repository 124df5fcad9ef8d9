"""What a search expects of an option: what its visits showed, or what the forecast makes of it."""

from dataclasses import dataclass, replace
from math import exp, log
from typing import Final

from tearum.bots.explain.thought import Option
from tearum.bots.native.forecast import Forecast
from tearum.bots.native.search import Arm
from tearum.bots.planning.calibration import Chances, candid
from tearum.engine.state import State

SURE: Final = 0.999  # a chance is not taken for more, where odds are compared


@dataclass(frozen=True)
class Prospect:
    """Chances and points at the end, as they look to the search."""

    chances: Chances
    blue: float
    red: float
    visits: int = 0

    def stated_of(self, option: Option, players: int) -> Option:
        """The option as it is told."""
        governor, pirate_king, winner = candid(self.chances, players)
        return replace(
            option,
            governor=governor,
            pirate_king=pirate_king,
            winner=winner,
            blue=self.blue,
            red=self.red,
            visits=self.visits,
        )

    def moved(self, looked: "Prospect", came_out: "Prospect") -> "Prospect":
        """A forecast, moved as far as that of another option was by playing it on.

        What luck brought in the visits so favours neither.
        """
        winner = _chance(_odds(self.chances) + _odds(came_out.chances) - _odds(looked.chances))
        part = winner / max(self.chances.winner, 1 - SURE)
        return Prospect(
            Chances(part * self.chances.governor, part * self.chances.pirate_king, winner),
            self.blue + came_out.blue - looked.blue,
            self.red + came_out.red - looked.red,
        )


def prospects(
    forecast: Forecast, seat: int, leads_to: dict[int, State], tried: dict[int, Arm], chosen: int
) -> dict[int, Prospect]:
    """Of every option: what was not played on is forecast, and compared with the chosen one."""
    looks = {
        root: _looked_at(forecast, state, seat)
        for root, state in leads_to.items()
        if root == chosen or root not in tried
    }
    if chosen not in tried:
        return looks
    came_out = _visited(tried[chosen])
    return {
        root: _visited(tried[root]) if root in tried else looks[root].moved(looks[chosen], came_out)
        for root in leads_to
    }


def _visited(arm: Arm) -> Prospect:
    n = arm.visits
    chances = Chances(arm.governor / n, arm.king / n, arm.winner / n)
    return Prospect(chances, arm.blue / n, arm.red / n, n)


def _looked_at(forecast: Forecast, state: State, seat: int) -> Prospect:
    """By the position that an option leads to."""
    forecast.judge(state, seat)
    chances = Chances(forecast.governor, forecast.king, forecast.winner)
    return Prospect(chances, forecast.blue, forecast.red)


def _odds(chances: Chances) -> float:
    chance = min(max(chances.winner, 1 - SURE), SURE)
    return log(chance / (1 - chance))


def _chance(odds: float) -> float:
    return 1 / (1 + exp(-odds))
