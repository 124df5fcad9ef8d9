"""Compares whole turns by rollouts: a turn is played on a redealt state, the others reply for a few
turns, and the forecast evaluates where that leads.
"""

from typing import Final

from tearum.bots.native.card_value import CardValues
from tearum.bots.native.forecast import POINT_WEIGHT, Prediction
from tearum.bots.native.planner import Plan, Planner
from tearum.bots.native.value_function import ValueFunction
from tearum.engine.core import apply, to_move
from tearum.engine.ints import i64
from tearum.engine.state import State

PREFERENCE_WEIGHT: Final = 0.03  # the same for a point of the bot's own preferences


class NodeLimitedPlanner(Planner):
    """A planner with a limit of nodes. Beyond it, the best plan alone is finished cheaply."""

    def __init__(
        self, value_function: ValueFunction, beam_width: int, plans_per_root: int, max_roots: int
    ) -> None:
        super().__init__(value_function, beam_width, plans_per_root, max_roots)
        self.last_node: i64 = -1  # the count of nodes at which it stops expanding; -1: never

    def limit(self, nodes: i64) -> None:
        """Sets how many more nodes it may evaluate; -1 for any number."""
        self.last_node = -1 if nodes < 0 else self.nodes + nodes

    def expand(self, plan: Plan, seat: i64, start: State, expanded: list[Plan]) -> None:
        if self.last_node < 0 or self.nodes < self.last_node or plan.root_action < 0:
            super().expand(plan, seat, start, expanded)
        elif len(expanded) == 0:  # the first action of the menu declines or ends the turn
            child = plan.state.copy()
            code = child.menu_code(0)
            apply(child, code)
            self.add(plan, [int(code)], child, seat, start, expanded)

    def change_trade(self, s: State, seat: i64, change: i64) -> bool:
        if self.last_node >= 0 and self.nodes >= self.last_node:
            return False  # the Trade is left as it is
        return super().change_trade(s, seat, change)


class Candidate:
    """One whole turn and the results of its visits: an arm of the bandit."""

    def __init__(self, plan: Plan) -> None:
        self.codes: list[int] = plan.codes
        self.root_action: int = plan.root_action
        self.prior: float = plan.value
        self.visits: int = 0
        self.score: float = 0.0  # sums over the visits
        self.winner: float = 0.0
        self.governor: float = 0.0
        self.king: float = 0.0
        self.blue: float = 0.0
        self.red: float = 0.0


class RolloutSearch:
    """`value_function` has the preferences of the seat that searches; the others have none."""

    def __init__(
        self,
        values: CardValues,
        weights: list[float],
        forecast: Prediction,
        value_function: ValueFunction,
        max_roots: int,
    ) -> None:
        self.forecast: Prediction = forecast
        self.value_function: ValueFunction = value_function
        self.root_planner: NodeLimitedPlanner = NodeLimitedPlanner(value_function, 16, 3, 99)
        # In rollouts: this seat's later turns, and the turns of the others.
        self.own_planner: NodeLimitedPlanner = NodeLimitedPlanner(value_function, 1, 1, max_roots)
        plain = ValueFunction(values, weights)
        plain.plays_for_points = True
        self.others_planner: NodeLimitedPlanner = NodeLimitedPlanner(plain, 1, 1, max_roots)
        self.rollout_turns: i64 = 0  # turns that follow the one that is tried
        self.reply_plans: i64 = 1  # plans among which the forecast picks each of them
        self.point_weight: float = POINT_WEIGHT
        self.forecasts: i64 = 0
        self.plans: list[Plan] = []  # all turns that were planned last
        self.nodes_left: i64 = -1  # limit of nodes for the next visit; -1: none

    def nodes(self) -> i64:
        """Positions evaluated so far."""
        return (
            self.root_planner.nodes
            + self.own_planner.nodes
            + self.others_planner.nodes
            + self.forecasts
        )

    def candidates(self, s: State, seat: i64, most: i64) -> list[Candidate]:
        """The turns to try: the best one of each root action, then the next best of any."""
        plans = self.root_planner.plan(s, seat)
        self.plans = plans
        chosen: list[Candidate] = []
        seen: list[int] = []
        for plan in plans:
            if plan.root_action not in seen and len(chosen) < most:
                seen.append(plan.root_action)
                chosen.append(Candidate(plan))
        left = most - len(chosen)
        first: list[int] = []
        for plan in plans:
            if plan.root_action not in first:
                first.append(plan.root_action)
            elif left > 0:
                chosen.append(Candidate(plan))
                left -= 1
        return chosen

    def visit(self, candidate: Candidate, sample: State, seat: i64, allowance: i64) -> int:
        """One rollout: plays the turn and the following ones, and adds the forecast of the end.

        Returns the number of turns that followed. All candidates are followed equally far, or they
        could not be compared: the first visit finds out how many turns `allowance` nodes allow.
        """
        s = sample.copy()
        for code in candidate.codes:
            apply(s, code)
        stop = self.nodes() + allowance
        most = self.nodes() + self.nodes_left
        turn: i64 = 0
        mover = to_move(s)
        while mover >= 0 and turn < self.rollout_turns and self.nodes() < stop:
            turn += 1
            planner = self.own_planner if mover == seat else self.others_planner
            planner.limit(-1 if self.nodes_left < 0 else most - self.nodes())
            plans = planner.plan(s, mover)
            if self.reply_plans > 1:
                self.forecasts += min(len(plans), self.reply_plans) * s.players()
            reply = best_by_forecast(
                plans, mover, self.reply_plans, self.forecast, self.point_weight
            )
            for code in reply.codes:
                apply(s, code)
            mover = to_move(s)
        end = self.forecast
        end.evaluate(s, seat)
        self.forecasts += s.players()
        candidate.visits += 1
        candidate.score += end.score(self.point_weight)
        candidate.score += PREFERENCE_WEIGHT * self.value_function.preference_points(
            s, seat, end.blue, end.red
        )
        candidate.winner += end.winner
        candidate.governor += end.governor
        candidate.king += end.king
        candidate.blue += end.blue
        candidate.red += end.red
        return int(turn)


def best_by_forecast(
    plans: list[Plan], seat: i64, most: i64, forecast: Prediction, point_weight: float
) -> Plan:
    """Of the first few plans, the one after which the forecast is best for the seat."""
    best = plans[0]
    if most < 2 or len(plans) < 2:
        return best
    highest = 0.0
    for plan in plans[:most]:
        forecast.evaluate(plan.state, seat)
        score = forecast.score(point_weight)
        if plan is plans[0] or score > highest:
            best, highest = plan, score
    return best
