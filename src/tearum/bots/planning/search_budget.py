"""How much of its budget a search has used, and what one visit or plan may take of it."""

import time
from typing import Final

from tearum.bots.native.rollout_search import RolloutSearch
from tearum.bots.question import DEFAULT_BUDGET, Budget

TOLERANCE: Final = 0.03  # the share by which the budget may be exceeded
TIGHT: Final = 12_000  # nodes per turn; plans can exceed smaller budgets, so they are limited
FIRST_VISIT: Final = 60.0  # estimated nodes of the first visit, for a tight budget
FIRST_PLAN: Final = 0.5  # the largest share of a tight budget for planning the turn


class SearchBudget:
    """Measures the use of a budget from 0 to 1, in nodes if they are limited, else in seconds.

    `turn` is the budget of the whole turn, `rest` what is left of it, and `effort` the share of the
    rest that the search takes.
    """

    def __init__(self, turn: Budget, rest: Budget, effort: float, search: RolloutSearch) -> None:
        self._search = search
        self._nodes = None if rest.nodes is None else max(1.0, rest.nodes * effort)
        seconds = DEFAULT_BUDGET.seconds if rest.seconds is None else rest.seconds
        self._seconds = max(1e-6, (seconds or 0.0) * effort)
        self._first_node = int(search.nodes())
        self._began = time.perf_counter()
        self._used_before = 0.0
        tight = turn.nodes is not None and turn.nodes < TIGHT
        self._hard_limit = rest.nodes if tight else None
        # The most expensive of the last visits; it fades by a tenth with each visit.
        self._per_visit = FIRST_VISIT / self._nodes if tight and self._nodes is not None else 0.0

    def used(self) -> float:
        if self._nodes is not None:
            return (int(self._search.nodes()) - self._first_node) / self._nodes
        return (time.perf_counter() - self._began) / self._seconds

    def first_plan(self) -> int:
        """Nodes that the first plan may take; -1 for no limit."""
        return -1 if self._hard_limit is None else int(FIRST_PLAN * self._hard_limit)

    def nodes_left(self) -> int:
        """Nodes left of the whole budget; -1 for no limit."""
        if self._hard_limit is None:
            return -1
        return max(0, self._hard_limit - int(self._search.nodes()) + self._first_node)

    def has_room(self, visits: int, until: float) -> bool:
        """Whether so many more visits fit into this share of the budget."""
        self._used_before = self.used()
        return self._used_before + self._per_visit * visits <= until + TOLERANCE

    def count_visit(self) -> None:
        self._per_visit = max(0.9 * self._per_visit, self.used() - self._used_before)

    def allowance(self, share: float) -> int:
        """Nodes that one visit may take: with a small budget, rollouts are shorter."""
        if self._nodes is not None:
            return max(1, int(self._nodes * share))
        nodes = int(self._search.nodes()) - self._first_node
        return max(1, int(nodes / max(1e-6, self.used()) * share))
