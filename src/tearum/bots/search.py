"""The search bot: plays its best turns on through redealt games and keeps what wins most often."""

import time
from collections.abc import Callable

from tearum.bots.hot.search import Arm, Searcher
from tearum.bots.hot.worth import Worth
from tearum.bots.question import Answer, Budget, Question
from tearum.bots.weights import WEIGHTS
from tearum.engine.core import apply
from tearum.engine.layout import MENU_SIZE
from tearum.engine.tables import Tables

TRUST = 3.0  # visits that the value of the turn itself counts for
A_POINT = 0.012  # chance of winning that a point of that value stands for


class SearchBot:
    """Sequential halving over whole turns: all are tried, the better half again, and so on."""

    def __init__(self, arms: int = 12, turns: int = 12, roots: int = 4) -> None:
        self.arms = arms
        self.turns = turns
        self.roots = roots
        self._searcher: Searcher | None = None
        self._tables: Tables | None = None
        self._plan: list[tuple[list[int], int]] = []  # stores to come and what to do there

    def choose(self, question: Question) -> Answer:
        actions = question.actions
        if len(actions) == 1:
            return Answer(actions[0])
        store = list(question.known.v[:MENU_SIZE])
        for expected, code in self._plan:
            if expected == store:
                return Answer(code)
        return self._think(question)

    def _think(self, question: Question) -> Answer:
        searcher = self._searcher_for(question.known.t)
        start = searcher.nodes()
        spent = _meter(question.budget, searcher)
        arms = searcher.arms(question.known, question.seat, self.arms)
        alive = list(arms)
        per_visit = 0.0
        number = 0
        phases = max(1, (len(alive) - 1).bit_length())
        allowance = _allowance(question.budget)
        for phase in range(phases):
            until = (phase + 1) / phases
            while len(alive) > 1 and spent() + per_visit * len(alive) <= until + 0.02:
                before = spent()
                sample = question.sample(number)
                for arm in alive:
                    searcher.visit(arm, sample, question.seat, allowance)
                number += 1
                per_visit = (spent() - before) / len(alive)
            alive.sort(key=_score, reverse=True)
            alive = alive[: (len(alive) + 1) // 2]
        best = alive[0]
        self._remember(question, best)
        return Answer(best.codes[0], nodes=int(searcher.nodes() - start))

    def _searcher_for(self, tables: Tables) -> Searcher:
        if self._searcher is None or self._tables is not tables:
            self._searcher = Searcher(Worth(tables), WEIGHTS, self.roots, self.turns)
            self._tables = tables
        return self._searcher

    def _remember(self, question: Question, arm: Arm) -> None:
        """The rest of the turn needs no more thought: no luck can come between."""
        self._plan = []
        state = question.known.copy()
        for code, following in zip(arm.codes, arm.codes[1:], strict=False):
            apply(state, code)
            self._plan.append((list(state.v[:MENU_SIZE]), following))


def _score(arm: Arm) -> float:
    """The mean of the visits, drawn towards the turn's own value."""
    return (arm.winner + TRUST * A_POINT * arm.prior) / (arm.visits + TRUST)


def _allowance(budget: Budget) -> int:
    return 10**9 if budget.nodes is None else max(1, budget.nodes // 12)


def _meter(budget: Budget, searcher: Searcher) -> Callable[[], float]:
    """How much of the budget is spent, from 0 to 1."""
    if budget.nodes is not None:
        nodes, first = max(1, budget.nodes), int(searcher.nodes())
        return lambda: (int(searcher.nodes()) - first) / nodes
    seconds, began = budget.seconds or 1.0, time.perf_counter()
    return lambda: (time.perf_counter() - began) / seconds
