"""The search bot: plays its best turns on through redealt games and keeps what wins most often."""

import time
from dataclasses import dataclass

from tearum.bots.explain.explanation import explain, played_on, thought_of
from tearum.bots.explain.option_estimate import prospects
from tearum.bots.explain.thought import Thought
from tearum.bots.native.card_value import Worth
from tearum.bots.native.forecast import Forecast
from tearum.bots.native.planner import Line
from tearum.bots.native.search import A_POINT, Arm, Searcher
from tearum.bots.planning.forecast_file import NUMBERS
from tearum.bots.planning.preferences import NO_TASTE, Taste
from tearum.bots.planning.turn_memory import TurnMemory
from tearum.bots.planning.weights import WEIGHTS
from tearum.bots.question import STANDARD, Answer, Budget, Question
from tearum.engine.core import apply
from tearum.engine.layout import PLAYERS
from tearum.engine.tables import Tables

SLACK = 0.03  # by how much the budget may be missed
AMPLE = 12_000  # nodes: from here on no plan comes near the budget
A_VISIT = 60.0  # nodes that the first visit of a smaller budget is thought to take
FIRST_PLAN = 0.5  # of a smaller budget is for the first plan, at most


@dataclass(frozen=True)
class Settings:
    """How to search."""

    arms: int = 20  # turns that are compared
    turns: int = 4  # that the table plays on after them
    a_visit: float = 0.08  # the share of the budget that one visit may take
    roots: int = 4  # first decisions that the players on the way think of
    effort: float = 1.0  # the share of the budget it takes
    trust: float = 3.0  # visits that the value of the turn itself counts for
    a_point: float = A_POINT  # chance of winning that a point stands for beside the chances


FULL = Settings()


class SearchBot:
    """Sequential halving over whole turns: all are tried, the better half again, and so on."""

    def __init__(self, settings: Settings = FULL, taste: Taste = NO_TASTE) -> None:
        self._settings = settings
        self._taste = taste
        self._searcher: Searcher | None = None
        self._tables: Tables | None = None
        self._memory = TurnMemory()
        self._turn = Budget()  # what this turn was given, and what is left of it
        self._rest = Budget()

    def choose(self, question: Question) -> Answer:
        if len(question.actions) == 1:
            return Answer(question.actions[0])
        planned = self._memory.recall(question)
        if planned is not None:
            return Answer(planned)  # what was thought of the turn was of its first decision
        searcher = self._searcher_for(question.known.t)
        start = searcher.nodes()
        if question.budget != self._rest:
            self._turn = question.budget
        best, thought = self._think(question, searcher)
        self._memory.remember(question, best.codes)
        took = int(searcher.nodes() - start)
        self._rest = question.budget.less(nodes=took)
        return Answer(best.codes[0], thought, took)

    def _think(self, question: Question, searcher: Searcher) -> tuple[Arm, Thought | None]:
        tight = self._turn.nodes is not None and self._turn.nodes < AMPLE
        meter = _Meter(question.budget, self._settings.effort, searcher, tight)
        searcher.wide.bound(meter.first_plan())
        arms = searcher.arms(question.known, question.seat, self._settings.arms)
        allowance = meter.allowance(self._settings.a_visit)
        searcher.turns = self._settings.turns
        alive = list(arms)
        phases = max(1, (len(alive) - 1).bit_length())
        number = 0
        for phase in range(phases):
            until = (phase + 1) / phases
            visits = 1 if phase == phases - 1 else len(alive)  # the last ones use what is left
            while len(alive) > 1 and meter.has_room(visits, until):
                sample = question.sample(number)
                for arm in alive:
                    if meter.has_room(1, 1.0):
                        left = searcher.left = meter.left()
                        most = allowance if left < 0 else min(allowance, left)
                        played = searcher.visit(arm, sample, question.seat, most)
                        if number == 0 and arm is alive[0]:
                            searcher.turns, allowance = max(1, played), 2 * allowance
                        meter.visited()
                number += 1
            alive = self._ranked(alive)[: (len(alive) + 1) // 2]
        best = alive[0]
        return best, self._thought(question, searcher, best, arms) if question.thoughts else None

    def _thought(
        self, question: Question, searcher: Searcher, best: Arm, arms: list[Arm]
    ) -> Thought:
        """Every first decision by the turn that fared best among those that begin with it."""
        ranked = sorted(self._ranked(arms), key=lambda arm: (arm is not best, arm.visits == 0))
        line_of = {tuple(line.codes): line for line in searcher.lines}
        lines = [line_of[tuple(arm.codes)] for arm in ranked]
        lines += searcher.lines
        lines += _first_steps(question, searcher, {line.root for line in lines})
        options = explain(searcher.taste, question.known, lines, question.seat)
        tried: dict[int, Arm] = {}
        for arm in ranked:
            if arm.visits > 0 and arm.root not in tried:
                tried[arm.root] = arm
        leads_to = {line.root: line.state for line in reversed(lines)}
        expected = prospects(searcher.forecast, question.seat, leads_to, tried, best.root)
        players = int(question.known.v[PLAYERS])
        for root, prospect in expected.items():
            options[root] = prospect.stated_of(options[root], players)
        if best.root in tried:
            options |= played_on(
                {root: arm.prior for root, arm in tried.items()}, options, best.root
            )
        return thought_of(options, best.root)

    def _ranked(self, arms: list[Arm]) -> list[Arm]:
        """Best first: the mean of the visits, drawn towards the turn's own value."""
        visits = sum(arm.visits for arm in arms)
        mean = sum(arm.score for arm in arms) / visits if visits else 0.0
        top = max(arm.prior for arm in arms)
        settings = self._settings

        def score(arm: Arm) -> float:
            guess = mean + settings.a_point * (arm.prior - top)
            return (arm.score + settings.trust * guess) / (arm.visits + settings.trust)

        return sorted(arms, key=score, reverse=True)

    def _searcher_for(self, tables: Tables) -> Searcher:
        if self._searcher is None or self._tables is not tables:
            judge = self._taste.judge(Worth(tables), WEIGHTS)
            settings = self._settings
            forecast = Forecast(Worth(tables), NUMBERS)
            searcher = Searcher(Worth(tables), WEIGHTS, forecast, judge, settings.roots)
            searcher.a_point = settings.a_point
            self._taste.restrain(searcher.wide)
            self._taste.restrain(searcher.own)
            self._searcher = searcher
            self._tables = tables
        return self._searcher


def _first_steps(question: Question, searcher: Searcher, planned: set[int]) -> list[Line]:
    """Decisions that a small budget left unplanned, as far as they go by themselves."""
    lines = []
    for action in question.actions:
        if action not in planned and not searcher.wide.is_banned(question.known, action):
            state = question.known.copy()
            apply(state, action)
            lines.append(Line(state, [action], action))
    return lines


class _Meter:
    """How much of a budget is spent, from 0 to 1."""

    def __init__(self, budget: Budget, effort: float, searcher: Searcher, tight: bool) -> None:
        self._searcher = searcher
        self._nodes = None if budget.nodes is None else max(1.0, budget.nodes * effort)
        seconds = STANDARD.seconds if budget.seconds is None else budget.seconds
        self._seconds = max(1e-6, (seconds or 0.0) * effort)
        self._first = int(searcher.nodes())
        self._began = time.perf_counter()
        self._before = 0.0
        self._bound = budget.nodes if tight else None
        # The dearest of the last visits: it fades by a tenth with each.
        self._a_visit = A_VISIT / self._nodes if tight and self._nodes is not None else 0.0

    def spent(self) -> float:
        if self._nodes is not None:
            return (int(self._searcher.nodes()) - self._first) / self._nodes
        return (time.perf_counter() - self._began) / self._seconds

    def first_plan(self) -> int:
        """Nodes that the first plan may take; -1 where there are plenty."""
        return -1 if self._bound is None else int(FIRST_PLAN * self._bound)

    def left(self) -> int:
        """Nodes left of the whole budget; -1 where there are plenty."""
        if self._bound is None:
            return -1
        return max(0, self._bound - int(self._searcher.nodes()) + self._first)

    def has_room(self, visits: int, until: float) -> bool:
        self._before = self.spent()
        return self._before + self._a_visit * visits <= until + SLACK

    def visited(self) -> None:
        self._a_visit = max(0.9 * self._a_visit, self.spent() - self._before)

    def allowance(self, share: float) -> int:
        """Nodes that one visit may take: a small budget looks less far."""
        if self._nodes is not None:
            return max(1, int(self._nodes * share))
        nodes = int(self._searcher.nodes()) - self._first
        return max(1, int(nodes / max(1e-6, self.spent()) * share))
