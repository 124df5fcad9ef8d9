"""Trains the forecast of the search by self-play: `python -m training.train_forecast`.

The planner of the greedy bot plays. Now and then it takes a turn that looked less good, so that
what follows from it is seen too. Positions between turns are kept, and what became of every seat; a
small network learns the one from the other. Equal arguments give equal games, and on one machine
equal numbers. Needs NumPy, which the extra `lab` brings.
"""

import argparse
import json
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from pathlib import Path
from typing import Final

import numpy as np

from tearum.bots.native.card_value import Worth
from tearum.bots.native.forecast import INPUTS, OUTPUTS, Forecast
from tearum.bots.native.forecast import NUMBERS as SIZE
from tearum.bots.planning.forecast_file import FILE
from tearum.bots.planning.weights import WEIGHTS
from tearum.bots.question import ask, stream_of
from tearum.edition import load
from tearum.engine import layout
from tearum.engine.core import apply, new_game, to_move
from tearum.engine.rules.ending import governors, pirate_kings
from tearum.engine.rules.setup import STREAMS
from tearum.engine.state import State, seat_at
from training.fit_weights import planner_with
from training.network import Seen, learned

Tell = Callable[[str], None]

STRAYS: Final = 15  # turns in a hundred that are not the best one
AMONG: Final = 12  # turns they are drawn from, the better ones more often
KEPT: Final = 20  # positions in a hundred that are kept
A_TASK: Final = 25  # games that a process plays at a time


@dataclass(frozen=True)
class Task:
    """Games to play, by the number of players, and the name of the training they are for."""

    players: int
    games: range
    seed: str


def played(task: Task) -> Seen:
    """The positions kept of some games, and how they ended."""
    tables = load("classic").tables
    planner = planner_with(tables, WEIGHTS)
    watcher = Forecast(Worth(tables), [0.0] * SIZE)
    inputs: list[list[float]] = []
    ends: list[list[float]] = []
    for game in task.games:
        name = f"{task.seed}:{task.players}:{game}"
        chance = stream_of(f"{name}:strays")
        luck = [stream_of(f"{name}:{i}") for i in range(STREAMS)]
        state = new_game(tables, task.players, luck, None)
        before = len(inputs)
        while (seat := int(to_move(state))) >= 0:
            lines = planner.plan(ask(state, seat).known, seat)
            rank = 0
            if chance.below(100) < STRAYS:
                rank = min(int(chance.below(AMONG)), int(chance.below(AMONG)), len(lines) - 1)
            for code in lines[rank].codes:
                apply(state, code)
            if chance.below(100) < KEPT and to_move(state) >= 0:
                watcher.see(state)
                inputs.append(list(watcher.x[: task.players * INPUTS]))
        end = [number for seat in range(task.players) for number in end_of(state, seat)]
        ends += [end] * (len(inputs) - before)
    return Seen(
        np.array(inputs, np.float32).reshape(-1, task.players, INPUTS),
        np.array(ends, np.float32).reshape(-1, task.players, OUTPUTS),
    )


def end_of(state: State, seat: int) -> list[float]:
    """What the forecast should have said of a seat."""
    governor, king = (int(titles(state)) >> seat & 1 for titles in (governors, pirate_kings))
    here = seat_at(seat)
    points = (state.v[here + field] for field in (layout.BLUE_VP, layout.RED_VP))
    return [governor, king, governor | king, *map(float, points)]


def train(games: int, passes: float, seed: str, jobs: int, tell: Tell) -> list[float]:
    """The numbers that come of so many games at each number of players."""
    seen = []
    with ProcessPoolExecutor(jobs) as pool:
        for players in (2, 3, 4):
            starts = range(0, games, A_TASK)
            tasks = [Task(players, range(i, min(games, i + A_TASK)), seed) for i in starts]
            parts = list(pool.map(played, tasks))
            tell(f"{games} games of {players} played")
            inputs = np.concatenate([part.inputs for part in parts])
            seen.append(Seen(inputs, np.concatenate([part.ends for part in parts])))
    return learned(seen, passes, 0, tell).numbers()


def write(numbers: list[float], made: str, file: Path) -> None:
    rows = [", ".join(map(repr, numbers[i : i + 12])) for i in range(0, len(numbers), 12)]
    text = ",\n".join(rows)
    file.write_text(f'{{"made": {json.dumps(made)}, "numbers": [\n{text}\n]}}\n', encoding="utf-8")


def main() -> None:
    parser = argparse.ArgumentParser(description="Trains the forecast of the search.")
    parser.add_argument("--games", type=int, default=10_000, help="at each number of players")
    parser.add_argument("--passes", type=float, default=10, help="over all positions")
    parser.add_argument("--seed", default="train")
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--out", type=Path, default=FILE)
    options = parser.parse_args()

    def tell(line: str) -> None:
        print(line, flush=True)

    numbers = train(options.games, options.passes, options.seed, options.jobs, tell)
    made = f"{options.games} games of 2, 3 and 4 each, {options.passes:g} passes"
    write(numbers, f"{made}, seed {options.seed}", options.out)


if __name__ == "__main__":
    main()
