"""The search bot: plays its best turns on through redealt games and keeps what wins most often."""

import time
from collections.abc import Callable
from dataclasses import replace

from tearum.bots.explain import explain, thought_of
from tearum.bots.hot.search import Arm, Searcher
from tearum.bots.hot.worth import Worth
from tearum.bots.memory import TurnMemory
from tearum.bots.question import Answer, Budget, Question
from tearum.bots.thought import Option, Thought
from tearum.bots.weights import WEIGHTS
from tearum.engine.tables import Tables

TRUST = 3.0  # visits that the value of the turn itself counts for
A_POINT = 0.012  # chance of winning that a point of that value stands for


class SearchBot:
    """Sequential halving over whole turns: all are tried, the better half again, and so on."""

    def __init__(
        self, arms: int = 12, turns: int = 12, roots: int = 4, effort: float = 1.0
    ) -> None:
        self._arms = arms
        self._turns = turns
        self._roots = roots
        self._effort = effort  # the share of the budget it takes
        self._searcher: Searcher | None = None
        self._tables: Tables | None = None
        self._memory = TurnMemory()

    def choose(self, question: Question) -> Answer:
        if len(question.actions) == 1:
            return Answer(question.actions[0])
        planned = self._memory.recall(question)
        if planned is not None:
            return Answer(planned, self._memory.thought)
        searcher = self._searcher_for(question.known.t)
        start = searcher.nodes()
        best, thought = self._think(question, searcher)
        self._memory.remember(question, best.codes, thought)
        return Answer(best.codes[0], thought, int(searcher.nodes() - start))

    def _think(self, question: Question, searcher: Searcher) -> tuple[Arm, Thought]:
        spent = _meter(question.budget, self._effort, searcher)
        allowance = _allowance(question.budget, self._effort)
        arms = searcher.arms(question.known, question.seat, self._arms)
        options = explain(searcher.judge, searcher.lines, question.seat)
        alive = list(arms)
        phases = max(1, (len(alive) - 1).bit_length())
        a_visit = 0.0  # what one costs, as a share of the budget
        number = 0
        for phase in range(phases):
            until = (phase + 1) / phases
            while len(alive) > 1 and spent() + a_visit * len(alive) <= until + 0.03:
                before = spent()
                sample = question.sample(number)
                for arm in alive:
                    searcher.visit(arm, sample, question.seat, allowance)
                number += 1
                a_visit = (spent() - before) / len(alive)
            alive.sort(key=_score, reverse=True)
            alive = alive[: (len(alive) + 1) // 2]
        for arm in sorted(arms, key=_score):
            if arm.visits > 0:
                options[arm.root] = _seen(options[arm.root], arm)
        return alive[0], thought_of(options, alive[0].root)

    def _searcher_for(self, tables: Tables) -> Searcher:
        if self._searcher is None or self._tables is not tables:
            self._searcher = Searcher(Worth(tables), WEIGHTS, self._roots, self._turns)
            self._tables = tables
        return self._searcher


def _score(arm: Arm) -> float:
    """The mean of the visits, drawn towards the turn's own value."""
    return (arm.winner + TRUST * A_POINT * arm.prior) / (arm.visits + TRUST)


def _seen(option: Option, arm: Arm) -> Option:
    """An option with what its visits showed."""
    n = arm.visits
    return replace(
        option,
        governor=arm.governor / n,
        pirate_king=arm.king / n,
        winner=min(1.0, arm.winner / n),
        blue=arm.blue / n,
        red=arm.red / n,
        visits=n,
    )


def _allowance(budget: Budget, effort: float) -> int:
    """Nodes that one visit may take: small budgets look less far."""
    return 10**9 if budget.nodes is None else max(1, int(budget.nodes * effort / 25))


def _meter(budget: Budget, effort: float, searcher: Searcher) -> Callable[[], float]:
    """How much of the budget is spent, from 0 to 1."""
    if budget.nodes is not None:
        nodes, first = max(1.0, budget.nodes * effort), int(searcher.nodes())
        return lambda: (int(searcher.nodes()) - first) / nodes
    seconds, began = (budget.seconds or 1.0) * effort, time.perf_counter()
    return lambda: (time.perf_counter() - began) / seconds
