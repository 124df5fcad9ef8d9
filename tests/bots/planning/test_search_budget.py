"""How much of a budget is used: in nodes where they are limited, else in seconds."""

from typing import Any

import pytest

from tearum.bots.planning.search_budget import FIRST_VISIT, TIGHT, TOLERANCE, SearchBudget
from tearum.bots.question import Budget


class Counter:
    """In place of a search: it only counts nodes."""

    def __init__(self) -> None:
        self.count = 1000  # of earlier decisions

    def nodes(self) -> int:
        return self.count


def budget(turn: Budget, rest: Budget, effort: float = 0.5) -> tuple[SearchBudget, Any]:
    counter: Any = Counter()
    return SearchBudget(turn, rest, effort, counter), counter


def test_nodes_count_from_where_the_search_begins() -> None:
    found, counter = budget(Budget(nodes=40_000), Budget(nodes=30_000))
    assert found.used() == 0
    counter.count += 3000
    assert found.used() == 3000 / 15_000
    assert (found.first_plan(), found.nodes_left()) == (-1, -1)  # no plan exceeds so much
    assert found.allowance(0.1) == 1500
    assert found.allowance(0.00001) == 1


def test_a_tight_budget_limits_plans_and_visits() -> None:
    found, counter = budget(Budget(nodes=TIGHT - 1), Budget(nodes=8000))
    assert (found.first_plan(), found.nodes_left()) == (4000, 8000)
    counter.count += 7999
    assert found.nodes_left() == 1
    counter.count += 500
    assert found.nodes_left() == 0
    assert budget(Budget(nodes=TIGHT), Budget(nodes=8000))[0].nodes_left() == -1


def test_visits_have_room_as_long_as_the_dearest_of_late_fits() -> None:
    found, counter = budget(Budget(nodes=6000), Budget(nodes=6000), effort=1.0)
    first = FIRST_VISIT / 6000
    assert found.has_room(1, first - TOLERANCE)
    assert not found.has_room(2, first - TOLERANCE)
    counter.count += 600  # a tenth, by one visit
    found.count_visit()
    assert found.has_room(1, 0.2 - TOLERANCE + 1e-9)
    assert not found.has_room(1, 0.2 - TOLERANCE - 1e-3)
    found.count_visit()  # this one cost nothing: the memory fades by a tenth
    assert found.has_room(1, 0.19 - TOLERANCE + 1e-9)
    assert not found.has_room(1, 0.19 - TOLERANCE - 1e-3)


def test_seconds_count_where_nodes_do_not(monkeypatch: pytest.MonkeyPatch) -> None:
    now = [50.0]
    monkeypatch.setattr("tearum.bots.planning.search_budget.time.perf_counter", lambda: now[0])
    found, counter = budget(Budget(seconds=4.0), Budget(seconds=3.0))
    now[0] += 0.3
    counter.count += 900
    assert found.used() == pytest.approx(0.2)
    assert found.allowance(0.1) == 450  # a tenth, at this speed
    assert (found.first_plan(), found.nodes_left()) == (-1, -1)
    assert found.has_room(100, 0.2)  # nothing is known of a visit yet
