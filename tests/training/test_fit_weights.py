"""A tiny fit: equal arguments give equal weights, and predictions are right on average."""

from itertools import product
from pathlib import Path
from runpy import run_path

import pytest

from tearum.bots.native.planner import Planner
from tearum.bots.native.value_function import KNOTS, WEIGHTS, ValueFunction
from tearum.bots.planning.weights import WEIGHTS as CHECKED_IN
from tests.bots.table import TABLES
from training import fit_weights

GAMES = 2


@pytest.fixture(scope="module")
def logs() -> list[float]:
    return fit_weights.fit("classic", steps=1, games=GAMES, seed="tiny", jobs=1)


def test_every_group_has_an_early_and_a_late_factor_which_moved(logs: list[float]) -> None:
    assert len(logs) == 2 * len(fit_weights.GROUPS)
    assert len({abs(x) for x in logs}) == 1  # one step moves all equally far, up or down
    assert abs(logs[0]) > 0


def test_equal_arguments_give_equal_factors_and_another_seed_gives_others(
    logs: list[float],
) -> None:
    assert fit_weights.fit("classic", steps=1, games=GAMES, seed="tiny", jobs=1) == logs
    assert fit_weights.fit("classic", steps=1, games=GAMES, seed="other", jobs=1) != logs


def test_more_processes_give_the_same_factors() -> None:
    one, two = (
        fit_weights.fit("classic", steps=1, games=4, seed="tiny", jobs=jobs) for jobs in (1, 2)
    )
    assert one == two


def test_without_factors_the_first_guess_stands() -> None:
    assert (
        fit_weights.with_factors([0.0] * (2 * len(fit_weights.GROUPS))) == fit_weights.first_guess()
    )


def test_predictions_are_set_right_on_average(logs: list[float]) -> None:
    before = fit_weights.with_factors(logs)
    after = fit_weights.calibrate(TABLES, list(before), GAMES, "tiny")
    assert after == fit_weights.calibrate(TABLES, list(before), GAMES, "tiny")
    assert len(after) == WEIGHTS
    planner, function = (
        fit_weights.planner_with(TABLES, before),
        fit_weights.planner_with(TABLES, after).value_function,
    )
    was = mean_errors(planner, planner.value_function)
    are = mean_errors(planner, function)
    assert set(are) == set(product(range(KNOTS), range(2)))
    # Not to the bit: the limit of 10 between the colours cuts some predictions off.
    assert sum(are.values()) < sum(was.values()) / 4


def mean_errors(planner: Planner, function: ValueFunction) -> dict[tuple[int, int], float]:
    errors = fit_weights.prediction_errors(TABLES, planner, function, GAMES, "tiny")
    return {place: abs(sum(found) / len(found)) for place, found in errors.items()}


def test_weights_are_written_as_a_module(tmp_path: Path) -> None:
    file = tmp_path / "weights.py"
    fit_weights.write(CHECKED_IN, file, "as they are")
    assert run_path(str(file))["WEIGHTS"] == CHECKED_IN
    assert len(CHECKED_IN) == WEIGHTS
