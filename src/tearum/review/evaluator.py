"""What a position is worth to every seat: the table plays on for a few turns, then the forecast.

These are the rollouts of the bots' own search, so the account rests on bots of a known strength.
"""

import hashlib
from collections.abc import Sequence
from math import exp
from typing import Final, NamedTuple

from tearum.bots.explain.calibration import SMALL_FITS, TitleChances, calibrated
from tearum.bots.native.card_value import CardValues
from tearum.bots.native.forecast import Forecast
from tearum.bots.native.planner import Plan
from tearum.bots.native.rollout_search import NodeLimitedPlanner
from tearum.bots.native.value_function import ValueFunction
from tearum.bots.planning.forecast_file import FORECAST_WEIGHTS
from tearum.bots.planning.preferences import NO_PREFERENCES
from tearum.bots.planning.sequential_halving import FULL_SEARCH
from tearum.bots.planning.weights import WEIGHTS
from tearum.bots.question import stream_of
from tearum.engine.constants.phases import CONVERTING, LAST_CAPTAINS, OVER
from tearum.engine.core import apply, to_move
from tearum.engine.edition_tables import EditionTables
from tearum.engine.rng import Rng
from tearum.engine.rules.ending import governors, pirate_kings
from tearum.engine.state import State

ROLLOUT_TURNS: Final = FULL_SEARCH.rollout_turns
TEMPERATURE: Final = 1.0  # points: a plan that is so far behind is played 1/e times as often
DRAWS: Final = 1 << 30
PLAN_SHARE: Final = 0.4  # of the nodes of a turn, for finding the turns to compare


class Chances(NamedTuple):
    """A seat's chances: to be a winner, and of each title."""

    winner: float
    governor: float
    pirate_king: float


class Sample(NamedTuple):
    """A redealt game, and the name of the random numbers by which its players play on."""

    state: State
    name: str


class Evaluator:
    """Plans, plays on and forecasts. Has scratch space, so use one per thread."""

    def __init__(self, tables: EditionTables) -> None:
        self.value_function: ValueFunction = NO_PREFERENCES.value_function(
            CardValues(tables), WEIGHTS
        )
        self._turns = NodeLimitedPlanner(self.value_function, 16, 3, 99)
        others = NO_PREFERENCES.value_function(CardValues(tables), WEIGHTS)
        self._rollouts = NodeLimitedPlanner(others, 1, 1, FULL_SEARCH.max_roots)
        self._forecast = Forecast(CardValues(tables), FORECAST_WEIGHTS)
        self._forecasts = 0

    @property
    def nodes(self) -> int:
        """Positions evaluated so far."""
        return int(self._turns.nodes + self._rollouts.nodes) + self._forecasts

    def plans(self, state: State, seat: int, nodes: int) -> list[Plan]:
        """Whole turns of a seat, the most promising first."""
        self._turns.limit(nodes)
        return self._turns.plan(state, seat)

    def play_turn(self, state: State, seat: int, rng: Rng) -> None:
        """Plays one turn as a player is thought to: mostly the best plan, sometimes another.

        In the ending there is little left to be unsure of, so it is the best plan. The conversions
        decide, so they are chosen to win, against what the others are thought to convert.
        """
        plans = self._rollouts.plan(state, seat)
        drawn = rng.below(DRAWS) / DRAWS
        chosen = plans[0]
        if state.phase() < LAST_CAPTAINS:
            weights = [exp((plan.value - chosen.value) / TEMPERATURE) for plan in plans]
            drawn *= sum(weights)
            for plan, weight in zip(plans, weights, strict=True):
                if drawn < weight:
                    chosen = plan
                    break
                drawn -= weight
        elif state.phase() == CONVERTING:
            chosen = max(plans, key=lambda plan: self._wins(plan.state, seat))
        for code in chosen.codes:
            apply(state, code)

    def _wins(self, state: State, seat: int) -> float:
        """Whether a seat wins if all others take their best plans to the end."""
        s = state.copy()
        while (mover := to_move(s)) >= 0:
            for code in self._rollouts.plan(s, mover)[0].codes:
                apply(s, code)
        return result_for(s, seat).winner

    def after(self, sample: "Sample", codes: Sequence[int], seats: Sequence[int]) -> list[Chances]:
        """The chances of some seats if these actions are taken and the table plays on.

        It plays some turns, or the ending to its end.
        """
        s = sample.state.copy()
        for code in codes:
            apply(s, code)
        rng = stream_of(sample.name)
        turns = ROLLOUT_TURNS
        while (mover := to_move(s)) >= 0 and (turns > 0 or s.phase() >= LAST_CAPTAINS):
            self.play_turn(s, int(mover), rng)
            turns -= 1
        return [self.chances(s, seat) for seat in seats]

    def chances(self, state: State, seat: int) -> Chances:
        """The forecast for a position, calibrated; exact once the game is over."""
        if state.phase() == OVER:
            return result_for(state, seat)
        forecast = self._forecast
        forecast.evaluate(state, seat)
        self._forecasts += 1
        seen = TitleChances(forecast.governor, forecast.king, forecast.winner)
        governor, pirate_king, winner = calibrated(seen, int(state.players()), SMALL_FITS)
        return Chances(winner, governor, pirate_king)


def digest_of(known: State) -> str:
    """Names what is known, so that every position gets random numbers of its own.

    With equal numbers in all games, one seat would be drawn more often in each of them, and luck
    would not be 0 on average.
    """
    numbers = [*known.position(), *known.deal]
    return hashlib.sha256(repr(numbers).encode()).hexdigest()[:16]


def result_for(state: State, seat: int) -> Chances:
    """How a finished game ended for a seat. Whoever shares a title has it (WIN-01, WIN-03)."""
    governor = float(governors(state) >> seat & 1)
    pirate_king = float(pirate_kings(state) >> seat & 1)
    return Chances(max(governor, pirate_king), governor, pirate_king)
