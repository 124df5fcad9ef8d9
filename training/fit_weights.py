"""Fits the weights of the value function by self-play: `python -m training.fit_weights`.

The weights are a first guess, times a factor for each group of features, early and late in the
game. The factors are found by simultaneous perturbation (SPSA): in every step all of them are
changed at random, up for half of the seats and down for the other half. The same deals are played
both ways round, and the factors move towards the side that did better. The result is their mean
over the second half of the steps, since they fluctuate to the end. Then the constants are set so
that predictions are right on average, and their spread is measured. Equal arguments give equal
weights.
"""

import argparse
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from functools import cache
from itertools import chain
from pathlib import Path

from tearum.bots.native import features as at
from tearum.bots.native.card_value import CardValues
from tearum.bots.native.planner import Planner
from tearum.bots.native.value_function import (
    ACTIONS,
    KNOTS,
    STRIDE,
    TARGETS,
    WEIGHTS,
    ValueFunction,
)
from tearum.bots.planning import weights as weights_module
from tearum.bots.question import question_for, stream_of
from tearum.edition import load
from tearum.engine.constants.components import BLUE, RED
from tearum.engine.core import apply, new_game, to_move
from tearum.engine.edition_tables import EditionTables
from tearum.engine.rules.ending import governors, pirate_kings
from tearum.engine.rules.setup import STREAMS
from tearum.engine.state import State

PERTURBATION = 0.25  # how far the factors are changed to try them, as a logarithm
STEP_SIZE = 0.012  # how far they move for one point of difference
PULL = 0.002  # towards the first guess in every step, for what games say little about
WIN_POINTS = 6.0  # points that winning counts for
LOGISTIC_SCALE = 0.78  # from a standard deviation to the logistic scale of a difference of two

# Features that share a factor. All others keep the first guess.
GROUPS: dict[str, tuple[int, ...]] = {
    "money": (at.CASH,),
    "cubes": (at.GOODS_HELD, at.GOODS_HELD + 1, at.GOODS_HELD + 2),
    "barrels and tobacco": (at.GOODS_HELD + 3, at.GOODS_HELD + 4),
    "cannons": (at.GOODS_HELD + 5,),
    "income": (at.INCOME_LEFT,),
    "reputation": (at.STARS,),
    "permanent effects": (at.PERMANENT_LEFT,),
    "palace": (at.PALACE_LEFT,),
    "exchanges": (at.SPECIAL_LEFT,),
    "room": (at.ROOM,),
    "waiting captains": (at.WAITING_BLUE, at.WAITING_RED, at.WAITING_DOLLARS),
    "missing cannons": (at.CANNONS_MISSING,),
    "building in reach": (at.BUILDING_IN_REACH,),
    "captain in reach": (at.CAPTAIN_IN_REACH,),
    "contract in reach": (at.CONTRACT_IN_REACH,),
    "wishes": (at.WISH_BLUE, at.WISH_RED),
    "symbols": (at.SYMBOLS_HELD,),
    "rows": (at.OWN_ROW, at.NEXT_SEAT_ROW),
}


def first_guess() -> list[float]:
    """Weights from a simple model: dollars by the price of a point, half for each colour."""
    points_per_dollar = (0.23, 0.22, 0.205, 0.19, 0.165, 0.095)
    to_come = (70.0, 62.0, 50.0, 36.0, 19.0, 0.0)
    spread = (5.0, 4.5, 4.0, 3.3, 2.3, 0.7)
    weights = [0.0] * WEIGHTS
    for knot in range(KNOTS):
        half = points_per_dollar[knot] / 2
        for target in range(2):
            dollars = {
                at.CASH: 1.0,
                at.INCOME_LEFT: 1.0,
                at.STARS: 0.15,
                at.PERMANENT_LEFT: 1.0,
                at.SPECIAL_LEFT: 3.0,
                at.ROOM: 0.5,
                at.READY_DOLLARS: 1.0,
                at.WAITING_DOLLARS: 0.8,
                at.CANNONS_MISSING: -7.0,
                at.BUILDING_IN_REACH: 0.5,
                at.CAPTAIN_IN_REACH: 0.5,
                at.CONTRACT_IN_REACH: 0.5,
                at.OWN_ROW: 0.05,
                at.NEXT_SEAT_ROW: -0.05,
            }
            for resource, price in enumerate((2, 3, 4, 5, 6, 7)):
                dollars[at.GOODS_HELD + resource] = 0.93 * price
            points = {
                at.CONSTANT: to_come[knot] / 2 - half * 4 * (5 - knot),
                (at.BLUE_NOW, at.RED_NOW)[target]: 1.0,
                (at.READY_BLUE, at.READY_RED)[target]: 0.98,
                (at.WAITING_BLUE, at.WAITING_RED)[target]: 0.85,
                (at.WISH_BLUE, at.WISH_RED)[target]: 0.85,
                (at.BLUE_OVER_LIMIT, at.RED_OVER_LIMIT)[target]: -0.4,
                at.SYMBOLS_HELD: 0.06,
            }
            if target == 0:
                points[at.PALACE_LEFT] = 1.0
            start = knot * STRIDE + target * at.FEATURES
            for feature, weight in dollars.items():
                weights[start + feature] = weight * half
            for feature, weight in points.items():
                weights[start + feature] = weight
        start = knot * STRIDE + 2 * at.FEATURES
        weights[start + at.PROOF] = 0.95
        weights[start + at.IS_PROVEN] = 1.0
        weights[knot * STRIDE + TARGETS * at.FEATURES] = spread[knot]
        weights[knot * STRIDE + TARGETS * at.FEATURES + 1] = spread[knot]
    return derive(weights)


def derive(weights: list[float]) -> list[float]:
    """Features that no turn ends with count as dollars: pending frames, goods that do not fit."""
    for knot in range(KNOTS):
        for target in range(2):
            start = knot * STRIDE + target * at.FEATURES
            weights[start + at.PENDING] = weights[start + at.CASH]
            weights[start + at.OVERFULL] = -3 * weights[start + at.CASH]
    return weights


def with_factors(logs: list[float]) -> list[float]:
    """The first guess times the factors: two logarithms per group, early and late."""
    weights = first_guess()
    for knot in range(KNOTS - 1):
        late = knot / (KNOTS - 2)
        for group, features in enumerate(GROUPS.values()):
            factor = 2.718281828459045 ** (
                logs[2 * group] * (1 - late) + logs[2 * group + 1] * late
            )
            for target in range(2):
                for feature in features:
                    weights[knot * STRIDE + target * at.FEATURES + feature] *= factor
    return derive(weights)


def planner_with(tables: EditionTables, weights: list[float]) -> Planner:
    function = ValueFunction(CardValues(tables), weights)
    function.plays_for_points = True
    return Planner(function, 8, 2, 6)


def play(tables: EditionTables, planners: list[Planner], seed: str) -> State:
    """Plays one game with a planner for each seat."""
    luck = [stream_of(f"{seed}:{i}") for i in range(STREAMS)]
    state = new_game(tables, len(planners), luck, None)
    while (seat := int(to_move(state))) >= 0:
        for code in planners[seat].plan(question_for(state, seat).known, seat)[0].codes:
            apply(state, code)
    return state


def score(state: State, seat: int) -> float:
    points = float(state.vp(seat, BLUE) + state.vp(seat, RED))
    won = (governors(state) | pirate_kings(state)) >> seat & 1
    return points + WIN_POINTS * int(won)


@cache
def tables_of(edition: str) -> EditionTables:
    return load(edition).tables


@dataclass(frozen=True)
class Task:
    """Games of one step of the fit, and the weights of the two sides that play them."""

    edition: str
    sides: tuple[list[float], list[float]]
    games: range
    seed: str


def play_task(task: Task) -> list[float]:
    """How far the first side was ahead in each game."""
    tables = tables_of(task.edition)
    planners = [planner_with(tables, weights) for weights in task.sides]
    leads: list[float] = []
    for game in task.games:
        players = 2 + game // 2 % 3
        seated = [(seat + game) % 2 for seat in range(players)]
        state = play(tables, [planners[i] for i in seated], f"{task.seed}:{game // 2}")
        leads.append(
            sum(
                score(state, seat) / seated.count(side) * (1 if side == 0 else -1)
                for seat, side in enumerate(seated)
            )
        )
    return leads


def fit(edition: str, steps: int, games: int, seed: str, jobs: int) -> list[float]:
    """The logarithms of the factors after so many steps."""
    logs = [0.0] * (2 * len(GROUPS))
    sums = list(logs)
    size = -(-games // jobs)
    shares = [range(start, min(games, start + size)) for start in range(0, games, size)]
    with ProcessPoolExecutor(jobs) as pool:
        for step in range(steps):
            rng = stream_of(f"{seed}:{step}")
            changes = [PERTURBATION if rng.below(2) == 0 else -PERTURBATION for _ in logs]
            up, down = (
                with_factors([x + sign * n for x, n in zip(logs, changes, strict=True)])
                for sign in (1, -1)
            )
            tasks = [Task(edition, (up, down), share, f"{seed}:{step}") for share in shares]
            lead = sum(chain.from_iterable(pool.map(play_task, tasks)))
            step_size = STEP_SIZE * lead / games / (1 + step / steps)
            logs = [
                x * (1 - PULL) + step_size * n / PERTURBATION
                for x, n in zip(logs, changes, strict=True)
            ]
            if step >= steps // 2:
                sums = [total + x for total, x in zip(sums, logs, strict=True)]
            if step % 10 == 9:
                print(f"step {step + 1}:", " ".join(f"{x:.2f}" for x in logs), flush=True)
    return [total / (steps - steps // 2) for total in sums]


def calibrate(tables: EditionTables, weights: list[float], games: int, seed: str) -> list[float]:
    """Sets the constants so that predictions are right on average, and their spread."""
    planner = planner_with(tables, weights)
    errors = prediction_errors(tables, planner, planner.value_function, games, seed)
    for (knot, target), found in errors.items():
        mean = sum(found) / len(found)
        deviation = (sum(error * error for error in found) / len(found) - mean * mean) ** 0.5
        weights[knot * STRIDE + target * at.FEATURES + at.CONSTANT] += mean
        weights[knot * STRIDE + TARGETS * at.FEATURES + target] = max(
            0.3, LOGISTIC_SCALE * deviation
        )
    return weights


def prediction_errors(
    tables: EditionTables, planner: Planner, function: ValueFunction, games: int, seed: str
) -> dict[tuple[int, int], list[float]]:
    """Actual minus predicted points in games of a planner, by knot and colour."""
    found: dict[tuple[int, int], list[float]] = {}
    for game in range(games):
        players = 2 + game % 3
        luck = [stream_of(f"{seed}:{game}:{i}") for i in range(STREAMS)]
        state = new_game(tables, players, luck, None)
        seen: list[tuple[int, int, float, float]] = []
        while (seat := int(to_move(state))) >= 0:
            for code in planner.plan(question_for(state, seat).known, seat)[0].codes:
                apply(state, code)
            function.predict(state, seat)
            left = int(function.extractor.left)
            if left % 4 == 0:
                seen.append((left, seat, function.blue[seat], function.red[seat]))
        for left, seat, *predicted in seen:
            for target, colour in enumerate((BLUE, RED)):
                error = float(state.vp(seat, colour)) - predicted[target]
                found.setdefault(((ACTIONS - left) // 4, target), []).append(error)
    return found


def write(weights: list[float], path: Path, comment: str) -> None:
    lines = [
        '"""The weights of the value function, written by training.fit_weights."""',
        "",
        f"# {comment}",
        "# fmt: off",
        "WEIGHTS: list[float] = [",
    ]
    for i in range(0, len(weights), 8):
        lines.append("    " + " ".join(f"{w:.5g}," for w in weights[i : i + 8]))
    path.write_text("\n".join([*lines, "]", ""]), encoding="utf-8")


def main() -> None:
    parser = argparse.ArgumentParser(description="Fits the weights of the value function.")
    parser.add_argument("--steps", type=int, default=340)
    parser.add_argument("--games", type=int, default=24, help="per step")
    parser.add_argument("--seed", default="fit")
    parser.add_argument("--jobs", type=int, default=2, help="processes; the result is the same")
    parser.add_argument("--edition", default="classic", help="name or file")
    parser.add_argument("--out", type=Path, default=Path(weights_module.__file__))
    arguments = parser.parse_args()
    logs = fit(arguments.edition, arguments.steps, arguments.games, arguments.seed, arguments.jobs)
    tables = load(arguments.edition).tables
    weights = calibrate(tables, with_factors(logs), 150, arguments.seed)
    comment = f"{arguments.steps} steps of {arguments.games} games, seed {arguments.seed}"
    write(weights, arguments.out, comment)


if __name__ == "__main__":
    main()
